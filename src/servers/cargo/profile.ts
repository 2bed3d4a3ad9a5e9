/**
 * Profile of `cargo check` of the machine's Rust, measured with 1.95.0. It runs build scripts and procedural macros of
 * the repository and of its dependencies, so it is started only if base's configuration accepts that.
 */
import { dirname, join } from "node:path";
import { readOptional } from "../../platform/files.ts";
import type { SpawnRequest } from "../../platform/host.ts";
import { compilerDefaults, withoutSettings } from "../compiler/defaults.ts";
import type { CompilerRun } from "../compiler/types.ts";
import { configurationFilesOf } from "../configuration-files.ts";
import { type ConfiguredTree, type Profile, projectFolder, type SideContext } from "../profile.ts";
import { readCargo, readCargoDocument } from "./output.ts";
import { cargoProgram, cargoRoots } from "./program.ts";
import { cargoFact, cratesFact, rustcFact, rustToolchain, targetFact } from "./toolchain.ts";

const check = ["check", "--message-format=json", "--offline", "--locked"];

export const cargo: Profile = {
  ...compilerDefaults,
  id: "cargo",
  name: "cargo",
  language: "Rust",
  languageIds: ["rust"],
  languageId: () => "rust",
  source: (version) => ({ kind: "machine", program: "cargo", version }),
  role: "checker",
  executes: "repository",
  executesWhy:
    "`cargo check` runs build scripts and procedural macros, and what `.cargo/config.toml` names in the place of the compiler. Downloads and other toolchains are off; no test and no program of the repository is run.",
  // Which program of the machine it is stands in each run.
  command: () => ({ file: "/nonexistent/cargo", args: [] }),
  compiler: {
    project: (context) => of(context, [...check, "--workspace"]),
    stages: (context) => [
      of(context, ["metadata", "--format-version", "1", "--no-deps", "--offline", "--locked"]),
      of(context, [...check, "--workspace", "--all-targets", "--keep-going"]),
    ],
    readStages: readCargo,
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
    read: readCargoDocument,
    columns: "code-points",
  },
  environment: { CARGO_NET_OFFLINE: "true", CARGO_INCREMENTAL: "0", CARGO_TERM_COLOR: "never" },
  // A build script is linked by the machine's compiler of C.
  searchPath: () => "/usr/bin:/bin",
  toolchain: rustToolchain,
  readable: rustFiles,
  ownCommand: null,
  settingsProblem: withoutSettings("Cargo.toml and .cargo/config.toml configure cargo"),
  configuration: (tree) =>
    JSON.stringify(cargoFiles(tree).map((path) => [path, readOptional(join(tree.root, path)) ?? ""])),
  configurationFiles: cargoFiles,
  configurationPaths: () => [],
  isSource: (path) => path.endsWith(".rs"),
  // It is proposed to nobody: who accepts that code of the repository runs names it.
  isDetected: () => false,
  findRoots: cargoRoots,
  touches: () => () => true,
  program: (_host, place) => Promise.resolve(cargoProgram(place)),
  versionProblem: () => undefined,
  canaries: [
    {
      path: "lanser_canary_first.rs",
      languageId: "rust",
      text: "pub fn first() -> i32 {\n    lanser_first_undefined\n}\n",
      codes: ["E0425"],
    },
    {
      path: "lanser_canary_last.rs",
      languageId: "rust",
      text: "pub fn last() -> i32 {\n    lanser_last_undefined\n}\n",
      codes: ["E0425"],
    },
  ],
};

/**
 * Returns the files that say how the code is compiled and by what; a Cargo.toml says what is needed, as a go.mod does.
 */
function cargoFiles(tree: ConfiguredTree): readonly string[] {
  return configurationFilesOf(tree, /(?:^|\/)(?:\.cargo\/config(?:\.toml)?|clippy\.toml)$/u, () => []);
}

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
