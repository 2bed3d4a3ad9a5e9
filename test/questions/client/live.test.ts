/** Clients on a real repository, asked what needs no server: what is read, what is recorded, and what a change of files comes to. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type LanserClientOptions, openLanserClient } from "../../../src/questions/client/sdk.ts";
import { temporaryFolder } from "../../support/files.ts";
import { testHost } from "../../support/gate.ts";
import { repositoryOf } from "../../support/repository.ts";

const opened = (repository: string, more: Partial<LanserClientOptions> = {}) =>
  openLanserClient(testHost(temporaryFolder()), { repository, cacheFolder: null, ...more });

const namesIn = (bundle: object): readonly string[] =>
  (bundle as { facts: { symbols: readonly { name: string }[] } }).facts.symbols.map(({ name }) => name);

test("each answer names the tree that it is about, and a file that changed is read again for the next question", async () => {
  const repository = repositoryOf({ "a.py": "def one(): ...\n" });
  await using client = opened(repository);
  const question = { cmd: "outline", place: "a.py" };
  const before = await client.ask(question);
  expect(await client.ask(question)).toEqual(before);
  writeFileSync(join(repository, "a.py"), "def two(): ...\n");
  const after = await client.ask(question);
  expect([namesIn(before), namesIn(after)]).toEqual([["one"], ["two"]]);
  const trees = [before, after].map(({ environment }) => environment.snapshot?.tree);
  expect(trees.every((tree) => /^[0-9a-f]{40}$/u.test(tree ?? ""))).toBe(true);
  expect(new Set(trees).size).toBe(2);
});

test("a commit stays as it is, whatever becomes of the files", async () => {
  const repository = repositoryOf({ "a.py": "def one(): ...\n" });
  await using client = opened(repository, { rev: "HEAD" });
  writeFileSync(join(repository, "a.py"), "def two(): ...\n");
  expect(namesIn(await client.ask({ cmd: "outline", place: "a.py" }))).toEqual(["one"]);
});

test("a text lies over a file for one question alone", async () => {
  await using client = opened(repositoryOf({ "a.py": "def one(): ...\n" }));
  const question = { cmd: "outline", place: "a.py" };
  const over = await client.ask({ ...question, overlay: { "a.py": "def over(): ...\n" } });
  expect([namesIn(over), namesIn(await client.ask(question))]).toEqual([["over"], ["one"]]);
});

test("what was asked is recorded: the evidence that each fact names, and how long it took, which is in no hash", async () => {
  const traceFolder = join(temporaryFolder(), "trace");
  await using client = opened(repositoryOf({ "a.py": "def one(): ...\n" }), { traceFolder });
  const bundle = await client.ask({ cmd: "outline", place: "a.py" });
  const linesOf = (name: string) =>
    existsSync(join(traceFolder, name))
      ? readFileSync(join(traceFolder, name), "utf8")
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line))
      : [];
  expect(linesOf("evidence.jsonl")).toEqual([
    {
      id: "facts" in bundle ? bundle.facts.symbols?.[0]?.evidence : "",
      server: null,
      query_types: ["builtin/reading"],
      targets: ["a.py"],
      outcome: "responded",
      response_bytes: 15,
    },
  ]);
  expect(linesOf("run.json")).toMatchObject([
    {
      bundleId: bundle.bundleId,
      cmd: "outline",
      selector: "a.py",
      status: "ok",
      exitCode: 0,
      isAsked: false,
    },
  ]);
});

test("a question that is given up is answered by 73, and the next is answered", async () => {
  await using client = opened(repositoryOf({ "a.py": "def one(): ...\n" }));
  const question = { cmd: "outline", place: "a.py" };
  const given = await client.ask({ ...question, signal: AbortSignal.abort() });
  expect([given.status, given.meta.exit_code, "facts" in given]).toEqual(["error", 73, false]);
  expect((await client.ask(question)).status).toBe("ok");
});

test("a request without a place has to be told which of several servers is meant", async () => {
  const servers = ["pyright", "ruff"].map((id) => ({ id, version: undefined }));
  await using client = opened(repositoryOf({ "a.py": "x = 1\n" }), { servers });
  const params = { method: "workspace/symbol", params: { query: "" } };
  const bundle = await client.ask({ cmd: "request", params });
  expect("error" in bundle && [bundle.error.exitCode, bundle.error.message, bundle.error.hint]).toEqual([
    13,
    "the question needs one server, but several are configured",
    "Name one: --server pyright or --server ruff.",
  ]);
});

test("what a question does not have is no part of an answer: an error names it", async () => {
  await using client = opened(repositoryOf({ "a.py": "x = 1\n" }));
  const outline = { cmd: "outline", place: "a.py" };
  await expect(client.ask({ ...outline, file: "a.py" } as never)).rejects.toThrow(
    "a question has no member `file`",
  );
  const bundle = await client.ask({ ...outline, params: { depth: 2 } });
  expect("error" in bundle && [bundle.error.exitCode, bundle.error.message, bundle.error.hint]).toEqual([
    13,
    "`outline` has no parameter `depth`",
    "`params` of `outline` takes ids, limit, cursor.",
  ]);
});

test("a text over a file that the tree has not stands for a new one, and that is said", async () => {
  await using client = opened(repositoryOf({ "lib/rates.py": "x = 1\n" }));
  const text = "def one(): ...\n";
  const bundle = await client.ask({ cmd: "outline", place: "lib/rate.py", overlay: { "lib/rate.py": text } });
  expect([namesIn(bundle), bundle.meta.notes]).toEqual([
    ["one"],
    [
      "the tree has no file `lib/rate.py`, so its overlay is a new file. Other files may not see it. Did you mean `lib/rates.py`?",
    ],
  ]);
  const known = await client.ask({
    ...{ cmd: "outline", place: "lib/rates.py", overlay: { "lib/rates.py": text } },
  });
  expect([namesIn(known), known.meta.notes]).toEqual([["one"], []]);
});
