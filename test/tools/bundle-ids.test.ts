/** The ids of every kept bundle, made anew by a program in another language that shares nothing with ours. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Bundle } from "../../src/questions/bundle/bundle.ts";

const folder = new URL("../traces/questions/", import.meta.url);
const script = fileURLToPath(new URL("bundle_ids.py", import.meta.url));
const examples = new URL("../../schemas/examples/bundle.v1/", import.meta.url);

test("are the ids that the bundles say", () => {
  const kept = readdirSync(folder)
    .filter((name) => name.endsWith(".bundles.jsonl"))
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n"));
  const shown = readdirSync(examples)
    .filter((name) => !name.endsWith(".invalid.json"))
    .map((name) => JSON.stringify(JSON.parse(readFileSync(new URL(name, examples), "utf8"))));
  const lines = [...kept, ...shown];
  const out = execFileSync("python3", [script], { input: `${lines.join("\n")}\n`, encoding: "utf8" });
  const bundles = lines.map((line): Bundle => JSON.parse(line));
  expect(bundles.length).toBeGreaterThan(40);
  expect(out.trim().split("\n")).toEqual(bundles.map(({ bundleId, factsId }) => `${bundleId} ${factsId}`));
});
