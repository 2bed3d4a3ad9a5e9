/** One line a run, and the chart of them. */
import { describe, expect, test } from "vitest";
import { noClasses } from "../../../src/traces/drift/classes.ts";
import { readTrend, type TrendLine, trendChart, trendText } from "../../../src/traces/drift/trend.ts";

const line = (day: number, differing: number, change: Partial<TrendLine> = {}): TrendLine => ({
  schema: "lanser.trend.v1",
  date: `2026-11-${String(day).padStart(2, "0")}`,
  target: "circle",
  server: "pyright",
  version: "1.1.414",
  recorded: null,
  runs: 10,
  distinct: differing === 0 ? 1 : 2,
  classes: { ...noClasses(), D0: 10 - differing, D4: differing },
  volatile: differing * 3,
  upper95: differing === 0 ? 0.2589 : null,
  ...change,
});

describe("a trend", () => {
  test("reads back what was added to it, line after line", () => {
    const lines = [line(1, 0), line(2, 1), line(3, 10, { target: "sympy \u2028 `x`" })];
    expect(readTrend(lines.map(trendText).join(""))).toEqual({ kind: "trend", lines });
    expect(readTrend("")).toEqual({ kind: "trend", lines: [] });
  });

  test("is refused with the line that is none", () => {
    const text = trendText(line(1, 0));
    expect([
      readTrend(text.slice(0, -1)),
      readTrend(`${text}{}\n`),
      readTrend(`${text}{\n`),
      readTrend(text.replace("2026-11-01", "yesterday")),
    ]).toMatchObject([
      { kind: "fault", line: 1, message: "the last line does not end with a line feed" },
      { kind: "fault", line: 2, message: "this line does not follow schemas/trend.v1.json" },
      { kind: "fault", line: 2 },
      { kind: "fault", line: 1 },
    ]);
  });

  test("takes no line that nobody could read", () => {
    expect(() => trendText(line(1, 0, { date: "today" }))).toThrow("no trend line");
  });
});

test("a chart has a row a target and server, and a column a run", () => {
  const lines = [
    ...[0, 0, 1, 5, 10, 9].map((differing, index) => line(index + 1, differing)),
    line(7, 0, { version: "1.1.415", recorded: "D4" }),
    line(1, 2, { target: "another ``` \u202e", server: "tsgo", version: "7.0.2" }),
  ];
  expect(trendChart(lines)).toMatchInlineSnapshot(`
    "Each column is one drift report, the newest at the right. A bar shows the share of runs whose result differs from the first run or the recording. The text after the chart describes the newest report:

    \`\`\`\`text
    another \`\`\` \\u{202E} · tsgo 7.0.2         ▃  2026-11-01: 10 runs, 2 different results, 6 volatile
    circle · pyright 1.1.415           ··▂▅██|█  2026-11-07: 10 runs, all with the same result, 0 volatile, different from the recording (D4)
    \`\`\`\`
    "
  `);
});

test("a chart shows the newest sixty runs", () => {
  const lines = Array.from({ length: 100 }, (_, index) => line((index % 28) + 1, index < 40 ? 10 : 0));
  expect(trendChart(lines)).toContain("\u00b7".repeat(60));
  expect(trendChart(lines)).not.toContain("\u2588");
});
