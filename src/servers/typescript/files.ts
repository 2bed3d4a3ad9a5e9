/**
 * All files that a project's program is made of, as the command lists them, and what it looks for, for a third of what the
 * program itself costs: enough to see that a change is not among them.
 */
import { existsSync, realpathSync } from "node:fs";
import { join, posix } from "node:path";
import { once } from "../../model/once.ts";
import { folderOf, isBelow, isInside } from "../../model/paths.ts";
import type { ListedProject, ListedTree, ProfileHost } from "../profile.ts";
import { type Looked, lookThrough, maySet, projectConfiguration, reachedFrom } from "./configuration.ts";
import { dependencyPlaces, isDependency } from "./dependencies.ts";
import { influenceAbove, isScript, listMsMax, native, printed } from "./program.ts";
import { together } from "./turns.ts";

/** Undefined where the program would be refused, or where only it can tell. */
export function listedTypescript(
  host: ProfileHost,
  tree: ListedTree,
): (project: string) => Promise<ListedProject | undefined> {
  const [root, serverFolder] = [realpathSync(tree.root), realpathSync(tree.serverFolder)];
  const checkouts = tree.checkouts.map((one) => realpathSync(one));
  const around = once((): Around | undefined => {
    const looked = lookThrough(root);
    if (influenceAbove(root) !== undefined || looked.problem !== undefined) return undefined;
    const dependencies = dependencyPlaces(root, looked, checkouts);
    return { root, looked, dependencies, places: [root, serverFolder, ...dependencies] };
  });
  return async (project) => {
    const first = projectConfiguration(join(root, project));
    const found = first === undefined ? undefined : around();
    if (first === undefined || found === undefined) return undefined;
    const { projects, files, problem } = reachedFrom(
      root,
      [join(root, project, first)],
      found.dependencies,
      checkouts,
    );
    if (problem !== undefined) return undefined;
    // Files of the project stand in for TypeScript's library only where it asks for that (7.0.2).
    const args = [
      ...(maySet("libReplacement", files, root) ? [] : ["--noLib"]),
      ...(tree.isTraced ? ["--traceResolution"] : []),
    ];
    const deadline = host.clock.now() + listMsMax;
    const listed = new Set<string>();
    const outputs: string[] = [];
    for (const one of projects) {
      const of = { root, serverFolder, project: one, deadline, compiler: native };
      const output = await together(root, () => printed(host, of, { args, env: onOneProcessor }));
      const paths = output === undefined ? undefined : readFiles(output, found);
      if (output === undefined || paths === undefined) return undefined;
      outputs.push(output);
      for (const path of paths) listed.add(path);
    }
    const isSought = (path: string) => !tree.isTraced || isNamedIn(outputs, root, path);
    return { files: [...listed], isSought };
  };
}

/**
 * Whether a resolution may have looked at a path: whether its name stands in the trace, up to the first dot, behind a slash,
 * in whatever folder; or that of a folder on the way to it that is not there, because nothing is looked for in such a one.
 * What is referred to by a path and is not there is in no trace; once it is there, it is listed.
 */
function isNamedIn(outputs: readonly string[], root: string, path: string): boolean {
  const names = [posix.basename(path).replace(/(?<=.)\..*$/su, "")];
  for (
    let folder = folderOf(path);
    folder !== "." && !existsSync(join(root, folder));
    folder = folderOf(folder)
  )
    names.push(posix.basename(folder));
  return names.some((name) => outputs.some((output) => output.includes(`/${name}`)));
}

type Around = {
  readonly root: string;
  readonly looked: Looked;
  readonly dependencies: readonly string[];
  /** The folders in which files may lie; absolute, and real. */
  readonly places: readonly string[];
};

/** Several are listed at a time. */
const onOneProcessor = { GOMAXPROCS: "1" };

/**
 * Relative to the root, JSON included. Where a link lies on the way to a file both its places are listed, if both are in
 * the tree: packages of the workspace are the change's to edit. Undefined for what is not understood.
 */
function readFiles(output: string, { root, looked, places }: Around): readonly string[] | undefined {
  const isLinked = (path: string) =>
    isDependency(path) || looked.links.some((link) => path === link || isBelow(path, link));
  const paths: string[] = [];
  for (const line of output.split("\n")) {
    // A name may be like a diagnostic.
    if (line.startsWith("/") && (isScript(line) || line.endsWith(".json"))) {
      if (!places.some((place) => isInside(line, place))) return undefined;
      if (!isInside(line, root)) continue;
      const path = line.slice(root.length + 1);
      paths.push(path);
      if (!isLinked(path)) continue;
      if (!existsSync(line)) return undefined;
      const real = realpathSync(line);
      if (isInside(real, root)) paths.push(real.slice(root.length + 1));
    } else if (line.startsWith("/")) return undefined;
  }
  return paths;
}
