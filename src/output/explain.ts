/** Report and one finding → the account of it: both sides' code, how it was placed, what matched, and why. */
import { causeId } from "../core/causes.ts";
import { type ComparedFinding, findingStateTable, type Place, placesOf } from "../core/finding.ts";
import type { Report, ReportedCause, Side } from "../core/report.ts";
import { ruleName } from "../core/rules.ts";
import { plural, shortId } from "../core/text.ts";
import { groupedByCause, waysTo } from "./causes.ts";
import { terminalName, terminalText } from "./escape.ts";
import { editBlocks } from "./terminal/edit.ts";
import { type FrameOptions, sideFrame } from "./terminal/frame.ts";
import { type Block, indented, layout, text } from "./terminal/layout.ts";
import { messageBlocks } from "./terminal/message.ts";
import { logLook, logWidth } from "./terminal/options.ts";
import { painted } from "./terminal/paint.ts";
import {
  causeLabel,
  causeWords,
  matchWords,
  placementText,
  policyRemarks,
  sourceParts,
  stateWords,
  waivedBy,
} from "./words.ts";

export function explain(report: Report, finding: ComparedFinding): string {
  const { seen, cause, waived } = finding;
  const label = cause === null ? null : causeLabel(cause);
  const rule = ruleName(finding);
  const code = rule === null ? "" : ` (${rule})`;
  const lines = [
    ...linesOf(messageBlocks(finding.message, [text(`${finding.state} ${finding.severity}${code}: `)], [])),
    `  id        ${finding.id}`,
    `  source    ${sourceParts(finding).map(terminalText).join(" · ")}`,
    `  verdict   ${finding.state}: ${stateWords[finding.state].one}`,
    ...(waived === undefined
      ? []
      : [`  waived    by ${terminalText(waivedBy(waived))}: ${terminalText(waived.reason)}`]),
    ...policyRemarks(finding).map((remark) => `  policy    ${remark}`),
    `  placed    ${placementText(finding)}`,
    `  matched   ${finding.matchedBy === null ? "nothing" : matchWords[finding.matchedBy]}`,
    `  why       ${terminalText(finding.why)}`,
    ...(cause === null
      ? []
      : [
          `  cause     ${label === null ? "" : `${terminalText(label)} at `}${placeWords(cause)} (${cause.how})`,
          ...wayOf(finding, report),
        ]),
    `  schedules ${schedulesOf(report, finding)}`,
    ...(seen === null
      ? []
      : (["base", "head"] as const).map(
          (side) =>
            `            ${side}: ${seen[side].length === 0 ? "never seen" : `seen in ${seen[side].join(" and ")} order`}`,
        )),
    "",
    ...editFor(finding, report),
    ...codeOn("base", finding, report),
    ...codeOn("head", finding, report),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

/** How the import goes from here to the edit; nothing where it is direct. */
function wayOf({ path, cause }: ComparedFinding, { causes }: Report): string[] {
  const reported = cause === null ? undefined : causes.find(({ id }) => id === causeId(cause));
  const through = reported === undefined ? [] : (waysTo(reported).get(path) ?? []);
  return through.length === 0
    ? []
    : [`            imported through ${through.map(terminalName).join(" → ")}`];
}

/** The edit that broke it, with its own lines; nothing where the report does not carry them. */
function editFor({ cause }: ComparedFinding, { causes }: Report): string[] {
  const reported = cause === null ? undefined : causes.find(({ id }) => id === causeId(cause));
  if (reported === undefined) return [];
  const edit = editBlocks(reported, { width: logWidth - 2, linesMax: Number.POSITIVE_INFINITY });
  if (edit.length === 0) return [];
  const others = reported.effects.length - 1;
  const also = others === 0 ? "" : `, which also causes ${plural(others, "other finding")}`;
  return [`edit: ${terminalName(reported.path)}${also}`, ...linesOf(indented("  ", edit)), ""];
}

/** An edit, what it is to what it broke, its lines, and all that it broke. */
export function explainCause(report: Report, cause: ReportedCause): string {
  const group = groupedByCause(report, "hint").causes.find((one) => one.cause.id === cause.id);
  const effects = group?.effects ?? [];
  const label = group === undefined ? null : causeLabel(group.at);
  const line = (cause.head ?? cause.base)?.range.start.line;
  const place = `${terminalName(cause.path)}${line === undefined ? "" : `:${line + 1}`}`;
  const edit = editBlocks(cause, { width: logWidth - 2, linesMax: Number.POSITIVE_INFINITY });
  const ways = waysTo(cause);
  const lines = [
    `edit: ${label === null ? "" : `${terminalText(label)} at `}${place} causes ${plural(cause.effects.length, "finding")}`,
    `  id        ${cause.id}`,
    `  why       ${causeWords[cause.how]}`,
    "",
    ...(edit.length === 0 ? [] : [...linesOf(indented("  ", edit)), ""]),
    ...effects.flatMap((one) => {
      const through = ways.get(one.path) ?? [];
      return [
        `${placeWords(one)} · ${shortId(one.id)}`,
        ...linesOf(indented("  ", messageBlocks(one.message, [text(`${one.severity}: `)], []))),
        ...(through.length === 0 ? [] : [`  imported through ${through.map(terminalName).join(" → ")}`]),
      ];
    }),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

function schedulesOf(report: Report, { state, server }: ComparedFinding): string {
  const summary = report.servers.find((one) => one.id === server);
  const name = summary === undefined ? server : terminalText(`${summary.id} ${summary.version}`);
  if (state === "volatile") return `${name}, canonical and reverse order of files`;
  if (findingStateTable[state].isConfirmed)
    return `${name}; it holds in canonical and in reverse order of files`;
  return `${name}, canonical order of files`;
}

function placeWords({ path, range }: Place): string {
  return `${terminalName(path)}:${range.start.line + 1}:${range.start.character + 1}`;
}

function codeOn(side: Side, finding: ComparedFinding, report: Report): string[] {
  const place = placesOf(finding)[side];
  if (place === null) return [`${side}: no such code`, ""];
  const excerpt = report.excerpts.get(finding.id)?.[side] ?? null;
  const code =
    excerpt === null
      ? ["  (the report does not carry this code; --repo DIR names the repository that has it)"]
      : linesOf(indented("  ", sideFrame(excerpt, place.range, frame)));
  return [`${side}: ${placeWords(place)}`, ...code, ""];
}

/** All that the report carries of it. */
const frame: FrameOptions = { width: logWidth - 2, around: Number.POSITIVE_INFINITY, style: null };

/** As a log has them: no words are wrapped, and there is no colour. */
function linesOf(blocks: readonly Block[]): readonly string[] {
  const all = painted(layout(blocks, logLook), logLook).split("\n");
  return all.slice(0, -1);
}
