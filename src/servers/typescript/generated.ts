/**
 * Gives advice on missing configuration files that a framework or a script generates. Git does not have these files,
 * so a fresh checkout lacks them.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { readMember } from "../../model/json.ts";
import { isInside } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";

/** Commands, by the folder that they write. Each runs the project's own configuration, so Lanser never runs them. */
const frameworks = {
  ".svelte-kit": "svelte-kit sync",
  ".nuxt": "nuxt prepare",
  ".astro": "astro sync",
  ".wxt": "wxt prepare",
} as const satisfies Readonly<Record<string, string>>;

/** A command that writes a folder. */
export type Generator = {
  /** The folder in which the command runs. It is relative or absolute, like the path of the written file. */
  readonly folder: string;
  readonly command: string;
  /** The folder that the command writes. */
  readonly writes: string;
};

/**
 * Finds the framework's command that writes a file; undefined for any other file. A fresh checkout lacks such a file
 * until the command has run.
 */
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

/**
 * Gives advice on a missing file, as a further sentence for a message; empty if the file exists. Both paths are
 * absolute. The usual reason is a generated tsconfig.json that the checkout lacks.
 */
export function adviceOnMissingFile(file: string, root: string): string {
  if (existsSync(file)) return "";
  const shown = (path: string) => (path === root ? "the top folder" : path.slice(root.length + 1));
  const found = frameworkOf(file.slice(root.length + 1));
  const generator =
    found === undefined ? scriptOf(file, root) : { ...found, folder: join(root, found.folder) };
  // A script hardly writes a single file into an existing folder.
  if (generator === undefined && existsSync(dirname(file))) return "";
  const folder = found === undefined ? shown(dirname(file)) : found.writes;
  const run =
    generator === undefined
      ? "If a command writes it, run the command"
      : `Run \`${generator.command}\` in ${shown(generator.folder)}`;
  return `. ${run} before the gate, and name ${folder} in \`dependencies\``;
}

/**
 * A script's name that is safe to show. A person pastes the command into a shell, and the repository chooses the
 * name.
 */
const plainName = /^[\w:.][\w:.-]*$/u;

/**
 * Finds the script of the nearest package.json whose command names the file's folder, because such a script probably
 * writes the folder.
 */
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

/** Reads the scripts of a package; empty if the manifest is missing or invalid. The advice then names no script. */
function scriptsIn(folder: string): readonly (readonly [name: string, text: unknown])[] {
  try {
    const manifest: unknown = JSON.parse(readOptional(join(folder, "package.json")) ?? "");
    return Object.entries(readMember(manifest, "scripts") ?? {});
  } catch {
    return [];
  }
}

/**
 * Splits a shell command into words, without a leading `./` and a trailing slash, so that they compare with paths.
 */
function wordsOf(text: unknown): readonly string[] {
  return typeof text === "string"
    ? text.split(/[\s=;&|"']+/u).map((word) => word.replace(/^\.\//u, "").replace(/\/+$/u, ""))
    : [];
}
