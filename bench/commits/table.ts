/** What came of each commit, as a table. */
import type { ReportV1 } from "../../src/model/report-v1.ts";
import type { Compared } from "./command.ts";

export type Listed = {
  readonly project: string;
  readonly server: "pyright" | "typescript";
  readonly commit: string;
};

export type Measured = Listed & {
  readonly subject: string;
  readonly verdict: ReportV1["verdict"];
  readonly reasons: readonly string[];
  readonly counts: ReportV1["counts"];
  /** Fixed findings that no probe proves to be mended. */
  readonly unproven: number;
  readonly hidden: number;
  readonly unknown: number;
  /** Seconds. */
  readonly cost: { readonly wall: number; readonly cpu: number };
  /** Both sides' sessions with probes : without; null where nothing was probed. */
  readonly probes: number | null;
} & Compared;

const columns = ["new", "fixed", "moved", "unchanged", "removed", "suppressed", "volatile"] as const;

export function resultTable(results: readonly Measured[], notRun: readonly string[]): string {
  const names = [...columns, "hidden", "unproven", "wall", "CPU", "probes", "command"];
  const rows = results.map((one) => [
    one.project,
    one.commit.slice(0, 10),
    one.reasons.length === 0 ? one.verdict : `${one.verdict} (${one.reasons.join(", ")})`,
    ...columns.map((name) => String(one.counts[name])),
    String(one.hidden),
    String(one.unproven),
    one.cost.wall.toFixed(0),
    one.cost.cpu.toFixed(0),
    one.probes === null ? "–" : one.probes.toFixed(2),
    commandCell(one),
  ]);
  const ratios = results.flatMap(({ probes }) => probes ?? []).sort((a, b) => a - b);
  const [median, worst] = [ratios[Math.floor(ratios.length / 2)], ratios.at(-1)];
  return [
    `| ${["project", "commit", "verdict", ...names].join(" | ")} |`,
    `| --- | --- | --- |${names.map(() => " --: |").join("")}`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
    "",
    `${results.length} commits of ${new Set(results.map(({ project }) => project)).size} projects`,
    ...(median === undefined || worst === undefined
      ? []
      : [`sessions with probes : without, median ${median.toFixed(3)}, worst ${worst.toFixed(3)}`]),
    ...results.flatMap(({ project, commit, differences }) =>
      differences.slice(0, 5).map((line) => `${project} ${commit.slice(0, 10)} ${line.slice(0, 300)}`),
    ),
    notRun.length === 0 ? "all of the list was run" : `${notRun.length} were not run:`,
    ...notRun,
  ].join("\n");
}

function commandCell({ differences, stopped }: Measured): string {
  if (differences.length > 0) return `${differences.length} differ`;
  return stopped.length === 0 ? "=" : "stopped";
}
