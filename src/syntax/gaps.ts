/**
 * Replaces valid code that tree-sitter-typescript 0.23.2, tree-sitter-go 0.25.0, tree-sitter-rust 0.24.0 or
 * tree-sitter-cpp 0.23.4 reports as an error. Without this, a valid file would count as broken.
 */
import type { grammarWasm } from "./grammars.ts";

type Language = keyof typeof grammarWasm;

/**
 * Returns the text without syntax that the grammar does not know, with the same length and lines. The parser calls it
 * only if it found errors. The replacement has the same definitions at the same offsets.
 */
export function closeGaps(text: string, of: Language): string {
  return gaps[of].reduce(
    (left: string, { pattern, instead }) =>
      left.replace(pattern, (found) => (instead === "spaces" ? " " : "_").repeat(found.length)),
    text,
  );
}

// Each pattern begins with a word and looks back last: looking back from every space would take quadratic time.
/** Syntax that a grammar does not know, and how to replace it. */
type Gap = { readonly pattern: RegExp; readonly instead: "spaces" | "name" };

/** Gaps of the grammar for TypeScript. */
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

/** Gaps of the grammar for Rust. */
const ofRust: readonly Gap[] = [
  // `unsafe extern "C" {`
  { pattern: /\bunsafe(?=\s+extern\s+(?:"[^"\r\n]{0,100}"\s*)?\{)/gu, instead: "spaces" },
  // `safe fn f();` in it
  { pattern: /\bsafe(?=\s{1,20}(?:fn|static)\b)/gu, instead: "spaces" },
  // `&raw` without `const` or `mut` behind it: `raw` is a name there
  { pattern: /\braw\b(?!\s+(?:const|mut)\b)(?<=&\s{0,9}raw)/gu, instead: "name" },
  // `where (): Bound`
  { pattern: /\(\)(?=[ \t]{0,9}:(?!:))/gu, instead: "name" },
  // `try!(a)` of the edition of 2015
  { pattern: /\btry(?=\s{0,9}!\s{0,9}[([{])/gu, instead: "name" },
  // `pub type A;`
  { pattern: /\bpub(?=\s{1,20}type\s{1,20}[\p{L}_][\p{L}\p{N}_]{0,200}\s{0,20};)/gu, instead: "spaces" },
];

// A word in capitals counts as a macro if the grammar cannot parse the text. Its expansion is unknown, so the word is left out.
const macro = String.raw`[A-Z_][A-Z\d_]{2,100}(?![\p{L}\p{N}_])(?:[ \t]?\((?:[^()\r\n]|\([^()\r\n]{0,200}\)){0,300}\))?`;
const typed = String.raw`(?:[\p{L}_][\p{L}\p{N}_:]{0,100}(?:<[^<>;{}()]{0,100}>)?[\s*&]{1,20}){1,5}[\p{L}_~][\p{L}\p{N}_:]{0,100}\s{0,20}[(;=[]`;
const keyword =
  "static|inline|extern|virtual|constexpr|const|return|else|new|throw|typedef|case|delete|using|struct|class|enum|union|define|ifdef|ifndef|undef";

/** Gaps of the grammar for C and C++, most of them macros. */
const ofCpp: readonly Gap[] = [
  // `extern "C" {` under a condition on C++, and its closing brace
  {
    pattern:
      /^[ \t]*#[ \t]*if(?:def)?\b[^\r\n]{0,40}__cplusplus\b[^\r\n]{0,40}\r?\n\s{0,20}(?:extern[ \t]+"C"\s*\{|\})[^\r\n]{0,100}\r?\n\s{0,20}#[ \t]*endif\b/gmu,
    instead: "spaces",
  },
  // `SHOP_BEGIN`, alone on its line; not the only one of an enum
  {
    pattern: new RegExp(
      String.raw`(?<=^[ \t]{0,80})${macro}(?=[ \t]*(?://[^\r\n]*|/\*[^\r\n]*\*/[ \t]*)?\r?$)(?!\s*[^\s\p{L}\p{N}_#/~:[}])(?!(?<=\{\s{1,80}${macro})\s*\})(?<!(?:[,(=&|+<?]|-|return)\s{1,80}${macro})`,
      "gmu",
    ),
    instead: "spaces",
  },
  // `namespace shop SHOP_VISIBLE {`, `class SHOP_API Ship : …`
  {
    pattern: new RegExp(
      String.raw`(?<=\bnamespace[ \t]{1,9}[\p{L}\p{N}_:]{1,100}[ \t]{1,9})${macro}(?=\s*\{)`,
      "gu",
    ),
    instead: "spaces",
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\b(?:class|struct|union|enum)[ \t]{1,9})${macro}(?=\s+[\p{L}_][\p{L}\p{N}_:]*\s*(?:final\s*)?[:{])`,
      "gu",
    ),
    instead: "spaces",
  },
  // `SHOP_API SHOP_INLINE int total(`
  {
    pattern: new RegExp(
      String.raw`(?<=(?:^|[;{}])[ \t]{0,80}(?:(?:static|inline|extern|virtual|template[ \t]?<[^<>]{0,200}>)\s{1,9}){0,3})(?:${macro}\s{1,9}){1,3}(?=${typed})`,
      "gmu",
    ),
    instead: "spaces",
  },
  // `int SHOP_CALL total(`, `char FAR *name`
  {
    pattern: new RegExp(
      String.raw`(?<=[\p{L}\p{N}_>]\s{1,9}|[*&]\s{0,9})(?<!\b(?:${keyword})\s{1,9})${macro}(?=\s+[\p{L}_~][\p{L}\p{N}_:~]*\s*\(|\s*\*+\s*[\p{L}_])`,
      "gu",
    ),
    instead: "spaces",
  },
  // `int total(int a) SHOP_THROWS;`, `int size SHOP_GUARDED(lock);`
  {
    pattern: new RegExp(
      String.raw`(?<=[\p{L}\p{N}_)\]>]\s{1,80})(?<!\b(?:return|else|throw|new|delete|case|goto|define|ifdef|ifndef|undef)\s{1,9})(?:(?:${macro}|__[a-z_]{1,60}(?:\s?\(\([^()]{0,100}\)\))?)\s{0,9}){1,4}(?=[;{=])(?<!["=,]\s{0,9})`,
      "gu",
    ),
    instead: "spaces",
  },
];

/** Gaps by language. */
const gaps: Readonly<Record<Language, readonly Gap[]>> = {
  python: [],
  typescript: ofScript,
  tsx: ofScript,
  // `new(f(1))`, `new([]int{1})`: since Go 1.26 a value is allowed here, but the grammar accepts only types
  go: [
    {
      pattern:
        /\b(?:new|make)(?=\((?![ \t]*(?:struct|interface|func)\b)(?:(?![ \t]*(?:[[*(]|<-[ \t]*chan\b|map\b|chan\b))|[^(){}\r\n]{0,200}(?<!\b(?:struct|interface)[ \t]{0,9})\{))/gu,
      instead: "name",
    },
  ],
  rust: ofRust,
  bash: [],
  cpp: ofCpp,
};
