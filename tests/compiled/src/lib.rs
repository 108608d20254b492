//! Nothing: the tests of this package are what it is for. Its build script writes them.
