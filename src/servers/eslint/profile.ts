/**
 * Profile of ESLint 9.39.5, `eslint --format json`. Its configuration and its plugins are programs of the repository,
 * which it runs, so it is started only if base's configuration accepts that.
 */
import { join } from "node:path";
import { relativeInside } from "../../model/paths.ts";
import { compilerDefaults, withoutSettings } from "../compiler/defaults.ts";
import { askForFiles, programOf, refusedFor } from "../compiler/listing.ts";
import {
  onlyProject,
  type Profile,
  type ProfileHost,
  type Program,
  type ProjectPlace,
  projectFolder,
} from "../profile.ts";
import {
  configuresEslint,
  eslintConfiguration,
  eslintConfigurationFiles,
  eslintRefusal,
} from "./configuration.ts";
import { filesOfEslint, readEslint, said } from "./output.ts";

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
