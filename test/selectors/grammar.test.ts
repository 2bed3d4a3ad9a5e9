/** The grammar of docs/reference/selectors.md is the parser's: texts that are made from it are places, and the other way. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { UserError } from "../../src/model/errors.ts";
import { parsePlace, printPlace } from "../../src/selectors/place.ts";
import { printSpec } from "../../src/selectors/spec.ts";
import { isNight } from "../support/night.ts";
import "../support/properties.ts";

const page = readFileSync(new URL("../../docs/reference/selectors.md", import.meta.url), "utf8");
const [, ebnf = ""] = /```ebnf\n([\s\S]*?)```/u.exec(page) ?? [];

/** Texts that the grammar does not spell out. */
const terminals: Readonly<Record<string, fc.Arbitrary<string>>> = {
  path: fc.constantFrom("a.py", "src/b.ts", "my%20file.go", "x%2A.rs"),
  word: fc.constantFrom("f", "Box", "%23key", "operator<", "a%2Eb", "%5Bx%5D", "naïve", "😀"),
  count: fc.integer({ min: 1, max: 999 }).map(String),
  object: fc.constantFrom("0".repeat(40), "a1".repeat(32)),
  quote: fc.constant('"'),
};

type Grammar = ReadonlyMap<string, readonly string[]>;

/** Rules by name, each as its tokens. */
function grammarOf(text: string): Grammar {
  return new Map(
    [...text.matchAll(/^(\w+)\s*=\s*(.*?) ;$/gmu)].map(([, name = "", body = ""]) => [
      name,
      body.match(/"[^"]*"|\w+|[|,[\]{}()]/gu) ?? [],
    ]),
  );
}

/** Returns an arbitrary for a rule: alternatives, sequences, options and repetitions. */
function arbitraryOf(grammar: Grammar, name: string): fc.Arbitrary<string> {
  const own = terminals[name];
  if (own !== undefined) return own;
  const tokens = grammar.get(name);
  if (tokens === undefined) throw new Error(`the grammar does not define ${name}`);
  let at = 0;
  const alternatives = (): fc.Arbitrary<string> => {
    const all = [sequence()];
    while (tokens[at] === "|") {
      at += 1;
      all.push(sequence());
    }
    return fc.oneof(...all);
  };
  const sequence = (): fc.Arbitrary<string> => {
    const parts = [term()];
    while (tokens[at] === ",") {
      at += 1;
      parts.push(term());
    }
    return fc.tuple(...parts).map((all) => all.join(""));
  };
  const term = (): fc.Arbitrary<string> => {
    const token = tokens[at++] ?? "";
    if (token.startsWith('"')) return fc.constant(token.slice(1, -1));
    if (!"[{(".includes(token)) return arbitraryOf(grammar, token);
    const inner = alternatives();
    at += 1;
    if (token === "[") return fc.oneof(fc.constant(""), inner);
    return token === "{" ? fc.array(inner, { maxLength: 3 }).map((all) => all.join("")) : inner;
  };
  const made = alternatives();
  if (at !== tokens.length) throw new Error(`${name} is not read to its end: ${tokens.slice(at).join(" ")}`);
  return made;
}

const grammar = grammarOf(ebnf);

const forms = [
  "file",
  "line",
  "position",
  "range",
  "name",
  "symbol",
  "module",
  "ast",
  "anchor",
  "id",
] as const;

test("every form is in the grammar", () => {
  expect(grammar.get("selector")?.filter((token) => /^\w+$/u.test(token))).toEqual(forms);
});

test.each([...forms])("every text that the grammar makes of a %s is one", (form) => {
  fc.assert(
    fc.property(arbitraryOf(grammar, form), (text) => {
      try {
        const place = parsePlace(text);
        expect(place.kind).toBe(form);
        expect(parsePlace(printPlace(place))).toEqual(place);
      } catch (error) {
        // The grammar does not say that a range ends behind its start.
        if (!(error instanceof UserError) || !/the range ends before it starts/u.test(error.message))
          throw error;
      }
    }),
    { numRuns: isNight ? 100_000 : 1_200 },
  );
});

test("every example of the page is a place", () => {
  const [table = ""] = /\n\| form \|[\s\S]*?\n\n/u.exec(page) ?? [];
  const examples = [...table.matchAll(/^\| [\w ,]+ \| (.*?) \|/gmu)]
    .slice(1)
    .flatMap(([, cell = ""]) => [...cell.matchAll(/`([^`]+)`/gu)].map(([, one = ""]) => one));
  expect(examples.length).toBeGreaterThan(8);
  for (const one of examples) expect(printPlace(parsePlace(one))).toBe(one);
  const [, objects = ""] = /```json\n([\s\S]*?)```/u.exec(page) ?? [];
  for (const line of objects.trim().split("\n")) expect(() => printSpec(JSON.parse(line))).not.toThrow();
});
