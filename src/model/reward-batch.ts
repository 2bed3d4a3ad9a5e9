/**
 * Defines batches of rewards: trajectories (a base commit with commits or patches), and the result of each
 * (`schemas/reward-batch.v1.json`).
 */
import { canonical, makeWellFormed, parseStrict } from "./json.ts";
import { compareText } from "./order.ts";
import { type RewardStep, rewardStepFromV1, rewardStepToV1 } from "./reward-step.ts";

/** A change to score step by step: a base commit, and commits or patches on top of it. */
export type Trajectory = {
  readonly id: string;
  readonly repository: string;
  readonly base: string;
  /** Either `commits` or `patches`. */
  readonly commits?: readonly string[];
  readonly patches?: readonly string[];
  readonly server?: readonly string[];
};

/** The scored steps of a trajectory, or why there are none. */
export type TrajectoryResult =
  | { readonly kind: "steps"; readonly steps: readonly RewardStep[] }
  | { readonly kind: "problem"; readonly problem: string };

/**
 * Returns a key of everything that decides a result. Trajectories with equal keys have equal results, so each is scored
 * only once, and a cancelled batch goes on. `more` has the other inputs: the release of Lanser and the servers.
 */
export function trajectoryKey({ id: _id, ...of }: Trajectory, more: unknown): string {
  return canonical(makeWellFormed({ of, more }));
}

/** Writes results in the order of their ids and, within each, of its steps. */
export function resultsToV1(results: ReadonlyMap<string, TrajectoryResult>): string {
  const ordered = [...results].sort(([left], [right]) => compareText(left, right));
  return ordered.map(([id, result]) => resultToV1(id, result)).join("");
}

export function resultToV1(id: string, result: TrajectoryResult): string {
  if (result.kind === "problem")
    return `${canonical(makeWellFormed({ schema: "lanser.reward-batch.v1", id, problem: result.problem }))}\n`;
  return result.steps.map((step) => rewardStepToV1({ trajectory: id, ...step })).join("");
}

type Validators = {
  readonly isStep: (value: unknown) => boolean;
  readonly isBatch: (value: unknown) => boolean;
};

export type ReadResults =
  | { readonly kind: "results"; readonly results: ReadonlyMap<string, TrajectoryResult> }
  /** The 1-based line, and why it is not valid. */
  | { readonly kind: "invalid"; readonly line: number; readonly why: string };

/**
 * Reads output of `resultsToV1`, to merge batches and to reuse cached results. Several outputs in sequence are allowed,
 * if each trajectory is complete in one of them. The first line that does not fit makes the result invalid.
 */
export function resultsFromV1(text: string, { isStep, isBatch }: Validators): ReadResults {
  const results = new Map<string, TrajectoryResult>();
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  for (const [at, line] of lines.entries()) {
    const invalid = (why: string) => ({ kind: "invalid", line: at + 1, why }) as const;
    const step = rewardStepFromV1(line, isStep);
    if (step.kind === "step") {
      const { trajectory, ...own } = step.step;
      if (trajectory === undefined) return invalid("the line names no trajectory");
      const known = results.get(trajectory);
      if (known?.kind === "problem")
        return invalid("an earlier line reports a problem of the same trajectory");
      const steps = known?.steps ?? [];
      if (own.step !== steps.length + 1) return invalid("the steps of the trajectory are not in sequence");
      results.set(trajectory, { kind: "steps", steps: [...steps, own] });
      continue;
    }
    const problem = problemIn(line, isBatch);
    if (problem === undefined) return invalid("the line is not a result of lanser reward batch");
    if (results.has(problem.id)) return invalid("an earlier line has a result of the same trajectory");
    results.set(problem.id, { kind: "problem", problem: problem.problem });
  }
  return { kind: "results", results };
}

type Problem = { readonly id: string; readonly problem: string };

/** Reads a line that reports why a trajectory has no steps; undefined for any other line. */
function problemIn(line: string, isBatch: Validators["isBatch"]): Problem | undefined {
  const parsed = parseStrict(line);
  if (parsed.kind === "invalid" || !isBatch(parsed.value)) return undefined;
  const value = parsed.value as Partial<Problem>;
  return value.id === undefined || value.problem === undefined
    ? undefined
    : { id: value.id, problem: value.problem };
}

export type ReadTrajectories =
  | { readonly kind: "trajectories"; readonly trajectories: readonly Trajectory[] }
  | { readonly kind: "invalid"; readonly line: number; readonly why: string };

/**
 * Parses trajectories, one a line. Empty and duplicate lines are skipped. Two different trajectories with one id are an
 * error, because nobody could distinguish their results.
 */
export function trajectoriesFrom(text: string, isBatch: Validators["isBatch"]): ReadTrajectories {
  const byId = new Map<string, { readonly line: number; readonly of: Trajectory; readonly key: string }>();
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const invalid = (why: string) => ({ kind: "invalid", line: at + 1, why }) as const;
    const parsed = parseStrict(line);
    if (parsed.kind === "invalid") return invalid(`the line is not JSON: ${parsed.message}`);
    if (!isBatch(parsed.value)) return invalid("the line does not follow schemas/reward-batch.v1.json");
    const of = parsed.value as Trajectory;
    if (of.base === undefined) return invalid("the line is a result and not a trajectory");
    const key = trajectoryKey(of, null);
    const known = byId.get(of.id);
    if (known !== undefined && known.key !== key)
      return invalid(`line ${known.line} has another trajectory with the same id`);
    if (known === undefined) byId.set(of.id, { line: at + 1, of, key });
  }
  return { kind: "trajectories", trajectories: [...byId.values()].map(({ of }) => of) };
}
