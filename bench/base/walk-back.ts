/**
 * One server on a pair of trees: each side by a process of its own, and base by walking back, in the process that has looked at
 * head, over the same name: a link that is pointed to base's folder, or, as a run does with TypeScript, head's folder with base's texts.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Severity } from "../../src/model/finding.ts";
import { uriFromPath } from "../../src/model/paths.ts";
import { realHost } from "../../src/platform/host.ts";
import { openSession } from "../../src/session/lsp/session.ts";
import { askCanary, explainSilentFile } from "../../src/session/observe/ask.ts";
import { createChannel } from "../../src/session/observe/channel.ts";
import { readSourceText, relativeTo } from "../../src/session/observe/live.ts";
import type { ObserveOptions } from "../../src/session/observe/options.ts";
import { createWalk } from "../../src/session/observe/walk.ts";
import { repointSymlink } from "../../src/session/pool/pool.ts";
import { resetServer } from "../../src/session/pool/reset.ts";
import { childEnvironment, scratchFolders } from "../../src/session/wire/environment.ts";
import { stdioLimits } from "../../src/session/wire/limits.ts";
import { openStdio } from "../../src/session/wire/stdio.ts";
import { refersToProjects } from "../../src/workspace/sessions.ts";
import { makeFolder, write as writeFiles } from "../../test/support/files.ts";
import type { InstalledServer } from "../installed.ts";

export type Texts = Readonly<Record<string, string>>;

/** Of each file that was looked at: a line for each finding, and each range that is not looked at, sorted. */
export type Seen = ReadonlyMap<string, readonly Told[]>;

/** `what` tells presence: place and code; `all` the message and the severity, too. */
export type Told = { readonly what: string; readonly all: string; readonly severity: Severity | null };

/** Of a program, in its order. */
export type Choose = (paths: readonly string[]) => readonly string[];

/** Seconds of the server's processors. */
export type Looked = { readonly seen: Seen; readonly cpu: number };

/** What walking back gives, and whether the server took in which files there are now. */
export type WalkedBack = { readonly head: Looked; readonly base: Looked; readonly isTakenIn: boolean };

/** A fresh process on these texts; of `only`, where it is given. */
export async function lookCold(
  server: InstalledServer,
  texts: Texts,
  only?: (path: string) => boolean,
): Promise<Looked> {
  await using opened = await openOn(server, texts);
  return await opened.look((paths) => (only === undefined ? paths : paths.filter(only)));
}

/** In the order of the program; in reverse of it after that; and in reverse by the same process once it has forgotten. */
export type LookedTwice = {
  readonly first: Looked;
  readonly reminded: Looked;
  /** Null where it did not forget. */
  readonly again: Looked | null;
  readonly fresh: Looked;
  /**
   * The other tree, in the order of its program: by the same process, as a run has it come there, once it has forgotten again, and by a fresh
   * one. `isReached`: whether a run has one process for both.
   */
  readonly other: { readonly isReached: boolean; readonly stayed: Looked | null; readonly fresh: Looked };
};

/** `again`: which files are asked about the second time, in which order; called once. */
export async function lookTwice(
  server: InstalledServer,
  { texts, other, again: choose }: { readonly texts: Texts; readonly other: Texts; readonly again: Choose },
): Promise<LookedTwice> {
  let chosen: readonly string[] | undefined;
  const reversed = (paths: readonly string[]) => {
    chosen ??= choose(paths);
    return chosen;
  };
  const looks = async () => {
    await using opened = await openOn(server, texts);
    const first = await opened.look();
    const reminded = await opened.look(reversed);
    const again = (await opened.forget(reversed)) ? await opened.look(reversed) : null;
    const come = async (): Promise<boolean> => {
      if (server.profile.walks?.forgets?.by === "edit") return opened.hold(other);
      await opened.become(other);
      return true;
    };
    const isReached = await come();
    const stayed = isReached && (await opened.forget((paths) => paths)) ? await opened.look() : null;
    return { first, reminded, again, isReached, stayed };
  };
  const { isReached, stayed, ...own } = await looks();
  const freshly = async (of: Texts, choose?: (paths: readonly string[]) => readonly string[]) => {
    await using opened = await openOn(server, of);
    return await opened.look(choose);
  };
  return {
    ...own,
    fresh: await freshly(texts, reversed),
    other: { isReached, stayed, fresh: await freshly(other) },
  };
}

/** Head by a fresh process, and then base by the same. */
export async function walkBack(server: InstalledServer, base: Texts, head: Texts): Promise<WalkedBack> {
  await using opened = await openOn(server, head);
  const first = await opened.look();
  const isTakenIn = await opened.become(base);
  const second = await opened.look();
  return { head: first, base: second, isTakenIn };
}

const [created, changed, deleted] = [1, 2, 3];
const takenInMsMax = 10_000;
const filesFound = /^Found (\d+) source files?$/u;
/** For longer than pyright waits before it lists its files again. */
const quietMs = 400;

async function openOn({ profile, folder: serverFolder }: InstalledServer, texts: Texts) {
  const host = realHost();
  const { folder, remove } = makeFolder();
  const [root, scratch] = [join(folder, "side"), join(folder, "scratch")];
  let trees = 0;
  let tree = root;
  const write = (all: Texts) => {
    tree = join(folder, `tree-${trees}`);
    trees += 1;
    mkdirSync(tree);
    writeFiles(tree, all);
  };
  const lay = (all: Texts) => {
    write(all);
    repointSymlink(root, tree);
  };
  lay(texts);
  for (const one of scratchFolders(scratch)) mkdirSync(one, { recursive: true });
  const place = { root, project: ".", serverFolder, checkouts: [root] };
  const program = async () => {
    const listed = await profile.program(host, place);
    if (listed.kind === "refused") throw new Error(listed.reason);
    return listed;
  };
  let listed = await program();
  let pid = 0;
  const { file, args } = profile.command(serverFolder, host.arch);
  const transport = openStdio(
    {
      ...host,
      spawn: (request) => {
        const child = host.spawn(request);
        pid = child.pid ?? 0;
        return child;
      },
    },
    {
      file: file ?? host.nodePath,
      args,
      cwd: scratch,
      env: childEnvironment({
        host,
        path: profile.searchPath(serverFolder),
        forbiddenFolders: [root],
        scratch,
        profile: profile.environment,
      }),
      detached: true,
    },
    stdioLimits,
  );
  const context = { ...place, toolchain: {}, settings: {}, overlays: listed.overlays ?? [] };
  const session = openSession({
    transport,
    clock: host.clock,
    pid: host.pid,
    rootPath: root,
    rootUri: uriFromPath(root),
    folderName: "project",
    capabilities: profile.capabilities,
    initializationOptions: profile.initializationOptions(context),
    changedSettings: profile.changedSettings(context),
    section: (name) => profile.section(name, context),
    published: "dropped",
  });
  const conversation = { session, channel: createChannel(profile.diagnostics, session, context) };
  const optionsNow = (paths: readonly string[]): ObserveOptions => ({
    transport,
    clock: host.clock,
    pid: host.pid,
    profile,
    context,
    schedule: { paths, programFiles: listed.paths.length, keepsOpen: false },
    projectDiagnostics: [],
    lookups: null,
    text: (path) => readSourceText(join(tree, path)),
    symbols: () => () => null,
    relative: relativeTo([[root, ""]]),
    progress: () => undefined,
  });
  const need = (problem: { readonly message: string } | undefined) => {
    if (problem !== undefined) throw new Error(problem.message);
  };
  const isReady = () => {
    const ready = profile.readiness(session.facts);
    return ready.state === "met" && (ready.files === null || ready.files === listed.paths.length);
  };
  let used = 0;
  const cpuSince = () => {
    const now = cpuOf(pid);
    const since = now - used;
    used = now;
    return since;
  };
  let now = texts;
  const begun = await session.start(profile.limits.initializeMsMax);
  if (begun.kind !== "result") throw new Error(`initialize: ${begun.kind}`);
  const waited = await session.waitFor(() => (isReady() ? true : undefined), profile.limits.readinessMsMax);
  if (waited.kind !== "met") throw new Error(`not ready: ${waited.kind}`);
  for (const { path, languageId, text } of context.overlays)
    session.open({ uri: uriFromPath(`${root}/${path}`), languageId, text });
  need(await conversation.channel.refusal());
  need(await askCanary(optionsNow([]), conversation, profile.canaries[0]));
  return {
    /** Before these are asked about. */
    forget: (choose: Choose) => resetServer(optionsNow(choose(listed.paths)), conversation),
    look: async (
      choose: (paths: readonly string[]) => readonly string[] = (paths) => paths,
    ): Promise<Looked> => {
      const options = optionsNow(choose(listed.paths));
      const walk = createWalk(options, conversation, host.clock.now() + profile.limits.totalMsMax);
      need(await walk.run());
      need((await walk.askLast()) ?? (await explainSilentFile(options, session)));
      if (walk.stale() > 0) need(await walk.run());
      const seen = new Map(
        walk.files().map((one) => {
          if (one.kind === "unknown") throw new Error(`${one.path}: ${one.reason}`);
          const dark = one.unreachable.map((range) => `unreachable ${JSON.stringify(range)}`);
          const told: readonly Told[] = [
            ...one.findings.map(({ range, code, severity, message }) => {
              const what = `${JSON.stringify(range)} ${code}`;
              return { what, all: `${what} ${severity} ${message}`, severity };
            }),
            ...dark.map((what) => ({ what, all: what, severity: null })),
          ];
          return [one.path, told.toSorted((a, b) => (a.all < b.all ? -1 : 1))] as const;
        }),
      );
      return { seen, cpu: cpuSince() };
    },
    /** Its texts in the place of the own ones; false where files come or go, something else than sources differs, or projects refer to one another. */
    hold: async (other: Texts): Promise<boolean> => {
      const paths = [...new Set([...Object.keys(now), ...Object.keys(other)])].filter(
        (path) => now[path] !== other[path],
      );
      if (paths.some((path) => !(path in now && path in other && profile.isSource(path)))) return false;
      const isReferring = ([path, text]: [string, string]) =>
        path.endsWith(".json") && refersToProjects(text);
      if (Object.entries(now).some(isReferring)) return false;
      write(other);
      now = other;
      session.hold(
        paths.map((path) => ({
          uri: uriFromPath(`${root}/${path}`),
          languageId: profile.languageId(path),
          text: other[path] ?? "",
        })),
      );
      return true;
    },
    /** False where the server does not come to list the files that there are now. */
    become: async (other: Texts): Promise<boolean> => {
      const paths = [...new Set([...Object.keys(now), ...Object.keys(other)])].filter(
        (path) => now[path] !== other[path],
      );
      const changes = paths.map((path) => ({
        uri: uriFromPath(`${root}/${path}`),
        type: now[path] === undefined ? created : other[path] === undefined ? deleted : changed,
      }));
      lay(other);
      now = other;
      listed = await program();
      transport.send({ jsonrpc: "2.0", method: "workspace/didChangeWatchedFiles", params: { changes } });
      await session.quiet(quietMs, takenInMsMax);
      const last = session.facts.log.findLast(({ message }) => filesFound.test(message));
      return last === undefined || Number(filesFound.exec(last.message)?.[1]) === listed.paths.length;
    },
    [Symbol.asyncDispose]: async () => {
      await session.stop(profile.limits.shutdownMsMax, profile.limits.exitMsMax);
      remove();
    },
  };
}

const ticksPerSecond = 100;

/** User and system time of a process and of the children that it has waited for. */
function cpuOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / ticksPerSecond;
}
