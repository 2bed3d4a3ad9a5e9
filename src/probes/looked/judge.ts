/** Judges the server's silence: code that the change hides from it, and code that it never checked. */
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

export type CoverageJudgement = {
  readonly hidden: readonly Hidden[];
  readonly unchecked: readonly Unchecked[];
  /** Number of probed statements of head, and of those at which the server was silent. */
  readonly asked: number;
  readonly silent: number;
  /** True if the server reported anything: a server that never does is not believed. */
  readonly isBelieved: boolean;
};

export function judgeLooks(input: ProbeInput, answers: readonly ProbeAnswer[]): CoverageJudgement {
  const files = lookedFiles(input);
  const looks = files.flatMap((file) => lookAt(file, answers) ?? []);
  const isAsked = new Set(looks.map(({ file }) => file));
  // A text that breaks with nonsense in it was not asked about either.
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

function whyUnread({ sides: { head } }: ProbeInput, path: string): string {
  const reading = head.reading(path);
  const broken =
    reading?.hasErrors === true ? "it does not parse here" : "it does not parse with a statement more";
  const why = reading === undefined ? "it is too large" : broken;
  return `there was no probe of the whole of it: ${why}`;
}

type JudgedFile = Pick<CoverageJudgement, "hidden" | "unchecked" | "silent">;

function judgeFile(input: ProbeInput, look: FileProbe, answers: readonly ProbeAnswer[]): JudgedFile {
  const { file, ask, names } = look;
  const answer = answerTo(ask, answers);
  const silent = listSilentStatements(names, answer);
  if (silent === undefined || answer?.findings === null || answer === undefined) {
    const why =
      answer === undefined
        ? "there was no probe, because too much changed"
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
  // What base had looked at is not explained by files that never were.
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
      return uncheckedVerdict(`whether the checker looked there in base is not known${said}`);
    if (before === "silent") return uncheckedVerdict(`the checker did not look there in base either${said}`);
    return { kind: "hidden", why: `${whyHidden(before, file.counterpart(place)?.isItself === true)}${said}` };
  }
}

/** Reports members of unknown type, once for a file, at the first: the code is checked, but not completely. */
function unknownMembers(
  file: LookedFile,
  answer: ProbeAnswer,
  silent: ReadonlySet<number>,
): readonly Unchecked[] {
  const taken = takenMembers(file.members, answer).filter(({ place }) => !silent.has(place));
  const [first] = taken;
  if (first === undefined) return [];
  const names = [...new Set(taken.map(({ receiver }) => receiver))];
  const why = `members of ${names.slice(0, namesMax).join(", ")}${countMore(names.length - namesMax)} are not checked: the checker takes any name for one`;
  return [{ path: file.to, range: rangeOf(file, [first.place]), why }];
}

const namesMax = 3;

function whyHidden(before: "looked" | "silent" | "unknown", isItself: boolean): string {
  if (before !== "looked") return "the checker skips it";
  return isItself
    ? "the checker checked it in base, but not in head"
    : "the checker skips it, but checked its neighbour in base";
}

/** Explains why a file without any complaint is like others that the change leaves alone; undefined if it is not. */
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
      ? `there is no other ${kind} to tell whether such files are checked`
      : undefined;
  const answer = answerTo(control.ask, answers);
  if (answer?.findings == null || listReportedNames(answer).has(control.name)) return undefined;
  return `the checker says nothing to nonsense in a ${kind} (${control.ask.path} likewise)`;
}

/** Groups adjacent statements with the same fate. */
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

function isWithin(places: LookedFile["head"]["places"], place: number, first: number | undefined): boolean {
  const [inner, outer] = [places[place], first === undefined ? undefined : places[first]];
  return inner !== undefined && outer !== undefined && inner.end <= outer.end;
}

function rangeOf({ head }: LookedFile, places: readonly number[]): Range {
  const starts = lineStarts(head.text);
  const own = places.flatMap((place) => head.places[place] ?? []);
  return {
    start: positionAt(starts, Math.min(...own.map(({ start }) => start))),
    end: positionAt(starts, Math.max(...own.map(({ end }) => end))),
  };
}
