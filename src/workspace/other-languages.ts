/** What a change edits in a language that no server of the run looks at. */
import type { ChangedFile } from "../core/change.ts";
import { limit } from "../core/codes.ts";
import { isRelativePath } from "../core/paths.ts";
import { andMore, plural } from "../core/text.ts";
import type { TreeChange } from "../repo/changes.ts";
import type { Profile } from "../servers/profile.ts";
import { isData, syntaxLanguage } from "../syntax/parser.ts";
import { ignoring } from "../verdict/compare-sides.ts";
import type { RunRecord } from "../verdict/record.ts";

/** Changed sources in languages that this release has a server for, and of which the run has none. Data is in every repository, and counts for none. */
export function otherLanguages(
  known: readonly Profile[],
  profiles: readonly Profile[],
  changes: readonly TreeChange[],
  ignore: readonly string[],
): RunRecord["limits"] {
  const isIgnored = ignoring(ignore);
  const others = known.filter((profile) => !isOfData(profile));
  const left = changes.flatMap(({ to }) => {
    if (to === null || isIgnored(to) || profiles.some((profile) => profile.isSource(to))) return [];
    const by = others.find((profile) => profile.isSource(to));
    return by === undefined ? [] : [`${to} (${by.language})`];
  });
  const [first, ...more] = left;
  if (first === undefined) return [];
  const files = `${plural(left.length, "changed source")} in a language that no server of this run checks`;
  return [limit("unchecked-sources", `${files}: ${first}${andMore(more.length)}`)];
}

/** The same of every language, data too, by the paths of both sides. */
export function otherSources(
  known: readonly Profile[],
  profiles: readonly Profile[],
  changes: readonly TreeChange[],
): { readonly otherSources?: readonly ChangedFile[] } {
  const isIn = (all: readonly Profile[], path: string) => all.some((profile) => profile.isSource(path));
  const other = (path: string | null) =>
    path !== null && isRelativePath(path) && isIn(known, path) ? path : null;
  const files = changes
    .filter(({ from, to }) => [from, to].every((path) => path === null || !isIn(profiles, path)))
    .map(({ from, to }) => ({ from: other(from), to: other(to) }))
    .filter(({ from, to }) => from !== null || to !== null);
  return files.length === 0 ? {} : { otherSources: files };
}

export function isOfData({ languageIds }: Pick<Profile, "languageIds">): boolean {
  return languageIds.map(syntaxLanguage).some((language) => language !== undefined && isData(language));
}
