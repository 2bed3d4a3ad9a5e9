/** What a server needs of the installation of its language. */
import type { ProfileHost, ProjectPlace, ToolchainFacts } from "./profile.ts";

/** Finds what the language's installation is. */
export type ToolchainFinder = {
  /** The names of the facts that every tree has. In a trace the name in capitals stands for the path. */
  readonly facts: readonly string[];
  /** Called once a run; nothing inside `forbidden` is ever run. */
  readonly find: (host: ProfileHost, forbidden: readonly string[]) => Promise<Toolchain>;
};

/** What a server needs to know of the language's own installation, found without running anything of the project. */
export type Toolchain = (tree: ToolchainTree) => Promise<PreparedToolchain>;

/** One tree on disk; all paths absolute but `linked`. */
export type ToolchainTree = ProjectPlace & {
  /** Where the server's package lies. */
  readonly serverFolder: string;
  /** Dependency folders that were linked into the tree, relative to it. */
  readonly linked: readonly string[];
  /** Those that the configuration names. */
  readonly named: readonly string[];
  /** The folders in which its dependencies were found, laid out as the tree. */
  readonly checkouts: readonly string[];
  /** Where a stand-in may be written; a path that does not exist yet. */
  readonly file: string;
};

export type PreparedToolchain = {
  readonly facts: ToolchainFacts;
  /** For the report; null when there is none or the server needs none. */
  readonly summary: { readonly name: string; readonly version: string } | null;
  /** Which packages lie beside it and in no linked folder, as a digest; null when none can be seen. */
  readonly packages: string | null;
  /** Folders in which the server looks for packages, in its order; absolute. */
  readonly places: readonly string[];
  /** Why the server must not be started with it, or null. */
  readonly problem: string | null;
};
