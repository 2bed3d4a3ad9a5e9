/**
 * Finds the folders in which Go finds modules and keeps compiled packages: folders of the machine, none of the
 * repository.
 */
import { dirname, join } from "node:path";
import { isInside } from "../../model/paths.ts";
import type { PreparedToolchain, ProfileHost, Toolchain, ToolchainFinder } from "../profile.ts";

export const modulesFact = "modules";
export const compiledFact = "compiled";

export const goToolchain: ToolchainFinder = { facts: [modulesFact, compiledFact], find: findGo };

function findGo({ env }: ProfileHost, forbidden: readonly string[]): Promise<Toolchain> {
  const home = env["HOME"] ?? "/nonexistent";
  const [first = join(home, "go")] = (env["GOPATH"] ?? "").split(":").filter((one) => one !== "");
  const named = env["GOMODCACHE"] ?? join(first, "pkg/mod");
  const isOwn = (folder: string) => forbidden.some((one) => isInside(folder, one));
  // What lies in the repository may have come with a change.
  const modules = isOwn(named) ? "/nonexistent" : named;
  const kept = join(env["XDG_CACHE_HOME"] ?? join(home, ".cache"), "lanser", "go-build");
  // On a runner an earlier job may have left there what it liked.
  const isKept = env["GITHUB_ACTIONS"] === undefined && !isOwn(kept);
  return Promise.resolve(({ file }) => {
    const facts = { [modulesFact]: modules, [compiledFact]: isKept ? kept : join(dirname(file), "go-build") };
    const prepared: PreparedToolchain = { facts, summary: null, packages: null, places: [], problem: null };
    return Promise.resolve(prepared);
  });
}
