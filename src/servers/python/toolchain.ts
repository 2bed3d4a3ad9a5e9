/** Tells a server about Python on each tree: a stand-in repeats answers, so that nothing of a project runs. */
import { globSync } from "node:fs";
import { dirname } from "node:path";
import { run } from "../../platform/run.ts";
import { packagesDigest } from "../packages.ts";
import type { PreparedToolchain, ProfileHost, Toolchain, ToolchainFinder } from "../profile.ts";
import { findInterpreter, projectEnvironments, pythonFacts, writeStandIn } from "./interpreter.ts";

/** Fact by which a profile for Python requests the stand-in. */
export const interpreterFact = "interpreter";

export const pythonToolchain: ToolchainFinder = { facts: [interpreterFact], find: findPython };

/**
 * Folders with true if programs can run in them: a run makes a folder of its own for them, and a process may have many
 * runs.
 */
const runnable = new Map<string, Promise<boolean>>();
const above = (standIn: string) => dirname(dirname(standIn));

async function findPython(host: ProfileHost, forbidden: readonly string[]): Promise<Toolchain> {
  const interpreter = await findInterpreter(host, forbidden);
  const canRunBeside = async (standIn: string) => {
    const known = runnable.get(above(standIn)) ?? canRun(host, standIn);
    runnable.set(above(standIn), known);
    const can = await known;
    if (!can) runnable.delete(above(standIn));
    return can;
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
      // pyright would go on without, and every import of a package would look broken.
      problem: isUsable ? null : "cannot run the stand-in for Python: no program may run in TMPDIR",
    };
  };
}

/** Returns a digest of the installed packages and their versions, by the names of their folders of metadata. */
export function digestPythonPackages(folders: readonly string[]): string {
  return packagesDigest(folders.flatMap((folder) => globSync("*.{dist-info,egg-info}", { cwd: folder })));
}

const standInMsMax = 10_000;

async function canRun(host: ProfileHost, file: string): Promise<boolean> {
  const request = { file, args: ["-c", "version_info"], cwd: "/", env: {} };
  const options = { input: Buffer.alloc(0), msMax: standInMsMax, onOutput: null };
  return run(host, request, options).then(
    (result) => result.exitCode === 0 && result.stdout.length > 0,
    () => false,
  );
}
