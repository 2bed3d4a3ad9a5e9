/** Writes replayed traces and server updates into the published report. Each field is named. */
import { compareText, compareValues } from "./order.ts";
import { insidePath } from "./paths.ts";
import type { DriftCounts, ReplayedTrace, ReplaySummary, ServerBump } from "./replay.ts";

export function replayToV1({ mode, traces }: ReplaySummary): ReplaySummary {
  const inOrder = (left: ReplayedTrace, right: ReplayedTrace) =>
    compareText(left.path, right.path) || compareValues(left, right);
  return { mode, traces: traces.map(traceToV1).sort(inOrder) };
}

/** Writes the result of one trace. Each field is named, so that no internal field is published by accident. */
function traceToV1(trace: ReplayedTrace): ReplayedTrace {
  const { path, server, version, state, class: kind, message, at, wanted, got, advice } = trace;
  return {
    path: insidePath(path),
    server,
    version,
    state,
    class: kind,
    message,
    at: at === null ? null : { entry: at.entry, pointer: at.pointer },
    wanted,
    got,
    advice: [...advice],
  };
}

/** Writes one server update with its lists sorted, so that equal reports have equal bytes. */
export function bumpToV1({ server, from, to, total, rules, files, problem }: ServerBump): ServerBump {
  return {
    server,
    from,
    to,
    total: driftToV1(total),
    rules: rules
      .map((one) => ({ code: one.code, ...driftToV1(one) }))
      .sort((left, right) => compareText(left.code, right.code) || compareValues(left, right)),
    files: files
      .map((one) => ({ path: insidePath(one.path), ...driftToV1(one) }))
      .sort((left, right) => compareText(left.path, right.path) || compareValues(left, right)),
    problem,
  };
}

function driftToV1({ added, removed, changed }: DriftCounts): DriftCounts {
  return { added, removed, changed };
}

export function compareBumps(left: ServerBump, right: ServerBump): number {
  return compareText(left.server, right.server) || compareValues(left, right);
}
