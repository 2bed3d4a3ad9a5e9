/** Signals at every moment of a run, by the clock: whatever they meet, the end is one of those that the contract has. */
import { beforeAll, expect, test } from "vitest";
import { validateReportV1 } from "../../src/schemas/generated/report.v1.ts";
import { plainEnvironment, startLanser } from "../support/command.ts";
import { temporaryFolder } from "../support/files.ts";
import { installedPyright, sharedCache } from "../support/gate.ts";
import { leftBehind } from "../support/processes.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installedPyright();
}, 120_000);

const signals = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const;
const steps = Number(process.env["LANSER_SWEEP"] ?? 40);

const commands = {
  gate: ["gate", "--base-exact", "HEAD^", "--head", "HEAD", "--format", "json"],
  question: ["diag", "--workspace", "--rev", "HEAD", "--json"],
} as const;
/** Beside a whole answer: before our handlers are there, Node itself ends by the signal, and nothing was begun. */
const ends = { gate: [0, 1, 11, null], question: [0, 11, 73, null] } as const;

async function run(
  command: keyof typeof commands,
  after: { ms: number; signal: NodeJS.Signals; isGroup: boolean } | null,
) {
  const repository = repositoryOf(
    { "a.py": "x: int = 1\n", "b.py": "import a\n" },
    { "a.py": "x: int = 2\n" },
  );
  const temporary = temporaryFolder();
  const since = performance.now();
  const { child, ended } = startLanser(
    [...commands[command], "--server", "pyright", "--cache", sharedCache],
    {
      cwd: repository,
      env: plainEnvironment({ TMPDIR: temporary }),
      isLeader: true,
    },
  );
  const send = () => {
    if (after !== null && child.exitCode === null && child.pid !== undefined)
      process.kill(after.isGroup ? -child.pid : child.pid, after.signal);
  };
  const timer = after === null ? undefined : setTimeout(send, after.ms);
  const ran = await ended;
  clearTimeout(timer);
  return { ...ran, ms: performance.now() - since, left: leftBehind(temporary, sharedCache) };
}

test.each(["gate", "question"] as const)("a %s at every moment", { timeout: 3_600_000 }, async (command) => {
  const whole = await run(command, null);
  expect(whole.code).toBe(0);
  const odd: object[] = [];
  for (let at = 0; at < steps; at++) {
    const signal = signals[at % signals.length] as (typeof signals)[number];
    const after = { ms: (whole.ms * at) / steps, signal, isGroup: at % 2 === 0 };
    const { code, stdout, stderr, left } = await run(command, after);
    const isKnown = (ends[command] as readonly (number | null)[]).includes(code);
    const isWhole = code === null || command === "question" || validateReportV1(JSON.parse(stdout));
    if (!isKnown || !isWhole || left.length > 0)
      odd.push({ ...after, code, left, stderr: stderr.slice(-500) });
  }
  expect(odd).toEqual([]);
});
