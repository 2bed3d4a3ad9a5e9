/** Two sides that wait for each other, and are asked together. */
import { expect, test } from "vitest";
import type { ProbeAnswer, ProbeAsk, ProbePlan } from "../../src/model/probe.ts";
import type { Side } from "../../src/model/report.ts";
import type { AskProbes } from "../../src/session/observe/probing.ts";
import { createProbeBarrier, type ProbeBarrier } from "../../src/verdict/probing.ts";
import { sideOf } from "./support.ts";

const healthy = sideOf({ "a.py": "" });
const { observation } = healthy;
const broken = {
  ...healthy,
  observation: { ...observation, failure: { code: "server-crashed", message: "gone" } as const },
};

const ask = (side: Side, text: string): ProbeAsk => ({ side, path: "a.py", text });

function answering(log: string[], isGone = (_text: string) => false): AskProbes {
  return (asks) => {
    log.push(...asks.map(({ side, text }) => `${side} ${text}`));
    if (asks.some(({ text }) => isGone(text))) return Promise.resolve(null);
    return Promise.resolve(asks.map((one): ProbeAnswer => ({ ...one, findings: [], unreachable: [] })));
  };
}

const texts = (meeting: ProbeBarrier) => meeting.answers().answers.map(({ side, text }) => `${side} ${text}`);

/** Round by round. */
const inRounds =
  (...rounds: readonly (readonly ProbeAsk[])[]): ProbePlan =>
  (answers) =>
    rounds
      .slice(
        0,
        1 +
          rounds.findIndex((round) =>
            round.some((one) => !answers.some(({ side, text }) => side === one.side && text === one.text)),
          ),
      )
      .flat();

test("both are asked once both have come, round by round, and no question twice", async () => {
  const log: string[] = [];
  const plan = inRounds([ask("head", "1"), ask("base", "1")], [ask("base", "2")]);
  const meeting = createProbeBarrier(() => plan);
  const head = meeting.of("head")(healthy, answering(log));
  await Promise.resolve();
  expect(log).toEqual([]);
  await Promise.all([head, meeting.of("base")(healthy, answering(log))]);
  expect(log.toSorted()).toEqual(["base 1", "base 2", "head 1"]);
  expect(texts(meeting)).toEqual(["head 1", "base 1", "base 2"]);
});

test.each([
  ["a session that broke", broken],
  ["one that threw", null],
] as const)("%s keeps the other waiting no longer, and nothing is asked", async (_name, run) => {
  const log: string[] = [];
  const meeting = createProbeBarrier(() => inRounds([ask("head", "1")]));
  const head = meeting.of("head")(healthy, answering(log));
  meeting.ended("base", run);
  await head;
  expect(log).toEqual([]);
});

test("a root that only head has is asked about there", async () => {
  const log: string[] = [];
  const meeting = createProbeBarrier(() => inRounds([ask("head", "1"), ask("base", "1")]));
  meeting.ended("base", healthy);
  await meeting.of("head")(healthy, answering(log));
  expect(log).toEqual(["head 1"]);
});

test("a server that is gone is asked nothing more, nor is the other", async () => {
  const log: string[] = [];
  const plan = inRounds([ask("head", "1"), ask("base", "1")], [ask("base", "2")]);
  const meeting = createProbeBarrier(() => plan);
  await Promise.all([
    meeting.of("head")(
      healthy,
      answering(log, () => true),
    ),
    meeting.of("base")(healthy, answering(log)),
  ]);
  expect(log.toSorted()).toEqual(["base 1", "head 1"]);
  expect(texts(meeting)).toEqual(["base 1"]);
});

test("what is too much is left out and counted", async () => {
  const log: string[] = [];
  const many = Array.from({ length: 500 }, (_, at) => ask("head", String(at)));
  const meeting = createProbeBarrier(() => inRounds(many));
  await Promise.all([
    meeting.of("head")(healthy, answering(log)),
    meeting.of("base")(healthy, answering(log)),
  ]);
  expect(log.length).toBe(400);
  expect(meeting.answers().cut).toBe(100);
});
