/**
 * Advises on missing files that configure TypeScript: a command of a framework or of the project writes them, and git
 * does not have them.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { readMember } from "../../model/json.ts";
import { isInside } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";

/** Commands by the folder that they write. Each runs the project's own configuration. */
const frameworks = {
  ".svelte-kit": "svelte-kit sync",
  ".nuxt": "nuxt prepare",
  ".astro": "astro sync",
  ".wxt": "wxt prepare",
} as const satisfies Readonly<Record<string, string>>;

export type Generator = {
  /** Folder in which the command runs; paths are relative like that of the written file. */
  readonly folder: string;
  readonly command: string;
  /** Folder that it writes. */
  readonly writes: string;
};

/** Returns the command of a framework that writes the file; undefined for any other file. */
export function frameworkOf(file: string): Generator | undefined {
  const parts = file.split("/");
  const at = parts.findIndex((part) => Object.hasOwn(frameworks, part));
  const name = parts[at];
  if (name === undefined) return undefined;
  return {
    folder: parts.slice(0, at).join("/") || ".",
    command: `npx --no-install ${frameworks[name as keyof typeof frameworks]}`,
    writes: parts.slice(0, at + 1).join("/"),
  };
}

/** Advice on a missing file, as a further sentence; empty for an existing one. Both paths are absolute. */
export function adviceOnMissingFile(file: string, root: string): string {
  if (existsSync(file)) return "";
  const shown = (path: string) => (path === root ? "the top folder" : path.slice(root.length + 1));
  const found = frameworkOf(file.slice(root.length + 1));
  const generator =
    found === undefined ? scriptOf(file, root) : { ...found, folder: join(root, found.folder) };
  // Where the folder is there, a command of the project hardly writes a single file into it.
  if (generator === undefined && existsSync(dirname(file))) return "";
  const folder = found === undefined ? shown(dirname(file)) : found.writes;
  const run =
    generator === undefined
      ? "If a command writes it, run the command"
      : `\`${generator.command}\` in ${shown(generator.folder)} writes it: run that`;
  return `. ${run} before the gate, and name ${folder} in \`dependencies\``;
}

/** Names that are safe to show: a person runs the command, so to a shell, or to npm, it may be only a name. */
const plainName = /^[\w:.][\w:.-]*$/u;

/** Script of the nearest package that names the file's folder. */
function scriptOf(file: string, root: string): Pick<Generator, "folder" | "command"> | undefined {
  for (let folder = dirname(file); isInside(folder, root); folder = dirname(folder)) {
    const inside = dirname(file).slice(folder.length + 1);
    const scripts = inside === "" ? [] : scriptsIn(folder);
    const [name] =
      scripts.find(([name, text]) => plainName.test(name) && wordsOf(text).includes(inside)) ?? [];
    if (name !== undefined) return { folder, command: `npm run ${name}` };
  }
  return undefined;
}

function scriptsIn(folder: string): readonly (readonly [name: string, text: unknown])[] {
  try {
    const manifest: unknown = JSON.parse(readOptional(join(folder, "package.json")) ?? "");
    return Object.entries(readMember(manifest, "scripts") ?? {});
  } catch {
    return [];
  }
}

/** Words of a shell command, paths without a leading `./` and a trailing slash. */
function wordsOf(text: unknown): readonly string[] {
  return typeof text === "string"
    ? text.split(/[\s=;&|"']+/u).map((word) => word.replace(/^\.\//u, "").replace(/\/+$/u, ""))
    : [];
}
