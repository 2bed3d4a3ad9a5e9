/** Parses values that flags of commands and inputs of the Action have in common. */
import { join, resolve } from "node:path";
import type { GivenSettings } from "../../gate/policy-source.ts";
import { UserError } from "../../model/errors.ts";
import { type StorePlace, storeBytesMax } from "../../session/observe/cache/store.ts";
import { cacheFolder, ownCacheFolder } from "./cache-folder.ts";
import type { CliHost } from "./program.ts";

export type NamedServer = { readonly id: string; readonly version: string | undefined };

/** Parses `ID` or `ID@VERSION`. */
export function parseServer(text: string): NamedServer {
  const at = text.indexOf("@");
  return at < 0 ? { id: text, version: undefined } : { id: text.slice(0, at), version: text.slice(at + 1) };
}

/**
 * Returns the settings of `--settings FILE`, or of inline settings, which begin with a brace. The command that
 * reproduces a run uses the inline form, because its reader does not have the file.
 */
export function readSettings(cwd: string, value: string | undefined): GivenSettings | undefined {
  if (value === undefined) return undefined;
  if (value.trimStart().startsWith("{")) return { text: value, name: "--settings" };
  return { path: resolve(cwd, value), name: value };
}

/**
 * Returns the cache of observations (the findings of a server for one tree). Null in Actions: an earlier job on the
 * same machine could have written false findings there. Installed servers can be shared, because their digest is
 * verified.
 */
export function observationCache(
  host: Pick<CliHost, "env" | "cwd" | "where">,
  named: string | undefined,
): StorePlace | null {
  const folder = host.where.kind === "actions" ? null : cacheFolder(host, named);
  return folder === null
    ? null
    : { folder: join(folder, "observations"), use: "read-write", bytesMax: storeBytesMax };
}

/**
 * Checks the value of a flag or input (`name`) that has a fixed list of values. Returns undefined if it is not given,
 * and throws a UserError with the list for any other value.
 */
export function parseChoice<T extends string>(
  value: string | undefined,
  known: readonly T[],
  name: string,
): T | undefined {
  if (value === undefined) return undefined;
  const chosen = known.find((one) => one === value);
  if (chosen !== undefined) return chosen;
  throw new UserError("usage", `${name} must be one of ${known.join(", ")}, not \`${value}\``);
}

/**
 * Returns the folders that record verified servers and that keep checked-out trees, so that a later run is faster. Null
 * in a job of CI: an earlier job could have changed their content.
 */
export function cacheFoldersOf(
  host: Pick<CliHost, "env" | "cwd" | "where">,
  named: string | undefined,
): Readonly<Record<"verifiedFolder" | "treesFolder", string | null>> {
  const folder = ownCacheFolder(host, named);
  const below = (name: string) => (folder === null ? null : join(folder, name));
  return { verifiedFolder: below("verified"), treesFolder: below("trees") };
}
