/** Finds files whose first line shows their language, and whose name does not. */
import { join } from "node:path";
import { beginningOf } from "../platform/files.ts";
import { languageOf, needsBeginning } from "../servers/languages.ts";
import type { Profile } from "../servers/profile.ts";

/** Files whose first line names the server's language, and whose name does not match its sources. */
export function otherScripts(
  profile: Profile,
  root: string,
  files: readonly { readonly path: string }[],
): readonly string[] {
  return files.flatMap(({ path }) =>
    needsBeginning(path) &&
    !profile.isSource(path) &&
    languageOf(path, beginningOf(join(root, path))) === profile.language
      ? [path]
      : [],
  );
}

export function isSourceAt({ isSourceText }: Profile, root: string, path: string): boolean {
  return isSourceText === undefined || isSourceText(path, beginningOf(join(root, path)));
}
