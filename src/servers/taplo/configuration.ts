/**
 * Finds what configures taplo in a tree: `.taplo.toml`, else `taplo.toml`, at the top. Only its choice of files counts
 * here, not its schemas.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { member } from "../../model/json.ts";
import { readOptional } from "../../platform/files.ts";
import { configurationFilesOf } from "../configuration-files.ts";
import type { ToolchainFinder } from "../profile.ts";
import {
  type ConfiguredTree,
  onlyProject,
  type Program,
  type ProjectPlace,
  projectFolder,
  type TreeListing,
} from "../profile.ts";
import { globMatcher } from "./globs.ts";

const names = [".taplo.toml", "taplo.toml"];
const configurationName = /(?:^|\/)\.?taplo\.toml$/u;

/** True for a source of TOML. taplo's configuration is no source: head is checked under base's. */
export const isToml = (path: string) => path.endsWith(".toml") && !configurationName.test(path);

/** Fact that names a configuration of ours: without one, taplo fetches schemas that a file names by an address. */
export const configurationFact = "taplo-configuration";

export const taploToolchain: ToolchainFinder = {
  facts: [configurationFact],
  find: () =>
    Promise.resolve(({ file }) => {
      writeFileSync(file, "[schema]\nenabled = false\n");
      return Promise.resolve({
        facts: { [configurationFact]: file },
        summary: null,
        packages: null,
        places: [],
        problem: null,
      });
    }),
};

export function taploConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    taploConfigurationFiles(tree).map((path) => [path, readOptional(join(tree.root, path)) ?? ""]),
  );
}

export function taploConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return configurationFilesOf(tree, configurationName, () => []);
}

export function configuresTaplo({ paths, text }: TreeListing): boolean {
  return paths.some(
    (path) =>
      names.includes(path) || (path === ".pre-commit-config.yaml" && /\btaplo\b/u.test(text(path) ?? "")),
  );
}

/** Lists all files of TOML below the project that its configuration does not leave out. */
export function taploProgram(place: ProjectPlace): Program {
  const listed = listedIn(place);
  return listed.kind === "refused"
    ? listed
    : { kind: "program", paths: listed.paths, projectDiagnostics: [] };
}

/** Lists the files; paths relative to the tree. */
function listedIn(
  place: ProjectPlace,
):
  | { readonly kind: "paths"; readonly paths: readonly string[] }
  | { readonly kind: "refused"; readonly reason: string } {
  const folder = projectFolder(place);
  const name = names.find((one) => existsSync(join(folder, one)));
  let isMeant = (_path: string) => true;
  if (name !== undefined) {
    const read = globsIn(readOptional(join(folder, name)) ?? "");
    if (typeof read === "string") return { kind: "refused", reason: `${name}: ${read}` };
    isMeant = read;
  }
  const below = place.project === "." ? "" : `${place.project}/`;
  const paths = configurationFilesOf(onlyProject(place), /\.toml$/u, () => []).filter(
    (path) => isToml(path) && path.startsWith(below) && isMeant(path.slice(below.length)),
  );
  return { kind: "paths", paths };
}

/**
 * Returns a predicate that is true if the configuration's `include` and `exclude` select a path, or the reason why it
 * cannot be read.
 */
function globsIn(text: string): ((path: string) => boolean) | string {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[0] ?? "it is no TOML") : "it is no TOML";
  }
  const [include, exclude] = ["include", "exclude"].map((key) => member(value, key));
  const isGlobs = (globs: unknown): globs is readonly string[] =>
    Array.isArray(globs) && globs.every((one) => typeof one === "string");
  if ((include !== undefined && !isGlobs(include)) || (exclude !== undefined && !isGlobs(exclude)))
    return "`include` and `exclude` must be lists of globs";
  const [takes, leaves] = [include, exclude].map((globs) => globs?.map(globMatcher));
  if (takes?.includes(undefined) === true || leaves?.includes(undefined) === true)
    return "`include` and `exclude` must be lists of globs";
  return (path) =>
    (takes === undefined || takes.some((matches) => matches?.(path) === true)) &&
    leaves?.some((matches) => matches?.(path) === true) !== true;
}

/**
 * Returns the absolute paths as arguments of one run after the other. Each is escaped, because taplo reads it as a
 * glob.
 */
export function argumentsOf(place: ProjectPlace): readonly (readonly string[])[] {
  const listed = listedIn(place);
  if (listed.kind === "refused") return [];
  const names = listed.paths.map((path) => join(place.root, path).replaceAll(/[\\()[\]{}!*?@+|$]/gu, "\\$&"));
  const runs: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const own = Buffer.byteLength(name) + 1;
    if (bytes + own > argumentBytesMax) {
      runs.push([]);
      bytes = 0;
    }
    runs.at(-1)?.push(name);
    bytes += own;
  }
  return runs;
}

/** Most bytes of arguments; Linux allows two million. */
const argumentBytesMax = 500_000;
