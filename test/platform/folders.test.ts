/** Where a path leads that need not be there. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leadsInto } from "../../src/platform/folders.ts";
import { temporaryFolder } from "../support/files.ts";

test("a path leads into a folder by its name, or by what a link on the way really is", () => {
  const top = temporaryFolder();
  const [inside, outside] = [join(top, "inside"), join(top, "outside")];
  for (const folder of [inside, outside]) mkdirSync(folder);
  symlinkSync(inside, join(outside, "in"));
  symlinkSync(outside, join(inside, "out"));
  symlinkSync(inside, join(top, "alias"));
  const paths = ["inside", "inside/new/folder", "outside/in/new", "inside/out/new", "alias/new"];
  expect(paths.filter((path) => !leadsInto(join(top, path), inside))).toEqual([]);
  const others = ["outside", "outside/new/folder", "inside-too", "new", "outside/in/../new"];
  expect(others.filter((path) => leadsInto(join(top, path), inside))).toEqual([]);
  expect(leadsInto(join(inside, "new"), join(top, "alias"))).toBe(true);
});
