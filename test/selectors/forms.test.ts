/** AST paths, anchors and modules: what each means in one tree. */
import { describe, expect, test } from "vitest";
import { UserError } from "../../src/model/errors.ts";
import { splitText } from "../../src/model/text.ts";
import { namesSymbol } from "../../src/selectors/given.ts";
import { findModulePlace } from "../../src/selectors/modules.ts";
import { parsePlace, pathOf, printPlace } from "../../src/selectors/place.ts";
import { relocateDefaults } from "../../src/selectors/relocate.ts";
import { listPlaces, resolvePlace } from "../../src/selectors/resolve.ts";
import { createParser, type SyntaxLanguage } from "../../src/syntax/parser.ts";
import { offsetOf, read } from "../../src/syntax/reading.ts";
import { filePlace } from "../support/file-place.ts";

const parser = await createParser([
  "python",
  "typescript",
  "tsx",
  "go",
  "rust",
  "bash",
  "cpp",
  "json",
  "yaml",
]);

const languages: Readonly<Record<string, SyntaxLanguage>> = {
  py: "python",
  ts: "typescript",
  js: "tsx",
  go: "go",
  rs: "rust",
  sh: "bash",
  cpp: "cpp",
  json: "json",
  yml: "yaml",
};

function readFile(path: string, text: string) {
  const language = languages[path.slice(path.lastIndexOf(".") + 1)];
  return language === undefined ? undefined : read(parser, language, text);
}

function sourceOf(path: string, text: string) {
  const complete = readFile(path, text);
  const given = complete === undefined ? [] : namesSymbol(complete);
  return {
    text,
    reading: complete,
    complete,
    given,
    unit: "utf-16",
    relocation: relocateDefaults,
    paths: () => [path],
  } as const;
}

/** The code of a place, with its line. */
function shown(place: string, path: string, text: string): string {
  const { range } = resolvePlace(filePlace(place), "position", sourceOf(path, text));
  const starts = readFile(path, text)?.starts ?? [0];
  return `${range.start.line + 1} ${text.slice(offsetOf(starts, range.start), offsetOf(starts, range.end))}`;
}

function problemOf(run: () => unknown): UserError {
  try {
    run();
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error("it was found");
}

const python = `import os

@cache
class Box:
    size: int = 3

    @property
    def open(self, key, *rest):
        # turn
        return turn(key, "left", other(2))

def turn(a): return a
def turn(a, b): return a
`;

const go = `package shop

type Ship struct{ Box int }

func (s *Ship) Load(n int, m string) error {
	return put("x", n)
}
`;

const rust = `struct Ship { size: u32 }
impl Ship {
    fn load(&self, n: u32) -> u32 {
        return println!("x");
    }
}
`;

const cpp = `struct Ship {
  int load(int n, char c) { return put(n, "x"); }
};
`;

const script = `export class Box {
  #key = 1;
  async *[Symbol.iterator](at: number, { x }: P) {
    // turn
    return turn(at, "left", new Key(2));
  }
}
`;

const shell = `main() {
  local a=1
  echo "$a" # said
}
`;

describe("an AST path", () => {
  test.each([
    ["[class=Box]", "a.py", python, "4 Box"],
    ["[class=Box]/[def=open]", "a.py", python, "8 open"],
    ["[class=Box]/[var=size]", "a.py", python, "5 size"],
    ["[class=Box]/[def=open]/name[1]", "a.py", python, "8 open"],
    ["[class=Box]/[def=open]/name[3]", "a.py", python, "8 key"],
    ["[class=Box]/[def=open]/param[2]", "a.py", python, "8 key"],
    ["[class=Box]/[def=open]/call[1]", "a.py", python, '10 turn(key, "left", other(2))'],
    ["[class=Box]/[def=open]/call[1]/call[1]", "a.py", python, "10 other(2)"],
    ["[class=Box]/[def=open]/string[1]", "a.py", python, '10 "left"'],
    ["[class=Box]/[def=open]/number[1]", "a.py", python, "10 2"],
    ["[class=Box]/[def=open]/comment[1]", "a.py", python, "9 # turn"],
    ["[class=Box]/[def=open]/return[1]/name[1]", "a.py", python, "10 turn"],
    ["[def=turn][2]/param[2]", "a.py", python, "13 b"],
    ["name[1]", "a.py", python, "1 os"],
    ["[class=Ship]/[def=Load]", "a.go", go, "5 Load"],
    ["[class=Ship]/[def=Load]/param[2]", "a.go", go, "5 m string"],
    ["[class=Ship]/[def=Load]/call[1]", "a.go", go, '6 put("x", n)'],
    ["[class=Ship]/[def=Load]/string[1]", "a.go", go, '6 "x"'],
    ["[class=Ship]/[def=load]/param[2]", "a.rs", rust, "3 n: u32"],
    ["[class=Ship]/[def=load]/call[1]", "a.rs", rust, '4 println!("x")'],
    ["[class=Ship]/[def=load]/return[1]", "a.rs", rust, '4 return println!("x")'],
    ["[class=Ship]/[def=load]/param[2]", "a.cpp", cpp, "2 char c"],
    ["[class=Ship]/[def=load]/call[1]", "a.cpp", cpp, '2 put(n, "x")'],
    ["[class=Box]/[def=%5BSymbol.iterator%5D]/param[1]", "a.ts", script, "3 at: number"],
    ["[class=Box]/[def=%5BSymbol.iterator%5D]/call[2]", "a.ts", script, "5 new Key(2)"],
    ["[class=Box]/[def=%5BSymbol.iterator%5D]/comment[1]", "a.ts", script, "4 // turn"],
    ["[class=Box]/[var=%23key]", "a.ts", script, "2 key"],
    ["[def=main]/call[1]", "a.sh", shell, '3 echo "$a"'],
    ["[def=main]/comment[1]", "a.sh", shell, "3 # said"],
    ["[key=jobs]/[key=build]", "a.yml", "jobs:\n  build:\n    x: 1\n", "2 build"],
  ])("%s of %s is there", (steps, path, text, found) => {
    expect(shown(`ast://[file=${path}]/${steps}`, path, text)).toBe(found);
  });

  test.each([
    [
      "[class=Lid]",
      "step 2 of `ast://[file=a.py]/[class=Lid]` matches nothing: the file defines no such name there",
    ],
    [
      "[class=Box]/call[9]",
      "step 3 of `ast://[file=a.py]/[class=Box]/call[9]` matches nothing: there are 2 of the kind call",
    ],
    [
      "[def=turn]/name[1]",
      "step 3 of `ast://[file=a.py]/[def=turn]/name[1]` matches nothing: the step before it has several matches; number it",
    ],
  ])("%s is an error that says which step", (steps, why) => {
    const error = problemOf(() => shown(`ast://[file=a.py]/${steps}`, "a.py", python));
    expect([error.exitCode, error.message]).toEqual([3, why]);
  });

  test("several definitions are ambiguous, with a path for each", () => {
    const error = problemOf(() => shown("ast://[file=a.py]/[def=turn]", "a.py", python));
    expect(error.exitCode).toBe(4);
    expect(error.candidates.map(({ selector, score }) => [selector, score])).toEqual([
      ["ast://[file=a.py]/[def=turn][1]", 1],
      ["ast://[file=a.py]/[def=turn][2]", 1],
    ]);
    for (const [at, { selector }] of error.candidates.entries())
      expect(shown(selector, "a.py", python)).toBe(`${12 + at} turn`);
  });
});

describe("an anchor", () => {
  const text = "a = load(1)\r\nb = load(2)\r\n\r\ndef f():\r\n    return load(2)\r\n";

  test("is the only place of its text; line ends do not matter", () => {
    expect(shown('anchor://a.py#"b%20=%20load"', "a.py", text)).toBe("2 b = load");
    expect(shown('anchor://a.py#"load(1)%0Ab"', "a.py", text)).toBe("1 load(1)\r\nb");
  });

  test("with several places is ambiguous, and each candidate names one of them by its surroundings", () => {
    const source = sourceOf("a.py", text);
    const error = problemOf(() =>
      resolvePlace(filePlace('anchor://a.py#"load(2)"?ctx=4'), "position", source),
    );
    expect(error.exitCode).toBe(4);
    const found = error.candidates.map(({ selector }) => shown(selector, "a.py", text));
    expect(found).toEqual(["2 load(2)", "5 load(2)"]);
    expect(listPlaces(filePlace('anchor://a.py#"load(2)"?ctx=4'), source)).toEqual(error.candidates);
  });

  test("says that no place has its hash, and that a word behind a definition is no part of it", () => {
    const none = 'anchor://a.py#"load(2)"?hash=sha256:0123456789abcdef';
    expect(problemOf(() => shown(none, "a.py", text)).message).toMatch(
      /, and none of the matches has the hash$/u,
    );
    expect(problemOf(() => shown("a.py#f:docstring", "a.py", text))).toMatchObject({
      message: "`f` of a.py has no `docstring`",
      hint: "The parts of a definition are :sig, :body and :doc.",
    });
  });

  test("is still found if the text around it has changed, and says so", () => {
    const [candidate] = listPlaces(filePlace('anchor://a.py#"load(1)"'), sourceOf("a.py", text));
    const changed = text.replace("b = load(2)", "c = load(3)");
    const at = (content: string) =>
      resolvePlace(filePlace(candidate?.selector ?? ""), "position", sourceOf("a.py", content)).evidence;
    expect(at(text)).toMatchObject({ by: "text", isSameAround: true });
    expect(at(text.replaceAll("\r\n", "\n"))).toMatchObject({ isSameAround: true });
    expect(at(changed)).toMatchObject({ isSameAround: false });
  });

  test("of a text that is not there is 3", () => {
    expect(problemOf(() => shown('anchor://a.py#"save("', "a.py", text)).exitCode).toBe(3);
  });
});

const seen = `seen=${"0123456789".repeat(4)}`;

describe("a module", () => {
  const found = async (place: string, files: Readonly<Record<string, string>>): Promise<string> => {
    const parsed = parsePlace(place);
    if (parsed.kind !== "module" && parsed.kind !== "ast") throw new Error("it names no module");
    try {
      const { place: at, route } = await findModulePlace(parsed, {
        paths: Object.keys(files),
        textOf: (path) => Promise.resolve(files[path]),
        readingOf: (path) => Promise.resolve(readFile(path, files[path] ?? "")),
        givenIn: namesSymbol,
      });
      return [printPlace(at), ...route.map(({ path, line }) => `${path}:${line}`)].join(" ");
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      for (const { selector, path } of error.candidates) {
        expect(path in files, selector).toBe(true);
        const { range } = resolvePlace(filePlace(selector), "file", sourceOf(path, files[path] ?? ""));
        expect(range.start.line, selector).toBeLessThan(splitText(files[path] ?? "").length);
        expect(pathOf(filePlace(selector)), selector).toBe(path);
      }
      return [error.exitCode, ...error.candidates.map(({ selector }) => selector)].join(" ");
    }
  };

  const pythonTree = {
    "pyproject.toml": "[project]\nname = 'shop'\n",
    "src/shop/__init__.py":
      "from .rates import Rate as Fee, due\nfrom .stars import *\nfrom . import rates\nTOP = 1\n",
    "src/shop/rates.py": "class Rate:\n    def pay(self): ...\n\ndef due(): ...\n",
    "src/shop/stars.py": "from .deep import one\n__all__ = ['one']\n",
    "src/shop/deep.py": "def one(): ...\n",
    "src/space/inner/mod.py": "x = 1\n",
    "src/stubbed/__init__.py": "from .code import one\n",
    "src/stubbed/__init__.pyi": "from .code import one as one\n",
    "src/stubbed/code.py": "def one(): ...\n",
    "src/stubbed/code.pyi": "def one() -> None: ...\n",
    "src/either.py":
      "try:\n    from shop.rates import due as f\nexcept ImportError:\n    from shop.rates import Rate as f\n",
    "libs/a/tool.py": "def t(): ...\n",
    "libs/b/tool.py": "def t(): ...\n",
    "a b/odd.py": "def t(): ...\n",
    "c%#@*/odd.py": "def t(): ...\n",
  };

  test.each([
    ["py://shop.rates#Rate.pay:sig", "src/shop/rates.py#Rate.pay:sig"],
    ["py://shop.rates", "src/shop/rates.py"],
    ["py://shop", "src/shop/__init__.py"],
    ["py://shop#TOP", "src/shop/__init__.py#TOP"],
    ["py://shop#Fee.pay", "src/shop/rates.py#Rate.pay src/shop/__init__.py:1"],
    ["py://shop#due?overload=0", "src/shop/rates.py#due?overload=0 src/shop/__init__.py:1"],
    ["py://shop#one", "src/shop/deep.py#one src/shop/__init__.py:2 src/shop/stars.py:1"],
    ["py://shop#rates.due", "src/shop/rates.py#due src/shop/__init__.py:3"],
    ["py://space.inner.mod#x", "src/space/inner/mod.py#x"],
    ["py://shop#nothing", "3"],
    ["py://stubbed#one", "src/stubbed/code.py#one src/stubbed/__init__.py:1"],
    ["py://either#f", "4 src/shop/rates.py#Rate src/shop/rates.py#due"],
    ["py://shop.nothing#x", "3"],
    ["py://tool#t", "4 libs/a/tool.py#t libs/b/tool.py#t"],
    [`py://tool#t:sig?${seen}`, `4 libs/a/tool.py#t:sig?${seen} libs/b/tool.py#t:sig?${seen}`],
    [`py://tool?${seen}`, `4 libs/a/tool.py?${seen} libs/b/tool.py?${seen}`],
    ["py://odd#t", "4 a%20b/odd.py#t c%25%23%40%2A/odd.py#t"],
    [
      `ast://[module=tool]/[def=t]/name[1]?${seen}`,
      `4 ast://[file=libs/a/tool.py]/[def=t]/name[1]?${seen} ast://[file=libs/b/tool.py]/[def=t]/name[1]?${seen}`,
    ],
    ["ast://[module=shop.rates]/[class=Rate]", "ast://[file=src/shop/rates.py]/[class=Rate]"],
  ])("of Python: %s is %s", async (place, at) => expect(await found(place, pythonTree)).toBe(at));

  const scriptTree = {
    "tsconfig.json": '{ /* ours */ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["app/*"] } } }',
    "app/rates.ts": "export function due() {}\nexport default class Fee {}\n",
    "app/index.ts":
      'export * from "./rates.js";\nexport { default as Price } from "./rates.js";\nexport * as all from "./rates.js";\nimport { due as owed } from "./rates.js";\nexport { owed };\n',
    "packages/core/package.json":
      '{ "name": "@shop/core", "exports": { ".": { "types": "./dist/index.d.ts" }, "./parts/*": "./dist/parts/*.js" } }',
    "packages/built/package.json":
      '{ "name": "built", "exports": { "require": "./cjs/index.js", "import": { "types": "./lib/index.d.ts", "default": "./lib/index.js" } } }',
    "packages/built/cjs/index.js": "exports.made = () => 1;\n",
    "packages/built/lib/index.js": "export const made = () => 1;\n",
    "packages/built/lib/index.d.ts": "export declare const made: () => number;\n",
    "packages/core/src/index.ts": 'export { hull } from "./parts/hull";\n',
    "packages/core/src/parts/hull.ts": "export const hull = () => 1;\n",
  };

  test.each([
    ["ts://app/rates#due", "app/rates.ts#due"],
    ["ts://@/rates#due", "app/rates.ts#due"],
    ["ts://app#due", "app/rates.ts#due app/index.ts:1"],
    ["js://app#Price", "app/rates.ts#Fee app/index.ts:2"],
    ["ts://app#all.due", "app/rates.ts#due app/index.ts:3"],
    ["ts://app#owed", "app/rates.ts#due app/index.ts:4"],
    ["ts://@shop/core#hull", "packages/core/src/parts/hull.ts#hull packages/core/src/index.ts:1"],
    ["ts://@shop/core/parts/hull#hull", "packages/core/src/parts/hull.ts#hull"],
    ["ts://@shop/none#hull", "3"],
    ["ts://built#made", "packages/built/lib/index.js#made"],
    ["ts://packages/built/lib/index#made", "packages/built/lib/index.js#made"],
    ["ts://packages/built/lib/index.d.ts#made", "packages/built/lib/index.d.ts#made"],
  ])("of TypeScript: %s is %s", async (place, at) => expect(await found(place, scriptTree)).toBe(at));

  const otherTree = {
    "go.mod": "module example.com/shop\n",
    "rates/a.go": "package rates\n\nfunc Due() {}\n",
    "rates/b.go": "package rates\n\ntype Ship struct{}\n\nfunc (s Ship) Load() {}\n",
    "rates/b_test.go": "package rates\n\nfunc Due2() {}\n",
    "main.go": "package main\n\nfunc main() {}\n",
    "crates/shop/Cargo.toml": '[package]\nname = "shop-core"\n',
    "crates/shop/src/lib.rs": "pub mod rates;\npub use rates::due;\nmod tests { fn works() {} }\n",
    "crates/shop/src/rates.rs": "pub fn due() {}\n",
  };

  test.each([
    ["go://example.com/shop/rates#Due", "rates/a.go#Due"],
    ["go://example.com/shop/rates#Ship.Load", "rates/b.go#Ship.Load"],
    ["go://example.com/shop#main", "main.go#main"],
    ["go://example.com/shop/rates#Nothing", "3"],
    ["go://example.com/shop/rates", "4 rates/a.go rates/b.go"],
    ["rs://shop_core::rates#due", "crates/shop/src/rates.rs#due"],
    ["rs://crate::rates#due", "crates/shop/src/rates.rs#due"],
    ["rs://shop_core#due", "crates/shop/src/rates.rs#due crates/shop/src/lib.rs:2"],
    ["rs://shop_core::tests#works", "crates/shop/src/lib.rs#tests.works"],
    ["rs://other#x", "3"],
  ])("of Go and Rust: %s is %s", async (place, at) => expect(await found(place, otherTree)).toBe(at));
});
