//! The files in which trees are written, read again when they are saved.

use super::built::{Built, BuiltLeaf};
use super::compiled::Compiled;
use super::plan::{apart, Plan};
use super::reader::{read, read_whole};
use super::xml::Xml;
use crate::source::{Call, File, Problem};
use notify::{RecommendedWatcher, RecursiveMode, Watcher};
use proc_macro2::TokenTree;
use std::any::TypeId;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use std::{fs, thread};

/// A type of trees, and the file in which it is written.
pub(super) struct Watched {
    of: TypeId,
    built: Built,
    /// Its directory, as it is watched, and its name; none where it is not found.
    file: Option<(PathBuf, OsString)>,
    /// Which one of the trees of its name it is.
    position: OnceLock<usize>,
    version: AtomicU64,
    now: Mutex<Now>,
}

struct Now {
    text: String,
    plan: Arc<Plan<BuiltLeaf>>,
    problems: Vec<Problem>,
}

/// All that are watched.
static WATCHED: Mutex<Vec<Arc<Watched>>> = Mutex::new(Vec::new());
/// What watches. A thread of its own calls `saved`, which does not wait for this.
static WATCHER: Mutex<Option<RecommendedWatcher>> = Mutex::new(None);

/// How long an editor may take to write a file.
const WRITING: Duration = Duration::from_millis(20);

impl Watched {
    /// The trees of a type, in this file or else in the one that they were built from. They are read once for all agents.
    pub fn of<T: Compiled>(path: Option<&Path>) -> Arc<Self> {
        let path = match path {
            Some(path) => Some(path.to_owned()),
            None => found(T::SOURCE.file, T::SOURCE.package),
        };
        let file = path.as_deref().and_then(placed);
        let mut all = lock(&WATCHED);
        let known = all
            .iter()
            .find(|it| it.of == TypeId::of::<T>() && it.file == file);
        if let Some(known) = known {
            return Arc::clone(known);
        }
        let built = Built::of::<T>();
        let plan = apart(|| read_whole(built.source.text, Some(built.source.tree), &built));
        let plan = plan.unwrap_or_else(|problems| {
            unreachable!("a tree that was built cannot be read: {problems:?}")
        });
        let watched = Arc::new(Self {
            of: TypeId::of::<T>(),
            built,
            position: OnceLock::new(),
            version: AtomicU64::new(0),
            now: Mutex::new(Now {
                text: String::new(),
                plan: Arc::new(plan),
                problems: Vec::new(),
            }),
            file,
        });
        all.push(Arc::clone(&watched));
        drop(all);
        match &watched.file {
            Some((directory, _)) => watch(directory),
            None => eprintln!(
                "quickbeam: the tree `{}` does not change: its source file `{}` is not found",
                watched.built.source.tree, watched.built.source.file
            ),
        }
        watched.read();
        watched
    }

    /// Goes up whenever there is another tree.
    pub fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    pub fn now(&self) -> (u64, Arc<Plan<BuiltLeaf>>) {
        let now = lock(&self.now);
        (self.version(), Arc::clone(&now.plan))
    }

    pub fn problems(&self) -> Vec<Problem> {
        lock(&self.now).problems.clone()
    }

    /// Reads the file, if it is another one.
    fn read(&self) {
        let Some((directory, name)) = &self.file else {
            return;
        };
        let path = directory.join(name);
        let mut now = lock(&self.now);
        while let Ok(text) = fs::read_to_string(&path) {
            if text == now.text {
                return;
            }
            let file = File::new(&path, &*text);
            let plan = apart(|| self.plan(&file));
            if plan.is_err() {
                // It may be half written.
                thread::sleep(WRITING);
                if fs::read_to_string(&path).is_ok_and(|later| later != text) {
                    continue;
                }
            }
            now.text = text;
            match plan {
                Ok(plan) => {
                    now.problems.clear();
                    if !plan.is_same(&now.plan) {
                        now.plan = Arc::new(plan);
                        self.version.fetch_add(1, Ordering::Release);
                    }
                }
                Err(problems) => {
                    eprint!("{}", shown(&file, &problems));
                    now.problems = problems;
                }
            }
            return;
        }
    }

    fn plan(&self, file: &File) -> Result<Plan<BuiltLeaf>, Vec<Problem>> {
        let source = self.built.source;
        if file.path().extension().is_some_and(|it| it == "xml") {
            return Xml::of(file.text())?.read(Some(source.tree), &self.built);
        }
        let calls = file.calls().map_err(|problem| vec![problem])?;
        let places = calls.iter().filter_map(|call| {
            let place = declared(call, source.tree)?;
            Some((call, file.position(place + call.base).line))
        });
        let places: Vec<(&Call, usize)> = places.collect();
        let from = |line: usize| line.abs_diff(source.line as usize);
        let nearest = || {
            let lines = places.iter().map(|(_, line)| from(*line));
            lines
                .enumerate()
                .min_by_key(|(_, far)| *far)
                .map(|(position, _)| position)
        };
        let gone = || {
            let message = format!("there is no tree `{}` in this file any more", source.tree);
            vec![Problem::new(message, 0..0)]
        };
        let Some(nearest) = nearest() else {
            return Err(gone());
        };
        let position = *self.position.get_or_init(|| nearest);
        let (call, _) = places.get(position).ok_or_else(gone)?;
        read(
            call,
            &file.text()[call.input.clone()],
            Some(source.tree),
            &self.built,
        )
    }
}

impl Plan<BuiltLeaf> {
    /// Whether it does the same under the same names.
    fn is_same(&self, as_: &Self) -> bool {
        let is_same = |node: usize| {
            let (own, other) = (&self.nodes[node], &as_.nodes[node]);
            self.program.kind(node) == as_.program.kind(node)
                && own.calls == other.calls
                && own.text == other.text
                && own.label == other.label
                && own.parent == other.parent
        };
        self.nodes.len() == as_.nodes.len() && (0..self.nodes.len()).all(is_same)
    }
}

/// Where a tree of this name is declared in a call.
fn declared(call: &Call, name: &str) -> Option<usize> {
    let tokens: Vec<TokenTree> = call.tokens.clone().into_iter().collect();
    let mut pairs = tokens.windows(2);
    pairs.find_map(|pair| match pair {
        [TokenTree::Ident(word), TokenTree::Ident(it)] if word == "tree" && it == name => {
            Some(it.span().byte_range().start)
        }
        _ => None,
    })
}

/// What is wrong with a file, a line for each message, as compilers say it.
fn shown(file: &File, problems: &[Problem]) -> String {
    let lines = problems.iter().map(|problem| {
        let (path, at) = (file.path().display(), file.position(problem.range.start));
        let below = problem.annotations.iter();
        let below: Vec<String> = below.map(|it| format!("    {it}\n")).collect();
        format!("{path}:{at}: {problem}\n{}", below.concat())
    });
    let lines: Vec<String> = lines.collect();
    lines.concat()
}

/// The file that rustc named: below the package, or the workspace around it, from which rustc was started.
fn found(file: &str, package: Option<&str>) -> Option<PathBuf> {
    let package = package.map(Path::new);
    let above = package.into_iter().flat_map(Path::ancestors);
    let mut paths = above.map(|directory| directory.join(file));
    paths.find(|path| path.is_file())
}

/// The directory of a file without what leads elsewhere, and its name.
fn placed(path: &Path) -> Option<(PathBuf, OsString)> {
    let path = path.canonicalize().ok()?;
    Some((path.parent()?.to_owned(), path.file_name()?.to_owned()))
}

/// Watches a directory: editors put another file in the place of one that they save.
fn watch(directory: &Path) {
    let mut watcher = lock(&WATCHER);
    let made = match watcher.take() {
        Some(made) => Ok(made),
        None => notify::recommended_watcher(|event: notify::Result<notify::Event>| {
            // That it was read is no news: `saved` reads it, too.
            if let Some(event) = event.ok().filter(|event| !event.kind.is_access()) {
                saved(&event.paths);
            }
        }),
    };
    let watching = made.and_then(|mut made| {
        made.watch(directory, RecursiveMode::NonRecursive)?;
        Ok(made)
    });
    match watching {
        Ok(made) => *watcher = Some(made),
        Err(error) => eprintln!(
            "quickbeam: trees in {} do not change: {error}",
            directory.display()
        ),
    }
}

/// Something has happened to these files.
fn saved(paths: &[PathBuf]) {
    let all = lock(&WATCHED).clone();
    for watched in all {
        let file = watched.file.as_ref();
        let path = file.map(|(directory, name)| directory.join(name));
        if path.is_some_and(|path| paths.contains(&path)) {
            watched.read();
        }
    }
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}
