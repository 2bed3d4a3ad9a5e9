/**
 * Finds escape hatches of Python: code that a type checker does not check. Findings behind a new one can vanish
 * without a fix.
 */

import type { EscapeKind } from "../model/escapes.ts";
import { countWhile } from "../model/order.ts";
import type { Binding } from "../syntax/bindings.ts";
import type { Reading, Statement } from "../syntax/reading.ts";
import { assignedNames, type Occurrence, symbolOccurrence } from "./kinds.ts";

/**
 * Finds all hatches of one file, in statements, comments and strings. A hatch is code that turns off a check, such as
 * `Any` or `cast`. The order of the results does not matter: the caller sorts them.
 */
export function hatchesInPython(reading: Reading): readonly Occurrence[] {
  const { statements } = reading;
  const cast = castPattern(reading.code);
  return [
    ...statements.flatMap((statement) => inStatement(statement, reading, cast)),
    ...anyArguments(reading),
    ...typeComments(reading),
    ...quotedTypes(reading),
    ...checkerOnly(reading),
    ...deadCode(statements),
  ];
}

/** Patterns within one statement, with the kind of each. */
const patterns: readonly { readonly kind: EscapeKind; readonly pattern: RegExp }[] = [
  { kind: "any", pattern: /(?<![\p{L}\p{N}_])(?:Any|Incomplete)(?![\p{L}\p{N}_])/gu },
  { kind: "no-type-check", pattern: /\bno_type_check(?:_decorator)?\b/gu },
  { kind: "static-condition", pattern: /\bsys\.(?:version_info|platform)\b|\bos\.name\b/gu },
  {
    kind: "static-condition",
    pattern: /^(?:if|elif|while)\s*\(?\s*(?:False|0|None|not\s+True|not\s+1)\s*\)?\s*:/gu,
  },
  { kind: "static-condition", pattern: /^(?:if|elif)\s*\(?\s*(?:True|1|not\s+False)\s*\)?\s*:/gu },
  { kind: "static-condition", pattern: /\band\s+False\b|\bFalse\s+and\b/gu },
  // The parameters of a lambda have no types of their own.
  { kind: "any-arguments", pattern: /\blambda\b(?<=^[\p{L}_][\p{L}\p{N}_.]*\s*=\s*lambda)/gu },
  { kind: "dead-code", pattern: /\b(?:NoReturn|Never)\b/gu },
  {
    kind: "dynamic",
    pattern: /(?<![\p{L}\p{N}_.])(?:getattr|setattr|delattr|eval|exec|globals|locals|vars|__import__)\s*\(/gu,
  },
  {
    kind: "dynamic",
    pattern: /(?<=\bbuiltins\s{0,9}\.\s{0,9})(?:getattr|setattr|delattr|eval|exec|__import__)\b/gu,
  },
  // One of these functions under another name.
  { kind: "dynamic", pattern: /(?<![=!<>])=\s*(?:getattr|setattr|delattr|eval|exec)\b(?!\s*\()/gu },
  { kind: "dynamic", pattern: /\.\s*__(?:set|del)attr__\s*\(/gu },
  { kind: "dynamic", pattern: /\bimport_module\s*\(|\b__dict__\b|\.\s*__getattr(?:ibute)?__\s*\(/gu },
  {
    kind: "dynamic",
    pattern: /\b(?:attrgetter|itemgetter|methodcaller)\s*\(|\bloads\s*\(\s*(?:\w+\s*\.\s*)?dumps\s*\(/gu,
  },
  { kind: "dynamic", pattern: /^(?:async\s+)?def\s+(?:__getattr__|__getattribute__|__class_getitem__)\b/gu },
];

/**
 * Finds the hatches in one statement. Of an import only an alias counts: without use, `from typing import Any` hides
 * nothing.
 */
function inStatement(statement: Statement, { text }: Reading, cast: RegExp): readonly Occurrence[] {
  const { code, start } = statement;
  if (/^(?:from|import)\b/u.test(code)) return importedAs(statement);
  const found = patterns.flatMap(({ kind, pattern }) =>
    [...code.matchAll(pattern)].map((match) =>
      symbolOccurrence(kind, start + match.index, match[0].replace(/\s*\($/u, "(")),
    ),
  );
  const casts = [...code.matchAll(cast)].map(({ 0: { length }, index }) =>
    symbolOccurrence("cast", start + index, `cast(${firstArgument(text, start + index + length)}`),
  );
  return [...found, ...casts];
}

/** Finds aliases. After `from typing import Any as Data`, only the import shows that a later `Data` is an escape. */
function importedAs({ code, start }: Statement): readonly Occurrence[] {
  return [...code.matchAll(/\b(Any|Incomplete|cast|no_type_check)\s+as\s+([\p{L}\p{N}_]+)/gu)].map(
    ({ 0: found, 1: name, 2: alias = "", index }) => {
      const kind = name === "cast" ? "cast" : name === "no_type_check" ? "no-type-check" : "any";
      return { ...symbolOccurrence(kind, start + index, found), names: [alias] };
    },
  );
}

/** Maximum number of aliases. Real code has fewer, and every name slows the search. */
const aliasesMax = 16;

/**
 * Returns the pattern of `cast(`, alone and as a member of `typing` under any of its names. A data frame's own
 * `.cast(` is another function.
 */
function castPattern(code: string): RegExp {
  const modules = [...code.matchAll(/\b(?:typing|typing_extensions)\s+as\s+([\p{L}\p{N}_]+)/gu)].slice(
    0,
    aliasesMax,
  );
  const names = ["typing", "typing_extensions", ...modules.map(([, name]) => name ?? "")];
  return new RegExp(
    `(?<!def\\s|[\\p{L}\\p{N}_.])(?:(?:${[...new Set(names)].join("|")})\\s*\\.\\s*)?cast\\s*\\(`,
    "gu",
  );
}

/**
 * Returns the text up to the comma, at most 80 characters, without white space. It is the type that a cast asserts,
 * so casts to different types are different escapes.
 */
function firstArgument(text: string, from: number): string {
  const rest = text.slice(from, from + 80);
  let depth = 0;
  const end = [...rest].findIndex((mark) => {
    if ("([{".includes(mark)) depth++;
    else if (")]}".includes(mark)) depth--;
    return depth < 0 || (mark === "," && depth === 0);
  });
  return (end < 0 ? rest : rest.slice(0, end)).replace(/\s+/gu, "");
}

/** Finds functions with `*args` and `**kwargs` that accept anything: every call fits them, so no call is checked. */
function anyArguments({ bindings, statements }: Reading): readonly Occurrence[] {
  const free = bindings.filter(acceptsAnything);
  const byHeader = Map.groupBy(free, (of) => countWhile(statements, ({ start }) => start <= of.start) - 1);
  return [...byHeader].flatMap(([header, { length }]) => {
    const offset = statements[header]?.start;
    return length < 2 || offset === undefined
      ? []
      : [symbolOccurrence("any-arguments", offset, "*args, **kwargs")];
  });
}

/** True for a `*args` or `**kwargs` parameter whose type allows every value. */
export function acceptsAnything({ kind, stars, type }: Binding): boolean {
  return kind === "parameter" && stars > 0 && (type === null || /^(?:object|(?:\w+\.)?Any)$/u.test(type));
}

/** Finds type comments: `x = load() # type: Any` has the same effect as an annotation. */
function typeComments({ text, comments }: Reading): readonly Occurrence[] {
  return comments
    .filter(({ start, end }) => /^#\s*type:(?!\s*ignore\b).*\bAny\b/u.test(text.slice(start, end)))
    .map(({ start }) => symbolOccurrence("any", start, "Any"));
}

/**
 * Finds quoted types such as `x: "Any"`: a string in the place of a type is a type. A string in brackets may be one,
 * too, as in `list["Any"]`.
 */
function quotedTypes({ text, code, strings }: Reading): readonly Occurrence[] {
  return strings
    .filter(
      ({ start, end, isType }) =>
        end - start <= 200 &&
        /^["'][\w\s.,|[\]]*\bAny\b[\w\s.,|[\]]*["']$/u.test(text.slice(start, end)) &&
        (isType || /(?:\bcast\s*\(|\[|\|)[ \t]*$/u.test(code.slice(Math.max(0, start - 120), start))),
    )
    .map(({ start }) => symbolOccurrence("any", start, "Any"));
}

/**
 * Finds code that only the checker sees, and code that it does not see. Imports for annotations are the intended use
 * of `TYPE_CHECKING`, so they do not count.
 */
function checkerOnly({ statements, bindings }: Reading): readonly Occurrence[] {
  return statements.flatMap((statement, at) => {
    if (!/\bTYPE_CHECKING\b/u.test(statement.code) || /^(?:from|import)\b/u.test(statement.code)) return [];
    const block = statements.slice(at + 1, endOfBlock(statements, at));
    const next = statements[endOfBlock(statements, at)];
    const hasElse = next?.depth === statement.depth && /^(?:else|elif)\b/u.test(next.code);
    const isPlain = /^if\s+(?:[\p{L}\p{N}_]+\.)?TYPE_CHECKING\s*:/u.test(statement.code);
    if (isPlain && !hasElse && block.every(({ code }) => /^(?:from|import|pass)\b/u.test(code))) return [];
    const inBlock = bindings.filter(
      ({ start }) => start > statement.end && start < (block.at(-1)?.end ?? statement.end),
    );
    const text = statement.code.replace(/\s+/gu, " ").slice(0, 80);
    return [{ ...symbolOccurrence("type-checking", statement.start, text), names: assignedNames(inBlock) }];
  });
}

/** Returns the index of the first statement behind the block of a header. */
function endOfBlock(statements: readonly Statement[], at: number): number {
  const depth = statements[at]?.depth ?? 0;
  let end = at + 1;
  while ((statements[end]?.depth ?? -1) > depth) end++;
  return end;
}

/** Finds statements behind a `return` or `raise` in the same block. They never run, so checkers skip them. */
function deadCode(statements: readonly Statement[]): readonly Occurrence[] {
  return statements.flatMap(({ code, depth, start }, at) =>
    isEnd(code) && statements[at + 1]?.depth === depth
      ? [symbolOccurrence("dead-code", start, "unreachable")]
      : [],
  );
}

/** True for a statement behind which nothing runs, so the checker skips the code there. */
function isEnd(code: string): boolean {
  return (
    /^(?:return|raise|continue|break)(?![\p{L}\p{N}_])/u.test(code) ||
    /^(?:sys\.exit|exit|quit|os\._exit|os\.abort)\s*\(/u.test(code) ||
    /^assert\s*\(?\s*(?:False|0|None)\s*\)?\s*(?:,|$)/u.test(code)
  );
}
