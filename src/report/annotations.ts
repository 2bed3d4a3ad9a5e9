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
/** Maximum number of traces of each level: most readers come for findings. */
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
 * Writes one command a line: what fails, then why the run is inconclusive, then the rest, most severe first. One
 * last notice counts those that do not fit.
 */
export function annotations(report: Report, show: Severity): string {
  const marks = marksOf(report, show);
  const of = (kind: Level) => marks.filter((one) => level[shownSeverityOf(one, report)] === kind);
  const isInconclusive = report.verdict === "inconclusive";
  const unequal = unequalTraces(report);
  const tracesOf = (kind: Level) =>
    unequal.filter((one) => traceLevel(one, report) === kind).slice(0, tracesMax);
  const whole = {
    error: perLevelMax - tracesOf("error").length,
    warning: perLevelMax - tracesOf("warning").length - (isInconclusive ? 1 : 0),
    notice: perLevelMax,
  };
  const tracesLeft = unequal.length - levels.flatMap(tracesOf).length;
  const fits = tracesLeft === 0 && levels.every((kind) => of(kind).length <= whole[kind]);
  const room = fits ? whole : { ...whole, notice: whole.notice - 1 };
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

export function traceWords(
  trace: ReplayedTrace,
  report: Report,
): { readonly title: string; readonly message: string } {
  const server = traceServer(trace);
  const by = server === "" ? "" : ` (${shorten(terminalName(server), nameLengthMax)})`;
  return {
    title: `A committed trace${by} ${traceState(trace, report)}`,
    message: traceFacts(trace)
      .map(({ title, text }) => `${title}: ${terminalText(text)}`)
      .join("\n"),
  };
}

/** Summarizes the effects of one edit in a sentence: how many, where, and the first one. */
export function breaksSentence({ group, first }: Extract<Mark, { kind: "cause" }>): string {
  const { at, effects } = group;
  const files = plural(new Set(effects.map(({ path }) => path)).size, "file");
  const label = causeLabel(at);
  const named = label === null ? "This" : shorten(terminalName(label), nameLengthMax);
  const verb = at.how === "mended-import" ? "brings to light" : "breaks";
  const what = isInHead(at)
    ? `${named} ${verb} ${plural(effects.length, "place")} in ${files}`
    : `The deletion of ${shorten(terminalName(at.path), nameLengthMax)} breaks ${plural(effects.length, "place")} in ${files}`;
  const path = shorten(terminalName(first.path), nameLengthMax);
  return `${what}. First ${path}:${first.range.start.line + 1}: ${shownText(first.message)}`;
}

/** Returns the title: "10 new errors (pyright)", with the rule if all have the same one. */
export function causeTitle({ group, first }: Extract<Mark, { kind: "cause" }>): string {
  const { effects } = group;
  const isOne = effects.every(({ severity }) => severity === first.severity);
  const rule = ruleName(first);
  const isOneRule = effects.every((one) => ruleName(one) === rule);
  const code = isOneRule && rule !== null ? `, ${shorten(terminalName(rule), nameLengthMax)}` : "";
  const servers = [...new Set(effects.map(({ server }) => server))].join(", ");
  return `${plural(effects.length, `new ${isOne ? first.severity : "finding"}`)}${code} (${servers})`;
}

function markCommand(mark: Mark, kind: Level): string {
  if (mark.kind === "finding") return findingCommand(mark, kind);
  const { place } = mark;
  const where = place === null ? " (on a line of the merge only)" : "";
  const message = shorten(breaksSentence(mark), messageLengthMax - where.length) + where;
  return command(
    kind,
    { ...(place === null ? {} : placeProperties(place)), title: causeTitle(mark) },
    message,
  );
}

function findingCommand({ finding, place, isOwn }: Extract<Mark, { kind: "finding" }>, kind: Level): string {
  const cause = isOwn ? null : finding.cause;
  const rule = ruleName(finding);
  const name =
    rule === null ? `New ${finding.severity}` : `New: ${shorten(terminalName(rule), nameLengthMax)}`;
  const title = `${name} (${finding.server})`;
  const path = shorten(terminalName(finding.path), nameLengthMax);
  const shownPath = shorten(terminalName(causeOrOwnPlace(finding).path), nameLengthMax);
  const where = place === null ? ` (${shownPath}, a line that only the merge has)` : "";
  const label = cause?.dependency === undefined ? null : causeLabel(cause);
  const breaks = label === null ? "Breaks" : `${shorten(shownText(label), nameLengthMax)} breaks`;
  const effect =
    cause === null
      ? ""
      : isInHead(cause)
        ? `${cause.how === "mended-import" ? "Brings to light" : breaks} ${path}:${finding.range.start.line + 1}: `
        : `Broken by the deletion of ${shorten(terminalName(cause.path), nameLengthMax)}: `;
  const waived =
    finding.waived === undefined ? "" : `Waived by ${shorten(waivedBy(finding.waived), nameLengthMax)}. `;
  const message =
    shownText(waived) +
    effect +
    shorten(shownText(finding.message), messageLengthMax - where.length - effect.length - waived.length) +
    where;
  return command(kind, { ...(place === null ? {} : placeProperties(place)), title }, message);
}

function placeProperties({ path, range: { start, end } }: Pick<ComparedFinding, "path" | "range">) {
  const lines = { file: path, line: String(start.line + 1), endLine: String(end.line + 1) };
  // The runner drops columns of a range over several lines.
  if (start.line !== end.line) return lines;
  return { ...lines, col: String(start.character + 1), endColumn: String(end.character + 1) };
}

function command(kind: Level, properties: Readonly<Record<string, string>>, message: string): string {
  const written = Object.entries(properties).map(([name, value]) => `${name}=${commandProperty(value)}`);
  return `::${kind} ${written.join(",")}::${commandData(message)}\n`;
}

/** Writes the result of a trace whose server was queried again, at the trace's file. */
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
