/** tsserver's answers as they were measured of typescript-language-server 6.0.2 and vtsls 0.3.0, and what each comes to. */
import { describe, expect, test } from "vitest";
import type { Profile } from "../../src/servers/profile.ts";
import { emptyFacts } from "../../src/servers/protocol/facts.ts";
import { tsserverQuery } from "../../src/servers/tsserver/profile.ts";
import { typescriptLanguageServer } from "../../src/servers/typescript-language-server/profile.ts";
import { vtsls } from "../../src/servers/vtsls/profile.ts";

const context = {
  root: "/tree",
  project: ".",
  serverFolder: "/server",
  toolchain: {},
  settings: {},
  parts: [
    { configuration: "core/tsconfig.json", paths: ["core/a.ts"] },
    { configuration: "tsconfig.json", paths: ["src/b.ts", "sp ace #1%20é.ts"] },
  ],
};

const answered = (body: unknown) => ({ type: "response", success: true, body });
const info = (configFileName: string, languageServiceDisabled = false) =>
  answered({ configFileName, languageServiceDisabled });

const semantic = {
  start: { line: 5, offset: 23 },
  end: { line: 5, offset: 24 },
  text: "Expected 2 arguments, but got 1.",
  code: 2554,
  category: "error",
  relatedInformation: [
    {
      span: { start: { line: 1, offset: 36 }, end: { line: 1, offset: 45 }, file: "/tree/src/a.ts" },
      message: "An argument for 'n' was not provided.",
      category: "message",
      code: 6210,
    },
  ],
};
const suggestion = {
  start: { line: 3, offset: 3 },
  end: { line: 3, offset: 20 },
  text: "Unreachable code detected.",
  code: 7027,
  category: "suggestion",
  reportsUnnecessary: true,
};

const read = (path: string, results: readonly unknown[]) => tsserverQuery.read(results, context, path);

describe("what is asked about a file", () => {
  test("is asked as part of the project that the command checks it in, and by which project it was answered", () => {
    expect(
      tsserverQuery.about(context, "core/a.ts").map(({ params }) => JSON.stringify(params)),
    ).toMatchInlineSnapshot(`
      [
        "{"command":"typescript.tsserverRequest","arguments":["syntacticDiagnosticsSync",{"file":"/tree/core/a.ts","projectFileName":"/tree/core/tsconfig.json"}]}",
        "{"command":"typescript.tsserverRequest","arguments":["semanticDiagnosticsSync",{"file":"/tree/core/a.ts","projectFileName":"/tree/core/tsconfig.json"}]}",
        "{"command":"typescript.tsserverRequest","arguments":["suggestionDiagnosticsSync",{"file":"/tree/core/a.ts","projectFileName":"/tree/core/tsconfig.json"}]}",
        "{"command":"typescript.tsserverRequest","arguments":["projectInfo",{"file":"/tree/core/a.ts","projectFileName":"/tree/core/tsconfig.json","needFileNameList":false}]}",
      ]
    `);
  });

  test("names no project for a document of ours, and every project is loaded before", () => {
    expect(JSON.stringify(tsserverQuery.about(context, ".lanser/canary-first.ts"))).not.toContain(
      "projectFileName",
    );
    expect(tsserverQuery.first(context).map(({ params }) => JSON.stringify(params))).toMatchInlineSnapshot(`
      [
        "{"command":"typescript.tsserverRequest","arguments":["openExternalProject",{"projectFileName":"lanser","rootFiles":[{"fileName":"/tree/core/tsconfig.json"},{"fileName":"/tree/tsconfig.json"}],"options":{}}]}",
      ]
    `);
  });
});

describe("an answer", () => {
  test("is read with places from 0, its severities, what is unnecessary, and places that are related", () => {
    const results = [answered([]), answered([semantic]), answered([suggestion]), info("/tree/tsconfig.json")];
    expect(read("src/b.ts", results)).toMatchInlineSnapshot(`
      {
        "kind": "report",
        "report": {
          "items": [
            {
              "code": 2554,
              "message": "Expected 2 arguments, but got 1.",
              "range": {
                "end": {
                  "character": 23,
                  "line": 4,
                },
                "start": {
                  "character": 22,
                  "line": 4,
                },
              },
              "relatedInformation": [
                {
                  "location": {
                    "range": {
                      "end": {
                        "character": 44,
                        "line": 0,
                      },
                      "start": {
                        "character": 35,
                        "line": 0,
                      },
                    },
                    "uri": "file:///tree/src/a.ts",
                  },
                  "message": "An argument for 'n' was not provided.",
                },
              ],
              "severity": 1,
              "source": "ts",
              "tags": [],
            },
            {
              "code": 7027,
              "message": "Unreachable code detected.",
              "range": {
                "end": {
                  "character": 19,
                  "line": 2,
                },
                "start": {
                  "character": 2,
                  "line": 2,
                },
              },
              "relatedInformation": [],
              "severity": 4,
              "source": "ts",
              "tags": [
                1,
              ],
            },
          ],
          "kind": "full",
        },
      }
    `);
  });

  test.each([
    // A project that is not loaded is answered for by another without a word.
    ["by another project", [answered([]), answered([]), answered([]), info("/tree/src/tsconfig.json")]],
    [
      "by a project that the server made up",
      [answered([]), answered([]), answered([]), info("/dev/null/inferredProject1*")],
    ],
    [
      "with types switched off",
      [answered([]), answered([]), answered([]), info("/tree/tsconfig.json", true)],
    ],
    [
      "with a failure",
      [answered([]), { success: false, message: "No Project." }, answered([]), info("/tree/tsconfig.json")],
    ],
    ["without a list", [answered([]), answered(null), answered([]), info("/tree/tsconfig.json")]],
    [
      "with a finding without a place",
      [
        answered([]),
        answered([{ ...semantic, start: undefined }]),
        answered([]),
        info("/tree/tsconfig.json"),
      ],
    ],
    [
      "with a finding of another kind",
      [
        answered([]),
        answered([{ ...semantic, category: "panic" }]),
        answered([]),
        info("/tree/tsconfig.json"),
      ],
    ],
    ["without its project", [answered([]), answered([]), answered([]), answered(undefined)]],
  ])("%s is not believed", (_, results) => {
    expect(read("src/b.ts", results).kind).toMatch(/^(?:no-member|unmeetable)$/u);
  });

  test("of a document of ours counts in whichever project it is", () => {
    const results = [answered([]), answered([]), answered([]), info("/dev/null/inferredProject1*")];
    expect(read(".lanser/canary-first.ts", results).kind).toBe("report");
  });
});

describe("a server is ready", () => {
  const stateAfter = (
    { readiness }: Profile,
    messages: readonly string[],
    sections: readonly string[] = [],
  ) => {
    const facts = emptyFacts("dropped");
    facts.log.push(...messages.map((message) => ({ level: 3, message })));
    for (const section of sections) facts.configurationAnswers.set(section, 1);
    return readiness(facts).state;
  };
  const using = (source: string) => [`Using Typescript version (${source}) 6.0.3 from path "/x/tsserver.js"`];

  test("typescript-language-server, once it uses the intended TypeScript; it takes the repository's without a word", () => {
    expect(
      [[], using("user-setting"), using("workspace"), using("bundled")].map((log) =>
        stateAfter(typescriptLanguageServer, log),
      ),
    ).toEqual(["unmet", "met", "unmeetable", "unmeetable"]);
  });

  test("vtsls, once it has asked for its settings, without which it runs npm", () => {
    expect([stateAfter(vtsls, []), stateAfter(vtsls, [], [""])]).toEqual(["unmet", "met"]);
    expect([vtsls.changedSettings(context), vtsls.section("", context), vtsls.section("x", context)]).toEqual(
      [vtsls.section("", context), vtsls.changedSettings(context), null],
    );
  });
});
