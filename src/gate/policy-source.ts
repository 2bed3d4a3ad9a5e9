/**
 * Reads the rules of a run from the objects of its commits: policy, pins and waivers. The working tree is not used,
 * because it belongs to the change.
 */

import { existsSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Repository } from "../git/git.ts";
import { listTree } from "../git/listing.ts";
import { changeMessages } from "../git/messages.ts";
import { readFileAt, resolveRevision } from "../git/objects.ts";
import type { ResolvedRevisions } from "../git/resolved.ts";
import type { CommitMessage } from "../model/change.ts";
import { limit } from "../model/codes.ts";
import { UserError } from "../model/errors.ts";
import { relativeInside } from "../model/paths.ts";
import type { Limit } from "../model/report.ts";
import { readFileText } from "../platform/files.ts";
import { leadsInto } from "../platform/folders.ts";
import { configPath } from "../policy/config.ts";
import { emptyGlobs, hasGlobs } from "../policy/globs.ts";
import { decidePolicy, type Policy, type PolicyRequest } from "../policy/policy.ts";
import type { SettingsSource } from "../policy/settings.ts";
import { type Grants, labelGrants, trailerGrants } from "../policy/waivers.ts";
import { serversFolder } from "../servers/own/definition.ts";
import { ownProfiles, type Registry } from "../servers/registry.ts";
import { readKnownServersAt } from "../workspace/pins.ts";

/** Sources of the policy, as a caller names them. */
export type PolicySource = Omit<PolicyRequest, "file" | "settings"> & {
  /** File of `--config`: an absolute path, and its name for messages. */
  readonly file: { readonly path: string; readonly name: string } | undefined;
  /** Settings of `--settings` or the input: their text, or an absolute path. */
  readonly settings?: GivenSettings | undefined;
};

/** Settings as a caller gives them: their text, or a file. */
export type GivenSettings = SettingsSource | { readonly path: string; readonly name: string };

/**
 * Reads the policy of a run. Base's configuration decides; head's is read only to report how it differs and whether
 * it is broken. Sources are listed only if no server is named, and only to suggest servers.
 */
export async function readPolicy(
  repository: Repository,
  revisions: ResolvedRevisions,
  request: { readonly policy: PolicySource },
): Promise<Policy> {
  // A configuration that is too large to read becomes a text that is too long, which has an error of its own.
  const read = (tree: string) =>
    readFileAt(repository, tree, configPath).catch(() => Buffer.alloc(100_000, " "));
  const [base, head, known] = await Promise.all([
    read(revisions.base.tree),
    read(revisions.head.tree),
    readKnownServersAt(repository, revisions.base.tree),
  ]);
  const proposed = await readKnownServersAt(repository, revisions.head.tree).catch((error: unknown) => {
    // A broken server description in head is only reported: base's is used. Once merged it would stop every run.
    if (error instanceof UserError) return error.message;
    throw error;
  });
  const sides =
    typeof proposed === "string"
      ? { base: known.pins, head: known.pins, headProblem: proposed }
      : { base: known.pins, head: proposed.pins };
  const { registry } = known;
  const headRegistry = typeof proposed === "string" ? registry : proposed.registry;
  const files = { base: base?.toString("utf8"), head: head?.toString("utf8") };
  const settings = await readSettings(repository, revisions, request.policy);
  const policy: PolicyRequest = { ...request.policy, file: readConfig(request.policy.file), settings };
  const decide = (sources: readonly string[]) => {
    try {
      return decidePolicy(policy, files, { registry, headRegistry, pins: sides, sources });
    } catch (error) {
      throw notOfBase(error, [registry, headRegistry]);
    }
  };
  const paths = async (tree: string) =>
    (await listTree(repository, tree)).flatMap(({ path }) => (typeof path === "string" ? [path] : []));
  try {
    const decided = decide([]);
    if (!hasGlobs(decided.config)) return decided;
    const files = [...(await paths(revisions.base.tree)), ...(await paths(revisions.head.tree))];
    return { ...decided, notes: [...(decided.notes ?? []), ...emptyGlobs(decided.config, files)] };
  } catch (error) {
    // No server is named: head's files show which servers the user could name.
    if (!(error instanceof UserError) || error.code !== "no-server") throw error;
    return decide(await paths(revisions.head.tree));
  }
}

/**
 * Adds a hint to the error of an unknown server. Someone who tries an own server for the first time has its
 * description only in head, where it does not count yet.
 */
function notOfBase(error: unknown, [base, head]: readonly [Registry, Registry]): unknown {
  if (!(error instanceof UserError) || error.code !== "unknown-server") return error;
  const fresh = ownProfiles(head).filter(({ id }) => !ownProfiles(base).some((one) => one.id === id));
  const named = fresh.find(({ id }) => error.message.includes(`called ${id}`));
  if (named === undefined) return error;
  const hint = `Head describes ${named.id} in ${serversFolder}; Lanser uses the description once base has it. To try it now, run \`lanser doctor\`.`;
  return new UserError(error.code, error.message, { hint, cause: error });
}

/**
 * Reads the settings. In a workflow, a file of the repository is read from base: the checkout is head's, and a change
 * must not loosen the settings that it is judged by. In a terminal, and for a file outside of the repository, it is
 * read from the disk. Throws a UserError if it cannot be read.
 */
async function readSettings(
  repository: Repository,
  revisions: ResolvedRevisions,
  { settings, where }: PolicySource,
): Promise<SettingsSource | undefined> {
  if (settings === undefined || "text" in settings) return settings;
  const { path, name } = settings;
  if (where === "actions" && leadsInto(path, repository.top)) {
    const inside = relativeInside(repository.top, path) ?? relativeInside(repository.top, really(path));
    const bytes =
      inside === undefined ? undefined : await readFileAt(repository, revisions.base.tree, inside);
    if (bytes === undefined)
      throw new UserError("unreadable-file", `base has no settings file ${name}`, {
        hint: "In a workflow, Lanser reads this file from the base commit. Merge the file first, or write the settings into the workflow.",
      });
    return { text: bytes.toString("utf8"), name: `${name} of base` };
  }
  try {
    return { text: readFileText(path), name };
  } catch (error) {
    throw new UserError("unreadable-file", `the settings file ${name} cannot be read`, { cause: error });
  }
}

/** Resolves the links above the file, so that a link cannot disguise where it is; the file itself need not exist. */
function really(path: string): string {
  let there = path;
  while (!existsSync(there) && there !== dirname(there)) there = dirname(there);
  return join(realpathSync(there), relative(there, path));
}

/** Reads the configuration. Throws a UserError if the file cannot be read. */
export function readConfig(file: PolicySource["file"]): PolicyRequest["file"] {
  if (file === undefined) return undefined;
  try {
    return { text: readFileText(file.path), name: file.name };
  } catch (error) {
    throw new UserError("unreadable-file", `the configuration ${file.name} cannot be read`, {
      cause: error,
    });
  }
}

/** A run as the search for waivers needs it. */
type Judged = {
  readonly repository: Repository;
  readonly revisions: ResolvedRevisions;
  readonly policy: Policy;
  readonly request: { readonly labels?: readonly string[] };
};

/**
 * Returns the grants of waivers, from labels and commit messages. Only base's own file can allow waivers: the author
 * of the change controls flags and head's file.
 */
export async function readGrants({ repository, revisions, policy, request }: Judged): Promise<Grants> {
  const allowed = policy.summary.origin === "base" ? policy.config.waivers : [];
  const labels = labelGrants(allowed, request.labels ?? []);
  const head = revisions.head.commit ?? (await resolveRevision(repository, "HEAD"));
  const read = head === undefined ? undefined : await changeMessages(repository, revisions.base.commit, head);
  if (!allowed.includes("trailer"))
    return { grants: labels, limits: read?.kind === "messages" ? refused(read.messages) : [] };
  if (read?.kind !== "messages") {
    const message = "Lanser could not read the commit messages of the change, so it applied no trailer";
    return { grants: labels, limits: [limit("waivers-unread", message)] };
  }
  const { grants, limits } = trailerGrants(read.messages);
  const more = "Lanser read trailers only from the newest commits";
  const cut = read.isCut ? [limit("waivers-unread", more)] : [];
  return { grants: [...grants, ...labels], limits: [...limits, ...cut] };
}

/**
 * Returns the limit for waivers in commit messages that base does not allow. Otherwise their author would not know
 * why they have no effect.
 */
function refused(messages: readonly CommitMessage[]): readonly Limit[] {
  const { grants, limits } = trailerGrants(messages);
  const [first] = [...grants.map(({ by }) => by), ...limits.map(({ message }) => message)];
  if (first === undefined) return [];
  const message = `${first}: base's configuration does not allow waivers in commit messages (policy: { waivers: [trailer] })`;
  return [limit("waiver-unread", message, grants.length + limits.length)];
}
