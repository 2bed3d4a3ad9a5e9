/** The affected set of two trees of a repository: what the files of both say, read from git's objects. */
import { type Affected, affectedFiles } from "../affected/affected.ts";
import { allHold } from "../affected/rules.ts";
import { type BlobFile, createSources, languageOf } from "../affected/source.ts";
import { isManifest, isWhole, ownPackages, wholeReasons } from "../affected/whole.ts";
import type { Side } from "../core/report.ts";
import type { Repository } from "../repo/git.ts";
import { listTree } from "../repo/tree.ts";
import { createParser, type SyntaxParser } from "../syntax/parser.ts";

/** What was read of a blob is kept as long as the repository is open: two trees, and two changes, share most of them. */
const texts = new WeakMap<Repository, Map<string, string | undefined>>();

/** More than a text that is read; what is larger is unknown. */
const blobBytesMax = 4 * 1024 * 1024;

export async function affectedBetween(
  repository: Repository,
  trees: Readonly<Record<Side, string>>,
  parser?: SyntaxParser,
): Promise<Affected> {
  const all = { base: await filesOf(repository, trees.base), head: await filesOf(repository, trees.head) };
  const known = texts.get(repository) ?? new Map<string, string | undefined>();
  texts.set(repository, known);
  const wanted = [...all.base, ...all.head].filter(
    ({ path, blob }) =>
      !known.has(blob) && (languageOf(path) !== undefined || isWhole(path) || isManifest(path)),
  );
  await Promise.all([...new Set(wanted.map(({ blob }) => blob))].map(readInto));
  const textOf = (blob: string) => known.get(blob);
  return affectedFiles({
    files: { base: sourcesOf(all.base), head: sourcesOf(all.head) },
    sourceOf: createSources(parser ?? (await createParser(["python", "typescript", "tsx"])), textOf, allHold),
    packages: { base: ownPackages(all.base, textOf), head: ownPackages(all.head, textOf) },
    whole: wholeReasons({ files: all, textOf }),
    holds: allHold,
  });

  async function readInto(blob: string): Promise<void> {
    const answer = await repository.objects.read(blob, blobBytesMax);
    known.set(blob, answer.kind === "object" ? answer.bytes.toString("utf8") : undefined);
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

function sourcesOf(files: readonly BlobFile[]): readonly BlobFile[] {
  return files.filter(({ path }) => languageOf(path) !== undefined);
}
