/**
 * Profile of `pyrefly check` 1.4.1, as measured. It gets the places of the packages, so that it queries no
 * interpreter.
 */
import { join, resolve } from "node:path";
import { parse as parseToml } from "smol-toml";
import { member } from "../../model/json.ts";
import { readOptional } from "../../platform/files.ts";
import { brokenOff, compilerDefaults, failedRun, withoutSettings } from "../compiler/defaults.ts";
import { askForFiles, programOf, refusedFor } from "../compiler/listing.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerPosition, CompilerRead } from "../compiler/types.ts";
import { configurationFilesOf, nameAbove } from "../configuration-files.ts";
import { foreignInFolders } from "../foreign.ts";
import {
  type ConfiguredTree,
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

/** Reads what `pyrefly check --output-format json -v` prints, and decides when it is believed. */
const pyreflySource = /\.pyi?$/u;

/**
 * Reads a run. pyrefly 1.4.1 ends with 0 without errors, 1 with some, and again 1 if its configuration cannot be read
 * or there is nothing to check. So the output decides: a whole list that agrees with the code, and a log that says how
 * many files there were.
 */
export function readPyrefly(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd } = ended;
  // Without a configuration it looks for less, and finds no wrong result of a function.
  const complaints = [...stderr.matchAll(/^(?: WARN (.+)|(No `pyrefly\.toml` found .+))$/gmu)].map(
    ([, warning, preset = ""]) => warning ?? preset,
  );
  if (exitCode === 1 && stdout.trim() === "" && /^No Python files matched patterns /mu.test(stderr))
    return { kind: "finished", files: null, diagnostics: [], complaints };
  const found = member(parse(stdout), "errors");
  if (!Array.isArray(found)) {
    const isConfiguration = /^Fatal configuration error$/mu.test(stderr);
    return failedRun(
      isConfiguration ? "server-configuration" : "server-not-ready",
      pyreflyFailure(stderr, exitCode),
    );
  }
  const diagnostics: CompilerDiagnostic[] = [];
  for (const one of found as readonly unknown[]) {
    const diagnostic = readDiagnostic(one, cwd);
    if (diagnostic === undefined)
      return failedRun("server-not-ready", "pyrefly printed a finding without a file, a place or a message");
    diagnostics.push(diagnostic);
  }
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  if (exitCode !== (hasError ? 1 : 0))
    return failedRun(
      "server-not-ready",
      `pyrefly ended with ${exitCode}, and printed ${found.length} findings`,
    );
  if (!/^DEBUG Checking \d+ files \(/mu.test(stderr))
    return failedRun("server-not-ready", "pyrefly did not say how many files it checked");
  // A cell of a notebook has no place in the file.
  const isSource = ({ path }: CompilerDiagnostic) => pyreflySource.test(path);
  return { kind: "finished", files: null, diagnostics: diagnostics.filter(isSource), complaints };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readDiagnostic(value: unknown, cwd: string): CompilerDiagnostic | undefined {
  const [path, code, message] = ["path", "name", "description"].map((name) => member(value, name));
  const start = place(member(value, "line"), member(value, "column"));
  const end = place(member(value, "stop_line"), member(value, "stop_column"));
  if (typeof path !== "string" || typeof message !== "string" || start === undefined) return undefined;
  return {
    path: resolve(cwd, path),
    start,
    end: end ?? null,
    severity: severities.get(member(value, "severity")) ?? null,
    code: typeof code === "string" ? code : null,
    source: "pyrefly",
    message: message.replace(places, "").replaceAll(`${cwd}/`, ""),
  };
}

/** Matches the places that pyrefly searched on this machine: they are no part of the finding. */
const places = /\s*^ *Looked in these locations[\s\S]*$/mu;

function place(line: unknown, column: unknown): CompilerPosition | undefined {
  return Number.isSafeInteger(line) && Number.isSafeInteger(column)
    ? { line: line as number, column: column as number }
    : undefined;
}

const severities: ReadonlyMap<unknown, CompilerDiagnostic["severity"]> = new Map([
  ["error", "error"],
  ["warn", "warning"],
  ["warning", "warning"],
  ["info", "information"],
]);

function pyreflyFailure(stderr: string, exitCode: number | null): string {
  const said = stderr.split("\n").flatMap((line) => {
    const text = line.replace(/^ *(?:ERROR|WARN) /u, "").trim();
    return text === "" || /^(?:DEBUG|INFO|\d* *\||Fatal configuration error)/u.test(text) ? [] : [text];
  });
  return said.length === 0 ? `pyrefly ended with code ${exitCode}` : said.slice(0, 4).join("; ");
}

/**
 * Finds what configures pyrefly in a tree: its own file or table; if there is none, what it takes over from mypy and
 * pyright.
 */
const names = [
  "pyrefly.toml",
  "pyproject.toml",
  "mypy.ini",
  ".mypy.ini",
  "pyrightconfig.json",
  "setup.cfg",
] as const;
const configurationName =
  /(?:^|\/)(?:pyrefly\.toml|pyproject\.toml|\.?mypy\.ini|pyrightconfig\.json|setup\.cfg)$/u;

/**
 * Returns the configuration as text: equal texts, equal configuration. A pyproject.toml counts only with what is read:
 * the tables of checkers, and the required Python.
 */
function pyreflyConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    pyreflyConfigurationFiles(tree).map((path) => [
      path,
      configured(path, readOptional(join(tree.root, path)) ?? ""),
    ]),
  );
}

function pyreflyConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return configurationFilesOf(tree, configurationName, () => []);
}

/**
 * Returns the reason why pyrefly is not started on a tree: it would run a program that the repository names, or be
 * configured from above.
 */
function pyreflyRefusal(tree: ConfiguredTree): string | undefined {
  const above = nameAbove(tree.root, names, () => true);
  if (above !== undefined) return `a ${above} lies above the scratch folder and could configure pyrefly`;
  for (const path of pyreflyConfigurationFiles(tree)) {
    const own = ownTable(path, readOptional(join(tree.root, path)) ?? "");
    if (["build-system", "build_system"].some((name) => member(own, name) !== undefined))
      return `${path} names a build system, which pyrefly would run`;
  }
  return undefined;
}

function configured(path: string, text: string): unknown {
  if (!path.endsWith("pyproject.toml")) return text;
  const toml = tomlOf(text);
  if (toml === undefined) return text;
  const tool = member(toml, "tool");
  return {
    tools: ["pyrefly", "mypy", "pyright"].map((name) => member(tool, name) ?? null),
    python: member(member(toml, "project"), "requires-python"),
  };
}

function ownTable(path: string, text: string): unknown {
  if (!path.endsWith(".toml")) return undefined;
  const toml = tomlOf(text);
  return path.endsWith("pyproject.toml") ? member(member(toml, "tool"), "pyrefly") : toml;
}

function tomlOf(text: string): unknown {
  try {
    return parseToml(text);
  } catch {
    return undefined;
  }
}

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
