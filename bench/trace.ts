/**
 * A trace of 1 GiB beside `sha256sum` of the same file: how many times as long it takes to verify it and to replay it,
 * in how much memory, and how much of two such traces is read to find where they part.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { firstDivergence } from "../src/session/trace/compare.ts";
import { openTraceFile } from "../src/session/trace/source.ts";
import { type Cost, measure } from "./tools.ts";

const rounds = 3;
const session = fileURLToPath(new URL("trace-session.ts", import.meta.url));

export async function benchTrace(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    const [a, b] = [join(folder, "a.trace.jsonl"), join(folder, "b.trace.jsonl")];
    // In one file without types, as it is shipped: to strip them takes memory of its own.
    const bundle = join(folder, "trace.mjs");
    buildSync({
      entryPoints: [session],
      outfile: bundle,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "bundle",
      logLevel: "error",
    });
    const child = (...args: readonly string[]) => measure(["node", bundle, ...args], folder);
    const writing = child("write", a, "");
    const thousands = Math.round(
      Number(execFileSync("wc", ["-l", a], { encoding: "utf8" }).split(" ")[0]) / 1_000,
    );
    const runs: Record<"sum" | "verify" | "secrets" | "replay", Cost>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [verify, secrets, replay] = [child("verify", a), child("secrets", a), child("replay", a)];
      runs.push({ sum: sumOf(a, folder), verify, secrets, replay });
    }
    // The other differs in one word in the middle.
    child("write", b, "other");
    const compared = firstDivergence(openTraceFile(a), openTraceFile(b));
    const share =
      compared.kind === "fault" ? Number.NaN : compared.bytesRead / (statSync(a).size + statSync(b).size);
    const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
    const rows = [
      ["verify : sha256sum, CPU time", of((run) => run.verify.cpu / run.sum.cpu), "≤ 8"],
      ["verify : sha256sum, wall time", of((run) => run.verify.wall / run.sum.wall), "≤ 8"],
      ["replay : sha256sum, CPU time", of((run) => run.replay.cpu / run.sum.cpu), "≤ 25"],
      ["replay : sha256sum, wall time", of((run) => run.replay.wall / run.sum.wall), "≤ 25"],
      ["looking for secrets : sha256sum, CPU time", of((run) => run.secrets.cpu / run.sum.cpu), ""],
      ["peak of the process that verifies, MiB", of((run) => run.verify.peak / mebibyte), "≤ 256"],
      ["peak of the process that replays, MiB", of((run) => run.replay.peak / mebibyte), "≤ 256"],
      ["peak of the process that writes, MiB", writing.peak / mebibyte, ""],
      ["read to find the first divergence, % of both", share * 100, "≤ 1"],
    ] as const;
    const lines = rows.map(
      ([what, value, limit]) =>
        `${value.toFixed(value > 20 ? 0 : 3).padStart(8)}  ${limit.padEnd(6)} ${what}`,
    );
    const found = compared.kind === "different" ? `entry ${compared.entry}` : compared.kind;
    return [
      `1 GiB, ${thousands} thousand entries, medians of ${rounds}; divergence found: ${found}`,
      ...lines,
    ].join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const mebibyte = 1_048_576;

function sumOf(file: string, folder: string): Cost {
  const run = 'require("node:child_process").execFileSync("sha256sum", [process.argv[1]])';
  return measure(["node", "-e", run, file], folder);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
