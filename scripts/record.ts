/**
 * Records the embedded example, so that fast tests can replay it: `test/traces/harbour`, and of what its change can matter to
 * `test/traces/harbour-affected`; and the questions of `record-questions.ts`. Does nothing while what is there replays to the report beside it, because two recordings of one run differ in times and in what the server logs when; with
 * `--force` it records all the same.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../src/cli/program/cache-folder.ts";
import { runGate } from "../src/cli/program/gate.ts";
import { surroundingsOf } from "../src/cli/program/where.ts";
import type { ScopeSetting } from "../src/model/scope.ts";
import { realHost } from "../src/platform/host.ts";
import { replayRun } from "../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../src/verdict/report-bytes.ts";
import { makeExample } from "./example.ts";
import { linkPrograms, recordQuestions } from "./record-questions.ts";

const recordings = [
  { name: "harbour", scope: undefined },
  { name: "harbour-affected", scope: "affected" },
] as const;

async function main(): Promise<void> {
  await recordQuestions(process.argv.includes("--force"));
  for (const { name, scope } of recordings) {
    const recorded = fileURLToPath(new URL(`../test/traces/${name}`, import.meta.url));
    if (!process.argv.includes("--force") && (await isCurrent(recorded))) continue;
    const folder = mkdtempSync(join(tmpdir(), "lanser-record-"));
    try {
      await record(folder, recorded, scope);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function isCurrent(recorded: string): Promise<boolean> {
  try {
    const replayed = await replayRun(recorded);
    const report = readFileSync(join(recorded, "report.json"), "utf8");
    return replayed.kind === "report" && serializeReport(replayed.report) === report;
  } catch {
    return false;
  }
}

async function record(folder: string, recorded: string, scope: ScopeSetting | undefined): Promise<void> {
  const [repository, traces, programs] = ["project", "traces", "programs"].map((name) => join(folder, name));
  if (repository === undefined || traces === undefined || programs === undefined) return;
  for (const made of [repository, traces, programs]) mkdirSync(made);
  makeExample(repository);
  // Without a Python of this machine: its folders would be in the recording.
  linkPrograms(programs, ["git", "npm"]);
  const host = realHost();
  const { report } = await runGate(
    { ...host, env: { ...host.env, PATH: programs } },
    {
      repository,
      base: { kind: "exact", rev: "HEAD^" },
      head: { kind: "commit", rev: "HEAD" },
      policy: {
        servers: [{ id: "pyright", version: undefined }],
        file: undefined,
        failOn: undefined,
        scope,
        where: "terminal",
      },
      cacheFolder: cacheFolder({ ...host, where: surroundingsOf(host.env) }, undefined),
      traceFolder: traces,
      progress: () => undefined,
      signal: new AbortController().signal,
    },
  );
  if (report.verdict === "inconclusive") throw new Error(report.reasons.map((one) => one.message).join("; "));
  writeFileSync(join(traces, "report.json"), serializeReport(report));
  rmSync(recorded, { recursive: true, force: true });
  cpSync(traces, recorded, { recursive: true });
}

await main();
