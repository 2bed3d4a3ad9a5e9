/** Which files count, by the globs of a configuration. */
import { expect, test } from "vitest";
import { emptyGlobs, leftOutGlobs } from "../../src/policy/globs.ts";
import { createIgnoreTest } from "../../src/verdict/compare-sides.ts";

const files = ["src/a.py", "src/gen/b.py", "src/.hidden/c.py", "lib/d.py", "tools/e.py", "setup.py"];
const left = (ignore: readonly string[], include?: readonly string[]) => {
  const isLeft = createIgnoreTest(leftOutGlobs({ ignore, include }));
  return files.filter((path) => !isLeft(path));
};

test("what is included counts, and of that not what is ignored; without it all counts", () => {
  expect(left([])).toEqual(files);
  expect(left([], ["src/**"])).toEqual(["src/a.py", "src/gen/b.py", "src/.hidden/c.py"]);
  expect(left(["src/gen/**"], ["src/**", "lib/**"])).toEqual(["src/a.py", "src/.hidden/c.py", "lib/d.py"]);
  expect(left([], ["{src,tools}/*.py", "lib/**"])).toEqual(["src/a.py", "lib/d.py", "tools/e.py"]);
  // Each by itself: several in braces would match no file of the top.
  expect(left([], ["**/*.ts", "**/*.py"])).toEqual(files);
  expect(left([], ["(setup).py", "a,b.py", "{odd"])).toEqual(["setup.py"]);
});

test("a glob that names no file is told by its place", () => {
  expect(
    emptyGlobs(
      {
        ignore: ["src/**", "nothere/**"],
        include: ["lbi/**"],
        rules: undefined,
        servers: [{ id: "ruff", roots: ["src/", "./tools", "./", "lib/*", "nope/*", "."] }],
      },
      files,
    ),
  ).toEqual([
    "ignore[1]: the glob nothere/** matches no file of the repository",
    "include[0]: the glob lbi/** matches no file of the repository",
    "roots of ruff: the glob lib/* matches no folder of the repository",
    "roots of ruff: the glob nope/* matches no folder of the repository",
  ]);
});
