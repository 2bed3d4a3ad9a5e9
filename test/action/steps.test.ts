/** The Action where it is asked for steps: what each commit earned, as a file, an output and on every page. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFolder } from "../support/files.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { base, breaking, checkOut, harmless, pullRequest, remote } from "./histories.ts";
import { prepareRunner, type Step } from "./runner.ts";

const shared = sharePyright();
const made = makeFolder();
let step: Step;

beforeAll(async () => {
  const run = await prepareRunner(made.folder, shared);
  const { url, commits } = remote(made.folder, "plain", base, breaking, {
    "notes.py": harmless["rates.py"] ?? "",
  });
  step = await run("steps", {
    event: "pull_request",
    payload: pullRequest("opened", commits),
    workspace: checkOut(join(made.folder, "workspaces/walked"), url, "refs/pull/1/merge", "whole"),
    inputs: { servers: "pyright", steps: "commits" },
  });
}, 300_000);
afterAll(() => made.remove());

test("writes what each commit earned where it is asked for steps, and shows it on every page", () => {
  const lines = (step.files["temp/lanser/rewards.jsonl"] ?? "").trimEnd().split("\n");
  // The pull request's own commit, and GitHub's merge of it.
  expect(lines.map((line) => (JSON.parse(line) as { readonly step: number }).step)).toEqual([1, 2]);
  expect(step.outputs["rewards"]?.endsWith("/lanser/rewards.jsonl")).toBe(true);
  expect(step.summary).toContain("```mermaid\nxychart-beta\n");
  expect(step.files["temp/lanser/report.html"]).toContain('<section id="commits"');
  expect([step.code, step.amiss]).toEqual([1, []]);
});
