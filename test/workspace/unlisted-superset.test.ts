/**
 * The program that is read from words alone has every file that TypeScript's own command lists, whatever the configuration
 * file says that is missing: generated projects, with `paths`, `baseUrl`, packages of a workspace and `imports`.
 */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { typescript } from "../../src/servers/typescript/profile.ts";
import { unlistedPrograms } from "../../src/workspace/unlisted.ts";
import { type Files, folderOf } from "../support/files.ts";
import { timesOfNow } from "../support/night.ts";
import { commandFindings } from "../support/typescript.ts";

const modules = [
  "site/src/page",
  "site/src/lib/name",
  "site/src/lib/index",
  "shared/util/date",
  "shared/util/index",
  "core/src/index",
  "core/src/deep/rate",
  "core/index",
] as const;
type Module = (typeof modules)[number];

const specifiers: Readonly<Record<"alias" | "package", Readonly<Partial<Record<Module, string>>>>> = {
  alias: {
    "site/src/lib/name": "$lib/name",
    "site/src/lib/index": "$lib",
    "shared/util/date": "#date",
    "shared/util/index": "util/index",
    "core/src/deep/rate": "@deep/rate",
  },
  package: { "core/src/index": "@whole/core/src/index", "core/index": "@whole/core" },
};

/** Configuration that a command would write, and that the search does not see. */
const generated = {
  compilerOptions: {
    strict: true,
    module: "esnext",
    moduleResolution: "bundler",
    paths: {
      $lib: ["../src/lib/index"],
      "$lib/*": ["../src/lib/*"],
      "@deep/*": ["../../core/src/deep/*"],
      "util/*": ["../../shared/util/*"],
    },
  },
  include: ["../src/page.ts"],
};

function specifierOf(from: Module, to: Module, way: "relative" | "alias" | "package"): string {
  const named = way === "relative" ? undefined : specifiers[way][to];
  if (named !== undefined) return named;
  const up = "../".repeat(from.split("/").length - 1);
  return `${up === "" ? "./" : up}${to.replace(/\/index$/u, "")}`;
}

const edge = fc.record({
  from: fc.constantFrom(...modules),
  to: fc.constantFrom(...modules),
  way: fc.constantFrom("relative" as const, "alias" as const, "package" as const),
  form: fc.constantFrom(
    (specifier: string) => `import "${specifier}";`,
    (specifier: string) => `export * from "${specifier}";`,
    (specifier: string) => `export type T = import("${specifier}").T;`,
    (specifier: string) => `export const later = () => import("${specifier}");`,
    (specifier: string) => `/// <reference types="${specifier}" />`,
  ),
});

function filesOf(edges: readonly (typeof edge extends fc.Arbitrary<infer One> ? One : never)[]): Files {
  const code = Object.fromEntries(
    modules.map((from) => [
      `${from}.ts`,
      [
        ...edges
          .filter((one) => one.from === from)
          .map(({ to, way, form }) => form(specifierOf(from, to, way))),
      ]
        .sort((left) => (left.startsWith("///") ? -1 : 1))
        .concat("export {};\n")
        .join("\n"),
    ]),
  );
  return {
    ...code,
    "package.json": '{ "name": "whole", "private": true, "workspaces": ["site", "core"] }',
    "site/package.json": '{ "name": "site", "imports": { "#date": "./../shared/util/date.ts" } }',
    "site/tsconfig.json": '{ "extends": "./.kit/tsconfig.json" }',
    "core/package.json": '{ "name": "@whole/core" }',
  };
}

test("a program that is not listed misses no file that the command lists", async () => {
  let reached = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(edge, { minLength: 4, maxLength: 16 }), async (edges) => {
      const files = filesOf(edges);
      const folder = folderOf({
        ...files,
        "site/.kit/tsconfig.json": JSON.stringify(generated),
        "node_modules/@whole/.keep": "",
      });
      symlinkSync("../../core", join(folder, "node_modules/@whole/core"));
      const tree = { paths: Object.keys(files), text: (path: string) => files[path]?.toString() };
      const { program, isOpen } = unlistedPrograms(typescript, tree, folder)("site");
      const { files: listed } = await commandFindings(folder, "site");
      const tracked = listed.filter((path) => Object.hasOwn(files, path));
      expect(tracked).toContain("site/src/page.ts");
      reached = Math.max(reached, tracked.length);
      if (!isOpen) expect(tracked.filter((path) => !program.includes(path))).toEqual([]);
    }),
    { numRuns: timesOfNow({ day: 6, night: 150 }), seed: 20261129 },
  );
  // The projects are no islands of one file.
  expect(reached).toBeGreaterThan(3);
}, 600_000);
