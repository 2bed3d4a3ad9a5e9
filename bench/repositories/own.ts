/** What the server's own command prints on base and on head, in the clone with its packages. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { biome } from "../../src/servers/biome/profile.ts";
import { lockDown } from "../../src/servers/go/program.ts";
import { goCommandPath } from "../../src/servers/sources/go-module/run.ts";
import { installed } from "../../test/support/commands.ts";
import { git } from "../commits/tree.ts";
import { cpuOfAll } from "../tools.ts";
import type { Adopted } from "./adopt.ts";
import type { Own, Project } from "./projects.ts";

export type Compared = {
  /** How many lines each side has, and those of one side alone: without their positions, because lines move. */
  readonly base: number;
  readonly head: number;
  readonly appeared: readonly string[];
  readonly gone: readonly string[];
  /** Seconds, of both sides. */
  readonly wall: number;
  readonly cpu: number;
};

/** Leaves head checked out. */
export async function ownCommands(
  { own }: Pick<Project, "own">,
  clone: string,
  { base, head }: Adopted,
  out: string,
): Promise<Readonly<Record<string, Compared>>> {
  const compared: Record<string, Compared> = {};
  for (const run of new Set(own.map((one) => one.run))) {
    const program = await programs[run]();
    const sides = ([base, head] as const).map((commit) => {
      git(clone, "checkout", "--quiet", "--force", "--detach", commit);
      const before = { wall: performance.now(), cpu: cpuOfAll() };
      const all = own.filter((one) => one.run === run).flatMap((one) => linesOf(one, program, clone));
      const cost = { wall: (performance.now() - before.wall) / 1_000, cpu: cpuOfAll() - before.cpu };
      // Two projects print the lines of a file that both have.
      const said = [...new Map(all.map((one) => [`${one.at} ${one.text}`, one])).values()];
      const text = said.map((one) => `${one.at} ${one.text}\n`).join("");
      writeFileSync(join(out, `${run}-${commit === base ? "base" : "head"}.txt`), text);
      return { said: said.map((one) => `${one.path} ${one.text}`), ...cost };
    });
    const [one, other] = sides as [(typeof sides)[number], (typeof sides)[number]];
    compared[run] = {
      base: one.said.length,
      head: other.said.length,
      appeared: without(other.said, one.said),
      gone: without(one.said, other.said),
      wall: one.wall + other.wall,
      cpu: one.cpu + other.cpu,
    };
  }
  return compared;
}

/** Of the versions that this release ships. */
const programs = {
  go: async () => goCommandPath((await installed("go")).folder),
  tsc: async () =>
    join(
      (await installed("typescript")).folder,
      `node_modules/@typescript/typescript-linux-${process.arch}/lib/tsc`,
    ),
  pyright: async () => join((await installed("pyright")).folder, "node_modules/pyright/index.js"),
  eslint: async () => join((await installed("eslint")).folder, "node_modules/eslint/bin/eslint.js"),
  ruff: async () => join((await installed("ruff")).folder, "wheel/bin/ruff"),
  biome: async () => biome.command((await installed("biome")).folder, process.arch).file ?? "biome",
} as const satisfies Record<Own["run"], () => Promise<string>>;

const builds = fileURLToPath(new URL("../../.cache/repositories/go-build", import.meta.url));

type Line = { readonly path: string; readonly at: string; readonly text: string };

/** One for one: of three of the same, two of which the other side has, one is left. */
function without(all: readonly string[], others: readonly string[]): readonly string[] {
  const left = Map.groupBy(others, (one) => one);
  return all.filter((one) => left.get(one)?.pop() === undefined);
}

function linesOf(own: Own, program: string, clone: string): readonly Line[] {
  const line = (path: string, at: number, text: string) => ({ path, at: `${path}:${at}`, text });
  const inside = (path: string) => (path.startsWith("/") ? relative(clone, path) : path);
  const run = (command: string, args: readonly string[], folder: string, more: NodeJS.ProcessEnv = {}) =>
    spawnSync(command, args, {
      cwd: join(clone, folder),
      env: { ...process.env, ...more },
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
  switch (own.run) {
    case "go": {
      const modules = run("go", ["env", "GOMODCACHE"], ".").stdout.trim();
      const env = { ...lockDown, GOMODCACHE: modules, GOCACHE: builds };
      return ["build", "vet"].flatMap((verb) => {
        const { stdout, stderr } = run(program, [verb, "-gcflags=-e", "./..."], own.in, env);
        return [...`${stdout}\n${stderr}`.matchAll(/^(?:vet: )?(\S+?\.go):(\d+):(?:\d+:)? (.*)/gmu)].map(
          ([, path = "", at, text = ""]) => line(join(own.in, path), Number(at), text),
        );
      });
    }
    case "tsc": {
      const { stdout } = run(program, ["--noEmit", "--pretty", "false", "-p", own.project], ".");
      return [...stdout.matchAll(/^(\S.*?)(?:\((\d+),\d+\))?: (error TS\d+: .*)/gmu)].map(
        ([, path = "", at, text = ""]) => line(inside(path), Number(at ?? 0), text),
      );
    }
    case "pyright": {
      const args = [program, "--outputjson", "--pythonpath", join(clone, own.python)];
      const { stdout } = run(process.execPath, args, own.in);
      const { generalDiagnostics } = JSON.parse(stdout) as {
        readonly generalDiagnostics: readonly {
          readonly file: string;
          readonly severity: string;
          readonly rule?: string;
          readonly message: string;
          readonly range?: { readonly start: { readonly line: number } };
        }[];
      };
      return generalDiagnostics.map(({ file, severity, rule, message, range }) =>
        line(inside(file), (range?.start.line ?? -1) + 1, [severity, rule ?? "", message].join(" ")),
      );
    }
    case "ruff": {
      const { stdout } = run(program, ["check", "--no-cache", "--output-format", "json", "."], own.in);
      const found = JSON.parse(stdout) as readonly {
        readonly filename: string;
        readonly code: string;
        readonly message: string;
        readonly location: { readonly row: number };
      }[];
      return found.map(({ filename, code, message, location }) =>
        line(inside(filename), location.row, `${code} ${message}`),
      );
    }
    case "biome": {
      const args = ["lint", "--max-diagnostics=none", "--reporter=github", "."];
      const { stdout } = run(program, args, own.in);
      return [...stdout.matchAll(/^::(\w+) title=([^,]*),file=([^,]*),line=(\d+).*?::(.*)/gmu)].map(
        ([, severity, title, path = "", at, message]) =>
          line(join(own.in, path), Number(at), `${severity} ${title} ${message}`),
      );
    }
    case "eslint": {
      const { stdout } = run(process.execPath, [program, "--format", "json", "."], own.in);
      const files = JSON.parse(stdout) as readonly {
        readonly filePath: string;
        readonly messages: readonly {
          readonly line?: number;
          readonly ruleId: string | null;
          readonly message: string;
        }[];
      }[];
      return files.flatMap(({ filePath, messages }) =>
        messages.map(({ line: at, ruleId, message }) =>
          line(inside(filePath), at ?? 0, `${ruleId} ${message}`),
        ),
      );
    }
  }
}
