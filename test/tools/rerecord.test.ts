/** The same schedule comes to the same, again and again; `npm run bench -- drift` does it a hundred times. */
import { expect, test } from "vitest";
import { circles, driftReport, installedByPin, rerecord, trace } from "../support/drift.ts";
import { runInProcess } from "../support/in-process.ts";
import { isNight } from "../support/night.ts";
import { commandFindings } from "../support/pyright-command.ts";
import { commit, repositoryOf } from "../support/repository.ts";

const ofDay: readonly (keyof typeof circles)[] = ["typescript"];

test.each(isNight ? (Object.keys(circles) as (keyof typeof circles)[]) : ofDay)(
  "ten re-records of %s come to what was recorded",
  async (server) => {
    const { mismatches, runs, findings } = await rerecord(server, 10);
    expect([mismatches, runs]).toEqual([0, 10]);
    expect(findings).toBeGreaterThan(5);
  },
  300_000,
);

test("a pyright that takes back its answers whenever a document is opened says what its command says", async () => {
  const version = "1.1.410";
  const repository = repositoryOf(circles.pyright);
  await runInProcess(repository, ["pin", `pyright@${version}`]);
  commit(repository, {});
  const recorded = await trace(repository, "record", "--name", "core", "--server", `pyright@${version}`);
  expect([recorded.code, recorded.stdout]).toEqual([
    0,
    expect.stringContaining("a replay without a server gives the same result"),
  ]);
  const report = await driftReport(repository, "--trace", "core", "--runs", "3", "--schedules", "canonical");
  // How often it asks to pull again hangs on time: another conversation (D6), and the same results.
  expect(["stable", "harmless"]).toContain(report.judgement);
  expect(["D0", "D6"]).toContain(report.recorded?.class);
  const { findings } = await commandFindings(repository, [], await installedByPin(repository, version));
  expect([report.canonical.core.count, report.canonical.volatile.count]).toEqual([findings.length, 0]);
}, 300_000);
