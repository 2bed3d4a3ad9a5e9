/**
 * The cost of finding a place without a server: `npm run bench -- locating`. `locate` in a repository of 1,000 files beside
 * the start of Node, and a symbol id that no definition has exactly, so that all files are read, in 1,000 to 4,000 files.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Bundle } from "../src/questions/bundle/bundle.ts";
import { makeFolder } from "../test/support/files.ts";
import { repositoryAt } from "../test/support/repository.ts";

const program = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const runs = 7;

export function benchLocating(): string {
  const rows = ["| files | what | figure |", "| --: | --- | --: |"];
  for (const files of [1_000, 2_000, 4_000]) {
    const { folder, remove } = makeFolder();
    try {
      const repository = repositoryAt(join(folder, "project"), treeOf(files));
      if (files === 1_000) {
        const bare = least(() => execFileSync(process.execPath, ["-e", "0"]));
        const own = least(() =>
          execFileSync(process.execPath, [program, "locate", "pkg7/m7.py#Box7.take_3"], { cwd: repository }),
        );
        rows.push(`| ${files} | \`locate\` beside the start of Node | ${(own / bare).toFixed(1)} × |`);
      }
      const { seconds, megabytes } = looked(repository);
      rows.push(`| ${files} | a symbol id by its sketch, processor seconds | ${seconds.toFixed(1)} |`);
      rows.push(`| ${files} | the same, largest memory of the process | ${megabytes.toFixed(0)} MB |`);
    } finally {
      remove();
    }
  }
  return rows.join("\n");
}

/** The shortest of several runs, in milliseconds: other work on the machine only adds to it. */
function least(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < runs; nth += 1) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Prints the processor time in microseconds and the largest memory in kilobytes of a process at its end. */
const usage = `data:text/javascript,${encodeURIComponent(`process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.error(JSON.stringify([userCPUTime + systemCPUTime, maxRSS]));
});`)}`;

/** Looks up a definition that was renamed in its file, by the id that it had before. */
function looked(repository: string): { readonly seconds: number; readonly megabytes: number } {
  const locate = (...args: readonly string[]) => {
    const line = ["--import", usage, program, "locate", ...args, "--json"];
    const { stdout, stderr } = spawnSync(process.execPath, line, { cwd: repository, encoding: "utf8" });
    const [used = 0, kilobytes = 0] = JSON.parse(stderr.trim().split("\n").at(-1) ?? "[]") as number[];
    return { bundle: JSON.parse(stdout) as Bundle, seconds: used / 1e6, megabytes: kilobytes / 1024 };
  };
  const { bundle: known } = locate("pkg7/m7.py#Box7.take_3");
  const id = ("facts" in known ? known.facts.location?.id : undefined) ?? "";
  const { bundle: found, seconds, megabytes } = locate(id.replace("take_3", "carry"));
  const symbol = found.resolution?.resolved?.symbol;
  if (symbol !== "Box7.take_3") throw new Error(`it found ${symbol}`);
  return { seconds, megabytes };
}

/** Modules of about 40 lines, each with its own names and constants. */
function treeOf(files: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: files }, (_, at) => [`pkg${at % 20}/m${at}.py`, moduleOf(at)] as const),
  );
}

function moduleOf(at: number): string {
  const words = ["weigh", "sort", "fill", "load", "seal", "count", "price", "label", "stack", "check"];
  const word = (nth: number) => words[(at * 7 + nth * 3 + ((at / 10) | 0)) % words.length] ?? "";
  const methods = Array.from({ length: 5 }, (_, nth) =>
    [
      `    def take_${nth}(self, parts, ${word(nth)}_${at}, limit=${at + nth}):`,
      `        ${word(nth + 1)} = self.${word(nth + 2)}_${at} * ${at + nth}`,
      `        for part in ${word(nth + 3)}(parts, ${word(nth)}_${at}):`,
      `            if part.${word(nth + 4)}_${nth} > limit: ${word(nth + 1)} += part.${word(nth + 5)}_${at}`,
      `        return ${word(nth + 6)}_${nth}(${word(nth + 1)}, "${word(nth + 7)} ${at} ${nth}")`,
      "",
    ].join("\n"),
  );
  return `import os\n\n\nclass Box${at}:\n    ${word(0)}_${at} = ${at}\n\n${methods.join("\n")}`;
}
