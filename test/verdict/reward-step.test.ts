/** The step between two states of a change, from their reports: what each added to what was there before. */
import { describe, expect, test } from "vitest";
import { saveText } from "../../src/cli/watch.ts";
import type { Report } from "../../src/model/report.ts";
import { conclude } from "../../src/verdict/conclude.ts";
import { measure } from "../../src/verdict/measure.ts";
import { readForeign } from "../../src/verdict/recheck.ts";
import type { RunRecord } from "../../src/verdict/record.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { createStep } from "../../src/verdict/reward-step.ts";
import { play, recordOf, rootOf, type Texts } from "./support.ts";

const id = (letter: string) => letter.repeat(40);
const base: Texts = { "a.py": "one = 1\ntwo = 2 # bad\n", "b.py": "three = 3\n" };
const safety = { checks: [{ name: "links-inside", ok: true, detail: "nothing leads out" }], unknown: null };

/** As it is read from the file that holds it. */
async function reportOf(head: Texts, of: string, more: Partial<RunRecord> = {}): Promise<Report> {
  const record = recordOf(base, head, {
    base: { commit: id("a"), tree: id("b") },
    head: { commit: id(of), tree: id(of) },
    safety,
    ...more,
  });
  const run = await measure(record, rootOf(play(base, head, { probes: "complains" }).sessions));
  const read = readForeign(serializeReport(conclude(record, [run])));
  if (read.kind === "refused") throw new Error(read.why);
  return read.report;
}

const broken: Texts = { ...base, "b.py": "three = 3\nfour = 4 # worse\n" };
const mended: Texts = { "a.py": "one = 1\ntwo = 22\n", "b.py": "three = 3\n\nfour = 4 # worse\n" };

describe("between two reports about one base", () => {
  test("a step is the difference of their rewards, and lists what is between them", async () => {
    const [prev, next] = [await reportOf(broken, "c"), await reportOf(mended, "d")];
    const between = createStep(prev, next);
    if (between.kind === "refused") throw new Error(between.why);
    const { step } = between;
    expect(step["pr-v2"]?.r).toBe(
      Number(((next.reward?.["pr-v2"].r ?? 0) - (prev.reward?.["pr-v2"].r ?? 0)).toFixed(12)),
    );
    expect({ commit: step.commit, parent: step.parent }).toEqual({ commit: id("d"), parent: id("c") });
    const told = [...step.new, ...step.fixed, ...step.unproven].map(({ path, code }) => `${path} ${code}`);
    expect(told).toEqual(["a.py bad"]);
    const back = createStep(next, prev);
    expect(back.kind === "step" ? back.step["pr-v2"]?.r : null).toBe(-(step["pr-v2"]?.r ?? Number.NaN));
  });

  test("what was earned since the last check is told as that step, and not told where there is none or none is scored", async () => {
    const [prev, next] = [await reportOf(broken, "c"), await reportOf(mended, "d")];
    const unsafe = await reportOf(mended, "d", { safety: { checks: [], unknown: "the history is cut" } });
    expect(saveText(prev, next)).toMatchInlineSnapshot(`
      "
      +0.5 since the last check
        +0.5 fixed a.py:2 bad · 8e96f75009e4
      "
    `);
    expect([saveText(undefined, next), saveText(prev, unsafe), saveText(unsafe, prev)]).toEqual(["", "", ""]);
  });

  test("each is counted as its own report counts it, where that says which files the change answers for", async () => {
    const [prev, next] = [await reportOf(broken, "c"), await reportOf(mended, "d")];
    const answersFor = (relevant: readonly string[] | undefined): Report => {
      if (next.reward === null) throw new Error("it has a reward");
      const { relevant: _, ...reward } = next.reward;
      const diagnostics = { base: 0, head: 1 };
      return {
        ...next,
        reward: { ...reward, diagnostics, ...(relevant === undefined ? {} : { relevant }) },
      };
    };
    const between = createStep(prev, answersFor(["b.py"]));
    if (between.kind === "refused") throw new Error(between.why);
    const { step } = between;
    expect(step["pr-v2"]?.components.diag_delta).toBe(0);
    expect([...step.new, ...step.fixed, ...step.unproven]).toEqual([]);
    expect(createStep(prev, answersFor(undefined)).kind).toBe("refused");
  });

  test("there is none where one of them has no reward, and it says why", async () => {
    const unsafe = { safety: { checks: [], unknown: "the history is cut" } };
    const [prev, next] = [await reportOf(broken, "c"), await reportOf(mended, "d", unsafe)];
    const reasons = [createStep(prev, next), createStep(next, prev)].map((one) =>
      one.kind === "step" ? [one.step["pr-v2"], one.step.unscored] : one.why,
    );
    expect(reasons).toEqual([
      [null, "not scored: the history is cut"],
      [null, "the earlier state has no score: not scored: the history is cut"],
    ]);
  });
});

test("reports about different bases, or under different policies, have no step between them", async () => {
  const prev = await reportOf(broken, "c");
  const elsewhere = await reportOf(mended, "d", { base: { commit: id("e"), tree: id("e") } });
  const other = { ...prev, policy: { ...prev.policy, digest: `sha256:${"1".repeat(64)}` } };
  expect(
    [createStep(prev, elsewhere), createStep(other, prev)].map((one) => "why" in one && one.why),
  ).toEqual([
    "the reports have different base commits, and a step needs two states of one change",
    "the reports use different policies",
  ]);
});

test("reports of different rules for the confidence have no step, and those of one older rule have one of it", async () => {
  const [prev, next] = [await reportOf(broken, "c"), await reportOf(mended, "d")];
  const older = (report: Report): Report => {
    const { rule: _rule, ...reward } = report.reward ?? unreachable("The report has a reward.");
    return { ...report, reward };
  };
  const refused = {
    kind: "refused",
    why: "the reports measure the confidence by different rules (`reward.rule`)",
  };
  expect([createStep(older(prev), next), createStep(prev, older(next))]).toEqual([refused, refused]);
  const rules = [createStep(prev, next), createStep(older(prev), older(next))].map((one) =>
    one.kind === "step" ? one.step.rule : one.why,
  );
  expect(rules).toEqual([2, undefined]);
});

function unreachable(message: string): never {
  throw new Error(message);
}
