/** Writes an issue for the maintainers of a server, ready to paste: Markdown in which all foreign text is code. */
import { divergenceClasses } from "../../model/divergence.ts";
import { cut, plural } from "../../model/text.ts";
import { fenceOf, showInvisible, spanOf } from "../../model/visible.ts";
import type { Divergence } from "./classes.ts";

/** One of the two runs that differ. */
export type IssueArm = {
  /** Name, for example "canonical order", "shuffle:17" or "canonical order, heap". */
  readonly name: string;
  readonly opened: readonly string[];
  /** The server's own command over the same files in the same order; null if it has no order, or is unknown. */
  readonly command: readonly string[] | null;
};

/** Everything that an issue contains. */
export type IssueFacts = {
  readonly server: { readonly name: string; readonly version: string };
  readonly arms: readonly [wanted: IssueArm, got: IssueArm];
  readonly divergence: Divergence;
  /** Number of runs of `got` that showed it, of how many, and number of runs of `wanted` with one result. */
  readonly seen: { readonly runs: number; readonly of: number; readonly reference: number };
  /** Files that must exist: first the server's own configuration, then the sources in the order of the walk. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** Number of `files` that are configuration. */
  readonly configurationFiles: number;
  /** Result of the reduction: whether fewer files do not show it, and the number of sets that were tried. */
  readonly reduced: { readonly isMinimal: boolean; readonly tests: number } | null;
  /** Names and values: system, Node, settings. */
  readonly environment: readonly (readonly [name: string, value: string])[];
};

const differencesMax = 20;
const filesMax = 30;
const fileLengthMax = 8_000;
const textsLengthMax = 40_000;
const pathsMax = 200;

/**
 * Returns the title and the body of an issue. It has everything that a maintainer without Lanser needs to reproduce the
 * difference: orders, files, the server's own command. Lines of files keep their tabs. Every other invisible character
 * is written as `\u{…}`, because a copy from a web page would lose it; the text says so.
 */
export function upstreamIssue(facts: IssueFacts): { readonly title: string; readonly body: string } {
  const { server, arms, divergence, seen } = facts;
  const [wanted, got] = arms;
  const isSame = isSameOrder(wanted, got) && wanted.name === got.name;
  const why = isSame
    ? "differ between two equal runs"
    : isSameOrder(wanted, got)
      ? "depend on the environment"
      : "depend on the order of opened files";
  const names = isSame
    ? `${span("-")} is the first run, ${span("+")} another`
    : `${span("-")} is ${span(wanted.name)}, ${span("+")} is ${span(got.name)}`;
  const often = isSame
    ? `${seen.runs} of ${seen.of} equal runs gave another result than the first of them.`
    : `${timesText(seen.reference)} of the first kind gave one result. ${seen.runs} of ${timesText(seen.of)} of the second kind gave another result.`;
  const first = divergence.first?.code ?? null;
  const rule = first === null ? "" : ` (${line(first)})`;
  const body = [
    `${span(`${server.name} ${server.version}`)}: the diagnostics of the same files ${why}. Every run was a fresh process with an empty home folder.`,
    "",
    "### How we ran the server",
    "",
    `We started the server and used its standard input and output. One file after the other, we opened it with ${span("textDocument/didOpen")}, requested ${span("textDocument/diagnostic")} and closed it.`,
    "",
    ...(isSame ? armText(wanted) : arms.flatMap(armText)),
    often,
    "",
    "### What differs",
    "",
    `${classWords(divergence)} ${names}.`,
    "",
    ...differenceText(divergence),
    "",
    "### Files",
    "",
    ...filesText(facts),
    "### Environment",
    "",
    ...facts.environment.map(([name, value]) => `- ${span(name)}: ${span(value)}`),
    "",
  ];
  return { title: `${line(server.name)}: diagnostics ${why}${rule}`, body: body.join("\n") };
}

function isSameOrder(one: IssueArm, other: IssueArm): boolean {
  return JSON.stringify(one.opened) === JSON.stringify(other.opened);
}

/** Lists the files of an arm in their order, with the server's own command if it can open them in that order. */
function armText({ name, opened, command }: IssueArm): readonly string[] {
  const shown = opened.slice(0, pathsMax).map(line);
  const left = opened.length - shown.length;
  return [
    `${span(name)} opens, in this order:`,
    "",
    ...fenceOf([...shown, ...(left > 0 ? [`(${left} more)`] : [])], "text"),
    "",
    ...(command === null
      ? []
      : ["The server's own command in the same order:", "", ...fenceOf([shellLine(command)], "sh"), ""]),
  ];
}

function classWords({ classes }: Divergence): string {
  const counted = Object.entries(divergenceClasses).flatMap(([name, { words }]) => {
    const count = classes[name as keyof typeof classes];
    return count > 0 ? [`${count} \u00d7 ${words} (${name})`] : [];
  });
  return `${counted.join(", ")}.`;
}

function timesText(runs: number): string {
  return plural(runs, "run");
}

/** Lists the first 20 differences as a diff, which trackers colour. Each file name is once above its differences. */
function differenceText({ differences }: Divergence): readonly string[] {
  const shown = differences
    .slice(0, differencesMax)
    .flatMap(({ path, wanted, got }, index) => [
      ...(path === null || path === differences[index - 1]?.path ? [] : [line(path)]),
      ...(wanted === null ? [] : [`- ${line(wanted)}`]),
      ...(got === null ? [] : [`+ ${line(got)}`]),
    ]);
  const left = differences.length - differencesMax;
  return fenceOf([...shown, ...(left > 0 ? [`(${left} more)`] : [])], "diff");
}

/**
 * Writes the files into the issue, each with notes on what the text does not show. Limits keep the issue below GitHub's
 * 65,536 characters; a cut file asks for an attachment.
 */
function filesText({ files, configurationFiles, reduced, arms }: IssueFacts): readonly string[] {
  const sources = files.length - configurationFiles;
  const count = plural(sources, "file");
  const opened = new Set(arms.flatMap((arm) => arm.opened));
  const how =
    reduced === null
      ? `${count}. We did not search for a smaller set.`
      : reduced.isMinimal
        ? `${count}. Without any one of them, the difference does not occur (we tried ${reduced.tests} sets of files).`
        : `${count}. We stopped the search for a smaller set after ${reduced.tests} sets of files.`;
  const texts: string[] = [];
  let left = textsLengthMax;
  for (const [index, { path, text }] of files.slice(0, filesMax).entries()) {
    const shown = cut(text, Math.min(fileLengthMax, left));
    left -= shown.length;
    const lines = shown.replace(/\r?\n$/, "").split(/\r?\n/);
    const notes = [
      ...(index < configurationFiles
        ? ["configuration"]
        : opened.has(path)
          ? []
          : ["exists, but is not opened"]),
      ...(shown.length < text.length ? [`cut after ${shown.length} of ${text.length} characters`] : []),
      ...(text.includes("\r\n") ? ["the lines end with CR LF"] : []),
      ...(lines.some((one) => sourceLine(one) !== one) ? ["invisible characters are written as \\u{…}"] : []),
    ];
    const note = notes.length === 0 ? "" : ` (${notes.join("; ")})`;
    texts.push(`${span(path)}${note}:`, "", ...fenceOf(lines.map(sourceLine), "text"), "");
  }
  const missing = files.slice(filesMax);
  const isWhole = missing.length === 0 && files.every(({ text }) => text.length <= fileLengthMax) && left > 0;
  return [
    how,
    ...(isWhole ? [] : ["This issue does not show the full text of all files: attach the complete files."]),
    "",
    ...texts,
    ...(missing.length === 0
      ? []
      : [`${missing.length} more files belong to the set, but this issue does not show them.`, ""]),
  ];
}

function span(text: string): string {
  return spanOf(line(text));
}

/** Returns one line without invisible characters. */
function line(text: string): string {
  return showInvisible(cut(text, lineLengthMax));
}

const lineLengthMax = 1_000;

function sourceLine(text: string): string {
  return text.split("\t").map(showInvisible).join("\t");
}

/** Quotes a command for a POSIX shell, so that a maintainer can paste it even if a path has a space or a quote. */
function shellLine(command: readonly string[]): string {
  return command
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${line(word).replaceAll("'", "'\\''")}'`))
    .join(" ");
}
