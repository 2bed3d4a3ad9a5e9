/** What a walk whose servers stay keeps from one state to the next: none of it depends on the state. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { allHold } from "../affected/rules.ts";
import { createSources, type FindSource } from "../affected/source.ts";
import type { WarmServers } from "../observe/warm.ts";
import type { Repository } from "../repo/git.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import type { Workspace } from "./open.ts";
import type { readyAll } from "./ready.ts";
import { homePrefix } from "./scratch.ts";
import type { Tree } from "./tree.ts";

export type WarmWorkspaces = {
  /** In it each state lies, one after the other; absolute. */
  readonly folder: string;
  readonly servers: WarmServers;
  readonly repository: Repository;
  readonly parser: SyntaxParser;
  /** Takes away what the state before left. */
  readonly empty: () => void;
  readonly ready: (make: () => ReturnType<typeof readyAll>) => ReturnType<typeof readyAll>;
  /** Base's tree, as long as its packages are found at the same place. */
  readonly base: (from: string, write: () => Promise<Tree>) => Promise<Tree>;
  /** A server on one root of that tree. */
  readonly onBase: (tree: Tree, name: string, open: () => Promise<Workspace>) => Promise<Workspace>;
  /** `textOf` counts until it is called again: what is kept of a text depends on no tree. */
  readonly sources: (textOf: (blob: string) => string | undefined) => FindSource;
};

export function keepWorkspaces(
  of: Pick<WarmWorkspaces, "folder" | "servers" | "repository" | "parser">,
): WarmWorkspaces {
  const { folder, parser } = of;
  let installed: ReturnType<typeof readyAll> | undefined;
  let base: Tree | undefined;
  let opened = new Map<string, Promise<Workspace>>();
  let current: (blob: string) => string | undefined = () => undefined;
  const sources = createSources(parser, (blob) => current(blob), allHold);
  return {
    ...of,
    empty: () => {
      for (const name of readdirSync(folder))
        if (!isKept(name)) rmSync(join(folder, name), { recursive: true, force: true });
    },
    ready: (make) => {
      installed ??= make();
      return installed;
    },
    base: async (from, write) => {
      if (base?.from === from) return base;
      rmSync(join(folder, "base"), { recursive: true, force: true });
      opened = new Map();
      base = await write();
      return base;
    },
    onBase: (tree, name, open) => {
      if (tree !== base) return open();
      const known = opened.get(name) ?? open();
      opened.set(name, known);
      return known;
    },
    sources: (textOf) => {
      current = textOf;
      return sources;
    },
  };
}

/** The sessions' own folders, and what belongs to base. */
function isKept(name: string): boolean {
  return name.startsWith(homePrefix) || name === "base" || /^toolchain-.*-base$/u.test(name);
}
