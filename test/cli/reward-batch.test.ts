/** `lanser reward batch`: one trajectory whose worker is killed, and what is no batch. The whole of it runs by night. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { batch, jsonLines, type Kill, world } from "../support/batches.ts";
import { folderOf } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";
import { testByNight } from "../support/night.ts";
import { commit, git } from "../support/repository.ts";

testByNight(
  "a worker that is killed loses nothing, and what was measured is not measured again",
  async () => {
    const { folder, lines } = world();
    const [line] = lines.filter((one) => "patches" in one);
    if (line === undefined) throw new Error("Some have patches.");
    let started = 0;
    const kill: Kill = (_, child) => {
      started += 1;
      // At its first word it works, and has written nothing.
      if (started === 1) child.stderr?.once("data", () => child.kill("SIGKILL"));
    };
    const first = await batch(folder, [line, line], { store: "store", kill });
    const again = await batch(folder, [line], { store: "store", kill });
    expect([first.code, started]).toEqual([0, 2]);
    const steps = first.stdout
      .trimEnd()
      .split("\n")
      .map((one) => JSON.parse(one));
    expect(steps.map((one) => [one.trajectory, one.step, one["pr-v2"].components.diag_delta])).toEqual([
      ["patches one", 1, 1],
      ["patches one", 2, -2],
    ]);
    expect(again.stdout).toBe(first.stdout);
  },
  300_000,
);

test("a trajectory is judged without a configuration of its own, also where base has none", async () => {
  const { folder, lines } = world();
  const [line] = lines as readonly { readonly repository: string; readonly base: string }[];
  if (line === undefined) throw new Error("There are trajectories.");
  const repository = join(folder, line.repository);
  git(repository, "checkout", "--quiet", line.base);
  const weighs =
    'version: 1\nservers: [{ id: pyright }]\nignore: ["**"]\nreward: { weights: { alpha: 0 } }\n';
  const own = commit(repository, {
    ".lanser/config.yml": weighs,
    "more.py": "from shop import twice\n\ntwice()\n",
  });
  git(repository, "checkout", "--quiet", "main");
  const { code, stdout } = await batch(folder, [{ ...line, commits: [own] }], { store: "store" });
  const { trajectory, "pr-v2": reward } = JSON.parse(stdout);
  expect([code, trajectory]).toEqual([0, "commits one"]);
  expect([reward.components.diag_delta, reward.weights.alpha]).toEqual([-1, 0.5]);
}, 300_000);

describe("a mistake is told", () => {
  const id = "a".repeat(40);
  const good = { id: "t", repository: "r", base: id, commits: [id] };
  test.each([
    ["no JSON", "{", "line 1 of x.jsonl: the line is not JSON"],
    [
      "a branch for a base",
      jsonLines([{ ...good, base: "main" }]),
      "line 1 of x.jsonl: the line does not follow",
    ],
    ["commits and patches", jsonLines([{ ...good, patches: ["x"] }]), "the line does not follow"],
    [
      "one id twice",
      jsonLines([good, { ...good, commits: [id, id] }]),
      "line 1 has another trajectory with the same id",
    ],
    [
      "a result",
      jsonLines([{ schema: "lanser.reward-batch.v1", id: "t", problem: "p" }]),
      "the line is a result",
    ],
  ])("%s", async (_, text, message) => {
    const { code, stderr } = await runInProcess(
      folderOf({ "x.jsonl": text }),
      ["reward", "batch", "x.jsonl"],
      {},
    );
    expect(code).toBe(13);
    expect(stderr).toContain(message);
  });

  test.each([
    [["--shard", "3/2"], "--shard must be a part"],
    [["--workers", "0"], "--workers must be a whole number"],
  ])("%j", async (flags, message) => {
    const folder = folderOf({ "x.jsonl": jsonLines([good]) });
    const { code, stderr } = await runInProcess(folder, ["reward", "batch", "x.jsonl", ...flags], {});
    expect(code).toBe(13);
    expect(stderr).toContain(message);
  });

  test("and so are two files that contradict each other", async () => {
    const problem = (text: string) =>
      jsonLines([{ schema: "lanser.reward-batch.v1", id: "t", problem: text }]);
    const folder = folderOf({ "1.jsonl": problem("p"), "2.jsonl": problem("q") });
    const { code, stderr } = await runInProcess(folder, ["reward", "merge", "1.jsonl", "2.jsonl"], {});
    expect(code).toBe(76);
    expect(stderr).toContain("1.jsonl and 2.jsonl have different results for `t`");
  });

  test("a worker that is killed every time is a problem of its trajectory", async () => {
    const { folder, lines } = world();
    const { code, stdout } = await batch(folder, lines.slice(0, 1), {
      store: "store",
      kill: (_, child) => void child.kill("SIGKILL"),
    });
    expect(code).toBe(11);
    expect(stdout).toContain("the system killed the worker 5 times");
  });
});
