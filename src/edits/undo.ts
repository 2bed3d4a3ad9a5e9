/** Takes back the last edit, and restores the files from before an interrupted one. */
import { UserError } from "../model/errors.ts";
import { folderOf } from "../model/paths.ts";
import { sha256Hex } from "../platform/hashing.ts";
import { builtInDenial, denied } from "./jail.ts";
import { rollBack } from "./roll-back.ts";
import type { EditState, Journal } from "./state.ts";
import { assertFinished, type EditPlan, type PlannedFile } from "./transaction.ts";
import { nameOf, type OpenTree, withFolder } from "./walk.ts";

/**
 * Returns the plan that takes back the last edit. Throws a UserError if there is none ("not-found"), or if another
 * program has changed one of its files since ("apply-conflict").
 */
export function undoPlan(tree: OpenTree, state: EditState, id: string): EditPlan {
  assertFinished(state);
  const last = state.read("last");
  if (last === undefined || last.kind === "undo") {
    const why = last === undefined ? "no edit was applied" : "the last edit is undone already";
    throw new UserError("not-found", `there is nothing to undo: ${why}`, {
      hint: "Lanser keeps only the last edit that it wrote.",
    });
  }
  assertBuiltIn(last);
  const files = last.files.map(({ path, before, after }, index): PlannedFile => {
    const bytes = withFolder(tree, folderOf(path), (folder) => contentIn(tree, folder, nameOf(path))) ?? null;
    if ((bytes === null ? undefined : sha256Hex(bytes)) !== after?.sha256)
      throw new UserError("apply-conflict", `${path} has changed since the edit`, {
        hint: "Nothing is undone. Use git, or restore the file and run the command again.",
      });
    return {
      path,
      before: bytes,
      after: before === null ? null : state.contentBefore(last, index),
      attributes: before?.attributes ?? null,
    };
  });
  return {
    kind: "undo",
    id,
    files,
    removable: new Set(last.made),
    folders: new Map(last.removed.map(({ path, attributes }) => [path, attributes])),
  };
}

function contentIn({ disk }: OpenTree, folder: number, name: string): Buffer | undefined {
  return disk.stat(folder, name)?.kind === "file" ? disk.read(folder, name) : undefined;
}

/** Restores the files from before an interrupted edit, and returns their paths. Empty if no edit was interrupted. */
export function recover(tree: OpenTree, state: EditState): readonly string[] {
  const journal = state.read("journal");
  state.clean();
  if (journal === undefined) return [];
  assertBuiltIn(journal);
  rollBack(tree, state, journal, () => true);
  return journal.files.map(({ path }) => path);
}

/** Digests of the files that the last edit wrote, by path; null for a file that it removed. Empty if it was undone. */
export function lastWritten(state: EditState): ReadonlyMap<string, string | null> {
  const last = state.read("last");
  if (last?.kind !== "apply") return new Map();
  return new Map(last.files.map(({ path, after }) => [path, after?.sha256 ?? null]));
}

/** Throws a UserError for a path that no edit may change. A journal is a file, so it is checked like an edit. */
function assertBuiltIn({ files }: Journal): void {
  for (const { path } of files) {
    const denial = builtInDenial(path);
    if (denial !== undefined) throw denied(path, denial);
  }
}
