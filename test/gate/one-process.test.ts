/** Where there are two processors one process of pyright looks at base and then at head (docs/speed-of-base.md), and no report tells. */
import { describe, expect, test } from "vitest";
import type { Side } from "../../src/core/report.ts";
import type { Host } from "../../src/host.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import type { Files } from "../support/files.ts";
import { type GateOptions, gate } from "../support/gate.ts";
import { isNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { type Seen, watchServers } from "../support/watched-host.ts";

type Case = { readonly base: Files; readonly head: Files };

/** The two call each other, and which of them has an error is decided by which is looked at first. */
const circle = {
  "m0.py":
    "from m1 import f1\n\n\ndef f0(x=None):\n    if x:\n        return f1(1) or f1(1)\n    return None\n\n\nv0 = f0()\nv0.nope\n",
  "m1.py":
    "from m0 import f0\n\n\ndef f1(x=None):\n    if x:\n        return f0(1)\n    return f0()\n\n\nv1 = f1()\nv1.nope\n",
};
const calling = { "a.py": "from m1 import f1\n\nx = f1()\n" };

const cases: Readonly<Record<string, Case>> = {
  "nothing is new": { base: { "a.py": "x = 1\n", "b.py": "y: int = ''\n" }, head: { "a.py": "x = 2\n" } },
  "something is new": { base: { "a.py": "x: int = 1\n" }, head: { "a.py": "x: int = 1\ny: int = ''\n" } },
  "something is new in a file that did not change, and a file comes": {
    base: { "rates.py": "def rate(a): ...\n", "use.py": "from rates import rate\nrate(1)\n" },
    head: { "rates.py": "def rate(a, b): ...\n", "more.py": "from rates import rate\nrate(1, 2)\nrate()\n" },
  },
  "something is fixed, and moves": {
    base: { "a.py": "x: int = ''\n", "b.py": "\n" },
    head: { "a.py": "x: int = 1\n", "b.py": "z: str = 1\n" },
  },
  "an error is hidden by a comment": {
    base: { "a.py": "x: int = ''\n" },
    head: { "a.py": "x: int = ''  # type: ignore\n" },
  },
  "a file before a circle begins to call": { base: { ...circle, "a.py": "x = 1\n" }, head: calling },
  "a file before a circle ceases to call": { base: { ...circle, ...calling }, head: { "a.py": "x = 1\n" } },
  "a file before a circle comes and calls": { base: circle, head: calling },
};

async function run({ base, head }: Case, processors: number, see?: (seen: Seen) => void) {
  const started: Side[] = [];
  const host: GateOptions["host"] = (real: Host) =>
    watchServers(
      { ...real, capacity: () => ({ processors, freeBytes: 2 ** 34 }) },
      {
        start: (request, side) => {
          started.push(side);
          return request;
        },
        ...(see === undefined ? {} : { see }),
      },
    );
  const outcome = await gate(repositoryOf(base, head), { host });
  const report = reportOf(outcome);
  return { report, bytes: serializeReport(report), started, left: outcome.left };
}

describe.each(Object.entries(cases))("where %s", (_, of) => {
  test("the report is that of two processes", async () => {
    const [two, one] = [await run(of, 4), await run(of, 2)];
    expect(findingLines(one.report)).toEqual(findingLines(two.report));
    expect(one.bytes).toBe(two.bytes);
    expect(one.left).toEqual([]);
    expect(one.started).not.toContain("head");
    expect(two.started).toEqual(expect.arrayContaining(["base", "head"]));
  });
});

/** How many moments of a run are tried by day; by night each message is one. */
const momentsByDay = 10;

test("a server that is killed at any moment has the run inconclusive, or changes nothing of what it finds", async () => {
  const of = cases["a file before a circle begins to call"];
  if (of === undefined) throw new Error("There is such a case.");
  let messages = 0;
  const whole = await run(of, 2, () => {
    messages += 1;
  });
  const every = isNight ? 1 : Math.ceil(messages / momentsByDay);
  const moments = Array.from({ length: Math.floor(messages / every) }, (_, at) => at * every + 1);
  for (const moment of moments) {
    let seen = 0;
    const killed = await run(of, 2, (one) => {
      seen += 1;
      if (seen === moment) one.signal("SIGKILL");
    });
    const { verdict } = killed.report;
    expect.soft([moment, killed.left]).toEqual([moment, []]);
    if (verdict !== "inconclusive")
      expect
        .soft([moment, verdict, ...findingLines(killed.report)])
        .toEqual([moment, whole.report.verdict, ...findingLines(whole.report)]);
  }
}, 1_200_000);
