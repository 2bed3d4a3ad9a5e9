/** A trace with very many answers of ours costs no more than reading it, and is not read ahead of without end. */
import { expect, test } from "vitest";
import { replay } from "../../../src/session/trace/replay.ts";
import type { TransportEnd } from "../../../src/session/wire/transport.ts";
import { wholeTrace, writtenTrace } from "./written.ts";

const answer = { jsonrpc: "2.0", id: null, result: null } as const;

async function play(count: number, isAnswering: boolean): Promise<string> {
  const trace = wholeTrace(
    writtenTrace((writer) => {
      for (let index = 0; index < count; index += 1) writer.frame(">", answer);
      writer.frame(">", { jsonrpc: "2.0", method: "exit" });
    }),
  );
  const replayed = replay(trace, new Map());
  const { promise, resolve } = Promise.withResolvers<TransportEnd>();
  replayed.transport.listen(() => undefined, resolve);
  if (isAnswering) for (let index = 0; index < count; index += 1) replayed.transport.send(answer);
  replayed.transport.send({ jsonrpc: "2.0", method: "exit" });
  void replayed.transport.close();
  await promise;
  const divergence = replayed.divergence();
  return divergence === undefined ? "as recorded" : `${divergence.problem} at ${divergence.entry}`;
}

test("answers with one id are taken in their order", async () => {
  expect(await play(20_000, true)).toBe("as recorded");
}, 30_000);

test("70,000 answers that nobody gives are left where too many were read ahead", async () => {
  expect(await play(70_000, false)).toMatch(/^different-message at 65\d{3}$/);
}, 30_000);
