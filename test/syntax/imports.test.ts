/** What a text names in its imports: one string an import, as Python would write it, or a script's specifier. */
import { createContext, runInContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { importsIn, pythonImports } from "../../src/syntax/imports.ts";
import type { SyntaxLanguage } from "../../src/syntax/parser.ts";

function check(text: string): readonly string[] {
  return pythonImports(text).map(({ level, module, names }) => {
    const from = `${".".repeat(level)}${module}`;
    return names.length === 0 ? from : `${from} -> ${names.join(" ")}`;
  });
}

describe("an import", () => {
  test.each<readonly [what: string, text: string, imports: readonly string[]]>([
    ["is plain", "import a", ["a"]],
    ["is dotted", "import a.b.c", ["a.b.c"]],
    ["has another name here", "import a.b as c", ["a.b"]],
    ["is one of several", "import a, b.c as d ,e", ["a", "b.c", "e"]],
    ["takes from a module", "from a import b", ["a -> b"]],
    ["takes several from a dotted module", "from a.b import c, d as e, f", ["a.b -> c d f"]],
    ["takes all", "from a import *", ["a -> *"]],
    ["is of the own package", "from . import a", [". -> a"]],
    ["is of the package above", "from .. import a, b", [".. -> a b"]],
    ["is of a module beside it", "from .a.b import c", [".a.b -> c"]],
    ["is of a module above it", "from ...a import b", ["...a -> b"]],
    ["has as many dots as it likes", `from ${".".repeat(32)}a import b`, [`${".".repeat(32)}a -> b`]],
    ["has dots without a space", "from.a import b\nfrom.. import c", [".a -> b", ".. -> c"]],
    ["has a space behind its dots", "from . a import b", [".a -> b"]],
    ["has no space before the name", "from .import a", [". -> a"]],
    ["has dots apart", "from . . import a", [".. -> a"]],
    ["has tabs", "from\ta\timport\tb\nimport\tc", ["a -> b", "c"]],
    ["is in brackets", "from a import (b, c as d)", ["a -> b c"]],
    ["is in brackets that nothing stands before", "from a import(b)", ["a -> b"]],
    ["is in brackets over lines", "from a import (\n    b,\n    c as d,\n)\nimport e", ["a -> b c", "e"]],
    ["has comments in its brackets", "from a import ( # one, two\n  b, # c, d\n  # e\n  f)", ["a -> b f"]],
    ["has a bracket in a comment", "from a import (  # noqa (x)\n    b,  # :)\n    c,\n)", ["a -> b c"]],
    ["ends at its closing bracket", "from a import (b)  # c)\nd", ["a -> b"]],
    ["goes on behind a backslash", "from a import b, \\\n    c as d, \\\n    e", ["a -> b c e"]],
    ["goes on behind several backslashes", "import a, \\\n \\\n  b", ["a", "b"]],
    ["breaks before its keyword", "from a.b \\\n    import c", ["a.b -> c"]],
    ["breaks behind its keyword", "from \\\n  a import b\nimport \\\n  c", ["a -> b", "c"]],
    ["stands behind another statement", "x = 1; import a; from b import c;import d", ["a", "b -> c", "d"]],
    ["stands behind one in brackets", "from a import (b); import c", ["a -> b", "c"]],
    [
      "stands behind a colon",
      "if TYPE_CHECKING: import a\ntry: from b import c\nexcept E: pass",
      ["a", "b -> c"],
    ],
    ["has a comment behind it", "import a # import b, c\nfrom d import e# f", ["a", "d -> e"]],
    ["is in a function", "def f():\n    import a\n\tfrom .b import c", ["a", ".b -> c"]],
    ["is for checkers only", "if TYPE_CHECKING:\n    from a import B", ["a -> B"]],
    ["is in a string", '"""\nimport a\n    from b import c\n"""', ["a", "b -> c"]],
    ["is none in a comment, behind a semicolon", "x = 1  # then; import a", []],
    ["ends with CRLF", "import a\r\nfrom b import c\r\nimport d", ["a", "b -> c", "d"]],
    [
      "is over lines that end with CRLF",
      "from a import (\r\n  b, # x\r\n  c)\r\nfrom d import e, \\\r\n f",
      ["a -> b c", "d -> e f"],
    ],
    ["ends with a lone CR", "import a\rfrom b import c\rimport d", ["a", "b -> c", "d"]],
    ["stands behind a byte order mark", "\ufeffimport a\nimport b", ["a", "b"]],
    [
      "has names of any script",
      "import größe.日本\nfrom .Ελλάδα import ñ_1 as x\nimport e\u0301t",
      ["größe.日本", ".Ελλάδα -> ñ_1", "e\u0301t"],
    ],
    ["has digits and underscores", "import _a1.__b__", ["_a1.__b__"]],
    ["is unfinished", "from a import\nimport b", ["a", "b"]],
    ["is unfinished in brackets", "from a import (b,\nimport c", ["a -> b", "c"]],
  ])("%s", (_, text, imports) => {
    expect(check(text)).toEqual(imports);
  });

  test.each([
    ["a call", "importlib.import_module('a')"],
    ["a name that begins alike", "imports = 1\nimport_a\nfrom_a = 2\nimportant a"],
    ["a comment", "# import a\n  # from b import c"],
    ["a word in the middle of a line", "x import a\nreturn from a import b\nyield from a"],
    ["a module that begins with a digit", "from 1a import b"],
    ["a keyword that goes on", "from a importb"],
    ["a word on its own", "import\nfrom\nfrom a"],
    ["nothing", ""],
  ])("is not %s", (_, text) => {
    expect(check(text)).toEqual([]);
  });
});

function specifiers(text: string): readonly string[] {
  return importsIn("tsx", text).map((one) => (one.kind === "path" ? one.specifier : "a module"));
}

describe("an import of TypeScript", () => {
  test.each<readonly [what: string, text: string, imports: readonly string[]]>([
    ["is static", 'import a from "b"', ["b"]],
    ["is in single quotes, without spaces", "import a from'b'\nimport'c'", ["b", "c"]],
    ["is over several lines", 'import {\n  a,\n  b as c,\n} from\n  "./d.js"', ["./d.js"]],
    ["is for its effect", 'import "./a"; import "b"', ["./a", "b"]],
    ["is a re-export", 'export * from "a"; export { b } from "c"; export * as d from "e"', ["a", "c", "e"]],
    ["is of types", 'import type { A } from "a"; export type { B } from "b"', ["a", "b"]],
    ["is dynamic", 'const a = await import("./b"); import(`c`)', ["./b", "c"]],
    ["is a type itself", 'let a: import("./b").C; let d: typeof import("e")', ["./b", "e"]],
    ["is CommonJS", 'const a = require("b"), c = require.resolve("d")', ["b", "d"]],
    ["is TypeScript's CommonJS", 'import a = require("b")', ["b"]],
    [
      "is a reference",
      '/// <reference path="a.d.ts" />\n/// <reference path="../b.ts"/>',
      ["./a.d.ts", "../b.ts"],
    ],
    ["is in JSDoc", '/** @import { A } from "a" */\n/** @type {import("b").C} */', ["a", "b"]],
    ["is a module that is declared further", 'declare module "./a" {}', ["./a"]],
    ["has comments in it", 'import a from /* why */ // and\n "b"; import(/* c */ "d")', ["b", "d"]],
    ["has attributes", 'import a from "./b.json" with { type: "json" }', ["./b.json"]],
    ["is in a string, or a comment", '// from "a"\nconst b = \'import "c"\'', ["a", "c"]],
    ["ends with CRLF", 'import a\r\n  from\r\n  "b"\r\nimport "c"', ["b", "c"]],
  ])("%s", (_, text, imports) => {
    expect(specifiers(text)).toEqual(imports);
  });

  test.each([
    ["computed", "import(a); require(b); import(c + 'd')"],
    ["a name that ends alike", 'afrom "a"; _import "b"; prerequire("c"); $import("d")'],
    ["a name that begins alike", 'from_ "a"; imports("b"); required("c")'],
    ["over lines", 'from "a\nb"'],
    ["nothing", ""],
  ])("is not %s", (_, text) => {
    expect(specifiers(text)).toEqual([]);
  });

  test("is read as its language is", () => {
    expect(importsIn("python", "import a")).toEqual(pythonImports("import a"));
    expect(importsIn("typescript", "import a")).toEqual([]);
    expect(importsIn("typescript", 'import "a"')).toEqual([{ kind: "path", specifier: "a" }]);
  });
});

/** Interrupts what would not end, also in the middle of a regular expression. */
function within(msMax: number, text: string, language: SyntaxLanguage = "python"): number {
  const context = createContext({ imports: () => importsIn(language, text).length });
  return runInContext("imports()", context, { timeout: msMax });
}

describe("a hostile text", () => {
  const long = 1_000_000;
  const filled = (piece: string) => piece.repeat(Math.ceil(long / piece.length));

  test.each<readonly [what: string, text: string, imports: number]>([
    ["brackets that never close, one a line", filled("from a import (\n"), Math.ceil(long / 16)],
    ["brackets that never close, on one line", filled("from a import ("), 1],
    ["brackets that never close, one a statement", filled("from a import (;"), Math.ceil(long / 16)],
    ["a comment without end in brackets", `from a import (${filled("#")}`, 1],
    ["spaces behind from", `from${filled(" ")}`, 0],
    ["spaces behind from, line after line", filled(`from${" ".repeat(200)}\n`), 0],
    ["spaces behind a module", `from a${filled(" ")}x`, 0],
    ["spaces behind import", `import ${filled(" ")},`, 0],
    ["spaces behind a name", `import a${filled(" ")}b`, 1],
    ["spaces at the start", filled(" "), 0],
    ["dots", `from ${filled(".")}`, 0],
    ["a module path without end", `from ${filled("a.")}`, 0],
    ["a module name without end", `from ${filled("a")}`, 0],
    ["continued lines without end", `import ${filled("\\\n")}`, 0],
    ["semicolons", filled("; "), 0],
    ["names without end", `import ${filled("a as b,")}`, Math.ceil(long / 7)],
  ])("of a million characters is read in time: %s", (_, text, imports) => {
    expect(within(4_000, text)).toBe(imports);
  });

  test.each([
    "from ",
    "from//",
    "from/*",
    "from/**/",
    "from //\n",
    "import(",
    "import(/*a*/",
    "import  ",
    "from \"a'",
    "from `'\"",
    "require( (",
    "module\n",
    " ",
    "/",
    '/// <reference path="',
    `from${" ".repeat(199)}`,
  ])("of a million characters of TypeScript is read in time: %j", (piece) => {
    expect(within(8_000, filled(piece), "tsx")).toBeGreaterThanOrEqual(0);
  });

  test("has imports of a known form, whatever it is", () => {
    const piece = fc.constantFrom(..."from,import,a,b.c,é,.,..,(,),\\,\n,\r\n, ,;,#,as,*".split(","), ",");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const { level, module, names } of pythonImports(pieces.join(""))) {
          expect(level).toBeLessThanOrEqual(32);
          expect(module).not.toMatch(/[\s,;#()\\]|^\.|\.$/u);
          for (const name of names) expect(name).toMatch(/^[^\s,;#()\\]+$/u);
        }
      }),
    );
  });
});
