/** Writes previewed edits to the working tree and takes the last one back, under the lock of the repository's edits. */
import { lstatSync } from "node:fs";
import type { Repository } from "../git/git.ts";
import { UserError } from "../model/errors.ts";
import { realDisk } from "../platform/disk.ts";
import type { Host } from "../platform/host.ts";
import { assertPlainAttributes } from "./attributes.ts";
import { assertClean, type Preview, plannedFiles } from "./preview.ts";
import { type EditState, openState, stateFolder } from "./state.ts";
import { applyPlan } from "./transaction.ts";
import { lastWritten, undoPlan } from "./undo.ts";
import type { OpenTree } from "./walk.ts";

/** Conditions of the caller for writing an edit. */
export type WriteOptions = {
  /** True to change also files with uncommitted changes. */
  readonly allowDirty: boolean;
  /** Digest of the preview that somebody has read; undefined if nobody has. */
  readonly expect: string | undefined;
};

/**
 * Writes the files of a preview: all of them, or none. Throws a UserError if the preview is not the expected one, if
 * the server wants somebody to read its changes and nobody has, and if a file is dirty, has changed since, or
 * has attributes that would be lost.
 */
export async function writeEdit(
  host: Host,
  repository: Repository,
  preview: Preview,
  options: WriteOptions,
): Promise<void> {
  assertExpected(preview, options.expect);
  assertConfirmed(preview, options.expect);
  if (preview.changes.length === 0) return;
  await assertPlainAttributes(
    host,
    repository.top,
    preview.changes.map(({ path }) => path),
  );
  withTree(host, repository, (tree, state) => {
    if (!options.allowDirty) assertClean(preview, lastWritten(state));
    applyPlan(tree, state, { kind: "apply", id: newId(host), files: plannedFiles(preview.changes) });
  });
}

/** Takes back the last edit and returns its paths. Throws as `undoPlan` does. */
export async function undoEdit(host: Host, repository: Repository): Promise<readonly string[]> {
  const written = withTree(host, repository, (_tree, state) => [...lastWritten(state).keys()]);
  await assertPlainAttributes(host, repository.top, written);
  return withTree(host, repository, (tree, state) => {
    const plan = undoPlan(tree, state, newId(host));
    applyPlan(tree, state, plan);
    return plan.files.map(({ path }) => path);
  });
}

/** Throws a UserError if the files or the edit are not those of the preview that somebody has read. */
export function assertExpected({ digest }: Preview, expect: string | undefined): void {
  if (expect === undefined || expect === digest) return;
  if (!/^sha256:[0-9a-f]{64}$/u.test(expect))
    throw new UserError("usage", `\`${expect.slice(0, 80)}\` is no digest`, {
      hint: "Give the digest that the preview printed: sha256: and 64 hexadecimal digits.",
    });
  throw new UserError("apply-conflict", "the repository's files or the edit have changed since the preview", {
    hint: `The digest is now ${digest}. Read the new preview first.`,
  });
}

/** Calls `run` with the open working tree and the state of its edits, under the lock. */
export function withTree<Result>(
  host: Host,
  { top, objectScratch }: Repository,
  run: (tree: OpenTree, state: EditState) => Result,
): Result {
  if (host.platform !== "linux")
    throw new UserError("unsupported-platform", "Lanser writes edits only on Linux");
  // The scratch folder is new, so its owner is the user of this process.
  using state = openState(realDisk, stateFolder(host, top), lstatSync(objectScratch).uid);
  using _lock = state.lock(host);
  const tree = { disk: realDisk, top: realDisk.openTop(top) };
  try {
    return run(tree, state);
  } finally {
    realDisk.close(tree.top);
  }
}

function newId({ randomId }: Host): string {
  return randomId().replaceAll("-", "");
}

/** A server marks changes that a person must see first. The digest shows that somebody has seen the preview. */
function assertConfirmed({ annotations, sites }: Preview, expect: string | undefined): void {
  const used = new Set(sites.map(({ annotation }) => annotation));
  const open = [...annotations].find(([id, { needsConfirmation }]) => needsConfirmation && used.has(id));
  if (open === undefined || expect !== undefined) return;
  throw new UserError("usage", `the server wants you to confirm changes: ${open[1].label}`, {
    hint: "Read the preview, and give its digest with --expect.",
  });
}
