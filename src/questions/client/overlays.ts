/** Texts that lie over files of a snapshot, or stand for files that it does not have. */

import { badName } from "../../git/names.ts";
import { sha256 } from "../../model/digest.ts";
import { UserError } from "../../model/errors.ts";
import { nearest } from "../../model/nearest.ts";
import { compareText } from "../../model/order.ts";
import type { ChosenServer } from "../../policy/policy.ts";
import { profiles } from "../../servers/registry.ts";
import type { Params } from "../query/question.ts";
import type { Subject } from "./subject.ts";

/** Throws a UserError for a path that is not one of the tree, whoever gives it: it would be the name of another file. */
export function assertOverlayPath(path: string): void {
  const why = badName(path);
  if (why === undefined) return;
  throw new UserError("usage", `no text can lie over \`${path.slice(0, 200)}\`: it ${why}`, {
    hint: "Name a file by its path in the repository, from its top.",
  });
}

/** A command reads the files of the tree: an answer without what lies over them would be one to another question. */
export function assertSeen({ profile }: ChosenServer, overlays: ReadonlyMap<string, string>): void {
  if (profile.compiler === undefined || overlays.size === 0) return;
  const others = profiles
    .filter(({ compiler, language }) => compiler === undefined && language === profile.language)
    .map(({ id }) => `--server ${id}`);
  throw new UserError(
    "unsupported-capability",
    `${profile.name} is a command and reads files from the disk: it does not see texts that lie over them`,
    {
      hint:
        others.length === 0
          ? `No server of this release answers for ${profile.language}.`
          : `Ask a server: ${others.join(", ")}.`,
    },
  );
}

type Laid = {
  readonly options: { readonly overlays: ReadonlyMap<string, string> };
  readonly subject: Pick<Subject, "paths">;
};

/** The snapshot does not tell what lies over it, and the answer depends on that. */
export function overlaysIn(overlays: ReadonlyMap<string, string>): Params {
  if (overlays.size === 0) return {};
  const all = [...overlays].map(([path, text]) => `${path} ${sha256(text.toWellFormed())}`);
  return { overlays: all.sort(compareText) };
}

/** It lies over no file of the tree. */
export function isNew({ options, subject }: Laid, path: string): boolean {
  return options.overlays.has(path) && !subject.paths.includes(path);
}

/** A path that was mistyped is a file that nobody asks about: what lies over no file is said. */
export function overlayNotes(opened: Laid): readonly string[] {
  const { options, subject } = opened;
  return [...options.overlays.keys()]
    .filter((path) => isNew(opened, path))
    .map((path) => {
      const near = nearest(path, subject.paths);
      const meant = near === undefined ? "" : `; did you mean \`${near}\`?`;
      return `\`${path}\` is not in the tree: its text stands for a new file, which a server need not show to others${meant}`;
    });
}
