/** Servers that come as archives, and such as come from several sources: what a pin may say, and what is left of what was unpacked. */
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parsePin, printPin } from "../../src/servers/own-pins.ts";
import type { Pin } from "../../src/servers/pins.ts";
import type { PinnedSource, ServerSource } from "../../src/servers/source.ts";
import { type Archives, formOf, isUpstream } from "../../src/servers/sources/archive/archives.ts";
import { moveOver, settleFolder } from "../../src/servers/sources/archive/installer.ts";
import { installerOf, unsafePin } from "../../src/servers/sources.ts";
import { treeDigest } from "../../src/servers/tree-digest.ts";
import { folderOf } from "../support/files.ts";
import { npmPin } from "../support/pins.ts";

const sha256 = "a".repeat(64);
const vendor: Archives = {
  version: "1.2.3",
  addresses: { x64: "https://example.com/v{version}/tool-x86_64.tar.gz" },
};
const debian: Archives = { version: "0.9.0", debian: ["shellcheck", "libgmp10"] };

function unsafe(declared: Archives, archives: PinnedSource<"archive">["archives"]): string | undefined {
  return unsafePin({
    server: "tool",
    version: declared.version,
    source: { kind: "archive", archives },
    declared: { kind: "archive", ...declared },
  });
}

test("a pin is of the archives that are named alone, each by its sha256", () => {
  const address = "https://example.com/v1.2.3/tool-x86_64.tar.gz";
  const deb = { debian: "shellcheck", version: "0.9.0-1", sha256 };
  const library = { debian: "libgmp10", version: "2:6.2.1+dfsg1-1.1", sha256 };
  expect({
    "as it was pinned": unsafe(vendor, { x64: [{ address, sha256 }] }),
    "another address": unsafe(vendor, { x64: [{ address: "https://evil.example/tool.tar.gz", sha256 }] }),
    "of another version": unsafe(vendor, { x64: [{ address: address.replace("1.2.3", "1.2.4"), sha256 }] }),
    "for another processor": unsafe(vendor, { arm64: [{ address, sha256 }] }),
    "one more": unsafe(vendor, { x64: [{ address, sha256 }, deb] }),
    "without a digest": unsafe(vendor, { x64: [{ address, sha256: "" }] }),
    "packages of Debian": unsafe(debian, { x64: [deb, library] }),
    "in another order": unsafe(debian, { x64: [library, deb] }),
    "a package less": unsafe(debian, { x64: [deb] }),
    "of another release": unsafe(debian, { x64: [{ ...deb, version: "0.9.1-1" }, library] }),
    "a version that is an option": unsafe(debian, { x64: [{ ...deb, version: "--print-uris" }, library] }),
  }).toMatchInlineSnapshot(`
    {
      "a package less": "the pinned archives differ from the declared ones",
      "a version that is an option": "the pin has a Debian package without a version",
      "another address": "the pinned archives differ from the declared ones",
      "as it was pinned": undefined,
      "for another processor": "the pinned archives differ from the declared ones",
      "in another order": "the pinned archives differ from the declared ones",
      "of another release": "shellcheck 0.9.1-1 does not have version 0.9.0",
      "of another version": "the pinned archives differ from the declared ones",
      "one more": "the pinned archives differ from the declared ones",
      "packages of Debian": undefined,
      "without a digest": "the pin has an archive without sha256",
    }
  `);
});

test("Debian's versions are of a release where that stands in them, not where they begin with its numbers", () => {
  const of = (debianVersion: string, version: string) => isUpstream(debianVersion, version);
  expect([
    of("0.9.0-1", "0.9.0"),
    of("1:19.1.7-3~deb12u1", "19.1.7"),
    of("1.96.0+dfsg1-1~deb12u2", "1.96.0"),
    of("1.9.0", "1.9.0"),
  ]).toEqual([true, true, true, true]);
  expect([
    of("0.9.01-1", "0.9.0"),
    of("0.9.0.1-1", "0.9.0"),
    of("10.9.0-1", "0.9.0"),
    of("1.96.0~rc1-1", "1.96.0"),
  ]).toEqual([false, false, false, false]);
});

test("how an archive is unpacked is told by its name", () => {
  expect(
    ["a.tar.gz", "a.tgz", "a.tar.xz", "a.zip", "a.vsix", "rust-analyzer.gz", "a.deb", "tool-linux-amd64"].map(
      formOf,
    ),
  ).toEqual(["tar", "tar", "tar", "zip", "zip", "gzip", "deb", "program"]);
});

test("what was unpacked keeps no link that leads out, and no right of another user", () => {
  const folder = folderOf({
    "top/usr/lib/tool/run": "#!/bin/sh\n",
    "top/usr/share/text": "t",
    "secret/key": "k",
  });
  const top = join(folder, "top");
  mkdirSync(join(top, "usr/bin"));
  const link = (path: string, target: string) => symlinkSync(target, join(top, path));
  link("usr/bin/tool", "/usr/lib/tool/run");
  link("usr/bin/near", "../lib/tool/run");
  link("usr/bin/out", "../../../secret/key");
  link("usr/bin/host", "/etc/passwd");
  link("usr/lib/up", "../..");
  link("usr/bin/through", "../lib/up/secret/key");
  link("usr/bin/nowhere", "nothing");
  chmodSync(join(top, "usr/lib/tool/run"), 0o4777);
  chmodSync(join(top, "usr/share/text"), 0o666);
  settleFolder(top);
  const bin = join(top, "usr/bin");
  expect(readdirSync(bin).map((name) => `${name} -> ${readlinkSync(join(bin, name))}`)).toEqual([
    "near -> ../lib/tool/run",
    "tool -> ../lib/tool/run",
  ]);
  const mode = (path: string) => (lstatSync(join(top, path)).mode & 0o7777).toString(8);
  expect([mode("usr/lib/tool/run"), mode("usr/share/text")]).toEqual(["755", "644"]);
});

test("of two archives none is unpacked through a link of the other", () => {
  const folder = folderOf({
    "first/usr/lib/a.so.1": "one",
    "first/both": "first",
    "second/usr/share/evil/planted": "evil",
    "second/usr/lib/a.so.2": "two",
    "second/both": "second",
    "outside/kept": "kept",
  });
  mkdirSync(join(folder, "first/usr/share"));
  mkdirSync(join(folder, "all"));
  const to = (path: string, target: string) => symlinkSync(target, join(folder, path));
  to("first/usr/share/evil", join(folder, "outside"));
  to("first/usr/lib/a.so", "a.so.2");
  moveOver(join(folder, "first"), join(folder, "all"));
  moveOver(join(folder, "second"), join(folder, "all"));
  settleFolder(join(folder, "all"));
  expect(readdirSync(join(folder, "outside"))).toEqual(["kept"]);
  const files = readdirSync(join(folder, "all"), { recursive: true, encoding: "utf8" });
  expect(files.sort()).toEqual([
    "both",
    ...["usr", "usr/lib", "usr/lib/a.so", "usr/lib/a.so.1", "usr/lib/a.so.2"],
    ...["usr/share", "usr/share/evil", "usr/share/evil/planted"],
  ]);
  expect(readFileSync(join(folder, "all/both"), "utf8")).toBe("second");
});

test("what begins as a program does can be started, whatever the archive says, and nothing is open to others", () => {
  const top = folderOf({ script: "#!/bin/sh\n", text: "no program\n", binary: "\u007fELF" });
  for (const name of ["script", "text", "binary"]) chmodSync(join(top, name), 0o640);
  chmodSync(top, 0o777);
  settleFolder(top);
  const mode = (path: string) => (lstatSync(join(top, path)).mode & 0o7777).toString(8);
  expect([mode("script"), mode("text"), mode("binary"), mode(".")]).toEqual(["755", "644", "755", "755"]);
});

test("where a link of an archive leads is part of its digest", () => {
  const digest = (target: string) => {
    const folder = folderOf({ "archive/a": "1", "archive/b": "2" });
    symlinkSync(target, join(folder, "archive/link"));
    return treeDigest(folder, installerOf("archive").contents);
  };
  expect(digest("a")).toBe(digest("a"));
  expect(digest("a")).not.toBe(digest("b"));
});

const part = npmPin("pyright");
const wheel: PinnedSource<"wheel"> = {
  kind: "wheel",
  wheels: { package: "tool-py", version: "1.0.0", sha256: { x64: sha256 } },
};
const wheelDeclared: ServerSource<"wheel"> = {
  kind: "wheel",
  package: "tool-py",
  version: "1.0.0",
  processors: ["x64"],
};
const several: Pin = {
  server: "pyright",
  version: part.version,
  source: { kind: "several", parts: [part.source, wheel] },
  declared: {
    kind: "several",
    parts: [{ kind: "npm", dependencies: { pyright: part.version } }, wheelDeclared],
  },
  treeDigests: { x64: `sha256:${sha256}` },
};

test("of several sources each is as it is named, and all are installed where each has files", () => {
  const parts = (...list: readonly PinnedSource[]) =>
    unsafePin({ ...several, source: { kind: "several", parts: list } as PinnedSource });
  expect({
    "as it was pinned": unsafePin(several),
    "one less": parts(part.source),
    "in another order": parts(wheel, part.source),
    "another version of one": parts(part.source, {
      ...wheel,
      wheels: { ...wheel.wheels, version: "1.0.1" },
    }),
    "one source where several are named": unsafePin({ ...several, source: wheel }),
  }).toMatchInlineSnapshot(`
    {
      "another version of one": "the pinned wheels are not those of tool-py 1.0.0",
      "as it was pinned": undefined,
      "in another order": "pyright is not installed from a wheel",
      "one less": "the pin has other sources than the server",
      "one source where several are named": "pyright is not installed from a wheel",
    }
  `);
  const { processors, packageCount } = installerOf("several");
  const { source } = several;
  if (source.kind !== "several") return expect.fail();
  expect([processors(source), packageCount(source)]).toEqual([["x64"], 3]);
  const apart: PinnedSource<"archive"> = {
    kind: "archive",
    archives: { arm64: [{ address: "https://a.example/a", sha256 }] },
  };
  expect(processors({ kind: "several", parts: [wheel, apart] })).toEqual([]);
});

test("the digest of several sources covers the files of each", () => {
  const folder = folderOf({ "node_modules/a.js": "1", "wheel/bin/tool": "2", "package.json": "{}" });
  const digest = () => treeDigest(folder, installerOf("several").contents);
  const first = digest();
  writeFileSync(join(folder, "wheel/bin/tool"), "3");
  expect(digest()).not.toBe(first);
  writeFileSync(join(folder, "wheel/bin/tool"), "2");
  expect(digest()).toBe(first);
  writeFileSync(join(folder, "node_modules/a.js"), "3");
  expect(digest()).not.toBe(first);
});

test("a pin of archives and one of several sources are read as they were written", () => {
  const { declared: _declared, ...shipped } = several;
  const archives: PinnedSource = {
    kind: "archive",
    archives: { x64: [{ debian: "shellcheck", version: "0.9.0-1", sha256 }] },
  };
  const roundTrip = (pin: Pin, declared: ServerSource) => {
    const profile = { id: pin.server, source: () => declared } as unknown as Parameters<typeof parsePin>[2];
    const own = [profile].flat() as NonNullable<Parameters<typeof parsePin>[2]>;
    return parsePin(printPin(pin), `.lanser/pins/${pin.server}-${pin.version}.json`, own).source;
  };
  expect(roundTrip(shipped, several.declared as ServerSource)).toEqual(several.source);
  const one: Pin = { ...shipped, server: "sh", version: "0.9.0", source: archives };
  expect(roundTrip(one, { kind: "archive", version: "0.9.0", debian: ["shellcheck"] })).toEqual(archives);
});
