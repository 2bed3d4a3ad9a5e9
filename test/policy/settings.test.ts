/** Server settings that a flag or an input gives. */
import { describe, expect, test } from "vitest";
import { UserError } from "../../src/model/errors.ts";
import { decidePolicy } from "../../src/policy/policy.ts";
import { parseSettings } from "../../src/policy/settings.ts";
import { registry } from "../../src/servers/registry.ts";

function check(text: string): string {
  return orProblem(() => JSON.stringify(parseSettings({ text, name: "settings.yml" })));
}

function orProblem(read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.exitCode} ${error.message}`;
  }
}

test("are YAML or JSON, by server; what is wrong is named with its line", () => {
  expect(
    [
      "pyright:\n  analysis: { typeCheckingMode: strict }\n",
      '{"pyright":{}}',
      "",
      "- pyright",
      "pyright: strict",
      "pyright: {}\ntypescript: strict",
      "pyright: {}\npyright: {}",
      "1: {}",
      "pyright: &a {}\ntypescript: *a",
      "pyright: {\n",
      "pyright: { a: .inf }",
      "{}\n---\n{}",
      " ".repeat(70_000),
    ].map(check),
  ).toMatchInlineSnapshot(`
    [
      "{"pyright":{"analysis":{"typeCheckingMode":"strict"}}}",
      "{"pyright":{}}",
      "12 settings.yml:1:1: the settings must be a mapping with server names as keys",
      "12 settings.yml:1:1: the settings must be a mapping with server names as keys",
      "12 settings.yml:1:1: the settings of \`pyright\` must be a mapping",
      "12 settings.yml:2:1: the settings of \`typescript\` must be a mapping",
      "12 settings.yml:2:1: Map keys must be unique",
      "12 settings.yml:1:1: every key must be a string",
      "12 settings.yml:2:13: replace this YAML alias by its value",
      "12 settings.yml:2:1: Flow map in block collection must be sufficiently indented and end with a }",
      "12 settings.yml:1:1: JSON cannot express Infinity at "/pyright/a"",
      "12 settings.yml:2:1: the settings must be one YAML document",
      "12 settings.yml:1:1: the settings have 70000 characters; the limit is 65536",
    ]
  `);
});

describe("for a run", () => {
  const strict = "{ analysis: { typeCheckingMode: strict } }";
  const base = `version: 1\nservers:\n  - id: pyright\n    settings: { analysis: { useLibraryCodeForTypes: false, typeCheckingMode: basic } }\n`;
  const decide = (text: string | undefined, config = base) =>
    decidePolicy(
      {
        servers: [],
        file: undefined,
        failOn: undefined,
        settings: text === undefined ? undefined : { text, name: "settings.yml" },
        where: "actions",
      },
      { base: config, head: undefined },
      { registry, pins: { base: registry.shippedPins, head: registry.shippedPins }, sources: [] },
    );
  const line = (text: string | undefined) =>
    orProblem(() => {
      const { servers, summary } = decide(text);
      return `${JSON.stringify(servers[0]?.settings)} ${JSON.stringify(summary.settings ?? null)}`;
    });

  test("stand in the place of the configuration's, whole, and the policy says so", () => {
    expect({
      none: line(undefined),
      empty: line("{}"),
      strict: line(`pyright: ${strict}`),
      nothing: line("pyright: {}"),
    }).toMatchInlineSnapshot(`
      {
        "empty": "{"analysis":{"useLibraryCodeForTypes":false,"typeCheckingMode":"basic"}} null",
        "none": "{"analysis":{"useLibraryCodeForTypes":false,"typeCheckingMode":"basic"}} null",
        "nothing": "{} ["pyright"]",
        "strict": "{"analysis":{"typeCheckingMode":"strict"}} ["pyright"]",
      }
    `);
    expect(decide("pyright: {}").summary.digest).not.toBe(decide(undefined).summary.digest);
  });

  test("loosen nothing that the profile locks down, and are for servers that run", () => {
    expect([
      line("pyright: { analysis: { typeCheckingMode: strict }, pythonPath: /usr/bin/python }"),
      line("typescript: {}"),
      line("pyrigth: {}"),
    ]).toMatchInlineSnapshot(`
      [
        "12 settings.yml: settings of pyright: \`pythonPath\` is unknown: write settings as \`analysis: { typeCheckingMode: strict }\`",
        "12 settings.yml: this run does not start typescript",
        "12 settings.yml: there is no server called pyrigth",
      ]
    `);
  });
});

test("a rule of a server that there is not is refused with its line, in head's as the change's problem", () => {
  const rules = (server: string) =>
    `version: 1\nservers: [{ id: pyright }]\npolicy:\n  rules:\n    - { server: ${server}, severity: off }\n`;
  const decide = (base: string, head: string) =>
    decidePolicy(
      { servers: [], file: undefined, failOn: undefined, where: "actions" },
      { base, head },
      { registry, pins: { base: registry.shippedPins, head: registry.shippedPins }, sources: [] },
    );
  expect(orProblem(() => decide(rules("mypi"), rules("mypi")).summary.digest)).toMatchInlineSnapshot(
    `"12 .lanser/config.yml of base:5:17: there is no server called mypi, so this rule never matches"`,
  );
  const { headProblem, summary } = decide(rules("pyright"), rules("mypi"));
  expect([headProblem, summary.rules]).toMatchInlineSnapshot(`
    [
      ".lanser/config.yml:5:17: there is no server called mypi, so this rule never matches",
      [
        {
          "server": "pyright",
          "severity": "off",
        },
      ],
    ]
  `);
});
