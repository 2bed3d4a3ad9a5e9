/**
 * Decides by path whether a changed file can affect every file. Both the run that measures and the job that checks its
 * report use it.
 */
import { claimsFolder } from "../model/claims.ts";
import { formatOf } from "../packages/read.ts";
import { configPath } from "../policy/config.ts";

/**
 * True if a file of this name configures a server, Lanser itself or the installed packages; true in doubt. A file that
 * a server's configuration extends may have any name of its format.
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

const pinsPrefix = ".lanser/pins/";
const configurations = /\.(?:jsonc?|json5|toml|cfg|ini|lock|lockb|pth|egg-link)$/u;
/** Stubs of packages, which any file may import. */
const stubs = /(?:^|\/)(?:typings\/|[^/]+-stubs\/)/u;
/** Committed packages, which any file may import by name. */
const installed = /(?:^|\/)(?:node_modules|site-packages)\//u;
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

/** True for a link or a submodule, which leads to content outside of this repository's trees. */
export function isLinkMode(mode: string | null): boolean {
  return mode === "120000" || mode === "160000";
}
