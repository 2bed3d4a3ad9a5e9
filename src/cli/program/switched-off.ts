/**
 * Handles `LANSER_DISABLE`, with which a maintainer switches runs off without editing them. Then nothing is
 * checked, and nothing is reported as passed. If base's configuration has `policy: { required: true }`, it is
 * ignored.
 */

import type { GateRequest } from "../../gate/request.ts";
import { resolveRevisions } from "../../git/base.ts";
import { openRepository } from "../../git/git.ts";
import { readFileAt } from "../../git/objects.ts";
import { UserError } from "../../model/errors.ts";
import { readOptional } from "../../platform/files.ts";
import type { Host, Output } from "../../platform/host.ts";
import { configPath, parseConfig } from "../../policy/config.ts";
import { makeScratch } from "../../workspace/scratch.ts";
import { type CliHost, escapeForOutput } from "./program.ts";

/** The only output of such a run. */
export const switchedOffText = "disabled by LANSER_DISABLE: Lanser checked nothing";

export const notHeardText =
  "Lanser ignores LANSER_DISABLE, because base's configuration has `policy: { required: true }`";

export type SwitchedOff = "off" | "not heard" | "on";

/**
 * Returns if LANSER_DISABLE ends this run ("off"). "not heard": base's configuration requires runs, so the variable has
 * no effect. "on": the variable is not set.
 */
export async function switchedOff(
  host: Host,
  request: Pick<GateRequest, "repository" | "base" | "head" | "policy">,
): Promise<SwitchedOff> {
  if (!isAskedOff(host)) return "on";
  return (await isRequired(host, request)) ? "not heard" : "off";
}

/** True if the environment disables runs; base's configuration may ignore that. */
export function isAskedOff({ env }: Pick<Host, "env">): boolean {
  return !["", "0", "false"].includes(env["LANSER_DISABLE"] ?? "");
}

/** True if a configuration requires runs. An invalid one does not: the switch is for days when something is broken. */
export function requiresRuns(text: string | undefined): boolean {
  try {
    return text !== undefined && parseConfig(text, configPath).required === true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/**
 * True if the configuration of base requires runs, so that the switch has no effect. If base or its configuration
 * cannot be read, it is false: the switch is for days when something is broken.
 */
async function isRequired(
  host: Host,
  { repository: folder, base, head, policy }: Pick<GateRequest, "repository" | "base" | "head" | "policy">,
): Promise<boolean> {
  // A file of `--config` can require runs, too. It cannot undo that base requires them.
  if (policy.file !== undefined && requiresRuns(readOptional(policy.file.path))) return true;
  try {
    using scratch = makeScratch(host);
    await using repository = await openRepository({ ...host, temporaryFolder: scratch.folder }, folder);
    const revisions = await resolveRevisions(repository, { base, head });
    if (revisions.kind === "unavailable") return false;
    const text = await readFileAt(repository, revisions.base.tree, configPath);
    return requiresRuns(text?.toString("utf8"));
  } catch (error) {
    // After a cancellation the answer is unknown. The run then starts and reports the cancellation itself.
    if (error instanceof UserError) return error.code === "cancelled";
    throw error;
  }
}

/** True if LANSER_DISABLE ends this command. Prints the message about it to `out`, or a note if base forbids that. */
export async function isSwitchedOff(
  host: CliHost,
  request: Parameters<typeof switchedOff>[1] & Pick<GateRequest, "progress">,
  out: Output,
): Promise<boolean> {
  const state = await switchedOff(host, request);
  if (state === "off") out.write(escapeForOutput(host.where, `${switchedOffText}\n`));
  if (state === "not heard") request.progress({ kind: "note", text: notHeardText });
  return state === "off";
}
