/**
 * Finds the folders of downloaded modules and of compiled packages. Both are folders of the machine, never of the
 * repository.
 */
import { dirname, join } from "node:path";
import { isInside } from "../../model/paths.ts";
import type { PreparedToolchain, ProfileHost, Toolchain, ToolchainFinder } from "../profile.ts";

export const modulesFact = "modules";
export const compiledFact = "compiled";

/** The toolchain of both Go servers. */
export const goToolchain: ToolchainFinder = { facts: [modulesFact, compiledFact], find: findGo };

/**
 * Finds the folders once per run. Compiled packages stay in the user's cache, so that later runs need not compile
 * dependencies again. On a runner each tree has its own folder, because an earlier job could have left files in the
 * cache.
 */
function findGo({ env }: ProfileHost, forbidden: readonly string[]): Promise<Toolchain> {
  const home = env["HOME"] ?? "/nonexistent";
  const [first = join(home, "go")] = (env["GOPATH"] ?? "").split(":").filter((one) => one !== "");
  const named = env["GOMODCACHE"] ?? join(first, "pkg/mod");
  const isOwn = (folder: string) => forbidden.some((one) => isInside(folder, one));
  // A folder inside the repository could come with the change.
  const modules = isOwn(named) ? "/nonexistent" : named;
  const kept = join(env["XDG_CACHE_HOME"] ?? join(home, ".cache"), "lanser", "go-build");
  // On a runner, an earlier job could have written anything there.
  const isKept = env["GITHUB_ACTIONS"] === undefined && !isOwn(kept);
  return Promise.resolve(({ file }) => {
    const facts = { [modulesFact]: modules, [compiledFact]: isKept ? kept : join(dirname(file), "go-build") };
    const prepared: PreparedToolchain = { facts, summary: null, packages: null, places: [], problem: null };
    return Promise.resolve(prepared);
  });
}
