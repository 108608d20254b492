//! Longer texts: documentation only, there is nothing to use here.
