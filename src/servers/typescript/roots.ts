/** Finds the projects of TypeScript in a repository. Each is checked as `tsc` in its folder would check it. */
import { posix } from "node:path";
import picomatch from "picomatch";
import { parse as parseYaml } from "yaml";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import type { FoundRoots, TreeListing } from "../profile.ts";
import { configNames, parseConfiguration, referencedConfigurations } from "./configuration.ts";

/**
 * Finds the roots: the top, if it has a configuration or no folder below has one; and the configured members of the
 * top's workspace. Without both, the outermost configured folders are roots. A folder that another root references is
 * no root: that root's program, as for `tsc --build`, already includes its files.
 */
export function findRoots(tree: TreeListing): FoundRoots {
  const configured = configuredFolders(tree.paths);
  const folders = [...configured.keys()].sort(compareText);
  const members = workspaceMembers(tree);
  const named = folders.filter((folder) => folder === "." || members.has(folder));
  const outer = named.length > 0 ? named : folders.filter((folder) => !isBelow(folder, configured));
  const roots = withoutReferred(tree, outer, configured);
  const covered = new Set(roots.flatMap((folder) => [...followedFrom(tree, configured.get(folder))]));
  return {
    roots: roots.length > 0 ? roots : ["."],
    referred: [...new Set([...covered].map((file) => posix.dirname(file)))].filter((one) => one !== "."),
    others: folders.filter((folder) => !roots.includes(folder) && !covered.has(configured.get(folder) ?? "")),
  };
}

/** Removes folders that another folder references. One folder of a circle stays: the run then reports the circle. */
function withoutReferred(
  tree: TreeListing,
  folders: readonly string[],
  configured: ReadonlyMap<string, string>,
): readonly string[] {
  const left = new Map(
    folders.map((folder) => [folder, followedFrom(tree, configured.get(folder))] as const),
  );
  for (const folder of folders) {
    const file = configured.get(folder) ?? "";
    const isReferred = [...left].some(([other, followed]) => other !== folder && followed.has(file));
    if (folder !== "." && isReferred) left.delete(folder);
  }
  return [...left.keys()];
}

/**
 * Gives the configuration that the command would use in each folder. Packages and folders with a leading dot are
 * skipped, because no pattern includes them.
 */
function configuredFolders(paths: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of configNames) {
    for (const path of paths) {
      const folder = posix.dirname(path);
      if (posix.basename(path) !== name || found.has(folder) || !isOwn(folder)) continue;
      found.set(folder, path);
    }
  }
  return found;
}

/** True for a folder of the repository itself, outside packages and hidden folders. */
function isOwn(folder: string): boolean {
  return (
    folder === "." || folder.split("/").every((part) => part !== "node_modules" && !part.startsWith("."))
  );
}

/** True if a folder above has a configuration. */
function isBelow(folder: string, configured: ReadonlyMap<string, string>): boolean {
  if (folder === ".") return false;
  const above = posix.dirname(folder);
  return configured.has(above) || isBelow(above, configured);
}

/**
 * Collects all configurations that one references, directly or through others. It contains itself only in a circle.
 * It reads texts from the listing, because the tree need not be on disk.
 */
function followedFrom({ text }: TreeListing, start: string | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = start === undefined ? [] : [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const content = text(file);
    if (content === undefined) continue;
    const read = parseConfiguration(content);
    if (read.kind === "broken") continue;
    for (const target of referencedConfigurations(read.json, posix.join("/", posix.dirname(file)))) {
      const inside = target.slice(1);
      if (found.has(inside)) continue;
      found.add(inside);
      waiting.push(inside);
    }
  }
  return found;
}

/**
 * Finds the folders that the top names as its own packages. npm, yarn and bun read package.json; pnpm reads
 * pnpm-workspace.yaml. A pattern matches folders with a package.json; "!" in front excludes. These folders are roots
 * also if a configuration lies above them. That is how their own build treats them.
 */
export function workspaceMembers({ paths, text }: TreeListing): ReadonlySet<string> {
  const manifest = parseConfiguration(text("package.json") ?? "");
  const workspaces = manifest.kind === "json" ? readMember(manifest.json, "workspaces") : undefined;
  const ofPnpm = parsedYaml(text("pnpm-workspace.yaml") ?? "");
  const patterns = [workspaces, readMember(workspaces, "packages"), readMember(ofPnpm, "packages")]
    .flatMap((value) => (Array.isArray(value) ? value : []))
    .filter((one) => typeof one === "string" && one.length <= patternLengthMax);
  const manifests = (chosen: readonly string[]) =>
    chosen.length === 0 ? () => false : picomatch(chosen.map(manifestPattern));
  const isNamed = manifests(patterns.filter((one) => !one.startsWith("!")));
  const isExcluded = manifests(patterns.flatMap((one) => (one.startsWith("!") ? [one.slice(1)] : [])));
  const found = paths.filter((path) => isNamed(path) && !isExcluded(path)).map((path) => posix.dirname(path));
  return new Set(found.filter(isOwn));
}

/** The longest pattern for picomatch, in characters. A longer one could make its regular expression slow. */
const patternLengthMax = 1_000;

/** Turns a pattern for folders into one for their manifests. */
function manifestPattern(pattern: string): string {
  return posix.join(pattern.replace(/^\/+/u, ""), "package.json");
}

/** Parses YAML; undefined if it is invalid. A broken file names no packages here; pnpm itself reports it. */
function parsedYaml(text: string): unknown {
  try {
    return parseYaml(text);
  } catch {
    return undefined;
  }
}
