/** Detects what the set-up of a repository needs: servers, roots, installations. It runs no code of the repository. */

import { type Dirent, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import type { Repository } from "../../git/git.ts";
import { compact } from "../../model/compact.ts";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { folderOf, inFolder, isBelow } from "../../model/paths.ts";
import { ownServerId } from "../../servers/own/definition.ts";
import { readOwnServers } from "../../servers/own/read.ts";
import { pinsFolder } from "../../servers/pins-folder.ts";
import type { FoundRoots, TreeListing } from "../../servers/profile.ts";
import { profiles, registry, type ServerProfile } from "../../servers/registry.ts";
import { parseConfiguration, textsOfMember } from "../../servers/typescript/configuration.ts";
import type { Generator } from "../../servers/typescript/generated.ts";
import { frameworkOf } from "../../servers/typescript/generated.ts";
import { includedLists } from "./base.ts";
import {
  createListing,
  isAsideFolder,
  isPlainPath,
  listRepository,
  type RepositoryListing,
  readPlainFile,
} from "./listing.ts";
import { findListedServers, findOtherLists, type OtherList } from "./other-lists.ts";
import { type PythonInstall, type PythonVersion, pythonPlaces, pythonVersion } from "./python.ts";
import { type NodeVersion, nodeVersion, type ScriptInstall, scriptPlaces } from "./script.ts";

/** Proposed configuration for scripts that have none. */
type ScriptProposal = {
  readonly path: "tsconfig.json" | "jsconfig.json";
  readonly text: string;
  /** True if sources use names or modules of Node, and package.json does not have its types. */
  readonly lacksNodeTypes: boolean;
};

const javascript = /\.(?:js|cjs|mjs|jsx)$/u;
const typescript = /(?<!\.d)\.(?:ts|cts|mts|tsx)$/u;
/** Folders of built or copied files. A proposed configuration excludes those that are tracked. */
const built = ["build", "coverage", "dist", "out", "public", "third_party", "vendor"];
/** Matches names and modules of Node in a source: without @types/node, each one would be a finding. */
const ofNode =
  /\b(?:__dirname|__filename)\b|\bprocess\.\w|["'](?:node:\w+|fs|path|os|util|http|https|url|crypto|child_process|assert)["']/u;

/**
 * Proposes a configuration for a repository without one; undefined if it has no TypeScript and no JavaScript. The
 * server needs a project to check files. If there is TypeScript, JavaScript counts as its build output and is left out.
 */
function scriptProposal(tree: TreeListing): ScriptProposal | undefined {
  const own = (pattern: RegExp) => tree.paths.filter((path) => pattern.test(path) && !isAsideFolder(path));
  const isTyped = own(typescript).length > 0;
  const sources = isTyped ? own(typescript) : own(javascript);
  if (sources.length === 0) return undefined;
  const packages = json(tree.text("package.json") ?? "");
  const names = ["dependencies", "devDependencies"].flatMap((key) =>
    Object.keys(readMember(packages, key) ?? {}),
  );
  const hasTypes = names.some((name) => name.startsWith("@types/"));
  const left = [
    ...built.filter((folder) => sources.some((path) => isBelow(path, folder))),
    ...(sources.some((path) => path.endsWith(".min.js")) ? ["**/*.min.js"] : []),
  ];
  const configuration = {
    compilerOptions: {
      ...(isTyped
        ? { strict: true, noEmit: true }
        : // In strict mode, every parameter without an annotation would be a finding.
          { checkJs: true, strict: false }),
      // This accepts both kinds of modules, and imports with and without a file suffix.
      module: "preserve",
      ...compact({ jsx: sources.some((path) => /\.[jt]sx$/u.test(path)) ? "preserve" : undefined }),
      // Since TypeScript 6, types of installed packages count only if they are listed.
      ...compact({ types: hasTypes ? ["*"] : undefined }),
    },
    ...compact({ exclude: left.length === 0 ? undefined : ["node_modules", ...left] }),
  };
  return {
    path: isTyped ? "tsconfig.json" : "jsconfig.json",
    text: `${JSON.stringify(configuration, undefined, 2)}\n`,
    lacksNodeTypes:
      !names.includes("@types/node") && sources.some((path) => ofNode.test(tree.text(path) ?? "")),
  };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Everything that `init` and `detect` found out about a repository. */
export type DetectedRepository = {
  /** Servers, one for each language, in the order of the registry; empty if there is nothing to check. */
  readonly servers: readonly DetectedServer[];
  /** Servers that execute code of the repository, which nobody has accepted: they are proposed, but not written. */
  readonly untrusted: readonly DetectedServer[];
  /** Python projects; null if there are no Python sources. */
  readonly python: Python | null;
  /** TypeScript projects; null if there are none. */
  readonly script: Script | null;
  /** Commands that write the configuration of a TypeScript project, which git does not have. */
  readonly generators: readonly Generator[];
  /** Proposed configuration for scripts that have none. */
  readonly proposal: ScriptProposal | undefined;
  /** Sources of a language of which no server has a project; null if there are none. */
  readonly unconfigured: {
    readonly server: string;
    readonly sources: number;
    readonly example: string;
  } | null;
  /** Servers that the repository names for other tools. */
  readonly otherLists: readonly OtherList[];
  /** Lists of requirements that only other lists name. */
  readonly lists: readonly string[];
  /** Folders of packages that exist and that git does not ignore. */
  readonly listed: readonly string[];
  readonly defaultBranch: string | null;
  /** Workflow that has the Action already. */
  readonly workflow: string | null;
  /** Number of files that were examined. */
  readonly files: number;
};

/** Server to propose, with the sources and roots that it would check. */
export type DetectedServer = {
  readonly id: string;
  /** Version that a run uses: the one of this release, or the last one that the repository has a pin of. */
  readonly version: string;
  /** True if the configuration has to name the version, because the repository has several pins of its own server. */
  readonly isVersionNamed: boolean;
  readonly checks: Pick<ServerProfile, "language" | "role">;
  /** Code of the repository that it runs; absent if none. */
  readonly runs?: string;
  readonly sources: number;
  /** First source, as an example for people. */
  readonly example: string;
  /** Folders, "." for the top. */
  readonly roots: readonly string[];
  /** True if the configuration has to name the roots. */
  readonly isNamed: boolean;
  /**
   * Folders with a configuration of the server that are not roots. Names that YAML would need in quotes are left out.
   */
  readonly others: readonly string[];
  /** Number of sources that are in none of the roots. */
  readonly outside: number;
};

/** Python version and installations for the workflow. */
export type Python = {
  readonly version: PythonVersion;
  readonly installs: readonly PythonInstall[];
  /** Lock files of further projects that are not installed. */
  readonly aside: readonly string[];
};

/** Version of Node and installations of packages for the workflow. */
export type Script = {
  readonly version: NodeVersion;
  readonly installs: readonly ScriptInstall[];
  /** Lock files of further projects that are not installed. */
  readonly aside: readonly string[];
};

/** Servers that may execute code of the repository. */
export type TrustedServers = "all" | readonly string[];

/** Detects everything in the working tree of a repository. A caller that has listed the files gives its `listing`. */
export async function detect(
  repository: Repository,
  trusted: TrustedServers,
  listing?: RepositoryListing,
): Promise<DetectedRepository> {
  return detectIn(listing ?? (await listRepository(repository)), trusted, {
    defaultBranch: await defaultBranchOf(repository),
    workflow: workflowWithAction(repository.top),
  });
}

/**
 * Detects everything from a list of files. If no server has a project, it proposes a configuration and detects again as
 * if the file existed. `around` has the parts that need git or the disk.
 */
export function detectIn(
  listing: RepositoryListing,
  trusted: TrustedServers,
  around: Pick<DetectedRepository, "defaultBranch" | "workflow">,
): DetectedRepository {
  const isTrusted = ({ profile: { id, executes } }: Serving) =>
    executes !== "repository" || trusted === "all" || trusted.includes(id);
  const all = servingIn(listing);
  const found = all.filter(isTrusted);
  // If a server already has a project, a few scripts are often only part of a web page, so they get no proposal.
  const proposal = found.length === 0 ? scriptProposal(listing) : undefined;
  const serving =
    proposal === undefined
      ? found
      : servingIn(withFile(listing, proposal.path, proposal.text)).filter(isTrusted);
  const rootsFor = (language: string) =>
    serving.find(({ profile }) => profile.language === language)?.found.roots;
  const [pythonRoots, scriptRoots] = [rootsFor("Python"), rootsFor("TypeScript")];
  const python = pythonRoots === undefined ? undefined : pythonPlaces(listing, pythonRoots);
  const script = scriptRoots === undefined ? undefined : scriptPlaces(listing, scriptRoots);
  const detected = (one: Serving) =>
    serverOf(
      one,
      ownVersions(listing, one.profile.id),
      one.profile.language === "Python" && one.profile.role === "checker" ? python?.roots : undefined,
    );
  return {
    servers: serving.map(detected),
    untrusted: all.filter((one) => !isTrusted(one)).map(detected),
    generators: scriptRoots === undefined ? [] : generatorsIn(listing, scriptRoots),
    python: python === undefined ? null : { ...python, version: pythonVersion(listing, python.installs) },
    script: script === undefined ? null : { ...script, version: nodeVersion(listing, script.installs) },
    proposal,
    unconfigured: unconfiguredIn(listing, serving),
    otherLists: findOtherLists(listing),
    lists: includedLists(listing),
    listed: [...listing.listed].sort(compareText),
    ...around,
    files: listing.paths.length,
  };
}

/** Adds a file that does not exist yet, so that a proposal can be detected like the rest. */
function withFile({ paths, text: read }: RepositoryListing, path: string, text: string): RepositoryListing {
  return createListing([...paths, path], (one) => (one === path ? text : read(one)));
}

/** Server of this repository, with the sources that it can check and the roots that it would check. */
type Serving = {
  readonly profile: ServerProfile;
  readonly sources: readonly string[];
  readonly found: FoundRoots;
};

/**
 * Returns the profiles of this release, and those that the repository describes and has a pin of. Servers that another
 * tool's configuration names come first, because the first checker of a language is proposed.
 */
function knownIn(listing: RepositoryListing): readonly ServerProfile[] {
  const texts = listing.paths.flatMap((name) =>
    ownServerId(name) === undefined ? [] : [{ name, text: listing.text(name) ?? "" }],
  );
  const { profiles: all } = readOwnServers(texts);
  const listed = findListedServers(findOtherLists(listing));
  const ranked = all.toSorted((one, other) => rankIn(listed, one.id) - rankIn(listed, other.id));
  return ranked.filter(({ id, own }) => own === undefined || ownVersions(listing, id).length > 0);
}

/** Returns the place of a server in the lists of other tools; unlisted servers come last. */
function rankIn(listed: readonly string[], id: string): number {
  const at = listed.indexOf(id);
  return at < 0 ? listed.length : at;
}

/** Returns the versions of the server that the repository has pins of. */
function ownVersions({ paths }: RepositoryListing, id: string): readonly string[] {
  return paths
    .filter((path) => path.startsWith(`${pinsFolder}/${id}-`) && path.endsWith(".json"))
    .map((path) => path.slice(pinsFolder.length + id.length + 2, -".json".length));
}

/**
 * Finds the servers to propose: one checker for each language, and each configured linter. A server without sources, or
 * without a root that it can check, is left out.
 */
function servingIn(listing: RepositoryListing): readonly Serving[] {
  const seen = new Set<string>();
  return knownIn(listing).flatMap((profile) => {
    // A linter is proposed in addition to a checker, but only if the repository configures its rules.
    if (profile.isConfigured?.(listing) === false) return [];
    const found = profile.findRoots(listing);
    const sources = listing.paths.filter(
      (path) =>
        profile.isSource(path) &&
        found.isPassedOver?.(path) !== true &&
        (profile.isSourceText === undefined || profile.isSourceText(path, listing.text(path) ?? "")),
    );
    const isRoot = (root: string) =>
      profile.isDetected(
        listing.paths.flatMap((path) =>
          isBelow(path, root) ? [root === "." ? path : path.slice(root.length + 1)] : [],
        ),
      );
    const isSecond = profile.role === "checker" && seen.has(profile.language);
    if (sources.length === 0 || isSecond || !found.roots.some(isRoot)) return [];
    if (profile.role === "checker") seen.add(profile.language);
    return [{ profile, sources, found }];
  });
}

/**
 * Returns sources of the first language without a server; null for none. A person may expect a check of them, so `init`
 * says that a project is missing.
 */
function unconfiguredIn(
  { paths }: RepositoryListing,
  serving: readonly Serving[],
): DetectedRepository["unconfigured"] {
  const other = profiles.find(({ language }) =>
    serving.every(({ profile }) => profile.language !== language),
  );
  const sources =
    other === undefined ? [] : paths.filter((path) => other.isSource(path) && !isAsideFolder(path));
  const [example] = sources;
  return other === undefined || example === undefined
    ? null
    : { server: other.id, sources: sources.length, example };
}

/**
 * Describes a server to propose. `named` are roots that the configuration has to list, because each has its own
 * packages; undefined if the gate finds the roots itself.
 */
function serverOf(
  { profile, sources, found }: Serving,
  own: readonly string[],
  named: readonly string[] | undefined,
): DetectedServer {
  const roots = named ?? found.roots;
  const shipped = registry.pin(registry.shippedPins, profile.id, undefined)?.version;
  return {
    id: profile.id,
    version: shipped ?? own.at(-1) ?? "",
    isVersionNamed: shipped === undefined && own.length > 1,
    checks: { language: profile.language, role: profile.role },
    ...compact({ runs: profile.executes === "repository" ? profile.executesWhy : undefined }),
    sources: sources.length,
    example: sources[0] ?? "",
    roots,
    isNamed: named !== undefined,
    others: found.others.filter((folder) => !roots.includes(folder) && isPlainPath(folder)),
    outside: sources.filter(
      (path) => ![...roots, ...(found.referred ?? [])].some((one) => isBelow(path, one)),
    ).length,
  };
}

/** Returns the branch to compare with in the printed command: origin's default, else main or master; null for none. */
async function defaultBranchOf(repository: Repository): Promise<string | null> {
  const remote = await repository.raw(["symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"], "history");
  const named = /^refs\/remotes\/(origin\/.+)$/.exec(remote.stdout.trim())?.[1];
  if (named !== undefined) return named;
  const args = ["for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads/main", "refs/heads/master"];
  const [local = ""] = (await repository.text(args, "history")).split("\n");
  return local === "" ? null : local;
}

const workflowFolder = ".github/workflows";

/** Returns the first workflow that runs the Action; null if none does. A second workflow would repeat every result. */
function workflowWithAction(top: string): string | null {
  const found = filesOf(join(top, workflowFolder))
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => `${workflowFolder}/${entry.name}`)
    .sort(compareText)
    .find((path) => /^[\s-]*uses:\s*["']?lanser\/lanser@/m.test(readPlainFile(join(top, path)) ?? ""));
  return found ?? null;
}

function filesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

// Finds commands of frameworks that write files which a tsconfig.json names and git does not have.

/**
 * Returns the commands of frameworks that a tsconfig.json depends on, sorted by the folder that they write. For
 * example, `extends` can name a file that only `nuxt prepare` makes; without it the server cannot load the project.
 * Folders that a workflow would have to quote are left out.
 */
function generatorsIn(tree: RepositoryListing, roots: readonly string[]): readonly Generator[] {
  const found = new Map<string, Generator>();
  for (const path of tree.paths) {
    const folder = folderOf(path);
    if (!/^[jt]sconfig(?:\..+)?\.json$/u.test(posix.basename(path))) continue;
    // Folders such as docs and examples count only if they are roots.
    if (isAsideFolder(folder) && !roots.includes(folder)) continue;
    for (const name of namedIn(tree.text(path) ?? "")) {
      const generator = frameworkOf(posix.normalize(inFolder(folder, name)));
      if (generator === undefined || !isPlainPath(generator.writes)) continue;
      if (!tree.paths.some((one) => isBelow(one, generator.writes))) found.set(generator.writes, generator);
    }
  }
  return [...found.values()].sort((one, other) => compareText(one.writes, other.writes));
}

/**
 * Returns the files that a tsconfig.json refers to, as written there. Empty if it cannot be parsed: it then names no
 * command that must run first.
 */
function namedIn(text: string): readonly string[] {
  const read = parseConfiguration(text);
  if (read.kind === "broken") return [];
  const { json } = read;
  const references = [readMember(json, "references")].flat().map((one) => readMember(one, "path"));
  return [
    readMember(json, "extends"),
    references,
    readMember(json, "include"),
    readMember(json, "files"),
  ].flatMap(textsOfMember);
}
