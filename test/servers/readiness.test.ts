/** pyright is ready when the list of files that counts was loaded: what it has said so far decides, and no time. */
import { expect, test } from "vitest";
import { basedpyright } from "../../src/servers/basedpyright/profile.ts";
import { json } from "../../src/servers/json/profile.ts";
import { emptyFacts } from "../../src/servers/protocol/facts.ts";
import { pyright } from "../../src/servers/pyright/profile.ts";
import { typescriptLanguageServer } from "../../src/servers/typescript-language-server/profile.ts";
import { vtsls } from "../../src/servers/vtsls/profile.ts";
import { yaml } from "../../src/servers/yaml/profile.ts";
import { takeNotification } from "../../src/session/lsp/answers.ts";

/** After so many answers to `workspace/configuration` and these lines of log. */
function after(configurations: number, ...lines: readonly string[]): string {
  const facts = emptyFacts("dropped");
  if (configurations > 0) facts.configurationAnswers.set("python", configurations);
  for (const message of lines) takeNotification("window/logMessage", { type: 3, message }, facts);
  const { state, reason, ...rest } = pyright.readiness(facts);
  return [state, ...("files" in rest ? [`${rest.files} files`] : []), reason].join(": ");
}

const begun = 'Setting pythonPath for service "project": "/x"';
const assumed = "No include entries specified; assuming /x";
const found = (count: number) => `Found ${count} source file${count === 1 ? "" : "s"}`;

test("it is ready when every load that was asked for has begun and the last has listed its files", () => {
  const rows = {
    "nothing heard": after(0),
    started: after(0, "Pyright language server 1.1.414 starting"),
    "files listed before any configuration": after(0, assumed, found(3)),
    asked: after(1),
    begun: after(1, begun),
    listed: after(1, begun, assumed, found(3)),
    "listed, one file": after(1, begun, found(1)),
    "listed, none": after(1, begun, assumed, "No source files found."),
    "listed, but asked again": after(2, begun, assumed, found(3)),
    "begun again": after(2, begun, assumed, found(3), begun),
    "begun twice, listed once": after(2, begun, begun, found(3)),
    "listed again": after(2, begun, assumed, found(3), begun, assumed, found(4)),
    "listed, then going through the files once more": after(1, begun, found(3), assumed),
    "a log of the repository's own words": after(1, begun, `${found(3)} in the log of somebody`),
    "a configuration that cannot be parsed": after(
      1,
      begun,
      'Config file "/r/pyrightconfig.json" could not be parsed. Verify that format is correct.',
      found(3),
    ),
    "a configuration that cannot be read": after(1, 'Config file "/r/base.json" could not be read.'),
  };
  expect(
    Object.entries(rows)
      .map(([name, row]) => `${name}: ${row}`)
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "nothing heard: unmet: pyright has not requested its settings
    started: unmet: pyright has not requested its settings
    files listed before any configuration: unmet: pyright has not requested its settings
    asked: unmet: pyright has started 0 of 1 loads
    begun: unmet: pyright has not listed its source files
    listed: met: 3 files: Found 3 source files
    listed, one file: met: 1 files: Found 1 source file
    listed, none: met: 0 files: No source files found.
    listed, but asked again: unmet: pyright has started 1 of 2 loads
    begun again: unmet: pyright has not listed its source files
    begun twice, listed once: met: 3 files: Found 3 source files
    listed again: met: 4 files: Found 4 source files
    listed, then going through the files once more: unmet: pyright has not listed its source files
    a log of the repository's own words: unmet: pyright has not listed its source files
    a configuration that cannot be parsed: unmeetable: Config file "/r/pyrightconfig.json" could not be parsed. Verify that format is correct.
    a configuration that cannot be read: unmeetable: Config file "/r/base.json" could not be read."
  `);
});

test("what it is asked for is answered with what cannot be loosened", () => {
  const context = {
    root: "/root",
    project: ".",
    serverFolder: "/server",
    toolchain: { interpreter: "/stand-in" },
    settings: {
      analysis: {
        diagnosticMode: "openFilesOnly",
        autoSearchPaths: false,
        typeCheckingMode: "strict",
        extraPaths: ["lib"],
      },
      pythonPath: "/evil",
    },
  };
  const sections = ["python", "pyright", "python.analysis", "", "other"];
  expect(
    Object.fromEntries(sections.map((name) => [name, pyright.section(name, context)])),
  ).toMatchInlineSnapshot(`
    {
      "": null,
      "other": null,
      "pyright": null,
      "python": {
        "analysis": {
          "autoSearchPaths": true,
          "diagnosticMode": "workspace",
          "extraPaths": [
            "lib",
          ],
          "logLevel": "Information",
          "typeCheckingMode": "strict",
          "useLibraryCodeForTypes": true,
        },
        "pythonPath": "/stand-in",
      },
      "python.analysis": null,
    }
  `);
});

test("basedpyright takes the same under its own name, in its strictest mode where nothing is set", () => {
  const context = {
    root: "/root",
    project: ".",
    serverFolder: "/server",
    toolchain: { interpreter: "/stand-in" },
    settings: {},
  };
  const section = (name: string) => basedpyright.section(name, context) as Record<string, unknown> | null;
  expect([section("python")?.["pythonPath"], section("basedpyright")?.["analysis"]]).toEqual([
    "/stand-in",
    expect.objectContaining({ typeCheckingMode: "recommended", diagnosticMode: "workspace" }),
  ]);
  expect(["pyright", "basedpyright.analysis", "other"].map(section)).toEqual([null, null, null]);
});

test("nothing is cancelled by files: with that pyright looks in the background, and publishes nothing", () => {
  for (const profile of [pyright, basedpyright])
    expect(profile.command("/server", "x64").args.join(" ")).not.toContain("cancellationReceive");
});

test("servers around tsserver start no second one for syntax, whose answers are partial", () => {
  const context = { root: "/root", project: ".", serverFolder: "/server", toolchain: {}, settings: {} };
  expect(JSON.stringify(typescriptLanguageServer.initializationOptions(context))).toContain(
    '"useSyntaxServer":"never"',
  );
  expect(JSON.stringify(vtsls.section("", context))).toContain('"useSyntaxServer":"never"');
});

test("the server of YAML is ready when it has asked for its settings twice, and a document that was closed is not what is published empty", () => {
  const facts = emptyFacts("dropped");
  const states = [0, 1, 2].map((count) => {
    facts.configurationAnswers.set("yaml", count);
    return yaml.readiness(facts).state;
  });
  expect(states).toEqual(["unmet", "unmet", "met"]);
  const { diagnostics } = yaml;
  if (diagnostics.kind !== "push") expect.fail();
  const published = (version: number, found: readonly object[]) =>
    diagnostics.completion(facts, {
      uri: "file:///a.yaml",
      version,
      isOpen: true,
      ofVersion: undefined,
      withoutVersion: { version: undefined, diagnostics: found },
      otherVersions: 0,
      status: undefined,
      changes: 1,
    }).state;
  expect([published(1, []), published(2, [{}]), published(2, [])]).toEqual(["met", "met", "unmet"]);
});

test("the server of JSON is ready when it asks that all be pulled again: then it has its settings", () => {
  const facts = emptyFacts("dropped");
  expect([json.readiness(facts).state, json.readiness({ ...facts, refreshes: 1 }).state]).toEqual([
    "unmet",
    "met",
  ]);
});

test("documents stay open of the versions of pyright that take back their answers when one is closed", () => {
  const versions = ["1.1.397", "1.1.406", "1.1.407", "1.1.409", "1.1.410", "1.1.411", "1.1.4070", "1.1.414"];
  expect(versions.filter(pyright.keepsOpen)).toEqual(["1.1.407", "1.1.409", "1.1.410"]);
});

test("a pyright that does not answer requests for diagnostics cannot be measured", () => {
  const versions = ["1.0.9", "1.1.3", "1.1.396", "1.1.397", "1.1.414", "1.2.0", "2.0.0"];
  expect(versions.filter((version) => pyright.versionProblem(version) !== undefined)).toEqual([
    "1.0.9",
    "1.1.3",
    "1.1.396",
  ]);
});
