/** What keeps a configuration's old behaviour, and that nothing else of it changes. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { UserError } from "../../src/model/errors.ts";
import { parseConfig } from "../../src/policy/config.ts";
import { migrate } from "../../src/policy/migrate.ts";

const commented = `# ours
version: 1

servers:
  # the checker
  - id: pyright   # pinned
    version: 1.1.414
    settings:
      analysis: { typeCheckingMode: strict }  # all of it

  - {id: typescript}
dependencies: [".venv",  'node_modules']
policy:
  # what fails
  fail-on: warning   # all

ignore:
- "a/**"
`;

test("is added behind what is there; comments, quotes and layout stay", () => {
  expect(migrate(commented, "config.yml").text).toMatchInlineSnapshot(`
    "# ours
    version: 1

    servers:
      # the checker
      - id: pyright   # pinned
        version: 1.1.414
        settings:
          analysis: { typeCheckingMode: strict }  # all of it
        roots: ["."]

      - {id: typescript, roots: ["."]}
    dependencies: [".venv",  'node_modules']
    policy:
      # what fails
      fail-on: warning   # all
      dependencies-differ: warn
      dependencies-missing: warn

    ignore:
    - "a/**"
    "
  `);
  expect(migrate(commented, "config.yml").added).toMatchInlineSnapshot(`
    [
      "servers: pyright: roots: ["."]",
      "servers: typescript: roots: ["."]",
      "policy: dependencies-differ: warn",
      "policy: dependencies-missing: warn",
    ]
  `);
});

test.each([
  "version: 1",
  "version: 1\r\npolicy:\r\n  moved: fail\r\n",
  "{ version: 1, servers: [{ id: pyright }] }",
  "version: 1\nservers: [{ id: pyright }]\npolicy: {}\n",
  "version: 1\npolicy:\n  dependencies-differ: inconclusive\n  waivers:\n    - trailer   # us\n    # nobody else\n",
  "version: 1\nservers:\n- id: pyright\n- id: typescript\n  roots: [a]\n# the end",
  'version: 1\nservers:\n  - version: "1.1.414"\n    id: >-\n      pyright\n',
])("is added to %j", (text) => {
  expect(migrate(text, "config.yml").text).toMatchSnapshot();
});

test("is nothing where all is said, and nothing the second time", () => {
  const again = migrate(migrate(commented, "config.yml").text, "config.yml");
  expect([again.text, again.added]).toEqual([migrate(commented, "config.yml").text, []]);
  const said =
    'version: 1\nservers: [{ id: pyright, roots: ["."] }]\npolicy: { dependencies-differ: inconclusive, dependencies-missing: warn }';
  expect(migrate(said, "config.yml")).toEqual({ text: said, added: [] });
});

test("is said to be added by hand where the layout has no place for it, and a broken configuration is refused", () => {
  const problem = (text: string) => {
    try {
      return migrate(text, "config.yml").text;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return `${error.message}\n${error.hint}`;
    }
  };
  expect(problem("version: 1\n...\n")).toMatchInlineSnapshot(`
    "config.yml:1:1: its layout leaves no place to add to
    Add by hand:
    policy: dependencies-differ: warn
    policy: dependencies-missing: warn"
  `);
  expect(problem("version: 2\n")).toMatchInlineSnapshot(`
    "config.yml:1:10: \`version\` must be 1
    "
  `);
});

test("is what is meant, however the configuration is written", () => {
  const policy = fc.record(
    { "fail-on": fc.constantFrom("error", "hint"), waivers: fc.constantFrom([], ["trailer"]) },
    { requiredKeys: [] },
  );
  const server = fc.record(
    { id: fc.constant("pyright"), roots: fc.constant(["a"]), settings: fc.constant({ a: { b: [1] } }) },
    { requiredKeys: ["id"] },
  );
  const config = fc.record(
    {
      version: fc.constant(1),
      servers: fc.array(server, { maxLength: 1 }),
      policy,
      ignore: fc.constant(["x"]),
    },
    { requiredKeys: ["version"] },
  );
  const layouts = [{ collectionStyle: "block" }, { collectionStyle: "flow" }, { indentSeq: false }] as const;
  fc.assert(
    fc.property(config, fc.constantFrom(...layouts), (value, layout) => {
      const text = stringify(value, layout);
      const [before, after] = [text, migrate(text, "c").text].map((one) => parseConfig(one, "c"));
      expect(after).toEqual({
        ...before,
        dependenciesDiffer: "warn",
        dependenciesMissing: "warn",
        servers: before?.servers.map((one) => ({ ...one, roots: one.roots ?? ["."] })),
      });
    }),
  );
});
