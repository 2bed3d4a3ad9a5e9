/**
 * Plans the probes that show if vanished findings were fixed, in two rounds. The second only follows if the first
 * leaves a doubt that a further probe can remove.
 */
import type { ProbeAnswer, ProbePlan } from "../../model/probe.ts";
import type { Proof } from "../../model/proof.ts";
import type { Side } from "../../model/report.ts";
import { unassignedNames } from "../census.ts";
import { canSee, type ProbeInput, seedWord } from "../input.ts";
import { createCases, type FixCase } from "./cases.ts";
import { createReplies, type JudgedProbe, judgeCase, probeTextKey } from "./judge.ts";
import { type ProbeOverlay, packProbes } from "./overlay.ts";
import { blockQuestions, borrowedQuestions, firstQuestions, type ProbeQuestion } from "./questions.ts";

/**
 * Returns the plan that probes vanished findings; null if no vanished finding can be probed. It has two rounds,
 * because later probes depend on earlier answers.
 */
export function planKnown(input: ProbeInput): ProbePlan | null {
  const known = prepare(input);
  if (known.first.overlays.length === 0) return null;
  return (answers) => {
    const byText = index(answers);
    const left = known.first.overlays.filter((one) => !byText.has(probeTextKey(one)));
    // The second round needs the answers of the first. A probe of the first round that a limit cut is not repeated.
    const asks = left.length === known.first.overlays.length ? left : known.second(byText).overlays;
    return asks.map(({ probes: _, ...ask }) => ask);
  };
}

/** Proofs of all vanished findings. */
export type KnownProofs = {
  /** Proofs by the id of each fixed finding. */
  readonly proofs: ReadonlyMap<string, Proof>;
  /** True if something was probed, and the server reported no probe at all: then no proof is believed. */
  readonly isSilent: boolean;
};

/**
 * Judges all vanished findings by the answers of both rounds: fixed, or unproven with a reason. `isSilent` is true if
 * the server reported nothing for any probe, so that the probes prove nothing.
 */
export function judgeKnown(input: ProbeInput, answers: readonly ProbeAnswer[]): KnownProofs {
  const known = prepare(input);
  const byText = index(answers);
  const second = known.second(byText);
  const judged = known.judge(byText, [known.first, second]);
  const overlays = [...known.first.overlays, ...second.overlays];
  return {
    proofs: new Map(judged.map(({ of, judged: { proof } }) => [of.finding.id, proof])),
    isSilent: overlays.length > 0 && !answers.some((one) => isSpeaking(input, one)),
  };
}

/** True if the server reported at least one probe in this answer. */
function isSpeaking(input: ProbeInput, { findings }: ProbeAnswer): boolean {
  const word = seedWord(input);
  return findings?.some(({ message }) => message.includes(word)) === true;
}

/** Questions of one round, packed into texts. */
type Round = {
  readonly questions: ReadonlyMap<FixCase, readonly ProbeQuestion[]>;
  readonly overlays: readonly ProbeOverlay[];
};

/**
 * Prepares the questions of both rounds and the judge. Planning and judging both call it, so they always agree on the
 * texts.
 */
function prepare(input: ProbeInput) {
  const cases = createCases(input);
  const textOf = (side: Side, path: string) => input.sides[side].reading(path)?.text ?? "";
  const round = (asked: (one: FixCase) => readonly ProbeQuestion[]): Round => {
    const questions = new Map(cases.map((one) => [one, asked(one)] as const));
    return { questions, overlays: packProbes([...questions.values()].flat(), textOf) };
  };
  const first = round((one) => firstQuestions(input, one));
  const untouched = new Map<string, ReadonlySet<string>>();
  for (const [path, own] of Map.groupBy(input.findings, ({ path }) => path))
    untouched.set(
      path,
      new Set(own.flatMap((one) => (isInHead(one.state) ? [`${one.code} ${one.message}`] : []))),
    );
  const judge = (answers: ReadonlyMap<string, ProbeAnswer>, rounds: readonly Round[]) => {
    const unassigned = unassignedNames(input, (ask) => answers.get(probeTextKey(ask)));
    return cases.map((one): { readonly of: FixCase; readonly judged: JudgedProbe } => {
      const questions = rounds.flatMap(({ questions: all }) => all.get(one) ?? []);
      const overlays = rounds.flatMap((all) => all.overlays);
      const replies = createReplies(questions, overlays, answers);
      const claimed = unassigned
        .filter(({ path }) => one.head !== null && canSee(input, one.head.path, path))
        .map(({ name }) => [name, "is declared but never gets a value"] as const);
      const unfounded = new Map([...one.unfounded, ...claimed]);
      const judged = judgeCase(
        { ...one, unfounded },
        replies,
        untouched.get(one.head?.path ?? "") ?? new Set(),
      );
      return { of: one, judged };
    });
  };
  const second = (answers: ReadonlyMap<string, ProbeAnswer>): Round => {
    const doubts = new Map(judge(answers, [first]).map(({ of, judged: { doubt } }) => [of, doubt]));
    return round((one) => {
      const doubt = doubts.get(one) ?? null;
      if (doubt === null) return [];
      return doubt.kind === "silent" ? blockQuestions(input, one) : borrowedQuestions(input, one);
    });
  };
  return { first, second, judge };
}

/** True for a finding that exists in head. */
function isInHead(state: string): boolean {
  return state !== "fixed" && state !== "removed" && state !== "suppressed";
}

/** Returns the answers by their text. */
function index(answers: readonly ProbeAnswer[]): ReadonlyMap<string, ProbeAnswer> {
  return new Map(answers.map((answer) => [probeTextKey(answer), answer]));
}
