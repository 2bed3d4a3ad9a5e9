/** An answer as a person reads it: a bundle in, its text out. */
import { expect, test } from "vitest";
import { answerText, textBytesMax } from "../../src/cli/answer-text.ts";
import { type Bundle, type BundleMeta, sealBundle } from "../../src/questions/bundle/bundle.ts";
import type { AnswerFacts, FlatRange } from "../../src/questions/bundle/facts.ts";

const evidence = `sha256:${"0".repeat(64)}`;
const source = "one = 1\ntwo = one\nthree = two\nfour = three\n";
const at = (line: number): FlatRange => [line, 0, line, 3];
const place = (line: number, path = "a.py") => ({ path, range: at(line), evidence });

type Asked = {
  readonly cmd?: string;
  readonly selector?: string;
  readonly params?: Bundle["request"]["params"];
};

function bundleOf(
  facts: Omit<AnswerFacts, "provenance">,
  { cmd = "def", selector = "a.py@L1:C1", params = {} }: Asked = {},
  meta: Partial<BundleMeta> = {},
): Bundle {
  const none = { snapshot: null, root: null, server: null, positionEncoding: null };
  return sealBundle({
    status: "ok",
    request: { cmd, selector, indexing: "utf-16", params },
    resolution: null,
    edits: null,
    environment: {
      ...none,
      toolchain: null,
      readiness: null,
      digests: null,
      platform: { os: "linux", arch: "x64", serverDigest: null },
    },
    capabilities: { used: [], partialResult: false, cancellable: true },
    meta: {
      ...{ exit_code: 0, sorting_keys: [], hashing: { algo: "sha256-jcs-v1" }, cache: "miss", stale: false },
      ...{ purity: "impure", priority: "supporting", retries: 0, restarts: 0, cursor: null, notes: [] },
      ...meta,
    },
    facts: { provenance: "lsp", ...facts },
  });
}

function textOf(
  facts: Omit<AnswerFacts, "provenance">,
  asked: Asked = {},
  meta: Partial<BundleMeta> = {},
  context = 1,
): Promise<string> {
  const bundle = bundleOf(facts, asked, meta);
  return answerText(bundle, { context, unit: "utf-16", text: () => Promise.resolve(source) });
}

test("definitions have a line on each side of them, or as many as are wanted, and none is said in words", async () => {
  expect(await textOf({ definitions: [place(1)] })).toBe(
    "Found 1 definition:\na.py:2:1\n    1 | one = 1\n  > 2 | two = one\n    3 | three = two\n",
  );
  expect(await textOf({ definitions: [place(1)] }, {}, {}, 0)).toBe(
    "Found 1 definition:\na.py:2:1\n  > 2 | two = one\n",
  );
  expect(await textOf({ definitions: [] })).toBe("No definition found\n");
  expect(await textOf({ references: [] })).toBe("No reference found\n");
});

test("a column is printed in the unit of the user, and that of the server is added only on request", async () => {
  const text = '"😀"; x = 1\n';
  const bundle = bundleOf({ definitions: [{ ...place(0), range: [0, 6, 0, 7] }] });
  const shown = (isVerbose: boolean) =>
    answerText(bundle, { context: 0, unit: "codepoint", isVerbose, text: () => Promise.resolve(text) });
  expect(await shown(false)).toContain("\na.py:1:6\n");
  expect(await shown(true)).toContain("\na.py:1:6 [utf-16 column 7]\n");
});

test("the first 50 places have their code beside them, and the others are places alone", async () => {
  const references = Array.from({ length: 60 }, (_, index) => place(1, `${index}.py`));
  const lines = (await textOf({ references, total: 60 })).split("\n");
  expect(lines[0]).toBe("Found 60 references:");
  expect(lines.filter((line) => line.startsWith("  > 2 |"))).toHaveLength(50);
  expect(lines.filter((line) => /^\d+\.py:2:1$/u.test(line))).toHaveLength(60);
});

test("what a page leaves is said with the cursor that gives it", async () => {
  const definitions = [place(1)];
  const text = await textOf({ definitions, total: 9, truncated: true }, {}, { cursor: "abc" });
  expect(text.split("\n").at(-2)).toBe("8 more results: add --cursor abc");
});

test("no more than 100,000 bytes are printed, of whole results, and then how many are left", async () => {
  const symbols = Array.from({ length: 10_000 }, (_, index) => ({
    ...{ ...place(1), name: `name${index}`, kind: "function", container: null, selectionRange: null },
  }));
  const text = await textOf({ symbols, total: 10_000 }, { cmd: "symbols", params: { query: "name" } });
  expect(Buffer.byteLength(text)).toBeLessThan(textBytesMax + 50);
  const lines = text.trimEnd().split("\n");
  expect(lines[0]).toBe('Found 10000 symbols matching "name":');
  expect(lines.at(-1)).toBe(`${10_001 - (lines.length - 1)} more results`);
});

test("symbols are those of a file, or those that fit a query", async () => {
  const symbol = { ...place(1), name: "m", kind: "method", container: "A", selectionRange: null };
  const file = { cmd: "symbols", selector: "a.py" };
  expect(await textOf({ symbols: [symbol] }, file)).toBe("Found 1 symbol in a.py:\na.py:2:1  method A.m\n");
  expect(await textOf({ symbols: [] }, { ...file, params: { query: "q" } })).toBe(
    'No symbol found matching "q"\n',
  );
});

test("who calls a function is said with the lines of the calls", async () => {
  const caller = { ...place(0), name: "main", kind: "function", container: null, selectionRange: null };
  const calls = [{ ...caller, fromRanges: [at(1), at(3)] }];
  const inward = { cmd: "calls", selector: "a.py#one", params: { mode: "in" } };
  expect(await textOf({ calls }, inward, {}, 0)).toBe(
    "Found 1 caller of a.py#one:\na.py:1:1  function main\n  a.py:2:1\n  > 2 | two = one\n  a.py:4:1\n  > 4 | four = three\n",
  );
  expect(await textOf({ calls: [] }, inward)).toBe("No caller of a.py#one found\n");
  // Where a function calls others is in its own file, which is not said with them.
  expect(await textOf({ calls }, { ...inward, params: { mode: "out" } })).toBe(
    "Found 1 call in a.py#one:\na.py:1:1  function main\n",
  );
});

test("what is said of a place is as the server says it, and nothing is said in words", async () => {
  expect(await textOf({ hover: { text: "one: int", range: null, evidence } })).toBe("one: int\n");
  expect(await textOf({ hover: null })).toBe("No hover information\n");
});

test("diagnostics are a line each, or as many as their messages have, then how many in how many files; a file without an answer is never OK", async () => {
  const diagnostic = (line: number, path: string, message: string) => ({
    ...({ ...place(line, path), severity: "error", source: "Pyright", code: "reportCall" } as const),
    ...{ message, symbol: null, server: "pyright" },
  });
  const files = { asked: 2, final: 2, unknown: [] };
  const two = [diagnostic(0, "a.py", "it is wrong\nbecause"), diagnostic(2, "b.py", "so is this")];
  expect(await textOf({ diagnostics: two, files }, { cmd: "diag" })).toBe(
    "a.py:1:1  error [reportCall]  it is wrong\n    because\nb.py:3:1  error [reportCall]  so is this\n2 findings in 2 files\n",
  );
  expect(await textOf({ diagnostics: [], files }, { cmd: "diag" })).toBe("OK: no findings in 2 files\n");
  const unknown = [{ path: "b.py", reason: "timeout" }];
  expect(await textOf({ diagnostics: [], files: { asked: 2, final: 1, unknown } }, { cmd: "diag" })).toBe(
    "b.py  INCOMPLETE: timeout\nINCOMPLETE: 1 file without a final answer, 0 findings in 1 file\n",
  );
});

test("the answer to a request is its method and JSON, null too", async () => {
  const response = (result: unknown) => ({ response: { method: "textDocument/x", result, evidence } });
  expect(await textOf(response({ a: 1 }), { cmd: "request" })).toBe('textDocument/x:\n{\n  "a": 1\n}\n');
  expect(await textOf(response(null), { cmd: "request" })).toBe("textDocument/x:\nnull\n");
});

test("servers have their states, and what came of a reload", async () => {
  const server = { id: "pyright", version: "1", root: "lib", restarts: 1, isStarting: true, failed: null };
  const servers = [{ ...server, state: "resolvable", installed: false } as const];
  expect(await textOf({ servers }, { cmd: "status" })).toBe(
    "pyright 1 in lib: resolvable (not installed yet, starting, restarted 1 time)\n",
  );
  expect(await textOf({ servers: [{ ...servers[0], failed: "no" } as never] }, { cmd: "status" })).toMatch(
    /\n {2}failed: no\n$/u,
  );
  expect(await textOf({ servers }, { cmd: "reload" })).toBe(
    "Stopped pyright 1 in lib. The next question starts the server again\n",
  );
});

test("capabilities are the questions that a server answers, and its methods", async () => {
  const facts = { questions: ["def", "hover"], methods: ["textDocument/hover"] };
  expect(await textOf(facts, { cmd: "capabilities" })).toBe("Answers: def, hover\n  textDocument/hover\n");
});

test("notes stand behind the answer", async () => {
  expect(await textOf({ hover: null }, {}, { notes: ["it was cut"] })).toBe(
    "No hover information\nnote: it was cut\n",
  );
});

test("code that is shown whole keeps its indentation, and a tab is spaces", async () => {
  const location = {
    ...place(1),
    whole: [1, 1, 2, 3] as const,
    symbol: "Box.open",
    text: "open() {\n\t\treturn 1;\n\t}",
    selector: "a.py#f",
    verify: evidence,
  };
  expect(await textOf({ location }, { cmd: "locate" })).toBe(
    "a.py:2:1 (Box.open)\n  |  open() {\n  |         return 1;\n  |     }\nselector a.py#f\n",
  );
});

test("of code that is left out because places are many it is said", async () => {
  const references = Array.from({ length: 60 }, (_, index) => place(1, `${index}.py`));
  expect(await textOf({ references, total: 60 })).toContain(
    "only the first 50 places show their code; --limit N lists fewer places\n",
  );
  expect(await textOf({ references: references.slice(0, 50), total: 50 })).not.toContain("shows code");
});

test("problems are counted in the files that have them, of those that were looked at", async () => {
  const diagnostics = [
    {
      ...place(1),
      severity: "error",
      source: null,
      code: null,
      message: "no",
      symbol: null,
      server: "pyright",
    },
  ] as const;
  const files = { asked: 4, final: 4, unknown: [] };
  expect(await textOf({ diagnostics, files, total: 1 }, { cmd: "diag" })).toContain(
    "1 finding in 1 of 4 files\n",
  );
  expect(await textOf({ diagnostics: [], files, total: 0 }, { cmd: "diag" })).toBe(
    "OK: no findings in 4 files\n",
  );
});
