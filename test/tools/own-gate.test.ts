/** This repository, judged by itself: its committed traces, and its newest commit of the product, by its own configuration. */
import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { lanser, plainEnvironment } from "../support/command.ts";
import { temporaryFolder } from "../support/files.ts";
import { sharedCache } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Undefined where git has no answer: no repository, or a history that was cut. */
function asked(...args: readonly string[]): string | undefined {
  try {
    return execFileSync("git", ["-C", root, ...args], { stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

const options = () => ({ cwd: root, env: plainEnvironment({ TMPDIR: temporaryFolder() }) });

test.each(globSync(".lanser/traces/*", { cwd: root }).sort())(
  "%s leads to what it was recorded with",
  async (trace) => {
    const { code, stdout } = await lanser(["trace", "replay", trace], options());
    expect([code, stdout.split("\n")[0]]).toEqual([0, expect.stringMatching(/^same /u)]);
  },
);

const newest = asked("log", "-1", "--no-merges", "--format=%H", "--", "src");
const parent = newest === undefined ? undefined : asked("rev-parse", "--verify", `${newest}^{commit}^`);
const tracesAt = (rev: string) => asked("rev-parse", "--verify", `${rev}:.lanser/traces`);

/** Why there is nothing to judge; undefined where there is. */
const missing =
  newest === undefined || newest === ""
    ? "no commit of src is in this history"
    : parent === undefined
      ? "the parent of the newest commit of src is not in this history"
      : tracesAt(parent) !== tracesAt("HEAD")
        ? "the traces were recorded again since that commit"
        : undefined;

testByNight("the newest commit of src passes its own gate", { timeout: 300_000 }, async ({ skip }) => {
  if (missing !== undefined) return skip(missing);
  const args = ["gate", "--base-exact", parent ?? "", "--head", newest ?? "", "--format", "json"];
  const { code, stdout } = await lanser([...args, "--cache", sharedCache], options());
  const { reasons } = JSON.parse(stdout);
  const codes = reasons.map((one: { code: string }) => one.code);
  // The packages of an earlier commit are not here.
  const isPackages = codes.every((one: string) =>
    ["dependencies-differ", "dependencies-missing"].includes(one),
  );
  expect(isPackages ? "pass" : [code, ...codes]).toEqual(isPackages ? "pass" : [0, "clean"]);
});
