/** What a shell script is read as: its functions, its parts, its names. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rangeWithin, splitText } from "../../src/model/text.ts";
import { findAliases } from "../../src/syntax/aliases.ts";
import { isDefining } from "../../src/syntax/bindings.ts";
import { importsIn } from "../../src/syntax/imports.ts";
import { type Definition, namedDefinitions, symbolAt } from "../../src/syntax/outline.ts";
import { createParser, syntaxLanguage } from "../../src/syntax/parser.ts";
import { isSound, type Reading, read } from "../../src/syntax/reading.ts";

const parser = await createParser(["bash"]);
const reading = (text: string): Reading => read(parser, "bash", text);

const within =
  (all: readonly string[]) =>
  ({ definitions }: { definitions: readonly Definition[] }): boolean =>
    definitions.every(
      (of) => rangeWithin(all, of.range) && rangeWithin(all, of.nameRange) && within(all)(of),
    );

test("an outline of a script has its functions, however they are written", () => {
  const text = `#!/bin/bash
# What.
first() {
  inner() { echo 1; }
}
function second { echo 2; }
function third() ( exit 1 )
a-b.c() { echo '}'; }
alias fourth='echo 4'
`;
  const all = splitText(text);
  expect(
    namedDefinitions(reading(text)).map(({ symbol, definition: { kind, name, range, nameRange } }) => {
      expect(all[nameRange.start.line]?.slice(nameRange.start.character, nameRange.end.character)).toBe(name);
      return `${kind} ${symbol} ${range.start.line + 1}-${range.end.line + 1}`;
    }),
  ).toEqual([
    ...["function first 3-5", "function first.inner 4-4", "function second 6-6", "function third 7-7"],
    "function a-b.c 8-8",
  ]);
});

test.each([
  ["echo |1\n", null],
  ["f() {\n  echo |1\n}\n", "f"],
  ["f() { g() { | }; }\n", "f.g"],
  ["f() { echo '|'; }\n", "f"],
])("the symbol of %j is %s", (marked, expected) => {
  const before = splitText(marked.slice(0, marked.indexOf("|")));
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  expect(symbolAt(reading(marked.replace("|", "")), position)).toBe(expected);
});

test("a script is read by the grammar of bash, whatever its shell, and whether it is broken is not said here", () => {
  expect([syntaxLanguage("shellscript"), syntaxLanguage("bat")]).toEqual(["bash", undefined]);
  const odd = reading("for file do\n  echo 1\ndone\n");
  expect([
    odd.hasErrors,
    isSound(odd),
    isSound({ language: "python", hasErrors: true }),
    isSound(undefined),
  ]).toEqual([...[true, true, false, true]]);
});

describe("the parts of a script", () => {
  test.each([
    ["a # b\nc '# d' e", ["a c e", "# b", "'# d'"]],
    ['a "b $c d"', ["a $c", "", '"b | d"']],
    [`a "\${b}c$(d "e" f)"`, [`a \${b} $(d f)`, "", '"|c|"e"|"']],
    ['a="$((1 + 2))"', ["a= $((1 + 2))", "", '"|"']],
    ["a=$'b\\n' c", ["a= c", "", "$'b\\n'"]],
    ["a <<B\nc $d\nB\ne", ["a <<B $d B e", "", "c |\n"]],
    ["a <<'B'\nc $d\nB\ne", ["a <<'B' B e", "", "c $d\n"]],
    ["[[ $a =~ ^b$ ]]", ["[[ $a =~ ]]", "", "^b$"]],
    [`echo a#b \${#c} $#`, [`echo a#b \${#c} $#`, "", ""]],
  ])("%j", (text, [code, comments, strings]) => {
    const found = reading(text);
    expect(splitText(found.code).map(({ length }) => length)).toEqual(
      splitText(text).map(({ length }) => length),
    );
    const of = (spans: Reading["comments"]) =>
      spans.map(({ start, end }) => text.slice(start, end)).join("|");
    expect(found.code.trim().replaceAll(/\s+/gu, " ")).toBe(code);
    expect(of(found.comments)).toBe(comments);
    expect(of(found.strings)).toBe(strings);
  });
});

test.each([
  ["a=1", "variable a"],
  ["export a=1 b", "variable a, variable b"],
  ["a[0]=1", "(attribute a)"],
  ["for a in 1 2; do :; done", "variable a"],
  ["f() { local a=1 b; c=2; }", "name f, name a, name b, name c"],
  ["echo $a; a b=1", ""],
])("the names of %j are %s", (text, expected) => {
  const said = reading(text).bindings.map((one) => {
    expect(text.slice(one.start, one.start + one.name.length)).toBe(one.name);
    return isDefining(one) ? `${one.kind} ${one.name}` : `(${one.kind} ${one.name})`;
  });
  expect(said.join(", ")).toBe(expected);
});

test("nothing is said of what a script sources", () => {
  expect([importsIn("bash", ". ./a.sh\nsource b\n"), findAliases(reading(". ./a.sh\n"))]).toEqual([[], []]);
});

test.each([
  ["nothing", ""],
  ["NUL", "\0\0f() { :; }"],
  ["half a character", "\ud800f() { '\udc00'; }"],
  ["100,000 open brackets", "(".repeat(100_000)],
  ["20,000 functions in each other", "f() {".repeat(20_000)],
  ["20,000 commands in each other", '"$('.repeat(20_000)],
  ["20,000 documents that do not end", "a <<B\n".repeat(20_000)],
  ["20,000 quotes that do not end", "\"\n'".repeat(20_000)],
])("takes %s", (_name, text) => {
  expect(within(splitText(text))(reading(text))).toBe(true);
});

test("never throws, says the same twice, and stays within the text", () => {
  const piece = fc.constantFrom(
    ...`f(),function g,{,},(,),;,\n,\r\n,\r,",',\`,$,\${a},$(,#,# shellcheck disable=SC1,a=,<<E\n,E\n,if ,then ,fi,for a in ,do ,done,case ,esac,|,&&,😀, ,\\,[[ ,]]`.split(
      ",",
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (chosen) => {
      const text = chosen.join("");
      const first = reading(text);
      expect(JSON.stringify(reading(text))).toBe(JSON.stringify(first));
      expect(within(splitText(text))(first)).toBe(true);
      expect(first.code.length).toBe(text.length);
    }),
    { numRuns: 300 },
  );
});
