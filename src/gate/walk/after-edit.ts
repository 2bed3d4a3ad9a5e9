/**
 * Reports the effect of an edit to the program that makes edits, such as an agent. It gets findings and reward in one
 * call, whether or not the edit was written to disk.
 */
import type { ComparedFinding, Severity } from "../../model/finding.ts";
import { sideOfFinding } from "../../model/finding.ts";
import type { Report } from "../../model/report.ts";
import type { EditedFile, HeadRequest } from "../../model/request.ts";
import type { RewardStep } from "../../model/reward-step.ts";
import type { Host } from "../../platform/host.ts";
import { withOriginalSeverities } from "../../policy/rules.ts";
import { createStep } from "../../verdict/reward-step.ts";
import type { GateHooks } from "../ground.ts";
import type { GateRequest } from "../request.ts";
import { runWalkWith } from "./walk.ts";

/** Request of a check after an edit. */
export type AfterEditRequest = Omit<GateRequest, "base" | "head"> & {
  /** Base commit; default: the commit that is checked out. */
  readonly base?: GateRequest["base"];
  /**
   * Edited files, relative to the top of the repository. One without `content` is read from the disk; null is a removed
   * file.
   */
  readonly files: readonly { readonly path: string; readonly content?: string | null }[];
  /** Report of the previous call: `step` then starts there. */
  readonly previous?: Report;
};

/** Result of a check after an edit. */
export type AfterEdit = {
  readonly lint: Lint;
  /**
   * Reward of the edit, as a line of `lanser reward`: since `previous`, or since base. Null if there is none: `why` has
   * the reason.
   */
  readonly step: RewardStep | null;
  readonly why: string | null;
  /** Report of the comparison with base. */
  readonly report: Report;
};

/** Findings in the files of the edit, and new ones anywhere. */
export type Lint = {
  readonly mode: "after-edit";
  /** Ids of the servers. */
  readonly server: string;
  readonly target: readonly string[];
  readonly diagnostics: readonly LintDiagnostic[];
  readonly total: number;
  readonly errors: number;
  readonly warnings: number;
};

/** One finding, flat, as programs that run linters expect it. */
export type LintDiagnostic = {
  readonly id: string;
  readonly path: string;
  readonly severity: Severity;
  /** 1-based, in UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  readonly code: string | null;
  readonly message: string;
  readonly source: string | null;
  readonly isNew: boolean;
};

/**
 * Runs the check against base. With `previous`, the step starts at the state of that report, so that an agent gets
 * the reward of its last edit alone. Throws a UserError for a problem that a person can fix, and for an edit that
 * does not fit.
 */
export async function checkEdit(host: Host, asked: AfterEditRequest, hooks: GateHooks): Promise<AfterEdit> {
  const { files, previous, base = { kind: "exact", rev: "HEAD" }, ...request } = asked;
  const { report, steps } = await runWalkWith(
    host,
    { ...request, base, head: headOf(files) },
    hooks,
    "endpoints",
    "cold",
  );
  const lint = lintOf(
    report,
    files.map(({ path }) => path),
  );
  const step = steps.at(-1);
  if (step === undefined) return { lint, step: null, why: report.unscored ?? "not scored", report };
  if (previous === undefined) return { lint, step, why: step.unscored, report };
  const between = createStep(previous, report);
  if (between.kind === "refused") return { lint, step: null, why: between.why, report };
  return { lint, step: between.step, why: between.step.unscored, report };
}

/**
 * Returns the state to check: the edited texts over the working tree, or the working tree itself if no text was
 * given. An agent can then check an edit before it writes the file.
 */
function headOf(files: AfterEditRequest["files"]): HeadRequest {
  const edits = files.flatMap(({ path, content }): EditedFile[] =>
    content === undefined ? [] : [{ path, text: content }],
  );
  return edits.length === 0
    ? { kind: "work-tree" }
    : { kind: "edited", edits: { kind: "files", files: edits } };
}

/** Returns the findings in the edited files, and new findings anywhere. Positions become one-based. */
function lintOf(report: Report, target: readonly string[]): Lint {
  const isTarget = new Set(target);
  const there = [...report.findings, ...report.off].filter(
    (one) => isThere(one) && (one.state === "new" || isTarget.has(one.path)),
  );
  const diagnostics = there.map(withOriginalSeverities).map(
    ({ id, path, severity, range, code, message, source, state }): LintDiagnostic => ({
      ...{ id, path, severity, code, message, source },
      line: range.start.line + 1,
      column: range.start.character + 1,
      isNew: state === "new",
    }),
  );
  const count = (of: Severity) => diagnostics.filter(({ severity }) => severity === of).length;
  return {
    mode: "after-edit",
    server: report.servers.map(({ id }) => id).join(","),
    target,
    diagnostics,
    total: diagnostics.length,
    errors: count("error"),
    warnings: count("warning"),
  };
}

/**
 * True for a finding that exists in head. A finding that a new comment hides is not listed, because a linter would
 * not report it.
 */
function isThere(finding: ComparedFinding): boolean {
  return sideOfFinding(finding) === "head";
}
