/** What a walk whose servers stay keeps from one state to the next: none of it depends on the state. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Affected } from "../affected/affected.ts";
import { allHold } from "../affected/rules.ts";
import { type BlobFile, createSources, type FindSource, languageOf, TextGone } from "../affected/source.ts";
import { type Digest, sha256 } from "../core/digest.ts";
import { canonical } from "../core/json.ts";
import { compareText } from "../core/order.ts";
import type { Mattering } from "../observe/known.ts";
import type { WarmServers } from "../observe/warm.ts";
import type { Repository } from "../repo/git.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import { homePrefix } from "./scratch.ts";

export type WarmWorkspaces = {
  /** In it each state lies, one after the other; absolute. */
  readonly folder: string;
  readonly servers: WarmServers;
  readonly repository: Repository;
  readonly parser: SyntaxParser;
  /** Of base and of each state: one set of names for all probes of a walk, so that an answer counts for the states to come. */
  readonly trees: readonly string[];
  /** Takes away what the state before left. */
  readonly empty: () => void;
  /** Made once, and again where `of` is another. One name stands for values of one type. */
  readonly kept: <Value>(name: string, of: string, make: () => Promise<Value>) => Promise<Value>;
  /** `textOf` counts until it is called again: what is kept of a text depends on no tree. */
  readonly sources: (textOf: (blob: string) => string | undefined) => FindSource;
  /** The files of head at this stop; `found` tells what differs since the last one, in the sources alone, can matter to. */
  readonly step: (files: readonly BlobFile[], found: (before: readonly BlobFile[]) => Affected) => void;
  /** Between two states by their files; null where it can be every file. */
  readonly mattering: (before: Blobs, now: Blobs) => Mattering | null;
};

type Blobs = ReadonlyMap<string, string>;

export function keepWorkspaces(
  of: Pick<WarmWorkspaces, "folder" | "servers" | "repository" | "parser" | "trees">,
): WarmWorkspaces {
  const { folder, parser } = of;
  const known = new Map<string, { readonly of: string; readonly value: Promise<unknown> }>();
  let current: (blob: string) => string | undefined = () => undefined;
  const sources = createSources(parser, (blob) => current(blob), allHold);
  const steps: { readonly from: Digest; readonly to: Digest; readonly mattering: Mattering | null }[] = [];
  let last: { readonly files: readonly BlobFile[]; readonly state: Digest } | undefined;
  return {
    ...of,
    empty: () => {
      for (const name of readdirSync(folder))
        if (!isKept(name)) rmSync(join(folder, name), { recursive: true, force: true });
    },
    kept: <Value>(name: string, of: string, make: () => Promise<Value>): Promise<Value> => {
      const before = known.get(name);
      if (before?.of === of) return before.value as Promise<Value>;
      const value = make();
      known.set(name, { of, value });
      return value;
    },
    sources: (textOf) => {
      current = textOf;
      return sources;
    },
    step: (files, found) => {
      const state = stateOf(new Map(files.map(({ path, blob }) => [path, blob])));
      if (last !== undefined)
        steps.push({ from: last.state, to: state, mattering: between(last.files, files, found) });
      last = { files, state };
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

/** Only edits of sources: what comes, goes or is data can change where an import leads. */
function between(
  before: readonly BlobFile[],
  now: readonly BlobFile[],
  found: (before: readonly BlobFile[]) => Affected,
): Mattering | null {
  const old = new Map(before.map(({ path, blob }) => [path, blob]));
  const isSame = old.size === now.length && now.every(({ path }) => old.has(path));
  const edited = now.filter(({ path, blob }) => old.get(path) !== blob);
  if (!isSame || edited.some(({ path }) => languageOf(path) === undefined)) return null;
  try {
    const { mode, files, near } = found(before);
    if (mode === "full") return null;
    return {
      files: new Set(files.map(({ path }) => path)),
      near,
      edited: new Set(edited.map(({ path }) => path)),
    };
  } catch (error) {
    // The tree before lies nowhere any more, and of it is known only what was read then.
    if (error instanceof TextGone) return null;
    throw error;
  }
}

function stateOf(blobs: Blobs): Digest {
  return sha256(canonical([...blobs].sort(([one], [other]) => compareText(one, other))));
}

/** The sessions' own folders, and what belongs to base. */
function isKept(name: string): boolean {
  return name.startsWith(homePrefix) || name === "base" || /^toolchain-.*-base$/u.test(name);
}
