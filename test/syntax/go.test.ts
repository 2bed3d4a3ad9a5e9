/** What a text of Go is read as: its definitions, its parts, its names, what it imports. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Range } from "../../src/model/finding.ts";
import { rangeWithin, splitText } from "../../src/model/text.ts";
import { findAliases } from "../../src/syntax/aliases.ts";
import { isDefining } from "../../src/syntax/bindings.ts";
import { importsIn } from "../../src/syntax/imports.ts";
import { type Definition, namedDefinitions, symbolAt } from "../../src/syntax/outline.ts";
import { createParser, syntaxLanguage } from "../../src/syntax/parser.ts";
import { type Reading, read } from "../../src/syntax/reading.ts";
import { unmarkOne } from "../match/marks.ts";

const parser = await createParser(["go"]);
const reading = (text: string): Reading => read(parser, "go", text);

/** One line per definition: its kind, its dotted name and its range from 1; at its name stands its name. */
function outline(text: string): string {
  const all = splitText(text);
  const show = ({ start, end }: Range): string =>
    `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;
  return namedDefinitions(reading(text))
    .map(({ symbol, definition: { kind, name, range, nameRange } }) => {
      const { start, end } = nameRange;
      expect(all[start.line]?.slice(start.character, end.character)).toBe(name);
      return `${kind} ${symbol} ${show(range)}`;
    })
    .join("\n");
}

describe("an outline of Go", () => {
  test("has functions, methods by their types, types with their methods, and functions that are held", () => {
    expect(
      outline(`package shop

import "fmt"

// Ship carries.
type Ship[T any] struct {
	Box  []T
	Base
	Crew struct {
		Size int
	}
}

func (ship *Ship[T]) Load(cargo string) (n int, err error) {
	add := func(a int) int { return a }
	ship.check = func() bool { return true }
	type local struct{ at int }
	return add(1), nil
}

func (Base) String() string { return "" }
func (b (*Base)) Close() {}

type (
	Base  interface{ Load(string) (int, error) }
	Fee   int
	Rate  = map[string]Fee
)

type Single func(a int) error

var check = func(a int) bool { return a > 0 }
var config = struct{ Port int }{80}
var (
	tests = []struct {
		name string
	}{{"a"}}
	other, more = func() {}, 1
)

const A, B = 1, 2

func Pick[K comparable, V any](m map[K]V) V { panic(fmt.Sprint(m)) }
func init() {}
func init() {}
func external(a int) int
`),
    ).toMatchInlineSnapshot(`
      "class Ship 6:1-12:2
      class Ship.Crew 9:2-11:3
      function Ship.Load 14:1-19:2
      function Ship.Load.add 15:2-15:37
      function Ship.Load.check 16:2-16:42
      class Ship.Load.local 17:2-17:29
      function Base.String 21:1-21:42
      function Base.Close 22:1-22:28
      class Base 25:2-25:46
      function Base.Load 25:19-25:44
      class Fee 26:2-26:11
      class Rate 27:2-27:24
      class Single 30:1-30:30
      function check 32:1-32:46
      class config 33:1-33:36
      class tests 35:2-37:10
      function Pick 43:1-43:69
      function init 44:1-44:15
      function init 45:1-45:15
      function external 46:1-46:25"
    `);
  });

  test("starts a type at its keyword where it is the only one, and leaves out what is said of it", () => {
    expect(
      outline(
        "// A is one.\ntype A struct{}\n\ntype (\n\t// B is two.\n\tB int\n)\n\ntype (\n\tC int\n\tD int\n)\n",
      ),
    ).toMatchInlineSnapshot(`
      "class A 2:1-2:16
      class B 6:2-6:7
      class C 10:2-10:7
      class D 11:2-11:7"
    `);
  });

  test("counts UTF-16 code units, also behind characters of two units and of four bytes", () => {
    expect(
      outline('package a\n\nvar x, y = "😀é", `😀`; func 名(größe string) string { return "😀" }\n'),
    ).toMatchInlineSnapshot(`"function 名 3:25-3:68"`);
  });

  test("knows all three line endings, and a byte order mark", () => {
    const text = "package a\n\ntype A struct {\n\tB int\n}\n\nfunc (A) f() {\n}\n";
    expect(outline(text.replaceAll("\n", "\r\n"))).toBe(outline(text));
    expect(outline(text.replaceAll("\n", "\r"))).toBe(outline(text));
    expect(outline(`\ufeff${text}`)).toBe(outline(text));
    for (const one of [text, text.replaceAll("\n", "\r\n"), `\ufeff${text}`])
      expect(reading(one).hasErrors).toBe(false);
  });

  test("keeps what broken syntax leaves", () => {
    expect(
      outline(
        "package a\n\nfunc f( {\n}\n\ntype A struct {\n\tb int\n\nfunc (a A) c() {\n\treturn\n}\n\nfunc d() { x := }\n\nfunc e() {}\n",
      ),
    ).toMatchInlineSnapshot(`
      "function f 3:1-4:2
      class A 6:1-9:15
      function d 13:1-13:18
      function e 15:1-15:12"
    `);
  });

  test.each([
    ["package a\n|\nfunc f() {}\n", null],
    ["fu|nc f() {}\n", "f"],
    ["func (s *S) f() { | }\n", "S.f"],
    ["func (s S[K, V]) f() { | }\n", "S.f"],
    ["func (S) f() { g := func() { | } }\n", "S.f.g"],
    ["func (*a.S) f() { | }\n", "f"],
    ["func () f() { | }\n", "f"],
    ["type A struct { b | int }\n", "A"],
    ["type A struct { b struct { c | int } }\n", "A.b"],
    ["type A interface { f(a | int) }\n", "A.f"],
    ["var a = | 1\n", null],
    ["var a = func() { | }\n", "a"],
    ["var _ = func() { | }\n", null],
    ["const (\n\ta = |1\n)\n", null],
    ["func f() {\n\tvar a = func() { | }\n}\n", "f.a"],
  ])("the symbol of %j is %s", (marked, expected) => {
    const before = splitText(marked.slice(0, marked.indexOf("|")));
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    expect(symbolAt(reading(marked.replace("|", "")), position)).toBe(expected);
  });

  test.each([
    'package a\n\n// #include <stdio.h>\n// int f() { return 1; }\nimport "C"\n\nvar a = C.f()\n',
    "// Code generated by x. DO NOT EDIT.\n\n//go:build linux && !cgo\n// +build linux,!cgo\n\npackage a\n",
    "package a\n\n//go:embed a.txt\nvar a string\n\n//go:linkname b runtime.b\nfunc b()\n",
    "package a\n\nfunc f[S ~[]E, E interface{ ~int | ~string }](s S) { for range 10 {}; for i := range f {}; min(1, 2) }\n",
    "package a\n\ntype A[P *T, T any] = B[P]\n\ntype C[T interface{ *int }] struct{ a *C[T] }\n",
    "package a\n\nvar a = 0x1p-2 + 0b1_0 + 0o7 + 1_000i + '\\'' + '\\u00e9'\n",
    "package a\n\nfunc f() {\nL:\n\tfor { select { case a, ok := <-b: break L; case c <- 1: default: goto L } }\n}\n",
    "package a\n\nfunc f() { switch x := y.(type) { case int, nil: case []string: default: _ = x } }\n",
    "package a\n\nfunc f() { if v, ok := (T{a: 1}).b(); !ok { go func() { defer close(v) }() } }\n",
    "package a\n\nfunc f() { a := new(f(1)); b, c := new(2), new([]int{3}); d(new(-b), new(<-c)) }\n",
    "package a\n\nfunc f() { a := new(1); new([]int); new(c.D); make(map[int]struct{}); new(*E); new(G[int]); new(struct{ a int }) }\n",
    'package a; func f() {}; type a struct { b, c int `json:"b"` }',
  ])("of %j has no errors", (text) => {
    expect(reading(text).hasErrors).toBe(false);
  });

  test.each([
    ["nothing", ""],
    ["a keyword", "func"],
    ["no names", "type struct {}\nfunc () {}\nvar = 1\n"],
    ["NUL", "\0\0func f() {}"],
    ["half a character", "\ud800func f() { '\udc00' }"],
    ["100,000 open brackets", "(".repeat(100_000)],
    ["20,000 functions in each other", "f := func() {".repeat(20_000)],
    ["20,000 types in each other", `type A ${"struct { a ".repeat(20_000)}`],
    ["20,000 values that the grammar does not know", "new(1 ".repeat(20_000)],
    ["spaces in front of one", `new(${" ".repeat(500_000)}1`],
    ["100,000 stars", `func (a ${"*".repeat(100_000)}A) f() {}`],
    ["20,000 quotes that do not end", '"\n`'.repeat(20_000)],
  ])("takes %s", (_name, text) => {
    const all = splitText(text);
    const within = ({ definitions }: { definitions: readonly Definition[] }): boolean =>
      definitions.every((of) => rangeWithin(all, of.range) && rangeWithin(all, of.nameRange) && within(of));
    expect(within(reading(text))).toBe(true);
  });

  test("takes 2,000 constants, fields and methods", () => {
    const many = (of: (at: number) => string) => Array.from({ length: 2_000 }, (_, at) => of(at)).join("\n");
    const text = `package a\n\nconst (\n${many((at) => `\tA${at} = ${at}`)}\n)\n\ntype B struct {\n${many((at) => `\tF${at} int`)}\n}\n${many((at) => `func (b *B) M${at}(a int) {}`)}\n`;
    expect(namedDefinitions(reading(text)).length).toBe(2_001);
  });

  test("never throws, says the same twice, and stays within the text", () => {
    const piece = fc.constantFrom(
      ..."func ,func,f,(r *T) ,(,),{,},[,],type ,struct,interface,var ,const ,=,:=,:,;,.,*,\n,\r\n,\r,`,\",',//,/*,*/,😀, ,import ,package ,T any,return ,map[string],chan ,...,_".split(
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

test("what nests deeper than any code is read as broken, and the next file as it is", () => {
  expect(reading("f(".repeat(5_000))).toMatchObject({ hasErrors: true, definitions: [] });
  expect(reading("func f() {}").definitions.map(({ name }) => name)).toEqual(["f"]);
});

test("Go is read by its own grammar", () => {
  expect([syntaxLanguage("go"), syntaxLanguage("go.mod")]).toEqual(["go", undefined]);
});

describe("the parts of Go", () => {
  test.each([
    ["a // b\nc /* d\n*/ e", ["a c e", "// b|/* d\n*/", ""]],
    ['a = "b // c"; d', ["a = ; d", "", '"b // c"']],
    ['a = `b\n// "c"\n`; d', ["a = ; d", "", '`b\n// "c"\n`']],
    ["a = '\\''; b = '\"'", ["a = ; b =", "", "'\\''|'\"'"]],
    ['type a struct { b int `json:"b"` }', ["type a struct { b int }", "", '`json:"b"`']],
    ['import a "b"', ["import a", "", '"b"']],
  ])("%j", (text, expected) => {
    const { code, comments, strings } = reading(text);
    expect(splitText(code).map(({ length }) => length)).toEqual(splitText(text).map(({ length }) => length));
    const of = (spans: Reading["comments"]) =>
      spans.map(({ start, end }) => text.slice(start, end)).join("|");
    expect([code.trim().replaceAll(/\s+/gu, " "), of(comments), of(strings)]).toEqual(expected);
  });
});

describe("the names of Go", () => {
  /** What is bound, with its type, and what is no definition in brackets. */
  const bound = (text: string): string =>
    reading(text)
      .bindings.map((one) => {
        const { kind, name, stars, type, start } = one;
        if (kind !== "result") expect(text.slice(start)).toMatch(name);
        const said = `${kind} ${"*".repeat(stars)}${name}${type === null ? "" : `: ${type}`}`;
        return isDefining(one) ? said : `(${said})`;
      })
      .join(", ");

  test.each([
    ["var a, b int = 1, 2", "variable a: int, variable b: int"],
    ["var (\n\ta = 1\n\tb string\n)", "variable a, variable b: string"],
    ["const a, _ = 1, 2", "variable a"],
    ["const (\n\ta C = iota\n\tb\n)", "variable a: C, variable b"],
    [
      "func f() { var a int; const b = 1; c, d := 2, 3 }",
      "name f, (result result: ), name a: int, name b, name c, name d",
    ],
    ["func f() { a, b.c, d[0], _ = e() }", "name f, (result result: ), (attribute a), (attribute c)"],
    [
      "func f(a, b int, c ...string) (d error, ok bool) {}",
      "name f, parameter a: int, parameter b: int, parameter *c: string, (result result: (d error, ok bool)), name d: error, name ok: bool",
    ],
    ["func f(int, string) error", "name f, (result result: error)"],
    ["func (s *S[T]) f(_ int) {}", "parameter s: *S[T], name f, (result result: )"],
    ["func f[K comparable, V any]() {}", "name f, name K, name V, (result result: )"],
    [
      "type A struct { B, c int; D; *e.F[int]; g struct { h int } }",
      "name A, variable B: int, variable c: int, variable D: D, variable F: e.F[int], name g: struct { h int }, variable h: int",
    ],
    [
      "type A interface { f(a int) B; C; d.E[int]; ~int | F }",
      "name A, name f, parameter a: int, (result result: B), variable C, variable E",
    ],
    [
      "type A struct { b, c interface{}; d map[int]struct{} }",
      "name A, variable b: interface{}, variable c: interface{}, variable d: map[int]struct{}",
    ],
    ["type A[T any] = B[T]", "name A, name T"],
    ["type A func(a int) (b error)", "name A, name a: int"],
    ["func f() { type a struct { b int } }", "name f, (result result: ), name a, name b: int"],
    ["var f = func(a int) { b := 1 }", "name f, parameter a: int, (result result: ), name b"],
    ["var a = struct{ b int }{}", "name a, variable b: int"],
    [
      "func f() { for a, b := range c {}; for d = range e {} }",
      "name f, (result result: ), name a, name b, name d",
    ],
    ["func f() { select { case a, ok := <-b: } }", "name f, (result result: ), name a, name ok"],
    ["func f() { switch a := b.(type) {} }", "name f, (result result: ), name a"],
    ["func f() {\na:\n\tfor {}\n}", "name f, (result result: ), name a"],
    ['import "a/b"', "(import b)"],
    ['import (\n\tc "a/b/v2"\n\t. "d"\n\t_ "e"\n)', "name c, (import b), (import d), (import e)"],
    ["func f() { a(b, c.d); e == 1; g{h: 1} }", "name f, (result result: )"],
  ])("in %j: %s", (text, expected) => {
    expect(bound(text)).toBe(expected);
  });
});

describe("an import of Go", () => {
  const imports = (text: string) =>
    importsIn("go", text).map((one) => (one.kind === "package" ? one.path : one.kind));

  test.each([
    ["is plain", 'package a\n\nimport "fmt"\n', ["fmt"]],
    ["is in brackets", 'import (\n\t"fmt"\n\n\t"a.b/c"\n)\nvar x = "d"\n', ["fmt", "a.b/c"]],
    ["has a name", 'import (\n\tc "a/b"\n\t. "d"\n\t_ "e"\n)\n', ["a/b", "d", "e"]],
    ["is in an open quote", "import `a/b`\n", ["a/b"]],
    ["is in brackets on one line", 'import ("a"; "b")\nvar x = (\n"c")\n', ["a", "b"]],
    ["has brackets in a comment", 'import (\n\t"a" // (b)\n\t// c)\n\t"d"\n)\n"e"\n', ["a", "d"]],
    ["has several", 'import "a"; import "b"\nimport "c"\n', ["a", "b", "c"]],
    ["stands behind the package, or a byte order mark", 'package a; import "b"\n', ["b"]],
    ["is of C", 'import "C"\n', ["C"]],
    ["ends with CRLF, or CR", 'import (\r\n\t"a"\r\n)\r\nimport "b"\rimport "c"\r', ["a", "b", "c"]],
    ["is in a string of several lines", 'var a = `\nimport "b"\n`\n', ["b"]],
    ["is unfinished", 'import (\n\t"a"\n\nfunc f() {\n}\n', ["a"]],
  ])("%s", (_, text, expected) => {
    expect(imports(text)).toEqual(expected);
  });

  test.each([
    ["a comment", '// import "a"\nimport (\n\t// "b"\n)\n'],
    ["a name that begins alike", 'imports := "a"\nimported "b"\n'],
    ["a string", 'x = "import"\nf("import", "a")\n'],
  ])("is not %s", (_, text) => {
    expect(imports(text)).toEqual([]);
  });

  test.each([
    ["spaces", `import${" ".repeat(200_000)}`],
    ["semicolons", ";".repeat(200_000)],
    ["quotes", `import (${'"'.repeat(200_000)}`],
    ["lines", `import (\n${'\t"a"\n'.repeat(50_000)}`],
  ])("takes many %s", (_, text) => {
    expect(imports(text).length).toBeLessThanOrEqual(50_000);
  });

  test("is a package by its name here, as far as its path tells, and nobody has it from here", () => {
    const text = `package a

import (
	"fmt"
	"example.com/shop/rates"
	"gopkg.in/yaml.v3"
	"github.com/a/go-isatty"
	"example.com/b/v2"
	other "c"
	. "d"
	_ "e"
)

import "C"

var source = \`
import "f"
\`
`;
    expect(
      findAliases(reading(text)).map(({ local, imported, from, isExported, first, last }) => {
        expect([from?.kind, isExported, first]).toEqual(["package", false, last]);
        return `${local} = ${imported} of ${from?.kind === "package" ? from.path : ""}, ${first}`;
      }),
    ).toMatchInlineSnapshot(`
      [
        "fmt =  of fmt, 3",
        "rates =  of example.com/shop/rates, 4",
        "yaml =  of gopkg.in/yaml.v3, 5",
        "isatty =  of github.com/a/go-isatty, 6",
        "b =  of example.com/b/v2, 7",
        "other =  of c, 8",
        "* = * of d, 9",
        "_ =  of e, 10",
        "C =  of C, 13",
      ]
    `);
  });
});

test.each([
  ["func f() { return a.[[b]](c) }", "b"],
  ["func f() { return [[a.b]](c) }", "a.b"],
  ["func f(a [[[]string]]) {}", "[]string"],
])("the expression at a range of %j is %j", (marked, expected) => {
  const { text, range } = unmarkOne(marked);
  const found = reading(text).expressionAt(range);
  expect(found && text.slice(found.start.character, found.end.character)).toBe(expected);
});
