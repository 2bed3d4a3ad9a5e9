/**
 * Profile of `cargo check` of the machine's Rust, measured with 1.95.0. It runs build scripts and procedural macros of
 * the repository and of its dependencies, so it is started only if base's configuration accepts that.
 */

import { existsSync, globSync, realpathSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parse as parseToml } from "smol-toml";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { inFolder, isInside } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import type { SpawnRequest } from "../../platform/host.ts";
import { run } from "../../platform/run.ts";
import { withoutSettings } from "../compiler/defaults.ts";
import type { CompilerRun } from "../compiler/types.ts";
import { nameAbove } from "../configuration-files.ts";
import { defineServer } from "../define.ts";
import { findExecutable } from "../executables.ts";
import { installLine } from "../install-line.ts";
import {
  type FileSet,
  type PreparedToolchain,
  type ProfileHost,
  type ProjectPlace,
  projectFolder,
  type SideContext,
  type Toolchain,
  type ToolchainFinder,
  type TreeListing,
} from "../profile.ts";
import { expectedVersion } from "../sources/machine/installer.ts";
import { readCargo, readCargoDocument } from "./output.ts";

// Finds the files that cargo compiles of a project, from its manifests and sources: nothing is run.

/** Finds the files that a Rust source takes in as modules. Pure over one text. */
type RustModule = {
  /** Name below the folder of the file's modules: `a/b` of `mod a { mod b; }`. */
  readonly name: string;
  /** Path of `#[path = "…"]`, relative to the file's own folder. */
  readonly path: string | undefined;
};

const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|b?r(#*)"[\s\S]*?"\1|b?"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\\n]|\\[^\n]{1,10})'|#!?\[(?:[^[\]"]|"(?:[^"\\]|\\.)*"|\[[^\]]*\])*\]|\bmod\s+(?:r#)?([A-Za-z_]\w*)\s*([;{])|[{};]/gu;

/**
 * Returns the modules of a text, without those under a condition other than `cfg(test)`: whether they are compiled
 * depends on platform and features.
 */
export function modulesIn(text: string): readonly RustModule[] {
  const found: RustModule[] = [];
  /** Names of modules that are open; undefined for other braces. */
  const open: (string | undefined)[] = [];
  let attributes: string[] = [];
  for (const [whole, , name, end] of text.matchAll(token)) {
    if (whole.startsWith("#[")) {
      attributes.push(whole);
      continue;
    }
    if (name !== undefined) {
      const path = attributes.map((one) => /^#\[\s*path\s*=\s*"([^"]+)"/u.exec(one)?.[1]).find(Boolean);
      const isSure = attributes.every(
        (one) => !/^#\[\s*cfg/u.test(one) || /^#\[\s*cfg\s*\(\s*test\s*\)\s*\]$/u.test(one),
      );
      const isInside = open.includes("");
      if (end === "{") open.push(isSure ? name : "");
      else if (isSure && !isInside) found.push({ name: [...open.filter(Boolean), name].join("/"), path });
    } else if (whole === "{") open.push(undefined);
    else if (whole === "}") open.pop();
    else if (whole !== ";") continue;
    attributes = [];
  }
  return found;
}

/** Finds the roots: every workspace, and every package that is in none. */
export function cargoRoots({ paths, text }: TreeListing) {
  const manifests = paths.filter((path) => posix.basename(path) === "Cargo.toml").sort(compareText);
  const workspaces = manifests.filter(
    (path) => readMember(manifestOf(text(path)), "workspace") !== undefined,
  );
  const isMember = (path: string) =>
    workspaces.some(
      (one) => one !== path && (posix.dirname(one) === "." || path.startsWith(`${posix.dirname(one)}/`)),
    );
  const roots = manifests.filter((path) => workspaces.includes(path) || !isMember(path));
  return { roots: roots.map((path) => posix.dirname(path)), others: [] };
}

export function cargoProgram(place: ProjectPlace): FileSet {
  const folder = projectFolder(place);
  if (readOptional(join(folder, "Cargo.toml")) === undefined)
    return { kind: "refused", reason: "there is no Cargo.toml in the root" };
  if (readOptional(join(folder, "Cargo.lock")) === undefined)
    return {
      kind: "refused",
      reason:
        "there is no Cargo.lock next to Cargo.toml: commit one, so that cargo uses the same versions in each run",
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
    const workspace = readMember(manifest, "workspace");
    const left = new Set(globbed(folder, one, readMember(workspace, "exclude")));
    waiting.push(...globbed(folder, one, readMember(workspace, "members")).filter((path) => !left.has(path)));
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
  const targets = Object.values((readMember(manifest, "target") ?? {}) as object);
  const workspace = readMember(manifest, "workspace");
  return [manifest, workspace, ...targets].flatMap((holder) =>
    tables.flatMap((table) =>
      Object.values((readMember(holder, table) ?? {}) as object).flatMap((one: unknown) => {
        const path = readMember(one, "path");
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
  const about = readMember(manifest, "package");
  if (about === undefined) return [];
  const lib = readMember(readMember(manifest, "lib"), "path");
  const script = readMember(about, "build");
  const found = [
    typeof lib === "string" ? lib : "src/lib.rs",
    ...(script === false ? [] : [typeof script === "string" ? script : "build.rs"]),
  ];
  const without = new Set<string>();
  for (const { table, places, auto } of kinds) {
    const named = readMember(manifest, table);
    for (const entry of Array.isArray(named) ? (named as readonly unknown[]) : []) {
      const [path, name] = [readMember(entry, "path"), readMember(entry, "name")];
      const usual = places.map((place) => place.replace("*", String(name)));
      const files = typeof path === "string" ? [path] : usual;
      if (readMember(entry, "required-features") === undefined) found.push(...files);
      else for (const file of files) without.add(file);
    }
    if (readMember(about, auto) !== false)
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

/** Finds the machine's Rust: the real programs, never rustup's proxies, which follow a file of the repository. */
const cargoFact = "cargo";
const rustcFact = "rustc";
const cratesFact = "crates";
const targetFact = "target";

const rustToolchain: ToolchainFinder = {
  facts: [cargoFact, rustcFact, cratesFact, targetFact],
  find: findRust,
};

type Rust = { readonly cargo: string; readonly rustc: string; readonly version: string };

async function findRust(host: ProfileHost, forbidden: readonly string[]): Promise<Toolchain> {
  const home = host.env["HOME"] ?? "/nonexistent";
  const named = host.env["CARGO_HOME"] ?? join(home, ".cargo");
  // What lies in the repository may have come with a change.
  const crates = forbidden.some((one) => isInside(named, one)) ? "/nonexistent" : named;
  const found = await rustOf(host, forbidden);
  return ({ file, serverFolder }): Promise<PreparedToolchain> => {
    const { cargo = "/nonexistent", rustc = "/nonexistent", version } = found ?? {};
    const meant = expectedVersion(serverFolder);
    const problem =
      version === undefined
        ? `there is no rustc on PATH outside of the repository: ${installLine("rust", meant ?? "stable")}`
        : version === meant
          ? null
          : `this machine has Rust ${version}, but the pin is ${meant}: install it (\`rustup toolchain install ${meant}\`), or pin this one with \`lanser pin cargo@${version}\``;
    return Promise.resolve({
      facts: {
        [cargoFact]: cargo,
        [rustcFact]: rustc,
        [cratesFact]: crates,
        // One for each tree: cargo knows a package by its place in the workspace and a source by its time, so it would take what it
        // made of base for what head is (1.95.0).
        [targetFact]: `${file}-target`,
      },
      summary: version === undefined ? null : { name: "Rust", version },
      packages: null,
      places: [],
      problem,
    });
  };
}

/** Runs rustc to find its folder, outside of every project, so that rustup takes the machine's choice. */
async function rustOf(host: ProfileHost, forbidden: readonly string[]): Promise<Rust | undefined> {
  const onPath = findExecutable("rustc", host.env["PATH"], forbidden);
  if (onPath === undefined) return undefined;
  const env = Object.fromEntries(
    ["HOME", "RUSTUP_HOME", "RUSTUP_TOOLCHAIN", "CARGO_HOME"].flatMap((name) => {
      const value = host.env[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const ask = async (file: string, args: readonly string[]): Promise<string> => {
    const ended = await run(
      host,
      { file, args, cwd: "/", env: { ...env, ...noDownload } },
      { input: Buffer.alloc(0), msMax: 60_000, onOutput: null },
    ).catch(() => undefined);
    return ended?.exitCode === 0 ? ended.stdout.toString("utf8") : "";
  };
  const isOutside = (path: string) =>
    existsSync(path) && !forbidden.some((one) => isInside(path, one) || isInside(realpathSync(path), one));
  const sysroot = (await ask(onPath.path, ["--print", "sysroot"])).trim();
  const [cargo, rustc] = [join(sysroot, "bin/cargo"), join(sysroot, "bin/rustc")];
  if (sysroot === "" || !isOutside(cargo) || !isOutside(rustc)) return undefined;
  const version = /^release: (\d+\.\d+\.\d+\S*)$/mu.exec(await ask(rustc, ["-vV"]))?.[1];
  return version === undefined ? undefined : { cargo, rustc, version };
}

/** Variables that keep rustup from downloading what is not installed. */
const noDownload = { RUSTUP_DIST_SERVER: "http://127.0.0.1:9", RUSTUP_UPDATE_ROOT: "http://127.0.0.1:9" };

const check = ["check", "--message-format=json", "--offline", "--locked"];

export const cargo = defineServer("command", {
  id: "cargo",
  language: "Rust",
  languages: { rust: /\.rs$/u },
  package: {
    source: (version) => ({ kind: "machine", program: "cargo", version }),
    // Which program of the machine it is stands in each run.
    program: () => ({ file: "/nonexistent/cargo", args: [] }),
  },
  role: "checker",
  executes: "repository",
  executesWhy:
    "`cargo check` runs build scripts, procedural macros and the compiler wrapper of `.cargo/config.toml`. Downloads and other toolchains are off. It runs no test and no program of the repository.",
  settingsProblem: withoutSettings("Cargo.toml and .cargo/config.toml configure cargo"),
  // These say how the code is compiled and by what; a Cargo.toml says what is needed, as a go.mod does.
  configured: { names: [".cargo/config.toml", ".cargo/config", "clippy.toml"] },
  // It is proposed to nobody: who accepts that code of the repository runs names it.
  isDetected: () => false,
  findRoots: cargoRoots,
  environment: { CARGO_NET_OFFLINE: "true", CARGO_INCREMENTAL: "0", CARGO_TERM_COLOR: "never" },
  // A build script is linked by the machine's compiler of C.
  searchPath: () => "/usr/bin:/bin",
  toolchain: rustToolchain,
  readable: rustFiles,
  program: (_host, place) => Promise.resolve(cargoProgram(place)),
  project: (context) => of(context, [...check, "--workspace"]),
  document: (context, { text, folder }) => ({
    ...of(context, check),
    cwd: folder,
    files: {
      "Cargo.toml": '[package]\nname = "canary"\nversion = "0.0.0"\nedition = "2021"\n',
      "Cargo.lock": 'version = 4\n\n[[package]]\nname = "canary"\nversion = "0.0.0"\n',
      "src/lib.rs": text,
    },
    names: join(folder, "src/lib.rs"),
  }),
  canary: {
    path: "lanser_canary_{}.rs",
    text: "pub fn {}() -> i32 {\n    lanser_{}_undefined\n}\n",
    codes: ["E0425"],
  },
  output: readCargoDocument,
  compiler: {
    columns: "code-points",
    stages: (context) => [
      of(context, ["metadata", "--format-version", "1", "--no-deps", "--offline", "--locked"]),
      of(context, [...check, "--workspace", "--all-targets", "--keep-going"]),
    ],
    readStages: readCargo,
  },
});

/**
 * Returns the readable folders: the toolchain, and only the crates of the folder of crates, because its configuration
 * may hold credentials.
 */
function rustFiles({ env }: Pick<SpawnRequest, "file" | "env">): readonly string[] {
  const { CARGO_HOME: crates = "/nonexistent", RUSTC: rustc = "/nonexistent/bin/rustc" } = env;
  return [dirname(dirname(rustc)), join(crates, "registry"), join(crates, "git/checkouts")];
}

function of(context: SideContext, args: readonly string[]): CompilerRun {
  const { toolchain } = context;
  return {
    file: toolchain[cargoFact] ?? "/nonexistent/cargo",
    args,
    cwd: projectFolder(context),
    input: "",
    env: {
      RUSTC: toolchain[rustcFact] ?? "/nonexistent/rustc",
      CARGO_HOME: toolchain[cratesFact] ?? "/nonexistent",
      CARGO_TARGET_DIR: toolchain[targetFact] ?? "/nonexistent",
    },
  };
}
