/** What counts as an escape, spelling by spelling: what it says, and what it can silence. */
import { describe, expect, test } from "vitest";
import { hatchesInCpp, silencesInCpp } from "../../src/escapes/cpp.ts";
import { changedEscapes } from "../../src/escapes/escapes.ts";
import { canSilence, codePathsOf, isStubOf, isUnread } from "../../src/escapes/files.ts";
import { usedNamesOf } from "../../src/escapes/read.ts";
import { isPartialReading } from "../../src/syntax/reading.ts";
import { readingOf } from "../match/readings.ts";
import { change } from "../reward/support.ts";

/** Of a new file: line, kind and text of each escape, what it reaches, and the names that it reaches through. */
function escapes(path: string, text: string): string {
  return changedEscapes(change({}, { [path]: `${text}\n` }, {}))
    .added.map(({ kind, line, text, reach, names }) => {
      const through = names.length === 0 ? "" : ` as ${names.join()}`;
      return `${line + 1} ${kind} ${text} ${reach}${through}`;
    })
    .join("; ");
}

describe("a comment of Python", () => {
  test.each([
    ["x = 1  # type: ignore", "1 type-ignore type: ignore line"],
    ["x = 1  #type:ignore[a, b]", "1 type-ignore type:ignore[a, b] line"],
    ["# type: ignore", "1 type-ignore type: ignore file"],
    ["x = 1  # see # type: ignore", "1 type-ignore type: ignore line"],
    ["x = 1  # type:  ignore  [a]", "1 type-ignore type: ignore [a] line"],
    ["x = 1  # pyright: ignore", "1 pyright-ignore pyright: ignore line"],
    ["x = 1  # basedpyright: ignore[reportX]", "1 pyright-ignore basedpyright: ignore[reportX] line"],
    ["x = 1  # ty: ignore[a]", "1 checker-ignore ty: ignore[a] line"],
    ["x = 1  # pyrefly: ignore", "1 checker-ignore pyrefly: ignore line"],
    ["x = 1  # zuban: ignore", "1 checker-ignore zuban: ignore line"],
    ["x = 1  # pyre-ignore[1]", "1 checker-ignore pyre-ignore[1] line"],
    ["x = 1  # pyre-fixme", "1 checker-ignore pyre-fixme line"],
    ["# pyre-ignore-all-errors[2] b", "1 checker-ignore pyre-ignore-all-errors[2] b file"],
    ["x = 1  # pytype: disable=a", "1 checker-ignore pytype: disable=a line"],
    ["x = 1\n# pytype: disable=a", "2 checker-ignore pytype: disable=a file"],
    ["# pytype: skip-file", "1 checker-ignore pytype: skip-file file"],
    ["x = 1  # noqa", "1 noqa noqa line"],
    ["x = 1  # NOQA:E501,F401", "1 noqa NOQA:E501,F401 line"],
    ["x = 1  # noqa : E501 because", "1 noqa noqa : E501 because line"],
    ["# ruff: noqa", "1 noqa ruff: noqa file"],
    ["# flake8: noqa: E501", "1 noqa flake8: noqa: E501 file"],
    ["# flake8=NOQA", "1 noqa flake8=NOQA file"],
    ["x = 1  # pylint: disable=a, b # c", "1 pylint-disable pylint: disable=a, b line"],
    ["def f():\n    # pylint: disable=a\n    x = 1", "2 pylint-disable pylint: disable=a symbol as f"],
    ["# pylint: disable-next=a\nx = 1", "1 pylint-disable pylint: disable-next=a next-line"],
    ["# pylint: skip-file", "1 pylint-disable pylint: skip-file file"],
    ["# pyright: basic", "1 pyright-directive pyright: basic file"],
    [
      "# pyright: reportA=false, reportB=true, reportC=error, reportD=none",
      "1 pyright-directive pyright: reportA=false file; 1 pyright-directive pyright: reportD=none file",
    ],
    [
      "# pyright: enableTypeIgnoreComments=true",
      "1 pyright-directive pyright: enableTypeIgnoreComments=true file",
    ],
    ["# pyright:ignore", "1 pyright-ignore pyright:ignore line"],
    ["# mypy: ignore-errors", "1 mypy-directive mypy: ignore-errors file"],
    [
      "# mypy: disallow-untyped-defs, warn_return_any, no-implicit-optional, allow-any",
      "1 mypy-directive mypy: allow-any file",
    ],
    ["x  # mypy: ignore-errors", "1 mypy-directive mypy: ignore-errors file"],
  ])("%j is an escape: %s", (text, expected) => {
    expect(escapes("m.py", text)).toBe(expected);
  });

  test.each([
    "x = 1  # a type: ignore",
    "x = 1  # type: ignored",
    "x = 1  # type: ignore-me",
    "x = 1  # ty: ignore-me",
    "# pyright: ignore-me",
    "# pyright: ignoreThis=true",
    "x = 1  # qty: ignore",
    "x = 1  # noqable",
    "x = 1  # pylint: enable=a",
    "# pyright: strict",
    "# pyright: enableTypeIgnoreComments=false",
    "# pyright: strictListInference=true, strict=true",
    "# mypy: , ",
    "# mypypy: x",
  ])("%j is none", (text) => {
    expect(escapes("m.py", text)).toBe("");
  });
});

describe("code of Python", () => {
  test.each([
    ["x: Any = 1", "1 any Any symbol as x"],
    ["x: t.Any", "1 any Any symbol as x"],
    ["x: Incomplete = 1", "1 any Incomplete symbol as x"],
    ["@no_type_check", "1 no-type-check no_type_check symbol"],
    ["@t.no_type_check_decorator", "1 no-type-check no_type_check_decorator symbol"],
    ["if sys.version_info > (3,): pass", "1 static-condition sys.version_info symbol"],
    ["a = os.name", "1 static-condition os.name symbol as a"],
    ["if False:", "1 static-condition if False: symbol"],
    ["if not True:", "1 static-condition if not True: symbol"],
    ["while ( 0 ):", "1 static-condition while ( 0 ): symbol"],
    ["elif None:", "1 static-condition elif None: symbol"],
    ["if True:", "1 static-condition if True: symbol"],
    ["elif not False:", "1 static-condition elif not False: symbol"],
    ["a = b and False", "1 static-condition and False symbol as a"],
    ["a = False and b", "1 static-condition False and symbol as a"],
    ["f = lambda x: 1", "1 any-arguments lambda symbol as f"],
    ["a.b = lambda: 1", "1 any-arguments lambda symbol as b"],
    ["def f() -> NoReturn:", "1 dead-code NoReturn symbol as f"],
    ["x: Never", "1 dead-code Never symbol as x"],
    ["x = getattr(a, b)", "1 dynamic getattr( symbol as x"],
    ["x = setattr (a, b, c)", "1 dynamic setattr( symbol as x"],
    ["exec('a')", "1 dynamic exec( symbol"],
    ["globals()['a']", "1 dynamic globals( symbol"],
    ["locals()", "1 dynamic locals( symbol"],
    ["vars(x)", "1 dynamic vars( symbol"],
    ["__import__('a')", "1 dynamic __import__( symbol"],
    ["delattr(a, 'b')", "1 dynamic delattr( symbol"],
    ["importlib.import_module('a')", "1 dynamic import_module( symbol"],
    ["a.__dict__", "1 dynamic __dict__ symbol"],
    ["super().__getattr__(a)", "1 dynamic .__getattr__( symbol"],
    ["super().__getattribute__(a)", "1 dynamic .__getattribute__( symbol"],
    ["operator.attrgetter('a')", "1 dynamic attrgetter( symbol"],
    ["itemgetter(1)", "1 dynamic itemgetter( symbol"],
    ["methodcaller('a')", "1 dynamic methodcaller( symbol"],
    ["json.loads(json.dumps(x))", "1 dynamic loads(json.dumps( symbol"],
    ["loads(dumps(x))", "1 dynamic loads(dumps( symbol"],
    ["def __getattr__(self, a): ...", "1 dynamic def __getattr__ symbol"],
    ["async def __getattribute__(self, a): ...", "1 dynamic async def __getattribute__ symbol"],
    ["def __class_getitem__(cls, a): ...", "1 dynamic def __class_getitem__ symbol"],
    ["x = cast(int, a)", "1 cast cast(int symbol as x"],
    ["x = cast( 'List[ int ]', a)", "1 cast cast('List[int]' symbol as x"],
    ["x = typing.cast(dict[str, int], a)", "1 cast cast(dict[str,int] symbol as x"],
    ["typing_extensions . cast(int, a)", "1 cast cast(int symbol"],
    ["import typing as t\nx = t.cast(A, b)", "2 cast cast(A symbol as x"],
    ["cast()", "1 cast cast( symbol"],
    ["cast(f(a, b)[1, 2], {3, 4})", "1 cast cast(f(a,b)[1,2] symbol"],
    [
      "from typing import Any as A, Incomplete as I",
      "1 any Any as A symbol as A; 1 any Incomplete as I symbol as I",
    ],
    ["from typing import cast as c", "1 cast cast as c symbol as c"],
    ["from typing import no_type_check as n", "1 no-type-check no_type_check as n symbol as n"],
    ["def f(*args, **kwargs): ...", "1 any-arguments *args, **kwargs symbol as f"],
    ["def f(*a, **k): ...", "1 any-arguments *args, **kwargs symbol as f"],
    [
      "def f(*args: object, **kwargs: Any): ...",
      "1 any Any symbol as f; 1 any-arguments *args, **kwargs symbol as f",
    ],
    [
      "async def f(self, a=(1, 2), *args, **kwargs) -> None: ...",
      "1 any-arguments *args, **kwargs symbol as f",
    ],
    ["x = a  # type: Any", "1 any Any symbol"],
    ["x = a  # type: ignore Any", "1 type-ignore type: ignore line"],
    ["x = a  # type: List[Any]", "1 any Any symbol"],
    ["x: 'Any' = 1", "1 any Any symbol as x"],
    ['x: "List[Any]"', "1 any Any symbol as x"],
    ["def f() -> 'Any': ...", "1 any Any symbol as f"],
    ["x = cast('Any', y)", "1 any Any symbol as x; 1 cast cast('Any' symbol as x"],
    ["x: List['Any']", "1 any Any symbol as x"],
    ["x: int | 'Any'", "1 any Any symbol as x"],
    ["def f(a={b: 1}, c: 'Any' = 1): ...", "1 any Any symbol as f"],
    ["def f(\n    a: 'Any',\n): ...", "2 any Any symbol as f"],
    ["x = {a: 1}\ny: 'Any'", "2 any Any symbol as y"],
    ["x = {a: List['Any']}", "1 any Any symbol as x"],
    [
      "if t.TYPE_CHECKING:\n    x = 1\n    def f(): ...\n    class C: ...",
      "1 type-checking if t.TYPE_CHECKING: symbol as x,f,C",
    ],
    ["if not TYPE_CHECKING:\n    import a", "1 type-checking if not TYPE_CHECKING: symbol"],
    ["if TYPE_CHECKING:\n    import a\nelse:\n    b = 1", "1 type-checking if TYPE_CHECKING: symbol"],
    ["if TYPE_CHECKING:\n    import a\nelif b:\n    pass", "1 type-checking if TYPE_CHECKING: symbol"],
    ["x = TYPE_CHECKING", "1 type-checking x = TYPE_CHECKING symbol as x"],
    ["def f():\n    return 1\n    x = 2", "2 dead-code unreachable symbol as f"],
    ["for a in b:\n    continue\n    x", "2 dead-code unreachable symbol"],
    ["for a in b:\n    break\n    x", "2 dead-code unreachable symbol"],
    ["raise A\nx", "1 dead-code unreachable symbol"],
    ["sys.exit(1)\nx", "1 dead-code unreachable symbol"],
    ["exit ()\nx", "1 dead-code unreachable symbol"],
    ["quit()\nx", "1 dead-code unreachable symbol"],
    ["os._exit(1)\nx", "1 dead-code unreachable symbol"],
    ["os.abort()\nx", "1 dead-code unreachable symbol"],
    ["assert False\nx", "1 dead-code unreachable symbol"],
    ["assert ( 0 ), 'a'\nx", "1 dead-code unreachable symbol"],
    ["assert None\nx", "1 dead-code unreachable symbol"],
    ["a, self.b = Any", "1 any Any symbol as a,b"],
    ["self.x: Any = 1", "1 any Any symbol as x"],
    ["cls.y = cast(A, b)", "1 cast cast(A symbol as y"],
    ["x[0].y = Any", "1 any Any symbol as y"],
    ["return Any", "1 any Any symbol"],
    ["x + y = Any", "1 any Any symbol"],
    ["a: Any = b = c", "1 any Any symbol as a"],
    ["a.b =\tlambda: 1", "1 any-arguments lambda symbol as b"],
    ["a2.b1=lambda: 1", "1 any-arguments lambda symbol as b1"],
    ["async  def  __getattr__(self, a): ...", "1 dynamic async def __getattr__ symbol"],
    ["loads ( json . dumps (x))", "1 dynamic loads ( json . dumps( symbol"],
    ["import_module  ('a')", "1 dynamic import_module( symbol"],
    ["super() . __getattr__ (a)", "1 dynamic . __getattr__( symbol"],
    ["import typing_extensions as te\nx = te . cast (A, b)", "2 cast cast(A symbol as x"],
    ["x = cast(a)", "1 cast cast(a symbol as x"],
    [
      "def f(*args: t.Any, **kwargs: object): ...",
      "1 any Any symbol as f; 1 any-arguments *args, **kwargs symbol as f",
    ],
    ["x = a  #  type:  Any", "1 any Any symbol"],
    ["x = a  #type:Any", "1 any Any symbol"],
    ["if  TYPE_CHECKING :\n    x = 1", "1 type-checking if TYPE_CHECKING : symbol as x"],
    [
      "if TYPE_CHECKING:\n    import a\n    x = 1\n    y = 2\nz = 1",
      "1 type-checking if TYPE_CHECKING: symbol as x,y",
    ],
    ["while not  1 :", "1 static-condition while not 1 : symbol"],
    ["elif  1:", "1 static-condition elif 1: symbol"],
    ["a = b and  False", "1 static-condition and False symbol as a"],
    ["a = False  and b", "1 static-condition False and symbol as a"],
    ["assert  (None)\nx", "1 dead-code unreachable symbol"],
    ["os._exit  (1)\nx", "1 dead-code unreachable symbol"],
    ["from typing import Any  as  Ä1", "1 any Any as Ä1 symbol as Ä1"],
  ])("%j is an escape: %s", (text, expected) => {
    expect(escapes("m.py", text)).toBe(expected);
  });

  test.each([
    "x: Anything = Many_Any",
    "no_type_checker()",
    "while True:",
    "if Falsey:",
    "a = b or False",
    "f(lambda x: 1)",
    "a.getattr(b)",
    "my_eval(b)",
    "json.loads(x)",
    "def __getattribution__(self): ...",
    "frame.cast(int)",
    "def cast(a): ...",
    "broadcast(a)",
    "x = t.cast(A, b)",
    "from typing import Any",
    "import Any_as as b",
    "def f(*args: int, **kwargs): ...",
    "def f(*args, k): ...",
    "def f(*, k): ...",
    "f(*args, **kwargs)",
    "x = a  # type: Many",
    "x = a  # of type: Any",
    "x = 'Any'",
    "f('Any')",
    "x = {'a': 'Any'}",
    "x = {a: 'Any'}",
    "x = f({\n  a: 'Any',\n  b(c): 'Any'\n})",
    "x = y[a:'Any']",
    "f(lambda: 'Any', lambda x: 'Any')",
    "if x: 'Any'",
    "else : 'Any'",
    "x: 'Anyone'",
    "x: 'Any, and more!'",
    "if TYPE_CHECKING:\n    import a\n    from b import c\n    pass",
    "from typing import TYPE_CHECKING",
    "def f():\n    return\n\n\nx = 2",
    "raised\nx",
    "exited()\nx",
    "assert False_\nx",
    "assert False == a\nx",
    "if typing.TYPE_CHECKING:\n    import a",
    "if  t2.TYPE_CHECKING :\n    import a",
    "import a, b.Any",
    "def f(*args: my.Many, **kwargs): ...",
    "def f(*args: objects, **kwargs): ...",
    "x = lambdas",
    "a(b) = lambda: 1",
    "x = forecast(A, b)",
    "x = a.b.cast(A, b)",
    "if not TrueOrNot:",
    "while 01:",
    "for a in b:\n    if a:\n        continue\n    x",
    "return",
  ])("%j is none", (text) => {
    expect(escapes("m.py", text)).toBe("");
  });
});

describe("a line of C or C++", () => {
  test.each([
    ['#pragma clang diagnostic ignored "-Wshadow"', '1 diagnostic-ignored ignored "-Wshadow" next-line'],
    ['#\\\npragma clang diagnostic ignored "-Wa"\nint a;', '1 diagnostic-ignored ignored "-Wa" next-line'],
    [
      '%: pragma clang /* */ diagnostic ignored "-Wa"\nint a;',
      '1 diagnostic-ignored ignored "-Wa" next-line',
    ],
    [`${" ".repeat(101)}#if 0\nint a;\n#endif`, "1 static-condition #if 0 next-line"],
    ["#if 0 && __cplusplus\nint a;\n#endif", "1 static-condition #if 0 && __cplusplus next-line"],
    [
      'int f() {\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored "-Wa"\n#pragma GCC diagnostic pop\n}',
      '3 diagnostic-ignored ignored "-Wa" next-line as f',
    ],
    ['_Pragma("clang diagnostic ignored \\"-Wa\\"") int a;', '1 diagnostic-ignored ignored "-Wa" next-line'],
    ["int a; // NOLINT", "1 nolint NOLINT line"],
    ["int a; // NOLINT(a-b, c-*): d", "1 nolint NOLINT(a-b, c-*) line"],
    ["// NOLINTNEXTLINE(a-b)\nint a;", "1 nolint NOLINTNEXTLINE(a-b) next-line"],
    ["// NOLINTBEGIN(a-b)\nint a;\n// NOLINTEND(a-b)", "1 nolint NOLINT(a-b) next-line"],
    ["int f() { return reinterpret_cast<int *>(a); }", "1 cast reinterpret_cast<int *> symbol as f"],
    ["int f() { return const_cast<A &>(a).b; }", "1 cast const_cast<A &> symbol as f"],
    ["int f() { return g((void *)a); }", "1 cast (void *) symbol as f"],
    ["int f() { return *(const struct A *)a; }", "1 cast (const struct A *) symbol as f"],
    ["int f(int a) { (void)a; return 1; }", "1 only-used (void)a symbol as f"],
    ["int f(int a) {\n  static_cast<void>(a);\n}", "2 only-used static_cast<void>(a) symbol as f"],
    ["int f() {\n  std::ignore = g();\n}", "2 only-used std::ignore = g() symbol as f"],
    ["static int a __attribute__((unused));", "1 only-used __attribute__((unused)) symbol"],
    ["extern int a;", "1 ambient extern int a symbol"],
    ['extern "C" int f(int a);', "1 ambient extern int f(int a) symbol"],
    ["#if 0\nint a;\n#endif", "1 static-condition #if 0 next-line"],
    [
      "#ifdef A\nint a;\n#else\nint b;\n#endif",
      "1 static-condition #ifdef A next-line; 3 static-condition #else next-line",
    ],
    ["int f() { if (false) { g(); } }", "1 static-condition if (false) symbol as f"],
    ["int f() {\n  return 1;\n  g();\n}", "2 dead-code unreachable symbol as f"],
  ])("%j is an escape: %s", (text, expected) => {
    expect(escapes("m.cpp", text)).toBe(expected);
  });

  test.each([
    '// #pragma clang diagnostic ignored "-Wa"',
    '#pragma clang diagnostic warning "-Wa"',
    "#pragma once",
    "#pragma clang diagnostic push\n#pragma clang diagnostic pop",
    "int a; // NOLINTEND",
    'const char *a = "NOLINT";',
    "int f() { return static_cast<int>(a) + (int)b; }",
    "int f(void) { return sizeof(int *) * 2; }",
    "int f(void);",
    "void (*f)(void) = g;",
    'extern "C" {\nint f();\n}',
    "extern template class A<int>;",
    "extern int a = 1;",
    "#ifndef LIB_H\n#define LIB_H\n#endif",
    "#ifdef __cplusplus\nint a;\n#endif",
    "int f() { do { g(); } while (0); }",
    "int f() {\n  if (a)\n    return 1;\n  g();\n}",
    "int f() {\n  if (a) { return 1; }\n  g();\n}",
    "int f() {\n  switch (a) {\n    case 1:\n      break;\n    default:\n      g();\n  }\n}",
  ])("%j is none", (text) => {
    expect(escapes("m.cpp", text)).toBe("");
  });

  test.each([
    ["diagnostic-ignored", 'ignored "-Wunused"', "-Wunused-variable", true],
    ["diagnostic-ignored", 'ignored "-Wunused-variable"', "-Wunused-variable", true],
    ["diagnostic-ignored", 'ignored "-Wunused-parameter"', "-Wunused-variable", false],
    ["diagnostic-ignored", 'ignored "-Wunused"', "-Wshadow", false],
    ["diagnostic-ignored", 'ignored "-Wunused-function"', "-Wunneeded-internal-declaration", true],
    ["diagnostic-ignored", 'ignored "-Wunused-value"', "-Wunused-result", true],
    ["diagnostic-ignored", 'ignored "-Wall"', "-Wshadow", true],
    ["diagnostic-ignored", 'ignored "-Weverything"', "undeclared_var_use", false],
    ["nolint", "NOLINT", "bugprone-branch-clone", true],
    ["nolint", "NOLINT(bugprone-*)", "bugprone-branch-clone", true],
    ["nolint", "NOLINT(*,-bugprone-*)", "bugprone-branch-clone", false],
    ["nolint", "NOLINT(misc-a)", "bugprone-branch-clone", false],
    ["nolint", "NOLINT", "-Wunused-variable", false],
    ["nolint", "NOLINT", "no_member", false],
    ["only-used", "(void)a", "-Wunused-parameter", true],
    ["only-used", "(void)a", "-Wshadow", false],
    ["cast", "(void *)", "typecheck_convert_incompatible", true],
    ["cast", "(void *)", "-Wunused-variable", false],
    ["ambient", "extern int a", "undeclared_var_use", true],
    ["dead-code", "unreachable", "-Wreturn-type", true],
    ["dead-code", "unreachable", "no_member", false],
    ["static-condition", "#if 0", "no_member", true],
    ["static-condition", "if (false)", "no_member", false],
  ] as const)("of kind %s, %s: it silences %s: %s", (kind, text, code, expected) => {
    expect(silencesInCpp(kind, text, code)).toBe(expected);
  });

  test("an attribute is one", () => {
    const reading = readingOf("m.cpp", "[[maybe_unused]] static int a;\n[[nodiscard]] int f();\n");
    const found = reading === undefined ? [] : hatchesInCpp(reading);
    expect(found.map(({ kind, text }) => `${kind} ${text}`)).toEqual(["only-used [[maybe_unused]]"]);
  });

  test("a line that cannot be read hides no escape that goes from one function to another", () => {
    const functions = (inFirst: string, inSecond: string) =>
      `A_MACRO(x) y z(\nint f() {\n${inFirst}  return g();\n}\n\nint h() {\n${inSecond}  return g();\n}\n`;
    const silent = "  // NOLINTNEXTLINE(misc-a)\n";
    const added = (before: string, after: string) =>
      changedEscapes(change({ "m.cpp": before }, { "m.cpp": after }, {})).added.map(
        ({ symbol, text }) => `${symbol}: ${text}`,
      );
    expect(isPartialReading(readingOf("m.cpp", functions("", "")))).toBe(true);
    expect(added(functions(silent, ""), functions("", silent))).toEqual(["h: NOLINTNEXTLINE(misc-a)"]);
    expect(added(functions(silent, ""), `// above\n${functions(silent, "")}`)).toEqual([]);
  });

  test.each([
    ["5,000 pragmas", '#pragma clang diagnostic ignored "-Wa"\nint a;\n'.repeat(5_000)],
    ["5,000 conditions", `${"#if 0\n".repeat(5_000)}${"#endif\n".repeat(5_000)}`],
    ["5,000 beginnings", "// NOLINTBEGIN(a)\n".repeat(5_000)],
    ["casts in each other", `int a = ${"(void *)(".repeat(20_000)}`],
    ["spaces", `(${" ".repeat(200_000)}void${" ".repeat(200_000)}) extern${" ".repeat(200_000)}`],
  ])("takes %s", (_, text) => {
    expect(escapes("m.cpp", text).length).toBeGreaterThanOrEqual(0);
  });
});

describe("a line of Rust", () => {
  test.each([
    ["#[allow(dead_code)]\nfn f() {}", "1 allow #[allow(dead_code)] symbol as f"],
    ["/// A.\n#[inline]\n#[allow(a, b::c)]\npub fn f() {}", "3 allow #[allow(a, b::c)] symbol as f"],
    ["#[allow(a)]\nimpl A for S {}", "1 allow #[allow(a)] symbol as S"],
    ["#[allow(a)]\nmod m { fn f() {} }", "1 allow #[allow(a)] symbol as m"],
    ["#![allow(a)]\nfn f() {}", "1 allow #![allow(a)] file"],
    ["fn f() {\n    #![allow(a)]\n}", "2 allow #![allow(a)] symbol as f"],
    ["fn f() {\n    #[allow(a)]\n    let b = 1;\n}", "2 allow #[allow(a)] next-line as f"],
    ["#[allow(a)] use b::c;", "1 allow #[allow(a)] next-line"],
    ['#[expect(a, reason = "b")]\nstruct S;', "1 expect #[expect(a)] symbol as S"],
    ["#[cfg_attr(test, allow(a))]\nstruct S;", "1 allow #[cfg_attr(test, allow(a))] symbol as S"],
    ['#[cfg(feature = "a")]\nfn f() {}', '1 static-condition #[cfg(feature = "a")] symbol as f'],
    ["#![cfg(unix)]", "1 static-condition #![cfg(unix)] symbol"],
    ["fn f() { unsafe { g() } }", "1 unsafe unsafe { symbol as f"],
    ["pub unsafe fn f() {}", "1 unsafe unsafe fn f symbol as f"],
    ["unsafe impl Send for S {}", "1 unsafe unsafe impl Send for S symbol as S"],
    ['extern "C" { fn f(); }', "1 ambient extern { symbol as f"],
    ["fn f() { transmute::<A, B>(c) }", "1 cast transmute symbol as f"],
    ["fn f(a: Box<dyn std::any::Any>) {}", "1 any dyn std::any::Any symbol as f"],
    ["fn f() {\n    let _ = a;\n}", "2 only-used let _ = a symbol as f"],
    ["fn f() {\n    _ = g(1);\n}", "2 only-used _ = g(1) symbol as f"],
    ["fn f() {\n    let _: u8 = a;\n}", "2 only-used let _: u8 = a symbol as f"],
    ["fn f() {\n    todo!();\n    g()\n}", "2 dead-code unreachable symbol as f"],
    ["fn f() {\n    return 1;\n    g()\n}", "2 dead-code unreachable symbol as f"],
  ])("%j is an escape: %s", (text, expected) => {
    expect(escapes("m.rs", text)).toBe(expected);
  });

  test.each([
    "// #[allow(a)]\nfn f() {}",
    'const A: &str = "#[allow(a)]";',
    "#[warn(a)]\nfn f() {}",
    "#![deny(a)]",
    "#[derive(Debug)]\nstruct S;",
    "#[cfg_attr(test, derive(Debug))]\nstruct S;",
    "#[cfg(test)]\nmod tests {}",
    "#[unsafe(no_mangle)]\npub fn f() {}",
    "fn f(a: unsafe fn(u8)) {}",
    "fn f() { a.unwrap() }",
    'fn f() { a.expect("b") }',
    "fn f() { a as u8 }",
    "fn f() { todo!() }",
    "fn f() { if a { return; } g() }",
    "fn f() { let Some(a) = b else { return; }; g() }",
    "fn f() { match a { _ => {} } }",
    "fn f() { let _a = b; }",
    "fn f(_: u8) { g(|_| 1); }",
    "fn f(a: &dyn Anything) {}",
    'extern "C" fn f() {}',
  ])("%j is none", (text) => {
    expect(escapes("m.rs", text)).toBe("");
  });

  test("loses a lint that its file asked for, whatever its level", () => {
    const { added } = changedEscapes(
      change(
        { "src/lib.rs": "#![warn(missing_docs, a::b)]\n#![deny(c, warnings)]\n" },
        { "src/lib.rs": "#![forbid(missing_docs)]\n" },
      ),
    );
    expect(added.map(({ kind, text, reach }) => `${kind} ${text} ${reach}`)).toEqual([
      "lint-removed a::b file",
      "lint-removed c file",
    ]);
  });

  test("loses no type by an annotation that is gone", () => {
    const { added } = changedEscapes(
      change({ "m.rs": "fn f() { let a: u8 = 1; }\n" }, { "m.rs": "fn f() { let a = 1; }\n" }),
    );
    expect(added).toEqual([]);
  });
});

describe("a line of a shell script", () => {
  test.each([
    ["#!/bin/sh\n# shellcheck disable=SC2086\na", "2 shellcheck-disable disable=SC2086 file"],
    [
      "a\n# shellcheck disable=SC2086,SC1000-SC1999 # why\nb",
      "2 shellcheck-disable disable=SC2086,SC1000-SC1999 next-line",
    ],
    ["f() {\n  # shellcheck disable=all\n  b\n}", "2 shellcheck-disable disable=all next-line as f"],
    [
      "a\n# shellcheck shell=bash disable=SC1 disable=SC2\nb",
      "2 shellcheck-disable disable=SC1,SC2 next-line",
    ],
    ['a\n# shellcheck source=/dev/null\n. "$b"', "2 shellcheck-source source=/dev/null next-line"],
    ['f() {\n  eval "$a"\n}', "2 dynamic eval symbol as f"],
    ["a=$(eval b)", "1 dynamic eval symbol as a"],
  ])("%j is an escape: %s", (text, expected) => {
    expect(escapes("m.sh", text)).toBe(expected);
  });

  test.each([
    "a # shellcheck disable=SC2086",
    "# shellcheck enable=all\na",
    "# shellcheck shell=bash\na",
    '# shellcheck source=./lib.sh\n. "$a"',
    "# see shellcheck disable=SC2086\na",
    "a '# shellcheck disable=SC2086'",
    "medieval a; eval_it; echo 'eval a'",
  ])("%j is none", (text) => {
    expect(escapes("m.sh", text)).toBe("");
  });
});

describe("a line of YAML", () => {
  test.each([
    ["# yaml-language-server-disable\na: 1", "1 yaml-disable # yaml-language-server-disable next-line"],
    [
      "a:\n  #yaml-language-server-disable  Incorrect type, unique\n  b: 1",
      "2 yaml-disable #yaml-language-server-disable Incorrect type, unique next-line as a",
    ],
    [
      "a: |\n  # yaml-language-server-disable\nb: 1",
      "2 yaml-disable # yaml-language-server-disable next-line as a",
    ],
    ["a: [\n# yaml-language-server-disable\n", "2 yaml-disable # yaml-language-server-disable next-line"],
  ])("%j is an escape: %s", (text, expected) => {
    expect(escapes("m.yaml", text)).toBe(expected);
  });

  test.each([
    "a: 1 # yaml-language-server-disable",
    "# yaml-language-server-disabled\na: 1",
    "# see yaml-language-server-disable\na: 1",
    "# yaml-language-server: $schema=none\na: 1",
    "eval: 1 # type: ignore",
  ])("%j is none", (text) => {
    expect(escapes("m.yaml", text)).toBe("");
  });
});

describe("a file of data", () => {
  const told = (path: string, before: string | null, after: string, from = path) => {
    const base: Record<string, string> = before === null ? {} : { [from]: before };
    const renames = from === path ? {} : { [from]: path };
    const { added } = changedEscapes(change(base, { [path]: after }, renames));
    return added.map(({ kind, line, text, reach }) => `${line + 1} ${kind} ${text} ${reach}`).join("; ");
  };
  const named = (name: string) => `# yaml-language-server: $schema=${name}\na: 1\n`;
  const key = (name: string) => `{\n  "$schema": "${name}",\n  "a": 1\n}\n`;

  test.each([
    ["d/a.yaml", named("./x.json"), "a: 1\n", "1 schema-changed $schema: d/x.json -> - file"],
    [
      "d/a.yaml",
      named("../x.json"),
      `# b\n${named("y.json")}`,
      "2 schema-changed $schema: x.json -> d/y.json file",
    ],
    ["a.yml", named("x.json"), named("None"), "1 schema-changed $schema: x.json -> none file"],
    ["a.yml", "a: 1\n", named("none"), "1 schema-changed $schema: - -> none file"],
    ["a.yml", "# $schema: x.json\n", "b: [\n", "1 schema-changed $schema: x.json -> - file"],
    ["a.yml", "$schema: x.json\n", "a: 1\n", "1 schema-changed $schema: x.json -> - file"],
    ["d/a.json", key("./x.json"), key("./y.json"), "2 schema-changed $schema: d/x.json -> d/y.json file"],
    ["a.jsonc", key("https://x.org/y"), "{}", "1 schema-changed $schema: https://x.org/y -> - file"],
    // That of the configuration says nothing any more.
    ["a.yaml", "a: 1\n", named("x.json"), "1 schema-changed $schema: - -> x.json file"],
    ["a.json", "{}", key("x.json"), "2 schema-changed $schema: - -> x.json file"],
    [
      "a.yaml",
      `${named("x.json")}---\n${named("y.json")}`,
      `${named("x.json")}---\n${named("z.json")}`,
      "1 schema-changed $schema: x.json y.json -> x.json z.json file",
    ],
  ])("%s that followed a schema and does not any more says so: %j, %j", (path, before, after, expected) => {
    expect(told(path, before, after)).toBe(expected);
  });

  test.each([
    ["a.yaml", null, named("none")],
    ["a.yaml", named("none"), named("x.json")],
    ["a.yaml", named("./x.json"), `# $schema: x.json\nb: [\n`],
    ["a.yaml", named("x.json"), '"$schema": x.json\n'],
    ["a.json", key("./x.json"), key("x.json").replace("}", "")],
  ])("%s that asks for as much, or for more, says nothing: %j, %j", (path, before, after) => {
    expect(told(path, before, after)).toBe("");
  });

  test("that moves takes its schema along", () => {
    const moved = (before: string, after: string) => told("e/a.yaml", before, after, "d/a.yaml");
    expect([
      moved(named("./x.json"), named("./x.json")),
      moved(named("./x.json"), named("../d/x.json")),
      moved(named("./x.json"), named("../x.json")),
    ]).toEqual(["", "", "1 schema-changed $schema: d/x.json -> x.json file"]);
  });

  test("silences its own kind alone", () => {
    expect(
      [
        ...[
          ["a.yml", "b.yaml"],
          ["a.yaml", "b.py"],
          ["a.yaml", "b.json"],
          ["a.json", "b.ts"],
        ],
        ...[["a.ts", "tsconfig.json"]],
      ].map(([path = "", other = ""]) => canSilence(path, other)),
    ).toEqual([true, false, false, false, true]);
  });
});

describe("a line of Go", () => {
  test.each([
    ["x() //nolint", "1 nolint nolint line"],
    ["x() // nolint:errcheck,gosec // why", "1 nolint nolint:errcheck,gosec line"],
    ["//nolint:all\npackage a", "1 nolint nolint:all file"],
    ["package a\n\n//nolint:funlen\nfunc f() {\n}", "3 nolint nolint:funlen symbol as f"],
    ["package a\n\n// What.\n//nolint\nfunc (s *S) f() {\n}", "4 nolint nolint symbol as f"],
    ["func f() {\n\t//nolint\n\tx()\n}", "2 nolint nolint next-line as f"],
    ["x() //lint:ignore SA4006 why", "1 lint-ignore lint:ignore SA4006 line"],
    ["package a\n//lint:ignore U1000,S1 why\nvar b = 1", "2 lint-ignore lint:ignore U1000,S1 next-line"],
    ["package a\n//lint:file-ignore U1000 why", "2 lint-ignore lint:file-ignore U1000 file"],
    ["x() // #nosec G104 -- why", "1 nosec #nosec G104 line"],
    ["x() /* #nosec */", "1 nosec #nosec line"],
    ["var a any", "1 any any symbol as a"],
    ["var a any = 1", "1 any any symbol as a"],
    ["var a = map[string]interface{}{}", "1 any any symbol as a"],
    ["func f(a int, b any, c ...any) {}", "1 any any symbol as f; 1 any any symbol as f"],
    ["func f(a []any) any { return nil }", "1 any any symbol as f; 1 any any symbol as f"],
    ["type A struct {\n\tb any\n}", "2 any any symbol as A"],
    ["var a = b[any](c)", "1 any any symbol as a"],
    ["func f() { a := b.(C) }", "1 cast .(C) symbol as f,a"],
    ["func f() { a, ok := b(c.(D)) }", "1 cast .(D) symbol as f,a,ok"],
    ["func f() { a, ok := b.(C).d() }", "1 cast .(C) symbol as f,a,ok"],
    ["func f() { return b.(map[string]C).d }", "1 cast .(map[string]C) symbol as f"],
    ["func f() { a, b = c, d.(E) }", "1 cast .(E) symbol as f,a,b"],
    ["var a = (*B)(unsafe.Pointer(&c))", "1 cast unsafe.Pointer symbol as a"],
    [
      "func f() { reflect.ValueOf(a).MethodByName(b) }",
      "1 dynamic .MethodByName( symbol as f; 1 dynamic reflect.ValueOf( symbol as f",
    ],
    ["func f() {\n\t_ = a\n}", "2 only-used _ = a symbol as f"],
    ["func f() { a := 1; _ = a }", "1 only-used _ = a symbol as f"],
    ["var _ = fmt.Println", "1 only-used var _ = fmt.Println symbol"],
    ["func f() { _, _ = a, b }", "1 only-used _, _ = a, b symbol as f"],
    ["func f() { _ = &a }", "1 only-used _ = &a symbol as f"],
    ["func f() { _ = (a) }", "1 only-used _ = (a) symbol as f"],
    ["func f() { a, _ := b.(C) }", "1 cast .(C) symbol as f,a"],
  ])("%j is an escape: %s", (text, expected) => {
    expect(escapes("m.go", text)).toBe(expected);
  });

  test.each([
    "x() // see nolint",
    "x() //nolinter",
    "var a = `//nolint`",
    "//lint:ignored",
    "func f[T any](a T) {}",
    "func f[K comparable, V any](a K) {}",
    "type A[T any, U any] struct{}",
    "type A interface{ B }",
    "var anything many.any",
    "var a = B{any: 1}",
    "func f() { a, ok := b.(C) }",
    "func f() { if a, ok := b[0].(*C); ok {} }",
    "func f() { a, ok := b(1, c == d).(E) }",
    "func f() { a.b, ok = c.d().(E) }",
    "func f() { switch a := b.(type) {} }",
    "func f() { reflect.DeepEqual(a, reflect.TypeOf(b)) }",
    "func f() { _ = a() }",
    "func f() { a_ = b }",
    "var _ A = (*B)(nil)",
    "func f() { for _ = range a {} }",
    "var a int = 1",
    "func f(a int) {}",
  ])("%j is none", (text) => {
    expect(escapes("m.go", text)).toBe("");
  });

  test("is no other where it has another word for the same", () => {
    const text = (word: string) => `func f(a ${word}) map[string]${word} { return nil }\n`;
    const { added } = changedEscapes(change({ "m.go": text("interface{}") }, { "m.go": text("any") }));
    expect(added).toEqual([]);
  });

  test("loses no type by an annotation that is gone", () => {
    const { added } = changedEscapes(
      change(
        { "m.go": "var a int = 1\nfunc f() int { return 1 }\n" },
        { "m.go": "var a = 1\nfunc f() { return }\n" },
      ),
    );
    expect(added).toEqual([]);
  });
});

describe("a line of TypeScript", () => {
  test.each([
    ["// @ts-ignore", "1 ts-ignore @ts-ignore next-line"],
    ["/* @ts-ignore */", "1 ts-ignore @ts-ignore next-line"],
    ["/**\n * @ts-expect-error */", "2 ts-expect-error @ts-expect-error next-line"],
    ["/// @ts-expect-error(why)", "1 ts-expect-error @ts-expect-error next-line"],
    ["// @ts-ignored", "1 ts-ignore @ts-ignore next-line"],
    ["// @ts-nocheck", "1 ts-nocheck @ts-nocheck file"],
    ["#!/usr/bin/env node\n/* a */ //@ts-NoCheck: b", "2 ts-nocheck @ts-NoCheck file"],
    ["x; // eslint-disable-line a", "1 eslint-disable eslint-disable-line a line"],
    ["// eslint-disable-next-line a -- b", "1 eslint-disable eslint-disable-next-line a -- b next-line"],
    ["/* eslint-disable a */", "1 eslint-disable eslint-disable a file"],
    ["/* eslint-disable */", "1 eslint-disable eslint-disable file"],
    ['/* eslint eqeqeq: "off" */', '1 eslint-disable eslint eqeqeq: "off" file'],
    ["/* global lost */", "1 eslint-disable global lost file"],
    ["/* exported kept */", "1 eslint-disable exported kept file"],
    ["// biome-ignore lint/a: b", "1 biome-ignore biome-ignore lint/a next-line"],
    ["// biome-ignore-all lint/a: b", "1 biome-ignore biome-ignore-all lint/a file"],
    ["// biome-ignore-start lint/a: b", "1 biome-ignore biome-ignore-start lint/a file"],
    ["let x: any", "1 any any symbol as x"],
    ["let x: any[]", "1 any any symbol as x"],
    ["f<any>(a)", "1 any any symbol"],
    ["x as any", "1 any any symbol"],
    ["let x: a | any", "1 any any symbol as x"],
    ["type X = any", "1 any any symbol as X"],
    ["f(any)", "1 any any symbol"],
    ["[any]", "1 any any symbol"],
    ["a, any", "1 any any symbol"],
    ["(x) => any", "1 any any symbol"],
    ["class A extends any {}", "1 any any symbol as A"],
    ["x is any", "1 any any symbol"],
    ["x satisfies any", "1 any any symbol"],
    ["x & any", "1 any any symbol"],
    ["x as any as y", "1 any any symbol; 1 cast as y symbol"],
    ["x as unknown as Y", "1 cast as Y symbol; 1 cast as unknown as symbol"],
    ["x as A.B", "1 cast as A.B symbol"],
    ["const x = y as Z", "1 cast as Z symbol as x"],
    ["a!.b", "1 non-null ! symbol"],
    ["a!", "1 non-null ! symbol"],
    ["a[0]!.b", "1 non-null ! symbol"],
    ["f()!", "1 non-null ! symbol"],
    ["a! = b", "1 non-null ! symbol"],
    ["declare module 'x'", "1 ambient declare module symbol as x"],
    ["declare global {", "1 ambient declare global symbol"],
    ["declare const a: b", "1 ambient declare const symbol"],
    ["declare class A", "1 ambient declare class symbol"],
    ["declare  namespace  N", "1 ambient declare namespace symbol as N"],
    ["export declare namespace N { interface A { class: string } export type B = { a: A } }", ""],
    [
      "export declare namespace N { interface A { a: 1 } class C {} }",
      "1 ambient declare namespace symbol as C",
    ],
    ["declare namespace N { interface A {} }", "1 ambient declare namespace symbol as A"],
    ["if (false) {", "1 static-condition if (false) symbol"],
    ["while (0) {", "1 static-condition while (0) symbol"],
    ["if ( !true ) {", "1 static-condition if ( !true ) symbol"],
    ["if (!1)", "1 static-condition if (!1) symbol"],
    ["class A { b = c as D }", "1 cast as D symbol as A"],
    ["this.a = b as C", "1 cast as C symbol as a"],
    ["const a = {\n  b: c as any,\n}", "2 any any symbol as a"],
    ["a.b = c as any", "1 any any symbol as b"],
    ["function f(a: any)", "1 any any symbol as f"],
    ["type T = any", "1 any any symbol as T"],
    ["interface I extends any {}", "1 any any symbol as I"],
    ["let x: readonly any[]", "1 any any symbol as x"],
    ["x as { a: b }", "1 cast as { symbol"],
    ["x as [A]", "1 cast as [A symbol"],
    ["x as 'a'", "1 cast as symbol"],
    ["const x = <A>y", "1 cast <A> symbol as x"],
    ["const x = <A<B>>y.z;", "1 cast <A<B>> symbol as x"],
    ["const x = <A>(y);", "1 cast <A> symbol as x"],
    ["return <A>{ a: 1 }", "1 cast <A> symbol"],
    ["f(a, <A[]>'b')", "1 cast <A[]> symbol"],
    ["x = { a: <A>b }", "1 cast <A> symbol as x"],
    ["(<A>x).y", "1 cast <A> symbol"],
    ["<any>x", "1 any any symbol"],
    ["const x = <A><unknown>y", "1 cast <A> symbol as x"],
    ["let a!: A", "1 non-null ! symbol as a"],
    ["class C { declare readonly a: B }", "1 ambient declare readonly a symbol as C"],
    ["declare abstract class A {}", "1 ambient declare abstract class symbol as A"],
    ["if (true) {", "1 static-condition if (true) symbol"],
    ["a && false", "1 static-condition && false symbol"],
    ["false && a", "1 static-condition false && symbol"],
    ["function f(): never {}", "1 dead-code never symbol as f"],
    ["eval('x')", "1 dynamic eval( symbol"],
    ["new Function('x')", "1 dynamic new Function( symbol"],
    ["Reflect.get(a, b)", "1 dynamic Reflect.get( symbol"],
    ["JSON.parse(JSON.stringify(a))", "1 dynamic JSON.parse(JSON.stringify( symbol"],
    ["const a = require(b)", "1 dynamic require( symbol as a"],
    ["import(b)", "1 dynamic import( symbol"],
    ["function f(...a: unknown[]) {}", "1 any-arguments (...a: unknown[]) symbol as f"],
    ["x as\tA", "1 cast as A symbol"],
    ["x as  $a.b_1", "1 cast as $a.b_1 symbol"],
    ["x as (A)", "1 cast as (A symbol"],
    ["x as  unknown  as  Y", "1 cast as Y symbol; 1 cast as unknown as symbol"],
    ["b1!", "1 non-null ! symbol"],
    ["$!", "1 non-null ! symbol"],
    ["a.in!", "1 non-null ! symbol"],
    ["typeofs!", "1 non-null ! symbol"],
    ["a1case!", "1 non-null ! symbol"],
    ["false  && a", "1 static-condition false && symbol"],
    ["a &&  false", "1 static-condition && false symbol"],
    ["false&&a", "1 static-condition false&& symbol"],
    ["a&&false", "1 static-condition &&false symbol"],
    ["function f():never {}", "1 dead-code never symbol as f"],
    ["function f() : never {}", "1 dead-code never symbol as f"],
    ["function f():  never {}", "1 dead-code never symbol as f"],
    ["eval  ('x')", "1 dynamic eval ( symbol"],
    ["Function('x')", "1 dynamic Function( symbol"],
    ["new  Function ('x')", "1 dynamic new Function ( symbol"],
    ["Reflect . set (a, b)", "1 dynamic Reflect . set ( symbol"],
    ["Reflect.deleteProperty(a, b)", "1 dynamic Reflect.deleteProperty( symbol"],
    ["JSON . parse ( JSON . stringify (a))", "1 dynamic JSON . parse ( JSON . stringify ( symbol"],
    ["require ( b)", "1 dynamic require ( symbol"],
    ["import (b)", "1 dynamic import ( symbol"],
    ["function f(...a: any[]) {}", "1 any any symbol as f; 1 any-arguments (...a: any[]) symbol as f"],
    ["function f(...a1 : unknown[]) {}", "1 any-arguments (...a1 : unknown[]) symbol as f"],
    [
      "function f( ...a: readonly  unknown [ ] ) {}",
      "1 any-arguments ( ...a: readonly unknown [ ] ) symbol as f",
    ],
    ["function f(...a: Array<unknown>) {}", "1 any-arguments (...a: Array<unknown>) symbol as f"],
    [
      "function f(...a: ReadonlyArray < unknown > ) {}",
      "1 any-arguments (...a: ReadonlyArray < unknown > ) symbol as f",
    ],
    ["class C { declare private  static a1 ?: B }", "1 ambient declare private static a1 symbol as C"],
    ["class C { declare #a: B }", "1 ambient declare #a symbol as C"],
    ["while(  !1  ) {", "1 static-condition while( !1 ) symbol"],
    ["if (!0) {", "1 static-condition if (!0) symbol"],
    ["if (!false) {", "1 static-condition if (!false) symbol"],
  ])("%j is an escape: %s", (text, expected) => {
    expect(escapes("m.ts", text)).toBe(expected);
  });

  test.each([
    "// see @ts-ignore",
    "/**\n * @ts-ignore\n */",
    "/* @ts-ignore\n */",
    "/* @ts-nocheck */",
    "// @ts-nochecked",
    "'use strict';\n// @ts-nocheck",
    "a;\n// @ts-nocheck",
    "// eslint-disable a",
    "/* eslint-enable */",
    "// biome-ignored",
    "any.b",
    "let any: x",
    "return any",
    "x as unknown",
    "x as const",
    "import { a as b } from 'x'",
    "export { a as b } from 'x'",
    "import * as a from 'x'",
    "import a, * as b from 'x'",
    "import type { a as b } from 'x'",
    "export { a as b }",
    "export { a as b,\n  c as default };",
    "export * as a from 'x'",
    "type X = { [K in keyof A as B<K>]: C }",
    "x satisfies Y",
    "<const>['a']",
    "const f = <T>(a: T) => a",
    "const f = <T extends A>(a: T): T => a",
    "type F = <T>(a: T) => T",
    "interface I { <T>(a: T): T; b: <U>() => void }",
    "f<A>(b)",
    "new Map<A, B>()",
    "a < b && c > d",
    "x = a < b",
    "return!a",
    "typeof!a",
    "type X = A extends B ? C : never",
    "require('a'); import('b'); import(`c`)",
    "JSON.parse(a)",
    "function f(a: b, ...c: unknown[]) {}",
    "if (truey) {",
    "a !== false && b",
    "a && false === b",
    "a.if(false)",
    "a != b",
    "a !== b",
    "!a",
    "declared const a",
    "if (falsey)",
    "if (a)",
    "for (false)",
    "import { a as b }  from 'x'",
    "import a1, { b as c } from 'x'",
    "import $a , { b as c } from 'x'",
    "import  *  as  b from 'x'",
    "export  {a as b}",
    "import type{ a as b } from 'x'",
    "import * as $b1 from 'x'",
    "type X = { [ K1  in  keyof A as B<K1>]: C }",
    "type X = { [K in\tkeyof A as B<K>]: C }",
    "a ===  false  && b",
    "a && false  != b",
    "a <false && b",
    "case!a",
    "x in!a",
    "evaluate('x')",
    "a.eval('x')",
    "my_eval('x')",
    "Functions('x')",
    "Reflect.ownKeys(a)",
    "Reflect2.get(a)",
    "JSON.parse(JSON2.stringify(a))",
    "a.require(b)",
    "require ( 'a' )",
    "require( )",
    "function f(...a: string[]) {}",
    "function f(...a: unknown[], b) {}",
    "function f(b, ...a: Array<string>) {}",
    "function f(): never[] {}",
    "function f(): never | a {}",
    "function f(a: never) {}",
    "declare a, b",
  ])("%j is none", (text) => {
    expect(escapes("m.ts", text)).toBe("");
  });
});

describe("what TypeScript takes for code, a string or a comment", () => {
  test.each([
    ["'as any' as A", "1 cast as A symbol"],
    [`\`a \${b as B} as any\``, "1 cast as B symbol"],
    [`\`\${\`\${a as A}\`} as any\` as C`, "1 cast as A symbol; 1 cast as C symbol"],
    ["/as any/ ; b as B", "1 cast as B symbol"],
    ["a / b as C / d", "1 cast as C symbol"],
    ["x = a /b as B/ c", "1 cast as B symbol as x"],
    ["x[0] / as any /", "1 any any symbol"],
    ["/[/] as any/ as A", "1 cast as A symbol"],
    ["/\\/ as any/ as A", "1 cast as A symbol"],
    ["// as any\nb as B", "2 cast as B symbol"],
    ["/* as any\nas any */ b as B", "2 cast as B symbol"],
    ["'a\nb as B'", "2 cast as B symbol"],
    [`{ \`\${ { a: b as B } } as any\` }`, "1 cast as B symbol"],
  ])("%j is an escape: %s", (text, expected) => {
    expect(escapes("m.ts", text)).toBe(expected);
  });

  test.each(["return /as any/", "typeof /as any/", "'a\\\nb as any'", "`a\n as any`", "`\\`as any`"])(
    "%j is none",
    (text) => {
      expect(escapes("m.ts", text)).toBe("");
    },
  );
});

describe("what stands in a file of JavaScript or of JSX", () => {
  test.each([
    ["m.js", "/** @type {any} */\nlet x;", "1 any any symbol as x"],
    ["m.mjs", "/** @type {*} */\nexport const x = f();", "1 any any symbol as x"],
    ["m.js", "/** @param {Array<any>} a */\nfunction f(a) {}", "1 any any symbol as f"],
    ["m.cjs", "const y = /** @type {Foo} */ (x);", "1 cast @type {Foo} symbol as y"],
    [
      "m.tsx",
      "<p title='x as Y'>Don't stop! {a!} as any // as B `</p>; c as D",
      "1 cast as D symbol; 1 non-null ! symbol",
    ],
    [
      "m.tsx",
      `return ( // why\n  <a.b c={d as E} f>\n  it's <b/> as G {\`\${h as I}\`}\n  </a.b>)`,
      "2 cast as E symbol; 3 cast as I symbol",
    ],
    ["m.tsx", "<>a!<F<G> h={<i>j!</i>} k='>' /></>; l as M", "1 cast as M symbol"],
    ["m.tsx", "const f = <T,>(a: T) => a as B; g!", "1 cast as B symbol as f; 1 non-null ! symbol as f"],
    ["m.tsx", "type F = <T>(a: T) => T; a as B", "1 cast as B symbol as F"],
    ["m.tsx", "if (a < b && c > d) e!", "1 non-null ! symbol"],
    ["m.jsx", "x = a ? <b c/> : <d>e!</d>; f!", "1 non-null ! symbol"],
    ["m.js", "/** @type { any } */\nlet x;", "1 any any symbol as x"],
    ["m.js", "/** @type { * } */\nlet x;", "1 any any symbol as x"],
    ["m.js", "/** @returns {Promise<any>} */\nfunction f() {}", "1 any any symbol as f"],
    ["m.js", "/** @type {any} */ f(a);\n\n\nlet x;", "1 any any symbol"],
    ["m.js", "/** @type {any} */\n\n  let x;", "1 any any symbol as x"],
    ["m.js", "/** @type {any} */ export const x = 1;", "1 any any symbol as x"],
    ["m.js", "y = /** @type { A } */  (x);", "1 cast @type { A } symbol as y"],
    ["m.js", "y = /** @type {A} */(x);", "1 cast @type {A} symbol as y"],
    ["m.js", "y = /** @type {A} */\n  (x);", "1 cast @type {A} symbol as y"],
  ])("%s: %j is %s", (path, text, expected) => {
    expect(escapes(path, text)).toBe(expected);
  });

  test.each([
    ["m.js", "/* @type {any} */ let x;"],
    ["m.js", "/** @type {const} */ (x)"],
    ["m.js", "/** @type {Many} */ let x;"],
    ["m.js", "/** any {any} */ let x;"],
    ["m.js", "/** @type {A} */ x(y);"],
    ["m.js", "/** @type { * | A } */ let x;"],
    ["m.js", "/** @type {company.any_} */ let x;"],
    ["m.js", "/** @type { unknown } */ (x)"],
    ["m.ts", "/** @type {any} */ let x;"],
    ["m.tsx", "<p>x as Y! any</p>"],
    ["m.jsx", "const a = <b>(c!)</b>;"],
  ])("%s: %j is none", (path, text) => {
    expect(escapes(path, text)).toBe("");
  });
});

describe("a stub", () => {
  test.each([
    ["m.pyi", "m.py", true],
    ["a/m.pyi", "a/m.py", true],
    ["m.pyi", "a/m.py", false],
    ["m.d.ts", "m.ts", true],
    ["m.d.mts", "m.mjs", true],
    ["typings/a/m.pyi", "src/a/m.py", true],
    ["x/stubs/a/m.pyi", "a/m.py", true],
    ["stubs/a/__init__.pyi", "src/a/__init__.py", true],
    ["stubs/a/__init__.pyi", "src/a.py", true],
    ["stubs/m.pyi", "a/m/index.ts", true],
    ["a-stubs/m.pyi", "src/a/m.py", true],
    ["a-stubs/m.pyi", "src/b/m.py", false],
    ["stubs/a/m.pyi", "a/n.py", false],
    ["stubs/a/m.pyi", "m.py", false],
    ["stubs/__init__.pyi", "a.py", false],
    ["other/m.pyi", "src/m.py", false],
    ["m.py", "m.py", false],
    ["m-stubs/a.pyi", "src/m/a.py", true],
    ["x/a-stubs/b/__init__.pyi", "src/a/b/__init__.py", false],
    ["typings/a.d.ts", "src/a.ts", true],
    ["typing/a.pyi", "src/a.py", false],
    ["my-typings/a.pyi", "src/a.py", false],
  ])("%s speaks for %s: %s", (stub, path, expected) => {
    expect(isStubOf(stub, path)).toBe(expected);
  });

  const files = (from: string | null, to: string | null) =>
    changedEscapes({ files: [{ from, to }], reading: () => undefined }).added.map(
      ({ kind, path, names }) => `${kind} ${path}${names.length === 0 ? "" : ` as ${names}`}`,
    );

  test.each<[string | null, string | null, readonly string[]]>([
    [null, "a/m.pyi", ["stub a/m.pyi as m"]],
    [null, "a/__init__.pyi", ["stub a/__init__.pyi as a"]],
    [null, "m.d.cts", ["stub m.d.cts as m"]],
    [null, "a/__builtins__.pyi", ["builtins-stub a/__builtins__.pyi as __builtins__"]],
    [null, "typings/m.py", ["stub typings/m.py as m"]],
    [null, "typings/m.ts", []],
    [null, "stubs/__init__.pyi", ["stub stubs/__init__.pyi"]],
    [null, "a-stubs/m.py", ["stub a-stubs/m.py as m"]],
    [null, "mystubs/m.py", []],
    [null, "m.py", []],
    [null, "m.pyid", []],
    ["m.py", "m.pyi", ["stub m.pyi as m"]],
    ["m.pyi", "n.pyi", []],
    ["m.pyi", null, []],
    ["a/py.typed", null, ["py-typed-removed a/py.typed as a"]],
    ["py.typed", null, ["py-typed-removed py.typed"]],
    ["a/py.typed", "b/py.typed", []],
    ["a/py.typed", "a/py.txt", ["py-typed-removed a/py.typed as a"]],
    [null, "py.typed", []],
  ])("or the like comes or goes from %s to %s: %j", (from, to, expected) => {
    expect(files(from, to)).toEqual(expected);
  });
});

test.each([
  [null, ["a"], ["a"]],
  ["A.f", ["x", "f"], ["f", "x"]],
  ["A.__init__", [], ["A"]],
  ["__init__", [], []],
  ["f", [], ["f"]],
])("%s is reached by its own name and %j: %j", (symbol, names, expected) => {
  expect(usedNamesOf(symbol, names)).toEqual(expected);
});

describe("the code that a stub speaks for", () => {
  test.each([
    ["typings/a/b.pyi", "a/b.py"],
    ["x/stubs/a.pyi", "x/a.py"],
    ["x/stubs/a.d.ts", "x/a.ts"],
    ["a-stubs/b.pyi", "a/b.py"],
    ["a-stubs/b.pyi", "a/b/__init__.py"],
    ["x/a-stubs.pyi", "x/a.py"],
    ["m.d.mts", "m.js"],
    ["m.pyi", "m/__init__.py"],
  ])("%s: %s", (stub, path) => {
    expect(codePathsOf(stub)).toContain(path);
  });

  test("is neither in another folder nor of another name", () => {
    expect(codePathsOf("x/stubs/a.pyi")).not.toContain("a.py");
    expect(codePathsOf("a-stubsy/b.pyi")).not.toContain("ay/b.py");
    expect(codePathsOf("stubs/b.pyi").filter((path) => !/^(?:stubs\/)?b[./]/u.test(path))).toEqual([]);
    expect(codePathsOf("b.pyi").slice(0, 6)).toEqual([
      "b.py",
      "b/__init__.py",
      "b.ts",
      "b.tsx",
      "b.js",
      "b.jsx",
    ]);
  });
});

describe("what stands in one file can silence a finding in another", () => {
  test.each([
    ["a.py", "b.pyi", true],
    ["a.pyw", "b.py", true],
    ["x/py.typed", "b.py", true],
    ["py.typed", "b.ts", false],
    ["a.py", "b.ts", false],
    ["a.mts", "b.jsx", true],
    ["a.cjs", "b.py", false],
    ["a.toml", "b.py", true],
    ["a.py", "b.toml", true],
    ["my_py.typed", "b.ts", true],
    ["a.pyx", "b.ts", true],
  ])("%s, %s: %s", (path, other, expected) => {
    expect(canSilence(path, other)).toBe(expected);
  });
});

test("no more than sixteen names of one module are looked for", () => {
  const names = Array.from({ length: 17 }, (_, at) => `t${at}`);
  const imports = names.map((name) => `import typing as ${name}`).join("\n");
  expect(escapes("m.py", `${imports}\nt15.cast(A, b)`)).toBe("18 cast cast(A symbol");
  expect(escapes("m.py", `${imports}\nt16.cast(A, b)`)).toBe("");
});

test("a file of code that was too large to be read is known as such; one of a language that the run does not read is none", () => {
  const large = "x\n".repeat(600_000);
  expect(isUnread("a.py", large, undefined)).toBe(true);
  expect(isUnread("a.ts", large, undefined)).toBe(true);
  expect(isUnread("a.toml", large, undefined)).toBe(false);
  expect(isUnread("a.sh", "echo 1\n", undefined)).toBe(false);
  expect(isUnread("a.py", undefined, undefined)).toBe(false);
  expect(isUnread("a.py", "x", readingOf("a.py", "x"))).toBe(false);
});
