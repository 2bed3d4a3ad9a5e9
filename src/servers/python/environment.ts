/**
 * Tells a command about Python on each tree: a folder that is laid out as a virtual environment and leads to the
 * packages of the real one. Nothing of a project runs, and editable installations lead into the tree.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readOptional } from "../../platform/files.ts";
import type { PreparedToolchain, ProfileHost, Toolchain, ToolchainFinder } from "../profile.ts";
import { findInterpreter, type PythonFacts, projectEnvironments, pythonFacts } from "./interpreter.ts";
import { digestPythonPackages } from "./toolchain.ts";

/** Fact by which a profile for Python requests the folder. */
export const environmentFact = "environment";

export const environmentToolchain: ToolchainFinder = { facts: [environmentFact], find: findEnvironment };

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

const listName = "lanser.pth";

/**
 * Writes the environment; empty if no Python is known: then no package is found, not even one of another installation.
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
  // The standard library is the command's own.
  const installed = (answers?.searchPaths ?? []).filter((path) =>
    /\/(?:site|dist)-packages(?:\/|$)/u.test(path),
  );
  const others = (answers?.searchPaths ?? []).filter((path) => !isLibrary(path) && !installed.includes(path));
  writeFileSync(join(packages, listName), [...installed, ...others, ""].join("\n"));
}

/** Reads such a folder: the version as `3.12`, and the places of packages; absolute. */
export function readEnvironment(folder: string): {
  readonly version: string | null;
  readonly packages: readonly string[];
} {
  const version = /^version = (\d+\.\d+)/mu.exec(readOptional(join(folder, "pyvenv.cfg")) ?? "")?.[1] ?? null;
  const list = join(folder, "lib", `python${version}`, "site-packages", listName);
  return { version, packages: (readOptional(list) ?? "").split("\n").filter((path) => path !== "") };
}

/** True for the standard library: `lib/python3.12`, `lib/python312.zip`, `lib/python3.12/lib-dynload`. */
function isLibrary(path: string): boolean {
  return /\/lib(?:64)?\/python3\d*(?:\.\d+)?(?:\.zip|\/lib-dynload)?\/?$/u.test(path);
}
