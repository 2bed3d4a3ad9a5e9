/** Check 5, "never silently wrong": whatever goes wrong outside, no run passes, and nothing is left behind. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import type { Readable } from "node:stream";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Side } from "../../src/model/report.ts";
import { type Host, realHost, type SpawnRequest } from "../../src/platform/host.ts";
import { shippedPins } from "../../src/servers/pins.ts";
import { commandFile, lanser, plainEnvironment, start, startLanser } from "../support/command.ts";
import { appears, folderOf, temporaryFolder } from "../support/files.ts";
import {
  gate,
  installedPyright,
  type Outcome,
  onlyPyright,
  outcomeCodes,
  outcomeLine,
  sharedCache,
} from "../support/gate.ts";
import { firstOfNow, isNight, rowsOfNow, testByNight } from "../support/night.ts";
import { leftBehind, processesNaming } from "../support/processes.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";
import { type Fault, scriptedPyright } from "../support/scripted-pyright.ts";
import { heldClock, type Seen, watchServers } from "../support/watched-host.ts";

beforeAll(async () => {
  await installedPyright();
});

/** A change in which there is nothing to find: a gate that does not look passes it as easily as one that does. */
const clean = [
  { "a.py": "x: int = 1\n", "b.py": "from a import x\n", "c.py": "from b import x\n" },
  { "a.py": "x: int = 2\n" },
] as const;

test("where nothing goes wrong the clean change passes", async () => {
  expect(outcomeLine(await gate(repositoryOf(...clean)))).toMatchInlineSnapshot(
    `"0 pass clean: nothing new in 3 files"`,
  );
});

type Moment = (seen: Seen) => boolean;

const sent =
  (method: string, uri = ""): Moment =>
  ({ direction, message }) =>
    direction === ">" &&
    message["method"] === method &&
    JSON.stringify(message["params"] ?? {}).includes(uri);
const answered = (request: Moment): Moment => {
  let id: unknown;
  return (seen) => {
    if (request(seen)) id = seen.message["id"];
    return id !== undefined && seen.message["method"] === undefined && seen.message["id"] === id;
  };
};
const asked =
  (method: string): Moment =>
  ({ direction, message }) =>
    direction === "<" && message["method"] === method;

/** From the first message to the last; made anew for each run, because some remember what they saw. */
const moments = {
  "before the initialize answer": () => sent("initialize"),
  "after the initialize answer": () => answered(sent("initialize")),
  "after initialized": () => sent("initialized"),
  "while loading": () => answered(asked("workspace/configuration")),
  "after readiness, before the canary": () => sent("textDocument/didOpen", "canary_first"),
  "during the canary": () => sent("textDocument/diagnostic", "canary_first"),
  "at the first file": () => sent("textDocument/diagnostic", "/a.py"),
  "in the middle of the files": () => sent("textDocument/diagnostic", "/b.py"),
  "after the last file, before the last canary": () => sent("textDocument/didOpen", "canary_last"),
  "during shutdown": () => sent("shutdown"),
} as const satisfies Record<string, () => Moment>;

/** Calls `then` once, at the moment, on one side. */
function at(side: Side, moment: Moment, then: (seen: Seen) => void): (seen: Seen) => void {
  let isDone = false;
  return (seen) => {
    if (isDone || seen.side !== side || !moment(seen)) return;
    isDone = true;
    then(seen);
  };
}

/** What takes a fault at one of these moments shows at the others, too: those run by night. */
const momentsOfNow = rowsOfNow(
  (Object.keys(moments) as (keyof typeof moments)[]).map((name) => ({
    name,
    ...([
      "before the initialize answer",
      "while loading",
      "in the middle of the files",
      "during shutdown",
    ].includes(name)
      ? {}
      : { byNight: true as const }),
  })),
).map(({ name }) => name);

/** At the moment, in every process of the side: a server that is started again gets there again. */
function atEvery(side: Side, moment: () => Moment, then: (seen: Seen) => void): (seen: Seen) => void {
  let isThere = moment();
  return (seen) => {
    if (seen.side !== side || !isThere(seen)) return;
    isThere = moment();
    then(seen);
  };
}

describe("a server that is killed on head", () => {
  const how = "pyright on head: the server ended by SIGKILL";
  const said: Readonly<Record<keyof typeof moments, string>> = {
    "before the initialize answer": "initialize",
    "after the initialize answer": "loading",
    "after initialized": "loading",
    "while loading": "loading",
    "after readiness, before the canary": "the canary",
    "during the canary": "the canary",
    "at the first file": "a.py",
    "in the middle of the files": "b.py",
    "after the last file, before the last canary": "the canary",
    "during shutdown": "shutdown",
  };
  const kill = ({ signal }: Seen) => signal("SIGKILL");
  const told = (outcome: Outcome) => [
    outcomeLine(outcome),
    ...(outcome.report?.limits ?? []).map(({ code, message }) => `${code}: ${message}`),
  ];

  test.each(isNight ? momentsOfNow : (["in the middle of the files", "during shutdown"] as const))(
    "once is started once more, and everything is asked again: %s",
    async (name) => {
      const see = at("head", moments[name](), kill);
      const outcome = await gate(repositoryOf(...clean), { host: (host) => watchServers(host, { see }) });
      expect(told(outcome)).toEqual(
        // It has answered everything, and was probed: that is not asked again.
        name === "during shutdown"
          ? [`11 inconclusive server-crashed: ${how} (${said[name]})`]
          : [
              "0 pass clean: nothing new in 3 files",
              `server-restarted: ${how} (${said[name]}); Lanser restarted the server`,
            ],
      );
    },
  );

  test.each(isNight ? momentsOfNow : (["in the middle of the files"] as const))(
    "every time makes the run inconclusive: %s",
    async (name) => {
      const see = atEvery("head", moments[name], kill);
      const outcome = await gate(repositoryOf(...clean), { host: (host) => watchServers(host, { see }) });
      expect(told(outcome)[0]).toBe(`11 inconclusive server-crashed: ${how} (${said[name]})`);
    },
  );

  test("while it is recorded is not started again: a trace holds one session", async () => {
    const see = at("head", moments["in the middle of the files"](), kill);
    const outcome = await gate(repositoryOf(...clean), {
      host: (host) => watchServers(host, { see }),
      traceFolder: temporaryFolder(),
    });
    expect(told(outcome)).toEqual([`11 inconclusive server-crashed: ${how} (b.py)`]);
  });
});

test("a server that is killed on base makes the run inconclusive too, whatever head says", async () => {
  const repository = repositoryOf(...clean, { "c.py": 'x: int = ""\n' });
  const see = atEvery("base", moments["in the middle of the files"], ({ signal }) => signal("SIGKILL"));
  const outcome = await gate(repository, { host: (host) => watchServers(host, { see }) });
  const { counts, unmatched } = outcome.report ?? {};
  expect(`${outcomeLine(outcome)}; ${counts?.new} new, ${unmatched?.length} unmatched`).toMatchInlineSnapshot(
    `"11 inconclusive server-crashed: pyright on base: the server ended by SIGKILL (b.py); 0 new, 1 unmatched"`,
  );
});

test("what a server printed before it went away is told, and is no part of the report", async () => {
  const notes: string[] = [];
  const words = "FATAL ERROR: Reached heap limit";
  const start = (request: SpawnRequest) => ({
    ...request,
    file: "/bin/sh",
    args: ["-c", `echo '${words}' >&2; exit 134`, "langserver.index.js"],
  });
  const outcome = await gate(repositoryOf(...clean), {
    host: (host) => watchServers(host, { start }),
    progress: (event) => {
      if (event.kind === "note") notes.push(event.text);
    },
  });
  expect([
    notes.filter((one) => one.includes(words)).length,
    JSON.stringify(outcome.report).includes(words),
  ]).toEqual([4, false]);
});

describe("servers that hang make the run inconclusive in time", () => {
  // How far each side had come in loading is chance, so the messages are not shown.
  const said: Partial<Record<keyof typeof moments, string>> = {
    "before the initialize answer": "server-timeout",
    "after initialized": "server-not-ready",
    "during the canary": "server-timeout",
    "in the middle of the files": "server-timeout",
    "after the last file, before the last canary": "server-timeout",
    "during shutdown": "server-timeout",
  };

  // What waits for an answer is the same at each of them.
  const waits = momentsOfNow.filter((name) => said[name] !== undefined);
  test.each(isNight ? waits : (["in the middle of the files"] as const))("%s", async (name) => {
    const clock = heldClock(1_000);
    const see = atBoth(moments[name], ({ signal }) => signal("SIGSTOP"), clock.letPass);
    const outcome = await gate(repositoryOf(...clean), {
      host: (host) => watchServers({ ...host, clock }, { see }),
    });
    expect(outcomeCodes(outcome)).toBe(`11 inconclusive ${said[name]}`);
  });
});

test("a run that is cancelled is inconclusive, and ends its servers", { timeout: 60_000 }, async () => {
  const repository = repositoryOf(...clean);
  const rows: string[] = [];
  for (const name of [
    "before the initialize answer",
    "while loading",
    "in the middle of the files",
  ] as const) {
    const abort = new AbortController();
    const see = at("head", moments[name](), () => abort.abort());
    const host = (real: Host) => watchServers(real, { see });
    rows.push(`${name}: ${outcomeCodes(await gate(repository, { host, signal: abort.signal }))}`);
  }
  const early = await gate(repository, { signal: AbortSignal.abort() });
  rows.push(`before it began: ${outcomeCodes(early)}`);
  expect(rows.join("\n")).toMatchInlineSnapshot(`
    "before the initialize answer: 11 inconclusive cancelled
    while loading: 11 inconclusive cancelled
    in the middle of the files: 11 inconclusive cancelled
    before it began: 11 inconclusive cancelled"
  `);
});

/** Calls `then` once both sides have come to the moment. */
function atBoth(moment: () => Moment, each: (seen: Seen) => void, then: () => void): (seen: Seen) => void {
  const reached = new Set<Side>();
  const arrive = (seen: Seen) => {
    each(seen);
    reached.add(seen.side);
    if (reached.size === 2) then();
  };
  const [base, head] = [at("base", moment(), arrive), at("head", moment(), arrive)];
  return (seen) => {
    base(seen);
    head(seen);
  };
}

describe("a server that does one thing wrong", () => {
  /** Where the fault is that nothing comes: when the time may pass in which it did not. */
  const silences: Partial<Record<Fault, () => Moment>> = {
    "never answers anything": moments["before the initialize answer"],
    "never answers the file b.py": () => sent("textDocument/diagnostic", "/b.py"),
    "does not shut down": moments["during shutdown"],
    "stays after exit": () => sent("exit"),
  };

  const run = async (faultOf: Readonly<Record<Side, Fault>>, repository: string): Promise<Outcome> => {
    const clock = heldClock(1_000);
    const silence = silences[faultOf.head];
    // One file without an answer is a fact about the file; after that the server answers on.
    const pass = faultOf.head === "never answers the file b.py" ? clock.skip : clock.letPass;
    const see = silence === undefined ? undefined : atBoth(silence, () => undefined, pass);
    const start = (request: SpawnRequest, side: Side) => ({
      ...request,
      args: [scriptedPyright, faultOf[side]],
    });
    return gate(repository, {
      host: (host) => watchServers({ ...host, clock }, see === undefined ? { start } : { start, see }),
    });
  };

  /** What an observation makes of all of them is in test/session/observe; here is what becomes of it. */
  const some: readonly Fault[] = [
    "nothing",
    "never answers anything",
    "ends at once with code 0",
    "writes text that is no frame",
    "answers empty reports until it has loaded",
    "answers the first canary with an empty report",
    "answers everything after the first canary with an empty report",
    "finds one file too many",
    "answers every file with an error",
    "never answers the file b.py",
    "asks to pull again after every file",
    "does not shut down",
    "stays after exit",
    "ends with code 1 after exit",
  ];

  test("never makes a clean change pass", {
    timeout: 60_000,
  }, async () => {
    const repository = repositoryOf(...clean);
    const rows: string[] = [];
    for (const fault of some)
      rows.push(`${fault}: ${outcomeLine(await run({ base: fault, head: fault }, repository))}`);
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "nothing: 0 pass clean: nothing new in 3 files; not checked: a.py, because the checker reports no deliberate error in a Python source, for example in b.py
      never answers anything: 11 inconclusive server-timeout: pyright on base and head: the server did not answer in time (initialize)
      ends at once with code 0: 11 inconclusive server-crashed: pyright on base and head: the server ended with code 0 (initialize)
      writes text that is no frame: 11 inconclusive server-protocol: pyright on base and head: the server broke the protocol: bad-header (initialize)
      answers empty reports until it has loaded: 0 pass clean: nothing new in 3 files; not checked: a.py, because the checker reports no deliberate error in a Python source, for example in b.py
      answers the first canary with an empty report: 11 inconclusive canary-failed: pyright on base and head: pyright found nothing in a document with reportAssignmentType
      answers everything after the first canary with an empty report: 11 inconclusive canary-failed: pyright on base and head: pyright found nothing in a document with reportAssignmentType
      finds one file too many: 11 inconclusive file-count-mismatch: pyright on base and head: pyright found 4 source files, but Lanser expected 3
      answers every file with an error: 11 inconclusive unknown-files: 6 files without a result, for example a.py (base: error); no-files: Lanser checked no file of head
      never answers the file b.py: 11 inconclusive unknown-files: 2 files without a result, for example b.py (base: timeout)
      asks to pull again after every file: 11 inconclusive unknown-files: 6 files without a result, for example a.py (base: unsettled); no-files: Lanser checked no file of head
      does not shut down: 11 inconclusive server-timeout: pyright on base and head: the server did not answer in time (shutdown)
      stays after exit: 0 pass clean: nothing new in 3 files; not checked: a.py, because the checker reports no deliberate error in a Python source, for example in b.py
      ends with code 1 after exit: 0 pass clean: nothing new in 3 files; not checked: a.py, because the checker reports no deliberate error in a Python source, for example in b.py"
    `);
  });

  testByNight(
    "never hides a new finding: what comes too early is not asked for, what cannot be believed is not",
    async () => {
      const repository = repositoryOf(...clean, { "c.py": "broken\n" });
      const rows: string[] = [];
      for (const fault of some.filter((one) => one === "nothing" || one.includes("empty"))) {
        rows.push(`${fault}: ${outcomeLine(await run({ base: fault, head: fault }, repository))}`);
      }
      expect(rows.join("\n")).toMatchInlineSnapshot(`
      "nothing: 1 fail new-finding: 1 new error
      answers empty reports until it has loaded: 1 fail new-finding: 1 new error
      answers the first canary with an empty report: 11 inconclusive canary-failed: pyright on base and head: pyright found nothing in a document with reportAssignmentType
      answers everything after the first canary with an empty report: 11 inconclusive canary-failed: pyright on base and head: pyright found nothing in a document with reportAssignmentType"
    `);
    },
  );

  test("on base alone makes nothing new: the finding of head is unmatched", async () => {
    const repository = repositoryOf(...clean, { "c.py": "broken\n" });
    const outcome = await run({ base: "ends with code 0 after the first file", head: "nothing" }, repository);
    const { counts, unmatched } = outcome.report ?? {};
    expect([
      outcomeLine(outcome),
      `${counts?.new} new, ${unmatched?.map((one) => `${one.side} ${one.path}`).join()} unmatched`,
    ]).toMatchInlineSnapshot(`
      [
        "11 inconclusive server-crashed: pyright on base: the server ended with code 0 (a.py)",
        "0 new, head c.py unmatched",
      ]
    `);
  });
});

const [pin] = shippedPins;
const brokenPackage = `servers/pyright-${pin?.version}-${pin?.treeDigests["any"]?.slice(7, 19)}/node_modules/pyright`;
const entry = `${brokenPackage}/langserver.index.js`;

describe("an installation", () => {
  test("that is not what was pinned is not used", async () => {
    const repository = repositoryOf(...clean);
    const damage: Readonly<Record<string, (cache: string) => void>> = {
      "a file is missing": (cache) => rmSync(join(cache, entry)),
      "a file was changed": (cache) => {
        const text = readFileSync(join(cache, entry), "utf8");
        rmSync(join(cache, entry));
        writeFileSync(join(cache, entry), `${text}\n`);
      },
      "a file was added": (cache) => writeFileSync(join(cache, brokenPackage, "extra.js"), ""),
      "a file became a link": (cache) => {
        renameSync(join(cache, entry), join(cache, "moved.js"));
        symlinkSync(join(cache, "moved.js"), join(cache, entry));
      },
      "a folder is empty": (cache) => {
        rmSync(join(cache, brokenPackage), { recursive: true });
        mkdirSync(join(cache, brokenPackage));
      },
    };
    const rows: string[] = [];
    for (const [name, harm] of Object.entries(damage)) {
      const cacheFolder = linkedCache();
      harm(cacheFolder);
      rows.push(`${name}: ${outcomeCodes(await gate(repository, { cacheFolder }))}`);
    }
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "a file is missing: 11 inconclusive digest-mismatch
      a file was changed: 11 inconclusive digest-mismatch
      a file was added: 11 inconclusive digest-mismatch
      a file became a link: 11 inconclusive digest-mismatch
      a folder is empty: 11 inconclusive digest-mismatch"
    `);
  });

  test("that vanishes between the check and the start is a server that did not run", async () => {
    const repository = repositoryOf(...clean);
    const cacheFolder = linkedCache();
    const start = (request: SpawnRequest) => {
      rmSync(join(cacheFolder, entry), { force: true });
      return request;
    };
    const withoutFile = await gate(repository, {
      cacheFolder,
      host: (host) => watchServers(host, { start }),
    });
    const withoutNode = await gate(repository, {
      host: (host) => ({ ...host, nodePath: "/nonexistent/node" }),
    });
    const cold = await gate(repository, {
      cacheFolder: temporaryFolder(),
      host: (host) => ({ ...host, nodePath: "/nonexistent/node" }),
    });
    expect(
      `its file: ${outcomeLine(withoutFile)}\nNode: ${outcomeLine(withoutNode)}\nNode, before the installation: ${outcomeLine(cold)}`,
    ).toMatchInlineSnapshot(`
      "its file: 11 inconclusive server-crashed: pyright on base and head: the server ended with code 1 (initialize)
      Node: 11 inconclusive server-not-started: pyright on base and head: the server did not start (ENOENT): the program or the working folder does not exist
      Node, before the installation: 11 inconclusive install-failed: npm could not install pyright 1.1.414: npm did not start"
    `);
  });

  test("that cannot be made makes the run inconclusive, and says what to do", {
    timeout: 60_000,
  }, async () => {
    const repository = repositoryOf(...clean);
    const file = join(folderOf({ cache: "" }), "cache");
    const offline = folderOf({ npmrc: "registry=http://127.0.0.1:9/\nfetch-retries=0\n" });
    const outcomes = {
      "npm is not on PATH": await gate(repository, {
        cacheFolder: temporaryFolder(),
        host: (host) => ({ ...host, env: { ...host.env, PATH: pathWith("git") } }),
      }),
      "there is no network": await gate(repository, {
        cacheFolder: temporaryFolder(),
        host: (host) => {
          const npm = {
            npm_config_userconfig: join(offline, "npmrc"),
            npm_config_cache: join(offline, "cache"),
          };
          return { ...host, env: { ...host.env, ...npm } };
        },
      }),
      "the cache is a file": await gate(repository, { cacheFolder: file }),
      "the cache is below a file": await gate(repository, { cacheFolder: join(file, "cache") }),
      "the cache cannot be written": await gate(repository, { cacheFolder: unwritableFolder() }),
      "the cache is a link to nothing": await gate(repository, { cacheFolder: linkToNothing() }),
    };
    const rows = Object.entries(outcomes).map(([name, one]) => {
      const hint = one.report?.reasons[0]?.hint;
      return `${name}: ${outcomeLine(one)}\n    ${hint}`;
    });
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "npm is not on PATH: 11 inconclusive install-failed: the cache has no pyright 1.1.414, and PATH has no npm
          Put npm on PATH (\`sudo apt-get install npm\`, on Alpine \`apk add npm\`). Or fill the cache on another machine and pass it with --cache.
      there is no network: 11 inconclusive install-failed: npm could not install pyright 1.1.414 (ECONNREFUSED)
          Check the network and npm's registry settings, or fill the cache beforehand and pass it with --cache.
      the cache is a file: 11 inconclusive disk: Lanser could not cache pyright 1.1.414: the path of the cache is not a folder
          Free space, or choose another folder with --cache.
      the cache is below a file: 11 inconclusive disk: Lanser could not cache pyright 1.1.414: the path of the cache is not a folder
          Free space, or choose another folder with --cache.
      the cache cannot be written: 11 inconclusive disk: Lanser could not cache pyright 1.1.414: the cache folder is not writable
          Free space, or choose another folder with --cache.
      the cache is a link to nothing: 11 inconclusive disk: Lanser could not cache pyright 1.1.414: creating the cache folder failed
          Free space, or choose another folder with --cache."
    `);
  });
});

describe("what is asked for", () => {
  test("that cannot be had is inconclusive, and what a person can mend is said with its place", async () => {
    const broken = "version: 1\nservers:\n  - id: pyright\n    verison: 1.1.414\n";
    const fromBase = { ...onlyPyright, servers: [] };
    const unrelated = repositoryOf(...clean);
    git(unrelated, "checkout", "--quiet", "--orphan", "other");
    commit(unrelated, { "d.py": "" });
    const rows = {
      "no file in head": await gate(repositoryOf({ "a.py": "x = 1\n" }, { "a.py": null, "README.md": "" })),
      "no file on either side": await gate(repositoryOf({ "README.md": "a" }, { "README.md": "b" })),
      "every file excluded in head": await gate(
        repositoryOf(clean[0], { "pyrightconfig.json": '{ "exclude": ["**"] }' }),
      ),
      "a broken pyrightconfig.json in head": await gate(
        repositoryOf(clean[0], { "pyrightconfig.json": "{" }),
      ),
      "a broken configuration in base": await gate(
        repositoryOf({ ...clean[0], ".lanser/config.yml": broken }, { ".lanser/config.yml": "version: 1\n" }),
        { policy: fromBase },
      ),
      "no server named": await gate(repositoryOf(...clean), { policy: fromBase }),
      "no common history": await gate(unrelated, { base: { kind: "merge-base", rev: "main" } }),
      "an unknown revision": await gate(repositoryOf(...clean), { base: { kind: "exact", rev: "mian" } }),
      "no repository": await gate(temporaryFolder()),
      "no git": await gate(repositoryOf(...clean), {
        host: (host) => ({ ...host, env: { PATH: "/nonexistent" } }),
      }),
      "no folder for traces": await gate(repositoryOf(...clean), { traceFolder: "/dev/null/traces" }),
      "no TMPDIR": await gate(repositoryOf(...clean), {
        host: (host) => ({ ...host, temporaryFolder: "/nonexistent/tmp" }),
      }),
    };
    // Nothing was measured, so there is no reward either.
    const { reward, unscored } = rows["no file in head"].report ?? {};
    expect([reward, unscored]).toEqual([null, "not scored: Lanser checked no file of head"]);
    const lines = Object.entries(rows).map(([name, outcome]) => `${name}: ${outcomeLine(outcome)}`);
    expect(
      lines
        .join("\n")
        .replaceAll(tmpdir(), "/tmp")
        .replace(/lanser-test-\w+/g, "test"),
    ).toMatchInlineSnapshot(`
      "no file in head: 11 inconclusive no-files: Lanser checked no file of head
      no file on either side: 11 inconclusive no-files: Lanser checked no file of head
      every file excluded in head: 0 pass clean: nothing new in 3 files
      a broken pyrightconfig.json in head: 0 pass clean: nothing new in 3 files
      a broken configuration in base: 12 bad-configuration: .lanser/config.yml of base:4:5: unknown key \`verison\` in \`servers\`: did you mean \`version\`?
      no server named: 12 no-server: no server is configured, so Lanser started none; the repository has Python sources
      no common history: 13 no-merge-base: main and head have no common history
      an unknown revision: 13 unknown-revision: this repository has no commit mian
      no repository: 13 no-repository: /tmp/test is not in a git repository with a working tree
      no git: 12 no-git: PATH has no git program outside the repository
      no folder for traces: 13 unreadable-file: cannot write traces to /dev/null/traces
      no TMPDIR: 13 unreadable-file: cannot use the folder for temporary files (TMPDIR)"
    `);
  });

  test("by a push whose history is gone with its remote is inconclusive, not a comparison with something else", async () => {
    const origin = repositoryOf(...clean, { "b.py": "from a import x as y\n" });
    const [before, after] = [git(origin, "rev-parse", "HEAD^"), git(origin, "rev-parse", "HEAD")];
    const clone = join(temporaryFolder(), "clone");
    git(origin, "clone", "--quiet", "--depth=1", `file://${origin}`, clone);
    rmSync(origin, { recursive: true });
    const payload = { before, after, ref: "refs/heads/main", repository: { default_branch: "main" } };
    const event = join(folderOf({ "event.json": JSON.stringify(payload) }), "event.json");
    const [temporary, cache] = [temporaryFolder(), temporaryFolder()];
    const ran = await lanser(["gate", "--server", "pyright", "--format", "json", "--cache", cache], {
      cwd: clone,
      env: plainEnvironment({
        TMPDIR: temporary,
        GITHUB_ACTIONS: "true",
        GITHUB_EVENT_NAME: "push",
        GITHUB_EVENT_PATH: event,
      }),
    });
    const { verdict, reasons } = JSON.parse(ran.stdout);
    expect({ code: ran.code, verdict, reasons, left: leftBehind(temporary, cache) }).toMatchInlineSnapshot(`
      {
        "code": 11,
        "left": [],
        "reasons": [
          {
            "code": "base-unavailable",
            "hint": "Check out with fetch-depth: 0, or keep the checkout's credentials, so that Lanser can fetch missing commits.",
            "message": "Lanser cannot fetch the commit before head.",
          },
        ],
        "verdict": "inconclusive",
      }
    `);
  });
});

describe("the command", () => {
  const runIn = (repository: string, cache: string, temporary: string) => ({
    args: [
      "gate",
      "--server",
      "pyright",
      "--base-exact",
      "HEAD^",
      "--head",
      "HEAD",
      "--format",
      "json",
      "--cache",
      cache,
    ],
    options: { cwd: repository, env: plainEnvironment({ TMPDIR: temporary }) },
  });

  // By day the locks are tried in test/servers; here two whole commands are.
  test.runIf(isNight)(
    "run twice at once on one empty cache gives the same report twice and one whole installation",
    {
      timeout: 60_000,
    },
    async () => {
      const [repository, cache, temporary] = [repositoryOf(...clean), temporaryFolder(), temporaryFolder()];
      const { args, options } = runIn(repository, cache, temporary);
      const [one, other] = await Promise.all([lanser(args, options), lanser(args, options)]);
      expect([
        one.code,
        other.code,
        one.stdout === other.stdout,
        readdirSync(join(cache, "servers")).length,
        leftBehind(temporary, cache),
      ]).toMatchInlineSnapshot(`
      [
        0,
        0,
        true,
        1,
        [],
      ]
    `);
    },
  );

  testByNight(
    "killed in the middle of an installation leaves nothing that the next run does not clear away",
    {
      timeout: 60_000,
    },
    async () => {
      const [repository, cache, temporary] = [repositoryOf(...clean), temporaryFolder(), temporaryFolder()];
      const { args, options } = runIn(repository, cache, temporary);
      const servers = join(cache, "servers");
      mkdirSync(servers);
      const first = startLanser(args, options);
      const installing = await appears(servers, /^\.installing-/);
      await appears(join(servers, installing), /^node_modules$/);
      // As a runner ends a job: npm, which is in a process group of its own, goes too.
      const started = processesNaming(installing).map((line) => Number.parseInt(line, 10));
      first.child.kill("SIGKILL");
      for (const pid of started) realHost().kill(pid, "SIGKILL");
      await first.ended;
      const second = await lanser(args, options);
      expect([
        second.code,
        JSON.parse(second.stdout).verdict,
        readdirSync(servers).length,
        leftBehind(temporary, cache),
      ]).toMatchInlineSnapshot(`
      [
        0,
        "pass",
        1,
        [],
      ]
    `);
    },
  );

  testByNight("ended by a signal while it observes says so and leaves nothing", async () => {
    const [repository, temporary] = [repositoryOf(...clean), temporaryFolder()];
    const { args, options } = runIn(repository, sharedCache, temporary);
    const run = startLanser(args, options);
    await said(run.child.stderr, /observing base and head/);
    run.child.kill("SIGTERM");
    const { code, stdout } = await run.ended;
    const { verdict, reasons } = JSON.parse(stdout);
    expect([code, verdict, reasons[0].code, leftBehind(temporary, sharedCache)]).toMatchInlineSnapshot(`
      [
        11,
        "inconclusive",
        "cancelled",
        [],
      ]
    `);
  });
});

/** Resolves once a stream has said this; the end of the child is the limit. */
function said(stream: Readable | null, text: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let all = "";
    stream?.on("data", (more: string) => {
      all += more;
      if (text.test(all)) resolve();
    });
    stream?.on("end", () => reject(new Error(all)));
  });
}

/** Undefined where this user may mount nothing. */
function smallDisk(megabytes: number): string | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "lanser-test", folder], {
      stdio: "ignore",
    });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  return folder;
}

test.each(firstOfNow([8, 1, 16], 1))(
  "a disk of %i MB that an installation fills is named, not the digest of what it left",
  { timeout: 120_000 },
  async (megabytes) => {
    const cacheFolder = smallDisk(megabytes);
    if (cacheFolder === undefined) return console.warn("not tried: this user may mount nothing");
    const outcome = await gate(repositoryOf(...clean), { cacheFolder });
    expect(outcomeLine(outcome)).toBe(
      "11 inconclusive disk: Lanser could not cache pyright 1.1.414: the disk is full",
    );
  },
);

describe("a full disk", () => {
  /** A process that may not write a file beyond a size meets the same error as on a full disk, without privileges. */
  const limited = async (repository: string, blocks: number, ...more: string[]): Promise<string> => {
    const [cache, temporary] = [temporaryFolder(), temporaryFolder()];
    const line = [
      process.execPath,
      commandFile,
      "gate",
      "--server",
      "pyright",
      "--base-exact",
      "HEAD^",
      "--head",
      "HEAD",
    ];
    const ran = await start(
      [
        "bash",
        "-c",
        `ulimit -f ${blocks}; exec "$@"`,
        "bash",
        ...line,
        "--format",
        "json",
        "--cache",
        cache,
        ...more,
      ],
      { cwd: repository, env: plainEnvironment({ TMPDIR: temporary }) },
    ).ended;
    const { verdict, reasons } = JSON.parse(ran.stdout);
    return JSON.stringify([ran.code, verdict, reasons[0], leftBehind(temporary, cache)]);
  };

  test("is inconclusive, wherever it is noticed", { timeout: 60_000 }, async () => {
    const repository = repositoryOf(...clean, { "large.py": "x: int = 1\n".repeat(1_000) });
    const npm = folderOf({ npm: "#!/bin/sh\necho npm error code ENOSPC >&2\nexit 228\n" });
    chmodSync(join(npm, "npm"), 0o755);
    const rows = {
      "before the repository is open": await limited(repository, 0),
      "while the trees are written": await limited(repository, 1),
      "while npm writes, which does not survive it": await limited(repository, 1_024),
      // The last --cache counts: pyright is there already.
      "while a trace is written": await limited(
        repository,
        20,
        "--cache",
        sharedCache,
        "--trace",
        temporaryFolder(),
      ),
      "while npm writes, which says so": outcomeLine(
        await gate(repository, {
          cacheFolder: temporaryFolder(),
          host: (host) => ({ ...host, env: { ...host.env, PATH: `${npm}:${host.env["PATH"]}` } }),
        }),
      ),
    };
    expect(rows).toMatchInlineSnapshot(`
      {
        "before the repository is open": "[11,"inconclusive",{"code":"disk","hint":"Free disk space, or set TMPDIR to a folder on another disk.","message":"cannot write a temporary file: the disk is full or broken"},[]]",
        "while a trace is written": "[11,"inconclusive",{"code":"disk","hint":"Free disk space, or set TMPDIR to a folder on another disk.","message":"cannot write a temporary file: the disk is full or broken"},[]]",
        "while npm writes, which does not survive it": "[11,"inconclusive",{"code":"install-failed","hint":"Raise this machine's limits for memory and file size.","message":"npm could not install pyright 1.1.414: a signal ended npm"},[]]",
        "while npm writes, which says so": "11 inconclusive disk: Lanser could not cache pyright 1.1.414: the disk is full",
        "while the trees are written": "[11,"inconclusive",{"code":"disk","hint":"Free disk space, or set TMPDIR to a folder on another disk.","message":"cannot write a temporary file: the disk is full or broken"},[]]",
      }
    `);
  });
});

testByNight(
  "servers end when the run that started them is killed at once",
  async () => {
    const temporary = temporaryFolder();
    const { child, ended } = startLanser(
      ["gate", "--server", "pyright", "--base-exact", "HEAD^", "--head", "HEAD", "--cache", sharedCache],
      { cwd: repositoryOf(...clean), env: plainEnvironment({ TMPDIR: temporary }) },
    );
    const servers = () => processesNaming(temporary).filter((line) => line.includes("langserver"));
    await expect.poll(() => servers().length, { timeout: 60_000 }).toBeGreaterThan(0);
    child.kill("SIGKILL");
    await ended;
    await expect.poll(servers, { timeout: 10_000 }).toEqual([]);
  },
  120_000,
);

/** A cache that a test may damage. */
/** A cache with the one server, linked instead of copied: a file is harmed by putting another in its place. */
function linkedCache(): string {
  const folder = temporaryFolder();
  const server = dirname(dirname(brokenPackage));
  for (const file of readdirSync(join(sharedCache, server), { recursive: true, withFileTypes: true })) {
    const from = join(file.parentPath, file.name);
    const to = join(folder, relative(sharedCache, from));
    mkdirSync(dirname(to), { recursive: true });
    if (file.isFile()) copyFileSync(from, to);
    else if (!file.isDirectory()) cpSync(from, to, { verbatimSymlinks: true });
  }
  return folder;
}

/** A PATH with these programs alone. */
function pathWith(...programs: string[]): string {
  const folder = temporaryFolder();
  for (const name of programs) {
    const found = (process.env["PATH"] ?? "")
      .split(delimiter)
      .map((one) => join(one, name))
      .find(existsSync);
    if (found === undefined) throw new Error(`${name} is not on PATH`);
    symlinkSync(found, join(folder, name));
  }
  return folder;
}

function linkToNothing(): string {
  const link = join(temporaryFolder(), "cache");
  symlinkSync(join(temporaryFolder(), "gone", "cache"), link);
  return link;
}

/** No mode keeps root out of a folder, but the kernel's own folders take no new ones. */
function unwritableFolder(): string {
  if (process.getuid?.() === 0) return "/sys/kernel";
  const folder = temporaryFolder();
  chmodSync(folder, 0o555);
  return folder;
}
