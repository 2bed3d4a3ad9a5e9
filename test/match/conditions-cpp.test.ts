/** Code of C whose braces a condition of the preprocessor takes apart: what cannot be read of it makes no old finding new, also where it is readable on one side. */
import { expect, test } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import { lineStarts, positionAt } from "../../src/model/text.ts";
import { symbolAt } from "../../src/syntax/outline.ts";
import { compareAnswers } from "../newness/answers.ts";
import { readingOf } from "./readings.ts";

type Files = Readonly<Record<string, string>>;

const ofFunction = (name: string, body: string) =>
  `int ${name}(int name, int *count) {\n${body}  return name;\n}\n`;
const wrong = "  int port = name;\n  *count += 1;\n";
const readable = ofFunction("total", `${wrong}  if (name) {\n    *count = 2;\n  }\n`);
const body = ofFunction(
  "total",
  `${wrong}#if A\n  if (name) {\n#else\n  if (*count) {\n#endif\n    *count = 2;\n  }\n`,
);
const heads = readable.replace(
  /^(int total\()int (.*)$/mu,
  "#ifdef WIDE\n$1long $2\n#else\n$1int $2\n#endif",
);
const [first, second] = [ofFunction("first", wrong), ofFunction("second", "  *count = 4;\n")];

/** Wherever a port is given a value nobody uses it. */
function findingsIn(files: Files): readonly Finding[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const starts = lineStarts(text);
    const reading = readingOf(path, text);
    return [...text.matchAll(/port(?= = name)/gu)].map(({ index }): Finding => {
      const range = { start: positionAt(starts, index), end: positionAt(starts, index + "port".length) };
      const symbol = reading === undefined ? null : symbolAt(reading, range.start);
      const said = { code: "-Wunused-variable", message: "Unused variable 'port'" } as const;
      return { server: "clangd", source: "clang", severity: "warning", ...said, path, range, symbol };
    });
  });
}

function states(base: Files, head: Files): string {
  const answered = (files: Files) => ({
    program: Object.keys(files),
    unchecked: [],
    findings: findingsIn(files),
  });
  const gone = Object.fromEntries(Object.keys(base).flatMap((path) => (path in head ? [] : [[path, null]])));
  const answers = { renames: [], base: answered(base), head: answered(head) };
  const { findings } = compareAnswers("clangd", { base, head: { ...gone, ...head } }, answers);
  return findings.map(({ state }) => state).join(" ");
}

test.each<readonly [what: string, base: Files, head: Files, expected: string]>([
  [
    "two heads become one, in another order",
    { "n.cpp": `${first}\n${heads}\n${second}` },
    { "n.cpp": `${second}\n${readable}\n${first}` },
    "unchanged moved",
  ],
  [
    "two heads become one, in another file",
    { "n.cpp": `${first}\n${heads}` },
    { "n.cpp": first, "o.cpp": readable },
    "unchanged moved",
  ],
  [
    "two halves of a body become one, in another order",
    { "n.cpp": `${first}\n${body}\n${second}` },
    { "n.cpp": `${second}\n${readable}\n${first}` },
    "unchanged moved",
  ],
  [
    "two halves of a body become one, in another file",
    { "n.cpp": `${first}\n${body}` },
    { "n.cpp": first, "o.cpp": readable },
    "unchanged moved",
  ],
  [
    "a body in two halves goes to another file",
    { "n.cpp": `${first}\n${body}` },
    { "n.cpp": first, "o.cpp": body },
    "unchanged moved",
  ],
  [
    "a body gets two halves in a namespace, in another order",
    { "n.cpp": `namespace a {\n${first}\n${readable}\n${second}}\n` },
    { "n.cpp": `namespace a {\n${second}\n${first}\n${body}}\n` },
    "unchanged unchanged",
  ],
  [
    "a body gets two halves in a namespace, and the others go to another file",
    { "n.cpp": `namespace a {\n${first}\n${readable}\n${second}}\n` },
    { "n.cpp": `namespace a {\n${body}}\n`, "o.cpp": `namespace a {\n${first}\n${second}}\n` },
    "moved moved",
  ],
])("%s", (_, base, head, expected) => {
  expect(states(base, head)).toBe(expected);
});
