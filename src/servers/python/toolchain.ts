/** Describes Python to a server on each tree: a stand-in prints recorded facts, so that no code of a project runs. */
import { globSync } from "node:fs";
import { dirname } from "node:path";
import { run } from "../../platform/run.ts";
import { packagesDigest } from "../packages.ts";
import type { PreparedToolchain, ProfileHost, Toolchain, ToolchainFinder } from "../profile.ts";
import { findInterpreter, projectEnvironments, pythonFacts, writeStandIn } from "./interpreter.ts";

/** The name of the fact that is the stand-in's path. */
export const interpreterFact = "interpreter";

export const pythonToolchain: ToolchainFinder = { facts: [interpreterFact], find: findPython };

/**
 * Folders, with true if programs in them can run. Each run has its own folder below them; a process such as `lanser
 * mcp` has many runs, so the test is remembered.
 */
const runnable = new Map<string, Promise<boolean>>();
/** The folder that all runs share: two levels above a stand-in. */
const above = (standIn: string) => dirname(dirname(standIn));

/**
 * Finds the interpreter once per run, and writes one stand-in for each tree. It starts the stand-in once, because a
 * folder mounted with `noexec` would make every import of a package look broken.
 */
async function findPython(host: ProfileHost, forbidden: readonly string[]): Promise<Toolchain> {
  const interpreter = await findInterpreter(host, forbidden);
  const canRunBeside = async (standIn: string) => {
    const known = runnable.get(above(standIn)) ?? canRun(host, standIn);
    runnable.set(above(standIn), known);
    const isPossible = await known;
    if (!isPossible) runnable.delete(above(standIn));
    return isPossible;
  };
  return async ({ root, project, linked, named, checkouts, file }): Promise<PreparedToolchain> => {
    const environments = projectEnvironments(root, linked, { project, named });
    const facts = pythonFacts({ interpreter, environments, checkouts, root });
    const standIn = writeStandIn(file, facts);
    const isUsable = facts.answers === null || (await canRunBeside(standIn));
    return {
      facts: { [interpreterFact]: standIn },
      summary: facts.summary,
      packages: facts.answers === null ? null : digestPythonPackages(facts.packages),
      places: facts.answers?.searchPaths ?? [],
      // pyright would continue without packages, and every import of a package would look broken.
      problem: isUsable
        ? null
        : "Lanser cannot run its stand-in for Python in TMPDIR: set TMPDIR to a folder where programs can run",
    };
  };
}

/**
 * Digests the names of the packages' metadata folders, which contain the versions. Cached findings of a server hold
 * only for the same packages.
 */
export function digestPythonPackages(folders: readonly string[]): string {
  return packagesDigest(folders.flatMap((folder) => globSync("*.{dist-info,egg-info}", { cwd: folder })));
}

/** Time limit of the stand-in, in milliseconds. */
const standInMsMax = 10_000;

/** True if a written stand-in runs and prints something. A `noexec` mount accepts the file but does not start it. */
async function canRun(host: ProfileHost, file: string): Promise<boolean> {
  const request = { file, args: ["-c", "version_info"], cwd: "/", env: {} };
  const options = { input: Buffer.alloc(0), msMax: standInMsMax, onOutput: null };
  return run(host, request, options).then(
    (result) => result.exitCode === 0 && result.stdout.length > 0,
    () => false,
  );
}
