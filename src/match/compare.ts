/** Compares two observations: what the change introduced, fixed or left unchanged. */
import type { Catalogue } from "../model/catalogue.ts";
import type { ChangedFile } from "../model/change.ts";
import {
  type ComparedFinding,
  type Finding,
  type FindingState,
  findingId,
  findingStates,
  type MatchStage,
  normaliseMessage,
  type Place,
  type PlacementKind,
  type Range,
} from "../model/finding.ts";
import { once } from "../model/once.ts";
import { compareFindings } from "../model/order.ts";
import type { Report, Side, UnmatchedFinding } from "../model/report.ts";
import { positionAt } from "../model/text.ts";
import { chainAt, keyAt } from "../syntax/outline.ts";
import type { Reading } from "../syntax/reading.ts";
import { offsetOf } from "../syntax/reading.ts";
import { ancestry, nodeAt, type TreeNode } from "../syntax/tree.ts";
import type { Candidate, EditEvidence, MoveEvidence } from "./candidate.ts";
import { moduleStatementAt } from "./candidate.ts";
import { complaintOf, complaintOfCall } from "./complaint.ts";
import { createEvidenceFinder } from "./evidence.ts";
import {
  createDuplicateFinder,
  type DuplicateFindings,
  explainExchange,
  explainGone,
  explainMerge,
  explainNew,
  explainPair,
  explainReplacement,
  explainSplit,
  explainWidening,
} from "./explain.ts";
import { createFiles, type Files, type LocatedFinding, type Texts } from "./files.ts";
import { findImportParts } from "./import-parts.ts";
import { createImportedFinder, type FindImported, type ImportedPart } from "./imported.ts";
import { type MatchedPair, match } from "./match.ts";
import { pairNamed } from "./named-pairs.ts";
import { functionName, namedValue, nodesOf, nodeText } from "./named-value.ts";
import type { Names } from "./names.ts";
import { anotherFinder, createProofs, findExchanged, findWidened } from "./proofs.ts";
import { isSameSlot } from "./same-slot.ts";
import { expressionAt } from "./slots.ts";
import { stages } from "./stages.ts";
import { isDistinctive, isWord, type Token } from "./tokens.ts";

/**
 * Finds where head computes the same as base's finding, if base has the operation once in the function and head has
 * it in several branches: `window / signal.period`, with a `switch` around it in head. The alignment loses such code,
 * and the finding would count as removed. Probes then check the first branch to decide whether the finding is fixed.
 */
export function isSameOperation(base: Reading, head: Reading, range: Range): Range | undefined {
  const span = { start: offsetOf(base.starts, range.start), end: offsetOf(base.starts, range.end) };
  const node = nodeAt(base.tree(), span);
  const operation = ancestry(node).find(({ type }) => operations.has(type));
  const [written, inside] = [nodeText(base, operation), operation && functionName(base, operation)];
  if (operation === undefined || written === undefined || inside === undefined) return undefined;
  const alike = (reading: Reading) =>
    nodesOf(reading.tree()).filter(
      (one) =>
        one.type === operation.type &&
        nodeText(reading, one) === written &&
        functionName(reading, one) === inside,
    );
  const [place] = alike(head);
  // If base has several, nobody knows which of them head kept.
  if (place === undefined || alike(base).length > 1) return undefined;
  const within = partOf(place, pathTo(operation, node));
  return within && { start: positionAt(head.starts, within.start), end: positionAt(head.starts, within.end) };
}

/**
 * Node types of binary operations. A call may occur anywhere; two values that are computed with each other seldom do.
 */
const operations: ReadonlySet<string> = new Set(["binary_expression", "binary_operator"]);

/** Returns the path of child indices from one node down to another. */
function pathTo(above: TreeNode, below: TreeNode): readonly number[] {
  const path: number[] = [];
  for (let node = below; node !== above && node.parent !== null; node = node.parent)
    path.unshift(node.parent.children.indexOf(node));
  return path;
}

/** Follows a path of child indices down from a node; undefined if head's tree has another shape there. */
function partOf(above: TreeNode, path: readonly number[]): TreeNode | undefined {
  return path.reduce<TreeNode | undefined>((node, at) => node?.children[at], above);
}

/** Result of one server on one side, as far as the comparison needs it. */
export type SideObservation = {
  readonly findings: readonly Finding[];
  /** Files that could not be measured on this side. */
  readonly unknown: ReadonlySet<string>;
  /** All files that were observed, or should have been. */
  readonly files: ReadonlySet<string>;
  /** Source files in this side's tree that the server does not check. */
  readonly unchecked: ReadonlySet<string>;
  /**
   * Sources of findings that had to leave out a file which other sources checked, by path of the file. Absent if there
   * are none.
   */
  readonly silent?: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Two observations and everything that relates them: renames, changed files and the texts. */
export type CompareInput = {
  readonly base: SideObservation;
  readonly head: SideObservation;
  /** Map from base path to head path; each path occurs at most once on either side. */
  readonly renames: ReadonlyMap<string, string>;
  /** Source files that differ between base and head, a renamed file as one entry; null for a side without the file. */
  readonly changedFiles: readonly ChangedFile[];
  /** Returns the text of a file; called only for changed files and files with findings. Undefined if it is not text. */
  readonly text: (side: Side, path: string) => string | undefined;
  /**
   * Parses a file, for the same files as `text`. Undefined if no grammar reads it: then none of its definitions are
   * known.
   */
  readonly reading: (side: Side, path: string) => Reading | undefined;
  /** Texts and changes of this input, if they were read before. */
  readonly texts?: Texts;
  /**
   * Templates of the server's messages. If absent, each code is a problem of its own, and messages are compared by the
   * names that they quote.
   */
  readonly catalogue?: Catalogue;
};

/** Result of a comparison. The counts include only findings that could be compared. */
export type Comparison = {
  /** Compared findings of both sides, in the Report order. */
  readonly findings: readonly ComparedFinding[];
  /** Findings that cannot be compared, in the Report order. */
  readonly unmatched: readonly UnmatchedFinding[];
  readonly counts: Report["counts"];
  /** Map from base name to head name of every identifier that the change renamed. */
  readonly renamed: ReadonlyMap<string, string>;
};

/**
 * Compares the findings of base and head. A finding is unmatched, never new or fixed, if its file is unknown on either
 * side (through renames), or exists on both sides and cannot be read on one. A file that does not exist on the other
 * side is not unknown.
 */
export function compareObservations(input: CompareInput): Comparison {
  const observed = { base: copies(input.base.findings), head: copies(input.head.findings) };
  const files = createFiles(input);
  const candidateOf = candidateFinder(
    input,
    files,
    createImportedFinder({ ...input, renames: files.renames }),
  );
  // Findings in files that are unknown on either side say nothing about the change.
  const base = sift("base", observed.base, { files, candidateOf, other: input.head });
  const head = sift("head", observed.head, { files, candidateOf, other: input.base });
  const listsAnother = anotherFinder(base.candidates);
  const proofs = createProofs(files, listsAnother);
  const stayed = match(base.candidates, head.candidates, stages.stay, proofs);
  // Imports that were split or merged are paired after all code in its place, and before moved code.
  const [baseLeft, headLeft] = [bySaid(stayed.base), bySaid(stayed.head)];
  const { pairs, parts, ...left } = findImportParts({
    pairs: stayed.pairs,
    base: baseLeft.said,
    head: headLeft.said,
  });
  const afterMoves = pairNamed(match(left.base, left.head, stages.go, proofs), input.reading);
  const matching = { ...afterMoves, pairs: [...pairs, ...afterMoves.pairs] };
  // A base finding that head reports in another form must not count as fixed.
  const widened = findWidened(afterMoves, listsAnother);
  const isWidened = new Set(widened.map((one) => one.base));
  const exchanged = findExchanged({
    ...afterMoves,
    base: afterMoves.base.filter((one) => !isWidened.has(one)),
  });
  const isExchanged = new Set(exchanged.map((one) => one.base));
  const into = (of: LocatedCandidate, why: string): ComparedFinding => ({
    ...gone(of, idOf(ids, of.finding)),
    state: "removed",
    placement: "rewritten",
    counterpart: null,
    why,
  });

  // Equal findings get consecutive numbers: base's first, then those that head adds.
  const ids = identify([
    ...observed.base,
    ...[...parts.split.map((pair) => pair.head), ...afterMoves.head].map(({ finding }) => finding),
  ]);
  const isKnown = (of: LocatedCandidate) => !baseLeft.unsaid.includes(of);
  // Reasons of new findings name an equal base finding, so that nobody takes the new one for the old one.
  const twinOf = createDuplicateFinder(base.candidates.filter(isKnown), matching.pairs);
  const findings = [
    ...matching.pairs.map((pair) =>
      found(
        pair,
        idOf(ids, pair.base.finding),
        explainPair(pair, files.isSameLine(pair.base.finding, pair.head.finding)),
      ),
    ),
    ...parts.split.map((pair) => found(pair, idOf(ids, pair.head.finding), explainSplit(pair))),
    ...parts.merged.map((pair) => into(pair.base, explainMerge(pair.head))),
    ...widened.map((pair) => into(pair.base, explainWidening(pair.head))),
    ...exchanged.map((pair) => into(pair.base, explainExchange(pair.head))),
    ...matching.base
      .filter((of) => !isWidened.has(of) && !isExchanged.has(of))
      .map((of) => gone(of, idOf(ids, of.finding), insteadOf(of, input, observed.head))),
    ...matching.head.map((of) => introduced(of, idOf(ids, of.finding), twinOf(of))),
  ].sort(compareFindings);
  const unmatched = [
    ...base.unmatched,
    ...baseLeft.unsaid.map(({ finding }) => ({ ...finding, side: "base" as const })),
    ...head.unmatched,
    ...headLeft.unsaid.map(({ finding }) => ({ ...finding, side: "head" as const })),
  ].sort(compareFindings);
  return { findings, unmatched, counts: countsOf(findings), renamed: files.renamed() };
}

/**
 * Copies the findings into the Report order. Each copy is an object of its own: the matching uses objects as keys,
 * and equal findings are still two.
 */
function copies(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) => ({ ...finding })).sort(compareFindings);
}

/**
 * Collects the evidence that a finding survived an edit: its message, its expression, and the places of the tokens
 * around it in the other side's terms. It is called only for edited code, because it reads the syntax.
 */
function editEvidence(
  files: Files,
  side: Side,
  finding: Finding,
  located: LocatedFinding,
  catalogue: Catalogue | undefined,
): EditEvidence {
  const source = files.source(side, finding.path);
  const expression = source && expressionAt(source, finding.range);
  // Returns the key of a token that survives; both sides have the same key then.
  const placeKey = (token: Token): string | null => {
    const start = { line: token.line, character: token.start };
    const placed = files.locate(side, {
      ...finding,
      range: { start, end: { ...start, character: token.end } },
    });
    return placed !== "unknown" && placed.placed.start.kind === "image" ? placed.placed.start.key : null;
  };
  const slot = expression?.slot;
  const at = slot && placeKey(slot.anchor);
  const hunk = files.hunkAt(side, finding);
  const statement =
    source === undefined || hunk === undefined
      ? undefined
      : moduleStatementAt(source, finding.range.start.line);
  const reading = source?.reading();
  const of = {
    message: normaliseMessage(finding.message),
    under: expression?.text ?? "",
    callee: expression?.callee?.text ?? "",
    isName: expression?.isName ?? true,
    within:
      reading === undefined
        ? null
        : (chainAt(reading, finding.range.start).findLast(({ kind }) => kind === "class")?.name ?? null),
  };
  const said = complaintOfCall(of);
  const object = expression === undefined ? null : placeKey(expression.object);
  const isArgument = slot?.path.startsWith("(") === true && typeof at === "string" && said !== null;
  return {
    complaint: complaintOf(of, located.names, {
      catalogue,
      family: catalogue?.families.get(finding.code ?? "")?.problem,
    }),
    argumentOf: isArgument ? `${at} ${said}` : null,
    slot: slot === undefined || typeof at !== "string" ? null : `${at} ${located.names.neutral(slot.path)}`,
    lead: located.names.neutral(expression?.lead ?? ""),
    callee: expression?.callee === undefined ? null : placeKey(expression.callee),
    object,
    hunk: hunk ?? null,
    namedObject: expression !== undefined && isWord(expression.object.text) ? object : null,
    statement:
      statement === undefined || hunk === undefined
        ? null
        : { hunk, of: statement, edited: editedStatement(files, side, located) },
    call:
      expression?.call === undefined
        ? null
        : {
            key: `${located.names.neutral(expression.call.text)} ${expression.call.at}`,
            isDistinctive: isDistinctive(expression.call.text),
          },
  };
}

/**
 * Returns the module statement on the other side that replaced the finding's code, for the proof that it is the same
 * statement. Null if the code was not edited in place.
 */
function editedStatement(files: Files, side: Side, { placed: { start }, otherPath }: LocatedFinding) {
  if (start.kind !== "replaced" || otherPath === null) return null;
  const source = files.source(side === "base" ? "head" : "base", otherPath);
  return (source && moduleStatementAt(source, start.range.start.line)) ?? null;
}

/** Candidate with its place on the other side. */
type LocatedCandidate = Candidate &
  LocatedFinding & {
    /**
     * True if the other side left out the file for findings of this source: then only a pair within the file counts.
     */
    readonly isUnsaid: boolean;
  };

/** Separates the findings that the other side left out of its answer. They must not become new or fixed. */
function bySaid(candidates: readonly LocatedCandidate[]) {
  return {
    said: candidates.filter(({ isUnsaid }) => !isUnsaid),
    unsaid: candidates.filter(({ isUnsaid }) => isUnsaid),
  };
}

/** Inputs of `sift`. */
type Sifting = {
  readonly files: Files;
  readonly candidateOf: ReturnType<typeof candidateFinder>;
  /** Observation of the other side. */
  readonly other: SideObservation;
};

/**
 * Separates the findings of a side that can be compared from those whose file is unknown on either side. The latter
 * are neither new nor fixed, because nobody checked the other side.
 */
function sift(side: Side, findings: readonly Finding[], { files, candidateOf, other }: Sifting) {
  const candidates: LocatedCandidate[] = [];
  const unmatched: UnmatchedFinding[] = [];
  for (const finding of findings) {
    const located = files.locate(side, finding);
    const isUnsaid =
      located !== "unknown" && other.silent?.get(located.otherPath ?? "")?.has(finding.source ?? "") === true;
    if (located === "unknown") unmatched.push({ ...finding, side });
    else candidates.push({ ...candidateOf(side, finding, located), isUnsaid });
  }
  return { candidates, unmatched };
}

/**
 * Returns a function that makes a candidate of a finding. The evidence of edits and moves is expensive and is
 * computed only when a stage needs it.
 */
function candidateFinder({ catalogue }: CompareInput, files: Files, importedAt: FindImported) {
  const evidenceOf = createEvidenceFinder();
  return (side: Side, finding: Finding, located: LocatedFinding): Candidate & LocatedFinding => {
    const { path, range, symbol } = finding;
    const message = normaliseMessage(finding.message);
    const findEvidence = (): MoveEvidence => {
      const source = files.source(side, path);
      const everywhere = files.names();
      const section = files.inSection(side, finding);
      const leaf = symbol?.split(".").at(-1) ?? null;
      const reading = source?.reading();
      const key = (reading && keyAt(reading, range.start)) ?? symbol;
      return {
        inFile: source && evidenceOf(source, range, located.names),
        inTree: source && evidenceOf(source, range, everywhere),
        inSection: section && { ...section, message: section.names.neutral(message) },
        messageInTree: everywhere.neutral(message),
        symbol: symbol === null || key === null ? null : located.names.neutral(key),
        movedLeaf:
          leaf === null || !files.isDefinitionMoved(side, path, leaf) ? null : everywhere.neutral(leaf),
      };
    };
    const family = catalogue?.families.get(finding.code ?? "");
    let moveEvidence: MoveEvidence | undefined;
    return {
      ...located,
      finding,
      message: located.names.neutral(message),
      key: files.keyOnBoth(side, finding),
      family: family?.problem ?? finding.code,
      isOfObject: family?.at === "object",
      edit: once(() => editEvidence(files, side, finding, located, catalogue)),
      imported: neutralImport(importedAt(side, finding), located.names),
      moveEvidence: () => {
        moveEvidence ??= findEvidence();
        return moveEvidence;
      },
    };
  };
}

/** Replaces renamed names in the import of a finding, so that both sides can be compared. */
function neutralImport(imported: ImportedPart | undefined, { neutral }: Names): ImportedPart | null {
  if (imported === undefined) return null;
  const { part, written, targets } = imported;
  return { part, written: neutral(written), targets: targets.map(neutral).sort() };
}

/**
 * Describes a pair as one finding of head: unchanged or moved, with its place in base. Head's text counts, because a
 * user reads head.
 */
function found(pair: MatchedPair<LocatedCandidate>, id: string, why: string): ComparedFinding {
  const { base, head, stage } = pair;
  return {
    ...head.finding,
    ...placing(head),
    id,
    state: stage === "import" && base.file !== head.file ? "moved" : stateOf[stage],
    matchedBy: stage,
    why,
    base: { path: base.finding.path, range: base.finding.range },
  };
}

/** State that a pair of each stage gives its finding. */
const stateOf = {
  image: "unchanged",
  "image-message-drift": "unchanged",
  replaced: "unchanged",
  import: "unchanged",
  edited: "unchanged",
  "moved-text": "moved",
  "moved-context": "moved",
  "moved-symbol": "moved",
  "moved-file-text": "moved",
  "moved-file-context": "moved",
  "moved-file-symbol": "moved",
} as const satisfies Record<MatchStage, FindingState>;

/**
 * Describes a base finding that nothing in head matched. It is fixed if its code survives, and removed if its code is
 * gone. `instead` is the place in head that replaces the code; then the finding is fixed there.
 */
function gone(of: LocatedCandidate, id: string, instead: Place | null = null): ComparedFinding {
  const { kind } = of.placed.start;
  const state = kind === "image" || kind === "replaced" || instead !== null ? "fixed" : "removed";
  const placed = { ...of.finding, ...placing(of), id, state, matchedBy: null, base: null } as const;
  return instead === null
    ? { ...placed, why: explainGone(of) }
    : { ...placed, counterpart: instead, why: explainReplacement(instead.range) };
}

/**
 * Returns the place in head that replaces the deleted code of a finding; null if there is none. A finding with such a
 * place can be proven fixed by a probe. If head has the same rule on that line, the replacement was there before, so
 * nothing was fixed.
 */
function insteadOf(
  { finding, placed, otherPath }: LocatedCandidate,
  { reading }: CompareInput,
  heads: readonly Finding[],
): Place | null {
  if (placed.start.kind !== "removed" || otherPath === null) return null;
  const [base, head] = [reading("base", finding.path), reading("head", otherPath)];
  const range =
    base &&
    head &&
    (namedValue(base, head, finding.range) ??
      isSameSlot(base, head, finding) ??
      isSameOperation(base, head, finding.range));
  if (range === undefined) return null;
  // If head has this rule on that line, the line is old code with a finding of its own, and nothing was fixed.
  const isThere = (one: Finding) =>
    one.path === otherPath && one.code === finding.code && one.range.start.line === range.start.line;
  return heads.some(isThere) ? null : { path: otherPath, range };
}

/**
 * Describes a head finding that nothing in base matched: it is new. Its reason names an equal finding of base, if
 * there is one.
 */
function introduced(of: LocatedCandidate, id: string, twins: DuplicateFindings): ComparedFinding {
  return {
    ...of.finding,
    ...placing(of),
    id,
    state: "new",
    matchedBy: null,
    why: explainNew(of, twins),
    base: null,
  };
}

/** Members of a compared finding that say where it is on the other side. */
type Placing = Pick<ComparedFinding, "placement" | "counterpart" | "cause" | "seen">;

/** Returns the place of a finding on the other side in the Report's terms. */
function placing({ placed, otherPath }: LocatedFinding): Placing {
  const counterpart: Place | null =
    otherPath === null || placed.counterpart === null ? null : { path: otherPath, range: placed.counterpart };
  return { placement: placementOf(placed), counterpart, cause: null, seen: null };
}

/** Returns what became of the finding's line, in the Report's terms. */
function placementOf({ start }: LocatedFinding["placed"]): PlacementKind {
  if (start.kind === "image") return start.lineChanged ? "edited-line" : "same-line";
  return start.kind === "removed" ? "rewritten" : start.kind;
}

/** Ids of the compared findings. */
type Ids = ReadonlyMap<Finding, string>;

/**
 * Gives each finding its id. Equal findings are numbered from 0 in the given order, so that each has another id and
 * the ids stay the same from run to run.
 */
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

/** Returns the id of a finding. Throws if it has none, which would be a defect of this module. */
function idOf(ids: Ids, finding: Finding): string {
  const id = ids.get(finding);
  if (id === undefined) throw new Error("A compared finding has no id.");
  return id;
}

/** Counts the findings by state. */
function countsOf(findings: readonly ComparedFinding[]): Report["counts"] {
  const counts = Object.fromEntries(findingStates.map((state) => [state, 0])) as Record<FindingState, number>;
  for (const { state } of findings) counts[state]++;
  return counts;
}
