/**
 * Profile of `biome lint` 2.6.8, as measured. It would evaluate plugins of JavaScript, so a configuration with one is
 * refused.
 */
import { realpathSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { parse as parseJson } from "jsonc-parser";
import { member } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { inFolder } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import { brokenOff, compilerDefaults, failedRun, withoutSettings } from "../compiler/defaults.ts";
import { askForFiles, refusedFor } from "../compiler/listing.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerPosition, CompilerRead } from "../compiler/types.ts";
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

/**
 * Finds what configures biome in a tree: its own files, wherever they are, with what they extend and the plugins that
 * they name.
 */
const names = ["biome.json", "biome.jsonc", ".biome.json", ".biome.jsonc"];
const configurationName = /(?:^|\/)\.?biome\.jsonc?$/u;

function isBiomeConfiguration(path: string): boolean {
  return configurationName.test(path);
}

function biomeConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    biomeConfigurationFiles(tree).map((path) => [path, readOptional(join(tree.root, path)) ?? ""]),
  );
}

function biomeConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return configurationFilesOf(tree, configurationName, (path) =>
    namedIn(settingsOf(tree, path)).flatMap((one) => extendedPath(path, one) ?? []),
  );
}

function configuresBiome({ paths }: TreeListing): boolean {
  return paths.some(isBiomeConfiguration);
}

/**
 * Returns the reason why biome is not started on a tree: it would read a configuration from elsewhere, or evaluate
 * code of the repository.
 */
function biomeRefusal(tree: ConfiguredTree): string | undefined {
  const above = nameAbove(tree.root, names, () => true);
  if (above !== undefined) return `a ${above} lies above the scratch folder and would configure biome`;
  for (const path of biomeConfigurationFiles(tree)) {
    const outside = namedIn(settingsOf(tree, path)).find((one) => extendedPath(path, one) === undefined);
    if (outside !== undefined) return `${path} names a file outside the project`;
    const program = pluginsOf(settingsOf(tree, path)).find((one) => !one.endsWith(".grit"));
    if (program !== undefined)
      return `${path} names the plugin ${program}, code of the repository that biome would evaluate`;
  }
  return undefined;
}

function settingsOf({ root }: ConfiguredTree, path: string): unknown {
  return /\.jsonc?$/u.test(path) ? parseJson(readOptional(join(root, path)) ?? "") : undefined;
}

/**
 * Returns the files that the settings name as paths: other names are packages, which are where packages are; `//` is
 * the configuration of the top.
 */
function namedIn(settings: unknown): readonly string[] {
  return [...listOf(member(settings, "extends")), ...pluginsOf(settings)].filter(isPath);
}

function pluginsOf(settings: unknown): readonly string[] {
  return [settings, ...listOf(member(settings, "overrides"))]
    .flatMap((one) => listOf(member(one, "plugins")))
    .map((one) => (typeof one === "string" ? one : member(one, "path")))
    .filter((one) => typeof one === "string");
}

function isPath(value: unknown): value is string {
  return typeof value === "string" && /^(?:\.|\/(?!\/)|[^@][^/]*\.(?:jsonc?|grit)$)/u.test(value);
}

/** Returns a list; `extends` may be a single value. */
function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

// Reads what `biome lint --reporter=json` prints, and decides when it is believed.

/**
 * Reads a run. biome 2.6.8 ends with 1 with an error, with 0 without, and again with 1 if it refuses its configuration
 * and prints no list. So the output decides: a whole list that says that nothing was left out of it, and as many
 * errors as are in it.
 */
export function readBiome(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd } = ended;
  const printed = parse(stdout);
  const [summary, found] = [member(printed, "summary"), member(printed, "diagnostics")];
  if (!Array.isArray(found) || summary === undefined) {
    const isConfiguration = exitCode === 1 && /configuration|plugin/u.test(stderr);
    const code = isConfiguration ? "server-configuration" : "server-not-ready";
    return failedRun(code, failureIn(stderr, exitCode));
  }
  if (member(summary, "diagnosticsNotPrinted") !== 0 || member(summary, "skipped") !== 0)
    return failedRun("server-not-ready", "biome left something out of its list of findings");
  const diagnostics: CompilerDiagnostic[] = [];
  for (const one of found as readonly unknown[]) {
    const diagnostic = readDiagnostic(one, cwd);
    if (diagnostic === undefined)
      return failedRun("server-not-ready", "biome printed a finding without a file or a message");
    diagnostics.push(diagnostic);
  }
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  if (member(summary, "errors") !== errors)
    return failedRun("server-not-ready", `biome counted other errors than the ${errors} that it printed`);
  if (exitCode !== (errors > 0 ? 1 : 0))
    return failedRun("server-not-ready", `biome ended with ${exitCode}, and printed ${errors} errors`);
  const isOwn = ({ path }: CompilerDiagnostic) => isBiomeConfiguration(path);
  return {
    kind: "finished",
    files: null,
    diagnostics: diagnostics.filter((one) => !isOwn(one)),
    // Advice on its own configuration, such as another release in `$schema`, is no complaint.
    complaints: diagnostics
      .filter((one) => isOwn(one) && one.severity !== "information")
      .map(({ message }) => message),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a finding. Lines and columns are 1-based; a finding about a whole file is at 0:0. */
function readDiagnostic(value: unknown, cwd: string): CompilerDiagnostic | undefined {
  const [category, message] = [member(value, "category"), member(value, "message")];
  const location = member(value, "location");
  const path = member(location, "path");
  const [start, end] = [place(member(location, "start")), place(member(location, "end"))];
  if (typeof path !== "string" || typeof message !== "string" || start === undefined) return undefined;
  return {
    path: resolve(cwd, path),
    start,
    end: end ?? null,
    severity: severities.get(member(value, "severity")) ?? null,
    code: typeof category === "string" ? category : null,
    source: "biome",
    message,
  };
}

function place(value: unknown): CompilerPosition | undefined {
  const [line, column] = [member(value, "line"), member(value, "column")];
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(column)) return undefined;
  return { line: Math.max(1, line as number), column: Math.max(1, column as number) };
}

const severities: ReadonlyMap<unknown, CompilerDiagnostic["severity"]> = new Map<
  unknown,
  CompilerDiagnostic["severity"]
>([
  ["fatal", "error"],
  ["error", "error"],
  ["warning", "warning"],
  ["info", "information"],
  ["information", "information"],
  ["hint", "hint"],
]);

/** Returns biome's messages, without the drawings around them. */
function failureIn(stderr: string, exitCode: number | null): string {
  // What ends in a colon goes on in the next line.
  const said = stderr
    .replace(/:\n {4}(?=\S)/gu, ": ")
    .split("\n")
    .flatMap((line) => {
      const text = /^\s*×\s+(.+)$/u.exec(line)?.[1] ?? "";
      return text === "" || /^(?:Some errors were emitted|Biome exited because)/u.test(text)
        ? []
        : [text.trim()];
    });
  return said.length === 0 ? `biome ended with code ${exitCode}` : said.slice(0, 4).join("; ");
}

const common = [
  "--colors=off",
  "--max-diagnostics=none",
  "--files-ignore-unknown=true",
  "--no-errors-on-unmatched",
  // It passes over a larger file with a warning alone, 1 MiB as a rule: a comment of that size would silence all that is in one.
  `--files-max-size=${20 * 1024 * 1024}`,
];
const source = /\.(?:[cm]?[jt]sx?|jsonc?|css|scss|graphql|gql|html|vue|svelte|astro|md|ya?ml|grit)$/u;
const script = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|jsonc?|css)$/u;

export const biome: Profile = {
  ...compilerDefaults,
  id: "biome",
  name: "biome",
  language: "TypeScript",
  languageIds: ["typescript", "typescriptreact", "javascript", "javascriptreact", "json", "css", "plaintext"],
  languageId,
  source: (version) => ({
    kind: "npm",
    dependencies: { "@biomejs/biome": version },
    platforms: {
      "@biomejs/cli-linux-arm64": version,
      "@biomejs/cli-linux-x64": version,
    },
  }),
  role: "linter",
  executes: "never",
  executesWhy:
    "It would evaluate plugins of JavaScript, by an interpreter of its own: a configuration with one is refused. Others are patterns (GritQL).",
  command: (serverFolder, arch) => ({ file: programIn(serverFolder, arch), args: ["lint"] }),
  compiler: {
    project: (context) => ({
      args: [...common, "--reporter=json", "."],
      cwd: projectFolder(context),
      input: "",
    }),
    // It reads files only; and a project may have switched the rule off, so the configuration is ours.
    document: (_context, { path, text, folder }) => {
      const name = `canary${path.slice(path.lastIndexOf("."))}`;
      return {
        args: [...common, "--reporter=json", "--only=suspicious/noDebugger", name],
        cwd: folder,
        input: "",
        files: { "biome.json": '{ "root": true }\n', [name]: text },
        names: join(folder, name),
      };
    },
    read: readBiome,
    columns: "code-points",
  },
  ownCommand: null,
  settingsProblem: withoutSettings("biome.json configures biome"),
  configuration: biomeConfiguration,
  configurationFiles: biomeConfigurationFiles,
  configurationPaths: () => [],
  isSource: (path) => source.test(path) && !isBiomeConfiguration(path),
  isDetected: (paths) => paths.some((path) => script.test(path)),
  isConfigured: configuresBiome,
  // It finds the configuration of each file by itself, from the file upwards.
  findRoots: () => ({ roots: ["."], others: [] }),
  isForeign: foreignInFolders("TypeScript", "YAML"),
  touches: () => () => true,
  program: biomeProgram,
  versionProblem: () => undefined,
  canaries: [
    {
      path: ".lanser/canary-first.ts",
      languageId: "typescript",
      text: "debugger; // first\n",
      codes: ["lint/suspicious/noDebugger"],
    },
    {
      path: ".lanser/canary-last.ts",
      languageId: "typescript",
      text: "debugger; // last\n",
      codes: ["lint/suspicious/noDebugger"],
    },
  ],
};

function programIn(serverFolder: string, arch: string): string {
  return join(serverFolder, "node_modules/@biomejs", `cli-linux-${arch}`, "biome");
}

function languageId(path: string): string {
  if (path.endsWith(".tsx")) return "typescriptreact";
  if (path.endsWith(".jsx")) return "javascriptreact";
  if (/\.[cm]?js$/u.test(path)) return "javascript";
  if (/\.[cm]?ts$/u.test(path)) return "typescript";
  if (/\.jsonc?$/u.test(path)) return "json";
  return path.endsWith(".css") ? "css" : "plaintext";
}

/**
 * Lists the files by running the command with `--verbose`: only it knows what its configuration and .gitignore leave
 * out.
 */
async function biomeProgram(
  host: ProfileHost,
  place: ProjectPlace & { readonly serverFolder: string },
): Promise<Program> {
  const { project, serverFolder } = place;
  const refusal = biomeRefusal(onlyProject(place));
  if (refusal !== undefined) return { kind: "refused", reason: refusal };
  const ended = await askForFiles(host, place, {
    name: "biome",
    file: programIn(serverFolder, host.arch),
    args: ["lint", ...common, "--reporter=summary", "--verbose", "."],
  });
  if (ended.kind === "refused") return ended;
  const { exitCode, stdout, stderr } = ended;
  const listed = listedIn(`${stdout}\n${stderr}`);
  if (listed === undefined) return refusedFor(place, failureIn(stderr, exitCode));
  const own = new Set(biomeConfigurationFiles(onlyProject(place)));
  const folder = projectFolder(place);
  const paths = listed
    .filter((path) => isOwnFile(folder, path))
    .map((path) => inFolder(project, path))
    .filter((path) => !own.has(path));
  return { kind: "program", paths: paths.sort(compareText), projectDiagnostics: [] };
}

/**
 * True for a file of the project. biome follows links, and names a file outside by its whole path: folders of packages
 * are linked into a tree.
 */
function isOwnFile(folder: string, path: string): boolean {
  if (isAbsolute(path)) return false;
  const file = join(folder, path);
  try {
    return realpathSync(file) === join(realpathSync(folder), path);
  } catch {
    return false;
  }
}

/** Returns the last list of that title: findings may quote any text before it. Undefined if there is none. */
function listedIn(text: string): readonly string[] | undefined {
  const title = "\n  i Files processed:\n";
  const at = text.lastIndexOf(title);
  if (at < 0) return undefined;
  const [list = ""] = text
    .slice(at + title.length)
    .split(/\n {2}\n*\n/u, 2)
    .filter((part) => part.trim() !== "");
  return list.split("\n").flatMap((line) => /^ {2}- (.+)$/u.exec(line)?.[1] ?? []);
}
