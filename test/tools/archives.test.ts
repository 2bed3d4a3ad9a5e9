/** Servers that come as archives, from an address of this machine and from Debian's packages, as `lanser pin` and `lanser doctor` take them. */
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderOf, makeFolder, write } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";
import { isNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";

const script = fileURLToPath(new URL("../support/own-server.mjs", import.meta.url));
const made = makeFolder();
const served = new Map<string, Buffer>();
let server: Server | undefined;
let origin = "";

/** One file of each form with the same program in it, and some that nobody should take. */
beforeAll(async () => {
  const folder = join(made.folder, "made");
  mkdirSync(folder);
  copyFileSync(script, join(folder, "text-server.mjs"));
  const at = { cwd: folder };
  execFileSync("tar", ["-czf", "text.tar.gz", "text-server.mjs"], at);
  execFileSync("python3", ["-m", "zipfile", "-c", "text.zip", "text-server.mjs"], at);
  write(folder, {
    "deb/DEBIAN/control":
      "Package: text\nVersion: 1.0.0-1\nArchitecture: all\nMaintainer: a <a@b.c>\nDescription: a\n",
  });
  write(folder, { "deb/DEBIAN/postinst": `#!/bin/sh\ntouch ${join(made.folder, "ran")}\n` });
  chmodSync(join(folder, "deb/DEBIAN/postinst"), 0o755);
  copyFileSync(script, join(folder, "deb/text-server.mjs"));
  execFileSync("dpkg-deb", ["--build", "deb", "text.deb"], { ...at, stdio: "ignore" });
  for (const name of ["text.tar.gz", "text.zip", "text.deb"])
    served.set(`/1.0.0/${name}`, readFileSync(join(folder, name)));
  served.set("/1.0.0/text-server.mjs.gz", gzipSync(readFileSync(script)));
  served.set("/1.0.0/text-server.mjs", readFileSync(script));
  for (const name of ["broken.tar.gz", "broken.gz", ".gz"])
    served.set(`/1.0.0/${name}`, Buffer.from("no archive"));
  server = createServer(({ url = "" }, response) => {
    const body = served.get(url);
    if (url.endsWith("/moved.tar.gz")) response.writeHead(302, { location: "ftp://127.0.0.1/a.tar.gz" });
    else if (body === undefined) response.writeHead(404);
    response.end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server?.close();
  made.remove();
});

const described = (source: string) => `version: 1
language: Text
files: ["**/*.text"]
role: linter
source: ${source}
command: ["{node}", "{server}/archive/text-server.mjs", nothing]
executes: never
executes-why: It looks for a word.
mode: push
done: version
canary: { file: canary.text, text: "wrong\\n", codes: [w] }
`;

/** `lanser pin`, and `lanser doctor` where that wrote a pin: what each says, and what it ends with. */
async function pinnedAndAsked(source: string, between: (repository: string) => void = () => undefined) {
  const repository = repositoryOf({ "a.text": "right\n" }, { ".lanser/servers/text.yml": described(source) });
  const run = async (args: readonly string[]) => {
    const { code, stdout, stderr } = await runInProcess(repository, args, {});
    return `${code}: ${`${stdout}${stderr}`.replaceAll(origin, "ORIGIN").trim()}`;
  };
  const pinned = await run(["pin", "text@1.0.0"]);
  if (!pinned.startsWith("0:")) return pinned;
  between(repository);
  const cache = join(folderOf({}), "cache");
  return (await run(["doctor", "--server", "text", "--cache", cache]))
    .split("\n")
    .find((line) => line.includes("text"));
}

const at = (name: string) => `{ archive: { any: "${origin}/{version}/${name}" } }`;

test("an archive at an address is pinned by its bytes, unpacked and started, in whichever form it comes", async () => {
  const said: Record<string, string | undefined> = {};
  for (const name of ["text.tar.gz", "text.zip", "text.deb", "text-server.mjs.gz", "text-server.mjs"])
    said[name] = await pinnedAndAsked(at(name));
  expect(said).toMatchInlineSnapshot(`
    {
      "text-server.mjs": "text 1.0.0: healthy",
      "text-server.mjs.gz": "text 1.0.0: healthy",
      "text.deb": "text 1.0.0: healthy",
      "text.tar.gz": "text 1.0.0: healthy",
      "text.zip": "text 1.0.0: healthy",
    }
  `);
  expect(() => readFileSync(join(made.folder, "ran"))).toThrow("ENOENT");
});

test("what is not there, leads elsewhere, or is another by now is refused with its reason", async () => {
  expect({
    "not there": await pinnedAndAsked(at("nothing.tar.gz")),
    "leads to another protocol": await pinnedAndAsked(at("moved.tar.gz")),
    "is no archive": await pinnedAndAsked(at("broken.tar.gz")),
    "is no gzip": await pinnedAndAsked(at("broken.gz")),
    "is called nothing": await pinnedAndAsked(at(".gz")),
    "other bytes since it was pinned": await pinnedAndAsked(at("text.tar.gz"), () => {
      const body = served.get("/1.0.0/text.zip") ?? Buffer.alloc(0);
      served.set("/1.0.0/text.tar.gz", body);
    }),
  }).toMatchInlineSnapshot(`
    {
      "is called nothing": "3: lanser: resolving text 1.0.0
    lanser: digesting the files
    lanser: Lanser could not get the archive: gzip failed: the file is no gzip archive of at most 512 MiB
      Check the network and the address, or fill the cache beforehand and pass it with --cache.",
      "is no archive": "3: lanser: resolving text 1.0.0
    lanser: digesting the files
    lanser: Lanser could not get the archive: tar failed: /usr/bin/tar: This does not look like a tar archive
      Check the network and the address, or fill the cache beforehand and pass it with --cache.",
      "is no gzip": "3: lanser: resolving text 1.0.0
    lanser: digesting the files
    lanser: Lanser could not get the archive: gzip failed: the file is no gzip archive of at most 512 MiB
      Check the network and the address, or fill the cache beforehand and pass it with --cache.",
      "leads to another protocol": "3: lanser: resolving text 1.0.0
    lanser: Lanser could not get ORIGIN/1.0.0/moved.tar.gz: curl failed: curl: (1) Protocol "ftp" not supported or disabled in libcurl
      Check the network and the address, or fill the cache beforehand and pass it with --cache.",
      "not there": "3: lanser: resolving text 1.0.0
    lanser: Lanser could not get ORIGIN/1.0.0/nothing.tar.gz: curl failed: curl: (22) The requested URL returned error: 404
      Check the network and the address, or fill the cache beforehand and pass it with --cache.",
      "other bytes since it was pinned": "text 1.0.0: not healthy: ORIGIN/1.0.0/text.tar.gz of text 1.0.0 differs from the pinned archive",
    }
  `);
});

const shell = `version: 1
language: Shell
files: ["**/*.sh"]
role: linter
source: { debian: [shellcheck] }
command: ["{server}/archive/usr/bin/shellcheck"]
executes: never
executes-why: It reads scripts and runs nothing.
mode: compiler
compiler:
  arguments: [--norc, --format=json, "{files}"]
  format: json
  fields: { path: file, line: line, column: column, end-line: endLine, end-column: endColumn, severity: level, code: code, message: message }
  severities: { error: error, warning: warning, info: information, style: hint }
  exit: { clean: [0], found: [1] }
canary: { file: canary.sh, text: "#!/bin/sh\\nrm $1\\n", codes: ["2086"] }
`;

test("a package of Debian is pinned as apt has it, and asked without being installed", async () => {
  const repository = repositoryOf(
    { "a.sh": "#!/bin/sh\necho hi\n" },
    { "a.sh": "#!/bin/sh\nrm $1\n", ".lanser/servers/sh.yml": shell },
  );
  const [, version = ""] =
    /^\s*shellcheck \|\s+(\d+\.\d+\.\d+)/mu.exec(
      execFileSync("apt-cache", ["madison", "shellcheck"], { encoding: "utf8" }),
    ) ?? [];
  const run = (...args: readonly string[]) => runInProcess(repository, args, {});
  const unknown = await run("pin", "sh@9.9.9");
  expect([unknown.code, unknown.stderr]).toEqual([
    3,
    expect.stringContaining("apt has no package shellcheck 9.9.9"),
  ]);
  const pinned = await run("pin", `sh@${version}`);
  expect([pinned.code, pinned.stderr]).toEqual([0, expect.stringContaining("resolving")]);
  const pin = JSON.parse(readFileSync(join(repository, `.lanser/pins/sh-${version}.json`), "utf8")) as {
    archives: object;
  };
  expect(Object.values(pin.archives)).toEqual([
    [
      {
        debian: "shellcheck",
        version: expect.stringMatching(/^\d[\w.+~-]+$/u),
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/u),
      },
    ],
  ]);
  const found = await run("diag", "a.sh", "--server", "sh");
  expect([found.code, found.stdout]).toEqual([0, expect.stringContaining("2086")]);
  // By another digest it is not taken, and nothing is started.
  const file = join(repository, `.lanser/pins/sh-${version}.json`);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/"sha256": "[0-9a-f]{64}"/u, `"sha256": "${"0".repeat(64)}"`),
  );
  const other = await run("diag", "a.sh", "--server", "sh", "--cache", join(folderOf({}), "cache"));
  expect([other.code, other.stderr]).toEqual([
    66,
    expect.stringContaining("differs from the pinned archive"),
  ]);
});

const pages = shell
  .replace("language: Shell", "language: HTML")
  .replace("**/*.sh", "**/*.html")
  .replace("[shellcheck]", "[tidy, libtidy5deb1]")
  .replace("usr/bin/shellcheck", "usr/bin/tidy")
  .replace(/compiler:[\s\S]*/u, "")
  .concat(`compiler:
  arguments: [--show-errors, "10000", -q, -e, --gnu-emacs, "yes", "{files}"]
  output: stderr
  format: lines
  line: '^(?<path>[^:]+):(?<line>\\d+):(?<column>\\d+): (?<severity>\\w+): (?<message>.*)$'
  severities: { Warning: warning, Error: error }
  exit: { clean: [0], found: [1, 2] }
canary: { file: canary.html, text: "<p>", codes: [null, null, null, null] }
`);

test("a program of one package finds the libraries of another that is named beside it", async () => {
  const repository = repositoryOf(
    { "a.html": "<!DOCTYPE html>\n<html><head><title>a</title></head><body></body></html>\n" },
    { ".lanser/servers/pages.yml": pages },
  );
  const run = (...args: readonly string[]) => runInProcess(repository, args, {});
  const listed = execFileSync("apt-cache", ["madison", "tidy"], { encoding: "utf8" });
  const [, version = ""] = /^\s*tidy \|\s+(?:\d+:)?(\d+(?:\.\d+)+)/mu.exec(listed) ?? [];
  expect((await run("pin", `pages@${version}`)).code).toBe(0);
  const { code, stdout } = await run("doctor", "--server", "pages");
  expect([code, stdout]).toEqual([0, expect.stringContaining(`pages ${version}: healthy`)]);
});

test("a version of two numbers is one, where a package has such", async () => {
  const described = shell
    .replace("[shellcheck]", "[cppcheck]")
    .replace("usr/bin/shellcheck", "usr/bin/cppcheck");
  const repository = repositoryOf({}, { ".lanser/servers/sh.yml": described });
  const { code, stderr } = await runInProcess(repository, ["pin", "sh@2.999"], {});
  expect([code, stderr]).toEqual([3, expect.stringContaining("apt has no package cppcheck 2.999")]);
});

const assigned = `version: 1
language: Go
files: ["**/*.go"]
role: linter
source: { go: github.com/gordonklaus/ineffassign, toolchain: 1.27.3 }
command: ["{server}/go-module/bin/ineffassign"]
executes: toolchain
executes-why: It runs go list of the toolchain that built it.
environment: { GOPROXY: "off", GOFLAGS: "-mod=mod", CGO_ENABLED: "0" }
mode: compiler
compiler:
  arguments: ["{files}"]
  format: lines
  output: stderr
  line: '^(?<path>[^:]+):(?<line>\\d+):(?<column>\\d+): (?<message>.*)$'
  severity: warning
  exit: { clean: [0], found: [3] }
canary: { file: canary.go, text: "package a\\n\\nfunc f() int {\\n\\tx := 1\\n\\tx = 2\\n\\treturn x\\n}\\n", codes: [null] }
`;

/** A toolchain is fetched, and compiles. */
test.runIf(isNight)(
  "a program of Go's proxy is built from what its pin has, and asked",
  async () => {
    const late = "package a\n\nfunc late() int {\n\tx := 1\n\tx = 2\n\treturn x\n}\n";
    const repository = repositoryOf(
      { "a.go": "package a\n" },
      { "late.go": late, ".lanser/servers/assigned.yml": assigned },
    );
    const run = (...args: readonly string[]) => runInProcess(repository, args, {});
    const pinned = await run("pin", "assigned@0.1.0");
    expect([pinned.code, pinned.stderr]).toEqual([0, expect.stringContaining("digesting the files for x64")]);
    const found = await run("diag", "late.go", "--server", "assigned");
    expect([found.code, found.stdout, found.stderr]).toEqual([
      0,
      expect.stringContaining("late.go:4:2"),
      expect.anything(),
    ]);
  },
  600_000,
);
