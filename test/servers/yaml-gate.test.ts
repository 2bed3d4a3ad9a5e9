/** The whole gate on the real yaml-language-server: schemas of the tree, none from elsewhere, and what its silence is worth. */
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { schemaAt } from "../../src/servers/schemas.ts";
import { schemasNamed, yaml } from "../../src/servers/yaml/profile.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { testByNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installed("yaml");
}, 240_000);

const gateYaml = gateWith(["yaml"]);

/** The verdict, each finding with its source, and the limits; a recorded run is replayed and must come to the same bytes. */
async function told(base: Files, head: Files): Promise<readonly string[]> {
  const traceFolder = temporaryFolder();
  const report = reportOf(await gateYaml(repositoryOf(base, head), { traceFolder }));
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`,
    ...findingLines(report, { all: true }).map((line, at) => `${line} ${report.findings[at]?.source}`),
    ...report.limits.map(({ code, message }) => `${code}: ${message}`),
  ];
}

const schema = (properties: object) =>
  `${JSON.stringify({ type: "object", properties, additionalProperties: false })}\n`;

describe("a finding", () => {
  test("is of the syntax or of a schema of the tree, at the characters that it is about", async () => {
    const base = { "port.json": schema({ port: { type: "integer" } }), "clean.yml": "a: 1\n" };
    const head = {
      "deep/a.yaml": "# yaml-language-server: $schema=../port.json\nport: '😀é'\nname: x\n",
      "deep/b.yaml": "$schema: ../port.json\nport: x\n",
      "c.yaml": "a: '😀'\nb: {x: 1\n---\nc: 1\nc: 2\n",
      "tabs.yaml": "a:\n\t- 1\n",
    };
    expect(await told(base, head)).toMatchInlineSnapshot(`
      [
        "fail: new-finding: 7 new errors",
        "new c.yaml:3 0 YAML",
        "new c.yaml:5 0 YAML",
        "new deep/a.yaml:2 0 yaml-schema: port.json",
        "new deep/a.yaml:3 513 yaml-schema: port.json",
        "new deep/b.yaml:1 513 yaml-schema: port.json",
        "new deep/b.yaml:2 0 yaml-schema: port.json",
        "new tabs.yaml:2 0 YAML",
      ]
    `);
    const report = reportOf(await gateYaml(repositoryOf(base, head)));
    const [found = expect.fail()] = report.findings.filter(({ path }) => path === "deep/a.yaml");
    expect(
      head["deep/a.yaml"].split("\n")[1]?.slice(found.range.start.character, found.range.end.character),
    ).toBe("'😀é'");
  });

  test("comes up in a file that the change does not touch, where its schema changes", async () => {
    const base = {
      "port.json": schema({ port: { type: "integer" } }),
      "a.yaml": "# yaml-language-server: $schema=./port.json\nport: 1\n",
      "b.yaml": "# $schema: ./port.json\nport: 2\n",
    };
    expect(await told(base, { "port.json": schema({ port: { maximum: 1 } }) })).toMatchInlineSnapshot(`
      [
        "fail: new-finding: 1 new error",
        "new b.yaml:2 0 yaml-schema: port.json",
      ]
    `);
  });

  testByNight(
    "that a comment hides is suppressed, where the comment is new and stands above it",
    async () => {
      const base = { "a.yaml": "a: 1\na: 2\n", "b.yaml": "b: 1\nb: 2\n", "c.yaml": "# one\nc: [\n" };
      const head = {
        "a.yaml": "a: 1\n# yaml-language-server-disable unique\na: 2\n",
        "b.yaml": "# yaml-language-server-disable\nb: 1\nc: 2\n",
        "c.yaml": "# yaml-language-server-disable\nc: [\n",
      };
      expect(await told(base, head)).toMatchInlineSnapshot(`
      [
        "pass: clean: nothing new in 3 files, 1 fixed",
        "suppressed a.yaml:2 0 YAML",
        "fixed b.yaml:2 0 YAML",
        "unchanged c.yaml:3 0 YAML",
      ]
    `);
    },
  );
});

testByNight(
  "a document is published once while it is open, without a version, and empty when it is closed",
  async () => {
    const traceFolder = temporaryFolder();
    reportOf(
      await gateYaml(repositoryOf({ "a.yaml": "a: 1\na: 2\n" }, { "b.yaml": "b: 1\n" }), { traceFolder }),
    );
    const sessions = readdirSync(traceFolder).filter((name) => name.endsWith(".head.trace.jsonl"));
    const published = sessions.flatMap((name) =>
      readFileSync(join(traceFolder, name), "utf8")
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { readonly m?: Published }).m)
        .filter((message) => message?.method === "textDocument/publishDiagnostics")
        .map((message) => message?.params)
        .filter((params) => /\/[ab]\.yaml$/u.test(params?.uri ?? ""))
        .map((params) => `${params?.uri.slice(-6)} ${params?.diagnostics.length} ${params?.version}`),
    );
    expect(published.sort()).toEqual([
      "a.yaml 0 undefined",
      "a.yaml 1 undefined",
      "b.yaml 0 undefined",
      "b.yaml 0 undefined",
    ]);
  },
);

type Published = {
  readonly method: string;
  readonly params: {
    readonly uri: string;
    readonly version?: number;
    readonly diagnostics: readonly unknown[];
  };
};

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
      "a.yaml": `# yaml-language-server: $schema=${address}\nport: 1\n`,
      "b.yaml": `$schema: ${address}\nport: 1\n`,
      "c.yaml": "# yaml-language-server: $schema=./c.json\nport: x\n",
      "d.yaml": "# yaml-language-server: $schema=./d.json\nport: x\n",
      "d.json": '{ "properties": { "port": { "$ref": "./c.json" } } }\n',
      "c.json": `{ "properties": { "port": { "type": "integer" }, "name": { "$ref": "${address}" } } }\n`,
      "deployment.yaml": "apiVersion: example.org/v1\nkind: Deployment\nspec: 1\n",
      ".github/workflows/ci.yml": "on: push\njobs: 3\n",
      // What `lanser init` writes for editors; the gate holds it against its schema itself.
      ".lanser/pins/note.yml": `# yaml-language-server: $schema=${address}\nversion: 1\n`,
    };
    const said = await told({ "x.yaml": "a: 1\n" }, head).finally(() => server.close());
    expect(asked).toBe(0);
    expect(said.map((line) => line.replaceAll(address, "ADDRESS"))).toMatchInlineSnapshot(`
      [
        "pass: clean: nothing new in 8 files",
        "server-configuration: 4 files, such as a.yaml, need a remote schema, which Lanser does not fetch: add the schema to the repository",
      ]
    `);
  });

  test.each(["/etc/hostname", "file:///etc/hostname", "../outside.json"])(
    "is not read: %s",
    async (place) => {
      const head = { "a.yaml": `# yaml-language-server: $schema=${place}\nport: 1\n` };
      expect((await told({ "x.yaml": "a: 1\n" }, head))[0]).toBe(
        "inconclusive: server-configuration: yaml on head: a.yaml names a schema outside the project: move the schema into it",
      );
    },
  );

  test("is no reason to propose the server", () => {
    const wants = (text: string) => yaml.isConfigured?.({ paths: ["a.yml"], text: () => text });
    expect([
      wants("# yaml-language-server: $schema=./port.json\n"),
      wants("# yaml-language-server: $schema=https://example.org/port.json\n"),
      wants("a: 1\n"),
    ]).toEqual([true, false, false]);
  });

  test("is seen in whatever form a file names it", () => {
    const named = (text: string) => schemasNamed(text).map((name) => schemaAt("/tree", "deep/a.yaml", name));
    expect({
      comment: named("# yaml-language-server: $schema=./a.json\n"),
      "comment with a colon": named("# $schema: ../a.json#/definitions/x\n"),
      "behind others": named("# one\n# yaml-language-server: $schema=/tree/a.json\na: 1\n"),
      key: named('"$schema": "https://example.org/a.json"\n'),
      none: named("# yaml-language-server: $schema=none\n"),
      "a comment behind a space": named(" # yaml-language-server: $schema=./a.json\n"),
      outside: named("# yaml-language-server: $schema=../../a.json\n"),
      address: named("# yaml-language-server: $schema=vscode://schemas/a\n"),
    }).toMatchInlineSnapshot(`
      {
        "a comment behind a space": [
          {
            "kind": "file",
            "path": "deep/a.json",
          },
        ],
        "address": [
          {
            "kind": "address",
          },
        ],
        "behind others": [
          {
            "kind": "file",
            "path": "a.json",
          },
        ],
        "comment": [
          {
            "kind": "file",
            "path": "deep/a.json",
          },
        ],
        "comment with a colon": [
          {
            "kind": "file",
            "path": "a.json",
          },
        ],
        "key": [
          {
            "kind": "address",
          },
        ],
        "none": [],
        "outside": [
          {
            "kind": "outside",
          },
        ],
      }
    `);
  });

  test("of the configuration gets to the server by its place, and validation stays on", () => {
    const context = { root: "/tree", project: ".", serverFolder: "/server", toolchain: {} };
    const settings = { schemas: { "a b.json": ["*.yaml"] }, validate: false };
    expect(yaml.section("yaml", { ...context, settings })).toEqual({
      validate: true,
      schemaStore: { enable: false, url: "" },
      kubernetesCRDStore: { enable: false, url: "" },
      schemas: { "file:///tree/a%20b.json": ["*.yaml"] },
    });
  });

  test("cannot be named by a setting", () => {
    const problem = (settings: Readonly<Record<string, unknown>>) => yaml.settingsProblem(settings) ?? null;
    expect({
      "a schema of the tree": problem({ schemas: { "schemas/port.json": "*.yaml" } }),
      "an address": problem({ schemas: { "https://example.org/a.json": "*" } }),
      kubernetes: problem({ schemas: { "kubernetes:": "*" } }),
      outside: problem({ schemas: { "../a.json": "*" } }),
      "a list": problem({ schemas: ["a.json"] }),
      "the store": problem({ schemaStore: { enable: true } }),
      "no validation": problem({ validate: false }),
    }).toMatchInlineSnapshot(`
      {
        "a list": "\`schemas\` must be a mapping of schemas to files",
        "a schema of the tree": null,
        "an address": "\`schemas\` names "https://example.org/a.json": use a file of the repository, because Lanser fetches no schema",
        "kubernetes": "\`schemas\` names "kubernetes:": use a file of the repository, because Lanser fetches no schema",
        "no validation": "\`validate\` cannot be set: use schemas, customTags, yamlVersion, keyOrdering, style",
        "outside": "\`schemas\` names "../a.json": use a file of the repository, because Lanser fetches no schema",
        "the store": "\`schemaStore\` cannot be set: use schemas, customTags, yamlVersion, keyOrdering, style",
      }
    `);
  });
});
