/** Renders a report as workflow commands, which the runner turns into annotations. */

import { isSevere } from "../model/failing.ts";
import {
  type ComparedFinding,
  causeOrOwnPlace,
  isInHead,
  type Severity,
  severityRank,
} from "../model/finding.ts";
import { type ReplayedTrace, replayWeight } from "../model/replay.ts";
import type { Report } from "../model/report.ts";
import { ruleName } from "../model/rules.ts";
import { plural, shorten } from "../model/text.ts";
import { type Mark, marksOf } from "./causes.ts";
import { commandData, commandProperty, shownText, terminalName, terminalText } from "./escape.ts";
import { traceFacts, traceServer, traceState, unequalTraces } from "./replayed.ts";
import { decisionsOf } from "./sentence.ts";
import { causeLabel, waivedBy } from "./words.ts";

/** Limits of the runner: it keeps ten annotations of each level per step and cuts a message at 4,096 characters. */
const perLevelMax = 10;
const messageLengthMax = 4_096;
const nameLengthMax = 200;
/** Maximum number of traces of each level, so that findings keep most of the ten annotations. */
const tracesMax = 3;

const levels = ["error", "warning", "notice"] as const;
/** Maximum number of annotations of one step. */
export const annotationsPerStepMax = perLevelMax * levels.length;
type Level = (typeof levels)[number];

const level = {
  error: "error",
  warning: "warning",
  information: "notice",
  hint: "notice",
} as const satisfies Record<Severity, Level>;

/**
 * Returns the severity to show. Only findings that fail are red: not those that a waiver or the policy lets pass,
 * and none in advisory mode.
 */
export function annotationSeverity(finding: ComparedFinding, { policy }: Report): Severity {
  return finding.severity === "error" && !isSevere(finding, policy) ? "warning" : finding.severity;
}

export function shownSeverityOf(mark: Mark, report: Report): Severity {
  if (mark.kind === "finding") return annotationSeverity(mark.finding, report);
  const all = mark.group.effects.map((one) => annotationSeverity(one, report));
  return all.reduce((worst, one) => (severityRank(one) < severityRank(worst) ? one : worst));
}

/**
 * Renders all annotations, one workflow command a line. The runner keeps only ten of each level, so what fails comes
 * first, then why the run is inconclusive, then the rest. One last notice counts those that do not fit.
 */
export function annotations(report: Report, show: Severity): string {
  const marks = marksOf(report, show);
  const of = (kind: Level) => marks.filter((one) => level[shownSeverityOf(one, report)] === kind);
  const isInconclusive = report.verdict === "inconclusive";
  const unequal = unequalTraces(report);
  const tracesOf = (kind: Level) =>
    unequal.filter((one) => traceLevel(one, report) === kind).slice(0, tracesMax);
  const roomWithoutNotice = {
    error: perLevelMax - tracesOf("error").length,
    warning: perLevelMax - tracesOf("warning").length - (isInconclusive ? 1 : 0),
    notice: perLevelMax,
  };
  const tracesLeft = unequal.length - levels.flatMap(tracesOf).length;
  const fits = tracesLeft === 0 && levels.every((kind) => of(kind).length <= roomWithoutNotice[kind]);
  const room = fits ? roomWithoutNotice : { ...roomWithoutNotice, notice: roomWithoutNotice.notice - 1 };
  const shown = (kind: Level) => of(kind).slice(0, room[kind]);
  const left = marks.length - levels.flatMap(shown).length;
  const commands = (kind: Level) => [
    ...shown(kind).map((one) => markCommand(one, kind)),
    ...tracesOf(kind).map((one) => traceCommand(one, report)),
  ];
  return [
    ...commands("error"),
    ...(isInconclusive ? [doubtCommand(report)] : []),
    ...commands("warning"),
    ...commands("notice"),
    ...(left + tracesLeft > 0 ? [leftCommand(left, tracesLeft)] : []),
  ].join("");
}

function leftCommand(left: number, tracesLeft: number): string {
  const many = [...more(left, "new finding"), ...more(tracesLeft, "committed trace")].join(" and ");
  const are = left + tracesLeft === 1 ? "is" : "are";
  return command("notice", { title: "Lanser" }, `${many} ${are} in the log and the report.`);
}

function doubtCommand(report: Report): string {
  const why = decisionsOf(report).map(({ said, todo }) =>
    todo === null ? said : `${said.replace(/\.$/u, "")}. ${todo}`,
  );
  const said = shorten(shownText(why.join("\n")), messageLengthMax);
  return command("warning", { title: "Lanser is inconclusive" }, said);
}

/** Returns the level of a trace. A trace that fails is red, even if no new finding fails. */
export function traceLevel(trace: ReplayedTrace, { policy }: Report): "error" | "warning" {
  return replayWeight(trace, policy) === "fails" ? "error" : "warning";
}

function more(many: number, noun: string): readonly string[] {
  return many === 0 ? [] : [plural(many, `more ${noun}`)];
}

/** Writes the command of a trace. It has no line: the replayed trace is base's, and head may have another or none. */
function traceCommand(trace: ReplayedTrace, report: Report): string {
  const { title, message } = traceWords(trace, report);
  return command(traceLevel(trace, report), { file: trace.path, title }, shorten(message, messageLengthMax));
}

/**
 * Returns title and message of an annotation for a committed trace that does not replay as recorded. Workflow
 * commands and check runs share it, so that both say the same.
 */
export function traceWords(
  trace: ReplayedTrace,
  report: Report,
): { readonly title: string; readonly message: string } {
  const server = traceServer(trace);
  const by = server === "" ? "" : ` (${shortName(server)})`;
  return {
    title: `A committed trace${by} ${traceState(trace, report)}`,
    message: traceFacts(trace)
      .map(({ title, text }) => `${title}: ${terminalText(text)}`)
      .join("\n"),
  };
}

type CauseMark = Extract<Mark, { kind: "cause" }>;

/**
 * Returns the words of a mark for annotations and check runs. A limit on the length cuts `said` alone: `lead` says
 * what broke or who waived it, without which the words of the server would mislead.
 */
export function markWords(mark: Mark): {
  readonly title: string;
  readonly lead: string;
  readonly said: string;
} {
  if (mark.kind === "cause") return { title: causeTitle(mark), lead: "", said: breaksSentence(mark) };
  const { finding, isOwn } = mark;
  const rule = ruleName(finding);
  const name = rule === null ? `New ${finding.severity}` : `New: ${shortName(rule)}`;
  const waived = finding.waived === undefined ? "" : `Waived by ${shortName(waivedBy(finding.waived))}. `;
  return {
    title: `${name} (${finding.server})`,
    lead: `${waived}${isOwn ? "" : effectWords(finding)}`,
    said: shownText(finding.message),
  };
}

/** Says what an edit breaks elsewhere, because the mark is at the edit; empty for a finding without a cause. */
function effectWords({ cause, path, range }: ComparedFinding): string {
  if (cause === null) return "";
  if (!isInHead(cause)) return `Broken by the deletion of ${shortName(cause.path)}: `;
  const label = cause.dependency === undefined ? null : causeLabel(cause);
  const breaks = label === null ? "Breaks" : `${shortName(label)} breaks`;
  const verb = cause.how === "mended-import" ? "Brings to light" : breaks;
  return `${verb} ${shortName(path)}:${range.start.line + 1}: `;
}

/**
 * Summarizes the effects of one edit in a sentence: how many, where, and the first one. An annotation stands at the
 * edit, so it must say what breaks elsewhere.
 */
function breaksSentence({ group, first }: CauseMark): string {
  const { at, effects } = group;
  const files = plural(new Set(effects.map(({ path }) => path)).size, "file");
  const label = causeLabel(at);
  const named = label === null ? "This" : shortName(label);
  const verb = at.how === "mended-import" ? "brings to light" : "breaks";
  const what = isInHead(at)
    ? `${named} ${verb} ${plural(effects.length, "place")} in ${files}`
    : `The deletion of ${shortName(at.path)} breaks ${plural(effects.length, "place")} in ${files}`;
  return `${what}. First ${shortName(first.path)}:${first.range.start.line + 1}: ${shownText(first.message)}`;
}

/**
 * Returns the title of a cause: "10 new errors (pyright)". It names the rule only if all effects have the same one,
 * because otherwise it would be wrong for some.
 */
function causeTitle({ group, first }: CauseMark): string {
  const { effects } = group;
  const isOne = effects.every(({ severity }) => severity === first.severity);
  const rule = ruleName(first);
  const isOneRule = effects.every((one) => ruleName(one) === rule);
  const code = isOneRule && rule !== null ? `, ${shortName(rule)}` : "";
  const servers = [...new Set(effects.map(({ server }) => server))].join(", ");
  return `${plural(effects.length, `new ${isOne ? first.severity : "finding"}`)}${code} (${servers})`;
}

/** Makes a name safe on one line, and short: a report from elsewhere may have names of megabytes. */
function shortName(name: string): string {
  return shorten(terminalName(name), nameLengthMax);
}

/**
 * Writes the command of a mark. A mark on a line that only the merge commit has gets no place, because the pull
 * request does not show that line; the message names its file instead.
 */
function markCommand(mark: Mark, kind: Level): string {
  const { place } = mark;
  const { title, lead, said } = markWords(mark);
  const { path } = causeOrOwnPlace(mark.kind === "cause" ? mark.first : mark.finding);
  const where = place === null ? ` (${shortName(path)}, a line that only the merge has)` : "";
  const message = lead + shorten(said, messageLengthMax - where.length - lead.length) + where;
  return command(kind, { ...(place === null ? {} : placeProperties(place)), title }, message);
}

function placeProperties({ path, range: { start, end } }: Pick<ComparedFinding, "path" | "range">) {
  const lines = { file: path, line: String(start.line + 1), endLine: String(end.line + 1) };
  // The runner ignores the columns of a range over several lines.
  if (start.line !== end.line) return lines;
  return { ...lines, col: String(start.character + 1), endColumn: String(end.character + 1) };
}

function command(kind: Level, properties: Readonly<Record<string, string>>, message: string): string {
  const written = Object.entries(properties).map(([name, value]) => `${name}=${commandProperty(value)}`);
  return `::${kind} ${written.join(",")}::${commandData(message)}\n`;
}

/**
 * Writes an annotation at the file of a trace. The nightly job calls it after it sent the recorded requests to the
 * pinned server again.
 */
export function traceProblemCommand(
  kind: "error" | "warning",
  file: string,
  title: string,
  message: string,
): string {
  return command(kind, { file, title }, shorten(shownText(message), messageLengthMax));
}

/** Writes what a person has to correct before anything can be judged. */
export function problemCommand(problem: string, hint: string): string {
  return command(
    "error",
    { title: "Lanser did not run" },
    shorten(shownText(hint === "" ? problem : `${problem}. ${hint}`), messageLengthMax),
  );
}
