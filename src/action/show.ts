/** What a run shows at its end, wherever its report came from. */
import { appendFileSync } from "node:fs";
import { oneOf } from "../cli/arguments.ts";
import { type Severity, severities } from "../core/finding.ts";
import type { Report } from "../core/report.ts";
import type { Inputs } from "../github/inputs.ts";
import type { Surface } from "../github/surfaces.ts";
import type { Host } from "../host.ts";
import { annotations } from "../output/annotations.ts";
import type { Links } from "../output/markdown.ts";
import { progressTo } from "../output/progress.ts";
import { summary } from "../output/summary.ts";

export type Shown = { readonly reproduce: string; readonly show: Severity };

export function shownSeverity(inputs: Inputs): Severity {
  return oneOf(inputs.show || undefined, severities, "the input show") ?? "hint";
}

export function linksOf(env: Host["env"], report: Report): Links | null {
  const [server, repository] = [env["GITHUB_SERVER_URL"], env["GITHUB_REPOSITORY"]];
  if (server === undefined || repository === undefined) return null;
  return { server, repository, base: report.base.commit, head: report.head.commit };
}

/** Where the check stands, its annotations are not repeated by commands of the log. */
export function finish(
  host: Host,
  report: Report,
  { surfaces, ...shown }: Shown & { readonly surfaces: readonly Surface[] },
): void {
  const isOnCheck = surfaces.some(
    ({ surface, state }) => surface === "check" && (state === "posted" || state === "unchanged"),
  );
  if (!isOnCheck) host.stdout.write(annotations(report, shown.show));
  const notes = surfaces.flatMap(({ surface, why }) => (why === null ? [] : [`the ${surface}: ${why}`]));
  for (const note of notes) progressTo(host.stderr)({ kind: "note", text: note });
  writeSummary(host, summary(report, { ...shown, links: linksOf(host.env, report), notes }));
}

/** A summary that cannot be written costs no verdict. */
export function writeSummary(host: Host, text: string): void {
  const file = host.env["GITHUB_STEP_SUMMARY"];
  if (file === undefined || file === "") return;
  try {
    appendFileSync(file, text);
  } catch {
    progressTo(host.stderr)({ kind: "note", text: "the job summary could not be written" });
  }
}
