/**
 * How others tell what is new, re-implemented from the descriptions in their sources: not the peers' binaries. Each rule
 * gets the findings of both sides, the texts and git's diff, and gives the findings of head that it would report.
 */
import type { Change, Finding, Side } from "./change.ts";
import { groups } from "./groups.ts";
import { sonar, twoRuns } from "./staged.ts";

export type Rule = (change: Change) => readonly Finding[];

export const peers = {
  /** revgrep, golangci-lint, reviewdog, diff-quality, CodeQL diff-informed: the line is an added line of the diff. */
  "diff-lines": (change) =>
    change.head.findings.filter(({ path, range }) => {
      const hunks = change.diffs.find((diff) => diff.head === path)?.hunks ?? [];
      return hunks.some(({ head: { start, count } }) => isIn(range.start.line, start, count));
    }),
  /** eslint-annotate, Qodana incremental, MegaLinter: everything in a changed file. */
  "changed-files": (change) => {
    const changed = changedFiles(change);
    return change.head.findings.filter(({ path }) => changed.has(path));
  },
  exact: surplus(({ path, range, code, message }) => [path, JSON.stringify(range), code, message]),
  /** `path:0: severity: message [code]`, line numbers in the message masked. */
  "mypy-baseline": surplus(({ path, severity, code, message }) => [
    path,
    severity,
    message.replace(/defined on line \d+/g, "defined on line 0"),
    code,
  ]),
  /** The longest common subsequence of (rule, columns, number of lines) in each file; the message is left out. */
  basedpyright: ({ base, head }) =>
    [...groups(head.findings, ({ path }) => path)].flatMap(([path, found]) => {
      const known = base.findings.filter((finding) => finding.path === path);
      const kept = longestCommon(known.map(shape), found.map(shape));
      return found.filter((_, index) => !kept.has(index));
    }),
  /** A set of (path, kind, start column): one entry hides any number. */
  pyrefly: ({ base, head }) => {
    const key = ({ path, code, range }: Finding) => JSON.stringify([path, code, range.start.character]);
    const known = new Set(base.findings.map(key));
    return head.findings.filter((finding) => !known.has(key(finding)));
  },
  /** ESLint's bulk suppressions, stylelint, rubocop_todo: a count per (file, rule); above it the whole bucket shows. */
  "eslint-supp": ({ base, head }) => {
    const key = ({ path, code }: Finding) => JSON.stringify([path, code]);
    const known = groups(base.findings, key);
    return [...groups(head.findings, key)].flatMap(([name, found]) =>
      found.length > (known.get(name)?.length ?? 0) ? found : [],
    );
  },
  /** tsc-baseline, phpstan, Android lint: a count per (file, rule, message). */
  "tsc-baseline": surplus(({ path, code, message }) => [path, code, message]),
  /** flakehell, csdiff: path, rule and the text of the line. */
  flakehell: surplus(({ path, code, range }, side) => [
    path,
    code,
    (side.lines(path)[range.start.line] ?? "").trim(),
  ]),
  /** Rule, path after a rename, the matched lines without indentation, n-th occurrence; changed files alone are scanned. */
  semgrep: (change) => {
    const changed = changedFiles(change);
    const renames = new Map(change.diffs.map(({ base, head }) => [base, head]));
    const inHead = (finding: Finding, side: Side) =>
      side === change.base ? (renames.get(finding.path) ?? finding.path) : finding.path;
    const rule = surplus((finding, side) => [
      inHead(finding, side),
      finding.code,
      matchedLines(finding, side),
    ]);
    return rule(change).filter(({ path }) => changed.has(path));
  },
  /** GitHub code scanning: a hash of the first hundred characters that are not blank, and which one of its kind. */
  "codeql-fp": surplus((finding, side) => [finding.path, finding.code, rollingKey(finding, side)]),
  /** Path, type and the selected text, counted. */
  psalm: surplus((finding, side) => [finding.path, finding.code, selectedText(finding, side)]),
  "sonar-full": sonar,
  "two-run": (change) => twoRuns(change, "lines"),
  "two-run+scope": (change) => twoRuns(change, "lines and scope"),
} as const satisfies Record<string, Rule>;

type Key = (finding: Finding, side: Side) => readonly (string | null)[];

/** Counted: as many findings of head as base has are old, in their order, and what is left is new. */
function surplus(key: Key): Rule {
  return ({ base, head }) => {
    const left = groups(base.findings, (finding) => JSON.stringify(key(finding, base)));
    return head.findings.filter(
      (finding) => left.get(JSON.stringify(key(finding, head)))?.shift() === undefined,
    );
  };
}

function isIn(line: number, start: number, count: number): boolean {
  return line >= start && line < start + count;
}

function changedFiles({ diffs }: Change): ReadonlySet<string | null> {
  return new Set(diffs.map(({ head }) => head));
}

function shape({ code, range: { start, end } }: Finding): string {
  return JSON.stringify([code, start.character, end.character, end.line - start.line]);
}

/** Which of `right` are in a longest common subsequence. */
function longestCommon(left: readonly string[], right: readonly string[]): ReadonlySet<number> {
  const best = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      const row = best[i];
      if (row === undefined) continue;
      row[j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const kept = new Set<number>();
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) {
      kept.add(j);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return kept;
}

function matchedLines({ path, range }: Finding, side: Side): string {
  const matched = side.lines(path).slice(range.start.line, range.end.line + 1);
  const indents = matched.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return matched
    .map((line) => line.slice(indent))
    .join("\n")
    .trim();
}

function rollingKey({ path, range }: Finding, side: Side): string {
  const lines = side.lines(path);
  const windowAt = (line: number): string => {
    let text = "";
    for (let at = line; at < lines.length && text.length < 100; at++)
      text += `${lines[at]?.replace(/[ \t]/g, "")}\n`;
    return text.slice(0, 100);
  };
  const own = windowAt(range.start.line);
  const before = lines.slice(0, range.start.line).filter((_, line) => windowAt(line) === own).length;
  return `${own}:${before + 1}`;
}

function selectedText({ path, range: { start, end } }: Finding, side: Side): string {
  const selected = side.lines(path).slice(start.line, end.line + 1);
  const last = selected.pop() ?? "";
  const text = [...selected, last.slice(0, end.character)].join("\n");
  return text.slice(start.character);
}
