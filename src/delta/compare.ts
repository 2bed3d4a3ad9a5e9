/** Two observations compared: what the change introduced, fixed or left alone. */
import {
  type ComparedFinding,
  type Finding,
  type FindingState,
  findingId,
  findingStates,
  type MatchStage,
  normaliseMessage,
} from "../core/finding.ts";
import { compareFindings } from "../core/order.ts";
import type { Report, Side, UnmatchedFinding } from "../core/report.ts";
import { type Candidate, match, type Pair } from "./match.ts";
import { alignFile, type FileAlignment, type PlacedFinding, sameText } from "./place.ts";

export type SideObservation = {
  readonly findings: readonly Finding[];
  /** Files that this side could not be measured in. */
  readonly unknown: ReadonlySet<string>;
  /** All files of this side's tree, or at least all that were observed. */
  readonly files: ReadonlySet<string>;
};

export type CompareInput = {
  readonly base: SideObservation;
  readonly head: SideObservation;
  /** Base path to head path; each path at most once on either side. */
  readonly renames: ReadonlyMap<string, string>;
  /** The text of a file; asked only for files with findings. Undefined when it cannot be read as text. */
  readonly text: (side: Side, path: string) => string | undefined;
};

export type Comparison = {
  /** In the Report order. */
  readonly findings: readonly ComparedFinding[];
  /** In the Report order. */
  readonly unmatched: readonly UnmatchedFinding[];
  readonly counts: Report["counts"];
};

/**
 * A finding in a file that is unknown on either side (through renames), or that exists on both sides and cannot be
 * read on one, is unmatched: never new, never fixed. A file that does not exist on the other side is not unknown.
 */
export function compareObservations(input: CompareInput): Comparison {
  const observed = { base: copies(input.base.findings), head: copies(input.head.findings) };
  const files = fileMap(input);
  const base = sift("base", observed.base, files);
  const head = sift("head", observed.head, files);
  const matching = match(base.candidates, head.candidates);

  const placedIn = (candidates: readonly Candidate[], alone: readonly Finding[]) =>
    new Map<Finding, PlacedFinding | undefined>([
      ...candidates.map(({ finding, placed }) => [finding, placed] as const),
      ...alone.map((finding) => [finding, undefined] as const),
    ]);
  const missing = placedIn(matching.base, base.alone);
  const added = placedIn(matching.head, head.alone);
  // New findings are numbered behind the base findings that are equal to them.
  const newOnes = observed.head.filter((finding) => added.has(finding));
  const ids = identify([...observed.base, ...newOnes]);

  const findings = [
    ...matching.pairs.map((pair) => unchanged(pair, ids)),
    ...[...missing].map(([finding, placed]) => gone(finding, placed, ids)),
    ...newOnes.map((finding) => introduced(finding, added.get(finding), ids)),
  ].sort(compareFindings);
  const unmatched = [...base.unmatched, ...head.unmatched].sort(compareFindings);
  return { findings, unmatched, counts: countsOf(findings) };
}

/** In the Report order, each with an object of its own: equal findings are still two. */
function copies(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) => ({ ...finding })).sort(compareFindings);
}

type Sifted = {
  readonly candidates: readonly Candidate[];
  /** In a file that the other side does not have. */
  readonly alone: readonly Finding[];
  readonly unmatched: readonly UnmatchedFinding[];
};

function sift(side: Side, findings: readonly Finding[], files: FileMap): Sifted {
  const candidates: Candidate[] = [];
  const alone: Finding[] = [];
  const unmatched: UnmatchedFinding[] = [];
  for (const finding of findings) {
    const file = files.find(side, finding.path);
    if (file === "unknown") unmatched.push({ ...finding, side });
    else if (file === "alone") alone.push(finding);
    else candidates.push({ finding, file: file.name, placed: file.alignment.place(side, finding) });
  }
  return { candidates, alone, unmatched };
}

type FileMap = {
  readonly find: (
    side: Side,
    path: string,
  ) => "unknown" | "alone" | { name: string; alignment: FileAlignment };
};

/** Says what a path is on the other side. Texts are read and aligned once, when the first finding asks. */
function fileMap({ base, head, renames, text }: CompareInput): FileMap {
  const renamedFrom = new Map([...renames].map(([from, to]) => [to, from]));
  if (renamedFrom.size !== renames.size)
    throw new Error("Two files of base cannot be renamed to one of head.");
  const onBoth = (path: string): boolean => base.files.has(path) === head.files.has(path);
  const counterpart = {
    base: (path: string) => renames.get(path) ?? (onBoth(path) && !renamedFrom.has(path) ? path : undefined),
    head: (path: string) => renamedFrom.get(path) ?? (onBoth(path) && !renames.has(path) ? path : undefined),
  };
  const alignments = new Map<string, FileAlignment | undefined>();

  const alignmentOf = (basePath: string, headPath: string): FileAlignment | undefined => {
    if (!alignments.has(headPath)) alignments.set(headPath, align(basePath, headPath));
    return alignments.get(headPath);
  };
  const align = (basePath: string, headPath: string): FileAlignment | undefined => {
    // A path in neither tree is a dependency that both sides see, and the same file.
    if (!base.files.has(basePath) && !head.files.has(headPath)) return sameText;
    const baseText = text("base", basePath);
    const headText = text("head", headPath);
    return baseText === undefined || headText === undefined ? undefined : alignFile(baseText, headText);
  };

  return {
    find: (side, path) => {
      const other = counterpart[side](path);
      const [basePath, headPath] = side === "base" ? [path, other] : [other, path];
      const isUnknown =
        (basePath !== undefined && base.unknown.has(basePath)) ||
        (headPath !== undefined && head.unknown.has(headPath));
      if (isUnknown) return "unknown";
      if (basePath === undefined || headPath === undefined) return "alone";
      const alignment = alignmentOf(basePath, headPath);
      return alignment === undefined ? "unknown" : { name: headPath, alignment };
    },
  };
}

function unchanged({ base, head, stage }: Pair, ids: Ids): ComparedFinding {
  return {
    ...head.finding,
    id: idOf(ids, base.finding),
    state: "unchanged",
    matchedBy: stage,
    why: whyPaired(base, head, stage),
    base: { path: base.finding.path, range: base.finding.range },
  };
}

function whyPaired(base: Candidate, head: Candidate, stage: MatchStage): string {
  const from = base.finding;
  const to = head.finding;
  const where = `base line ${from.range.start.line + 1}${from.path === to.path ? "" : ` of ${from.path}`}`;
  const shift = to.range.start.line - from.range.start.line;
  const moved = shift === 0 ? "" : `, ${lineCount(Math.abs(shift))} further ${shift > 0 ? "down" : "up"}`;
  const edited =
    base.placed.start.kind === "image" && base.placed.start.lineChanged ? ", which was edited around it" : "";
  const sentence = {
    image: `same code as ${where}${edited}${moved}`,
    "image-message-drift": `same code as ${where}${edited}${moved}; only the message changed`,
    replaced: `${where} was edited in place and still has this finding${moved}`,
  } as const satisfies Record<MatchStage, string>;
  return sentence[stage];
}

/** A base finding that nothing in head matched; `placed` is undefined when its file is gone. */
function gone(finding: Finding, placed: PlacedFinding | undefined, ids: Ids): ComparedFinding {
  const [state, why] = fate(placed);
  return { ...finding, id: idOf(ids, finding), state, matchedBy: null, why, base: null };
}

function fate(placed: PlacedFinding | undefined): readonly [FindingState, string] {
  if (placed === undefined) return ["removed", "its file was deleted"];
  const { start } = placed;
  if (start.kind === "removed") return ["removed", "its code was deleted or rewritten"];
  if (start.kind === "replaced") {
    return [
      "fixed",
      `its code was edited in place (head line ${start.range.start.line + 1}) and no longer has it`,
    ];
  }
  const how = start.lineChanged ? "lives on in an edited line" : "is unchanged";
  return ["fixed", `its code ${how} (head line ${start.position.line + 1}) and no longer has it`];
}

/** A head finding that nothing in base matched; `placed` is undefined when its file is new. */
function introduced(finding: Finding, placed: PlacedFinding | undefined, ids: Ids): ComparedFinding {
  return {
    ...finding,
    id: idOf(ids, finding),
    state: "new",
    matchedBy: null,
    why: whyNew(placed),
    base: null,
  };
}

function whyNew(placed: PlacedFinding | undefined): string {
  if (placed === undefined) return "the file is new";
  const { start } = placed;
  if (start.kind === "removed")
    return "no finding of this kind was at this place in base: the code is new or rewritten";
  if (start.kind === "replaced") {
    return `base line ${start.range.start.line + 1} was edited here, and did not have this finding`;
  }
  const base = `base line ${start.position.line + 1}`;
  return start.lineChanged
    ? `this code was in ${base}, which was edited around it, and did not have this finding`
    : `the line is unchanged (${base}), but did not have this finding: something it depends on changed`;
}

function lineCount(lines: number): string {
  return lines === 1 ? "1 line" : `${lines} lines`;
}

type Ids = ReadonlyMap<Finding, string>;

/** Occurrence counts from 0 among equals, in the order given. */
function identify(findings: readonly Finding[]): Ids {
  const seen = new Map<string, number>();
  const ids = new Map<Finding, string>();
  for (const finding of findings) {
    const { path, source, code, message, symbol } = finding;
    const equals = JSON.stringify([path, source, code, normaliseMessage(message), symbol]);
    const occurrence = seen.get(equals) ?? 0;
    seen.set(equals, occurrence + 1);
    ids.set(finding, findingId({ path, source, code, message, symbol, occurrence }));
  }
  return ids;
}

function idOf(ids: Ids, finding: Finding): string {
  const id = ids.get(finding);
  if (id === undefined) throw new Error("A finding was compared that was not identified.");
  return id;
}

function countsOf(findings: readonly ComparedFinding[]): Report["counts"] {
  const counts = Object.fromEntries(findingStates.map((state) => [state, 0])) as Record<FindingState, number>;
  for (const { state } of findings) counts[state]++;
  return counts;
}
