/**
 * Words of every surface for committed traces and server updates. The texts are not escaped: the writer of each
 * surface makes them safe.
 */
import { divergenceClasses } from "../model/divergence.ts";
import { compareText, compareValues } from "../model/order.ts";
import {
  type DriftCounts,
  type ReplayedTrace,
  type ReplaySummary,
  replayWeight,
  type ServerBump,
} from "../model/replay.ts";
import type { Report } from "../model/report.ts";
import { plural, shorten } from "../model/text.ts";
import { replayModeWords, replayStateWords, replayWeightWords } from "./words.ts";

const valueLengthMax = 300;
/** Number of characters shown before the first difference, if the values share a longer start. */
const sameLengthMax = 60;
const messageLengthMax = 1_000;

/** Explanation for a person who sees a trace for the first time. */
export const traceMeaning = "A trace is a recorded server session. Its replay must give the recorded result.";

export const bumpMeaning =
  "The change pins another version of a server. Both versions checked the code of base. The differences come from the version alone, so they are neither new nor fixed.";

/** States of traces, the most serious first. */
const states = ["different", "unreadable", "inconclusive", "stale", "equal"] as const;

/**
 * Lists the traces that do not replay as recorded, the most serious first, because surfaces cut the list. Equal
 * traces are only counted.
 */
export function unequalTraces({ replay }: Pick<Report, "replay">): readonly ReplayedTrace[] {
  const traces = replay?.traces.filter(({ state }) => state !== "equal") ?? [];
  return traces.toSorted(
    (left, right) =>
      states.indexOf(left.state) - states.indexOf(right.state) ||
      compareText(left.path, right.path) ||
      compareValues(left, right),
  );
}

/**
 * Summarizes the replay: "replayed 3 committed traces without a server: the same results". It counts differences
 * that do not affect the verdict, too, so that a reader of a passing run knows of them.
 */
export function replayLine({ mode, traces }: ReplaySummary): string {
  const { done, how, same } = replayModeWords[mode];
  const counts = states.toReversed().flatMap((state) => {
    const many = traces.filter((one) => one.state === state).length;
    return many === 0 ? [] : [`${many} ${replayStateWords[state]}`];
  });
  if (traces.length > 0 && traces.every(({ state }) => state === "inconclusive"))
    return `could not compare ${plural(traces.length, "committed trace")}`;
  const result = traces.every(({ state }) => state === "equal") ? same : counts.join(", ");
  const nearly = traces.filter((one) => one.state === "equal" && one.class !== null && one.class !== "D0");
  const but =
    nearly.length === 0
      ? ""
      : `; ${nearly.length} ${nearly.length === 1 ? "differs" : "differ"} only in ways that do not affect the verdict`;
  return `${done} ${plural(traces.length, "committed trace")} ${how}: ${result}${but}`;
}

/**
 * Summarizes a replay in which every trace is as recorded. Null if a trace differs (then the section has the line)
 * or none was replayed.
 */
export function asRecordedLine(report: Pick<Report, "replay">): string | null {
  const { replay } = report;
  return replay === null || unequalTraces(report).length > 0 ? null : replayLine(replay);
}

/** Describes the state of a trace: "is different, which only warns". */
export function traceState(trace: ReplayedTrace, { policy }: Pick<Report, "policy">): string {
  return `is ${replayStateWords[trace.state]}, ${replayWeightWords[replayWeight(trace, policy)]}`;
}

/** Names the server of a trace: "pyright 1.1.414"; empty if the trace does not have it. */
export function traceServer({ server, version }: ReplayedTrace): string {
  return `${server} ${version}`.trim();
}

/** Fact with a title of ours and a text from outside. */
export type Fact = { readonly title: string; readonly text: string };

/**
 * Lists the facts of a trace that differs: what and where, both values, and what to try. At most seven, so that a
 * trace takes ten lines.
 */
export function traceFacts(trace: ReplayedTrace): readonly Fact[] {
  const { class: kind, message, at, wanted, got, advice } = trace;
  const [first, ...others] = advice;
  const hasValues = wanted !== null || got !== null;
  const same = sameLength(wanted ?? "", got ?? "");
  const start = same > sameLengthMax ? same - sameLengthMax : 0;
  const facts: readonly (Fact | undefined)[] = [
    { title: "What", text: shorten(message, messageLengthMax) },
    at === null ? undefined : { title: "Where", text: placeText(at) },
    hasValues ? { title: "Recorded", text: valueText(wanted, start) } : undefined,
    hasValues ? { title: "Now", text: valueText(got, start) } : undefined,
    kind === null
      ? undefined
      : { title: "Kind", text: `${divergenceClasses[kind].words} (drift class ${kind})` },
    first === undefined ? undefined : { title: "Try first", text: shorten(first, messageLengthMax) },
    others.length === 0
      ? undefined
      : { title: "Try next", text: shorten(others.join(" · "), messageLengthMax) },
  ];
  return facts.filter((one) => one !== undefined);
}

function placeText({ entry, pointer }: NonNullable<ReplayedTrace["at"]>): string {
  return `entry ${entry} of the trace${pointer === "" ? "" : `, at ${shorten(pointer, valueLengthMax)}`}`;
}

/** Shortens a value; `start` skips what both values have in common, so that the difference is visible. */
function valueText(value: string | null, start: number): string {
  if (value === null) return "nothing";
  return `${start > 0 ? "…" : ""}${shorten(value.slice(start), valueLengthMax)}`;
}

function sameLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Sorts the updates by server. */
export function bumpsInOrder({ bumps }: Pick<Report, "bumps">): readonly ServerBump[] {
  const valuesOf = ({ server, from, to, total, problem }: ServerBump) => [server, from, to, total, problem];
  return bumps.toSorted((left, right) => compareValues(valuesOf(left), valuesOf(right)));
}

/** Names an update: "pyright 1.1.414 → 1.1.415". */
export function bumpName({ server, from, to }: ServerBump): string {
  return `${server} ${from} → ${to}`;
}

/**
 * Phrases what the new version of a server changes in the code of base: "3 more and 1 fewer findings". If the
 * comparison failed, it says why, so that nobody takes that for no difference.
 */
export function bumpResult({ total, problem }: ServerBump): string {
  if (problem !== null) return `the comparison failed: ${shorten(problem, messageLengthMax)}`;
  if (sizeOf(total) === 0) return "the same findings";
  const parts = [
    ...(total.added > 0 ? [`${total.added} more`] : []),
    ...(total.removed > 0 ? [`${total.removed} fewer`] : []),
    ...(total.changed > 0 ? [`${total.changed} changed`] : []),
  ];
  const last = parts.pop() ?? "";
  const all = parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
  return `${all} ${total.added + total.removed + total.changed === 1 ? "finding" : "findings"} in the code of base`;
}

export type BumpTable = {
  readonly of: "rule" | "file";
  readonly rows: readonly (DriftCounts & { readonly name: string })[];
  /** Number of rows that are left out. */
  readonly more: number;
};

/**
 * Makes tables of the rules and the files with the most differences, at most `rowsMax` rows each. They show a
 * reviewer where an update matters.
 */
export function bumpTables({ rules, files }: ServerBump, rowsMax: number): readonly BumpTable[] {
  const byRule = rules.map(({ code, ...counts }) => ({ name: code === "" ? "(no rule)" : code, ...counts }));
  const byFile = files.map(({ path, ...counts }) => ({ name: path, ...counts }));
  const tables = [
    { of: "rule", all: byRule },
    { of: "file", all: byFile },
  ] as const;
  return tables.flatMap(({ of, all }) => {
    if (all.length === 0) return [];
    const ranked = all.toSorted(
      (left, right) =>
        sizeOf(right) - sizeOf(left) || compareText(left.name, right.name) || compareValues(left, right),
    );
    return [{ of, rows: ranked.slice(0, rowsMax), more: Math.max(0, all.length - rowsMax) }];
  });
}

function sizeOf({ added, removed, changed }: DriftCounts): number {
  return added + removed + changed;
}
