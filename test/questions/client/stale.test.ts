/** Files that change while they are asked about: asked again once, and then the answer says that it is older than they are. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { idsOf } from "../../../src/questions/bundle/bundle.ts";
import { openLanserClient } from "../../../src/questions/client/sdk.ts";
import { temporaryFolder } from "../../support/files.ts";
import { installedPyright, sharedCache, testHost } from "../../support/gate.ts";
import { brief } from "../../support/question-brief.ts";
import { questionClient, usualRequest } from "../../support/question-client.ts";
import { repositoryOf } from "../../support/repository.ts";
import { scriptedQuestions } from "../../support/scripted-questions.ts";
import { watchServers } from "../../support/watched-host.ts";

beforeAll(async () => {
  await installedPyright();
});

const files = { "a.py": "fee = 1\n", "b.py": "from a import fee\n" };
const place = "a.py@L1~fee";

/** `edit` is called when the server is asked for the uses, before it answers. */
function opened(edit: (nth: number, repository: string) => void) {
  const repository = repositoryOf(files);
  let asked = 0;
  const host = watchServers(testHost(temporaryFolder()), {
    start: (request) => ({ ...request, args: [scriptedQuestions, "utf-16", "nothing"] }),
    see: ({ direction, message }) => {
      if (direction !== ">" || message["method"] !== "textDocument/references") return;
      asked += 1;
      edit(asked, repository);
    },
  });
  const traceFolder = join(temporaryFolder(), "trace");
  const servers = [{ id: "pyright", version: undefined }];
  const client = openLanserClient(host, { repository, servers, cacheFolder: sharedCache, traceFolder });
  return { repository, client, traceFolder, asked: () => asked };
}

const use = (text: string) => `from a import fee\n${text}`;

test("a file that changed while it was asked about is asked about again, once", async () => {
  const { client, asked } = opened((nth, repository) => {
    if (nth === 1) writeFileSync(join(repository, "b.py"), use("\nprint(fee)\n"));
  });
  await using _ = client;
  const bundle = await client.ask({ cmd: "refs", place });
  expect([brief(bundle), bundle.meta.stale, asked()]).toEqual(["a.py:1:1 b.py:1:15 b.py:3:7", false, 2]);
});

test("one that changes again makes the answer stale: it says so, beside its hashes, and since when is recorded", async () => {
  const { client, traceFolder, asked } = opened((nth, repository) =>
    writeFileSync(join(repository, "b.py"), use(`${"\n".repeat(nth)}print(fee)\n`)),
  );
  await using _ = client;
  const bundle = await client.ask({ cmd: "refs", place });
  // What it was when it was asked the second time.
  expect([brief(bundle), asked()]).toEqual(["a.py:1:1 b.py:1:15 b.py:3:7", 2]);
  expect([bundle.meta.stale, bundle.meta.notes]).toEqual([
    true,
    ["stale: b.py changed after the server read the tree. This answer describes the old contents."],
  ]);
  const fresh = { ...bundle, meta: { ...bundle.meta, stale: false, notes: [] } };
  expect(idsOf(fresh)).toEqual({ bundleId: bundle.bundleId, factsId: bundle.factsId });
  const runs = readFileSync(join(traceFolder, "run.json"), "utf8").trim().split("\n");
  expect(JSON.parse(runs.at(-1) ?? "")).toMatchObject({
    bundleId: bundle.bundleId,
    stale: { since: expect.any(Number), files: ["b.py"] },
  });
});

test("a snapshot that is kept says of each answer whether its files are others by now, and of no other", async () => {
  const repository = repositoryOf(files);
  await using asking = await questionClient(testHost(temporaryFolder()), repository, "pyright");
  const stale = async (path: string) => (await asking.ask({ cmd: "outline", places: [path] })).meta.stale;
  writeFileSync(join(repository, "b.py"), "other = 1\n");
  expect([await stale("a.py"), await stale("b.py")]).toEqual([false, true]);
  // As it was, by whatever way.
  writeFileSync(join(repository, "b.py"), files["b.py"]);
  expect(await stale("b.py")).toBe(false);
});

test("an answer that was kept is as old as it is", async () => {
  const repository = repositoryOf(files);
  await using asking = await questionClient(testHost(temporaryFolder()), repository, "pyright");
  const request = { ...usualRequest, cmd: "outline", places: ["a.py"] };
  const kept = await asking.client.ask(request);
  writeFileSync(join(repository, "a.py"), "other = 1\n");
  const marked = await asking.client.marked(request, kept);
  expect([kept.meta.stale, marked.meta.stale, marked.bundleId]).toEqual([false, true, kept.bundleId]);
});
