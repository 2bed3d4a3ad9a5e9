/** Questions that come to an error, recorded of servers that do something wrong: the trace gives the same bundle, byte for byte, wherever the repository lies. */
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Bundle, serializeBundle } from "../../../src/questions/bundle/bundle.ts";
import type { ClientRequest } from "../../../src/questions/client/request.ts";
import { openTraceFile } from "../../../src/session/trace/source.ts";
import { replayQuestions } from "../../../src/traces/replay/recorded-questions.ts";
import { profileOf, readRecorded } from "../../../src/traces/replay/recorded-session.ts";
import { parserFor } from "../../../src/workspace/parsers.ts";
import { temporaryFolder } from "../../support/files.ts";
import { installedPyright, testHost } from "../../support/gate.ts";
import { questionClient } from "../../support/question-client.ts";
import { repositoryAt } from "../../support/repository.ts";
import { type Oddity, scriptedQuestions } from "../../support/scripted-questions.ts";
import { watchServers } from "../../support/watched-host.ts";

beforeAll(async () => {
  await installedPyright();
});

const files = { "a.py": "fee = 1\nother = fee\n", "b.py": "from a import fee\n" };
type Row = {
  readonly oddity: Oddity;
  readonly ask: Partial<ClientRequest> & Pick<ClientRequest, "cmd">;
  readonly exitCode: number;
};
const refs = { cmd: "refs", places: ["a.py@L1~fee"] };
const rows: readonly Row[] = [
  { oddity: "nothing", ask: refs, exitCode: 0 },
  { oddity: "nothing", ask: { cmd: "impl", places: ["a.py@L1~fee"] }, exitCode: 72 },
  { oddity: "nothing", ask: { cmd: "calls", places: ["a.py@L1~fee"], params: { mode: "in" } }, exitCode: 72 },
  { oddity: "answers with a number", ask: refs, exitCode: 65 },
  { oddity: "answers with places that are none", ask: refs, exitCode: 65 },
  { oddity: "answers with places outside of the tree", ask: refs, exitCode: 0 },
  {
    oddity: "answers the first question when the second comes",
    ask: { ...refs, timeoutMs: 300 },
    exitCode: 64,
  },
  { oddity: "answers with 100,001 places", ask: refs, exitCode: 0 },
];

async function recorded(
  { oddity, ask }: Row,
  layout: string,
): Promise<{ readonly bundle: Bundle; readonly trace: string }> {
  const traceFolder = temporaryFolder();
  const host = watchServers(testHost(temporaryFolder()), {
    start: (request) => ({ ...request, args: [scriptedQuestions, "utf-16", oddity] }),
  });
  const repository = repositoryAt(join(temporaryFolder(), layout), files);
  await using client = await questionClient(host, repository, "pyright", { traceFolder });
  const bundle = await client.ask(ask);
  return { bundle, trace: join(traceFolder, "pyright.questions.trace.jsonl") };
}

async function replayed(trace: string): Promise<readonly Bundle[]> {
  const read = readRecorded(openTraceFile(trace));
  if (read.kind === "fault") throw new Error(read.message);
  const { bundles, divergence } = await replayQuestions(read.trace, await parserFor([profileOf(read.trace)]));
  expect(divergence).toBeUndefined();
  return bundles;
}

describe.each(rows)("$oddity: $ask.cmd is $exitCode, and", (row) => {
  test("replays to its bytes, and has the same ids elsewhere", async () => {
    const [one, other] = [await recorded(row, "one"), await recorded(row, "deep/er/other")];
    expect(one.bundle.meta.exit_code).toBe(row.exitCode);
    expect([other.bundle.bundleId, other.bundle.factsId]).toEqual([one.bundle.bundleId, one.bundle.factsId]);
    expect((await replayed(one.trace)).map(serializeBundle)).toEqual([serializeBundle(one.bundle)]);
  });
});
