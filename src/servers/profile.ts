/**
 * All that is known about one server: how to start, configure and lock it down, when it is ready, how its own
 * command walks a tree, and how its diagnostics are had. One value per server, in `servers/`.
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
 * The state of a server before the first question. met: go on. unmet: wait, `reason` says for what. unmeetable:
 * waiting cannot help, `reason` says why.
 */
export type Readiness =
  | { readonly state: "unmet"; readonly reason: string }
  | { readonly state: "met"; readonly reason: string; readonly files: number | null }
  | {
      readonly state: "unmeetable";
      readonly code: "server-configuration" | "server-not-ready";
      readonly reason: string;
    };

/** The way in which a server's diagnostics are had. */
export type Diagnostics =
  /** Asked for, document by document. `offerMsMax`: how long a ready server may take to offer that, by registration. */
  | {
      readonly kind: "pull";
      readonly offerMsMax: number;
      /** Reads the report of a server whose report is not in the protocol's form, or does not always tell. */
      readonly believed?: (report: unknown) => BelievedRange;
      /**
       * True if a line of its log says that the answer about a document is none; absent: it answers with an error
       * then.
       */
      readonly isNoAnswer?: (logged: string, uri: string) => boolean;
    }
  /** Published by the server. What was published counts once `completion` is met. */
  | { readonly kind: "push"; readonly completion: CompletionEvidence }
  /** Asked for by requests of its own, each of which it answers with all that there is. */
  | ({ readonly kind: "query" } & OwnQuery);

export type OwnQuery = {
  /** The requests before the first document, one after the other. */
  readonly first: (context: SideContext) => readonly OwnRequest[];
  /** True if the result of such a one says that it was taken. */
  readonly isTaken: (result: unknown) => boolean;
  /** The requests about an open document, sent together; `path` is relative to the tree. */
  readonly about: (context: SideContext, path: string) => readonly OwnRequest[];
  /** Reads what the results of those come to, in their order. */
  readonly read: (results: readonly unknown[], context: SideContext, path: string) => BelievedRange;
};

export type OwnRequest = { readonly method: AllowedMethod; readonly params: object };

/**
 * One project of a tree. `root` is the tree on disk, absolute; `project` the folder that the server is opened on,
 * relative to it, "." for the top.
 */
export type ProjectPlace = { readonly root: string; readonly project: string };

/** The folder of the project, absolute. */
export function projectFolder({ root, project }: ProjectPlace): string {
  return project === "." ? root : `${root}/${project}`;
}

/** The part of a tree that configures a server: that of `projects`, and nothing below the folders `apart`. */
export type ConfiguredTree = {
  readonly root: string;
  readonly projects: readonly string[];
  readonly apart: readonly string[];
};

export function onlyProject({ root, project }: ProjectPlace): ConfiguredTree {
  return { root, projects: [project], apart: [] };
}

/** The content of a tree; paths relative to it. */
export type TreeListing = {
  readonly paths: readonly string[];
  readonly text: (path: string) => string | undefined;
};

/** A project as it was opened on a tree. */
export type OpenedProject = ProjectPlace & {
  /** The files that `listFiles` found on both sides, else those of `program` in base; paths relative to the tree. */
  readonly program: readonly string[];
  readonly isSought: ListedProject["isSought"];
  /** Folders in which the server looks for packages; absolute. */
  readonly places: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
};

/** A tree whose projects are listed; all paths absolute. */
export type ListedTree = {
  readonly root: string;
  /** The folder in which the server's package lies. */
  readonly serverFolder: string;
  /** The folders in which its dependencies were found, laid out as the tree. */
  readonly checkouts: readonly string[];
  /** True if it matters what was looked for and not found, too. */
  readonly isTraced: boolean;
};

/** The files that a program is made of: all, sources or not, in any order; paths relative to the tree. */
export type ListedProject = {
  readonly files: readonly string[];
  /**
   * True if a file of that name, if it came or went, could be taken in; in doubt, and where nothing was traced, it
   * could.
   */
  readonly isSought: (path: string) => boolean;
};

/**
 * A path that differs between the sides. `isNewName`: one side alone has a file there; `isNewFolder`: and one side
 * alone has its folder.
 */
export type ChangedPath = {
  readonly path: string;
  readonly isNewName: boolean;
  readonly isNewFolder?: boolean;
};

/** The facts that a server gets to know about one project of a tree. All paths absolute but `project`. */
export type SideContext = ProjectPlace & {
  /** The folder in which the server's package lies. */
  readonly serverFolder: string;
  readonly toolchain: ToolchainFacts;
  /** The settings of the configuration: merged under the profile's own, which cannot be loosened. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly overlays?: readonly OverlayDocument[];
  readonly parts?: readonly ProjectPart[];
};

/** Files of a program that are checked as part of one of the projects that it is made of; relative to the tree. */
export type ProjectPart = { readonly configuration: string; readonly paths: readonly string[] };

/** A document that is open as long as the session: what the server reads in place of a file of the tree. */
export type OverlayDocument = {
  /** The path of that file, relative to the tree. */
  readonly path: string;
  readonly languageId: string;
  readonly text: string;
};

/**
 * The facts about the language's installation that a server needs, by the names that its profile gives: each an
 * absolute path.
 */
export type ToolchainFacts = Readonly<Record<string, string>>;

/** The files a server's own command would check, in its order, or why that cannot be known. */
export type FileSet =
  | {
      readonly kind: "program";
      readonly paths: readonly string[];
      /** The diagnostics of the command of the project as a whole, in files that no request can name. */
      readonly projectDiagnostics: readonly ProjectDiagnostic[];
      /** Documents without which the server would answer for some of these files in another way than the command. */
      readonly overlays?: readonly OverlayDocument[];
      /**
       * The projects that have these files, for a server that has to be told as part of which project it is asked
       * about a file.
       */
      readonly parts?: readonly ProjectPart[];
      /** The project that its own command is run on, of a server with `scope: "complete"`. */
      readonly compared?: ComparedProject;
    }
  /** The reason why that cannot be known. `code`: absent for "server-configuration". */
  | { readonly kind: "refused"; readonly reason: string; readonly code?: Refusal["code"] };

/** The configuration of the one project that has all files of a program, relative to the tree; or why the command cannot decide for them. */
export type ComparedProject = { readonly configuration: string } | { readonly why: string };

/** One diagnostic of the server's command before it looks at any source: of a configuration file, mostly. */
export type ProjectDiagnostic = {
  readonly path: string;
  readonly range: Range;
  readonly severity: Severity;
  readonly source: string;
  readonly code: string;
  /** The message as it was printed: places in it are still absolute. */
  readonly message: string;
  /** The text of the line where the range begins, by which it is found again; null for the project as a whole. */
  readonly line: string | null;
};

/** Finds what the language's installation is. */
export type ToolchainFinder = {
  /** The names of the facts that every tree has. In a trace the name in capitals stands for the path. */
  readonly facts: readonly string[];
  /** Called once a run; nothing inside `forbidden` is ever run. */
  readonly find: (host: ProfileHost, forbidden: readonly string[]) => Promise<Toolchain>;
};

/** Finds what a server needs to know of the language's own installation, without running anything of the project. */
export type Toolchain = (tree: ToolchainTree) => Promise<PreparedToolchain>;

/** One tree on disk; all paths absolute but `linked`. */
export type ToolchainTree = ProjectPlace & {
  /** The folder in which the server's package lies. */
  readonly serverFolder: string;
  /** Dependency folders that were linked into the tree, relative to it. */
  readonly linked: readonly string[];
  /** The dependency folders that the configuration names. */
  readonly named: readonly string[];
  /** The folders in which its dependencies were found, laid out as the tree. */
  readonly checkouts: readonly string[];
  /** The path at which a stand-in may be written; it does not exist yet. */
  readonly file: string;
};

export type PreparedToolchain = {
  readonly facts: ToolchainFacts;
  /** The name and version for the report; null when there is none or the server needs none. */
  readonly summary: { readonly name: string; readonly version: string } | null;
  /** A digest of the packages that lie beside it and in no linked folder; null when none can be seen. */
  readonly packages: string | null;
  /** Folders in which the server looks for packages, in its order; absolute. */
  readonly places: readonly string[];
  /** The reason why the server must not be started with it, or null. */
  readonly problem: string | null;
};

export type ProfileHost = Pick<Host, "env" | "arch" | "spawn" | "kill" | "clock" | "nodePath">;

/** The part of a server that is different where its own command is run in its place. */
export type CommandMode = Pick<Profile, "command" | "program"> & {
  readonly compiler: NonNullable<Profile["compiler"]>;
} & Partial<Profile>;

export type Profile = {
  readonly id: string;
  /** The name for people: "pyright". */
  readonly name: string;
  /** The language in which the sources are written, for people: "Python". */
  readonly language: string;
  /** Every language id that `languageId` gives. */
  readonly languageIds: readonly string[];
  readonly languageId: (path: string) => string;
  /** The meaning of its messages, and the codes that speak of one problem; absent if that is not known. */
  readonly catalogue?: Catalogue;
  /** The way in which it lists what silences it; absent where it cannot. */
  readonly census?: Census;
  /** The source that a version is installed from. */
  readonly source: (version: string) => ServerSource;
  /**
   * The role beside other servers. `checker`: it says whether the code is right. `linter`: it says what it thinks
   * of the code, beside a checker; a repository that does not configure it does not want it.
   */
  readonly role: "checker" | "linter";
  /**
   * The code of others that it runs: none, the language's own tools, or code of the repository, which needs
   * consent.
   */
  readonly executes: "never" | "toolchain" | "repository";
  /** A sentence that says so, and how what it would run else is kept from it. */
  readonly executesWhy: string;
  /**
   * Paths that a process of it reads in a sandbox besides its own folder, the trees and the programs of the system;
   * absolute. Absent for nothing.
   */
  readonly readable?: (request: Pick<SpawnRequest, "file" | "env">) => readonly string[];
  /** Paths that it writes in a sandbox besides folders of the run: what it keeps from run to run. */
  readonly writable?: (toolchain: ToolchainFacts) => readonly string[];
  /** The way in which a command is asked, by what it prints; absent for a server, which is asked by a conversation. */
  readonly compiler?: Compiler<SideContext>;
  /** The parts that are different where its own command runs in its place; absent where this release runs none. */
  readonly cliMode?: CommandMode;
  /** The server in whose place a command stands; of such a command alone. */
  readonly serverMode?: Profile;
  /** The description in the repository; absent for a server of this release. */
  readonly own?: OwnServer;
  /** The reason why its silence proves nothing, so that a run with it alone does not pass; absent where it does. */
  readonly unproven?: string;
  /** The reason why it is not probed, so that a run with it is not rewarded; absent where it is. */
  readonly unprobed?: string;
  /** The program that is started: one of the package, or Node with the package's entry point where `file` is null. */
  readonly command: (
    serverFolder: string,
    arch: string,
    toolchain?: ToolchainFacts,
  ) => { readonly file: string | null; readonly args: readonly string[] };
  /** The server's own command over files in an order, for people; null where it has no order of files. */
  readonly ownCommand: ((paths: readonly string[]) => readonly string[]) | null;
  readonly environment: Readonly<Record<string, string>>;
  /** Folders in which its program finds libraries that came with it; absolute. Absent for none. */
  readonly libraries?: (serverFolder: string) => readonly string[];
  /** Folders, separated by colons, in which the server may look for programs; empty for none. */
  readonly searchPath: (serverFolder: string) => string;
  readonly toolchain: ToolchainFinder;
  /** The capabilities that Lanser declares in `initialize`. */
  readonly capabilities: ClientCapabilities;
  /** The encodings in which it may count columns when it is asked questions; absent: in whichever it likes. */
  readonly questionEncodings?: readonly QuestionEncoding[];
  /** The notifications that it is sent between `initialized` and its settings; absent for nothing. */
  readonly announcements?: readonly Announcement[];
  readonly initializationOptions: (context: SideContext) => unknown;
  /** The settings of the one `workspace/didChangeConfiguration` that follows `initialized`. */
  readonly changedSettings: (context: SideContext) => object;
  /** The answer to `workspace/configuration` for one section; undefined is answered as null. */
  readonly section: (section: string, context: SideContext) => unknown;
  /**
   * The reason why settings of the configuration cannot be used, or undefined: none is ignored, none loosens the
   * lock-down.
   */
  readonly settingsProblem: (settings: Readonly<Record<string, unknown>>) => string | undefined;
  readonly readiness: (facts: SessionFacts) => Readiness;
  readonly diagnostics: Diagnostics;
  /** The part of the tree that configures the server, as one text: equal texts, equal configuration. */
  readonly configuration: (tree: ConfiguredTree) => string;
  /** The files, relative to the tree, that `configuration` speaks of. */
  readonly configurationFiles: (tree: ConfiguredTree) => readonly string[];
  /** The paths that one of those files names, by which it is carried through a change's renames. */
  readonly configurationPaths: (file: string, text: string) => readonly ConfigurationPath[];
  /**
   * The additions of head's own file by which nothing of base is found or judged otherwise; absent: nothing is
   * carried.
   */
  readonly configurationAdditions?: (of: AddedTo, base: ConfiguredTree) => readonly Addition[];
  /** The folders in which its projects lie where no configuration of ours says so. */
  readonly findRoots: (tree: TreeListing) => FoundRoots;
  /** True if a path may name a source that the server checks. */
  readonly isSource: (path: string) => boolean;
  /** True if the file at a path that `isSource` takes is a source by how it begins; absent where its name tells. */
  readonly isSourceText?: (path: string, beginning: string) => boolean;
  /** True if a repository configures the linter; absent for a checker. */
  readonly isConfigured?: (tree: TreeListing) => boolean;
  /** True if a repository with these paths is one that the server can check. */
  readonly isDetected: (paths: readonly string[]) => boolean;
  /** True if a change at a path can matter to none of its projects, whatever they hold; absent: any may. */
  readonly canIgnoreChange?: (change: ChangedPath) => boolean;
  /** True if a change at a path may change a project's program, or what the server finds in it; in doubt it may. */
  readonly affectsProject: (project: OpenedProject) => (change: ChangedPath) => boolean;
  /**
   * The scope that `scope: auto` comes to. "complete": its own command checks both trees, and the server the files
   * that differ; in a walk, whose stops are small, it checks what the change can matter to.
   */
  readonly scope: "complete" | "full";
  /** True if where it enters an import cycle decides what it infers there. */
  readonly isOrdered?: boolean;
  /**
   * Lists the files that a project's program is made of, where they can be had for less than `program` costs.
   * Undefined where only `program` can tell; null for a server whose `program` costs little.
   */
  readonly listFiles:
    | ((host: ProfileHost, tree: ListedTree) => (project: string) => Promise<ListedProject | undefined>)
    | null;
  /**
   * The facts from which a program follows. `references`: names of files, configuration and what sources refer to.
   * Absent: it may follow from anything.
   */
  readonly programFrom?: "references";
  /** The files that the server's own command would check of a project; paths are relative to the tree. */
  readonly program: (
    host: ProfileHost,
    place: ProjectPlace & {
      readonly serverFolder: string;
      /** The folders in which its dependencies were found, laid out as the tree; absolute. */
      readonly checkouts: readonly string[];
      /** The settings as they are configured. */
      readonly settings?: Readonly<Record<string, unknown>>;
    },
  ) => Promise<FileSet>;
  /** The search for what leads out of the tree; absent for a server that follows no import, or is not known to. */
  readonly outward?: OutwardSearch;
  /** The reason why Lanser cannot query this version, or undefined. */
  readonly versionProblem: (version: string) => string | undefined;
  /** True if this version asks to pull everything again whenever a document is opened or closed. */
  readonly keepsOpen: (version: string) => boolean;
  readonly membership: Membership | null;
  /** True if an error says that there is nothing of what was asked for at a place; absent: its errors are errors. */
  readonly isEmptyResultError?: (
    method: string,
    error: { readonly code: number; readonly message: string },
  ) => boolean;
  /** The most symbols of a workspace that it gives, whatever fits; absent for one that gives all. */
  readonly workspaceSymbolsMax?: number;
  /** Requests that it was seen to answer with less than there is before it has loaded all; absent for none. */
  readonly returnsPartialResults?: ReadonlySet<string>;
  /**
   * True if it was measured that, told that a source was edited, one that runs answers as one that is started on it
   * does. Absent: it is started anew.
   */
  readonly takesEdits?: true;
  /**
   * The parts that are different where it is asked questions, which are about files that nobody opened, too; absent
   * for nothing.
   */
  readonly questions?: Partial<
    Pick<
      Profile,
      "canaries" | "command" | "complete" | "initializationOptions" | "changedSettings" | "section"
    >
  >;
  /**
   * The readiness of the index from which it answers: met where that has everything. Looked at once the first
   * canary is answered; absent: it needs none.
   */
  readonly complete?: (facts: SessionFacts) => Readiness;
  /**
   * The means by which it takes in another state of its tree; absent where each state of a tree has a process of
   * its own.
   */
  readonly walks?: Walks;
  readonly canaries: readonly [first: Canary, last: Canary];
  /**
   * The settings of a project's configuration that have no effect, and of which the server does not complain; a
   * sentence each.
   */
  readonly configurationProblems: (place: ProjectPlace) => readonly string[];
  /** The words to show of a warning or error in the server's log that is about the configuration; else undefined. */
  readonly complaintOf: (message: string) => string | undefined;
  /** True if a diagnostic of LSP severity `severity` (1…4) is something the server's own command prints. */
  readonly isFinding: (severity: number, message: string) => boolean;
  /**
   * True if columns behind the end of a line are that end, as the protocol has it, and a range may come backwards;
   * absent: such a range is believed in nothing.
   */
  readonly clampsColumns?: true;
  /** True if the columns of its diagnostics are code points, whatever was agreed on; absent: they are as agreed. */
  readonly countsCodePoints?: true;
  /** The lines, from 0, of a text of which the server says nothing because the text asks so, where it does not say that itself. */
  readonly silencedLines?: (text: string) => readonly number[];
  /** True if a diagnostic that is no finding marks code that the server does not look at. */
  readonly isUnreachable: (message: string) => boolean;
  readonly limits: ProfileLimits;
};

/** The projects that were found in a tree, as folders relative to it, "." for the top. */
export type FoundRoots = {
  readonly roots: readonly string[];
  /** Folders with a configuration of the server that are no roots. */
  readonly others: readonly string[];
  /** Folders that are checked as part of a root which refers to them; absent for none. */
  readonly referred?: readonly string[];
  /** True if the server's command never looks at a source in a root; absent: it looks at each. */
  readonly isPassedOver?: (path: string) => boolean;
};
