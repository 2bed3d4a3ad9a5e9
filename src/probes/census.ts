/**
 * Queries the server's own list for changed files ("census"): comments that it honours, and attributes that are
 * declared without a value. Base is only queried if head's list has a comment that Lanser does not know, to find out
 * if it is new.
 */
import type { CensusList } from "../model/census.ts";
import type { ProbeAnswer, ProbeAsk, ProbePlan } from "../model/probe.ts";
import type { Side } from "../model/report.ts";
import { splitText } from "../model/text.ts";
import { canSee, type ProbeInput } from "./input.ts";

/** Finds the answer to a probe. */
export type FindAnswer = (ask: ProbeAsk) => Pick<ProbeAnswer, "findings"> | undefined;

/**
 * Returns the plan of the census, which asks the server for everything that comments silence in changed files. It
 * asks about base only for lists with entries that are not known yet. Null if no changed file can have such entries.
 */
export function planCensus(input: ProbeInput): ProbePlan | null {
  const asks = headAsks(input);
  if (asks.length === 0) return null;
  return (answers) => [
    ...asks.map(({ ask }) => ask),
    ...asks.flatMap(({ ask, from }) => {
      const list = listIn(input, ask, answersIn(answers));
      const isKnown = list?.silenced.every(({ line }) => input.isListed(ask.path, line, line)) ?? true;
      return isKnown || from === null ? [] : (censusAsk(input, "base", from) ?? []);
    }),
  ];
}

/** Returns the server's list of a file; undefined if it was not queried, or did not answer. */
export function censusOf(input: ProbeInput, find: FindAnswer) {
  return (side: Side, path: string): CensusList | undefined => {
    const ask = censusAsk(input, side, path);
    return ask && listIn(input, ask, find);
  };
}

/** Returns the finder over all answers. */
export function answersIn(answers: readonly ProbeAnswer[]): FindAnswer {
  return (ask) =>
    answers.find((one) => one.side === ask.side && one.path === ask.path && one.text === ask.text);
}

/**
 * Returns a test: true if a suppression that Lanser or the server knows silences these lines of a file of head. Such
 * a line is reported as suppressed, not as hidden.
 */
export function listedWith(input: ProbeInput, answers: readonly ProbeAnswer[]): ProbeInput["isListed"] {
  const census = censusOf(input, answersIn(answers));
  return (path, first, last) =>
    input.isListed(path, first, last) ||
    census("head", path)?.silenced.some(({ line }) => first <= line && line <= last) === true;
}

/** Attribute that lines of the change declare, and that none of its files that can see it ever gives a value. */
export type Unassigned = { readonly name: string; readonly path: string };

/**
 * Lists attributes that the change declares and that no changed file ever gives a value. The checker believes that
 * they exist.
 */
export function unassignedNames(input: ProbeInput, find: FindAnswer): readonly Unassigned[] {
  const { changedFiles, sides } = input;
  const census = censusOf(input, find);
  const texts = changedFiles.flatMap(({ to: path }) => {
    const text = path === null ? undefined : sides.head.text(path);
    return path === null || text === undefined ? [] : [{ path, text }];
  });
  return changedFiles.flatMap(({ from, to }) => {
    const text = to === null ? undefined : sides.head.text(to);
    const list = to === null ? undefined : census("head", to);
    if (to === null || text === undefined || list === undefined) return [];
    const own = splitText(text);
    const older = linesOf(input, from);
    const near = texts.filter(({ path }) => canSee(input, path, to));
    return list.unassigned.flatMap(({ name, at }) =>
      older.has(own[at.line] ?? "") || near.some((one) => isAssignedIn(one.text, name))
        ? []
        : [{ name, path: to }],
    );
  });
}

/** True for `self.name = 1`, and `self.name: int = 1`. */
function isAssignedIn(text: string, name: string): boolean {
  return new RegExp(String.raw`\.\s*${name}\s*(?::[^=\r\n]+)?=(?!=)`, "u").test(text);
}

/** Query of one file of head, and its path in base. */
type HeadAsk = { readonly ask: ProbeAsk; readonly from: string | null };

/**
 * Returns the queries of head's changed files that can have something on the list, judged by their text: most files
 * need no query.
 */
function headAsks(input: ProbeInput): readonly HeadAsk[] {
  const { changedFiles, findings, sides } = input;
  const census = sides.head.census;
  if (census === undefined) return [];
  const vanished = findings.some(({ state }) => state === "fixed");
  return changedFiles.flatMap(({ from, to }): readonly HeadAsk[] => {
    const ask = to === null ? undefined : censusAsk(input, "head", to);
    if (to === null || ask === undefined) return [];
    const text = sides.head.text(to) ?? "";
    const older = linesOf(input, from);
    const isAsked =
      census.maySilence(text) ||
      (vanished && census.mayDeclare(splitText(text).filter((line) => !older.has(line))));
    return isAsked ? [{ ask, from }] : [];
  });
}

/** Returns the lines of a file in base, to tell which lines are new; empty for an added file. */
function linesOf({ sides }: ProbeInput, from: string | null): ReadonlySet<string> {
  return new Set(splitText((from === null ? undefined : sides.base.text(from)) ?? ""));
}

/**
 * Makes the query; undefined for a file that the server does not check, or that does not parse. In such a file, the
 * comment that the query appends could be inside a string.
 */
function censusAsk({ sides }: ProbeInput, side: Side, path: string): ProbeAsk | undefined {
  const { census, program, text, reading } = sides[side];
  const own = text(path);
  if (census === undefined || own === undefined || !program.includes(path)) return undefined;
  return reading(path)?.hasErrors === false
    ? { side, path, text: census.overlay(own), isInert: true }
    : undefined;
}

/** Reads the server's list from the answer; undefined without one. */
function listIn({ sides }: ProbeInput, ask: ProbeAsk, find: FindAnswer): CensusList | undefined {
  const findings = find(ask)?.findings;
  return findings == null ? undefined : sides[ask.side].census?.read(findings);
}
