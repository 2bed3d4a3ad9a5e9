/** What a walk whose servers stay keeps from one state to the next: none of it depends on the state. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { allHold } from "../affected/rules.ts";
import { createSources, type FindSource } from "../affected/source.ts";
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
  /** Takes away what the state before left. */
  readonly empty: () => void;
  /** Made once, and again where `of` is another. One name stands for values of one type. */
  readonly kept: <Value>(name: string, of: string, make: () => Promise<Value>) => Promise<Value>;
  /** `textOf` counts until it is called again: what is kept of a text depends on no tree. */
  readonly sources: (textOf: (blob: string) => string | undefined) => FindSource;
};

export function keepWorkspaces(
  of: Pick<WarmWorkspaces, "folder" | "servers" | "repository" | "parser">,
): WarmWorkspaces {
  const { folder, parser } = of;
  const known = new Map<string, { readonly of: string; readonly value: Promise<unknown> }>();
  let current: (blob: string) => string | undefined = () => undefined;
  const sources = createSources(parser, (blob) => current(blob), allHold);
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
  };
}

/** The sessions' own folders, and what belongs to base. */
function isKept(name: string): boolean {
  return name.startsWith(homePrefix) || name === "base" || /^toolchain-.*-base$/u.test(name);
}
