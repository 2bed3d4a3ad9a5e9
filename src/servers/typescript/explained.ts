/** Finds what refers to a file of a program, in the command's output of `--explainFiles`. */
import { resolve } from "node:path";
import { splitText } from "../../model/text.ts";

export type Referrer = {
  /** Path of the referring file; absolute. */
  readonly file: string;
  /** Reference as the text has it, with its quotes; for a helper that an option adds, as the compiler names it. */
  readonly written: string;
};

/**
 * Pattern of a reason. A path is at the start of a line, relative to the folder in which the command ran; its reasons
 * are indented below it.
 */
const reason = /^\s+\S.*? via (?<written>.+) from file '(?<file>[^\n]+?)'(?: |$)/su;

/** Maximum number of lines of a reference: one may continue after the end of a line. */
const linesMax = 10;

/** Returns all references to `file`, in the order of the output. */
export function referrersOf(output: string, folder: string, file: string): readonly Referrer[] {
  const found: Referrer[] = [];
  const all = output.split("\n");
  let isIt = false;
  for (const [at, line] of all.entries()) {
    if (!line.startsWith(" ")) isIt = resolve(folder, line) === file || (isIt && !isPath(line));
    else if (isIt && line.includes(" via ")) {
      const end = all.findIndex((one, index) => index >= at && one.includes(" from file '"));
      const whole = end < 0 || end - at > linesMax ? line : all.slice(at, end + 1).join("\n");
      const groups = reason.exec(whole)?.groups;
      if (groups !== undefined)
        found.push({ file: resolve(folder, groups["file"] ?? ""), written: groups["written"] ?? "" });
    }
  }
  return found;
}

function isPath(line: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json)$/u.test(line);
}

/** Line of a reference, counted from 1; null if the text does not contain it. */
export function lineOfWritten(text: string, written: string): number | null {
  const bare = written.replace(/^["'`]|["'`]$/gu, "");
  const places = [written, bare, bare.replace(/\/jsx(?:-dev)?-runtime$/u, "")].map((one) =>
    text.indexOf(one),
  );
  const first = places.find((place) => place >= 0);
  return first === undefined ? null : splitText(text.slice(0, first)).length;
}
