/**
 * Finds the folders of a repository that are roots of TypeScript: each is checked as its own command would check it.
 */
import { posix } from "node:path";
import picomatch from "picomatch";
import { parse as parseYaml } from "yaml";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import type { FoundRoots, TreeListing } from "../profile.ts";
import { configNames, parseConfiguration, referencedConfigurations } from "./configuration.ts";

/**
 * Finds the roots: the top, if it is configured or nothing below is; then the members of the top's workspace; without
 * either the outermost configured folders. A folder whose configuration another root's `references` lead to is neither
 * a root nor another: the program of a root is that of all projects it refers to, as for `tsc --build`, so it is
 * already checked, under the same options.
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

/** Removes folders that the references of another lead to; of a circle, which is refused later, one stays. */
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

/** Configuration that the command uses in each folder; not in packages, and not in folders that no pattern includes. */
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

function isOwn(folder: string): boolean {
  return (
    folder === "." || folder.split("/").every((part) => part !== "node_modules" && !part.startsWith("."))
  );
}

function isBelow(folder: string, configured: ReadonlyMap<string, string>): boolean {
  if (folder === ".") return false;
  const above = posix.dirname(folder);
  return configured.has(above) || isBelow(above, configured);
}

/** Returns every configuration that the references of one lead to, without itself unless they form a circle. */
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
 * Folders that the top names as its own packages. npm, yarn and bun read package.json, pnpm reads pnpm-workspace.yaml;
 * a pattern stands for folders with a package.json, and one that begins with "!" excludes.
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
  const isTakenAway = manifests(patterns.flatMap((one) => (one.startsWith("!") ? [one.slice(1)] : [])));
  const found = paths
    .filter((path) => isNamed(path) && !isTakenAway(path))
    .map((path) => posix.dirname(path));
  return new Set(found.filter(isOwn));
}

/** Maximum length of a pattern for picomatch; nobody writes longer ones. */
const patternLengthMax = 1_000;

function manifestPattern(pattern: string): string {
  return posix.join(pattern.replace(/^\/+/u, ""), "package.json");
}

function parsedYaml(text: string): unknown {
  try {
    return parseYaml(text);
  } catch {
    return undefined;
  }
}
