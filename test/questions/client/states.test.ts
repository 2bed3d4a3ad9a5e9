/** How far a server is, of what is known of it: a choice and what was tried in, facts out. */
import { expect, test } from "vitest";
import { UserError } from "../../../src/model/errors.ts";
import type { ChosenServer } from "../../../src/policy/policy.ts";
import { NotReady } from "../../../src/questions/client/session.ts";
import { readServerStates, type TriedState } from "../../../src/questions/client/states.ts";

const chosen = (refused: ChosenServer["refused"] = null): ChosenServer =>
  ({ profile: { id: "pyright" }, pin: { version: "1" }, refused }) as unknown as ChosenServer;
const of = (...tried: readonly TriedState[]) =>
  readServerStates(chosen(), tried, true).map(({ root, state, isStarting, failed, restarts }) =>
    [root, state, ...(isStarting ? ["starting"] : []), failed, restarts].join(" "),
  );
const on = (root: string) => ({ root, restarts: 0 });
const session = (end?: string) => ({ ended: () => end }) as never;

test("a server is configured, resolvable, runnable or ready: the last that is known of it", () => {
  const refused = readServerStates(chosen({ message: "no pin" } as never), [], false);
  expect(refused.map(({ state, failed, installed }) => [state, failed, installed])).toEqual([
    ["configured", "no pin", false],
  ]);
  expect(of()).toEqual([" resolvable  0"]);
  expect(of({ ...on("."), kind: "started", session: session() })).toEqual([". ready  0"]);
  const error = new NotReady(new UserError("server-timeout", "it did not load"), "runnable");
  expect(of({ ...on("."), kind: "failed", error })).toEqual([". runnable it did not load 0"]);
  const early = new UserError("server-not-started", "it does not start");
  expect(of({ ...on("."), kind: "failed", error: early })).toEqual([". resolvable it does not start 0"]);
});

test("one that is being started is said to be, and one that ended is not ready any more", () => {
  expect(of({ ...on("."), kind: "starting" })).toEqual([". resolvable starting  0"]);
  expect(of({ root: ".", restarts: 1, kind: "started", session: session("it ended") })).toEqual([
    ". runnable it ended 1",
  ]);
});

test("each root of a server is a fact of its own, in the order of their names", () => {
  const roots = of({ ...on("b"), kind: "starting" }, { ...on("a"), kind: "started", session: session() });
  expect(roots).toEqual(["a ready  0", "b resolvable starting  0"]);
});
