/**
 * Describes Python to a command on each tree: a folder with the layout of a virtual environment that points to the
 * packages of the real one. No code of a project runs, and editable installations point into the tree. Type checkers
 * such as ty and pyrefly take it as the environment.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readOptional } from "../../platform/files.ts";
import type { PreparedToolchain, ProfileHost, Toolchain, ToolchainFinder } from "../profile.ts";
import { findInterpreter, type PythonFacts, projectEnvironments, pythonFacts } from "./interpreter.ts";
import { digestPythonPackages } from "./toolchain.ts";

/** The name of the fact that is the folder's path. */
export const environmentFact = "environment";

export const environmentToolchain: ToolchainFinder = { facts: [environmentFact], find: findEnvironment };

/**
 * Finds the interpreter once per run, and prepares one folder for each tree. The folders differ, because an editable
 * installation points into its own tree.
 */
async function findEnvironment(host: ProfileHost, forbidden: readonly string[]): Promise<Toolchain> {
  const interpreter = await findInterpreter(host, forbidden);
  return ({ root, project, linked, named, checkouts, file }): Promise<PreparedToolchain> => {
    const environments = projectEnvironments(root, linked, { project, named });
    const facts = pythonFacts({ interpreter, environments, checkouts, root });
    writeEnvironment(file, facts);
    return Promise.resolve({
      facts: { [environmentFact]: file },
      summary: facts.summary,
      packages: facts.answers === null ? null : digestPythonPackages(facts.packages),
      places: facts.answers?.searchPaths ?? [],
      problem: null,
    });
  };
}

/** The file that names the folders of packages. */
const listName = "lanser.pth";

/**
 * Writes the folder for one tree. If no Python is known, it lists no packages: the command must not search another
 * installation of the machine.
 */
function writeEnvironment(folder: string, { answers }: PythonFacts): void {
  const [major, minor, micro] = answers?.version ?? [3, 13, 0];
  const packages = join(folder, "lib", `python${major}.${minor}`, "site-packages");
  mkdirSync(packages, { recursive: true });
  const version = `${major}.${minor}.${micro}`;
  writeFileSync(
    join(folder, "pyvenv.cfg"),
    `home = /nonexistent/bin\nversion = ${version}\ninclude-system-site-packages = false\n`,
  );
  // The command brings its own copy of the standard library, so those folders are left out.
  const installed = (answers?.searchPaths ?? []).filter((path) =>
    /\/(?:site|dist)-packages(?:\/|$)/u.test(path),
  );
  const elsewhere = (answers?.searchPaths ?? []).filter(
    (path) => !isLibrary(path) && !installed.includes(path),
  );
  writeFileSync(join(packages, listName), [...installed, ...elsewhere, ""].join("\n"));
}

/**
 * Reads the folder back: the version such as `3.12`, and the absolute folders of packages. pyrefly takes them as
 * options, because it would start an interpreter for an environment.
 */
export function readEnvironment(folder: string): {
  readonly version: string | null;
  readonly packages: readonly string[];
} {
  const version = /^version = (\d+\.\d+)/mu.exec(readOptional(join(folder, "pyvenv.cfg")) ?? "")?.[1] ?? null;
  const list = join(folder, "lib", `python${version}`, "site-packages", listName);
  return { version, packages: (readOptional(list) ?? "").split("\n").filter((path) => path !== "") };
}

/** True for a folder of the standard library: `lib/python3.12`, `lib/python312.zip`, `lib/python3.12/lib-dynload`. */
function isLibrary(path: string): boolean {
  return /\/lib(?:64)?\/python3\d*(?:\.\d+)?(?:\.zip|\/lib-dynload)?\/?$/u.test(path);
}
