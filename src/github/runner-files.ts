/**
 * The files through which a step tells the runner what to set for later steps. A server has no business with them, and
 * one that finds them could put itself in front of every later command of the job.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Reason } from "../core/report.ts";
import type { Host } from "../host.ts";

const named = ["GITHUB_ENV", "GITHUB_PATH", "GITHUB_OUTPUT", "GITHUB_STATE", "GITHUB_STEP_SUMMARY"] as const;
const folderName = "_runner_file_commands";

/** Remembers what is in them now; the function it gives says whether that has changed. */
export function watchRunnerFiles(env: Host["env"]): () => readonly Reason[] {
  const folders = foldersOf(env);
  const before = contentOf(folders);
  return () => {
    if (contentOf(folders) === before) return [];
    return [
      {
        code: "runner-file-tampered",
        message: "something wrote to the runner's command files while the servers ran",
        hint: "A server or what it started did this: do not trust the later steps of this job.",
      },
    ];
  };
}

function foldersOf(env: Host["env"]): readonly string[] {
  const files = named.flatMap((name) => (env[name] ? [dirname(env[name])] : []));
  const temporary = env["RUNNER_TEMP"] ? [join(env["RUNNER_TEMP"], folderName)] : [];
  return [...new Set([...files, ...temporary])].sort();
}

/** One digest over names and bytes; the runner makes the files before the step begins. */
function contentOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    for (const name of namesIn(folder)) {
      const bytes = read(join(folder, name));
      hash.update(`${folder.length} ${folder}/${name.length} ${name} ${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest("hex");
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
