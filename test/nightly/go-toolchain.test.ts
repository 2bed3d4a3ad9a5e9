/**
 * The wheel that Go comes in is no release of Go's own. What it holds is: each file is that of the module `golang.org/toolchain`, which
 * Go itself fetches, and checks against the database of checksums.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { findPin, shippedPins } from "../../src/servers/pins.ts";
import { plainEnvironment } from "../support/command.ts";
import { installed } from "../support/commands.ts";
import { temporaryFolder } from "../support/files.ts";

test("every file of the pinned Go is that of the toolchain that Go releases", async () => {
  const { folder } = await installed("go");
  const wheel = join(folder, "wheel/go");
  const version = findPin(shippedPins, "go", undefined)?.version;
  const arch = process.arch === "x64" ? "amd64" : process.arch;
  const cache = temporaryFolder();
  const env = {
    ...plainEnvironment({ GOMODCACHE: join(cache, "modules"), GOCACHE: join(cache, "compiled") }),
    ...Object.fromEntries(Object.entries(process.env).filter(([key]) => /^GO(?:PROXY|SUMDB)$/u.test(key))),
    ...{ GOFLAGS: "-modcacherw", GOTOOLCHAIN: "local" },
  };
  const asked = ["mod", "download", "-json", `golang.org/toolchain@v0.0.1-go${version}.linux-${arch}`];
  const told = execFileSync(join(wheel, "bin/go"), asked, { cwd: cache, env, encoding: "utf8" });
  const { Dir: official, Sum } = JSON.parse(told) as { readonly Dir: string; readonly Sum: string };
  expect(Sum).toMatch(/^h1:/u);
  const files = readdirSync(wheel, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(wheel, join(entry.parentPath, entry.name)));
  // Of a module inside of the module the name is another there; Python's own file is of the wheel.
  const named = (path: string) => path.replace(/(^|\/)go\.mod$/u, "$1_go.mod");
  const others = files.filter((path) => !existsSync(join(official, named(path))));
  expect(others.filter((path) => !/^misc\//u.test(path))).toEqual(["__init__.py"]);
  const different = files.filter(
    (path) =>
      !others.includes(path) &&
      !readFileSync(join(wheel, path)).equals(readFileSync(join(official, named(path)))),
  );
  expect(different).toEqual([]);
  expect(files.filter((path) => /^(?:bin|pkg\/tool)\//u.test(path)).length).toBeGreaterThan(8);
}, 600_000);
