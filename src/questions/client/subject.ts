/** Subject of queries: a snapshot of a repository, and the servers that may be queried. No server is started here. */
import { resolve } from "node:path";
import type { Repository } from "../../git/git.ts";
import { listTree } from "../../git/listing.ts";
import { readCommit, readFileAt, resolveRevision } from "../../git/objects.ts";
import { snapshotWorkTree } from "../../git/work-tree.ts";
import { UserError } from "../../model/errors.ts";
import { readFileText } from "../../platform/files.ts";
import { configPath } from "../../policy/config.ts";
import { type ChosenServer, decidePolicy, type Policy } from "../../policy/policy.ts";
import type { SettingsSource } from "../../policy/settings.ts";
import { ownServerId, serversFolder } from "../../servers/own/definition.ts";
import { shippedPins } from "../../servers/pins.ts";
import { registry as ofRelease, type Registry } from "../../servers/registry.ts";
import { readKnownServersAt } from "../../workspace/pins.ts";
import type { SnapshotId } from "../../workspace/tree.ts";

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
  readonly notes: readonly string[];
};

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
  return {
    snapshot,
    paths,
    registry,
    notes,
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
          throw unreadHere(error, paths);
        if (!(error instanceof UserError) || error.code !== "no-server") throw error;
        const hint = error.hint.replaceAll("lanser gate ", `lanser ${cmd} … `);
        if (!request.isTreeTrusted && paths.includes(configPath)) throw unheard(error, cmd);
        throw new UserError(error.code, error.message, { hint, cause: error });
      }
    },
  };
}

/**
 * Returns the error for CI. There the tree can be an untrusted change, which must not decide which programs are
 * started.
 */
function unheard(error: UserError, cmd: string): UserError {
  const message = `no server given: if CI is set, Lanser does not read ${configPath} of the queried tree`;
  const hint = `Name it yourself: lanser ${cmd} … --config ${configPath}, or --server ID.`;
  return new UserError(error.code, message, { hint, cause: error });
}

/**
 * Returns the error for a server that the tree describes but that is not trusted. Otherwise the error would say that
 * there is no such server.
 */
function unreadHere(error: UserError, paths: readonly string[]): UserError {
  const file = paths.find((path) => {
    const id = ownServerId(path);
    return id !== undefined && error.message.endsWith(`called ${id}`);
  });
  if (file === undefined) return error;
  const hint = `${file} is ignored if CI is set: the tree may belong to a change that chooses its own servers. \`lanser gate\` uses the servers of base. To query one of this tree, unset CI (env -u CI lanser …).`;
  return new UserError(error.code, error.message, { hint, cause: error });
}

/** Returns the language server in place of a command. A command is only for findings of a gate. */
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
  const message = `${profile.name} comes from the tree itself, and nobody has accepted it`;
  return {
    ...server,
    refused: {
      message,
      hint: `Read ${serversFolder}/${profile.id}.yml, and name it: --server ${profile.id}`,
    },
  };
}

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
