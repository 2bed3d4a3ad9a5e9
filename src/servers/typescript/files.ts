/**
 * Lists the files of a project's program, and the names that the compiler tried, at a third of the cost of `program`.
 * That is enough to see that a change does not affect the project.
 */
import { existsSync, realpathSync } from "node:fs";
import { join, posix } from "node:path";
import { once } from "../../model/once.ts";
import { folderOf, isBelow, isInside } from "../../model/paths.ts";
import type { ListedProject, ListedTree, ProfileHost } from "../profile.ts";
import {
  type FoundConfigurations,
  findConfigurations,
  maySet,
  projectConfiguration,
  reachedFrom,
} from "./configuration.ts";
import { dependencyPlaces, isDependency } from "./dependencies.ts";
import { influenceAbove, isScriptFile, listMsMax, nativeCompiler, runForOutput } from "./program.ts";
import { runTogether } from "./turns.ts";

/**
 * Returns a function that lists one project. Its result is undefined if `program` would refuse the project, or if
 * only `program` can list it. The search of the tree runs once for all projects.
 */
export function listedTypescript(
  host: ProfileHost,
  tree: ListedTree,
): (project: string) => Promise<ListedProject | undefined> {
  const [root, serverFolder] = [realpathSync(tree.root), realpathSync(tree.serverFolder)];
  const checkouts = tree.checkouts.map((one) => realpathSync(one));
  const around = once((): Around | undefined => {
    const looked = findConfigurations(root);
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
    // Files of the project replace TypeScript's library only if the project turns that on (7.0.2). Otherwise the
    // listing can leave out the library.
    const args = [
      ...(maySet("libReplacement", files, root) ? [] : ["--noLib"]),
      ...(tree.isTraced ? ["--traceResolution"] : []),
    ];
    const deadline = host.clock.now() + listMsMax;
    const listed = new Set<string>();
    const outputs: string[] = [];
    for (const one of projects) {
      const of = { root, serverFolder, project: one, deadline, compiler: nativeCompiler };
      const output = await runTogether(root, () => runForOutput(host, of, { args, env: onOneProcessor }));
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
 * True if the compiler can have tried a path while it resolved an import. The trace then contains, after a slash, the
 * file's name up to the first dot, or the name of a missing folder above it: the compiler searches no missing folder.
 * A missing file that a path names is in no trace; once it exists, the listing has it.
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

/** The parts of a tree that all its projects share. */
type Around = {
  readonly root: string;
  readonly looked: FoundConfigurations;
  readonly dependencies: readonly string[];
  /** The folders in which files may lie: absolute and real. */
  readonly places: readonly string[];
};

/** One processor for each listing, because several run at a time. */
const onOneProcessor = { GOMAXPROCS: "1" };

/**
 * Reads the listed files, relative to the tree, with JSON files. For a file behind a link it lists both paths inside
 * the tree, because packages of a workspace are part of the change. Undefined if a line is unknown or outside the
 * places.
 */
function readFiles(output: string, { root, looked, places }: Around): readonly string[] | undefined {
  const isLinked = (path: string) =>
    isDependency(path) || looked.links.some((link) => path === link || isBelow(path, link));
  const paths: string[] = [];
  for (const line of output.split("\n")) {
    // A file's name can look like a diagnostic.
    if (line.startsWith("/") && (isScriptFile(line) || line.endsWith(".json"))) {
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
