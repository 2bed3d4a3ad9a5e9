/** Opens what `lanser trace record`, `refresh` and `drift` share: a commit, one server on it, a scratch folder. */
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

export type WorkbenchRequest = {
  /** Any folder inside the repository, absolute. */
  readonly repository: string;
  /** Revision; undefined: HEAD. */
  readonly rev: string | undefined;
  readonly cacheFolder: string | null;
  readonly signal: AbortSignal;
  readonly progress: (text: string) => void;
};

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
 * Opens the workbench. Throws a UserError for what a person can fix: no repository, no such revision, a broken
 * configuration.
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
    if (commit === undefined) throw new UserError("unknown-revision", `there is no commit ${rev}`);
    const [{ registry, pins }, config] = await Promise.all([
      readKnownServersAt(repository, commit.tree),
      readFileAt(repository, commit.tree, configPath, 100_000),
    ]);
    if (request.rev === undefined)
      for (const path of notCommitted(repository.top, config, pins))
        request.progress(`${path} differs in the working tree; Lanser uses the commit`);
    // Read once by itself: here is no base, so a broken configuration is the caller's to mend.
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
          throw new UserError("no-server", "no server given", { hint: "Name one with --server." });
        if (second === undefined) return first;
        const ids = servers.map(({ profile }) => profile.id).join(", ");
        throw new UserError("usage", `the configuration names more than one server: ${ids}`, {
          hint: "Name one of them with --server.",
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

function chooseRoot(roots: readonly string[], named: string | undefined): string {
  const wanted = named === undefined ? undefined : normalize(named).replace(/(?<=.)\/$/u, "");
  const only =
    roots.length === 1 || roots.includes(".") ? (roots.find((one) => one === ".") ?? roots[0]) : undefined;
  const chosen = wanted === undefined ? only : roots.find((one) => one === wanted);
  if (chosen !== undefined) return chosen;
  const message =
    wanted === undefined ? "the server has several project roots" : `\`${wanted}\` is no project root`;
  throw new UserError("usage", message, { hint: `Name one with --root: ${roots.join(", ")}.` });
}

/** Returns the files that select the server and differ in the working tree. */
function notCommitted(top: string, config: Buffer | undefined, pins: readonly Pin[]): readonly string[] {
  const now = readOptional(join(top, configPath))?.replaceAll("\r\n", "\n");
  const isOther = now !== undefined && now !== config?.toString("utf8").replaceAll("\r\n", "\n");
  const known = new Set(pins.map(({ server, version }) => pinPath(server, version)));
  const others = globSync(`${pinsFolder}/*.json`, { cwd: top }).filter((path) => !known.has(path));
  return [...(isOther ? [configPath] : []), ...others.sort()];
}

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

/** Opens one server on one tree; throws a UserError if it cannot be run. */
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
      `${server.profile.name} does not start on it: ${opened.refusal.message}`,
    );
  }
  if (opened.program.length === 0) {
    throw new UserError("not-found", `${server.profile.name} finds no file to check`, {
      hint: "Check the server's own configuration.",
    });
  }
  return opened;
}

/**
 * Returns the named files in the order of the program; all of it if none is named. Throws a UserError for an unknown
 * one.
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
          hint: "It is not a source of this language, or the server's configuration excludes it.",
        });
      }
      if (name.startsWith("../")) {
        throw new UserError("usage", `\`${name}\` lies outside of the repository`, {
          hint: "Name files or folders of the repository, relative to the current folder.",
        });
      }
      const near = findNearest(name, [...program]);
      const hint = isInWorkTree(name)
        ? "The working tree has it: commit it first."
        : near === undefined
          ? "Name files or folders, relative to the current folder."
          : `Did you mean \`${near}\`?`;
      throw new UserError("not-found", `there is no \`${name}\` in this commit`, { hint });
    }
    for (const path of below) wanted.add(path);
  }
  return program.filter((path) => wanted.has(path));
}
