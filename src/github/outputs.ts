/** The Action's outputs: enumerations, numbers, hashes and our own path, never text of a server or a file name. */
import { setOutput } from "@actions/core";
import type { Report } from "../model/report.ts";
import { type ActionFile, eachActionFile } from "../report/surfaces.ts";

/** `files` is where each was written; empty for one that does not exist or could not be written. */
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

/** Of a run that looked at nothing: every name, and nothing in it. */
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

/** Of `nightly/`: the text of an issue, or empty, and the folder with the reports and `night.json`. */
export function driftOutputs(issue: string, results: string): Readonly<Record<string, string>> {
  return { issue, results };
}

/** Of `nightly/` with the input `results`. */
export function nightlyOutputs(action: string): Readonly<Record<string, string>> {
  return { "issue-action": action };
}

/** Of `plan/`: `strategy.matrix` of the jobs that share it. */
export function planOutputs(matrix: string): Readonly<Record<string, string>> {
  return { matrix };
}

/** Of `shard/`: the folder with what it found. */
export function shardOutputs(shard: string): Readonly<Record<string, string>> {
  return { shard };
}

export function writeOutputs(outputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}
