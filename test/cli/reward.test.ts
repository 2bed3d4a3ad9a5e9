/** `lanser reward`: what it reads and writes, where no server is asked. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { rewardLines } from "../../src/program/rewards.ts";
import { folderOf, temporaryFolder } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";
import { asBase, walkOver } from "../support/walks.ts";

const reward = (...args: string[]) => runInProcess(temporaryFolder(), ["reward", ...args], {});
test("explain adds up what was written, from a file", async () => {
  const { steps } = walkOver([
    { ...asBase, news: ["p", "q"] },
    { ...asBase, base: ["proven", "stays", "stays", "stays", "stays"], news: ["q"] },
  ]);
  const folder = folderOf({ "rewards.jsonl": rewardLines(steps) });
  const { code, stdout } = await reward("explain", join(folder, "rewards.jsonl"));
  expect(code).toBe(0);
  expect(stdout).toMatchInlineSnapshot(`
    "-1 step 1, commit 000000000000
      -0.5 new n.py:4 code · 28237d5cdcff
      -0.5 new n.py:4 code · 7025f1000fbc

    +1 step 2, commit 000000000000
      +0.5 fixed m.py:4 code · 1d51f70f74c2
      +0.5 fixed n.py:4 code · 7025f1000fbc

    0 in 2 steps
    "
  `);
});

test("explain ends with 11 where a step has no reward, and refuses what is no step", async () => {
  const { steps } = walkOver([{ ...asBase, broken: true }, asBase]);
  const folder = folderOf({
    "rewards.jsonl": rewardLines(steps),
    "other.jsonl": `${rewardLines(steps)}{}\n`,
  });
  expect((await reward("explain", join(folder, "rewards.jsonl"))).code).toBe(11);
  const { code, stderr } = await reward("explain", join(folder, "other.jsonl"));
  expect(code).toBe(13);
  expect(stderr).toContain("line 3 of");
});
