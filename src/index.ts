/** The SDK: the functions behind the command, and the types of what they take and give. */

export type { Bundle } from "./bundle/bundle.ts";
export {
  type LanserClient,
  type LanserClientOptions,
  type LanserEvents,
  type LanserQuestion,
  openLanserClient,
} from "./client/sdk.ts";
export { type FindingState, findingStates, type Severity, severities } from "./core/finding.ts";
export type { ProgressEvent } from "./core/progress.ts";
export type { ReplayMode } from "./core/replay.ts";
export type { FailOn, Reason, Report, Verdict } from "./core/report.ts";
export type { BaseRequest, EditedFile, Edits, HeadRequest } from "./core/request.ts";
export type { RewardStep, StepFinding, StepFindings } from "./core/reward-step.ts";
export type { RunFacts } from "./core/run-facts.ts";
export { type ErrorCode, UserError } from "./errors.ts";
export { type GateRequest, type GateResult, runGate } from "./gate/gate.ts";
export type { PolicySource } from "./gate/policy-source.ts";
export { type Host, realHost } from "./host.ts";
export { type ReplayResult, replayRun } from "./replay/recorded-run.ts";
export type { ReplayDivergence } from "./trace/replay.ts";
export { serializeReport } from "./verdict/report-bytes.ts";
export { version } from "./version.ts";
export {
  type AfterEdit,
  type AfterEditRequest,
  afterEdit,
  type Lint,
  type LintDiagnostic,
} from "./walk/after-edit.ts";
