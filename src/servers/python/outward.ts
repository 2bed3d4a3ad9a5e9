/** Finds relative imports of Python that climb out of the tree by their dots and reach an existing module. */
import { readdirSync, type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { isInside } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import type { Outward, OutwardSearch, OutwardTree } from "../outward.ts";

/**
 * The search in sources for such imports. Absolute imports need no search here: the folders that they use come from
 * the configuration, which is checked when it is read.
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

/**
 * Finds the first import of a file that reaches a module outside the tree: the server would read that file and could
 * show its types. A file reached through links has several names of different depth, so the dots of an import are
 * counted from each. A file with too many imports to check is reported, too.
 */
function outwardIn(root: string, path: string, text: string, names: readonly string[]): Outward | undefined {
  const depth = Math.min(...names.map((name) => name.split("/").length - 1));
  for (const one of climbingImports(text, depth)) {
    if (one === "too-much")
      return { path, line: null, written: null, why: "the file has too many imports to check" };
    for (const name of names) {
      const folder = folderAbove(dirname(join(root, name)), one.level - 1);
      if (folder !== undefined && leadsOut(root, folder, one))
        return { path, line: lineAt(text, one.offset), written: one.written.replace(/^from /u, "") };
    }
  }
  return undefined;
}

/**
 * Gives the folder some steps above. It is undefined above "/": pyright does not resolve such an import (1.1.414).
 */
function folderAbove(folder: string, steps: number): string | undefined {
  let at = folder;
  for (let step = 0; step < steps; step++) {
    if (at === "/") return undefined;
    at = dirname(at);
  }
  return at;
}

/** A relative import with more dots than folders above its file. */
type Climbing = {
  readonly offset: number;
  /** The number of its dots. */
  readonly level: number;
  readonly module: readonly string[];
  /** The imported names, which can be modules. */
  readonly names: readonly string[];
  readonly written: string;
};

/**
 * True if such an import finds something outside the tree. The server would read the file and could show its types in
 * a message. An import that finds nothing is harmless.
 */
function leadsOut(root: string, folder: string, { module, names }: Climbing): boolean {
  if (isInside(folder, root)) return false;
  // Files in /proc differ between processes, so the check cannot predict them.
  if (/^\/proc(?:\/|$)/u.test(join(folder, ...module.slice(0, 1)))) return true;
  const isPackage = (at: string) => isFile(join(at, "__init__.py")) || isFile(join(at, "__init__.pyi"));
  if (module.length === 0) {
    if (isPackage(folder)) return true;
    // A text can name any number of names; listing the folder once is bounded.
    const there = new Set(namesIn(folder).map((name) => name.replace(/\..*$/su, "")));
    return names.some((name) => there.has(name) && isModule(join(folder, name)));
  }
  let at = folder;
  for (const name of module.slice(0, -1)) {
    at = join(at, name);
    // An import of a.b.c first imports a and a.b.
    if (isPackage(at)) return true;
    if (statsOf(at)?.isDirectory() !== true) return false;
  }
  return isModule(join(at, module.at(-1) ?? ""));
}

/**
 * True if the name is a source, a stub, a native library or a folder, which an import can resolve to. Only such a
 * name lets the import reach the place.
 */
function isModule(place: string): boolean {
  if (statsOf(place)?.isDirectory() === true || isFile(`${place}.py`) || isFile(`${place}.pyi`)) return true;
  const name = place.slice(place.lastIndexOf("/") + 1);
  return namesIn(dirname(place)).some(
    (one) => one.startsWith(`${name}.`) && /\.(?:so|pyd|dylib)$/u.test(one),
  );
}

/** True for an existing file. */
function isFile(place: string): boolean {
  return statsOf(place)?.isFile() === true;
}

/**
 * Gives the stats of a path; undefined if it is missing or cannot be reached. A folder outside the tree can be
 * unreadable for this user.
 */
function statsOf(place: string): Stats | undefined {
  try {
    return statSync(place, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * Lists a folder's names; empty if the folder cannot be read. A folder outside the tree can be unreadable for this
 * user.
 */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * The most characters that the matches in one file read in total. A text that needs more is reported instead of
 * searched to its end, so that a hostile file cannot stop the run.
 */
const stepsMax = 5_000_000;

/**
 * Yields every `from` with more dots than the file has folders above it, even in a comment or string. A false one
 * only costs a test on disk; a missed one would be followed by the server. Between the dots, everything is
 * skipped that Python's tokenizer skips.
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

/** The pieces of an import that the search reads: gaps, dots, names, and the list behind `import`. */
const gap = /(?:[\s\\]+|#[^\r\n]*)*/uy;
const dotsOrGap = /\.+|(?:[\s\\]+|#[^\r\n]*)+/uy;
const oneDot = /\./uy;
const identifier = /[^\s.()\\#,;:'"]+/uy;
const identifiers = /[^\s.()\\#,;:'"]+/gu;
const untilClosed = /\((?:[^)#]+|#[^\r\n]*)*/uy;
const logicalLine = /(?:\\(?:\r\n|[\s\S])|[^\r\n\\;]+)*/uy;

/** Gives the line of an offset, from 1. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|[\r\n]/u).length;
}

/** The most names of one file. Links can form circles, which give endless names. */
const namesMax = 100;

/**
 * Returns a function that lists the names of a file: its own, and those through links to folders above it. A shorter
 * name needs fewer dots to leave the tree.
 */
function namesThroughLinks(links: OutwardTree["links"]): (path: string) => readonly string[] {
  return (path) => {
    const names = new Set([path]);
    // Iteration over a set includes values that are added meanwhile.
    for (const name of names) {
      if (names.size > namesMax) break;
      for (const link of links)
        if (name === link.place || name.startsWith(`${link.place}/`))
          names.add(`${link.path}${name.slice(link.place.length)}`);
    }
    return [...names];
  };
}
