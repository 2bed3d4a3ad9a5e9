/**
 * A repository of thirty projects of which a change touches one, beside the same project alone: medians of five interleaved
 * pairs. Real code: rich for pyright, the sources of rxjs for TypeScript. Needs pip and npm.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Cost, measure, unpackPackage, unpackWheel } from "./tools.ts";

const roots = 30;
const pairs = 5;
const wallMax = 1.3;

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

type Project = {
  readonly server: string;
  readonly name: string;
  readonly unpack: (target: string) => void;
  readonly configuration: readonly [file: string, text: string];
  /** A file of the project, and what the change adds to it. */
  readonly change: readonly [file: string, text: string];
};

const projects: readonly Project[] = [
  {
    server: "pyright",
    name: "rich 13.9.4",
    unpack: (target) => unpackWheel("rich==13.9.4", target),
    configuration: ["pyrightconfig.json", "{}\n"],
    change: ["rich/rule.py", '\nrule_count: int = "one"\n'],
  },
  {
    server: "typescript",
    name: "rxjs 7.8.2",
    unpack: (target) => unpackPackage("rxjs@7.8.2", target, ["src", "package.json"]),
    configuration: [
      "tsconfig.json",
      '{ "compilerOptions": { "strict": true, "lib": ["es2020", "dom"] }, "include": ["src/internal"] }\n',
    ],
    change: ["src/internal/Scheduler.ts", '\nexport const schedulers: number = "one";\n'],
  },
];

/** `chosen`: the servers to measure; all, if none is among them. */
export async function benchRoots(chosen: readonly string[] = []): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    const named = projects.filter(({ server }) => chosen.includes(server));
    return (named.length > 0 ? named : projects).map((project) => benchProject(folder, project)).join("\n\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function benchProject(folder: string, project: Project): string {
  const source = join(folder, `${project.server}-source`);
  mkdirSync(source);
  project.unpack(source);
  writeFileSync(join(source, project.configuration[0]), project.configuration[1]);
  const [many, one] = [roots, 1].map((count) => prepare(folder, project, source, count)) as [string, string];
  const gate = (repository: string) =>
    measure(
      [
        "node",
        cli,
        "gate",
        "--repo",
        repository,
        "--base-exact",
        "HEAD^",
        "--head",
        "HEAD",
        "--server",
        project.server,
      ],
      folder,
    );
  gate(one);
  const runs: { many: Cost; one: Cost }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) runs.push({ many: gate(many), one: gate(one) });
  const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
  const wall = of((run) => run.many.wall / run.one.wall);
  const text = [
    `${project.name}, ${roots} roots of it, one touched, medians of ${pairs}`,
    `${wall.toFixed(3).padStart(8)}  ≤ ${wallMax}    wall time, ${roots} roots : that root alone (${of((run) => run.one.wall).toFixed(1)} s)`,
    `${of((run) => run.many.cpu / run.one.cpu)
      .toFixed(3)
      .padStart(8)}           CPU time`,
  ].join("\n");
  if (wall > wallMax) throw new Error(`Roots that a change does not touch cost too much.\n${text}`);
  return text;
}

function prepare(folder: string, { server, change }: Project, source: string, count: number): string {
  const repository = join(folder, `${server}-${count}`);
  for (let at = 0; at < count; at += 1)
    cpSync(source, join(repository, "packages", `p${at}`), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=bench", "-c", "user.email=bench@example.invalid", ...args], {
      cwd: repository,
    });
  git("init", "--quiet", ".");
  git("add", "--all", "--force");
  git("commit", "--quiet", "--message", "base");
  appendFileSync(join(repository, "packages/p0", change[0]), change[1]);
  git("commit", "--quiet", "--all", "--message", "head");
  // As in a clone: of loose objects each is a file of its own.
  git("gc", "--quiet");
  return repository;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
