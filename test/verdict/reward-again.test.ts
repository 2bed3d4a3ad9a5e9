/** Rewards computed again from reports and lines alone. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { reportFromV1 } from "../../src/model/report-from-v1.ts";
import type { RewardSummary } from "../../src/model/reward.ts";
import { validateReportV1 } from "../../src/schemas/generated/report.v1.ts";
import { roundTo12 } from "../../src/selectors/score.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { hasItsReward, rewardAgain } from "../../src/verdict/reward-again.ts";
import { type Rewards, replayRewards, sweepRewards } from "../../src/verdict/reward-replays.ts";
import "../support/properties.ts";
import { commitOf, endToEnd, path, tree, walkOver } from "../support/walks.ts";

const file = fileURLToPath(new URL("../traces/harbour/report.json", import.meta.url));
const read = reportFromV1(readFileSync(file, "utf8"), () => true);
if (read.kind === "invalid") throw new Error(read.message);
const { report } = read;
const { reward } = report;
if (reward === null) throw new Error("This run has a reward.");

const of = (one: Report): readonly Rewards[] => [{ kind: "report", file: "r.json", report: one }];
const withReward = (other: Partial<RewardSummary>): Report => ({
  ...report,
  reward: { ...reward, ...other },
});
const state = (one: Report) => replayRewards(of(one)).map((result) => [result.state, ...result.differences]);
const weights = { alpha: 2, beta: 0.5, gamma: 1 };

describe("a report", () => {
  test("comes to the reward that it has", () => {
    expect(replayRewards(of(report))).toEqual([
      {
        file: "r.json",
        step: null,
        commit: report.head.commit,
        state: "equal",
        basis: "findings",
        why: null,
        "pr-v1": { stored: reward["pr-v1"].r, recomputed: reward["pr-v1"].r },
        "pr-v2": { stored: reward["pr-v2"].r, recomputed: reward["pr-v2"].r },
        differences: [],
      },
    ]);
  });

  test("that claims another value, other parts, or that more was fixed is different", () => {
    expect(state(withReward({ "pr-v2": { ...reward["pr-v2"], r: 100 } }))).toEqual([["different"]]);
    const components = { ...reward["pr-v1"].components, diag_delta: 7 };
    expect(state(withReward({ "pr-v1": { ...reward["pr-v1"], components } }))).toEqual([
      ["different", "the components of pr-v1 do not add up to it"],
    ]);
    const { base, head } = reward.diagnostics;
    expect(state(withReward({ diagnostics: { base: base + 1, head } }))).toEqual([
      [
        "different",
        `the findings give a count of ${base} in base and ${head} in head, but the reward uses ${base + 1} and ${head}`,
      ],
    ]);
  });

  test("whose findings were edited is different: a new error that is called fixed earns nothing unnoticed", () => {
    const findings = report.findings.map((one) =>
      one.state === "new" ? { ...one, state: "fixed" as const, proof: { kind: "proven" as const } } : one,
    );
    expect(state({ ...report, findings })[0]?.[0]).toBe("different");
  });

  test("without a reward stays without one, whatever it is weighed by", () => {
    const none: Report = { ...report, reward: null, unscored: "not scored: a.py does not parse" };
    expect(replayRewards(of(none))).toMatchObject([
      { state: "unscored", why: none.unscored, "pr-v2": { stored: null, recomputed: null } },
    ]);
    expect(sweepRewards(of(none), [weights], [0, 1])).toMatchObject([
      { "pr-v1": null, "pr-v2": null, why: none.unscored },
      { "pr-v1": null, "pr-v2": null, why: none.unscored },
    ]);
  });

  test("of an older release is believed in how many findings count, and has no other thresholds", () => {
    const { relevant: _relevant, rule: _rule, ...older } = reward;
    const { threshold: _threshold, ...confidence } = reward.confidence;
    const old: Report = { ...report, reward: { ...older, confidence } };
    expect(replayRewards(of(old))).toMatchObject([{ state: "equal", basis: "counts" }]);
    expect(sweepRewards(of(old), [null], [0.5])).toMatchObject([{ "pr-v2": null }]);
    expect(sweepRewards(of(old), [null], [0.5])[0]?.why).toContain("has neither its threshold");
  });

  test("under other weights is another sum of the same parts", () => {
    const { diag_delta, safety, alpha_conf } = reward["pr-v1"].components;
    expect(sweepRewards(of(report), [weights], [null])).toMatchObject([
      {
        "pr-v1": roundTo12(2 * diag_delta + 0.5 * safety - (1 - alpha_conf)),
        "pr-v2": roundTo12(2 * diag_delta - (1 - alpha_conf)),
      },
    ]);
  });
});

describe("a report of rule 1", () => {
  const text = readFileSync(fileURLToPath(new URL("../reward/rule-1/report.json", import.meta.url)), "utf8");
  const older = reportFromV1(text, validateReportV1);
  if (older.kind === "invalid") throw new Error(older.message);

  test("is computed again as it was", () => {
    expect(replayRewards(of(older.report))).toMatchObject([
      { state: "equal", "pr-v2": { stored: -1.005530007326, recomputed: -1.005530007326 } },
    ]);
    expect(hasItsReward(older.report)).toBe(true);
    expect(JSON.parse(serializeReport(older.report))).toEqual(JSON.parse(text));
  });

  test("that claims to follow rule 2 is not computable", () => {
    const { reward: scored } = older.report;
    const claimed: Report = { ...older.report, reward: scored && { ...scored, rule: 2 } };
    expect(replayRewards(of(claimed))).toMatchObject([
      { state: "unknown", why: "the report lacks its threshold or the score of a symbol" },
    ]);
    expect(hasItsReward(claimed)).toBe(false);
  });
});

describe("a report of rule 2", () => {
  const symbol = { path: "a.py", symbol: "rate", confidence: 1, score: 0.8, status: "found" } as const;
  const twin = { ...symbol, confidence: 0.4, tied: 2, status: "ambiguous", gone: true } as const;
  const measured = (symbols: RewardSummary["confidence"]["symbols"]) =>
    withReward({ confidence: { minimum: 1, symbols, threshold: 0.75 } });
  const alphaAt = (symbols: RewardSummary["confidence"]["symbols"], threshold?: number) => {
    const again = rewardAgain(measured(symbols), threshold === undefined ? {} : { threshold });
    return again.kind === "scored" ? again["pr-v2"].components.alpha_conf : again.why;
  };

  test("has symbols that follow from their scores, under any threshold", () => {
    expect([undefined, 0.8, 0.81].map((threshold) => alphaAt([symbol], threshold))).toEqual([1, 1, 0.8]);
    expect([undefined, 0.8, 0.81].map((threshold) => alphaAt([twin], threshold))).toEqual([0.4, 0.4, 1]);
  });

  test("is different if a symbol claims more than its score gives", () => {
    for (const claimed of [
      { ...twin, confidence: 1, status: "found" as const },
      { ...symbol, score: 0.7 },
      { ...twin, status: "deleted" as const },
    ]) {
      expect(state(measured([claimed]))[0]).toContain(
        "the confidence of a symbol does not follow from its score",
      );
      expect(hasItsReward(measured([claimed]))).toBe(false);
    }
  });
});

test("under rule 1, a threshold says which symbols that are gone were deleted on purpose, and nothing of those that are there", () => {
  const symbol = (name: string, confidence: number, gone: boolean) => ({
    path: "a.py",
    symbol: name,
    confidence,
    status: gone && confidence < 0.75 ? ("deleted" as const) : ("found" as const),
    ...(gone ? { gone: true as const } : {}),
  });
  const symbols = [
    symbol("renamed", 0.8, true),
    symbol("deleted", 0.6, true),
    symbol("rewritten", 0.7, false),
  ];
  const alphaAt = (threshold: number) => {
    const again = rewardAgain(
      withReward({ rule: 1, confidence: { minimum: 0.7, symbols, threshold: 0.75 } }),
      { threshold },
    );
    return again.kind === "scored" ? again["pr-v2"].components.alpha_conf : again.why;
  };
  expect([0.5, 0.75, 0.9].map(alphaAt)).toEqual([0.7, 0.75, 0.7]);
});

describe("lines", () => {
  const stepsOf = (steps: Extract<Rewards, { kind: "steps" }>["steps"]): readonly Rewards[] => [
    { kind: "steps", file: "rewards.jsonl", steps, problems: [] },
  ];

  test("of every walk come to what they have, and under other weights add up to what the gate would say", () => {
    fc.assert(
      fc.property(path, tree, (between, head) => {
        const { steps } = walkOver([...between, head]);
        const states = replayRewards(stepsOf(steps)).map((one) => one.state);
        expect(new Set(states)).toEqual(new Set(["equal"]));
        const rows = sweepRewards(stepsOf(steps), [weights], [null]);
        const other = walkOver([head], weights).steps[0]?.["pr-v2"]?.r;
        expect(roundTo12(rows.reduce((sum, row) => sum + (row["pr-v2"] ?? Number.NaN), 0))).toBe(other);
        expect(endToEnd(head).base).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("without a reward stay without one, and the next spans them", () => {
    const good = { base: [], news: ["p"], safety: 1, confidence: 1, broken: false } as const;
    const { steps } = walkOver([{ ...good, broken: true }, good]);
    expect(replayRewards(stepsOf(steps))).toMatchObject([
      { step: 1, state: "unscored", why: "m.py does not parse" },
      { step: 2, commit: commitOf(1), state: "equal" },
    ]);
  });

  test("that were edited, or left out, are different", () => {
    const good = { base: [], news: ["p"], safety: 1, confidence: 1, broken: false } as const;
    const { steps } = walkOver([good, { ...good, news: ["p", "q"] }, { ...good, news: [] }]);
    const [first, , last] = steps;
    if (first === undefined || last === undefined) throw new Error("Three stops are three steps.");
    expect(replayRewards(stepsOf([{ ...first, new: [] }]))).toMatchObject([
      { state: "different", "pr-v2": { stored: -0.5, recomputed: 0 } },
    ]);
    expect(replayRewards(stepsOf([first, last]))).toMatchObject([
      { state: "equal" },
      { state: "different", differences: ["the step does not begin where the previous step ended"] },
    ]);
    expect(sweepRewards(stepsOf([first]), [null], [0.5])[0]?.why).toContain("a line lists no symbols");
    const { rule: _rule, ...older } = last;
    const { steps: whole } = walkOver([good, good]);
    expect(replayRewards(stepsOf([...whole.slice(0, 1), { ...older, step: 2 }]))).toMatchObject([
      { state: "equal" },
      { differences: ["the step measures the confidence by another rule than the previous step"] },
    ]);
  });
});

test("a report says since when it may have been another commit, of what came or went and of a silent probe", () => {
  const blame = { commit: "c".repeat(40), since: "b".repeat(40) };
  const findings = report.findings.map((one) => ({ ...one, blame, silenced: { commit: null } }));
  const again = reportFromV1(serializeReport({ ...report, findings }), validateReportV1);
  if (again.kind === "invalid") throw new Error(again.message);
  for (const one of again.report.findings) {
    expect(one.blame).toEqual(blame);
    expect(one.silenced).toEqual({ commit: null });
  }
});
