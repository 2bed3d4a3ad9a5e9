/**
 * Prepares one tree for one server before any query: its program, its toolchain, and why the server may not be started.
 */
import { join } from "node:path";
import type { Refusal } from "../../servers/outward.ts";
import { linkedPackages } from "../../servers/packages.ts";
import type {
  FileSet,
  Profile,
  ProfileHost,
  ProjectDiagnostic,
  ProjectPlace,
  SideContext,
  Toolchain,
} from "../../servers/profile.ts";

export type TreeToPrepare = ProjectPlace & {
  readonly profile: Profile;
  readonly toolchain: Toolchain;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Folder of the server's package. */
  readonly serverFolder: string;
  readonly linked: readonly string[];
  /** Linked folders that the configuration names. */
  readonly named: readonly string[];
  /** The folders in which its dependencies were found, laid out as the tree. */
  readonly checkouts: readonly string[];
  readonly scratch: string;
  /** Program of the other side, if it is the same here; null if the server's own command lists it. */
  readonly listed: FileSet | null;
  /** Name that distinguishes the trees of one scratch folder. */
  readonly name: string;
};

export type PreparedTree = {
  readonly context: SideContext;
  readonly listed: FileSet;
  /** Program in the order in which the server's own command would check it; null if it cannot be known. */
  readonly program: readonly string[] | null;
  readonly projectDiagnostics: readonly ProjectDiagnostic[];
  readonly toolchain: { readonly name: string; readonly version: string } | null;
  /** Digest of the packages in each linked folder. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Digest of the packages of the toolchain; null if none can be seen. */
  readonly packages: string | null;
  /** Folders in which the server searches packages, in its order; absolute. */
  readonly places: readonly string[];
  /** Reason why the server is not started on it, or null. */
  readonly refusal: Refusal | null;
};

/**
 * Lists the program of a tree and prepares its toolchain at the same time. Both decide whether the server may start,
 * and the cache key needs them before any query. A refusal is returned, not thrown: the other side still runs.
 */
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

/** Returns why the server may not start: its own command refused the project, or its toolchain has a problem. */
function refusalOf(program: FileSet, problem: string | null): Refusal | null {
  if (program.kind === "refused")
    return { code: program.code ?? "server-configuration", message: program.reason };
  return problem === null ? null : { code: "server-configuration", message: problem };
}
