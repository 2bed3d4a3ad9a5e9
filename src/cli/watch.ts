/**
 * Runs the gate again after every save (`--watch`): the current working tree against the same base. It reuses cached
 * findings and parsed files. Each result is the same as that of a separate run.
 */
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { GateRequest, GateResult } from "../gate/request.ts";
import type { ComparedCommits } from "../gate/shards/sharing.ts";
import { resolveRevisions } from "../git/base.ts";
import { openRepository, type Repository } from "../git/git.ts";
import { watchWorkTree } from "../git/watching.ts";
import { allEnded } from "../model/all-ended.ts";
import { UserError } from "../model/errors.ts";
import { isInside } from "../model/paths.ts";
import type { ProgressEvent } from "../model/progress.ts";
import type { Report } from "../model/report.ts";
import type { SessionName } from "../model/sessions.ts";
import type { Host } from "../platform/host.ts";
import { stepAccountOf } from "../report/rewards.ts";
import { unchangedFolders } from "../servers/tree-digest.ts";
import { storeBytesMax } from "../session/observe/cache/store.ts";
import { serversAhead } from "../session/pool/ahead.ts";
import { createStep } from "../verdict/reward-step.ts";
import { isHomeOf, makeRunFolder, makeScratch, type RunFolder } from "../workspace/scratch.ts";
import { type ReadingMemory, rememberReadings } from "../workspace/warm.ts";
import { runGateKind } from "./program/gate.ts";

export type WatchOptions = {
  /** Absolute files and folders that the answers are written to; writing them is not a save. */
  readonly own: readonly string[];
  /** True if the findings of servers are kept from save to save even if no folder is configured for them. */
  readonly keeps: boolean;
  readonly answer: (result: GateResult, ms: number) => void;
  /** Receives an error that a person can fix, after the first answer. */
  readonly mistake: (error: UserError) => void;
};

/**
 * Explains the reward of the last save: what it earned since the previous answer. Empty if the previous answer has
 * another base or policy, or if one of them has no score.
 */
export function saveText(before: Report | undefined, now: Report): string {
  const between = before === undefined ? null : createStep(before, now);
  return between?.kind === "step" && between.step.unscored === null
    ? `\n${stepAccountOf(between.step, "since the last check")}`
    : "";
}

/**
 * Delay after a save, in milliseconds: an editor can write several files at once, and one file in several steps. A
 * later write ends the run that has begun.
 */
const settleMs = 15;

/**
 * Watches until the request's signal is aborted, and answers after each save. A save ends the current run, whose answer
 * would be out of date. Servers for the next run start in advance. A UserError before the first answer is thrown; later
 * ones go to `mistake`, because the next save can correct them.
 */
export async function watchGate(host: Host, request: GateRequest, options: WatchOptions): Promise<void> {
  if (request.head.kind !== "work-tree" || request.traceFolder !== undefined) {
    const flag = request.traceFolder === undefined ? "--head" : "--trace";
    throw new UserError("usage", `--watch and ${flag} cannot be combined`, {
      hint: `Leave out ${flag}, because --watch checks the working tree.`,
    });
  }
  using scratch = makeScratch(host);
  await using repository = await openRepository(
    { ...host, temporaryFolder: scratch.folder },
    request.repository,
  );
  await using ahead = serversAhead(host);
  // All runs use the same folder, because a server can start in advance only if its start does not change.
  const place = makeRunFolder(scratch.folder);
  const startFor = (session: SessionName, unchanged: ReadonlySet<string> | null) =>
    ahead.start(({ cwd, file, args }) => {
      // A server starts in advance only if its installed files were verified just now, or by the current run (null).
      const isWhole =
        unchanged === null ||
        [...unchanged].some((folder) => [file, ...args].some((one) => isInside(one, folder)));
      return isWhole && isHomeOf(cwd, session);
    });
  await using states = await followStates(host, repository, request, {
    own: options.own,
    altered: (unchanged) => {
      try {
        place.putAside();
      } catch {
        // The run that needs the folder will report the error.
        return;
      }
      startFor("head", unchanged);
      startFor("base", unchanged);
    },
  });
  const kept =
    request.cacheFolder === null
      ? { ...request, ...cacheOptionsFor(scratch.folder, options.keeps) }
      : request;
  // A save changes a file or two. This memory keeps what was parsed from all others.
  const readings = rememberReadings();
  let hasAnswered = false;
  while (!request.signal.aborted) {
    const { overtaken, compared, unchanged } = states.now();
    const since = host.clock.now();
    try {
      const current = {
        ...kept,
        signal: AbortSignal.any([request.signal, overtaken]),
        progress: (event: ProgressEvent) => {
          // The second pass begins soon, so its server can start now.
          if (isAnswered(event)) startFor("head-again", null);
          request.progress(event);
        },
      };
      const result = await runGateKind(ahead.host, current, {
        ...{ kind: "after-save", readings, compared, unchanged },
        folder: takenIn(place),
      });
      if (!request.signal.aborted && !overtaken.aborted) {
        options.answer(result, host.clock.now() - since);
        hasAnswered = true;
      }
    } catch (error) {
      if (!(error instanceof UserError) || !hasAnswered) throw error;
      if (!request.signal.aborted && !overtaken.aborted) options.mistake(error);
    } finally {
      place.leave();
      await ahead.end();
    }
    const until = AbortSignal.any([request.signal, overtaken]);
    await rest(readings, place, AbortSignal.any([until, states.touched()]));
    await aborted(until);
  }
}

/**
 * Returns the shared folder for this run; null if it cannot be taken. The run then makes a folder of its own, and
 * reports an error if that fails, too.
 */
function takenIn(place: RunFolder): string | null {
  try {
    place.take();
    return place.folder;
  } catch {
    return null;
  }
}

/** Cleans up and parses files in advance for the next answer, while nothing is saved. A save aborts `until`. */
async function rest(readings: ReadingMemory, place: RunFolder, until: AbortSignal): Promise<void> {
  place.drop();
  await readings.readOn(until);
  await setImmediate();
  if (!until.aborted) place.clear();
}

/** True if the event says that the server has answered for the last file of head in its first pass. */
function isAnswered(event: ProgressEvent): boolean {
  return event.kind === "files" && event.side === "head" && event.done === event.of;
}

/**
 * Returns caches in a temporary folder, for a command without a cache folder: while it watches, each save still profits
 * from the runs before. `keeps` is false for `--fresh`.
 */
export function cacheOptionsFor(
  scratch: string,
  keeps: boolean,
): Pick<GateRequest, "cacheFolder" | "observations"> {
  const folder = join(scratch, "cache");
  return {
    cacheFolder: folder,
    observations: keeps
      ? { folder: join(folder, "observations"), use: "read-write", bytesMax: storeBytesMax }
      : null,
  };
}

/**
 * Resolves links in a path, because the watcher reports real paths. A path that does not exist yet stays as it is: no
 * event can be about it.
 */
function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Waits until the signal is aborted. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** What the next run compares, and when it is out of date. */
type State = {
  /** Aborted once there is something else to compare. */
  readonly overtaken: AbortSignal;
  /** Revisions to compare; undefined if they are not available: the run finds out why, and reports it. */
  readonly compared: ComparedCommits | undefined;
  /** Folders of `unchangedFolders`, as of the moment when the change was seen. */
  readonly unchanged: ReadonlySet<string>;
};

type States = AsyncDisposable & {
  readonly now: () => State;
  /** Returns a signal that is aborted once something is saved, even if the tree does not change. */
  readonly touched: () => AbortSignal;
};

/**
 * Follows the two trees to compare from save to save. It looks again `settleMs` after the last write. A save that
 * changes neither tree (of a file that git ignores) starts no run.
 */
async function followStates(
  { clock }: Pick<Host, "clock">,
  repository: Repository,
  request: GateRequest,
  on: { readonly own: WatchOptions["own"]; readonly altered: (unchanged: ReadonlySet<string>) => void },
): Promise<States> {
  const timer: { cancel: () => void } = { cancel: () => undefined };
  let current = new AbortController();
  let touched = new AbortController();
  let looking: Promise<void> = Promise.resolve();
  using disposal = new DisposableStack();
  const watched = disposal.use(
    watchWorkTree(repository, (path) => {
      if (on.own.some((one) => isInside(path, realOf(one)))) return;
      touched.abort();
      timer.cancel();
      timer.cancel = clock.after(settleMs, () => {
        looking = looking.then(look);
      });
    }),
  );
  /** Resolves both trees. An error counts as a state of its own, so that the run starts and reports it. */
  const stateNow = async (): Promise<{ state: string; compared: ComparedCommits | undefined }> => {
    try {
      const [isNew, early] = await allEnded([watched.follow(), resolveRevisions(repository, request)]);
      const revisions = isNew ? await resolveRevisions(repository, request) : early;
      if (revisions.kind === "unavailable") return { state: revisions.message, compared: undefined };
      const state = `${revisions.base.commit} ${revisions.head.tree}`;
      return { state, compared: { repository, revisions } };
    } catch (error) {
      return { state: String(error), compared: undefined };
    }
  };
  // This comes first, so that an error of watching shows before a run starts.
  await watched.follow();
  let { state, compared } = await stateNow();
  let unchanged: ReadonlySet<string> = new Set();
  /** Compares the trees with the last state. If they differ, it ends the current run and starts servers in advance. */
  const look = async () => {
    const finding = stateNow();
    // This work overlaps with that of git.
    const folders = unchangedFolders();
    const found = await finding;
    compared = found.compared;
    if (found.state === state) return;
    state = found.state;
    unchanged = folders;
    on.altered(unchanged);
    current.abort();
    current = new AbortController();
  };
  const owned = disposal.move();
  return {
    now: () => ({ overtaken: current.signal, compared, unchanged }),
    touched: () => {
      touched = new AbortController();
      return touched.signal;
    },
    [Symbol.asyncDispose]: async () => {
      timer.cancel();
      owned.dispose();
      await looking;
    },
  };
}
