/** The rules that pair findings one to one in stages; a later stage sees only what the earlier ones left. */
import type { Change, FileDiff, Finding, Side } from "./change.ts";
import { groups } from "./groups.ts";
import { symbolAt } from "./python.ts";

type Part = string | number | null;
/** Undefined when the finding is none of the stage's business. */
type Key = (finding: Finding) => readonly Part[] | undefined;
type Stage = { readonly base: Key; readonly head: Key };

/** What is left of head. */
function inStages({ base, head }: Change, stages: readonly Stage[]): readonly Finding[] {
  let [left, open] = [base.findings, head.findings];
  for (const stage of stages) {
    const nameOf = (key: Key, finding: Finding) => JSON.stringify(key(finding)) ?? "";
    const waiting = groups(left, (finding) => nameOf(stage.base, finding));
    waiting.delete("");
    const taken = new Set<Finding>();
    open = open.filter((finding) => {
      const partner = waiting.get(nameOf(stage.head, finding))?.shift();
      if (partner !== undefined) taken.add(partner);
      return partner === undefined;
    });
    left = left.filter((finding) => !taken.has(finding));
  }
  return open;
}

/** SonarQube's tracker in each file, followed through git's renames; its search for moved blocks is left out. */
export function sonar(change: Change): readonly Finding[] {
  const renames = new Map(change.diffs.map((diff) => [diff.base, diff.head]));
  const stage = (key: (finding: Finding, text: string) => readonly Part[]): Stage => {
    const of = (side: Side, pathOf: (path: string) => string): Key => {
      return (finding) => [pathOf(finding.path), finding.code, ...key(finding, lineText(finding, side))];
    };
    return {
      base: of(change.base, (path) => renames.get(path) ?? path),
      head: of(change.head, (path) => path),
    };
  };
  return inStages(change, [
    stage(({ range, message }, text) => [range.start.line, text, message]),
    stage(({ range }, text) => [range.start.line, text]),
    stage(({ message }, text) => [text, message]),
    stage(({ range, message }) => [range.start.line, message]),
    stage((_, text) => [text]),
  ]);
}

/**
 * Two full runs and git's map of unchanged lines: first the same place, then the same hunk, then the same text of a line
 * that the diff took away here and put there, in the file and across files; with the scope, last, in the same symbol.
 */
export function twoRuns(change: Change, by: "lines" | "lines and scope"): readonly Finding[] {
  const spots = { base: baseSpots(change), head: headSpots(change) };
  const unchanged = (key: (finding: Finding) => readonly Part[]): Stage => {
    const of = (spotOf: (finding: Finding) => Spot): Key => {
      return (finding) => {
        const { path, line } = spotOf(finding);
        return line === undefined
          ? undefined
          : [path, line, finding.range.start.character, finding.code, ...key(finding)];
      };
    };
    return { base: of(spots.base), head: of(spots.head) };
  };
  const edited = (key: (finding: Finding, spot: Spot, side: Side) => readonly Part[]): Stage => {
    const of = (side: Side, spotOf: (finding: Finding) => Spot): Key => {
      return (finding) => {
        const spot = spotOf(finding);
        return spot.line === undefined ? [finding.code, ...key(finding, spot, side)] : undefined;
      };
    };
    return { base: of(change.base, spots.base), head: of(change.head, spots.head) };
  };
  const stages = [
    unchanged(({ message }) => [message]),
    unchanged(() => []),
    edited(({ message }, { path, hunk }) => [message, path, hunk ?? null]),
    edited((finding, { path }, side) => [finding.message, path, lineText(finding, side)]),
    edited((finding, _, side) => [finding.message, lineText(finding, side)]),
  ];
  const scope = edited((finding, _, side) => [
    symbolAt(side.lines(finding.path), finding.range.start.line)?.leaf ?? null,
  ]);
  return inStages(change, by === "lines" ? stages : [...stages, scope]);
}

/** In head: a line, if git left it unchanged; else the hunk that edited it, if the file is on both sides. */
type Spot = { readonly path: string | null; readonly line?: number; readonly hunk?: number };

function baseSpots({ diffs }: Change): (finding: Finding) => Spot {
  const byPath = new Map(diffs.map((diff) => [diff.base, diff]));
  return ({ path, range }) => {
    const { line } = range.start;
    const diff = byPath.get(path);
    if (diff === undefined) return { path, line };
    if (diff.head === null) return { path: null };
    const hunk = hunkAt(diff, "base", line);
    if (hunk >= 0) return { path: diff.head, hunk };
    const before = diff.hunks.filter(({ base }) => base.start + base.count <= line);
    return {
      path: diff.head,
      line: before.reduce((at, { base, head }) => at + head.count - base.count, line),
    };
  };
}

function headSpots({ diffs }: Change): (finding: Finding) => Spot {
  const byPath = new Map(diffs.map((diff) => [diff.head, diff]));
  return ({ path, range }) => {
    const diff = byPath.get(path);
    const hunk = diff === undefined ? -1 : hunkAt(diff, "head", range.start.line);
    return hunk < 0 ? { path, line: range.start.line } : { path, hunk };
  };
}

function hunkAt({ hunks }: FileDiff, side: "base" | "head", line: number): number {
  return hunks.findIndex((hunk) => line >= hunk[side].start && line < hunk[side].start + hunk[side].count);
}

function lineText({ path, range }: Finding, side: Side): string {
  return (side.lines(path)[range.start.line] ?? "").replace(/\s/g, "");
}
