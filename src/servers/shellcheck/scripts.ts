/** Which files are scripts that shellcheck knows: by their names' endings, and by the first line of those whose names have none. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../../model/order.ts";
import { beginningOf } from "../../platform/files.ts";

/** `.sh`, and names without an ending; `isScript` tells which of the latter are scripts. */
export function mayBeScript(path: string): boolean {
  return endsAsScript(path) || /(?:^|\/)[^./]+$/u.test(path);
}

export function endsAsScript(path: string): boolean {
  return /[^/]\.(?:sh|bash|dash|ksh|bats)$/u.test(path);
}

/** A first line that names another program makes a script of that program, whatever the file is called. */
export function isScript(path: string, beginning: string): boolean {
  if (!mayBeScript(path)) return false;
  const interpreter = interpreterOf(beginning);
  return interpreter === undefined ? endsAsScript(path) : shells.has(interpreter);
}

/** As shellcheck 0.11.0 knows them; of zsh it says that it does not support it. */
const shells: ReadonlySet<string> = new Set([
  ...["sh", "bash", "dash", "ash", "bats", "busybox"],
  ...["ksh", "ksh88", "ksh93", "oksh"],
]);

/** The program that the first line of a script names; undefined for what is none. */
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

/** Relative to the folder, sorted. Links are not followed: the script that one leads to is there by its own name. */
export function scriptsIn(folder: string): readonly string[] {
  const found: string[] = [];
  const waiting = [""];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = `${below}${entry.name}`;
      if (entry.isDirectory() && entry.name !== ".git") waiting.push(`${path}/`);
      else if (entry.isFile() && mayBeScript(path) && isScript(path, beginningOf(join(folder, path))))
        found.push(path);
    }
  }
  return found.sort(compareText);
}
