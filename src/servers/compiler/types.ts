/**
 * Compiler mode: a server that is a command with a parser. It is run once over a project as it lies on disk, and once over each
 * document that is not a file of it; `observe/compiler.ts` speaks for it, so a session sees one conversation like any other.
 */
import type { RunResult } from "../../platform/run.ts";

export type Compiler<Context> = {
  /** Over the project; the program itself and what always stands before are the profile's `command`. */
  readonly project: (context: Context) => CompilerRun;
  /** Over the project by several runs, one after the other, in the place of `project`; `readStages` reads them together. */
  readonly stages?: (context: Context) => readonly CompilerRun[];
  /** As `stages`, over one project exactly as its configuration has it: two trees are compared by what is printed of them. */
  readonly compared?: (context: Context) => readonly CompilerRun[];
  readonly readStages?: (ended: readonly CompilerEnded[]) => CompilerRead;
  /** Over one document: a canary. */
  readonly document: (context: Context, document: CompilerDocument) => CompilerRun;
  /** Pure: what the end of a run comes to. */
  readonly read: (ended: CompilerEnded) => CompilerRead;
  /** What its columns count. */
  readonly columns: Columns;
  /** Whether its output has what it would do about a finding; absent: it has not. */
  readonly printsFixes?: true;
  /** Whether it passes over a file that is not UTF-8, without a word; absent: it reads on, or complains. */
  readonly utf8Only?: true;
};

export type Columns = "utf-16" | "code-points" | "bytes";

export type CompilerRun = {
  /** In the place of the profile's command: a program of the machine; absolute. */
  readonly file?: string;
  readonly args: readonly string[];
  /** Absolute. */
  readonly cwd: string;
  readonly input: string;
  /** Of a stage: whether it can tell more than how the one before it ended, which stands for it else. Absent: it can. */
  readonly isNeeded?: (before: CompilerEnded) => boolean;
  /** Of a stage: arguments behind `args` that the stages before it decide. */
  readonly more?: (before: readonly CompilerEnded[]) => readonly string[];
  /** Besides the profile's own. */
  readonly env?: Readonly<Record<string, string>>;
  /**
   * Written before. Of a run over a document each below its folder; of one over the project below a copy of the tree that holds
   * nothing else, in which it runs. Names in its output are then to be read as those of the tree.
   */
  readonly files?: Readonly<Record<string, string>>;
  /** Of a run over a document: by which absolute path it is named in the output. */
  readonly names?: string;
};

export type CompilerDocument = {
  /** Absolute; nothing need lie there. */
  readonly path: string;
  readonly text: string;
  /** An empty folder, for a command that takes files only; absolute. */
  readonly folder: string;
};

export type CompilerEnded = Pick<RunResult, "exitCode" | "stderr" | "timedOut"> & {
  readonly stdout: string;
  /** Relative names in the output lie below it. */
  readonly cwd: string;
  readonly over: "project" | "document";
};

/** An exit code alone proves nothing: `finished` needs evidence of its own, and the files that were looked at where they are told. */
export type CompilerRead =
  | {
      readonly kind: "finished";
      readonly files: number | null;
      readonly diagnostics: readonly CompilerDiagnostic[];
      /** What it says of its configuration and goes on. */
      readonly complaints: readonly string[];
      /** Which files it could not look at, by absolute path, and why: they have no answer. */
      readonly unlooked?: {
        readonly has: (path: string) => boolean;
        readonly reason: string;
        /** Where each file has a reason of its own. */
        readonly reasonOf?: (path: string) => string;
      };
      /** Sources that had to leave a file out, by absolute path: that they say nothing of it is no answer. */
      readonly silent?: (path: string) => readonly string[];
    }
  | {
      readonly kind: "failed";
      readonly code: "server-configuration" | "server-not-ready";
      readonly reason: string;
    };

/**
 * As commands print them: lines and columns from 1, or offsets in the bytes of the file; the end exclusive, null for one that is not
 * told.
 */
export type CompilerDiagnostic = {
  /** Absolute. */
  readonly path: string;
  readonly start: CompilerPosition | { readonly byte: number };
  readonly end: CompilerPosition | { readonly byte: number } | null;
  readonly severity: "error" | "warning" | "information" | "hint" | null;
  readonly code: string | null;
  readonly source: string;
  readonly message: string;
  /** What it would do about it, where it prints that. */
  readonly fix?: CompilerFix;
  /** Places beside it that it speaks of. */
  readonly related?: readonly CompilerRelated[];
};

export type CompilerRelated = {
  /** Absolute. */
  readonly path: string;
  readonly start: CompilerPosition;
  readonly end: CompilerPosition;
  readonly message: string;
};

export type CompilerFix = {
  readonly title: string;
  /** Of the file of the finding. */
  readonly edits: readonly {
    readonly start: CompilerPosition | { readonly unit: number };
    readonly end: CompilerPosition | { readonly unit: number };
    readonly text: string;
  }[];
};

export type CompilerPosition = { readonly line: number; readonly column: number };
