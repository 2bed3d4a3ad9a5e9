/** `lanser reward`: what it reads and writes, where no server is asked. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { rewardLines } from "../../src/cli/program/rewards.ts";
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

const harbour = fileURLToPath(new URL("../traces/harbour/report.json", import.meta.url));

test("replay ends with 0 where a report comes to its reward, and with 76 where it was edited", async () => {
  const text = readFileSync(harbour, "utf8");
  const folder = folderOf({
    "same.json": text,
    "other.json": text.replace('"r":-1,', '"r":1,'),
  });
  const files = ["same.json", "other.json"].map((name) => join(folder, name));
  expect((await reward("replay", files[0] ?? "")).code).toBe(0);
  const { code, stdout } = await reward("replay", ...files);
  expect(code).toBe(76);
  expect(stdout.replaceAll(`${folder}/`, "")).toMatchInlineSnapshot(`
    "equal: same.json: pr-v1 -0.6, pr-v2 -1
    different: other.json: pr-v1 -0.6, pr-v2 -1
      pr-v2 is stored as +1, but computes to -1
    "
  `);
  const json = JSON.parse((await reward("replay", "--format", "json", ...files)).stdout);
  expect([json.equal, ...json.results.map((one: { state: string }) => one.state)]).toEqual([
    false,
    "equal",
    "different",
  ]);
});

test("sweep prints a row for each weights, threshold and reward, as text, as JSON and as CSV", async () => {
  const { steps } = walkOver([{ ...asBase, broken: true }, asBase]);
  const folder = folderOf({ "r.json": readFileSync(harbour, "utf8"), "r.jsonl": rewardLines(steps) });
  const args = ["r.json", "r.jsonl"].map((name) => join(folder, name));
  const swept = async (...more: string[]) =>
    (await reward("sweep", ...args, ...more)).stdout.replaceAll(`${folder}/`, "");
  expect(
    await swept("--weights", "1,0,0", "--weights", "0.5,0.4,0.1", "--tau", "0.9"),
  ).toMatchInlineSnapshot(`
    "weights 1, 0, 0, threshold 0.9
      pr-v1  pr-v2  of
         -2     -2  r.json
       none   none  r.jsonl step 1, commit 000000000000: m.py does not parse
       none   none  r.jsonl step 2, commit 000000000000: a line lists no symbols, so another threshold needs the report

    weights 0.5, 0.4, 0.1, threshold 0.9
                pr-v1            pr-v2  of
      -0.601218994726  -1.001218994727  r.json
                 none             none  r.jsonl step 1, commit 000000000000: m.py does not parse
                 none             none  r.jsonl step 2, commit 000000000000: a line lists no symbols, so another threshold needs the report
    "
  `);
  expect(await swept("--format", "csv")).toMatchInlineSnapshot(`
    "file,trajectory,step,commit,alpha,beta,gamma,threshold,pr-v1,pr-v2,why
    r.json,,,a6de9f94fc3a3880fa9df939fc62c6f559ebe102,,,,,-0.6,-1,
    r.jsonl,,1,0000000000000000000000000000000000000001,,,,,,,m.py does not parse
    r.jsonl,,2,0000000000000000000000000000000000000002,,,,,0.4,0,
    "
  `);
  expect(JSON.parse(await swept("--format", "json", "--weights", "0,0,0")).rows).toHaveLength(3);
});

test("a batch with a trajectory that could not be walked is read by all of them, and trajectories are told apart", async () => {
  const { steps } = walkOver([{ ...asBase, news: ["p"] }]);
  const lines = ["one", "two"].map((trajectory) =>
    rewardLines(steps.map((step) => ({ ...step, trajectory }))),
  );
  const problem = { id: "three", problem: "the patch does not fit", schema: "lanser.reward-batch.v1" };
  const folder = folderOf({ "b.jsonl": `${lines.join("")}${JSON.stringify(problem)}\n` });
  const told = async (...args: string[]) => {
    const { code, stdout } = await reward(...args, join(folder, "b.jsonl"));
    return `${code}\n${stdout.replaceAll(`${folder}/`, "")}`;
  };
  expect(await told("explain")).toMatchInlineSnapshot(`
    "11
    -0.5 one, step 1, commit 000000000000
      -0.5 new n.py:4 code · 7025f1000fbc

    -0.5 two, step 1, commit 000000000000
      -0.5 new n.py:4 code · 7025f1000fbc

    no steps for three: the patch does not fit

    -1 in 2 steps, 1 trajectory without steps
    "
  `);
  expect(await told("replay")).toMatchInlineSnapshot(`
    "0
    equal: b.jsonl one, step 1, commit 000000000000: pr-v1 -0.1, pr-v2 -0.5
    equal: b.jsonl two, step 1, commit 000000000000: pr-v1 -0.1, pr-v2 -0.5
    not scored: b.jsonl three: the patch does not fit
    "
  `);
  expect(await told("sweep")).toMatchInlineSnapshot(`
    "0
    the recorded weights, the recorded threshold
      pr-v1  pr-v2  of
       -0.1   -0.5  b.jsonl one, step 1, commit 000000000000
       -0.1   -0.5  b.jsonl two, step 1, commit 000000000000
       none   none  b.jsonl three: the patch does not fit
    "
  `);
  expect(await told("sweep", "--format", "csv")).toMatchInlineSnapshot(`
    "0
    file,trajectory,step,commit,alpha,beta,gamma,threshold,pr-v1,pr-v2,why
    b.jsonl,one,1,0000000000000000000000000000000000000001,,,,,-0.1,-0.5,
    b.jsonl,two,1,0000000000000000000000000000000000000001,,,,,-0.1,-0.5,
    b.jsonl,three,,,,,,,,,the patch does not fit
    "
  `);
  expect(JSON.parse((await told("replay", "--format", "json")).slice(2)).results).toHaveLength(3);
});

test("one line without a line break behind it is read, and a file without lines is a mistake", async () => {
  const { steps } = walkOver([{ ...asBase, news: ["p"] }]);
  const folder = folderOf({ "one.jsonl": rewardLines(steps).trimEnd(), "none.jsonl": "" });
  for (const verb of ["explain", "replay", "sweep"])
    expect((await reward(verb, join(folder, "one.jsonl"))).code).toBe(0);
  expect((await reward("explain", join(folder, "none.jsonl"))).stderr).toContain(
    "contains no lines of rewards",
  );
});

test("an overlay that is no text is a mistake", async () => {
  const file = join(temporaryFolder(), "a.py");
  writeFileSync(file, Buffer.from([0x61, 0xff, 0xfe]));
  const { code, stderr } = await reward("--server", "pyright", "--base", "HEAD", "--overlay", `a.py=${file}`);
  expect([code, stderr]).toEqual([13, expect.stringContaining("is not UTF-8")]);
});

test("explain links commits and places, of which those that are gone lie in the commit before", async () => {
  const { steps } = walkOver([
    { ...asBase, news: ["p"] },
    { ...asBase, base: ["proven", "stays", "stays", "stays", "stays"], news: ["p"] },
  ]);
  const folder = folderOf({ "rewards.jsonl": rewardLines(steps) });
  const { stdout } = await reward(
    "explain",
    join(folder, "rewards.jsonl"),
    "--links",
    "https://github.com/o/shop/",
  );
  expect(stdout).toMatchInlineSnapshot(`
    "-0.5 step 1, commit 000000000000 https://github.com/o/shop/commit/0000000000000000000000000000000000000001
      -0.5 new n.py:4 code · 7025f1000fbc https://github.com/o/shop/blob/0000000000000000000000000000000000000001/n.py#L4

    +0.5 step 2, commit 000000000000 https://github.com/o/shop/commit/0000000000000000000000000000000000000002
      +0.5 fixed m.py:4 code · 1d51f70f74c2 https://github.com/o/shop/blob/0000000000000000000000000000000000000001/m.py#L4

    0 in 2 steps
    "
  `);
  expect((await reward("explain", join(folder, "rewards.jsonl"), "--links", "shop")).code).toBe(13);
});

test("explain shows what a step changes beside findings, worth nothing", async () => {
  const shown = [
    "head changes pyrightconfig.json; Lanser used base's",
    "adds type-ignore to a.py: # type: ignore",
  ];
  const { steps } = walkOver([{ ...asBase, news: ["p"], shown }]);
  const folder = folderOf({ "rewards.jsonl": rewardLines(steps) });
  expect((await reward("explain", join(folder, "rewards.jsonl"))).stdout).toMatchInlineSnapshot(`
    "-0.5 step 1, commit 000000000000
      -0.5 new n.py:4 code · 7025f1000fbc
      0 head changes pyrightconfig.json; Lanser used base's
      0 adds type-ignore to a.py: # type: ignore

    -0.5 in 1 step
    "
  `);
});

test("explain tells where lines do not follow each other", async () => {
  const { steps } = walkOver([
    { ...asBase, news: ["p"] },
    { ...asBase, news: ["p", "q"] },
    { ...asBase, news: ["q"] },
  ]);
  const folder = folderOf({ "gap.jsonl": rewardLines(steps.filter((_, at) => at !== 1)) });
  const { code, stdout } = await reward("explain", join(folder, "gap.jsonl"));
  expect(code).toBe(76);
  expect(stdout).toContain("incomplete account: the step does not begin where the previous step ended");
});

test("rewards under different rules for the confidence are neither added up nor compared", async () => {
  const { steps } = walkOver([{ ...asBase, news: ["p"] }]);
  const older = (name: string) => fileURLToPath(new URL(`../reward/rule-1/${name}`, import.meta.url));
  const [report, lines] = [older("report.json"), older("rewards.jsonl")];
  const folder = folderOf({
    "new.jsonl": rewardLines(steps),
    "both.jsonl": `${rewardLines(steps)}${readFileSync(lines, "utf8")}`,
  });
  const [own, both] = ["new.jsonl", "both.jsonl"].map((name) => join(folder, name));
  const asBatch = folderOf({
    "1.jsonl": rewardLines(steps.map((step) => ({ ...step, trajectory: "1" }))),
    "2.jsonl": readFileSync(lines, "utf8").replace("{", '{"trajectory":"2",'),
  });
  const [one, two] = ["1.jsonl", "2.jsonl"].map((name) => join(asBatch, name));
  for (const args of [
    ["explain", both],
    ["sweep", harbour, report],
    ["sweep", own, lines],
    ["merge", one, two],
  ]) {
    const { code, stdout, stderr } = await reward(...args.map(String));
    expect([code, stdout]).toEqual([13, ""]);
    expect(stderr).toContain("the rewards measure the confidence by different rules");
  }
  const { code, stdout } = await reward("replay", report, lines);
  expect([code, stdout.replaceAll(/(?<=equal: ).*(?=rule-1)/gmu, "")]).toMatchInlineSnapshot(`
    [
      0,
      "equal: rule-1/report.json: pr-v1 -0.605530007326, pr-v2 -1.005530007326
    equal: rule-1/rewards.jsonl step 1, commit 97f495d88456: pr-v1 +0.897333333333, pr-v2 +0.497333333333
    ",
    ]
  `);
});

test.each([
  [["--prev", harbour, "--next", harbour, "--base", "main"], "--prev and --next exclude --base"],
  [["--overlay", "a.py=-", "--overlay", "b.py=-"], "only one overlay can read standard input"],
])("%j is a mistake, and is no run", async (args, message) => {
  const { code, stderr } = await reward(...args, "--server", "pyright");
  expect([code, stderr]).toEqual([13, expect.stringContaining(message)]);
});

test.each([
  [["replay"], "this command needs a file"],
  [["replay", "missing.json"], "cannot read missing.json"],
  [["sweep", harbour, "--weights", "1,2"], "--weights needs three numbers"],
  [["sweep", harbour, "--weights", "1,-2,0"], "--weights needs three numbers"],
  [["sweep", harbour, "--tau", "1.5"], "--tau needs numbers from 0 to 1"],
])("%j is a mistake that is told", async (args, message) => {
  const { code, stderr } = await reward(...args);
  expect(code).toBe(13);
  expect(stderr).toContain(message);
});

test("replay refuses a file that is neither a report nor lines", async () => {
  const folder = folderOf({ "x.json": '{"schema":"lanser.run.v1"}\n' });
  const { code, stderr } = await reward("replay", join(folder, "x.json"));
  expect(code).toBe(13);
  expect(stderr).toContain("contains no report and no lines of rewards");
});

test("explain tells trajectories of a batch apart, each from where it begins", async () => {
  const { steps } = walkOver([{ ...asBase, safety: 0 }, asBase]);
  const ofBatch = ["a", "b"].flatMap((trajectory) => steps.map((step) => ({ ...step, trajectory })));
  const folder = folderOf({ "rewards.jsonl": rewardLines(ofBatch) });
  const { stdout } = await reward("explain", join(folder, "rewards.jsonl"));
  expect(stdout).toMatchInlineSnapshot(`
    "-0.4 a, step 1, commit 000000000000
      -0.4 safety 1 -> 0

    +0.4 a, step 2, commit 000000000000
      +0.4 safety 0 -> 1

    -0.4 b, step 1, commit 000000000000
      -0.4 safety 1 -> 0

    +0.4 b, step 2, commit 000000000000
      +0.4 safety 0 -> 1

    0 in 4 steps
    "
  `);
});
