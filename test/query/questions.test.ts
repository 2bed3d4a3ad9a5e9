/** Questions to a scripted server: what it answers, in every shape, and what a person is told. */
import { describe, expect, test } from "vitest";
import type { Facts } from "../../src/bundle/facts.ts";
import { UserError } from "../../src/errors.ts";
import type { Answered } from "../../src/lsp/session.ts";
import { questionCalled, questionNames, questions } from "../../src/query/questions.ts";
import { answered, ask, location, range, type Script, uri } from "../support/scripted-asking.ts";

/** `path:line:column`, from 0. */
function placesIn({ definitions, references }: Facts): readonly string[] | undefined {
  return (definitions ?? references)?.map(
    ({ path, external, range: [line, character] }) => `${path ?? external}:${line}:${character}`,
  );
}

describe("places that a server gives", () => {
  test.each([
    ["null", null, []],
    ["nothing", [], []],
    ["one Location", location("b.py", 3), ["b.py:3:4"]],
    [
      "several, sorted, each once",
      [location("b.py", 3), location("a.py", 9), location("b.py", 3)],
      ["a.py:9:4", "b.py:3:4"],
    ],
    [
      "LocationLinks, by their selection",
      [{ targetUri: uri("b.py"), targetRange: range(1, 0, 9), targetSelectionRange: range(2, 4, 5) }],
      ["b.py:2:4"],
    ],
    [
      "a LocationLink without a selection",
      [{ targetUri: uri("b.py"), targetRange: range(1, 0, 9) }],
      ["b.py:1:0"],
    ],
    [
      "one of the user's repository",
      { uri: "file:///repository/lib/x.py", range: range(0, 0, 1) },
      ["lib/x.py:0:0"],
    ],
    [
      "one of the server's own files",
      { uri: "file:///server/typeshed/b.pyi", range: range(0, 0, 1) },
      ["<pyright>/typeshed/b.pyi:0:0"],
    ],
    ["one outside of everything", { uri: "file:///etc/passwd", range: range(0, 0, 1) }, ["<outside>:0:0"]],
    [
      "one that steps out of the tree",
      { uri: "file:///tree/../etc/passwd", range: range(0, 0, 1) },
      ["<outside>:0:0"],
    ],
    ["one that is no file", { uri: "untitled:x", range: range(0, 0, 1) }, ["<outside>:0:0"]],
  ])("are read: %s", async (_, result, places) => {
    for (const cmd of ["def", "decl", "typedef", "impl", "refs"])
      expect(placesIn((await ask(cmd, { answer: () => result })).facts)).toEqual(places);
  });

  test.each([
    ["a text", "b.py"],
    ["a number", 7],
    ["a Location without a range", { uri: uri("b.py") }],
    ["a Location at a negative line", { uri: uri("b.py"), range: range(-1, 0, 1) }],
    ["one among good ones that is none", [location("b.py", 3), { range: range(0, 0, 1) }]],
  ])("are refused where they are none: %s", async (_, result) => {
    const { error } = await ask("def", { answer: () => result });
    expect([error?.exitCode, error?.message]).toEqual([
      65,
      "pyright answered textDocument/definition with something of another shape",
    ]);
  });

  test("a reference is asked for with the declaration, or without", async () => {
    const seen: unknown[] = [];
    const answer = (_: string, params: object) => {
      seen.push((params as { context: object }).context);
      return [];
    };
    await ask("refs", { answer });
    await ask("refs", { answer }, { "no-declaration": true });
    expect(seen).toEqual([{ includeDeclaration: true }, { includeDeclaration: false }]);
  });
});

describe("what a server says of a place", () => {
  const hover = async (contents: unknown) =>
    (await ask("hover", { answer: () => ({ contents }) })).facts.hover?.text;

  test("is one text, whatever its form", async () => {
    expect(await hover("a: int")).toBe("a: int");
    expect(await hover({ kind: "markdown", value: "**a**" })).toBe("**a**");
    expect(await hover({ language: "python", value: "a: int" })).toBe("```python\na: int\n```");
    expect(await hover(["a", { language: "py", value: "b" }, ""])).toBe("a\n\n```py\nb\n```");
    expect(await hover("")).toBeUndefined();
    expect((await ask("hover", { answer: () => null })).facts.hover).toBeNull();
  });

  test("names no place of this machine", async () => {
    expect(await hover("see /tree/a.py and /server/x.pyi")).toBe("see a.py and <pyright>/x.pyi");
  });

  test("signatures have their parameters by text or by place, and which one is active", async () => {
    const signatures = [
      {
        label: "f(a, b)",
        parameters: [{ label: "a" }, { label: [5, 6] }],
        documentation: { kind: "markdown", value: "D" },
      },
      { label: "f(a)" },
    ];
    const answer = () => ({ signatures, activeSignature: 0, activeParameter: 1 });
    const { facts } = await ask("sig", { answer });
    expect(facts.signatures?.map(({ evidence: _, ...rest }) => rest)).toEqual([
      { label: "f(a, b)", documentation: "D", parameters: ["a", "b"] },
      { label: "f(a)", documentation: null, parameters: [] },
    ]);
    expect(facts.active).toEqual({ signature: 0, parameter: 1 });
    expect((await ask("sig", { answer: () => null })).facts).toMatchObject({ signatures: [], active: null });
  });

  test("symbols are those of a tree, with what they are in, or of a list", async () => {
    const tree = [
      {
        ...{ name: "A", kind: 5, range: range(0, 0, 9), selectionRange: range(0, 6, 7) },
        children: [{ name: "m", kind: 6, range: range(0, 2, 9), selectionRange: range(0, 3, 4) }],
      },
    ];
    const list = [{ name: "m", kind: 12, location: location("a.py", 0), containerName: "A" }];
    const brief = async (result: unknown) =>
      (await ask("symbols", { answer: () => result })).facts.symbols?.map(
        ({ kind, container, name }) => `${kind} ${container} ${name}`,
      );
    expect(await brief(tree)).toEqual(["class null A", "method A m"]);
    expect(await brief(list)).toEqual(["function A m"]);
    expect(await brief(null)).toEqual([]);
  });

  test("calls are followed from what was prepared, and the places of the calls are kept", async () => {
    const item = {
      name: "f",
      kind: 12,
      uri: uri("a.py"),
      range: range(0, 0, 9),
      selectionRange: range(0, 4, 5),
    };
    const caller = { ...item, name: "g", uri: uri("b.py") };
    const { facts, sent } = await ask(
      "calls",
      {
        answer: (method) =>
          method === "textDocument/prepareCallHierarchy"
            ? [item]
            : [{ from: caller, fromRanges: [range(9, 1, 2), range(3, 1, 2)] }],
      },
      { mode: "in" },
    );
    expect(facts.calls?.map(({ path, name, fromRanges }) => ({ path, name, fromRanges }))).toEqual([
      {
        path: "b.py",
        name: "g",
        fromRanges: [
          [3, 1, 3, 2],
          [9, 1, 9, 2],
        ],
      },
    ]);
    expect(sent.slice(1)).toEqual(["textDocument/prepareCallHierarchy", "callHierarchy/incomingCalls"]);
  });
});

describe("a server that does not answer", () => {
  const codeOf = async (answer: Answered) =>
    (await ask("def", { answer: () => answered(answer) })).error?.exitCode;

  test("ends with the code of its kind", async () => {
    expect(await codeOf({ kind: "timeout", ms: 1_000 })).toBe(64);
    expect(await codeOf({ kind: "ended", end: { kind: "exit", code: 1, signal: null } })).toBe(65);
    expect(await codeOf({ kind: "error", code: -32603, message: "no", data: undefined })).toBe(65);
    expect(await codeOf({ kind: "error", code: -32801, message: "no", data: undefined })).toBe(74);
  });

  test("names the limit of a frame that was too long", async () => {
    const violation = { code: "frame-too-long", detail: "over 64 MiB" } as const;
    const answer = answered({ kind: "ended", end: { kind: "violation", violation } });
    const { error } = await ask("def", { answer: () => answer });
    expect([error?.exitCode, error?.message]).toEqual([
      65,
      "pyright broke the protocol: frame-too-long: over 64 MiB",
    ]);
  });

  test("is asked again three times where the content changed meanwhile, and not where it says that this is of no use", async () => {
    const modified = (times: number, code = -32801, data?: unknown) => ({
      answer: (_: string, _params: object, nth: number) =>
        nth <= times ? answered({ kind: "error", code, message: "changed", data }) : [location("b.py", 1)],
    });
    const asked = async (script: Script) => {
      const { facts, sent, error } = await ask("def", script);
      const requests = sent.filter((one) => one === "textDocument/definition").length;
      return { places: placesIn(facts), requests, code: error?.exitCode };
    };
    expect(await asked(modified(3))).toEqual({ places: ["b.py:1:4"], requests: 4, code: undefined });
    expect(await asked(modified(4))).toEqual({ places: undefined, requests: 4, code: 74 });
    expect(await asked(modified(1, -32802, { retriggerRequest: false }))).toMatchObject({
      requests: 1,
      code: 74,
    });
  });

  test.each(
    questions.filter(
      ({ kind, name }) => kind === "server" && !["capabilities", "diag", "check"].includes(name),
    ),
  )("because it does not offer it is 72, and nothing at all is sent: $name", async ({ name, modes }) => {
    const script = { answer: () => [], offers: () => false };
    const params = name === "request" ? { method: "textDocument/hover" } : { mode: modes[0] ?? "" };
    const { sent, error } = await ask(name, script, params);
    expect([sent, error?.exitCode, error?.evidence.outcome]).toEqual([[], 72, "unsupported"]);
  });

  test("leaves a record of what was asked, and an answer of how much came", async () => {
    const result = [{ uri: "x", range: range(0, 0, 1) }];
    const { facts } = await ask("def", { answer: () => result });
    expect(facts.definitions?.[0]?.evidence).toMatch(/^sha256:/u);
    const { error } = await ask("def", { answer: () => answered({ kind: "timeout", ms: 5 }) });
    expect(error?.evidence).toMatchObject({
      server: { id: "pyright", version: "1" },
      query_types: ["textDocument/definition"],
      targets: ["a.py#f"],
      outcome: "timed_out",
      response_bytes: 0,
    });
  });
});

describe("a question", () => {
  test("has the names that other tools have for it", () => {
    const aliases = {
      ...{
        definition: "def",
        go_to_def: "def",
        references: "refs",
        type_definition: "typedef",
        implementation: "impl",
      },
      ...{ diagnostics: "diag", "lint-check": "diag", "lint-file": "check", workspace_symbol: "symbols" },
    };
    for (const [alias, name] of Object.entries(aliases)) expect(questionCalled(alias).name, alias).toBe(name);
    const { all } = questionNames();
    expect(new Set(all).size, "no name twice").toBe(all.length);
  });

  test("that is not known names the nearest", () => {
    expect(() => questionCalled("hovr")).toThrow(UserError);
    expect(() => questionCalled("hovr")).toThrow("there is no question `hovr`");
  });

  test("only reads", () => {
    expect(questions.every(({ readOnly }) => readOnly)).toBe(true);
  });
});
