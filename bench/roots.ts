/**
 * A repository of thirty projects of which a change touches one: the whole of it beside that project alone (`--root`), and beside a
 * repository that has no other, which also shows what it costs to write the other projects out. Medians of five interleaved
 * rounds. Real code: rich for pyright, the sources of rxjs for TypeScript. Needs pip and npm.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "./numbers.ts";
import { type Cost, measure, unpackPackage, unpackWheel } from "./tools.ts";

const roots = 30;
const rounds = 5;
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
  const gate = (repository: string, ...more: readonly string[]) => {
    const revisions = ["--base-exact", "HEAD^", "--head", "HEAD"];
    const args = ["gate", "--fresh", "--repo", repository, ...revisions, "--server", project.server, ...more];
    return measure(["node", cli, ...args], folder);
  };
  gate(one);
  const runs: Record<"all" | "own" | "alone", Cost>[] = [];
  for (let round = 0; round < rounds; round += 1)
    runs.push({ all: gate(many), own: gate(many, "--root", "packages/p0"), alone: gate(one) });
  const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
  const row = (value: number, limit: string, what: string) =>
    `${value.toFixed(3).padStart(8)}  ${limit.padEnd(5)}    ${what}`;
  const wall = of(({ all, own }) => all.wall / own.wall);
  const seconds = (name: "own" | "alone") => `${of((run) => run[name].wall).toFixed(1)} s`;
  const text = [
    `${project.name}, ${roots} roots of it, one touched, medians of ${rounds}`,
    row(wall, `≤ ${wallMax}`, `wall time, ${roots} roots : that root's own gate (${seconds("own")})`),
    row(
      of(({ all, own }) => all.cpu / own.cpu),
      "",
      "CPU time",
    ),
    row(
      of(({ all, alone }) => all.wall / alone.wall),
      "",
      `wall time, ${roots} roots : a repository of that root alone (${seconds("alone")})`,
    ),
    row(
      of(({ all, alone }) => all.cpu / alone.cpu),
      "",
      "CPU time",
    ),
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
