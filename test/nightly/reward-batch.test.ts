/** `lanser reward batch`: the same bytes in whatever order, by however many workers, killed or not, in one go or several. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { batch, jsonLines, type Kill, randomFrom, world } from "../support/batches.ts";
import { plainEnvironment, startLanser } from "../support/command.ts";
import { write } from "../support/files.ts";
import { sharedCache } from "../support/gate.ts";
import { runInProcess } from "../support/in-process.ts";
import { git } from "../support/repository.ts";

test("workers killed by seed, doubled lines and another order give the bytes of one worker in one go; shards join to them", async () => {
  const { folder, lines } = world();
  const alone = await batch(folder, lines, { store: "alone" });
  expect(alone.code).toBe(11);
  const shown = alone.stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map((one) => [one.trajectory ?? one.id, one["pr-v2"]?.components.diag_delta ?? one.problem]);
  expect(shown).toEqual([
    ["broken patch", "the patch does not apply to the current files"],
    ["commits one", 1],
    ["commits one", -2],
    ["commits two", 1],
    ["commits two", -2],
    ["patches one", 1],
    ["patches one", -2],
    ["patches two", 1],
    ["patches two", -2],
  ]);
  const random = randomFrom(7);
  let killed = 0;
  const kill: Kill = (_, child) => {
    if (killed >= 3 || random() < 0.4) return;
    killed += 1;
    // At its first word it works, and has written nothing.
    child.stderr?.once("data", () => child.kill("SIGKILL"));
  };
  const doubled = [...lines.toReversed(), ...lines];
  const interrupted = await batch(folder, doubled, { store: "killed", kill, flags: ["--workers", "2"] });
  expect(killed).toBe(3);
  expect(interrupted.stdout).toBe(alone.stdout);
  // Nothing is walked again but what has no reward.
  let again = 0;
  const resumed = await batch(folder, lines, {
    store: "killed",
    kill: () => {
      again += 1;
    },
  });
  expect([resumed.stdout, again]).toEqual([alone.stdout, 1]);
  const parts: string[] = [];
  for (const part of ["1/2", "2/2"]) {
    const { stdout } = await batch(folder, lines, { store: "killed", flags: ["--shard", part] });
    write(folder, { [`${part[0]}.jsonl`]: stdout });
    parts.push(`${part[0]}.jsonl`);
  }
  const merged = await runInProcess(folder, ["reward", "merge", ...parts.toReversed(), "1.jsonl"], {});
  expect(merged.stdout).toBe(alone.stdout);
}, 1_500_000);

test("a worker that is slower than all others together gives the same bytes, in the same order", async () => {
  const { folder, lines } = world();
  const some = lines.slice(0, 3);
  let slow: Parameters<Kill>[1] | undefined;
  let isHeld = false;
  let ended = 0;
  const goOn = () => {
    if (isHeld && ended === some.length - 1) slow?.kill("SIGCONT");
  };
  const hold: Kill = (_, child) => {
    child.stderr?.once("data", () => {
      if (slow !== undefined) return;
      slow = child;
      isHeld = child.kill("SIGSTOP");
      goOn();
    });
    child.once("close", () => {
      if (child === slow) return;
      ended += 1;
      goOn();
    });
  };
  const last = await batch(folder, some, { store: "slow", kill: hold, flags: ["--workers", "2"] });
  expect([isHeld, ended]).toEqual([true, some.length - 1]);
  expect(last.stdout).toBe((await batch(folder, some, { store: "alone" })).stdout);
}, 900_000);

test("a batch that is killed itself is taken up again, with the same bytes", async () => {
  const { folder, lines } = world();
  const some = lines.slice(0, 2);
  write(folder, { "batch.jsonl": jsonLines(some) });
  const args = ["reward", "batch", "batch.jsonl", "--store", "store", "--cache", sharedCache];
  const { child, ended } = startLanser(args, { cwd: folder, env: plainEnvironment() });
  child.stderr?.on("data", (text: string) => {
    if (text.includes("1 of 2")) child.kill("SIGKILL");
  });
  expect((await ended).stdout).toBe("");
  expect(readdirSync(join(folder, "store/results"))).toHaveLength(1);
  let walked = 0;
  const resumed = await batch(folder, some, {
    store: "store",
    kill: () => {
      walked += 1;
    },
  });
  expect(walked).toBe(1);
  expect(resumed.stdout).toBe((await batch(folder, some, { store: "other" })).stdout);
  expect(git(join(folder, "one"), "status", "--porcelain")).toBe("");
  expect(readFileSync(join(folder, "batch.jsonl"), "utf8")).toBe(jsonLines(some));
}, 900_000);
