/** The affected set of two trees of a repository: what the files of both say, read from git's objects. */
import { type Affected, affectedFiles } from "../affected/affected.ts";
import { allHold } from "../affected/rules.ts";
import { type BlobFile, createSources, type FindSource, languageOf } from "../affected/source.ts";
import { isManifest, isWhole, othersOf, ownPackages, wholeReasons } from "../affected/whole.ts";
import { compareText } from "../core/order.ts";
import type { Side } from "../core/report.ts";
import type { Repository } from "../repo/git.ts";
import { listTree } from "../repo/tree.ts";
import { createParser } from "../syntax/parser.ts";

type Known = {
  readonly texts: Map<string, string | undefined>;
  readonly sourceOf: FindSource;
};

/** What a blob says is kept as long as the repository is open: two trees, and two changes, share most of them. */
const kept = new WeakMap<Repository, Known>();

/** More than a text that is read; what is larger is unknown. */
const blobBytesMax = 4 * 1024 * 1024;

export async function affectedBetween(
  repository: Repository,
  trees: Readonly<Record<Side, string>>,
): Promise<Affected> {
  const all = { base: await filesOf(repository, trees.base), head: await filesOf(repository, trees.head) };
  const { texts, sourceOf } = kept.get(repository) ?? (await know());
  const wanted = [...all.base, ...all.head].filter(
    ({ path, blob }) =>
      !texts.has(blob) && (languageOf(path) !== undefined || isWhole(path) || isManifest(path)),
  );
  await Promise.all([...new Set(wanted.map(({ blob }) => blob))].map(readInto));
  const textOf = (blob: string) => texts.get(blob);
  return affectedFiles({
    files: { base: sourcesOf(all.base), head: sourcesOf(all.head) },
    sourceOf,
    packages: { base: ownPackages(all.base, textOf), head: ownPackages(all.head, textOf) },
    others: othersOf(all),
    whole: [...(await linkReasons(repository, trees)), ...wholeReasons({ files: all, textOf })],
    holds: allHold,
  });

  async function know(): Promise<Known> {
    const parser = await createParser(["python", "typescript", "tsx"]);
    const texts = new Map<string, string | undefined>();
    const made = { texts, sourceOf: createSources(parser, (blob) => texts.get(blob), allHold) };
    kept.set(repository, made);
    return made;
  }

  async function readInto(blob: string): Promise<void> {
    const answer = await repository.objects.read(blob, blobBytesMax);
    texts.set(blob, answer.kind === "object" ? answer.bytes.toString("utf8") : undefined);
  }
}

/** Plain files, without packages that were committed. */
async function filesOf(repository: Repository, tree: string): Promise<readonly BlobFile[]> {
  const entries = await listTree(repository, tree);
  return entries.flatMap(({ mode, path, id }) =>
    mode.startsWith("100") && typeof path === "string" && !/(?:^|\/)node_modules\//u.test(path)
      ? [{ path, blob: id }]
      : [],
  );
}

/** Files may lie behind a link or in a submodule, under paths that no entry of the tree has. */
async function linkReasons(
  repository: Repository,
  trees: Readonly<Record<Side, string>>,
): Promise<readonly string[]> {
  const linksIn = async (tree: string) =>
    (await listTree(repository, tree)).flatMap(({ mode, path, id }) =>
      mode === "120000" || mode === "160000" ? [`${String(path)} ${mode} ${id}`] : [],
    );
  const [base, head] = [new Set(await linksIn(trees.base)), new Set(await linksIn(trees.head))];
  return [...base.symmetricDifference(head)]
    .sort(compareText)
    .map((one) => `a link or a submodule differs: ${one.split(" ")[0]}`);
}

function sourcesOf(files: readonly BlobFile[]): readonly BlobFile[] {
  return files.filter(({ path }) => languageOf(path) !== undefined);
}
