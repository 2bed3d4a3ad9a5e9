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

/** First line of the output of such a run, and all that it does. */
export const switchedOffText = "disabled by LANSER_DISABLE: Lanser checked nothing";

export const notHeardText =
  "Lanser ignores LANSER_DISABLE: base's configuration has `policy: { required: true }`";

export type SwitchedOff = "off" | "not heard" | "on";

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

/** True if a configuration requires runs; one that cannot be read requires nothing. */
export function requiresRuns(text: string | undefined): boolean {
  try {
    return text !== undefined && parseConfig(text, configPath).required === true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/**
 * True if the configuration of base requires runs. One that cannot be read requires nothing: the switch is for days
 * on which something is broken.
 */
async function isRequired(
  host: Host,
  { repository: folder, base, head, policy }: Pick<GateRequest, "repository" | "base" | "head" | "policy">,
): Promise<boolean> {
  // A file that stands in for base's may require runs, and cannot take back that base does.
  if (policy.file !== undefined && requiresRuns(readOptional(policy.file.path))) return true;
  try {
    using scratch = makeScratch(host);
    await using repository = await openRepository({ ...host, temporaryFolder: scratch.folder }, folder);
    const revisions = await resolveRevisions(repository, { base, head });
    if (revisions.kind === "unavailable") return false;
    const text = await readFileAt(repository, revisions.base.tree, configPath);
    return requiresRuns(text?.toString("utf8"));
  } catch (error) {
    // The run that follows says that it was cancelled; without an answer it is not off.
    if (error instanceof UserError) return error.code === "cancelled";
    throw error;
  }
}

/** True if a command has nothing to do; prints the message about the switch. */
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
