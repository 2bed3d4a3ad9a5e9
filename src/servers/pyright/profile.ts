/** Profile of pyright: how to start, configure and restrict it, with the behaviour that was measured of 1.1.414. */

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

// The names of pyright's rules. Each has a severity.

/** The rules of pyright 1.1.414. */
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
 * Finds settings that have no effect. pyright 1.1.414 replaces an unknown value by its default. It logs this for
 * `typeCheckingMode`, but reports nothing for rules and switches. It reports a missing folder only for some keys.
 * Unknown keys come from its own log, because only the running version knows its keys.
 */
function pyrightConfigurationProblems(place: ProjectPlace): readonly string[] {
  const chain = readConfigurations(place);
  return chain.kind === "refused" ? [] : configurationProblems(chain.configurations, onDisk);
}

/** The part of the disk that the search reads. Tests replace it. */
type Disk = {
  /** True if an absolute path exists. */
  readonly exists: (path: string) => boolean;
  /** Lists the names in a folder; empty if the folder is missing. */
  readonly names: (folder: string) => readonly string[];
};

/** The real disk. */
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

/**
 * Lists the problems of a configuration, one sentence each, with the file and the nearest valid value. A misspelt
 * value would otherwise check less than its author believes.
 */
export function configurationProblems(
  configurations: readonly Configuration[],
  disk: Disk,
): readonly string[] {
  // An extending file replaces the `include` of the extended file, so only the last list counts.
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

/** The members of one configuration. */
type Json = Configuration["json"];

/** Lists the execution environments of a configuration, with the prefix of their members for messages. */
function environmentsOf(json: Json) {
  const all: readonly unknown[] = [json["executionEnvironments"]].flat();
  return all.flatMap((environment, index) =>
    isObject(environment) ? [{ environment, name: `executionEnvironments[${index}].` }] : [],
  );
}

/** True for a JSON object. */
function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const checkingModes = ["off", "basic", "standard", "strict"];
/** The severities of a rule. true and false are allowed too. */
const severityWords = ["none", "information", "warning", "error", true, false];
const platforms = ["Darwin", "Linux", "Windows", "iOS", "Android", "All"];
/** Switches that are no rules and have no severity. */
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

/**
 * Finds members whose value pyright does not know. `inside` is the prefix of the member in messages. pyright itself
 * says nothing about most of them.
 */
function valueProblems(json: Json, inside: string): readonly string[] {
  return Object.entries(json).flatMap(([key, value]) => {
    const known = valuesOf(key);
    if (known === undefined || known.some((one) => one === value)) return [];
    const words = known.map(String);
    const near = typeof value === "string" ? nearestWord(value, words) : undefined;
    const advice = near === undefined ? `use one of ${words.join(", ")}` : `did you mean \`${near}\`?`;
    return [`\`${inside}${key}\` is ${JSON.stringify(value)}, which pyright ignores: ${advice}`];
  });
}

/**
 * Finds the valid word that was meant. It also accepts a longer or shorter form (`strictest`, `warn`), because such
 * words differ in too many letters for `findNearest`.
 */
function nearestWord(value: string, words: readonly string[]): string | undefined {
  const isLonger = (word: string) => value.startsWith(word) || (value.length > 2 && word.startsWith(value));
  return findNearest(value, words) ?? words.find(isLonger);
}

/** Lists the valid values of a member; undefined if pyright itself reports wrong ones, or if any value is valid. */
function valuesOf(key: string): readonly unknown[] | undefined {
  if (key === "typeCheckingMode") return checkingModes;
  if (key === "pythonPlatform") return platforms;
  if (switches.includes(key)) return [true, false];
  return pyrightRules.includes(key) ? severityWords : undefined;
}

/**
 * Finds members that name a missing folder. pyright silently searches nothing there, so imports fail or files stay
 * unchecked.
 */
function missing(
  json: Json,
  inside: string,
  keys: readonly string[],
  { folder, disk }: { readonly folder: string; readonly disk: Disk },
): readonly string[] {
  return keys.flatMap((key) =>
    [json[key]].flat().flatMap((path: unknown) => {
      if (typeof path !== "string" || isAbsolute(path)) return [];
      // For a pattern, the folder before its first wildcard must exist.
      const parts = path.split("/");
      const wildcard = parts.findIndex((part) => /[*?]/u.test(part));
      const target = resolve(folder, ...(wildcard < 0 ? parts : parts.slice(0, wildcard)));
      if (disk.exists(target)) return [];
      const near = findNearest(basename(target), disk.names(dirname(target)));
      const advice = near === undefined ? "" : `: did you mean \`${near}\`?`;
      return [`\`${inside}${key}\` names ${path}, which does not exist${advice}`];
    }),
  );
}

/** Log lines about problems that `configurationProblems` also finds. pyright logs a wrong boolean twice. */
const better =
  /^(?:Config "typeCheckingMode" |Config "useLibraryCodeForTypes" field |File or directory ".*" does not exist)/u;
/** A log line that names an unknown key. */
const unknownKey = /^Config (?:contains|executionEnvironments index \d+:) unrecognized setting "([^"]*)"/u;
/** The keys of a configuration that are no rules, to find the nearest one. */
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
 * Describes a log line about the configuration: an unknown key gets the nearest known one. Undefined for lines about
 * which `configurationProblems` says more.
 */
export function explainConfigurationLine(message: string): string | undefined {
  if (better.test(message)) return undefined;
  const name = unknownKey.exec(message)?.[1];
  const near = name === undefined ? undefined : findNearest(name, [...keys, ...pyrightRules]);
  return near === undefined ? message : `${message.replace(/\.$/u, "")}: did you mean \`${near}\`?`;
}

/**
 * The rules by which pyright lists its own suppressions: with all other rules off, it reports each suppressing
 * comment as unnecessary (1.1.414).
 */
const unnecessary = "reportUnnecessaryTypeIgnoreComment";
const uninitialized = "reportUninitializedInstanceVariable";

/**
 * The comment that turns all other rules off. It goes after the last line, where it moves no other line. A later
 * comment of pyright overrides an earlier one.
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
 * Counts the comments that suppress pyright. It misses comments in unreachable code, and on a line whose error has no
 * rule (`await` outside an async function).
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
    "pyright would run the project's Python to find packages. Lanser gives it a stand-in that prints the paths, which Lanser reads from files.",
  ownCommand: (paths) => ["pyright", ...paths],
  cliMode: pyrightCommand("pyright"),
  environment: { PYTHONNOUSERSITE: "1", PYTHONSAFEPATH: "1", PYTHONDONTWRITEBYTECODE: "1" },
  // The folders that the server's own start needs. No profile lets a server search for programs elsewhere.
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
  // Lanser computes the program, which costs less than running pyright.
  program: (_host, place) => Promise.resolve(pyrightProgram(place)),
  outward: pythonOutward,
  versionProblem: (version) => {
    const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
    const isOlder = major < 1 || (major === 1 && (minor < 1 || (minor === 1 && patch < 397)));
    return isOlder ? "before 1.1.397 pyright does not answer requests for diagnostics" : undefined;
  },
  // 1.1.407 to 1.1.410 request a new pull of everything after each opened or closed document.
  keepsOpen: (version) => /^1\.1\.(?:407|408|409|410)$/u.test(version),
  takesEdits: true,
  // A request before everything was loaded found 0 references, and later 16. Lanser waits until pyright reports the
  // end of loading; this list is a second guard.
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
    // The project can have turned the rule off. The comment turns it on for this document only.
    text: '# pyright: basic, reportAssignmentType=error\ncanary: int = "{}"\n',
    codes: ["reportAssignmentType"],
  },
  configurationProblems: pyrightConfigurationProblems,
  complaintOf: (message) =>
    configurationComplaint.test(message) ? explainConfigurationLine(message) : undefined,
  // Severity 4 marks unused code for an editor; the pyright command prints none of it.
  isFinding: (severity) => severity !== 4,
  isUnreachable: (message) => unreachableCode.test(message),
  isProbed: true,
  limits: { initializeMsMax: 120_000, quietMs: 50 },
});

/**
 * Answers `workspace/configuration`. pyright requests `python` and `pyright` and would ignore an answer to
 * `python.analysis`, so `analysis` is nested. In workspace mode it requests no refresh after each opened document, as
 * it does with openFilesOnly. With pull diagnostics it checks only what a request names, so Lanser's requests decide
 * the order.
 */
function section(name: string, context: SideContext): unknown {
  return name === "python"
    ? { ...pythonSection(context), analysis: analysisSection(context, { typeCheckingMode: "standard" }) }
    : null;
}

/** Builds the section `python`: the stand-in for the project's Python. */
export function pythonSection({ toolchain }: SideContext): object {
  return { pythonPath: toolchain[interpreterFact] ?? noInterpreter };
}

/**
 * Builds the section `analysis`. Lanser's own members come last, so that no setting changes which files pyright lists
 * and checks.
 */
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

/** The members of `analysis` that a configuration can set, by pyright's own names. */
const settingNames = [
  "typeCheckingMode",
  "useLibraryCodeForTypes",
  "diagnosticSeverityOverrides",
  "extraPaths",
  "stubPath",
];

/**
 * Refuses settings that Lanser would ignore or that change how files are listed. An ignored setting would mislead its
 * author.
 */
function settingsProblem(settings: Readonly<Record<string, unknown>>): string | undefined {
  const other = Object.keys(settings).find((name) => name !== "analysis");
  if (other !== undefined)
    return `\`${other}\` is unknown: write settings as \`analysis: { typeCheckingMode: strict }\``;
  const analysis = settings["analysis"] ?? {};
  if (typeof analysis !== "object" || Array.isArray(analysis)) return "`analysis` must be a mapping";
  const name = Object.keys(analysis).find((one) => !settingNames.includes(one));
  if (name === undefined) return valueProblem(analysis);
  const near = findNearest(name, settingNames);
  return `\`analysis.${name}\` ${near === undefined ? `cannot be set: use ${settingNames.join(", ")}` : `is unknown: did you mean \`${near}\`?`}`;
}

/** Refuses an unknown value. pyright silently uses its default instead: a misspelt `strict` would check less. */
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

/** Prints a value for a message, also one that JSON cannot express. */
function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

/** The log lines and messages that the profile recognizes. */
const unreachableCode =
  /^(?:Code is not analyzed because|Code is (?:structurally )?unreachable|Type analysis indicates code is unreachable)/;
const loadStarted = /^(?:Setting pythonPath for service|No include entries specified)/;
const pathSet = /^Setting pythonPath for service/;
const filesFound = /^(?:Found (\d+) source files?|No source files found\.)$/;
const configurationComplaint =
  /^(?:Config |Index \d+ of |Ignoring path |File or directory |Circular reference |(?:stubPath|venvPath|typeshedPath|venv) |site-packages directory )/;
const configurationBroken = /^Config file ".*" could not be (?:parsed|read)/;

/**
 * Waits for the last load of the files. Before it, pyright answers a pull with an empty report and no error (seen in
 * 3 of 4 runs). Each answered `python` section starts a load, which logs "Setting pythonPath". The last load is
 * complete when "Found N source files" follows.
 */
function readiness(facts: SessionFacts): Readiness {
  const broken = facts.log.find((line) => configurationBroken.test(line.message));
  if (broken !== undefined) {
    return { state: "unmeetable", code: "server-configuration", reason: broken.message };
  }
  const answered = facts.configurationAnswers.get("python") ?? 0;
  if (answered === 0) return { state: "unmet", reason: "pyright has not requested its settings" };
  const started = facts.log.filter((line) => pathSet.test(line.message)).length;
  if (started < answered)
    return { state: "unmet", reason: `pyright has started ${started} of ${answered} loads` };
  const lastStart = facts.log.findLastIndex((line) => loadStarted.test(line.message));
  const found = facts.log
    .slice(lastStart + 1)
    .map((line) => filesFound.exec(line.message))
    .find((match) => match !== null);
  if (found === undefined) return { state: "unmet", reason: "pyright has not listed its source files" };
  return { state: "met", reason: found[0], files: Number(found[1] ?? 0) };
}
