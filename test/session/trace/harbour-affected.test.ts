/** The recorded run over what the example's change can matter to: it replays as a whole one does, and says the same of the change. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Report } from "../../../src/model/report.ts";
import { reportFromV1 } from "../../../src/model/report-from-v1.ts";
import { validateReportV1 } from "../../../src/schemas/generated/report.v1.ts";
import { replayRun } from "../../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../../src/verdict/report-bytes.ts";

const folderOf = (name: string) => fileURLToPath(new URL(`../../traces/${name}`, import.meta.url));
const kept = (name: string): string => readFileSync(join(folderOf(name), "report.json"), "utf8");

function reportOf(name: string): Report {
  const read = reportFromV1(kept(name), validateReportV1);
  if (read.kind === "invalid") throw new Error(read.message);
  return read.report;
}

test("the recorded sessions make the recorded report, byte for byte, and circles lead through what was not opened", async () => {
  const replayed = await replayRun(folderOf("harbour-affected"));
  if (replayed.kind === "diverged") throw new Error(replayed.divergence.problem);
  expect(serializeReport(replayed.report)).toBe(kept("harbour-affected"));
  const [run] = replayed.runs;
  const opened = new Set(run?.sides.head.observation.files.map(({ path }) => path));
  expect(run?.sides.head.program.length).toBe(reportOf("harbour").servers[0]?.head.files);
  expect(opened.size).toBe(replayed.report.servers[0]?.head.files);
  const imported = [...(run?.graphs.head.imports.keys() ?? [])].filter((path) => !opened.has(path));
  expect(imported).not.toEqual([]);
});

test("what the change does is what the whole run says of it, but for what was not looked at", () => {
  const [whole, part] = [reportOf("harbour"), reportOf("harbour-affected")];
  const changed = ({ findings }: Report) => findings.filter(({ state }) => state !== "unchanged");
  expect(changed(part)).toEqual(changed(whole));
  expect(part.causes).toEqual(whole.causes);
  expect([part.verdict, part.class, part.reasons, part.unscored]).toEqual([
    whole.verdict,
    whole.class,
    whole.reasons,
    whole.unscored,
  ]);
  const files = new Set(part.scope?.files);
  const old = ({ findings }: Report) => findings.filter(({ state }) => state === "unchanged");
  expect(old(part)).toEqual(old(whole).filter(({ path }) => files.has(path)));
  expect(old(part).length).toBeLessThan(old(whole).length);
});
