/** What a pin promises: every package by its integrity, and every file of what was installed. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { treeDigest, unsafeEntry } from "../../src/servers/install.ts";
import { shippedPins } from "../../src/servers/pins.ts";
import { type Files, folderOf, write } from "../support/files.ts";

test("every pin of this release can be installed from, and names one exact version", () => {
  expect(
    shippedPins.map((pin) => [pin.server, pin.version, unsafeEntry(pin), JSON.stringify(pin.manifest)]),
  ).toMatchInlineSnapshot(`
    [
      [
        "pyright",
        "1.1.414",
        undefined,
        "{"name":"lanser-pin-pyright","version":"1.1.414","private":true,"dependencies":{"pyright":"1.1.414"}}",
      ],
      [
        "typescript",
        "7.0.2",
        undefined,
        "{"name":"lanser-pin-typescript","version":"7.0.2","private":true,"optionalDependencies":{"@typescript/typescript-linux-arm64":"7.0.2","@typescript/typescript-linux-x64":"7.0.2"}}",
      ],
    ]
  `);
});

test("a lock file that leaves something open is refused", () => {
  const lock = (packages: object, lockfileVersion = 3) =>
    unsafeEntry({ lock: { lockfileVersion, packages: packages as never } }) ?? "safe";
  const whole = { version: "1.0.0", integrity: "sha512-x" };
  expect({
    "everything has an integrity": lock({ "": {}, "node_modules/a": whole }),
    "one has none": lock({ "": {}, "node_modules/a": whole, "node_modules/b": { version: "1.0.0" } }),
    "one comes from git": lock({
      "node_modules/a": { ...whole, resolved: "git+ssh://git@example.com/a.git#1" },
    }),
    "one comes from a file": lock({ "node_modules/a": { ...whole, resolved: "file:../a" } }),
    "one comes without encryption": lock({
      "node_modules/a": { ...whole, resolved: "http://example.com/a.tgz" },
    }),
    "one comes from a registry": lock({
      "node_modules/a": { ...whole, resolved: "https://example.com/a.tgz" },
    }),
    "an old version": lock({ "": {} }, 2),
  }).toMatchInlineSnapshot(`
    {
      "an old version": "it is not a version 3 lock file",
      "everything has an integrity": "safe",
      "one comes from a file": "node_modules/a does not come from a registry",
      "one comes from a registry": "safe",
      "one comes from git": "node_modules/a does not come from a registry",
      "one comes without encryption": "node_modules/a does not come from a registry",
      "one has none": "node_modules/b has no integrity",
    }
  `);
});

test("the digest covers every file's path and bytes, and nothing of npm's bookkeeping, mode or time", () => {
  const files: Files = { "node_modules/a/x.js": "1", "node_modules/b/y.js": "2" };
  const digest = (changed: Files, change: (folder: string) => void = () => undefined) => {
    const folder = folderOf(files);
    write(folder, changed);
    change(folder);
    return treeDigest(folder);
  };
  const same = digest({});
  const isSame = (other: string) => other === same;
  expect({
    again: isSame(digest({})),
    "npm's own list": isSame(digest({ "node_modules/.package-lock.json": "{}" })),
    "a file beside": isSame(digest({ "package.json": "{}" })),
    "an empty folder": isSame(digest({}, (folder) => mkdirSync(join(folder, "node_modules/c")))),
    "another byte": isSame(digest({ "node_modules/a/x.js": "3" })),
    "another name": isSame(digest({ "node_modules/a/x.js": null, "node_modules/a/z.js": "1" })),
    "another file": isSame(digest({ "node_modules/c.js": "" })),
    "a file less": isSame(digest({ "node_modules/b/y.js": null })),
    "a list of npm's further in": isSame(digest({ "node_modules/a/.package-lock.json": "{}" })),
    "a link": isSame(digest({}, (folder) => symlinkSync("x.js", join(folder, "node_modules/a/l.js")))),
  }).toMatchInlineSnapshot(`
    {
      "a file beside": true,
      "a file less": false,
      "a link": false,
      "a list of npm's further in": false,
      "again": true,
      "an empty folder": true,
      "another byte": false,
      "another file": false,
      "another name": false,
      "npm's own list": true,
    }
  `);
});
