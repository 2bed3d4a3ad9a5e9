/** Texts that lie over files of a snapshot, or stand for files that it does not have. */
import { sha256 } from "../core/digest.ts";
import { nearest } from "../core/nearest.ts";
import { compareText } from "../core/order.ts";
import type { Params } from "../query/question.ts";
import type { Subject } from "./subject.ts";

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
