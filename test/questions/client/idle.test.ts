/** Servers that nobody asks are ended after ten minutes, by a clock of the test's own: no time passes but what it lets pass. */
import { beforeAll, describe, expect, test } from "vitest";
import { type Clock, realClock } from "../../../src/platform/host.ts";
import type { Bundle } from "../../../src/questions/bundle/bundle.ts";
import { createIdle, idleCheckMs, idleMsUsual } from "../../../src/questions/client/idle.ts";
import { temporaryFolder } from "../../support/files.ts";
import { installedPyright, testHost } from "../../support/gate.ts";
import { brief } from "../../support/question-brief.ts";
import { questionClient } from "../../support/question-client.ts";
import { repositoryOf } from "../../support/repository.ts";
import { scriptedQuestions } from "../../support/scripted-questions.ts";
import { watchServers } from "../../support/watched-host.ts";

/** Timers for which `isHeld` fire as `pass` says; the others are real. */
function manualClock(isHeld: (ms: number) => boolean = () => true) {
  const timers = new Map<object, { readonly due: number; readonly fire: () => void }>();
  let now = 0;
  const clock: Clock = {
    now: () => now,
    after: (ms, fire) => {
      if (!isHeld(ms)) return realClock.after(ms, fire);
      const key = {};
      timers.set(key, { due: now + ms, fire });
      return () => void timers.delete(key);
    },
  };
  const pass = (ms: number): void => {
    const end = now + ms;
    for (;;) {
      const [key, first] = [...timers].sort(([, one], [, other]) => one.due - other.due)[0] ?? [];
      if (key === undefined || first === undefined || first.due > end) break;
      timers.delete(key);
      now = first.due;
      first.fire();
    }
    now = end;
  };
  return { clock, pass, waiting: () => [...timers.values()].map(({ due }) => due - now) };
}

const minute = 60_000;

describe("what is used", () => {
  const opened = (idleMsMax: number | null = idleMsUsual) => {
    const { clock, pass, waiting } = manualClock();
    const ended: string[] = [];
    return { idle: createIdle<string>(clock, idleMsMax, (key) => ended.push(key)), pass, waiting, ended };
  };
  const once = ({ idle }: ReturnType<typeof opened>, key: string) => idle.use(key)[Symbol.dispose]();

  test("is ended once it was left alone for ten minutes, and is looked at every minute", () => {
    const of = opened();
    expect(of.waiting()).toEqual([]);
    once(of, "a");
    expect([of.waiting(), idleCheckMs]).toEqual([[minute], minute]);
    of.pass(5 * minute);
    once(of, "b");
    of.pass(5 * minute - 1);
    expect(of.ended).toEqual([]);
    of.pass(1);
    expect(of.ended).toEqual(["a"]);
    of.pass(5 * minute);
    expect([of.ended, of.waiting()]).toEqual([["a", "b"], []]);
  });

  test("is used anew with each question, and as long as one is under way it is not idle", () => {
    const of = opened();
    const question = of.idle.use("a");
    const other = of.idle.use("a");
    other[Symbol.dispose]();
    of.pass(60 * minute);
    expect(of.ended).toEqual([]);
    question[Symbol.dispose]();
    of.pass(9 * minute);
    once(of, "a");
    of.pass(9 * minute);
    expect(of.ended).toEqual([]);
    of.pass(minute);
    expect(of.ended).toEqual(["a"]);
  });

  test("is kept where that is wanted, and nothing is looked at after the end", () => {
    const kept = opened(null);
    once(kept, "a");
    kept.pass(600 * minute);
    expect([kept.ended, kept.waiting()]).toEqual([[], []]);
    const stopped = opened();
    once(stopped, "a");
    stopped.idle.stop();
    expect(stopped.waiting()).toEqual([]);
  });
});

describe("a server", () => {
  beforeAll(async () => {
    await installedPyright();
  });

  test("that is not asked any more is shut down, whoever asks how it is, and starts anew with the next question", async () => {
    const { clock, pass } = manualClock((ms) => ms === idleCheckMs);
    const sent: string[] = [];
    const host = watchServers(
      { ...testHost(temporaryFolder()), clock },
      {
        start: (request) => ({ ...request, args: [scriptedQuestions, "utf-16", "nothing"] }),
        see: ({ direction, message }) => {
          if (direction === ">" && typeof message["method"] === "string") sent.push(message["method"]);
        },
      },
    );
    const repository = repositoryOf({ "a.py": "fee = 1\n" });
    const told: string[] = [];
    const asking = await questionClient(host, repository, "pyright", {
      idleMsMax: idleMsUsual,
      progress: (text) => told.push(text),
    });
    const refs = async () => {
      const bundle = await asking.ask({ cmd: "refs", places: ["a.py@L1~fee"], timeoutMs: 59_000 });
      return `${brief(bundle)} after ${bundle.meta.restarts}`;
    };
    const state = async () => {
      const { facts } = (await asking.ask({ cmd: "status" })) as Extract<Bundle, { facts: object }>;
      return facts.servers?.map((one) => one.state).join();
    };
    expect([await refs(), await state()]).toEqual(["a.py:1:1 after 0", "ready"]);
    sent.splice(0);
    // To look at it every minute is no use of it.
    for (let nth = 1; nth < 10; nth += 1) {
      pass(minute);
      expect(await state()).toBe("ready");
    }
    expect(sent).toEqual([]);
    pass(minute);
    expect(await state()).toBe("resolvable");
    expect(told.at(-1)).toBe("Lanser stopped pyright because no question needed it for some time");
    expect(await refs()).toBe("a.py:1:1 after 0");
    await asking[Symbol.asyncDispose]();
    const of = (method: string) => sent.filter((one) => one === method).length;
    expect(["initialize", "shutdown", "exit"].map(of)).toEqual([1, 2, 2]);
  });
});
