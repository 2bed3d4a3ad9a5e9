/** Environment of a server: an allowlist, because a name missing from a list of forbidden names is a leaked token. */
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

/** The whole environment of the child: these names and the profile's, never another. */
export function childEnvironment(options: EnvironmentOptions): Record<string, string> {
  const fixed: Record<string, string> = {
    PATH: safePath(options.path, options.forbiddenFolders),
    ...scratchVariables(options.scratch),
    LANG: "C.UTF-8",
    LC_ALL: "C.UTF-8",
    TZ: "UTC",
    // 1980, the first year that a zip file can hold: with 0 Python's zipfile refuses.
    SOURCE_DATE_EPOCH: "315532800",
  };
  // With it the runner ends at the end of the job what we could not.
  const tracking = options.host.env["RUNNER_TRACKING_ID"];
  if (tracking !== undefined) fixed["RUNNER_TRACKING_ID"] = tracking;

  const clash = Object.keys(options.profile).find((name) => Object.hasOwn(fixed, name));
  if (clash !== undefined) throw new Error(`a profile must not set ${clash}`);
  return { ...fixed, ...options.profile };
}

/** The folders that the environment names, to be made empty before the server starts. */
export function scratchFolders(scratch: string): readonly string[] {
  return Object.values(scratchVariables(scratch));
}

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
