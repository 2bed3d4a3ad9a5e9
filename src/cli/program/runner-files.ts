/**
 * Watches the files through which a step sets variables for later steps. A server must not touch them: it could put
 * itself before every later command of the job.
 */
import { lstatSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ObservedCode } from "../../model/codes.ts";
import type { Reason } from "../../model/report.ts";
import type { Runner } from "./where.ts";

export type CommandFiles = Pick<
  Runner,
  "environmentFile" | "pathFile" | "outputFile" | "stateFile" | "summaryFile" | "temporaryFolder"
>;

const folderName = "_runner_file_commands";

/**
 * Remembers the state of the runner's files, and returns a function that gives a reason if it has changed. The Action
 * watches `all`. A command watches only the `environment` (variables and PATH), because the script around it can write
 * to the others at any time.
 */
export function watchRunnerFiles(
  runner: CommandFiles,
  which: "all" | "environment",
): () => readonly Reason<ObservedCode>[] {
  const folders = foldersOf(runner);
  const isWatched = (path: string): boolean =>
    which === "all" ||
    path === runner.environmentFile ||
    path === runner.pathFile ||
    /[/\\](?:set_env|add_path)_[^/\\]*$/u.test(path);
  const before = stateOf(folders, isWatched);
  return () => {
    if (stateOf(folders, isWatched) === before) return [];
    return [
      {
        code: "runner-file-tampered",
        message: "a program wrote to the runner's command files while the servers ran",
        hint: "A server or one of its processes did this. Do not trust the later steps of this job.",
      },
    ];
  };
}

/** Returns the folders of the runner's files. New files in them count, too: the runner reads each one. */
function foldersOf({ temporaryFolder, ...runner }: CommandFiles): readonly string[] {
  const files = [
    runner.environmentFile,
    runner.pathFile,
    runner.outputFile,
    runner.stateFile,
    runner.summaryFile,
  ];
  const folders = files.flatMap((file) => (file ? [dirname(file)] : []));
  const temporary = temporaryFolder ? [join(temporaryFolder, folderName)] : [];
  return [...new Set([...folders, ...temporary])].sort();
}

/**
 * Describes the files by their metadata, because a file can be too large to read, or unreadable. The change time
 * (ctime) shows each write, and a program cannot set it back.
 */
function stateOf(folders: readonly string[], isWatched: (path: string) => boolean): string {
  const paths = folders.flatMap((folder) => namesIn(folder).map((name) => join(folder, name)));
  return JSON.stringify(paths.filter(isWatched).map((path) => [path, factsOf(path)]));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Returns the metadata of a file as texts; "none" for a file that is missing, so that a new file is a change. */
function factsOf(path: string): readonly string[] {
  try {
    const { mode, size, ino, dev, ctimeNs } = lstatSync(path, { bigint: true });
    return [mode, size, ino, dev, ctimeNs].map(String);
  } catch {
    return ["none"];
  }
}
