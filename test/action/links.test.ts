/** What the surfaces of a job lead to: the run that measured, its files, the checks of the pull request. */
import { expect, test } from "vitest";
import { reportLinks } from "../../src/action/show.ts";
import type { Runner } from "../../src/cli/program/where.ts";
import { renderSummary } from "../../src/report/surfaces.ts";
import { reportOf } from "../report/support.ts";

const runner = {
  serverUrl: "https://github.example",
  repository: { owner: "acme", repo: "shop" },
  runId: "12",
} as Runner;
const report = reportOf();

test("a job's own run, and another that measured for it", () => {
  expect([
    reportLinks(runner, report)?.run,
    reportLinks(runner, report, { runId: "77", pull: 3 }),
    reportLinks({ ...runner, runId: undefined }, report)?.run,
    reportLinks(runner, report, { runId: "7/../8" })?.run,
    reportLinks({ ...runner, serverUrl: undefined }, report),
  ]).toEqual([
    "https://github.example/acme/shop/actions/runs/12",
    expect.objectContaining({
      run: "https://github.example/acme/shop/actions/runs/77",
      checks: "https://github.example/acme/shop/pull/3/checks",
    }),
    undefined,
    undefined,
    null,
  ]);
});

test("stand at the end of what is posted", () => {
  const options = { reproduce: "lanser gate", show: "hint", notes: [] } as const;
  const lines = (links: ReturnType<typeof reportLinks>) =>
    renderSummary(report, { ...options, links })
      .split("\n")
      .filter((line) => line.startsWith("["));
  expect(lines(reportLinks(runner, report, { pull: 3 }))).toEqual([
    "[The run](https://github.example/acme/shop/actions/runs/12) · [the run's files, with the HTML page if the workflow keeps it](https://github.example/acme/shop/actions/runs/12#artifacts) · [all checks](https://github.example/acme/shop/pull/3/checks)",
  ]);
  expect(lines(null)).toEqual([]);
});
