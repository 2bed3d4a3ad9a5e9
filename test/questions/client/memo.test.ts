/** Equal questions: keys and answers in, how often it was asked and what was given out. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { UserError } from "../../../src/model/errors.ts";
import type { Bundle } from "../../../src/questions/bundle/bundle.ts";
import { bundleError } from "../../../src/questions/bundle/bundle.ts";
import { createMemo } from "../../../src/questions/client/memo.ts";

const example: Bundle = JSON.parse(
  readFileSync(new URL("../../../schemas/examples/bundle.v1/definition.json", import.meta.url), "utf8"),
);
const { signal } = new AbortController();

function counted(memo: "kept" | "off" = "kept", bundle = example) {
  const asked: string[] = [];
  const known = createMemo(memo);
  const ask = (key: string) =>
    known(
      key,
      async () => {
        asked.push(key);
        await Promise.resolve();
        return bundle;
      },
      signal,
    );
  return { ask, asked };
}

test("twenty equal questions at the same time are one", async () => {
  const { ask, asked } = counted();
  const all = await Promise.all(Array.from({ length: 20 }, () => ask("a")));
  expect(asked).toEqual(["a"]);
  expect(all.map(({ meta }) => meta.cache).sort()).toEqual([...Array(19).fill("hit"), "miss"]);
});

test("an answer is kept for the next equal question, says so, and has the same id", async () => {
  const { ask, asked } = counted();
  const [first, second] = [await ask("a"), await ask("a")];
  expect([asked, first.meta.cache, second.meta.cache]).toEqual([["a"], "miss", "hit"]);
  expect(second.bundleId).toBe(first.bundleId);
  await ask("b");
  expect(asked).toEqual(["a", "b"]);
  const off = counted("off");
  await off.ask("a");
  await off.ask("a");
  expect(off.asked).toEqual(["a", "a"]);
});

test("what has no answer for a file is asked again, as what failed", async () => {
  const { ask, asked } = counted("kept", { ...example, status: "partial" });
  await ask("a");
  await ask("a");
  expect(asked).toEqual(["a", "a"]);
});

test("what failed is asked again", async () => {
  const { facts: _, ...rest } = example as Bundle & { facts: unknown };
  const error = bundleError(new UserError("server-timeout", "it did not answer"), null);
  const { ask, asked } = counted("kept", { ...rest, status: "error", error } as Bundle);
  await ask("a");
  await ask("a");
  expect(asked).toEqual(["a", "a"]);
});
