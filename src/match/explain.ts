/**
 * Explains to a reviewer why a finding has its state. If a cause is known, outputs name it instead of this sentence.
 */
import type { Finding, MatchStage, Range } from "../model/finding.ts";
import { push } from "../model/push.ts";
import { plural } from "../model/text.ts";
import type { Candidate } from "./candidate.ts";
import type { LocatedFinding } from "./files.ts";
import { checkerOf, type MatchedPair } from "./match.ts";

/** Explains a pair. `isExact`: the two lines are equal except for layout; otherwise names or comments differ. */
export function explainPair({ base, head, stage }: MatchedPair, isExact: boolean): string {
  const from = base.finding;
  const to = head.finding;
  const inFile = from.path === to.path ? "" : ` of ${from.path}`;
  const where = `base line ${from.range.start.line + 1}${inFile}`;
  const shift = to.range.start.line - from.range.start.line;
  const shifted =
    shift === 0 ? "" : `, ${plural(Math.abs(shift), "line")} further ${shift > 0 ? "down" : "up"}`;
  const edited =
    base.placed.start.kind === "image" && base.placed.start.lineChanged ? ", which was edited around it" : "";
  const drift = base.message === head.message ? "" : "; only the message changed";
  const moved = `moved from ${where}`;
  const same = isExact ? "the same" : "the same except for names or comments";
  const symbol = `\`${to.symbol ?? from.symbol ?? ""}\``;
  const rewritten =
    from.symbol === to.symbol || to.symbol === null
      ? `${moved}: that code was rewritten, and ${symbol} still has the same finding${drift}`
      : `${moved}: ${symbol} has that code now, rewritten${drift}`;
  const sentence = {
    image: `same code as ${where}${edited}${shifted}`,
    "image-message-drift": `same code as ${where}${edited}${shifted}${drift}`,
    replaced: `${where} was edited in place and still has this finding${shifted}`,
    edited: `base line ${from.range.start.line + 1} was edited, and this is still there${shifted}${drift}`,
    import:
      inFile === "" ? `the same import as ${where}${shifted}${drift}` : `the same import as ${where}${drift}`,
    "moved-text": `${moved}: the line is ${same}${drift}`,
    "moved-context": `${moved}: the code around it is the same${drift}`,
    "moved-symbol": rewritten,
    "moved-file-text": `${moved}: the line is ${same}${drift}`,
    "moved-file-context": `${moved}: the code around it is the same${drift}`,
    "moved-file-symbol": `${moved}: ${symbol} moved too, and still has the same finding`,
  } as const satisfies Record<MatchStage, string>;
  return sentence[stage];
}

/** Explains a head finding on an import that was split into several statements. */
export function explainSplit({ base: { finding } }: MatchedPair): string {
  return `part of the import in base line ${finding.range.start.line + 1}, which became several statements`;
}

/** Explains a base finding on an import that became part of another one. */
export function explainMerge({ finding }: Candidate): string {
  return `head line ${finding.range.start.line + 1} imports the same and has the same finding`;
}

/** Explains a base finding whose message lists more names in head. */
export function explainWidening({ finding }: Candidate): string {
  return `head line ${finding.range.start.line + 1} has it together with more`;
}

/** Explains a base finding that another one of the same rule has replaced. */
export function explainExchange({ finding }: Candidate): string {
  return `head line ${finding.range.start.line + 1} has another finding of the same rule in its place`;
}

/** Explains a base finding that nothing in head matched. */
export function explainGone({ placed: { start }, otherPath }: LocatedFinding): string {
  switch (start.kind) {
    case "no-file":
      return "its file was deleted";
    case "unchecked":
      return `its file is still there (as ${otherPath}), but the server does not check it any more`;
    case "removed":
      return "the change deleted or rewrote its code";
    case "replaced":
      return `its code was edited in place (head line ${start.range.start.line + 1}) and no longer has it`;
    case "image": {
      const how = start.lineChanged ? "lives on in an edited line" : "is unchanged";
      return `its code ${how} (head line ${start.position.line + 1}) and no longer has it`;
    }
  }
}

/** Explains a base finding that nothing in head matched, although head has code in its place. */
export function explainReplacement({ start }: Range): string {
  return `its code was rewritten, and the new code (head line ${start.line + 1}) does not have it`;
}

/** Explains a head finding that nothing in base matched. */
export function explainNew(
  { placed: { start } }: LocatedFinding,
  { inTree, inPlace }: DuplicateFindings,
): string {
  const had = inPlace === undefined ? ", and did not have this finding" : `; ${inPlace}`;
  switch (start.kind) {
    case "no-file":
      return `the file is new${inTree === undefined ? "" : `; ${inTree}`}`;
    case "unchecked":
      return "the file was in base, but the server did not check it there";
    case "removed":
      return inTree === undefined ? "written here by the change" : `written here by the change; ${inTree}`;
    case "replaced":
      return `base line ${start.range.start.line + 1} was edited here${had}`;
    case "image": {
      const base = `base line ${start.position.line + 1}`;
      return start.lineChanged
        ? `this code was in ${base}, which was edited around it${had}`
        : `broken by an edit of another line: this line is the same as ${base}`;
    }
  }
}

/** Sentences about base findings that a new finding could be confused with. */
export type DuplicateFindings = {
  /** About the first one of its file, or otherwise of the tree. */
  readonly inTree: string | undefined;
  /** About the one on the edited line. */
  readonly inPlace: string | undefined;
};

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
    return `the same finding in base (line ${range.start.line + 1}${inFile}) ${fate}, so this is another one`;
  };
  return (head) => {
    const inFile = kinds.get(kindOf(head, head.file)) ?? [];
    const line = baseLineOf(head);
    const there = inFile.find(({ finding }) => finding.range.start.line === line);
    const first = inFile[0] ?? kinds.get(kindOf(head, null))?.[0];
    return { inTree: first && say(first, head), inPlace: there && say(there, head) };
  };
}

function baseLineOf({ placed: { start } }: LocatedFinding): number | undefined {
  if (start.kind === "replaced") return start.range.start.line;
  return start.kind === "image" ? start.position.line : undefined;
}

function kindOf({ finding, message }: Candidate, file: string | null): string {
  const { server, source, code } = finding;
  return JSON.stringify([file, server, checkerOf(source), code, message]);
}

function fateOf({ placed: { start } }: Candidate): string {
  switch (start.kind) {
    case "replaced":
      return "was fixed in place";
    case "image":
      return "was fixed, its code is still there";
    case "unchecked":
      return "is not checked any more";
    case "removed":
    case "no-file":
      return "was in other code, which is gone";
  }
}

function foundAgain({ base, head, stage }: MatchedPair): string {
  return stage.startsWith("moved") || base.file !== head.file
    ? `moved to ${placeOf(head.finding)}`
    : "is still there";
}

function placeOf({ path, range }: Finding): string {
  return `line ${range.start.line + 1} of ${path}`;
}
