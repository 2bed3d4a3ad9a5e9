/**
 * Makes a server from data. A definition says what only this server has; the rest follows from its kind: a language
 * server ("lsp"), which a conversation is held with, or a command-line checker ("command"), which prints findings.
 */

import { join, resolve } from "node:path";
import { compact } from "../model/compact.ts";
import { capitalized } from "../model/text.ts";
import { compilerDefaults, serverDefaults, unprobed } from "./compiler/defaults.ts";
import { type CommandOutput, readOutput } from "./compiler/findings.ts";
import { askForFiles, fileSetOf, refusedFor } from "./compiler/listing.ts";
import type { Compiler, CompilerEnded, CompilerRead, CompilerRun } from "./compiler/types.ts";
import type { Canary, ProfileLimits } from "./conduct.ts";
import { type ConfigurationRules, type Configured, configurationOf } from "./configured.ts";
import { onlyProject, type Profile, projectFolder, type SideContext } from "./profile.ts";
import { wheelProgram } from "./sources/wheel/installer.ts";
import type { WheelPackage } from "./sources/wheel/wheels.ts";

/** The package that a server comes in, and the program in it. */
export type ServerPackage = Pick<Profile, "source"> & {
  /** The program; Node with the first argument where `file` is null. */
  readonly program: (serverFolder: string, arch: string) => ReturnType<Profile["command"]>;
};

type Shared = Pick<Profile, "id" | "language" | "role" | "executes" | "executesWhy" | "settingsProblem"> & {
  /** The language ids, each with the paths of its sources. A source with none of these endings has the last one. */
  readonly languages: Readonly<Record<string, RegExp>>;
  /** The paths by which a repository is one for it; absent: those of its languages. */
  readonly detectedBy?: RegExp;
  readonly package: ServerPackage;
  /** The first arguments of its program. */
  readonly arguments?: readonly string[];
  /** What configures it; absent: nothing in the tree. */
  readonly configured?: Configured;
  /** Both canaries: see `canariesOf`. */
  readonly canary: Omit<Canary, "languageId">;
};

/** A command-line checker. Members of a profile stand in place of what would follow from the rest. */
type CommandDefinition = Shared & {
  /** The run over a project, or its arguments where it runs in the project's folder with no input. */
  readonly project: (context: SideContext) => readonly string[] | CompilerRun;
  readonly document: Compiler<SideContext>["document"];
  /** What it prints; a function for a command that prints neither JSON nor SARIF. */
  readonly output: CommandOutput | Compiler<SideContext>["read"];
  readonly compiler: Pick<Compiler<SideContext>, "columns"> & Partial<Compiler<SideContext>>;
} & Omit<Partial<Profile>, "compiler" | "program"> &
  ({ readonly list: Listing } | Pick<Profile, "program">);

/** The run by which a command lists the files that it checks: only it knows what its configuration leaves out. */
type Listing = {
  readonly args: readonly string[];
  /**
   * Reads the files, absolute or relative to the folder of the run; undefined if they are not listed. Absent: each line
   * of its output is one.
   */
  readonly read?: (ended: CompilerEnded, read: CompilerRead) => readonly string[] | undefined;
};

/** A language server. */
type ServerDefinition = Shared &
  Pick<Profile, "readiness" | "diagnostics" | "program"> & {
    /** The one section of its settings, which it asks for and is sent. */
    readonly settings?: { readonly section: string; readonly of: (context: SideContext) => object };
    readonly limits?: Partial<ProfileLimits>;
    /** True if it is known how it answers to probes; absent: it is not probed. */
    readonly isProbed?: true;
  } & Omit<Partial<Profile>, "limits">;

/** A profile of a command. */
export type CommandProfile = Profile & { readonly compiler: Compiler<SideContext> };

export function defineServer(kind: "command", definition: CommandDefinition): CommandProfile;
export function defineServer(kind: "lsp", definition: ServerDefinition): Profile;
export function defineServer(
  ...[kind, definition]: ["command", CommandDefinition] | ["lsp", ServerDefinition]
): Profile {
  return kind === "command" ? commandOf(definition) : serverOf(definition);
}

function commandOf(definition: CommandDefinition): CommandProfile {
  const { project, document, output, compiler, ...rest } = definition;
  const { special, shared, rules } = sharedBy(rest);
  const { id, name = id } = rest;
  const read =
    typeof output === "function" ? output : (ended: CompilerEnded) => readOutput(output, { id, name }, ended);
  return {
    ...compilerDefaults,
    ...shared,
    ...special,
    program: "list" in rest ? listedBy(rest.list, { ...rest, name, read, rules }) : rest.program,
    compiler: {
      project: (context) => {
        const run = project(context);
        return "args" in run ? run : { args: run, cwd: projectFolder(context), input: "" };
      },
      document,
      read,
      ...compiler,
    },
  };
}

type Listed = Pick<CommandDefinition, "package" | "environment"> & {
  readonly name: string;
  readonly read: (ended: CompilerEnded) => CompilerRead;
  readonly rules: ConfigurationRules;
};

function listedBy(
  list: Listing,
  { package: parts, environment = {}, name, read, rules }: Listed,
): Profile["program"] {
  return async (host, place) => {
    const reason = rules.refusal(onlyProject(place), name);
    if (reason !== undefined) return { kind: "refused", reason };
    const { file, args } = parts.program(place.serverFolder, host.arch);
    const run = { name, file: file ?? host.nodePath, args: [...args, ...list.args], env: environment };
    const ended = await askForFiles(host, place, run);
    if (ended.kind === "refused") return ended;
    const result = read(ended);
    const why = result.kind === "failed" ? result.reason : `${name} ended with code ${ended.exitCode}`;
    const files = (list.read ?? linesOf)(ended, result);
    if (files === undefined) return refusedFor(place, why);
    const listed = fileSetOf(
      place,
      name,
      files.map((one) => resolve(ended.cwd, one)),
    );
    // What configures it is base's in head, too, so nothing that is found there is head's.
    const own = new Set(rules.configurationFiles(onlyProject(place)));
    return listed.kind === "refused"
      ? listed
      : { ...listed, paths: listed.paths.filter((path) => !own.has(path)) };
  };
}

function linesOf({ exitCode, stdout }: CompilerEnded): readonly string[] | undefined {
  return exitCode === 0 ? stdout.split("\n").filter((line) => line !== "") : undefined;
}

function serverOf({ settings, limits, isProbed, ...rest }: ServerDefinition): Profile {
  const { special, shared } = sharedBy(rest);
  return {
    ...serverDefaults,
    ...compact({ unprobed: isProbed === true ? undefined : unprobed }),
    ...shared,
    ...(settings === undefined ? {} : sectionOf(settings.section, settings.of)),
    ...special,
    limits: { ...serverDefaults.limits, ...limits },
  };
}

/** The members by which a server has settings of one section, which it asks for and is sent. */
export function sectionOf(section: string, of: (context: SideContext) => object) {
  return {
    changedSettings: (context) => ({ [section]: of(context) }),
    section: (name, context) => (name === section ? of(context) : null),
  } as const satisfies Partial<Profile>;
}

/** The first and the last canary: `{}` stands for `first` and `last`, `{Capital}` for `First` and `Last`. */
export function canariesOf(
  { path, text, ...expected }: Omit<Canary, "languageId">,
  languageId: string,
): Profile["canaries"] {
  const named = (words: string, which: string) =>
    words.replaceAll("{}", which).replaceAll("{Capital}", capitalized(which));
  const of = (which: string) => ({
    path: named(path, which),
    languageId,
    text: named(text, which),
    ...expected,
  });
  return [of("first"), of("last")];
}

/** Members of a profile that follow for either kind; `special`: those that the definition has itself. */
function sharedBy<Definition extends Shared & Partial<Profile> & { readonly list?: Listing }>(
  definition: Definition,
) {
  const {
    languages,
    detectedBy,
    package: parts,
    arguments: first = [],
    configured,
    canary,
    list: _,
    ...special
  } = definition;
  const ids = Object.keys(languages);
  const patterns = Object.entries(languages);
  const languageId = (path: string) =>
    patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? ids.at(-1) ?? "";
  const isSource =
    definition.isSource ?? ((path: string) => patterns.some(([, pattern]) => pattern.test(path)));
  const isDetected = (path: string) => (detectedBy === undefined ? isSource(path) : detectedBy.test(path));
  const rules = configurationOf(configured ?? { names: [] });
  const { configuration, configurationFiles, isConfigured } = rules;
  const shared = {
    name: definition.id,
    languageIds: ids,
    languageId,
    source: parts.source,
    command: (serverFolder: string, arch: string) => {
      const { file, args } = parts.program(serverFolder, arch);
      return { file, args: [...args, ...first] };
    },
    ownCommand: null,
    ...(configured === undefined ? unconfigured : { configuration, configurationFiles }),
    ...compact({
      isConfigured: definition.role === "linter" && configured !== undefined ? isConfigured : undefined,
    }),
    configurationPaths: () => [],
    isSource,
    isDetected: (paths: readonly string[]) => paths.some(isDetected),
    // A server finds the configuration of each file by itself, from the file upwards.
    findRoots: () => ({ roots: ["."], others: [] }),
    affectsProject: () => () => true,
    versionProblem: () => undefined,
    canaries: canariesOf(canary, languageId(canary.path)),
  } as const satisfies Partial<Profile>;
  return { special, shared, rules };
}

const unconfigured = { configuration: () => "", configurationFiles: () => [] } as const;

/** The languages of the sources that TypeScript reads. */
export const scriptLanguages = {
  typescript: /\.[cm]?ts$/u,
  typescriptreact: /\.tsx$/u,
  javascript: /\.[cm]?js$/u,
  javascriptreact: /\.jsx$/u,
};

/**
 * A package of npm. `entry`: its program below the folder of packages, which Node runs; `platforms`: packages of the
 * same version, one for each processor, of which npm takes the right one.
 */
export function npmOf(name: string, entry: string, platforms: readonly string[] = []): ServerPackage {
  return {
    source: (version) => ({
      kind: "npm",
      dependencies: { [name]: version },
      ...compact({
        platforms:
          platforms.length === 0 ? undefined : Object.fromEntries(platforms.map((one) => [one, version])),
      }),
    }),
    program: (serverFolder) => ({ file: null, args: [join(serverFolder, "node_modules", entry)] }),
  };
}

/** A wheel of PyPI that holds a program of its name. */
export function wheelOf(name: string, more: Partial<WheelPackage> = {}): ServerPackage {
  return {
    source: (version) => ({ kind: "wheel", package: name, version, ...more }),
    program: (serverFolder) => ({ file: wheelProgram(serverFolder, name), args: [] }),
  };
}

/** The run over a document that is given on standard input; `{path}` stands for its path. */
export function overInput(args: readonly string[]): Compiler<SideContext>["document"] {
  return (context, { path, text }) => ({
    args: args.map((one) => (one === "{path}" ? path : one)),
    cwd: projectFolder(context),
    input: text,
  });
}

/**
 * The run over a document as a file, whose name comes last, beside `files` in an empty folder: for a command that
 * reads files only, and under a configuration of ours, because a project may have switched the rule off.
 */
export function overFile(
  args: readonly string[],
  files: Readonly<Record<string, string>>,
): Compiler<SideContext>["document"] {
  return (_context, { path, text, folder }) => {
    const name = `canary${path.slice(path.lastIndexOf("."))}`;
    return {
      args: [...args, name],
      cwd: folder,
      input: "",
      files: { ...files, [name]: text },
      names: join(folder, name),
    };
  };
}
