/** Finds the files that cargo compiles of a project, from its manifests and sources: nothing is run. */
import { globSync } from "node:fs";
import { join, posix } from "node:path";
import { parse as parseToml } from "smol-toml";
import { member } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { inFolder } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import { nameAbove } from "../configuration-files.ts";
import { type Program, type ProjectPlace, projectFolder, type TreeListing } from "../profile.ts";
import { modulesIn } from "./modules.ts";

/** Finds the roots: every workspace, and every package that is in none. */
export function cargoRoots({ paths, text }: TreeListing) {
  const manifests = paths.filter((path) => posix.basename(path) === "Cargo.toml").sort(compareText);
  const workspaces = manifests.filter((path) => member(manifestOf(text(path)), "workspace") !== undefined);
  const isMember = (path: string) =>
    workspaces.some(
      (one) => one !== path && (posix.dirname(one) === "." || path.startsWith(`${posix.dirname(one)}/`)),
    );
  const roots = manifests.filter((path) => workspaces.includes(path) || !isMember(path));
  return { roots: roots.map((path) => posix.dirname(path)), others: [] };
}

export function cargoProgram(place: ProjectPlace): Program {
  const folder = projectFolder(place);
  if (readOptional(join(folder, "Cargo.toml")) === undefined)
    return { kind: "refused", reason: "there is no Cargo.toml in the root" };
  if (readOptional(join(folder, "Cargo.lock")) === undefined)
    return {
      kind: "refused",
      reason:
        "there is no Cargo.lock beside Cargo.toml: commit one, by which cargo takes the same versions in each run",
    };
  const above = nameAbove(place.root, ["Cargo.toml", ".cargo/config.toml", ".cargo/config"], () => true);
  if (above !== undefined)
    return { kind: "refused", reason: `a ${above} lies above the scratch folder and would configure cargo` };
  const files = new Set<string>();
  for (const one of packagesIn(folder))
    for (const source of targetsOf(folder, one)) takeIn(folder, source, true, files);
  const paths = [...files].map((path) => inFolder(place.project, path)).sort(compareText);
  return { kind: "program", paths, projectDiagnostics: [] };
}

function manifestOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parseToml(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the folders of packages, relative to the project's: members of the workspace, and packages of the tree that
 * are needed by path.
 */
function packagesIn(folder: string): readonly string[] {
  const found = new Set<string>();
  const waiting = ["."];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (found.has(one)) continue;
    const manifest = manifestOf(readOptional(join(folder, one, "Cargo.toml")));
    if (manifest === undefined) continue;
    found.add(one);
    const workspace = member(manifest, "workspace");
    const left = new Set(globbed(folder, one, member(workspace, "exclude")));
    waiting.push(...globbed(folder, one, member(workspace, "members")).filter((path) => !left.has(path)));
    for (const path of neededBy(manifest)) {
      const to = posix.join(one, path);
      if (!to.startsWith("..")) waiting.push(to);
    }
  }
  return [...found].sort(compareText);
}

function globbed(folder: string, from: string, patterns: unknown): readonly string[] {
  if (!Array.isArray(patterns)) return [];
  return (patterns as readonly unknown[]).flatMap((pattern) =>
    typeof pattern === "string" ? globSync(below(from, pattern), { cwd: folder }) : [],
  );
}

/** Returns a pattern of a manifest as one of the project; nothing outside of it is walked. */
function below(from: string, pattern: string): readonly string[] {
  const whole = posix.join(from, pattern);
  const isOutside = posix.isAbsolute(pattern) || pattern.split("/").includes("..");
  return isOutside ? [] : [whole];
}

const tables = ["dependencies", "dev-dependencies", "build-dependencies"] as const;

function neededBy(manifest: unknown): readonly string[] {
  const targets = Object.values((member(manifest, "target") ?? {}) as object);
  const workspace = member(manifest, "workspace");
  return [manifest, workspace, ...targets].flatMap((holder) =>
    tables.flatMap((table) =>
      Object.values((member(holder, table) ?? {}) as object).flatMap((one: unknown) => {
        const path = member(one, "path");
        return typeof path === "string" ? [path] : [];
      }),
    ),
  );
}

const kinds = [
  { table: "bin", places: ["src/main.rs", "src/bin/*.rs", "src/bin/*/main.rs"], auto: "autobins" },
  { table: "test", places: ["tests/*.rs", "tests/*/main.rs"], auto: "autotests" },
  { table: "example", places: ["examples/*.rs", "examples/*/main.rs"], auto: "autoexamples" },
  { table: "bench", places: ["benches/*.rs", "benches/*/main.rs"], auto: "autobenches" },
] as const;

/**
 * Returns the first file of each target, relative to the project's folder; a target that needs a feature is not
 * compiled without it.
 */
function targetsOf(folder: string, one: string): readonly string[] {
  const manifest = manifestOf(readOptional(join(folder, one, "Cargo.toml")));
  const about = member(manifest, "package");
  if (about === undefined) return [];
  const lib = member(member(manifest, "lib"), "path");
  const script = member(about, "build");
  const found = [
    typeof lib === "string" ? lib : "src/lib.rs",
    ...(script === false ? [] : [typeof script === "string" ? script : "build.rs"]),
  ];
  const without = new Set<string>();
  for (const { table, places, auto } of kinds) {
    const named = member(manifest, table);
    for (const entry of Array.isArray(named) ? (named as readonly unknown[]) : []) {
      const [path, name] = [member(entry, "path"), member(entry, "name")];
      const usual = places.map((place) => place.replace("*", String(name)));
      const files = typeof path === "string" ? [path] : usual;
      if (member(entry, "required-features") === undefined) found.push(...files);
      else for (const file of files) without.add(file);
    }
    if (member(about, auto) !== false)
      found.push(...places.flatMap((place) => globSync(place, { cwd: join(folder, one) })));
  }
  return [...new Set(found)]
    .filter((path) => !without.has(path))
    .map((path) => posix.join(one, path))
    .filter((path) => !path.startsWith("..") && readOptional(join(folder, path)) !== undefined);
}

const filesMax = 100_000;

/** Adds a file with all modules below it. `isRoot`: its modules are next to it. */
function takeIn(folder: string, path: string, isRoot: boolean, files: Set<string>): void {
  if (files.has(path) || files.size >= filesMax) return;
  const text = readOptional(join(folder, path));
  if (text === undefined) return;
  files.add(path);
  const beside = posix.dirname(path);
  const within = isRoot || /(?:^|\/)mod\.rs$/u.test(path) ? beside : path.replace(/\.rs$/u, "");
  for (const { name, path: own } of modulesIn(text)) {
    const places =
      own === undefined ? [`${within}/${name}.rs`, `${within}/${name}/mod.rs`] : [`${beside}/${own}`];
    for (const place of places.map(posix.normalize))
      if (!place.startsWith("..")) takeIn(folder, place, false, files);
  }
}
