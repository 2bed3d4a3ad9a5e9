/** A server that this release does not have takes one file and its pin: both kinds, on their real programs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { realHost } from "../../src/platform/host.ts";
import { installServer } from "../../src/servers/install.ts";
import { parsePin } from "../../src/servers/own-pins.ts";
import { pinPath } from "../../src/servers/pins-folder.ts";
import type { Profile } from "../../src/servers/profile.ts";
import { openServerPool } from "../../src/session/pool/pool.ts";
import { plainEnvironment } from "../support/command.ts";
import { type Files, folderOf, temporaryFolder } from "../support/files.ts";
import { sharedCache } from "../support/gate.ts";
import { docker } from "../support/new-servers/docker.ts";
import { zizmor } from "../support/new-servers/zizmor.ts";

/** The files that it checks, and what it finds in them; no file is final without the canaries. */
async function told(profile: Profile, version: string, files: Files): Promise<readonly string[] | string> {
  const pinned = new URL(`fixtures/own-servers/${profile.id}-${version}.json`, import.meta.url);
  const pin = parsePin(readFileSync(pinned, "utf8"), pinPath(profile.id, version), [profile]);
  const host = { ...realHost(), env: plainEnvironment() };
  const options = { cacheFolder: sharedCache, forbidden: [], progress: () => undefined };
  const server = await installServer(host, pin, options);
  if (server.kind === "failed") throw new Error(`${server.code}: ${server.message}`);
  const root = folderOf(files);
  const context = { root, project: ".", serverFolder: server.folder, toolchain: {}, settings: {} };
  const program = await profile.program(host, { ...context, checkouts: [] });
  if (program.kind === "refused") return program.reason;
  await using pool = openServerPool(host);
  const side = {
    profile,
    context,
    schedule: {
      paths: program.paths,
      programFiles: program.paths.length,
      keepsOpen: profile.keepsOpen(version),
    },
    projectDiagnostics: [],
    lookups: null,
    repository: root,
    scratch: join(temporaryFolder(), "home"),
    reading: () => undefined,
    progress: () => undefined,
    trace: undefined,
    signal: new AbortController().signal,
  };
  const { files: observed } = await pool.observe(host, side, null);
  return observed.map((file) => {
    const found = file.kind === "final" ? file.findings : [];
    const lines = found.map(
      ({ range, code }) => `${range.start.line + 1}:${range.start.character + 1} ${code}`,
    );
    return [`${file.path} ${file.kind}`, ...lines].join(", ");
  });
}

const workflow = (trigger: string) =>
  `on: ${trigger}\npermissions: {}\njobs:\n  one:\n    name: one\n    runs-on: ubuntu-latest\n    steps: [run: 'true']\n`;

test("a command-line checker", async () => {
  const files = {
    ".github/workflows/a.yml": workflow("pull_request_target"),
    ".github/workflows/b.yml": workflow("push"),
  };
  expect(await told(zizmor, "1.32.0", files)).toMatchInlineSnapshot(`
    [
      ".github/workflows/a.yml final, 1:1 zizmor/dangerous-triggers",
      ".github/workflows/b.yml final",
    ]
  `);
});

test("a language server", async () => {
  const files = { Dockerfile: "FROM alpine\nRUM true\n", "other.dockerfile": "FROM alpine\n" };
  expect(await told(docker, "0.15.0", files)).toMatchInlineSnapshot(`
    [
      "Dockerfile final, 2:1 38",
      "other.dockerfile final",
    ]
  `);
});
