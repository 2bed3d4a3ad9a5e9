/**
 * What we know about one server: how to start, configure and lock it down, when it is ready, how its own command
 * walks a tree, and how its diagnostics are had. One value per server, in `servers/`.
 */
import type { ClientCapabilities } from "vscode-languageserver-protocol";
import type { Catalogue } from "../model/catalogue.ts";
import type { Census } from "../model/census.ts";
import type { Range, Severity } from "../model/finding.ts";
import type { Host, SpawnRequest } from "../platform/host.ts";
import type { Addition } from "./carrying/additions.ts";
import type { AddedTo } from "./carrying/carry.ts";
import type { ConfigurationPath } from "./carrying/patterns.ts";
import type { Compiler } from "./compiler/types.ts";
import type {
  Announcement,
  Believed,
  Canary,
  CompletionEvidence,
  Membership,
  ProfileLimits,
  Walks,
} from "./conduct.ts";
import type { FoundRoots } from "./found-roots.ts";
import type { OutwardSearch, Refusal } from "./outward.ts";
import type { OwnServer } from "./own/definition.ts";
import type { AllowedMethod, QuestionEncoding } from "./protocol/capabilities.ts";
import type { SessionFacts } from "./protocol/facts.ts";
import type { Source } from "./source.ts";

/** met: go on. unmet: wait, `reason` says for what. unmeetable: waiting cannot help, `reason` says why. */
export type Readiness =
  | { readonly state: "unmet"; readonly reason: string }
  | { readonly state: "met"; readonly reason: string; readonly files: number | null }
  | {
      readonly state: "unmeetable";
      readonly code: "server-configuration" | "server-not-ready";
      readonly reason: string;
    };

/** How a server's diagnostics are had. */
export type Diagnostics =
  /** Asked for, document by document. `offerMsMax`: how long a ready server may take to offer that, by registration. */
  | {
      readonly kind: "pull";
      readonly offerMsMax: number;
      /** Of a server whose report is not in the protocol's form, or does not always tell: what it comes to. */
      readonly believed?: (report: unknown) => Believed;
      /** Whether a line of its log says that the answer about a document is none; absent: it answers with an error then. */
      readonly isNoAnswer?: (logged: string, uri: string) => boolean;
    }
  /** Published by the server. What was published counts once `completion` is met. */
  | { readonly kind: "push"; readonly completion: CompletionEvidence }
  /** Asked for by requests of its own, each of which it answers with all that there is. */
  | ({ readonly kind: "query" } & OwnQuery);

export type OwnQuery = {
  /** Before the first document, one after the other. */
  readonly first: (context: SideContext) => readonly OwnRequest[];
  /** Whether the result of such a one says that it was taken. */
  readonly isTaken: (result: unknown) => boolean;
  /** About an open document; `path` is relative to the tree. Sent together. */
  readonly about: (context: SideContext, path: string) => readonly OwnRequest[];
  /** What the results of those come to, in their order. */
  readonly read: (results: readonly unknown[], context: SideContext, path: string) => Believed;
};

export type OwnRequest = { readonly method: AllowedMethod; readonly params: object };

/**
 * One project of a tree. `root` is the tree on disk, absolute; `project` the folder that the server is opened on,
 * relative to it, "." for the top.
 */
export type ProjectPlace = { readonly root: string; readonly project: string };

/** Absolute. */
export function projectFolder({ root, project }: ProjectPlace): string {
  return project === "." ? root : `${root}/${project}`;
}

/** What configures a server on a tree: that of `projects`, and nothing below the folders `apart`. */
export type ConfiguredTree = {
  readonly root: string;
  readonly projects: readonly string[];
  readonly apart: readonly string[];
};

export function onlyProject({ root, project }: ProjectPlace): ConfiguredTree {
  return { root, projects: [project], apart: [] };
}

/** What a tree holds; paths relative to it. */
export type TreeListing = {
  readonly paths: readonly string[];
  readonly text: (path: string) => string | undefined;
};

/** A project as it was opened on a tree. */
export type OpenedProject = ProjectPlace & {
  /** What `listed` found on both sides, else what `program` did in base; paths relative to the tree. */
  readonly program: readonly string[];
  readonly isSought: ListedProject["isSought"];
  /** Folders in which the server looks for packages; absolute. */
  readonly places: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
};

/** A tree whose projects are listed; all paths absolute. */
export type ListedTree = {
  readonly root: string;
  /** Where the server's package lies. */
  readonly serverFolder: string;
  /** The folders in which its dependencies were found, laid out as the tree. */
  readonly checkouts: readonly string[];
  /** Whether it matters what was looked for and not found, too. */
  readonly isTraced: boolean;
};

/** What a program is made of: all files, sources or not, in any order; paths relative to the tree. */
export type ListedProject = {
  readonly files: readonly string[];
  /** Whether a file of that name, if it came or went, could be taken in; in doubt, and where nothing was traced, it could. */
  readonly isSought: (path: string) => boolean;
};

/** `isNewName`: one side alone has a file there; `isNewFolder`: and one side alone has its folder. */
export type ChangedPath = {
  readonly path: string;
  readonly isNewName: boolean;
  readonly isNewFolder?: boolean;
};

/** What a server gets to know about one project of a tree. All paths absolute but `project`. */
export type SideContext = ProjectPlace & {
  /** Where the server's package lies. */
  readonly serverFolder: string;
  readonly toolchain: ToolchainFacts;
  /** From the configuration: merged under the profile's own, which cannot be loosened. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly overlays?: readonly Overlay[];
  readonly parts?: readonly ProjectPart[];
};

/** Files of a program that are checked as part of one of the projects that it is made of; relative to the tree. */
export type ProjectPart = { readonly configuration: string; readonly paths: readonly string[] };

/** A document that is open as long as the session: what the server reads in place of a file of the tree. */
export type Overlay = {
  /** Relative to the tree. */
  readonly path: string;
  readonly languageId: string;
  readonly text: string;
};

/** What the language's installation is to a server, by the names that its profile gives: each an absolute path. */
export type ToolchainFacts = Readonly<Record<string, string>>;

/** The files a server's own command would check, in its order, or why that cannot be known. */
export type Program =
  | {
      readonly kind: "program";
      readonly paths: readonly string[];
      /** The diagnostics of the command of the project as a whole, in files that no request can name. */
      readonly projectDiagnostics: readonly ProjectDiagnostic[];
      /** Without which the server would answer for some of these files in another way than the command. */
      readonly overlays?: readonly Overlay[];
      /** For a server that has to be told as part of which project it is asked about a file. */
      readonly parts?: readonly ProjectPart[];
      /** Of a server with `scope: "complete"`: what its own command is run on. */
      readonly compared?: ComparedProject;
    }
  /** `code`: absent for "server-configuration". */
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
  /** Places in it are still absolute. */
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

/** What a server needs to know of the language's own installation, found without running anything of the project. */
export type Toolchain = (tree: ToolchainTree) => Promise<PreparedToolchain>;

/** One tree on disk; all paths absolute but `linked`. */
export type ToolchainTree = ProjectPlace & {
  /** Where the server's package lies. */
  readonly serverFolder: string;
  /** Dependency folders that were linked into the tree, relative to it. */
  readonly linked: readonly string[];
  /** Those that the configuration names. */
  readonly named: readonly string[];
  /** The folders in which its dependencies were found, laid out as the tree. */
  readonly checkouts: readonly string[];
  /** Where a stand-in may be written; a path that does not exist yet. */
  readonly file: string;
};

export type PreparedToolchain = {
  readonly facts: ToolchainFacts;
  /** For the report; null when there is none or the server needs none. */
  readonly summary: { readonly name: string; readonly version: string } | null;
  /** Which packages lie beside it and in no linked folder, as a digest; null when none can be seen. */
  readonly packages: string | null;
  /** Folders in which the server looks for packages, in its order; absolute. */
  readonly places: readonly string[];
  /** Why the server must not be started with it, or null. */
  readonly problem: string | null;
};

export type ProfileHost = Pick<Host, "env" | "arch" | "spawn" | "kill" | "clock" | "nodePath">;

/** What of a server is different where its own command is run in its place. */
export type CommandMode = Pick<Profile, "command" | "program"> & {
  readonly compiler: NonNullable<Profile["compiler"]>;
} & Partial<Profile>;

export type Profile = {
  readonly id: string;
  /** For people: "pyright". */
  readonly name: string;
  /** What the sources are written in, for people: "Python". */
  readonly language: string;
  /** Every language id that `languageId` gives. */
  readonly languageIds: readonly string[];
  readonly languageId: (path: string) => string;
  /** What its messages say, and which codes speak of one problem; absent if that is not known. */
  readonly catalogue?: Catalogue;
  /** How it lists what silences it; absent where it cannot. */
  readonly census?: Census;
  /** What a version is installed from. */
  readonly source: (version: string) => Source;
  /**
   * `checker`: it says whether the code is right. `linter`: it says what it thinks of the code, beside a checker; a repository that
   * does not configure it does not want it.
   */
  readonly role: "checker" | "linter";
  /** What it runs of others: nothing, the language's own tools, or code of the repository, which needs consent. */
  readonly executes: "never" | "toolchain" | "repository";
  /** That in a sentence, and how what it would run else is kept from it. */
  readonly executesWhy: string;
  /** In a sandbox: what a process of it reads besides its own folder, the trees and the programs of the system; absolute. Absent for nothing. */
  readonly readable?: (request: Pick<SpawnRequest, "file" | "env">) => readonly string[];
  /** And what it writes besides folders of the run: what it keeps from run to run. */
  readonly writable?: (toolchain: ToolchainFacts) => readonly string[];
  /** How it is asked: a server by a conversation, a command by what it prints. Absent for a server. */
  readonly compiler?: Compiler<SideContext>;
  /** Its own command in its place, as what is different then; absent where this release runs none. */
  readonly asCommand?: CommandMode;
  /** Of a command that stands in the place of a server: that server. */
  readonly asServer?: Profile;
  /** As a repository describes it; absent for a server of this release. */
  readonly own?: OwnServer;
  /** Why its silence proves nothing, so that a run with it alone does not pass; absent where it does. */
  readonly unproven?: string;
  /** Why it is not probed, so that a run with it is not rewarded; absent where it is. */
  readonly unprobed?: string;
  /** What is started: a program of the package, or Node with the package's entry point where `file` is null. */
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
  /** What we declare in `initialize`. */
  readonly capabilities: ClientCapabilities;
  /** In which it may count columns when it is asked questions; absent: in whichever it likes. */
  readonly questionEncodings?: readonly QuestionEncoding[];
  /** What it is told besides, between `initialized` and its settings; absent for nothing. */
  readonly announcements?: readonly Announcement[];
  readonly initializationOptions: (context: SideContext) => unknown;
  /** The settings of the one `workspace/didChangeConfiguration` that follows `initialized`. */
  readonly changedSettings: (context: SideContext) => object;
  /** The answer to `workspace/configuration` for one section; undefined is answered as null. */
  readonly section: (section: string, context: SideContext) => unknown;
  /** Why settings of the configuration cannot be used, or undefined: none is ignored, none loosens the lock-down. */
  readonly settingsProblem: (settings: Readonly<Record<string, unknown>>) => string | undefined;
  readonly readiness: (facts: SessionFacts) => Readiness;
  readonly diagnostics: Diagnostics;
  /** What of the tree configures the server, as one text: equal texts, equal configuration. */
  readonly configuration: (tree: ConfiguredTree) => string;
  /** The files, relative to the tree, that `configuration` speaks of. */
  readonly configurationFiles: (tree: ConfiguredTree) => readonly string[];
  /** The paths that one of those files names, by which it is carried through a change's renames. */
  readonly configurationPaths: (file: string, text: string) => readonly ConfigurationPath[];
  /** What head's own file adds by which nothing of base is found or judged otherwise; absent: nothing is carried. */
  readonly configurationAdditions?: (of: AddedTo, base: ConfiguredTree) => readonly Addition[];
  /** Where its projects lie where no configuration of ours says so. */
  readonly findRoots: (tree: TreeListing) => FoundRoots;
  /** Whether a path may name a source that the server checks. */
  readonly isSource: (path: string) => boolean;
  /** Of a path that `isSource` takes: whether the file is a source by how it begins; absent where its name tells. */
  readonly isSourceText?: (path: string, beginning: string) => boolean;
  /** Of a linter: whether a repository configures it; absent for a checker. */
  readonly isConfigured?: (tree: TreeListing) => boolean;
  /** Whether a repository with these paths is one that the server can check. */
  readonly isDetected: (paths: readonly string[]) => boolean;
  /** Whether a change at a path can matter to none of its projects, whatever they hold; absent: any may. */
  readonly isForeign?: (change: ChangedPath) => boolean;
  /** Whether a change at a path may change a project's program, or what the server finds in it; in doubt it may. */
  readonly touches: (project: OpenedProject) => (change: ChangedPath) => boolean;
  /**
   * What `scope: auto` comes to. "complete": its own command checks both trees, and the server the files that differ; in a walk, whose
   * stops are small, it checks what the change can matter to.
   */
  readonly scope: "complete" | "full";
  /** Whether where it enters an import cycle decides what it infers there. */
  readonly isOrdered?: boolean;
  /**
   * What a project's program is made of, where it can be had for less than `program` costs. Undefined where only `program`
   * can tell; null for a server whose `program` costs little.
   */
  readonly listed:
    | ((host: ProfileHost, tree: ListedTree) => (project: string) => Promise<ListedProject | undefined>)
    | null;
  /** `references`: a program follows from names of files, configuration and what sources refer to. Absent: it may follow from anything. */
  readonly programFrom?: "references";
  /** What the server's own command would check of a project; paths are relative to the tree. */
  readonly program: (
    host: ProfileHost,
    place: ProjectPlace & {
      readonly serverFolder: string;
      /** The folders in which its dependencies were found, laid out as the tree; absolute. */
      readonly checkouts: readonly string[];
      /** As they are configured. */
      readonly settings?: Readonly<Record<string, unknown>>;
    },
  ) => Promise<Program>;
  /** How what leads out of the tree is found; absent for a server that follows no import, or is not known to. */
  readonly outward?: OutwardSearch;
  /** Why Lanser cannot query this version, or undefined. */
  readonly versionProblem: (version: string) => string | undefined;
  /** Whether this version asks to pull everything again whenever a document is opened or closed. */
  readonly keepsOpen: (version: string) => boolean;
  readonly membership: Membership | null;
  /** Errors by which it says that there is nothing of what was asked for at a place; absent: its errors are errors. */
  readonly saysNothing?: (
    method: string,
    error: { readonly code: number; readonly message: string },
  ) => boolean;
  /** How many symbols of a workspace it gives at most, whatever fits; absent for one that gives all. */
  readonly workspaceSymbolsMax?: number;
  /** Requests that it was seen to answer with less than there is before it has loaded all; absent for none. */
  readonly answersEarly?: ReadonlySet<string>;
  /** It was measured: told that a source was edited, one that runs answers as one that is started on it does. Absent: it is started anew. */
  readonly takesEdits?: true;
  /** What is different where it is asked questions, which are about files that nobody opened, too; absent for nothing. */
  readonly questions?: Partial<
    Pick<
      Profile,
      "canaries" | "command" | "complete" | "initializationOptions" | "changedSettings" | "section"
    >
  >;
  /** Of one that answers from an index: whether that has everything. Looked at once the first canary is answered; absent: it needs none. */
  readonly complete?: (facts: SessionFacts) => Readiness;
  /** Absent where each state of a tree has a process of its own. */
  readonly walks?: Walks;
  readonly canaries: readonly [first: Canary, last: Canary];
  /** What a project's configuration says to no effect, and the server does not complain of; a sentence each. */
  readonly configurationProblems: (place: ProjectPlace) => readonly string[];
  /** What to show of a warning or error in the server's log: that it is about the configuration; else undefined. */
  readonly complaintOf: (message: string) => string | undefined;
  /** Whether a diagnostic of LSP severity `severity` (1…4) is something the server's own command prints. */
  readonly isFinding: (severity: number, message: string) => boolean;
  /** Where columns behind the end of a line are that end, as the protocol has it, and a range may come backwards; absent: such a range is believed in nothing. */
  readonly countsPastLines?: true;
  /** The columns of its diagnostics are code points, whatever was agreed on; absent: they are as agreed. */
  readonly countsCodePoints?: true;
  /** The lines, from 0, of a text of which the server says nothing because the text asks so, where it does not say that itself. */
  readonly silencedLines?: (text: string) => readonly number[];
  /** Whether a diagnostic that is no finding marks code that the server does not look at. */
  readonly isUnreachable: (message: string) => boolean;
  readonly limits: ProfileLimits;
};
