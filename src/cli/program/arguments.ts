/** What flags and inputs have in common. */
import { join, resolve } from "node:path";
import type { GivenSettings } from "../../gate/policy-source.ts";
import { UserError } from "../../model/errors.ts";
import { type StorePlace, storeBytesMax } from "../../session/observe/cache/store.ts";
import { cacheFolder, ownCacheFolder } from "./cache-folder.ts";
import type { Program } from "./program.ts";

export type NamedServer = { readonly id: string; readonly version: string | undefined };

/** `ID` or `ID@VERSION`. */
export function parseServer(text: string): NamedServer {
  const at = text.indexOf("@");
  return at < 0 ? { id: text, version: undefined } : { id: text.slice(0, at), version: text.slice(at + 1) };
}

/** `--settings FILE`, or the settings themselves, which begin with a brace: so a line that reproduces a run can carry them. */
export function givenSettings(cwd: string, value: string | undefined): GivenSettings | undefined {
  if (value === undefined) return undefined;
  if (value.trimStart().startsWith("{")) return { text: value, name: "--settings" };
  return { path: resolve(cwd, value), name: value };
}

/**
 * None in Actions: whatever a job before has run on the same machine could have written there what this one would believe. An
 * installed server is proven by its digest, what it found is not.
 */
export function observationCache(
  host: Pick<Program, "env" | "cwd" | "where">,
  named: string | undefined,
): StorePlace | null {
  const folder = host.where.kind === "actions" ? null : cacheFolder(host, named);
  return folder === null
    ? null
    : { folder: join(folder, "observations"), use: "read-write", bytesMax: storeBytesMax };
}

export function oneOf<T extends string>(
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
 * Where it is known which servers were found whole, and where trees lie. Nowhere in a job: one before it could have written there what
 * it changed.
 */
export function ownFolders(
  host: Pick<Program, "env" | "cwd" | "where">,
  named: string | undefined,
): Readonly<Record<"verifiedFolder" | "treesFolder", string | null>> {
  const folder = ownCacheFolder(host, named);
  const below = (name: string) => (folder === null ? null : join(folder, name));
  return { verifiedFolder: below("verified"), treesFolder: below("trees") };
}
