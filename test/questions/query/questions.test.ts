/** Questions to a scripted server: what it answers, in every shape, and what a person is told. */
import { describe, expect, test } from "vitest";
import { UserError } from "../../../src/model/errors.ts";
import type { AnswerFacts, ServerFact } from "../../../src/questions/bundle/facts.ts";
import type { Params, ServersOf } from "../../../src/questions/query/question.ts";
import { questionCalled, questions } from "../../../src/questions/query/questions.ts";
import { clangd } from "../../../src/servers/clangd/profile.ts";
import { gopls } from "../../../src/servers/gopls/profile.ts";
import { pyright } from "../../../src/servers/pyright/profile.ts";
import type { RequestOutcome } from "../../../src/session/lsp/session.ts";
import { answered, ask, location, range, type Script, uri } from "../../support/scripted-asking.ts";

/** `path:line:column`, from 0. */
function placesIn({ definitions, references }: AnswerFacts): readonly string[] | undefined {
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
    ["one of a package", { uri: "file:///packages/a.py", range: range(0, 0, 1) }, ["<packages>:0:0"]],
    [
      "one of a package, as installers put them",
      { uri: "file:///home/me/lib/python3.12/site-packages/a.py", range: range(0, 0, 1) },
      ["<packages>:0:0"],
    ],
    [
      "one outside of everything, which is left out",
      { uri: "file:///etc/passwd", range: range(0, 0, 1) },
      [],
    ],
    [
      "one that steps out of the tree, which is left out",
      { uri: "file:///tree/../etc/passwd", range: range(0, 0, 1) },
      [],
    ],
    ["one that is no file, which is left out", { uri: "untitled:x", range: range(0, 0, 1) }, []],
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
      "the answer of pyright to textDocument/definition does not follow the protocol",
    ]);
  });

  test("a reference is asked for with the declaration, or without", async () => {
    const seen: unknown[] = [];
    const answer = (_: string, params: object) => {
      seen.push((params as { context: object }).context);
      return [location("b.py", 1), location("b.py", 2)];
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
  const codeOf = async (answer: RequestOutcome) =>
    (await ask("def", { answer: () => answered(answer) })).error?.exitCode;

  test("ends with the code of its kind", async () => {
    expect(await codeOf({ kind: "timeout", ms: 1_000 })).toBe(64);
    expect(await codeOf({ kind: "ended", end: { kind: "exit", code: 1, signal: null } })).toBe(65);
    expect(await codeOf({ kind: "error", code: -32603, message: "no", data: undefined })).toBe(65);
    expect(await codeOf({ kind: "error", code: -32801, message: "no", data: undefined })).toBe(74);
  });

  test("in time is told with the request and the time that it had", async () => {
    const { error } = await ask("def", { answer: () => answered({ kind: "timeout", ms: 20_000 }) });
    expect([error?.message, error?.hint]).toEqual([
      "pyright did not answer textDocument/definition in 20 s",
      "Give the server more time with --timeout, or ask about fewer files.",
    ]);
  });

  test("because it is given up is 73, whatever comes", async () => {
    const abort = new AbortController();
    const answer = () => {
      abort.abort();
      return [location("b.py", 1)];
    };
    const { facts, error } = await ask("def", { answer, signal: abort.signal });
    expect([facts.definitions, error?.exitCode]).toEqual([undefined, 73]);
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

  test("because it does not offer it names the servers that do, of the file's language or of any", async () => {
    const hint = async (cmd: string, params: Params, of: Partial<Script> = {}) => {
      const { error } = await ask(cmd, { answer: () => [], offers: () => false, ...of }, params);
      return error?.hint;
    };
    expect([
      await hint("impl", {}),
      await hint("types", { mode: "sub" }),
      await hint("types", { mode: "sub" }, { profile: clangd, selector: "a.go#f" }),
      await hint("symbols", { query: "f" }, { isWhole: true }),
    ]).toMatchInlineSnapshot(`
      [
        "Offered by: --server basedpyright. What can be asked of this one: lanser capabilities",
        "No server of this release offers it for Python. What implements or extends it: lanser impl PLACE --server basedpyright. What can be asked of this one: lanser capabilities",
        "Offered by: --server gopls. What implements or extends it: lanser impl PLACE --server gopls. What can be asked of this one: lanser capabilities",
        "Offered by: --server typescript (TypeScript), --server basedpyright (Python), --server gopls (Go), --server clangd (C and C++), --server typescript-language-server (TypeScript), --server vtsls (TypeScript), --server bash-language-server (shell). What can be asked of this one: lanser capabilities",
      ]
    `);
  });

  test("gave too early is asked for again after 250, 500 and 1,000 ms, which is said, and ends with the first that is more", async () => {
    const itself = { uri: uri("a.py"), range: range(0, 4, 5) };
    const sixteen = Array.from({ length: 16 }, (_, line) => location("b.py", line));
    const asked = async (...answers: readonly (readonly object[])[]) => {
      const answer = (_: string, _params: object, nth: number) => answers[nth - 1] ?? answers.at(-1);
      const { facts, retries, waited, notes = [] } = await ask("refs", { answer });
      return [facts.references?.length, retries, waited.join(" "), ...notes].join(", ");
    };
    expect([
      await asked([], sixteen),
      await asked([itself], [itself], sixteen),
      await asked([]),
      await asked([itself]),
      await asked(sixteen),
      // Another place than the one that was asked about.
      await asked([location("b.py", 1)]),
    ]).toMatchInlineSnapshot(`
      [
        "16, 1, 250, Lanser sent the question 2 times, because pyright can answer before it has loaded all files",
        "16, 2, 250 500, Lanser sent the question 3 times, because pyright can answer before it has loaded all files",
        "0, 3, 250 500 1000, Lanser sent the question 4 times, because pyright can answer before it has loaded all files",
        "1, 3, 250 500 1000, Lanser sent the question 4 times, because pyright can answer before it has loaded all files",
        "16, 0, ",
        "1, 0, ",
      ]
    `);
    // Of a server that was never seen to.
    const answer = () => [];
    expect((await ask("refs", { answer, profile: gopls, selector: "a.go#f" })).retries).toBe(0);
  });

  test("says that there is nothing by an error is empty, and an error to who wants the server's own answer", async () => {
    const answer = () => answered({ kind: "error", code: 0, message: "not a type name", data: undefined });
    const at = { answer, profile: gopls, selector: "a.go#f" };
    const nothing = await ask("types", at, { mode: "sub" });
    expect([nothing.error, nothing.facts.types]).toEqual([undefined, []]);
    const raw = await ask("request", at, { method: "textDocument/prepareTypeHierarchy" });
    expect([raw.error?.exitCode, raw.error?.message]).toEqual([
      65,
      "gopls answered textDocument/prepareTypeHierarchy with error 0: not a type name",
    ]);
  });

  test("leaves a record of what was asked, and an answer of how much came", async () => {
    const result = [{ uri: uri("b.py"), range: range(0, 0, 1) }];
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
  test("may take longer where it is about everything, or as long as the configuration or who asks says", async () => {
    const refs = { answer: () => [location("b.py", 0)] };
    const limits = { ...pyright.limits, requestsMsMax: { "textDocument/references": 7_000 } };
    const configured = { ...refs, profile: { ...pyright, limits } };
    const timeOf = async (cmd: string, script: Parameters<typeof ask>[1]) => (await ask(cmd, script)).given;
    expect(await timeOf("def", refs)).toEqual({ "textDocument/definition": 1_000 });
    expect(await timeOf("refs", refs)).toEqual({ "textDocument/references": 120_000 });
    expect(await timeOf("refs", configured)).toEqual({ "textDocument/references": 7_000 });
    expect(await timeOf("refs", { ...configured, isTimed: true })).toEqual({
      "textDocument/references": 1_000,
    });
  });

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
    const all = questions.flatMap(({ name, aliases }) => [name, ...aliases]);
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

describe("the symbols of a workspace", () => {
  const symbol = (nth: number) => ({ name: `n${nth}`, kind: 12, location: location("a.py", nth) });
  const ofWorkspace = async (result: unknown, params: Params) => {
    const seen: unknown[] = [];
    const answer = (_: string, given: object) => {
      seen.push(given);
      return result;
    };
    const { facts, notes } = await ask("symbols", { answer, isWhole: true }, params);
    return { symbols: facts.symbols ?? [], notes, seen };
  };

  test("are asked for with the query as it is, an empty one too, and each is there once", async () => {
    const all = await ofWorkspace([symbol(2), symbol(1), symbol(2)], { query: "n" });
    expect([all.seen, all.symbols.map(({ name }) => name)]).toEqual([[{ query: "n" }], ["n1", "n2"]]);
    expect((await ofWorkspace(null, { query: "" })).seen).toEqual([{ query: "" }]);
    expect((await ofWorkspace(null, { all: true })).seen).toEqual([{ query: "" }]);
  });

  test("are 10,000 at most, and it is said how many there were", async () => {
    const many = Array.from({ length: 10_001 }, (_, nth) => symbol(nth));
    const { symbols, notes } = await ofWorkspace(many, { all: true });
    expect([symbols.length, notes]).toEqual([10_000, ["the answer has the first 10000 of 10001 symbols"]]);
  });
});

describe("what an editor shows in the code", () => {
  const onLines = (first: number, last: number) => {
    const lines = { start: { line: first, character: 0 }, end: { line: last, character: 10 } };
    return { path: "a.py", range: lines, whole: lines, symbol: null };
  };

  test("are types and names of parameters, in their order", async () => {
    const hints = [
      { position: { line: 1, character: 2 }, label: [{ value: "na" }, { value: "me=" }], kind: 2 },
      { position: { line: 0, character: 5 }, label: ": int", kind: 1 },
      { position: { line: 2, character: 0 }, label: "x" },
    ];
    const { facts } = await ask("hints", { answer: () => hints, text: "a\nb   \nc\n", place: onLines(0, 9) });
    expect(facts.hints?.map(({ evidence: _, ...rest }) => rest)).toEqual([
      { position: [0, 5], label: ": int", kind: "type" },
      { position: [1, 2], label: "name=", kind: "parameter" },
      { position: [2, 0], label: "x", kind: null },
    ]);
  });

  test("are those of the lines that are meant, whatever a server gives beside them", async () => {
    const hints = [5, 40].map((character) => ({ position: { line: 0, character }, label: "x" }));
    const { facts } = await ask("hints", { answer: () => hints, place: onLines(0, 0) });
    expect(facts.hints?.map(({ position }) => position)).toEqual([[0, 5]]);
  });
});

describe("capabilities", () => {
  test("are the methods that a server offers, and the questions that they are enough for", async () => {
    const offers = (method: string) => method === "textDocument/hover";
    const { facts, sent } = await ask("capabilities", { answer: () => null, offers });
    expect([facts.methods, sent]).toEqual([["textDocument/hover"], []]);
    expect(facts.questions).toContain("hover");
    for (const hidden of ["def", "refs", "symbols", "hints"]) expect(facts.questions).not.toContain(hidden);
    // What needs no capability.
    for (const shown of ["outline", "status", "diag", "request"]) expect(facts.questions).toContain(shown);
  });
});

describe("servers themselves", () => {
  const server = (state: "resolvable" | "ready") => ({
    ...{ id: "pyright", version: "1", root: ".", state, installed: true, isStarting: false },
    ...{ failed: null, restarts: 0 },
  });
  const asked = async (cmd: string, states: readonly ServerFact[], params: Params = {}) => {
    const question = questionCalled(cmd);
    if (question.kind !== "servers") throw new Error(`${cmd} is about no servers`);
    const called: string[] = [];
    const servers: ServersOf = {
      states: () => Promise.resolve(states),
      start: async () => void called.push("start"),
      end: async (paths) => {
        called.push(`end ${paths.join(" ")}`.trim());
        return states;
      },
    };
    const { status, exitCode, notes } = await question.answer(servers, { paths: ["a.py"], params });
    return [status, exitCode, ...called, ...(notes ?? [])].join(", ");
  };

  test("have a status, which starts none unless it is told to, and is 11 where one does not come to be ready", async () => {
    expect(await asked("status", [server("resolvable")])).toBe("ok, 0");
    expect(await asked("status", [server("ready")], { start: true })).toBe("ok, 0, start");
    expect(await asked("status", [server("resolvable")], { start: true })).toBe("partial, 11, start");
  });

  test("are reloaded by an end, and nothing is sent to them and nothing started", async () => {
    expect(await asked("reload", [server("ready")])).toBe("ok, 0, end a.py");
    expect(await asked("reload", [])).toBe(
      "ok, 0, end a.py, no server was running: each command starts and stops its own servers",
    );
  });
});
