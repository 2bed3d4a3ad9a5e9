/** Questions to servers that do something wrong: each comes to a value with its exit code, and never to a wrong "nothing". */
import { beforeAll, describe, expect, test } from "vitest";
import type { SpawnRequest } from "../../../src/platform/host.ts";
import type { Bundle } from "../../../src/questions/bundle/bundle.ts";
import { temporaryFolder } from "../../support/files.ts";
import { installedPyright, sharedCache, testHost } from "../../support/gate.ts";
import { runInProcess } from "../../support/in-process.ts";
import { firstOfNow } from "../../support/night.ts";
import { type QuestionClient, questionClient } from "../../support/question-client.ts";
import { repositoryOf } from "../../support/repository.ts";
import { type Fault, faults, scriptedPyright } from "../../support/scripted-pyright.ts";
import { type Oddity, scriptedQuestions } from "../../support/scripted-questions.ts";
import { heldClock, type Seen, type Watch, watchServers } from "../../support/watched-host.ts";

beforeAll(async () => {
  await installedPyright();
});

const files = { "a.py": "fee = 1\nother = fee\n", "b.py": "from a import fee\n" };

const started = (args: readonly string[]): Pick<Watch, "start"> => ({
  start: (request: SpawnRequest) => ({ ...request, args: [...args] }),
});

function oddClient(oddity: Oddity): Promise<QuestionClient> {
  const host = watchServers(testHost(temporaryFolder()), started([scriptedQuestions, "utf-16", oddity]));
  return questionClient(host, repositoryOf(files), "pyright");
}

const refs = { cmd: "refs", places: ["a.py@L1~fee"] };
const def = { cmd: "def", places: ["b.py@L1~fee"] };

function said(bundle: Bundle): string {
  const { exit_code: code, restarts } = bundle.meta;
  if ("error" in bundle) return `${code} ${bundle.error.message}`;
  const all = bundle.facts.references ?? bundle.facts.definitions ?? [];
  const places = all.map((one) => `${one.path ?? one.external}:${one.range[0]}:${one.range[1]}`);
  return [code, ...places, ...(restarts === 0 ? [] : [`after ${restarts} restart`])].join(" ");
}

const honest = { refs: "0 a.py:0:0 a.py:1:8 b.py:0:14", def: "0 a.py:0:0" };

describe("answers", () => {
  test("that come in another order are those of their questions", async () => {
    await using client = await oddClient("answers the second question before the first");
    const [one, other] = await Promise.all([client.ask(refs), client.ask(def)]);
    expect([said(one), said(other)]).toEqual([honest.refs, honest.def]);
  });

  test("that come twice count once, and a server that goes on so is ended", async () => {
    await using client = await oddClient("answers everything twice");
    const all: string[] = [];
    for (let nth = 0; nth < 20; nth += 1) all.push(said(await client.ask(nth % 2 === 0 ? refs : def)));
    expect(all.slice(0, 8)).toEqual(
      Array.from({ length: 8 }, (_, nth) => (nth % 2 === 0 ? honest.refs : honest.def)),
    );
    // Nine are too many; a fresh process is asked again, once.
    expect(all.at(-1)).toBe("65 pyright ended 2 times; Lanser does not restart it again");
    expect(new Set(all.map((one) => one.slice(0, 2)))).toEqual(new Set(["0 ", "65"]));
  });

  test("that come too late are those of no other question", async () => {
    await using client = await oddClient("answers the first question when the second comes");
    expect(said(await client.ask({ ...refs, timeoutMs: 200 }))).toBe(
      "64 pyright did not answer textDocument/references in 0.2 s",
    );
    expect(said(await client.ask(def))).toBe(honest.def);
  });

  test.each(["answers with a number", "answers with places that are none"] as const)(
    "of another shape are none: %s",
    async (oddity) => {
      await using client = await oddClient(oddity);
      expect(said(await client.ask(refs))).toBe(
        "65 the answer of pyright to textDocument/references does not follow the protocol",
      );
      // The server is still there.
      expect((await client.ask(refs)).meta.restarts).toBe(0);
    },
  );

  test("of places outside of the tree are left out, and counted", async () => {
    await using client = await oddClient("answers with places outside of the tree");
    const bundle = await client.ask(refs);
    expect([said(bundle), bundle.meta.notes]).toEqual([
      "0 a.py:0:0",
      ["the answer leaves out 1 place outside of the repository"],
    ]);
    const raw = await client.ask({ ...refs, cmd: "request", params: { method: "textDocument/references" } });
    expect(JSON.stringify([bundle, raw])).not.toContain("passwd");
  });

  test("about versions of a document that there never were change nothing", async () => {
    await using client = await oddClient("publishes what belongs to versions that there never were");
    expect([said(await client.ask(refs)), said(await client.ask(def))]).toEqual([honest.refs, honest.def]);
  });
});

describe("a flood", () => {
  test("of 100,001 places is cut, and the second page has the one that is left", async () => {
    await using client = await oddClient("answers with 100,001 places");
    const first = await client.ask(refs);
    const second = await client.ask({ ...refs, cursor: first.meta.cursor ?? "" });
    const counts = [first, second].map((bundle) => {
      if ("error" in bundle) return bundle.error.message;
      const { references = [], total, truncated } = bundle.facts;
      return [references.length, references[0]?.range[0], total, truncated];
    });
    // Sorted before it is cut: the server sent the last one first.
    expect(counts).toEqual([
      [100_000, 0, 100_001, true],
      [1, 100_000, 100_001, false],
    ]);
    expect(second.meta.cursor).toBeNull();
  });

  test("in one frame over the limit is 65, and the limit is named", async () => {
    await using client = await oddClient("answers with a frame over the limit");
    const bundle = await client.ask(refs);
    expect(said(bundle)).toMatchInlineSnapshot(
      `"65 pyright broke the protocol: frame-too-long: the body has more than 67108864 bytes: "Content-Length: 67108865\\r\\n""`,
    );
  });

  test("of a million items in parts that nobody asked for is not kept, and the answer is the answer", async () => {
    await using client = await oddClient("sends a million items in parts");
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    // Of another place than the one that it answers with: that one alone would be asked for again.
    const bundle = await client.ask({ ...refs, places: ["a.py@L2~fee"] });
    globalThis.gc?.();
    const grown = process.memoryUsage().heapUsed - before;
    if ("error" in bundle) throw new Error(bundle.error.message);
    // Each once: the parts are not joined to it.
    expect([bundle.facts.total, bundle.capabilities.partialResult]).toEqual([1, false]);
    // A million of them would be more than 300 MB.
    expect(grown).toBeLessThan(150 * 1_048_576);
  });
});

test("a server that ends at each question is started once more, and then the question is 65", async () => {
  await using client = await oddClient("ends when it is asked");
  expect(said(await client.ask(refs))).toBe("65 pyright ended with code 7");
});

test("after a second end of its server every line that is left is an error line, 65, and nothing is started or sent", async () => {
  const seen: string[] = [];
  const { spawn } = watchServers(testHost(temporaryFolder()), {
    ...started([scriptedQuestions, "utf-16", "ends when it is asked"]),
    see: ({ direction, message: { method } }) => {
      if (direction === ">" && /initialize$|references|definition/u.test(String(method)))
        seen.push(String(method).replace("textDocument/", ""));
    },
  });
  const lines = [
    { id: "before", cmd: "outline", place: "a.py" },
    ...["one", "two", "three", "four"].map((id, nth) => ({
      id,
      cmd: nth % 2 === 0 ? "refs" : "def",
      // Equal ones would share an answer.
      place: `a.py@L${nth < 2 ? 1 : 2}~fee`,
    })),
    // No server is asked for it.
    { id: "after", cmd: "outline", place: "a.py" },
  ];
  const stdin = async function* () {
    yield lines.map((line) => JSON.stringify(line)).join("\n");
  };
  const args = ["batch", "--in-flight", "1", "--server", "pyright", "--cache", sharedCache];
  const { stdout } = await runInProcess(repositoryOf(files), args, { spawn, stdin });
  const out = stdout.trim().split("\n");
  expect(
    out.map((line) => {
      const { id, bundle } = JSON.parse(line) as { id: string; bundle: Bundle };
      return `${id} ${said(bundle)}`;
    }),
  ).toEqual([
    "before 0",
    "one 65 pyright ended with code 7",
    ...["two", "three", "four"].map(
      (id) => `${id} 65 pyright ended 2 times; Lanser does not restart it again`,
    ),
    "after 0",
  ]);
  // Once it was started again, and asked again; that was all.
  expect(seen).toEqual(["initialize", "references", "initialize", "references"]);
});

/** A message is seen before the client has it. */
function onceHeard(then: () => void, turns = 20): void {
  if (turns === 0) then();
  else setImmediate(onceHeard, then, turns - 1);
}

describe("every fault of a server", () => {
  const sent =
    (method: string, uri = "") =>
    ({ direction, message }: Seen): boolean =>
      direction === ">" &&
      message["method"] === method &&
      JSON.stringify(message["params"] ?? {}).includes(uri);
  /** Where the fault is that nothing comes: when the time may pass in which it did not. */
  const silences: Partial<Record<Fault, (seen: Seen) => boolean>> = {
    "never answers anything": sent("initialize"),
    "never lists its files": ({ message }) => message["id"] === "s2" && message["method"] === undefined,
    "never offers pull diagnostics": ({ message }) => JSON.stringify(message).includes("Found 2 source"),
    "never answers the file b.py": sent("textDocument/diagnostic", "/b.py"),
    "does not shut down": sent("shutdown"),
    "stays after exit": sent("exit"),
  };

  const expected: Readonly<Record<Fault, string>> = {
    nothing: "0 OK: no findings in 2 files",
    "ends at once with code 0": "65  lanser: the server ended with code 0 (initialize)",
    "writes text that is no frame": "65  lanser: the server broke the protocol: bad-header (initialize)",
    "answers initialize with an error": "65  lanser: the server answered with error -32603 (initialize)",
    "answers initialize without capabilities":
      "65  lanser: the server broke the protocol: the answer to initialize has no capabilities (initialize)",
    "chooses utf-8 unasked": "0 OK: no findings in 2 files",
    "never answers anything": "64  lanser: the server did not answer in time (initialize)",
    "never offers pull diagnostics": "64  lanser: the server does not offer diagnostics on request",
    "never lists its files":
      "64  lanser: pyright was not ready in time: pyright has not listed its source files",
    "answers empty reports until it has loaded": "0 OK: no findings in 2 files",
    "answers the first canary with an empty report":
      "66  lanser: pyright found nothing in a document with reportAssignmentType",
    "answers everything after the first canary with an empty report":
      "11 a.py  INCOMPLETE: canary-failed | b.py  INCOMPLETE: canary-failed | INCOMPLETE: 2 files without a final answer, 0 findings in 0 files",
    "finds one file too many": "66  lanser: pyright found 3 source files, but Lanser expected 2",
    "finds no files": "66  lanser: pyright found 0 source files, but Lanser expected 2",
    "cannot parse its configuration": '12  lanser: Config file "/x/pyrightconfig.json" could not be parsed.',
    "answers every file with an error":
      "11 a.py  INCOMPLETE: error | b.py  INCOMPLETE: error | INCOMPLETE: 2 files without a final answer, 0 findings in 0 files",
    "says once of every file that its content was modified": "0 OK: no findings in 2 files",
    "cancels every file again and again":
      "11 a.py  INCOMPLETE: error | b.py  INCOMPLETE: error | INCOMPLETE: 2 files without a final answer, 0 findings in 0 files",
    "answers every file with null":
      "11 a.py  INCOMPLETE: malformed | b.py  INCOMPLETE: malformed | INCOMPLETE: 2 files without a final answer, 0 problems in 0 files",
    "answers every file as unchanged":
      "11 a.py  INCOMPLETE: malformed | b.py  INCOMPLETE: malformed | INCOMPLETE: 2 files without a final answer, 0 problems in 0 files",
    "puts a finding behind the end of the file":
      "11 a.py  INCOMPLETE: bad-range | b.py  INCOMPLETE: bad-range | INCOMPLETE: 2 files without a final answer, 0 findings in 0 files",
    "never answers the file b.py":
      "11 b.py  INCOMPLETE: timeout | INCOMPLETE: 1 file without a final answer, 0 findings in 1 file",
    "asks once to pull again, after b.py": "0 OK: no findings in 2 files",
    "asks to pull again after every file":
      "11 a.py  INCOMPLETE: unsettled | b.py  INCOMPLETE: unsettled | INCOMPLETE: 2 files without a final answer, 0 problems in 0 files",
    "asks to pull again whenever a document is opened or closed":
      "11 a.py  INCOMPLETE: unsettled | b.py  INCOMPLETE: unsettled | INCOMPLETE: 2 files without a final answer, 0 findings in 0 files",
    "tells no severity, and asks once to pull again, after b.py": "0 OK: no findings in 2 files",
    "never ends its progress": "0 OK: no findings in 2 files",
    "asks without end":
      "65  lanser: the server broke the protocol: the server sent more than 4096 requests in a row (the canary)",
    "answers what was not asked": "65  lanser: pyright ended while it checked a.py",
    "ends with code 0 after the first file": "65  lanser: pyright ended while it checked a.py",
    "does not shut down": "0 OK: no findings in 2 files",
    "stays after exit": "0 OK: no findings in 2 files",
    "ends with code 1 after exit": "0 OK: no findings in 2 files",
    "keeps a second set of diagnostics, which is empty": "0 OK: no findings in 2 files",
  };

  test.each(firstOfNow(faults, 12))(
    "comes to a value of `diag`, and never to OK where something is not known: %s",
    async (fault) => {
      const clock = heldClock(1_000);
      const silence = silences[fault];
      const watch: Watch = {
        ...started([scriptedPyright, fault]),
        see: (seen) => {
          // One file without an answer is a fact about the file; after that the server answers on.
          if (silence?.(seen) === true)
            onceHeard(fault === "never answers the file b.py" ? clock.skip : clock.letPass);
        },
      };
      const { spawn } = watchServers({ ...testHost(temporaryFolder()), clock }, watch);
      const args = ["diag", "a.py", "b.py", "--server", "pyright", "--cache", sharedCache];
      const { code, stdout, stderr } = await runInProcess(repositoryOf(files), args, { clock, spawn });
      const [first = ""] = stderr.split("\n").filter((line) => line !== "");
      expect(`${code} ${stdout.trim().split("\n").join(" | ")} ${first}`.trim()).toBe(expected[fault]);
      // "OK" is for whom the server has looked at everything.
      if (code !== 0) expect(stdout).not.toContain("OK");
    },
    20_000,
  );
});
