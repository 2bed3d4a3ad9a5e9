/** Finds shell scripts: by the endings of their names, and by the first line of files without an ending. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../../model/order.ts";
import { beginningOf } from "../../platform/files.ts";

/**
 * True for `.sh` and similar endings, and for names without an ending. `isShellScript` then reads the first line of
 * the latter. Scripts that are commands often have no ending.
 */
export function mayBeScript(path: string): boolean {
  return endsAsScript(path) || /(?:^|\/)[^./]+$/u.test(path);
}

/** True for the usual endings of shell scripts. */
export function endsAsScript(path: string): boolean {
  return /[^/]\.(?:sh|bash|dash|ksh|bats)$/u.test(path);
}

/**
 * True for a shell script. A first line that names another program decides before the file's name, because shellcheck
 * would report syntax errors in a Python script.
 */
export function isShellScript(path: string, beginning: string): boolean {
  if (!mayBeScript(path)) return false;
  const interpreter = interpreterOf(beginning);
  return interpreter === undefined ? endsAsScript(path) : shells.has(interpreter);
}

/** The shells that shellcheck 0.11.0 checks. It does not support zsh. */
const shells: ReadonlySet<string> = new Set([
  ...["sh", "bash", "dash", "ash", "bats", "busybox"],
  ...["ksh", "ksh88", "ksh93", "oksh"],
]);

/** Gives the program that a `#!` line names; undefined without such a line. */
export function interpreterOf(beginning: string): string | undefined {
  const [, line] = /^\ufeff?#!([^\r\n]*)/u.exec(beginning) ?? [];
  return line === undefined ? undefined : interpreterIn(line);
}

/** Reads the program from the words behind `#!`, also behind `env` with options and variables. */
function interpreterIn(line: string): string {
  const words = line.trim().split(/\s+/u);
  const [program = "", ...rest] = words.map((word) => word.slice(word.lastIndexOf("/") + 1));
  if (program !== "env") return program;
  return rest.find((word) => !word.startsWith("-") && !word.includes("=")) ?? "";
}

/**
 * Lists the scripts below a folder, sorted and relative to it. Links are not followed, because the linked script is
 * listed under its own name.
 */
export function scriptsIn(folder: string): readonly string[] {
  const found: string[] = [];
  const waiting = [""];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = `${below}${entry.name}`;
      if (entry.isDirectory() && entry.name !== ".git") waiting.push(`${path}/`);
      else if (entry.isFile() && mayBeScript(path) && isShellScript(path, beginningOf(join(folder, path))))
        found.push(path);
    }
  }
  return found.sort(compareText);
}
