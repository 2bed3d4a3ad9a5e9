/** Environment of a server: an allowlist. With a list of forbidden names, one missing name would leak a token. */
import { posix } from "node:path";
import type { Host } from "../../platform/host.ts";

export type EnvironmentOptions = {
  readonly host: Pick<Host, "env">;
  /** Folders separated by colons, with links resolved: which programs a server may find. */
  readonly path: string;
  /**
   * Folders of the repository, the working trees and all others that a change can write to; absolute, with links
   * resolved.
   */
  readonly forbiddenFolders: readonly string[];
  /** Scratch folder of this run; absolute and fresh. The caller creates `scratchFolders` in it. */
  readonly scratch: string;
  /** Variables that the profile of the server always sets. */
  readonly profile: Readonly<Record<string, string>>;
};

/**
 * Returns the whole environment of a server: fixed names and those of the profile, and nothing from Lanser's own
 * environment except the runner's tracking id. Locale and time zone are fixed, so that results do not depend on the
 * machine. Throws if a profile sets a fixed name.
 */
export function childEnvironment(options: EnvironmentOptions): Record<string, string> {
  const fixed: Record<string, string> = {
    PATH: safePath(options.path, options.forbiddenFolders),
    ...scratchVariables(options.scratch),
    LANG: "C.UTF-8",
    LC_ALL: "C.UTF-8",
    TZ: "UTC",
    // 1 January 1980, the first day that a zip file can store. Python's zipfile refuses earlier times.
    SOURCE_DATE_EPOCH: "315532800",
  };
  // By this variable, the GitHub runner finds and ends processes of the job that Lanser could not end.
  const tracking = options.host.env["RUNNER_TRACKING_ID"];
  if (tracking !== undefined) fixed["RUNNER_TRACKING_ID"] = tracking;

  const clash = Object.keys(options.profile).find((name) => Object.hasOwn(fixed, name));
  if (clash !== undefined) throw new Error(`a profile must not set ${clash}`);
  return { ...fixed, ...options.profile };
}

/** Returns the folders that the environment names. The caller creates them before the server starts. */
export function scratchFolders(scratch: string): readonly string[] {
  return Object.values(scratchVariables(scratch));
}

/**
 * Returns the variables by which a server finds its home, caches and temporary files: all inside the scratch folder.
 */
function scratchVariables(scratch: string): Record<string, string> {
  return {
    HOME: posix.join(scratch, "home"),
    XDG_CONFIG_HOME: posix.join(scratch, "config"),
    XDG_CACHE_HOME: posix.join(scratch, "cache"),
    XDG_DATA_HOME: posix.join(scratch, "data"),
    TMPDIR: posix.join(scratch, "tmp"),
  };
}

/** An empty PATH would mean the working folder, which is the repository. */
const noPrograms = "/nonexistent";

/**
 * Returns a search path without relative and forbidden folders: the change under check could have put a program there,
 * which the server would run.
 */
function safePath(path: string, forbiddenFolders: readonly string[]): string {
  const forbidden = forbiddenFolders.map(normalize);
  const allowed = path
    .split(":")
    .filter((entry) => posix.isAbsolute(entry))
    .map(normalize)
    .filter((entry) => !forbidden.some((folder) => isInside(entry, folder)));
  return allowed.length === 0 ? noPrograms : [...new Set(allowed)].join(":");
}

function isInside(entry: string, folder: string): boolean {
  return entry === folder || entry.startsWith(folder === "/" ? "/" : `${folder}/`);
}

/** Removes "..", doubled and trailing slashes. */
function normalize(folder: string): string {
  const normal = posix.normalize(folder);
  return normal.length > 1 && normal.endsWith("/") ? normal.slice(0, -1) : normal;
}
