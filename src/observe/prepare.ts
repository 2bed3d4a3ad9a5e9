/** What one tree is to one server before anything is asked: its program, its toolchain, why it may not be started. */
import { join } from "node:path";
import type { Profile, ProfileHost, SideContext, Told, Toolchain } from "../lsp/profile.ts";

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
    refusal: program.kind === "refused" ? program.reason : prepared.problem,
  };
}
