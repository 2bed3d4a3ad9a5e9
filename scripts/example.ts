/**
 * `npm run gate` without arguments: makes the embedded example into a repository of two commits, runs the gate on it,
 * prints the whole result and what each line means, and exits 0 only if the findings equal the planted list.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ComparedFinding } from "../src/core/finding.ts";
import { runGate } from "../src/gate/gate.ts";
import { whereOf } from "../src/github/where.ts";
import { realHost } from "../src/host.ts";
import { terminalText } from "../src/output/escape.ts";
import { plain } from "../src/output/plain.ts";
import { progressTo } from "../src/output/progress.ts";
import { cacheFolder } from "../src/program/arguments.ts";
import { showProblem } from "../src/program/problem.ts";

const example = fileURLToPath(new URL("../examples/harbour", import.meta.url));

type Planted = {
  readonly state: string;
  readonly path: string;
  readonly line: number;
  readonly basePath?: string;
  readonly baseLine?: number;
  readonly code: string;
  readonly severity: string;
  readonly what: string;
};

type Change = {
  readonly renames: readonly { readonly from: string; readonly to: string }[];
  readonly deletes: readonly string[];
};

/** Two real commits: base is the whole tree, head its renames, deletions and changed files. */
export function makeExample(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "core.autocrlf=false", "-c", "commit.gpgsign=false", ...args], {
      cwd: folder,
      env: gitEnvironment(),
    });
  git("init", "--quiet", "--initial-branch=main", ".");
  cpSync(join(example, "base"), folder, { recursive: true });
  git("add", "--all");
  git("commit", "--quiet", "--message", "The harbour books berths in one currency");
  const change = readJson<Change>("change.json");
  for (const { from, to } of change.renames) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    renameSync(join(folder, from), join(folder, to));
  }
  for (const path of change.deletes) rmSync(join(folder, path));
  cpSync(join(example, "head"), folder, { recursive: true });
  git("add", "--all");
  git("commit", "--quiet", "--message", "Tariffs know their currency");
}

/** The commits are the same on every machine and day. */
function gitEnvironment(): Record<string, string> {
  const who = { name: "Harbour", email: "harbour@example.invalid", date: "2026-01-01T00:00:00Z" };
  return {
    PATH: process.env["PATH"] ?? "",
    HOME: "/nonexistent",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_AUTHOR_NAME: who.name,
    GIT_AUTHOR_EMAIL: who.email,
    GIT_AUTHOR_DATE: who.date,
    GIT_COMMITTER_NAME: who.name,
    GIT_COMMITTER_EMAIL: who.email,
    GIT_COMMITTER_DATE: who.date,
  };
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(example, name), "utf8")) as T;
}

const key = (one: {
  state: string;
  path: string;
  line: number;
  code: string;
  severity: string;
  base: string;
}): string => [one.state, one.path, one.line, one.code, one.severity, one.base].join(" ");

function plantedKey(one: Planted): string {
  const base = one.baseLine === undefined ? "" : `${one.basePath ?? one.path}:${one.baseLine}`;
  return key({ ...one, base });
}

function foundKey(one: ComparedFinding): string {
  const base = one.base === null ? "" : `${one.base.path}:${one.base.range.start.line + 1}`;
  return key({ ...one, line: one.range.start.line + 1, code: one.code ?? "", base });
}

async function main(): Promise<number> {
  const host = realHost();
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => abort.abort());
  const folder = mkdtempSync(join(tmpdir(), "lanser-example-"));
  try {
    makeExample(folder);
    const { story, findings: planted } = readJson<{ story: string; findings: Planted[] }>("planted.json");
    const { report } = await runGate(host, {
      repository: folder,
      base: { kind: "exact", rev: "HEAD^" },
      head: { kind: "commit", rev: "HEAD" },
      policy: {
        servers: [{ id: "pyright", version: undefined }],
        file: undefined,
        failOn: undefined,
        where: "terminal",
      },
      cacheFolder: cacheFolder({ ...host, where: whereOf(host.env) }, undefined),
      traceFolder: undefined,
      progress: progressTo(host.stderr),
      signal: abort.signal,
    });
    const color = host.stdout.isTerminal && host.env["NO_COLOR"] === undefined;
    host.stdout.write(plain(report, { color, reproduce: "npm run gate", all: true, show: "hint" }));
    host.stdout.write(`\nThe example: ${story}\n\nWhat each finding is:\n`);
    const found = new Set(report.findings.map(foundKey));
    const wanted = new Map(planted.map((one) => [plantedKey(one), one] as const));
    for (const [id, one] of wanted) {
      host.stdout.write(
        `  ${found.has(id) ? "as planted" : "MISSING   "}  ${one.state.padEnd(9)} ${one.path}:${one.line} ${one.code}\n`,
      );
      host.stdout.write(`              ${one.what}\n`);
    }
    const extra = [...found].filter((id) => !wanted.has(id));
    for (const id of extra) host.stdout.write(`  NOT PLANTED  ${terminalText(id)}\n`);
    const missing = [...wanted.keys()].filter((id) => !found.has(id)).length;
    const isRight = extra.length === 0 && missing === 0 && report.findings.length === planted.length;
    host.stdout.write(
      isRight
        ? `\nAll ${planted.length} findings are as planted. The verdict is "${report.verdict}" because head breaks things: that is the example.\n` +
            "Your own code: npm run gate -- --repo PATH --base REV --server pyright\n"
        : `\nThe findings are not as planted: ${missing} missing, ${extra.length} not planted.\n`,
    );
    return isRight ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// A test imports makeExample; only the script itself runs the gate.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = await main();
  } catch (error) {
    const problem = showProblem(error);
    process.stderr.write(problem.text);
    process.exitCode = problem.exitCode;
  }
}
