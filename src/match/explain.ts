/** Explains to a reviewer why a finding has its state. If a cause is known, outputs name the cause instead. */
import type { Finding, MatchStage, Range } from "../model/finding.ts";
import { push } from "../model/push.ts";
import { plural } from "../model/text.ts";
import type { Candidate } from "./candidate.ts";
import type { LocatedFinding } from "./files.ts";
import { checkerOf, type MatchedPair } from "./match.ts";

/**
 * Explains why a finding of head is an old one. `isExact`: the two lines are equal except for layout; otherwise names
 * or comments differ.
 */
export function explainPair({ base, head, stage }: MatchedPair, isExact: boolean): string {
  const from = base.finding;
  const to = head.finding;
  const inFile = from.path === to.path ? "" : ` of ${from.path}`;
  const where = `base line ${from.range.start.line + 1}${inFile}`;
  const shift = to.range.start.line - from.range.start.line;
  const shifted =
    shift === 0
      ? ""
      : `; the change shifted the code ${plural(Math.abs(shift), "line")} ${shift > 0 ? "down" : "up"}`;
  const edited =
    base.placed.start.kind === "image" && base.placed.start.lineChanged
      ? "; the change edited the rest of the line"
      : "";
  const drift = base.message === head.message ? "" : "; only the message changed";
  const lineMoved = `the line moved here from ${where}${isExact ? "" : ", with other names or comments"}${drift}`;
  const codeMoved = `the code of this finding moved here from ${where}${drift}`;
  const symbol = `\`${to.symbol ?? from.symbol ?? ""}\``;
  const rewritten =
    from.symbol === to.symbol || to.symbol === null
      ? `the change rewrote the code in ${where}, and ${symbol} still has the finding${drift}`
      : `${symbol} now has the code from ${where}, rewritten${drift}`;
  const sentence = {
    image: `${where} has the same code${edited}${shifted}`,
    "image-message-drift": `${where} has the same code${edited}${shifted}${drift}`,
    replaced: `the change edited ${where} in place, and the finding remains${shifted}`,
    edited: `the change edited base line ${from.range.start.line + 1}, and the finding remains${shifted}${drift}`,
    import:
      inFile === ""
        ? `${where} has the same import${shifted}${drift}`
        : `${where} has the same import${drift}`,
    "moved-text": lineMoved,
    "moved-context": codeMoved,
    "moved-symbol": rewritten,
    "moved-file-text": lineMoved,
    "moved-file-context": codeMoved,
    "moved-file-symbol": `${symbol} moved here from ${where} and still has the finding`,
  } as const satisfies Record<MatchStage, string>;
  return sentence[stage];
}

/** Explains a head finding on an import that was one statement in base and is several in head. */
export function explainSplit({ base: { finding } }: MatchedPair): string {
  return `the change split the import in base line ${finding.range.start.line + 1} into several statements`;
}

/** Explains a base finding on an import that is part of another import in head. */
export function explainMerge({ finding }: Candidate): string {
  return `head line ${finding.range.start.line + 1} includes this import and has the same finding`;
}

/** Explains a base finding that head reports together with more names in one message. */
export function explainWidening({ finding }: Candidate): string {
  return `head line ${finding.range.start.line + 1} has one finding for these names and more`;
}

/** Explains a base finding at whose place head has another finding of the same rule. */
export function explainExchange({ finding }: Candidate): string {
  return `head line ${finding.range.start.line + 1} has another finding of the same rule at this place`;
}

/**
 * Explains why a base finding is fixed or removed: it says what became of its code, which decides between the two
 * states.
 */
export function explainGone({ placed: { start }, otherPath }: LocatedFinding): string {
  switch (start.kind) {
    case "no-file":
      return "the change deleted the file";
    case "unchecked":
      return `head still has the file (${otherPath}), but the server no longer checks it`;
    case "removed":
      return "the change deleted or rewrote this code";
    case "replaced":
      return `the change edited this code in place (head line ${start.range.start.line + 1}), and the finding is gone`;
    case "image": {
      const how = start.lineChanged
        ? "the change edited the line around this code"
        : "this code is unchanged";
      return `${how} (head line ${start.position.line + 1}), and the finding is gone`;
    }
  }
}

/** Explains a fixed finding whose code was deleted while head has other code in its place. */
export function explainReplacement({ start }: Range): string {
  return `the change rewrote this code, and the new code (head line ${start.line + 1}) lacks the finding`;
}

/**
 * Explains why a head finding is new. A user reads here where to search for the edit: on the line of the finding or,
 * if the line is the same as in base, elsewhere in the change.
 */
export function explainNew(
  { placed: { start } }: LocatedFinding,
  { inTree, inPlace }: DuplicateFindings,
): string {
  const had = inPlace === undefined ? ", and base lacks the finding there" : `; ${inPlace}`;
  switch (start.kind) {
    case "no-file":
      return `the file is new${inTree === undefined ? "" : `; ${inTree}`}`;
    case "unchecked":
      return "base has the file, but the server did not check it there";
    case "removed":
      return inTree === undefined ? "written here by the change" : `written here by the change; ${inTree}`;
    case "replaced":
      return `the change edited base line ${start.range.start.line + 1} here${had}`;
    case "image": {
      const base = `base line ${start.position.line + 1}`;
      return start.lineChanged
        ? `the change edited ${base} around this code${had}`
        : `this line is the same as ${base}, so an edit elsewhere in the change broke it`;
    }
  }
}

/**
 * Sentences about base findings that look like a new finding. Without them, a reader takes the new one for an old
 * one.
 */
export type DuplicateFindings = {
  /** About the first one of its file, or otherwise of the tree. */
  readonly inTree: string | undefined;
  /** About the one on the edited line. */
  readonly inPlace: string | undefined;
};

/**
 * Returns a function that finds equal base findings of a new finding and says what became of them. It names the first
 * one of the file, or otherwise of the tree.
 */
export function createDuplicateFinder(
  base: readonly Candidate[],
  pairs: readonly MatchedPair[],
): (head: Candidate & LocatedFinding) => DuplicateFindings {
  const heads = new Map(pairs.map((pair) => [pair.base, pair] as const));
  const kinds = new Map<string, Candidate[]>();
  for (const candidate of base) {
    push(kinds, kindOf(candidate, candidate.file), candidate);
    push(kinds, kindOf(candidate, null), candidate);
  }
  const say = (twin: Candidate, head: Candidate): string => {
    const { path, range } = twin.finding;
    const inFile = path === head.finding.path ? "" : ` of ${path}`;
    const pair = heads.get(twin);
    const fate = pair === undefined ? fateOf(twin) : foundAgain(pair);
    return `an equal finding in base (line ${range.start.line + 1}${inFile}) ${fate}, so this one is new`;
  };
  return (head) => {
    const inFile = kinds.get(kindOf(head, head.file)) ?? [];
    const line = baseLineOf(head);
    const there = inFile.find(({ finding }) => finding.range.start.line === line);
    const first = inFile[0] ?? kinds.get(kindOf(head, null))?.[0];
    return { inTree: first && say(first, head), inPlace: there && say(there, head) };
  };
}

/** Returns the base line (0-based) that became the finding's line; undefined if the change wrote the line. */
function baseLineOf({ placed: { start } }: LocatedFinding): number | undefined {
  if (start.kind === "replaced") return start.range.start.line;
  return start.kind === "image" ? start.position.line : undefined;
}

/** Returns the key under which findings look the same to a reader. Null for `file` means any file. */
function kindOf({ finding, message }: Candidate, file: string | null): string {
  const { server, source, code } = finding;
  return JSON.stringify([file, server, checkerOf(source), code, message]);
}

/**
 * Says what became of a base finding that nothing in head matched, for the reason of a new finding that looks the
 * same.
 */
function fateOf({ placed: { start } }: Candidate): string {
  switch (start.kind) {
    case "replaced":
      return "was fixed in place";
    case "image":
      return "was fixed, and its code is still there";
    case "unchecked":
      return "is no longer checked";
    case "removed":
    case "no-file":
      return "was in code that is gone";
  }
}

/** Says where head has a base finding that was matched. */
function foundAgain({ base, head, stage }: MatchedPair): string {
  return stage.startsWith("moved") || base.file !== head.file
    ? `moved to ${placeOf(head.finding)}`
    : "is still there";
}

/** Returns the place of a finding in words; the line is 1-based. */
function placeOf({ path, range }: Finding): string {
  return `line ${range.start.line + 1} of ${path}`;
}
