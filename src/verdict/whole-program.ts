/** What of a change can matter to every file, by its path: known to the run that measures, and to the job that checks its report. */
import { claimsFolder } from "../model/claims.ts";
import { formatOf } from "../packages/read.ts";
import { configPath } from "../policy/config.ts";

/**
 * Whether a file of this name configures a server, Lanser itself, or what is installed; in doubt it does. What a server's
 * configuration extends may have any name that its format has.
 */
export function mattersToAll(path: string): boolean {
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
/** They stand in for packages, which any file may import. */
const stubs = /(?:^|\/)(?:typings\/|[^/]+-stubs\/)/u;
/** Packages that are committed, which any file may import by their names. */
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

/** A link or a submodule leads to what no tree of this repository shows. */
export function leadsElsewhere(mode: string | null): boolean {
  return mode === "120000" || mode === "160000";
}
