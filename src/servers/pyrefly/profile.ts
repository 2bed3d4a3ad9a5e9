/**
 * Profile of `pyrefly check` 1.4.1, as measured. It gets the places of the packages, so that it queries no
 * interpreter.
 */
import { join } from "node:path";
import { compilerDefaults, withoutSettings } from "../compiler/defaults.ts";
import { askForFiles, programOf, refusedFor } from "../compiler/listing.ts";
import { foreignInFolders } from "../foreign.ts";
import {
  onlyProject,
  type Profile,
  type ProfileHost,
  type Program,
  type ProjectPlace,
  projectFolder,
  type SideContext,
} from "../profile.ts";
import { environmentFact, environmentToolchain, readEnvironment } from "../python/environment.ts";
import { pythonOutward } from "../python/outward.ts";
import { wheelProgram } from "../sources/wheel/installer.ts";
import { pyreflyConfiguration, pyreflyConfigurationFiles, pyreflyRefusal } from "./configuration.ts";
import { pyreflyFailure, pyreflySource, readPyrefly } from "./output.ts";

/** Flags against a configuration that names an interpreter, which pyrefly would query. */
const lockDown = ["--skip-interpreter-query"];
const common = [...lockDown, "--output-format", "json", "--progress-bar", "no", "--color", "never", "-v"];

export const pyrefly: Profile = {
  ...compilerDefaults,
  id: "pyrefly",
  name: "pyrefly",
  language: "Python",
  languageIds: ["python"],
  languageId: () => "python",
  source: (version) => ({ kind: "wheel", package: "pyrefly", version }),
  role: "checker",
  executes: "never",
  executesWhy:
    "It would ask an interpreter and run a build system: it is told of no interpreter, and a configuration with a build system is refused.",
  command: (serverFolder) => ({ file: wheelProgram(serverFolder, "pyrefly"), args: ["check"] }),
  compiler: {
    project: (context) => ({
      args: [...common, ...pythonOf(context)],
      cwd: projectFolder(context),
      input: "",
    }),
    // It reads files only; and a project may have switched the rule off, so the configuration is ours.
    document: (_context, { text, folder }) => ({
      args: [...common, "--config", "pyrefly.toml", "canary.py"],
      cwd: folder,
      input: "",
      files: { "pyrefly.toml": '[errors]\nunknown-name = "error"\n', "canary.py": text },
      names: join(folder, "canary.py"),
    }),
    read: readPyrefly,
    columns: "code-points",
  },
  // With several threads it may take what depends on itself in another order.
  environment: { PYREFLY_THREADS: "1" },
  toolchain: environmentToolchain,
  ownCommand: (paths) => ["pyrefly", "check", ...paths],
  settingsProblem: withoutSettings("pyrefly.toml or pyproject.toml configures pyrefly"),
  configuration: pyreflyConfiguration,
  configurationFiles: pyreflyConfigurationFiles,
  configurationPaths: () => [],
  isSource: (path) => pyreflySource.test(path),
  isDetected: (paths) => paths.some((path) => pyreflySource.test(path)),
  findRoots: () => ({ roots: ["."], others: [] }),
  isForeign: foreignInFolders("Python"),
  touches: () => () => true,
  program: pyreflyProgram,
  outward: pythonOutward,
  versionProblem: () => undefined,
  canaries: [
    {
      path: "__lanser_canary_first__.py",
      languageId: "python",
      text: "canary = lanser_first_undefined\n",
      codes: ["unknown-name"],
    },
    {
      path: "__lanser_canary_last__.py",
      languageId: "python",
      text: "canary = lanser_last_undefined\n",
      codes: ["unknown-name"],
    },
  ],
};

function pythonOf({ toolchain }: Pick<SideContext, "toolchain">): readonly string[] {
  const folder = toolchain[environmentFact];
  const { version, packages } = folder === undefined ? nothing : readEnvironment(folder);
  return [
    ...(version === null ? [] : ["--python-version", version]),
    ...packages.flatMap((path) => ["--site-package-path", path]),
  ];
}

const nothing = { version: null, packages: [] } as const;
/** Lists the files by running the command: only it knows what its configuration and .gitignore leave out. */
async function pyreflyProgram(
  host: ProfileHost,
  place: ProjectPlace & { readonly serverFolder: string },
): Promise<Program> {
  const { serverFolder } = place;
  const refusal = pyreflyRefusal(onlyProject(place));
  if (refusal !== undefined) return { kind: "refused", reason: refusal };
  const ended = await askForFiles(host, place, {
    name: "pyrefly",
    file: wheelProgram(serverFolder, "pyrefly"),
    args: ["dump-config", ...lockDown, "--max-files", "all", "--color", "never"],
  });
  if (ended.kind === "refused") return ended;
  const { exitCode, stderr, stdout } = ended;
  if (exitCode !== 0 && !/No Python files matched patterns /u.test(stderr))
    return refusedFor(place, pyreflyFailure(stderr, exitCode));
  const [, list = ""] = stdout.split("\n  Covered files:\n", 2);
  const [covered = ""] = list.split("\n  Resolving imports from:", 1);
  const files = covered.split("\n").flatMap((line) => (line.startsWith("    ") ? [line.slice(4)] : []));
  const program = programOf(place, "pyrefly", files);
  return program.kind === "program"
    ? { ...program, paths: program.paths.filter((path) => pyreflySource.test(path)) }
    : program;
}
