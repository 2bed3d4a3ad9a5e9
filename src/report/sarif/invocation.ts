/** Describes the run itself in a SARIF log: if it came to a result, and what was noticed. */
import type { Invocation, Notification, Result } from "sarif";
import { compareValues } from "../../model/order.ts";
import type { ReplayedTrace } from "../../model/replay.ts";
import type { PolicyChange, Report } from "../../model/report.ts";
import { cut } from "../../model/text.ts";
import { limitText, uncheckedOf } from "../notes.ts";
import {
  bumpName,
  bumpResult,
  bumpsInOrder,
  traceFacts,
  traceServer,
  traceState,
  unequalTraces,
} from "../replayed.ts";
import { messageText, plainText } from "./text.ts";

export const notificationsMax = 50;
export const codeLengthMax = 200;

export type Level = Exclude<Result.level, "none">;

/** Number of results that the log lacks, by reason. */
export type LeftOut = {
  readonly beyondLimits: number;
  readonly belowShow: number;
  readonly outsideRepository: number;
};

export function invocationOf(report: Report, leftOut: LeftOut): Invocation {
  const isInconclusive = report.verdict === "inconclusive";
  const reasons = isInconclusive ? report.reasons : [];
  const { sides, files } = uncheckedOf(report);
  const unknown = [
    ...sides.map((message) => ({ code: "unknown-file", message })),
    ...files.map(({ server, side, path, reason }) => ({
      code: "unknown-file",
      message: `${server} did not check ${path} of ${side}: ${reason}`,
    })),
  ];
  const limits = report.limits.map((one) => ({ code: one.code, message: limitText(one) }));
  return {
    executionSuccessful: !isInconclusive,
    toolExecutionNotifications: [
      ...notifications("error", reasons),
      ...notifications("warning", leftOutNotes(leftOut)),
      ...notifications("warning", unequalTraces(report).map(traceNote(report))),
      ...notifications("warning", bumpNotes(report, true)),
      ...notifications("warning", unknown.toSorted(compareValues)),
      ...notifications("note", bumpNotes(report, false)),
      ...notifications("note", limits.toSorted(compareValues)),
    ],
    toolConfigurationNotifications: notifications(
      "warning",
      report.policyChanges.map(policyNote).toSorted(compareValues),
    ),
  };
}

type Note = { readonly code: string; readonly message: string };

function notifications(kind: Level, notes: readonly Note[]): Notification[] {
  const left = notes.length - notificationsMax;
  const more = left > 0 ? [{ code: "more", message: `${left} more like this are in the report.` }] : [];
  return [...notes.slice(0, notificationsMax), ...more].map(({ code, message }) => ({
    descriptor: { id: cut(plainText(code), codeLengthMax) },
    level: kind,
    message: { text: messageText(plainText(message)) },
  }));
}

function leftOutNotes({ beyondLimits, outsideRepository }: LeftOut): readonly Note[] {
  const beyond = `${beyondLimits} left out, the old and the least severe first: GitHub takes no longer log.`;
  const outside = `${outsideRepository} left out that are in no file of the repository.`;
  return [
    ...(beyondLimits > 0 ? [{ code: "results-left-out", message: beyond }] : []),
    ...(outsideRepository > 0 ? [{ code: "outside-repository", message: outside }] : []),
  ];
}

/**
 * Notes a trace as a warning, whatever its effect on the verdict: a notification of an error means that the run was
 * aborted.
 */
function traceNote(report: Report): (trace: ReplayedTrace) => Note {
  return (trace) => {
    const by = traceServer(trace);
    const facts = traceFacts(trace).map(({ title, text }) => `${title}: ${text}`);
    const subject = `${trace.path}${by === "" ? "" : ` (${by})`} ${traceState(trace, report)}`;
    return { code: `trace-${trace.state}`, message: [subject, ...facts].join("\n") };
  };
}

function bumpNotes(report: Report, isProblem: boolean): readonly Note[] {
  const own = bumpsInOrder(report).filter(({ problem }) => (problem !== null) === isProblem);
  return own.map((one) => ({ code: "server-update", message: `${bumpName(one)}: ${bumpResult(one)}` }));
}

function policyNote({ kind, files, message, hides, adds }: PolicyChange): Note {
  const beside = hides === null || adds === null ? "" : ` (under its own: ${hides} hidden, ${adds} added)`;
  return { code: kind, message: `${message}${beside}: ${files.join(", ")}` };
}
