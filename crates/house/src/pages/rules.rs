//! The rulebook of a game for its players: all the numbered rules, a table of contents, and a search.
use super::learn::{figure, page};
use crate::caller::Visit;
use crate::fault::{Fault, Outcome};
use crate::house::House;
use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::Html;
use engine::{Info, Words};
use i18n::{Language, Speech};
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;
use web::{Pictures, RuleChapter, RuleSearch, Rulebook};

/// The rulebook in the visitor's language, or in English; or only the rules with the words that somebody looks for.
pub(crate) async fn rules(
    State(house): State<Arc<House>>,
    visit: Visit,
    Path(id): Path<String>,
    uri: Uri,
) -> Outcome<Html<String>> {
    let info = registry::game(&id).ok_or(Fault::Missing)?.info();
    let words = house.speech(info, visit.language);
    let book = BookInWords::of(info, &words).ok_or(Fault::Missing)?;
    Ok(page(&house, &visit, info, &book.page(&wanted(&uri))))
}

/// A link to the sentence of the rule that forbids something, if a rule does; in a window of its own, because what was
/// written here is not to be lost.
pub(super) fn law(fault: &Fault, words: &dyn Words) -> Markup {
    let tells = |info: &&Info, rule: &str| {
        i18n::rulebook(info, Language::ENGLISH).is_some_and(|book| book.contains(&format!("**{rule}**")))
    };
    let page = |rule: &str| {
        let info = registry::infos().find(|info| tells(info, rule))?;
        Some(format!("/rules/{}#{rule}", info.id))
    };
    html! {
        @if let Some(rule) = fault.law() && let Some(page) = page(rule) {
            " " a href=(page) target="_blank" { (law_words(rule, words)) }
        }
    }
}

/// What a link to a rule says.
pub(super) fn law_words(rule: &str, words: &dyn Words) -> String {
    format!("{} ({rule})", words.text("web-rule", &[]))
}

/// What somebody looks for. An address that says it badly asks for nothing.
fn wanted(uri: &Uri) -> String {
    let query = uri.query().unwrap_or_default();
    let find = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "find");
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let written: String = find.map(|(_, words)| words.chars().map(plain).take(LONGEST).collect()).unwrap_or_default();
    written.trim().to_owned()
}

/// More than this nobody looks for.
const LONGEST: usize = 80;

/// A rulebook, the language it is written in, and the words around it.
struct BookInWords<'a> {
    info: &'static Info,
    words: &'a Speech,
    language: Language,
    book: Rulebook<'static>,
}

impl<'a> BookInWords<'a> {
    fn of(info: &'static Info, words: &'a Speech) -> Option<BookInWords<'a>> {
        let told = |language: Language| Some((language, i18n::rulebook(info, language)?));
        let (language, text) = told(words.language()).or_else(|| told(Language::ENGLISH))?;
        Some(BookInWords { info, words, language, book: Rulebook::read(text) })
    }
    fn says(&self, key: &str) -> String {
        self.words.text(key, &[])
    }
    fn pictures<'p>(&self, draw: &'p dyn Fn(&str) -> Option<String>, search: Option<&'p RuleSearch>) -> Pictures<'p> {
        Pictures { game: self.info.id, figure: draw, search }
    }

    fn page(&self, find: &str) -> Markup {
        let draw = |name: &str| figure(name, self.info, self.words);
        let search = RuleSearch::new(find);
        html! {
            main #learn.learn.rulebook {
                header.rulebook__head {
                    nav.learn__ways { a.btn href={ "/learn/" (self.info.id) } { (self.says("house-learn-short-rules")) } }
                    h1 lang=(self.language.code()) { (self.book.title) }
                    (self.form(find))
                }
                (self.contents())
                @if find.is_empty() {
                    article.prose.rulebook__text lang=(self.language.code()) {
                        (PreEscaped(web::article(self.book.preface, &self.pictures(&draw, None))))
                        @for chapter in &self.book.chapters {
                            (heading(chapter, &format!("chapter-{}", chapter.number)))
                            (PreEscaped(chapter.html(&self.pictures(&draw, None))))
                        }
                    }
                } @else {
                    (self.found(find, &self.pictures(&draw, Some(&search))))
                }
            }
        }
    }

    fn form(&self, find: &str) -> Markup {
        html! {
            form.rulebook__find role="search" action=(self.address()) {
                label.vh for="find" { (self.says("house-rules-find-label")) }
                input #find type="search" name="find" value=(find) maxlength=(LONGEST) autocomplete="off"
                    placeholder=(self.says("house-rules-find-label"));
                button.btn { (self.says("house-rules-find")) }
            }
        }
    }

    /// The chapters: beside the text where there is room, else to be unfolded.
    fn contents(&self) -> Markup {
        let title = self.says("house-rules-contents");
        let list = html! {
            ol {
                @for chapter in &self.book.chapters {
                    li { a href={ (self.address()) "#chapter-" (chapter.number) } {
                        span.rulebook__number { (chapter.number) } span lang=(self.language.code()) { (chapter.title) }
                    } }
                }
            }
        };
        html! {
            nav.rulebook__contents.rulebook__contents--beside aria-label=(title) { (list) }
            nav.rulebook__contents.rulebook__contents--folded aria-label=(title) {
                details { summary { (title) } (list) }
            }
        }
    }

    /// The rules that have the words, under the headings of their chapters.
    fn found(&self, find: &str, pictures: &Pictures<'_>) -> Markup {
        let found =
            |chapter| (chapter, pictures.search.map(|search| RuleChapter::found(chapter, search)).unwrap_or_default());
        let chapters: Vec<(&RuleChapter<'_>, Vec<String>)> = self.book.chapters.iter().map(found).collect();
        let count = chapters.iter().map(|(_, rules)| rules.len()).sum::<usize>();
        let said = self.words.text(
            if count == 0 { "house-rules-none" } else { "house-rules-found" },
            &[("count", u32::try_from(count).unwrap_or(u32::MAX).into()), ("words", find.into())],
        );
        html! {
            div.rulebook__found {
                p role="status" { (said) }
                a href=(self.address()) { (self.says("house-rules-all")) }
            }
            article.prose.rulebook__text lang=(self.language.code()) {
                @for (chapter, rules) in chapters.iter().filter(|(_, rules)| !rules.is_empty()) {
                    (heading(chapter, &format!("chapter-{}", chapter.number)))
                    (PreEscaped(web::article(&rules.concat(), pictures)))
                }
            }
        }
    }

    fn address(&self) -> String {
        format!("/rules/{}", self.info.id)
    }
}

fn heading(chapter: &RuleChapter<'_>, id: &str) -> Markup {
    html! { h2 id=(id) { span.rulebook__number { (chapter.number) } " " (chapter.title) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every language of every game, with its rulebook as a page.
    fn pages(find: &str) -> Vec<(String, &'static Info, String)> {
        let spoken = registry::infos().flat_map(|info| info.texts.iter().map(move |(code, _)| (info, *code)));
        let page = |(info, code): (&'static Info, &str)| {
            let language: Language = code.parse().expect("a language of ours");
            let words = Speech::new(language, &[&[info.into()], &crate::WORDS[..]].concat());
            let book = BookInWords::of(info, &words).expect("a rulebook");
            assert_eq!(book.language, language, "{} has a rulebook in every language", info.id);
            (format!("{} {code}", info.id), info, book.page(find).into_string())
        };
        spoken.map(page).collect()
    }

    #[test]
    fn every_rule_can_be_pointed_at_once_and_every_rule_that_a_refusal_cites_is_there() {
        for (name, info, page) in pages("") {
            let ids: Vec<&str> = page.split("<li id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let once: std::collections::BTreeSet<_> = ids.iter().map(|id| engine::Rule::key_of(id)).collect();
            assert!(ids.len() > 50 && once.len() == ids.len(), "{name}: {} of {}", once.len(), ids.len());
            let keys = info.texts[0].1.lines().filter_map(|line| line.split(" = ").next());
            for key in keys.filter(|key| key.starts_with("rule-")) {
                assert!(once.contains(key), "{name}: {key}");
            }
            let start = format!("/rules/{}#", info.id);
            let cited = page.split(&start).skip(1).filter_map(|rest| rest.split('"').next());
            let known = |id: &&str| !id.starts_with("chapter-") && !ids.contains(id);
            assert_eq!(cited.filter(known).collect::<Vec<_>>(), [""; 0], "{name}");
        }
    }

    #[test]
    fn the_contents_lead_to_every_chapter_and_each_has_an_example() {
        for (name, info, page) in pages("") {
            let chapters: Vec<&str> =
                page.split("<h2 id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            assert!(chapters.len() > 5 && page.matches("class=\"example\"").count() >= chapters.len(), "{name}");
            for chapter in chapters {
                assert_eq!(page.matches(&format!("href=\"/rules/{}#{chapter}\"", info.id)).count(), 2, "{name}");
            }
        }
    }

    #[test]
    fn a_rule_is_found_by_its_number_in_every_language() {
        for info in registry::infos() {
            let book = i18n::rulebook(info, Language::ENGLISH).expect("a rulebook");
            let id = book.split("- **").nth(2).and_then(|rest| rest.split("**").next()).expect("a rule");
            let found = format!("<li id=\"{id}\"><strong><a href=\"/rules/{}#{id}\"><mark>{id}</mark>", info.id);
            for (name, _, page) in pages(&id.to_lowercase()).iter().filter(|(_, other, _)| other.id == info.id) {
                assert!(page.contains(&found) && !page.contains("class=\"example\""), "{name} {id}: {page}");
            }
        }
    }

    #[test]
    fn an_address_that_asks_badly_asks_for_little() {
        let asked = |query: &str| wanted(&format!("/rules/chess?{query}").parse().expect("an address"));
        assert_eq!(asked("find=+white%20pawn%0A"), "white pawn");
        assert_eq!(["", "find", "find=", "lost=1", "find=%00%0a"].map(asked), [""; 5]);
        assert_eq!(asked("find=%FF%zz"), "\u{fffd}%zz");
        assert_eq!(asked(&format!("find={}", "a".repeat(10_000))).len(), LONGEST);
    }
}
