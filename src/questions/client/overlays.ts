/** Overlays: texts that replace files of a snapshot, or add files that it does not have. */

import { unsafeNameReason } from "../../git/names.ts";
import { sha256 } from "../../model/digest.ts";
import { UserError } from "../../model/errors.ts";
import { findNearest } from "../../model/nearest.ts";
import { compareText } from "../../model/order.ts";
import type { ChosenServer } from "../../policy/policy.ts";
import { profiles } from "../../servers/registry.ts";
import type { Params } from "../query/question.ts";
import type { Subject } from "./subject.ts";

/** Throws a UserError for a path that is not inside the tree, because the server would see a file of this machine. */
export function assertOverlayPath(path: string): void {
  const why = unsafeNameReason(path);
  if (why === undefined) return;
  throw new UserError("usage", `an overlay cannot replace \`${path.slice(0, 200)}\`: the path ${why}`, {
    hint: "Name a file by its path relative to the top of the repository.",
  });
}

/**
 * Throws a UserError if a command has overlays. A command reads the files of the tree, so its answer would ignore them.
 */
export function assertSeen({ profile }: ChosenServer, overlays: ReadonlyMap<string, string>): void {
  if (profile.compiler === undefined || overlays.size === 0) return;
  const others = profiles
    .filter(({ compiler, language }) => compiler === undefined && language === profile.language)
    .map(({ id }) => `--server ${id}`);
  throw new UserError(
    "unsupported-capability",
    `${profile.name} is a command and reads files from the disk, so it cannot see overlays`,
    {
      hint:
        others.length === 0
          ? `Lanser has no language server for ${profile.language}. Save the files, then ask without overlays.`
          : `Use a language server: ${others.join(", ")}.`,
    },
  );
}

type Laid = {
  readonly options: { readonly overlays: ReadonlyMap<string, string> };
  readonly subject: Pick<Subject, "paths">;
};

/** Returns the overlays as a parameter, because the answer depends on them and the snapshot does not contain them. */
export function overlayParams(overlays: ReadonlyMap<string, string>): Params {
  if (overlays.size === 0) return {};
  const all = [...overlays].map(([path, text]) => `${path} ${sha256(text.toWellFormed())}`);
  return { overlays: all.sort(compareText) };
}

/** True if the overlay adds a file that the tree does not have. */
export function isNew({ options, subject }: Laid, path: string): boolean {
  return options.overlays.has(path) && !subject.paths.includes(path);
}

/**
 * Returns a note for each overlay that replaces no file of the tree. The path may be mistyped, and then the answer
 * would silently ignore the user's text.
 */
export function overlayNotes(opened: Laid): readonly string[] {
  const { options, subject } = opened;
  return [...options.overlays.keys()]
    .filter((path) => isNew(opened, path))
    .map((path) => {
      const near = findNearest(path, subject.paths);
      const meant = near === undefined ? "" : ` Did you mean \`${near}\`?`;
      return `the tree has no file \`${path}\`, so its overlay is a new file. Other files may not see it.${meant}`;
    });
}
