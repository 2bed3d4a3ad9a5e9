/** Files where a person wants them. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeOutput } from "../../../src/cli/program/report-files.ts";
import { UserError } from "../../../src/model/errors.ts";
import { makeFolder } from "../../../src/platform/folders.ts";
import { temporaryFolder, write } from "../../support/files.ts";

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

describe("in a working tree, where a change can bring links", () => {
  const workTree = () => {
    const top = temporaryFolder();
    const elsewhere = temporaryFolder();
    write(top, { ".git/HEAD": "" });
    write(elsewhere, { "keys.json": "precious" });
    return { top, elsewhere, kept: () => readFileSync(join(elsewhere, "keys.json"), "utf8") };
  };

  test("nothing is written through a link", () => {
    const { top, elsewhere, kept } = workTree();
    symlinkSync(join(elsewhere, "keys.json"), join(top, "report.json"));
    symlinkSync(elsewhere, join(top, "out"));
    // A folder behind a link may be a working tree of its own.
    write(elsewhere, { ".git/HEAD": "" });
    symlinkSync(".", join(top, "self"));
    for (const path of ["report.json", "out/keys.json", "out/new/report.json", "self/new.json"])
      expect(() => writeOutput(join(top, path), "{}", "report")).toThrow(/is a symbolic link/);
    expect(kept()).toBe("precious");
    expect(existsSync(join(elsewhere, "new"))).toBe(false);
  });

  test("a pipe is not waited for", () => {
    const { top } = workTree();
    execFileSync("mkfifo", [join(top, "report.json")]);
    expect(() => writeOutput(join(top, "report.json"), "{}", "report")).toThrow(/is not a regular file/);
  });
});

test("outside of one, folders above may be links, the file itself not; a stream of this process may be named", () => {
  const [folder, linked] = [temporaryFolder(), join(temporaryFolder(), "link")];
  symlinkSync(folder, linked);
  writeOutput(join(linked, "report.json"), "{}", "report");
  expect(readFileSync(join(folder, "report.json"), "utf8")).toBe("{}");
  symlinkSync(join(folder, "report.json"), join(folder, "other.json"));
  expect(() => writeOutput(join(folder, "other.json"), "[]", "report")).toThrow(UserError);
  writeOutput("/dev/null", "{}", "report");
});

test("a folder below that of the devices is one like any other", () => {
  const folder = mkdtempSync("/dev/shm/lanser-");
  try {
    const pipe = join(folder, "report.json");
    execFileSync("mkfifo", [pipe]);
    // Opened, it would be waited for without end.
    expect(() => writeOutput(pipe, "{}", "report")).toThrow(UserError);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
