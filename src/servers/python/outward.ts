/** Finds imports of Python that climb out of the tree by their dots, to a module that is there. */
import { readdirSync, type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { isInside } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import type { Outward, OutwardSearch, OutwardTree } from "../outward.ts";

/**
 * Search of sources for such imports. An absolute import is looked for in folders that the configuration names; those
 * are checked where the configuration is read.
 */
export const pythonOutward: OutwardSearch = {
  onDisk: "texts",
  find: (_host, tree, texts) => {
    const names = namesThroughLinks(tree.links);
    for (const [path, given] of texts) {
      const text = given ?? readOptional(join(tree.root, path)) ?? "";
      const found = outwardIn(tree.root, path, text, names(path));
      if (found !== undefined) return Promise.resolve(found);
    }
    return Promise.resolve(undefined);
  },
};

function outwardIn(root: string, path: string, text: string, names: readonly string[]): Outward | undefined {
  const depth = Math.min(...names.map((name) => name.split("/").length - 1));
  for (const one of climbingImports(text, depth)) {
    if (one === "too-much") return { path, line: null, written: null, why: "it has too many imports" };
    for (const name of names) {
      const folder = folderAbove(dirname(join(root, name)), one.level - 1);
      if (folder !== undefined && leadsOut(root, folder, one))
        return { path, line: lineAt(text, one.offset), written: one.written };
    }
  }
  return undefined;
}

/**
 * Returns the folder so many steps above; undefined above the top of the file system: pyright takes such an import for
 * one that leads nowhere (1.1.414).
 */
function folderAbove(folder: string, steps: number): string | undefined {
  let at = folder;
  for (let step = 0; step < steps; step++) {
    if (at === "/") return undefined;
    at = dirname(at);
  }
  return at;
}

type Climbing = {
  readonly offset: number;
  /** Number of its dots. */
  readonly level: number;
  readonly module: readonly string[];
  /** Names that are imported from it: perhaps modules. */
  readonly names: readonly string[];
  readonly written: string;
};

function leadsOut(root: string, folder: string, { module, names }: Climbing): boolean {
  if (isInside(folder, root)) return false;
  // What a process finds there depends on the process.
  if (/^\/proc(?:\/|$)/u.test(join(folder, ...module.slice(0, 1)))) return true;
  const isPackage = (at: string) => isFile(join(at, "__init__.py")) || isFile(join(at, "__init__.pyi"));
  if (module.length === 0) {
    if (isPackage(folder)) return true;
    // A text may name as many as it likes.
    const there = new Set(namesIn(folder).map((name) => name.replace(/\..*$/su, "")));
    return names.some((name) => there.has(name) && isModule(join(folder, name)));
  }
  let at = folder;
  for (const name of module.slice(0, -1)) {
    at = join(at, name);
    // Importing a.b.c runs a and a.b first.
    if (isPackage(at)) return true;
    if (statsOf(at)?.isDirectory() !== true) return false;
  }
  return isModule(join(at, module.at(-1) ?? ""));
}

/** True for a source, a stub, a library or a folder of that name: it decides what the import resolves to. */
function isModule(place: string): boolean {
  if (statsOf(place)?.isDirectory() === true || isFile(`${place}.py`) || isFile(`${place}.pyi`)) return true;
  const name = place.slice(place.lastIndexOf("/") + 1);
  return namesIn(dirname(place)).some(
    (one) => one.startsWith(`${name}.`) && /\.(?:so|pyd|dylib)$/u.test(one),
  );
}

function isFile(place: string): boolean {
  return statsOf(place)?.isFile() === true;
}

/** Returns the stats; undefined for what is not there, and for what cannot be reached. */
function statsOf(place: string): Stats | undefined {
  try {
    return statSync(place, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Most characters that are read again in all matches of one file: a text that needs more is not searched to its end.
 */
const stepsMax = 5_000_000;

/**
 * Yields every `from` with more dots than the file has folders above it, also in a comment or a string: one too many
 * is only looked for on the disk, one too few would be followed by the server. Between the dots everything is allowed
 * that a tokenizer may skip.
 */
function* climbingImports(text: string, depth: number): Generator<Climbing | "too-much"> {
  let steps = 0;
  const take = (pattern: RegExp, at: number): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? "";
    steps += found.length;
    return found;
  };
  for (const { index } of text.matchAll(/(?<![\p{L}_])from(?![\p{L}\p{N}_])/gu)) {
    let at = index + "from".length;
    let level = 0;
    for (let part = take(dotsOrGap, at); part !== ""; part = take(dotsOrGap, at)) {
      if (part.startsWith(".")) level += part.length;
      at += part.length;
    }
    if (steps > stepsMax) {
      yield "too-much";
      return;
    }
    if (level - 1 <= depth) continue;
    const module: string[] = [];
    let name = take(identifier, at);
    while (name !== "" && name !== "import") {
      module.push(name);
      at += name.length;
      const next = at + take(gap, at).length;
      const dot = take(oneDot, next);
      if (dot === "") {
        at = next;
        break;
      }
      at = next + dot.length;
      at += take(gap, at).length;
      name = take(identifier, at);
    }
    const written = text.slice(index, at);
    const behind = take(identifier, at) === "import" ? namesBehind(at + "import".length) : [];
    yield { offset: index, level, module, names: behind, written };
  }

  function namesBehind(start: number): readonly string[] {
    const open = start + take(gap, start).length;
    const list = text.startsWith("(", open) ? take(untilClosed, open) : take(logicalLine, start);
    return list.replace(/#[^\r\n]*/gu, "").match(identifiers) ?? [];
  }
}

const gap = /(?:[\s\\]+|#[^\r\n]*)*/uy;
const dotsOrGap = /\.+|(?:[\s\\]+|#[^\r\n]*)+/uy;
const oneDot = /\./uy;
const identifier = /[^\s.()\\#,;:'"]+/uy;
const identifiers = /[^\s.()\\#,;:'"]+/gu;
const untilClosed = /\((?:[^)#]+|#[^\r\n]*)*/uy;
const logicalLine = /(?:\\(?:\r\n|[\s\S])|[^\r\n\\;]+)*/uy;

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|[\r\n]/u).length;
}

const namesMax = 100;

/**
 * Returns the names of a file: its own, and those through links to folders above it; in a shorter path fewer dots
 * climb out.
 */
function namesThroughLinks(links: OutwardTree["links"]): (path: string) => readonly string[] {
  return (path) => {
    const names = new Set([path]);
    // A set is walked in the order of its additions, and what is added on the way comes too.
    for (const name of names) {
      if (names.size > namesMax) break;
      for (const link of links)
        if (name === link.place || name.startsWith(`${link.place}/`))
          names.add(`${link.path}${name.slice(link.place.length)}`);
    }
    return [...names];
  };
}
