/**
 * ESLint 9.39.5, `eslint --format json`. Its configuration and plugins are programs of the repository, which it runs.
 * So Lanser starts it only if base's configuration accepts that.
 */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { readMember } from "../../model/json.ts";
import { relativeInside } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import { withoutSettings } from "../compiler/defaults.ts";
import { cleanLines, jsonFindings, memberAt, onErrors, parsedJson } from "../compiler/findings.ts";
import { askForFiles, fileSetOf, refusedFor } from "../compiler/listing.ts";
import type { CompilerDiagnostic } from "../compiler/types.ts";
import { extendedPath } from "../configuration-files.ts";
import { type Configured, configurationOf, textList } from "../configured.ts";
import { defineServer, npmOf, overInput, scriptLanguages } from "../define.ts";
import { type FileSet, onlyProject, type ProfileHost, type ProjectPlace } from "../profile.ts";

/** The names of ESLint's configuration. */
const names = ["js", "mjs", "cjs", "ts", "mts", "cts"].map((end) => `eslint.config.${end}`);
const entry = "eslint/bin/eslint.js";
/**
 * Arguments of every run. Without options for it, ESLint writes neither a cache nor a list of suppressed findings.
 */
const common = ["--format", "json", "--no-error-on-unmatched-pattern", "--no-warn-ignored"];

/**
 * Configuration programs, and files that they load by a relative path. Head is checked under base's versions of all
 * of them, also of a rule that the repository itself contains.
 */
const configured: Configured = {
  names,
  follow: ({ root }, path) =>
    loadedBy(readOptional(join(root, path)) ?? "").flatMap((one) => fileAt(root, path, one)),
};
const rules = configurationOf(configured);

export const eslint = defineServer("command", {
  id: "eslint",
  name: "ESLint",
  language: "TypeScript",
  languages: { ...scriptLanguages, html: /\.(?:vue|svelte|astro)$/u },
  package: npmOf("eslint", entry),
  role: "linter",
  executes: "repository",
  executesWhy: "ESLint's configuration, plugins, parsers and processors are programs, which it runs.",
  ownCommand: (paths) => ["eslint", ...paths],
  settingsProblem: withoutSettings("eslint.config.js configures ESLint"),
  configured,
  // ESLint searches only from its root upwards. A configuration in a folder below, such as an example's, has no
  // effect.
  isConfigured: ({ paths }) => names.some((name) => paths.includes(name)),
  project: projectArguments,
  document: overInput([
    ...[...common, "--no-config-lookup", "--rule", '{ "no-debugger": 2 }'],
    ...["--stdin", "--stdin-filename", "{path}"],
  ]),
  canary: { path: "lanser-canary-{}.js", text: "debugger; // {}\n", codes: ["no-debugger"] },
  program: eslintProgram,
  output: {
    findings: jsonFindings({
      inner: "messages",
      path: "filePath",
      message: "message",
      code: "ruleId",
      severity: "severity",
      severities: { 1: "warning", 2: "error" },
      start: ["line", "column"],
      end: ["endLine", "endColumn"],
      isOfFile: true,
      change: (found, element) =>
        [1, 2].some((one) => one === readMember(element, "severity"))
          ? { ...found, ...fixIn(element, found) }
          : undefined,
    }),
    agrees: onErrors,
    // The list has every checked file, also those without findings.
    files: ({ stdout }) => filesIn(stdout)?.length,
    failure: {
      words: ({ stderr }) => said(stderr),
      isConfiguration: ({ exitCode }) => exitCode === 2,
    },
  },
  compiler: { columns: "utf-16", printsFixes: true },
  versionProblem: (version) =>
    Number(version.split(".")[0]) < 9 ? "ESLint before 9 has another form of configuration" : undefined,
});

/**
 * Lists the relative paths that a text imports or requires. A false match is harmless: one more file of the
 * repository counts as configuration.
 */
function loadedBy(text: string): readonly string[] {
  const pattern = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*["'](\.{1,2}\/[^"'\n]{1,400})["']/gu;
  return [...text.matchAll(pattern)].map(([, path = ""]) => path);
}

/** The endings that Node tries for a required path. */
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

/** Finds the file in the tree that a relative import loads; empty if no such file exists. */
function fileAt(root: string, path: string, loaded: string): readonly string[] {
  const to = extendedPath(path, loaded);
  if (to === undefined) return [];
  const file = endings.map((ending) => `${to}${ending}`).find((one) => isFile(join(root, one)));
  return file === undefined ? [] : [file];
}

/** True for an existing file. */
function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/**
 * Lists ESLint's configuration as patterns to ignore. Head is checked under base's configuration, so findings in
 * these files would be base's.
 */
function ignoredPatterns(place: ProjectPlace): readonly string[] {
  const files = rules.configurationFiles(onlyProject(place));
  return files.flatMap((path) => {
    const inside = place.project === "." ? path : relativeInside(`/${place.project}`, `/${path}`);
    return inside === undefined ? [] : [`/${inside}`];
  });
}

/** Builds the arguments for a project. */
function projectArguments(place: ProjectPlace): readonly string[] {
  return [...common, ...ignoredPatterns(place).flatMap((one) => ["--ignore-pattern", one]), "."];
}

/**
 * A program that lists the files of a project. ESLint cannot list files without linting them, but without rules it
 * takes a fraction of the time (9.39.5).
 */
const listing = `
const [api, patterns] = process.argv.slice(1);
const { ESLint } = require(api);
const options = { errorOnUnmatchedPattern: false, warnIgnored: false, ignorePatterns: JSON.parse(patterns) };
new ESLint({ ...options, ruleFilter: () => false })
  .lintFiles(["."])
  .then((all) => process.stdout.write(JSON.stringify(all.map(({ filePath }) => ({ filePath })))));
`;

/**
 * Lists the files of a project by a program that runs ESLint without rules. If the program fails, Lanser runs the
 * command itself, because only its error says what is wrong.
 */
async function eslintProgram(
  host: ProfileHost,
  place: ProjectPlace & { readonly serverFolder: string },
): Promise<FileSet> {
  const { serverFolder } = place;
  const refusal = rules.refusal(onlyProject(place), "ESLint");
  if (refusal !== undefined) return { kind: "refused", reason: refusal };
  const ask = (...args: readonly string[]) =>
    askForFiles(host, place, { name: "ESLint", file: host.nodePath, args });
  const api = join(serverFolder, "node_modules/eslint");
  const listed = await ask("--eval", listing, api, JSON.stringify(ignoredPatterns(place)));
  if (listed.kind === "refused") return listed;
  const files = filesIn(listed.stdout);
  if (files !== undefined) return fileSetOf(place, "ESLint", files);
  const ended = await ask(join(serverFolder, "node_modules", entry), ...projectArguments(place));
  if (ended.kind === "refused") return ended;
  const why = said(ended.stderr).join("; ");
  return refusedFor(place, why === "" ? `ESLint ended with code ${ended.exitCode}` : why);
}

/** Reads the listed paths; undefined if the output is no list. */
function filesIn(stdout: string): readonly string[] | undefined {
  const files = parsedJson(stdout)?.value;
  return Array.isArray(files) ? files.flatMap((file) => textList(readMember(file, "filePath"))) : undefined;
}

/**
 * Reads the edit that `--fix` would make. ESLint's offsets are UTF-16 code units, without a byte order mark. Lanser
 * only proposes it; a run with `--fix` would change files.
 */
function fixIn(element: unknown, { code }: CompilerDiagnostic): Pick<CompilerDiagnostic, "fix"> {
  const [range, text] = [memberAt(element, "fix.range"), memberAt(element, "fix.text")];
  const [start, end] = Array.isArray(range) ? (range as readonly unknown[]) : [];
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || typeof text !== "string") return {};
  const edit = { start: { unit: start as number }, end: { unit: end as number }, text };
  return { fix: { title: `fix of ${code ?? "ESLint"}`, edits: [edit] } };
}

/** Reads the message of an error, without the greeting and the stack. */
function said(stderr: string): readonly string[] {
  return cleanLines(stderr, { skip: /^(?:Oops!|ESLint: \d|at |\(node:|\(Use )/u });
}
