/**
 * Finds the scripts that shellcheck knows: by the endings of their names, and by the first line of files without an
 * ending.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../../model/order.ts";
import { beginningOf } from "../../platform/files.ts";

/**
 * True for `.sh` and similar endings, and for names without an ending; `isShellScript` tells which of the latter are
 * scripts.
 */
export function mayBeScript(path: string): boolean {
  return endsAsScript(path) || /(?:^|\/)[^./]+$/u.test(path);
}

export function endsAsScript(path: string): boolean {
  return /[^/]\.(?:sh|bash|dash|ksh|bats)$/u.test(path);
}

/**
 * True for a script of a shell. A first line that names another program makes it a script of that program, whatever
 * the file is called.
 */
export function isShellScript(path: string, beginning: string): boolean {
  if (!mayBeScript(path)) return false;
  const interpreter = interpreterOf(beginning);
  return interpreter === undefined ? endsAsScript(path) : shells.has(interpreter);
}

/** Shells that shellcheck 0.11.0 knows; it says that it does not support zsh. */
const shells: ReadonlySet<string> = new Set([
  ...["sh", "bash", "dash", "ash", "bats", "busybox"],
  ...["ksh", "ksh88", "ksh93", "oksh"],
]);

/** Returns the program that the first line of a script names; undefined for a text that is no script. */
export function interpreterOf(beginning: string): string | undefined {
  const [, line] = /^\ufeff?#!([^\r\n]*)/u.exec(beginning) ?? [];
  return line === undefined ? undefined : interpreterIn(line);
}

function interpreterIn(line: string): string {
  const words = line.trim().split(/\s+/u);
  const [program = "", ...rest] = words.map((word) => word.slice(word.lastIndexOf("/") + 1));
  if (program !== "env") return program;
  return rest.find((word) => !word.startsWith("-") && !word.includes("=")) ?? "";
}

/**
 * Lists the scripts, relative to the folder, sorted. Links are not followed: the script that one leads to is listed by
 * its own name.
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
