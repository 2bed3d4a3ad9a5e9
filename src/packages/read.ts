/** Which files of a repository speak of packages, and the reader of each. */
import { readManifest } from "./manifest.ts";
import type { DependencyFile } from "./package.ts";
import { readPipfile, readPyproject } from "./pyproject.ts";
import { readRequirements } from "./requirements.ts";

export type FileFormat = {
  /** Of the last part of a path. */
  readonly name: RegExp;
  readonly read: (text: string) => DependencyFile;
};

const formats: readonly FileFormat[] = [
  { name: /^package\.json$/u, read: readManifest },
  { name: /^pyproject\.toml$/u, read: readPyproject },
  { name: /^Pipfile$/u, read: readPipfile },
  { name: /requirements.*\.(?:txt|in)$/iu, read: readRequirements },
  { name: /^constraints.*\.(?:txt|in)$/iu, read: readRequirements },
];

const inFolder: FileFormat = { name: /\.(?:txt|in)$/u, read: readRequirements };

/** The format of a file, by its path; undefined for one that speaks of no packages. */
export function formatOf(path: string): FileFormat | undefined {
  const [name = "", folder = ""] = path.split("/").reverse();
  const own = formats.find((one) => one.name.test(name));
  if (own !== undefined) return own;
  return /^requirements?$/iu.test(folder) && inFolder.name.test(name) ? inFolder : undefined;
}

/** Undefined for a file that speaks of no packages. Never throws. */
export function readDependencyFile(path: string, text: string): DependencyFile | undefined {
  return formatOf(path)?.read(text);
}
