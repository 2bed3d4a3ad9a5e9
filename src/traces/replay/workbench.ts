/**
 * Opens a workbench: a commit, the servers of its configuration, and a scratch folder. `lanser trace record`, `refresh`
 * and `drift` and `lanser parity` share it.
 */
import { globSync, mkdirSync } from "node:fs";
import { join, normalize } from "node:path";
import { openRepository, type Repository } from "../../git/git.ts";
import { readCommit, readFileAt, resolveRevision } from "../../git/objects.ts";
import { UserError } from "../../model/errors.ts";
import { findNearest } from "../../model/nearest.ts";
import { readOptional } from "../../platform/files.ts";
import type { Host } from "../../platform/host.ts";
import { configPath, defaultConfig, parseConfig } from "../../policy/config.ts";
import { type ChosenServer, decidePolicy } from "../../policy/policy.ts";
import type { KnownServers } from "../../servers/own/read.ts";
import type { Pin } from "../../servers/pins.ts";
import { pinPath, pinsFolder } from "../../servers/pins-folder.ts";
import { openServerPool } from "../../session/pool/pool.ts";
import type { RerunContext } from "../../workspace/context.ts";
import { readKnownServersAt } from "../../workspace/pins.ts";
import { findRootsAt, openRepeatable, type ProjectAt, type Repeatable } from "../../workspace/repeatable.ts";
import { makeScratch } from "../../workspace/scratch.ts";

/** What a command asks for: a commit, and the folders to use. */
export type WorkbenchRequest = {
  /** Any folder inside the repository, absolute. */
  readonly repository: string;
  /** Revision; undefined: HEAD. */
  readonly rev: string | undefined;
  readonly cacheFolder: string | null;
  readonly signal: AbortSignal;
  readonly progress: (text: string) => void;
};

/** A commit on which servers can run. Its disposal ends the servers and removes the scratch folder. */
export type Workbench = AsyncDisposable & {
  readonly repository: Repository;
  readonly commit: { readonly id: string; readonly tree: string };
  readonly context: RerunContext;
  /** Returns the named server, or the only one of the commit's configuration. */
  readonly choose: (
    named: { readonly id: string; readonly version: string | undefined } | undefined,
  ) => ChosenServer;
  /**
   * Opens the commit as the server sees it on one of its roots; undefined is the top, or the only root. Throws a
   * UserError if the server cannot be installed or started there.
   */
  readonly open: (server: ChosenServer, root: string | undefined) => Promise<Repeatable>;
};

/**
 * Opens the workbench on one commit. Configuration and pins come from the commit and not from the working tree, so that
 * a recording can be repeated from its commit; differing files are reported. Throws a UserError for what a person can
 * fix: no repository, no such revision, a broken configuration. The caller disposes the workbench.
 */
export async function openWorkbench(host: Host, request: WorkbenchRequest): Promise<Workbench> {
  const disposal = new AsyncDisposableStack();
  try {
    const scratch = disposal.use(makeScratch(host));
    const repository = disposal.use(
      await openRepository({ ...host, temporaryFolder: scratch.folder }, request.repository),
    );
    const rev = request.rev ?? "HEAD";
    const id = await resolveRevision(repository, rev);
    const commit = id === undefined ? undefined : await readCommit(repository, id);
    if (commit === undefined) throw new UserError("unknown-revision", `this repository has no commit ${rev}`);
    const [{ registry, pins }, config] = await Promise.all([
      readKnownServersAt(repository, commit.tree),
      readFileAt(repository, commit.tree, configPath, 100_000),
    ]);
    if (request.rev === undefined)
      for (const path of notCommitted(repository.top, config, pins))
        request.progress(`${path} differs in the working tree. Lanser uses the version in the commit.`);
    // Parse the configuration by itself first. There is no base here, so the caller must fix a broken one.
    if (config !== undefined) parseConfig(config.toString("utf8"), `${configPath} of ${rev}`);
    const pool = disposal.use(openServerPool(host));
    const shared = contextOf(repository, { registry, pins }, { scratch: scratch.folder, pool }, request);
    const policyOf = (servers: readonly { id: string; version: string | undefined }[]) =>
      decidePolicy(
        { servers, file: undefined, failOn: undefined, where: "terminal" },
        { base: config?.toString("utf8"), head: undefined },
        { registry, pins: { base: pins, head: pins }, sources: [] },
      );
    const configured = config === undefined ? undefined : policyOf([]);
    const context = { ...shared, dependencies: configured?.config.dependencies ?? shared.dependencies };
    const owned = disposal.move();
    let opened = 0;
    return {
      repository,
      commit: { id: commit.commit, tree: commit.tree },
      context,
      choose: (named) => {
        const own = configured?.servers ?? [];
        const same = own.find(({ profile }) => profile.id === named?.id);
        const servers =
          named === undefined
            ? own
            : same !== undefined && named.version === undefined
              ? [same]
              : policyOf([named]).servers;
        const [first, second] = servers;
        if (first === undefined)
          throw new UserError("no-server", "the configuration names no server", {
            hint: "Name a server with --server.",
          });
        if (second === undefined) return first;
        const ids = servers.map(({ profile }) => profile.id).join(", ");
        throw new UserError("usage", `the configuration names more than one server: ${ids}`, {
          hint: "Name one of these servers with --server.",
        });
      },
      open: async (server, root) => {
        opened += 1;
        const folder = join(scratch.folder, `bench-${opened}`);
        mkdirSync(folder);
        const at = { commit: commit.commit, tree: commit.tree };
        const project = chooseRoot(await findRootsAt(context, server, at, folder), root);
        return openOn(host, context, server, { ...at, project }, folder);
      },
      [Symbol.asyncDispose]: () => owned.disposeAsync(),
    };
  } catch (error) {
    await disposal.disposeAsync();
    throw error;
  }
}

/**
 * Returns the root on which the server runs: the named one, else the top of the repository, else the only root. Throws
 * a UserError if the choice is not clear, because a wrong root would check other files without a message.
 */
function chooseRoot(roots: readonly string[], named: string | undefined): string {
  const wanted = named === undefined ? undefined : normalize(named).replace(/(?<=.)\/$/u, "");
  const only =
    roots.length === 1 || roots.includes(".") ? (roots.find((one) => one === ".") ?? roots[0]) : undefined;
  const chosen = wanted === undefined ? only : roots.find((one) => one === wanted);
  if (chosen !== undefined) return chosen;
  const message =
    wanted === undefined
      ? "the server has several project roots"
      : `\`${wanted}\` is not a project root of the server`;
  throw new UserError("usage", message, { hint: `Name a project root with --root: ${roots.join(", ")}.` });
}

/**
 * Returns the configuration and the pins that differ in the working tree. Someone who edits them and forgets to commit
 * would otherwise not see why nothing changed.
 */
function notCommitted(top: string, config: Buffer | undefined, pins: readonly Pin[]): readonly string[] {
  const now = readOptional(join(top, configPath))?.replaceAll("\r\n", "\n");
  const isOther = now !== undefined && now !== config?.toString("utf8").replaceAll("\r\n", "\n");
  const known = new Set(pins.map(({ server, version }) => pinPath(server, version)));
  const others = globSync(`${pinsFolder}/*.json`, { cwd: top }).filter((path) => !known.has(path));
  return [...(isOther ? [configPath] : []), ...others.sort()];
}

/**
 * Returns what every run of a server needs: registry, pins, pool and folders. Without a cache folder the scratch
 * serves.
 */
function contextOf(
  repository: Repository,
  { registry, pins }: KnownServers,
  { scratch, pool }: Pick<RerunContext, "scratch" | "pool">,
  { cacheFolder, signal, progress }: WorkbenchRequest,
): RerunContext {
  return {
    repository,
    registry,
    pins,
    dependencies: defaultConfig.dependencies,
    cacheFolder: cacheFolder ?? join(scratch, "cache"),
    scratch,
    signal,
    pool,
    note: progress,
  };
}

/**
 * Opens one server on one tree. Throws a UserError if the server cannot run there: these commands have no result
 * without it, unlike the gate, which reports a failed server as inconclusive.
 */
export async function openOn(
  host: Host,
  of: RerunContext,
  server: ChosenServer,
  at: ProjectAt,
  scratch: string,
): Promise<Repeatable> {
  const opened = await openRepeatable(host, of, server, at, scratch);
  if (opened.kind === "failed") throw new UserError("not-found", opened.message, { hint: opened.hint });
  if (opened.refusal !== null) {
    throw new UserError(
      opened.refusal.code === "outside" ? "outside" : "bad-configuration",
      `Lanser does not start ${server.profile.name} on this commit: ${opened.refusal.message}`,
    );
  }
  if (opened.program.length === 0) {
    throw new UserError("not-found", `${server.profile.name} finds no file to check in this commit`, {
      hint: "Check which files the server's own configuration includes.",
    });
  }
  return opened;
}

/**
 * Returns the files that `named` selects, by their path or their folder, in the order in which the server checks them.
 * Returns all files if `named` is empty. Throws a UserError for a name that selects nothing, since the trace would
 * silently lack it.
 */
export function selectFiles(
  { program, has }: Pick<Repeatable, "program" | "has">,
  named: readonly string[],
  isInWorkTree: (path: string) => boolean,
): readonly string[] {
  if (named.length === 0) return program;
  const wanted = new Set<string>();
  for (const name of named) {
    const folder = normalize(`${name}/`);
    const below = folder === "./" ? program : program.filter((path) => `${path}/`.startsWith(folder));
    if (below.length === 0) {
      if (has(name)) {
        throw new UserError("not-found", `the server does not check \`${name}\` in this commit`, {
          hint: "Name a source file of the server's language that its configuration includes.",
        });
      }
      if (name.startsWith("../")) {
        throw new UserError("usage", `\`${name}\` is outside the repository`, {
          hint: "Name files or folders of the repository, relative to the current folder.",
        });
      }
      const near = findNearest(name, [...program]);
      const hint = isInWorkTree(name)
        ? "The file is only in the working tree. Commit it first."
        : near === undefined
          ? "Name files or folders, relative to the current folder."
          : `Did you mean \`${near}\`?`;
      throw new UserError("not-found", `this commit has no \`${name}\``, { hint });
    }
    for (const path of below) wanted.add(path);
  }
  return program.filter((path) => wanted.has(path));
}
