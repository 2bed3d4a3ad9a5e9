/**
 * Finds the parts of a pyright configuration that have no effect. pyright 1.1.414 replaces an unknown value by the
 * default: it logs the valid values of `typeCheckingMode`, but nothing that reaches a client for rules and switches
 * (measured). It names a missing folder for some keys only. Unknown keys are taken from its own log: only this version
 * of it knows the keys that exist.
 */
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, isAbsolute, resolve } from "node:path";
import { nearest } from "../../model/nearest.ts";
import type { ProjectPlace } from "../profile.ts";
import { type Configuration, readConfigurations } from "./program.ts";
import { rules } from "./rules.ts";

export function pyrightConfigurationProblems(place: ProjectPlace): readonly string[] {
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

export const checkingModes = ["off", "basic", "standard", "strict"];
/** Severities of a rule. */
export const severityWords = ["none", "information", "warning", "error", true, false];
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
  return nearest(value, words) ?? words.find(isLonger);
}

function valuesOf(key: string): readonly unknown[] | undefined {
  if (key === "typeCheckingMode") return checkingModes;
  if (key === "pythonPlatform") return platforms;
  if (switches.includes(key)) return [true, false];
  return rules.includes(key) ? severityWords : undefined;
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
      const near = nearest(basename(target), disk.names(dirname(target)));
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
export function complaintOf(message: string): string | undefined {
  if (better.test(message)) return undefined;
  const name = unknownKey.exec(message)?.[1];
  const near = name === undefined ? undefined : nearest(name, [...keys, ...rules]);
  return near === undefined ? message : `${message.replace(/\.$/u, "")}: did you mean \`${near}\`?`;
}
