/** The gate on the sources of rxjs, in projects of three sizes, beside `tsc --noEmit` on head. */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { typescriptCommand } from "../../src/servers/typescript/program.ts";
import type { Place } from "../speed.ts";
import { serverFolder, unpackPackage } from "../tools.ts";
import { inTurns, type Row } from "./table.ts";

const rounds = 5;

/** How many copies of the sources, and which of their files the project names. */
const projects = [
  { name: "about 60 files", copies: 1, include: ["c0/internal/scheduler", "c0/internal/scheduled"] },
  { name: "251 files", copies: 1, include: ["c0"] },
  { name: "1,506 files", copies: 6, include: ["c0", "c1", "c2", "c3", "c4", "c5"] },
] as const;

/** Seconds beside twice the command, and at the largest how many times the command. */
const [secondsMax, timesMax] = [0.6, 1.5];

const changes = {
  "nothing new": "\nexport const added = 1;\n",
  "one new finding": '\nexport const added: number = "one";\n',
} as const;

export function besideCommand({ folder, command }: Place): readonly Row[] {
  const source = join(folder, "rxjs");
  mkdirSync(source);
  unpackPackage("rxjs@7.8.2", source, ["src"]);
  return projects.flatMap((project, size) =>
    Object.entries(changes).flatMap(([change, text]) => {
      const repository = prepare(
        join(folder, `${size}-${change.replaceAll(" ", "-")}`),
        source,
        project,
        text,
      );
      const revisions = ["--base-exact", "HEAD^", "--head", "HEAD", "--server", "typescript"];
      const gate = {
        line: ["node", command, "gate", "--fresh", "--repo", repository, ...revisions],
        cwd: repository,
      };
      const plain = { program: typescriptCommand(serverFolder("typescript"), process.arch), cwd: repository };
      const costs = inTurns(rounds, {
        gate,
        plain: { line: [plain.program, "--noEmit"], cwd: plain.cwd },
      });
      return rowsOf(`${project.name}, ${change}`, costs, size === projects.length - 1);
    }),
  );
}

function rowsOf(
  name: string,
  { gate, plain }: ReturnType<typeof inTurns<"gate" | "plain">>,
  isLargest: boolean,
): readonly Row[] {
  return [
    {
      value: gate.wall / plain.wall,
      limit: isLargest ? timesMax : null,
      what: `wall time, gate : tsc --noEmit on ${name} (${plain.wall.toFixed(2)} s)`,
    },
    {
      value: gate.wall - 2 * plain.wall,
      limit: isLargest ? null : secondsMax,
      what: "seconds of the gate beyond twice the command",
    },
    { value: gate.cpu / plain.cpu, limit: null, what: `CPU time (${plain.cpu.toFixed(2)} s)` },
  ];
}

function prepare(
  repository: string,
  source: string,
  { copies, include }: (typeof projects)[number],
  change: string,
): string {
  for (let at = 0; at < copies; at += 1)
    cpSync(join(source, "src"), join(repository, `c${at}`), {
      recursive: true,
      filter: (path) => !/tsconfig[^/]*\.json$/u.test(path),
    });
  const compilerOptions = { strict: true, target: "es2020", lib: ["es2022", "dom"], module: "esnext" };
  const options = { ...compilerOptions, moduleResolution: "bundler", noEmit: true, types: [] };
  const stricter = {
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitOverride: true,
  };
  writeFileSync(
    join(repository, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...options, ...stricter }, include }),
  );
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=bench", "-c", "user.email=bench@example.invalid", ...args], {
      cwd: repository,
    });
  git("init", "--quiet", ".");
  git("add", "--all");
  git("commit", "--quiet", "--message", "base");
  appendFileSync(join(repository, "c0/internal/scheduler/AsyncAction.ts"), change);
  git("commit", "--quiet", "--all", "--message", "head");
  git("gc", "--quiet");
  return repository;
}
