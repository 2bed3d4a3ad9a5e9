/** Writes the nightly issue: Markdown in which all foreign text is code. */
import { cutList } from "../../model/cut-list.ts";
import { divergenceClasses } from "../../model/divergence.ts";
import { cut, plural } from "../../model/text.ts";
import { fenceOf, spanOf, visible } from "../../model/visible.ts";
import { inconclusiveReasons, type Night } from "./night.ts";
import {
  inconclusiveKey,
  kindOf,
  type NightlyAction,
  type NightlyEntry,
  type NightlyOptions,
  type NightlyState,
  nextNight,
  readState,
  stateText,
} from "./nightly.ts";
import { quarantinePath } from "./quarantine.ts";

/** Title by which the issue is found again, together with its author. */
export const nightlyTitle = "Lanser: nightly drift of language servers";

export type NightlyIssue = {
  readonly action: NightlyAction;
  /** Whole text of the issue; empty if there is none. */
  readonly body: string;
  /** Comment; null if people need not be notified. */
  readonly comment: string | null;
};

export type NightlyIssueOptions = NightlyOptions & {
  /** URL of the run; null if it is unknown. */
  readonly runUrl: string | null;
};

/** Returns the issue after a night. `open` is the text of the open issue; null for none. */
export function nightlyIssue(open: string | null, night: Night, options: NightlyIssueOptions): NightlyIssue {
  const step = nextNight(open === null ? null : { state: readState(open) }, night, options);
  const { action, state, came, went } = step;
  if (state === null) return { action, body: "", comment: null };
  const body = bodyOf(state, night, options);
  if (action === "open") {
    const texts = textsOf(night, came, commentBytesMax);
    return { action, body, comment: texts.length === 0 ? null : join(texts) };
  }
  if (action === "update") return { action, body, comment: null };
  if (action === "close") return { action, body, comment: `${lastWords(options)}\n` };
  const parts = [
    headline(state, night, options),
    "",
    ...section("New", came, night, options),
    ...section(`Not seen for ${nights(options.cleanNights)}`, went, night, options),
  ];
  const left = commentBytesMax - new TextEncoder().encode(join(parts)).length;
  return { action, body, comment: join([...parts, ...textsOf(night, came, left)]) };
}

function lastWords({ cleanNights, runUrl }: NightlyIssueOptions): string {
  const words =
    cleanNights === 1 ? "Last night was clean" : `The last ${cleanNights} nights that count were clean`;
  return `${words}, so this issue is closed. Should something differ again, another one is opened.${linkOf(runUrl)}`;
}

/** Limit on the listed rows. GitHub takes 65,536 characters, and the state of a text takes up to 20,000 of them. */
const rowsBytesMax = 14_000;
const commentBytesMax = 62_000;
const shownLengthMax = 300;

function bodyOf(state: NightlyState, night: Night, options: NightlyIssueOptions): string {
  const differing = state.entries.filter(({ kind }) => kind === "differs");
  const inconclusive = state.entries.filter(({ kind }) => kind === "inconclusive");
  const left = night.differing.count - differing.filter(({ absent }) => absent === 0).length;
  return join([
    "Every night the pinned language servers are asked again what the committed traces asked. Under the same schedule they must say the same.",
    "",
    headline(state, night, options),
    "",
    ...section("What differs", differing, night, options),
    ...(left > 0 ? [`${plural(left, "more difference")} of last night cannot be listed here.`, ""] : []),
    ...section("What could not be compared", inconclusive, night, options),
    "### What to do",
    "",
    `- Look closer: ${span("lanser trace drift --trace TRACE")}. The reports of each night are in the artifact of its run.`,
    `- If the servers are right now, record it again and review that: ${span("lanser trace refresh TRACE")}`,
    `- What is known and may stay goes to ${span(quarantinePath)}.`,
    "",
    `This text is written anew every night, so write comments. It is closed after ${plural(options.cleanNights, "clean night")}; a night in which something could not be compared, or was seen once and did not come back, is not one of them, and each that differs begins the count anew.`,
    "",
    stateText(state),
  ]);
}

/** Describes last night and the progress until the issue closes. */
function headline(state: NightlyState, night: Night, { cleanNights, runUrl }: NightlyIssueOptions): string {
  const { differing, inconclusive, seenOnce, traces, date } = night;
  const isWhole = inconclusive.some(({ trace }) => trace === null);
  const uncompared = isWhole ? "the traces" : `${inconclusive.length} of ${plural(traces, "trace")}`;
  const inPart = `${uncompared} could not be compared`;
  const counted = `${Math.min(state.clean, cleanNights)} of ${plural(cleanNights, "clean night")}`;
  const words = {
    differs: `${plural(differing.count, "difference")}${inconclusive.length === 0 ? "" : `, and ${inPart}`}`,
    inconclusive: `inconclusive: ${inPart}, which says nothing about the servers`,
    "seen-once": `in ${plural(seenOnce, "trace")} something was seen once and did not come back`,
    clean: `clean, ${counted}`,
  }[kindOf(night)];
  return `**${date}: ${words}.**${linkOf(runUrl)}`;
}

function linkOf(url: string | null): string {
  return url === null ? "" : ` [The run](${url})`;
}

function section(
  title: string,
  entries: readonly NightlyEntry[],
  night: Night,
  { runUrl }: NightlyIssueOptions,
): readonly string[] {
  if (entries.length === 0) return [];
  const messages = new Map(night.inconclusive.map((one) => [inconclusiveKey(one), one.message] as const));
  const rows = entries.map((one) =>
    row(one, one.kind === "inconclusive" ? messages.get(inconclusiveKey(one)) : ""),
  );
  const elsewhere = runUrl === null ? "the artifact of the run" : "the run";
  return [
    `### ${title} (${entries.length})`,
    "",
    `- ${cutList(rows, "\n- ", rowsBytesMax, "line", elsewhere)}`,
    "",
  ];
}

function row(entry: NightlyEntry, message = ""): string {
  const { since, absent } = entry;
  const gone = absent === 0 ? "" : `; not for ${nights(absent)}`;
  if (entry.kind === "differs") {
    const { class: of, code, path, server } = entry;
    const what = code === null ? "" : `: ${span(code)}`;
    const where = path === null ? "" : ` in ${span(path)}`;
    return `${of} ${divergenceClasses[of].words}${what}${where} (${span(server)}), since ${since}${gone}`;
  }
  const what = entry.trace === null ? "The whole night" : span(entry.trace);
  const detail = message === "" ? "" : `<br>${span(message)}`;
  return `${what}: ${inconclusiveReasons[entry.reason]}, since ${since}${gone}${detail}`;
}

function nights(count: number): string {
  return plural(count, "night");
}

/**
 * Returns texts to send upstream, only if something new differs: the same text every night is no news. They are code,
 * ready to copy.
 */
function textsOf({ texts }: Night, came: readonly NightlyEntry[], bytesMax: number): readonly string[] {
  if (texts.length === 0 || !came.some(({ kind }) => kind === "differs")) return [];
  const parts = texts.map(({ trace, text }) => {
    const lines = text.trimEnd().split(/\r?\n/u).map(sourceLine);
    return ["Of ", span(trace), ":\n\n", fenceOf(lines, "markdown").join("\n"), "\n"].join("");
  });
  return [
    "<details><summary>Ready to send to those who make the server</summary>",
    "",
    cutList(parts, "\n", bytesMax - 200, "text", "the artifact of the run"),
    "",
    "</details>",
  ];
}

function sourceLine(text: string): string {
  return text.split("\t").map(visible).join("\t");
}

/** Returns one line of code without invisible characters. */
function span(text: string): string {
  return spanOf(visible(cut(text.replaceAll(/\r?\n/gu, " "), shownLengthMax)));
}

function join(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}
