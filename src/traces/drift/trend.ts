/** Defines the trend: a file with one line per drift run, and its chart for a job's summary. */
import type { DivergenceClass } from "../../model/divergence.ts";
import { canonical, parseStrict } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { fenceOf, showInvisible } from "../../model/visible.ts";
import { validateTrendV1 } from "../../schemas/generated/trend.v1.ts";
import type { DriftReport } from "./rerecord.ts";

/** One line of the file (`schemas/trend.v1.json`). */
export type TrendLine = {
  readonly schema: "lanser.trend.v1";
  /** Date of the run, YYYY-MM-DD. */
  readonly date: string;
  readonly target: string;
  readonly server: string;
  readonly version: string;
  readonly runs: number;
  readonly distinct: number;
  /** Number of runs by their worst class against the first. */
  readonly classes: Readonly<Record<DivergenceClass, number>>;
  /** Worst class of the recording against the first run; null without a recording. */
  readonly recorded: DivergenceClass | null;
  /** Number of findings that were not in every run. */
  readonly volatile: number;
  /** Upper bound of the rate of a differing result, with 95 % confidence; null if one was seen. */
  readonly upper95: number | null;
};

/** Returns the line of a drift report, so that people see over months whether a server becomes flaky. */
export function trendLine({ target, server, runs, recorded }: DriftReport, date: string): TrendLine {
  return {
    schema: "lanser.trend.v1",
    date,
    target,
    server: server.id,
    version: server.version,
    runs: runs.runs,
    distinct: runs.distinct,
    classes: runs.classes,
    recorded: recorded?.class ?? null,
    volatile: runs.volatile.length,
    upper95: runs.upper95?.exact ?? null,
  };
}

/**
 * Returns the text that `--trend FILE` appends. Throws on a line that the schema does not allow, which is an internal
 * error.
 */
export function trendText(line: TrendLine): string {
  if (!validateTrendV1(line)) throw new Error(`no trend line: ${validateTrendV1.errors?.[0]?.message}`);
  return `${canonical(line)}\n`;
}

export type ReadTrend =
  | { readonly kind: "trend"; readonly lines: readonly TrendLine[] }
  | { readonly kind: "fault"; readonly line: number; readonly message: string };

/**
 * Reads a trend; an empty text is an empty trend. The first wrong line (1-based) is a fault, because a new line must
 * not be appended to a file of another format.
 */
export function readTrend(text: string): ReadTrend {
  const rows = text.split("\n");
  if (rows.pop() !== "")
    return { kind: "fault", line: rows.length + 1, message: "the last line does not end with a line feed" };
  const lines: TrendLine[] = [];
  for (const [index, row] of rows.entries()) {
    const parsed = parseStrict(row);
    if (parsed.kind === "invalid") return { kind: "fault", line: index + 1, message: parsed.message };
    if (!validateTrendV1(parsed.value)) {
      return { kind: "fault", line: index + 1, message: "this line does not follow schemas/trend.v1.json" };
    }
    lines.push(parsed.value as TrendLine);
  }
  return { kind: "trend", lines };
}

const columnsMax = 60;
const bars = "\u2582\u2583\u2584\u2585\u2586\u2587\u2588";

/**
 * Draws a chart in Markdown: one row per target and server, one column per line of the trend, the newest at the right.
 * `·` means that all runs were equal. A bar shows the share of runs that differ from the first, and is full if the
 * recording differs. `|` precedes the first line of another version, so that an update explains a change.
 */
export function trendChart(lines: readonly TrendLine[]): string {
  const groups = Map.groupBy(lines, ({ target, server }) => JSON.stringify([target, server]));
  const rows = [...groups.values()].map((group) => {
    const shown = group.slice(-columnsMax);
    const { target, server, version, runs, distinct, volatile, date, recorded } = group.at(-1) as TrendLine;
    const results = distinct === 1 ? "all with the same result" : `${distinct} different results`;
    const counted = runs === 1 ? "1 run" : `${runs} runs, ${results}`;
    const drifted =
      recorded === null || recorded === "D0" ? "" : `, different from the recording (${recorded})`;
    const columns = shown.map((one, index) => {
      const before = shown[index - 1];
      return `${before !== undefined && before.version !== one.version ? "|" : ""}${bar(one)}`;
    });
    const name = showInvisible(`${target} \u00b7 ${server} ${version}`);
    return {
      name,
      columns: columns.join(""),
      last: `${date}: ${counted}, ${volatile} volatile${drifted}`,
    };
  });
  rows.sort((a, b) => compareText(a.name, b.name));
  const nameLength = Math.max(0, ...rows.map(({ name }) => name.length));
  const chartLength = Math.max(0, ...rows.map(({ columns }) => columns.length));
  const text = rows.map(
    ({ name, columns, last }) => `${name.padEnd(nameLength)}  ${columns.padStart(chartLength)}  ${last}`,
  );
  return [
    "Each column is one drift report, the newest at the right. A bar shows the share of runs whose result differs from the first run or the recording. The text after the chart describes the newest report:",
    "",
    ...fenceOf(text, "text"),
    "",
  ].join("\n");
}

function bar({ runs, classes, recorded }: TrendLine): string {
  // A recording that differs from the first run also differs from all runs that equal the first.
  const isRecorded = recorded === null || recorded === "D0";
  const share = isRecorded ? (runs - classes.D0) / runs : 1;
  return share === 0 ? "\u00b7" : (bars[Math.min(bars.length - 1, Math.floor(share * bars.length))] ?? "");
}
