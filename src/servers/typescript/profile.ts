/**
 * Profile of TypeScript 7, `tsc --lsp --stdio`: measurements of 7.0.2, and how it is started, locked down and trusted.
 */

import { dirname, join, posix } from "node:path";
import { compact } from "../../model/compact.ts";
import { readMember } from "../../model/json.ts";
import { folderOf, isInside } from "../../model/paths.ts";
import { type AddedTo, type Addition, additionsMax } from "../carrying/carry.ts";
import { type ConfigurationPath, type PathKind, resolvePath } from "../carrying/patterns.ts";
import { indicesAt, keysAt, placedJson, textsAt } from "../carrying/places.ts";
import { withoutSettings } from "../compiler/defaults.ts";
import { canariesOf, defineServer, scriptLanguages } from "../define.ts";
import { ignoreSourcesOf } from "../foreign.ts";
import type { ChangedPath, ConfiguredTree, OpenedProject, Readiness } from "../profile.ts";
import { clientCapabilities } from "../protocol/capabilities.ts";
import type { SessionFacts } from "../protocol/facts.ts";
import { typescriptCatalogue } from "./catalogue.ts";
import { typescriptCommandMode } from "./command.ts";
import {
  extendedConfigurations,
  maySet,
  parseConfiguration,
  reachedFiles,
  readConfiguration,
  typescriptConfiguration,
  typescriptConfigurationFiles,
} from "./configuration.ts";
import { isDependency } from "./dependencies.ts";
import { listedTypescript } from "./files.ts";
import { typescriptOutward } from "./outward.ts";
import { isScriptFile, nativeCompiler, typescriptCommand, typescriptProgram } from "./program.ts";
import { findRoots } from "./roots.ts";

// Settings of the hints that TypeScript's servers show next to the code, which are off by default.

/** Settings of an editor, for TypeScript and JavaScript each. */
export const hintSettings = {
  inlayHints: {
    parameterNames: { enabled: "all", suppressWhenArgumentMatchesName: false },
    parameterTypes: { enabled: true },
    variableTypes: { enabled: true, suppressWhenTypeMatchesName: false },
    propertyDeclarationTypes: { enabled: true },
    functionLikeReturnTypes: { enabled: true },
    enumMemberValues: { enabled: true },
  },
} as const;

/** Same settings as preferences of tsserver. */
export const hintPreferences = {
  includeInlayParameterNameHints: "all",
  includeInlayParameterNameHintsWhenArgumentMatchesName: true,
  includeInlayFunctionParameterTypeHints: true,
  includeInlayVariableTypeHints: true,
  includeInlayVariableTypeHintsWhenTypeMatchesName: true,
  includeInlayPropertyDeclarationTypeHints: true,
  includeInlayFunctionLikeReturnTypeHints: true,
  includeInlayEnumMemberValueHints: true,
} as const;

/** Finds what a change adds to base's options of TypeScript, if nothing of base is found or read differently by it. */
function typescriptAdditions(of: AddedTo, tree: ConfiguredTree): readonly Addition[] {
  const { file, text, own } = of;
  const options = [text, own].map(optionsIn);
  const [before, after] = options;
  if (before === undefined || after === undefined) return [];
  // An object or a value that is set in one file takes the place of what the files that it extends have.
  const isFirst = (option: string) =>
    readMember(before, option) === undefined && !maySet(option, filesBeside(tree, file), tree.root);
  return [...addedPaths(before, after, of, isFirst), ...addedJsx(after, isFirst)];
}

const key = "compilerOptions";

/** Reads the options; undefined if TypeScript cannot read them as intended. */
function optionsIn(text: string): object | undefined {
  const read = parseConfiguration(text.replace(/^\ufeff/u, ""));
  if (read.kind === "broken") return undefined;
  const options = readMember(read.json, key) ?? {};
  return typeof options === "object" && !Array.isArray(options) ? options : undefined;
}

function addedPaths(
  before: object,
  after: object,
  { to, imports }: AddedTo,
  isFirst: (option: string) => boolean,
): readonly Addition[] {
  const [old, own] = [readMember(before, "paths"), readMember(after, "paths")];
  const baseUrl = readMember(before, "baseUrl");
  const names = keysAt(own, []);
  const fresh = names.filter((name) => readMember(old, name) === undefined);
  if (fresh.length === 0 || fresh.length > additionsMax || baseUrl !== readMember(after, "baseUrl"))
    return [];
  if (old === undefined ? !isFirst("paths") : keysAt(old, []).length === 0) return [];
  const folder = posix.join(folderOf(to), typeof baseUrl === "string" ? baseUrl : ".");
  return fresh.flatMap((name): readonly Addition[] => {
    const value = readMember(own, name);
    const isInside = (one: unknown) =>
      typeof one === "string" && resolvePath({ value: one }, folder) !== undefined;
    if (!Array.isArray(value) || value.length === 0 || !value.every(isInside)) return [];
    if (name.split("*").length > 2 || [...imports()].some((one) => isMatched(name, one))) return [];
    return [
      {
        kind: "member",
        key: `${key}.paths`,
        name: JSON.stringify(name),
        steps: [key, "paths", name],
        value,
      },
    ];
  });
}

/** True if a pattern matches a specifier; patterns never apply to a relative one. */
function isMatched(pattern: string, specifier: string): boolean {
  if (/^\.{1,2}(?:\/|$)/u.test(specifier)) return false;
  const [start = "", end] = pattern.split("*");
  if (end === undefined) return specifier === pattern;
  return (
    specifier.length >= start.length + end.length && specifier.startsWith(start) && specifier.endsWith(end)
  );
}

function addedJsx(after: object, isFirst: (option: string) => boolean): readonly Addition[] {
  const value = readMember(after, "jsx");
  if (typeof value !== "string" || !isFirst("jsx")) return [];
  return [{ kind: "member", key: `${key}.jsx`, name: JSON.stringify(value), steps: [key, "jsx"], value }];
}

/** Files in one chain of `extends` with a file, above it or below; absolute, the file included. */
function filesBeside(tree: ConfiguredTree, file: string): readonly string[] {
  const own = join(tree.root, file);
  const chains = typescriptConfigurationFiles(tree).map((one) => chainOf(join(tree.root, one), tree.root));
  return [...new Set(chains.filter((chain) => chain.has(own)).flatMap((chain) => [...chain]))];
}

function chainOf(file: string, root: string): ReadonlySet<string> {
  const chain = new Set([file]);
  // A set takes in what is added while it is walked.
  for (const one of chain) {
    const read = readConfiguration(one);
    if (read.kind === "json")
      for (const to of extendedConfigurations(read.json, dirname(one), root)) chain.add(to);
  }
  return chain;
}

/** Reads the paths in a configuration of TypeScript, each with its place in the text. */
const options = "compilerOptions";
const baseUrl = `${options}.baseUrl`;

/** Reads the paths; empty for a text that cannot be read. */
function typescriptPaths(_file: string, text: string): readonly ConfigurationPath[] {
  const { value, at } = placedJson(text);
  const places = ["baseUrl", "rootDir", "rootDirs", "typeRoots"];
  const found: readonly Found[] = [
    { key: "files", kind: "takes-in", steps: ["files"] },
    { key: "include", kind: "takes-in", steps: ["include"] },
    { key: "exclude", kind: "leaves-out", steps: ["exclude"] },
    { key: "extends", kind: "place", steps: ["extends"] },
    ...places.map((key): Found => ({ key: `${options}.${key}`, kind: "place", steps: [options, key] })),
    ...keysAt(value, [options, "paths"]).map(
      (name): Found => ({
        key: `${options}.paths`,
        kind: "lookup",
        steps: [options, "paths", name],
      }),
    ),
    ...indicesAt(value, ["references"]).map(
      (index): Found => ({
        key: "references",
        kind: "place",
        steps: ["references", index, "path"],
      }),
    ),
  ];
  const isBased = textsAt(value, [options, "baseUrl"]).length > 0;
  return found.flatMap(({ key, kind, steps }) =>
    textsAt(value, steps).flatMap((one): readonly ConfigurationPath[] => {
      // What begins otherwise is the name of a package.
      if (key === "extends" && !/^\.\.?\//u.test(one.value)) return [];
      return [
        {
          key,
          kind,
          value: one.value,
          at: at(one.steps, one.value),
          ...compact({ relativeTo: isBased && key === `${options}.paths` ? baseUrl : undefined }),
          wildcard: kind === "leaves-out" ? "folders" : "files",
        },
      ];
    }),
  );
}

type Found = {
  readonly key: string;
  readonly kind: PathKind;
  readonly steps: readonly (string | number)[];
};

const canary = { text: 'export const canary: number = "{}";\n', codes: ["2322"] } as const;

/** Canaries that are closed once they are answered. */
export const closedCanaries = canariesOf({ ...canary, path: ".lanser/canary-{}.ts" }, "typescript");

export const typescript = defineServer("lsp", {
  id: "typescript",
  name: "TypeScript",
  language: "TypeScript",
  languages: scriptLanguages,
  catalogue: typescriptCatalogue,
  role: "checker",
  executes: "never",
  executesWhy: "It would run npm for types. Lanser switches this off, and hides npm.",
  package: {
    source: (version) => ({
      kind: "npm",
      platforms: {
        "@typescript/typescript-linux-arm64": version,
        "@typescript/typescript-linux-x64": version,
      },
    }),
    // The native program: the one that npm links is a script around it.
    program: (serverFolder, arch) => ({ file: typescriptCommand(serverFolder, arch), args: [] }),
  },
  arguments: ["--lsp", "--stdio"],
  cliMode: typescriptCommandMode(
    nativeCompiler,
    (serverFolder, arch) => ({ file: typescriptCommand(serverFolder, arch), args: [] }),
    "ts",
  ),
  // Without these it neither watches the disk nor asks for everything again half a second after each change of ours.
  // TypeScript 7.0.2 takes utf-8 wherever it is offered, whatever stands first; so its columns are those of every other server.
  questionEncodings: ["utf-16"],
  capabilities: {
    ...clientCapabilities,
    workspace: {
      applyEdit: false,
      configuration: true,
      workspaceFolders: true,
      didChangeConfiguration: { dynamicRegistration: false },
    },
    textDocument: { ...clientCapabilities.textDocument, diagnostic: { relatedDocumentSupport: false } },
  },
  // Else it logs ten lines for each document that is opened; nothing of what it logs is used (7.0.2).
  initializationOptions: () => ({ logVerbosity: 0 }),
  // What is sent here replaces what it asked for: with {} it would acquire types over the network again.
  changedSettings: () => ({
    "js/ts": scriptSettings,
    typescript: scriptSettings,
    javascript: scriptSettings,
  }),
  section: (name) => (sections.includes(name) ? scriptSettings : null),
  questions: {
    changedSettings: () => ({ "js/ts": askedSettings, typescript: askedSettings, javascript: askedSettings }),
    section: (name) => (sections.includes(name) ? askedSettings : null),
    // One that is open has symbols, and whoever asks for those of a workspace would be given them.
    canaries: closedCanaries,
  },
  settingsProblem: withoutSettings("tsconfig.json configures TypeScript"),
  readiness,
  diagnostics: { kind: "pull", offerMsMax: 2_000 },
  configuration: typescriptConfiguration,
  configurationFiles: typescriptConfigurationFiles,
  configurationPaths: typescriptPaths,
  configurationAdditions: typescriptAdditions,
  isSource: isScriptFile,
  isDetected: (paths) => paths.includes("tsconfig.json") || paths.includes("jsconfig.json"),
  findRoots,
  canIgnoreChange: ignoreSourcesOf("TypeScript"),
  affectsProject: affectsTypescriptProject,
  scope: "complete",
  listFiles: listedTypescript,
  programFrom: "references",
  program: (host, place) => typescriptProgram(host, place, nativeCompiler),
  outward: typescriptOutward(nativeCompiler),
  // It takes in what it is told before it answers what it is asked next.
  walks: { listed: null, forgets: { by: "edit", versions: ["7.0.2"] } },
  // A file that lies in several projects is answered for by one of them: the nearest tsconfig.json above the file, if that
  // takes it in; else what its references lead to, in their order; else the next one above; else a project that is loaded
  // already (7.0.2). `tsc --project` checks all files of its program under its own options, whatever lies nearer: that
  // the server does so, too, is what the overlays of a program are for.
  takesEdits: true,
  // Of 12,000 functions (7.0.2), and says nothing of it.
  workspaceSymbolsMax: 256,
  // A file that it takes for no part of a project is checked under default options.
  membership: {
    method: "custom/projectInfo",
    isMember: (result, root) => {
      const file = readMember(result, "configFilePath");
      // A change to one among the dependencies would not be seen.
      return typeof file === "string" && isInside(file, root) && !isDependency(file.slice(root.length));
    },
  },
  // In a folder whose name begins with a dot, which no pattern of a project takes in: a document more in the project would be a change of
  // the project. No repository has files in this one: what stays open would stand in place of them. For a document of no project it makes
  // one, and gives that up once the next file is opened: with 4,000 files the last canary took 0.14 s, and takes 0.01 s in the place of
  // the first (7.0.2).
  canary: { ...canary, path: ".git/lanser-canary.ts", stays: true },
  // Severity 4 are suggestions for an editor; the command prints none of them.
  isFinding: (severity) => severity !== 4,
  isUnreachable: (message) => /^Unreachable code detected/u.test(message),
  isProbed: true,
  // It was told of no client that takes `workspace/diagnostic/refresh`, so no answer is taken back: it need not be quiet.
  limits: {
    initializeMsMax: 120_000,
    diagnosticsMsMax: 120_000,
    // It always ends with code 1, by which two runs are compared: it should not have to be ended on a busy machine.
    exitMsMax: 10_000,
  },
});

const scriptSettings = {
  tsserver: { automaticTypeAcquisition: { enabled: false } },
  disableAutomaticTypeAcquisition: true,
  // As the command: what is unused is an error where the project asks for it.
  reportStyleChecksAsWarnings: false,
};

const sections = ["js/ts", "typescript", "javascript"];
const askedSettings = { ...scriptSettings, ...hintSettings };

/**
 * Readiness: it answers requests in their order and loads a project when a file of it is opened, so only the lock-down
 * must be awaited.
 */
function readiness(facts: SessionFacts): Readiness {
  return facts.configurationAnswers.has("js/ts")
    ? { state: "met", reason: "the settings were asked for", files: null }
    : { state: "unmet", reason: "TypeScript has not asked for its settings" };
}

/**
 * Decides which changes may affect a project of TypeScript: its program's files, and files that resolve their imports.
 */
export function affectsTypescriptProject({
  root,
  project,
  program,
  isSought,
}: OpenedProject): (change: ChangedPath) => boolean {
  const reached = reachedFiles(root, project);
  const files = new Set([...program, ...reached]);
  // Each folder in one of those is a package of types, whatever lies in it.
  const hasTypeRoots = maySet(
    "typeRoots",
    reached.map((file) => join(root, file)),
    root,
  );
  return ({ path, isNewName }) => {
    const name = posix.basename(path);
    // What a repository has of packages may be found in many ways.
    if (files.has(path) || isDependency(path)) return true;
    if (name === "package.json" || /^[jt]sconfig\b.*\.json$/u.test(name)) return true;
    if (!isNewName) return false;
    // An import that found nothing, or another file, may find it.
    return hasTypeRoots || ((isScriptFile(path) || path.endsWith(".json")) && isSought(path));
  };
}
