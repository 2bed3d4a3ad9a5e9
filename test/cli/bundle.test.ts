/** `lanser bundle diff` and `lanser env diff`: two answers in; what is said and the exit code out. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Bundle, sealBundle } from "../../src/questions/bundle/bundle.ts";
import { runInProcess } from "../support/in-process.ts";
import { repositoryOf } from "../support/repository.ts";

const folder = mkdtempSync(join(tmpdir(), "lanser-bundle-"));
const example = new URL("../../schemas/examples/bundle.v1/definition.json", import.meta.url);
const definition: Bundle = JSON.parse(readFileSync(example, "utf8"));

async function said(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runInProcess(folder, args, {});
  return `${stdout}${stderr}exit code ${code}`;
}

function file(name: string, value: unknown): string {
  writeFileSync(join(folder, name), JSON.stringify(value));
  return name;
}

/** With other values, and the hashes that these have. */
function changed(pointers: Readonly<Record<string, string | number>>): Bundle {
  const {
    version: _,
    bundleId: __,
    factsId: ___,
    processReward: ____,
    ...draft
  } = structuredClone(definition);
  for (const [pointer, value] of Object.entries(pointers)) {
    const keys = pointer.split("/").slice(1);
    const last = keys.pop() ?? "";
    const owner = keys.reduce<unknown>((one, key) => (one as Record<string, unknown>)[key], draft);
    (owner as Record<string, unknown>)[last] = value;
  }
  return sealBundle(draft);
}

const own = file("own.json", definition);
const elsewhere = file(
  "elsewhere.json",
  changed({ "/environment/platform/os": "darwin", "/environment/platform/arch": "arm64" }),
);
const moved = file(
  "moved.json",
  changed({ "/facts/definitions/0/path": "lib/elsewhere.py", "/environment/server/version": "1.1.500" }),
);
const cached = file("cached.json", changed({ "/meta/cache": "hit", "/meta/retries": 1 }));

test("two answers differ in what they say, in what they were found with, or in what does not count", async () => {
  expect(await said("bundle", "diff", own, moved)).toMatchInlineSnapshot(`
    "the answers differ: bundleId 0ab4cb1fb6f6 and d381935fba4c
    answer:
      added /facts/definitions/0: {"path":"lib/elsewhere.py","range":[36,4,36,16]}
      removed /facts/definitions/0: {"path":"rates.py","range":[36,4,36,16]}
    environment:
      /environment/server/version: "1.1.414" → "1.1.500"
    exit code 1"
  `);
  expect(await said("bundle", "diff", own, elsewhere)).toMatchInlineSnapshot(`
    "the facts are the same, on another platform: factsId ed0e2f40d12a, bundleId 0ab4cb1fb6f6 and 2df79bda509a
    environment:
      /environment/platform/arch: "x64" → "arm64"
      /environment/platform/os: "linux" → "darwin"
    exit code 1"
  `);
  expect(await said("bundle", "diff", own, cached)).toMatchInlineSnapshot(`
    "both answers are the same: bundleId 0ab4cb1fb6f6
    not in the hashes:
      /meta/cache: "miss" → "hit"
      /meta/retries: 0 → 1
    exit code 0"
  `);
  expect(await said("bundle", "diff", own, own)).toMatchInlineSnapshot(`
    "both answers are the same: bundleId 0ab4cb1fb6f6
    exit code 0"
  `);
});

test("two environments differ by their values, whatever was asked and answered", async () => {
  expect(await said("env", "diff", own, moved)).toMatchInlineSnapshot(`
    "the environments differ
    environment:
      /environment/server/version: "1.1.414" → "1.1.500"
    exit code 1"
  `);
  expect(await said("env", "diff", own, elsewhere)).toMatchInlineSnapshot(`
    "the environments differ
    environment:
      /environment/platform/arch: "x64" → "arm64"
      /environment/platform/os: "linux" → "darwin"
    exit code 1"
  `);
  expect(await said("env", "diff", own, cached)).toMatchInlineSnapshot(`
    "both environments are the same
    exit code 0"
  `);
});

test("a program has JSON, and a line of a batch is an answer, too", async () => {
  const line = file("line.json", { id: "a", bundle: JSON.parse(readFileSync(join(folder, moved), "utf8")) });
  const { code, stdout } = await runInProcess(folder, ["env", "diff", own, line, "--json"], {});
  expect([code, JSON.parse(stdout)]).toEqual([
    1,
    {
      same: false,
      differences: [
        {
          pointer: "/environment/server/version",
          kind: "changed",
          left: JSON.stringify(definition.environment.server?.version),
          right: '"1.1.500"',
          hashed: true,
        },
      ],
    },
  ]);
});

test("what is no answer, or was changed by hand, is refused", async () => {
  writeFileSync(join(folder, "torn.json"), "{");
  const forged = { ...definition, environment: { ...definition.environment, root: "lib" } };
  expect(await said("bundle", "diff", own, file("forged.json", forged))).toMatchInlineSnapshot(`
    "lanser: forged.json was changed: its hashes do not match its content
      Ask the question again, and save the new answer.
    exit code 13"
  `);
  expect(await said("bundle", "diff", own, file("none.json", {}))).toMatchInlineSnapshot(`
    "lanser: none.json is not an answer of Lanser: the top must have required property 'facts'
      Name a file with the output of a question: lanser def PLACE --json > A
    exit code 13"
  `);
  expect(await said("env", "diff", "torn.json", own)).toMatchInlineSnapshot(`
    "lanser: torn.json is not valid JSON
      Write each answer into its own file.
    exit code 13"
  `);
  expect(await said("env", "diff", own)).toMatchInlineSnapshot(`
    "lanser: env diff needs two answers
      lanser env diff A B
    exit code 13"
  `);
  expect(await said("bundle", "list")).toMatchInlineSnapshot(`
    "lanser: there is no subcommand \`bundle list\`
      See: lanser bundle --help
    exit code 13"
  `);
});

test("answers of the command about two texts differ in what changed alone", async () => {
  const answer = async (text: string): Promise<unknown> => {
    const repository = repositoryOf({ "rates.py": text }, {});
    return JSON.parse((await runInProcess(repository, ["outline", "rates.py", "--json"], {})).stdout);
  };
  const one = file("one.json", await answer("def rate(): ...\n"));
  const other = file("other.json", await answer("def fee(): ...\n"));
  const text = await said("bundle", "diff", one, other);
  expect(text.replaceAll(/"?[0-9a-f]{12,}"?/gu, "ID")).toMatchInlineSnapshot(`
    "the answers differ: bundleId ID and ID
    answer:
      added /facts/symbols/0: {"container":null,"kind":"function","name":"fee","path":"rates.py","range":[0,0,0,14],"selectionRange":[0,4,0,7]}
      removed /facts/symbols/0: {"container":null,"kind":"function","name":"rate","path":"rates.py","range":[0,0,0,15],"selectionRange":[0,4,0,8]}
    environment:
      /environment/snapshot/tree: ID → ID
    exit code 1"
  `);
});
