/** Absolute places in what a server says. */
import { expect, test } from "vitest";
import { relativeTo } from "../../../src/session/observe/live.ts";

const relative = relativeTo([
  ["/tmp/lanser-gate-1-x/head", ""],
  ["/app", ""],
  ["/cache/pyright", "<pyright>"],
]);

test.each([
  ['"/tmp/lanser-gate-1-x/head/json.py" is overriding', '"json.py" is overriding'],
  ["file:///tmp/lanser-gate-1-x/head/a%20b.py", "a%20b.py"],
  ["in /tmp/lanser-gate-1-x/head.", "in .."],
  ["/app/lib/m.py and lib/app/m.py and /apple/m.py", "lib/m.py and lib/app/m.py and /apple/m.py"],
  ["/cache/pyright/dist/typeshed-fallback/stdlib/os.pyi", "<pyright>/dist/typeshed-fallback/stdlib/os.pyi"],
])("%s becomes %s", (said, shown) => {
  expect(relative(said)).toBe(shown);
});
