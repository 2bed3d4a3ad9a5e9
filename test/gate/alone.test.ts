/** What both orders call new or fixed in files that the change cannot matter to, on real pyright: the change has only moved where a circle is entered. */
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

function member(own: number, other: number, last: string): string {
  const from = other === 0 ? "circle.m0" : "m1";
  return `from ${from} import f${other}


def f${own}(x=None, depth=0):
    if x:
        return f${other}(1, depth) or f${other}(depth) or "${own}"
    if depth:
        return [f${other}(depth)]
    return ${last}


v${own} = f${own}()
v${own}.missing
w${own}: int = f${other}(${own})
`;
}

/** Each calls the other: which errors they and `y.py` have is decided by where they are entered. */
const circle: Files = {
  "circle/__init__.py": "",
  "circle/m0.py": member(0, 1, "None"),
  "m1.py": member(1, 0, "1"),
  "y.py": "from circle.m0 import f0\n\nx = f0()\nx.missing\n",
};
/** They are looked at before the circle, in one order or the other. */
const calling: Files = {
  "b.py": "from circle.m0 import f0\n\nx: str = f0(0, depth=1)\n",
  "circle/n.py": "from circle.m0 import f0\n\n\ndef g():\n    return f0(1)\n",
};
const other: Files = {
  "b.py": "from m1 import f1\n\n\ndef g():\n    return f1(1)\n",
  "circle/n.py": "from circle.m0 import f0 as g\n",
};

async function judged(base: Files, head: Files, traceFolder?: string) {
  const report = reportOf(await gate(repositoryOf(base, head), { traceFolder }));
  return { report, told: [report.verdict, ...findingLines(report)] };
}

describe("files that call into a circle, and call another of its functions from now on,", () => {
  test("have nothing appear in files that they cannot matter to", async () => {
    const { told, report } = await judged({ ...circle, ...calling }, other);
    expect(told).toMatchInlineSnapshot(`
      [
        "pass",
        "volatile circle/m0.py:13 reportAttributeAccessIssue",
        "volatile circle/m0.py:13 reportAttributeAccessIssue",
        "volatile circle/m0.py:13 reportAttributeAccessIssue",
        "volatile y.py:4 reportAttributeAccessIssue",
        "volatile y.py:4 reportAttributeAccessIssue",
        "volatile y.py:4 reportAttributeAccessIssue",
      ]
    `);
    const alone = report.findings.flatMap(({ path, why }) => {
      const [, said] = /without the affected files (.*)$/u.exec(why ?? "") ?? [];
      return said === undefined ? [] : [`${path}: ${said}`];
    });
    expect([...new Set(alone)]).toEqual(["circle/m0.py: both sides have it", "y.py: neither side has it"]);
  });

  test("have nothing go away there", async () => {
    const { told } = await judged({ ...circle, ...other }, calling);
    expect(told).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "volatile b.py:3 reportAssignmentType",
        "volatile circle/m0.py:13 reportAttributeAccessIssue",
        "volatile circle/m0.py:13 reportAttributeAccessIssue",
        "volatile circle/m0.py:13 reportAttributeAccessIssue",
        "volatile y.py:4 reportAttributeAccessIssue",
        "volatile y.py:4 reportAttributeAccessIssue",
        "volatile y.py:4 reportAttributeAccessIssue",
      ]
    `);
  });

  test("take nothing from what is new where they do matter", async () => {
    const broken = { ...other, "b.py": `${other["b.py"]}y: int = ""\n` };
    const { told } = await judged({ ...circle, ...calling }, broken);
    expect(told).toMatchInlineSnapshot(`
      [
        "fail",
        "new b.py:6 reportAssignmentType",
        "volatile circle/m0.py:13 reportAttributeAccessIssue",
        "volatile circle/m0.py:13 reportAttributeAccessIssue",
        "volatile circle/m0.py:13 reportAttributeAccessIssue",
        "volatile y.py:4 reportAttributeAccessIssue",
        "volatile y.py:4 reportAttributeAccessIssue",
        "volatile y.py:4 reportAttributeAccessIssue",
      ]
    `);
  });

  test("are replayed to the bytes of their run", async () => {
    const traceFolder = temporaryFolder();
    const { report } = await judged({ ...circle, ...calling }, other, traceFolder);
    expect(readdirSync(traceFolder).filter((name) => name.includes("alone"))).toEqual([
      "pyright.base-alone.trace.jsonl",
      "pyright.head-alone.trace.jsonl",
    ]);
    const again = await replayRun(traceFolder);
    expect(again.kind === "report" && serializeReport(again.report)).toBe(serializeReport(report));
  });
});
