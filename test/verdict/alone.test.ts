/** What is new or fixed where the change cannot matter to it, once it was asked about alone. */
import { describe, expect, test } from "vitest";
import type { Side } from "../../src/model/report.ts";
import type { Observation } from "../../src/session/observe/observation.ts";
import { lookAlone } from "../../src/verdict/alone.ts";
import { conclude } from "../../src/verdict/conclude.ts";
import { measure } from "../../src/verdict/measure.ts";
import type { RunRecord } from "../../src/verdict/record.ts";
import { observationOf, play, recordOf, rootOf, type Texts } from "./support.ts";

/** `a.py` changes, and matters to itself and to `b.py`, and not to `far.py`. */
const base: Texts = { "a.py": "x\n", "b.py": "import a\n", "far.py": "y\n" };
const head: Texts = { ...base, "a.py": "x()\n" };
const matters = { base: ["a.py", "b.py"], head: ["a.py", "b.py"] };
/** What the server says of the text of `far.py`. */
const [nothing, bad]: readonly [Texts, Texts] = [{ "far.py": "y\n" }, { "far.py": "y # bad\n" }];

/** What it says on each side, among others and alone. */
type Said = Readonly<Record<Side, Texts>>;

async function judged(
  among: Said,
  alone: Said | null,
  { more = {}, changes = {} }: { more?: Partial<RunRecord>; changes?: Partial<Observation> } = {},
) {
  const trees = { base, head };
  const all = (side: Side) => ({ ...trees[side], ...among[side] });
  const sideOf = (side: Side) => ({
    observation: observationOf(all(side), Object.keys(base).sort(), "first"),
  });
  const again = (side: Side) => observationOf(all(side), ["far.py", "a.py"], "second");
  const { sessions } = play(base, head, {
    sides: { base: sideOf("base"), head: sideOf("head") },
    second: { base: again("base"), head: again("head") },
  });
  const asked: string[] = [];
  const roots = rootOf({
    ...sessions,
    ...(alone === null
      ? {}
      : {
          alone: (side, paths) => {
            asked.push(`${side}: ${paths.join(" ")}`);
            return Promise.resolve({ ...observationOf(alone[side], paths, "first"), ...changes });
          },
        }),
  });
  const record = recordOf(base, head, { matters, ...more });
  const run = await lookAlone(record, await measure(record, roots), roots);
  const report = conclude(record, [run]);
  const found = report.findings.map(({ state, path }) => `${state} ${path}`);
  return { asked, told: [report.verdict, ...found], report };
}

const appears: Said = { base: nothing, head: bad };
const goesAway: Said = { base: bad, head: nothing };
const [everywhere, nowhere]: readonly [Said, Said] = [
  { base: bad, head: bad },
  { base: nothing, head: nothing },
];

describe("an error that appears in a file that the change cannot matter to", () => {
  test.each([
    ["the file has it alone on both sides", everywhere],
    ["the file has it alone on neither", nowhere],
  ] as const)("is volatile where %s", async (_, alone) => {
    const { asked, told, report } = await judged(appears, alone);
    expect(asked).toEqual(["base: far.py", "head: far.py"]);
    expect(told).toEqual(["pass", "volatile far.py"]);
    expect(report.findings.map(({ seen }) => seen)).toEqual([{ base: [], head: ["canonical", "reverse"] }]);
  });

  test("is new where head alone has it, and what left the file out is a defect of ours", async () => {
    const leftOut = { base: ["far.py"], head: ["far.py"], near: [] };
    const { told, report } = await judged(appears, appears, { more: { leftOut } });
    expect(told).toEqual(["fail", "new far.py"]);
    expect(report.limits.map(({ code }) => code)).toContain("scope-miss");
    const settled = await judged(appears, everywhere, { more: { leftOut } });
    expect(settled.report.limits.map(({ code }) => code)).not.toContain("scope-miss");
  });

  test("that goes away is volatile, too", async () => {
    const { told } = await judged(goesAway, everywhere);
    expect(told).toEqual(["pass", "volatile far.py"]);
  });

  test.each([
    ["the order decides nothing of what the server finds", null, {}],
    ["which files it can matter to is not known", everywhere, { matters: undefined }],
  ])("is new where %s", async (_, alone, more) => {
    const { asked, told } = await judged(appears, alone, { more: more as Partial<RunRecord> });
    expect([asked, told]).toEqual([[], ["fail", "new far.py"]]);
  });

  test("is not measured where the server does not answer, or fails", async () => {
    const silent = { files: [{ kind: "unknown", path: "far.py", reason: "timeout" }] } as const;
    const unanswered = await judged(appears, everywhere, { changes: silent });
    expect(unanswered.report.unknown.map(({ path, side }) => `${side} ${path}`)).toEqual([
      "base far.py",
      "head far.py",
    ]);
    const failure = { code: "server-crashed", message: "the server ended with code 1" } as const;
    const failed = await judged(appears, everywhere, { changes: { failure } });
    expect(failed.report.reasons.map(({ message }) => message)).toContain(
      "pyright on base and head, check of single files: the server ended with code 1",
    );
  });
});

test("a file that the change can matter to is not asked about alone", async () => {
  const reached = { base: ["a.py", "far.py"], head: ["a.py", "far.py"] };
  const { asked, told } = await judged(appears, everywhere, { more: { matters: reached } });
  expect([asked, told]).toEqual([[], ["fail", "new far.py"]]);
});
