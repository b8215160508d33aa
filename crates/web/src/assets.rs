//! The files a browser loads. Each has a version of its content in its address, so that it may be cached forever.
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

/// A file the pages load.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its name below `/assets/`, without the version.
    pub name: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// The file.
    pub bytes: &'static [u8],
    /// Did the address name exactly this content? Then it never changes.
    pub lasting: bool,
}

/// Every file of this crate's `assets/`, and the art of every game: its look is `games/ID.css`, its symbols
/// `games/ID.svg`, other pictures `games/ID/NAME`. The build lists them.
const LISTED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The worker that answers when there is no connection. It does not lie below `/assets/`: a worker serves the folder it
/// comes from, and this one serves the whole house.
pub const WORKER: &str = include_str!("../assets/worker.js");

/// The number of places across a map: one every quarter of a percent.
pub(crate) const PLACES_ACROSS: u16 = 400;

/// Classes for places on a map and widths of cells: the page's rules forbid style attributes.
fn places() -> String {
    let percent = |quarters: u16| f32::from(quarters) / 4.0;
    let mut css = String::new();
    for at in 0..=PLACES_ACROSS {
        // Writing into a string cannot fail.
        let _ = writeln!(css, ".x{at}{{left:{0}%}}.y{at}{{top:{0}%}}", percent(at));
    }
    for weight in 0..=100 {
        let _ = writeln!(css, ".w-{weight}{{--w:{weight};flex-grow:{weight}}}");
    }
    for ratio in 50_u8..=250 {
        let _ = writeln!(css, ".ratio-{ratio}{{aspect-ratio:{}}}", f32::from(ratio) / 100.0);
    }
    for columns in 1..=12 {
        let _ = writeln!(css, ".cols-{columns}{{--cols:{columns}}}");
    }
    css
}

/// A file and the version of its content.
struct File {
    bytes: Cow<'static, [u8]>,
    version: String,
}

impl File {
    fn new(bytes: Cow<'static, [u8]>) -> File {
        File { version: format!("{:08x}", fingerprint(&bytes)), bytes }
    }
}

/// A hash that is the same on every machine and in every build (FNV-1a): nodes of one house must agree on addresses.
/// Short, because the address of a sprite stands in a page hundreds of times.
fn fingerprint(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// Every file by its name. Pictures first: style sheets name them with their versions, so a new picture makes a new
/// style sheet.
static FILES: LazyLock<BTreeMap<&'static str, File>> = LazyLock::new(|| {
    let (sheets, pictures): (Vec<_>, Vec<_>) = LISTED.iter().copied().partition(|(name, _)| name.ends_with(".css"));
    let mut files: BTreeMap<&str, File> =
        pictures.into_iter().map(|(name, bytes)| (name, File::new(as_sent(name, bytes)))).collect();
    // One file for all tables: what they share is compressed once, and one answer has one head.
    let table = TABLE.iter().filter_map(|name| files.get(name)).map(|file| file.bytes.as_ref());
    let table = table.map(|script| script.strip_prefix(STRICT).unwrap_or(script)).collect::<Vec<_>>().concat();
    files.insert("table.js", File::new(Cow::Owned([STRICT, &table].concat())));
    let sheets: Vec<(&str, File)> =
        sheets.into_iter().map(|(name, bytes)| (name, sheet(name, bytes, &files))).collect();
    files.extend(sheets);
    files.insert("places.css", File::new(Cow::Owned(places().into_bytes())));
    files
});

/// The scripts of a table's page, in this order.
const TABLE: [&str; 11] = [
    "find.js",
    "sound.js",
    "motion.js",
    "beats.js",
    "reveal.js",
    "touching.js",
    "traces.js",
    "adit.js",
    "drag.js",
    "order.js",
    "app.js",
];

/// What every script begins with; once is enough for all that are one file.
const STRICT: &[u8] = b"'use strict';";

/// A script without its comments, needless spaces and line ends, which saves a fifth; anything else as it is. This would
/// break a string literal over several lines, but no script of ours has one.
fn as_sent(name: &str, bytes: &'static [u8]) -> Cow<'static, [u8]> {
    let Some(script) = std::str::from_utf8(bytes).ok().filter(|_| name.ends_with(".js")) else {
        return Cow::Borrowed(bytes);
    };
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    let mut sent = String::with_capacity(script.len());
    for line in lines.map(squeezed) {
        sent.push_str(&line);
        if !goes_on(&line) {
            sent.push('\n');
        }
    }
    Cow::Owned(sent.into_bytes())
}

/// Does the next line follow without a break?
fn goes_on(line: &str) -> bool {
    line.ends_with(|last: char| "{(,;=>?:&|".contains(last))
}

/// Beside these no space is needed.
const TIGHT: &str = "{}()[],;:?=<>&|*!%+-";
/// After these a slash begins a pattern and does not divide.
const BEFORE_PATTERN: &str = "(,=:[!&|?{;>";

/// A line without its comment, the spaces around signs and the zeros before points; what is between quotation marks or is
/// a pattern stays.
fn squeezed(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line.chars().peekable();
    while let Some(one) = rest.next() {
        if one == '/' && rest.peek() == Some(&'/') {
            break;
        }
        if is_needless(out.chars().next_back(), one, rest.peek().copied()) {
            continue;
        }
        if !is_word(one) {
            shorten(&mut out);
        }
        let is_pattern = one == '/' && out.trim_end().ends_with(|last| BEFORE_PATTERN.contains(last));
        out.push(one);
        if is_pattern || "'\"`".contains(one) {
            copy_literal(one, &mut rest, &mut out);
        }
    }
    out.truncate(out.trim_end().len());
    out
}

/// A space beside a sign, unless it keeps two signs from becoming one; the zero before a point.
fn is_needless(before: Option<char>, one: char, after: Option<char>) -> bool {
    let is_sign = |one: Option<char>| one.is_some_and(|one| TIGHT.contains(one));
    match one {
        ' ' => (is_sign(before) || is_sign(after)) && !(before == after && matches!(before, Some('+' | '-'))),
        '0' => after == Some('.') && !before.is_some_and(|one| is_word(one) || one == '.'),
        _ => false,
    }
}

/// Part of a name, a word or a number.
fn is_word(one: char) -> bool {
    one.is_ascii_alphanumeric() || "_$".contains(one)
}

/// What the page never changes need not be said to be so: `let` is shorter.
fn shorten(out: &mut String) {
    let start = out.strip_suffix("const").filter(|rest| !rest.ends_with(is_word)).map(str::len);
    if let Some(start) = start {
        out.replace_range(start.., "let");
    }
}

/// Copies what is left of a literal, up to the sign that ends it.
fn copy_literal(end: char, rest: &mut impl Iterator<Item = char>, out: &mut String) {
    while let Some(one) = rest.next() {
        out.push(one);
        if one == '\\' {
            out.extend(rest.next());
        } else if one == end {
            return;
        }
    }
}

/// A style sheet without its comments, which are a tenth of it, that names every picture with its version: as seen from
/// where the sheet lies, because it is the same file wherever the house stands.
fn sheet(called: &str, bytes: &'static [u8], pictures: &BTreeMap<&str, File>) -> File {
    let mut text = without_remarks(&String::from_utf8_lossy(bytes));
    let up = "../".repeat(called.split('/').count());
    for (name, file) in pictures {
        text = text.replace(&format!("/assets/{name}"), &format!("{up}{}/{name}", file.version));
    }
    File::new(Cow::Owned(text.into_bytes()))
}

/// What stands between the remarks of a style sheet; no string of ours contains the signs of one.
fn without_remarks(sheet: &str) -> String {
    let (first, rest) = sheet.split_once("/*").unwrap_or((sheet, ""));
    let later = rest.split("/*").filter_map(|part| part.split_once("*/"));
    first.to_owned() + &later.map(|(_, after)| after).collect::<String>()
}

fn address(name: &str, file: &File) -> String {
    format!("/assets/{}/{name}", file.version)
}

/// The names of all files.
pub fn assets() -> impl Iterator<Item = &'static str> {
    FILES.keys().copied()
}

/// The file at `/assets/PATH`, if there is one, with or without a version. If another version is asked for, this one is
/// given: during an upgrade an old node may be asked for a file that a new node has named.
///
/// ```
/// let lasting = |path: &str| web::asset(path).map(|asset| asset.lasting);
/// assert_eq!(lasting(web::path("adit.css").trim_start_matches("/assets/")), Some(true));
/// assert_eq!(lasting("01234567/adit.css"), Some(false));
/// assert_eq!(lasting("adit.css"), Some(false));
/// assert_eq!(lasting("nothing.css"), None);
/// ```
pub fn asset(path: &str) -> Option<Asset> {
    let is_version = |word: &str| word.len() == 8 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let (version, name) = match path.split_once('/') {
        Some((version, name)) if is_version(version) => (Some(version), name),
        _ => (None, path),
    };
    let (name, file) = FILES.get_key_value(name)?;
    Some(Asset { name, kind: kind(name), bytes: &file.bytes, lasting: version == Some(&file.version) })
}

/// The address of a file, with the version of its content if there is such a file.
pub fn path(name: &str) -> String {
    FILES.get(name).map_or_else(|| format!("/assets/{name}"), |file| address(name, file))
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_sent_without_comments() {
        let script = b"// Why.\n  let a = 'x // y'; // no\n  go(); // for good\n\n";
        assert_eq!(as_sent("a.js", script).as_ref(), b"let a='x // y';go();");
        assert_eq!(as_sent("a.css", b" a // b").as_ref(), b" a // b");
    }

    #[test]
    fn a_style_sheet_is_sent_without_remarks() {
        assert_eq!(
            without_remarks("/* a */.b { c: d; } /* e\n */\n.f { g: h; }/* i */"),
            ".b { c: d; } \n.f { g: h; }"
        );
        assert_eq!(without_remarks(".b {}"), ".b {}");
    }

    #[test]
    fn lines_end_only_where_they_have_to() {
        let script = b"f(a,\n  b);\nreturn\nx\nif (a) {\n  // Why.\n  b = // it's why\n  c;\n}\n";
        assert_eq!(as_sent("a.js", script), b"f(a,b);return\nx\nif(a){b=c;}\n".as_slice());
    }

    #[test]
    fn spaces_stay_in_literals_and_between_words() {
        let squeezed_ones = [
            ("const f = (a, b) => { return a / b; };", "let f=(a,b)=>{return a / b;};"),
            ("for (const [a] of b) aconst = 'const a';", "for(let[a]of b)aconst='const a';"),
            ("x = y ? / +/g : `a ${b} , c`;", "x=y?/ +/g:`a ${b} , c`;"),
            ("say('it\\' s , so' , \"a : b\")", "say('it\\' s , so',\"a : b\")"),
            ("a + +b - c", "a+ +b-c"),
            ("a++ + b", "a++ +b"),
            ("if (!a) return [0.5, 10.5, a0.b, '0.5'];", "if(!a)return[.5,10.5,a0.b,'0.5'];"),
        ];
        for (written, sent) in squeezed_ones {
            assert_eq!(squeezed(written), sent);
        }
    }

    #[test]
    fn a_version_is_the_content() {
        assert_eq!(fingerprint(b""), 0x811c_9dc5);
        assert_eq!(fingerprint(b"a"), 0xe40c_292c, "as FNV-1a is published");
        assert_ne!(File::new(Cow::Borrowed(b"one")).version, File::new(Cow::Borrowed(b"two")).version);
    }

    #[test]
    fn style_sheets_name_pictures_with_their_versions() {
        for name in assets().filter(|name| name.ends_with(".css")) {
            let css = String::from_utf8_lossy(asset(name).expect("it is listed").bytes);
            for named in css.split("url(").skip(1).filter_map(|rest| rest.split(')').next()) {
                let named = named.trim_matches(['"', '\'']);
                assert!(
                    !named.starts_with('/'),
                    "{name} names {named}, which is elsewhere if the house stands under a path"
                );
                let Some(path) = named.strip_prefix(&"../".repeat(name.split('/').count())) else { continue };
                assert!(asset(path).is_some_and(|asset| asset.lasting), "{name} names {path}");
            }
        }
    }
}
