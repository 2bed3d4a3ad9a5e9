/** Walks over trees of which all that counts is known. */
import fc from "fast-check";
import { sha256 } from "../../src/model/digest.ts";
import type { ComparedFinding } from "../../src/model/finding.ts";
import { confidenceRule, type RewardWeights } from "../../src/model/reward.ts";
import type { RewardStep } from "../../src/model/reward-step.ts";
import { scoreChange } from "../../src/reward/score.ts";
import { type RewardWalk, type Stop, walk } from "../../src/reward/walk.ts";
import { roundTo12 } from "../../src/selectors/score.ts";
import { defaultWeights } from "./weights.ts";

/** What became of each finding of base, and which errors base does not have; by a letter each. */
export type Tree = {
  readonly base: readonly Fate[];
  readonly news: readonly string[];
  readonly safety: 0 | 1;
  readonly confidence: number;
  /** It does not parse. */
  readonly broken: boolean;
  /** What it has of configuration and comments that base does not have. */
  readonly shown?: readonly string[];
};
export type Fate = "stays" | "proven" | "unproven" | "removed" | "suppressed" | "volatile";
const fates: readonly Fate[] = ["stays", "proven", "unproven", "removed", "suppressed", "volatile"];

export const findingsOfBase = 5;
export const asBase: Tree = {
  base: Array.from({ length: findingsOfBase }, () => "stays"),
  news: [],
  safety: 1,
  confidence: 1,
  broken: false,
};

export const tree: fc.Arbitrary<Tree> = fc.record({
  base: fc.array(fc.constantFrom(...fates), { minLength: findingsOfBase, maxLength: findingsOfBase }),
  news: fc.subarray(["p", "q", "r", "s"]),
  safety: fc.constantFrom(0 as const, 1 as const),
  confidence: fc.constantFrom(1, 0.9, 0.75, 1 / 3, 0),
  broken: fc.constant(false),
});
/** Nothing of base comes and goes by itself in it. */
export const steady = tree.map((one) => ({
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
    const one = { ...plain, path, id: idOf(`base${index}`) };
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
    id: idOf(`${name}@${at}`),
    state: "new" as const,
  }));
  return [...gone, ...news];
}

/** Of an error by its name, and of a new one by the stop at which it is. */
export const idOf = (name: string) => sha256(name);

const counting = { relevant: new Set(["m.py"]), severities: new Set(["error", "warning"] as const) };
export const commitOf = (at: number) => String(at + 1).padStart(40, "0");
export const base = { commit: "0".repeat(40), tree: "a".repeat(40) };

export function walkOver(trees: readonly Tree[], weights: RewardWeights = defaultWeights): RewardWalk {
  let before = { news: [] as readonly string[], at: -1 };
  const stops = trees.map((of, at): Stop => {
    const [commit, id] = [commitOf(at), String(at).padStart(40, "b")];
    if (of.broken) return { commit, tree: id, measured: { kind: "unscored", why: "m.py does not parse" } };
    const old = before;
    before = { news: of.news, at };
    const carried = new Map(
      of.news
        .filter((name) => old.news.includes(name))
        .map((name) => [idOf(`${name}@${at}`), idOf(`${name}@${old.at}`)]),
    );
    const findings = findingsIn(of, at).filter(({ state }) => state !== "unchanged");
    const probes = { asked: 0, silent: 0 };
    return {
      commit,
      tree: id,
      measured: {
        ...{ kind: "measured", findings, safety: of.safety, confidence: of.confidence, probes, carried },
        ...(of.shown === undefined ? {} : { shown: of.shown }),
      },
    };
  });
  const baseDiagnostics = endToEnd(trees.at(-1) ?? asBase).base;
  return walk({ base, stops, baseDiagnostics, counting, weights, rule: confidenceRule });
}

/** The gate's own reward between base and a tree. */
export function endToEnd(of: Tree): { readonly r: number; readonly base: number } {
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

export function sumOf(steps: readonly RewardStep[]): number {
  return roundTo12(steps.reduce((sum, step) => sum + (step["pr-v2"]?.r ?? 0), 0));
}

export const path = fc.array(tree, { maxLength: 12 });
