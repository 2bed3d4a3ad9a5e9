/** Defines committed recordings of runs and sessions that were found in base and not yet read. */
import type { TraceSource } from "../../session/trace/source.ts";
import type { RecordedFolder } from "./recorded-run.ts";

/** One trace, or the folder of a recorded run, whose sessions make one report. */
export type CommittedTrace =
  | { readonly kind: "session"; readonly path: string; readonly source: () => TraceSource }
  | { readonly kind: "run"; readonly path: string; readonly folder: RecordedFolder };
