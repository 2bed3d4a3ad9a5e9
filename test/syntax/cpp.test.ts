/** What a text of C or C++ is read as: its definitions, its parts, its names, what it includes. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Range } from "../../src/model/finding.ts";
import { rangeWithin, splitText } from "../../src/model/text.ts";
import { findAliases } from "../../src/syntax/aliases.ts";
import { isDefining } from "../../src/syntax/bindings.ts";
import { matchingBraces } from "../../src/syntax/braces.ts";
import { importsIn, writtenModule } from "../../src/syntax/imports.ts";
import { type Definition, namedDefinitions, symbolAt } from "../../src/syntax/outline.ts";
import { createParser, syntaxLanguage } from "../../src/syntax/parser.ts";
import { isSound, type Reading, read } from "../../src/syntax/reading.ts";
import { unmarkOne } from "../match/marks.ts";

const parser = await createParser(["cpp"]);
const reading = (text: string): Reading => read(parser, "cpp", text);

/** One line per definition: its kind, its dotted name and its range from 1; at its name stands its name. */
function outline(text: string): string {
  const all = splitText(text);
  const show = ({ start, end }: Range): string =>
    `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;
  return namedDefinitions(reading(text))
    .map(({ symbol, kinds, definition: { kind, name, range, nameRange } }) => {
      const { start, end } = nameRange;
      expect(all[start.line]?.slice(start.character, end.character)).toBe(name);
      expect(kinds.length).toBe(symbol.split(".").length);
      return `${kind} ${symbol} ${show(range)}`;
    })
    .join("\n");
}

describe("an outline of C and C++", () => {
  test("has functions, methods inside and outside of their types, types, namespaces, other names of types, closures", () => {
    expect(
      outline(`#pragma once
#include <vector>

namespace shop::inner {
int declared(int a);

/// Carries.
template <typename T>
class Ship : public Base {
 public:
  Ship() = default;
  ~Ship();
  int load(int cargo) const { return cargo; }
  virtual int unload() = 0;
  static Ship make() { return {}; }
  bool operator==(const Ship &other) const { return true; }
  struct Crew { int size; };
 private:
  int size_ = 0;
};
}  // namespace shop::inner

namespace {
int hidden() { return 1; }
}

template <typename T>
int shop::inner::Ship<T>::total(int a) { return a; }
Ship::Ship(int a) : size_(a) {}
Ship::~Ship() {}
Ship::operator bool() const { return true; }
Ship &Ship::operator+=(int a) { return *this; }
const char *::name(void) { auto add = [](int a) { return a; }; struct Local { int a; }; return add(1); }

class Later;
enum class Color : int { Red, Green = 2 };
enum { Low, High };
union Bits { int a; float b; };
typedef struct crew { int size; } crew_t;
typedef struct { int size; } Hold;
typedef int (*Callback)(int);
using List = std::vector<int>;
template <typename T> concept Big = sizeof(T) > 1;
struct One { int a; } one, *two;
extern "C" { int plain(void) { return 0; } }
static inline struct One *get(int (*callback)(int)) { return 0; }
TEST(ShopTest, Total) { int a; }
NAN_METHOD(Load) { int a; }
`),
    ).toMatchInlineSnapshot(`
      "class shop.inner 4:1-21:2
      class shop.inner.Ship 8:1-20:3
      function shop.inner.Ship.Ship 11:3-11:20
      function shop.inner.Ship.load 13:3-13:46
      function shop.inner.Ship.make 15:3-15:36
      function shop.inner.Ship.operator== 16:3-16:60
      class shop.inner.Ship.Crew 17:3-17:28
      function hidden 24:1-24:27
      function shop.inner.Ship.total 27:1-28:53
      function Ship.Ship 29:1-29:32
      function Ship.~Ship 30:1-30:17
      function Ship.bool 31:1-31:45
      function Ship.operator+= 32:1-32:48
      function name 33:1-33:105
      function name.add 33:28-33:63
      class name.Local 33:64-33:87
      class Color 36:1-36:42
      class Bits 38:1-38:31
      class crew 39:9-39:34
      class Hold 40:1-40:35
      class Callback 41:1-41:30
      class List 42:1-42:31
      class Big 43:1-43:51
      class One 44:1-44:22
      function plain 45:14-45:43
      function get 46:1-46:66
      function ShopTest.Total 47:1-47:33
      function Load 48:1-48:28"
    `);
  });

  test("counts UTF-16 code units, also behind characters of two units and of four bytes", () => {
    expect(outline('const char *a = "😀é"; int größe(int b) { return "😀"[b]; }\n')).toMatchInlineSnapshot(
      `"function größe 1:24-1:60"`,
    );
  });

  test("knows all three line endings, and a byte order mark", () => {
    const text = "// A.\nstruct A {\n  int b;\n};\n\ntemplate <class T>\nint f() {\n}\n// end";
    expect(outline(text.replaceAll("\n", "\r\n"))).toBe(outline(text));
    expect(outline(text.replaceAll("\n", "\r"))).toBe(outline(text));
    expect(outline(`\ufeff${text}`)).toBe(outline(text));
  });

  test("keeps what broken syntax leaves", () => {
    expect(
      outline("int a() {\n  return ;;\n}\n\nint b() { int c = ; }\n\nint d() {}\n\nint f( {\n}\n"),
    ).toMatchInlineSnapshot(`
      "function a 1:1-3:2
      function b 5:1-5:22
      function d 7:1-7:11"
    `);
  });

  test("does without the functions whose heads stand in both branches of a condition, and keeps the others", () => {
    const text = `int before() { return 1; }
#ifdef WIDE
int total(long a) {
#else
int total(int a) {
#endif
  return a;
}
int after() {
#if A
  if (a) {
#else
  if (b) {
#endif
    return 2;
  }
  return 1;
}
int last() { return 3; }
`;
    expect(reading(text).hasErrors).toBe(true);
    expect(isSound(reading(text))).toBe(true);
    expect(outline(text)).toMatchInlineSnapshot(`
      "function before 1:1-1:27
      function total 5:1-8:2
      function last 19:1-19:25"
    `);
  });

  test.each([
    ["|\nint f() {}\n", null],
    ["template <class T|>\nint f() {}\n", "f"],
    ["struct S { int f() { | } };\n", "S.f"],
    ["struct S { int f(|); };\n", "S"],
    ["int a::S<T>::f() { | }\n", "a.S.f"],
    ["namespace a { int S::f() { | } }\n", "a.S.f"],
    ["namespace a::b { namespace c { int f(|) {} } }\n", "a.b.c.f"],
    ["namespace { int f() { | } }\n", "f"],
    ['extern "C" {\nint f() { | }\n}\n', "f"],
    ["typedef struct { int | a; } S;\n", "S"],
    ["int f() { auto g = [&] { | }; }\n", "f.g"],
    ["int a = | 1;\n", null],
    ["#define F(a) | a\n", null],
    ["class SHOP_API S { int f() { | } };\n", "S.f"],
    ["SHOP_BEGIN\nclass S {\n  SHOP_MACRO(1)\n  int f() { | }\n};\n", "S.f"],
    ["SHOP_API const char *f(int a) { | }\n", "f"],
    ["int SHOP_CALL f(int a) SHOP_THROWS { | }\n", "f"],
    ['#ifdef __cplusplus\nextern "C" {\n#endif\nint f() { | }\n#ifdef __cplusplus\n}\n#endif\n', "f"],
    ["namespace a SHOP_VISIBLE(1) { int f() { | } }\n", "a.f"],
  ])("the symbol of %j is %s", (marked, expected) => {
    const before = splitText(marked.slice(0, marked.indexOf("|")));
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    expect(symbolAt(reading(marked.replace("|", "")), position)).toBe(expected);
  });

  test.each([
    ["nothing", ""],
    ["a keyword", "class"],
    ["no names", "struct {};\nint () {}\nnamespace {}\ntypedef;\n"],
    ["NUL", "\0\0int f() {}"],
    ["half a character", "\ud800int f() { '\udc00'; }"],
    ["100,000 open brackets", "(".repeat(100_000)],
    ["20,000 functions in each other", "int f() {".repeat(20_000)],
    ["20,000 namespaces in each other", "namespace a {".repeat(20_000)],
    ["20,000 pointers", `int ${"*".repeat(20_000)}a;`],
    ["20,000 parts of a name", `int ${"a::".repeat(20_000)}b() {}`],
    ["2,000 macros", `${"SHOP_A ".repeat(2_000)}(`],
    ["20,000 macros in each other", `${"SHOP_A(".repeat(20_000)} {`],
    ["spaces in front of one", `)${" ".repeat(300_000)}SHOP_A namespace a ${" ".repeat(300_000)}SHOP_A {`],
    ["words in front of none", `SHOP_A ${"a b * ".repeat(5_000)}`],
    ["20,000 quotes that do not end", "\"\n'".repeat(20_000)],
    ["20,000 conditions", "#if A\n".repeat(20_000)],
  ])("takes %s", (_name, text) => {
    const all = splitText(text);
    const within = ({ definitions }: { definitions: readonly Definition[] }): boolean =>
      definitions.every((of) => rangeWithin(all, of.range) && rangeWithin(all, of.nameRange) && within(of));
    expect(within(reading(text))).toBe(true);
  });

  test("never throws, says the same twice, and stays within the text", () => {
    const piece = fc.constantFrom(
      ...'int ,f,(a),(,),{,},[,],struct ,class ,enum ,namespace ,template <class T> ,typedef ,using ,a::b,~,=,:,;,.,->,*,&,\n,\r\n,\r,",\',//,/*,*/,#if A\n,#else\n,#endif\n,#define A ,#include <a>\n,😀, ,<T>,SHOP_A ,SHOP_A(1),operator ,extern ,auto ,R"(,)"'.split(
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

test("C and C++ are read by one grammar", () => {
  expect([syntaxLanguage("c"), syntaxLanguage("cpp"), syntaxLanguage("objective-c")]).toEqual([
    "cpp",
    "cpp",
    undefined,
  ]);
});

test("braces go together by their marks alone", () => {
  const text = `{ "{" '{' R"a({)a" 1'000 /* { */ { // {\n } } }{`;
  const pairs = [...matchingBraces(text)].map(([start, end]) => text.slice(start, end + 1).length);
  expect(pairs).toEqual([9, text.lastIndexOf("} }") + 3 - 2]);
});

test("marks that nothing closes are looked for once, so that a megabyte of them takes no longer than one of code", () => {
  for (const piece of ['R"a(', '"a\\', "/*", "'", 'R"a( {']) {
    const pairs = matchingBraces(`${piece.repeat(250_000)}\n{}`);
    expect(pairs.size).toBeLessThanOrEqual(1);
  }
});

describe("the parts of C and C++", () => {
  test.each([
    ["a; // b\nc; /* d */ f;", ["a; c; f;", "// b|/* d */", ""]],
    ['a = "b // c"; d;', ["a = ; d;", "", '"b // c"']],
    ['a = R"x(b\n// "c"\n)x"; d;', ["a = ; d;", "", 'R"x(b\n// "c"\n)x"']],
    ["a = '\\''; b = L'\"'; c = 1'000;", ["a = ; b = ; c = 1'000;", "", "'\\''|L'\"'"]],
    ['#include "a.h"\n#include <b>\n', ["#include #include <b>", "", '"a.h"']],
  ])("%j", (text, expected) => {
    const { code, comments, strings } = reading(text);
    expect(splitText(code).map(({ length }) => length)).toEqual(splitText(text).map(({ length }) => length));
    const of = (spans: Reading["comments"]) =>
      spans.map(({ start, end }) => text.slice(start, end)).join("|");
    expect([code.trim().replaceAll(/\s+/gu, " "), of(comments), of(strings)]).toEqual(expected);
  });
});

describe("the names of C and C++", () => {
  /** What is bound, with its type, and what is no definition in brackets. */
  const bound = (text: string): string =>
    reading(text)
      .bindings.map((one) => {
        const { kind, name, type, start } = one;
        if (kind !== "result") expect(text.slice(start, start + name.length)).toBe(name);
        const said = `${kind} ${name}${type === null ? "" : `: ${type}`}`;
        return isDefining(one) ? said : `(${said})`;
      })
      .join(", ");

  test.each([
    ["const int A = 1;", "variable A: int"],
    [
      "int a, *b = 0, c[3], d(int e);",
      "variable a: int, variable b: int, variable c: int, variable d: int, parameter e: int",
    ],
    [
      "int f(int a, const char *b, C &&c, ...) {}",
      "name f, parameter a: int, parameter b: char, parameter c: C, (result result: int)",
    ],
    ["C::C(int a) : b(a) {}", "name C, parameter a: int, (result result)"],
    ["template <class T, int N> T f();", "name T, name N: int, variable f: T"],
    [
      "struct A { int b, *c; int d(int e); };",
      "name A, variable b: int, variable c: int, variable d: int, parameter e: int",
    ],
    ["enum A { B, C = 1 };", "name A, variable B, variable C"],
    ["namespace a { int b; }", "name a, variable b: int"],
    ["typedef struct a { int b; } c;", "name a, variable b: int, variable c"],
    ["typedef int a; using b = int;", "name a, name b"],
    [
      "void f() { int a = 1; auto [b, c] = d; }",
      "name f, (result result: void), name a: int, name b: auto, name c: auto",
    ],
    ["void f() { auto g = [](int a) {}; }", "name f, (result result: void), name g: auto, name a: int"],
    [
      "void f() { for (auto &a : b) {} try {} catch (const E &e) {} }",
      "name f, (result result: void), name a, name e: E",
    ],
    [
      "void f() { a = 1; b.c = 2; this->d = 3; *e = 4; g: goto g; }",
      "name f, (result result: void), (attribute a), (attribute c), (attribute d), name g",
    ],
    ["#define A 1\n#define B(c) c\n", "variable A, variable B"],
    ["using std::string; using namespace std; namespace a = std;", "(import string), name a"],
    ["void f() { a(b, c.d, E{1}); sizeof(g); }", "name f, (result result: void)"],
  ])("in %j: %s", (text, expected) => {
    expect(bound(text)).toBe(expected);
  });
});

describe("an include", () => {
  test.each([
    ["in quotes", '#include "a/b.h"\n', ["a/b.h"]],
    ["in brackets", "#include <vector>\n", ["vector"]],
    ["with spaces, of another kind", ' #  include_next "a.h" // b\n#import <c.h>\n', ["a.h", "c.h"]],
    ["under a condition", '#ifdef A\n#include "a.h"\n#endif\n', ["a.h"]],
    ["twice", '#include "a.h"\n#include "a.h"\n', ["a.h"]],
    ["of a macro", "#include A\n", []],
    ["that does not end", '#include "a.h\n', []],
    ["that is none", 'include "a.h"\n// the #include "b.h"\n', []],
  ])("%s", (_, text, expected) => {
    expect(importsIn("cpp", text).map(writtenModule)).toEqual(expected);
  });

  test("is all that a header has, where it stands in no comment", () => {
    const text = '#include <a>\n/*\n#include "b.h"\n*/\n#include "c.h"\n';
    expect(
      findAliases(reading(text)).map(({ local, imported, from, isExported, first, last }) => [
        ...[
          local,
          imported,
          from === null ? "" : `${from.kind} ${writtenModule(from)}`,
          isExported,
          first,
          last,
        ],
      ]),
    ).toEqual([
      ["*", "*", "include a", true, 0, 0],
      ["*", "*", "include c.h", true, 4, 4],
    ]);
  });
});

test.each([
  ["int f() { a.[[b]](c); }", "b"],
  ["int f() { [[a::b(c)]]; }", "a::b(c)"],
  ["int f() { [[int a = 1;]] }", undefined],
  ["[[int f() {}]]", undefined],
])("the expression at %j is %s", (marked, expected) => {
  const { text, range } = unmarkOne(marked);
  const found = reading(text).expressionAt(range);
  expect(found && splitText(text)[0]?.slice(found.start.character, found.end.character)).toBe(expected);
});
