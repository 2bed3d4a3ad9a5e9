/**
 * What the paper and the systems leave open or contradict about selectors, and our answer to each. The page
 * docs/reference/selectors.md says the same.
 */
import { expect, test } from "vitest";
import { errorTable, UserError } from "../../src/model/errors.ts";
import { ctxDefault, findAnchor } from "../../src/selectors/anchor.ts";
import { columnUnits } from "../../src/selectors/columns.ts";
import { namesSymbol } from "../../src/selectors/given.ts";
import {
  countedSteps,
  definitionSteps,
  moduleLanguages,
  parsePlace,
  printPlace,
} from "../../src/selectors/place.ts";
import { relocate, relocateDefaults } from "../../src/selectors/relocate.ts";
import { resolvePlace } from "../../src/selectors/resolve.ts";
import { astLikeness, moduleLikeness } from "../../src/selectors/score.ts";
import { selectorsOf } from "../../src/selectors/selector.ts";
import { questionEncodings } from "../../src/servers/protocol/capabilities.ts";
import { namedDefinitions } from "../../src/syntax/outline.ts";
import { createParser, type SyntaxLanguage } from "../../src/syntax/parser.ts";
import { offsetOf, read } from "../../src/syntax/reading.ts";
import { roles } from "../../src/syntax/roles.ts";
import { filePlace } from "../support/file-place.ts";

const parser = await createParser(["python", "typescript", "rust", "cpp", "yaml"]);

/** Returns the printed place, or the exit code of the error. */
function printed(text: string): string | number {
  try {
    return printPlace(parsePlace(text));
  } catch (error) {
    if (error instanceof UserError) return error.exitCode;
    throw error;
  }
}

/** Returns the code at a place, or the exit code of the error. */
function codeAt(place: string, language: SyntaxLanguage, text: string): string | number {
  const complete = read(parser, language, text);
  const given = namesSymbol(complete);
  const source = {
    ...{ text, reading: complete, complete, given, paths: () => [] },
    ...({ unit: "utf-16", relocation: relocateDefaults } as const),
  };
  try {
    const { start, end } = resolvePlace(filePlace(place), "position", source).range;
    return text.slice(offsetOf(complete.starts, start), offsetOf(complete.starts, end));
  } catch (error) {
    if (error instanceof UserError) return error.exitCode;
    throw error;
  }
}

function hashesAround(text: string, ctx?: number): readonly string[] {
  const around = ctx === undefined ? {} : { ctx };
  return findAnchor(text, { snippet: "load", ...around }).matches.map(({ hash }) => hash);
}

/** Returns s_prox of a function in a file of two lines, pushed down by `lines` lines. */
function proximityAfter(lines: number): number | undefined {
  const fileOf = (text: string) => ({ path: "a.py", text, outline: read(parser, "python", text) });
  const [base, head] = [fileOf("def f(): pass\n"), fileOf(`${"\n".repeat(lines)}def f(): pass\n`)];
  const [selector] = selectorsOf(base, namedDefinitions(base.outline));
  if (selector === undefined) throw new Error("no definition");
  const found = relocate(selector, [{ ...head, base }], relocateDefaults);
  return found.candidates[0]?.features.proximity;
}

const ship = "struct Ship { ~Ship(); bool operator<(const Ship &o) const; };\n";
const box = "class Box {\n  #key = 1;\n  *[Symbol.iterator]() { return 2; }\n  body() {}\n}\n";
const twice = "def f(a): return a\ndef f(a, b): return b\n";
const blocks =
  "struct Ship {}\nimpl Ship { fn load(&self) {} }\nimpl Drop for Ship { fn drop(&mut self) {} }\n";

type Gap = readonly [gap: string, answer: () => unknown, is: unknown];

const gaps: readonly Gap[] = [
  // Contradictions 1 and 2.
  ["which encodings are offered, in which order", () => questionEncodings, ["utf-16", "utf-8", "utf-32"]],
  [
    "whether lines and columns count from 0 or 1",
    () => [codeAt("a.py@R(1,1->1,4)", "python", twice), printed("a.py@L0:C1"), printed("a.py@L1:C0")],
    ["def", 2, 2],
  ],
  // Gap 4: what is undefined.
  ["τ, the score of an answer", () => relocateDefaults.scoreMin, 0.75],
  ["k, the number of candidates", () => relocateDefaults.shownMax, 5],
  [
    "how s_prox is normalised: by the lines of the longer version of the file",
    () => [proximityAfter(0), proximityAfter(2), proximityAfter(6)],
    [1, 1 - 2 / 4, 1 - 6 / 8],
  ],
  [
    "how s_module is normalised: by the longer module path",
    () => [
      moduleLikeness("a/b.py", "a/b.pyi"),
      moduleLikeness("a/b/c.py", "a/x.py"),
      moduleLikeness("a.py", "b.py"),
    ],
    [1, 1 / 3, 0],
  ],
  [
    "what equal AST kinds are worth: the same kinds or the same last name, three quarters of the tokens",
    () => {
      const base = { symbol: "A.f", kinds: ["class", "function"] } as const;
      const likeness = (symbol: string, ...kinds: readonly ("class" | "function")[]) =>
        astLikeness(base, { symbol, kinds }, 0.8);
      return [
        likeness("A.f", "class", "function"),
        likeness("A.g", "class", "function"),
        likeness("g", "function"),
      ];
    },
    [1, 0.75 * 0.8, 0.5 * 0.8],
  ],
  [
    "the AST kind of an anchor: none, so a text in a comment is a second place",
    () => codeAt('anchor://a.py#"f(a)"', "python", `${twice}# f(a)\n`),
    4,
  ],
  [
    "the unit of ctx: code points, and 24 of them",
    () => [
      ctxDefault,
      hashesAround("x😀😀load😀😀y", 2)[0] === hashesAround("z😀😀load😀😀z", 2)[0],
      hashesAround("x😀😀load", 3)[0] === hashesAround("z😀😀load", 3)[0],
    ],
    [24, true, false],
  ],
  [
    "what the hash covers: the text and its surroundings, not the line ends and not the rest",
    () => [
      hashesAround("a\r\nload\r\n")[0] === hashesAround("a\nload\n")[0],
      hashesAround(`${"x".repeat(30)}load`)[0] === hashesAround(`${"x".repeat(40)}load`)[0],
      hashesAround("a load")[0] === hashesAround("b load")[0],
    ],
    [true, true, false],
  ],
  // Gap 5.
  [
    "E/INDEXING_MISMATCH: there is one error, E/INDEXING_UNSUPPORTED with exit code 75",
    () =>
      Object.entries(errorTable).flatMap(([code, { exitCode }]) =>
        code.startsWith("indexing") ? [[code, exitCode]] : [],
      ),
    [["indexing-unsupported", 75]],
  ],
  ["the units that a caller can count in", () => columnUnits, ["utf-8", "utf-16", "codepoint"]],
  // Gap 6: the grammar.
  [
    "astpath is used but not defined: a closed set of our own kinds",
    () => [definitionSteps, countedSteps, printed("ast://[file=a.py]/function_definition[1]")],
    [["class", "def", "key", "var"], ["name", "param", "call", "string", "number", "comment", "return"], 2],
  ],
  [
    "the file of an ast://: its first step",
    () => [
      printed("ast://[file=a.py]/[def=f]"),
      printed("ast://[module=a]/[def=f]"),
      printed("ast://[def=f]"),
    ],
    ["ast://[file=a.py]/[def=f]", "ast://[module=a]/[def=f]", 2],
  ],
  [
    "the colon of a qualname and of a role: a role is the last part and one of four words",
    () => [
      roles,
      printed("a.py#A:B.c"),
      printed("a.py#A.f:body"),
      printed("a.py#A:body:def"),
      printed("a.py#A.body"),
    ],
    [["sig", "body", "doc"], "a.py#A.B.c", "a.py#A.f:body", "a.py#A.body", "a.py#A.body"],
  ],
  [
    "a method with the name of a role",
    () => [codeAt("a.ts#Box.body", "typescript", box), codeAt("a.ts#Box:body:def", "typescript", box)],
    ["body", "body"],
  ],
  [
    "the text form of overload: a parameter, from 0, before seen",
    () => [
      codeAt("a.py#f:sig?overload=1", "python", twice),
      codeAt("a.py#f", "python", twice),
      printed(`a.py#f?seen=${"0".repeat(40)}&overload=1`),
    ],
    ["def f(a, b)", 4, 2],
  ],
  [
    "the languages: four with modules; the others by the path",
    () => [
      moduleLanguages,
      printed("js://app#f"),
      printed("cpp://a.cpp#f"),
      printed("sh://a.sh#f"),
      printed("rb://a#f"),
    ],
    [["py", "ts", "go", "rs"], "ts://app#f", "a.cpp#f", "a.sh#f", 2],
  ],
  [
    "an @ in the path of a range: it is encoded",
    () => [printed("a%40b.py@R(1,1->1,2)"), printed("a@b.py@R(1,1->1,2)")],
    ["a%40b.py@R(1,1->1,2)", 2],
  ],
  // What else is open.
  ["`::` is a dot", () => printed("a.rs#Ship::load"), "a.rs#Ship.load"],
  ["operator<", () => codeAt("a.cpp#Ship.operator<", "cpp", ship), "operator<"],
  ["~T, a destructor", () => codeAt("a.cpp#Ship.%7EShip", "cpp", ship), "~Ship"],
  ["#private", () => codeAt("a.ts#Box.%23key", "typescript", box), "key"],
  ["[Symbol.iterator]", () => codeAt("a.ts#Box.[Symbol%2Eiterator]", "typescript", box), "[Symbol.iterator]"],
  [
    "impl blocks: the name of the type, whatever the trait",
    () => [codeAt("a.rs#Ship.load", "rust", blocks), codeAt("a.rs#Ship.drop", "rust", blocks)],
    ["load", "drop"],
  ],
  [
    "a colon in a key of a data file: encoded",
    () => [codeAt("a.yml#a%3Asig", "yaml", "a:sig: 1\n"), codeAt("a.yml#a:sig", "yaml", "a:sig: 1\n")],
    ["a:sig", 3],
  ],
  [
    "file URIs and Windows paths",
    () => [printed("file:///home/me/a.py#f"), printed("c:\\src\\a.py#f"), printed("file:///c:/src/a.py#f")],
    ["file:///home/me/a.py#f", "file:///C:/src/a.py#f", "file:///C:/src/a.py#f"],
  ],
  [
    "which errors can be retried: an ambiguous place and another version, with the candidates",
    () =>
      (["bad-selector", "not-found", "ambiguous", "version-skew"] as const).map((code) => [
        errorTable[code].exitCode,
        errorTable[code].retryable,
      ]),
    [
      [2, false],
      [3, false],
      [4, true],
      [10, true],
    ],
  ],
];

test.each(gaps)("has an answer: %s", (_, answer, is) => expect(answer()).toEqual(is));
