/** A server that stays for a second look, over memory: what it is told in between, and when another has to answer. */
import { describe, expect, test } from "vitest";
import type { Observation } from "../../../src/session/observe/observation.ts";
import { observe } from "../../../src/session/observe/observe.ts";
import type { ObserveOptions } from "../../../src/session/observe/options.ts";
import {
  createRelay,
  createStay,
  lookAgain,
  type StayingServer,
} from "../../../src/session/observe/staying.ts";
import { askedOf, nameOf } from "../../support/observed-fault.ts";
import type { Fault, WalkFault } from "../../support/scripted-pyright.ts";

async function kept(options: ObserveOptions): Promise<StayingServer> {
  const kept = Promise.withResolvers<StayingServer>();
  await observe(options, (session) =>
    kept.resolve({ ...session, transport: options.transport, root: "/tree", both: null }),
  );
  return kept.promise;
}

function line(observation: Observation | undefined): string {
  if (observation === undefined) return "another has to answer";
  const known = observation.files.map((file) =>
    file.kind === "final" ? `${file.path} ${file.findings.length}` : `${file.path} ${file.reason}`,
  );
  return observation.failure?.code ?? known.join(", ");
}

async function lookTwice(fault: Fault | WalkFault) {
  const { options, sent } = askedOf(fault);
  const server = await kept(options);
  const before = sent.length;
  const paths = options.schedule.paths.slice(1).toReversed();
  const schedule = { ...options.schedule, paths };
  const second = await lookAgain(server, { ...options, schedule }, null);
  return { second, sent: sent.slice(before).map(nameOf) };
}

describe("a second look", () => {
  test("goes on in the session of the first, which is told its settings and answers the first canary again", async () => {
    const { second, sent } = await lookTwice("nothing");
    expect(line(second)).toBe("c.py 1, b.py 1");
    expect(sent).toMatchInlineSnapshot(`
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

  const answers: Readonly<Partial<Record<Fault | WalkFault, string>>> = {
    "asks once to pull again, after b.py": "c.py 1, b.py 1",
    "lists its files at its start alone": "another has to answer",
    "finds one file more when it is told its settings again": "another has to answer",
    "ends when it is told its settings again": "another has to answer",
    // As that of a process of its own would.
    "does not shut down once it was told its settings again": "server-timeout",
  };
  test.each(Object.entries(answers) as [WalkFault, string][])(
    "where the server %s",
    async (fault, wanted) => {
      expect(line((await lookTwice(fault)).second)).toBe(wanted);
    },
  );
});

describe("the first look of a server that stays", () => {
  test.each([
    ["nothing", undefined, true],
    ["does not shut down", "server-timeout", false],
  ] as const)("where it does wrong: %s", async (fault, failure, isWell) => {
    const stay = createStay();
    stay.first.keep?.(await kept(askedOf(fault).options));
    const ended = await stay.end();
    expect([ended?.observation.failure?.code, ended?.isAgain]).toEqual([failure, false]);
    expect(stay.first.isWell()).toBe(isWell);
  });

  test("has failed where its server went away before anyone told it to forget, and nobody goes on with that", async () => {
    const { options } = askedOf("nothing");
    const stay = createStay();
    stay.first.keep?.(await kept(options));
    await options.transport.close();
    expect(await stay.second.take()).toBeUndefined();
    expect((await stay.end())?.observation.failure?.code).toBe("server-crashed");
    expect(stay.first.isWell()).toBe(false);
  });

  test("is not judged by how the second ends, and there is one second", async () => {
    const stay = createStay();
    stay.first.keep?.(await kept(askedOf("does not shut down").options));
    const taken = await stay.second.take();
    expect(await stay.end()).toBeUndefined();
    expect(await stay.second.take()).toBeUndefined();
    expect((await taken?.end())?.failure?.code).toBe("server-timeout");
    expect(stay.first.isWell()).toBe(true);
  });
});

test("one process for both sides is judged by the look that was its last", async () => {
  const relay = createRelay({ by: "texts", paths: [] });
  const { first, second } = relay.head;
  relay.base.first.keep?.(await kept(askedOf("nothing").options));
  relay.base.first.over();
  first.keep?.(await kept(askedOf("nothing").options));
  second.keep?.(await kept(askedOf("does not shut down").options));
  expect(await relay.base.end()).toBeUndefined();
  const ended = await relay.head.end();
  expect([ended?.observation.failure?.code, ended?.isAgain]).toEqual(["server-timeout", true]);
  expect([first.isWell(), second.isWell()]).toEqual([true, false]);
});
