//! Where the texts are: in the program or, while somebody tries out a translation, in a folder.
use crate::Language;
use engine::Info;
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

/// The words of one game or one screen: for each language, its code and its Fluent source.
/// The same as [`engine::Info::texts`].
pub type Texts = &'static [(&'static str, &'static str)];

/// Texts under the name of the folder they come from: `clank`, `web`.
#[derive(Clone, Copy, Debug)]
pub struct TextTable {
    /// The folder.
    pub name: &'static str,
    /// What is in it.
    pub texts: Texts,
}

/// What every reader of texts can say, whatever the game or screen: the phrases of [`engine::Expected`].
/// Every [`Speech`](crate::Speech) knows it.
pub const SHARED: TextTable = TextTable { name: "i18n", texts: include!(concat!(env!("OUT_DIR"), "/text.rs")) };

impl From<&Info> for TextTable {
    fn from(info: &Info) -> TextTable {
        TextTable { name: info.id, texts: info.texts }
    }
}

impl TextTable {
    /// Its source in a language, if it has one.
    pub fn source(self, language: Language) -> Option<&'static str> {
        let listed = || self.texts.iter().find(|(code, _)| *code == language.code()).map(|(_, source)| *source);
        tried(&format!("{}/{}", self.name, language.code())).or_else(listed)
    }
}

/// The page a game can be learned from, in a language, if there is one.
pub fn lesson(info: &Info, language: Language) -> Option<&'static str> {
    page(info.learn, &format!("{}/learn", info.id), language)
}

/// The rulebook of a game for its players, in a language, if there is one.
pub fn rulebook(info: &Info, language: Language) -> Option<&'static str> {
    page(info.rules, &format!("{}/rules", info.id), language)
}

fn page(pages: Texts, folder: &str, language: Language) -> Option<&'static str> {
    let listed = || pages.iter().find(|(code, _)| *code == language.code()).map(|(_, page)| *page);
    tried(&format!("{folder}/{}", language.code())).or_else(listed)
}

/// Takes texts from files instead of from the program, so that a translation can be read on the screen while it is
/// being written, and a twelfth language needs no new program. Paths are those of the project
/// (`games/clank/text/it.ftl`, `crates/i18n/languages.txt`); all others are ignored.
///
/// Call it once, before anything is said. Answers whether it was the first call.
pub fn try_texts(files: impl IntoIterator<Item = (String, String)>) -> bool {
    let leaked = |text: String| -> &'static str { text.leak() };
    let files = files.into_iter().filter_map(|(path, text)| Some((key(&path)?, leaked(text)))).collect();
    TRIED.set(files).is_ok()
}

/// What to use instead. Leaked once in the life of the program, because texts live as long as it does.
static TRIED: OnceLock<BTreeMap<String, &'static str>> = OnceLock::new();

fn tried(key: &str) -> Option<&'static str> {
    TRIED.get()?.get(key).copied()
}

/// The name under which a file is found: `games/clank/text/it.ftl` is `clank/it`, a page to learn
/// from `clank/learn/it`, a rulebook `clank/rules/it`.
fn key(path: &str) -> Option<String> {
    let path = path.replace('\\', "/");
    if path.ends_with("i18n/languages.txt") {
        return Some(LIST.into());
    }
    let (start, file) = path.rsplit_once('/')?;
    let (folder, kind) = start.rsplit_once('/')?;
    let name = folder.rsplit('/').next()?;
    match (kind, file.rsplit_once('.')?) {
        ("text", (code, "ftl")) => Some(format!("{name}/{code}")),
        ("learn" | "rules", (code, "md")) => Some(format!("{name}/{kind}/{code}")),
        _ => None,
    }
}

const LIST: &str = "languages";

/// A line of `languages.txt`: `fr Français | «…» | ; : ! ? % » | «`.
pub(crate) struct Listed {
    pub(crate) code: &'static str,
    /// What its speakers call it.
    pub(crate) name: &'static str,
    /// Its quotation marks and where it has no-break spaces; only the checker of texts reads this.
    pub(crate) marks: &'static str,
}

/// The languages, in the order of the list.
pub(crate) fn languages() -> &'static [Listed] {
    static LANGUAGES: LazyLock<Vec<Listed>> = LazyLock::new(|| {
        let list = tried(LIST).unwrap_or(include_str!("../languages.txt"));
        list.lines().filter_map(listed).collect()
    });
    &LANGUAGES
}

fn listed(line: &'static str) -> Option<Listed> {
    let (code, rest) = line.trim().split_once(' ')?;
    let (name, marks) = rest.split_once('|').unwrap_or((rest, ""));
    Some(Listed { code, name: name.trim(), marks })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_the_project_are_found_under_short_names() {
        let words = ["games/clank/text/it.ftl", "./crates/web/text/it.ftl"].map(key);
        assert_eq!(words.map(Option::unwrap_or_default), ["clank/it", "web/it"]);
        let pages = ["games/clank/learn/it.md", "games/clank/rules/it.md"].map(key);
        assert_eq!(pages.map(Option::unwrap_or_default), ["clank/learn/it", "clank/rules/it"]);
        assert_eq!(key("somewhere/crates/i18n/languages.txt").as_deref(), Some("languages"));
        for other in ["games/clank/RULES.md", "it.ftl", "games/clank/text/it.md", "games/clank/learn/first.case"] {
            assert_eq!(key(other), None, "{other}");
        }
    }
}
