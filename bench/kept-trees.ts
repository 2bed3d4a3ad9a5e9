/**
 * What trees that are kept between runs save: files that are written, beside ones that are looked at, to know that nobody has changed
 * them. Processor time, medians of five. `npm run bench -- kept-trees`.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const [counts, rounds, bytesEach] = [[400, 4_000, 20_000], 5, 3_000] as const;

export function benchKeptTrees(): string {
  return [
    "| files | written, ms of CPU | looked at |",
    "| --- | --: | --: |",
    ...counts.map((count) => {
      const measured = Array.from({ length: rounds }, () => once(count));
      const middle = (name: "written" | "kept") =>
        measured.map((one) => one[name]).sort((one, other) => one - other)[rounds >> 1];
      return `| ${count} | ${middle("written")?.toFixed(0)} | ${middle("kept")?.toFixed(0)} |`;
    }),
  ].join("\n");
}

function once(count: number): Readonly<Record<"written" | "kept", number>> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    const text = "x".repeat(bytesEach);
    const paths = Array.from({ length: count }, (_, at) => `p${at % 50}/f${at}.py`);
    for (const path of paths) mkdirSync(join(folder, "kept", dirname(path)), { recursive: true });
    const written = cpuOf(() => {
      for (const path of paths) writeFileSync(join(folder, "kept", path), text, { flag: "wx" });
    });
    const kept = cpuOf(() => {
      for (const path of paths) {
        statSync(join(folder, "kept", path), { bigint: true });
      }
    });
    return { written, kept };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function cpuOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
