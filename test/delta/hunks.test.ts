/** What survives of the tokens of an edit. */
import { describe, expect, test } from "vitest";
import { movedBlocks, unpairedKeys } from "../../src/delta/blocks.ts";
import { hunkLines } from "../../src/delta/hunk-lines.ts";
import { alignTokens } from "../../src/delta/hunks.ts";
import { namesOf } from "../../src/delta/names.ts";
import { noMarks } from "../../src/delta/sections.ts";
import { sourceOf, type Token } from "../../src/delta/tokens.ts";

/** Both sides in tokens, a slash for each line break; braces hold what did not survive. */
function edit(base: string, head: string, renames: Readonly<Record<string, string>> = {}): string {
  const [left, right] = [sourceOf(base), sourceOf(head)];
  const whole = { baseStart: 0, baseEnd: left.lines.length, headStart: 0, headEnd: right.lines.length };
  const names = namesOf(new Map(Object.entries(renames)));
  const lined = hunkLines(left, right, whole, { names, marks: noMarks.of });
  const inBlocks = movedBlocks([lined]).get(lined) ?? { base: new Set(), head: new Set() };
  const keys = unpairedKeys([lined]);
  const moved = { inBlocks, elsewhere: { base: keys.head, head: keys.base } };
  const aligned = alignTokens(lined, moved, names);
  const { toHead, toBase } = aligned;
  for (const [at, target] of toHead.entries()) if (target >= 0) expect(toBase[target]).toBe(at);
  return `${shown(aligned.base, toHead)} => ${shown(aligned.head, toBase)}`;
}

function shown(tokens: readonly Token[], links: Int32Array): string {
  let text = "";
  for (const [at, token] of tokens.entries()) {
    const [isGone, wasGone] = [(links[at] ?? -1) < 0, at > 0 && (links[at - 1] ?? -1) < 0];
    if (wasGone && !isGone) text += "}";
    const breaks = token.line - (tokens[at - 1]?.line ?? token.line);
    if (at > 0) text += ` ${"/ ".repeat(breaks)}`;
    if (isGone && !wasGone) text += "{";
    text += token.text;
  }
  return tokens.length > 0 && (links[tokens.length - 1] ?? -1) < 0 ? `${text}}` : text;
}

const cases: readonly (readonly [string, string])[] = [
  ["f(a)", "f(a.b, a)"],
  ["f(a)", "f(a, b)"],
  ["f(a)", "f(b, a)"],
  ["f(a, b)", "f(a, a, b)"],
  ["f(a.b)", "f(a.b.b)"],
  ["x = f(a)", "x = g(f(a))"],
  ["x = f(a)", "x = f(f(a))"],
  ["f(); g()", "f(); f(); g()"],
  ["f(a)\ng(b)", "f(a)\nf(b)\ng(b)"],
  ["x = f(a.bad)", "x = f(a.good)\ny = f(a.bad)"],
  ["x = f(a, b)", "x = f(\n    a,\n    b,\n)"],
  ["first(a, b)\nsecond(c)", "second(c)\nfirst(a, b)"],
  ["print(x.nope, a, 1)", "y = ask(who='me', x)"],
  ["a b c d e f g h", "a 1 2 3 4 5 6 7 8 9 h"],
];
describe("an edit", () => {
  test("x", () => {
    console.log(cases.map(([b, h]) => edit(b, h)).join("\n"));
  });
});
