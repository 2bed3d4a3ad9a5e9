/**
 * Profile of TypeScript 7, `tsc --lsp --stdio`: how to start, configure and restrict it, with the behaviour that was
 * measured of 7.0.2.
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

// Settings of inlay hints. TypeScript's servers show none without them.

/** The settings of an editor, once for TypeScript and once for JavaScript. */
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

/** The same settings, as preferences of tsserver. */
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

/**
 * Finds compiler options that head adds and that Lanser can use for base too, because they change no result there:
 * new `paths` and a first `jsx`. Lanser checks head under base's configuration, where an import by a new path would
 * otherwise fail.
 */
function typescriptAdditions(of: AddedTo, tree: ConfiguredTree): readonly Addition[] {
  const { file, text, own } = of;
  const options = [text, own].map(optionsIn);
  const [before, after] = options;
  if (before === undefined || after === undefined) return [];
  // An object or value in one file replaces the value of the files that it extends.
  const isFirst = (option: string) =>
    readMember(before, option) === undefined && !maySet(option, filesBeside(tree, file), tree.root);
  return [...addedPaths(before, after, of, isFirst), ...addedJsx(after, isFirst)];
}

/** The member with all options. */
const key = "compilerOptions";

/** Reads the compiler options; undefined if TypeScript does not read the text as Lanser does. */
function optionsIn(text: string): object | undefined {
  const read = parseConfiguration(text.replace(/^\ufeff/u, ""));
  if (read.kind === "broken") return undefined;
  const options = readMember(read.json, key) ?? {};
  return typeof options === "object" && !Array.isArray(options) ? options : undefined;
}

/**
 * Finds new patterns in `paths` that no import of base matches and whose targets lie in the tree. Only such patterns
 * change nothing in base.
 */
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

/**
 * True if a pattern of `paths` matches an import. TypeScript never applies patterns to relative imports. A new
 * pattern that matches one would change base's result.
 */
function isMatched(pattern: string, specifier: string): boolean {
  if (/^\.{1,2}(?:\/|$)/u.test(specifier)) return false;
  const [start = "", end] = pattern.split("*");
  if (end === undefined) return specifier === pattern;
  return (
    specifier.length >= start.length + end.length && specifier.startsWith(start) && specifier.endsWith(end)
  );
}

/** Finds a `jsx` option where no file of base sets one. */
function addedJsx(after: object, isFirst: (option: string) => boolean): readonly Addition[] {
  const value = readMember(after, "jsx");
  if (typeof value !== "string" || !isFirst("jsx")) return [];
  return [{ kind: "member", key: `${key}.jsx`, name: JSON.stringify(value), steps: [key, "jsx"], value }];
}

/**
 * Lists the files that share a chain of `extends` with a file: absolute, including the file. A new option in one of
 * them could replace an option of another, so all are searched.
 */
function filesBeside(tree: ConfiguredTree, file: string): readonly string[] {
  const own = join(tree.root, file);
  const chains = typescriptConfigurationFiles(tree).map((one) => chainOf(join(tree.root, one), tree.root));
  return [...new Set(chains.filter((chain) => chain.has(own)).flatMap((chain) => [...chain]))];
}

/** Follows `extends` from one file, through all levels. An option in any of these files applies to the first. */
function chainOf(file: string, root: string): ReadonlySet<string> {
  const chain = new Set([file]);
  // Iteration over a set includes values that are added meanwhile.
  for (const one of chain) {
    const read = readConfiguration(one);
    if (read.kind === "json")
      for (const to of extendedConfigurations(read.json, dirname(one), root)) chain.add(to);
  }
  return chain;
}

/** The members that name paths in a tsconfig.json. */
const options = "compilerOptions";
const baseUrl = `${options}.baseUrl`;

/**
 * Finds the paths in a tsconfig.json with their offsets, so that renames of a change can be written into base's
 * configuration. Empty for an unreadable text.
 */
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
      // Any other value is the name of a package.
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

/** The steps to a member that can hold paths. */
type Found = {
  readonly key: string;
  readonly kind: PathKind;
  readonly steps: readonly (string | number)[];
};

/** The text and the expected code of the canaries. */
const canary = { text: 'export const canary: number = "{}";\n', codes: ["2322"] } as const;

/**
 * Canaries that Lanser closes after their answer. An open one would add its symbols to queries about the workspace.
 */
export const closedCanaries = canariesOf({ ...canary, path: ".lanser/canary-{}.ts" }, "typescript");

export const typescript = defineServer("lsp", {
  id: "typescript",
  name: "TypeScript",
  language: "TypeScript",
  languages: scriptLanguages,
  catalogue: typescriptCatalogue,
  role: "checker",
  executes: "never",
  executesWhy: "The server would run npm to download types. Lanser turns this off and hides npm.",
  package: {
    source: (version) => ({
      kind: "npm",
      platforms: {
        "@typescript/typescript-linux-arm64": version,
        "@typescript/typescript-linux-x64": version,
      },
    }),
    // The native program. The program that npm links is a script that starts it.
    program: (serverFolder, arch) => ({ file: typescriptCommand(serverFolder, arch), args: [] }),
  },
  arguments: ["--lsp", "--stdio"],
  cliMode: typescriptCommandMode(
    nativeCompiler,
    (serverFolder, arch) => ({ file: typescriptCommand(serverFolder, arch), args: [] }),
    "ts",
  ),
  // Without these capabilities the server neither watches the disk nor requests a refresh half a second after each
  // change. TypeScript 7.0.2 takes utf-8 wherever a client offers it, in any position; with utf-16 alone, it counts
  // columns like the other servers.
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
  // Without this option the server logs ten lines for each opened document, and Lanser uses none of them (7.0.2).
  initializationOptions: () => ({ logVerbosity: 0 }),
  // These values replace the settings that the server requested: with {} it would download types again.
  changedSettings: () => ({
    "js/ts": scriptSettings,
    typescript: scriptSettings,
    javascript: scriptSettings,
  }),
  section: (name) => (sections.includes(name) ? scriptSettings : null),
  questions: {
    changedSettings: () => ({ "js/ts": askedSettings, typescript: askedSettings, javascript: askedSettings }),
    section: (name) => (sections.includes(name) ? askedSettings : null),
    // An open canary has symbols, and a query about the workspace would return them.
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
  // The server takes over an edit before it answers the next request.
  walks: { listed: null, forgets: { by: "edit", versions: ["7.0.2"] } },
  // If several projects include a file, the server answers for one of them: the nearest tsconfig.json above the file
  // that includes it; else the first of its references; else the next one above; else a loaded project (7.0.2). `tsc
  // --project` checks all files under its own options. The overlays of a program make the server do the same.
  takesEdits: true,
  // The limit was seen with 12,000 functions (7.0.2). The server does not report it.
  workspaceSymbolsMax: 256,
  // The server checks a file outside all projects under default options. Such findings are not the command's.
  membership: {
    method: "custom/projectInfo",
    isMember: (result, root) => {
      const file = readMember(result, "configFilePath");
      // A configuration in a dependency is not part of the change, so nobody would see it change.
      return typeof file === "string" && isInside(file, root) && !isDependency(file.slice(root.length));
    },
  },
  // No pattern of a project includes a folder with a leading dot, and no repository has files in `.git`, so the
  // canary replaces none. The server makes a project for a document outside all projects, and gives it up when the
  // next document opens. With 4,000 files the last canary took 0.14 s; kept open, it takes 0.01 s (7.0.2).
  canary: { ...canary, path: ".git/lanser-canary.ts", stays: true },
  // Severity 4 marks suggestions for an editor; the command prints none of them.
  isFinding: (severity) => severity !== 4,
  isUnreachable: (message) => /^Unreachable code detected/u.test(message),
  isProbed: true,
  // Lanser does not declare `workspace/diagnostic/refresh`, so the server never withdraws an answer and Lanser need
  // not wait for silence.
  limits: {
    initializeMsMax: 120_000,
    diagnosticsMsMax: 120_000,
    // The exit code is always 1, and comparisons of two runs include it. A busy machine needs time for the exit.
    exitMsMax: 10_000,
  },
});

const scriptSettings = {
  tsserver: { automaticTypeAcquisition: { enabled: false } },
  disableAutomaticTypeAcquisition: true,
  // As in the command: unused code is an error if the project asks for it.
  reportStyleChecksAsWarnings: false,
};

/** The names under which the server requests its settings. */
const sections = ["js/ts", "typescript", "javascript"];
const askedSettings = { ...scriptSettings, ...hintSettings };

/**
 * Waits until the server has its settings. It answers requests in order and loads a project with its first document,
 * so only the lock-down must arrive first.
 */
function readiness(facts: SessionFacts): Readiness {
  return facts.configurationAnswers.has("js/ts")
    ? { state: "met", reason: "the settings were asked for", files: null }
    : { state: "unmet", reason: "TypeScript has not requested its settings" };
}

/**
 * Decides which changes can affect a project: changes to its files and configuration, and new names that an import
 * can resolve to. Other changes leave its findings as they are, so the run can reuse them.
 */
export function affectsTypescriptProject({
  root,
  project,
  program,
  isSought,
}: OpenedProject): (change: ChangedPath) => boolean {
  const reached = reachedFiles(root, project);
  const files = new Set([...program, ...reached]);
  // With `typeRoots`, each folder in it is a package of types, with any files.
  const hasTypeRoots = maySet(
    "typeRoots",
    reached.map((file) => join(root, file)),
    root,
  );
  return ({ path, isNewName }) => {
    const name = posix.basename(path);
    // A package inside the repository can be found in many ways.
    if (files.has(path) || isDependency(path)) return true;
    if (name === "package.json" || /^[jt]sconfig\b.*\.json$/u.test(name)) return true;
    if (!isNewName) return false;
    // A new name can resolve an import that failed, or that found another file.
    return hasTypeRoots || ((isScriptFile(path) || path.endsWith(".json")) && isSought(path));
  };
}
