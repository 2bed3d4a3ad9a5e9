/**
 * Decides by path whether a changed file can affect every file. Both the run that measures and the job that checks its
 * report use it.
 */
import { isJudgedByContent } from "../affected/whole.ts";
import { claimsFolder } from "../model/claims.ts";
import { formatOf } from "../packages/read.ts";
import { configPath } from "../policy/config.ts";

/**
 * True if a file of this name configures a server, Lanser itself or the installed packages. Then every file is
 * checked. True in doubt: a file that a server's configuration extends can have any name of its format.
 */
export function affectsEveryFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return (
    path === configPath ||
    path.startsWith(pinsPrefix) ||
    formatOf(path) !== undefined ||
    (configurations.test(name) && !path.startsWith(`${claimsFolder}/`)) ||
    stubs.test(path) ||
    installed.test(path) ||
    markers.has(name)
  );
}

/**
 * True if the name alone says that a changed file affects every file. A job that checks a report knows no contents, so
 * it cannot judge the others.
 */
export function affectsEveryFileByName(path: string): boolean {
  return affectsEveryFile(path) && !isJudgedByContent(path);
}

/** Folder of pins, which decide about the version of a server. */
const pinsPrefix = ".lanser/pins/";
/** Matches names of configuration and lock files, which can affect every file. */
const configurations = /\.(?:jsonc?|json5|toml|cfg|ini|lock|lockb|pth|egg-link)$/u;
/** Stubs of packages, which any file may import. */
const stubs = /(?:^|\/)(?:typings\/|[^/]+-stubs\/)/u;
/** Committed packages, which any file may import by name. */
const installed = /(?:^|\/)(?:node_modules|site-packages)\//u;
/** Names of files that change how every import of a package resolves. */
const markers: ReadonlySet<string> = new Set([
  "py.typed",
  "pyvenv.cfg",
  "__builtins__.pyi",
  ".npmrc",
  ".yarnrc.yml",
  ".pnp.cjs",
  "pnpm-workspace.yaml",
  ".python-version",
  ".gitmodules",
]);

/**
 * True for the git mode of a link or a submodule: its content is outside of this repository's trees, so its changes
 * are invisible here.
 */
export function isLinkMode(mode: string | null): boolean {
  return mode === "120000" || mode === "160000";
}
