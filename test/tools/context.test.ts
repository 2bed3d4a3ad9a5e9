/** What is worth knowing of thirty files of two released packages, within budgets of three sizes. */
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { splitText } from "../../src/model/text.ts";
import { serializeBundle } from "../../src/questions/bundle/bundle.ts";
import type { AnswerFacts } from "../../src/questions/bundle/facts.ts";
import { makeFolder, temporaryFolder } from "../support/files.ts";
import { installedPyright, testHost } from "../support/gate.ts";
import { questionClient } from "../support/question-client.ts";
import { commit, repositoryAt } from "../support/repository.ts";
import { releaseIn } from "./released.ts";

const packages = { requests: "2.32.3", rich: "13.9.4" };
const made = makeFolder();
afterAll(made.remove);
const repository = repositoryAt(join(made.folder, "project"), { "README.md": "two packages\n" });
let files: readonly string[] = [];

beforeAll(async () => {
  await installedPyright();
  for (const [name, version] of Object.entries(packages))
    cpSync(join(releaseIn(made.folder, name, version), name), join(repository, name), { recursive: true });
  commit(repository, {});
  files = Object.keys(packages).flatMap((name) =>
    readdirSync(join(repository, name))
      .filter((file) => file.endsWith(".py"))
      .sort()
      .slice(0, 15)
      .map((file) => `${name}/${file}`),
  );
}, 200_000);

/** From a server that was never asked anything before. */
async function contextOf(
  budget: number,
): Promise<{ facts: AnswerFacts; bytes: string; records: Set<string> }> {
  const traceFolder = temporaryFolder();
  let bytes = "";
  let facts: AnswerFacts | undefined;
  {
    await using client = await questionClient(testHost(temporaryFolder()), repository, "pyright", {
      traceFolder,
    });
    const bundle = await client.ask({ cmd: "context", places: files, params: { budget } });
    bytes = serializeBundle(bundle);
    if ("error" in bundle) throw new Error(bundle.error.message);
    facts = bundle.facts;
  }
  const recorded = readFileSync(join(traceFolder, "evidence.jsonl"), "utf8").trim().split("\n");
  return { facts, bytes, records: new Set(recorded.map((line) => JSON.parse(line).id as string)) };
}

const textOf = ({ pieces = [] }: AnswerFacts) => pieces.map(({ text }) => `${text}\n`).join("");

test("is never over its budget, begins as a smaller one does, and is the same to the last byte the second time", async () => {
  expect(files).toHaveLength(30);
  const texts: string[] = [];
  const kinds: string[] = [];
  for (const budget of [500, 2_000, 8_000]) {
    const { facts, bytes, records } = await contextOf(budget);
    const { pieces = [] } = facts;
    const text = textOf(facts);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(budget * 4);
    expect(facts.budget?.used).toBeLessThanOrEqual(budget);
    // Nearly all of it is used: what is left is less than one piece.
    expect(facts.budget?.used).toBeGreaterThan(budget - 310);
    expect(pieces.filter(({ evidence }) => !records.has(evidence))).toEqual([]);
    expect(pieces.filter(({ path }) => !files.includes(path))).toEqual([]);
    expect((await contextOf(budget)).bytes).toBe(bytes);
    texts.push(text);
    kinds.push([...new Set(pieces.map(({ kind }) => kind))].join(" "));
  }
  const [small = "", middle = "", large = ""] = texts;
  expect([small.length > 0, middle.startsWith(small), large.startsWith(middle)]).toEqual([true, true, true]);
  expect(kinds).toEqual(["signature", "signature", "signature"]);
}, 600_000);

test("of a budget that holds all has every kind that the server gives, each as it stands in the files", async () => {
  const { facts } = await contextOf(200_000);
  const { pieces = [] } = facts;
  expect(facts.truncated).toBe(false);
  expect([...new Set(pieces.map(({ kind }) => kind))]).toEqual([
    "signature",
    "definition",
    "outline",
    "diagnostic",
  ]);
  for (const { text } of pieces.filter(({ kind }) => kind === "definition")) {
    const [head = "", ...code] = text.split("\n").filter((line) => !line.startsWith("…"));
    const [, path = "", line = ""] = /^(.+):(\d+)$/u.exec(head) ?? [];
    const first = Number(line) - 1;
    const own = splitText(readFileSync(join(repository, path), "utf8")).slice(first, first + code.length);
    expect(code, text).toEqual(own);
    expect(files).not.toContain(path);
  }
  for (const path of files) expect(textOf(facts)).toMatch(new RegExp(`^${RegExp.escape(path)}[: ]`, "mu"));
}, 600_000);
