/**
 * Plans the probes that show if the checker examines the code that the change wrote. First head's changed files are
 * probed, with nonsense before each statement. If all of it is reported, nothing more is asked. Otherwise base is
 * probed at the counterparts, and an unchanged file of the same kind.
 */

import { comparePositions } from "../../model/order.ts";
import type { ProbeAnswer, ProbeAsk, ProbePlan } from "../../model/probe.ts";
import { lineStarts, positionAt } from "../../model/text.ts";
import { listedWith } from "../census.ts";
import type { ProbedSide, ProbeInput } from "../input.ts";
import {
  type CoverageOverlay,
  createCoverageOverlay,
  enclosingDefinition,
  type FileKind,
  type FileProbe,
  fileKindOf,
  type LookedFile,
  lookedFiles,
  lookedText,
} from "./file.ts";
import { planWidenedProbes } from "./widened.ts";

/**
 * Verdict on a silent statement: `hidden` by the change, `unchecked` before and now, or `listed` because a known
 * suppression covers it.
 */
export type ProbeVerdict = { readonly kind: "hidden" | "unchecked" | "listed"; readonly why: string };

/**
 * Explanation of silence. `fate`: undefined if head does not explain it, so that base is probed. `said`: the server's
 * message on code that it considers unreachable.
 */
type Explained = { readonly fate: ProbeVerdict | undefined; readonly said: string };

/** Verdict on a statement that a known suppression covers; it is reported elsewhere. */
const listed: ProbeVerdict = { kind: "listed", why: "" };

/** Returns the verdict for a statement that the checker never examined: the change did not hide it. */
export function uncheckedVerdict(why: string): ProbeVerdict {
  return { kind: "unchecked", why };
}

/**
 * Returns the explanations that head alone gives. `silent` has the statements without a report. Silence that head
 * explains needs no probe of base, which saves a check.
 */
export function explainSilence(
  isListed: ProbeInput["isListed"],
  look: FileProbe,
  answer: ProbeAnswer,
  silent: readonly number[],
): (place: number) => Explained {
  const { file } = look;
  const { head, kind } = file;
  const { places } = head;
  const isSilent = new Set(silent);
  const marks = unreachableNames(look, answer);
  return (place) => {
    const own = places[place];
    if (own === undefined) return { fate: listed, said: "" };
    const mark = marks.get(place);
    const said = mark === undefined ? "" : ` (${mark.replace(/\.$/u, "")})`;
    return { fate: fateOf(place, own, mark, said), said };
  };

  function fateOf(
    place: number,
    own: (typeof places)[number],
    mark: string | undefined,
    said: string,
  ): ProbeVerdict | undefined {
    if (isListed(file.to, head.lineOf(own.start), head.lineOf(own.end))) return listed;
    if (own.conditions.some((one) => kind.decided.test(one)))
      return uncheckedVerdict(`a platform, a version or TYPE_CHECKING makes this code unreachable${said}`);
    const isAround = mark !== undefined || isReached(place);
    // Authors write such an exit for cases that types exclude, for example an assertion at the end.
    if (own.isExit && isAround) return uncheckedVerdict(`the checker considers this exit unreachable${said}`);
    if (isAround && isByTypes(place, mark))
      return uncheckedVerdict(`no possible type reaches this code${said}`);
    return undefined;
  }

  /** True if the checker examines the definition around a statement, though not the statement. */
  function isReached(place: number): boolean {
    const scope = enclosingDefinition(places, place);
    const first = file.asked.find((one) => enclosingDefinition(places, one) === scope);
    return first !== undefined && !isSilent.has(first);
  }

  /**
   * True if types explain the silence of kept code: a branch for which they leave nothing, or code after branches
   * that all exit. Code after a call that never returns does not count.
   */
  function isByTypes(place: number, mark: string | undefined): boolean {
    if (mark !== undefined && !/^Type analysis/u.test(mark)) return false;
    if (!file.isKept(place)) return false;
    for (let at: number | null = place; at !== null; at = places[at]?.owner ?? null) {
      const [owner, previous]: (number | null | undefined)[] = [places[at]?.owner, places[at]?.previous];
      if (previous != null && isSilent.has(previous)) return isByTypes(previous, mark);
      if (previous != null) return places[previous]?.isSimple === false && file.isWhollyKept(previous);
      if (owner == null) return false;
      if (!isSilent.has(owner)) return places[owner]?.isDefinition === false && file.isKept(owner);
    }
    return false;
  }
}

/**
 * Returns the server's message on the unreachable code around each statement. Servers that mark unreachable code
 * explain their silence themselves.
 */
function unreachableNames(
  { ask, names }: FileProbe,
  { unreachable }: ProbeAnswer,
): ReadonlyMap<number, string> {
  if (unreachable.length === 0) return new Map();
  const starts = lineStarts(ask.text);
  const marks = new Map<number, string>();
  for (const [place, name] of names) {
    const at = positionAt(starts, ask.text.indexOf(name));
    const mark = unreachable.find(
      ({ start, end }) => comparePositions(start, at) <= 0 && comparePositions(at, end) < 0,
    );
    if (mark !== undefined) marks.set(place, mark.message);
  }
  return marks;
}

/** Returns the plan for the changed files; null if none of them has a statement to probe. */
export function planLooks(input: ProbeInput): ProbePlan | null {
  const files = lookedFiles(input);
  if (!files.some((file) => lookWith(file, 0) !== undefined)) return null;
  return (answers) => files.flatMap((file) => asksOf(input, file, answers));
}

/**
 * Returns the probes of one file that are due after these answers. A silent statement is probed further: in base, in
 * a control file and with wider types. The answers show if the change or something else makes the checker skip the
 * code.
 */
function asksOf(input: ProbeInput, file: LookedFile, answers: readonly ProbeAnswer[]): readonly ProbeAsk[] {
  const asks: ProbeAsk[] = [];
  for (const look of looksAlong(file, answers)) asks.push(look.ask);
  const look = lookAt(file, answers);
  const answer = look && answerTo(look.ask, answers);
  const silent = look && listSilentStatements(look.names, answer);
  if (look === undefined || answer === undefined || silent === undefined || silent.length === 0) return asks;
  const explain = explainSilence(listedWith(input, answers), look, answer, silent);
  const unexplained = silent.filter((place) => explain(place).fate === undefined);
  // The silence of a server that reports no probe proves nothing. Base shows whether it reports any.
  const isHeard = answers.some((one) => listReportedNames(one).size > 0);
  if (unexplained.length === 0)
    return isHeard
      ? asks
      : [...asks, planBaseProbe(input, look, silent)?.ask].filter((one) => one !== undefined);
  const control = silent.length === look.names.size ? planControlProbe(input, look)?.ask : undefined;
  const widened = planWidenedProbes(input, look, unexplained).map(({ ask }) => ask);
  return [...asks, planBaseProbe(input, look, unexplained)?.ask, control, ...widened].filter(
    (one) => one !== undefined,
  );
}

/**
 * Returns the probe of a file that counts: the first form of nonsense with any report, otherwise the last form.
 * Undefined if nothing can be probed.
 */
export function lookAt(file: LookedFile, answers: readonly ProbeAnswer[]): FileProbe | undefined {
  return looksAlong(file, answers).at(-1);
}

/**
 * Returns the probes of a file in the order of their forms, up to the first form with a report. A project can disable
 * the rule for one form, so silence on one form proves nothing.
 */
function looksAlong(file: LookedFile, answers: readonly ProbeAnswer[]): readonly FileProbe[] {
  const looks: FileProbe[] = [];
  for (let form = 0; form < file.kind.nonsense.length; form += 1) {
    const look = lookWith(file, form);
    if (look === undefined) break;
    looks.push(look);
    if (listSilentStatements(look.names, answerTo(look.ask, answers))?.length !== look.names.size) break;
  }
  return looks;
}

/** Returns the probe of a file with one form of nonsense; undefined if the text would not parse. */
function lookWith(file: LookedFile, form: number): FileProbe | undefined {
  const nonsense = file.kind.nonsense[form];
  const overlay = nonsense && file.overlay(nonsense);
  if (nonsense === undefined || overlay === undefined || overlay.names.size === 0) return undefined;
  return {
    file,
    nonsense,
    ask: { side: "head", path: file.to, text: overlay.text, isInert: true },
    names: overlay.names,
  };
}

/**
 * Probes base at the counterparts of silent statements of head; the names are by base's statement. Undefined if base
 * has no counterpart.
 */
export function planBaseProbe(
  input: ProbeInput,
  { file: { from, base, counterpart }, nonsense }: Pick<FileProbe, "file" | "nonsense">,
  silent: readonly number[],
): { readonly ask: ProbeAsk; readonly names: CoverageOverlay["names"] } | undefined {
  const wanted = new Set(silent.flatMap((place) => counterpart(place)?.place ?? []));
  if (from === null || base === undefined || wanted.size === 0) return undefined;
  const overlay = createCoverageOverlay(
    input,
    base,
    nonsense,
    [...wanted].sort((a, b) => a - b),
  );
  return (
    overlay && { ask: { side: "base", path: from, text: overlay.text, isInert: true }, names: overlay.names }
  );
}

/**
 * Probes the nearest unchanged file of the same kind, at its first statement. If that is silent, too, the checker
 * checks no such file, and the change hid nothing.
 */
export function planControlProbe(
  input: ProbeInput,
  { file: { to, kind }, nonsense }: Pick<FileProbe, "file" | "nonsense">,
): { readonly ask: ProbeAsk; readonly name: string } | undefined {
  const { changedFiles, sides } = input;
  const changed = new Set(changedFiles.map((one) => one.to));
  const { program, neighbours = program } = sides.head;
  for (const path of neighboursOf(to, kind, neighbours, changed)) {
    const looked = lookedText(sides.head.text(path), sides.head.reading(path));
    const overlay =
      looked && looked.places.length > 0 ? createCoverageOverlay(input, looked, nonsense, [0]) : undefined;
    const name = overlay?.names.get(0);
    if (overlay !== undefined && name !== undefined)
      return { ask: { side: "head", path, text: overlay.text, isInert: true }, name };
  }
  return undefined;
}

/**
 * Lists the unchanged files of a kind, nearest first. Of equally near ones, files such as `__init__.py` come last,
 * because they import the rest of their folder and are slow to check.
 */
function neighboursOf(
  to: string,
  kind: FileKind,
  program: readonly string[],
  changed: ReadonlySet<string | null>,
): readonly string[] {
  return program
    .filter((path) => !changed.has(path) && fileKindOf(path) === kind)
    .map((path) => ({ path, shared: sharedFolders(path, to), isWhole: Number(wholeFolder.test(path)) }))
    .sort((left, right) => right.shared - left.shared || left.isWhole - right.isWhole)
    .slice(0, controlsMax)
    .map(({ path }) => path);
}

/**
 * Lists the files of head that a run over everything would use as controls, at most one for each changed file. A
 * control is an unchanged file of the same kind: if the checker is silent there, too, the change hid nothing. A run
 * with a smaller scope also opens them, so that it gets the same result.
 */
export function listControls(
  changedFiles: ProbeInput["changedFiles"],
  { program, text, reading }: ProbedSide,
): readonly string[] {
  const changed = new Set(changedFiles.map((one) => one.to));
  const checked = new Set(program);
  const controls = changedFiles.flatMap(({ to }) => {
    const kind = to === null || !checked.has(to) ? undefined : fileKindOf(to);
    if (to === null || kind === undefined) return [];
    const hasStatement = (path: string) => (lookedText(text(path), reading(path))?.places.length ?? 0) > 0;
    return neighboursOf(to, kind, program, changed).find(hasStatement) ?? [];
  });
  return [...new Set(controls)];
}

/** Matches files that import the rest of their folder. */
const wholeFolder = /(?:^|\/)(?:__init__\.pyi?|index\.[cm]?[jt]sx?)$/u;

/** Maximum number of neighbours that are read to find one with a statement. */
const controlsMax = 5;

/** Returns the number of leading folders that two paths share. */
function sharedFolders(one: string, other: string): number {
  const [left, right] = [one.split("/").slice(0, -1), other.split("/").slice(0, -1)];
  const parting = left.findIndex((name, at) => name !== right[at]);
  return parting < 0 ? left.length : parting;
}

/** Returns the answer to a probe; undefined before there is one. */
export function answerTo(ask: ProbeAsk, answers: readonly ProbeAnswer[]): ProbeAnswer | undefined {
  return answers.find(({ side, path, text }) => side === ask.side && path === ask.path && text === ask.text);
}

/**
 * Lists the statements whose probe was not reported; undefined before there is an answer. Empty if the server gave no
 * result for the text: that is no silence.
 */
export function listSilentStatements(
  names: ReadonlyMap<number, string>,
  answer: ProbeAnswer | undefined,
): readonly number[] | undefined {
  if (answer === undefined) return undefined;
  if (answer.findings === null) return [];
  const heard = listReportedNames(answer);
  return [...names].flatMap(([place, name]) => (heard.has(name) ? [] : [place]));
}

/** Matches the names of these probes. */
const namePattern = /lanser_look_[0-9a-f]+_\d+_/gu;

/** Returns the names of probes that the server reports. */
export function listReportedNames({ findings }: Pick<ProbeAnswer, "findings">): ReadonlySet<string> {
  return new Set(findings?.flatMap(({ message }) => message.match(namePattern) ?? []));
}
