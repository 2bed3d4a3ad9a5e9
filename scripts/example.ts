/**
 * `npm run gate` without arguments: makes the embedded example into a repository of two commits, runs the command that it
 * is given (from source without one) on it, prints the whole result and what each line means, and exits 0 only if the
 * findings equal the planted list. It imports nothing that is not in this clone.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

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

/** Lines are counted from one. */
type Place = { readonly path: string; readonly range: { readonly start: { readonly line: number } } };

/** What is read of a report. */
type Shown = {
  readonly verdict: string;
  readonly findings: readonly (Place & {
    readonly state: string;
    readonly code: string | null;
    readonly severity: string;
    readonly base: Place | null;
  })[];
};

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

function foundKey(one: Shown["findings"][number]): string {
  const base = one.base === null ? "" : `${one.base.path}:${one.base.range.start.line}`;
  return key({ ...one, line: one.range.start.line, code: one.code ?? "", base });
}

async function main(command: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-example-"));
  try {
    const repository = join(folder, "harbour");
    mkdirSync(repository);
    makeExample(repository);
    const report = join(folder, "report.json");
    const { code, text } = await gate(command, repository, report);
    // The repository is removed: what gives the report again is this script.
    process.stdout.write(text.replace(/^( {2}reproduce: ).*$/mu, "$1npm run gate"));
    if (code !== 0 && code !== 1) return code;
    return compare(JSON.parse(readFileSync(report, "utf8")) as Shown);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As in a terminal, also where this runs in a job. */
async function gate(
  command: string,
  repository: string,
  report: string,
): Promise<{ readonly code: number; readonly text: string }> {
  const { GITHUB_ACTIONS: _, LANSER_CALLED_FROM: __, ...env } = process.env;
  const flags = [
    "--base-exact",
    "HEAD^",
    "--head",
    "HEAD",
    "--server",
    "pyright",
    "--all",
    // The repository is another one each time: nothing that is kept could be used again.
    "--fresh",
    "--report",
    report,
  ];
  const child = spawn(process.execPath, [command, "gate", ...flags], {
    cwd: repository,
    env: process.stdout.isTTY ? { FORCE_COLOR: "1", ...env } : env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  // The command ends by itself then, and removes what it has made.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    text += piece;
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code: code ?? 1, text };
}

function compare({ verdict, findings }: Shown): number {
  const { story, findings: planted } = readJson<{ story: string; findings: Planted[] }>("planted.json");
  process.stdout.write(`\nThe example: ${story}\n\nWhat each finding is:\n`);
  const found = new Set(findings.map(foundKey));
  const wanted = new Map(planted.map((one) => [plantedKey(one), one] as const));
  for (const [id, one] of wanted) {
    process.stdout.write(
      `  ${found.has(id) ? "as planted" : "MISSING   "}  ${one.state.padEnd(9)} ${one.path}:${one.line} ${one.code}\n`,
    );
    process.stdout.write(`              ${one.what}\n`);
  }
  const extra = [...found].filter((id) => !wanted.has(id));
  for (const id of extra) process.stdout.write(`  NOT PLANTED  ${JSON.stringify(id)}\n`);
  const missing = [...wanted.keys()].filter((id) => !found.has(id)).length;
  const isRight = extra.length === 0 && missing === 0 && findings.length === planted.length;
  process.stdout.write(
    isRight
      ? `\nAll ${planted.length} findings are as planted. The verdict is "${verdict}" because head breaks things: that is the example.\n` +
          "Your own code: npm run gate -- --repo PATH --base REV --server pyright\n"
      : `\nThe findings are not as planted: ${missing} missing, ${extra.length} not planted.\n`,
  );
  return isRight ? 0 : 1;
}

const sources = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));

// A test imports makeExample; only the script itself runs the gate.
if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await main(process.argv[2] ?? sources);
