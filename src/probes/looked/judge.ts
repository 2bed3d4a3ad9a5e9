/**
 * Judges the server's silence: code that the change hides from it, and code that it never checked. Only the first
 * makes a run inconclusive.
 */
import type { Range } from "../../model/finding.ts";
import type { ProbeAnswer } from "../../model/probe.ts";
import type { Hidden, Unchecked } from "../../model/report.ts";
import { countMore, lineStarts, positionAt } from "../../model/text.ts";
import { listedWith } from "../census.ts";
import type { ProbeInput } from "../input.ts";
import { type FileProbe, type LookedFile, lookedFiles, takenMembers, unreadFiles } from "./file.ts";
import {
  answerTo,
  explainSilence,
  listReportedNames,
  listSilentStatements,
  lookAt,
  type ProbeVerdict,
  planBaseProbe,
  planControlProbe,
  uncheckedVerdict,
} from "./plan.ts";
import { planWidenedProbes } from "./widened.ts";

/** Result of the statement probes of one root. */
export type CoverageJudgement = {
  readonly hidden: readonly Hidden[];
  readonly unchecked: readonly Unchecked[];
  /** Number of probed statements of head, and of those at which the server was silent. */
  readonly asked: number;
  readonly silent: number;
  /** True if the server reported anything: a server that never does is not believed. */
  readonly isBelieved: boolean;
};

/** Judges all probed files of a root. A file that could not be probed is unchecked, with the reason. */
export function judgeLooks(input: ProbeInput, answers: readonly ProbeAnswer[]): CoverageJudgement {
  const files = lookedFiles(input);
  const looks = files.flatMap((file) => lookAt(file, answers) ?? []);
  const isAsked = new Set(looks.map(({ file }) => file));
  // A text that does not parse with probes in it was not probed.
  const unread = [
    ...unreadFiles(input),
    ...files.flatMap((file) => (file.asked.length > 0 && !isAsked.has(file) ? [file.to] : [])),
  ];
  const judged = looks.map((look) => judgeFile(input, look, answers));
  return {
    hidden: judged.flatMap(({ hidden }) => hidden),
    unchecked: [
      ...unread.map((path) => ({ path, range: null, why: whyUnread(input, path) })),
      ...judged.flatMap(({ unchecked }) => unchecked),
    ],
    asked: looks.reduce((sum, { names }) => sum + names.size, 0),
    silent: judged.reduce((sum, { silent }) => sum + silent, 0),
    isBelieved: looks.length === 0 || answers.some((one) => listReportedNames(one).size > 0),
  };
}

/** Says why a file was not probed. */
function whyUnread({ sides: { head } }: ProbeInput, path: string): string {
  const reading = head.reading(path);
  const broken = reading?.hasErrors === true ? "it does not parse" : "it does not parse with a probe in it";
  const why = reading === undefined ? "it is too large" : broken;
  return `Lanser did not probe the file: ${why}`;
}

/** Result of one file. */
type JudgedFile = Pick<CoverageJudgement, "hidden" | "unchecked" | "silent">;

/**
 * Judges the silence of one file. Each silent statement is explained by head, by wider types, by base, or by a
 * control file; the rest is hidden.
 */
function judgeFile(input: ProbeInput, look: FileProbe, answers: readonly ProbeAnswer[]): JudgedFile {
  const { file, ask, names } = look;
  const answer = answerTo(ask, answers);
  const silent = listSilentStatements(names, answer);
  if (silent === undefined || answer?.findings === null || answer === undefined) {
    const why =
      answer === undefined
        ? "Lanser did not probe the file, because too much changed"
        : "the server did not answer the probe";
    return { hidden: [], unchecked: [{ path: file.to, range: null, why }], silent: 0 };
  }
  const unknown = unknownMembers(file, answer, new Set(silent));
  if (silent.length === 0) return { hidden: [], unchecked: unknown, silent: 0 };
  const explain = explainSilence(listedWith(input, answers), look, answer, silent);
  const unexplained = silent.filter((place) => explain(place).fate === undefined);
  const base = planBaseProbe(input, look, unexplained);
  const baseAnswer = base && answerTo(base.ask, answers);
  const heardInBase = baseAnswer?.findings == null ? undefined : listReportedNames(baseAnswer);
  // A control explains a silent file only if base's own version was silent, too.
  if (unexplained.length > 0 && silent.length === names.size && (heardInBase?.size ?? 0) === 0) {
    const why = unlikeControl(input, look, answers);
    if (why !== undefined)
      return { hidden: [], unchecked: [{ path: file.to, range: null, why }], silent: silent.length };
  }
  const inBase = (place: number): "looked" | "silent" | "unknown" => {
    const counterpart = file.counterpart(place);
    const name = counterpart === undefined ? undefined : base?.names.get(counterpart.place);
    if (name === undefined || heardInBase === undefined) return "unknown";
    return heardInBase.has(name) ? "looked" : "silent";
  };
  const widened = planWidenedProbes(input, look, unexplained).map((one) => ({
    ...one,
    heard: listReportedNames(answerTo(one.ask, answers) ?? { findings: null }),
  }));
  const hidden: Hidden[] = [];
  const unchecked: Unchecked[] = [...unknown];
  for (const { places, fate } of together(file, silent, (place) => fateOf(place))) {
    const found = { path: file.to, range: rangeOf(file, places), why: fate.why };
    if (fate.kind === "hidden") hidden.push(found);
    else if (fate.kind === "unchecked") unchecked.push(found);
  }
  return { hidden, unchecked, silent: silent.length };

  function fateOf(place: number): ProbeVerdict {
    const { fate, said } = explain(place);
    if (fate !== undefined) return fate;
    const wide = widened.find(({ places, heard }) => places.has(place) && heard.has(names.get(place) ?? ""));
    if (wide !== undefined) return uncheckedVerdict(`${wide.why}${said}`);
    const before = inBase(place);
    if (base !== undefined && heardInBase === undefined)
      return uncheckedVerdict(`Lanser cannot tell whether the checker checked this code in base${said}`);
    if (before === "silent") return uncheckedVerdict(`the checker did not check this code in base${said}`);
    return { kind: "hidden", why: `${whyHidden(before, file.counterpart(place)?.isItself === true)}${said}` };
  }
}

/**
 * Reports members of unknown type, once for a file, at the first. The code is checked, but the checker accepts any
 * member there.
 */
function unknownMembers(
  file: LookedFile,
  answer: ProbeAnswer,
  silent: ReadonlySet<number>,
): readonly Unchecked[] {
  const taken = takenMembers(file.members, answer).filter(({ place }) => !silent.has(place));
  const [first] = taken;
  if (first === undefined) return [];
  const names = [...new Set(taken.map(({ receiver }) => receiver))];
  const why = `members of ${names.slice(0, namesMax).join(", ")}${countMore(names.length - namesMax)} are not checked: the checker accepts any name`;
  return [{ path: file.to, range: rangeOf(file, [first.place]), why }];
}

/** Maximum number of names in a message. */
const namesMax = 3;

/** Says what shows that the change hides the code. `before`: whether the checker examined the counterpart in base. */
function whyHidden(before: "looked" | "silent" | "unknown", isItself: boolean): string {
  if (before !== "looked") return "the checker skips this code";
  return isItself
    ? "the checker checked this code in base, but not in head"
    : "the checker skips this code, but checked the code next to it in base";
}

/**
 * Explains why a file without any report is like an unchanged file of its kind: the checker checks neither. Undefined
 * if the control shows that it does check such files.
 */
function unlikeControl(
  input: ProbeInput,
  look: FileProbe,
  answers: readonly ProbeAnswer[],
): string | undefined {
  const { file } = look;
  const { name: kind } = file.kind;
  const control = planControlProbe(input, look);
  if (control === undefined)
    return file.base === undefined
      ? `Lanser cannot tell whether the checker checks a ${kind}: the run has no other one`
      : undefined;
  const answer = answerTo(control.ask, answers);
  if (answer?.findings == null || listReportedNames(answer).has(control.name)) return undefined;
  return `the checker reports no deliberate error in a ${kind}, for example in ${control.ask.path}`;
}

/**
 * Groups adjacent statements with the same verdict, so that the report has one entry for a block instead of one for
 * each line.
 */
function together(
  { head }: LookedFile,
  silent: readonly number[],
  fateOf: (place: number) => ProbeVerdict,
): readonly { readonly places: readonly number[]; readonly fate: ProbeVerdict }[] {
  const groups: { places: number[]; fate: ProbeVerdict }[] = [];
  for (const place of silent) {
    const fate = fateOf(place);
    const last = groups.at(-1);
    const isNext = last?.places.at(-1) === place - 1 || isWithin(head.places, place, last?.places[0]);
    if (last !== undefined && isNext && last.fate.kind === fate.kind && last.fate.why === fate.why)
      last.places.push(place);
    else groups.push({ places: [place], fate });
  }
  return groups;
}

/** True if a statement is inside of the first statement of a group. */
function isWithin(places: LookedFile["head"]["places"], place: number, first: number | undefined): boolean {
  const [inner, outer] = [places[place], first === undefined ? undefined : places[first]];
  return inner !== undefined && outer !== undefined && inner.end <= outer.end;
}

/**
 * Returns the zero-based range in head from the first to the last of some statements, for an entry of hidden or
 * unchecked code.
 */
function rangeOf({ head }: LookedFile, places: readonly number[]): Range {
  const starts = lineStarts(head.text);
  const own = places.flatMap((place) => head.places[place] ?? []);
  return {
    start: positionAt(starts, Math.min(...own.map(({ start }) => start))),
    end: positionAt(starts, Math.max(...own.map(({ end }) => end))),
  };
}
