/** One gate on a commit, nothing kept but the server: what it says and what it costs. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReportV1 } from "../../src/model/report-v1.ts";
import type { RunFacts } from "../../src/model/run-facts.ts";
import { cpuOfAll } from "../tools.ts";
import { type Adopted, lanser } from "./adopt.ts";

export type Gated = {
  readonly verdict: string;
  readonly reasons: readonly string[];
  readonly new: number;
  readonly fixed: number;
  readonly unchanged: number;
  readonly wall: number;
  readonly cpu: number;
  readonly phases: RunFacts["phases"];
};

export function gateOf(clone: string, { base, head }: Adopted, out: string): Gated {
  const report = join(out, "report.json");
  const sides = ["--base-exact", base, "--head", head];
  const before = { wall: performance.now(), cpu: cpuOfAll() };
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...lanser, "gate", "--repo", clone, "--fresh", ...sides, "--report", report],
    { encoding: "utf8", maxBuffer: 1 << 28 },
  );
  const [wall, cpu] = [(performance.now() - before.wall) / 1_000, cpuOfAll() - before.cpu];
  writeFileSync(join(out, "gate.txt"), `${stdout}\n${stderr}`);
  const { verdict, reasons, findings } = JSON.parse(readFileSync(report, "utf8")) as ReportV1;
  const { phases } = JSON.parse(readFileSync(join(out, "run.json"), "utf8")) as RunFacts;
  const count = (state: string) => findings.filter((one) => one.state === state).length;
  return {
    verdict,
    reasons: reasons.map(({ code }) => code),
    new: count("new"),
    fixed: count("fixed"),
    unchanged: count("unchanged"),
    wall,
    cpu,
    phases,
  };
}
