/** The gate on the sources of rxjs, in projects of three sizes, nothing kept and base kept, beside `tsc --noEmit` on head. */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { typescriptCommand } from "../../src/servers/typescript/program.ts";
import type { Place } from "../speed.ts";
import { measure, serverFolder, unpackPackage } from "../tools.ts";
import { type Command, inTurns, type Row } from "./table.ts";

/** How many copies of the sources, and which of their files the project names. */
const projects = [
  { name: "about 60 files", copies: 1, include: ["c0/internal/scheduler", "c0/internal/scheduled"] },
  { name: "251 files", copies: 1, include: ["c0"] },
  { name: "1,506 files", copies: 6, include: ["c0", "c1", "c2", "c3", "c4", "c5"] },
] as const;

/** How many times the command it may take: with nothing kept, and with base kept. */
const [coldMax, keptMax] = [3, 2];

type ScriptServer = "typescript" | "vtsls";

/** The command of the TypeScript that a server comes with. */
function plainOf(server: ScriptServer): readonly string[] {
  const folder = serverFolder(server);
  return server === "typescript"
    ? [typescriptCommand(folder, process.arch)]
    : [process.execPath, join(folder, "node_modules/typescript/lib/tsc.js")];
}

const changes = {
  "nothing new": "\nexport const added = 1;\n",
  "one new finding": '\nexport const added: number = "one";\n',
} as const;

export function besideCommand(server: ScriptServer) {
  return ({ folder, command, sizes, rounds }: Place): readonly Row[] => {
    const source = join(folder, `rxjs-${server}`);
    mkdirSync(source);
    unpackPackage("rxjs@7.8.2", source, ["src"]);
    return projects
      .slice(0, sizes)
      .flatMap((project, size) =>
        rowsFor(server, project, { folder: join(folder, `${server}-${size}`), command, source, rounds }),
      );
  };
}

type Beside = Pick<Place, "folder" | "command" | "rounds"> & { readonly source: string };

function rowsFor(
  server: ScriptServer,
  project: (typeof projects)[number],
  { folder, command, source, rounds }: Beside,
): readonly Row[] {
  return Object.entries(changes).flatMap(([change, text]) => {
    const repository = prepare(`${folder}-${change.replaceAll(" ", "-")}`, source, project, text);
    const line = (head: string, ...more: readonly string[]) => {
      const sides = ["--base-exact", "HEAD^", "--head", head];
      return ["node", command, "gate", "--repo", repository, "--server", server, ...sides, ...more];
    };
    const gate = { line: line("HEAD", "--fresh"), cwd: repository };
    const kept = { ...withBase(server, line, `${repository}-cache`), cwd: repository };
    const costs = inTurns(rounds, {
      gate,
      kept,
      plain: { line: [...plainOf(server), "--noEmit"], cwd: repository },
    });
    return rowsOf(`${project.name}, ${change}, ${server}`, costs);
  });
}

/** The same with what a run over base alone has kept, and nothing of head, each time. */
function withBase(
  server: ScriptServer,
  line: (head: string, ...more: readonly string[]) => readonly string[],
  cache: string,
): Pick<Command, "line" | "before"> {
  const [observations, kept] = [join(cache, "observations"), join(cache, "kept")];
  cpSync(dirname(serverFolder(server)), join(cache, "servers"), { recursive: true });
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
): readonly Row[] {
  return [
    {
      value: gate.wall / plain.wall,
      limit: coldMax,
      what: `wall time, gate : tsc --noEmit on ${name} (${plain.wall.toFixed(2)} s)`,
    },
    { value: gate.cpu / plain.cpu, limit: null, what: `CPU time (${plain.cpu.toFixed(2)} s)` },
    { value: kept.wall / plain.wall, limit: keptMax, what: "wall time with base kept" },
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
