/**
 * Lists what a change edits in languages that no server of the run checks, so that a clean report does not seem to
 * cover them.
 */

import type { TreeChange } from "../git/changes.ts";
import type { Repository } from "../git/git.ts";
import type { ChangedFile } from "../model/change.ts";
import { limit } from "../model/codes.ts";
import { isRelativePath } from "../model/paths.ts";
import { countMore, plural } from "../model/text.ts";
import { showInvisible } from "../model/visible.ts";
import { languageName, needsBeginning } from "../servers/languages.ts";
import type { Profile } from "../servers/profile.ts";
import { isData, syntaxLanguage } from "../syntax/parser.ts";
import { createIgnoreTest } from "../verdict/compare-sides.ts";
import type { RunRecord } from "../verdict/record.ts";

/** Changed files that no server of the run checks. */
export type OtherFiles = {
  readonly limits: RunRecord["limits"];
  /** Scripts whose first line names the language of a server of the run, and whose name does not match its sources. */
  readonly scripts: ReadonlySet<string>;
  readonly record: { readonly otherSources?: readonly ChangedFile[] };
};

/**
 * Lists changed sources that no server of the run takes: one limit for those in languages that a server knows, and a
 * record of all of them, data included, by the paths of both sides. Data has no limit, because every repository has
 * some.
 */
export async function otherFiles(
  repository: Repository,
  known: readonly Profile[],
  profiles: readonly Profile[],
  { changes, ignore }: { readonly changes: readonly TreeChange[]; readonly ignore: readonly string[] },
): Promise<OtherFiles> {
  const beginnings = await beginningsOf(repository, changes);
  const takes = (all: readonly Profile[], { path, blob }: OneFile) =>
    all.find(
      ({ isSource, isSourceText }) =>
        isSource(path) &&
        (!needsBeginning(path) || isSourceText?.(path, beginnings.get(blob) ?? "") !== false),
    );
  const others = known.filter((profile) => !isOfData(profile));
  const language = (file: OneFile) =>
    languageName(file.path, beginnings.get(file.blob) ?? "") ?? takes(others, file)?.language;
  const spoken = new Set(profiles.map((profile) => profile.language));
  const isOwnScript = (file: OneFile) => needsBeginning(file.path) && spoken.has(language(file) ?? "");
  const isOther = (file: OneFile | null) =>
    file === null || (takes(profiles, file) === undefined && !isOwnScript(file));
  const pairs = changes.map((change) => ({ from: before(change), to: after(change) }));
  const isIgnored = createIgnoreTest(ignore);
  const left = pairs.flatMap(({ to }) => {
    const of = to === null || isIgnored(to.path) || !isOther(to) ? undefined : language(to);
    return to === null || of === undefined ? [] : [`${showInvisible(to.path)} (${of})`];
  });
  const [first, ...more] = left;
  const what = `no server in this run checks ${plural(left.length, "changed source file")}`;
  const named = (file: OneFile | null) =>
    file !== null && isRelativePath(file.path) && (language(file) ?? takes(known, file)) !== undefined
      ? file.path
      : null;
  const files = pairs
    .filter(({ from, to }) => isOther(from) && isOther(to))
    .map(({ from, to }) => ({ from: named(from), to: named(to) }))
    .filter(({ from, to }) => from !== null || to !== null);
  const scripts = pairs
    .flatMap(({ from, to }) => [from, to])
    .flatMap((file) => (file !== null && isOwnScript(file) ? [file.path] : []));
  return {
    scripts: new Set(scripts),
    limits:
      first === undefined ? [] : [limit("unchecked-sources", `${what}: ${first}${countMore(more.length)}`)],
    record: files.length === 0 ? {} : { otherSources: files },
  };
}

/** File on one side of a change. */
type OneFile = { readonly path: string; readonly blob: string };

/** Returns the file before the change; null if the change adds it. */
function before({ from, fromBlob }: TreeChange): OneFile | null {
  return from === null || fromBlob === null ? null : { path: from, blob: fromBlob };
}

/**
 * Returns the file after the change; null for a deleted file, and for links and submodules, which are not sources.
 */
function after({ to, toBlob, toMode }: TreeChange): OneFile | null {
  return to === null || toBlob === null || toMode?.startsWith("100") !== true
    ? null
    : { path: to, blob: toBlob };
}

/**
 * Reads the beginnings of files whose name does not show their language, by blob. The first line of a script can name
 * its interpreter.
 */
async function beginningsOf(
  repository: Repository,
  changes: readonly TreeChange[],
): Promise<ReadonlyMap<string, string>> {
  const blobs = changes.flatMap((change) =>
    [before(change), after(change)].flatMap((file) =>
      file !== null && needsBeginning(file.path) ? [file.blob] : [],
    ),
  );
  const read = async (blob: string) => {
    const answer = await repository.objects.read(blob, scriptBytesMax);
    return [
      blob,
      answer.kind === "object" ? answer.bytes.toString("utf8", 0, beginningBytesMax) : "",
    ] as const;
  };
  return new Map(await Promise.all([...new Set(blobs)].map(read)));
}

/** Maximum size of a file whose first line is read; scripts are smaller. */
const scriptBytesMax = 4 * 1024 * 1024;
const beginningBytesMax = 512;

/** True for a server of data, such as JSON or TOML. Its files never count as unchecked sources. */
export function isOfData({ languageIds }: Pick<Profile, "languageIds">): boolean {
  return languageIds.map(syntaxLanguage).some((language) => language !== undefined && isData(language));
}
