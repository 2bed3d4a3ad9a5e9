/** Names that a server lists, as a person writes them; ranges are those of the text. */
import { join } from "node:path";
import { expect, test } from "vitest";
import type { FlatRange, SymbolFact } from "../../../src/questions/bundle/facts.ts";
import { namesListed } from "../../../src/questions/client/client.ts";
import { openTraceFile } from "../../../src/session/trace/source.ts";
import { readLengthMax } from "../../../src/syntax/reading.ts";
import { replayQuestions } from "../../../src/traces/replay/recorded-questions.ts";
import { profileOf, readRecorded } from "../../../src/traces/replay/recorded-session.ts";
import { parserFor } from "../../../src/workspace/parsers.ts";
import { temporaryFolder } from "../../support/files.ts";
import { installedPyright, testHost } from "../../support/gate.ts";
import { runInProcess } from "../../support/in-process.ts";
import { questionClient } from "../../support/question-client.ts";
import { repositoryOf } from "../../support/repository.ts";

const symbol = (name: string, container: string | null, selectionRange: FlatRange | null): SymbolFact => ({
  path: "a.go",
  name,
  container,
  kind: "method",
  range: [0, 0, 0, 9],
  selectionRange,
  evidence: "e1",
});

test("a receiver, type parameters and parameters are no part of a name, and columns are counted in the text", () => {
  const named = namesListed(
    {
      provenance: "lsp",
      symbols: [
        symbol("(*Ship[T]).Load", null, [0, 5, 0, 9]),
        symbol("(Base).Load", null, [0, 0, 0, 4]),
        symbol("load(String)", "Base", [0, 0, 0, 4]),
        symbol("total", "app::Bill", [0, 0, 0, 4]),
        symbol("nowhere", null, null),
      ],
    },
    ["😀 load"],
    "utf-8",
  );
  expect(named.map(({ symbol: name, nameRange: { start } }) => `${name} ${start.character}`)).toEqual([
    "Ship.Load 3",
    "Base.Load 0",
    "Base.load 0",
    "app.Bill.total 0",
  ]);
});

test("a recorded question by a name that the server had to list is one question, and replays as that one", async () => {
  await installedPyright();
  // Too large to be read here, as is any file of a language without a grammar.
  const big = `def ship() -> int: ...\n${`# ${"cargo ".repeat(170)}\n`.repeat(Math.ceil(readLengthMax / 1_000))}`;
  const traceFolder = join(temporaryFolder(), "trace");
  const asked = { cmd: "def", places: ["big.py#ship"] };
  const repository = repositoryOf({ "big.py": big });
  const live = await (async () => {
    await using client = await questionClient(testHost(temporaryFolder()), repository, "pyright", {
      traceFolder,
    });
    return await client.ask(asked);
  })();
  expect(
    "facts" in live ? live.facts.definitions?.map(({ path, range }) => [path, range]) : live.error,
  ).toEqual([["big.py", [0, 4, 0, 8]]]);
  const read = readRecorded(openTraceFile(join(traceFolder, "pyright.questions.trace.jsonl")));
  if (read.kind === "fault") throw new Error(read.message);
  const { bundles, divergence } = await replayQuestions(read.trace, await parserFor([profileOf(read.trace)]));
  expect(divergence).toBeUndefined();
  expect(bundles).toEqual([live]);
  const listed = await runInProcess(traceFolder, ["trace", "list", "--dir", traceFolder, "--format", "json"]);
  expect(JSON.parse(listed.stdout)[0].questions).toMatchObject([{ cmd: "def", selector: "big.py#ship" }]);
});
