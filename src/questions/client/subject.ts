/** Subject of queries: a snapshot of a repository, and the servers that may be queried. No server is started here. */
import { resolve } from "node:path";
import type { Repository } from "../../git/git.ts";
import { listTree } from "../../git/listing.ts";
import { readCommit, readFileAt, resolveRevision } from "../../git/objects.ts";
import { snapshotWorkTree } from "../../git/work-tree.ts";
import { UserError } from "../../model/errors.ts";
import { readFileText } from "../../platform/files.ts";
import { configPath, defaultConfig, parseConfig } from "../../policy/config.ts";
import { type ChosenServer, decidePolicy, type Policy } from "../../policy/policy.ts";
import type { SettingsSource } from "../../policy/settings.ts";
import { relocateDefaults } from "../../selectors/relocate.ts";
import { ownServerId, serversFolder } from "../../servers/own/definition.ts";
import { shippedPins } from "../../servers/pins.ts";
import { registry as ofRelease, type Registry } from "../../servers/registry.ts";
import { readKnownServersAt } from "../../workspace/pins.ts";
import type { SnapshotId } from "../../workspace/tree.ts";
import type { RelocationLimits } from "../query/scoring.ts";

export type SubjectRequest = {
  /** A commit. Undefined: the working tree. */
  readonly rev: string | undefined;
  readonly servers: readonly { readonly id: string; readonly version: string | undefined }[];
  /** From --config: an absolute path, and its name for messages. */
  readonly config: { readonly path: string; readonly name: string } | undefined;
  readonly settings: SettingsSource | { readonly path: string; readonly name: string } | undefined;
  /** False if CI is set: then only the caller's own choices count, and nothing in the queried tree. */
  readonly isTreeTrusted: boolean;
};

export type Subject = {
  readonly snapshot: SnapshotId;
  readonly paths: readonly string[];
  /** Servers of this release, and those that the snapshot describes if it is trusted. */
  readonly registry: Registry;
  /** Returns the policy. Throws a UserError if no server is named, with the command to paste. */
  readonly policy: (cmd: string) => Policy;
  /** Returns τ and k of the configuration; those of this release for a configuration that cannot be read. */
  readonly relocation: () => RelocationLimits;
  readonly notes: readonly string[];
};

/**
 * Reads the snapshot of a request, its paths and the servers that it may use. The policy is decided at the first query,
 * because queries without a server, such as `outline`, must work without a configuration. Throws a UserError for an
 * unknown commit or an unreadable file.
 */
export async function resolveSubject(repository: Repository, request: SubjectRequest): Promise<Subject> {
  const { snapshot, notes } = await snapshotAt(repository, request.rev);
  const listed = await listTree(repository, snapshot.tree);
  const paths = listed.flatMap(({ path }) => (typeof path === "string" ? [path] : []));
  const [own, { registry, pins }] = request.isTreeTrusted
    ? await Promise.all([
        readFileAt(repository, snapshot.tree, configPath),
        readKnownServersAt(repository, snapshot.tree),
      ])
    : [undefined, { registry: ofRelease, pins: shippedPins }];
  const file =
    request.config === undefined
      ? own === undefined
        ? undefined
        : { text: own.toString("utf8"), name: configPath }
      : { text: textOf(request.config), name: request.config.name };
  const settings =
    request.settings === undefined || "text" in request.settings
      ? request.settings
      : { text: textOf(request.settings), name: request.settings.name };
  let decided: Policy | undefined;
  let relocation: RelocationLimits | undefined;
  return {
    snapshot,
    paths,
    registry,
    notes,
    relocation: () => {
      relocation ??= relocationOf(file);
      return relocation;
    },
    policy: (cmd) => {
      try {
        if (decided !== undefined) return decided;
        const policy = decidePolicy(
          { servers: request.servers, file, settings, failOn: undefined, where: "terminal" },
          { base: undefined, head: undefined },
          { registry, pins: { base: pins, head: pins }, sources: paths },
        );
        decided = { ...policy, servers: policy.servers.map((one) => startable(asked(one), request)) };
        return decided;
      } catch (error) {
        if (error instanceof UserError && error.code === "unknown-server" && !request.isTreeTrusted)
          throw withIgnoredFile(error, paths);
        if (!(error instanceof UserError) || error.code !== "no-server") throw error;
        const hint = error.hint.replaceAll("lanser gate ", `lanser ${cmd} … `);
        if (!request.isTreeTrusted && paths.includes(configPath)) throw ignoredInCi(error, cmd);
        throw new UserError(error.code, error.message, { hint, cause: error });
      }
    },
  };
}

/** Reads τ and k without the servers, which a question about the text alone does not need. */
function relocationOf(file: { readonly text: string; readonly name: string } | undefined): RelocationLimits {
  const { scoreMin, shownMax } = relocateDefaults;
  try {
    const { relocate } = file === undefined ? defaultConfig : parseConfig(file.text, file.name);
    return { scoreMin: relocate?.tau ?? scoreMin, shownMax: relocate?.k ?? shownMax };
  } catch (error) {
    if (error instanceof UserError) return { scoreMin, shownMax };
    throw error;
  }
}

/**
 * Returns the error for a run in CI whose tree has a configuration. There the tree can be an untrusted change, which
 * must not decide which programs are started, so the user must name the server.
 */
function ignoredInCi(error: UserError, cmd: string): UserError {
  const message = `no server is named. If \`CI\` is set, Lanser ignores ${configPath} of the queried tree`;
  const hint = `Name the configuration: lanser ${cmd} … --config ${configPath}. Or name a server: --server ID.`;
  return new UserError(error.code, message, { hint, cause: error });
}

/**
 * Adds a hint to the error for an unknown server whose description is in the untrusted tree. Without the hint, the
 * error would only say that there is no such server, although the user sees its file.
 */
function withIgnoredFile(error: UserError, paths: readonly string[]): UserError {
  const file = paths.find((path) => {
    const id = ownServerId(path);
    return id !== undefined && error.message.endsWith(`called ${id}`);
  });
  if (file === undefined) return error;
  const hint = `If \`CI\` is set, Lanser ignores ${file}, because the tree can be an untrusted change. To use this server, unset \`CI\`: env -u CI lanser …`;
  return new UserError(error.code, error.message, { hint, cause: error });
}

/** Replaces a command by its language server, because a command only reports findings and answers no other query. */
function asked(server: ChosenServer): ChosenServer {
  const { serverMode: asServer } = server.profile;
  return asServer === undefined ? server : { ...server, profile: asServer };
}

/**
 * Refuses a server that the tree itself describes: its description is code of the tree. It starts only if the caller
 * names it, by a flag or in the caller's own configuration.
 */
function startable(server: ChosenServer, { servers, config }: SubjectRequest): ChosenServer {
  const { profile, refused } = server;
  const isNamed = config !== undefined || servers.some(({ id }) => id === profile.id);
  if (profile.own === undefined || refused !== null || isNamed) return server;
  const message = `the queried tree describes ${profile.name}, so Lanser starts it only if you name it`;
  return {
    ...server,
    refused: {
      message,
      hint: `Read ${serversFolder}/${profile.id}.yml. If you trust it, add --server ${profile.id}.`,
    },
  };
}

/**
 * Returns the snapshot of a commit, or of the working tree if `rev` is undefined. Notes tell what the snapshot leaves
 * out.
 */
async function snapshotAt(
  repository: Repository,
  rev: string | undefined,
): Promise<{ readonly snapshot: SnapshotId; readonly notes: readonly string[] }> {
  if (rev === undefined) {
    const { tree, notes } = await snapshotWorkTree(repository);
    return { snapshot: { commit: null, tree }, notes };
  }
  const id = await resolveRevision(repository, rev);
  const commit = id === undefined ? undefined : await readCommit(repository, id);
  if (commit === undefined) throw new UserError("unknown-revision", `there is no commit ${rev}`);
  return { snapshot: { commit: commit.commit, tree: commit.tree }, notes: [] };
}

function textOf({ path, name }: { readonly path: string; readonly name: string }): string {
  try {
    return readFileText(resolve(path));
  } catch (error) {
    throw new UserError("unreadable-file", `${name} cannot be read`, { cause: error });
  }
}
