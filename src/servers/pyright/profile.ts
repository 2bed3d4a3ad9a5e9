/** Profile of pyright: the measurements of 1.1.414, and the ways to start it, lock it down and believe it. */

import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { ReferencesRequest } from "vscode-languageserver-protocol";
import type { Census } from "../../model/census.ts";
import { findNearest } from "../../model/nearest.ts";
import { defineServer } from "../define.ts";
import { ignoreSourcesOf } from "../foreign.ts";
import type { ProjectPlace, Readiness, SideContext } from "../profile.ts";
import type { SessionFacts } from "../protocol/facts.ts";
import { noInterpreter } from "../python/interpreter.ts";
import { pythonOutward } from "../python/outward.ts";
import { interpreterFact, pythonToolchain } from "../python/toolchain.ts";
import { pyrightAdditions } from "./additions.ts";
import { pyrightCatalogue } from "./catalogue.ts";
import { pyrightCommand } from "./command.ts";
import { pyrightPaths } from "./paths.ts";
import {
  type Configuration,
  pyrightConfiguration,
  pyrightConfigurationFiles,
  pyrightProgram,
  readConfigurations,
} from "./program.ts";
import { pyrightRoots } from "./roots.ts";
import { affectsPyrightProject } from "./touches.ts";

// The names of pyright's rules, each of which has a severity.

/** Rules of pyright 1.1.414. */
export const pyrightRules: readonly string[] =
  `
  reportGeneralTypeIssues reportPropertyTypeMismatch reportFunctionMemberAccess reportMissingImports
  reportMissingModuleSource reportInvalidTypeForm reportMissingTypeStubs reportImportCycles
  reportUnusedImport reportUnusedClass reportUnusedFunction reportUnusedVariable reportDuplicateImport
  reportWildcardImportFromLibrary reportAbstractUsage reportArgumentType reportAssertTypeFailure
  reportAssignmentType reportAttributeAccessIssue reportCallIssue reportInconsistentOverload
  reportIndexIssue reportInvalidTypeArguments reportNoOverloadImplementation reportOperatorIssue
  reportOptionalSubscript reportOptionalMemberAccess reportOptionalCall reportOptionalIterable
  reportOptionalContextManager reportOptionalOperand reportRedeclaration reportReturnType
  reportTypedDictNotRequiredAccess reportUntypedFunctionDecorator reportUntypedClassDecorator
  reportUntypedBaseClass reportUntypedNamedTuple reportPrivateUsage reportTypeCommentUsage
  reportPrivateImportUsage reportConstantRedefinition reportDeprecated reportIncompatibleMethodOverride
  reportIncompatibleVariableOverride reportInconsistentConstructor reportOverlappingOverload
  reportPossiblyUnboundVariable reportMissingSuperCall reportUninitializedInstanceVariable
  reportInvalidStringEscapeSequence reportUnknownParameterType reportUnknownArgumentType
  reportUnknownLambdaType reportUnknownVariableType reportUnknownMemberType reportMissingParameterType
  reportMissingTypeArgument reportInvalidTypeVarUse reportCallInDefaultInitializer
  reportUnnecessaryIsInstance reportUnnecessaryCast reportUnnecessaryComparison reportUnnecessaryContains
  reportAssertAlwaysTrue reportSelfClsParameterName reportImplicitStringConcatenation
  reportUndefinedVariable reportUnhashable reportUnboundVariable reportInvalidStubStatement
  reportIncompleteStub reportUnsupportedDunderAll reportUnusedCallResult reportUnusedCoroutine
  reportUnusedExcept reportUnusedExpression reportUnnecessaryTypeIgnoreComment reportMatchNotExhaustive
  reportUnreachable reportImplicitOverride
`.match(/\w+/gu) ?? [];

/**
 * Finds the parts of a pyright configuration that have no effect. pyright 1.1.414 replaces an unknown value by the
 * default: it logs the valid values of `typeCheckingMode`, but nothing that reaches a client for rules and switches
 * (measured). It names a missing folder for some keys only. Unknown keys are taken from its own log: only this version
 * of it knows the keys that exist.
 */
function pyrightConfigurationProblems(place: ProjectPlace): readonly string[] {
  const chain = readConfigurations(place);
  return chain.kind === "refused" ? [] : configurationProblems(chain.configurations, onDisk);
}

type Disk = {
  /** True if an absolute path exists. */
  readonly exists: (path: string) => boolean;
  /** Names in a folder; empty where there is none. */
  readonly names: (folder: string) => readonly string[];
};

const onDisk: Disk = {
  exists: existsSync,
  names: (folder) => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  },
};

/** Returns the problems, a sentence each, with the file and the nearest valid value. */
export function configurationProblems(
  configurations: readonly Configuration[],
  disk: Disk,
): readonly string[] {
  // What an extended configuration includes is replaced by what extends it.
  const including = configurations.findLast(({ json }) => Array.isArray(json["include"]));
  return configurations.flatMap((configuration) => {
    const { file, json, folder } = configuration;
    const named = configuration === including ? ["include", "extraPaths"] : ["extraPaths"];
    return [
      ...valueProblems(json, ""),
      ...missing(json, "", named, { folder, disk }),
      ...environmentsOf(json).flatMap(({ environment, name }) => [
        ...valueProblems(environment, name),
        ...missing(environment, name, ["root", "extraPaths"], { folder, disk }),
      ]),
    ].map((problem) => `${file}: ${problem}`);
  });
}

type Json = Configuration["json"];

function environmentsOf(json: Json) {
  const all: readonly unknown[] = [json["executionEnvironments"]].flat();
  return all.flatMap((environment, index) =>
    isObject(environment) ? [{ environment, name: `executionEnvironments[${index}].` }] : [],
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const checkingModes = ["off", "basic", "standard", "strict"];
/** Severities of a rule. */
const severityWords = ["none", "information", "warning", "error", true, false];
const platforms = ["Darwin", "Linux", "Windows", "iOS", "Android", "All"];
/** Boolean settings that are no rules and have no severity. */
const switches = [
  "strictListInference",
  "strictSetInference",
  "strictDictionaryInference",
  "analyzeUnannotatedFunctions",
  "strictParameterNoneValue",
  "enableExperimentalFeatures",
  "deprecateTypingAliases",
  "disableBytesTypePromotions",
  "enableTypeIgnoreComments",
  "enableReachabilityAnalysis",
];

function valueProblems(json: Json, inside: string): readonly string[] {
  return Object.entries(json).flatMap(([key, value]) => {
    const known = valuesOf(key);
    if (known === undefined || known.some((one) => one === value)) return [];
    const words = known.map(String);
    const near = typeof value === "string" ? nearestWord(value, words) : undefined;
    const advice = near === undefined ? `known are ${words.join(", ")}` : `did you mean \`${near}\`?`;
    return [`\`${inside}${key}\` is ${JSON.stringify(value)}, which pyright ignores: ${advice}`];
  });
}

/** Returns the valid word that was meant: `strict` for `strictest`, `warning` for `warn`, although they differ much. */
function nearestWord(value: string, words: readonly string[]): string | undefined {
  const isLonger = (word: string) => value.startsWith(word) || (value.length > 2 && word.startsWith(value));
  return findNearest(value, words) ?? words.find(isLonger);
}

function valuesOf(key: string): readonly unknown[] | undefined {
  if (key === "typeCheckingMode") return checkingModes;
  if (key === "pythonPlatform") return platforms;
  if (switches.includes(key)) return [true, false];
  return pyrightRules.includes(key) ? severityWords : undefined;
}

function missing(
  json: Json,
  inside: string,
  keys: readonly string[],
  { folder, disk }: { readonly folder: string; readonly disk: Disk },
): readonly string[] {
  return keys.flatMap((key) =>
    [json[key]].flat().flatMap((path: unknown) => {
      if (typeof path !== "string" || isAbsolute(path)) return [];
      // Of a pattern, the folder where its search begins.
      const parts = path.split("/");
      const wildcard = parts.findIndex((part) => /[*?]/u.test(part));
      const target = resolve(folder, ...(wildcard < 0 ? parts : parts.slice(0, wildcard)));
      if (disk.exists(target)) return [];
      const near = findNearest(basename(target), disk.names(dirname(target)));
      const advice = near === undefined ? "" : `: did you mean \`${near}\`?`;
      return [`\`${inside}${key}\` names ${path}, which is not there${advice}`];
    }),
  );
}

/** Log lines of problems that are found here too. pyright complains twice about one value that is no boolean. */
const better =
  /^(?:Config "typeCheckingMode" |Config "useLibraryCodeForTypes" field |File or directory ".*" does not exist)/u;
/** Log line of pyright that names an unknown key. */
const unknownKey = /^Config (?:contains|executionEnvironments index \d+:) unrecognized setting "([^"]*)"/u;
const keys = [
  ...["include", "exclude", "ignore", "strict", "extends", "defineConstant", "typeshedPath", "stubPath"],
  ...["venvPath", "venv", "verboseOutput", "extraPaths", "pythonVersion", "pythonPlatform", "root", "name"],
  ...[
    "executionEnvironments",
    "typeCheckingMode",
    "useLibraryCodeForTypes",
    "skipNativeLibraries",
    ...switches,
  ],
];

/**
 * Returns the message for a log line about the configuration, with the nearest known key where it names an unknown
 * one; undefined for what `configurationProblems` says better.
 */
export function explainConfigurationLine(message: string): string | undefined {
  if (better.test(message)) return undefined;
  const name = unknownKey.exec(message)?.[1];
  const near = name === undefined ? undefined : findNearest(name, [...keys, ...pyrightRules]);
  return near === undefined ? message : `${message.replace(/\.$/u, "")}: did you mean \`${near}\`?`;
}

/**
 * Lists the comments that pyright honours: with all other rules off it reports each as unnecessary. Measured with
 * 1.1.414.
 */
const unnecessary = "reportUnnecessaryTypeIgnoreComment";
const uninitialized = "reportUninitializedInstanceVariable";

/**
 * Comment that is put behind the last line, where it moves no other; a later comment counts more than an earlier one.
 */
const comment = `# pyright: ${[
  "basic",
  ...pyrightRules
    .filter((rule) => rule !== unnecessary && rule !== uninitialized)
    .map((rule) => `${rule}=none`),
  `${unnecessary}=warning`,
  `${uninitialized}=information`,
].join(", ")}`;

/**
 * Census of pyright's comments. It misses a comment in code that cannot be reached, and one on a line with an error
 * that belongs to no rule (`await` outside of an async function).
 */
export const pyrightCensus: Census = {
  maySilence: (text) => /ignore/u.test(text),
  mayDeclare: (lines) => lines.some((line) => /^\s+(?:self\.)?\w+\s*:\s*[^\s=][^=]*$/u.test(line)),
  overlay: (text) => `${text}${/[\r\n]$/u.test(text) ? "" : "\n"}${comment}\n`,
  read: (findings) => ({
    silenced: findings.flatMap(({ code, range }) => (code === unnecessary ? [range.start] : [])),
    unassigned: findings.flatMap(({ code, message, range }) => {
      const name = code === uninitialized ? /"([^"]+)"/u.exec(message)?.[1] : undefined;
      return name === undefined ? [] : [{ name, at: range.start }];
    }),
  }),
};

export const pyright = defineServer("lsp", {
  id: "pyright",
  language: "Python",
  languages: { python: /\.pyi?$/u },
  catalogue: pyrightCatalogue,
  census: pyrightCensus,
  package: {
    source: (version) => ({ kind: "npm", dependencies: { pyright: version } }),
    program: (serverFolder) => ({
      // A fixed heap: pyright empties its type cache near the limit, and the default limit depends on the machine.
      // No --cancellationReceive: it turns on background analysis, which publishes nothing until a document is open.
      file: null,
      args: [
        "--max-old-space-size=4096",
        join(serverFolder, "node_modules/pyright/langserver.index.js"),
        "--stdio",
      ],
    }),
  },
  role: "checker",
  executes: "never",
  executesWhy:
    "It would run the project's Python to find packages. Lanser replaces it by a stand-in with the paths read from files.",
  ownCommand: (paths) => ["pyright", ...paths],
  cliMode: pyrightCommand("pyright"),
  environment: { PYTHONNOUSERSITE: "1", PYTHONSAFEPATH: "1", PYTHONDONTWRITEBYTECODE: "1" },
  // Only what a server's own start needs; a profile never lets a server look for programs elsewhere.
  searchPath: () => "/usr/bin:/bin",
  toolchain: pythonToolchain,
  section,
  settingsProblem,
  readiness,
  diagnostics: { kind: "pull", offerMsMax: 2_000 },
  configuration: (tree) => pyrightConfiguration(tree),
  configurationFiles: (tree) => pyrightConfigurationFiles(tree),
  configurationPaths: (file, text) => pyrightPaths(file, text),
  configurationAdditions: (of, base) => pyrightAdditions(of, base),
  findRoots: (tree) => pyrightRoots(tree),
  canIgnoreChange: ignoreSourcesOf("Python"),
  affectsProject: (of) => affectsPyrightProject(of),
  isOrdered: true,
  // Its program is computed: that costs less than another way would.
  program: (_host, place) => Promise.resolve(pyrightProgram(place)),
  outward: pythonOutward,
  versionProblem: (version) => {
    const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
    const isOlder = major < 1 || (major === 1 && (minor < 1 || (minor === 1 && patch < 397)));
    return isOlder ? "before 1.1.397 it does not answer requests for diagnostics" : undefined;
  },
  // 1.1.407 to 1.1.410 ask to pull everything again whenever a document is opened or closed, joined by time.
  keepsOpen: (version) => /^1\.1\.(?:407|408|409|410)$/u.test(version),
  takesEdits: true,
  // Asked before it had loaded all it found 0 uses, and then 16. It is asked when it says that it has, and this is a second guard.
  returnsPartialResults: new Set([ReferencesRequest.method]),
  walks: {
    forgets: { by: "settings", versions: ["1.1.414"] },
    listed: (logged) => {
      const found = filesFound.exec(logged);
      return found === null ? undefined : Number(found[1] ?? 0);
    },
  },
  canary: {
    path: "__lanser_canary_{}__.py",
    // The project may have switched the rule off; the comment decides for this document alone.
    text: '# pyright: basic, reportAssignmentType=error\ncanary: int = "{}"\n',
    codes: ["reportAssignmentType"],
  },
  configurationProblems: pyrightConfigurationProblems,
  complaintOf: (message) =>
    configurationComplaint.test(message) ? explainConfigurationLine(message) : undefined,
  // Severity 4 marks unused code and the like for an editor; the pyright command prints none of it.
  isFinding: (severity) => severity !== 4,
  isUnreachable: (message) => unreachableCode.test(message),
  isProbed: true,
  limits: { initializeMsMax: 120_000, quietMs: 50 },
});

/**
 * Answers `workspace/configuration`. pyright asks for `python` and `pyright`; it would ignore an answer to
 * `python.analysis`, so `analysis` is nested. In workspace mode it asks for no refresh after each document that is
 * opened (openFilesOnly does). With pull diagnostics it checks nothing on its own, so the order of checks is the order
 * of our requests.
 */
function section(name: string, context: SideContext): unknown {
  return name === "python"
    ? { ...pythonSection(context), analysis: analysisSection(context, { typeCheckingMode: "standard" }) }
    : null;
}

export function pythonSection({ toolchain }: SideContext): object {
  return { pythonPath: toolchain[interpreterFact] ?? noInterpreter };
}

/** Returns the section `analysis`. Lanser sets the members that decide how files are listed and checked. */
export function analysisSection({ settings }: SideContext, defaults: object): object {
  return {
    ...defaults,
    useLibraryCodeForTypes: true,
    ...(settings["analysis"] as object | undefined),
    autoSearchPaths: true,
    diagnosticMode: "workspace",
    logLevel: "Information",
  };
}

/**
 * Settings of `analysis` that can be set, by pyright's own names. Lanser sets those that decide how files are listed
 * and checked.
 */
const settingNames = [
  "typeCheckingMode",
  "useLibraryCodeForTypes",
  "diagnosticSeverityOverrides",
  "extraPaths",
  "stubPath",
];

function settingsProblem(settings: Readonly<Record<string, unknown>>): string | undefined {
  const other = Object.keys(settings).find((name) => name !== "analysis");
  if (other !== undefined)
    return `\`${other}\` is not known; write them as \`analysis: { typeCheckingMode: strict }\``;
  const analysis = settings["analysis"] ?? {};
  if (typeof analysis !== "object" || Array.isArray(analysis)) return "`analysis` must be a mapping";
  const name = Object.keys(analysis).find((one) => !settingNames.includes(one));
  if (name === undefined) return valueProblem(analysis);
  const near = findNearest(name, settingNames);
  return `\`analysis.${name}\` ${near === undefined ? `cannot be set; known are ${settingNames.join(", ")}` : `is unknown; did you mean \`${near}\`?`}`;
}

/**
 * Returns the problem of an unknown value. pyright silently takes its default instead: a misspelt `strict` would check
 * less.
 */
function valueProblem(analysis: object): string | undefined {
  const { typeCheckingMode: mode, diagnosticSeverityOverrides: overrides = {} } = analysis as {
    readonly typeCheckingMode?: unknown;
    readonly diagnosticSeverityOverrides?: unknown;
  };
  if (mode !== undefined && !checkingModes.includes(mode as string))
    return `\`analysis.typeCheckingMode\` must be one of ${checkingModes.join(", ")}, not ${shown(mode)}`;
  if (typeof overrides !== "object" || overrides === null || Array.isArray(overrides))
    return "`analysis.diagnosticSeverityOverrides` must be a mapping of rules";
  const wrong = Object.entries(overrides).find(([, word]) => !severityWords.includes(word));
  if (wrong === undefined) return undefined;
  return `\`${wrong[0]}\` in \`analysis.diagnosticSeverityOverrides\` must be one of ${severityWords.join(", ")}, not ${shown(wrong[1])}`;
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

const unreachableCode =
  /^(?:Code is not analyzed because|Code is (?:structurally )?unreachable|Type analysis indicates code is unreachable)/;
const loadStarted = /^(?:Setting pythonPath for service|No include entries specified)/;
const pathSet = /^Setting pythonPath for service/;
const filesFound = /^(?:Found (\d+) source files?|No source files found\.)$/;
const configurationComplaint =
  /^(?:Config |Index \d+ of |Ignoring path |File or directory |Circular reference |(?:stubPath|venvPath|typeshedPath|venv) |site-packages directory )/;
const configurationBroken = /^Config file ".*" could not be (?:parsed|read)/;

/**
 * Waits for the last load. A pull before the file list is loaded answers an empty report for every file, without an
 * error (seen in 3 of 4 runs). Each answered `python` section starts one load, which logs "Setting pythonPath"; the
 * load that counts is the last, and it is done when "Found N source files" follows it.
 */
function readiness(facts: SessionFacts): Readiness {
  const broken = facts.log.find((line) => configurationBroken.test(line.message));
  if (broken !== undefined) {
    return { state: "unmeetable", code: "server-configuration", reason: broken.message };
  }
  const asked = facts.configurationAnswers.get("python") ?? 0;
  if (asked === 0) return { state: "unmet", reason: "pyright has not asked for its configuration" };
  const started = facts.log.filter((line) => pathSet.test(line.message)).length;
  if (started < asked) return { state: "unmet", reason: `pyright has begun ${started} of ${asked} loads` };
  const lastStart = facts.log.findLastIndex((line) => loadStarted.test(line.message));
  const found = facts.log
    .slice(lastStart + 1)
    .map((line) => filesFound.exec(line.message))
    .find((match) => match !== null);
  if (found === undefined) return { state: "unmet", reason: "pyright has not listed its source files" };
  return { state: "met", reason: found[0], files: Number(found[1] ?? 0) };
}
