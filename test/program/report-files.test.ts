/** Files where a person wants them. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { UserError } from "../../src/errors.ts";
import { makeFolder } from "../../src/folders.ts";
import { writeOutput } from "../../src/program/report-files.ts";
import { temporaryFolder } from "../support/files.ts";

test("a file is written into folders that were not there", () => {
  const file = join(temporaryFolder(), "a/b/c/report.json");
  writeOutput(file, "{}", "report");
  writeOutput(file, "[]", "report");
  expect(readFileSync(file, "utf8")).toBe("[]");
});

test("where no folder can be made it is said, and comes to an end", () => {
  // Node's own recursive mkdir goes round in circles here.
  expect(() => writeOutput("/proc/nope/x/report.json", "{}", "report")).toThrow(UserError);
  expect(() => writeOutput(join(temporaryFolder(), "\0"), "{}", "report")).toThrow(UserError);
});

test("a folder that is there already is left as it is", () => {
  const folder = join(temporaryFolder(), "a");
  mkdirSync(join(folder, "b"), { recursive: true });
  makeFolder(folder);
  expect(existsSync(join(folder, "b"))).toBe(true);
});
