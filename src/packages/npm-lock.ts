/** Reads `package-lock.json` and `npm-shrinkwrap.json`, versions 1 to 3, and `bun.lock`. */
import { readMember } from "../model/json.ts";
import {
  type Document,
  listEntries,
  listOf,
  parseJsonDocument,
  readJsonc,
  readTextValue,
  textsOf,
} from "./document.ts";
import { isOwnRange } from "./manifest.ts";
import { type DependencyFile, type ResolvedPackage, resolvedLockFile } from "./package.ts";

/**
 * Reads npm's lock file. Versions 2 and 3 list `packages` by folder, which is exact; version 1 has only `dependencies`.
 */
export function readNpmLock(text: string): DependencyFile {
  const read = parseJsonDocument(text);
  if (read.kind === "unreadable") return read;
  const packages = readMember(read.value, "packages");
  return resolvedLockFile(
    packages === undefined ? nested(readMember(read.value, "dependencies"), true) : placed(packages),
  );
}

/**
 * Reads packages whose keys are their folders (`node_modules/a/node_modules/b`). Only a package directly in the
 * project's `node_modules` is a top one: the project finds no nested copy. Links to own packages are left out.
 */
function placed(packages: unknown): readonly ResolvedPackage[] {
  return listEntries(packages).flatMap(([place, of]) => {
    const folders = place.split("node_modules/");
    const name = folders.at(-1) ?? "";
    if (folders.length < 2 || readMember(of, "link") === true) return [];
    const alias = readTextValue(readMember(of, "name"));
    const own = readTextValue(readMember(of, "version")) ?? readTextValue(readMember(of, "resolved")) ?? "";
    const version = alias === undefined || alias === name ? own : `${alias}@${own}`;
    const integrity = digests(readMember(of, "integrity"), readMember(of, "resolved"));
    return [packageOf(name, version, integrity, namesIn(of), folders.length === 2)];
  });
}

/**
 * Reads version 1, in which a nested package is in the entry of the package above it. The recursion is safe, because
 * `parseJsonDocument` refuses deep texts.
 */
function nested(dependencies: unknown, isTop: boolean): readonly ResolvedPackage[] {
  return listEntries(dependencies).flatMap(([name, of]) => {
    const version = readTextValue(readMember(of, "version")) ?? "";
    if (isOwnRange(version)) return [];
    const needs = listEntries(readMember(of, "requires")).map(([needed]) => needed);
    const integrity = digests(readMember(of, "integrity"), version);
    const below = nested(readMember(of, "dependencies"), false);
    return [packageOf(name, version.replace(/^npm:/u, ""), integrity, needs, isTop), ...below];
  });
}

/** Reads the text lock file of bun, which is JSON with trailing commas. */
export function readBunLock(text: string): DependencyFile {
  const read = readJsonc(text);
  return read.kind === "unreadable" ? read : resolvedLockFile(bunPackages(read));
}

/**
 * Reads entries `"parent/name": ["name@version", registry, { dependencies }, digest]`. Packages from other sources lack
 * the registry, so the dependencies and the digest are found by their type.
 */
function bunPackages({ value }: Document & { readonly kind: "value" }): readonly ResolvedPackage[] {
  const own = new Set(
    listEntries(readMember(value, "workspaces")).map(([, workspace]) =>
      readTextValue(readMember(workspace, "name")),
    ),
  );
  return listEntries(readMember(value, "packages")).flatMap(([key, entry]) => {
    const parts = listOf(entry);
    const name = /(?:@[^/]+\/)?[^/]+$/u.exec(key)?.[0] ?? key;
    const [full = "", ...rest] = textsOf(parts);
    const at = full.indexOf("@", 1);
    const [real, version] = at < 0 ? [full, ""] : [full.slice(0, at), full.slice(at + 1)];
    if (isOwnRange(version)) return [];
    // A copy below one of the project's own packages is the one that this package finds, so it is a top one.
    const isTop = key === name || own.has(key.slice(0, -name.length - 1));
    const needs = parts.flatMap((part) => (typeof part === "string" ? [] : namesIn(part)));
    const integrity = rest.filter((one) => /^[a-z0-9]+-/u.test(one));
    return [packageOf(name, real === name ? version : full, integrity, needs, isTop)];
  });
}

const tables = ["dependencies", "optionalDependencies", "peerDependencies"] as const;

function namesIn(of: unknown): readonly string[] {
  return tables.flatMap((table) => listEntries(readMember(of, table)).map(([name]) => name));
}

/** Returns the digests of a package. A package from git or an address has only that address, which names its commit. */
function digests(integrity: unknown, address: unknown): readonly string[] {
  if (typeof integrity === "string") return integrity.split(/\s+/u).filter((one) => one !== "");
  return typeof address === "string" && /^(?:git|github:|https?:)/u.test(address) ? [`at:${address}`] : [];
}

export function packageOf(
  name: string,
  version: string,
  integrity: readonly string[],
  dependsOn: readonly string[],
  isTop: boolean,
): ResolvedPackage {
  return { ecosystem: "npm", name, version, integrity, dependsOn, isTop };
}
