/** Which header an include of C means, and by which name it is called on both sides. */
import { expect, test } from "vitest";
import { createIncludeResolver } from "../../src/affected/imports.ts";
import { createModuleNamer } from "../../src/affected/module-names.ts";

const files = ["src/a.cpp", "src/a.h", "include/lib/a.h", "include/lib/b.h", "other/b.h", "c.h"];

test.each([
  ["src/a.cpp", "a.h", "src/a.h"],
  ["src/a.cpp", "./a.h", "src/a.h"],
  ["src/a.cpp", "../c.h", "c.h"],
  ["src/a.cpp", "c.h", "c.h"],
  ["src/a.cpp", "lib/a.h", "include/lib/a.h"],
  ["src/a.cpp", "../../lib/a.h", "include/lib/a.h"],
  ["c.h", "a.h", ""],
  ["src/a.cpp", "b.h", ""],
  ["src/a.cpp", "vector", ""],
  ["src/a.cpp", "", ""],
])("of %s %j is %j", (file, path, expected) => {
  expect(createIncludeResolver(files)(file, path).join()).toBe(expected);
});

test("a header is called by its path after the change, however it is written, and one of the machine as it is written", () => {
  const named = createModuleNamer(files, new Map([["src/a.h", "src/z.h"]]));
  const all = [...["a.h", "./a.h", "lib/a.h", "vector", "b.h"]].map((path) =>
    named("src/a.cpp", { kind: "include", path }, "*"),
  );
  expect(all).toEqual(["src/z.h *", "src/z.h *", "include/lib/a.h *", "vector *", "b.h *"]);
});
