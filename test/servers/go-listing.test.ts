/** The files that Go compiles are listed by Go itself, which needs a cache that its user can make: also who is not root. */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { Host } from "../../src/platform/host.ts";
import { go } from "../../src/servers/go/profile.ts";
import { installed } from "../support/commands.ts";
import { temporaryFolder, write } from "../support/files.ts";
import { testHost } from "../support/gate.ts";

test("the cache of a listing lies among temporary files, and goes with it", async () => {
  const { folder: serverFolder } = await installed("go");
  const [root, temporary] = [temporaryFolder(), temporaryFolder()];
  write(root, {
    "go.mod": "module example.com/shop\n\ngo 1.24\n",
    "main.go": "package main\n\nfunc main() {}\n",
  });
  const host = testHost(temporary);
  const caches: string[] = [];
  const spawn: Host["spawn"] = (request) => {
    caches.push(request.env["GOCACHE"] ?? "none");
    return host.spawn(request);
  };
  const program = await go.program(
    { ...host, spawn },
    { root, project: ".", serverFolder, checkouts: [root] },
  );
  expect(program).toEqual({ kind: "program", paths: ["main.go"], projectDiagnostics: [] });
  expect(caches.length).toBeGreaterThan(0);
  expect(caches.filter((one) => !one.startsWith(`${temporary}/`) || existsSync(one))).toEqual([]);
});
