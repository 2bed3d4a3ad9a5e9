/** `lanser gate --events`: what happens while it runs, one JSON object a line, and nothing else of the run is another for it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEventSink } from "../../src/cli/program/events.ts";
import { eventToV1 } from "../../src/model/events.ts";
import { validateEventsV1 } from "../../src/schemas/generated/events.v1.ts";
import { temporaryFolder } from "../support/files.ts";
import { sharedCache } from "../support/gate.ts";
import { runInProcess } from "../support/in-process.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

type Line = { readonly at: number; readonly event: string } & Readonly<Record<string, unknown>>;

function linesOf(text: string): readonly Line[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

function changed(): string {
  const repository = repositoryOf({ "a.py": 'a: int = ""\n' });
  git(repository, "tag", "base");
  commit(repository, { "a.py": "a: int = 1\n" });
  commit(repository, { "b.py": 'b: int = ""\n' });
  return repository;
}

const gate = (repository: string, ...flags: string[]) =>
  runInProcess(
    repository,
    [
      "gate",
      "--base-exact",
      "base",
      "--head",
      "main",
      "--server",
      "pyright",
      "--cache",
      sharedCache,
      "--fresh",
      ...flags,
    ],
    {},
  );

test("events tell phases, servers, files, findings and commits, then each step as its reward, and the verdict last", async () => {
  const repository = changed();
  const out = join(repository, "..");
  const [events, rewards] = ["events.jsonl", "rewards.jsonl"].map((name) => join(out, name));
  const told = await gate(
    repository,
    "--format",
    "json",
    "--events",
    events ?? "",
    "--rewards",
    rewards ?? "",
  );
  const lines = linesOf(readFileSync(events ?? "", "utf8"));
  expect(lines.filter((line) => !validateEventsV1(line))).toEqual([]);
  expect(lines.map(({ at }) => at)).toEqual(lines.map((_, index) => index));
  const of = (event: string) => lines.filter((line) => line.event === event);
  expect(
    of("server")
      .filter(({ session }) => session === "head")
      .map(({ state }) => state),
  ).toEqual(["started", "ready", "ended"]);
  expect(of("commit").map(({ number, unscored }) => [number, unscored])).toEqual([
    [1, null],
    [2, null],
  ]);
  expect(of("step").map(({ step }) => step)).toEqual(linesOf(readFileSync(rewards ?? "", "utf8")));
  const report = JSON.parse(told.stdout);
  expect(of("findings").map(({ counts }) => counts)).toEqual([report.counts]);
  expect(lines.at(-1)).toMatchObject({
    event: "verdict",
    verdict: report.verdict,
    exitCode: told.code,
    reward: report.reward["pr-v2"].r,
  });
  expect((await gate(repository, "--format", "json", "--steps", "commits")).stdout).toBe(told.stdout);
}, 300_000);

test("on standard output they stand alone: the result goes to standard error, and a format is refused", async () => {
  const repository = changed();
  const { code, stdout, stderr } = await gate(repository, "--events", "-");
  expect(linesOf(stdout).at(-1)).toMatchObject({ event: "verdict", exitCode: code });
  expect(stderr).toContain("FAIL: 1 new error");
  const refused = await gate(repository, "--events", "-", "--format", "json");
  expect([refused.code, refused.stdout]).toEqual([13, ""]);
}, 300_000);

test("a file in the working tree that is judged is refused, from whatever folder it is named, and stays as it was", () => {
  const repository = repositoryOf({ "shop/a.py": "a = 1\n", "kept.jsonl": "kept\n" });
  const write = (cwd: string, file: string, judged: string | null) => () =>
    openEventSink({ stdout: { write: () => undefined, isTerminal: false }, cwd }, file, judged);
  const shop = join(repository, "shop");
  const why = /^cannot write events to .*, because they would change the working tree during its check$/u;
  expect(write(repository, "kept.jsonl", repository)).toThrow(why);
  expect(write(shop, "../kept.jsonl", shop)).toThrow(why);
  expect(readFileSync(join(repository, "kept.jsonl"), "utf8")).toBe("kept\n");
  // A commit does not change with it.
  expect(write(repository, "kept.jsonl", null)).not.toThrow();
  expect(write(shop, "../../beside.jsonl", shop)).not.toThrow();
});

test("no line of them is a command to a runner", () => {
  const line = eventToV1({ kind: "note", text: "\n::error::x ##[error]y" }, 0);
  expect(line).toBe(
    '{"at":0,"event":"note","schema":"lanser.events.v1","text":"\\n::error::x #\\u0023[error]y"}\n',
  );
  expect(JSON.parse(line).text).toBe("\n::error::x ##[error]y");
});

test("with --verbose standard error says what each part took, in the words of run.json", async () => {
  const folder = temporaryFolder();
  const report = join(folder, "report.json");
  const { stderr } = await gate(changed(), "--fresh", "--verbose", "--report", report);
  const { phases } = JSON.parse(readFileSync(join(folder, "run.json"), "utf8"));
  const names = phases.map(({ name }: { readonly name: string }) => name);
  expect(names).toMatchInlineSnapshot(`
    [
      "finding the base",
      "preparing servers and trees",
      "finding the affected roots",
      "observing base and head with pyright 1.1.414",
      "comparing",
    ]
  `);
  const told = [...stderr.matchAll(/^lanser: \d+\.\d s \(own CPU \d+\.\d s\) (.+)$/gmu)];
  expect(told.map(([, name]) => name)).toEqual(names);
});
