/** The whole gate on the real JSON server: schemas of the tree, none from elsewhere, and settings under which it finds nothing. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { json } from "../../src/servers/json/profile.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installed("json");
}, 240_000);

const gateJson = gateWith(["json"]);

/** The verdict, each finding with its severity, and the limits; a recorded run is replayed and must come to the same bytes. */
async function told(base: Files, head: Files): Promise<readonly string[]> {
  const traceFolder = temporaryFolder();
  const report = reportOf(await gateJson(repositoryOf(base, head), { traceFolder }));
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`,
    ...findingLines(report, { all: true }).map(
      (line, at) => `${line} ${report.findings[at]?.severity} ${report.findings[at]?.message}`,
    ),
    ...report.unknown.map(({ side, path, reason }) => `unknown ${side} ${path}: ${reason}`),
    ...report.limits.map(({ code, message }) => `${code}: ${message}`),
  ];
}

const schema = (properties: object) => `${JSON.stringify({ type: "object", properties })}\n`;

describe("a finding", () => {
  test("is of the syntax or of a schema of the tree, and comments are allowed where editors allow them", async () => {
    const base = { "port.json": schema({ port: { type: "integer" } }), "clean.json": "{}\n" };
    const head = {
      "deep/a.json": '{ "$schema": "../port.json", "é😀": 1, "port": "😀" }\n',
      "b.json": '{ "one": 1, "one": 2 } // two\n',
      "tsconfig.json": '// one\n{ "compilerOptions": {}, }\n',
      "c.jsonc": '/* one */ { "a": x }\n',
    };
    expect(await told(base, head)).toMatchInlineSnapshot(`
      [
        "fail: new-finding: 2 new errors",
        "new b.json:1 520 warning Duplicate object key",
        "new b.json:1 520 warning Duplicate object key",
        "new b.json:1 521 error Comments are not permitted in JSON.",
        "new c.jsonc:1 516 error Value expected",
        "new deep/a.json:1 null warning Incorrect type. Expected "integer".",
        "new tsconfig.json:2 519 warning Trailing comma",
      ]
    `);
    const report = reportOf(await gateJson(repositoryOf(base, head)));
    const [found = expect.fail()] = report.findings.filter(({ path }) => path === "deep/a.json");
    expect(head["deep/a.json"].slice(found.range.start.character, found.range.end.character)).toBe('"😀"');
  });

  test("is one of a schema that says how schemas are written, which comes with the server", async () => {
    const head = {
      "a.json": '{ "$schema": "http://json-schema.org/draft-07/schema#", "type": 1 }\n',
      "b.json": '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": 1 }\n',
      "c.json": '{ "$schema": "https://json-schema.org/draft/2019-09/schema", "type": 1 }\n',
      "d.json": '{ "$schema": "http://json-schema.org/draft-04/schema#", "type": 1 }\n',
    };
    expect(await told({ "x.json": "{}\n" }, head)).toMatchInlineSnapshot(`
      [
        "pass: advisory: 5 new warnings, below fail-on: error",
        "new a.json:1 1 warning Value is not accepted. Valid values: "array", "boolean", "integer", "null", "number", "object", "string".",
        "new b.json:1 1 warning Value is not accepted. Valid values: "array", "boolean", "integer", "null", "number", "object", "string".",
        "new c.json:1 1 warning Value is not accepted. Valid values: "array", "boolean", "integer", "null", "number", "object", "string".",
        "new d.json:1 null warning Incorrect type. Expected "string".",
        "new d.json:1 1 warning Value is not accepted. Valid values: "array", "boolean", "integer", "null", "number", "object", "string".",
      ]
    `);
  });

  test("comes up in a file that the change does not touch, where its schema changes", async () => {
    const base = {
      "port.json": schema({ port: { maximum: 3 } }),
      "a.json": '{ "$schema": "port.json", "port": 2 }\n',
    };
    expect(await told(base, { "port.json": schema({ port: { maximum: 1 } }) })).toMatchInlineSnapshot(`
      [
        "pass: advisory: 1 new warning, below fail-on: error",
        "new a.json:1 null warning Value is above the maximum of 1.",
      ]
    `);
  });
});

test("a schema that is none leaves its files without an answer: the server says that all is well", async () => {
  const base = { "a.json": '{ "$schema": "./words.json", "port": 1 }\n', "words.json": schema({}) };
  expect(
    await told(base, { "words.json": "words\n", "a.json": '{ "$schema": "./words.json", 1 }\n' }),
  ).toMatchInlineSnapshot(`
    [
      "fail: new-finding: 1 new error; unknown-files: 1 file without a result: a.json (head: incomplete)",
      "new words.json:1 0 error Expected a JSON object, array or literal.",
      "unknown head a.json: incomplete",
      "diagnostics-incomplete: the server answered, but its log reports a failed computation",
    ]
  `);
});

describe("what lies elsewhere", () => {
  test("is not fetched: neither a schema that a file names, nor what a schema of the tree refers to", async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end(schema({}));
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/schema.json`;
    const head = {
      "a.json": `{ "$schema": "${address}", "port": 1 }\n`,
      "c.json": '{ "$schema": "./d.json", "port": "x" }\n',
      "d.json": `{ "properties": { "port": { "type": "integer" }, "name": { "$ref": "${address}" } } }\n`,
    };
    const said = await told({ "x.json": "{}\n" }, head).finally(() => server.close());
    expect(asked).toBe(0);
    expect(said.map((line) => line.replaceAll(address, "ADDRESS"))).toMatchInlineSnapshot(`
      [
        "pass: clean: nothing new in 4 files",
        "server-configuration: 2 files, such as a.json, need a remote schema, which Lanser does not fetch: add the schema to the repository",
      ]
    `);
  });

  test.each(["/etc/hostname", "file:///etc/hostname", "../outside.json"])(
    "is not read: %s",
    async (place) => {
      const head = { "a.json": `{ "$schema": "${place}" }\n` };
      expect((await told({ "x.json": "{}\n" }, head))[0]).toBe(
        "inconclusive: server-configuration: json on head: a.json names a schema outside the project: move the schema into it",
      );
    },
  );
});

test("validation stays on: without it in the settings the server answers that all is well", async () => {
  const context = { root: "/tree", project: ".", serverFolder: "/server", toolchain: {} };
  expect(json.changedSettings({ ...context, settings: { schemas: { "a b.json": "*.json" } } })).toEqual({
    json: {
      validate: { enable: true },
      schemas: [{ url: "file:///tree/a%20b.json", fileMatch: ["*.json"] }],
    },
  });
  const problem = (settings: Readonly<Record<string, unknown>>) => json.settingsProblem(settings) ?? null;
  expect([
    problem({ schemas: { "schemas/port.json": "*.json" } }),
    problem({ schemas: { "https://example.org/a.json": "*" } }),
    problem({ schemas: { "../a.json": "*" } }),
    problem({ validate: { enable: false } }),
  ]).toMatchInlineSnapshot(`
    [
      null,
      "\`schemas\` names "https://example.org/a.json": use a file of the repository, because Lanser fetches no schema",
      "\`schemas\` names "../a.json": use a file of the repository, because Lanser fetches no schema",
      "\`validate\` cannot be set: use schemas",
    ]
  `);
});
