/** What is kept of a session, when it is believed, and when a server is asked all the same. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Finding } from "../../../../src/model/finding.ts";
import type { Lookup, LookupPlan } from "../../../../src/model/lookup.ts";
import type { ProbeAnswer, ProbeAsk } from "../../../../src/model/probe.ts";
import { sha256Hex } from "../../../../src/platform/hashing.ts";
import { pyright } from "../../../../src/servers/pyright/profile.ts";
import type { CachedSession } from "../../../../src/session/observe/cache/cache.ts";
import { type CacheHost, createObservationCache } from "../../../../src/session/observe/cache/cache.ts";
import type { StorePlace } from "../../../../src/session/observe/cache/store.ts";
import type { LiveSide } from "../../../../src/session/observe/live.ts";
import type { Observation } from "../../../../src/session/observe/observation.ts";
import { recordOfRounds } from "../../../../src/session/observe/probes.ts";
import { scheduleDigest } from "../../../../src/session/observe/schedule.ts";
import { folderOf, temporaryFolder, write } from "../../../support/files.ts";

const files = { "a.py": "x = 1\n", "b.py": "broken\n" };

const facts: CachedSession = {
  name: "pyright base",
  server: { id: "pyright", version: "1.1.414", treeDigest: "sha256:1" },
  toolchain: { name: "Python", version: "3.11.7" },
  places: [],
};

type Run = {
  readonly folder: string;
  readonly side?: Partial<LiveSide>;
  readonly facts?: Partial<CachedSession>;
  readonly host?: Partial<CacheHost>;
  readonly use?: StorePlace["use"];
  /** What a server finds. */
  readonly server?: (side: LiveSide) => Promise<Observation>;
};

/** One run with one session: what it observed, how often a server was begun, and what is said of it. */
async function run({ folder, use = "read-write", ...change }: Run) {
  const host: CacheHost = {
    platform: "linux",
    arch: "x64",
    nodeVersion: "v24.0.0",
    pid: 1,
    kill: () => true,
    wallMs: () => Date.now(),
    randomId: () => crypto.randomUUID(),
    ...change.host,
  };
  const owner = statSync(temporaryFolder()).uid;
  const cache = createObservationCache(host, { folder, use, bytesMax: 10_000_000 }, owner);
  let begun = 0;
  const side = sideOf(change.side);
  const observation = await cache.observe(side, { ...facts, ...change.facts }, (one) => {
    begun += 1;
    return (change.server ?? scripted)(one);
  });
  const [source] = cache.end();
  return { observation, begun, source };
}

function sideOf(change: Partial<LiveSide> = {}): LiveSide {
  const paths = Object.keys(files);
  return {
    profile: pyright,
    context: contextOf(files),
    schedule: { paths, programFiles: paths.length, keepsOpen: false },
    projectDiagnostics: [],
    lookups: null,
    repository: "/repository",
    scratch: "/scratch",
    reading: () => undefined,
    progress: () => undefined,
    trace: undefined,
    signal: new AbortController().signal,
    ...change,
  };
}

/** As a healthy server: a file with "broken" in it has a finding, and so has such a text. */
async function scripted(side: LiveSide): Promise<Observation> {
  const { schedule, lookups: plan, context } = side;
  const lookups = (plan?.([]) ?? []).map((one) => ({ ...one, targets: [] }));
  const observation: Observation = {
    files: schedule.paths.map((path) => {
      const text = readFileSync(join(context.root, path), "utf8");
      return { kind: "final", path, findings: foundIn(path, text), unreachable: [] };
    }),
    failure: undefined,
    schedule: scheduleDigest(side.profile, schedule, lookups),
    lookups,
    limits: [],
  };
  const rounds: (readonly ProbeAsk[])[] = [];
  await side.probing?.(observation, async (asks) => {
    if (asks.length > 0) rounds.push(asks);
    return asks.map((one) => ({ ...one, findings: foundIn(one.path, one.text), unreachable: [] }));
  });
  return rounds.length === 0 ? observation : { ...observation, probes: recordOfRounds(rounds) };
}

function foundIn(path: string, text: string): readonly Finding[] {
  if (!text.includes("broken")) return [];
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 6 } };
  const message = "it is broken";
  return [
    {
      server: "pyright",
      source: "Pyright",
      code: "x",
      severity: "error",
      message,
      path,
      range,
      symbol: null,
    },
  ];
}

const newFolder = () => join(temporaryFolder(), "observations");

test("what a server found is not asked for again, wherever the tree lies", async () => {
  const folder = newFolder();
  const first = await run({ folder });
  expect(first.begun).toBe(1);
  expect(first.source).toEqual({
    session: "pyright base",
    from: "server",
    why: "there is no entry",
    unkept: null,
  });
  const second = await run({ folder });
  expect(second.begun).toBe(0);
  expect(second.source).toEqual({ session: "pyright base", from: "cache", why: null, unkept: null });
  expect(second.observation).toEqual(first.observation);
});

type Other = Pick<Run, "host" | "facts" | "side">;

const schedule = scheduleOf(Object.keys(files));

const others: readonly (readonly [string, () => Other])[] = [
  ["another platform", () => ({ host: { platform: "darwin" } })],
  ["another processor", () => ({ host: { arch: "arm64" } })],
  ["another Node", () => ({ host: { nodeVersion: "v24.0.1" } })],
  ["another version of the server", () => ({ facts: { server: { ...facts.server, version: "1.1.415" } } })],
  ["another installation", () => ({ facts: { server: { ...facts.server, treeDigest: "sha256:2" } } })],
  ["another interpreter", () => ({ facts: { toolchain: { name: "Python", version: "3.12.0" } } })],
  ["no interpreter", () => ({ facts: { toolchain: null } })],
  ["other search paths", () => ({ facts: { places: ["/nonexistent/lib"] } })],
  ["another repository", () => ({ side: { repository: "/elsewhere" } })],
  ["another order of files", () => ({ side: { schedule: scheduleOf(["b.py", "a.py"]) } })],
  ["fewer files", () => ({ side: { schedule: { ...scheduleOf(["a.py"]), programFiles: 2 } } })],
  ["a larger program", () => ({ side: { schedule: { ...schedule, programFiles: 3 } } })],
  ["documents that stay open", () => ({ side: { schedule: { ...schedule, keepsOpen: true } } })],
  ["a file of the tree", () => inTree({ "a.py": "x = 2\n" })],
  ["a file more in the tree", () => inTree({ "py.typed": "" })],
  ["other settings", () => inContext({ settings: { analysis: {} } })],
  ["an overlay", () => inContext({ overlays: [{ path: "a", languageId: "json", text: "" }] })],
  ["another toolchain", () => inContext({ toolchain: { python: "/nonexistent/python" } })],
  ["look-ups", () => ({ side: { lookups: () => [] } })],
];

function inTree(more: Readonly<Record<string, string>>): Other {
  return { side: { context: contextOf({ ...files, ...more }) } };
}

function inContext(change: Partial<LiveSide["context"]>): Other {
  return { side: { context: { ...contextOf(files), ...change } } };
}

test.each(others)("%s is asked about", async (_, other) => {
  const folder = newFolder();
  await run({ folder });
  const { begun, source } = await run({ folder, ...other() });
  expect(begun).toBe(1);
  expect(source?.why).toBe("there is no entry");
});

describe("a check of a part of the program", () => {
  const part = { schedule: { ...scheduleOf(["b.py"]), programFiles: 2 } };
  const whole = Object.keys(files);

  test("is served by a check of all files, with the findings of its own files", async () => {
    const folder = newFolder();
    const all = await run({ folder });
    const { observation, begun, source } = await run({ folder, side: part, facts: { whole } });
    expect({ begun, from: source?.from }).toEqual({ begun: 0, from: "cache" });
    expect(observation.files).toEqual(all.observation.files.filter(({ path }) => path === "b.py"));
    const live = await run({ folder: newFolder(), side: part });
    expect(observation).toEqual(live.observation);
  });

  const askedAgain: readonly (readonly [string, () => Partial<Run>, Partial<Run>])[] = [
    ["it looks causes up", () => ({}), { side: { ...part, lookups: () => [] } }],
    ["the order can matter", () => ({}), { facts: {} }],
    ["the program was another one", () => ({}), { facts: { whole: ["b.py", "a.py"] } }],
    ["the tree was another one", () => inTree({ "a.py": "x = 2\n" }), {}],
    [
      "a limit counts findings of other files",
      () => ({
        server: async (side) => ({
          ...(await scripted(side)),
          limits: [{ code: "message-cut", message: "a message was cut", count: 1 }],
        }),
      }),
      {},
    ],
  ];
  test.each(askedAgain)("asks the server if %s", async (_, before, now) => {
    const folder = newFolder();
    await run({ folder, ...before() });
    const { begun } = await run({ folder, side: part, facts: { whole }, ...now });
    expect(begun).toBe(1);
  });
});

test.each<readonly [string, Partial<Observation>, string]>([
  [
    "a session that failed",
    { failure: { code: "server-crashed", message: "gone" } },
    "the session failed (server-crashed)",
  ],
  [
    "a file without an answer",
    { files: [{ kind: "unknown", path: "a.py", reason: "timeout" }] },
    "a.py has no final answer",
  ],
  [
    "a server that did something odd",
    { limits: [{ code: "server-oddity", message: "unknown response", count: 1 }] },
    "the next run could give another result: unknown response",
  ],
])("%s is not kept", async (_, change, unkept) => {
  const folder = newFolder();
  const server = async (side: LiveSide) => ({ ...(await scripted(side)), ...change });
  expect((await run({ folder, server })).source?.unkept).toBe(unkept);
  expect((await run({ folder })).begun).toBe(1);
});

test("what was found while a file was being changed is not kept", async () => {
  const folder = newFolder();
  const server = async (side: LiveSide) => {
    const observation = await scripted(side);
    write(side.context.root, { "a.py": "x = 2\n" });
    return observation;
  };
  const { source } = await run({ folder, server });
  expect(source?.unkept).toBe("files that the server reads changed during the run");
  expect((await run({ folder })).begun).toBe(1);
});

test("what a setting names outside of the tree counts by its contents", async () => {
  const folder = newFolder();
  const stubs = folderOf({ "dep.pyi": "x: int\n" });
  const own = () => inContext({ settings: { analysis: { extraPaths: [stubs, "src", "/nonexistent"] } } });
  await run({ folder, ...own() });
  expect((await run({ folder, ...own() })).begun).toBe(0);
  write(stubs, { "dep.pyi": "x: str\n" });
  expect((await run({ folder, ...own() })).begun).toBe(1);
});

test("a run that was cancelled takes nothing from the cache", async () => {
  const folder = newFolder();
  await run({ folder });
  const { begun, source } = await run({ folder, side: { signal: AbortSignal.abort() } });
  expect([begun, source?.why]).toEqual([1, "the run was cancelled"]);
});

test("a run that only reads keeps nothing", async () => {
  const folder = newFolder();
  expect((await run({ folder, use: "read" })).source?.unkept).toBe("this cache is read-only");
  expect((await run({ folder })).begun).toBe(1);
  expect((await run({ folder, use: "read" })).begun).toBe(0);
});

describe("an entry with a right digest that a hostile run may have put there", () => {
  const nothing = { kind: "final", path: "b.py", findings: [], unreachable: [] };
  type Entry = { key: Record<string, unknown>; observation: Record<string, unknown> };
  const forgeries: readonly (readonly [string, (entry: Entry) => unknown, string])[] = [
    ["of another key", (entry) => ({ ...entry, key: { ...entry.key, platform: "x" } }), "does not fit this"],
    [
      "without the files",
      ({ observation, ...entry }) => with_(entry, { ...observation, files: [] }),
      "does not fit",
    ],
    [
      "with a file twice",
      ({ observation, ...entry }) => with_(entry, { ...observation, files: [nothing, nothing] }),
      "does not fit",
    ],
    [
      "of another schedule",
      ({ observation, ...entry }) => with_(entry, { ...observation, schedule: `sha256:${"0".repeat(64)}` }),
      "does not fit",
    ],
    [
      "with a field more",
      ({ observation, ...entry }) => with_(entry, { ...observation, failure: null }),
      "does not fit",
    ],
    ["that is no JSON", () => undefined, "does not fit this session"],
  ];

  test.each(forgeries)("%s is a miss", async (_, forge, why) => {
    const folder = newFolder();
    const first = await run({ folder });
    const [name = ""] = entriesWith(folder, "observation");
    const text = readFileSync(join(folder, name), "utf8");
    const entry = JSON.parse(text.slice(text.indexOf("\n"))) as Entry;
    const body = JSON.stringify(forge(entry)) ?? "{";
    const head = `lanser-observation-1 ${sha256Hex(body)} ${Buffer.byteLength(body)}`;
    writeFileSync(join(folder, name), `${head}\n${body}`);
    const second = await run({ folder });
    expect([second.begun, second.source?.why]).toEqual([1, expect.stringContaining(why)]);
    expect(second.observation).toEqual(first.observation);
    expect((await run({ folder })).begun).toBe(0);
  });

  test("under the name of another tree is a miss there", async () => {
    const folder = newFolder();
    const clean = { context: contextOf({ ...files, "b.py": "y = 1\n" }) };
    await run({ folder, side: clean });
    const [other = ""] = entriesWith(folder, "observation");
    const broken = newFolder();
    await run({ folder: broken });
    const [own = ""] = entriesWith(broken, "observation");
    writeFileSync(join(broken, own), readFileSync(join(folder, other)));
    const { begun, observation } = await run({ folder: broken });
    expect(begun).toBe(1);
    expect(observation.files.map((file) => file.kind === "final" && file.findings.length)).toEqual([0, 1]);
  });
});

describe("look-ups", () => {
  const first: Lookup = { path: "a.py", position: { line: 0, character: 0 } };
  const next: Lookup = { path: "b.py", position: { line: 0, character: 0 } };

  test("that go on in another way than the kept ones are asked", async () => {
    const folder = newFolder();
    const once: LookupPlan = (found) => (found.length === 0 ? [first] : []);
    const more: LookupPlan = (found) => (found.length === 0 ? [first] : found.length === 1 ? [next] : []);
    await run({ folder, side: { lookups: once } });
    expect((await run({ folder, side: { lookups: once } })).begun).toBe(0);
    const other = await run({ folder, side: { lookups: more } });
    expect([other.begun, other.source?.why]).toEqual([1, "the cache entry does not fit this session"]);
  });
});

describe("what is probed", () => {
  const text = (path: string, text: string): ProbeAsk => ({ side: "base", path, text });
  /** Asks round after round; what was answered is seen. */
  const probing = (rounds: readonly (readonly ProbeAsk[])[], seen: (readonly ProbeAnswer[] | null)[]) => {
    const ask: LiveSide["probing"] = async (_, send) => {
      for (const one of rounds) seen.push(await send(one));
    };
    return { probing: ask };
  };
  const rounds = [[text("a.py", "broken")], [], [text("a.py", "fine"), text("b.py", "broken")]];

  test("by texts whose answers are kept begins no server", async () => {
    const folder = newFolder();
    const [cold, warm] = [[], []] as (readonly ProbeAnswer[] | null)[][];
    const first = await run({ folder, side: probing(rounds, cold ?? []) });
    const second = await run({ folder, side: probing(rounds, warm ?? []) });
    expect(second.begun).toBe(0);
    expect(second.source?.from).toBe("cache");
    expect(second.observation).toEqual(first.observation);
    expect(second.observation.probes?.asked).toBe(3);
    expect(warm).toEqual(cold?.map((all) => all?.map(({ isInert: _, ...one }: ProbeAsk) => one) ?? null));
  });

  test("not at all begins none, either", async () => {
    const folder = newFolder();
    const first = await run({ folder });
    const second = await run({ folder, side: probing([[]], []) });
    expect(second.begun).toBe(0);
    expect(second.observation).toEqual(first.observation);
  });

  test("by other texts begins the session that would have been begun, with all that was asked before", async () => {
    const folder = newFolder();
    await run({ folder, side: probing(rounds, []) });
    const more = [...rounds, [text("b.py", "broken again")]];
    const asked: (readonly string[])[] = [];
    const server = (side: LiveSide) =>
      scripted({
        ...side,
        probing: async (observed, ask) =>
          side.probing?.(observed, (asks) => {
            asked.push(asks.map((one) => one.text));
            return ask(asks);
          }),
      });
    const warm = await run({ folder, server, side: probing(more, []) });
    expect(warm.begun).toBe(1);
    expect(warm.source).toMatchObject({ from: "both", unkept: null });
    expect(asked).toEqual([["broken"], ["fine", "broken"], ["broken again"]]);
    const cold = await run({ folder: newFolder(), side: probing(more, []) });
    expect(warm.observation).toEqual(cold.observation);
    expect((await run({ folder, side: probing(more, []) })).begun).toBe(0);
  });

  test("and then found to be another tree than the kept one makes the session count for nothing", async () => {
    const folder = newFolder();
    await run({ folder });
    const server = async (side: LiveSide) => ({ ...(await scripted(side)), files: [] });
    const { observation } = await run({ folder, server, side: probing(rounds, []) });
    expect(observation.failure?.code).toBe("digest-mismatch");
    expect((await run({ folder })).begun).toBe(1);
  });

  test("and answered otherwise than is kept makes the session count for nothing, and the answers are asked for again", async () => {
    const folder = newFolder();
    await run({ folder, side: probing(rounds, []) });
    const more = [...rounds, [text("b.py", "broken again")]];
    const silent = (side: LiveSide) =>
      scripted({
        ...side,
        probing: async (observed, ask) =>
          side.probing?.(
            observed,
            async (asks) => (await ask(asks))?.map((one) => ({ ...one, findings: [] })) ?? null,
          ),
      });
    const { observation } = await run({ folder, server: silent, side: probing(more, []) });
    expect(observation.failure?.code).toBe("digest-mismatch");
    const [seen, answered] = [[], []] as (readonly ProbeAnswer[] | null)[][];
    expect((await run({ folder, server: silent, side: probing(more, seen ?? []) })).begun).toBe(1);
    expect(seen?.flatMap((all) => all?.flatMap(({ findings }) => findings) ?? [])).toEqual([]);
    const again = await run({ folder, server: silent, side: probing(more, answered ?? []) });
    expect([again.begun, answered]).toEqual([
      0,
      seen?.map((all) => all?.map(({ isInert: _, ...one }: ProbeAsk) => one)),
    ]);
  });

  test("by a server that fails then has failed", async () => {
    const folder = newFolder();
    await run({ folder });
    const failure = { code: "server-crashed", message: "gone" } as const;
    const server = async (side: LiveSide) => ({ ...(await scripted({ ...side, probing: null })), failure });
    const seen: (readonly ProbeAnswer[] | null)[] = [];
    const { observation } = await run({ folder, server, side: probing([[text("a.py", "x")]], seen) });
    expect(seen).toEqual([null]);
    expect(observation.failure).toEqual(failure);
    expect((await run({ folder })).begun).toBe(0);
  });
});

function scheduleOf(paths: readonly string[]): LiveSide["schedule"] {
  return { paths, programFiles: paths.length, keepsOpen: false };
}

function contextOf(own: Readonly<Record<string, string>>): LiveSide["context"] {
  return { root: folderOf(own), project: ".", serverFolder: "/server", toolchain: {}, settings: {} };
}

function with_(entry: object, observation: object): object {
  return { ...entry, observation };
}

function entriesWith(folder: string, name: string): readonly string[] {
  return readdirSync(folder).filter((one) => readFileSync(join(folder, one), "utf8").includes(`"${name}":{`));
}

test("nothing is kept of a session whose server was not healthy to its end", async () => {
  const folder = temporaryFolder();
  const { source } = await run({ folder, facts: { isWell: () => false } });
  expect(source?.unkept).toBe("the server failed later in this run");
  const { begun } = await run({ folder });
  expect(begun).toBe(1);
});
