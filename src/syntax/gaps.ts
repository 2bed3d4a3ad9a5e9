/** Valid code that tree-sitter-typescript 0.23.2 or tree-sitter-go 0.25.0 takes for an error, and what they are given instead. */

/**
 * The same text, of the same length and with the same lines, without what the grammar does not know: a file with it is
 * no broken file. What stands there instead has the same definitions at the same offsets.
 */
export function withoutGaps(text: string, of: "script" | "go"): string {
  return gaps[of].reduce(
    (left, { pattern, instead }) =>
      left.replace(pattern, (found) => (instead === "spaces" ? " " : "_").repeat(found.length)),
    text,
  );
}

// Words first and what stands before them last: looking back from every space would be quadratic.
type Gap = { readonly pattern: RegExp; readonly instead: "spaces" | "name" };

const ofScript: readonly Gap[] = [
  // `import("a").B<C>`, `import("a").B[]`
  { pattern: /\bimport\([ \t]{0,100}(["'])[^"'\r\n]{0,500}\1[ \t]{0,100}\)(?=\s*\.)/gu, instead: "name" },
  // `export type * from "a"`
  { pattern: /\btype(?=\s*\*)(?<=\bexport\s+type)/gu, instead: "spaces" },
  // `import defer * as a from "a"`
  { pattern: /\bdefer(?=\s*\*)(?<=\bimport\s+defer)/gu, instead: "spaces" },
  // `[string: A, ...unknown: B[]]`: names of a tuple's elements that are also types
  {
    pattern:
      /\b(?:any|bigint|boolean|never|number|object|string|symbol|unknown|void)(?=\??\s*:)(?<=[[,.]\s*\w+)/gu,
    instead: "name",
  },
  // `declare module "a" { global { … } }`
  { pattern: /\bglobal(?=\s*\{)(?<=(?:^|[{;}])\s*global)/gmu, instead: "spaces" },
  // `class A<in out T>`
  { pattern: /\b(?:in|out)(?=\s+[\p{L}_$])(?<=[<,]\s*(?:in\s+)?(?:in|out))/gu, instead: "spaces" },
  // `static accessor a`
  { pattern: /\baccessor(?=\s+[\p{L}_$#])(?<=\bstatic\s+accessor)/gu, instead: "spaces" },
  // `export import a = require("a")`
  { pattern: /\bexport(?=\s+import\s+[\p{L}_$][\p{L}\p{N}_$]*\s*=)/gu, instead: "spaces" },
];

const gaps = {
  script: ofScript,
  // `new(f(1))`, `new([]int{1})`: a value since Go 1.26, where the grammar has types alone; a type is left to it
  go: [
    {
      pattern:
        /\b(?:new|make)(?=\((?![ \t]*(?:struct|interface|func)\b)(?:(?![ \t]*(?:[[*(]|<-[ \t]*chan\b|map\b|chan\b))|[^(){}\r\n]{0,200}(?<!\b(?:struct|interface)[ \t]{0,9})\{))/gu,
      instead: "name",
    },
  ],
} as const satisfies Record<"script" | "go", readonly Gap[]>;
