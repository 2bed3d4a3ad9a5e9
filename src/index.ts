/** The SDK: the functions behind the command, and the types of what they take and give. */

export { type FindingState, findingStates, type Severity, severities } from "./core/finding.ts";
export type { Report, Verdict } from "./core/report.ts";
export { UserError } from "./errors.ts";
export { type GateRequest, type GateResult, runGate } from "./gate/gate.ts";
export { type Host, realHost } from "./host.ts";
export { type ReplayResult, replayRun } from "./replay/recorded-run.ts";
export { publishReport } from "./verdict/report-bytes.ts";
export { version } from "./version.ts";
