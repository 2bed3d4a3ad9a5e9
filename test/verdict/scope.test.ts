/** A run that looks at a part of its programs: what it is asked, and that it says of that part what a whole run says. */
import { describe, expect, test } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import type { ProbeAsk } from "../../src/model/probe.ts";
import { reportFromV1 } from "../../src/model/report-from-v1.ts";
import type { RunScope } from "../../src/model/scope.ts";
import { lineStarts, positionAt } from "../../src/model/text.ts";
import { validateReportV1 } from "../../src/schemas/generated/report.v1.ts";
import { conclude } from "../../src/verdict/conclude.ts";
import { measure } from "../../src/verdict/measure.ts";
import type { RunRecord, SideRun } from "../../src/verdict/record.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { checkedFilesOf, selectFilesInScope, withinScope } from "../../src/verdict/scope.ts";
import type { Sessions } from "../../src/verdict/sessions.ts";
import { observationOf, type Play, play, recordOf, rootOf, sideOf, type Texts } from "./support.ts";

const both = (...paths: readonly string[]): RunScope => ({
  mode: "affected",
  paths: { base: paths, head: paths },
  of: 4,
  why: "a.py differs, and what it can matter to",
});

/** Its sessions open what is in the scope, as those of a server do. */
async function run(
  base: Texts,
  head: Texts,
  scope?: RunScope,
  of: Play = {},
  /** Files in which the server complains of probes, though it is silent in others. */
  heard: readonly string[] = [],
) {
  const record: RunRecord = recordOf(base, head, scope === undefined ? {} : { scope });
  const { sessions, asked } = play(base, head, of);
  const texts = { base, head };
  const scoped: Sessions = {
    ...sessions,
    first: async (side, probing) => {
      const facts = withinScope(sideOf(texts[side]), side, scope);
      const observation = observationOf(texts[side], checkedFilesOf(facts), "first");
      const own: SideRun = { ...facts, observation };
      asked.push(`first ${side}: ${checkedFilesOf(facts).join(" ")}`);
      if (of.probes !== undefined)
        await probing(own, (asks) => {
          for (const { path } of asks) asked.push(`probe ${side}: ${path}`);
          return Promise.resolve(
            asks.map((ask) => {
              const isHeard = of.probes === "complains" || heard.includes(`${side} ${ask.path}`);
              return { ...ask, findings: isHeard ? complaintsAt(ask) : [], unreachable: [] };
            }),
          );
        });
      return own;
    },
  };
  const measured = await measure(record, rootOf(scoped));
  return { report: conclude(record, [measured]), asked, measured };
}

function complaintsAt({ path, text }: ProbeAsk): readonly Finding[] {
  const starts = lineStarts(text);
  return [...text.matchAll(/lanser_\w+/gu)].map(({ 0: name, index }) => ({
    server: "pyright",
    source: "Pyright",
    code: "reportUndefinedVariable",
    severity: "error",
    message: `"${name}" is not defined`,
    path,
    range: { start: positionAt(starts, index), end: positionAt(starts, index + name.length) },
    symbol: null,
  }));
}

const base = {
  "a.py": "import b\nx = 1\n",
  "b.py": "import c\ny = 1 # old\n",
  "c.py": "import a\nz = 1 # far\n",
  "d.py": "w = 1 # alone\n",
};
const head = { ...base, "a.py": "import b\nx = 2 # bad\n" };

describe("a run that looks at a part", () => {
  test("is asked about that alone, and says of it what a whole run says", async () => {
    const whole = await run(base, head);
    const part = await run(base, head, both("a.py", "b.py"));
    expect(whole.asked.slice(0, 2)).toEqual([
      "first base: a.py b.py c.py d.py",
      "first head: a.py b.py c.py d.py",
    ]);
    expect(part.asked.slice(0, 2)).toEqual(["first base: a.py b.py", "first head: a.py b.py"]);
    const within = whole.report.findings.filter(({ path }) => path === "a.py" || path === "b.py");
    expect(part.report.findings).toEqual(within);
    expect(part.report.counts).toEqual({ ...whole.report.counts, unchanged: 1 });
    expect([part.report.verdict, part.report.reasons]).toEqual([whole.report.verdict, whole.report.reasons]);
    expect(part.report.unknown).toEqual([]);
  });

  test("looks again at what is in its scope, along circles that lead out of it", async () => {
    const { asked, measured } = await run(base, head, both("a.py", "b.py"));
    expect(measured.graphs.head.cycles.get("a.py")).toEqual(["a.py", "b.py", "c.py"]);
    expect(asked.filter((one) => one.startsWith("again"))).toEqual([
      "again base: b.py a.py",
      "again head: b.py a.py",
    ]);
    expect(measured.second?.limits).toEqual([]);
  });

  test("has no text of what it does not look at, so that a replay knows as much", async () => {
    const { measured } = await run(base, head, both("a.py"));
    expect(measured.sides.head.program).toEqual(["a.py", "b.py", "c.py", "d.py"]);
    expect(["a.py", "d.py"].map((path) => measured.sides.head.text(path))).toEqual([head["a.py"], undefined]);
    expect(measured.sides.head.reading("d.py")).toBeUndefined();
  });

  test("is scored on what it looked at", async () => {
    const { report } = await run(base, { ...base, "a.py": "import b\nx = 2\n" }, both("a.py", "d.py"));
    expect(report.reward?.relevantFiles).toBe(2);
    expect(report.reward?.diagnostics).toEqual({ base: 1, head: 1 });
  });

  test("passes where the change matters to no file that head has", async () => {
    const { "d.py": gone, ...left } = base;
    const { report } = await run({ ...left, "d.py": gone }, left, both("d.py"));
    expect([report.verdict, report.reasons.map(({ code }) => code)]).toEqual(["pass", ["clean"]]);
    expect(report.unscored).toBeNull();
    const nothing = await run({ ...left, "d.py": gone }, {}, undefined);
    expect(nothing.report.reasons.map(({ code }) => code)).toEqual(["no-files"]);
  });

  test("asks no probe outside of it", async () => {
    const { asked } = await run(base, head, both("a.py", "b.py"), { probes: "silent" });
    const probed = asked.filter((one) => one.startsWith("probe head"));
    expect([...new Set(probed)]).toEqual(["probe head: a.py", "probe head: b.py"]);
  });
});

describe("silence where a part is looked at", () => {
  const { paths, beside } = selectFilesInScope(
    [],
    [{ from: "a.py", to: "a.py" }],
    [{ base: sideOf(base), head: sideOf(head) }],
  );
  const part: RunScope = { mode: "affected", paths, beside, of: 4, why: "a.py differs" };
  const told = async (scope: RunScope | undefined, heard: readonly string[]) => {
    const { report } = await run(base, head, scope, { probes: "silent" }, heard);
    const { verdict, reasons, hidden, limits, unscored } = report;
    return { verdict, codes: reasons.map(({ code }) => code), hidden, limits, unscored };
  };

  test("is hidden code where a neighbour is complained of, which is opened for that", async () => {
    expect([paths.head, beside.head[0]]).toEqual([["a.py"], "b.py"]);
    const heard = ["base a.py", "base b.py", "head b.py"];
    const found = await told(part, heard);
    expect(found).toEqual(await told(undefined, heard));
    expect(found.codes).toContain("hidden-code");
  });

  test("says nothing where the neighbour is met with silence, too", async () => {
    const found = await told(part, []);
    expect(found).toEqual(await told(undefined, []));
    expect(found.limits.map(({ code }) => code)).toEqual(["probes-silent"]);
  });
});

describe("the report", () => {
  test("says which files were looked at, by the paths of both sides, and reads back", async () => {
    const renamed: RunScope = {
      mode: "affected",
      paths: { base: ["b.py", "old.py"], head: ["b.py", "a.py"] },
      of: 5,
      why: "old.py is a.py now",
    };
    const { report } = await run(base, head, renamed);
    expect(report.scope).toEqual({
      mode: "affected",
      files: ["a.py", "b.py", "old.py"],
      of: 5,
      why: "old.py is a.py now",
    });
    const text = serializeReport(report);
    const read = reportFromV1(text, validateReportV1);
    if (read.kind === "invalid") throw new Error(read.message);
    expect(read.report.scope).toEqual(report.scope);
    expect(serializeReport(read.report)).toBe(text);
  });

  test("says why every file was looked at where less was asked for, and nothing where it was not", async () => {
    const why = "pyrightconfig.json differs";
    const { report, asked } = await run(base, head, { mode: "full", of: 4, why });
    expect(report.scope).toEqual({ mode: "full", files: [], of: 4, why });
    expect(asked[0]).toBe("first base: a.py b.py c.py d.py");
    const { report: whole } = await run(base, head);
    expect("scope" in whole).toBe(false);
    expect({ ...report, scope: undefined }).toEqual({ ...whole, scope: undefined });
  });
});

describe("a run that looks at every file, to check those that look at less", () => {
  const left = { base: ["a.py", "d.py"], head: ["a.py", "c.py", "d.py"] };

  test("names what they would have left out, with the rule that should have named it", async () => {
    const { measured } = await run(base, head);
    const limitsOf = (near: readonly string[]) =>
      conclude(recordOf(base, head, { leftOut: { ...left, near } }), [measured]).limits.filter(
        ({ code }) => code === "scope-miss",
      );
    expect(limitsOf(["a.py"])).toEqual([
      {
        code: "scope-miss",
        message:
          "`scope: affected` would have missed 1 new or fixed finding in a.py, because the file imports a changed file, but Lanser found no changed name in it. Report this defect of Lanser",
        count: 1,
      },
    ]);
    expect(limitsOf([])[0]?.message).toContain(
      "Lanser found no path of imports from the file to a changed file",
    );
  });

  test("is silent where they would have found the same", async () => {
    const { measured, report } = await run(base, head);
    const { near, ...other } = { base: ["d.py"], head: ["d.py"], near: [] };
    const checked = conclude(recordOf(base, head, { leftOut: { ...other, near } }), [measured]);
    expect(checked).toEqual(report);
  });
});
