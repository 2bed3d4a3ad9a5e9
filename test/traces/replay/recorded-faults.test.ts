/** What went wrong is recorded like what went right: the replay of a failed run makes the same report again. */
import { beforeAll, expect, test } from "vitest";
import { showProblem } from "../../../src/cli/program/problem.ts";
import type { Host, SpawnRequest } from "../../../src/platform/host.ts";
import { placeholder } from "../../../src/session/trace/scrub.ts";
import { replayRun } from "../../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../../src/verdict/report-bytes.ts";
import { temporaryFolder } from "../../support/files.ts";
import { gate, installedPyright, outcomeCodes } from "../../support/gate.ts";
import { repositoryOf } from "../../support/repository.ts";
import { type Fault, scriptedPyright } from "../../support/scripted-pyright.ts";
import { heldClock, type Seen, watchServers } from "../../support/watched-host.ts";

beforeAll(async () => {
  await installedPyright();
});

const change = [{ "a.py": "x: int = 1\n", "b.py": "" }, { "b.py": 'broken: int = ""\n' }] as const;

/** Runs, records and replays; says what the run came to and whether the replay came to the same bytes. */
async function twice(repository: string, host: (host: Host) => Host): Promise<string> {
  const traceFolder = temporaryFolder();
  const outcome = await gate(repository, { traceFolder, host });
  const replayed = await replayRun(traceFolder).catch((error: unknown) => error);
  const report = (replayed as { report?: Parameters<typeof serializeReport>[0] }).report;
  const isSame =
    outcome.report !== undefined &&
    report !== undefined &&
    serializeReport(report) === serializeReport(outcome.report);
  return `${outcomeCodes(outcome)}, replayed ${isSame ? "the same" : showProblem(replayed).text}`;
}

test("a server that did something wrong", { timeout: 60_000 }, async () => {
  const repository = repositoryOf(...change);
  const rows: string[] = [];
  for (const fault of [
    "nothing",
    "never answers anything",
    "ends at once with code 0",
    "writes text that is no frame",
    "answers everything after the first canary with an empty report",
    "asks to pull again after every file",
    "asks to pull again whenever a document is opened or closed",
    "ends with code 0 after the first file",
    "asks without end",
    "answers what was not asked",
  ] as const satisfies readonly Fault[]) {
    const clock = heldClock(1_000);
    const start = (request: SpawnRequest) => ({ ...request, args: [scriptedPyright, fault] });
    const initialized = new Set<string>();
    const see = ({ side, message }: Seen) => {
      if (fault !== "never answers anything" || message["method"] !== "initialize") return;
      initialized.add(side);
      if (initialized.size === 2) clock.letPass();
    };
    rows.push(
      `${fault}: ${await twice(repository, (host) => watchServers({ ...host, clock }, { start, see }))}`,
    );
  }
  expect(rows.join("\n")).toMatchInlineSnapshot(`
    "nothing: 1 fail new-finding, replayed the same
    never answers anything: 11 inconclusive server-timeout, replayed the same
    ends at once with code 0: 11 inconclusive server-crashed, replayed the same
    writes text that is no frame: 11 inconclusive server-protocol, replayed the same
    answers everything after the first canary with an empty report: 11 inconclusive canary-failed, replayed the same
    asks to pull again after every file: 11 inconclusive unknown-files, no-files, replayed the same
    asks to pull again whenever a document is opened or closed: 11 inconclusive unknown-files, no-files, replayed the same
    ends with code 0 after the first file: 11 inconclusive server-crashed, replayed the same
    asks without end: 11 inconclusive server-protocol, replayed the same
    answers what was not asked: 11 inconclusive server-protocol, replayed the same"
  `);
});

test("pyright, killed on head", { timeout: 60_000 }, async () => {
  const repository = repositoryOf(...change);
  const rows: string[] = [];
  for (const method of ["initialized", "textDocument/diagnostic"]) {
    const see = ({ side, message, signal }: Seen) => {
      if (side === "head" && message["method"] === method) signal("SIGKILL");
    };
    rows.push(`${method}: ${await twice(repository, (host) => watchServers(host, { see }))}`);
  }
  expect(rows.join("\n")).toMatchInlineSnapshot(`
    "initialized: 11 inconclusive server-crashed, replayed the same
    textDocument/diagnostic: 11 inconclusive server-crashed, replayed the same"
  `);
});

test("names and texts that look like our placeholders are only names and texts", async () => {
  const text = `place = "${placeholder("ROOT")}/${placeholder("!SERVER")}"\nx: int = place\n`;
  const odd = { [`${placeholder("ROOT")}.py`]: text };
  const repository = repositoryOf({ "a.py": "" }, odd);
  expect(await twice(repository, (host) => host)).toMatchInlineSnapshot(
    `"1 fail new-finding, replayed the same"`,
  );
});
