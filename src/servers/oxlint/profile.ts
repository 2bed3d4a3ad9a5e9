/**
 * Profile of `oxlint --format json` 1.94.0, as measured. It only reads, unless a configuration names code: that is
 * refused.
 */
import { join, resolve } from "node:path";
import { parse as parseJson } from "jsonc-parser";
import { member } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { inFolder } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import { brokenOff, compilerDefaults, failedRun, withoutSettings } from "../compiler/defaults.ts";
import { askForFiles, refusedFor } from "../compiler/listing.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead } from "../compiler/types.ts";
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

// Reads what `oxlint --format json` prints, and decides when it is believed.

/**
 * Reads a run. oxlint 1.94.0 ends with 1 with an error, with 0 with none, and again with 1, without any JSON, if it
 * cannot read its configuration. So the output decides: a whole list, and the number of files that were checked.
 */
export function readOxlint(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd } = ended;
  const printed = parse(stdout);
  const [found, files] = [member(printed, "diagnostics"), member(printed, "number_of_files")];
  if (!Array.isArray(found) || !Number.isSafeInteger(files)) {
    const said = `${stdout}\n${stderr}`.split("\n").map((line) => line.replace(/^[\s|x]+/u, "").trim());
    const why = said.filter((line) => line !== "").slice(0, 4);
    const isConfiguration = exitCode === 1 && /configuration/u.test(why[0] ?? "");
    const code = isConfiguration ? "server-configuration" : "server-not-ready";
    return failedRun(code, why.length === 0 ? `oxlint ended with code ${exitCode}` : why.join("; "));
  }
  const diagnostics: CompilerDiagnostic[] = [];
  for (const one of found as readonly unknown[]) {
    const diagnostic = readDiagnostic(one, cwd);
    if (diagnostic === undefined)
      return failedRun("server-not-ready", "oxlint printed a finding without a file or a message");
    diagnostics.push(diagnostic);
  }
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  if (exitCode !== 0 && exitCode !== 1)
    return failedRun("server-not-ready", `oxlint ended with code ${exitCode}`);
  if (exitCode === 0 && hasError)
    return failedRun("server-not-ready", "oxlint ended with 0, as without errors, and printed some");
  if (exitCode === 1 && diagnostics.length === 0)
    return failedRun("server-not-ready", "oxlint ended with 1, as with findings, and printed none");
  return { kind: "finished", files: files as number, diagnostics, complaints: [] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a finding. Offsets count bytes. A finding without a label is about the whole file. */
function readDiagnostic(value: unknown, cwd: string): CompilerDiagnostic | undefined {
  const [filename, message, code] = ["filename", "message", "code"].map((name) => member(value, name));
  if (typeof filename !== "string" || typeof message !== "string") return undefined;
  const labels = member(value, "labels");
  const [label] = Array.isArray(labels) ? (labels as unknown[]) : [];
  const span = member(label, "span");
  const [offset, length] = [number(member(span, "offset")), number(member(span, "length"))];
  return {
    path: resolve(cwd, filename),
    start: { byte: offset },
    end: { byte: offset + length },
    severity: severities.get(member(value, "severity")) ?? null,
    code: typeof code === "string" ? code : null,
    source: "oxlint",
    message,
  };
}

function number(value: unknown): number {
  return Number.isSafeInteger(value) ? Math.max(0, value as number) : 0;
}

const severities: ReadonlyMap<unknown, CompilerDiagnostic["severity"]> = new Map([
  ["error", "error"],
  ["warning", "warning"],
  ["advice", "information"],
]);

/** Finds what configures oxlint in a tree, and the parts of it that would run code of the repository. */
const configurationName = /(?:^|\/)(?:\.oxlintrc\.jsonc?|\.eslintignore)$/u;
/** Name of a configuration that is a program. */
const programName = /(?:^|\/)oxlint\.config\.[cm]?[jt]s$/u;
const names = [
  ".oxlintrc.json",
  ".oxlintrc.jsonc",
  ...["js", "mjs", "cjs", "ts", "mts", "cts"].map((end) => `oxlint.config.${end}`),
];

function oxlintConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(filesOf(tree).map((path) => [path, readOptional(join(tree.root, path)) ?? ""]));
}

function oxlintConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return filesOf(tree);
}

function configuresOxlint({ paths }: TreeListing): boolean {
  return paths.some((path) => configurationName.test(path) && !path.endsWith(".eslintignore"));
}

/**
 * Returns the reason why oxlint is not started on a tree: it would run code of the repository, or read a file from
 * elsewhere.
 */
function oxlintRefusal(tree: ConfiguredTree): string | undefined {
  const above = nameAbove(tree.root, names, () => true);
  if (above !== undefined) return `a ${above} lies above the scratch folder and would configure oxlint`;
  for (const path of filesOf(tree)) {
    if (programName.test(path))
      return `${path} is a program, which oxlint would run; write the configuration as .oxlintrc.json`;
    const settings: unknown = parseJson(readOptional(join(tree.root, path)) ?? "");
    for (const one of [settings, ...listOf(member(settings, "overrides"))])
      if (member(one, "jsPlugins") !== undefined)
        return `${path} names \`jsPlugins\`, code of the repository that oxlint would run`;
    if (member(member(settings, "options"), "typeAware") === true)
      return `${path} asks for \`typeAware\` rules, for which oxlint would run the tsgolint of the repository`;
    const outside = extendsOf(settings).find((one) => extendedPath(path, one) === undefined);
    if (outside !== undefined) return `${path} extends a file outside the project`;
  }
  return undefined;
}

function filesOf(tree: ConfiguredTree): readonly string[] {
  const name = new RegExp(`${configurationName.source}|${programName.source}`, "u");
  return configurationFilesOf(tree, name, (path) =>
    extendsOf(parseJson(readOptional(join(tree.root, path)) ?? "")).flatMap(
      (one) => extendedPath(path, one) ?? [],
    ),
  );
}

function extendsOf(settings: unknown): readonly string[] {
  return listOf(member(settings, "extends")).filter((one) => typeof one === "string");
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const entry = "node_modules/oxlint/bin/oxlint";
const common = ["--format", "json", "--no-error-on-unmatched-pattern"];
const source = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/u;

/** Environment that keeps oxlint from a tsgolint in `node_modules/.bin` of the tree, or above. */
const lockDown = { OXLINT_TSGOLINT_PATH: "/nonexistent/tsgolint" };

export const oxlint: Profile = {
  ...compilerDefaults,
  id: "oxlint",
  name: "oxlint",
  language: "TypeScript",
  languageIds: ["typescript", "typescriptreact", "javascript", "javascriptreact", "html"],
  languageId,
  source: (version) => ({
    kind: "npm",
    dependencies: { oxlint: version },
    platforms: {
      "@oxlint/binding-linux-arm64-gnu": version,
      "@oxlint/binding-linux-x64-gnu": version,
    },
  }),
  role: "linter",
  executes: "never",
  executesWhy:
    "It would run `jsPlugins`, `oxlint.config.*` and, for `typeAware` rules, the repository's tsgolint: a configuration with one is refused.",
  environment: lockDown,
  command: (serverFolder) => ({ file: null, args: [join(serverFolder, entry)] }),
  compiler: {
    project: (context) => ({ args: [...common, "."], cwd: projectFolder(context), input: "" }),
    // It reads files only; and a project may have switched the rule off, so the configuration is ours.
    document: (_context, { path, text, folder }) => {
      const name = `canary${path.slice(path.lastIndexOf("."))}`;
      return {
        args: [...common, "--config", "canary.json", name],
        cwd: folder,
        input: "",
        files: { "canary.json": '{ "rules": { "no-debugger": "error" } }\n', [name]: text },
        names: join(folder, name),
      };
    },
    read: readOxlint,
    columns: "bytes",
  },
  ownCommand: null,
  settingsProblem: withoutSettings(".oxlintrc.json configures oxlint"),
  configuration: oxlintConfiguration,
  configurationFiles: oxlintConfigurationFiles,
  configurationPaths: () => [],
  isSource: (path) => source.test(path),
  isDetected: (paths) => paths.some((path) => source.test(path)),
  isConfigured: configuresOxlint,
  // It finds the configuration of each file by itself, from the file upwards.
  findRoots: () => ({ roots: ["."], others: [] }),
  isForeign: foreignInFolders("TypeScript"),
  touches: () => () => true,
  program: oxlintProgram,
  versionProblem: () => undefined,
  canaries: [
    {
      path: ".lanser/canary-first.ts",
      languageId: "typescript",
      text: "debugger; // first\n",
      codes: ["eslint(no-debugger)"],
    },
    {
      path: ".lanser/canary-last.ts",
      languageId: "typescript",
      text: "debugger; // last\n",
      codes: ["eslint(no-debugger)"],
    },
  ],
};

function languageId(path: string): string {
  if (path.endsWith(".tsx")) return "typescriptreact";
  if (path.endsWith(".jsx")) return "javascriptreact";
  if (/\.[cm]?js$/u.test(path)) return "javascript";
  return /\.[cm]?ts$/u.test(path) ? "typescript" : "html";
}

/**
 * Lists the files by running the command with `--debug=files`: only it knows what its configuration and .gitignore
 * leave out.
 */
async function oxlintProgram(
  host: ProfileHost,
  place: ProjectPlace & { readonly serverFolder: string },
): Promise<Program> {
  const { project, serverFolder } = place;
  const refusal = oxlintRefusal(onlyProject(place));
  if (refusal !== undefined) return { kind: "refused", reason: refusal };
  const ended = await askForFiles(host, place, {
    name: "oxlint",
    file: host.nodePath,
    args: [join(serverFolder, entry), "--debug=files", "--no-error-on-unmatched-pattern", "."],
    env: lockDown,
  });
  if (ended.kind === "refused") return ended;
  const { exitCode, stdout } = ended;
  if (exitCode !== 0) {
    const read = readOxlint(ended);
    return refusedFor(place, read.kind === "failed" ? read.reason : `oxlint ended with code ${exitCode}`);
  }
  const paths = stdout.split("\n").filter((line) => line !== "");
  return {
    kind: "program",
    paths: paths.map((path) => inFolder(project, path)).sort(compareText),
    projectDiagnostics: [],
  };
}
