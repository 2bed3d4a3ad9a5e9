/** Finds escape hatches of TypeScript and JavaScript. */

import type { EscapeKind } from "../model/escapes.ts";
import type { Reading } from "../syntax/reading.ts";
import { inSymbol, namesOf, type Occurrence } from "./kinds.ts";

type Rule = { readonly kind: EscapeKind; readonly pattern: RegExp };

/**
 * Finds the hatches. In JavaScript, and in TypeScript with JSX, which is read in the same way, comments have types;
 * without JSX `<A>x` is a cast.
 */
export function hatchesInScript(reading: Reading): readonly Occurrence[] {
  const code = withoutRenames(reading.code);
  return [
    ...scriptRules.flatMap(({ kind, pattern }) =>
      [...code.matchAll(pattern)]
        .filter(({ 0: found, index }) => !isNamespaceOfTypes(code, index, index + found.length))
        .map(({ 0: found, index }) => inSymbol(kind, index, found)),
    ),
    ...(reading.language === "tsx" ? typeComments(reading) : angleCasts(reading)),
  ];
}

// A word comes first, and what stands before it last: looking back from every space would be quadratic.
const scriptRules: readonly Rule[] = [
  {
    kind: "any",
    pattern: /\bany\b(?!\s*[(.:])(?<=(?:[:<|&,=([]|=>|\b(?:as|extends|is|readonly|satisfies))\s*any)/gu,
  },
  { kind: "cast", pattern: /\bas\s+unknown\s+as\b/gu },
  // Not the `as` that names the keys of a mapped type: `{ [K in keyof A as B<K>]: C }`.
  {
    kind: "cast",
    pattern:
      /\bas\s+(?!const\b|unknown\b|any\b)[\p{L}_$({["'`][\p{L}\p{N}_$.]*(?<!\[\s{0,40}[\p{L}\p{N}_$]{1,100}\s+in\s[^;{}]{0,300})/gu,
  },
  // `as "a"`, where the string is blank.
  { kind: "cast", pattern: /\bas\s{3,}(?=[;,)\]}&|?:]|$)/gu },
  // `a!.b`, and `let a!: A`, which says that it will be there.
  {
    kind: "non-null",
    pattern:
      /(?<=[\p{L}\p{N}_$)\]])!(?!=)(?<!(?<![\p{L}\p{N}_$.])(?:await|case|delete|else|in|of|return|throw|typeof|void|yield)!)/gu,
  },
  {
    kind: "ambient",
    pattern: /\bdeclare\s+(?:abstract\s+class|module|namespace|global|const|let|var|function|class)\b/gu,
  },
  {
    kind: "ambient",
    pattern:
      /\bdeclare\s+(?:(?:public|private|protected|static|override|readonly)\s+)*[\p{L}_$#][\p{L}\p{N}_$]*(?=\s*[?!]?:)/gu,
  },
  {
    kind: "static-condition",
    pattern: /(?<![.#])\b(?:if|while)\s*\(\s*(?:false|0|!true|!1)\s*\)/gu,
  },
  { kind: "static-condition", pattern: /(?<![.#])\bif\s*\(\s*(?:true|1|!false|!0)\s*\)/gu },
  // `a !== false && b` compares.
  {
    kind: "static-condition",
    pattern: /\bfalse\s*&&(?<![=<>]\s{0,40}false\s{0,40}&&)|&&\s*false\b(?!\s{0,40}[=!]=)/gu,
  },
  // Behind a call of it nothing is reached.
  { kind: "dead-code", pattern: /\bnever\b(?!\s*[[|&])(?<=\)\s*:\s*never)/gu },
  {
    kind: "dynamic",
    pattern:
      /(?<![\p{L}\p{N}_$.])(?:eval\s*\(|(?:new\s+)?Function\s*\(|Reflect\s*\.\s*(?:apply|construct|defineProperty|deleteProperty|get|has|set)\s*\()/gu,
  },
  {
    kind: "dynamic",
    pattern:
      /(?<=\bglobalThis\s{0,9}\.\s{0,9})(?:eval|Function)\s*\(|(?<![\p{L}\p{N}_$.])Object\s*\.\s*define(?:Property|Properties)\s*\(/gu,
  },
  { kind: "dynamic", pattern: /\bJSON\s*\.\s*parse\s*\(\s*JSON\s*\.\s*stringify\s*\(/gu },
  // What is loaded is any, unless it is a literal, which is blank here.
  {
    kind: "dynamic",
    pattern: /(?<![\p{L}\p{N}_$.])(?:require|import)\s*\((?=\s*[^\s)])/gu,
  },
  {
    kind: "any-arguments",
    pattern:
      /\(\s*\.\.\.[\p{L}_$][\p{L}\p{N}_$]*\s*:\s*(?:readonly\s+)?(?:(?:any|unknown)\s*\[\s*\]|(?:Readonly)?Array\s*<\s*(?:any|unknown)\s*>)\s*\)/gu,
  },
];

/**
 * `export declare namespace N { … }` with types alone declares nothing that exists elsewhere. Without `export` it could add to a global
 * one.
 */
function isNamespaceOfTypes(code: string, start: number, end: number): boolean {
  if (!code.slice(start, end).endsWith("namespace")) return false;
  if (!/\bexport\s+$/u.test(code.slice(Math.max(0, start - spaceMax), start))) return false;
  const opened = code.indexOf("{", end);
  let [at, depth] = [opened, opened < 0 ? 0 : 1];
  while (depth > 0 && ++at < code.length) depth += code[at] === "{" ? 1 : code[at] === "}" ? -1 : 0;
  return depth === 0 && opened >= 0 && !valueInNamespace.test(code.slice(opened, at));
}

const valueInNamespace =
  /(?:[{};]|\n)\s*(?:export\s*[={*]|(?:export\s+)?(?:(?:declare|abstract|async)\s+)*(?:const|let|var|function|class|enum|import)\s+[\p{L}_$])/u;

/** `import { a as b }`, `export { a as b }` and `import * as a` assert nothing. */
function withoutRenames(code: string): string {
  const clause =
    /\b(?:import|export)\b\s*(?:type\b\s*)?(?:[\p{L}_$][\p{L}\p{N}_$]*\s*,\s*)?(?:\{[^{}]*\}|\*\s*as\s+[\p{L}_$][\p{L}\p{N}_$]*)/gu;
  return code.replace(clause, (found) => found.replace(/[^\r\n]/gu, (unit) => " ".repeat(unit.length)));
}

function angleCasts({ code, angleCasts: found }: Reading): readonly Occurrence[] {
  return found
    .map(({ start, end }) => inSymbol("cast", start, code.slice(start, end)))
    .filter(({ text }) => !/^<\s?(?:const|any|unknown)\s?>$/u.test(text));
}

/**
 * Finds types in comments: `@type {any}` is equivalent to an annotation, and `@type {A}` before a parenthesis is a
 * cast.
 */
function typeComments(reading: Reading): readonly Occurrence[] {
  return reading.comments.flatMap(({ start, end }): Occurrence[] => {
    const comment = reading.text.slice(start, end);
    if (!comment.startsWith("/**")) return [];
    const words = [
      ...comment.matchAll(/@(?:type|param|arg|returns?|typedef|prop|property)\s*\{([^}@]{0,300})\}/gu),
    ];
    const anything = words
      .filter(([, type = ""]) => /^\s*\*\s*$|(?<![\p{L}\p{N}_$.])any(?![\p{L}\p{N}_$])/u.test(type))
      .map(({ index }) => ({ ...inSymbol("any", start + index, "any"), names: namesBehind(reading, end) }));
    const cast = /@type\s*\{(?!\s*(?:const|any|\*|unknown)\s*\})([^}]{0,300})\}/u.exec(comment);
    const isCast = cast !== null && /^\s*\(/u.test(reading.code.slice(end, end + spaceMax));
    return isCast ? [...anything, inSymbol("cast", start + cast.index, cast[0])] : anything;
  });
}

/** Maximum distance between a comment and the code that it is for. */
const spaceMax = 300;

/** Returns the name that the line after a comment declares or assigns. */
function namesBehind({ code, bindings }: Reading, offset: number): readonly string[] {
  const next = bindings.find(({ start }) => start >= offset);
  const isOnLine =
    next !== undefined &&
    next.start - offset < spaceMax &&
    /^\s*[^\r\n]*$/u.test(code.slice(offset, next.start));
  return isOnLine ? namesOf([next]) : [];
}
