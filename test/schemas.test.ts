/** Where schemas can be had, and what others are told of us: editors by the SchemaStore, maintainers by the Marketplace. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import picomatch from "picomatch";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ownPackage } from "../src/platform/version.ts";
import { configPath } from "../src/policy/config.ts";
import { configV1 } from "../src/schemas/generated/keys.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const page = read("docs/schemas.md");
const schemas = globSync("schemas/*.json", { cwd: root }).sort();

test("a schema is named by its address in the releases of this line, and refers to others by theirs", () => {
  const { repository, line } = ownPackage;
  const address = (path: string) => `https://raw.githubusercontent.com/${repository}/${line}/${path}`;
  expect(schemas.map((path) => (JSON.parse(read(path)) as { readonly $id: string }).$id)).toEqual(
    schemas.map(address),
  );
  const referred = schemas.flatMap((path) =>
    [...read(path).matchAll(/"\$ref": "([^#"]+)#/gu)].map(([, to]) => to),
  );
  expect(new Set(referred)).toEqual(
    new Set(["schemas/bundle.v1.json", "schemas/run.v1.json", "schemas/trace.v1.json"].map(address)),
  );
});

test("the page of schemas has every one of them", () => {
  const named = [...page.matchAll(/\]\(\.\.\/(schemas\/[\w.-]+)\)/gu)].map(([, path]) => path);
  expect(named.sort()).toEqual(schemas);
});

test("the entry for the SchemaStore finds the configuration, by the schema that init names", () => {
  const [, text = ""] = /```json\n([\s\S]*?)```/u.exec(page) ?? [];
  const { fileMatch, url, name, description } = JSON.parse(text) as Readonly<Record<string, string>>;
  const isMatch = picomatch(fileMatch ?? "", { dot: true });
  expect(
    [configPath, `packages/shop/${configPath}`, "config.yml", ".lanser/pins/x.json"].map((path) =>
      isMatch(path),
    ),
  ).toEqual([true, true, false, false]);
  expect(url).toBe(configV1.$id);
  expect(page).toContain(`# yaml-language-server: $schema=${configV1.$id}\n`);
  // The catalog takes no entry without.
  expect([name, description].every((one) => one !== undefined && one.length > 10)).toBe(true);
});

test("the Marketplace has a name, what a maintainer gets in a line that it shows whole, and an icon that it has", () => {
  const { name, description, branding } = parse(read("action.yml"));
  expect(name).toBe("Lanser Gate");
  expect(description.length).toBeLessThanOrEqual(125);
  expect(branding).toEqual({ icon: "git-pull-request", color: "blue" });
});
