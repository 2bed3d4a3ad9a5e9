/** What a configuration of pyright says to no effect: told once, with the nearest valid value. */
import { describe, expect, test } from "vitest";
import { configurationProblems, explainConfigurationLine } from "../../src/servers/pyright/profile.ts";
import { gate } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";

const disk = {
  exists: (path: string) => ["/r", "/r/src", "/r/libs"].includes(path),
  names: (folder: string) => (folder === "/r" ? ["src", "libs", "pyrightconfig.json"] : []),
};

function problems(json: Readonly<Record<string, unknown>>): readonly string[] {
  return configurationProblems([{ file: "pyrightconfig.json", json, folder: "/r" }], disk);
}

describe("a configuration", () => {
  test("has values that pyright takes for the default", () => {
    expect(
      problems({
        typeCheckingMode: "strictest",
        pythonPlatform: "linux",
        reportMissingImports: "warn",
        reportOptionalCall: 1,
        strictListInference: "yes",
        useLibraryCodeForTypes: "no",
        executionEnvironments: [{ root: "src", reportCallIssue: "errors", pythonPlatform: "Windows" }, 7],
      }),
    ).toMatchInlineSnapshot(`
      [
        "pyrightconfig.json: \`typeCheckingMode\` is "strictest", which pyright ignores: did you mean \`strict\`?",
        "pyrightconfig.json: \`pythonPlatform\` is "linux", which pyright ignores: did you mean \`Linux\`?",
        "pyrightconfig.json: \`reportMissingImports\` is "warn", which pyright ignores: did you mean \`warning\`?",
        "pyrightconfig.json: \`reportOptionalCall\` is 1, which pyright ignores: use one of none, information, warning, error, true, false",
        "pyrightconfig.json: \`strictListInference\` is "yes", which pyright ignores: use one of true, false",
        "pyrightconfig.json: \`executionEnvironments[0].reportCallIssue\` is "errors", which pyright ignores: did you mean \`error\`?",
      ]
    `);
  });

  test("names what is not there", () => {
    expect(
      problems({
        include: ["srcs", "src", "lib/**", "**/a.py", "/elsewhere"],
        extraPaths: ["lib", "libs", "quite/another"],
        executionEnvironments: [{ root: "scr" }, { extraPaths: "lib" }],
      }),
    ).toMatchInlineSnapshot(`
      [
        "pyrightconfig.json: \`include\` names srcs, which does not exist: did you mean \`src\`?",
        "pyrightconfig.json: \`include\` names lib/**, which does not exist: did you mean \`libs\`?",
        "pyrightconfig.json: \`extraPaths\` names lib, which does not exist: did you mean \`libs\`?",
        "pyrightconfig.json: \`extraPaths\` names quite/another, which does not exist",
        "pyrightconfig.json: \`executionEnvironments[0].root\` names scr, which does not exist: did you mean \`src\`?",
        "pyrightconfig.json: \`executionEnvironments[1].extraPaths\` names lib, which does not exist: did you mean \`libs\`?",
      ]
    `);
  });

  test("may be right: what is unknown is pyright's own to name", () => {
    expect(
      problems({
        typeCheckingMode: "strict",
        pythonPlatform: "All",
        reportMissingImports: false,
        reportOptionalCall: "none",
        reportOfNextYear: "loudly",
        strictListInference: true,
        include: ["src"],
        exclude: ["nowhere"],
        executionEnvironments: [{ root: "." }],
      }),
    ).toEqual([]);
  });

  test("is only asked for the includes that count", () => {
    const [outer, inner] = [
      { file: "base.json", json: { include: ["gone"], typeCheckingMode: "of" }, folder: "/r" },
      { file: "pyrightconfig.json", json: { include: ["src"] }, folder: "/r" },
    ];
    expect([
      configurationProblems([outer, inner], disk),
      configurationProblems([outer, { ...inner, json: {} }], disk),
    ]).toMatchInlineSnapshot(`
      [
        [
          "base.json: \`typeCheckingMode\` is "of", which pyright ignores: did you mean \`off\`?",
        ],
        [
          "base.json: \`typeCheckingMode\` is "of", which pyright ignores: did you mean \`off\`?",
          "base.json: \`include\` names gone, which does not exist",
        ],
      ]
    `);
  });
});

test.each([
  [
    'Config contains unrecognized setting "reportMissingImport".',
    'Config contains unrecognized setting "reportMissingImport": did you mean `reportMissingImports`?',
  ],
  ['Config contains unrecognized setting "mypy".', 'Config contains unrecognized setting "mypy".'],
  [
    'Config executionEnvironments index 0: unrecognized setting "pythonPlatfom".',
    'Config executionEnvironments index 0: unrecognized setting "pythonPlatfom": did you mean `pythonPlatform`?',
  ],
  ["stubPath typngs is not a valid directory.", "stubPath typngs is not a valid directory."],
  ['Config "typeCheckingMode" entry must contain "off", "basic", "standard", or "strict".', undefined],
  ['File or directory "/r/srcs" does not exist.', undefined],
])("pyright's own %j is shown as %j", (message, shown) => {
  expect(explainConfigurationLine(message)).toBe(shown);
});

test("a gate tells each once, whatever pyright says of the same", async () => {
  const repository = repositoryOf(
    {
      "pyrightconfig.json": JSON.stringify({
        typeCheckingMode: "strictest",
        reportOptionalCall: "errors",
        reportMissingImport: true,
        include: ["src", "srcs"],
        stubPath: "typngs",
        useLibraryCodeForTypes: "no",
      }),
      "src/a.py": "x = 1\n",
    },
    { "src/a.py": "x = 2\n" },
  );
  const { report } = await gate(repository);
  expect(report?.limits.map(({ code, message }) => `${code}: ${message}`)).toMatchInlineSnapshot(`
    [
      "server-configuration: Config "useLibraryCodeForTypes" entry must be true or false.",
      "server-configuration: Config contains unrecognized setting "reportMissingImport": did you mean \`reportMissingImports\`?",
      "server-configuration: pyrightconfig.json: \`include\` names srcs, which does not exist: did you mean \`src\`?",
      "server-configuration: pyrightconfig.json: \`reportOptionalCall\` is "errors", which pyright ignores: did you mean \`error\`?",
      "server-configuration: pyrightconfig.json: \`typeCheckingMode\` is "strictest", which pyright ignores: did you mean \`strict\`?",
      "server-configuration: stubPath typngs is not a valid directory.",
    ]
  `);
});
