/**
 * Keeps data of a walk from one state to the next, while its servers keep running. Kept data does not depend on the
 * state, or is valid for a named state, so it changes only the time of a walk.
 */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Affected, LinkMemory } from "../affected/affected.ts";
import { createGraphCache, type MakeGraph } from "../affected/imports.ts";
import { allRules } from "../affected/rules.ts";
import {
  type BlobFile,
  copyImports,
  createSources,
  type FindSource,
  type ImportsOf,
  type ModuleSource,
  syntaxLanguageOf,
  TextGone,
} from "../affected/source.ts";
import type { Repository } from "../git/git.ts";
import { type Digest, sha256 } from "../model/digest.ts";
import { canonical } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import type { Profile } from "../servers/profile.ts";
import type { AffectedFilter } from "../session/observe/options.ts";
import type { ServerPool } from "../session/pool/pool.ts";
import { type Import, importsIn } from "../syntax/imports.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import { parserFor } from "./parsers.ts";
import { homePrefix } from "./scratch.ts";
import { listPythonPackages } from "./site-packages.ts";

/**
 * Results of parsing sources, kept by content. The next run of the same process finds them again, which saves time.
 */
export type Readings = {
  readonly parser: SyntaxParser;
  /** Returns the reader of sources. `textOf` is used until the next call: what is kept of a text depends on no tree. */
  readonly sources: (textOf: (blob: string) => string | undefined) => FindSource;
  /**
   * Reads the remaining parts of the sources that were requested since the last call of `sources`, so that the next run
   * need not; until the signal ends it, or a text is gone.
   */
  readonly readOn: (signal: AbortSignal) => Promise<void>;
  /** Targets of imports, as far as they were resolved for an earlier state. */
  readonly links: LinkMemory;
  /** Imports of a text, the same list for the same blob. */
  readonly imports: ImportsOf;
  /** Import graph, made once for the same lists. */
  readonly graph: MakeGraph;
};

/**
 * Creates such readings for a parser. `known` has the imports of each text by language and blob, so that a text of
 * several states is parsed once.
 */
export function keepReadings(parser: SyntaxParser): Readings {
  let current: (blob: string) => string | undefined = () => undefined;
  const known = new Map<string, readonly Import[]>();
  const imports: ImportsOf = (blob, language, text) => {
    const key = `${language} ${blob}`;
    const found = known.get(key) ?? copyImports(importsIn(language, text()));
    known.set(key, found);
    return found;
  };
  const sources = createSources(parser, (blob) => current(blob), allRules, imports);
  let asked = new Set<ModuleSource>();
  return {
    parser,
    sources: (textOf) => {
      current = textOf;
      const own = new Set<ModuleSource>();
      asked = own;
      return (file) => {
        const source = sources(file);
        if (source !== undefined) own.add(source);
        return source;
      };
    },
    readOn: async (signal) => {
      for (const source of [...asked].slice(0, readOnMax)) {
        // Yields after each source, so that the next request of a user does not wait for this work.
        await setImmediate();
        if (signal.aborted) return;
        try {
          source.pieces();
        } catch (error) {
          if (error instanceof TextGone) return;
          throw error;
        }
      }
    },
    links: {},
    imports,
    graph: createGraphCache(),
  };
}

/** Readings of one process, which may answer several requests. */
export type ReadingMemory = {
  /** Returns the readings for the languages of these servers. */
  readonly of: (profiles: readonly Profile[]) => Promise<Readings>;
  /** Calls `readOn` of the last returned readings. */
  readonly readOn: Readings["readOn"];
};

/**
 * Keeps readings between runs. It starts again for other languages, and after `runsMax` runs: otherwise texts that no
 * longer exist would stay in memory.
 */
export function rememberReadings(): ReadingMemory {
  let known: { readonly of: string; readonly readings: Promise<Readings> } | undefined;
  let runs = 0;
  return {
    of: (profiles) => {
      const of = [...new Set(profiles.flatMap(({ languageIds }) => languageIds))].sort(compareText).join(" ");
      runs += 1;
      if (known?.of !== of || runs % runsMax === 0)
        known = { of, readings: parserFor(profiles).then(keepReadings) };
      return known.readings;
    },
    readOn: async (signal) => (await known?.readings)?.readOn(signal),
  };
}

/** Number of runs after which the readings start again. */
const runsMax = 200;
/** Maximum number of sources; each takes some milliseconds and some hundred kilobytes. */
const readOnMax = 1_000;

/** Store of a walk whose servers keep running between the states. */
export type WarmWorkspaces = {
  /** Folder in which each state lies, one after the other; absolute. */
  readonly folder: string;
  readonly pool: ServerPool;
  readonly repository: Repository;
  readonly readings: Readings;
  /**
   * Trees of base and of each state: one set of names for all probes of a walk, so that an answer is valid for later
   * states.
   */
  readonly trees: readonly string[];
  /** Removes what the previous state left. */
  readonly empty: () => void;
  /** Name of the folder of a side's tree in it, and suffix of what else belongs to it. */
  readonly place: (side: Side) => Side;
  /** Swaps the servers of the sides, once. Before it fresh servers checked head; after it the walk follows. */
  readonly exchange: () => void;
  /** Returns a value that is made once, and again if `of` differs. One name is for values of one type. */
  readonly kept: <Value>(name: string, of: string, make: () => Promise<Value>) => Promise<Value>;
  readonly installed: typeof listPythonPackages;
  /**
   * Records the files of both sides at this stop. `found` returns what the changes of head's sources since the last
   * stop can affect.
   */
  readonly step: (
    files: Readonly<Record<Side, readonly BlobFile[]>>,
    found: (before: readonly BlobFile[]) => Affected,
  ) => void;
  /** Returns what the difference between two states, given by their files, can affect; null if it can be every file. */
  readonly mattering: (before: Blobs, now: Blobs) => AffectedFilter | null;
};

/** Blobs of the files of a state, by path. */
type Blobs = ReadonlyMap<string, string>;

/**
 * Creates the store of a walk. The walk calls `empty` and `place` before each state, and `exchange` once, when base
 * is checked.
 */
export function keepWorkspaces(
  of: Pick<WarmWorkspaces, "folder" | "pool" | "repository" | "trees"> & { readonly parser: SyntaxParser },
): WarmWorkspaces {
  const { parser, ...own } = of;
  const { folder, pool } = own;
  const known = new Map<string, { readonly of: string; readonly value: Promise<unknown> }>();
  const steps: { readonly from: Digest; readonly to: Digest; readonly mattering: AffectedFilter | null }[] =
    [];
  let installed:
    | { readonly of: string; readonly packages: ReturnType<typeof listPythonPackages> }
    | undefined;
  let last: { readonly files: readonly BlobFile[]; readonly state: Digest } | undefined;
  let isExchanged = false;
  const place = (side: Side): Side => (isExchanged ? otherSide[side] : side);
  const remove = (isKept: (name: string) => boolean) => {
    for (const name of readdirSync(folder))
      if (!isKept(name)) rmSync(join(folder, name), { recursive: true, force: true });
  };
  return {
    ...own,
    readings: keepReadings(parser),
    empty: () => remove((name) => isHome(name) || isOfPlace(name, place("base"))),
    place,
    exchange: () => {
      pool.walk.exchange();
      isExchanged = true;
      remove(isHome);
      for (const name of known.keys()) if (isOfBase(name)) known.delete(name);
    },
    kept: <Value>(name: string, of: string, make: () => Promise<Value>): Promise<Value> => {
      const before = known.get(name);
      if (before?.of === of) return before.value as Promise<Value>;
      const value = make();
      known.set(name, { of, value });
      return value;
    },
    installed: (places) => {
      if (installed?.of !== places.join("\0"))
        installed = { of: places.join("\0"), packages: listPythonPackages(places) };
      return installed.packages;
    },
    step: ({ base, head }, found) => {
      if (!isExchanged) return;
      last ??= { files: base, state: stateOfFiles(base) };
      const state = stateOfFiles(head);
      steps.push({ from: last.state, to: state, mattering: between(last.files, head, found) });
      last = { files: head, state };
    },
    mattering: (before, now) => {
      const [was, is] = [stateOf(before), stateOf(now)];
      const between = steps.slice(steps.findLastIndex(({ from }) => from === was));
      const all = between.flatMap(({ mattering }) => mattering ?? []);
      if (between[0]?.from !== was || between.at(-1)?.to !== is || all.length < between.length) return null;
      return {
        files: new Set(all.flatMap(({ files }) => [...files])),
        near: new Set(all.flatMap(({ near }) => [...near])),
        edited: new Set(all.flatMap(({ edited }) => [...edited])),
      };
    },
  };
}

/**
 * Returns what a step of a walk can affect; null if that is unknown. Only edits of sources have an answer: an added
 * or removed file, or data, can change where an import leads.
 */
function between(
  before: readonly BlobFile[],
  now: readonly BlobFile[],
  found: (before: readonly BlobFile[]) => Affected,
): AffectedFilter | null {
  const old = new Map(before.map(({ path, blob }) => [path, blob]));
  const isSame = old.size === now.length && now.every(({ path }) => old.has(path));
  const edited = now.filter(({ path, blob }) => old.get(path) !== blob);
  if (!isSame || edited.some(({ path }) => syntaxLanguageOf(path) === undefined)) return null;
  try {
    const { mode, files, near } = found(before);
    if (mode === "full") return null;
    return {
      files: new Set(files.map(({ path }) => path)),
      near,
      edited: new Set(edited.map(({ path }) => path)),
    };
  } catch (error) {
    // The earlier tree no longer exists on disk. Only texts that were read then are known.
    if (error instanceof TextGone) return null;
    throw error;
  }
}

/** Returns the identity of a state from its files. */
function stateOfFiles(files: readonly BlobFile[]): Digest {
  return stateOf(new Map(files.map(({ path, blob }) => [path, blob])));
}

/** Returns the identity of a state: a digest of all paths and blobs. Equal states have equal answers. */
function stateOf(blobs: Blobs): Digest {
  return sha256(canonical([...blobs].sort(([one], [other]) => compareText(one, other))));
}

/** The opposite of each side: after the exchange, each side uses the folder of the other. */
const otherSide = { base: "head", head: "base" } as const satisfies Record<Side, Side>;

/** True for the folder of a session, which running servers still use. */
function isHome(name: string): boolean {
  return name.startsWith(homePrefix);
}

/** True for the tree in this place, and its toolchains. Base remains while head changes, so these stay too. */
function isOfPlace(name: string, place: Side): boolean {
  return name === place || (name.startsWith("toolchain-") && name.endsWith(`-${place}`));
}

/**
 * True for the names of the values of base that `writeTrees` and `openRoot` keep. They are stale after the exchange.
 */
function isOfBase(name: string): boolean {
  return name === "base" || name.startsWith("base ");
}
