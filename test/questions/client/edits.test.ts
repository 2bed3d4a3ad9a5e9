/** Files that are edited while a server runs: it is told what it wants to know, answers by it, and is not started anew. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { openLanserClient } from "../../../src/questions/client/sdk.ts";
import { openTraceFile } from "../../../src/session/trace/source.ts";
import { replayQuestions } from "../../../src/traces/replay/recorded-questions.ts";
import { profileOf, readRecorded } from "../../../src/traces/replay/recorded-session.ts";
import { parserFor } from "../../../src/workspace/parsers.ts";
import { edited, editedProjects } from "../../support/edited.ts";
import { temporaryFolder } from "../../support/files.ts";
import { installedPyright, sharedCache, testHost } from "../../support/gate.ts";
import { brief } from "../../support/question-brief.ts";
import { repositoryOf } from "../../support/repository.ts";
import { scriptedQuestions } from "../../support/scripted-questions.ts";
import { installedTypescript } from "../../support/typescript.ts";
import { watchServers } from "../../support/watched-host.ts";

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
});

test.each([
  {
    server: "pyright",
    saves: [],
    answers: [
      ["rates.py:1:5", "(function) def fee(days: int) -> int", ""],
      ["rates.py:3:5", "(function) def fee(days: int) -> str", "app.py:3:14 reportAssignmentType"],
      ["rates.py:1:5", "(function) def fee(days: int) -> int", ""],
    ],
  },
  {
    server: "typescript",
    saves: ["didSave app.ts", "didSave rates.ts"],
    answers: [
      ["rates.ts:1:17", "(alias) function fee(days: number): number", ""],
      ["rates.ts:3:17", "(alias) function fee(days: number): string", "app.ts:3:14 2322"],
      ["rates.ts:1:17", "(alias) function fee(days: number): number", ""],
    ],
  },
] as const)("$server is told of edited files as it wants to be, and answers by them", async (row) => {
  const { files, asker, dependency, broken, lower } = editedProjects[row.server];
  const texts = files as Readonly<Record<string, string>>;
  await using session = edited(row.server);
  expect(await session.asked()).toEqual(row.answers[0]);
  // Nobody has opened it.
  session.write({ [dependency]: broken });
  expect(await session.asked()).toEqual(row.answers[1]);
  expect(session.told()).toEqual({ starts: 1, said: [`didChangeWatchedFiles ${dependency} 2`] });
  // Both are open.
  for (const place of [asker, dependency]) await session.ask({ cmd: "symbols", place });
  session.write({ [dependency]: texts[dependency] ?? "", [asker]: lower });
  expect(await session.asked("lower")).toEqual(row.answers[2]);
  const [ofAsker, ofDependency] = [asker, dependency].map((path) => [
    `didChange ${path} 2`,
    ...row.saves.filter((one) => one.endsWith(path)),
  ]);
  expect(session.told()).toEqual({
    starts: 1,
    said: [...(ofAsker ?? []), ...(ofDependency ?? []), `didChangeWatchedFiles ${asker} 2, ${dependency} 2`],
  });
});

test("a file that comes, or goes, or configures the server has it started anew", async () => {
  await using session = edited("pyright");
  await session.asked();
  session.write({ "more.py": "from rates import fee\n\nfee('a')\n" });
  expect((await session.ask({ cmd: "check", place: "more.py" })).meta.exit_code).toBe(1);
  expect(session.told().starts).toBe(2);
});

test("a session with edits replays to its bundles: of files that were open, and of those that nobody had opened", async () => {
  const repository = repositoryOf({ "a.py": "fee = 1\n", "b.py": "from a import fee\n" });
  const host = watchServers(testHost(temporaryFolder()), {
    start: (request) => ({ ...request, args: [scriptedQuestions, "utf-16", "nothing"] }),
  });
  const traceFolder = join(temporaryFolder(), "trace");
  const servers = [{ id: "pyright", version: undefined }];
  const ids: string[] = [];
  {
    await using client = openLanserClient(host, {
      repository,
      servers,
      cacheFolder: sharedCache,
      traceFolder,
    });
    const refs = async (place: string) => {
      const bundle = await client.ask({ cmd: "refs", place });
      ids.push(bundle.bundleId);
      return brief(bundle);
    };
    expect(await refs("a.py@L1~fee")).toBe("a.py:1:1 b.py:1:15");
    writeFileSync(join(repository, "a.py"), "\n\nfee = 1\n");
    writeFileSync(join(repository, "b.py"), "\nfrom a import fee\n");
    expect([await refs("a.py@L3~fee"), await refs("b.py@L2~fee")]).toEqual([
      "a.py:3:1 b.py:2:15",
      "a.py:3:1 b.py:2:15",
    ]);
  }
  const read = readRecorded(openTraceFile(join(traceFolder, "pyright.questions.trace.jsonl")));
  if (read.kind === "fault") return expect.fail(read.message);
  const { bundles, divergence } = await replayQuestions(read.trace, await parserFor([profileOf(read.trace)]));
  expect([divergence, bundles.map(({ bundleId }) => bundleId)]).toEqual([undefined, ids]);
});
