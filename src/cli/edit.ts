/**
 * Runs `lanser apply`, `lanser undo` and `lanser recover`, and ends the questions that plan an edit: the only code of
 * the command line that changes the working tree.
 */
import { resolve } from "node:path";
import type { EditEncoding } from "../edits/edit-bytes.ts";
import type { PathRules } from "../edits/jail.ts";
import { mergePreview } from "../edits/merge.ts";
import { type Preview, previewEdit } from "../edits/preview.ts";
import { recover } from "../edits/undo.ts";
import { assertExpected, undoEdit, withTree, writeEdit } from "../edits/write.ts";
import { openRepository, type Repository } from "../git/git.ts";
import { compact } from "../model/compact.ts";
import { UserError } from "../model/errors.ts";
import { parseStrict } from "../model/json.ts";
import type { ProgressEvent } from "../model/progress.ts";
import type { ProcessReward } from "../model/reward.ts";
import { plural } from "../model/text.ts";
import type { Bundle } from "../questions/bundle/bundle.ts";
import { logLines, terminalText } from "../report/escape.ts";
import { type ColumnUnit, columnUnits } from "../selectors/columns.ts";
import type { LineOf, planFlags } from "./commands.ts";
import { type GateFlags, requestFromFlags } from "./gate-request.ts";
import { parseChoice } from "./program/arguments.ts";
import type { Given } from "./program/flags.ts";
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
  signal: AbortSignal,
): Promise<number> {
  const [file = ""] = positionals;
  if (positionals.length !== 1) throw new UserError("usage", "apply needs one file with a WorkspaceEdit");
  assertEditFlags(values, undefined);
  const unit = parseChoice(values["index-io"], columnUnits, "--index-io") ?? "utf-16";
  const edit = parseEdit(await readTextArgument(host, file, "edit"), file);
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const preview = await previewEdit(repository, {
    edit,
    encoding: encodingOf[unit],
    rules: rulesOf(values),
  });
  assertExpected(preview, values.expect);
  if (values.apply === true) {
    await writePreview(host, repository, preview, values);
    return 0;
  }
  host.stdout.write(patchText(host, preview.patch));
  printPreview(host, preview);
  if (preview.changes.length === 0) return 0;
  await printEffect(host, preview, { values, signal });
  note(host, `to write the edit: lanser apply ${file} --apply --expect ${preview.digest}`);
  return 0;
}

/** Flags of the commands that plan an edit, with those that select repository and server. */
export type EditFlags = Given<typeof planFlags> &
  Pick<GateFlags, "repo" | "server" | "config" | "settings" | "cache">;

/**
 * Ends a question that plans an edit: previews its edit with the caller's rules, and writes it if the caller wants
 * that. `show` prints the bundle, to which the preview adds the reward. `again` is the command without its flags for
 * writing. Returns the exit code.
 */
export async function finishEdit(
  host: CliHost,
  bundle: Bundle,
  of: {
    readonly values: EditFlags;
    readonly rev: string | undefined;
    readonly again: string;
    readonly signal: AbortSignal;
  },
  show: (bundle: Bundle) => Promise<number>,
): Promise<number> {
  const { values, again, rev } = of;
  if ("error" in bundle) return show(bundle);
  for (const text of bundle.meta.notes) note(host, text);
  if (bundle.edits === null) {
    note(host, "the edit changes nothing");
    return show(bundle);
  }
  const { workspaceEdit, digest } = bundle.edits;
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const preview = await previewEdit(repository, {
    edit: workspaceEdit,
    encoding: bundle.environment.positionEncoding ?? "utf-16",
    rules: rulesOf(values),
    ...compact({ tree: rev === undefined ? undefined : bundle.environment.snapshot?.tree }),
  });
  // The server planned the edit for the files as they were then.
  assertExpected(preview, values.expect ?? digest);
  if (values["apply-via"] !== undefined) {
    const merged = await mergePreview(repository, preview);
    // Who has read the planned edit has also read what git merges of it.
    const expect = values.expect === undefined ? undefined : merged.digest;
    await writePreview(host, repository, merged, { ...values, expect });
    return show(bundle);
  }
  // No server has planned it, so its findings decide.
  const isOwn = bundle.facts.provenance === "builtin";
  if (values.apply === true) {
    const effect = isOwn ? await printEffect(host, preview, of) : nothingKnown;
    if (effect.added > 0)
      throw new UserError(
        "unsupported-capability",
        `the edit causes ${plural(effect.added, "new finding")}`,
        {
          hint: "To write it anyway, add --no-check.",
        },
      );
    await writePreview(host, repository, preview, values);
    return show(bundle);
  }
  printPreview(host, preview);
  const effect = rev === undefined ? await printEffect(host, preview, of) : nothingKnown;
  const code = await show({ ...bundle, processReward: effect.reward });
  if (isOwn && effect.added > 0)
    note(host, `--apply refuses this edit: it causes ${plural(effect.added, "new finding")}`);
  else if (rev === undefined)
    note(host, `to write the edit: lanser ${again} --apply --expect ${preview.digest}`);
  return code;
}

/** What the comparison of the findings before and after an edit shows. */
type Effect = { readonly added: number; readonly reward: ProcessReward | null };

const nothingKnown: Effect = { added: 0, reward: null };

/** Returns the patch for standard output, byte for byte, so that `git apply` can read it. */
export function patchText(host: CliHost, patch: string): string {
  if (host.where.kind === "actions") return patch === "" ? "" : `${logLines(patch.trimEnd())}\n`;
  return host.stdout.isTerminal ? terminalText(patch) : patch;
}

/** Throws a UserError for flags that cannot be combined. `rev` is a commit that the edit is planned for. */
export function assertEditFlags(values: EditFlags, rev: string | undefined): void {
  if (values.apply === true && values["dry-run"] === true)
    throw new UserError("usage", "--apply writes the edit, and --dry-run does not: use one of them");
  const via = parseChoice(values["apply-via"], ["git"] as const, "--apply-via");
  if (via !== undefined && (values.apply === true || values["dry-run"] === true))
    throw new UserError("usage", "--apply-via writes the edit: leave out --apply and --dry-run");
  if (values.apply === true && rev !== undefined)
    throw new UserError("usage", "--apply writes to the working tree, so it takes no --rev", {
      hint: "To merge the edit into the working tree: --apply-via git",
    });
}

function rulesOf({ allow, deny }: EditFlags): PathRules {
  return { allow, deny: deny ?? [] };
}

/** Writes the files of a preview and says so. */
async function writePreview(
  host: CliHost,
  repository: Repository,
  preview: Preview,
  values: EditFlags,
): Promise<void> {
  await writeEdit(host, repository, preview, {
    allowDirty: values["allow-dirty"] === true,
    expect: values.expect,
  });
  if (preview.changes.length === 0) {
    note(host, "the edit changes nothing");
    return;
  }
  note(host, `wrote ${plural(filesOf(preview), "file")}. To revert the edit: lanser undo`);
}

/**
 * Compares the findings before and after the edit in all files that it can affect, and prints them with the reward and
 * its safety checks. A comparison that cannot run is only a note: the preview is still true.
 */
async function printEffect(
  host: CliHost,
  { changes }: Preview,
  { values, signal }: { readonly values: EditFlags; readonly signal: AbortSignal },
): Promise<Effect> {
  if (values["no-check"] === true) return nothingKnown;
  const { repo, server, config, settings, cache } = values;
  try {
    const { afterEdit } = await import("./program/gate.ts");
    const flags = compact({ repo, server, config, settings, cache, scope: "affected" });
    const { base: _base, head: _head, ...request } = requestFromFlags(host, flags, signal);
    const files = changes.map(({ path, after }) => ({
      path,
      content: after === null ? null : after.bytes.toString("utf8"),
    }));
    const progress = (event: ProgressEvent) => {
      if (event.kind === "note") request.progress(event);
    };
    const { report, lint, why } = await afterEdit(host, { ...request, progress, files });
    const { counts, reward, verdict } = report;
    const added = lint.diagnostics.filter(({ isNew }) => isNew);
    const servers = report.servers.map(({ id }) => id).join(", ");
    const open =
      verdict === "inconclusive" ? `; inconclusive: ${report.reasons[0]?.message ?? why ?? ""}` : "";
    const removed = counts.removed === 0 ? "" : `, ${counts.removed} removed`;
    note(host, `findings (${servers}): ${counts.new} new, ${counts.fixed} fixed${removed}${open}`);
    for (const { path, line, column, severity, code, message } of added)
      note(host, `  ${path}:${line}:${column} ${severity} ${code ?? ""} ${message.split("\n")[0] ?? ""}`);
    if (reward === null) {
      note(
        host,
        `no reward: ${(report.unscored ?? why ?? "the change has no score").replace(/^not scored: /u, "")}`,
      );
      return { added: counts.new, reward: null };
    }
    const own = reward[reward.headline];
    note(host, `reward ${reward.headline}: ${own.r}`);
    for (const { name, ok, detail } of reward.safety)
      note(host, `  ${ok ? "ok" : "failed"}: ${name} (${detail})`);
    return { added: counts.new, reward: own };
  } catch (error) {
    if (!(error instanceof UserError) || error.code === "cancelled") throw error;
    note(host, `the findings before and after were not compared: ${error.message}`);
    return nothingKnown;
  }
}

/** Restores the files from before the last edit. */
export async function undoCommand(
  host: CliHost,
  { values }: LineOf<"undo">,
  _signal: AbortSignal,
): Promise<number> {
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const say = sayTo(host);
  for (const path of await undoEdit(host, repository)) say(path);
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

function parseEdit(text: string, file: string): unknown {
  const parsed = parseStrict(text);
  if (parsed.kind === "value") return parsed.value;
  throw new UserError("usage", `${file} is not valid JSON: ${parsed.message}`, {
    hint: "Name a file with a WorkspaceEdit, as a language server answers a rename.",
  });
}

/** Prints what an edit would do, for a person. */
function printPreview(host: CliHost, preview: Preview): void {
  const { changes, sites, annotations, dirty, notes } = preview;
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
  note(host, `${plural(sites.length, "text edit")}, ${plural(filesOf(preview), "file")}; nothing is written`);
}

/** Counts the files of an edit. A moved file has two paths, and counts once. */
function filesOf({ changes }: Preview): number {
  const created = changes.filter(({ before }) => before === null).length;
  const deleted = changes.filter(({ after }) => after === null).length;
  return changes.length - Math.min(created, deleted);
}

function note(host: CliHost, text: string): void {
  const safe = host.where.kind === "actions" ? logLines : terminalText;
  host.stderr.write(`lanser: ${safe(text)}\n`);
}
