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

export function readNpmLock(text: string): DependencyFile {
  const read = parseJsonDocument(text);
  if (read.kind === "unreadable") return read;
  const packages = readMember(read.value, "packages");
  return resolvedLockFile(
    packages === undefined ? nested(readMember(read.value, "dependencies"), true) : placed(packages),
  );
}

/** Reads packages whose keys are their folders. */
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
 * Reads version 1: a package in the folder of another is nested in its entry. The nesting is limited by that of the
 * text.
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

export function readBunLock(text: string): DependencyFile {
  const read = readJsonc(text);
  return read.kind === "unreadable" ? read : resolvedLockFile(bunPackages(read));
}

/** Reads `"parent/name": ["name@version", registry, { dependencies }, digest]`; other sources have no registry. */
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
    // What lies below one of the project's own packages is what that finds.
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

/** Returns digests. A package from a repository has only its commit. */
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
