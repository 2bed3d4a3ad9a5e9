/** `lanser mcp` as an agent's client meets it: the official client over real pipes, a real repository, a real server. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterEach, describe, expect, test } from "vitest";
import { validateBundleV1 } from "../../../src/schemas/generated/questions.ts";
import { validateReportV1 } from "../../../src/schemas/generated/report.v1.ts";
import { commandFile, lanser, plainEnvironment } from "../../support/command.ts";
import { temporaryFolder } from "../../support/files.ts";
import { sharedCache } from "../../support/gate.ts";
import { commit, git, repositoryOf } from "../../support/repository.ts";

const files = {
  ".lanser/config.yml": "version: 1\nservers: [{ id: pyright }]\n",
  "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
  "bill.py": 'from rates import rate\n\n\ndef total() -> int:\n    return rate("a")\n\n\nprint(total())\n',
};

const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

async function connected(
  repository: string,
  ...given: readonly (string | Readonly<Record<string, string>>)[]
): Promise<Client> {
  const flags = given.filter((one) => typeof one === "string");
  const more = given.find((one) => typeof one === "object");
  const client = new Client({ name: "test", version: "1" });
  open.push(client);
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [
        "--disallow-code-generation-from-strings",
        ...[commandFile, "mcp", "--cache", sharedCache, "--repo", repository, ...flags],
      ],
      env: plainEnvironment({ TMPDIR: temporaryFolder(), ...more }),
      stderr: "ignore",
    }),
  );
  return client;
}

type Result = {
  readonly content?: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
};

/** What a reader sees, and the facts of the bundle, which follows its schema. */
async function told(client: Client, name: string, given: Readonly<Record<string, unknown>>) {
  const result = (await client.callTool({ name, arguments: given })) as Result;
  const bundle = result.structuredContent as { readonly status: string; readonly bundleId: string };
  if (bundle !== undefined) expect(validateBundleV1(bundle)).toBe(true);
  return {
    text: (result.content ?? []).map(({ text }) => text).join(""),
    status: bundle?.status,
    bundleId: bundle?.bundleId,
    isError: result.isError === true,
  };
}

const conversation = async (client: Client) => [
  await told(client, "def", { place: "bill.py@L5:C12" }),
  await told(client, "calls", { mode: "in", place: "rates.py#rate" }),
  await told(client, "diag", {
    paths: ["bill.py"],
    overlay: { "rates.py": "def rate(name: str, year: int) -> int:\n    return year\n" },
  }),
  await told(client, "diag", { paths: ["bill.py"] }),
];

describe("an agent's client", () => {
  test("lists every question and the gate, each read-only, with what it takes and gives", async () => {
    const { tools } = await (await connected(repositoryOf(files))).listTools();
    expect(tools.map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "locate",
        "def",
        "typedef",
        "decl",
        "impl",
        "refs",
        "hover",
        "sig",
        "hints",
        "symbols",
        "outline",
        "calls",
        "types",
        "diag",
        "check",
        "context",
        "request",
        "status",
        "reload",
        "capabilities",
        "gate",
      ]
    `);
    for (const { annotations, inputSchema, outputSchema, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect([inputSchema.type, outputSchema?.type]).toEqual(["object", "object"]);
      expect(description?.length).toBeGreaterThan(20);
    }
    const { inputSchema } = tools.find(({ name }) => name === "calls") ?? expect.fail();
    expect(inputSchema.required).toEqual(["mode", "place"]);
  });

  test("has the facts of each question alone in what it gives: all are read before anything is asked", async () => {
    const { tools } = await (await connected(repositoryOf(files))).listTools();
    const factsOf = (name: string) => {
      const schema = tools.find((tool) => tool.name === name)?.outputSchema as unknown as {
        readonly $defs: { readonly facts: { readonly properties: object } };
      };
      return Object.keys(schema.$defs.facts.properties).sort();
    };
    expect(factsOf("def")).toEqual(["definitions", "provenance", "total", "truncated"]);
    expect(factsOf("check")).toEqual(["diagnostics", "files", "passed", "provenance", "total", "truncated"]);
    expect(JSON.stringify(tools).length).toBeLessThan(205_000);
  });

  test("is answered what it asked before its last line, though no more will come", async () => {
    const lines = [
      {
        id: 1,
        method: "initialize",
        params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "a", version: "1" } },
      },
      { method: "notifications/initialized" },
      { id: 2, method: "tools/call", params: { name: "hover", arguments: { place: "rates.py#rate" } } },
      { id: 3, method: "tools/call", params: { name: "nothing", arguments: {} } },
    ].map((line) => `${JSON.stringify({ jsonrpc: "2.0", ...line })}\n`);
    const repository = repositoryOf(files);
    const options = { cwd: repository, env: plainEnvironment(), input: lines.join("") };
    const { stdout, code } = await lanser(["mcp", "--cache", sharedCache], options);
    const ids = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).id);
    expect([code, ids.sort()]).toEqual([0, [1, 2, 3]]);
  });

  test("gets an error for a line of 20 MB, wherever its id stands, and is answered what it asks next", async () => {
    const long = "x".repeat(20_000_000);
    const lines = [
      { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "hover", arguments: { place: long } } },
      { method: "tools/call", params: { name: "hover", arguments: { place: long } }, jsonrpc: "2.0", id: 2 },
      { jsonrpc: "2.0", method: "tools/call", params: { id: 9, name: long }, other: 0 },
      {
        jsonrpc: "2.0",
        id: 3,
        method: "initialize",
        params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "a", version: "1" } },
      },
      {
        jsonrpc: "2.0",
        id: 4,
        method: "tools/call",
        params: { name: long.slice(0, 1_000_000), arguments: {} },
      },
      {
        jsonrpc: "2.0",
        id: 5,
        method: "tools/call",
        params: { name: "hover", arguments: { place: long.slice(0, 1_000_000) } },
      },
    ].map((line) => `${JSON.stringify(line)}\n`);
    const options = { cwd: repositoryOf(files), env: plainEnvironment(), input: lines.join("") };
    const { stdout, code } = await lanser(["mcp", "--cache", sharedCache], options);
    const answers = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const of = (id: number | null) => answers.find((one) => one.id === id);
    const tooLong =
      "Lanser did not read the line, because it is longer than 8388608 bytes. Send smaller overlays.";
    expect([code, [1, 2, null].map((id) => of(id)?.error)]).toEqual([
      0,
      Array(3).fill({ code: -32600, message: tooLong }),
    ]);
    expect(of(3).result.serverInfo.name).toBe("lanser");
    expect(of(4).error.message.length).toBeLessThan(300);
    expect(of(5).result.content[0].text.length).toBeLessThan(7_000);
  });

  test("asks for a definition, its callers, and what an edit would break, of which nothing is written", async () => {
    const repository = repositoryOf(files);
    const answers = await conversation(await connected(repository));
    expect(answers.map(({ text, status, isError }) => ({ text, status, isError }))).toMatchInlineSnapshot(`
      [
        {
          "isError": false,
          "status": "ok",
          "text": "Found 1 definition:
      rates.py:1:5
        > 1 | def rate(name: str) -> int:
          2 |     return len(name)
      ",
        },
        {
          "isError": false,
          "status": "ok",
          "text": "Found 1 caller of rates.py#rate:
      bill.py:4:5  function total
        bill.py:5:12
          4 | def total() -> int:
        > 5 |     return rate("a")
          6 |
      ",
        },
        {
          "isError": false,
          "status": "ok",
          "text": "bill.py:5:12  error [reportCallIssue]  Argument missing for parameter "year"
      1 finding in 1 file
      ",
        },
        {
          "isError": false,
          "status": "ok",
          "text": "OK: no findings in 1 file
      ",
        },
      ]
    `);
    expect(git(repository, "status", "--porcelain", "--ignored")).toBe("");
  });

  test("gets the same bundles again from the recording, without a server", async () => {
    const traces = join(temporaryFolder(), "traces");
    const client = await connected(repositoryOf(files), "--trace", traces);
    const answers = await conversation(client);
    await client.close();
    const env = plainEnvironment({ PATH: "/nonexistent" });
    const trace = join(traces, "pyright.questions.trace.jsonl");
    const replayed = await lanser(["trace", "replay", trace, "--format", "json"], {
      cwd: temporaryFolder(),
      env,
    });
    expect({ code: replayed.code, stderr: replayed.stderr }).toEqual({ code: 0, stderr: "" });
    const bundles = replayed.stdout.match(/"bundleId":"sha256:[0-9a-f]{64}"/gu) ?? [];
    expect(bundles).toEqual(answers.map(({ bundleId }) => `"bundleId":"${bundleId}"`));
  });

  test("is answered from the working tree as it is at each question", async () => {
    const repository = repositoryOf(files);
    const client = await connected(repository);
    const asked = { place: "bill.py@L5:C12" };
    const before = await told(client, "def", asked);
    writeFileSync(join(repository, "rates.py"), `\n\n${files["rates.py"]}`);
    const after = await told(client, "def", asked);
    expect([before.text, after.text].map((text) => /^rates\.py:\d+/mu.exec(text)?.[0])).toEqual([
      "rates.py:1",
      "rates.py:3",
    ]);
    expect(after.bundleId).not.toBe(before.bundleId);
  });

  test("asks about a place of an older commit, and gets the ids of symbols", async () => {
    const repository = repositoryOf(files);
    const seen = git(repository, "rev-parse", "HEAD");
    commit(repository, { "rates.py": files["rates.py"].replace("rate(", "price(") });
    const client = await connected(repository);
    const place = await told(client, "locate", { place: "rates.py#rate", seen });
    expect(place.text).toContain("`rate` was renamed to `price` in rates.py by");
    const { structuredContent } = (await client.callTool({
      name: "symbols",
      arguments: { paths: ["rates.py"], ids: true },
    })) as Result;
    const { facts } = structuredContent as {
      facts: { symbols: readonly { name: string; id?: string }[] };
    };
    expect(facts.symbols.map(({ name, id }) => [name, id?.split("/").slice(0, 4).join("/")])).toEqual([
      ["price", "id:python/function/price/p"],
      ["name", undefined],
    ]);
    const { text } = await told(client, "hover", { place: "rates.py#rate", seen });
    expect(text).toContain("price");
  });

  test("has the verdict on a change with its report, and hears what is being done", async () => {
    const repository = repositoryOf(files, {
      "rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n",
    });
    const client = await connected(repository);
    const heard: string[] = [];
    const result = (await client.callTool(
      { name: "gate", arguments: { base_exact: "HEAD^", head: "HEAD" } },
      { onprogress: ({ message }) => void heard.push(message ?? "") },
    )) as Result;
    expect(result.content?.[0]?.text).toMatch(/^FAIL: 1 new error from 1 edit, in 1 file that the change/u);
    expect(validateReportV1(result.structuredContent)).toBe(true);
    expect(result.structuredContent).toMatchObject({ verdict: "fail", reward: { headline: "pr-v2" } });
    expect(heard).toContain("pyright on head: 2 of 2 files");
  });
});

describe("what a client asks wrongly", () => {
  test("is said in the answer, and the next question is answered", async () => {
    const client = await connected(repositoryOf(files));
    const refused = [
      await told(client, "def", {}),
      await told(client, "def", { place: "bill.py@L5:C12", column: 3 }),
      await told(client, "calls", { mode: "sideways", place: "rates.py#rate" }),
      await told(client, "def", { place: "bill.py@L99:C1" }),
      await told(client, "def", { place: "nowhere.py#rate" }),
      await told(client, "def", { place: "@@@" }),
      await told(client, "diag", { paths: "bill.py" }),
    ];
    expect(refused.every(({ isError }) => isError)).toBe(true);
    expect(refused.map(({ text, status }) => `${status ?? "refused"}: ${text}`)).toMatchInlineSnapshot(`
      [
        "refused: def needs the argument \`place\`
      See: lanser --help",
        "refused: def has no argument \`column\`
      The arguments are place, seen, limit, cursor, overlay.",
        "refused: \`mode\` of calls must be one of in, out
      See: lanser --help",
        "error: bill.py has no line 99
      Its last line is 9.",
        "error: there is no file \`nowhere.py\`
      Name a file of the tree.",
        "error: \`@@@\` is not a place: the path is empty, at character 1
      A place is path@L12:C7, path@R(42,7->44,1), path@L12~name#2, path#Class.method, py://pkg.mod#Class.method, ast://[file=path]/[def=name] or anchor://path#"text". A name can end with :sig, :body or :doc. A part comes before a number: path#name:body?overload=1. Percent-encode % # @ ~ ? " and spaces in paths and names.",
        "refused: \`paths\` of diag must be a list of strings
      See: lanser --help",
      ]
    `);
    await expect(client.callTool({ name: "rename", arguments: {} })).rejects.toThrow(
      "there is no tool named rename",
    );
    expect((await told(client, "def", { place: "bill.py@L5:C12" })).status).toBe("ok");
  });

  test("and gives up is cancelled, and the next question is answered", async () => {
    const client = await connected(repositoryOf(files));
    const abort = new AbortController();
    const given = { name: "diag", arguments: { workspace: true } };
    const left = client.callTool(given, { signal: abort.signal });
    abort.abort();
    await expect(left).rejects.toThrow();
    expect((await told(client, "def", { place: "bill.py@L5:C12" })).status).toBe("ok");
  });
});

describe("with --allow-edits", () => {
  const environmentOf = () => ({ XDG_STATE_HOME: temporaryFolder() });
  const statusOf = (repository: string) => git(repository, "status", "--porcelain");
  const textOf = async (client: Client, name: string, given: Readonly<Record<string, unknown>>) => {
    const { content, structuredContent, isError } = (await client.callTool({
      name,
      arguments: given,
    })) as Result;
    return { text: content?.[0]?.text ?? "", given: structuredContent, isError: isError === true };
  };

  test("an agent finds a symbol, previews a rename, writes it, judges it, and takes it back", async () => {
    const repository = repositoryOf(files);
    const client = await connected(repository, environmentOf(), "--allow-edits");
    expect((await told(client, "refs", { place: "rates.py#rate" })).status).toBe("ok");
    const planned = await textOf(client, "rename", { place: "rates.py#rate", to: "price" });
    expect(validateBundleV1(planned.given)).toBe(true);
    const { edits } = planned.given as { readonly edits: { readonly digest: string; readonly diff: string } };
    expect(planned.text).toBe(`${edits.diff}\ndigest: ${edits.digest}`);
    expect(statusOf(repository)).toBe("");
    const written = await textOf(client, "apply_edit", { digest: edits.digest });
    expect(written).toEqual({
      text: "wrote\nbill.py\nrates.py\n",
      given: { files: ["bill.py", "rates.py"] },
      isError: false,
    });
    expect((await told(client, "def", { place: "bill.py@L5:C12" })).text).toContain("def price(");
    const judged = await textOf(client, "gate", { base_exact: "HEAD" });
    expect(judged.given).toMatchObject({ verdict: "pass", counts: { new: 0 } });
    expect((await textOf(client, "undo_edit", {})).text).toBe("restored\nbill.py\nrates.py\n");
    expect(statusOf(repository)).toBe("");
  });

  test("no edit of another session is written", async () => {
    const repository = repositoryOf(files);
    const [one, other] = await Promise.all([
      connected(repository, environmentOf(), "--allow-edits"),
      connected(repository, environmentOf(), "--allow-edits"),
    ]);
    const planned = await textOf(one, "rename", { place: "rates.py#rate", to: "price" });
    const { edits } = planned.given as { readonly edits: { readonly digest: string } };
    const refused = await textOf(other, "apply_edit", { digest: edits.digest });
    expect([refused.isError, refused.text.split("\n")[0]]).toEqual([
      true,
      `no question of this session planned the edit ${edits.digest}`,
    ]);
    expect(statusOf(repository)).toBe("");
  });
});

test("without --allow-edits, no tool and no argument writes", async () => {
  const repository = repositoryOf(files);
  const client = await connected(repository, {});
  const { tools } = await client.listTools();
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
  for (const name of [
    "rename",
    "rename-file",
    "actions",
    "format",
    "organize-imports",
    "apply_edit",
    "undo_edit",
  ])
    await expect(client.callTool({ name, arguments: {} })).rejects.toThrow("there is no tool named");
  for (const { name } of tools) await client.callTool({ name, arguments: { apply: true } });
  for (const method of ["textDocument/rename", "workspace/executeCommand", "workspace/applyEdit"]) {
    const refused = await told(client, "request", { method, place: "rates.py#rate" });
    expect([refused.isError, refused.text.split("\n")[0]]).toEqual([
      true,
      `Lanser does not send ${method}: it is not known to be read-only`,
    ]);
  }
  expect(git(repository, "status", "--porcelain")).toBe("");
});

test("the line that reproduces a verdict has what the command was started with", async () => {
  const repository = repositoryOf({ "a.py": "x = 1\n" });
  commit(repository, { "a.py": 'x: int = "a"\n' });
  const client = await connected(repository, "--server", "pyright");
  const given = { base_exact: "HEAD^", head: "HEAD", scope: "full" };
  const { content } = (await client.callTool({ name: "gate", arguments: given })) as Result;
  expect(content?.[0]?.text).toMatch(/reproduce: .* --server pyright --scope full$/mu);
});

test("when the client goes, the command ends, and no server of it stays", async () => {
  const temporary = temporaryFolder();
  const client = await connected(repositoryOf(files));
  await told(client, "def", { place: "bill.py@L5:C12" });
  const transport = client.transport as StdioClientTransport;
  const { pid } = transport;
  await client.close();
  expect(pid).not.toBeNull();
  expect(() => process.kill(pid ?? 0, 0)).toThrow("ESRCH");
  expect(readdirSync(temporary)).toEqual([]);
});

test("the protocol's library is loaded by this command alone", () => {
  const importers = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .filter((path) => readFileSync(join("src", path), "utf8").includes('"@modelcontextprotocol/'));
  expect(importers).toEqual([join("questions", "mcp", "serve.ts")]);
});
