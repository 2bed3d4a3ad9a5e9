/** The scratch folder of one run. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeTemporary, removable, removal } from "../platform/folders.ts";
import type { Host } from "../platform/host.ts";

const scratchPrefix = "lanser-gate-";

/**
 * Creates a scratch folder. Its name contains the process id of its owner, so that a later run removes what a killed
 * run left.
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

/** True if the folder is that of a session of this name, of any server. */
export function isHomeOf(folder: string, session: string): boolean {
  const name = basename(folder);
  return name.startsWith(homePrefix) && name.endsWith(`-${session}`);
}

/** Folder with the same path for run after run. What a run left is moved aside at once, and removed later. */
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
        // A server that was ended may still write there: the next time it is gone.
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

function removeAbandoned(host: Pick<Host, "pid" | "kill">, parent: string): void {
  for (const name of namesIn(parent)) {
    const owner = new RegExp(`^${scratchPrefix}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || Number(owner) === host.pid || host.kill(Number(owner), 0)) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // It is another user's, or something still writes there: the next run looks again.
    }
  }
}
