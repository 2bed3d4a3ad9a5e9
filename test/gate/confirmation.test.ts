/** What a second look under another schedule leaves of the first, on real pyright (determinism.md, rule 6). */
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { findingLines, reportOf, rewardLine } from "../support/account.ts";
import { circularProject } from "../support/circle.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

/** Two unannotated functions that call each other: what each gives depends on which is asked first. */
const m0 = `from m1 import f1
def f0(x=None):
    if x:
        return f1(1) or f1(1)
    return None
v0 = f0()
`;
const m1 = `from m0 import f0
def f1(x=None):
    if x:
        return f0(1)
    return f0()
v1 = f1()
`;
const a = "from m1 import f1\nx = f1()\n";
const pair: Files = { "m0.py": m0, "m1.py": m1 };
const broken: Files = { "m0.py": `${m0}v0.nope\n`, "m1.py": `${m1}v1.nope\n` };

async function reportFor(base: Files, head: Files): Promise<Report> {
  return reportOf(await gate(repositoryOf(base, head)));
}

/** The whole of what the run says of this, in lines. */
function told(report: Report): string[] {
  const { verdict, reasons, findings } = report;
  const seen = findings
    .filter((one) => one.state !== "unchanged")
    .map(({ state, path, range, code, seen: on }) => {
      const schedules = on === null ? "" : ` (base: ${on.base.join(", ")}; head: ${on.head.join(", ")})`;
      return `${state} ${path}:${range.start.line + 1} ${code}${schedules}`;
    });
  return [
    `${verdict}: ${reasons.map(({ code }) => code).join(", ")}`,
    ...seen,
    `reward ${rewardLine(report)}`,
  ];
}

describe("an error whose presence depends on the order of checks", () => {
  test("written into both files of a circle", async () => {
    expect(told(await reportFor(pair, broken))).toMatchInlineSnapshot(`
      [
        "fail: new-finding, volatile-in-change, volatile-share",
        "new m0.py:7 reportOptionalMemberAccess",
        "volatile m1.py:7 reportOptionalMemberAccess (base: ; head: canonical)",
        "reward none, not scored: lines of the change have findings that depend on the order of checks: m1.py:7; 1 of 2 findings in files of the change depend on the order of checks; 1 new; 1 volatile",
      ]
    `);
  });

  testByNight(
    "written into both files, with a clean file that makes the first look see nothing",
    async () => {
      expect(told(await reportFor(pair, { ...broken, "a.py": a }))).toMatchInlineSnapshot(`
      [
        "inconclusive: volatile-in-change, volatile-share",
        "volatile m0.py:7 reportOptionalMemberAccess (base: ; head: reverse)",
        "reward none, not scored: lines of the change have findings that depend on the order of checks: m0.py:7; 1 of 1 findings in files of the change depend on the order of checks; 1 volatile",
      ]
    `);
    },
  );

  test("written only into the file that shows none when it is checked alone", async () => {
    expect(told(await reportFor(pair, { "m1.py": `${m1}v1.nope\n` }))).toMatchInlineSnapshot(`
      [
        "inconclusive: volatile-in-change, volatile-share",
        "volatile m1.py:7 reportOptionalMemberAccess (base: ; head: canonical)",
        "reward none, not scored: lines of the change have findings that depend on the order of checks: m1.py:7; 1 of 1 findings in files of the change depend on the order of checks; 1 volatile",
      ]
    `);
  });

  test("written into both files, while a file that was there begins to call into the circle", async () => {
    const report = await reportFor({ ...pair, "a.py": "from m1 import f1\n" }, { ...broken, "a.py": a });
    expect(told(report)).toMatchInlineSnapshot(`
      [
        "inconclusive: volatile-in-change, volatile-share",
        "volatile m0.py:7 reportOptionalMemberAccess (base: ; head: reverse)",
        "reward none, not scored: lines of the change have findings that depend on the order of checks: m0.py:7; 1 of 1 findings in files of the change depend on the order of checks; 1 volatile",
      ]
    `);
    const through = { ...pair, "z.py": "from m1 import f1\ndef g():\n    return f1()\n" };
    const far = await reportFor(through, { ...broken, "a.py": "from z import g\nx = g()\n" });
    expect(told(far)).toMatchInlineSnapshot(`
      [
        "inconclusive: volatile-in-change, volatile-share",
        "volatile m0.py:7 reportOptionalMemberAccess (base: ; head: reverse)",
        "reward none, not scored: lines of the change have findings that depend on the order of checks: m0.py:7; 1 of 1 findings in files of the change depend on the order of checks; 1 volatile",
      ]
    `);
  });

  test("written into both, while a file that asks for the same name calls it from now on", async () => {
    const report = await reportFor(
      { ...pair, "a.py": "from m1 import f1\nx = f1\n" },
      { ...broken, "a.py": a },
    );
    expect(told(report)).toMatchInlineSnapshot(`
      [
        "inconclusive: volatile-in-change, volatile-share",
        "volatile m0.py:7 reportOptionalMemberAccess (base: ; head: reverse)",
        "reward none, not scored: lines of the change have findings that depend on the order of checks: m0.py:7; 1 of 1 findings in files of the change depend on the order of checks; 1 volatile",
      ]
    `);
  });

  // A limit of two schedules, asserted as it is: neither canonical order (a, m0, m1), in which pyright's own command
  // shows nothing either, nor its reverse has the error; m0 before m1 without a in front would.
  test("written only into that file, with the clean file, is seen under neither schedule", async () => {
    const report = await reportFor(pair, { "m1.py": `${m1}v1.nope\n`, "a.py": a });
    expect(told(report)).toEqual(["pass: clean", "reward 0"]);
  });

  test("an old one that a clean file hides", async () => {
    expect(told(await reportFor({ ...pair, ...broken }, { "a.py": a }))).toMatchInlineSnapshot(`
      [
        "pass: clean",
        "volatile m0.py:7 reportOptionalMemberAccess (base: canonical, reverse; head: reverse)",
        "volatile m1.py:7 reportOptionalMemberAccess (base: canonical; head: )",
        "reward 0; 2 volatile",
      ]
    `);
  });

  testByNight("an old one that the removal of the clean file lets show", async () => {
    expect(told(await reportFor({ ...pair, ...broken, "a.py": a }, { "a.py": null }))).toMatchInlineSnapshot(`
      [
        "pass: clean",
        "volatile m0.py:7 reportOptionalMemberAccess (base: reverse; head: canonical, reverse)",
        "volatile m1.py:7 reportOptionalMemberAccess (base: ; head: canonical)",
        "reward 0; 2 volatile",
      ]
    `);
  });

  test("fails where the policy of base says so", async () => {
    const policy = {
      ".lanser/config.yml": "version: 1\nservers: [{id: pyright}]\npolicy: {volatile: fail}\n",
    };
    const strict = await reportFor({ ...pair, ...policy }, { ...broken, "a.py": a });
    expect(told(strict)).toMatchInlineSnapshot(`
      [
        "fail: volatile-finding, volatile-in-change, volatile-share",
        "volatile m0.py:7 reportOptionalMemberAccess (base: ; head: reverse)",
        "reward none, not scored: lines of the change have findings that depend on the order of checks: m0.py:7; 1 of 1 findings in files of the change depend on the order of checks; 1 volatile",
      ]
    `);
  });
});

describe("a generated circle with one clean file more", () => {
  const circle = circularProject(8);
  const clean = "from m7 import f7\n\nx = f7()\n";

  test("has neither new nor fixed findings, and earns nothing", async () => {
    const report = await reportFor(circle, { "a.py": clean });
    const { findings: _, ...counts } = { findings: 0, ...report.counts };
    expect({
      ...counts,
      verdict: report.verdict,
      reasons: report.reasons.map(({ code }) => code),
    }).toMatchInlineSnapshot(`
      {
        "fixed": 0,
        "moved": 0,
        "new": 0,
        "reasons": [
          "clean",
        ],
        "removed": 0,
        "suppressed": 0,
        "unchanged": 69,
        "verdict": "pass",
        "volatile": 30,
      }
    `);
    expect(rewardLine(report)).toBe(`0; ${report.counts.volatile} volatile`);
    expect(report.findings.filter(({ state, seen }) => (state === "volatile") !== (seen !== null))).toEqual(
      [],
    );
  });

  testByNight("has neither when the clean file is the last to be checked", async () => {
    const report = await reportFor(circle, { "z.py": clean });
    expect(rewardLine(report)).toMatchInlineSnapshot(`"0"`);
  });
});

describe("a break that does not depend on the order of checks", () => {
  const rates = "def rate(name: str) -> int:\n    return len(name)\n";
  const bill = 'from rates import rate\n\nprint(rate("a"))\n';

  testByNight("is confirmed across files", async () => {
    const report = await reportFor(
      { "rates.py": rates, "bill.py": bill },
      {
        "rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n",
      },
    );
    expect(told(report)).toMatchInlineSnapshot(`
      [
        "fail: new-finding",
        "new bill.py:3 reportCallIssue",
        "reward -0.5; 1 new",
      ]
    `);
    expect(report.findings.map(({ seen }) => seen)).toEqual([null]);
  });

  test("is confirmed in a file that is written in a circle", async () => {
    expect(told(await reportFor(pair, { "m0.py": `${m0}x: int = ""\n` }))).toMatchInlineSnapshot(`
      [
        "fail: new-finding",
        "new m0.py:7 reportAssignmentType",
        "reward -0.5; 1 new",
      ]
    `);
  });

  test("is confirmed where the fix of another in the circle is", async () => {
    const bad = { ...pair, "m1.py": `${m1}x: int = ""\n` };
    expect(
      told(await reportFor(bad, { "m1.py": `${m1}x: str = ""\n`, "m0.py": `${m0}y: str = 1\n` })),
    ).toMatchInlineSnapshot(`
      [
        "fail: new-finding",
        "new m0.py:7 reportAssignmentType",
        "fixed m1.py:7 reportAssignmentType",
        "reward 0; 1 new; 1 fixed",
      ]
    `);
  });
});

describe("a second session", () => {
  const line: Files = { "one.py": "import two\n\nprint(two.x)\n", "two.py": "x: int = 1\ny: int = ''\n" };
  const changes: readonly {
    readonly name: string;
    readonly base: Files;
    readonly head: Files;
    /** On which sides one starts. */
    readonly starts: "none" | "head" | "both";
  }[] = [
    {
      name: "nothing is new or fixed",
      base: line,
      head: { "two.py": "x: int = 2\ny: int = ''\n" },
      starts: "none",
    },
    { name: "a file without imports is added", base: line, head: { "three.py": "z = 1\n" }, starts: "none" },
    {
      name: "only a comment of a file of a circle is edited",
      base: pair,
      head: { "m0.py": `${m0}# done\n` },
      starts: "none",
    },
    {
      name: "a file imports what is in no circle",
      base: { ...pair, ...line },
      head: { "three.py": "import two\n" },
      starts: "none",
    },
    {
      name: "something is new",
      base: line,
      head: { "one.py": "import two\n\nprint(two.z)\n" },
      starts: "both",
    },
    {
      name: "something is fixed",
      base: line,
      head: { "two.py": "x: int = 1\ny: int = 2\n" },
      starts: "both",
    },
    {
      name: "an added file imports a member of a circle",
      base: pair,
      head: { "a.py": "import m1\n" },
      starts: "head",
    },
    {
      name: "a file that imports a member of a circle is deleted",
      base: { ...pair, "a.py": "import m1\n" },
      head: { "a.py": null },
      starts: "head",
    },
    {
      name: "a change closes a circle",
      base: { "p.py": "import q\n", "q.py": "x = 1\n" },
      head: { "q.py": "import p\n\nx = 1\n" },
      starts: "head",
    },
    {
      name: "a change opens a circle",
      base: pair,
      head: { "m1.py": "def f1(x=None):\n    return x\n" },
      starts: "head",
    },
    {
      name: "a change hides what it writes from the first look",
      base: { ...pair, "a.py": "from m1 import f1\n" },
      head: { ...broken, "a.py": a },
      starts: "both",
    },
  ];

  test.each(changes)("$name: $starts", async ({ base, head, starts }) => {
    const traceFolder = temporaryFolder();
    const report = reportOf(await gate(repositoryOf(base, head), { traceFolder }));
    const again = { none: [], head: ["head-again"], both: ["base-again", "head-again"] };
    const wanted = ["base", "head", ...again[starts]].map((session) => `pyright.${session}.trace.jsonl`);
    const traces = readdirSync(traceFolder).filter((name) => name.includes(".trace."));
    expect({ traces: traces.sort(), told: findingLines(report) }).toMatchObject({
      traces: wanted.sort(),
    });
  });
});
