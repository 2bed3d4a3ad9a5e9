/**
 * A change as a walk from base to head, with a stop after each commit. Every stop is measured from base, and a step is
 * the difference of two stops. So the steps add up to the reward of the whole change, whatever path the commits take.
 */
import { compact } from "../model/compact.ts";
import type { Blame, ComparedFinding } from "../model/finding.ts";
import { findingStateTable, sideOfFinding } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import type { ConfidenceRule, RewardWeights } from "../model/reward.ts";
import type { RewardStep, StepFinding, StepFindings } from "../model/reward-step.ts";
import { prV1, prV2, type RewardState } from "./equations.ts";
import { type Counting, computeGain } from "./score.ts";

/** The state of the code after one commit. */
export type Stop = {
  /** Null for the working tree. */
  readonly commit: string | null;
  readonly tree: string;
  readonly measured: MeasuredStop | { readonly kind: "unscored"; readonly why: string };
};

/** The code after a commit, as a run from base to it measured it. */
export type MeasuredStop = {
  readonly kind: "measured";
  /** Findings that differ from base. Unchanged and moved ones earn nothing, whatever their place. */
  readonly findings: readonly ComparedFinding[];
  /** S, measured from base. `confidence` is α_t, also measured from base. */
  readonly safety: 0 | 1;
  readonly confidence: number;
  /** Number of probes, and number of fixed findings with a silent probe. */
  readonly probes: RewardStep["probes"];
  /**
   * Ids of new findings, mapped to their ids at the last measured stop. A finding without an entry is new since then.
   */
  readonly carried: ReadonlyMap<string, string>;
  /** Other additions besides new findings, each as a sentence that depends on no other line of the code. */
  readonly shown?: readonly string[];
};

export type WalkInput = {
  readonly base: { readonly commit: string; readonly tree: string };
  /** In the order of the commits. The last is head. */
  readonly stops: readonly Stop[];
  /** D of base, as the run for head counts it. */
  readonly baseDiagnostics: number;
  /** R is that of base to head, for all stops. */
  readonly counting: Omit<Counting, "unproven">;
  readonly weights: RewardWeights;
  /** Rule by which all stops were measured. */
  readonly rule: ConfidenceRule;
};

export type RewardWalk = {
  readonly steps: readonly RewardStep[];
  /**
   * Blame by id of a finding at the last stop: new ones, and those of base that are gone. Empty if the last stop was
   * not measured.
   */
  readonly blame: ReadonlyMap<string, Blame>;
  /** For findings that are gone without a proof: the commit since which their probe has been silent. */
  readonly silenced: ReadonlyMap<string, Blame>;
};

/**
 * Computes the reward of each commit, and the commit to blame for each finding. A step is measured from the last stop
 * that has a score. If a commit in between could not be scored, the step names the earlier commit in `since`.
 */
export function walk({ base, stops, baseDiagnostics, counting, weights, rule }: WalkInput): RewardWalk {
  let last: Standing = { commit: base.commit, ...nothing };
  let parent: string | null = base.commit;
  const standings = stops.map((stop) => {
    const [from, before] = [parent, last];
    parent = stop.commit;
    if (stop.measured.kind === "unscored") return { stop, from, before, after: null };
    last = standingOf(blameAt(stop.commit, from, before.commit), stop.measured, before, counting);
    return { stop, from, before, after: last };
  });
  const gains = standings.flatMap(({ after }) => (after === null ? [] : [gainsOf(after)]));
  // D is never negative. Volatile findings count in some runs of a walk and not in others, so the sum of gains can be
  // larger than D of base.
  const level = Math.max(baseDiagnostics, ...gains);
  const stateOf = (standing: Standing): RewardState => ({
    diagnostics: level - gainsOf(standing),
    safety: standing.safety,
    confidence: standing.confidence,
  });
  const steps = standings.map(({ stop, from, before, after }, at): RewardStep => {
    const { commit, tree, measured } = stop;
    const step = { step: at + 1, commit, parent: from, tree };
    if (after === null || measured.kind === "unscored") {
      const why = measured.kind === "unscored" ? measured.why : "";
      return { ...step, "pr-v1": null, "pr-v2": null, unscored: why, ...noFindings, probes: noProbes };
    }
    const [was, is] = [stateOf(before), stateOf(after)];
    return {
      ...step,
      ...compact({ since: before.commit === from ? undefined : (before.commit ?? base.commit) }),
      before: { diagnostics: was.diagnostics, safety: was.safety, alpha_conf: was.confidence },
      ...compact({ rule: rule === 1 ? undefined : rule }),
      "pr-v1": prV1(was, is, weights),
      "pr-v2": prV2(was, is, weights),
      unscored: null,
      ...findingsOf(before, after),
      ...shownOf(before.shown, after.shown),
      probes: measured.probes,
    };
  });
  const end = stops.at(-1)?.measured.kind === "measured" ? last : undefined;
  return { steps, blame: blameOf(end), silenced: silencedIn(end) };
}

/**
 * Returns the additions at a stop that the stop before does not have, so that a step shows only its own. The lists can
 * hold equal sentences: a second one is new if the stop before has one.
 */
function shownOf(before: readonly string[], after: readonly string[]): Pick<RewardStep, "shown"> {
  const left = [...before];
  const shown = after.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return shown.length === 0 ? {} : { shown };
}

/** Differences between a stop and base, by a name that each keeps from stop to stop. */
type Standing = {
  readonly commit: string | null;
  readonly safety: 0 | 1;
  readonly confidence: number;
  readonly known: ReadonlyMap<string, Known>;
  /** Names by id of a new finding at this stop. */
  readonly names: ReadonlyMap<string, string>;
  readonly shown: readonly string[];
};

/** Finding at a stop, with its effect on the reward and the commit to blame. */
type Known = {
  readonly finding: ComparedFinding;
  readonly gain: -1 | 0 | 1;
  readonly isOfBase: boolean;
  /** The commit since which it has been there, or gone, without interruption. */
  readonly blame: Blame;
  /** The commit since which its probe has been silent. Null if it is not silent, or if there was no probe. */
  readonly silenced: Blame | null;
};

const nothing = {
  safety: 1,
  confidence: 1,
  known: new Map(),
  names: new Map(),
  shown: [],
} as const satisfies Omit<Standing, "commit">;

/**
 * Returns the blame of a commit. `since` is the last measured commit, if others in between could not be checked: one of
 * them can be the cause.
 */
function blameAt(commit: string | null, parent: string | null, before: string | null): Blame {
  return before === parent || before === null ? { commit } : { commit, since: before };
}

/**
 * Compares a stop with base and gives each finding a name that it keeps from stop to stop. Ids change when code moves,
 * so a new finding takes its name from the stop before, by `carried`. A finding that was there, or gone, without
 * interruption keeps its old blame.
 */
function standingOf(
  here: Blame,
  { findings, safety, confidence, carried, shown = [] }: MeasuredStop,
  before: Standing,
  counting: WalkInput["counting"],
): Standing {
  const { commit } = here;
  const known = new Map<string, Known>();
  const names = new Map<string, string>();
  const unproven = { has: (id: string) => doubtful.has(id) };
  const doubtful = new Set(findings.filter(isUnproven).map(({ id }) => id));
  for (const finding of findings) {
    const isOfBase = finding.base !== null || sideOfFinding(finding) === "base";
    const was = isOfBase ? undefined : before.names.get(carried.get(finding.id) ?? "");
    const name = isOfBase
      ? `base ${finding.server} ${finding.id}`
      : (was ?? `${commit} ${finding.server} ${finding.id}`);
    const old = before.known.get(name);
    const isOld =
      old !== undefined && isGone(old.finding) === isGone(finding) && isNews(old.finding) === isNews(finding);
    const gain = computeGain(finding, { ...counting, unproven });
    const silenced = isUnproven(finding) ? (old?.silenced ?? here) : null;
    known.set(name, { finding, gain, isOfBase, blame: isOld ? old.blame : here, silenced });
    if (!isOfBase) names.set(finding.id, name);
  }
  return { commit, safety, confidence, known, names, shown };
}

/** True if head does not have the finding any more: it was fixed, removed or suppressed. */
function isGone({ state }: ComparedFinding): boolean {
  return findingStateTable[state].isGone;
}

/** True if base does not have the finding. */
function isNews({ state }: ComparedFinding): boolean {
  return state === "new";
}

/** True for a fixed finding without a silent probe: no proof shows that the change fixed it, so it earns nothing. */
function isUnproven({ state, proof }: ComparedFinding): boolean {
  return state === "fixed" && proof?.kind !== "proven";
}

/** Adds up the effects of all findings: D of base minus D of this stop. */
function gainsOf({ known }: Standing): number {
  return [...known.values()].reduce((sum, { gain }) => sum + gain, 0);
}

const noProbes = { asked: 0, silent: 0 } as const;
const noFindings: StepFindings = {
  new: [],
  fixed: [],
  removed: [],
  suppressed: [],
  volatile: [],
  unproven: [],
};

/**
 * Returns the findings that changed between two stops, with their effect, to explain a step's reward. Their
 * `diag_delta` values add up to that of the step.
 */
function findingsOf(before: Standing, after: Standing): StepFindings {
  const lists = Object.fromEntries(
    Object.keys(noFindings).map((name) => [name, [] as StepFinding[]]),
  ) as Record<keyof StepFindings, StepFinding[]>;
  for (const name of new Set([...before.known.keys(), ...after.known.keys()])) {
    const [was, is] = [before.known.get(name), after.known.get(name)];
    const diag_delta = ((is?.gain ?? 0) - (was?.gain ?? 0)) as StepFinding["diag_delta"];
    const list = listOf(was, is);
    const finding = (is ?? was)?.finding;
    if (finding === undefined || list === null) continue;
    if (diag_delta === 0 && was !== undefined && list === listOf(undefined, was)) continue;
    const { id, path, code, range } = finding;
    const probe = list === "unproven" && finding.proof?.kind === "unproven" ? finding.proof.probe : null;
    const at = { id, path, line: range.start.line + 1, code, diag_delta };
    lists[list].push(probe === null ? at : { ...at, probe });
  }
  for (const list of Object.values(lists)) list.sort(inOrder);
  return lists;
}

/** Orders findings by place and id, so that equal walks give equal bytes. */
function inOrder(a: StepFinding, b: StepFinding): number {
  return (
    compareText(a.path, b.path) || a.line - b.line || compareText(a.id, b.id) || a.diag_delta - b.diag_delta
  );
}

/**
 * Returns the list in which a step shows a finding; `was` is its state at the stop before, `is` at this one. Null for a
 * finding that a step does not show: it did not change, or it is volatile.
 */
function listOf(was: Known | undefined, is: Known | undefined): keyof StepFindings | null {
  // No difference from base is left. A finding of base has come back, so this step shows it as new. A finding of an
  // earlier step is gone, so this step shows it as fixed.
  if (is === undefined)
    return was === undefined || was.finding.state === "volatile" ? null : was.isOfBase ? "new" : "fixed";
  const { state } = is.finding;
  if (state === "unchanged" || state === "moved") return null;
  return isUnproven(is.finding) ? "unproven" : state;
}

/**
 * Returns the blame of each finding that the last stop adds to base or takes away. Empty without a measured last stop.
 */
function blameOf(end: Standing | undefined): ReadonlyMap<string, Blame> {
  const all = [...(end?.known.values() ?? [])];
  const blamed = all.filter(({ finding }) => isNews(finding) || isGone(finding));
  return new Map(blamed.map(({ finding, blame }) => [finding.id, blame]));
}

/** Returns, for each fixed finding without a proof, the commit since which it is so. The report names it. */
function silencedIn(end: Standing | undefined): ReadonlyMap<string, Blame> {
  const all = [...(end?.known.values() ?? [])];
  return new Map(
    all.flatMap(({ finding, silenced }) => (silenced === null ? [] : [[finding.id, silenced] as const])),
  );
}
