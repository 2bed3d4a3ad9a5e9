/** Merges an edit that was planned for another tree into the working tree. Writes nothing. */
import { diffTrees } from "../git/edited-tree.ts";
import type { Repository } from "../git/git.ts";
import { type MergedTrees, mergeTrees } from "../git/merge.ts";
import { readBlob } from "../git/objects.ts";
import { snapshotWorkTree } from "../git/work-tree.ts";
import { sha256 } from "../model/digest.ts";
import { type MergeConflict, UserError } from "../model/errors.ts";
import { canonical } from "../model/json.ts";
import { plural } from "../model/text.ts";
import type { FileState } from "./edit-set.ts";
import { assertPaths } from "./jail.ts";
import { dirtyPaths, type Entries, entriesAt, type Preview, shownPatch } from "./preview.ts";

/**
 * Returns the preview of the same edit for the working tree as it is now: git merges both, line by line. Throws a
 * UserError with all conflicts ("apply-conflict") if they change the same lines.
 */
export async function mergePreview(repository: Repository, planned: Preview): Promise<Preview> {
  const { tree: ours, notes } = await snapshotWorkTree(repository);
  if (ours === planned.before) return planned;
  const merged = await mergeTrees(repository, { base: planned.before, ours, theirs: planned.after });
  if (merged.conflicts.length > 0) throw await conflictOf(repository, planned, ours, merged);
  const [old, now] = [await entriesAt(repository, ours), await entriesAt(repository, merged.tree)];
  const paths = [...new Set([...old.keys(), ...now.keys()])].filter(
    (path) => old.get(path)?.id !== now.get(path)?.id || old.get(path)?.mode !== now.get(path)?.mode,
  );
  for (const rules of planned.rules) assertPaths(paths, rules);
  const stateOf = async (files: Entries, path: string): Promise<FileState | null> => {
    const entry = files.get(path);
    if (entry === undefined) return null;
    return { mode: entry.mode as FileState["mode"], bytes: await readBlob(repository, entry.id) };
  };
  const changes = await Promise.all(
    paths.toSorted().map(async (path) => {
      const [before, after] = [await stateOf(old, path), await stateOf(now, path)];
      const from = planned.changes.find((one) => one.path === path)?.from ?? null;
      return { path, before, after, from: before === null ? from : path };
    }),
  );
  return {
    ...planned,
    changes,
    digest: sha256(canonical({ before: ours, after: merged.tree })),
    patch: merged.tree === ours ? "" : shownPatch(await diffTrees(repository, ours, merged.tree), changes),
    before: ours,
    after: merged.tree,
    dirty: await dirtyPaths(repository, changes, old),
    notes: [...planned.notes, ...notes],
  };
}

async function conflictOf(
  repository: Repository,
  planned: Preview,
  ours: string,
  merged: MergedTrees,
): Promise<UserError> {
  const sides = await Promise.all(
    [planned.before, ours, planned.after, merged.tree].map((tree) => entriesAt(repository, tree)),
  );
  const conflicts: MergeConflict[] = [];
  for (const file of merged.conflicts) {
    const texts = await Promise.all(
      sides.map(async (files) => {
        const id = files.get(file)?.id;
        return id === undefined ? null : (await readBlob(repository, id)).toString("utf8");
      }),
    );
    const [base = null, own = null, theirs = null, text = null] = texts;
    const hunks = hunksIn(text ?? "", merged);
    // A file that one side deleted or moved has no hunks.
    conflicts.push(
      ...(hunks.length === 0
        ? [{ file, base, ours: own, theirs }]
        : hunks.map((hunk) => ({ file, ...hunk }))),
    );
  }
  const [first] = conflicts;
  return new UserError(
    "apply-conflict",
    `the edit and the working tree change the same lines: ${plural(conflicts.length, "conflict")}, the first in ${first?.file ?? ""}`,
    { hint: "Plan the edit for the working tree, without --rev.", conflicts },
  );
}

/** Reads the conflict markers of git, which name the two commits. */
function hunksIn(text: string, { ours, theirs }: MergedTrees): readonly Omit<MergeConflict, "file">[] {
  const pattern = new RegExp(
    `^<{7} ${ours}\\n([\\s\\S]*?)^\\|{7} \\w+\\n([\\s\\S]*?)^={7}\\n([\\s\\S]*?)^>{7} ${theirs}$`,
    "gmu",
  );
  return [...text.matchAll(pattern)].map(([, own = "", base = "", other = ""]) => ({
    base,
    ours: own,
    theirs: other,
  }));
}
