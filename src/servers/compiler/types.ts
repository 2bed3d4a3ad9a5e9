/**
 * Compiler mode: a server that is a command with a parser. It runs once over a project as it is on disk, and once over
 * each document that is not a file of it. `observe/compiler.ts` speaks the protocol for it, so a session sees a
 * conversation like any other.
 */
import type { RunResult } from "../../platform/run.ts";

export type Compiler<Context> = {
  /** Run over the project; the program itself and the leading arguments are the profile's `command`. */
  readonly project: (context: Context) => CompilerRun;
  /** Runs over the project, one after the other, in place of `project`; `readStages` reads them together. */
  readonly stages?: (context: Context) => readonly CompilerRun[];
  /**
   * Same as `stages`, over one project exactly as its configuration has it: its output is used to compare two trees.
   */
  readonly compared?: (context: Context) => readonly CompilerRun[];
  readonly readStages?: (ended: readonly CompilerEnded[]) => CompilerRead;
  /** Run over one document: a canary. */
  readonly document: (context: Context, document: CompilerDocument) => CompilerRun;
  /** Converts the end of a run to its result; pure. */
  readonly read: (ended: CompilerEnded) => CompilerRead;
  /** Unit of its columns. */
  readonly columns: Columns;
  /** True if its output contains fixes of findings; absent if it does not. */
  readonly printsFixes?: true;
  /** True if it skips a file that is not UTF-8 without a message; absent if it reads on, or complains. */
  readonly utf8Only?: true;
};

export type Columns = "utf-16" | "code-points" | "bytes";

export type CompilerRun = {
  /** Program of the machine in place of the profile's command; absolute. */
  readonly file?: string;
  readonly args: readonly string[];
  /** Working folder; absolute. */
  readonly cwd: string;
  readonly input: string;
  /** True if a stage can add to the result of the previous one, which otherwise stands for it. Absent: it can. */
  readonly isNeeded?: (before: CompilerEnded) => boolean;
  /** Arguments of a stage after `args`, which depend on the previous stages. */
  readonly more?: (before: readonly CompilerEnded[]) => readonly string[];
  /** Variables besides the profile's own. */
  readonly env?: Readonly<Record<string, string>>;
  /**
   * Files that are written before the run: for a document below its folder; for the project below a copy of the tree
   * that holds nothing else, in which it runs. Names in its output are then read as those of the tree.
   */
  readonly files?: Readonly<Record<string, string>>;
  /** Absolute path by which the output names the document of a run. */
  readonly names?: string;
};

export type CompilerDocument = {
  /** Path of the document; absolute, the file need not exist. */
  readonly path: string;
  readonly text: string;
  /** Empty folder, for a command that accepts only files; absolute. */
  readonly folder: string;
};

export type CompilerEnded = Pick<RunResult, "exitCode" | "stderr" | "timedOut"> & {
  readonly stdout: string;
  /** Folder that relative names in the output refer to. */
  readonly cwd: string;
  readonly over: "project" | "document";
};

/**
 * Result of a run. An exit code alone proves nothing: `finished` needs evidence of its own, and the checked files if
 * the command reports them.
 */
export type CompilerRead =
  | {
      readonly kind: "finished";
      readonly files: number | null;
      readonly diagnostics: readonly CompilerDiagnostic[];
      /** Messages about its configuration after which it continues. */
      readonly complaints: readonly string[];
      /** Files that it could not check, by absolute path, and why: they have no answer. */
      readonly unlooked?: {
        readonly has: (path: string) => boolean;
        readonly reason: string;
        /** Reason of one file, if each has its own. */
        readonly reasonOf?: (path: string) => string;
      };
      /** Sources that had to leave a file out, by absolute path: their silence about it is not an answer. */
      readonly silent?: (path: string) => readonly string[];
    }
  | {
      readonly kind: "failed";
      readonly code: "server-configuration" | "server-not-ready";
      readonly reason: string;
    };

/**
 * Diagnostic as commands print it: lines and columns from 1, or offsets in the bytes of the file; the end is exclusive,
 * null if it is not printed.
 */
export type CompilerDiagnostic = {
  /** Path of the file; absolute. */
  readonly path: string;
  readonly start: CompilerPosition | { readonly byte: number };
  readonly end: CompilerPosition | { readonly byte: number } | null;
  readonly severity: "error" | "warning" | "information" | "hint" | null;
  readonly code: string | null;
  readonly source: string;
  readonly message: string;
  /** Fix of the finding, if the command prints one. */
  readonly fix?: CompilerFix;
  /** Related places that the finding refers to. */
  readonly related?: readonly CompilerRelated[];
};

export type CompilerRelated = {
  /** Path of the file; absolute. */
  readonly path: string;
  readonly start: CompilerPosition;
  readonly end: CompilerPosition;
  readonly message: string;
};

export type CompilerFix = {
  readonly title: string;
  /** Edits in the file of the finding. */
  readonly edits: readonly {
    readonly start: CompilerPosition | { readonly unit: number };
    readonly end: CompilerPosition | { readonly unit: number };
    readonly text: string;
  }[];
};

export type CompilerPosition = { readonly line: number; readonly column: number };
