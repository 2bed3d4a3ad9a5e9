/** Which folders are roots of TypeScript, from the names and texts of a tree's files alone. */
import { describe, expect, test } from "vitest";
import { findRoots } from "../../src/servers/typescript/roots.ts";
import type { Files } from "../support/files.ts";

const json = (value: unknown) => JSON.stringify(value);

function shown(files: Files): string {
  const { roots, others } = findRoots({
    paths: Object.keys(files),
    text: (path) => (Object.hasOwn(files, path) ? String(files[path]) : undefined),
  });
  return `${roots.join(" ")} | ${others.join(" ")}`;
}

const packages = (...names: readonly string[]): Files =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}/package.json`, "{}"],
      [`${name}/tsconfig.json`, "{}"],
    ]),
  );
const referring = (...paths: readonly string[]) =>
  json({ files: [], references: paths.map((path) => ({ path })) });

describe("roots", () => {
  test("are the top, where it is configured or nothing below is", () => {
    expect([
      shown({}),
      shown({ "a.ts": "" }),
      shown({ "tsconfig.json": "{}", "a.ts": "" }),
      shown({ "jsconfig.json": "", "examples/one/tsconfig.json": "{}", "test/jsconfig.json": "{}" }),
    ]).toEqual([". | ", ". | ", ". | ", ". | examples/one test"]);
  });

  test("are what the workspace of the top names, besides", () => {
    const all: Files = {
      ...packages("packages/a", "packages/b", "packages/b/deep", "apps/web", "fixtures/x"),
      "packages/plain/package.json": "{}",
      "packages/loose/tsconfig.json": "{}",
    };
    const top = { "tsconfig.json": "{}" };
    const workspaces = (value: unknown) => ({ ...all, "package.json": json({ workspaces: value }) });
    const pnpm = (text: string) => ({ ...all, "package.json": "{}", "pnpm-workspace.yaml": text });
    const many = "apps/web packages/a packages/b | fixtures/x packages/b/deep packages/loose";
    expect(shown(workspaces(["packages/*", "./apps/*/"]))).toBe(many);
    expect(shown({ ...workspaces({ packages: ["packages/*", "apps/*"] }), ...top })).toBe(`. ${many}`);
    expect(shown(pnpm("packages:\n  - packages/*\n  - apps/**\n"))).toBe(many);
    expect(shown(pnpm("packages: [packages/**, '!**/deep', '!packages/b']\n"))).toBe(
      "packages/a | apps/web fixtures/x packages/b packages/b/deep packages/loose",
    );
  });

  test("are the outermost configured folders, where the top names none", () => {
    const folders = packages("web", "web/test", "deep/api", "deep/api/tools");
    const outermost = "deep/api web | deep/api/tools web/test";
    expect(shown(folders)).toBe(outermost);
    expect(shown({ ...folders, "package.json": json({ workspaces: ["nothing/*"] }) })).toBe(outermost);
    expect(shown({ ...folders, "pnpm-workspace.yaml": "onlyBuiltDependencies: []\n" })).toBe(outermost);
  });

  test("leave what the references of a root lead to with that root", () => {
    const workspace = { "package.json": json({ workspaces: ["packages/*"] }) };
    const members = packages("packages/a", "packages/b", "packages/c", "packages/d");
    const chain = {
      ...members,
      "packages/b/tsconfig.json": referring("../a"),
      "packages/c/tsconfig.json": referring("../b/tsconfig.json"),
    };
    expect(shown({ ...workspace, ...chain })).toBe("packages/c packages/d | ");
    expect(shown({ ...chain, "tsconfig.json": referring("packages/c", "./tsconfig.node.json") })).toBe(
      ". | packages/d",
    );
    // Another configuration of the same folder is another project.
    expect(shown({ ...members, ...workspace, "tsconfig.json": referring("packages/a/build.json") })).toBe(
      ". packages/a packages/b packages/c packages/d | ",
    );
    const circle = {
      "packages/a/tsconfig.json": referring("../b"),
      "packages/b/tsconfig.json": referring("../a"),
    };
    expect(shown({ ...workspace, ...members, ...circle })).toBe("packages/b packages/c packages/d | ");
  });

  test("are never packages, folders with a dot or variants of a configuration", () => {
    expect(
      shown({
        "node_modules/p/tsconfig.json": "{}",
        "web/node_modules/p/tsconfig.json": "{}",
        ".config/tsconfig.json": "{}",
        "web/.vitepress/tsconfig.json": "{}",
        "web/tsconfig.build.json": "{}",
        "lib/jsconfig.json": "{}",
        "lib/tsconfig.json": "{}",
      }),
    ).toBe("lib | ");
  });

  test("are found whatever the texts are", () => {
    const odd = [
      "",
      "{",
      "[]",
      "null",
      "&a [*a]",
      '{"workspaces":3}',
      '{"workspaces":[3,{}]}',
      "a: [\n",
      "\0",
    ];
    for (const text of odd)
      expect(
        shown({ "package.json": text, "pnpm-workspace.yaml": text, "a/tsconfig.json": text, "a/b.ts": "" }),
      ).toBe("a | ");
  });
});

test("patterns that no person writes name nothing", () => {
  const workspaces = json({ workspaces: ["", "/", "a".repeat(100_000), "packages/*"] });
  expect(shown({ "package.json": workspaces, ...packages("packages/a") })).toBe("packages/a | ");
});
