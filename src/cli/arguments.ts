/** What flags and inputs have in common. */
import { isAbsolute, join, resolve } from "node:path";
import { UserError } from "../errors.ts";
import type { Host } from "../host.ts";

export function parseServer(text: string): { id: string; version: string | undefined } {
  const at = text.indexOf("@");
  return at < 0 ? { id: text, version: undefined } : { id: text.slice(0, at), version: text.slice(at + 1) };
}

/** The runner's tool cache in Actions, else the user's cache folder; null for `none`. */
export function cacheFolder(host: Pick<Host, "env" | "cwd">, flag: string | undefined): string | null {
  if (flag === "none") return null;
  if (flag !== undefined && flag !== "") return resolve(host.cwd, flag);
  const tools = host.env["GITHUB_ACTIONS"] === "true" ? host.env["RUNNER_TOOL_CACHE"] : undefined;
  const user = host.env["XDG_CACHE_HOME"];
  const home = host.env["HOME"];
  if (tools !== undefined && isAbsolute(tools)) return join(tools, "lanser");
  if (user !== undefined && isAbsolute(user)) return join(user, "lanser");
  return home !== undefined && isAbsolute(home) ? join(home, ".cache", "lanser") : null;
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
