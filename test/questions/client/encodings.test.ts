/** One place, however its column is written and however the server counts, is one place in every answer. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compact } from "../../../src/model/compact.ts";
import { splitText } from "../../../src/model/text.ts";
import type { Bundle } from "../../../src/questions/bundle/bundle.ts";
import type { FlatRange } from "../../../src/questions/bundle/facts.ts";
import { fromServer } from "../../../src/questions/query/encoding.ts";
import { columnUnits } from "../../../src/selectors/columns.ts";
import type { QuestionEncoding } from "../../../src/servers/protocol/capabilities.ts";
import { makeFolder, temporaryFolder } from "../../support/files.ts";
import { installedPyright, sharedCache, testHost } from "../../support/gate.ts";
import { runInProcess } from "../../support/in-process.ts";
import { type Nightly, rowsOfNow } from "../../support/night.ts";
import { questionClient } from "../../support/question-client.ts";
import { repositoryAt, repositoryOf } from "../../support/repository.ts";
import { encodings, scriptedQuestions } from "../../support/scripted-questions.ts";
import { installedTypescript } from "../../support/typescript.ts";
import { watchServers } from "../../support/watched-host.ts";

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
});

/** An emoji, letters of two and three bytes, a combining mark, a tab, CRLF, and a byte order mark. */
const files = {
  "a.py": '\ufeff"é漢😀"; fee = 1\r\n"e\u0301"; \tother = fee\r\n',
  "b.py": 'from a import fee\n\n"😀😀", fee\n',
};
const made = makeFolder();
afterAll(made.remove);
const repository = repositoryAt(join(made.folder, "project"), files);

/** `fee` on the second line of a.py, as each unit counts its column, from 1. */
const written = { "utf-16": 16, "utf-8": 17, codepoint: 16 } as const;
/** The places of `fee`, in UTF-16, from 0: written down from the texts above. */
const uses = ["a.py:0:9", "a.py:1:15", "b.py:0:14", "b.py:2:8"];

function inUtf16(bundle: Bundle): readonly string[] {
  if ("error" in bundle) return [bundle.error.message];
  const encoding = bundle.environment.positionEncoding ?? "utf-16";
  const { references, definitions, response } = bundle.facts;
  const raw = (response?.result ?? []) as readonly { uri: string; range: { start: object } }[];
  const flat = (references ?? definitions ?? []).map(({ path, range }) =>
    placeOf(path ?? "", range, encoding),
  );
  return [
    ...flat,
    ...raw.map(({ uri, range }) => {
      const { line, character } = range.start as { line: number; character: number };
      return placeOf(uri, [line, character, 0, 0], encoding);
    }),
  ];
}

function placeOf(path: string, [line, character]: FlatRange, encoding: QuestionEncoding): string {
  const text = splitText(files[path as keyof typeof files]);
  const at = fromServer(text, { line, character }, encoding);
  return `${path}:${line}:${at?.character}`;
}

test("a server that counts in what nobody offered it is asked nothing: 75", async () => {
  const host = watchServers(testHost(temporaryFolder()), {
    start: (request) => ({ ...request, args: [scriptedQuestions, "utf-8", "counts in what nobody offered"] }),
  });
  await using client = await questionClient(host, repository, "pyright");
  const bundle = await client.ask({ cmd: "refs", places: ["a.py@L2~fee"] });
  if (!("error" in bundle)) throw new Error("it was believed");
  const { code, exitCode, message } = bundle.error;
  expect([code, exitCode, message]).toEqual([
    "E/INDEXING_UNSUPPORTED",
    75,
    "pyright counts columns in utf-7, which Lanser does not support",
  ]);
});

describe.each(encodings)("a server that counts in %s", (encoding) => {
  const host = () =>
    watchServers(testHost(temporaryFolder()), {
      start: (request) => ({ ...request, args: [scriptedQuestions, encoding, "nothing"] }),
    });

  test("answers for one place, in whatever unit it is written", async () => {
    await using client = await questionClient(host(), repository, "pyright");
    for (const [unit, column] of Object.entries(written)) {
      const place = { places: [`a.py@L2:C${column}`], indexing: unit as keyof typeof written };
      const refs = await client.ask({ cmd: "refs", ...place });
      expect(refs.environment.positionEncoding).toBe(encoding);
      expect(inUtf16(refs), unit).toEqual(uses);
      expect(inUtf16(await client.ask({ cmd: "def", ...place })), unit).toEqual(uses.slice(0, 1));
      const params = { method: "textDocument/documentHighlight" };
      expect(inUtf16(await client.ask({ cmd: "request", ...place, params })), unit).toEqual(uses);
    }
  });

  test("is shown in the unit that a person counts in, and a batch goes on from its answers", async () => {
    const own = ["--server", "pyright", "--cache", sharedCache];
    const { spawn } = host();
    const run = (args: readonly string[], stdin?: () => AsyncIterable<string>) =>
      runInProcess(repository, [...args, ...own], { spawn, ...(stdin === undefined ? {} : { stdin }) });
    const shown = async (unit: string) =>
      [
        ...(await run(["refs", "a.py@L2~fee", "--index-io", unit, "--context", "0"])).stdout.matchAll(
          /^\S+:\d+:\d+$/gmu,
        ),
      ].map(([place]) => place);
    expect(await shown("utf-16")).toEqual(["a.py:1:10", "a.py:2:16", "b.py:1:15", "b.py:3:9"]);
    expect(await shown("utf-8")).toEqual(["a.py:1:17", "a.py:2:17", "b.py:1:15", "b.py:3:13"]);
    expect(await shown("codepoint")).toEqual(["a.py:1:9", "a.py:2:16", "b.py:1:15", "b.py:3:7"]);
    const lines = [
      { id: "a", cmd: "refs", place: "a.py@L2~fee" },
      { id: "b", cmd: "hover", place: { $ref: "a#/facts/references/3" } },
    ];
    const { stdout } = await run(["batch"], async function* () {
      yield lines.map((line) => JSON.stringify(line)).join("\n");
    });
    expect(stdout.trim().split("\n")[1]).toContain('"text":"word fee"');
  });
});

describe.each(encodings)("bytes that are not UTF-8, and a server that counts in %s:", (encoding) => {
  const broken = repositoryAt(join(made.folder, `broken-${encoding}`), { "README.md": "" });
  for (const [path, text] of Object.entries({
    "a.py": 'name = "caf\xe9"; fee = 1\n',
    "b.py": '"\xfc\xfc"; from a import fee\n',
  }))
    writeFileSync(join(broken, path), text, "latin1");
  const run = (args: readonly string[], stdin?: () => AsyncIterable<string>) => {
    const { spawn } = watchServers(testHost(temporaryFolder()), {
      start: (request) => ({ ...request, args: [scriptedQuestions, encoding, "nothing"] }),
    });
    const own = ["--server", "pyright", "--cache", sharedCache];
    return runInProcess(broken, [...args, ...own], { spawn, ...compact({ stdin }) });
  };

  test.each(columnUnits)("counted in %s, each is one", async (unit) => {
    const { stdout } = await run(["refs", "a.py@L1:C16", "--index-io", unit, "--context", "0"]);
    expect([...stdout.matchAll(/^\S+:\d+:\d+$/gmu)].map(([place]) => place)).toEqual([
      "a.py:1:16",
      "b.py:1:21",
    ]);
  });

  test("a batch goes on from its answers", async () => {
    const lines = [
      { id: "a", cmd: "refs", place: "a.py@L1~fee" },
      { id: "b", cmd: "hover", place: { $ref: "a#/facts/references/1" } },
    ];
    const { stdout } = await run(["batch"], async function* () {
      yield lines.map((line) => JSON.stringify(line)).join("\n");
    });
    expect(stdout.trim().split("\n")[1]).toContain('"text":"word fee"');
  });
});

type RealServer = Nightly & {
  readonly server: string;
  readonly path: string;
  /** Before `fee` on each of its two lines. */
  readonly before: readonly [string, string];
  readonly after: readonly [string, string];
  readonly more: Readonly<Record<string, string>>;
};

const python: Pick<RealServer, "path" | "before" | "after" | "more"> = {
  path: "a.py",
  before: ['"é漢😀"; ', '"e\u0301😀"; \tother = '],
  after: [" = 1", ""],
  more: {},
};
const script: typeof python = {
  path: "a.ts",
  before: ['export {}; "é漢😀"; const ', '"e\u0301😀"; \tconst other = '],
  after: [" = 1;", ";"],
  more: { "tsconfig.json": "{}\n" },
};
const real: readonly RealServer[] = [
  { server: "pyright", ...python },
  { server: "typescript", ...script },
  { server: "basedpyright", ...python, byNight: true },
  { server: "typescript-language-server", ...script, byNight: true },
  { server: "vtsls", ...script, byNight: true },
  {
    server: "clangd",
    path: "a.cpp",
    before: ["/* é漢😀 */ int ", "/* e\u0301😀 */ \tint other = "],
    after: [" = 1;", ";"],
    more: {
      "compile_commands.json": JSON.stringify([
        { directory: ".", file: "a.cpp", arguments: ["c++", "-c", "a.cpp"] },
      ]),
    },
    byNight: true,
  },
  {
    server: "gopls",
    path: "a.go",
    before: ["package a; /* é漢😀 */ var ", "/* e\u0301😀 */ \tvar other = "],
    after: [" = 1", ""],
    more: { "go.mod": "module example.com/a\n\ngo 1.21\n" },
    byNight: true,
  },
];

/** By Buffer and by code points, and not by what is tested. */
function countedIn(before: string) {
  return { "utf-16": before.length, "utf-8": Buffer.byteLength(before), codepoint: [...before].length };
}

/** In what a server's bundle counts columns. */
const unitOf = { "utf-16": "utf-16", "utf-8": "utf-8", "utf-32": "codepoint" } as const;

describe.each(rowsOfNow(real))("$server, in whatever it counts,", ({ server, path, before, after, more }) => {
  test("answers for one place, in whatever unit it is written", async () => {
    const lines = before.map((text, nth) => `${text}fee${after[nth]}`);
    const tree = repositoryOf({ [path]: `${lines.join("\r\n")}\r\n`, ...more });
    await using client = await questionClient(testHost(temporaryFolder()), tree, server);
    const found = new Set<string>();
    for (const [unit, count] of Object.entries(countedIn(before[1]))) {
      const place = { places: [`${path}@L2:C${count + 1}`], indexing: unit as keyof typeof written };
      const bundle = await client.ask({ cmd: "refs", ...place });
      if ("error" in bundle) throw new Error(bundle.error.message);
      const counts = unitOf[bundle.environment.positionEncoding ?? "utf-16"];
      const expected = before.map((text, line) => [line, countedIn(text)[counts]]);
      const places = bundle.facts.references?.map(({ range }) => range.slice(0, 2));
      expect(places, `${unit}, counted in ${counts}`).toEqual(expected);
      found.add(bundle.bundleId);
    }
    // The unit of the caller is no part of the question.
    expect(found.size).toBe(1);
  }, 240_000);
});
