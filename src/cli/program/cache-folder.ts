/** Chooses the folder in which this user, or the runner of a job, keeps what can be recreated. */
import { isAbsolute, join, resolve } from "node:path";
import type { CliHost } from "./program.ts";

/**
 * Returns the cache folder: that of `--cache`, else the runner's tool cache in Actions, else the user's cache folder.
 * Null for `none`, or if the environment names no absolute folder.
 */
export function cacheFolder(
  { env, cwd, where }: Pick<CliHost, "env" | "cwd" | "where">,
  named: string | undefined,
): string | null {
  if (named === "none") return null;
  if (named !== undefined && named !== "") return resolve(cwd, named);
  const tools = where.kind === "actions" ? where.runner.toolCache : undefined;
  const user = env["XDG_CACHE_HOME"];
  const home = env["HOME"];
  if (tools !== undefined && isAbsolute(tools)) return join(tools, "lanser");
  if (user !== undefined && isAbsolute(user)) return join(user, "lanser");
  return home !== undefined && isAbsolute(home) ? join(home, ".cache", "lanser") : null;
}

/**
 * Returns the cache folder for data that is trusted without a digest. Null in Actions and wherever CI is set, because
 * another job can have written to the folder.
 */
export function ownCacheFolder(
  host: Pick<CliHost, "env" | "cwd" | "where">,
  named: string | undefined,
): string | null {
  const isShared = host.where.kind === "actions" || !["", undefined].includes(host.env["CI"]);
  return isShared ? null : cacheFolder(host, named);
}
