import { posix } from "node:path";
import { expect, test } from "vitest";
import { generated, leafOf } from "../../bench/scaling/generated.ts";

test("a generated project is the same each time, imports only what is there, and no module imports its leaf", () => {
  const files = generated(130);
  expect([...generated(130)]).toEqual([...files]);
  const imported = [...files].flatMap(([path, text]) =>
    [...text.matchAll(/from "(.+)\.js"/gu)].map(([, name = ""]) =>
      posix.join(posix.dirname(path), `${name}.ts`),
    ),
  );
  expect(imported.length).toBeGreaterThan(130);
  expect(imported.filter((path) => !files.has(path))).toEqual([]);
  expect(files.has(leafOf(130))).toBe(true);
  expect(imported).not.toContain(leafOf(130));
});
