/** What one tree is to one server before anything is asked: its program, its toolchain, why it may not be started. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../core/digest.ts";
import { packagesDigest } from "../servers/packages.ts";
import type { Profile, ProfileHost, SideContext, Told, Toolchain } from "../servers/profile.ts";

export type TreeToPrepare = {
  readonly profile: Profile;
  readonly toolchain: Toolchain;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Where the server's package lies. */
  readonly serverFolder: string;
  /** The tree on disk. */
  readonly root: string;
  readonly linked: readonly string[];
  /** The top of the user's repository. */
  readonly repository: string;
  readonly scratch: string;
  /** Tells the trees of one scratch folder apart. */
  readonly name: string;
};

export type PreparedTree = {
  readonly context: SideContext;
  /** In the order in which the server's own command would check them; null where it cannot be known. */
  readonly program: readonly string[] | null;
  readonly told: readonly Told[];
  readonly toolchain: { readonly name: string; readonly version: string } | null;
  /** Of each linked folder: which packages lie in it, as a digest. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** The same of the packages beside the toolchain; null when none can be seen. */
  readonly packages: string | null;
  /** Why the server is not started on it, or null. */
  readonly refusal: string | null;
};

export async function prepareTree(host: ProfileHost, of: TreeToPrepare): Promise<PreparedTree> {
  const { profile, root, serverFolder, settings } = of;
  const [program, prepared] = await Promise.all([
    profile.program(host, { root, serverFolder }),
    of.toolchain({
      root,
      linked: of.linked,
      repository: of.repository,
      file: join(of.scratch, `toolchain-${of.name}`),
    }),
  ]);
  return {
    context: { root, serverFolder, interpreter: prepared.interpreter, settings },
    program: program.kind === "program" ? program.paths : null,
    told: program.kind === "program" ? program.told : [],
    toolchain: prepared.summary,
    dependencies: Object.fromEntries(of.linked.map((name) => [name, packagesIn(join(root, name))] as const)),
    packages: prepared.packages,
    refusal: program.kind === "refused" ? program.reason : prepared.problem,
  };
}

/**
 * Which packages a folder of dependencies holds, in which versions: what npm wrote down of it, or the names of Python's
 * `dist-info` folders. Of another folder only the names at its top are known.
 */
function packagesIn(folder: string): string {
  const npm = readOptional(join(folder, ".package-lock.json"));
  if (npm !== undefined) return sha256(npm);
  const sites = globSync("lib/python*/site-packages/*.{dist-info,egg-info}", { cwd: folder });
  return packagesDigest(sites.length > 0 ? sites : namesIn(folder));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
