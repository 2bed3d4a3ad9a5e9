/** The gate on the sources of rxjs, in projects of three sizes, nothing kept and base kept, beside `tsc --noEmit` on head. */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { typescriptCommand } from "../../src/servers/typescript/program.ts";
import type { Place } from "../speed.ts";
import { measure, serverFolder, unpackPackage } from "../tools.ts";
import { type Command, inTurns, type Row } from "./table.ts";

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
      const line = (head: string, ...more: readonly string[]) => {
        const sides = ["--base-exact", "HEAD^", "--head", head];
        return ["node", command, "gate", "--repo", repository, "--server", "typescript", ...sides, ...more];
      };
      const gate = { line: line("HEAD", "--fresh"), cwd: repository };
      const kept = { ...withBase(line, `${repository}-cache`), cwd: repository };
      const plain = { program: typescriptCommand(serverFolder("typescript"), process.arch), cwd: repository };
      const costs = inTurns(rounds, {
        gate,
        kept,
        plain: { line: [plain.program, "--noEmit"], cwd: plain.cwd },
      });
      return rowsOf(`${project.name}, ${change}`, costs, size === projects.length - 1);
    }),
  );
}

/** The same with what a run over base alone has kept, and nothing of head, each time. */
function withBase(
  line: (head: string, ...more: readonly string[]) => readonly string[],
  cache: string,
): Pick<Command, "line" | "before"> {
  const [observations, kept] = [join(cache, "observations"), join(cache, "kept")];
  cpSync(dirname(serverFolder("typescript")), join(cache, "servers"), { recursive: true });
  measure(line("HEAD^", "--cache", cache), cache);
  renameSync(observations, kept);
  return {
    line: line("HEAD", "--cache", cache),
    before: () => {
      rmSync(observations, { recursive: true, force: true });
      cpSync(kept, observations, { recursive: true });
    },
  };
}

function rowsOf(
  name: string,
  { gate, kept, plain }: ReturnType<typeof inTurns<"gate" | "kept" | "plain">>,
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
    { value: kept.wall / plain.wall, limit: null, what: "wall time with base kept" },
    { value: kept.cpu / plain.cpu, limit: null, what: "CPU time with base kept" },
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
