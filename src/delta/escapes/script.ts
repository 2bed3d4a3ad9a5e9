/** Escape hatches of TypeScript and JavaScript. */

import type { EscapeKind } from "../../core/escapes.ts";
import type { Reading } from "../../syntax/reading.ts";
import type { Occurrence } from "./kinds.ts";

type Rule = { readonly kind: EscapeKind; readonly pattern: RegExp };

/** In JavaScript, and read like it TypeScript with JSX, types stand in comments; without JSX `<A>x` is a cast. */
export function hatchesInScript(reading: Reading): readonly Occurrence[] {
  const code = withoutRenames(reading.code);
  return [
    ...scriptRules.flatMap(({ kind, pattern }) =>
      [...code.matchAll(pattern)].map((found) => occurrence(code, kind, found)),
    ),
    ...(reading.language === "tsx" ? typeComments(reading) : angleCasts(reading.text, code)),
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

function occurrence(code: string, kind: EscapeKind, { 0: found, index }: RegExpExecArray): Occurrence {
  const text = found.replace(/\s+/gu, " ").trimEnd();
  return { kind, offset: index, text, reach: "symbol", names: declaredOn(code, index) };
}

/** `import { a as b }`, `export { a as b }` and `import * as a` assert nothing. */
function withoutRenames(code: string): string {
  const clause =
    /\b(?:import|export)\b\s*(?:type\b\s*)?(?:[\p{L}_$][\p{L}\p{N}_$]*\s*,\s*)?(?:\{[^{}]*\}|\*\s*as\s+[\p{L}_$][\p{L}\p{N}_$]*)/gu;
  return code.replace(clause, (found) => found.replace(/[^\r\n]/gu, (unit) => " ".repeat(unit.length)));
}

/** Types in brackets are no longer than this. */
const angleMax = 300;

/**
 * `<A>x` where an expression may begin. What has parentheses behind it may also be a function with type parameters,
 * which goes on with an arrow or a type.
 */
function angleCasts(text: string, code: string): readonly Occurrence[] {
  const opening =
    /<(?!\s*(?:const|any|unknown)\s*>)(?=\s*[\p{L}_$({[])(?<=(?:^|[=([{,;:?&|!~+\-*/%^]|=>|\.\.\.|(?<![\p{L}\p{N}_$.])(?:await|case|default|in|of|return|throw|typeof|void|yield))\s{0,200}<)/gu;
  return [...code.matchAll(opening)].flatMap((found): Occurrence[] => {
    const start = found.index;
    const end = closingOf(code, start, angleMax);
    const type = end === undefined ? undefined : code.slice(start, end + 1);
    if (type === undefined || end === undefined || /[;]|\bextends\b|,\s*>$/u.test(type)) return [];
    const next = /\S/u.exec(text.slice(end + 1, end + 1 + angleMax));
    const at = end + 1 + (next?.index ?? 0);
    if (next === null || !/[\p{L}\p{N}_$({["'`\-+!~<]/u.test(next[0])) return [];
    if (next[0] === "(" && isFunction(code, at)) return [];
    const words = type.replace(/\s+/gu, " ");
    return [{ kind: "cast", offset: start, text: words, reach: "symbol", names: declaredOn(code, start) }];
  });
}

/** How long the parameters of a function may be that is distinguished from a cast. */
const parametersMax = 400;

/** An arrow, or the signature of a call: `<T>(a: T): T`, `<T>();`. */
function isFunction(code: string, open: number): boolean {
  const close = closingOf(code, open, parametersMax);
  if (close === undefined || /^\s*=>/u.test(code.slice(close + 1, close + 1 + angleMax))) return true;
  const parameters = code.slice(open + 1, close);
  return /^\s*$|^\s*(?:\.\.\.)?[\p{L}_$][\p{L}\p{N}_$]*\s*\??\s*:/u.test(parameters);
}

/** The bracket that closes the one at `open`; the `>` of an arrow closes none. */
function closingOf(code: string, open: number, unitsMax: number): number | undefined {
  let depth = 0;
  for (let at = open; at < code.length && at - open < unitsMax; at++) {
    const mark = code[at] ?? "";
    if ("<([{".includes(mark)) depth++;
    else if (")]}".includes(mark) || (mark === ">" && code[at - 1] !== "=")) {
      if (--depth === 0) return at;
    }
  }
  return undefined;
}

/** `@type {any}` says what an annotation would, and `@type {A}` before a parenthesis is a cast. */
function typeComments({ text, code, comments }: Reading): readonly Occurrence[] {
  return comments.flatMap(({ start, end }): Occurrence[] => {
    const comment = text.slice(start, end);
    if (!comment.startsWith("/**")) return [];
    const words = [
      ...comment.matchAll(/@(?:type|param|arg|returns?|typedef|prop|property)\s*\{([^}@]{0,300})\}/gu),
    ];
    const anything = words
      .filter(([, type = ""]) => /^\s*\*\s*$|(?<![\p{L}\p{N}_$.])any(?![\p{L}\p{N}_$])/u.test(type))
      .map(
        ({ index }): Occurrence => ({
          kind: "any",
          offset: start + index,
          text: "any",
          reach: "symbol",
          names: declaredBehind(code, end),
        }),
      );
    const cast = /@type\s*\{(?!\s*(?:const|any|\*|unknown)\s*\})([^}]{0,300})\}/u.exec(comment);
    return cast === null || !/^\s*\(/u.test(code.slice(end, end + angleMax))
      ? anything
      : [
          ...anything,
          {
            kind: "cast",
            offset: start + cast.index,
            text: cast[0].replace(/\s+/gu, " "),
            reach: "symbol",
            names: declaredOn(code, start),
          },
        ];
  });
}

/** The name that this line declares or assigns. */
function declaredOn(code: string, offset: number): readonly string[] {
  const line =
    code
      .slice(Math.max(0, offset - 400), offset)
      .split(/[\r\n]/u)
      .at(-1) ?? "";
  const name =
    /\b(?:const|let|var|function|class|type|interface)\s+([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(line)?.[1] ??
    /^\s*(?:(?:public|private|protected|static|override|readonly|declare)\s+)*(?:this\.)?(?!(?:for|if|return|switch|while)\b)([\p{L}_$][\p{L}\p{N}_$]*)\s*[?!]?\s*[:=(]/u.exec(
      line,
    )?.[1];
  return name === undefined ? [] : [name];
}

/** The name that the line behind a comment declares or assigns. */
function declaredBehind(code: string, offset: number): readonly string[] {
  const line = /^\s*([^\r\n]*)/u.exec(code.slice(offset, offset + 400))?.[1] ?? "";
  const name =
    /^(?:(?:export|default|async)\s+)*(?:const|let|var|function|class)\s*\*?\s*([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(
      line,
    )?.[1] ?? /^(?:(?:static|async)\s+)*(?:this\.)?([\p{L}_$][\p{L}\p{N}_$]*)\s*[=(]/u.exec(line)?.[1];
  return name === undefined ? [] : [name];
}
