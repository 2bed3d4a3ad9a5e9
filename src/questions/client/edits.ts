/** Remembers the edits that the questions of a client planned, and writes one of them if the caller asks for it. */
import { previewEdit } from "../../edits/preview.ts";
import { undoEdit, writeEdit } from "../../edits/write.ts";
import { openRepository } from "../../git/git.ts";
import { UserError } from "../../model/errors.ts";
import type { Host } from "../../platform/host.ts";
import type { Bundle } from "../bundle/bundle.ts";

export type PlannedEdits = {
  /** Remembers the edit of a bundle, if it has one. */
  readonly note: (bundle: Bundle) => void;
  /**
   * Writes the edit with this digest and returns the changed paths. Throws a UserError for a digest that no bundle had,
   * and if a file has changed since.
   */
  readonly apply: (digest: string, of: { readonly allowDirty: boolean }) => Promise<readonly string[]>;
  /** Takes back the last edit that was written to the repository, and returns its paths. */
  readonly undo: () => Promise<readonly string[]>;
};

/** Maximum number of remembered edits. The oldest is forgotten first. */
const editsMax = 100;

/**
 * Creates the memory of a client's edits. A caller can apply only what a question of the same client planned: a digest
 * from elsewhere selects nothing.
 */
export function createPlannedEdits(host: Host, folder: string): PlannedEdits {
  const planned = new Map<string, PlannedEdit>();
  return {
    note: ({ edits, environment }) => {
      if (edits === null) return;
      const encoding = environment.positionEncoding ?? "utf-16";
      planned.delete(edits.digest);
      planned.set(edits.digest, { workspaceEdit: edits.workspaceEdit, encoding });
      const [oldest] = planned.keys();
      if (planned.size > editsMax && oldest !== undefined) planned.delete(oldest);
    },
    apply: async (digest, { allowDirty }) => {
      const found = planned.get(digest);
      if (found === undefined)
        throw new UserError(
          "not-found",
          `no question of this session planned the edit ${digest.slice(0, 80)}`,
          {
            hint: "Plan the edit again, and give the digest of that answer.",
          },
        );
      await using repository = await openRepository(host, folder);
      const preview = await previewEdit(repository, {
        edit: found.workspaceEdit,
        encoding: found.encoding,
        rules: { allow: undefined, deny: [] },
      });
      await writeEdit(host, repository, preview, { allowDirty, expect: digest });
      return preview.changes.map(({ path }) => path);
    },
    undo: async () => {
      await using repository = await openRepository(host, folder);
      return await undoEdit(host, repository);
    },
  };
}

type PlannedEdit = {
  readonly workspaceEdit: object;
  readonly encoding: NonNullable<Bundle["environment"]["positionEncoding"]>;
};
