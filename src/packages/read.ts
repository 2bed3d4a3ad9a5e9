/** Decides which files of a repository declare or lock packages, and reads each. */
import { readCondaEnvironment, readCondaLock } from "./conda.ts";
import { readManifest } from "./manifest.ts";
import { readBunLock, readNpmLock } from "./npm-lock.ts";
import type { DependencyFile, Ecosystem } from "./package.ts";
import { readPnpmLock } from "./pnpm-lock.ts";
import { readPipfile, readPyproject } from "./pyproject.ts";
import { readPipfileLock, readTomlLock } from "./python-lock.ts";
import { readRequirements } from "./requirements.ts";
import { readSetupCfg, readSetupPy } from "./setup.ts";
import { readYarnLock } from "./yarn-lock.ts";

export type FileFormat = {
  /** Pattern of the last part of a path. */
  readonly name: RegExp;
  readonly read: (text: string) => DependencyFile;
  /**
   * Scope of the file. A lock or a manifest applies to its folder and those below, and a lock replaces their manifests.
   * A list of requirements applies to the whole repository, wherever it is.
   */
  readonly scope: "lock" | "manifest" | "list";
  readonly ecosystem: Ecosystem;
};

const formats: readonly FileFormat[] = [
  { name: /^(?:package-lock|npm-shrinkwrap)\.json$/u, read: readNpmLock, scope: "lock", ecosystem: "npm" },
  { name: /^pnpm-lock\.yaml$/u, read: readPnpmLock, scope: "lock", ecosystem: "npm" },
  { name: /^yarn\.lock$/u, read: readYarnLock, scope: "lock", ecosystem: "npm" },
  { name: /^bun\.lock$/u, read: readBunLock, scope: "lock", ecosystem: "npm" },
  { name: /^package\.json$/u, read: readManifest, scope: "manifest", ecosystem: "npm" },
  {
    name: /^(?:uv|poetry|pdm)\.lock$|^pylock(?:\.[^.]+)?\.toml$/u,
    read: readTomlLock,
    scope: "lock",
    ecosystem: "pypi",
  },
  { name: /^Pipfile\.lock$/u, read: readPipfileLock, scope: "lock", ecosystem: "pypi" },
  { name: /^pyproject\.toml$/u, read: readPyproject, scope: "manifest", ecosystem: "pypi" },
  { name: /^Pipfile$/u, read: readPipfile, scope: "manifest", ecosystem: "pypi" },
  { name: /^setup\.cfg$/u, read: readSetupCfg, scope: "manifest", ecosystem: "pypi" },
  { name: /^setup\.py$/u, read: readSetupPy, scope: "manifest", ecosystem: "pypi" },
  { name: /requirements.*\.(?:txt|in)$/iu, read: readRequirements, scope: "list", ecosystem: "pypi" },
  { name: /^constraints.*\.(?:txt|in)$/iu, read: readRequirements, scope: "list", ecosystem: "pypi" },
  { name: /^conda-lock\.ya?ml$/u, read: readCondaLock, scope: "list", ecosystem: "conda" },
  { name: /^environment.*\.ya?ml$/u, read: readCondaEnvironment, scope: "list", ecosystem: "conda" },
];

const inFolder: FileFormat = {
  name: /\.(?:txt|in)$/u,
  read: readRequirements,
  scope: "list",
  ecosystem: "pypi",
};

/** Returns the format of a file, by its path; undefined if it declares no packages. */
export function formatOf(path: string): FileFormat | undefined {
  const [name = "", folder = ""] = path.split("/").reverse();
  const own = formats.find((one) => one.name.test(name));
  if (own !== undefined) return own;
  return /^requirements?$/iu.test(folder) && inFolder.name.test(name) ? inFolder : undefined;
}

/** Reads a file; undefined if it declares no packages. Never throws. */
export function readDependencyFile(path: string, text: string): DependencyFile | undefined {
  return formatOf(path)?.read(text);
}
