/** Looks at a folder that hand one process of a scripted server on: what it is told in between, and when a new one has to answer. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { SessionName } from "../../../src/model/sessions.ts";
import { type Host, realHost } from "../../../src/platform/host.ts";
import { pyright } from "../../../src/servers/pyright/profile.ts";
import type { LiveSide } from "../../../src/session/observe/live.ts";
import type { Observation } from "../../../src/session/observe/observation.ts";
import {
  askNew,
  discardIfUnhealthy,
  shutDown,
  startConversation,
} from "../../../src/session/observe/observe.ts";
import type { Lease } from "../../../src/session/pool/lease.ts";
import { createLine, type EndedLook } from "../../../src/session/pool/line.ts";
import type { LinesWanted } from "../../../src/session/pool/pool.ts";
import { openServerPool, type ServerPool } from "../../../src/session/pool/pool.ts";
import { folderOf, temporaryFolder } from "../../support/files.ts";
import { askedOf, nameOf } from "../../support/observed-fault.ts";
import { type Fault, scriptedPyright, type WalkFault } from "../../support/scripted-pyright.ts";
import { type Seen, watchServers } from "../../support/watched-host.ts";

const files = { "a.py": "x = 1\n", "b.py": "broken\n", "c.py": "broken\n" };

type Looks = {
  readonly pool: ServerPool;
  readonly look: (session: SessionName, paths?: readonly string[]) => Promise<Observation>;
  readonly isWell: (session: SessionName) => boolean | undefined;
  readonly end: () => Promise<readonly EndedLook[]>;
  /** What servers were sent, and how many were started. */
  readonly sent: readonly Seen[];
  readonly started: () => number;
};

/** Limits of milliseconds: where a scripted server says nothing, nothing is worth waiting for. */
const profile = {
  ...pyright,
  limits: { ...pyright.limits, readinessMsMax: 2_000, shutdownMsMax: 200, exitMsMax: 200 },
};

/** Each look is by a server with the fault that comes next, the last for all that follow. */
async function looksOf(
  faults: readonly (Fault | WalkFault)[],
  wanted: LinesWanted = { both: { why: "one side does not have the root" }, isAmongOthers: false },
  work: (looks: Looks) => Promise<void>,
): Promise<void> {
  const root = folderOf(files);
  const sent: Seen[] = [];
  let started = 0;
  const real: Host = { ...realHost(), capacity: () => ({ processors: 2, freeBytes: 2 ** 34 }) };
  const host = watchServers(real, {
    start: (request) => {
      const fault = faults[Math.min(started, faults.length - 1)];
      started += 1;
      return { ...request, args: [scriptedPyright, fault ?? "nothing"] };
    },
    see: (seen) => void (seen.direction === ">" && sent.push(seen)),
  });
  await using pool = openServerPool(host);
  const lines = pool.lines(wanted);
  const leases = new Map<SessionName, Lease | null>();
  const leaseOf = (session: SessionName) => {
    const lease = leases.get(session) ?? lines.lease(session);
    leases.set(session, lease);
    return lease;
  };
  const scratch = temporaryFolder();
  const sideOf = (session: SessionName, paths: readonly string[]): LiveSide => ({
    profile,
    context: { root, project: ".", serverFolder: "/server", toolchain: {}, settings: {} },
    schedule: { paths, programFiles: 3, keepsOpen: false },
    projectDiagnostics: [],
    lookups: null,
    repository: root,
    scratch: join(scratch, `home-pyright-${session}`),
    reading: () => undefined,
    progress: () => undefined,
    trace: undefined,
    signal: new AbortController().signal,
  });
  await work({
    pool,
    look: (session, paths = Object.keys(files)) =>
      pool.observe(host, sideOf(session, paths), leaseOf(session)),
    isWell: (session) => leases.get(session)?.isWell(),
    end: lines.end ?? (async () => []),
    sent,
    started: () => started,
  });
}

function line(observation: Observation): string {
  const known = observation.files.map((file) =>
    file.kind === "final" ? `${file.path} ${file.findings.length}` : `${file.path} ${file.reason}`,
  );
  return observation.failure?.code ?? known.join(", ");
}

describe("a second look", () => {
  test("goes on in the process of the first, which is told its settings and answers the first canary again", async () => {
    await looksOf(["nothing"], undefined, async ({ look, sent, started, end }) => {
      await look("base");
      const before = sent.length;
      expect(line(await look("base-again", ["c.py", "b.py"]))).toBe("c.py 1, b.py 1");
      expect(started()).toBe(1);
      expect(await end()).toEqual([]);
      expect(sent.slice(before).map(({ message }) => nameOf(message))).toMatchInlineSnapshot(`
        [
          "workspace/didChangeConfiguration",
          "answer",
          "answer",
          "textDocument/didOpen __lanser_canary_first__.py",
          "textDocument/diagnostic __lanser_canary_first__.py",
          "textDocument/didClose __lanser_canary_first__.py",
          "textDocument/didOpen c.py",
          "textDocument/diagnostic c.py",
          "textDocument/didClose c.py",
          "textDocument/didOpen b.py",
          "textDocument/diagnostic b.py",
          "textDocument/didClose b.py",
          "textDocument/didOpen __lanser_canary_last__.py",
          "textDocument/diagnostic __lanser_canary_last__.py",
          "textDocument/didClose __lanser_canary_last__.py",
          "shutdown",
          "exit",
        ]
      `);
    });
  });

  /** What the second look finds, and how many were started. */
  const answers: Readonly<Partial<Record<Fault | WalkFault, readonly [string, number]>>> = {
    "asks once to pull again, after b.py": ["c.py 1, b.py 1", 1],
    "lists its files at its start alone": ["c.py 1, b.py 1", 2],
    "finds one file more when it is told its settings again": ["c.py 1, b.py 1", 2],
    "ends when it is told its settings again": ["c.py 1, b.py 1", 2],
    // As that of a process of its own would.
    "does not shut down once it was told its settings again": ["server-timeout", 1],
  };
  test.each(Object.entries(answers) as [WalkFault, readonly [string, number]][])(
    "where the server %s",
    async (fault, wanted) => {
      await looksOf([fault], undefined, async ({ look, started }) => {
        await look("base");
        expect([line(await look("base-again", ["c.py", "b.py"])), started()]).toEqual(wanted);
      });
    },
  );
});

/** Sides, whether it is the second look, and how it failed. */
function endings(ended: readonly EndedLook[]): readonly string[] {
  return ended.map(
    ({ side, isAgain, observation: { failure } }) =>
      `${side}${isAgain ? " again" : ""}: ${failure?.code ?? "well"}`,
  );
}

describe("the first look of a server that stays", () => {
  test.each([
    ["nothing", "well", true],
    ["does not shut down", "server-timeout", false],
  ] as const)("where it does wrong: %s", async (fault, how, isWell) => {
    await looksOf([fault], undefined, async (of) => {
      expect(line(await of.look("base"))).toBe("a.py 0, b.py 1, c.py 1");
      expect(endings(await of.end())).toEqual([`base: ${how}`]);
      expect(of.isWell("base")).toBe(isWell);
    });
  });

  test("has failed where its server went away before anyone told it to forget, and nobody goes on with that", async () => {
    const { options } = askedOf("nothing");
    const { transport, profile } = options;
    const conversation = startConversation(options);
    const observation = await askNew(options, conversation);
    const stop = () => shutDown(profile, conversation);
    const end = async () => discardIfUnhealthy(options, conversation, { observation, unwell: await stop() });
    const of = createLine(["base", "base-again"], null);
    of.lease("base")?.keep?.({ ...{ conversation, transport, stop, end }, root: "/tree", both: null });
    of.lease("base")?.over();
    await transport.close();
    expect(await of.lease("base-again")?.take()).toBeUndefined();
    expect(endings([await of.end()].flatMap((one) => one ?? []))).toEqual(["base: server-crashed"]);
    expect(of.lease("base-again")).toBeNull();
  });

  test("is not judged by how the second ends", async () => {
    const fault = "does not shut down once it was told its settings again";
    await looksOf([fault], undefined, async ({ look, isWell, end }) => {
      await look("base");
      expect((await look("base-again")).failure?.code).toBe("server-timeout");
      expect([await end(), isWell("base"), isWell("base-again")]).toEqual([[], true, false]);
    });
  });
});

describe("one process for both sides", () => {
  const both = { by: "texts", paths: [] } as const;

  test("is judged by the look that was its last", async () => {
    const fault = "does not shut down once it was told its settings again";
    await looksOf([fault], { both, isAmongOthers: false }, async ({ look, started, isWell, end }) => {
      for (const one of ["base", "head", "head-again"] as const) await look(one);
      expect([started(), endings(await end())]).toEqual([1, ["head again: server-timeout"]]);
      expect([isWell("head"), isWell("head-again")]).toEqual([true, false]);
    });
  });

  test("looks at head when base is done, whoever asked first", async () => {
    await looksOf(["nothing"], { both, isAmongOthers: false }, async ({ look, started }) => {
      const head = look("head");
      await look("base");
      expect([line(await head), started()]).toEqual(["a.py 0, b.py 1, c.py 1", 1]);
    });
  });

  test("of head alone does not look at base again: it knows another tree", async () => {
    const faults = ["ends when it is told its settings again", "nothing"] as const;
    await looksOf(faults, { both, isAmongOthers: false }, async ({ look, started }) => {
      for (const one of ["base", "head", "head-again"] as const) await look(one);
      expect(started()).toBe(2);
      await look("base-again");
      expect(started()).toBe(3);
    });
  });
});

test("where requests for other roots follow before it ends, each look has a process of its own", async () => {
  const wanted = { both: { by: "texts", paths: [] }, isAmongOthers: true } as const;
  await looksOf(["nothing"], wanted, async ({ look, started, end }) => {
    for (const one of ["base", "base-again", "head"] as const) await look(one);
    expect([started(), await end()]).toEqual([3, []]);
  });
});

test("the end of the pool ends what nobody else has ended", async () => {
  let sent: readonly Seen[] = [];
  await looksOf(["nothing"], undefined, async (of) => {
    await of.look("base");
    await of.look("head");
    ({ sent } = of);
    expect(sent.map(({ message }) => nameOf(message))).not.toContain("shutdown");
  });
  const names = sent.map(({ message }) => nameOf(message));
  expect(names.filter((name) => name === "shutdown" || name === "exit").toSorted()).toEqual([
    ...["exit", "exit"],
    ...["shutdown", "shutdown"],
  ]);
});

describe("there is room for", () => {
  const both = { by: "link", link: "/link" } as const;
  test.each([
    [1, 16, "roots 1, servers 1, a walk, one process for both sides"],
    [2, 16, "roots 1, servers 2, a walk, one process for both sides"],
    [8, 16, "roots 4, servers 5, a walk, two processes"],
    [8, 4, "roots 1, servers 1, no walk, two processes"],
  ])("what %i processors and %i GiB can do", async (processors, gib, wanted) => {
    const machine = { capacity: () => ({ processors, freeBytes: gib * 2 ** 30 }) };
    await using pool = openServerPool(machine);
    const { roots, servers } = pool.room();
    const { isOne } = pool.lines({ both, isAmongOthers: false }).choice;
    const sides = isOne ? "one process for both sides" : "two processes";
    expect(
      `roots ${roots}, servers ${servers}, ${pool.walk.holdsRoot ? "a walk" : "no walk"}, ${sides}`,
    ).toBe(wanted);
  });
});
