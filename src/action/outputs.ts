/** Outputs of the Action: enumerations, numbers, hashes and our own path, never text of a server or a file name. */
import { setOutput } from "@actions/core";
import type { Report } from "../model/report.ts";
import { type ActionFile, eachActionFile } from "../report/surfaces.ts";

/**
 * Returns the outputs. `files` has the path of each written file; empty for one that does not exist or could not be
 * written.
 */
export function outputsOf(
  report: Report,
  files: Readonly<Record<ActionFile | "rewards", string>>,
): Readonly<Record<string, string>> {
  return {
    verdict: report.verdict,
    class: report.class,
    new: String(report.counts.new),
    fixed: String(report.counts.fixed),
    moved: String(report.counts.moved),
    volatile: String(report.counts.volatile),
    // Empty when the change could not be scored.
    reward: report.reward === null ? "" : String(report.reward[report.reward.headline].r),
    base: report.base.commit ?? "",
    head: report.head.commit ?? report.head.tree ?? "",
    ...files,
  };
}

/**
 * Returns the outputs of a run that checked nothing: every name with an empty value, so that a workflow's expressions
 * still work.
 */
export function noOutputs(): Readonly<Record<string, string>> {
  const names = [
    "verdict",
    "class",
    "new",
    "fixed",
    "moved",
    "volatile",
    "reward",
    "base",
    "head",
    "rewards",
  ];
  return { ...Object.fromEntries(names.map((name) => [name, ""])), ...eachActionFile(() => "") };
}

/**
 * Returns the outputs of `nightly/`: the path of an issue's text, or empty, and the folder with the reports and
 * `night.json`.
 */
export function driftOutputs(issue: string, results: string): Readonly<Record<string, string>> {
  return { issue, results };
}

/** Returns the outputs of `nightly/` with the input `results`. */
export function nightlyOutputs(action: string): Readonly<Record<string, string>> {
  return { "issue-action": action };
}

/** Returns the outputs of `plan/`: `strategy.matrix` of the jobs that share the run. */
export function planOutputs(matrix: string): Readonly<Record<string, string>> {
  return { matrix };
}

/** Returns the outputs of `shard/`: the folder with its shard. */
export function shardOutputs(shard: string): Readonly<Record<string, string>> {
  return { shard };
}

/** Writes the outputs of this step. */
export function writeOutputs(outputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}
