/** `lanser loop`: a command is run until the gate passes, or a budget ends. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { realClock } from "../../src/platform/host.ts";
import { validateReportV1 } from "../../src/schemas/generated/report.v1.ts";
import { temporaryFolder } from "../support/files.ts";
import { sharedCache } from "../support/gate.ts";
import { type InProcess, runInProcess } from "../support/in-process.ts";
import { firstOfNow, testByNight } from "../support/night.ts";
import { git, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

const files = {
  "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
  "bill.py": 'from rates import rate\n\ntotal: int = rate("a")\n',
};
const broken = "def rate(name: str, year: int) -> int:\n    return len(name) + year\n";

/** A repository whose working tree breaks bill.py. */
function brokenRepository(): string {
  const repository = repositoryOf(files);
  writeFileSync(join(repository, "rates.py"), broken);
  return repository;
}

function script(text: string): string {
  const file = join(temporaryFolder(), "agent.sh");
  writeFileSync(file, `#!/bin/sh\n${text}`);
  chmodSync(file, 0o755);
  return file;
}

const loop = (repository: string, flags: readonly string[], change: InProcess = {}) =>
  runInProcess(
    repository,
    ["loop", "--base-exact", "HEAD", "--server", "pyright", "--cache", sharedCache, ...flags],
    change,
  );

/** The lines that begin what each look came to, and why it ended. */
const told = ({ code, stdout }: Awaited<ReturnType<typeof loop>>) => [
  code,
  ...stdout
    .split("\n")
    .filter((line) => /^(?:before|after attempt \d+|stopped): | {2}score of the change /u.test(line)),
];

test("a command that mends the change in two attempts is told what is wrong, and ends the loop with 0", async () => {
  const repository = brokenRepository();
  const heard = temporaryFolder();
  const agent = script(
    `cat > ${heard}/prompt-$LANSER_ATTEMPT; cp "$LANSER_REPORT" ${heard}/report-$LANSER_ATTEMPT.json\n` +
      'if [ "$LANSER_ATTEMPT" = 1 ]; then echo "# tried" >> bill.py; else sed -i \'s/rate("a")/rate("a", 1)/\' bill.py; fi\necho done with $1\n',
  );
  const ran = await loop(repository, ["--", agent, "it"]);
  expect(told(ran)).toMatchInlineSnapshot(`
    [
      0,
      "before: FAIL: 1 new error from 1 edit, in 1 file that the change does not touch",
      "  score of the change (process reward pr-v2): -0.5",
      "after attempt 1: FAIL: 1 new error from 1 edit",
      "  score of the change (process reward pr-v2): -0.5 (this attempt: 0)",
      "after attempt 2: PASS: nothing new in 2 files",
      "  score of the change (process reward pr-v2): 0 (this attempt: 0.5)",
    ]
  `);
  expect(ran.stderr).toContain("done with it\n");
  expect(readFileSync(join(heard, "prompt-1"), "utf8")).toMatch(
    /^FAIL: 1 new error from 1 edit[\s\S]*bill\.py:3:14[\s\S]*Argument missing for parameter "year"/u,
  );
  expect(validateReportV1(JSON.parse(readFileSync(join(heard, "report-2.json"), "utf8")))).toBe(true);
  expect(git(repository, "status", "--porcelain")).toBe(" M bill.py\n M rates.py");
});

test("nothing is run where the gate passes at once", async () => {
  const marker = join(temporaryFolder(), "ran");
  const ran = await loop(repositoryOf(files), ["--", script(`: > ${marker}\n`)]);
  expect([ran.code, existsSync(marker)]).toEqual([0, false]);
});

test.each(
  firstOfNow(
    [
      ["changes nothing", [], ":\n", "the command changed nothing"],
      [
        "has been run as often as it may",
        ["--times", "2"],
        'echo "# $LANSER_ATTEMPT" >> bill.py\n',
        "the gate still does not pass after 2 attempts",
      ],
      [
        "ends with another code than 0",
        [],
        "echo '# a' >> bill.py; exit 3\n",
        "the command failed with exit code 3",
      ],
    ] as const,
    1,
  ),
)("a command that %s ends the loop, with the last gate's code", async (_, flags, text, why) => {
  const report = join(temporaryFolder(), "report.json");
  const ran = await loop(brokenRepository(), ["--report", report, ...flags, "--", script(text)]);
  expect(told(ran)[0]).toBe(1);
  expect(told(ran).at(-1)).toBe(`stopped: ${why}`);
  expect(validateReportV1(JSON.parse(readFileSync(report, "utf8")))).toBe(true);
});

testByNight("no command is begun once the budget is spent", async () => {
  // A clock that is a minute on once the verdict is told.
  let minutes = 0;
  const clock = { ...realClock, now: () => realClock.now() + minutes * 60_000 };
  const marker = join(temporaryFolder(), "ran");
  const agent = script(`: > ${marker}\n`);
  const said: string[] = [];
  const stdout = {
    isTerminal: false,
    write: (text: string) => {
      minutes += 1;
      said.push(text);
    },
  };
  const { code } = await loop(brokenRepository(), ["--budget", "59", "--", agent], { clock, stdout });
  expect(said.at(-1)).toBe("stopped: the budget of 59 s is used up\n");
  expect([code, existsSync(marker)]).toEqual([1, false]);
});

test("a command that runs when the budget ends is ended, also one that does not hear", async () => {
  // The hour passes once the command is there, and the time that it has to end in with it.
  const fired = { budget: () => {}, isOver: false };
  const clock = {
    ...realClock,
    after: (ms: number, fire: () => void) => {
      if (fired.isOver && ms === 5_000) queueMicrotask(fire);
      else if (ms > 3_500_000) fired.budget = fire;
      else return realClock.after(ms, fire);
      return () => undefined;
    },
  };
  const stderr = {
    isTerminal: false,
    write: (text: string) => {
      if (!text.includes("deaf")) return;
      fired.isOver = true;
      fired.budget();
    },
  };
  const agent = script("trap '' TERM\necho deaf\nsleep 600\n");
  const ran = await loop(brokenRepository(), ["--budget", "3600", "--", agent], { clock, stderr });
  expect([told(ran)[0], told(ran).at(-1)]).toEqual([1, "stopped: a signal ended the command"]);
});

test("what cannot be run, and what is no number, is refused before anything is looked at", async () => {
  const said = async (...flags: readonly string[]) => {
    const { code, stdout, stderr } = await loop(brokenRepository(), flags);
    return `${code} ${stdout}${stderr.split("\n")[0]}`;
  };
  expect([
    await said(),
    await said("--", "no-such-program-here"),
    await said("--times", "0", "--", "true"),
    await said("--head", "HEAD", "--", "true"),
  ]).toMatchInlineSnapshot(`
    [
      "13 lanser: loop needs a command after --",
      "13 lanser: there is no program \`no-such-program-here\` on PATH",
      "13 lanser: --times must be a whole number from 1, not \`0\`",
      "13 lanser: loop does not take --head",
    ]
  `);
});
