/**
 * Finds imports of the repository's own npm packages that lead to build output which the trees do not have. The server
 * sees no types behind such an import, so a change of the package can break the importer without a finding.
 */
import { compareText } from "../model/order.ts";
import { folderOf, foldersAbove } from "../model/paths.ts";
import { isAsideFile } from "../packages/missing.ts";
import { packageOfSpecifier } from "../packages/names.ts";
import type { TreeListing } from "../servers/profile.ts";
import { importedModules } from "../verdict/imported.ts";
import type { UnbuiltImport } from "../verdict/record.ts";
import { manifestsIn, type WorkspaceManifest } from "./unlisted.ts";

export type UnbuiltInput = {
  /** ID of the server. */
  readonly server: string;
  /** Files of head that git tracks. */
  readonly tree: TreeListing;
  readonly languageId: (path: string) => string;
  /** Returns the text of a file without its comments, which may hold imports that do not count. */
  readonly withoutComments: (path: string, text: string) => string;
  /** Program of each root, skipped ones too; paths relative to the repository. */
  readonly programs: readonly { readonly root: string; readonly program: readonly string[] }[];
  /** Paths that the change edits, adds or deletes. */
  readonly changed: readonly string[];
  /** True if the importer sees a copy of the package from a registry. */
  readonly isCopy: (folder: string, name: string) => boolean;
};

/** Returns the first such import of each root, if the change edits the package or a package that this one needs. */
export function findUnbuiltImports(of: UnbuiltInput): readonly UnbuiltImport[] {
  if (!of.changed.some((path) => typed.test(path))) return [];
  const packages = packagesOf(manifestsIn(of.tree));
  const edited = of.changed.filter((path) => isTypedSource(path, packages.around(path)));
  const editedIn = Map.groupBy(edited, (path) => packages.around(path));
  const tracked = new Set(of.tree.paths);
  return of.programs.flatMap(({ root, program }) => {
    // Untracked output may be linked into both trees. Then base sees head's, too.
    const own = program.filter((path) => tracked.has(path));
    const seen = new Set(own.map(packages.around));
    const candidates = new Map(
      packages.named.flatMap(({ name, folder }) => {
        if (seen.has(folder)) return [];
        const [first] = [...packages.needs(name)].flatMap((one) => editedIn.get(one) ?? []).sort(compareText);
        return first === undefined ? [] : [[name, first] as const];
      }),
    );
    const found = firstImport(of, own, candidates);
    return found === undefined ? [] : [{ server: of.server, root, ...found }];
  });
}

/** Pattern of files with types; configurations of tools are left out. */
const typed = /(?<!\.d|\.config)\.[cm]?tsx?$/u;

/**
 * True for a file whose types a build writes into its output: no test or example of the package. Folders above the
 * package do not count, because a package itself can be called `spec` or `examples`.
 */
function isTypedSource(path: string, folder: string | undefined): boolean {
  const inPackage = folder === undefined || folder === "." ? path : path.slice(folder.length + 1);
  return typed.test(path) && !isAsideFile(inPackage);
}

function firstImport(
  { tree, languageId, withoutComments, isCopy }: UnbuiltInput,
  program: readonly string[],
  candidates: ReadonlyMap<string, string>,
): Omit<UnbuiltImport, "server" | "root"> | undefined {
  if (candidates.size === 0) return undefined;
  for (const path of [...program].sort(compareText)) {
    const text = tree.text(path) ?? "";
    if (![...candidates.keys()].some((name) => text.includes(name))) continue;
    const imported = importedModules({
      program: [path],
      languageId,
      text: () => withoutComments(path, text),
    });
    for (const { module } of imported) {
      const name = packageOfSpecifier(module);
      const edited = name === undefined ? undefined : candidates.get(name);
      if (name === undefined || edited === undefined) continue;
      // An image or a style sheet has no types.
      if (/\.(?!d$|[cm]?[jt]sx?$)\w+$/u.test(module.slice(name.length)) || isCopy(folderOf(path), name))
        continue;
      return { path, name, edited };
    }
  }
  return undefined;
}

type Packages = {
  readonly named: readonly { readonly name: string; readonly folder: string }[];
  /** Folder of the package that a file belongs to; undefined for a file of none. */
  readonly around: (path: string) => string | undefined;
  /** Folders of the package and of all packages of the repository that it needs, directly or through others. */
  readonly needs: (name: string) => ReadonlySet<string | undefined>;
};

function packagesOf(manifests: readonly WorkspaceManifest[]): Packages {
  const named = manifests.flatMap(({ name, folder }) => (name === undefined ? [] : [{ name, folder }]));
  const folders = new Set(named.map(({ folder }) => folder));
  const byName = Map.groupBy(
    manifests.filter(({ name }) => name !== undefined),
    ({ name }) => name,
  );
  return {
    named,
    around: (path) => [".", ...foldersAbove(path)].findLast((one) => folders.has(one)),
    needs: (name) => {
      const found = new Set([name]);
      for (const one of found)
        for (const { declared, own } of byName.get(one) ?? [])
          for (const needed of [...declared, ...own]) if (byName.has(needed)) found.add(needed);
      return new Set([...found].flatMap((one) => (byName.get(one) ?? []).map(({ folder }) => folder)));
    },
  };
}
