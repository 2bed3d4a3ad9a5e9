/** What lies at a path may be no file that ends. */
import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFileBytes, readFileText, readOptional } from "../../src/platform/files.ts";
import { temporaryFolder, write } from "../support/files.ts";

test("a regular file is read whole, also through a link", () => {
  const folder = temporaryFolder();
  write(folder, { "one.txt": "héllo\n", empty: "" });
  symlinkSync("one.txt", join(folder, "link"));
  expect(readFileText(join(folder, "one.txt"))).toBe("héllo\n");
  expect(readFileText(join(folder, "link"))).toBe("héllo\n");
  expect(readFileBytes(join(folder, "empty")).length).toBe(0);
});

test("a pipe, a device, a folder and what is too large are refused at once, and nothing is waited for", () => {
  const folder = temporaryFolder();
  execFileSync("mkfifo", [join(folder, "pipe")]);
  symlinkSync("pipe", join(folder, "link"));
  mkdirSync(join(folder, "folder"));
  write(folder, { large: "12345" });
  for (const path of ["pipe", "link", "folder", "/dev/zero", "/dev/tty"])
    expect(() => readFileText(path.startsWith("/") ? path : join(folder, path))).toThrow(
      /is not a regular file|ENXIO|ENOENT/,
    );
  expect(() => readFileText(join(folder, "large"), 4)).toThrow("large is larger than 4 bytes");
  expect(readFileText(join(folder, "large"), 5)).toBe("12345");
  expect(readOptional(join(folder, "pipe"))).toBeUndefined();
  expect(readOptional(join(folder, "none"))).toBeUndefined();
});
