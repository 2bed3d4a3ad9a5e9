/** Trajectories as an algebra: walks over trees of which all that counts is known, gone in every way. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ComparedFinding } from "../../src/core/finding.ts";
import { type RewardStep, rewardStepToV1 } from "../../src/core/reward-step.ts";
import { scoreChange } from "../../src/reward/score.ts";
import { type Stop, type Walk, walk } from "../../src/reward/walk.ts";
import { roundTo12 } from "../../src/selector/score.ts";
import "../support/properties.ts";
import { defaultWeights } from "../support/weights.ts";

/** What became of each finding of base, and which errors base does not have; by a letter each. */
type Tree = {
  readonly base: readonly Fate[];
  readonly news: readonly string[];
  readonly safety: 0 | 1;
  readonly confidence: number;
  /** It does not parse. */
  readonly broken: boolean;
};
type Fate = "stays" | "proven" | "unproven" | "removed" | "suppressed" | "volatile";
const fates: readonly Fate[] = ["stays", "proven", "unproven", "removed", "suppressed", "volatile"];

const findingsOfBase = 5;
const asBase: Tree = {
  base: Array.from({ length: findingsOfBase }, () => "stays"),
  news: [],
  safety: 1,
  confidence: 1,
  broken: false,
};

const tree: fc.Arbitrary<Tree> = fc.record({
  base: fc.array(fc.constantFrom(...fates), { minLength: findingsOfBase, maxLength: findingsOfBase }),
  news: fc.subarray(["p", "q", "r", "s"]),
  safety: fc.constantFrom(0 as const, 1 as const),
  confidence: fc.constantFrom(1, 0.9, 0.75, 1 / 3, 0),
  broken: fc.constant(false),
});
/** Nothing of base comes and goes by itself in it. */
const steady = tree.map((one) => ({
  ...one,
  base: one.base.map((fate) => (fate === "volatile" ? "stays" : fate)),
}));

const range = { start: { line: 3, character: 0 }, end: { line: 3, character: 1 } };
const plain = {
  server: "pyright",
  source: "Pyright",
  code: "code",
  severity: "error",
  message: "message",
  range,
  symbol: null,
  matchedBy: null,
  why: "",
  base: null,
  placement: "rewritten",
  counterpart: null,
  cause: null,
  seen: null,
} as const;

function findingsIn(of: Tree, at: number): readonly ComparedFinding[] {
  const gone = of.base.flatMap((fate, index): ComparedFinding[] => {
    // The last is in a file that the change does not answer for.
    const path = index === findingsOfBase - 1 ? "far.py" : "m.py";
    const one = { ...plain, path, id: `base${index}` };
    if (fate === "stays") return [{ ...one, state: "unchanged", base: { path, range } }];
    if (fate === "volatile") return [{ ...one, state: "volatile", base: { path, range } }];
    if (fate === "removed" || fate === "suppressed") return [{ ...one, state: fate }];
    const proof = fate === "proven" ? ({ kind: fate } as const) : ({ kind: fate, probe: "silent" } as const);
    return [{ ...one, state: "fixed", proof }];
  });
  // What is new has another id wherever its file or its symbol has another name.
  const news = of.news.map((name) => ({
    ...plain,
    path: "n.py",
    id: `${name}@${at}`,
    state: "new" as const,
  }));
  return [...gone, ...news];
}

const counting = { relevant: new Set(["m.py"]), severities: new Set(["error", "warning"] as const) };
const commitOf = (at: number) => String(at + 1).padStart(40, "0");
const base = { commit: "0".repeat(40), tree: "a".repeat(40) };

function walkOver(trees: readonly Tree[]): Walk {
  let before = { news: [] as readonly string[], at: -1 };
  const stops = trees.map((of, at): Stop => {
    const [commit, id] = [commitOf(at), String(at).padStart(40, "b")];
    if (of.broken) return { commit, tree: id, measured: { kind: "unscored", why: "m.py does not parse" } };
    const old = before;
    before = { news: of.news, at };
    const carried = new Map(
      of.news.filter((name) => old.news.includes(name)).map((name) => [`${name}@${at}`, `${name}@${old.at}`]),
    );
    const findings = findingsIn(of, at).filter(({ state }) => state !== "unchanged");
    const probes = { asked: 0, silent: 0 };
    return {
      commit,
      tree: id,
      measured: { kind: "measured", findings, safety: of.safety, confidence: of.confidence, probes, carried },
    };
  });
  const baseDiagnostics = endToEnd(trees.at(-1) ?? asBase).base;
  return walk({ base, stops, baseDiagnostics, counting, weights: defaultWeights });
}

/** The gate's own reward between base and a tree. */
function endToEnd(of: Tree): { readonly r: number; readonly base: number } {
  const findings = findingsIn(of, 0);
  const score = scoreChange({
    findings,
    ...counting,
    unproven: new Set(findings.filter(({ proof }) => proof?.kind === "unproven").map(({ id }) => id)),
    safety: [{ name: "check", ok: of.safety === 1, detail: "" }],
    confidence: { alphaConf: of.confidence, minimum: of.confidence, symbols: [] },
    weights: defaultWeights,
    blockers: [],
  });
  if (score.kind === "unscored") throw new Error(score.reason);
  return { r: score["pr-v2"].r, base: score.detail.diagnostics.base };
}

function sumOf(steps: readonly RewardStep[]): number {
  return roundTo12(steps.reduce((sum, step) => sum + (step["pr-v2"]?.r ?? 0), 0));
}

const path = fc.array(tree, { maxLength: 12 });

describe("the steps of a walk", () => {
  test("add up to what the gate says of its two ends", () => {
    fc.assert(
      fc.property(path, tree, (between, head) => {
        expect(sumOf(walkOver([...between, head]).steps)).toBe(endToEnd(head).r);
      }),
    );
  });

  test("add up to the same by every way, and in every order of its stops", () => {
    const ways = path.chain((between) =>
      fc.tuple(fc.constant(between), fc.shuffledSubarray(between, { minLength: between.length }), path),
    );
    fc.assert(
      fc.property(ways, tree, ([one, shuffled, other], head) => {
        const sums = [one, shuffled, other].map((between) => sumOf(walkOver([...between, head]).steps));
        expect(new Set(sums).size).toBe(1);
      }),
    );
  });

  test("earn nothing in a circle, wherever it is entered", () => {
    fc.assert(
      fc.property(path, path, tree, (before, circle, at) => {
        const { steps } = walkOver([...before, at, ...circle, at]);
        expect(sumOf(steps.slice(before.length + 1))).toBe(0);
        expect(sumOf(walkOver([...circle, asBase]).steps)).toBe(0);
      }),
    );
  });

  test("are never negative where nothing gets worse", () => {
    fc.assert(
      fc.property(path, steady, fc.subarray([0, 1, 2, 3, 4]), (before, at, mended) => {
        const better: Tree = {
          base: at.base.map((fate, index) => (mended.includes(index) ? "proven" : fate)),
          news: at.news.filter((_, index) => !mended.includes(index)),
          safety: 1,
          confidence: Math.max(at.confidence, 0.9),
          broken: false,
        };
        expect(walkOver([...before, at, better]).steps.at(-1)?.["pr-v2"]?.r).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("each list what they count: the parts add up to the step", () => {
    fc.assert(
      fc.property(path, (trees) => {
        for (const step of walkOver(trees).steps) {
          const { new: news, fixed, removed, suppressed, volatile, unproven } = step;
          const all = [news, fixed, removed, suppressed, volatile, unproven].flat();
          expect(all.reduce((sum, one) => sum + one.diag_delta, 0)).toBe(
            (step["pr-v2"]?.components.diag_delta ?? Number.NaN) + 0,
          );
          rewardStepToV1(step);
        }
      }),
    );
  });

  test("that cannot be scored are spanned by the next that can, and cost nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(tree, fc.boolean()), { maxLength: 10 }), tree, (between, head) => {
        const trees = between.map(([one, broken]) => ({ ...one, broken }));
        const { steps } = walkOver([...trees, head]);
        expect(sumOf(steps)).toBe(endToEnd(head).r);
        for (const [at, { since, unscored, parent }] of steps.entries()) {
          expect(unscored !== null).toBe(trees[at]?.broken === true);
          if (unscored !== null || at === 0) continue;
          const lastScored = trees.slice(0, at).findLastIndex(({ broken }) => !broken);
          const from = lastScored < 0 ? base.commit : commitOf(lastScored);
          expect(since ?? parent).toBe(from);
          expect(since === undefined).toBe(from === parent);
        }
      }),
    );
  });
});

describe("blame", () => {
  test("names the commit since which a finding is there, or gone, without a break", () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 10 }), (trees) => {
        const head = trees.at(-1) ?? asBase;
        const since = (holds: (of: Tree) => boolean) => commitOf(trees.findLastIndex((of) => !holds(of)) + 1);
        const expected = new Map<string, { commit: string }>();
        for (const [index, fate] of head.base.entries())
          if (fate !== "stays" && fate !== "volatile")
            expected.set(`base${index}`, {
              commit: since(({ base }) => base[index] !== "stays" && base[index] !== "volatile"),
            });
        for (const name of head.news)
          expected.set(`${name}@${trees.length - 1}`, { commit: since(({ news }) => news.includes(name)) });
        expect(walkOver(trees).blame).toEqual(expected);
      }),
    );
  });
});
