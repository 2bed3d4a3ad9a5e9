/**
 * Profile of `ruff check` 0.17.5, as measured. It runs nothing of a project, and with the flags below it writes
 * nothing.
 */

import { join, resolve } from "node:path";
import { parse as parseToml } from "smol-toml";
import { member } from "../../model/json.ts";
import { readOptional } from "../../platform/files.ts";
import { brokenOff, causesIn, compilerDefaults, failedRun, withoutSettings } from "../compiler/defaults.ts";
import { askForFiles, programOf, refusedFor } from "../compiler/listing.ts";
import type {
  CompilerDiagnostic,
  CompilerEnded,
  CompilerFix,
  CompilerPosition,
  CompilerRead,
} from "../compiler/types.ts";
import { configurationFilesOf, extendedPath, nameAbove } from "../configuration-files.ts";
import { foreignInFolders } from "../foreign.ts";
import {
  type ConfiguredTree,
  onlyProject,
  type Profile,
  type ProfileHost,
  type Program,
  type ProjectPlace,
  projectFolder,
  type TreeListing,
} from "../profile.ts";
import { wheelProgram } from "../sources/wheel/installer.ts";

// Reads what `ruff check --output-format json --verbose` prints, and decides when it is believed.

/**
 * Reads a run. ruff 0.17.5 ends with 0 without findings, 1 with some, 2 if it failed. The code alone proves nothing:
 * the list of findings has to be whole and agree with it, and the log has to say how many files were checked.
 */
export function readRuff(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd, over } = ended;
  if (exitCode !== 0 && exitCode !== 1) {
    const code = exitCode === 2 ? "server-configuration" : "server-not-ready";
    return failedRun(code, causesIn(stderr, "ruff", exitCode));
  }
  const found = parse(stdout);
  if (found === undefined) return failedRun("server-not-ready", "ruff did not print a list of findings");
  if (exitCode === 1 && found.length === 0)
    return failedRun("server-not-ready", "ruff ended with 1, as with findings, and printed none");
  if (exitCode === 0 && found.length > 0)
    return failedRun("server-not-ready", "ruff ended with 0, as without findings, and printed some");
  const diagnostics: CompilerDiagnostic[] = [];
  for (const one of found) {
    const diagnostic = readDiagnostic(one, cwd);
    if (diagnostic === undefined)
      return failedRun("server-not-ready", "ruff printed a finding without a file, a place or a message");
    diagnostics.push(diagnostic);
  }
  const files = filesIn(stderr);
  if (files === null && over === "project")
    return failedRun("server-not-ready", "ruff did not say how many files it checked");
  return { kind: "finished", files, diagnostics, complaints: complaintsIn(stderr) };
}

function parse(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a finding; undefined for a value that cannot be one. A finding in a cell of a notebook has no place in the
 * file: notebooks are left out.
 */
function readDiagnostic(value: unknown, cwd: string): CompilerDiagnostic | undefined {
  const [filename, code, message] = ["filename", "code", "message"].map((name) => member(value, name));
  const [start, end] = [place(member(value, "location")), place(member(value, "end_location"))];
  if (typeof filename !== "string" || typeof message !== "string" || start === undefined) return undefined;
  return {
    path: resolve(cwd, filename),
    start,
    end: end ?? null,
    severity: severities.get(member(value, "severity")) ?? null,
    code: typeof code === "string" ? code : null,
    source: "ruff",
    message,
    ...fixIn(member(value, "fix"), message),
  };
}

/** Reads a fix that ruff would apply by itself. It says of any other fix that it may change what the code does. */
function fixIn(value: unknown, message: string): { readonly fix?: CompilerFix } {
  const [listed, title] = [member(value, "edits"), member(value, "message")];
  if (member(value, "applicability") !== "safe" || !Array.isArray(listed)) return {};
  const edits = (listed as readonly unknown[]).flatMap((one) => {
    const [start, end] = [place(member(one, "location")), place(member(one, "end_location"))];
    const text = member(one, "content");
    return start === undefined || end === undefined || typeof text !== "string" ? [] : [{ start, end, text }];
  });
  if (edits.length !== listed.length) return {};
  return { fix: { title: typeof title === "string" ? title : message, edits } };
}

const severities: ReadonlyMap<unknown, CompilerDiagnostic["severity"]> = new Map([
  ["error", "error"],
  ["fatal", "error"],
  ["warning", "warning"],
  ["info", "information"],
]);

function place(value: unknown): CompilerPosition | undefined {
  const [line, column] = [member(value, "row"), member(value, "column")];
  return Number.isSafeInteger(line) && Number.isSafeInteger(column)
    ? { line: line as number, column: column as number }
    : undefined;
}

/** Returns the last number of files, which ruff logs at the end. Null over standard input, where it counts nothing. */
function filesIn(stderr: string): number | null {
  const counted = [...stderr.matchAll(/\bChecked (\d+) files? in:/gu)].at(-1);
  return counted === undefined ? null : Number(counted[1]);
}

function complaintsIn(stderr: string): readonly string[] {
  const all = [...stderr.matchAll(/^(?:warning: |\[[^\n]*\]\[WARN\] )(.+)$/gmu)].map(([, text = ""]) => text);
  // Where nothing is to be checked the program says so, too.
  return [...new Set(all)].filter((text) => !text.startsWith("No Python files found"));
}

/** Finds what configures ruff in a tree: the nearest of these files above each file, and what that extends. */
const configurationName = /(?:^|\/)(?:\.?ruff\.toml|pyproject\.toml)$/u;

/**
 * Returns the configuration as text: equal texts, equal configuration. A pyproject.toml counts only with what ruff
 * reads: its own table, and the required Python.
 */
export function ruffConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    filesOf(tree).map((path) => [path, configured(path, readOptional(join(tree.root, path)) ?? "")]),
  );
}

export function ruffConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return filesOf(tree);
}

/** True if the project uses ruff: it has a file of its own, or a table in a pyproject.toml. */
function configuresRuff({ paths, text }: TreeListing): boolean {
  return paths.some(
    (path) =>
      configurationName.test(path) &&
      (!path.endsWith("pyproject.toml") || ownTable(path, text(path) ?? "") !== undefined),
  );
}

/**
 * Returns the reason why ruff is not started on a tree: a file above it would configure it, or it reads a file from
 * elsewhere.
 */
function ruffRefusal(tree: ConfiguredTree): string | undefined {
  const above = nameAbove(tree.root, ["ruff.toml", ".ruff.toml", "pyproject.toml"], (file) => {
    const text = readOptional(file);
    return text !== undefined && ownTable(file, text) !== undefined;
  });
  if (above !== undefined) return `a ${above} lies above the scratch folder and would configure ruff`;
  for (const path of filesOf(tree)) {
    const extended = extendOf(path, readOptional(join(tree.root, path)) ?? "");
    if (extended !== undefined && extendedPath(path, extended) === undefined)
      return `${path} extends a file outside the project`;
  }
  return undefined;
}

function filesOf(tree: ConfiguredTree): readonly string[] {
  return configurationFilesOf(tree, configurationName, (path) => {
    const extended = extendOf(path, readOptional(join(tree.root, path)) ?? "");
    const to = extended === undefined ? undefined : extendedPath(path, extended);
    return to === undefined ? [] : [to];
  });
}

function configured(path: string, text: string): unknown {
  if (!path.endsWith("pyproject.toml")) return text;
  const toml = tomlOf(text);
  if (toml === undefined) return text;
  return { ruff: ownTable(path, text), python: member(member(toml, "project"), "requires-python") };
}

function tomlOf(text: string): unknown {
  try {
    return parseToml(text);
  } catch {
    return undefined;
  }
}

function ownTable(path: string, text: string): unknown {
  const toml = tomlOf(text);
  return path.endsWith("pyproject.toml") ? member(member(toml, "tool"), "ruff") : toml;
}

function extendOf(path: string, text: string): string | undefined {
  const extended = member(ownTable(path, text), "extend");
  return typeof extended === "string" ? extended : undefined;
}

// Lists the files that `ruff check` checks by running the command with `--show-files`, because only it knows its
// excludes and .gitignore.

/**
 * Files that are left out besides those that the project excludes: notebooks, because a finding in a cell has no place
 * in the file, and what configures ruff, because head is checked under base's configuration.
 */
const scope = ["--extend-exclude", "*.ipynb,pyproject.toml,ruff.toml,.ruff.toml"] as const;

async function ruffProgram(
  host: ProfileHost,
  place: ProjectPlace & { readonly serverFolder: string },
): Promise<Program> {
  const { serverFolder } = place;
  const refusal = ruffRefusal(onlyProject(place));
  if (refusal !== undefined) return { kind: "refused", reason: refusal };
  const ended = await askForFiles(host, place, {
    name: "ruff",
    file: wheelProgram(serverFolder, "ruff"),
    args: ["check", "--show-files", "--no-cache", ...scope, "."],
  });
  if (ended.kind === "refused") return ended;
  const { exitCode, stderr, stdout } = ended;
  if (exitCode !== 0) return refusedFor(place, causesIn(stderr, "ruff", exitCode));
  return programOf(
    place,
    "ruff",
    stdout.split("\n").filter((line) => line !== ""),
  );
}

/**
 * Flags against a configuration, which can request a cache in the project, fixes, a file to write to and another
 * format.
 */
const lockDown = ["--no-cache", "--no-fix", "--output-format", "json", "--verbose"];

export const ruff: Profile = {
  ...compilerDefaults,
  id: "ruff",
  name: "ruff",
  language: "Python",
  languageIds: ["python"],
  languageId: () => "python",
  source: (version) => ({ kind: "wheel", package: "ruff", version }),
  role: "linter",
  executes: "never",
  executesWhy: "It has nothing that runs.",
  command: (serverFolder) => ({ file: wheelProgram(serverFolder, "ruff"), args: ["check"] }),
  compiler: {
    project: (context) => ({ args: [...lockDown, ...scope, "."], cwd: projectFolder(context), input: "" }),
    // Under options of ours: a project may have switched the rule off, or exclude whatever a canary is called.
    document: (context, { path, text }) => ({
      args: [...lockDown, "--isolated", "--select", "F821", "--stdin-filename", path, "-"],
      cwd: projectFolder(context),
      input: text,
    }),
    read: readRuff,
    columns: "code-points",
    printsFixes: true,
    // E902 is a rule, too, and seldom chosen.
    utf8Only: true,
  },
  ownCommand: (paths) => ["ruff", "check", ...paths],
  settingsProblem: withoutSettings("ruff.toml or pyproject.toml configures ruff"),
  configuration: ruffConfiguration,
  configurationFiles: ruffConfigurationFiles,
  configurationPaths: () => [],
  isSource: (path) => /\.(?:py|pyi|pyw|ipynb)$/u.test(path),
  isDetected: (paths) => paths.some((path) => /\.pyi?$/u.test(path)),
  isConfigured: configuresRuff,
  // It finds the configuration of each file by itself, from the file upwards.
  findRoots: () => ({ roots: ["."], others: [] }),
  isForeign: foreignInFolders("Python", "prose"),
  touches: () => () => true,
  program: ruffProgram,
  versionProblem: () => undefined,
  canaries: [
    {
      path: "__lanser_canary_first__.py",
      languageId: "python",
      text: "canary = lanser_first_undefined\n",
      codes: ["F821"],
    },
    {
      path: "__lanser_canary_last__.py",
      languageId: "python",
      text: "canary = lanser_last_undefined\n",
      codes: ["F821"],
    },
  ],
};
