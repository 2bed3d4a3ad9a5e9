/** Runs `lanser apply`, `lanser undo` and `lanser recover`: the commands that change the working tree. */
import { lstatSync } from "node:fs";
import { resolve } from "node:path";
import type { EditEncoding } from "../edits/edit-bytes.ts";
import { assertClean, type Preview, plannedFiles, previewEdit } from "../edits/preview.ts";
import { type EditState, openState, stateFolder } from "../edits/state.ts";
import { applyPlan } from "../edits/transaction.ts";
import { lastWritten, recover, undoPlan } from "../edits/undo.ts";
import type { OpenTree } from "../edits/walk.ts";
import { openRepository, type Repository } from "../git/git.ts";
import { UserError } from "../model/errors.ts";
import { parseStrict } from "../model/json.ts";
import { plural } from "../model/text.ts";
import { realDisk } from "../platform/disk.ts";
import { logLines, terminalText } from "../report/escape.ts";
import { type ColumnUnit, columnUnits } from "../selectors/columns.ts";
import type { LineOf } from "./commands.ts";
import { parseChoice } from "./program/arguments.ts";
import { readTextArgument } from "./program/overlays.ts";
import type { CliHost } from "./program/program.ts";
import { sayTo } from "./say.ts";

const encodingOf = {
  "utf-8": "utf-8",
  "utf-16": "utf-16",
  codepoint: "utf-32",
} as const satisfies Record<ColumnUnit, EditEncoding>;

/** Shows the patch of a WorkspaceEdit. With `--apply` it writes the files that the preview would show. */
export async function applyCommand(
  host: CliHost,
  { values, positionals }: LineOf<"apply">,
  _signal: AbortSignal,
): Promise<number> {
  const [file = ""] = positionals;
  if (positionals.length !== 1) throw new UserError("usage", "apply needs one file with a WorkspaceEdit");
  const { apply = false, expect } = values;
  if (apply && values["dry-run"] === true)
    throw new UserError("usage", "--apply writes the edit, and --dry-run does not: use one of them");
  const unit = parseChoice(values["index-io"], columnUnits, "--index-io") ?? "utf-16";
  const edit = parseEdit(await readTextArgument(host, file, "edit"), file);
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const preview = await previewEdit(repository, {
    edit,
    encoding: encodingOf[unit],
    rules: { allow: values.allow, deny: values.deny ?? [] },
  });
  if (expect !== undefined && expect !== preview.digest)
    throw new UserError("apply-conflict", "the files or the edit have changed since the preview", {
      hint: `The digest is now ${preview.digest}. Read the new preview first.`,
    });
  if (!apply) {
    printPreview(host, preview, file);
    return 0;
  }
  assertConfirmed(preview, expect);
  if (preview.changes.length === 0) {
    note(host, "the edit changes nothing");
    return 0;
  }
  withTree(host, repository, (tree, state) => {
    if (values["allow-dirty"] !== true) assertClean(preview, lastWritten(state));
    applyPlan(tree, state, { kind: "apply", id: newId(host), files: plannedFiles(preview.changes) });
  });
  note(host, `wrote ${plural(preview.changes.length, "file")}. To revert the edit: lanser undo`);
  return 0;
}

/** Restores the files from before the last edit. */
export async function undoCommand(
  host: CliHost,
  { values }: LineOf<"undo">,
  _signal: AbortSignal,
): Promise<number> {
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const say = sayTo(host);
  withTree(host, repository, (tree, state) => {
    const plan = undoPlan(tree, state, newId(host));
    applyPlan(tree, state, plan);
    for (const { path } of plan.files) say(path);
  });
  return 0;
}

/** Restores the files from before an interrupted edit. */
export async function recoverCommand(
  host: CliHost,
  { values }: LineOf<"recover">,
  _signal: AbortSignal,
): Promise<number> {
  // A job starts from a fresh checkout. If it finds a journal, another run left it.
  if (!["", undefined].includes(host.env["CI"]))
    throw new UserError("write-denied", "lanser recover does not run if CI is set", {
      hint: "Check out the commit again.",
    });
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const say = sayTo(host);
  withTree(host, repository, (tree, state) => {
    const paths = recover(tree, state);
    for (const path of paths) say(path);
    note(host, paths.length === 0 ? "no edit was interrupted" : `restored ${plural(paths.length, "file")}`);
  });
  return 0;
}

/** Calls `run` with the open working tree and the state of its edits, under the lock. */
function withTree(
  host: CliHost,
  { top, objectScratch }: Repository,
  run: (tree: OpenTree, state: EditState) => void,
): void {
  if (host.platform !== "linux")
    throw new UserError("unsupported-platform", "Lanser writes edits only on Linux");
  // The scratch folder is new, so its owner is the user of this process.
  using state = openState(realDisk, stateFolder(host, top), lstatSync(objectScratch).uid);
  using _lock = state.lock(host);
  const tree = { disk: realDisk, top: realDisk.openTop(top) };
  try {
    run(tree, state);
  } finally {
    realDisk.close(tree.top);
  }
}

function newId({ randomId }: CliHost): string {
  return randomId().replaceAll("-", "");
}

function parseEdit(text: string, file: string): unknown {
  const parsed = parseStrict(text);
  if (parsed.kind === "value") return parsed.value;
  throw new UserError("usage", `${file} is not valid JSON: ${parsed.message}`, {
    hint: "Name a file with a WorkspaceEdit, as a language server answers a rename.",
  });
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

/** Prints the patch to standard output, byte for byte, so that `git apply` can read it; the rest is for a person. */
function printPreview(host: CliHost, preview: Preview, file: string): void {
  const { patch, changes, sites, annotations, digest, dirty, notes } = preview;
  if (host.where.kind === "actions") host.stdout.write(patch === "" ? "" : `${logLines(patch.trimEnd())}\n`);
  else host.stdout.write(host.stdout.isTerminal ? terminalText(patch) : patch);
  for (const one of notes) note(host, one);
  for (const [id, { label, needsConfirmation }] of annotations) {
    const count = sites.filter(({ annotation }) => annotation === id).length;
    note(host, `${label}: ${plural(count, "change")}${needsConfirmation ? ", to be confirmed" : ""}`);
  }
  if (dirty.length > 0) note(host, `not committed: ${dirty.join(", ")}`);
  if (changes.length === 0) {
    note(host, "the edit changes nothing");
    return;
  }
  note(host, `${plural(sites.length, "text edit")}, ${plural(changes.length, "file")}; nothing is written`);
  note(host, `to write the edit: lanser apply ${file} --apply --expect ${digest}`);
}

function note(host: CliHost, text: string): void {
  const safe = host.where.kind === "actions" ? logLines : terminalText;
  host.stderr.write(`lanser: ${safe(text)}\n`);
}
