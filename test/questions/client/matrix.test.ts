/**
 * Every question that takes a place, at places of every kind, on the real servers: what it must answer was written down from
 * the sources below, not from a server. "72" is a question that the server does not offer.
 */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Bundle } from "../../../src/questions/bundle/bundle.ts";
import { idsOf } from "../../../src/questions/bundle/bundle.ts";
import { type Client, openClient } from "../../../src/questions/client/client.ts";
import type { Params } from "../../../src/questions/query/question.ts";
import { validateBundleV1 } from "../../../src/schemas/generated/questions.ts";
import { offeredBy } from "../../../src/servers/offered.ts";
import { makeFolder } from "../../support/files.ts";
import { installedPyright, sharedCache, testHost } from "../../support/gate.ts";
import { brief } from "../../support/question-brief.ts";
import { answersOf, cellOf, questionTrees, treeServers } from "../../support/question-trees.ts";
import { repositoryAt } from "../../support/repository.ts";
import { installedTypescript } from "../../support/typescript.ts";

const made = makeFolder();
const clients = new Map<string, Client>();
afterAll(async () => {
  for (const client of clients.values()) await client[Symbol.asyncDispose]();
  made.remove();
});

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
  for (const [id, files] of Object.entries(questionTrees)) {
    const folder = repositoryAt(join(made.folder, id), files);
    const client = await openClient(testHost(made.folder), {
      repository: folder,
      rev: undefined,
      servers: [{ id, version: undefined }],
      config: undefined,
      settings: undefined,
      isTreeTrusted: true,
      cacheFolder: sharedCache,
      traceFolder: undefined,
      allowedMethods: [],
      idleMsMax: null,
      overlays: new Map(),
      signal: new AbortController().signal,
      progress: () => undefined,
    });
    clients.set(id, client);
  }
});

async function ask(
  server: string,
  cmd: string,
  place: string | undefined,
  params: Params = {},
): Promise<Bundle> {
  const client = clients.get(server);
  if (client === undefined) throw new Error(`no client of ${server}`);
  const bundle = await client.ask({
    cmd,
    places: place === undefined ? [] : [place],
    params,
    indexing: "utf-16",
    timeoutMs: 60_000,
    workspace: cmd === "diag" && place === undefined,
    limit: undefined,
    cursor: undefined,
    notes: [],
  });
  expect(validateBundleV1(bundle), JSON.stringify(validateBundleV1.errors)).toBe(true);
  expect(idsOf(bundle)).toEqual({ bundleId: bundle.bundleId, factsId: bundle.factsId });
  return bundle;
}

describe.each(treeServers)("%s", (server) => {
  test.each(Object.entries(answersOf(server)))("answers at %s", async (place, cells) => {
    const answers: Record<string, string> = {};
    for (const question of Object.keys(cells)) {
      const { cmd, params } = cellOf(question);
      answers[question] = brief(await ask(server, cmd, place, params));
    }
    expect(answers).toEqual(cells);
  });
});

describe.each(["pyright", "typescript"] as const)("%s", (server) => {
  test("offers what is said of it to who is told that another does not", async () => {
    const bundle = await ask(server, "capabilities", undefined);
    if ("error" in bundle) return expect.fail(bundle.error.message);
    const methods = (bundle.facts.methods ?? []).filter((method) => !method.endsWith("/diagnostic"));
    expect(methods).toEqual([...(offeredBy[server] ?? [])].sort());
  });

  test("says the same the second time, to the last byte of what is hashed", async () => {
    const place = server === "pyright" ? "app.py@L6~pilotage_fee" : "src/app.ts@L5~pilotageFee";
    const ids: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) ids.push((await ask(server, "refs", place)).bundleId);
    expect(new Set(ids).size).toBe(1);
  });

  test("finds in the workspace what is wrong with it, and names what fits a query", async () => {
    const whole = await ask(server, "diag", undefined);
    const one = server === "pyright" ? "app.py:10:16 reportAssignmentType" : "src/app.ts:9:9 2322";
    expect([brief(whole), whole.status, whole.meta.exit_code]).toEqual([one, "ok", 0]);
    const named = await ask(server, "symbols", undefined, { query: "pilotage" });
    expect(brief(named)).toContain(server === "pyright" ? "pilotage_fee" : "pilotageFee");
  });

  test("pages a list, and a cursor of it is of this question alone", async () => {
    const place = server === "pyright" ? "app.py@L6~pilotage_fee" : "src/app.ts@L5~pilotageFee";
    const client = clients.get(server);
    const page = async (cmd: string, cursor?: string) => {
      const shared = {
        places: [place],
        params: {},
        indexing: "utf-16",
        timeoutMs: 60_000,
        workspace: false,
      } as const;
      return client?.ask({ cmd, ...shared, limit: 2, cursor, notes: [] });
    };
    const first = await page("refs");
    const second = await page("refs", first?.meta.cursor ?? "");
    const all = await ask(server, "refs", place);
    expect(`${brief(first as Bundle)} ${brief(second as Bundle)}`).toBe(
      brief(all).split(" ").slice(0, 4).join(" "),
    );
    expect((await page("def", first?.meta.cursor ?? ""))?.meta.exit_code).toBe(13);
  });
});
