/** What one tree is to one server before anything is asked: its program, its toolchain, why it may not be started. */
import { join } from "node:path";
import type { Refusal } from "../../servers/outward.ts";
import { linkedPackages } from "../../servers/packages.ts";
import type {
  Profile,
  ProfileHost,
  Program,
  ProjectDiagnostic,
  ProjectPlace,
  SideContext,
  Toolchain,
} from "../../servers/profile.ts";

export type TreeToPrepare = ProjectPlace & {
  readonly profile: Profile;
  readonly toolchain: Toolchain;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Where the server's package lies. */
  readonly serverFolder: string;
  readonly linked: readonly string[];
  /** Those of them that the configuration names. */
  readonly named: readonly string[];
  /** The folders in which its dependencies were found, laid out as the tree. */
  readonly checkouts: readonly string[];
  readonly scratch: string;
  /** What the other side's is, where that is this one's, too; null: the server's own command is asked. */
  readonly listed: Program | null;
  /** Tells the trees of one scratch folder apart. */
  readonly name: string;
};

export type PreparedTree = {
  readonly context: SideContext;
  readonly listed: Program;
  /** In the order in which the server's own command would check them; null where it cannot be known. */
  readonly program: readonly string[] | null;
  readonly projectDiagnostics: readonly ProjectDiagnostic[];
  readonly toolchain: { readonly name: string; readonly version: string } | null;
  /** Of each linked folder: which packages lie in it, as a digest. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** The same of the packages beside the toolchain; null when none can be seen. */
  readonly packages: string | null;
  /** Folders in which the server looks for packages, in its order; absolute. */
  readonly places: readonly string[];
  /** Why the server is not started on it, or null. */
  readonly refusal: Refusal | null;
};

export async function prepareTree(host: ProfileHost, of: TreeToPrepare): Promise<PreparedTree> {
  const { profile, root, project, serverFolder, settings } = of;
  const [program, prepared] = await Promise.all([
    of.listed ?? profile.program(host, { root, project, serverFolder, settings, checkouts: of.checkouts }),
    of.toolchain({
      root,
      project,
      serverFolder,
      linked: of.linked,
      named: of.named,
      checkouts: of.checkouts,
      file: join(of.scratch, `toolchain-${of.name}`),
    }),
  ]);
  return {
    listed: program,
    context: {
      root,
      project,
      serverFolder,
      toolchain: prepared.facts,
      settings,
      overlays: program.kind === "program" ? (program.overlays ?? []) : [],
      parts: program.kind === "program" ? (program.parts ?? []) : [],
    },
    program: program.kind === "program" ? program.paths : null,
    projectDiagnostics: program.kind === "program" ? program.projectDiagnostics : [],
    toolchain: prepared.summary,
    dependencies: Object.fromEntries(
      of.linked.map((name) => [name, linkedPackages(join(root, name))] as const),
    ),
    packages: prepared.packages,
    places: prepared.places,
    refusal: refusalOf(program, prepared.problem),
  };
}

function refusalOf(program: Program, problem: string | null): Refusal | null {
  if (program.kind === "refused")
    return { code: program.code ?? "server-configuration", message: program.reason };
  return problem === null ? null : { code: "server-configuration", message: problem };
}
