/** Creates the folder for temporary files (scratch folder) of one run, and removes folders that a killed run left. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeTemporary, removable, removal } from "../platform/folders.ts";
import type { Host } from "../platform/host.ts";

/** Prefix of the folder name; the process ID follows. */
const scratchPrefix = "lanser-gate-";

/**
 * Creates a scratch folder. Its name contains the process ID of its owner, so that a later run can remove what a
 * killed run left. Throws a UserError if the temporary folder is not usable.
 */
export function makeScratch(
  host: Pick<Host, "temporaryFolder" | "pid" | "kill">,
): { readonly folder: string } & Disposable {
  const scratch = claim(makeTemporary(host.temporaryFolder, `${scratchPrefix}${host.pid}-`));
  removeAbandoned(host, dirname(scratch.folder));
  return scratch;
}

/** Prefix of the folder of a session. */
export const homePrefix = "home-";

/** True if the folder belongs to a session of this name, of any server. */
export function isHomeOf(folder: string, session: string): boolean {
  const name = basename(folder);
  return name.startsWith(homePrefix) && name.endsWith(`-${session}`);
}

/**
 * Folder with the same path for run after run: servers that keep running must find the trees at the same place. Files
 * that a run left are moved aside at once and removed later, because removing takes long.
 */
export type RunFolder = {
  readonly folder: string;
  /** Empties it for a run. */
  readonly take: () => void;
  /** Marks the end of the run; what it left may still be read. */
  readonly leave: () => void;
  /** Makes room for the next run, if none is running. */
  readonly putAside: () => void;
  /** Removes what was moved aside. */
  readonly drop: () => void;
  /** Calls `putAside` and `drop`. */
  readonly clear: () => void;
};

/** Creates such a folder, and next to it a folder for old files. Moving old files there frees the path at once. */
export function makeRunFolder(parent: string): RunFolder {
  const folder = join(parent, "run");
  const aside = join(parent, "left");
  let [state, count]: ["empty" | "taken" | "left", number] = ["empty", 0];
  for (const one of [folder, aside]) mkdirSync(one);
  const putAside = () => {
    if (state !== "left") return;
    renameSync(folder, join(aside, String(count++)));
    mkdirSync(folder);
    state = "empty";
  };
  const drop = () => {
    for (const name of readdirSync(aside)) {
      try {
        rmSync(join(aside, name), removal);
      } catch {
        // A server that was ended can still write there for a moment. The next call removes the rest.
      }
    }
  };
  return {
    folder,
    drop,
    take: () => {
      putAside();
      state = "taken";
    },
    leave: () => {
      state = "left";
    },
    putAside,
    clear: () => {
      putAside();
      drop();
    },
  };
}

/**
 * Hides the folder from git. TMPDIR can be in the repository, and temporary files must not appear in its working
 * tree.
 */
function claim(folder: string): { readonly folder: string } & Disposable {
  const made = removable(folder);
  try {
    // TMPDIR may lie in the repository: what we write there is not part of its working tree.
    writeFileSync(join(folder, ".gitignore"), "*\n");
  } catch (error) {
    made[Symbol.dispose]();
    throw error;
  }
  return made;
}

/** Returns the names in a folder; none if it may be written and not listed. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Removes scratch folders whose owner process no longer runs: a killed run cannot remove its own. */
function removeAbandoned(host: Pick<Host, "pid" | "kill">, parent: string): void {
  for (const name of namesIn(parent)) {
    const owner = new RegExp(`^${scratchPrefix}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || Number(owner) === host.pid || host.kill(Number(owner), 0)) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // The folder belongs to another user, or a process still writes there. A later run tries again.
    }
  }
}
