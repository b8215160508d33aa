//! Where a house stands on its server: at the root, or under a path such as `/games/`.
//!
//! Inside, every address begins at the house's own root: pages, scripts and redirections know nothing of a base, so nobody
//! who writes one can forget it. At the door ([`door`](crate::door)) the base is taken from what comes in and put before
//! the addresses in what goes out. JSON says its few addresses through [`Base::outside`].
use std::fmt;
use std::str::FromStr;

/// The path under which a house answers. It begins and ends with a slash.
///
/// ```
/// let base: house::Base = "/games/".parse().expect("a path");
/// assert_eq!(base.outside("/t/abc"), "/games/t/abc");
/// assert_eq!(base.inside("/games/t/abc"), Some("/t/abc"));
/// assert_eq!(base.inside("/elsewhere"), None);
/// assert_eq!(house::Base::default().outside("/t/abc"), "/t/abc");
/// for wrong in ["", "games", "/games", "//", "/a//b/", "/../", "/a b/", "https://example.org/"] {
///     assert!(wrong.parse::<house::Base>().is_err(), "{wrong}");
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Base(String);

impl Default for Base {
    /// The house is all there is at its address.
    fn default() -> Base {
        Base("/".into())
    }
}

/// A text is no [`Base`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotABase;

impl fmt::Display for NotABase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a base begins and ends with a slash and has plain words between, such as /games/")
    }
}

impl std::error::Error for NotABase {}

/// The longest base, in bytes.
const LONGEST: usize = 200;

impl FromStr for Base {
    type Err = NotABase;
    fn from_str(text: &str) -> Result<Base, NotABase> {
        let words = text.strip_prefix('/').and_then(|rest| rest.strip_suffix('/'));
        let is_plain = |word: &str| {
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
            word.bytes().all(plain) && word.bytes().any(|byte| byte != b'.')
        };
        let fits = text.len() <= LONGEST && words.is_some_and(|words| words.split('/').all(is_plain));
        if fits || text == "/" { Ok(Base(text.into())) } else { Err(NotABase) }
    }
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The attributes of our pages that hold addresses.
const ATTRIBUTES: [&str; 10] =
    ["action", "data-art", "data-base", "data-end", "data-from", "data-home", "data-next", "formaction", "href", "src"];

/// How a page says that another one follows it by itself.
const ONWARD: &str = "0; url";

impl Base {
    /// Is it the root?
    pub(crate) fn is_root(&self) -> bool {
        self.0 == "/"
    }
    /// An address of the house as it is written outside.
    pub fn outside(&self, path: &str) -> String {
        format!("{}{}", self.0, path.strip_prefix('/').unwrap_or(path))
    }
    /// An address from outside as the house knows it, if it is one of the house.
    pub fn inside<'a>(&self, path: &'a str) -> Option<&'a str> {
        path.starts_with(&self.0).then(|| &path[self.0.len() - 1..])
    }
    /// Is this the base without its last slash, as people write it?
    pub(crate) fn is_without_end(&self, path: &str) -> bool {
        self.0.strip_suffix('/') == Some(path)
    }
    /// A page, or a part of one, as it leaves the house: with the base before every address.
    ///
    /// All HTML here is written by writers that escape quotation marks, so `="/` stands nowhere but at the beginning of an
    /// attribute's value.
    pub(crate) fn page(&self, html: String) -> String {
        if self.is_root() {
            return html;
        }
        let (mut out, mut written) = (String::with_capacity(html.len() + html.len() / 16), 0);
        for (at, _) in html.match_indices('=') {
            let value = at + 1 + usize::from(html[at + 1..].starts_with('"'));
            if html[value..].starts_with('/') && holds_address(&html[..value]) {
                out.push_str(&html[written..value]);
                out.push_str(&self.0);
                written = value + 1;
            }
        }
        out.push_str(&html[written..]);
        out
    }
}

/// Does an address follow after this much of a page?
fn holds_address(before: &str) -> bool {
    match before.strip_suffix("=\"") {
        Some(before) => ATTRIBUTES.iter().any(|name| before.strip_suffix(name).is_some_and(|tag| tag.ends_with(' '))),
        None => before.ends_with(&format!("content=\"{ONWARD}=")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn under(base: &str, html: &str) -> String {
        base.parse::<Base>().expect("a base").page(html.into())
    }

    #[test]
    fn every_address_of_a_page_gets_the_base_and_words_do_not() {
        let page = "<a href=\"/\">=/</a><form method=\"post\" action=\"/t/a\"><input name=\"back\" value=\"/t/a\">\
                    <meta content=\"0; url=/t/a\"><svg><use href=\"/assets/x.svg#a\"></use></svg>\
                    <a href=\"#main\">href=&quot;/x&quot;</a><a href=\"https://example.org/\">b=/c</a></form>";
        let outside = "<a href=\"/games/\">=/</a><form method=\"post\" action=\"/games/t/a\"><input name=\"back\" \
                       value=\"/t/a\"><meta content=\"0; url=/games/t/a\"><svg><use href=\"/games/assets/x.svg#a\">\
                       </use></svg><a href=\"#main\">href=&quot;/x&quot;</a><a href=\"https://example.org/\">b=/c</a></form>";
        assert_eq!(under("/games/", page), outside);
        assert_eq!(under("/", page), page);
    }

    /// A script puts the base before every address, as the document says it (`data-base`); the worker knows its own place.
    #[test]
    fn no_script_says_an_address_without_the_base() {
        let routes = include_str!("lib.rs").split("route(\"/").skip(1).filter_map(|rest| rest.split(['"', '/']).next());
        let words: std::collections::BTreeSet<&str> = routes.filter(|word| !word.is_empty()).collect();
        assert!(words.contains("t") && words.contains("settings") && words.contains("worker.js"), "{words:?}");
        let named = web::assets().filter(|name| name.ends_with(".js")).filter_map(web::asset);
        let scripts = named.map(|script| (script.name, String::from_utf8_lossy(script.bytes).into_owned()));
        for (name, script) in scripts.chain([("worker.js", web::WORKER.to_owned())]) {
            for (quote, word) in ['\'', '"', '`'].iter().flat_map(|quote| words.iter().map(move |word| (quote, word))) {
                for (at, start) in script.match_indices(&format!("{quote}/{word}")) {
                    let next = script[at + start.len()..].chars().next();
                    assert!(next.is_some_and(|next| next.is_ascii_alphanumeric()), "{name} says {start}");
                }
            }
        }
    }

    #[test]
    fn a_base_may_look_like_an_address_of_the_house() {
        let base: Base = "/t/".parse().expect("a base");
        assert_eq!(base.outside("/t/abc"), "/t/t/abc");
        assert_eq!(base.inside("/t/t/abc"), Some("/t/abc"));
        assert_eq!(under("/t/", "<a href=\"/t/abc\">"), "<a href=\"/t/t/abc\">");
    }
}
