/** A trace of a session that was never begun, and why. */
import type { Clock } from "../host.ts";
import { type Observation, resultOf } from "../observe/observation.ts";
import type { TraceHeader } from "../trace/format.ts";
import { openTrace } from "../trace/record.ts";

export function recordRefusal(
  clock: Clock,
  { file, header }: { readonly file: string; readonly header: TraceHeader },
  refused: string,
  observation: Observation,
): void {
  const trace = openTrace(clock, file, header, new Map());
  trace.note("decision", { refused });
  trace.note("result", resultOf(observation));
  trace.finish();
}
