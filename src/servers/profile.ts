/**
 * Describes one server: how to start, configure and lock it down, when it is ready, which files its own command
 * checks, and how Lanser gets its diagnostics. `defineServer` builds one value per server, in
 * `servers/NAME/profile.ts`.
 */
import type { ClientCapabilities } from "vscode-languageserver-protocol";
import type { Catalogue } from "../model/catalogue.ts";
import type { Census } from "../model/census.ts";
import type { Range, Severity } from "../model/finding.ts";
import type { Host, SpawnRequest } from "../platform/host.ts";
import type { AddedTo, Addition } from "./carrying/carry.ts";
import type { ConfigurationPath } from "./carrying/patterns.ts";
import type { Compiler } from "./compiler/types.ts";
import type {
  Announcement,
  BelievedRange,
  Canary,
  CompletionEvidence,
  Membership,
  ProfileLimits,
  Walks,
} from "./conduct.ts";
import type { OutwardSearch, Refusal } from "./outward.ts";
import type { OwnServer } from "./own/definition.ts";
import type { AllowedMethod, QuestionEncoding } from "./protocol/capabilities.ts";
import type { SessionFacts } from "./protocol/facts.ts";
import type { ServerSource } from "./source.ts";

/**
 * The state of a server before the first document. `met`: continue. `unmet`: wait; `reason` says for what.
 * `unmeetable`: waiting cannot help; `reason` says why. A timer alone never makes a server ready. The reason of `met`
 * is evidence in traces and in the hash of an answer: do not reword it.
 */
export type Readiness =
  | { readonly state: "unmet"; readonly reason: string }
  | { readonly state: "met"; readonly reason: string; readonly files: number | null }
  | {
      readonly state: "unmeetable";
      readonly code: "server-configuration" | "server-not-ready";
      readonly reason: string;
    };

/** How Lanser gets a server's diagnostics. */
export type Diagnostics =
  /**
   * Lanser requests them, document by document. `offerMsMax`: how long a ready server may take to register the
   * request.
   */
  | {
      readonly kind: "pull";
      readonly offerMsMax: number;
      /**
       * Reads a report that is not in the protocol's form, or that can lack findings without an error (gopls, yaml).
       */
      readonly believed?: (report: unknown) => BelievedRange;
      /**
       * True if a line of the log says that the server failed on a document, although its answer looks complete.
       * Absent if the server answers with an error instead.
       */
      readonly isNoAnswer?: (logged: string, uri: string) => boolean;
    }
  /** The server publishes them. A publication counts once `completion` is met. */
  | { readonly kind: "push"; readonly completion: CompletionEvidence }
  /** Lanser sends requests that only this server knows. Each answer is complete. */
  | ({ readonly kind: "query" } & OwnQuery);

/** The requests of a server that offers no LSP diagnostics of the wanted form. tsserver is queried by forwarded commands. */
export type OwnQuery = {
  /** The requests before the first document. Lanser sends each after the answer to the one before. */
  readonly first: (context: SideContext) => readonly OwnRequest[];
  /** True if the result of a first request says that the server accepted it. */
  readonly isTaken: (result: unknown) => boolean;
  /** The requests about an open document. Lanser sends them together. `path` is relative to the tree. */
  readonly about: (context: SideContext, path: string) => readonly OwnRequest[];
  /** Reads the results of `about`, in the same order, as diagnostics. */
  readonly read: (results: readonly unknown[], context: SideContext, path: string) => BelievedRange;
};

/** One request of such a server. Its method is not in the table of capabilities. */
export type OwnRequest = { readonly method: AllowedMethod; readonly params: object };

/**
 * One project of a tree. `root` is the tree on disk, absolute. `project` is the folder that the server opens,
 * relative to `root`, or "." for the top.
 */
export type ProjectPlace = { readonly root: string; readonly project: string };

/** Joins the tree and the project to one absolute path. */
export function projectFolder({ root, project }: ProjectPlace): string {
  return project === "." ? root : `${root}/${project}`;
}

/**
 * The part of a tree that configures a server: the folders `projects`, without the folders `apart` inside them. Both
 * are relative to `root`.
 */
export type ConfiguredTree = {
  readonly root: string;
  readonly projects: readonly string[];
  readonly apart: readonly string[];
};

/** Selects a single project, for callers that compare the configuration of one server in one project. */
export function onlyProject({ root, project }: ProjectPlace): ConfiguredTree {
  return { root, projects: [project], apart: [] };
}

/**
 * The paths of a tree, relative to it, and a reader of their texts. `text` gives undefined for a file that is
 * missing.
 */
export type TreeListing = {
  readonly paths: readonly string[];
  readonly text: (path: string) => string | undefined;
};

/** A project as Lanser opened it on a tree. `affectsProject` decides from it whether a change matters. */
export type OpenedProject = ProjectPlace & {
  /**
   * The files that `listFiles` found on both sides; without `listFiles`, the files of `program` in base. Relative to
   * the tree.
   */
  readonly program: readonly string[];
  readonly isSought: ListedProject["isSought"];
  /** Folders in which the server looks for packages; absolute. */
  readonly places: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
};

/** A tree whose projects `listFiles` lists. All paths are absolute. */
export type ListedTree = {
  readonly root: string;
  /** The folder of the server's package. */
  readonly serverFolder: string;
  /** The folders in which Lanser found the tree's dependencies. They have the same layout as the tree. */
  readonly checkouts: readonly string[];
  /** True if the caller also needs the names that the server tried and did not find. `isSought` answers from them. */
  readonly isTraced: boolean;
};

/** The files of a program, in any order, including files that are not sources. Paths are relative to the tree. */
export type ListedProject = {
  readonly files: readonly string[];
  /**
   * True if the program could gain or lose a file of that name. Also true if nothing was traced, so that doubt never
   * hides an effect.
   */
  readonly isSought: (path: string) => boolean;
};

/**
 * A path that differs between the sides. `isNewName`: only one side has a file there. `isNewFolder`: only one side
 * has its folder.
 */
export type ChangedPath = {
  readonly path: string;
  readonly isNewName: boolean;
  readonly isNewFolder?: boolean;
};

/**
 * The facts about one project of a tree that a profile builds its requests and settings from. All paths are absolute
 * except `project`.
 */
export type SideContext = ProjectPlace & {
  /** The folder of the server's package. */
  readonly serverFolder: string;
  readonly toolchain: ToolchainFacts;
  /**
   * The settings from Lanser's configuration. The profile's own settings override them, so that nobody can loosen the
   * lock-down.
   */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly overlays?: readonly OverlayDocument[];
  readonly parts?: readonly ProjectPart[];
};

/**
 * The files that one project (`configuration`) of a program checks, relative to the tree. A file can belong to
 * several projects with different options.
 */
export type ProjectPart = { readonly configuration: string; readonly paths: readonly string[] };

/** A document that stays open for the session. The server reads it instead of the tree's file. */
export type OverlayDocument = {
  /** The path of the replaced file, relative to the tree. */
  readonly path: string;
  readonly languageId: string;
  readonly text: string;
};

/**
 * The facts about the language's installation that a server needs. The profile chooses the names; each value is an
 * absolute path.
 */
export type ToolchainFacts = Readonly<Record<string, string>>;

/** The files that a server's own command would check, in its order, or the reason why Lanser cannot know them. */
export type FileSet =
  | {
      readonly kind: "program";
      readonly paths: readonly string[];
      /**
       * The command's diagnostics about the project as a whole. Their files are no documents, so no request can
       * return them.
       */
      readonly projectDiagnostics: readonly ProjectDiagnostic[];
      /** Documents that make the server answer about these files as its command does. */
      readonly overlays?: readonly OverlayDocument[];
      /** The projects that have these files, for a server that needs the project with each request about a file. */
      readonly parts?: readonly ProjectPart[];
      /** The project for its own command, if the server has `scope: "complete"`. */
      readonly compared?: ComparedProject;
    }
  /** `code` is absent for "server-configuration". */
  | { readonly kind: "refused"; readonly reason: string; readonly code?: Refusal["code"] };

/**
 * The one project that has all files of a program, as the path of its configuration relative to the tree. Otherwise
 * `why` says why the command cannot check both trees instead of the server.
 */
export type ComparedProject = { readonly configuration: string } | { readonly why: string };

/** A diagnostic that the server's command reports before it reads any source, mostly about a configuration file. */
export type ProjectDiagnostic = {
  readonly path: string;
  readonly range: Range;
  readonly severity: Severity;
  readonly source: string;
  readonly code: string;
  /** The message as the command printed it. Paths in it are still absolute. */
  readonly message: string;
  /**
   * The text of the line where the range begins, which locates the diagnostic after an edit; null for the project as
   * a whole.
   */
  readonly line: string | null;
};

/** Finds the installation of the language, such as the project's Python. */
export type ToolchainFinder = {
  /** The names of the facts that every tree has. A trace replaces each path by its name in capitals. */
  readonly facts: readonly string[];
  /**
   * Lanser calls this once per run. It never runs a program inside the folders `forbidden`, which the change
   * controls.
   */
  readonly find: (host: ProfileHost, forbidden: readonly string[]) => Promise<Toolchain>;
};

/** Prepares the facts for one tree, without running any program of the project. */
export type Toolchain = (tree: ToolchainTree) => Promise<PreparedToolchain>;

/** One tree on disk. All paths are absolute except `linked`. */
export type ToolchainTree = ProjectPlace & {
  /** The folder of the server's package. */
  readonly serverFolder: string;
  /** Dependency folders that Lanser linked into the tree, relative to it. */
  readonly linked: readonly string[];
  /** The dependency folders that Lanser's configuration names. */
  readonly named: readonly string[];
  /** The folders in which Lanser found the tree's dependencies. They have the same layout as the tree. */
  readonly checkouts: readonly string[];
  /** A free path for a generated file, such as the stand-in for the project's Python. */
  readonly file: string;
};

/** The installation of the language, as one tree uses it. */
export type PreparedToolchain = {
  readonly facts: ToolchainFacts;
  /** The name and version for the report; null without an installation, or if the server needs none. */
  readonly summary: { readonly name: string; readonly version: string } | null;
  /**
   * A digest of the installed packages outside linked folders; null if the installation has none. Cached findings
   * depend on it.
   */
  readonly packages: string | null;
  /** Folders in which the server searches for packages, in its order; absolute. */
  readonly places: readonly string[];
  /** The reason why Lanser must not start the server with this installation, or null. */
  readonly problem: string | null;
};

/** The part of the host that a profile may use, to start the language's own tools. */
export type ProfileHost = Pick<Host, "env" | "arch" | "spawn" | "kill" | "clock" | "nodePath">;

/** The members of a profile that differ if the server's own command runs instead of the server. */
export type CommandMode = Pick<Profile, "command" | "program"> & {
  readonly compiler: NonNullable<Profile["compiler"]>;
} & Partial<Profile>;

/** One server: all members that Lanser reads. `defineServer` fills in the defaults. */
export type Profile = {
  readonly id: string;
  /** The name for people: "pyright". */
  readonly name: string;
  /** The language in which the sources are written, for people: "Python". */
  readonly language: string;
  /** Every language id that `languageId` gives. */
  readonly languageIds: readonly string[];
  readonly languageId: (path: string) => string;
  /**
   * The meaning of its messages, and groups of codes that report the same problem. Absent if nobody has read them out
   * of the server.
   */
  readonly catalogue?: Catalogue;
  /** How Lanser counts the comments and settings that suppress its findings; absent if it cannot. */
  readonly census?: Census;
  /** The packages that a version is installed from. */
  readonly source: (version: string) => ServerSource;
  /**
   * `checker`: its findings say whether the code is correct. `linter`: its findings are advice, so a repository that
   * does not configure the linter does not get it.
   */
  readonly role: "checker" | "linter";
  /**
   * The code that the server itself runs: none, the language's own tools, or code of the repository. The last needs
   * consent in the configuration.
   */
  readonly executes: "never" | "toolchain" | "repository";
  /** One or two sentences for people: what the server could run, and how Lanser prevents the rest. */
  readonly executesWhy: string;
  /**
   * Absolute paths that a process may read in a sandbox, in addition to its own folder, the trees and the system's
   * programs. Absent for none.
   */
  readonly readable?: (request: Pick<SpawnRequest, "file" | "env">) => readonly string[];
  /** Absolute paths that a process may write in a sandbox, such as a compiler's cache that outlives the run. */
  readonly writable?: (toolchain: ToolchainFacts) => readonly string[];
  /** How a command is run and its output read. Absent for a server that speaks LSP. */
  readonly compiler?: Compiler<SideContext>;
  /** The members that differ in command mode. Absent if this release has no command for the server. */
  readonly cliMode?: CommandMode;
  /** The server that a command replaces. Only profiles in command mode have it. */
  readonly serverMode?: Profile;
  /** The repository's description in `.lanser/servers/`. Absent for a server of this release. */
  readonly own?: OwnServer;
  /**
   * Why an empty result of this server proves nothing. A run with it alone then never passes. Absent if an empty
   * result is proof.
   */
  readonly unproven?: string;
  /** Why Lanser cannot probe it. A run with it then has no reward. Absent if it is probed. */
  readonly unprobed?: string;
  /** The program to start: one of the package, or Node with the package's entry point if `file` is null. */
  readonly command: (
    serverFolder: string,
    arch: string,
    toolchain?: ToolchainFacts,
  ) => { readonly file: string | null; readonly args: readonly string[] };
  /** The server's own command over files in a given order, to show to people. Null if the command takes no order. */
  readonly ownCommand: ((paths: readonly string[]) => readonly string[]) | null;
  readonly environment: Readonly<Record<string, string>>;
  /** Absolute folders with shared libraries that came with its program. Absent for none. */
  readonly libraries?: (serverFolder: string) => readonly string[];
  /** Folders, separated by colons, in which the server may look for programs. Empty for none. */
  readonly searchPath: (serverFolder: string) => string;
  readonly toolchain: ToolchainFinder;
  /** The client capabilities that Lanser declares in `initialize`. */
  readonly capabilities: ClientCapabilities;
  /** The position encodings that Lanser offers for queries. Absent: all three. */
  readonly questionEncodings?: readonly QuestionEncoding[];
  /** Notifications that Lanser sends between `initialized` and the settings. Absent for none. */
  readonly announcements?: readonly Announcement[];
  readonly initializationOptions: (context: SideContext) => unknown;
  /** The settings in the one `workspace/didChangeConfiguration` that follows `initialized`. */
  readonly changedSettings: (context: SideContext) => object;
  /** The answer to `workspace/configuration` for one section. Lanser sends undefined as null. */
  readonly section: (section: string, context: SideContext) => unknown;
  /**
   * Why the server cannot use settings of Lanser's configuration, or undefined. Lanser refuses such settings: it
   * neither ignores them nor lets them loosen the lock-down.
   */
  readonly settingsProblem: (settings: Readonly<Record<string, unknown>>) => string | undefined;
  readonly readiness: (facts: SessionFacts) => Readiness;
  readonly diagnostics: Diagnostics;
  /** The configuration of the server in the tree, as one text. Two trees with equal texts are configured alike. */
  readonly configuration: (tree: ConfiguredTree) => string;
  /** The files that `configuration` reads, relative to the tree. */
  readonly configurationFiles: (tree: ConfiguredTree) => readonly string[];
  /**
   * The paths that a configuration file names. If a change renames them, Lanser writes the new names into base's
   * configuration.
   */
  readonly configurationPaths: (file: string, text: string) => readonly ConfigurationPath[];
  /**
   * The additions to head's configuration that Lanser may use for base too, because they change no result there.
   * Absent: it uses none.
   */
  readonly configurationAdditions?: (of: AddedTo, base: ConfiguredTree) => readonly Addition[];
  /** The folders that a server checks as projects if Lanser's configuration names none. */
  readonly findRoots: (tree: TreeListing) => FoundRoots;
  /** True if a path may name a source that the server checks. */
  readonly isSource: (path: string) => boolean;
  /**
   * For a path that `isSource` accepts: true if the beginning of the file shows a source, such as a `#!` line. Absent
   * if the name is enough.
   */
  readonly isSourceText?: (path: string, beginning: string) => boolean;
  /** True if a repository configures the linter. Absent for a checker. */
  readonly isConfigured?: (tree: TreeListing) => boolean;
  /** True if the server can check a repository with these paths. */
  readonly isDetected: (paths: readonly string[]) => boolean;
  /** True if a change at a path can affect none of its projects, independent of their content. Absent: any change can. */
  readonly canIgnoreChange?: (change: ChangedPath) => boolean;
  /** True if a change at a path can change the files of a project or its findings. True in doubt. */
  readonly affectsProject: (project: OpenedProject) => (change: ChangedPath) => boolean;
  /**
   * The meaning of `scope: auto`. "complete": its own command checks both trees, and the server checks only the files
   * that differ. A commit-by-commit run instead checks the files that each small commit can affect.
   */
  readonly scope: "complete" | "full";
  /**
   * True if the first file that it opens of an import cycle decides which types it infers there. A second pass in the
   * other order then finds order-dependent findings.
   */
  readonly isOrdered?: boolean;
  /**
   * Lists the files of a project's program at a lower cost than `program`. It gives undefined for a project that only
   * `program` can list. Null for a server whose `program` is cheap.
   */
  readonly listFiles:
    | ((host: ProfileHost, tree: ListedTree) => (project: string) => Promise<ListedProject | undefined>)
    | null;
  /**
   * The inputs that decide the program. `references`: file names, configuration, and the references in sources.
   * Absent: every byte can matter.
   */
  readonly programFrom?: "references";
  /** The files of a project that the server's own command would check. Paths are relative to the tree. */
  readonly program: (
    host: ProfileHost,
    place: ProjectPlace & {
      readonly serverFolder: string;
      /**
       * The folders in which Lanser found the tree's dependencies. They have the same layout as the tree; absolute.
       */
      readonly checkouts: readonly string[];
      /** The settings from Lanser's configuration. */
      readonly settings?: Readonly<Record<string, unknown>>;
    },
  ) => Promise<FileSet>;
  /** Finds imports and links that leave the tree. Absent for a server that follows no import. */
  readonly outward?: OutwardSearch;
  /** Why Lanser cannot query this version, or undefined. */
  readonly versionProblem: (version: string) => string | undefined;
  /**
   * True if this version requests a new pull of all documents whenever one is opened or closed. Lanser then keeps all
   * documents open.
   */
  readonly keepsOpen: (version: string) => boolean;
  readonly membership: Membership | null;
  /**
   * True if an error only means that a place has no result, such as no definition. Absent: every error is a failure.
   */
  readonly isEmptyResultError?: (
    method: string,
    error: { readonly code: number; readonly message: string },
  ) => boolean;
  /** The server's own limit for results of `workspace/symbol`. Absent if it has none. */
  readonly workspaceSymbolsMax?: number;
  /**
   * Requests that the server was seen to answer with partial results until it has loaded everything. Absent for none.
   */
  readonly returnsPartialResults?: ReadonlySet<string>;
  /**
   * True if a measurement showed that a running server, after notification of an edit, answers like a fresh one.
   * Absent: Lanser restarts it.
   */
  readonly takesEdits?: true;
  /** The members that differ for queries. Queries also concern files that no session opened. Absent for none. */
  readonly questions?: Partial<
    Pick<
      Profile,
      "canaries" | "command" | "complete" | "initializationOptions" | "changedSettings" | "section"
    >
  >;
  /**
   * The language server of the same program, for a command: queries that plan an edit start it. Absent: the server
   * itself plans edits, and a command plans none.
   */
  readonly edits?: Profile;
  /**
   * The readiness of the server's index: met once the index is complete. Lanser evaluates it after the first canary.
   * Absent if the server answers without an index.
   */
  readonly complete?: (facts: SessionFacts) => Readiness;
  /** How the server takes over another state of its tree. Absent: each state gets its own process. */
  readonly walks?: Walks;
  /**
   * Two documents with one known error each. Lanser checks them before and after the tree's files. If an error is
   * missing, the server did not work.
   */
  readonly canaries: readonly [first: Canary, last: Canary];
  /**
   * Settings of a project's configuration that have no effect and that the server does not report. One sentence each.
   */
  readonly configurationProblems: (place: ProjectPlace) => readonly string[];
  /** The text to show for a line of the server's log that is about its configuration. Undefined for other lines. */
  readonly complaintOf: (message: string) => string | undefined;
  /** True if the server's own command prints diagnostics of this LSP severity (1 to 4). */
  readonly isFinding: (severity: number, message: string) => boolean;
  /**
   * True if the server can report columns behind the end of a line, or reversed ranges. Lanser then moves them to the
   * end of the line, as the protocol says. Absent: it rejects such a range.
   */
  readonly clampsColumns?: true;
  /** True if its columns are code points, in every agreed encoding. Absent: its columns are as agreed. */
  readonly countsCodePoints?: true;
  /**
   * The lines, zero-based, on which a comment in the text suppresses the server. Only for a server that cannot list
   * its suppressions itself.
   */
  readonly silencedLines?: (text: string) => readonly number[];
  /** True if a diagnostic that is no finding marks code that the server skips as unreachable. */
  readonly isUnreachable: (message: string) => boolean;
  readonly limits: ProfileLimits;
};

/** The projects in a tree, as folders relative to it, "." for the top. */
export type FoundRoots = {
  readonly roots: readonly string[];
  /** Folders with a configuration of the server that are no projects. */
  readonly others: readonly string[];
  /** Folders that a project refers to and checks as its parts. Absent for none. */
  readonly referred?: readonly string[];
  /** True if the server's command never checks a source at this path. Absent: it checks each source in a root. */
  readonly isPassedOver?: (path: string) => boolean;
};
