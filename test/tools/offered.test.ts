/** What each server offers, as its pinned version declares it: what people are told of others that do not. */
import { beforeAll, expect, test } from "vitest";
import { findOfferingProfiles, offeredBy, plannedBy } from "../../src/servers/offered.ts";
import { profiles } from "../../src/servers/registry.ts";
import { installed } from "../support/commands.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { testHost } from "../support/gate.ts";
import { isNight } from "../support/night.ts";
import { questionClient } from "../support/question-client.ts";
import { repositoryOf } from "../support/repository.ts";

const database = JSON.stringify([{ directory: ".", file: "a.cpp", arguments: ["c++", "-c", "a.cpp"] }]);

const trees: Readonly<Record<string, Files>> = {
  pyright: { "a.py": "x = 1\n" },
  basedpyright: { "a.py": "x = 1\n" },
  typescript: { "a.ts": "export const x = 1;\n", "tsconfig.json": "{}\n" },
  "typescript-language-server": { "a.ts": "export const x = 1;\n", "tsconfig.json": "{}\n" },
  vtsls: { "a.ts": "export const x = 1;\n", "tsconfig.json": "{}\n" },
  gopls: { "a.go": "package a\n", "go.mod": "module example.com/a\n\ngo 1.24\n" },
  clangd: { "a.cpp": "int x;\n", "compile_commands.json": database },
  yaml: { "a.yaml": "a: 1\n" },
  json: { "a.json": "{}\n" },
  "bash-language-server": { "a.sh": "#!/bin/sh\ntrue\n" },
};

/** gopls is built first, which takes minutes. */
const now = Object.entries(trees).filter(([server]) => isNight || server !== "gopls");

beforeAll(async () => {
  for (const [server] of now) await installed(server);
}, 1_200_000);

test("every server that is asked in a conversation is here", () => {
  const asked = profiles.filter(({ compiler }) => compiler === undefined).map(({ id }) => id);
  expect([Object.keys(trees).sort(), Object.keys(offeredBy).sort()]).toEqual([asked.sort(), asked.sort()]);
});

test.each(now)(
  "%s",
  async (server, files) => {
    const [path = ""] = Object.keys(files);
    await using asking = await questionClient(testHost(temporaryFolder()), repositoryOf(files), server);
    const bundle = await asking.ask({ cmd: "capabilities", places: [path] });
    if ("error" in bundle) return expect.fail(bundle.error.message);
    // Diagnostics are had in other ways, too.
    const methods = (bundle.facts.methods ?? []).filter((method) => !method.endsWith("/diagnostic"));
    expect(methods).toEqual([...(offeredBy[server] ?? [])].sort());
  },
  240_000,
);

/** A question for each request for an edit. It ends with 72 where the server does not offer the request. */
const planning = {
  "textDocument/rename": (path: string) => ({
    cmd: "rename",
    places: [`${path}@L1:C1`],
    params: { to: "y" },
  }),
  "textDocument/codeAction": (path: string) => ({ cmd: "actions", params: { mode: "list" }, places: [path] }),
  "textDocument/formatting": (path: string) => ({ cmd: "format", places: [path] }),
  "workspace/willRenameFiles": (path: string) => ({
    cmd: "rename-file",
    places: [path],
    params: { to: `b${path.slice(1)}` },
  }),
} as const satisfies Record<keyof typeof plannedBy, unknown>;

test.each([...now, ["ruff", { "a.py": "x = 1\n" }] as const])(
  "%s plans edits",
  async (server, files) => {
    const [path = ""] = Object.keys(files);
    await installed(server);
    await using asking = await questionClient(testHost(temporaryFolder()), repositoryOf(files), server);
    const offered: string[] = [];
    // Lanser corrects the imports of Python itself, with any server.
    const isOwn = (method: string) => method === "workspace/willRenameFiles" && path.endsWith(".py");
    for (const [method, question] of Object.entries(planning))
      if (!isOwn(method) && (await asking.ask(question(path))).meta.exit_code !== 72) offered.push(method);
    const listed = Object.entries(plannedBy).flatMap(([method, servers]) =>
      servers.some((one) => one === server) && !isOwn(method) ? [method] : [],
    );
    expect(offered).toEqual(listed);
  },
  240_000,
);

test("who offers it is told of a file's language, or of all", () => {
  const named = (method: string, path?: string) => findOfferingProfiles(method, path).map(({ id }) => id);
  expect([
    named("textDocument/implementation", "a.py"),
    named("textDocument/prepareTypeHierarchy", "a.py"),
    named("textDocument/prepareTypeHierarchy"),
  ]).toEqual([["basedpyright"], [], ["gopls", "clangd"]]);
});
