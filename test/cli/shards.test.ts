/** `lanser plan`, `shard` and `merge`: what a person reads of a wrong call, and of a run that cannot be measured. */
import { expect, test } from "vitest";
import { printUnmeasured } from "../../src/cli/plan.ts";
import type { Report } from "../../src/model/report.ts";
import { runInProcess } from "../support/in-process.ts";
import { repositoryOf } from "../support/repository.ts";

test.each([
  ["plan", "--jobs", "0"],
  ["plan", "--jobs", "many"],
  ["plan", "pyright"],
  ["plan", "--last", "nowhere/run.json"],
  ["shard", "--to", "shard"],
  ["shard", "--units", "none"],
  ["shard", "--units", "pyright", "--to", "shard"],
  ["merge"],
  ["merge", "nowhere"],
  ["merge", "shards", "--watch"],
])("%s %s %s %s", async (...args) => {
  const repository = repositoryOf({ "a.py": "x = 1\n" });
  const words = args.filter((arg) => arg !== undefined);
  const { code, stderr } = await runInProcess(repository, words, {});
  expect(`${stderr.replaceAll(repository, "<repository>")}exit code ${code}`).toMatchSnapshot();
});

test("why a run cannot be shared stands where its verdict would, with what to do where that is known", () => {
  const written: string[] = [];
  const program = {
    where: { kind: "terminal" },
    stderr: { write: (text: string) => written.push(text), isTerminal: false },
  };
  const reasons = [
    { code: "base-unavailable", message: "base could not be had", hint: "Fetch it." },
    { code: "disk", message: "the disk is full", hint: null },
  ];
  const report = { verdict: "inconclusive", reasons, policy: { unknown: "inconclusive" } };
  const code = printUnmeasured(
    program as unknown as Parameters<typeof printUnmeasured>[0],
    report as unknown as Report,
  );
  expect({ code, written }).toMatchSnapshot();
});
