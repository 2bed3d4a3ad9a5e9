/** Finds escape hatches of Go: ways in which a value loses its type, and in which unused code counts as used. */
import type { EscapeKind } from "../model/escapes.ts";
import type { Reading } from "../syntax/reading.ts";
import { inSymbol, type Occurrence } from "./kinds.ts";

const patterns: readonly { readonly kind: EscapeKind; readonly pattern: RegExp }[] = [
  { kind: "cast", pattern: /\bunsafe\s*\.\s*Pointer\b/gu },
  { kind: "dynamic", pattern: /\breflect\s*\.\s*(?:ValueOf|NewAt|MakeFunc)\s*\(/gu },
  { kind: "dynamic", pattern: /\.\s*(?:MethodByName|FieldByName)\s*\(/gu },
  // Without a type it says nothing of what it is given.
  {
    kind: "only-used",
    pattern:
      /(?<=^|[\r\n;{])[ \t]*(?:var[ \t]+)?_(?:[ \t]*,[ \t]*_)*[ \t]*=[ \t]*[&(]*[\p{L}_][\p{L}\p{N}_.]*\)*(?:[ \t]*,[ \t]*[&(]*[\p{L}_][\p{L}\p{N}_.]*\)*)*(?=[ \t]*(?:[\r\n;}]|$))/gu,
  },
];

export function hatchesInGo({ code }: Reading): readonly Occurrence[] {
  const found = patterns.flatMap(({ kind, pattern }) =>
    [...code.matchAll(pattern)].map(({ 0: text, index }) => {
      const own = text.trimStart();
      return inSymbol(kind, index + text.length - own.length, own);
    }),
  );
  return [...found, ...anyTypes(code), ...assertions(code)];
}

/**
 * Finds `any` and `interface{}`, which is the same; not as a constraint of a type parameter: `[T any]` says nothing
 * about a value.
 */
function anyTypes(code: string): readonly Occurrence[] {
  const types = /(?<![\p{L}\p{N}_]|(?<!\.)\.)(?:any(?![\p{L}\p{N}_]|\s*[:(])|interface\s*\{\s*\})/gu;
  return [...code.matchAll(types)]
    .filter(({ index }) => !isConstraint(code, index))
    .map(({ index }) => inSymbol("any", index, "any"));
}

/** Maximum length of a list of types. */
const listMax = 500;

/** True after a name inside square brackets. */
function isConstraint(code: string, at: number): boolean {
  if (!/[\p{L}\p{N}_]\s+$/u.test(code.slice(Math.max(0, at - 50), at))) return false;
  let depth = 0;
  for (let back = at - 1; back >= 0 && at - back < listMax; back--) {
    const mark = code[back] ?? "";
    if (")]}".includes(mark)) depth++;
    else if ("([{".includes(mark) && depth-- === 0) return mark === "[";
  }
  return false;
}

/** Finds assertions: `x.(T)` panics if x is not a T; `y, ok := x.(T)` tests it, and so does a switch. */
function assertions(code: string): readonly Occurrence[] {
  return [...code.matchAll(/\.\s*\(\s*(?!type\s*\))([^()\r\n]{1,80})\)/gu)].flatMap(({ 0: text, index }) =>
    isAsked(code, index, index + text.length) ? [] : [inSymbol("cast", index, text.replace(/\s+/gu, ""))],
  );
}

/** True if it is the only expression that is assigned to two names. */
function isAsked(code: string, start: number, end: number): boolean {
  if (/^[ \t]*[.([]/u.test(code.slice(end, end + 50))) return false;
  const begin = Math.max(code.lastIndexOf("\n", start), code.lastIndexOf(";", start)) + 1;
  const line = code.slice(Math.max(begin, start - listMax), start);
  const given = line.search(/(?<![=!<>+\-*/%&|^]):?=(?!=)/u);
  // A second name that is thrown away asks nothing.
  const [, second = "_"] = /,\s*([\p{L}_][\p{L}\p{N}_]*)\s*$/u.exec(line.slice(0, Math.max(0, given))) ?? [];
  if (given < 0 || second === "_") return false;
  let depth = 0;
  for (const mark of line.slice(given)) {
    if ("([{".includes(mark)) depth++;
    else if (")]}".includes(mark)) depth--;
    else if (mark === "," && depth === 0) return false;
  }
  return depth === 0;
}
