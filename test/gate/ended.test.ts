/** A run that is told to end, at each state of it: it says so, its files are whole, and nothing is left. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { repositoryLimits } from "../../src/git/git.ts";
import type { Host } from "../../src/platform/host.ts";
import { validateReportV1 } from "../../src/schemas/generated/report.v1.ts";
import { plainEnvironment, type Ran, startLanser } from "../support/command.ts";
import { appears, temporaryFolder } from "../support/files.ts";
import { gate, installedPyright, outcomeLine, sharedCache } from "../support/gate.ts";
import { firstOfNow } from "../support/night.ts";
import { leftBehind } from "../support/processes.ts";
import { git, repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installedPyright();
}, 120_000);

const change = () =>
  repositoryOf({ "a.py": "x: int = 1\n", "b.py": "import a\n" }, { "a.py": "x: int = 2\n" });

const signals = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const;
const targets = ["the group", "the command alone"] as const;
type Target = (typeof targets)[number];

/** Each state with each signal and target; by day each state once and each signal and target several times. */
function rows<State>(states: readonly State[]) {
  const all = states.flatMap((state, at) =>
    signals.flatMap((_, turn) =>
      targets.map((_target, other) => ({
        state,
        signal: signals[(at + turn) % signals.length] as (typeof signals)[number],
        target: targets[(at + other) % targets.length] as Target,
      })),
    ),
  );
  const perState = signals.length * targets.length;
  return firstOfNow(
    [...all.filter((_, at) => at % perState === 0), ...all.filter((_, at) => at % perState > 0)],
    states.length,
  );
}

type Started = ReturnType<typeof startLanser>;

function end({ child }: Started, signal: NodeJS.Signals, target: Target): void {
  const { pid } = child;
  if (pid === undefined) throw new Error("it did not start");
  process.kill(target === "the group" ? -pid : pid, signal);
}

/** The whole command in a group of its own; `left` is what it did not take away. */
function startIn(repository: string, args: readonly string[]) {
  const temporary = temporaryFolder();
  const started = startLanser([...args, "--server", "pyright", "--cache", sharedCache], {
    cwd: repository,
    env: plainEnvironment({ TMPDIR: temporary }),
    isLeader: true,
  });
  return { started, temporary, left: () => leftBehind(temporary, sharedCache) };
}

/** Resolves when a program says this on standard error. */
function says({ child }: Started, words: RegExp): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let all = "";
  child.stderr?.on("data", (text: string) => {
    all += text;
    if (words.test(all)) resolve();
  });
  child.stderr?.on("end", () => reject(new Error(`it never said ${words}: ${all}`)));
  return promise;
}

const gateArgs = ["gate", "--base-exact", "HEAD^", "--head", "HEAD", "--format", "json"];

/** What the gate prints when it begins each part of a run. */
const states = {
  "it looks for the base": /finding the base/,
  "it prepares servers and trees": /preparing servers and trees/,
  "it observes": /observing base and head/,
  "it has checked a file": /: 1 of 2 files/,
} as const;

describe("the gate, told to end", () => {
  test.each(rows(Object.keys(states) as (keyof typeof states)[]))(
    "while $state, by $signal to $target: cancelled, with a whole report and whole traces",
    { timeout: 60_000 },
    async ({ state, signal, target }) => {
      const [report, traces] = [join(temporaryFolder(), "report.json"), temporaryFolder()];
      const { started, left } = startIn(change(), [...gateArgs, "--report", report, "--trace", traces]);
      await says(started, states[state]);
      end(started, signal, target);
      const { code, stdout } = await started.ended;
      const read = JSON.parse(stdout);
      expect([code, read.verdict, read.reasons[0].code, validateReportV1(read), left()]).toEqual([
        11,
        "inconclusive",
        "cancelled",
        true,
        [],
      ]);
      expect(readFileSync(report, "utf8")).toBe(stdout);
      const kept = join(traces, "report.json");
      if (existsSync(kept)) expect(readFileSync(kept, "utf8")).toBe(stdout);
    },
  );

  test.each(targets)(
    "at the very end, by a signal to %s: a whole report, whatever its verdict",
    async (target) => {
      const { started, left } = startIn(change(), gateArgs);
      await says(started, /comparing/);
      end(started, "SIGTERM", target);
      const { code, stdout } = await started.ended;
      const read = JSON.parse(stdout);
      expect([[0, 11].includes(code ?? -1), validateReportV1(read), left()]).toEqual([true, true, []]);
    },
  );
});

/** What git waits at for ever: a pipe in the place of what it reads. */
const pipes = {
  "a commit": (repository: string) => objectPipe(repository, "HEAD"),
  "a tree": (repository: string) => objectPipe(repository, "HEAD^{tree}"),
  "a file": (repository: string) => objectPipe(repository, "HEAD:a.py"),
} as const;
const waits = Object.keys(pipes) as (keyof typeof pipes)[];

function objectPipe(repository: string, name: string): void {
  const id = git(repository, "rev-parse", name);
  pipeAt(join(repository, ".git/objects", id.slice(0, 2), id.slice(2)));
}

function pipeAt(file: string): void {
  rmSync(file, { force: true });
  execFileSync("mkfifo", [file]);
}

describe("while git waits at a pipe", () => {
  test.each(rows(waits))(
    "in the place of $state: the gate is cancelled by $signal to $target",
    { timeout: 60_000 },
    async ({ state, signal, target }) => {
      const repository = change();
      pipes[state](repository);
      const { started, left } = startIn(repository, gateArgs);
      await says(started, state === "a file" ? /preparing/ : /finding the base/);
      end(started, signal, target);
      expect([...(await ended(started.ended)), left()]).toEqual([11, "cancelled", []]);
    },
  );

  test.each(rows(waits))(
    "in the place of $state: a question ends with 73 by $signal to $target",
    { timeout: 60_000 },
    async ({ state, signal, target }) => {
      const repository = change();
      pipes[state](repository);
      const { started, temporary, left } = startIn(repository, [
        "hover",
        "a.py:1:1",
        "--rev",
        "HEAD",
        "--json",
      ]);
      await appears(temporary, /^lanser-/);
      end(started, signal, target);
      const { code, stdout } = await started.ended;
      expect([code, JSON.parse(stdout).error.code, left()]).toEqual([73, "E/CANCELLED", []]);
    },
  );

  test.each(targets)(
    "in the place of .gitignore: the gate is cancelled by a signal to %s",
    async (target) => {
      const repository = change();
      pipeAt(join(repository, ".gitignore"));
      const { started, left } = startIn(repository, ["gate", "--base-exact", "HEAD^", "--format", "json"]);
      await says(started, /finding the base/);
      end(started, "SIGTERM", target);
      expect([...(await ended(started.ended)), left()]).toEqual([11, "cancelled", []]);
    },
  );

  async function ended(ran: Promise<Ran>): Promise<readonly [number | null, string]> {
    const { code, stdout } = await ran;
    return [code, JSON.parse(stdout).reasons[0].code];
  }

  /** In which the limit of a git command, which is minutes, comes after seconds. */
  const hurried = (host: Host): Host => ({
    ...host,
    clock: {
      ...host.clock,
      after: (ms, fire) => host.clock.after(ms === repositoryLimits.commandMsMax ? 4_000 : ms, fire),
    },
  });

  test.each(firstOfNow(waits, 1))("in the place of %s: the limit of time ends it", async (state) => {
    const repository = change();
    pipes[state](repository);
    expect(outcomeLine(await gate(repository, { host: hurried }))).toMatch(tookTooLong);
  });

  test("in the place of .gitignore: the limit of time ends it", async () => {
    const repository = change();
    pipeAt(join(repository, ".gitignore"));
    const outcome = await gate(repository, { head: { kind: "work-tree" }, host: hurried });
    expect(outcomeLine(outcome)).toMatch(tookTooLong);
  });

  const tookTooLong = /^11 inconclusive git-failed: the command git [a-z-]+ took longer than 180 s$/;
});

test("a git that something else ends is named", async () => {
  const killing = (host: Host): Host => ({
    ...host,
    spawn: (request) => {
      const child = host.spawn(request);
      if (request.args.includes("cat-file")) child.kill("SIGKILL");
      return child;
    },
  });
  expect(outcomeLine(await gate(change(), { host: killing }))).toBe(
    "11 inconclusive git-failed: the command git cat-file ended because of a signal",
  );
});

describe("a question, told to end", () => {
  test.each(rows(["a session was begun"]))(
    "while $state, by $signal to $target: 73",
    async ({ signal, target }) => {
      const traces = temporaryFolder();
      const { started, left } = startIn(change(), ["diag", "--workspace", "--trace", traces, "--json"]);
      await appears(traces, /\.questions\.trace\.jsonl$/);
      end(started, signal, target);
      const { code, stdout } = await started.ended;
      expect([code, JSON.parse(stdout).error.code, left()]).toEqual([73, "E/CANCELLED", []]);
    },
  );
});
