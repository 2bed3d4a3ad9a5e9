/**
 * Profile of ESLint 9.39.5, `eslint --format json`. Its configuration and its plugins are programs of the repository,
 * which it runs, so it is started only if base's configuration accepts that.
 */

import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { member } from "../../model/json.ts";
import { relativeInside } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import { brokenOff, compilerDefaults, failedRun, withoutSettings } from "../compiler/defaults.ts";
import { askForFiles, programOf, refusedFor } from "../compiler/listing.ts";
import type {
  CompilerDiagnostic,
  CompilerEnded,
  CompilerFix,
  CompilerPosition,
  CompilerRead,
} from "../compiler/types.ts";
import { configurationFilesOf, extendedPath, nameAbove } from "../configuration-files.ts";
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

/**
 * Finds what configures ESLint in a tree: its programs of configuration, and the files of the repository that they
 * load by a relative path.
 */
const configurationName = /(?:^|\/)eslint\.config\.[cm]?[jt]s$/u;
const names = ["js", "mjs", "cjs", "ts", "mts", "cts"].map((end) => `eslint.config.${end}`);

function eslintConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    eslintConfigurationFiles(tree).map((path) => [path, readOptional(join(tree.root, path)) ?? ""]),
  );
}

/**
 * Lists the configuration files. Head is checked under base's: also under base's version of a rule that is in the
 * repository.
 */
export function eslintConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return configurationFilesOf(tree, configurationName, (path) =>
    loadedBy(readOptional(join(tree.root, path)) ?? "").flatMap((one) => fileAt(tree.root, path, one)),
  );
}

/**
 * True if a file at the top configures ESLint. It searches from its root upwards only: one in a folder below, such as
 * an example's, configures nothing.
 */
function configuresEslint({ paths }: TreeListing): boolean {
  return names.some((name) => paths.includes(name));
}

function eslintRefusal(tree: ConfiguredTree): string | undefined {
  const above = nameAbove(tree.root, names, () => true);
  return above === undefined
    ? undefined
    : `a ${above} lies above the scratch folder and would configure ESLint`;
}

/**
 * Returns what is imported or required by a relative path; one too many only makes more of the repository count as
 * configuration.
 */
function loadedBy(text: string): readonly string[] {
  const pattern = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*["'](\.{1,2}\/[^"'\n]{1,400})["']/gu;
  return [...text.matchAll(pattern)].map(([, path = ""]) => path);
}

const endings = [
  "",
  ".js",
  ".mjs",
  ".cjs",
  ".ts",
  ".mts",
  ".cts",
  ".json",
  "/index.js",
  "/index.mjs",
  "/index.cjs",
  "/index.ts",
];

function fileAt(root: string, path: string, loaded: string): readonly string[] {
  const to = extendedPath(path, loaded);
  if (to === undefined) return [];
  const file = endings.map((ending) => `${to}${ending}`).find((one) => isFile(join(root, one)));
  return file === undefined ? [] : [file];
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

const entry = "node_modules/eslint/bin/eslint.js";
/** Flags of each run. ESLint writes neither a cache nor a list of suppressed findings. */
const common = ["--format", "json", "--no-error-on-unmatched-pattern", "--no-warn-ignored"];
const source = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/u;

export const eslint: Profile = {
  ...compilerDefaults,
  id: "eslint",
  name: "ESLint",
  language: "TypeScript",
  languageIds: ["typescript", "typescriptreact", "javascript", "javascriptreact", "html"],
  languageId,
  source: (version) => ({ kind: "npm", dependencies: { eslint: version } }),
  role: "linter",
  executes: "repository",
  executesWhy: "Its configuration, and every plugin, parser and processor that it names, are programs.",
  command: (serverFolder) => ({ file: null, args: [join(serverFolder, entry)] }),
  compiler: {
    project: (context) => ({
      args: projectArguments(context),
      cwd: projectFolder(context),
      input: "",
    }),
    document: (context, { path, text }) => ({
      args: [
        ...[...common, "--no-config-lookup", "--rule", '{ "no-debugger": 2 }'],
        ...["--stdin", "--stdin-filename", path],
      ],
      cwd: projectFolder(context),
      input: text,
    }),
    read: readEslint,
    columns: "utf-16",
    printsFixes: true,
  },
  ownCommand: (paths) => ["eslint", ...paths],
  settingsProblem: withoutSettings("eslint.config.js configures ESLint"),
  configuration: eslintConfiguration,
  configurationFiles: eslintConfigurationFiles,
  configurationPaths: () => [],
  isSource: (path) => source.test(path),
  isDetected: (paths) => paths.some((path) => source.test(path)),
  isConfigured: configuresEslint,
  findRoots: () => ({ roots: ["."], others: [] }),
  touches: () => () => true,
  program: eslintProgram,
  versionProblem: (version) =>
    Number(version.split(".")[0]) < 9 ? "before 9 its configuration is another" : undefined,
  canaries: [
    {
      path: "lanser-canary-first.js",
      languageId: "javascript",
      text: "debugger; // first\n",
      codes: ["no-debugger"],
    },
    {
      path: "lanser-canary-last.js",
      languageId: "javascript",
      text: "debugger; // last\n",
      codes: ["no-debugger"],
    },
  ],
};

function languageId(path: string): string {
  if (path.endsWith(".tsx")) return "typescriptreact";
  if (path.endsWith(".jsx")) return "javascriptreact";
  if (/\.[cm]?js$/u.test(path)) return "javascript";
  return /\.[cm]?ts$/u.test(path) ? "typescript" : "html";
}

/** What configures it is base's in head, too, so nothing that is found there is head's. */
function ignoredPatterns(place: ProjectPlace): readonly string[] {
  const files = eslintConfigurationFiles(onlyProject(place));
  return files.flatMap((path) => {
    const inside = place.project === "." ? path : relativeInside(`/${place.project}`, `/${path}`);
    return inside === undefined ? [] : [`/${inside}`];
  });
}

function projectArguments(place: ProjectPlace): readonly string[] {
  return [...common, ...ignoredPatterns(place).flatMap((one) => ["--ignore-pattern", one]), "."];
}

/** It cannot list its files without linting them, but it can without rules, which take most of the time (9.39.5). */
const listing = `
const [api, patterns] = process.argv.slice(1);
const { ESLint } = require(api);
const options = { errorOnUnmatchedPattern: false, warnIgnored: false, ignorePatterns: JSON.parse(patterns) };
new ESLint({ ...options, ruleFilter: () => false })
  .lintFiles(["."])
  .then((all) => process.stdout.write(JSON.stringify(all.map(({ filePath }) => ({ filePath })))));
`;

/** Where it fails, so does the command itself, which says why in words of its own. */
async function eslintProgram(
  host: ProfileHost,
  place: ProjectPlace & { readonly serverFolder: string },
): Promise<Program> {
  const { serverFolder } = place;
  const refusal = eslintRefusal(onlyProject(place));
  if (refusal !== undefined) return { kind: "refused", reason: refusal };
  const ask = (...args: readonly string[]) =>
    askForFiles(host, place, { name: "ESLint", file: host.nodePath, args });
  const api = join(serverFolder, "node_modules/eslint");
  const listed = await ask("--eval", listing, api, JSON.stringify(ignoredPatterns(place)));
  if (listed.kind === "refused") return listed;
  const files = filesOfEslint(listed.stdout);
  if (files !== undefined) return programOf(place, "ESLint", files);
  const ended = await ask(join(serverFolder, entry), ...projectArguments(place));
  if (ended.kind === "refused") return ended;
  const why = said(ended.stderr);
  return refusedFor(place, why === "" ? `ESLint ended with code ${ended.exitCode}` : why);
}

// Reads what `eslint --format json` prints, and decides when it is believed.

/**
 * Reads a run. ESLint 9.39.5 ends with 0 and 1 as every linter, and with 2 if it or a plugin crashed. Each file that
 * it checked is in the list, also without a finding.
 */
export function readEslint(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr } = ended;
  const files = parse(stdout);
  if (files === undefined || (exitCode !== 0 && exitCode !== 1)) {
    const why = said(stderr);
    return failedRun(
      exitCode === 2 ? "server-configuration" : "server-not-ready",
      why === "" ? `ESLint ended with code ${exitCode}` : why,
    );
  }
  const diagnostics: CompilerDiagnostic[] = [];
  for (const file of files) {
    const [path, messages] = [member(file, "filePath"), member(file, "messages")];
    if (typeof path !== "string" || !Array.isArray(messages))
      return failedRun("server-not-ready", "ESLint printed a file without a path or a list of findings");
    for (const message of messages as unknown[]) {
      const diagnostic = readMessage(path, message);
      if (diagnostic === undefined)
        return failedRun("server-not-ready", "ESLint printed a finding without a message or a severity");
      diagnostics.push(diagnostic);
    }
  }
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  // 1 without an error is what --max-warnings would say, and it is not asked for.
  if (hasError !== (exitCode === 1))
    return failedRun("server-not-ready", `ESLint ended with ${exitCode}, and its list says otherwise`);
  return { kind: "finished", files: files.length, diagnostics, complaints: [] };
}

/** Returns the paths in the list; undefined if it cannot be read. */
function filesOfEslint(stdout: string): readonly string[] | undefined {
  return parse(stdout)?.flatMap((file) => {
    const path = member(file, "filePath");
    return typeof path === "string" ? [path] : [];
  });
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
 * Reads a finding. A file that could not be parsed has a finding without a rule; a finding about a whole file has no
 * place.
 */
function readMessage(path: string, value: unknown): CompilerDiagnostic | undefined {
  const [message, severity, rule] = ["message", "severity", "ruleId"].map((name) => member(value, name));
  if (typeof message !== "string" || (severity !== 1 && severity !== 2)) return undefined;
  const start = place(member(value, "line"), member(value, "column")) ?? { line: 1, column: 1 };
  return {
    path,
    start,
    end: place(member(value, "endLine"), member(value, "endColumn")) ?? null,
    severity: severity === 2 ? "error" : "warning",
    code: typeof rule === "string" ? rule : null,
    source: "eslint",
    message,
    ...fixIn(member(value, "fix"), rule),
  };
}

/** Reads what `--fix` would write. Its offsets do not count a byte order mark. */
function fixIn(value: unknown, rule: unknown): { readonly fix?: CompilerFix } {
  const [range, text] = [member(value, "range"), member(value, "text")];
  const [start, end] = Array.isArray(range) ? (range as readonly unknown[]) : [];
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || typeof text !== "string") return {};
  const edit = { start: { unit: start as number }, end: { unit: end as number }, text };
  return { fix: { title: `fix of ${typeof rule === "string" ? rule : "ESLint"}`, edits: [edit] } };
}

function place(line: unknown, column: unknown): CompilerPosition | undefined {
  return Number.isSafeInteger(line) && Number.isSafeInteger(column)
    ? { line: line as number, column: column as number }
    : undefined;
}

/** Returns the message of an error, without the greeting and the stack. */
function said(stderr: string): string {
  return stderr
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^(?:Oops!|ESLint: \d|at |\(node:|\(Use )/u.test(line))
    .slice(0, 4)
    .join("; ");
}
