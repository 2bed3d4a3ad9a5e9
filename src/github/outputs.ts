/** The Action's outputs: enumerations, numbers, hashes and our own path, never text of a server or a file name. */
import { setOutput } from "@actions/core";
import type { Report } from "../core/report.ts";

/** Where we wrote each file, or empty. */
export type OutputFiles = { readonly report: string; readonly sarif: string; readonly html: string };

export function outputsOf(report: Report, files: OutputFiles): Readonly<Record<string, string>> {
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
    report: files.report,
    sarif: files.sarif,
    html: files.html,
  };
}

/** Of a run with the input `drift`: the text of an issue, or empty, and the folder with its reports. */
export function driftOutputs(issue: string, drift: string): Readonly<Record<string, string>> {
  return { issue, drift };
}

export function writeOutputs(outputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}
