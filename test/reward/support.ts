import { changedEscapes } from "../../src/escapes/escapes.ts";
import {
  findSuppressions,
  type SuppressionInput,
  type Suppressions,
} from "../../src/escapes/suppressions.ts";
import { alignLines } from "../../src/match/lines.ts";
import type { ChangedFile } from "../../src/model/change.ts";
import type { ComparedFinding, FindingState, Place, PlacementKind } from "../../src/model/finding.ts";
import { placements } from "../../src/model/finding.ts";
import type { Side } from "../../src/model/report.ts";
import type { SafetyCheck } from "../../src/model/reward.ts";
import { lineStarts, positionAt, splitText } from "../../src/model/text.ts";
import { type Score, scoreChange } from "../../src/reward/score.ts";
import { type Confidence, confidenceOf } from "../../src/selectors/confidence.ts";
import { relocateAll, relocateDefaults } from "../../src/selectors/relocate.ts";
import { touchedSymbols } from "../../src/selectors/touched.ts";
import { symbolAt } from "../../src/syntax/outline.ts";
import { createParser, type SyntaxLanguage } from "../../src/syntax/parser.ts";
import { isSound, type Reading, read } from "../../src/syntax/reading.ts";
import { defaultWeights } from "../support/weights.ts";

const parser = await createParser([
  "python",
  "typescript",
  "tsx",
  "json",
  "yaml",
  "go",
  "rust",
  "bash",
  "cpp",
]);

/**
 * Path to text. In base `[[code|the code under it]]` is a finding; in head `[[same-line code|…]]`, `edited-line` and
 * `replaced` say where the code of a fixed finding is now, `[[new code|…]]`, `[[unchanged code|…]]`, `[[moved code|…]]`
 * and `[[volatile code|…]]` are findings. One of base that head does not mention was removed.
 */
export type Marked = Readonly<Record<string, string>>;
export type Renames = Readonly<Record<string, string>>;

export function change(base: Marked, head: Marked, renames: Renames = {}): SuppressionInput {
  const sides = { base: unmark(base), head: unmark(head) };
  const text = (side: Side, path: string) => sides[side].texts.get(path);
  const readings = (side: Side, path: string): Reading | undefined => {
    const found = text(side, path);
    const language = languageOf(path);
    return found === undefined || language === undefined ? undefined : read(parser, language, found);
  };
  const compared = (
    side: Side,
    mark: Mark,
    state: FindingState,
    placement: PlacementKind,
  ): ComparedFinding => ({
    server: "pyright",
    source: "Pyright",
    code: mark.code,
    severity: mark.code.startsWith("hint") ? "hint" : "error",
    message: mark.code,
    path: mark.path,
    range: mark.range,
    symbol: symbolAt(readings(side, mark.path) ?? { definitions: [], hasErrors: false }, mark.range.start),
    id: mark.code,
    state,
    matchedBy: null,
    why: state,
    base: null,
    placement,
    counterpart: null,
    cause: null,
    seen: null,
  });
  const inHead = new Map(sides.head.marks.map((mark) => [mark.code, mark]));
  const gone = sides.base.marks.flatMap((mark): ComparedFinding[] => {
    const now = inHead.get(mark.code);
    if (now === undefined)
      return [compared("base", mark, "removed", sides.head.texts.has(mark.path) ? "rewritten" : "no-file")];
    const counterpart = { path: now.path, range: now.range };
    return isPlacement(now.label) ? [{ ...compared("base", mark, "fixed", now.label), counterpart }] : [];
  });
  const inBase = new Map(sides.base.marks.map((mark) => [mark.code, mark]));
  const there = sides.head.marks.flatMap((mark): ComparedFinding[] => {
    if (isPlacement(mark.label)) return [];
    const before = inBase.get(mark.code);
    const finding = compared(
      "head",
      mark,
      mark.label as FindingState,
      before === undefined ? "rewritten" : "same-line",
    );
    return [{ ...finding, base: before === undefined ? null : { path: before.path, range: before.range } }];
  });
  return {
    findings: [...gone, ...there],
    files: changedFiles(sides.base.texts, sides.head.texts, renames),
    text,
    reading: readings,
    sees: () => true,
    unreachable: () => [],
    parses: (side, path) => isSound(readings(side, path)),
  };
}

function languageOf(path: string): SyntaxLanguage | undefined {
  if (/\.pyi?$/u.test(path)) return "python";
  if (/\.jsonc?$/u.test(path)) return "json";
  if (/\.ya?ml$/u.test(path)) return "yaml";
  if (path.endsWith(".go")) return "go";
  if (path.endsWith(".rs")) return "rust";
  if (path.endsWith(".sh")) return "bash";
  if (/\.(?:c|cc|cpp|h|hpp)$/u.test(path)) return "cpp";
  return /\.[cm]?ts$/u.test(path) ? "typescript" : /\.(?:[jt]sx|[cm]?js)$/u.test(path) ? "tsx" : undefined;
}

export type Circumstances = {
  readonly renames?: Renames;
  /** Besides the changed files. */
  readonly relevant?: readonly string[];
  readonly safety?: readonly SafetyCheck[];
};

export type Scored = { readonly score: Score; readonly suppressions: Suppressions };

/** The whole way from marked texts to a score. */
export function scoreMarked(
  base: Marked,
  head: Marked,
  { renames = {}, relevant = [], safety = [] }: Circumstances = {},
): Scored {
  const input = change(base, head, renames);
  const suppressions = findSuppressions(input, changedEscapes(input));
  const paths = input.files.flatMap(({ from, to }) => [from, to]).filter((path) => path !== null);
  const score = scoreChange({
    findings: suppressions.findings,
    relevant: new Set([...paths, ...relevant]),
    severities: new Set(["error", "warning"]),
    unproven: suppressions.unproven,
    safety,
    confidence: confidence(input),
    weights: defaultWeights,
    blockers: suppressions.unparsed.map((path) => `${path} does not parse`),
  });
  return { score, suppressions };
}

function confidence({ files, text, reading }: SuppressionInput): Confidence {
  const touched = files.flatMap(({ from, to }) => {
    const [base, head] = [from && text("base", from), to && text("head", to)];
    const before = from && reading("base", from);
    if (typeof base !== "string" || from === null || !before) return [];
    const { hunks } = alignLines(splitText(base), splitText(head ?? ""));
    return touchedSymbols(
      { path: from, text: base, outline: before },
      (to && reading("head", to)) || undefined,
      hunks,
    );
  });
  const headFiles = files.flatMap(({ from, to }) => {
    const after = to === null ? undefined : reading("head", to);
    const base = from === null ? null : { path: from, outline: reading("base", from) };
    return to === null || after === undefined
      ? []
      : [{ path: to, text: text("head", to) ?? "", outline: after, base }];
  });
  const { relocations } = relocateAll(touched, headFiles, relocateDefaults);
  return confidenceOf(relocations, relocateDefaults.scoreMin);
}

type Mark = Place & { readonly label: string; readonly code: string };

function unmark(marked: Marked): {
  readonly texts: ReadonlyMap<string, string>;
  readonly marks: readonly Mark[];
} {
  const texts = new Map<string, string>();
  const marks: Mark[] = [];
  for (const [path, text] of Object.entries(marked)) {
    const found: { label: string; start: number; end: number }[] = [];
    const open: { label: string; start: number; end: number }[] = [];
    let plain = "";
    for (const piece of text.split(/(\[\[[A-Za-z0-9_: -]+\||\]\])/u)) {
      if (piece.startsWith("[[")) {
        const mark = { label: piece.slice(2, -1), start: plain.length, end: plain.length };
        open.push(mark);
        found.push(mark);
      } else if (piece === "]]" && open.length > 0) (open.pop() ?? { end: 0 }).end = plain.length;
      else plain += piece;
    }
    texts.set(path, plain);
    const starts = lineStarts(plain);
    for (const { label, start, end } of found) {
      const words = label.split(" ");
      const range = { start: positionAt(starts, start), end: positionAt(starts, end) };
      marks.push({ path, range, label: words.slice(0, -1).join(" "), code: words.at(-1) ?? "" });
    }
  }
  return { texts, marks };
}

function changedFiles(
  base: ReadonlyMap<string, string>,
  head: ReadonlyMap<string, string>,
  renames: Renames,
): readonly ChangedFile[] {
  const renamed = new Set(Object.values(renames));
  const fromBase = [...base.keys()].map((from) => ({
    from,
    to: renames[from] ?? (head.has(from) && !renamed.has(from) ? from : null),
  }));
  const isNew = (path: string) => !fromBase.some(({ to }) => to === path);
  const added = [...head.keys()].filter(isNew).map((to) => ({ from: null, to }));
  return [...fromBase, ...added].filter(
    ({ from, to }) => from !== to || base.get(from ?? "") !== head.get(to ?? ""),
  );
}

function isPlacement(label: string): label is PlacementKind {
  return (placements as readonly string[]).includes(label);
}
