/** Which folders are roots of pyright, from the names and texts of a tree's files alone. */
import { expect, test } from "vitest";
import { pyrightRoots } from "../../src/servers/pyright/roots.ts";
import type { Files } from "../support/files.ts";

function shown(files: Files): string {
  const { roots, others } = pyrightRoots({
    paths: Object.keys(files),
    text: (path) => (Object.hasOwn(files, path) ? String(files[path]) : undefined),
  });
  return `${roots.join(" ")} | ${others.join(" ")}`;
}

const configured = "[tool.pyright]\n";
const workspace = (...members: readonly string[]) =>
  `[tool.uv.workspace]\nmembers = ${JSON.stringify(members)}\nexclude = ["packages/old"]\n`;

test("the top is the root where nothing is configured, and where it is itself", () => {
  expect([
    shown({ "a.py": "" }),
    shown({ "pyproject.toml": "", "packages/a/pyproject.toml": "" }),
    shown({ "pyrightconfig.json": "{}", "examples/pyrightconfig.json": "{}" }),
    shown({ "pyproject.toml": configured, "tools/pyproject.toml": configured }),
  ]).toEqual([". | ", ". | ", ". | examples", ". | tools"]);
});

test("members of a uv workspace are roots: all of them, or those that are configured where the top is, too", () => {
  const members = {
    "packages/a/pyproject.toml": "",
    "packages/b/pyproject.toml": configured,
    "packages/old/pyproject.toml": configured,
  };
  expect([
    shown({ "pyproject.toml": workspace("packages/*"), ...members }),
    shown({ "pyproject.toml": workspace("packages/*") + configured, ...members }),
  ]).toEqual(["packages/a packages/b | packages/old", ". packages/b | packages/old"]);
});

test("where there is neither, the outermost configured folders are", () => {
  const files = {
    "shop/pyrightconfig.json": "{}",
    "shop/web/pyrightconfig.json": "{}",
    "lib/pyproject.toml": configured,
    ".hidden/pyrightconfig.json": "{}",
    "node_modules/x/pyrightconfig.json": "{}",
  };
  expect(shown(files)).toBe("lib shop | shop/web");
});

test("patterns that no person writes, and files that cannot be read, name nothing", () => {
  const members = workspace("", "/", "./", "a".repeat(100_000), "packages/*");
  expect(shown({ "pyproject.toml": members, "packages/a/pyproject.toml": configured })).toBe("packages/a | ");
  expect(shown({ "pyproject.toml": "[[[", "packages/a/pyrightconfig.json": "{}" })).toBe("packages/a | ");
});
