/**
 * Profile of `cargo check` of the machine's Rust, as measured with 1.95.0. It runs build scripts and procedural
 * macros of the repository and of its dependencies, so Lanser starts it only if base's configuration accepts that.
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

// The first part lists the files that cargo compiles, from manifests and sources. It runs nothing.

/** A module that a Rust source declares. */
type RustModule = {
  /** The name below the folder of the file's modules: `a/b` for `mod a { mod b; }`. */
  readonly name: string;
  /** The path of `#[path = "…"]`, relative to the file's folder. */
  readonly path: string | undefined;
};

/**
 * The tokens that matter for modules. Comments, strings and characters match first, so that nothing in them counts.
 */
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|b?r(#*)"[\s\S]*?"\1|b?"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\\n]|\\[^\n]{1,10})'|#!?\[(?:[^[\]"]|"(?:[^"\\]|\\.)*"|\[[^\]]*\])*\]|\bmod\s+(?:r#)?([A-Za-z_]\w*)\s*([;{])|[{};]/gu;

/**
 * Lists the modules that a text declares in other files. Modules under a condition other than `cfg(test)` are left
 * out: the platform and features decide if they are compiled, and an unchecked file must not look checked.
 */
export function modulesIn(text: string): readonly RustModule[] {
  const found: RustModule[] = [];
  /** The names of open modules. Undefined for other braces, "" for a conditional module. */
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

/**
 * Finds the roots: each workspace, and each package outside all workspaces. cargo checks a member as part of its
 * workspace.
 */
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

/**
 * Lists the files that cargo compiles in a project. It refuses a project whose results could differ between machines:
 * without a lock file, or with a configuration above the tree.
 */
export function cargoProgram(place: ProjectPlace): FileSet {
  const folder = projectFolder(place);
  if (readOptional(join(folder, "Cargo.toml")) === undefined)
    return { kind: "refused", reason: "the project has no Cargo.toml" };
  if (readOptional(join(folder, "Cargo.lock")) === undefined)
    return {
      kind: "refused",
      reason:
        "Cargo.toml has no Cargo.lock next to it: commit one, so that cargo uses the same versions in each run",
    };
  const above = nameAbove(place.root, ["Cargo.toml", ".cargo/config.toml", ".cargo/config"], () => true);
  if (above !== undefined)
    return {
      kind: "refused",
      reason: `a ${above} above the folder for temporary files would configure cargo: set TMPDIR to another folder`,
    };
  const files = new Set<string>();
  for (const one of packagesIn(folder))
    for (const source of targetsOf(folder, one)) takeIn(folder, source, true, files);
  const paths = [...files].map((path) => inFolder(place.project, path)).sort(compareText);
  return { kind: "program", paths, projectDiagnostics: [] };
}

/**
 * Parses a manifest; undefined if it is missing or invalid. Readers then see an empty manifest, and cargo itself
 * reports the error.
 */
function manifestOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parseToml(text);
  } catch {
    return undefined;
  }
}

/**
 * Lists the folders of packages, relative to the project's folder: members of the workspace, and packages of the tree
 * that others need by path.
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
    const excluded = new Set(globbed(folder, one, readMember(workspace, "exclude")));
    waiting.push(
      ...globbed(folder, one, readMember(workspace, "members")).filter((path) => !excluded.has(path)),
    );
    for (const path of neededBy(manifest)) {
      const to = posix.join(one, path);
      if (!to.startsWith("..")) waiting.push(to);
    }
  }
  return [...found].sort(compareText);
}

/** Lists the folders that a list of patterns matches. */
function globbed(folder: string, from: string, patterns: unknown): readonly string[] {
  if (!Array.isArray(patterns)) return [];
  return (patterns as readonly unknown[]).flatMap((pattern) =>
    typeof pattern === "string" ? globSync(below(from, pattern), { cwd: folder }) : [],
  );
}

/**
 * Makes a manifest's pattern relative to the project. A pattern that leaves it is dropped, so that the search never
 * walks outside the tree.
 */
function below(from: string, pattern: string): readonly string[] {
  const whole = posix.join(from, pattern);
  const isOutside = posix.isAbsolute(pattern) || pattern.split("/").includes("..");
  return isOutside ? [] : [whole];
}

/** The tables of dependencies in a manifest. */
const tables = ["dependencies", "dev-dependencies", "build-dependencies"] as const;

/**
 * Lists the paths of dependencies in a manifest, also those for single platforms and those of the workspace. cargo
 * compiles these packages too, so their files belong to the program.
 */
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

/** The kinds of targets, with the usual places of their first files. */
const kinds = [
  { table: "bin", places: ["src/main.rs", "src/bin/*.rs", "src/bin/*/main.rs"], auto: "autobins" },
  { table: "test", places: ["tests/*.rs", "tests/*/main.rs"], auto: "autotests" },
  { table: "example", places: ["examples/*.rs", "examples/*/main.rs"], auto: "autoexamples" },
  { table: "bench", places: ["benches/*.rs", "benches/*/main.rs"], auto: "autobenches" },
] as const;

/**
 * Lists the first file of each target of a package, relative to the project's folder. A target that requires a
 * feature is left out, because cargo compiles it only with that feature.
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

/** The most files of a project, so that modules that include each other end. */
const filesMax = 100_000;

/**
 * Adds a file and all modules below it. cargo compiles exactly the files that `mod` declarations reach. `isRoot` is
 * true for the first file of a target, whose modules are in the same folder. A module can be at two usual places, so
 * both are tried.
 */
function takeIn(folder: string, path: string, isRoot: boolean, files: Set<string>): void {
  if (files.has(path) || files.size >= filesMax) return;
  const text = readOptional(join(folder, path));
  if (text === undefined) return;
  files.add(path);
  const folderOfFile = posix.dirname(path);
  const within = isRoot || /(?:^|\/)mod\.rs$/u.test(path) ? folderOfFile : path.replace(/\.rs$/u, "");
  for (const { name, path: own } of modulesIn(text)) {
    const places =
      own === undefined ? [`${within}/${name}.rs`, `${within}/${name}/mod.rs`] : [`${folderOfFile}/${own}`];
    for (const place of places.map(posix.normalize))
      if (!place.startsWith("..")) takeIn(folder, place, false, files);
  }
}

/**
 * The second part finds the machine's Rust. It takes the real programs, never rustup's proxies: a file in the
 * repository can tell a proxy to start another toolchain.
 */
const cargoFact = "cargo";
const rustcFact = "rustc";
const cratesFact = "crates";
const targetFact = "target";

const rustToolchain: ToolchainFinder = {
  facts: [cargoFact, rustcFact, cratesFact, targetFact],
  find: findRust,
};

/** The real programs of the machine's Rust and their version. */
type Rust = { readonly cargo: string; readonly rustc: string; readonly version: string };

/**
 * Finds Rust and the folder of downloaded crates once per run, and prepares the facts of each tree. Another version
 * than the pin's is a problem that stops the server: its findings could differ.
 */
async function findRust(host: ProfileHost, forbidden: readonly string[]): Promise<Toolchain> {
  const home = host.env["HOME"] ?? "/nonexistent";
  const named = host.env["CARGO_HOME"] ?? join(home, ".cargo");
  // A folder inside the repository could come with the change.
  const crates = forbidden.some((one) => isInside(named, one)) ? "/nonexistent" : named;
  const found = await rustOf(host, forbidden);
  return ({ file, serverFolder }): Promise<PreparedToolchain> => {
    const { cargo = "/nonexistent", rustc = "/nonexistent", version } = found ?? {};
    const expected = expectedVersion(serverFolder);
    const problem =
      version === undefined
        ? `PATH has no rustc outside the repository: ${installLine("rust", expected ?? "stable")}`
        : version === expected
          ? null
          : `this machine has Rust ${version}, but the pin is ${expected}: run \`rustup toolchain install ${expected}\`, or pin the installed one with \`lanser pin cargo@${version}\``;
    return Promise.resolve({
      facts: {
        [cargoFact]: cargo,
        [rustcFact]: rustc,
        [cratesFact]: crates,
        // Each tree has its own target folder. cargo identifies a package by its place in the workspace and a source
        // by its time, so it would reuse base's results for head (1.95.0).
        [targetFact]: `${file}-target`,
      },
      summary: version === undefined ? null : { name: "Rust", version },
      packages: null,
      places: [],
      problem,
    });
  };
}

/**
 * Runs rustc to find its real folder, and then the real rustc for the version. It runs in "/", outside every project,
 * so that rustup uses the machine's choice and not a file of the repository.
 */
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

/** Variables that keep rustup from downloading a missing toolchain: nothing answers at this address. */
const noDownload = { RUSTUP_DIST_SERVER: "http://127.0.0.1:9", RUSTUP_UPDATE_ROOT: "http://127.0.0.1:9" };

/** Arguments of every check: no network, and the versions of the lock file. */
const check = ["check", "--message-format=json", "--offline", "--locked"];

export const cargo = defineServer("command", {
  id: "cargo",
  language: "Rust",
  languages: { rust: /\.rs$/u },
  package: {
    source: (version) => ({ kind: "machine", program: "cargo", version }),
    // The toolchain's facts name the program in each run.
    program: () => ({ file: "/nonexistent/cargo", args: [] }),
  },
  role: "checker",
  executes: "repository",
  executesWhy:
    "`cargo check` runs build scripts, procedural macros and the compiler wrapper of `.cargo/config.toml`. Downloads and other toolchains are off. It runs no test and no program of the repository.",
  settingsProblem: withoutSettings("Cargo.toml and .cargo/config.toml configure cargo"),
  // These files decide how code is compiled. Cargo.toml is left out: like a go.mod, it only says what the code needs.
  configured: { names: [".cargo/config.toml", ".cargo/config", "clippy.toml"] },
  // `lanser init` never proposes cargo. A person who accepts that code of the repository runs must name it.
  isDetected: () => false,
  findRoots: cargoRoots,
  environment: { CARGO_NET_OFFLINE: "true", CARGO_INCREMENTAL: "0", CARGO_TERM_COLOR: "never" },
  // The linker of build scripts is the machine's C compiler.
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
 * Lists the folders that cargo may read in a sandbox: the toolchain, and the crates. Of CARGO_HOME only the crates,
 * because its other files can contain credentials.
 */
function rustFiles({ env }: Pick<SpawnRequest, "file" | "env">): readonly string[] {
  const { CARGO_HOME: crates = "/nonexistent", RUSTC: rustc = "/nonexistent/bin/rustc" } = env;
  return [dirname(dirname(rustc)), join(crates, "registry"), join(crates, "git/checkouts")];
}

/**
 * Builds one run of the real cargo in the project's folder. The run names rustc and the folders, so that no
 * configuration of the machine chooses others.
 */
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
