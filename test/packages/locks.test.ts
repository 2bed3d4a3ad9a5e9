/** Lock files as the real tools wrote them, in `locks/`: one project before and after a bump, with another script and version of its own. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { packageChanges } from "../../src/packages/changes.ts";
import type { DependencyFile, ResolvedPackage } from "../../src/packages/package.ts";
import { readDependencyFile } from "../../src/packages/read.ts";

const folder = fileURLToPath(new URL("locks/", import.meta.url));

/** What each tool calls its file. */
const names: Readonly<Record<string, string>> = {
  bun: "bun.lock",
  "npm-v1": "npm-shrinkwrap.json",
  "npm-v2": "package-lock.json",
  "npm-v3": "package-lock.json",
  "pip-compile": "requirements.txt",
  pipenv: "Pipfile.lock",
  "pnpm-8": "pnpm-lock.yaml",
  "pnpm-9": "pnpm-lock.yaml",
  "pnpm-10": "pnpm-lock.yaml",
  poetry: "poetry.lock",
  pylock: "pylock.toml",
  uv: "uv.lock",
  "uv-compile": "requirements.txt",
  "yarn-1": "yarn.lock",
  "yarn-4": "yarn.lock",
};

test("each format has its files", () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(names).sort());
});

describe("the packages that a lock names", () => {
  test.each(Object.keys(names))("%s", (tool) => {
    expect(shown(lockOf(tool, "base"))).toMatchSnapshot();
  });
});

describe("a bump, and nothing else of the change", () => {
  test.each(Object.keys(names))("%s", (tool) => {
    expect(changesOf(tool, "base", "head")).toMatchSnapshot();
    expect(changesOf(tool, "base", "base")).toEqual([]);
  });
});

test("of one project every lock of npm's packages that names where they lie has the same versions", () => {
  const versions = (tool: string) =>
    [...new Set(packagesIn(lockOf(tool, "head")).map(({ name, version }) => `${name} ${version}`))].sort();
  const [first, ...others] = ["npm-v1", "npm-v2", "npm-v3", "bun", "yarn-1", "yarn-4"].map(versions);
  for (const one of others) expect(one).toEqual(first);
});

function lockOf(tool: string, side: "base" | "head"): DependencyFile {
  const file = readdirSync(`${folder}${tool}`).find((name) => name.startsWith(`${side}.`)) ?? "";
  const read = readDependencyFile(names[tool] ?? "", readFileSync(`${folder}${tool}/${file}`, "utf8"));
  if (read === undefined) throw new Error(`no reader for ${tool}`);
  return read;
}

function packagesIn(file: DependencyFile): readonly ResolvedPackage[] {
  return file.kind === "resolved" ? file.packages : [];
}

function shown(file: DependencyFile): readonly string[] {
  return packagesIn(file).map(
    ({ name, version, integrity, dependsOn, isTop }) =>
      `${name} ${version}${isTop ? "" : " (below another)"}: ${integrity.length} digests, needs ${dependsOn.join(", ") || "nothing"}`,
  );
}

function changesOf(tool: string, from: "base" | "head", to: "base" | "head"): readonly string[] {
  const side = (of: "base" | "head") => [{ path: names[tool] ?? "", file: lockOf(tool, of) }];
  return packageChanges(side(from), side(to)).packages.map(
    (one) =>
      `${one.name} ${one.from} -> ${one.to}${one.isTop ? "" : " (below another)"}${one.isWhole ? "" : ", who needs it is not there"}`,
  );
}
