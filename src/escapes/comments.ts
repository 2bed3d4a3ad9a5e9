/** Finds suppressions: comments that silence a checker. */
import type { EscapeKind } from "../model/escapes.ts";
import type { Position } from "../model/finding.ts";
import { positionAt } from "../model/text.ts";
import type { SyntaxLanguage } from "../syntax/parser.ts";
import { offsetOf, type Reading, type Span } from "../syntax/reading.ts";
import type { TreeNode } from "../syntax/tree.ts";
import { findIgnoringPragmas } from "./cpp.ts";
import type { Occurrence, OccurrenceReach } from "./kinds.ts";
import { symbolOccurrence } from "./kinds.ts";
import { findAllowances } from "./rust.ts";

/** Matches a comment that shellcheck reads. */
const directive = /^#\s*shellcheck\s+(.*)$/u;

/**
 * Finds the directives of shellcheck. A directive is alone on its line: before all code it applies to the script,
 * otherwise to the whole command after it, which can have many lines.
 */
function directivesOf(reading: Reading): readonly Occurrence[] {
  const { code, comments, starts, text } = reading;
  const first = /\S/u.exec(code)?.index ?? text.length;
  const found = comments.flatMap((comment): Occurrence[] => {
    const line = starts[positionAt(starts, comment.start).line] ?? 0;
    const words = directive.exec(text.slice(comment.start, comment.end))?.[1] ?? "";
    if (words === "" || code.slice(line, comment.start).trim() !== "") return [];
    const common = { offset: comment.start, reach: comment.start < first ? "file" : "next-line" } as const;
    const disabled = [...words.matchAll(/(?<=^|\s)disable=([\w,-]+)/gu)].map(([, list = ""]) => list);
    const isNowhere = /(?<=^|\s)source=\/dev\/null(?=\s|$)/u.test(words);
    return [
      ...(disabled.length === 0
        ? []
        : [{ ...common, kind: "shellcheck-disable", text: `disable=${disabled.join()}` } as const]),
      ...(isNowhere ? [{ ...common, kind: "shellcheck-source", text: "source=/dev/null" } as const] : []),
    ];
  });
  if (found.every(({ reach }) => reach === "file")) return found;
  const behind = commandsBehind(reading);
  return found.map((one) => {
    const covers = one.reach === "file" ? undefined : behind.get(one.offset);
    return covers === undefined ? one : { ...one, covers };
  });
}

/**
 * Maps the start of each comment to the command after it, because a directive silences all lines of that command.
 */
function commandsBehind({ tree, comments }: Reading): ReadonlyMap<number, Span> {
  const wanted = new Set(comments.map(({ start }) => start));
  const found = new Map<number, Span>();
  // No recursion here: a hostile file can nest deeper than the call stack.
  const waiting = [tree()];
  for (let node: TreeNode | undefined = waiting.pop(); node !== undefined; node = waiting.pop()) {
    let open: number[] = [];
    for (const child of node.children) {
      waiting.push(child);
      if (child.type === "comment" && wanted.has(child.start)) open.push(child.start);
      else if (child.type !== "comment") {
        for (const start of open) found.set(start, { start, end: child.end });
        open = [];
      }
    }
  }
  return found;
}

/** Finds `eval`: no checker reads code that is assembled at run time. */
export function hatchesInBash({ code }: Reading): readonly Occurrence[] {
  return [...code.matchAll(/(?<![^\s;&|({`])eval(?=\s)/gu)].map(({ index }) =>
    symbolOccurrence("dynamic", index, "eval"),
  );
}

/**
 * True if a directive of shellcheck silences findings with a code: `disable=SC2086,SC1000-SC1999`, `disable=all`.
 * Findings with other codes cannot vanish because of it.
 */
export function silencesCode(text: string, code: string): boolean {
  if (text === "source=/dev/null") return /^SC109[01]$/u.test(code);
  const number = Number(code.replace(/^SC/u, ""));
  return text
    .replace(/^disable=/u, "")
    .split(",")
    .some((one) => {
      const [from = Number.NaN, to = from] = one.split("-").map((part) => Number(part.replace(/^SC/u, "")));
      return one === "all" || (from <= number && number <= to);
    });
}

// Finds what silences the servers of data: a comment in YAML for the line below it, and another schema for a file,
// or none.

/**
 * Finds disabling comments of YAML line by line, as yaml-language-server 2.0.0 does: even inside a string of several
 * lines. If words follow the comment, it silences only messages with one of them.
 */
function disablesIn({ language, starts, text }: Reading): readonly Occurrence[] {
  if (language !== "yaml") return [];
  return [...text.matchAll(/^[^\S\r\n]*(#[^\S\r\n]*yaml-language-server-disable\b[^\r\n]*)/gmu)].map(
    (found) => {
      const [all, words = ""] = found;
      const offset = found.index + all.length - words.length;
      const below = starts[positionAt(starts, offset).line + 1] ?? text.length;
      return {
        kind: "yaml-disable",
        offset,
        text: words.replace(/\s+/gu, " ").trimEnd(),
        reach: "next-line",
        covers: { start: below, end: below },
      };
    },
  );
}

/** Name of the schema of a data file, and where the file names it. */
export type SchemaComment = { readonly name: string; readonly offset: number };

/**
 * Returns the schemas that a file names for itself, in its order: each of several documents may have one. It matches
 * text instead of syntax, because a broken file has no syntax tree.
 */
export function schemaNamed({ language, text }: Reading): SchemaComment | undefined {
  const pattern = schemaPatterns.get(language);
  const found = pattern === undefined ? [] : [...text.matchAll(pattern)];
  const [first] = found;
  const names = found.map((one) => one.slice(1).find((name) => name !== undefined) ?? "");
  return first === undefined ? undefined : { name: names.join(" "), offset: first.index };
}

/** Ways in which a file names its schema. */
const schemaPatterns: ReadonlyMap<Reading["language"], RegExp> = new Map([
  ["json", /"\$schema"\s*:\s*"([^"\r\n]*)"/gu],
  [
    "yaml",
    /^\uFEFF?[ \t]*#\s+(?:yaml-language-server\s*:[^\r\n]*?\$schema(?:=|:[^\S\r\n]*)|\$schema:[^\S\r\n]*)(\S+)|^\uFEFF?["']?\$schema["']?[ \t]*:[ \t]*["']?([^\s"'#]+)/gmu,
  ],
]);

/**
 * Rule for a comment. The text of an occurrence is the match with squeezed spaces; a comment alone on its line may
 * have another reach than one after code.
 */
type Rule = {
  readonly kind: EscapeKind;
  readonly pattern: RegExp;
  readonly behindCode: OccurrenceReach;
  readonly alone: OccurrenceReach;
  /** Reach before all code; if absent, that of `alone`. */
  readonly first?: OccurrenceReach;
};

/**
 * Finds suppressions. `honoured` has the places where the server itself honours one. Servers accept forms that no
 * pattern here knows, and a suppression must not stay unseen.
 */
export function suppressionsIn(reading: Reading, honoured: readonly Position[] = []): readonly Occurrence[] {
  const first = /\S/u.exec(reading.code)?.index ?? reading.text.length;
  const found = reading.comments.flatMap((comment) => [
    ...rules[reading.language].flatMap((rule) => matches(rule, reading, comment, first)),
    ...(reading.language === "python" ? directives(reading, comment) : []),
  ]);
  if (reading.language === "rust") found.push(...findAllowances(reading));
  found.push(...disablesIn(reading));
  if (reading.language === "bash") found.push(...directivesOf(reading));
  if (reading.language === "cpp") found.push(...findIgnoringPragmas(reading));
  const lineOf = (offset: number) => positionAt(reading.starts, offset).line;
  const known = new Set(found.flatMap(({ kind, offset }) => (isListing(kind) ? [lineOf(offset)] : [])));
  const unknown = new Map(
    honoured.filter(({ line }) => !known.has(line)).map((at) => [at.line, at] as const),
  );
  return [...found, ...[...unknown.values()].map((at) => unnamed(reading, at))];
}

/**
 * Makes the occurrence of a comment that the server honours but no pattern of Lanser matches, so that it is still
 * counted as a suppression. `at` is the place that the server gave.
 */
function unnamed({ text, starts, comments }: Reading, at: Position): Occurrence {
  const offset = offsetOf(starts, at);
  const around = comments.find(({ start, end }) => start <= offset && offset < end);
  const written = around ?? { start: offset, end: (starts[at.line + 1] ?? text.length + 1) - 1 };
  const words = text.slice(written.start, written.end);
  const kind = /pyright/iu.test(words) ? "pyright-ignore" : "type-ignore";
  return { kind, offset: written.start, text: squeezed(words), reach: "line" };
}

/** True for kinds of comments that a server can list. Others are only found by their text. */
function isListing(kind: EscapeKind): boolean {
  return kind === "type-ignore" || kind === "pyright-ignore";
}

/**
 * True if the escape silences the server. If the server has listed its suppressions, a comment of that kind that is
 * not on the list has no effect.
 */
export function isHonoured(
  { kind, line }: { readonly kind: EscapeKind; readonly line: number },
  honoured: readonly Position[] | undefined,
): boolean {
  return honoured === undefined || !isListing(kind) || honoured.some((at) => at.line === line);
}

/** Reach of a comment for its own line, its file, or the next line. */
const onLine = { behindCode: "line", alone: "line" } as const;
const onFile = { behindCode: "file", alone: "file" } as const;
const onNext = { behindCode: "next-line", alone: "next-line" } as const;

/**
 * Rules for TypeScript. It reads a comment of one line, or the last line of a longer one, and ignores what follows
 * the word, so `@ts-ignored` counts too. The word comes first in each pattern, so that there is no lookbehind from
 * every space.
 */
const scriptRules = [
  {
    kind: "ts-ignore",
    pattern: /@ts-ignore(?=[^\r\n]*$)(?<=(?:^\/\/\/?|^\/\*|[\r\n])[ \t/*]{0,40}@ts-ignore)/gu,
    ...onNext,
  },
  {
    kind: "ts-expect-error",
    pattern: /@ts-expect-error(?=[^\r\n]*$)(?<=(?:^\/\/\/?|^\/\*|[\r\n])[ \t/*]{0,40}@ts-expect-error)/gu,
    ...onNext,
  },
  { kind: "ts-nocheck", pattern: /(?<=^\/\/\/?[ \t]{0,40})@ts-nocheck(?=[\s:]|$)/giu, ...onFile },
  { kind: "eslint-disable", pattern: /^\/[/*]\s*(?:eslint|oxlint)-disable-line\b[^*]*/gu, ...onLine },
  { kind: "eslint-disable", pattern: /^\/[/*]\s*(?:eslint|oxlint)-disable-next-line\b[^*]*/gu, ...onNext },
  { kind: "eslint-disable", pattern: /^\/\*\s*(?:eslint|oxlint)-disable(?!-)\b[^*]*/gu, ...onFile },
  // A rule that a file sets for itself, and names that it declares as existing or used.
  { kind: "eslint-disable", pattern: /^\/\*\s*(?:eslint|globals?|exported)\s[^*]*/gu, ...onFile },
  { kind: "biome-ignore", pattern: /^\/[/*]\s*biome-ignore\s[^:*]*/gu, ...onNext },
  { kind: "biome-ignore", pattern: /^\/[/*]\s*biome-ignore-(?:all|start)\s[^:*]*/gu, ...onFile },
] as const satisfies readonly Rule[];

/** Rules by language. */
const rules = {
  python: [
    // In front of all code, pyright and mypy apply this comment to the whole file.
    {
      kind: "type-ignore",
      pattern: /(?<=^|#)\s*type:\s*ignore\b(?!-)(?:\s*\[[^\]]*\])?/gu,
      ...onLine,
      first: "file",
    },
    {
      kind: "pyright-ignore",
      pattern: /(?<=#)\s*(?:based)?pyright:\s*ignore\b(?!-)(?:\s*\[[^\]]*\])?/gu,
      ...onLine,
    },
    {
      kind: "checker-ignore",
      pattern: /(?<=#)\s*(?:ty|pyrefly|zuban):\s*ignore\b(?!-)(?:\s*\[[^\]]*\])?/gu,
      ...onLine,
    },
    {
      kind: "checker-ignore",
      pattern: /(?<=#)\s*pyre-(?:ignore|fixme)(?!-all)\b(?:\s*\[[^\]]*\])?/gu,
      ...onLine,
    },
    { kind: "checker-ignore", pattern: /(?<=#)\s*pyre-ignore-all-errors\b.*/gu, ...onFile },
    {
      kind: "checker-ignore",
      pattern: /(?<=#)\s*pytype:\s*(?:disable|skip-file)\b.*/gu,
      behindCode: "line",
      alone: "file",
    },
    { kind: "noqa", pattern: /(?<=#)\s*noqa\b(?:\s*:\s*[A-Z0-9, ]+)?/giu, ...onLine },
    { kind: "noqa", pattern: /(?<=#)\s*(?:flake8|ruff)\s*[:=]\s*noqa\b.*/giu, ...onFile },
    { kind: "noqa", pattern: /(?<=#)\s*ruff\s*:\s*(?:disable|ignore|file-ignore)\s*\[.*/gu, ...onFile },
    { kind: "pylint-disable", pattern: /(?<=#)\s*pylint:\s*disable-next\s*=[^#]*/gu, ...onNext },
    {
      kind: "pylint-disable",
      pattern: /(?<=#)\s*pylint:\s*disable\s*=[^#]*/gu,
      behindCode: "line",
      alone: "symbol",
    },
    { kind: "pylint-disable", pattern: /(?<=#)\s*pylint:\s*skip-file\b/gu, ...onFile },
  ],
  typescript: scriptRules,
  tsx: scriptRules,
  // JSON has no suppressions, and `disablesIn` finds those of YAML.
  json: [],
  yaml: [],
  go: [
    // golangci-lint applies one in front of a declaration to all of it, and one in front of the package to the file.
    {
      kind: "nolint",
      pattern: /^\/\/\s*nolint\b(?:\s*:\s*[\w-]+(?:\s*,\s*[\w-]+)*)?/giu,
      behindCode: "line",
      alone: "next",
      first: "file",
    },
    {
      kind: "lint-ignore",
      pattern: /^\/\/\s*lint:ignore\s+\S+/gu,
      behindCode: "line",
      alone: "next-line",
    },
    { kind: "lint-ignore", pattern: /^\/\/\s*lint:file-ignore\s+\S+/gu, ...onFile },
    {
      kind: "nosec",
      pattern: /#nosec\b(?:\s+G\d+(?:[\s,]+G\d+)*)?/gu,
      behindCode: "line",
      alone: "next",
    },
  ],
  // In Rust attributes silence the compiler; `findAllowances` finds them.
  rust: [],
  // `directivesOf` finds these, because their reach depends on the next command.
  bash: [],
  // Comments of clang-tidy for one line; `findIgnoringPragmas` finds its blocks.
  cpp: [
    { kind: "nolint", pattern: /\bNOLINT\b(?:\([^()\r\n]{0,500}\))?/gu, ...onLine },
    { kind: "nolint", pattern: /\bNOLINTNEXTLINE\b(?:\([^()\r\n]{0,500}\))?/gu, ...onNext },
  ],
} as const satisfies Record<SyntaxLanguage, readonly Rule[]>;

/**
 * Finds the matches of a rule in a comment. `first` is the offset of the first code other than comments and strings:
 * a comment in front of all code can reach the whole file.
 */
function matches(rule: Rule, reading: Reading, { start, end }: Span, first: number): readonly Occurrence[] {
  const comment = reading.text.slice(start, end);
  // TypeScript ignores the comment behind any code, and also behind a string.
  if (rule.kind === "ts-nocheck" && start >= Math.min(first, reading.strings[0]?.start ?? first)) return [];
  return [...comment.matchAll(rule.pattern)].map((found) => ({
    kind: rule.kind,
    offset: start + found.index + (found[0].length - found[0].trimStart().length),
    text: squeezed(found[0]),
    reach: reachOf(rule, reading.code, start, first),
  }));
}

/** Returns how far a comment reaches at its place: before all code, alone on its line, or behind code. */
function reachOf(rule: Rule, code: string, start: number, first: number): OccurrenceReach {
  if (rule.first !== undefined && start < first) return rule.first;
  return isAloneAt(code, start) ? rule.alone : rule.behindCode;
}

/**
 * Finds the settings in comments: `# pyright: basic, reportFoo=false` is two. Settings that make the checker stricter
 * do not count, because they hide nothing.
 */
function directives({ text }: Reading, { start, end }: Span): readonly Occurrence[] {
  // After `# pyright:`, "ignore" begins a suppression. mypy also has settings that begin with "ignore".
  const found = /^#\s*(pyright(?!:\s*ignore)|mypy(?!:\s*ignore\b(?!-))):\s*(.*)$/u.exec(
    text.slice(start, end),
  );
  const [, tool, list = ""] = found ?? [];
  if (tool === undefined) return [];
  const kind = tool === "mypy" ? "mypy-directive" : "pyright-directive";
  return list
    .split(",")
    .map((item) => item.replace(/\s+/gu, ""))
    .filter((item) => item !== "" && !isStricter(item))
    .map((item) => ({ kind, offset: start, text: `${tool}: ${item}`, reach: "file" }));
}

/**
 * Lists the settings of `# pyright:` comments that make it stricter. If the change removes one, the findings that it
 * caused vanish without a fix.
 */
export function stricterDirectives({ text, comments }: Reading): readonly string[] {
  return comments.flatMap(({ start, end }) => {
    const list = /^#\s*pyright:(?!\s*ignore)\s*(.*)$/u.exec(text.slice(start, end))?.[1] ?? "";
    return list
      .split(",")
      .map((item) => item.replace(/\s+/gu, ""))
      .filter((item) => isStricter(item) || /^report\w+=(?:warning|information)$/u.test(item));
  });
}

/** True for a setting that turns a check on. */
function isStricter(item: string): boolean {
  if (/^enableTypeIgnoreComments=/u.test(item)) return item.endsWith("=false");
  return /^(?:strict(?:=true)?|(?:report|strict)\w+=(?:true|error)|(?:disallow|warn|no)[-_]\w[\w-]*)$/u.test(
    item,
  );
}

/**
 * True if only white space or other comments are before the offset on its line. A comment alone on its line can have
 * another reach than one behind code.
 */
function isAloneAt(code: string, offset: number): boolean {
  // The limit keeps a line of thousands of comments linear.
  const before = code.slice(Math.max(0, offset - 500), offset);
  return /(?:^|[\r\n])[^\S\r\n]*$/u.test(
    before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r"), 0)),
  );
}

/** Returns a comment without its marks and with single spaces, so that equal suppressions have equal texts. */
function squeezed(text: string): string {
  return text
    .replace(/^[\s/*]+/u, "")
    .replace(/\s+/gu, " ")
    .trim();
}
