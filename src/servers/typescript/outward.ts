/**
 * Checks whether changed texts, or files that no project includes, make TypeScript read files outside the tree. The
 * compiler itself lists the files that they reach, because no other reader resolves imports in the same way.
 */

import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compact } from "../../model/compact.ts";
import { isInside } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import type { Outward, OutwardSearch, OutwardTexts, OutwardTree } from "../outward.ts";
import type { ProfileHost } from "../profile.ts";
import { findConfigurations, projectConfiguration, reachedFrom } from "./configuration.ts";
import { dependencyPlaces } from "./dependencies.ts";
import { lineOfWritten, referrersOf } from "./explained.ts";
import { isTaken, listMsMax, runForOutput, type TypescriptCompiler } from "./program.ts";
import { runAlone } from "./turns.ts";

/** Builds the search of a TypeScript server. */
export function typescriptOutward(compiler: TypescriptCompiler): OutwardSearch {
  return { onDisk: "program", find: (host, tree, texts) => outwardOf(host, { tree, texts, compiler }) };
}

/** The input of a search. */
type Looked = {
  readonly tree: OutwardTree;
  readonly texts: OutwardTexts;
  readonly compiler: TypescriptCompiler;
};

/**
 * Finds the first reference that leaves the tree; undefined if none does. It writes the texts next to their files
 * under other names, lists them once under each project's options and once under the server's defaults, and checks
 * where the listed files lie. Queries call it before a server sees an edited text.
 */
async function outwardOf(host: ProfileHost, { tree, texts, compiler }: Looked): Promise<Outward | undefined> {
  const [root, serverFolder] = [realpathSync(tree.root), realpathSync(tree.serverFolder)];
  const folder = join(root, tree.project);
  const first = projectConfiguration(folder);
  const looked = findConfigurations(root);
  const checkouts = tree.checkouts.map((one) => realpathSync(one));
  const dependencies = dependencyPlaces(root, looked, checkouts);
  const projects =
    first === undefined ? [] : reachedFrom(root, [join(folder, first)], dependencies, checkouts).projects;
  const linked = [...texts.keys()].find((path) => !isInside(realFolderAbove(join(root, path)), root));
  if (linked !== undefined) return { path: linked, line: null, written: "a linked folder" };
  const places = [root, serverFolder, ...dependencies];
  const deadline = host.clock.now() + listMsMax;
  return runAlone(root, async () => {
    using standIns = writeStandIns(root, texts);
    // The server checks a file of no project under its own defaults.
    for (const configuration of [...projects, undefined]) {
      const project = standIns.configure(configuration ?? join(folder, "tsconfig.json"), configuration);
      const list = (args: readonly string[]) =>
        runForOutput(host, { root, serverFolder, project, deadline, compiler }, { args, env: {} });
      const output = await list([]);
      if (output === undefined)
        return {
          path: standIns.first,
          line: null,
          written: null,
          why: "tsc could not list its imports",
        };
      const outside = output.split("\n").filter((line) => line.startsWith("/") && !isTaken(line, places));
      if (outside.length === 0) continue;
      return standIns.named((await list(explaining)) ?? "", outside);
    }
    return undefined;
  });
}

/** Prints the reason for each file. */
const explaining = ["--explainFiles", "true"];

/** Gives the real path of the nearest existing folder above a file. A text can be in a new folder. */
function realFolderAbove(file: string): string {
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  return realpathSync(folder);
}

/** The written copies of the texts, which disposal removes. */
type StandIns = Disposable & {
  readonly first: string;
  /**
   * Writes a configuration that includes all copies, next to another configuration, with that one's options if `from`
   * is given.
   */
  readonly configure: (beside: string, from: string | undefined) => string;
  /** Finds the first of the files outside that a text inside the tree references. */
  readonly named: (explained: string, outside: readonly string[]) => Outward;
};

/**
 * Writes a copy of each text next to its file, under another name. Relative imports mean the same there, and the
 * servers' own files stay unchanged. If writing fails, it removes all copies.
 */
function writeStandIns(root: string, texts: OutwardTexts): StandIns {
  const made: string[] = [];
  const paths = new Map<string, string>();
  const remove = () => {
    for (const one of made) rmSync(one, { recursive: true, force: true });
  };
  const write = (file: string, text: string): string => {
    const folder = mkdirSync(dirname(file), { recursive: true });
    made.push(folder ?? file);
    writeFileSync(file, text);
    return file;
  };
  try {
    let count = 0;
    for (const [path, text] of texts) {
      const ending = /(?:\.d)?\.[^.]+$/u.exec(basename(path))?.[0] ?? "";
      const standIn = join(root, dirname(path), `.lanser-outward-${count++}${ending}`);
      paths.set(text === null ? join(root, path) : write(standIn, text), path);
    }
  } catch (error) {
    remove();
    throw error;
  }
  const textOf = (path: string) => texts.get(path) ?? readOptional(join(root, path)) ?? "";
  const pathOf = (file: string) =>
    paths.get(file) ?? (isInside(file, root) ? file.slice(root.length + 1) : undefined);
  return {
    first: [...texts.keys()][0] ?? "",
    configure: (beside, from) =>
      write(
        join(dirname(beside), ".lanser-outward.json"),
        JSON.stringify({
          ...compact({ extends: from === undefined ? undefined : `./${basename(from)}` }),
          files: [...paths.keys()],
          ...{ include: [], exclude: [], references: [] },
          compilerOptions: from === undefined ? defaultOptions : widened,
        }),
      ),
    named: (explained, outside) => {
      for (const file of outside)
        for (const referrer of referrersOf(explained, root, file)) {
          const path = pathOf(referrer.file);
          if (path === undefined) continue;
          const { written } = referrer;
          return { path, line: lineOfWritten(textOf(path), written), written };
        }
      return { path: [...texts.keys()][0] ?? "", line: null, written: "a file" };
    },
    [Symbol.dispose]: remove,
  };
}

/**
 * Options that include more files than the project's. A server can read more in a file that is no part of the
 * project.
 */
const widened = {
  allowJs: true,
  resolveJsonModule: true,
  composite: false,
  incremental: false,
  noEmit: true,
};
const defaultOptions = { ...widened, module: "esnext", moduleResolution: "bundler", jsx: "preserve" };
