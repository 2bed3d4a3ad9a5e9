/** Reads `package-lock.json` and `npm-shrinkwrap.json`, versions 1 to 3, and `bun.lock`. */
import { member } from "../model/json.ts";
import { type Document, entriesOf, listOf, readJson, readJsonc, textOf, textsOf } from "./document.ts";
import { isOwnRange } from "./manifest.ts";
import { type DependencyFile, type ResolvedPackage, resolved } from "./package.ts";

export function readNpmLock(text: string): DependencyFile {
  const read = readJson(text);
  if (read.kind === "unreadable") return read;
  const packages = member(read.value, "packages");
  return resolved(
    packages === undefined ? nested(member(read.value, "dependencies"), true) : placed(packages),
  );
}

/** Reads packages whose keys are their folders. */
function placed(packages: unknown): readonly ResolvedPackage[] {
  return entriesOf(packages).flatMap(([place, of]) => {
    const folders = place.split("node_modules/");
    const name = folders.at(-1) ?? "";
    if (folders.length < 2 || member(of, "link") === true) return [];
    const alias = textOf(member(of, "name"));
    const own = textOf(member(of, "version")) ?? textOf(member(of, "resolved")) ?? "";
    const version = alias === undefined || alias === name ? own : `${alias}@${own}`;
    const integrity = digests(member(of, "integrity"), member(of, "resolved"));
    return [packageOf(name, version, integrity, namesIn(of), folders.length === 2)];
  });
}

/**
 * Reads version 1: a package in the folder of another is nested in its entry. The nesting is limited by that of the
 * text.
 */
function nested(dependencies: unknown, isTop: boolean): readonly ResolvedPackage[] {
  return entriesOf(dependencies).flatMap(([name, of]) => {
    const version = textOf(member(of, "version")) ?? "";
    if (isOwnRange(version)) return [];
    const needs = entriesOf(member(of, "requires")).map(([needed]) => needed);
    const integrity = digests(member(of, "integrity"), version);
    const below = nested(member(of, "dependencies"), false);
    return [packageOf(name, version.replace(/^npm:/u, ""), integrity, needs, isTop), ...below];
  });
}

export function readBunLock(text: string): DependencyFile {
  const read = readJsonc(text);
  return read.kind === "unreadable" ? read : resolved(bunPackages(read));
}

/** Reads `"parent/name": ["name@version", registry, { dependencies }, digest]`; other sources have no registry. */
function bunPackages({ value }: Document & { readonly kind: "value" }): readonly ResolvedPackage[] {
  const own = new Set(
    entriesOf(member(value, "workspaces")).map(([, workspace]) => textOf(member(workspace, "name"))),
  );
  return entriesOf(member(value, "packages")).flatMap(([key, entry]) => {
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
  return tables.flatMap((table) => entriesOf(member(of, table)).map(([name]) => name));
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
