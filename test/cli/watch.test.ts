/** Saves are answered as runs by themselves would answer, whatever is kept between them. */
import { appendFileSync, cpSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeExample } from "../../scripts/example.ts";
import { runGate } from "../../src/cli/program/gate.ts";
import { cacheOptionsFor, watchGate } from "../../src/cli/watch.ts";
import type { GateRequest } from "../../src/gate/request.ts";
import type { Host } from "../../src/platform/host.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { lanser, plainEnvironment, startLanser } from "../support/command.ts";
import { temporaryFolder, write } from "../support/files.ts";
import { installedPyright, onlyPyright, sharedCache, testHost } from "../support/gate.ts";
import { isNight } from "../support/night.ts";
import { leftBehind } from "../support/processes.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";
import { type Fault, scriptedPyright } from "../support/scripted-pyright.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { watchServers } from "../support/watched-host.ts";

sharePyright();

const base = {
  "a.py": "import b\n\nrate: int = 1\n",
  "b.py": "import a\n\nx = a.broken\n",
  ".gitignore": "*.log\nbuild/\n",
};

function scriptedHost(temporary: string, faultOfNow: () => Fault = () => "nothing"): Host {
  return watchServers(testHost(temporary), {
    start: (request) => ({ ...request, args: [scriptedPyright, faultOfNow()] }),
  });
}

function requestOf(repository: string, signal: AbortSignal, more: Partial<GateRequest> = {}): GateRequest {
  return {
    repository,
    base: { kind: "merge-base", rev: "HEAD" },
    head: { kind: "work-tree" },
    policy: { ...onlyPyright, scope: "affected" },
    cacheFolder: sharedCache,
    observations: { folder: join(temporaryFolder(), "kept"), use: "read-write", bytesMax: 10_000_000 },
    traceFolder: undefined,
    progress: () => undefined,
    signal,
    ...more,
  };
}

/** What a run by itself says of the tree now; nothing is kept of it. */
async function cold(repository: string): Promise<string> {
  const request = requestOf(repository, new AbortController().signal, { observations: null });
  return serializeReport((await runGate(scriptedHost(temporaryFolder()), request)).report);
}

function watching(
  repository: string,
  more: Partial<GateRequest> = {},
  faultOfNow?: () => Fault,
  started: (session: string) => void = () => undefined,
  told: (method: string) => void = () => undefined,
) {
  const [end, temporary] = [new AbortController(), temporaryFolder()];
  const answers: string[] = [];
  const mistakes: string[] = [];
  let waiting = Promise.withResolvers<void>();
  const heard = (list: string[], text: string) => {
    list.push(text);
    waiting.resolve();
    waiting = Promise.withResolvers();
  };
  const host = watchServers(scriptedHost(temporary, faultOfNow), {
    see: ({ direction, message }) => {
      if (direction === ">") told(String(message["method"]));
    },
  });
  const spawn: Host["spawn"] = (request) => {
    if (request.waits === true) started(basename(request.cwd));
    return host.spawn(request);
  };
  const ended = watchGate({ ...host, spawn }, requestOf(repository, end.signal, more), {
    keeps: true,
    own: [join(repository, "out")],
    answer: ({ report }) => heard(answers, serializeReport(report)),
    mistake: ({ message }) => heard(mistakes, message),
  });
  onTestFinished(async () => {
    end.abort();
    await ended;
  });
  return {
    answers,
    mistakes,
    /** Once there are so many; fails where it ends before. */
    heard: async (list: readonly string[], count: number) => {
      while (list.length < count) await Promise.race([waiting.promise, ended.then(() => Promise.reject())]);
      return list.at(-1);
    },
    end: async () => {
      end.abort();
      await ended;
      return leftBehind(temporary, sharedCache);
    },
  };
}

test("a save, a file in a new folder and a commit are each answered as by a run alone; what git ignores is no save", async () => {
  const repository = repositoryOf(base);
  const { answers, heard, end } = watching(repository);
  await heard(answers, 1);
  const noSaves = { "x.log": "1", "build/made.py": "1", "out/report.json": "1", "a.py": base["a.py"] };
  write(repository, noSaves);
  rmSync(join(repository, "out"), { recursive: true });
  write(repository, { "a.py": "import b\n\nrate: int = b.broken\n" });
  mkdirSync(join(repository, "empty/deep"), { recursive: true });
  expect(await heard(answers, 2)).toBe(await cold(repository));
  write(repository, { "empty/deep/new.py": "import a\n\ny = a.broken\n" });
  expect(await heard(answers, 3)).toBe(await cold(repository));
  commit(repository, { "b.py": "import a\n\nx = 1\n" });
  expect(await heard(answers, 4)).toBe(await cold(repository));
  expect(answers.length).toBe(4);
  expect(await end()).toEqual([]);
  expect(git(repository, "status", "--short")).toBe("");
}, 60_000);

test("the servers that a save will need load while it is read: none is started more often for it", async () => {
  const repository = repositoryOf(base);
  const seen: string[] = [];
  const { answers, heard, end } = watching(
    repository,
    {
      observations: null,
      progress: (event) => {
        if (event.kind === "phase" && !seen.includes(event.text)) seen.push(event.text);
      },
    },
    undefined,
    (session) => seen.push(session),
  );
  await heard(answers, 1);
  write(repository, { "a.py": "import b\n\nrate: int = b.broken\n" });
  await heard(answers, 2);
  seen.length = 0;
  write(repository, { "a.py": "import b\n\nrate: int = b.broken  # again\n" });
  expect(await heard(answers, 3)).toBe(await cold(repository));
  const looking = seen.indexOf("finding the base");
  expect(seen.slice(0, looking).sort()).toEqual(["home-pyright-base", "home-pyright-head"]);
  const servers = seen.filter((one) => one.startsWith("home-"));
  expect([servers.length, new Set(servers).size]).toEqual([2, 2]);
  expect(await end()).toEqual([]);
}, 60_000);

test("no server is started ahead, or at all, where its installation is another than the pin's", async () => {
  const cache = temporaryFolder();
  const { folder } = await installedPyright();
  cpSync(folder, join(cache, "servers", basename(folder)), { recursive: true });
  const repository = repositoryOf(base);
  const seen: string[] = [];
  const { answers, heard, end } = watching(
    repository,
    { cacheFolder: cache, observations: null },
    undefined,
    (session) => seen.push(session),
    (text) => seen.push(text),
  );
  await heard(answers, 1);
  write(repository, { "a.py": "import b\n\nrate: int = b.broken\n" });
  await heard(answers, 2);
  seen.length = 0;
  appendFileSync(join(cache, "servers", basename(folder), "node_modules/pyright/index.js"), "\n");
  write(repository, { "a.py": "import b\n\nrate: int = 2\n" });
  expect(JSON.parse((await heard(answers, 3)) ?? "").reasons[0].code).toBe("digest-mismatch");
  expect(seen).toEqual([]);
  expect(await end()).toEqual([]);
}, 60_000);

test("with --fresh nothing that servers found is kept, also where no folder is to keep servers", () => {
  expect([cacheOptionsFor("/s", true).observations?.folder, cacheOptionsFor("/s", false)]).toEqual([
    "/s/cache/observations",
    { cacheFolder: "/s/cache", observations: null },
  ]);
});

test("a run that a save overtakes answers nothing", async () => {
  const repository = repositoryOf(base);
  let runs = 0;
  const { answers, heard } = watching(
    repository,
    {
      progress: (event) => {
        if (event.kind !== "phase") return;
        if (event.text.startsWith("finding the base")) runs += 1;
        if (runs === 1 && event.text.startsWith("observing"))
          write(repository, { "a.py": "import b\n\nrate: int = b.broken\n" });
      },
    },
    // Its servers are silent, so the first run can end in no other way.
    () => (runs === 1 ? "never answers anything" : "nothing"),
  );
  expect(await heard(answers, 1)).toBe(await cold(repository));
}, 60_000);

test("what a person can mend ends it before the first answer", async () => {
  const repository = repositoryOf(base);
  const request = requestOf(repository, new AbortController().signal);
  const silent = { keeps: true, own: [], answer: () => undefined, mistake: () => undefined };
  const watched = (one: Partial<GateRequest>) =>
    watchGate(scriptedHost(temporaryFolder()), { ...request, ...one }, silent);
  await expect(watched({ head: { kind: "commit", rev: "HEAD" } })).rejects.toThrow(
    "--watch and --head cannot be combined",
  );
  await expect(watched({ traceFolder: "/nowhere" })).rejects.toThrow(
    "--watch and --trace cannot be combined",
  );
  await expect(watched({ base: { kind: "exact", rev: "nothing" } })).rejects.toThrow("no commit nothing");
}, 60_000);

test.runIf(isNight)(
  "and afterwards it is told, and the next save is answered",
  async () => {
    const repository = repositoryOf(base);
    git(repository, "tag", "mark");
    const { answers, mistakes, heard } = watching(repository, { base: { kind: "exact", rev: "mark" } });
    await heard(answers, 1);
    git(repository, "tag", "--delete", "mark");
    write(repository, { "a.py": "rate = 1\n" });
    expect(await heard(mistakes, 1)).toBe("this repository has no commit mark");
    git(repository, "tag", "mark", "main");
    write(repository, { "a.py": "rate = 2\n" });
    await heard(answers, 2);
  },
  60_000,
);

/** Without what differs between a line that watches and one that does not. */
const answersIn = (stdout: string) => stdout.split(/^(?=PASS|FAIL|INCONCLUSIVE)/mu);

test.runIf(isNight)(
  "the example under the real server: as cold, within a save, and SIGINT leaves nothing",
  async () => {
    const [repository, temporary] = [join(temporaryFolder(), "harbour"), temporaryFolder()];
    mkdirSync(repository);
    makeExample(repository);
    const options = { cwd: "/", env: plainEnvironment({ TMPDIR: temporary }) };
    const flags = ["gate", "--repo", repository, "--base-exact", "HEAD^", "--server", "pyright"];
    const { child, ended } = startLanser([...flags, "--cache", sharedCache, "--watch"], options);
    const said = (count: number) =>
      new Promise<void>((resolve) => {
        let text = "";
        child.stderr?.on("data", (piece: string) => {
          text += piece;
          if (text.split("waiting for the next save").length > count) resolve();
        });
      });
    const [first, second] = [said(1), said(2)];
    await first;
    write(repository, {
      "harbour/tariffs/late.py": 'from harbour.tariffs.rates import berth_due\n\nlate: int = "x"\n',
    });
    await second;
    child.kill("SIGINT");
    const { code, stdout } = await ended;
    const alone = await lanser([...flags, "--cache", sharedCache, "--fresh", "--scope", "affected"], options);
    expect({ code, left: leftBehind(temporary, sharedCache) }).toEqual({ code: 0, left: [] });
    // Behind the answer stands what the save earned.
    const [answer = "", saved] = (answersIn(stdout).at(-1) ?? "").split(/^\n(?=\S+ since the last check$)/mu);
    expect(saved).toMatch(
      /^-0\.5 since the last check\n {2}-0\.5 new harbour\/tariffs\/late\.py:3 reportAssignmentType · \w+\n$/u,
    );
    expect(answer).toContain("late.py:3");
    expect(answer.replaceAll(/ {2}reproduce: .*/gu, "")).toBe(
      alone.stdout.replaceAll(/ {2}reproduce: .*/gu, ""),
    );
  },
  180_000,
);
