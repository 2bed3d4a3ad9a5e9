/**
 * Compiler mode: a command with a reader of its output takes the place of a language server. It runs once over a
 * project on disk, and once over each document outside it. `session/observe` speaks LSP for it, so a session sees a
 * conversation as with any server.
 */
import type { RunResult } from "../../platform/run.ts";

/** How to run a command and read its output. */
export type Compiler<Context> = {
  /** The run over the project. The profile's `command` gives the program and the leading arguments. */
  readonly project: (context: Context) => CompilerRun;
  /** Several runs over the project, one after the other, instead of `project`. `readStages` reads them together. */
  readonly stages?: (context: Context) => readonly CompilerRun[];
  /** The runs that compare two trees, over one project exactly as its configuration has it. */
  readonly compared?: (context: Context) => readonly CompilerRun[];
  readonly readStages?: (ended: readonly CompilerEnded[]) => CompilerRead;
  /** The run over one document, such as a canary. */
  readonly document: (context: Context, document: CompilerDocument) => CompilerRun;
  /** Turns an ended run into its result. Pure. */
  readonly read: (ended: CompilerEnded) => CompilerRead;
  /** The unit of the columns that the command prints. */
  readonly columns: Columns;
  /** True if the output contains fixes. Absent if it does not. */
  readonly printsFixes?: true;
  /** True if the command silently skips a file that is not UTF-8. Absent if it reads the file or complains. */
  readonly utf8Only?: true;
};

export type Columns = "utf-16" | "code-points" | "bytes";

/** One run of a command. */
export type CompilerRun = {
  /** A program of the machine instead of the profile's command; absolute. */
  readonly file?: string;
  readonly args: readonly string[];
  /** The working folder; absolute. */
  readonly cwd: string;
  readonly input: string;
  /**
   * Decides from the previous stage if this stage can add anything. If not, the previous output counts for it too.
   * Absent: it always runs.
   */
  readonly isNeeded?: (before: CompilerEnded) => boolean;
  /** Further arguments that depend on the previous stages. */
  readonly more?: (before: readonly CompilerEnded[]) => readonly string[];
  /** Variables in addition to the profile's. */
  readonly env?: Readonly<Record<string, string>>;
  /**
   * Files to write before the run. For a document they go below its folder. For a project they go into a copy of the
   * tree with only these files, where the command then runs; names in its output count as names of the tree.
   */
  readonly files?: Readonly<Record<string, string>>;
  /** The absolute path by which the output names the document. */
  readonly names?: string;
};

/** A document to run over. */
export type CompilerDocument = {
  /** The path of the document; absolute. The file need not exist. */
  readonly path: string;
  readonly text: string;
  /** An empty folder for a command that only reads files; absolute. */
  readonly folder: string;
};

/** How a run ended. */
export type CompilerEnded = Pick<RunResult, "exitCode" | "stderr" | "timedOut"> & {
  readonly stdout: string;
  /** The folder that relative names in the output refer to. */
  readonly cwd: string;
  readonly over: "project" | "document";
};

/**
 * The result that Lanser reads from a run. `finished` needs evidence in the output, because an exit code alone proves nothing. `files` is
 * the number of checked files, or null if the command does not report it.
 */
export type CompilerRead =
  | {
      readonly kind: "finished";
      readonly files: number | null;
      readonly diagnostics: readonly CompilerDiagnostic[];
      /** Messages about the configuration after which the command continued. */
      readonly complaints: readonly string[];
      /** Files that the command could not check, by absolute path, and why. Their result is unknown. */
      readonly unlooked?: {
        readonly has: (path: string) => boolean;
        readonly reason: string;
        /** The reason for one file, if files have different ones. */
        readonly reasonOf?: (path: string) => string;
      };
      /**
       * The sources of findings that had to skip a file, by its absolute path. A missing finding of such a source
       * proves nothing.
       */
      readonly silent?: (path: string) => readonly string[];
    }
  | {
      readonly kind: "failed";
      readonly code: "server-configuration" | "server-not-ready";
      readonly reason: string;
    };

/**
 * A diagnostic as commands print it. Lines and columns count from 1; or it has offsets in bytes. The end is
 * exclusive; null if the command prints none.
 */
export type CompilerDiagnostic = {
  /** The path of the file; absolute. */
  readonly path: string;
  readonly start: CompilerPosition | { readonly byte: number };
  readonly end: CompilerPosition | { readonly byte: number } | null;
  readonly severity: "error" | "warning" | "information" | "hint" | null;
  readonly code: string | null;
  readonly source: string;
  readonly message: string;
  /** The fix, if the command prints one. */
  readonly fix?: CompilerFix;
  /** Places that the message refers to. */
  readonly related?: readonly CompilerRelated[];
};

/** A place that a diagnostic refers to. */
export type CompilerRelated = {
  /** The path of the file; absolute. */
  readonly path: string;
  readonly start: CompilerPosition;
  readonly end: CompilerPosition;
  readonly message: string;
};

/** A fix of a finding. */
export type CompilerFix = {
  readonly title: string;
  /** Edits in the finding's file. `unit` is an offset in UTF-16 code units, behind a byte order mark. */
  readonly edits: readonly {
    readonly start: CompilerPosition | { readonly unit: number };
    readonly end: CompilerPosition | { readonly unit: number };
    readonly text: string;
  }[];
};

export type CompilerPosition = { readonly line: number; readonly column: number };
