/**
 * The matcher on a large change of real code, beside the plain `pyright` command on the same code: 2,000 files that
 * were moved and given to a formatter with other rules. Needs pip.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { measure, pyrightCommand, unpackWheel } from "./tools.ts";

const project = "networkx==3.4.2";
const formatter = "black==24.10.0";
const files = 2000;
/** Of the processor's time: what else runs on the machine is not ours. */
const shareMax = 0.05;

const matchScript = fileURLToPath(new URL("beside-match.ts", import.meta.url));

export async function benchBeside(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    const [wheel, formatted, base, head] = ["wheel", "formatted", "base", "head"].map((name) =>
      join(folder, name),
    ) as [string, string, string, string];
    unpackWheel(project, wheel);
    cpSync(wheel, formatted, { recursive: true });
    format(formatted, join(folder, "formatter"));
    spread(wheel, base);
    spread(formatted, join(head, "src"));
    const server = measure(pyrightCommand(), base);
    const seconds = [0, 1, 2].map(() => match(base, head));
    const ours = seconds.toSorted((left, right) => left.cpu - right.cpu)[1] as Matched;
    const share = ours.cpu / server.cpu;
    const text = [
      `${ours.files} files of ${project}, moved to src/ and formatted anew; ${ours.findings} findings, ${ours.counts}`,
      `  matcher ${ours.cpu.toFixed(1)} s, pyright on base ${server.cpu.toFixed(1)} s of the processor: ${(100 * share).toFixed(1)} %`,
      `  readings of ${ours.read} files, which the gate makes in any case: ${ours.reading.toFixed(1)} s`,
      `  peak memory of the matcher ${(ours.peak / 1e6).toFixed(0)} MB, of pyright ${(server.peak / 1e6).toFixed(0)} MB`,
    ].join("\n");
    if (share > shareMax) throw new Error(`The matcher takes more than 5 % of pyright.\n${text}`);
    return text;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Matched = {
  readonly cpu: number;
  readonly reading: number;
  readonly read: number;
  readonly peak: number;
  readonly files: number;
  readonly findings: number;
  readonly counts: string;
};

/** In a process of its own, as in a gate: nothing is warm. */
function match(base: string, head: string): Matched {
  const output = execFileSync(process.execPath, [matchScript, base, head], { encoding: "utf8" });
  return JSON.parse(output) as Matched;
}

function format(folder: string, target: string): void {
  execFileSync("python3", ["-m", "pip", "install", "--quiet", "--target", target, formatter]);
  const rules = ["--line-length", "60", "--quiet", "--workers", "2"];
  execFileSync("python3", ["-m", "black", ...rules, folder], {
    env: { ...process.env, PYTHONPATH: target, BLACK_CACHE_DIR: join(target, "cache") },
  });
}

/** As many copies of the package, under names of their own, as make up the number of files. */
function spread(from: string, to: string): void {
  const paths = readdirSync(from, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".py"))
    .sort();
  for (let at = 0; at < files; at++) {
    const path = paths[at % paths.length] ?? "";
    const target = join(to, `copy${Math.floor(at / paths.length)}`, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join(from, path)));
  }
}
