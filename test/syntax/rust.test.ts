/** What a text of Rust is read as: its definitions, its parts, its names, what it imports. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Range } from "../../src/model/finding.ts";
import { rangeWithin, splitText } from "../../src/model/text.ts";
import { findAliases } from "../../src/syntax/aliases.ts";
import { isDefining } from "../../src/syntax/bindings.ts";
import { importsIn, writtenModule } from "../../src/syntax/imports.ts";
import { type Definition, namedDefinitions, symbolAt } from "../../src/syntax/outline.ts";
import { createParser, syntaxLanguage } from "../../src/syntax/parser.ts";
import { type Reading, read } from "../../src/syntax/reading.ts";
import { unmarkOne } from "../match/marks.ts";

const parser = await createParser(["rust"]);
const reading = (text: string): Reading => read(parser, "rust", text);

/** One line per definition: its kind, its dotted name and its range from 1; at its name stands its name. */
function outline(text: string): string {
  const all = splitText(text);
  const show = ({ start, end }: Range): string =>
    `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;
  return namedDefinitions(reading(text))
    .map(({ symbol, key, definition: { kind, name, range, nameRange } }) => {
      const { start, end } = nameRange;
      expect(all[start.line]?.slice(start.character, end.character)).toBe(name);
      return `${kind} ${symbol} ${show(range)}${key === symbol ? "" : ` as ${key}`}`;
    })
    .join("\n");
}

describe("an outline of Rust", () => {
  test("has functions, types, variants with fields, methods by their types, constants, macros, and modules of the file", () => {
    expect(
      outline(`//! A shop.

/// Carries.
#[derive(Debug)]
#[allow(dead_code)]
pub struct Ship<'a, T: Clone> {
    /// How much.
    pub size: u32,
    name: &'a str,
}

pub struct Pair(pub u32, String);

pub enum Cargo {
    None,
    #[doc(hidden)]
    Crate { weight: u32 },
    Fluid(u32) = 3,
}

impl<'a, T: Clone> Ship<'a, T> {
    pub const MAX: u32 = 1;

    #[inline]
    pub fn load(&mut self, cargo: &Cargo) -> Result<u32, String> {
        let add = |a: u32, b: u32| a + b;
        const LOCAL: u32 = 2;
        fn inner() {}
        Ok(add(1, LOCAL))
    }
}

impl<'a, T> std::fmt::Display for Ship<'a, T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { Ok(()) }
}

impl From<Pair> for &'_ [Ship<'_, u8>] { type Out = u8; fn from(pair: Pair) -> Self { todo!() } }
impl dyn Load + Send { fn go() {} }
impl Load for (u8, u8) {}

pub trait Load: Sized {
    type Item;
    const SIZE: usize;
    fn load(&self) -> u8;
    fn unload(self) {}
}

union Bits { a: u8 }
type List<T> = Vec<T>;
const _: () = ();
static mut COUNT: &[u8] = b"a";
extern "C" { fn external(a: u8, ...); }
macro_rules! shop { ($a:expr) => { $a }; }

mod other;
mod tests {
    use super::*;
    #[test]
    fn works() {}
}

fn r#type() {}
`),
    ).toMatchInlineSnapshot(`
      "class Ship 4:1-10:2
      class Pair 12:1-12:34
      class Cargo 14:1-19:2
      class Cargo.Crate 16:5-17:26
      class Ship 21:1-31:2 as Ship<>
      class Ship.MAX 22:5-22:28 as Ship<>.MAX
      function Ship.load 24:5-30:6 as Ship<>.load
      function Ship.load.add 26:9-26:42 as Ship<>.load.add
      class Ship.load.LOCAL 27:9-27:30 as Ship<>.load.LOCAL
      function Ship.load.inner 28:9-28:22 as Ship<>.load.inner
      class Ship 33:1-35:2 as Ship<Display>
      function Ship.fmt 34:5-34:82 as Ship<Display>.fmt
      class Ship 37:1-37:98 as Ship<From<Pair>>
      class Ship.Out 37:42-37:56 as Ship<From<Pair>>.Out
      function Ship.from 37:57-37:96 as Ship<From<Pair>>.from
      class Load 38:1-38:36 as Load<>
      function Load.go 38:24-38:34 as Load<>.go
      class Load 39:1-39:26 as Load<Load>
      class Load 41:1-46:2
      class Load.Item 42:5-42:15
      class Load.SIZE 43:5-43:23
      function Load.load 44:5-44:26
      function Load.unload 45:5-45:23
      class Bits 48:1-48:21
      class List 49:1-49:23
      class COUNT 51:1-51:32
      function external 52:14-52:38
      function shop 53:1-53:43
      class tests 56:1-60:2
      function tests.works 58:5-59:18
      function r#type 62:1-62:15"
    `);
  });

  test("counts UTF-16 code units, also behind characters of two units and of four bytes", () => {
    expect(outline('const X: &str = "😀é"; fn 名(größe: &str) -> &str { "😀" }\n')).toMatchInlineSnapshot(`
      "class X 1:1-1:23
      function 名 1:24-1:58"
    `);
  });

  test("knows all three line endings, and a byte order mark", () => {
    const text = "/// A.\nstruct A {\n    b: u8,\n}\n\n#[inline]\nfn f() {\n}\n// end";
    expect(outline(text.replaceAll("\n", "\r\n"))).toBe(outline(text));
    expect(outline(text.replaceAll("\n", "\r"))).toBe(outline(text));
    expect(outline(`\ufeff${text}`)).toBe(outline(text));
    for (const one of [text, text.replaceAll("\n", "\r\n"), `\ufeff${text}`])
      expect(reading(one).hasErrors).toBe(false);
  });

  test("keeps what broken syntax leaves", () => {
    expect(
      outline("fn f( {\n}\n\nstruct A {\n    b: u8\n\nfn c() {\n}\n\nfn d() { let x = ; }\n\nfn e() {}\n"),
    ).toMatchInlineSnapshot(`
      "function f 1:1-2:2
      class A 4:1-5:10
      function c 7:1-8:2
      function d 10:1-10:21
      function e 12:1-12:10"
    `);
  });

  test.each([
    ["|\nfn f() {}\n", null],
    ["#[in|line]\nfn f() {}\n", "f"],
    ["impl S { fn f(&self) { | } }\n", "S.f"],
    ["impl<T> a::S<T> { fn f() { | } }\n", "S.f"],
    ["impl fmt::Debug for S { | fn f() {} }\n", "S"],
    ["impl fmt::Debug for S { fn f() { let g = || { | }; } }\n", "S.f.g"],
    ["impl S for u8 { fn f() { | } }\n", "u8.f"],
    ["impl S for fn(u8) -> u8 { fn f() { | } }\n", "S.f"],
    ["struct A { b: | u8 }\n", "A"],
    ["enum A { B { c: | u8 } }\n", "A.B"],
    ["enum A { B(| u8) }\n", "A"],
    ["mod a { fn b() { | } }\n", "a.b"],
    ["const A: u8 = | 1;\n", "A"],
    ["fn f() { let (a, b) = || { | }; }\n", "f"],
    ["use a::|b;\n", null],
    ["lazy! { fn f() { | } }\n", null],
  ])("the symbol of %j is %s", (marked, expected) => {
    const before = splitText(
      marked.slice(0, marked.indexOf("|", marked.includes("|| {") ? marked.indexOf("|| {") + 2 : 0)),
    );
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    const at = before.join("\n").length;
    expect(symbolAt(reading(marked.slice(0, at) + marked.slice(at + 1)), position)).toBe(expected);
  });

  test.each([
    "fn f() { if let Some(a) = b && let Ok(c) = d {} }\n",
    "fn f() { let Some(a) = b else { return }; }\n",
    "async fn f() -> impl Future<Output = u8> + use<'_> { async move { a.await? } }\n",
    "fn f<const N: usize>(a: [u8; N]) where for<'a> &'a u8: Into<u8> {}\n",
    'unsafe extern "C" {\n    safe fn a();\n}\n',
    "fn f() { let raw = 1; g(&raw); h(&raw const a, &raw mut b) }\n",
    "impl A for B where (): C<D> {}\n",
    "fn f() -> Result<u8, u8> { Ok(try!(g())) }\n",
    'extern "C" {\n    pub type A;\n}\n',
    'fn f() { let a = c"a"; let b = br#"b""#; let c = 1_000u64 + 0xff + 1e-3; let d = b\'\\\'\'; }\n',
    "fn f() { match a { 1..=2 | 4 => {}, A { b, .. } if b => {}, [c, .., d] => {}, _ => {} } }\n",
    "macro_rules! a { ($($b:ident),* $(,)?) => { $(fn $b() {})* }; }\n",
    "#!/usr/bin/env run-cargo-script\nfn main() {}\n",
    "fn f() { 'a: loop { break 'a } }\n/* a /* b */ c */",
    "fn f() {} // a",
    "struct A;",
  ])("of %j has no errors", (text) => {
    expect(reading(text).hasErrors).toBe(false);
  });

  test.each([
    ["nothing", ""],
    ["a keyword", "fn"],
    ["no names", "struct {}\nfn () {}\nimpl {}\nlet = 1;\n"],
    ["NUL", "\0\0fn f() {}"],
    ["half a character", "\ud800fn f() { '\udc00' }"],
    ["100,000 open brackets", "(".repeat(100_000)],
    ["20,000 functions in each other", "fn f() {".repeat(20_000)],
    ["20,000 modules in each other", "mod a {".repeat(20_000)],
    ["20,000 references", `impl A for ${"&".repeat(20_000)}B {}`],
    ["20,000 names that the grammar does not know", "f(&raw, ".repeat(20_000)],
    ["spaces in front of one", `&${" ".repeat(500_000)}raw unsafe ${" ".repeat(100_000)}`],
    ["20,000 quotes that do not end", "\"\n'".repeat(20_000)],
    ["20,000 attributes", "#[a]\n".repeat(20_000)],
  ])("takes %s", (_name, text) => {
    const all = splitText(text);
    const within = ({ definitions }: { definitions: readonly Definition[] }): boolean =>
      definitions.every((of) => rangeWithin(all, of.range) && rangeWithin(all, of.nameRange) && within(of));
    expect(within(reading(text))).toBe(true);
  });

  test("never throws, says the same twice, and stays within the text", () => {
    const piece = fc.constantFrom(
      ..."fn ,fn,f,(&self) ,(,),{,},[,],struct ,enum ,impl ,trait ,for ,let ,const ,use ,mod ,pub ,a::b,=,:,;,.,::,*,&,\n,\r\n,\r,\",',//,///,/*,*/,#[allow(a)],#!,😀, ,<T>,->,|a|,=>,match ,unsafe ,extern ,_".split(
        ",",
      ),
      ",",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (chosen) => {
        const text = chosen.join("");
        const all = splitText(text);
        const first = reading(text);
        expect(JSON.stringify(reading(text))).toBe(JSON.stringify(first));
        const within = ({ definitions }: { definitions: readonly Definition[] }): boolean =>
          definitions.every(
            (of) => rangeWithin(all, of.range) && rangeWithin(all, of.nameRange) && within(of),
          );
        expect(within(first)).toBe(true);
        expect(first.code.length).toBe(text.length);
        for (const { start, end } of first.bindings) expect(end).toBeGreaterThanOrEqual(start);
        findAliases(first);
      }),
      { numRuns: 300 },
    );
  });
});

test("Rust is read by its own grammar", () => {
  expect([syntaxLanguage("rust"), syntaxLanguage("toml")]).toEqual(["rust", undefined]);
});

describe("the parts of Rust", () => {
  test.each([
    ["a // b\nc /* d /* e */ */ f", ["a c f", "// b|/* d /* e */ */", ""]],
    ["/// a\nb", ["b", "/// a", ""]],
    ["//! a\r\nb", ["b", "//! a", ""]],
    ['let a = "b // c"; d', ["let a = ; d", "", '"b // c"']],
    ['let a = r#"b\n// "c"\n"#; d', ["let a = ; d", "", 'r#"b\n// "c"\n"#']],
    ["let a = '\\''; let b: &'c u8 = b'\"';", ["let a = ; let b: &'c u8 = ;", "", "'\\''|b'\"'"]],
    ['f!("a {b}", c)', ["f!( , c)", "", '"a {b}"']],
    ['#[doc = "a"]\nextern "C" {}', ["#[doc = ] extern {}", "", '"a"|"C"']],
  ])("%j", (text, expected) => {
    const { code, comments, strings } = reading(text);
    expect(splitText(code).map(({ length }) => length)).toEqual(splitText(text).map(({ length }) => length));
    const of = (spans: Reading["comments"]) =>
      spans.map(({ start, end }) => text.slice(start, end)).join("|");
    expect([code.trim().replaceAll(/\s+/gu, " "), of(comments), of(strings)]).toEqual(expected);
  });
});

describe("the names of Rust", () => {
  /** What is bound, with its type, and what is no definition in brackets. */
  const bound = (text: string): string =>
    reading(text)
      .bindings.map((one) => {
        const { kind, name, type, start } = one;
        if (kind !== "result" && !/^\d+$/u.test(name))
          expect(text.slice(start, start + name.length)).toBe(name);
        const said = `${kind} ${name}${type === null ? "" : `: ${type}`}`;
        return isDefining(one) ? said : `(${said})`;
      })
      .join(", ");

  test.each([
    ["const A: u8 = 1;", "name A: u8"],
    ["static mut A: u8 = 1;", "name A: u8"],
    [
      "fn f(a: u8, mut b: &str, _: u8) -> u8 {}",
      "name f, parameter a: u8, parameter b: &str, parameter 3: u8, (result result: u8)",
    ],
    ["fn f((a, b): (u8, u8)) {}", "name f, parameter 1: (u8, u8), name a, name b, (result result: )"],
    ["impl A { fn f(&mut self) {} }", "name f, (result result: )"],
    ["fn f<'a, T: B, const N: u8>() {}", "name f, name a, name T, name N, (result result: )"],
    ["struct A { pub b: u8, c: D }", "name A, variable b: u8, variable c: D"],
    ["enum A { B, C(u8), D { e: u8 } }", "name A, variable B, variable C, name D, variable e: u8"],
    [
      "fn f() { struct A { b: u8 } enum C { D } }",
      "name f, (result result: ), name A, name b: u8, name C, name D",
    ],
    ["trait A { type B; const C: u8; fn d(); }", "name A, name B, name C: u8, name d, (result result: )"],
    ["mod a; mod b {}", "name a, name b"],
    ["macro_rules! a { () => {}; }", "name a"],
    [
      "fn f() { let a: u8 = 1; let (b, mut c) = d; }",
      "name f, (result result: ), name a: u8, name b, name c",
    ],
    [
      "fn f() { let g = |a: u8, (b, _)| a; }",
      "name f, (result result: ), name g, name a, name b, (result result)",
    ],
    [
      "fn f() { if let Some(a) = b {} while let A { c, d: e, .. } = g {} }",
      "name f, (result result: ), name a, name c, name e",
    ],
    [
      "fn f() { match a { None => {}, B | C(b) => {}, d @ 1..=N => {}, E::F => {} } }",
      "name f, (result result: ), name b, name d",
    ],
    ["fn f() { for (a, &b) in c {} }", "name f, (result result: ), name a, name b"],
    [
      "fn f() { self.a = 1; b = 2; *c = 3; d[0] = 4; }",
      "name f, (result result: ), (attribute a), (attribute b)",
    ],
    ["fn f() { 'a: loop { break 'a; } }", "name f, (result result: ), name a"],
    ["use a::{b, c as d, e::*};", "(import a), (import b), (import c), name d, (import e)"],
    ["extern crate a as b;", "(import a), name b"],
    ["fn f() { a(b, c.d); A { e: 1 }; g!(h) }", "name f, (result result: )"],
  ])("in %j: %s", (text, expected) => {
    expect(bound(text)).toBe(expected);
  });
});

describe("an import of Rust", () => {
  const imports = (text: string) => importsIn("rust", text).map(writtenModule);

  test.each([
    ["is plain", "use std::fmt;\n", ["std"]],
    ["is deep", "use crate::a::b::C;\n", ["crate::a::b"]],
    ["is a list", "use a::{b, c::{d, e}};\n", ["a", "a::c"]],
    ["is over several lines, with spaces", "pub(crate) use a :: {\n    b,\n    self,\n};\n", ["a"]],
    ["is a crate", "extern crate a;\nuse ::b::c;\n", ["a", "b"]],
    ["is a file of its own", "mod a;\npub mod b;\nmod c { mod d; }\n", ["self"]],
    ["is in a function", "fn f() { use a::b; }\n", ["a"]],
    ["has a raw name", "use r#type::r#fn as a;\n", ["r#type"]],
    ["stands in a comment", "// use a::b;\n", ["a"]],
  ])("%s", (_, text, expected) => {
    expect(imports(text)).toEqual(expected);
  });

  test.each([
    ["prose", "// use of it; mod of it\n"],
    ["a name that begins alike", "used::a; users; r#use::b;\n"],
    ["unfinished", "use a::b\nfn f() {}\n"],
    ["a module of the file", "mod a {}\n"],
    ["what is captured", "fn f() -> impl A + use<'a> {}\n"],
  ])("is not %s", (_, text) => {
    expect(imports(text)).toEqual([]);
  });

  test.each([
    ["words", "use ".repeat(100_000)],
    ["spaces", `use${" ".repeat(200_000)}`],
    ["brackets", `use a::${"{b::".repeat(50_000)};`],
    ["names", `use a::{${"b, ".repeat(50_000)}};`],
    ["crates", "extern crate ".repeat(50_000)],
  ])("takes many %s", (_, text) => {
    expect(imports(text).length).toBeLessThanOrEqual(50_000);
  });

  test("takes many in modules in each other", () => {
    const text = `${"mod a {".repeat(900)}${"use super::b;".repeat(20_000)}${"}".repeat(900)}`;
    expect(findAliases(reading(text)).length).toBe(20_000);
  });

  test("is a name by its path, from the file as a whole, and others have it from here where it is public", () => {
    const text = `use std::fmt::{self, Display as Shown};
pub use crate::rates::*;
mod rates;
extern crate alloc;

mod tests {
    use super::rate;
    use super::super::far;
    use self::near::{a, self};
    mod inner { use super::b; }
}

fn f() { use super::local; }
`;
    expect(
      findAliases(reading(text)).map(({ local, imported, from, isExported, first, last }) => {
        expect([from?.kind, first]).toEqual(["use", last]);
        return `${local} = ${imported} of ${from === null ? "" : writtenModule(from)}, ${first}${isExported ? ", public" : ""}`;
      }),
    ).toMatchInlineSnapshot(`
      [
        "fmt = fmt of std, 0",
        "Shown = Display of std::fmt, 0",
        "* = * of crate::rates, 1, public",
        "rates = rates of self, 2",
        "alloc =  of alloc, 3",
        "rate = rate of self, 6",
        "far = far of super, 7",
        "a = a of self::tests::near, 8",
        "near = near of self::tests, 8",
        "b = b of self::tests, 9",
        "local = local of super, 12",
      ]
    `);
  });
});

test.each([
  ["fn f() { a.[[b]](c) }", "b"],
  ["fn f() { [[a::b(c)]] }", "a::b(c)"],
  ["fn f() { [[let a = 1;]] }", undefined],
  ["[[fn f() {}]]", undefined],
])("the expression at %j is %s", (marked, expected) => {
  const { text, range } = unmarkOne(marked);
  const found = reading(text).expressionAt(range);
  expect(found && splitText(text)[0]?.slice(found.start.character, found.end.character)).toBe(expected);
});
