/** The SDK: the functions behind the command, and the types of what they take and give. */

export { afterEdit, runGate } from "./cli/program/gate.ts";
export type { PolicySource } from "./gate/policy-source.ts";
export type { GateRequest, GateResult } from "./gate/request.ts";
export type { AfterEdit, AfterEditRequest, Lint, LintDiagnostic } from "./gate/walk/after-edit.ts";
export { type ErrorCode, UserError } from "./model/errors.ts";
export { type FindingState, findingStates, type Severity, severities } from "./model/finding.ts";
export type { ProgressEvent } from "./model/progress.ts";
export type { ReplayMode } from "./model/replay.ts";
export type { FailOn, Reason, Report, Verdict } from "./model/report.ts";
export type { BaseRequest, EditedFile, Edits, HeadRequest } from "./model/request.ts";
export type { RewardStep, StepFinding, StepFindings } from "./model/reward-step.ts";
export type { RunFacts } from "./model/run-facts.ts";
export { type Host, realHost } from "./platform/host.ts";
export { version } from "./platform/version.ts";
export type { Bundle } from "./questions/bundle/bundle.ts";
export {
  type LanserClient,
  type LanserClientOptions,
  type LanserEvents,
  type LanserQuestion,
  openLanserClient,
} from "./questions/client/sdk.ts";
export type { PositionSpec } from "./selectors/spec.ts";
export type { ReplayDivergence } from "./session/trace/replay.ts";
export { type ReplayResult, replayRun } from "./traces/replay/recorded-run.ts";
export { serializeReport } from "./verdict/report-bytes.ts";
