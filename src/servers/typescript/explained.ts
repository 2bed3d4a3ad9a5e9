/** Finds the imports of a file, in the command's output of `--explainFiles`. */
import { resolve } from "node:path";
import { splitText } from "../../model/text.ts";

/** One import or reference of a file. */
export type Referrer = {
  /** The absolute path of the importing file. */
  readonly file: string;
  /**
   * The specifier as the importing text has it, with its quotes. For a helper that an option adds, the compiler's
   * name for it.
   */
  readonly written: string;
};

/** One reason of the output. A path begins a line, relative to the command's folder. Its reasons follow, indented. */
const reason = /^\s+\S.*? via (?<written>.+) from file '(?<file>[^\n]+?)'(?: |$)/su;

/** The most lines of one reason. A specifier can contain a line feed. */
const linesMax = 10;

/**
 * Returns all imports of `file`, in the order of the output. A refusal shows the first one inside the tree, because
 * its author can change that one. `folder` is the folder in which the command ran.
 */
export function referrersOf(output: string, folder: string, file: string): readonly Referrer[] {
  const found: Referrer[] = [];
  const all = output.split("\n");
  let isReasonOfFile = false;
  for (const [at, line] of all.entries()) {
    if (!line.startsWith(" "))
      isReasonOfFile = resolve(folder, line) === file || (isReasonOfFile && !isPath(line));
    else if (isReasonOfFile && line.includes(" via ")) {
      const end = all.findIndex((one, index) => index >= at && one.includes(" from file '"));
      const whole = end < 0 || end - at > linesMax ? line : all.slice(at, end + 1).join("\n");
      const groups = reason.exec(whole)?.groups;
      if (groups !== undefined)
        found.push({ file: resolve(folder, groups["file"] ?? ""), written: groups["written"] ?? "" });
    }
  }
  return found;
}

/** True for a line that is a path of the listing. */
function isPath(line: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json)$/u.test(line);
}

/**
 * Finds the line of an import, from 1; null if the text does not contain the specifier, as for a helper that an
 * option adds.
 */
export function lineOfWritten(text: string, written: string): number | null {
  const bare = written.replace(/^["'`]|["'`]$/gu, "");
  const places = [written, bare, bare.replace(/\/jsx(?:-dev)?-runtime$/u, "")].map((one) =>
    text.indexOf(one),
  );
  const first = places.find((place) => place >= 0);
  return first === undefined ? null : splitText(text.slice(0, first)).length;
}
