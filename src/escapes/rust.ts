/** Finds what silences rustc and clippy, and code that the compiler does not check. */
import type { EscapeKind } from "../model/escapes.ts";
import { positionAt } from "../model/text.ts";
import { chainAt } from "../syntax/outline.ts";
import { offsetOf, type Reading, type Span } from "../syntax/reading.ts";
import { type Occurrence, symbolOccurrence } from "./kinds.ts";

/**
 * Finds attributes that lower the level of a lint: for a file, a definition, or the next statement. Findings of that
 * lint vanish there.
 */
export function findAllowances(reading: Reading): readonly Occurrence[] {
  const all = attributesIn(reading.code);
  const ends = endsOfNext(reading.code, all);
  return all.flatMap((attribute): Occurrence[] => {
    const { start, isInner, content } = attribute;
    const found = [...content.matchAll(/(?<![\p{L}\p{N}_])(?<level>allow|expect)\s*\(/gu)];
    const isOne = /^\s*(?:cfg_attr\s*\(|allow\b|expect\b)/u.test(content);
    const [level] = isOne ? found.flatMap(({ groups }) => groups?.["level"] ?? []) : [];
    if (level !== "allow" && level !== "expect") return [];
    // The text of a `reason` is blank in the code, so its name is dropped too.
    const listed = content
      .replace(/,\s*reason\s*=\s*/gu, "")
      .replace(/\s+/gu, " ")
      .trim();
    const text = `#${isInner ? "!" : ""}[${listed}]`;
    const common = { kind: level, offset: start, text } as const;
    const around = chainAt(reading, positionAt(reading.starts, start)).at(-1);
    if (isInner) return [{ ...common, reach: around === undefined ? "file" : "symbol" }];
    const isOfDefinition = around !== undefined && start < offsetOf(reading.starts, around.nameRange.start);
    if (isOfDefinition) return [{ ...common, reach: "symbol" }];
    const covers = { start, end: ends.get(attribute.end) ?? attribute.end };
    return [{ ...common, reach: "next-line", covers }];
  });
}

/**
 * Lists the lints that a file enables in addition to the compiler's defaults. If the change removes one, its findings
 * vanish without a fix.
 */
export function listEnabledLints({ code }: Reading): readonly string[] {
  const lists = attributesIn(code).flatMap(({ isInner, content }) =>
    isInner ? (/^\s*(?:warn|deny|forbid)\s*\(([^()]*)\)/u.exec(content)?.[1] ?? []) : [],
  );
  const lints = lists.flatMap((list) => list.split(",").map((one) => one.replace(/\s+/gu, "")));
  // `warnings` names no lint of its own, so it is left out.
  return [...new Set(lints.filter((one) => /^(?!warnings$)[\p{L}_][\p{L}\p{N}_:]*$/u.test(one)))];
}

/**
 * True if an escape may silence findings with a code. Attributes silence only lints, and `unsafe` hides only errors.
 */
export function silencesInRust(kind: EscapeKind, text: string, code: string): boolean {
  const isError = /^E\d{4}$/u.test(code);
  switch (kind) {
    case "allow":
    case "expect":
    case "lint-removed":
      return !isError && silencesLint(text, code);
    // Lints also check this code, so it silences only errors.
    case "unsafe":
    case "cast":
    case "any":
    case "ambient":
      return isError;
    case "only-used":
      return /^(?:unused_|let_underscore_)/u.test(code);
    default:
      return true;
  }
}

/**
 * True if an attribute that lowers lints, or a removed lint, covers findings with a code. A group may contain any
 * lint of its tool, because their members change from version to version.
 */
function silencesLint(text: string, code: string): boolean {
  const lists = [...text.matchAll(/\b(?:allow|expect) ?\(([^()]*)\)/gu)].map(([, list = ""]) => list);
  const lints = (lists.length === 0 ? text : lists.join()).split(",").map((one) => one.trim());
  const [tool] = code.includes("::") ? code.split("::") : [""];
  return lints.some((lint) => {
    if (lint === code || lint === "warnings") return true;
    const isOfTool = tool === "" ? !lint.includes("::") : lint.startsWith(`${tool}::`);
    return isOfTool && groups.has(lint.replace(/^.*::/u, ""));
  });
}

/** Groups of rustc and of clippy. */
const groups: ReadonlySet<string> = new Set(
  `deprecated_safe future_incompatible keyword_idents let_underscore nonstandard_style refining_impl_trait
  rust_2018_compatibility rust_2018_idioms rust_2021_compatibility rust_2024_compatibility unknown_or_malformed_diagnostic_attributes
  unused bad_style all cargo complexity correctness nursery pedantic perf restriction style suspicious`.split(
    /\s+/u,
  ),
);

/** Attribute with its content between the brackets, as offsets. */
type Attribute = Span & { readonly isInner: boolean; readonly content: string };

/** Maximum length of an attribute in characters. Real ones are shorter. */
const attributeMax = 10_000;

/**
 * Finds all attributes of a file by their brackets. It reads the code without comments and strings, so it works for
 * code with errors too.
 */
function attributesIn(code: string): readonly Attribute[] {
  const found: Attribute[] = [];
  let from = 0;
  for (const { 0: open, index } of code.matchAll(/#\s{0,20}(?:!\s{0,20})?\[/gu)) {
    if (index < from) continue;
    const start = index + open.length;
    const end = closing(code, start, Math.min(code.length, start + attributeMax));
    from = end;
    found.push({
      start: index,
      end: Math.min(code.length, end + 1),
      isInner: open.includes("!"),
      content: code.slice(start, end),
    });
  }
  return found;
}

/**
 * Returns the offset of the bracket that closes the one open at `from`; `to` if there is none before. The limit keeps
 * a file of open brackets fast.
 */
function closing(code: string, from: number, to: number): number {
  let depth = 1;
  for (let at = from; at < to; at++) {
    if ("([{".includes(code[at] ?? "")) depth++;
    else if (")]}".includes(code[at] ?? "") && --depth === 0) return at;
  }
  return to;
}

/** Maximum length of a silenced statement in characters. Real ones are shorter. */
const statementMax = 4_000;

/**
 * Maps the end of each attribute to the end of the statement, field or match arm after it: an attribute silences all
 * of that. Several attributes can be in front of one statement.
 */
function endsOfNext(code: string, attributes: readonly Attribute[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  // From the last attribute to the first, so that the end for the next one is known.
  for (let at = attributes.length - 1; at >= 0; at--) {
    const [own, next] = [attributes[at], attributes[at + 1]];
    if (own === undefined) continue;
    const isFollowed = next !== undefined && code.slice(own.end, next.start).trim() === "";
    ends.set(own.end, (isFollowed ? ends.get(next.end) : undefined) ?? endOfStatement(code, own.end));
  }
  return ends;
}

/**
 * Returns the end of the statement, field or arm that begins at an offset, by its brackets and marks: an attribute in
 * front of it silences findings up to there. A block in a chain (`{ … }.a()`) does not end it.
 */
function endOfStatement(code: string, from: number): number {
  let depth = 0;
  const to = Math.min(code.length, from + statementMax);
  for (let at = from; at < to; at++) {
    const unit = code.charCodeAt(at);
    if (opening.has(unit)) depth++;
    else if (closingUnits.has(unit) && --depth < 0) return at;
    if (depth > 0 || !ending.has(unit)) continue;
    if (unit !== brace || !/^\s*[;,.)?]/u.test(code.slice(at + 1, at + 50))) return at;
  }
  return to;
}

/** Returns the character codes of some marks: comparing numbers is faster than comparing characters. */
const unitsOf = (marks: string) => new Set([...marks].map((mark) => mark.charCodeAt(0)));
const opening = unitsOf("([{");
const closingUnits = unitsOf(")]}");
const ending = unitsOf(";,}");
const brace = 0x7d;

/** Code that hides errors, with the kind of each. */
const patterns: readonly { readonly kind: EscapeKind; readonly pattern: RegExp }[] = [
  // A block; the word in `#[unsafe(no_mangle)]` does not count.
  { kind: "unsafe", pattern: /\bunsafe\s*\{/gu },
  { kind: "unsafe", pattern: /\bunsafe\s+impl\b[^{;]{0,200}/gu },
  { kind: "unsafe", pattern: /\bunsafe\s+(?:extern\s+)?fn\s+[\p{L}_][\p{L}\p{N}_]*/gu },
  { kind: "ambient", pattern: /\bextern\s*\{/gu },
  { kind: "cast", pattern: /\btransmute(?:_copy)?\b(?=\s*(?:::\s*<|\())/gu },
  { kind: "any", pattern: /\bdyn\s+(?:(?:::\s*)?[\p{L}_][\p{L}\p{N}_]*\s*::\s*)*Any\b/gu },
  // An assignment to `_` counts as a use, also for values marked `#[must_use]`.
  {
    kind: "only-used",
    pattern: /(?<=^|[\r\n;{}])[ \t]*(?:let\s+)?_\s*(?::[^=;{}]{1,200})?=(?![=>])[^;{}]{1,80}/gu,
  },
  // Code behind it is unreachable: the compiler checks neither borrows nor uses there.
  {
    kind: "dead-code",
    pattern:
      /(?<=[\r\n;{}])[ \t]*(?:todo|unimplemented|unreachable|panic)\s*!\s*\([^;{}]{0,200}\)\s*;(?=\s*[^\s}#])/gu,
  },
  {
    kind: "dead-code",
    pattern: /(?<=[\r\n;{}])[ \t]*(?:return|break|continue)\b[^;{}]{0,200};(?=\s*[^\s}#])/gu,
  },
];

/** Finds code that rustc or clippy do not check. Findings behind a new one can vanish without a fix. */
export function hatchesInRust({ code, text: written }: Reading): readonly Occurrence[] {
  const found = patterns.flatMap(({ kind, pattern }) =>
    [...code.matchAll(pattern)].map(({ 0: text, index }) => {
      const own = text.trimStart();
      return symbolOccurrence(
        kind,
        index + text.length - own.length,
        kind === "dead-code" ? "unreachable" : own,
      );
    }),
  );
  return [...found, ...conditions(code, written)];
}

/**
 * Finds code that exists only on some platforms, or with some features, because the check may never see it. Code for
 * tests counts as checked.
 */
function conditions(code: string, text: string): readonly Occurrence[] {
  return attributesIn(code).flatMap(({ start, end, content }) => {
    const list = content.replace(/\s+/gu, "");
    if (!list.startsWith("cfg(") || list === "cfg(test)") return [];
    return [symbolOccurrence("static-condition", start, text.slice(start, end))];
  });
}
