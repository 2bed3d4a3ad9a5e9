/** Computes the process reward of a change, with all its inputs. */
import type { ComparedFinding, FindingState, Severity } from "../model/finding.ts";
import { findingStates, findingStateTable } from "../model/finding.ts";
import type { ProcessReward, RewardSummary, RewardWeights, SafetyCheck } from "../model/reward.ts";
import type { Confidence } from "../selectors/confidence.ts";
import { prV1, prV2, type RewardState } from "./equations.ts";

/** Everything that the score of a change depends on. */
export type ScoreInput = {
  readonly findings: readonly ComparedFinding[];
  /** R: paths of base and head for whose findings the change is responsible. The same for all steps of a walk. */
  readonly relevant: { readonly has: (path: string) => boolean };
  readonly severities: ReadonlySet<Severity>;
  /** Ids of fixed findings without proof that the change fixed them. */
  readonly unproven: { readonly has: (id: string) => boolean };
  readonly safety: readonly SafetyCheck[];
  readonly confidence: Confidence;
  readonly weights: RewardWeights;
  /** Reasons why there is no score: an unhealthy server, an unknown or unparsed file, a doubtful history. */
  readonly blockers: readonly string[];
};

export type Score =
  | {
      readonly kind: "scored";
      readonly "pr-v1": ProcessReward;
      readonly "pr-v2": ProcessReward;
      readonly detail: ScoreDetail;
    }
  | { readonly kind: "unscored"; readonly reason: string };

export type ScoreDetail = Pick<RewardSummary, "diagnostics" | "unearned" | "safety"> & {
  /** Number of findings that count, by state. Moved and unchanged ones count on both sides. */
  readonly counted: Readonly<Record<FindingState, number>>;
  readonly confidence: Pick<Confidence, "minimum" | "symbols">;
  /** State of base. `after` is that of head, from which the next step of a walk starts. */
  readonly before: RewardState;
  readonly after: RewardState;
};

/**
 * Computes both rewards of a change, so that only proven fixes earn something. R is the set of files that the change
 * answers for. D of base counts its findings in R that have one of the `severities` and are not volatile. D of head
 * counts those that are still there, were removed or suppressed, or lack a proof. It also counts all new findings,
 * wherever they are, because an error that is pushed out of R is not gone. A pair belongs to R if its half in base
 * does, so that D of base is the same in every step of a walk. S and α of base are 1.
 */
export function scoreChange(input: ScoreInput): Score {
  if (input.blockers.length > 0)
    return { kind: "unscored", reason: `not scored: ${input.blockers.join("; ")}` };
  const { safety, confidence, weights } = input;
  const roles = input.findings.map((finding) => ({ finding, role: roleOf(finding, input) }));
  const countOf = (side: "base" | "head") => roles.filter(({ role }) => inD[role][side]).length;
  const diagnostics = { base: countOf("base"), head: countOf("head") };
  const before: RewardState = { diagnostics: diagnostics.base, safety: 1, confidence: 1 };
  const after: RewardState = {
    diagnostics: diagnostics.head,
    safety: safety.every(({ ok }) => ok) ? 1 : 0,
    confidence: confidence.alphaConf,
  };
  const counts = Object.fromEntries(findingStates.map((state) => [state, 0])) as Record<FindingState, number>;
  for (const { finding, role } of roles) if (inD[role].base || inD[role].head) counts[finding.state]++;
  return {
    kind: "scored",
    "pr-v1": prV1(before, after, weights),
    "pr-v2": prV2(before, after, weights),
    detail: {
      diagnostics,
      counted: counts,
      unearned: unearnedOf(roles.map(({ role }) => role)),
      safety,
      confidence: { minimum: confidence.minimum, symbols: confidence.symbols },
      before,
      after,
    },
  };
}

/** Part that a finding plays in the score. `inD` says on which sides it counts. */
type Role =
  | "introduced"
  | "stays"
  | "earned"
  | "removed"
  | "suppressed"
  | "unproven"
  | "volatile"
  | "gone-elsewhere"
  | "gone-unscored"
  | "outside";

/** Roles by state, if no other rule applies. */
const roleOfState = {
  new: "introduced",
  unchanged: "stays",
  moved: "stays",
  fixed: "earned",
  removed: "removed",
  suppressed: "suppressed",
  volatile: "volatile",
} as const satisfies Record<FindingState, Role>;

/** Sides on which a finding counts, by role. */
const inD = {
  introduced: findingStateTable.new.counts,
  stays: findingStateTable.unchanged.counts,
  earned: findingStateTable.fixed.counts,
  removed: findingStateTable.removed.counts,
  suppressed: findingStateTable.suppressed.counts,
  unproven: { base: true, head: true },
  volatile: findingStateTable.volatile.counts,
  "gone-elsewhere": { base: false, head: false },
  "gone-unscored": { base: false, head: false },
  outside: { base: false, head: false },
} as const satisfies Record<Role, { readonly base: boolean; readonly head: boolean }>;

/**
 * Reasons why a finding that went away, or is volatile, earned nothing. Null for a role that earns, costs or does not
 * matter.
 */
const unearnedWhy = {
  introduced: null,
  stays: null,
  earned: null,
  removed: "its code or its file is gone",
  suppressed: "it was silenced, not fixed",
  unproven: "nothing shows that the change fixed it",
  volatile: "it comes and goes without a change",
  "gone-elsewhere": "it is not in a file that the change answers for",
  "gone-unscored": "its severity does not count",
  outside: null,
} as const satisfies Record<Role, string | null>;

/**
 * Returns the effect of a finding on D_base − D_head: 1 for an earned one, -1 for a new one, otherwise 0. A walk adds
 * these numbers, where a whole change counts D on both sides.
 */
export function computeGain(finding: ComparedFinding, of: Counting): -1 | 0 | 1 {
  const { base, head } = inD[roleOf(finding, of)];
  if (base === head) return 0;
  return base ? 1 : -1;
}

export type Counting = Pick<ScoreInput, "relevant" | "severities" | "unproven">;

/**
 * Returns the part that a finding plays in the score. The order of the tests matters: a new finding counts in every
 * file, all others only in the files that the change answers for.
 */
function roleOf(finding: ComparedFinding, { relevant, severities, unproven }: Counting): Role {
  const role = roleOfState[finding.state];
  const { isGone } = findingStateTable[finding.state];
  if (role === "volatile") return role;
  if (!severities.has(finding.severity)) return isGone ? "gone-unscored" : "outside";
  if (role === "introduced") return role;
  const basePath = isGone ? finding.path : (finding.base?.path ?? finding.path);
  if (!relevant.has(basePath)) return isGone ? "gone-elsewhere" : "outside";
  return role === "earned" && unproven.has(finding.id) ? "unproven" : role;
}

/** Counts the findings that earned nothing, by reason, so that a reader sees why a change with fixes got no reward. */
function unearnedOf(roles: readonly Role[]): RewardSummary["unearned"] {
  const byRole = Map.groupBy(roles, (role) => role);
  return (Object.keys(unearnedWhy) as Role[]).flatMap((role) => {
    const why = unearnedWhy[role];
    const count = byRole.get(role)?.length ?? 0;
    return why === null || count === 0 ? [] : [{ why, count }];
  });
}
