/** What `publish` knows of the files that a report leaves out: from the trees as GitHub lists them, and base's policy. */
import { expect, test } from "vitest";
import type { Api, Parameters } from "../../src/action/github/api.ts";
import { factsOnLeftOutFiles, listUntouchedFiles } from "../../src/action/publish.ts";
import { decidePolicy } from "../../src/policy/policy.ts";
import { registry } from "../../src/servers/registry.ts";
import { findingOf, reportOf } from "../report/support.ts";

const where = { owner: "acme", repo: "shop" };
const known = { registry, pins: { base: registry.shippedPins, head: registry.shippedPins }, sources: [] };

function policyOf(scope: "full" | "affected" | "auto", server = "pyright") {
  const base = `version: 1\nservers: [{ id: ${server} }]\npolicy: { scope: ${scope} }\n`;
  const request = { servers: [], file: undefined, failOn: undefined, where: "actions" } as const;
  return decidePolicy(request, { base, head: undefined }, known);
}

/** Base has a.py and b.py; head changes b.py and `also`. */
function apiOf(also: string, mode = "100644") {
  const asked: unknown[] = [];
  const entry = (path: string, sha: string, own = "100644") => ({ path, sha, mode: own });
  const trees: Readonly<Record<string, unknown>> = {
    base: [entry("a.py", "1"), entry("b.py", "2"), entry("README.md", "3")],
    head: [entry("a.py", "1"), entry("b.py", "4"), entry("README.md", "5"), entry(also, "6", mode)],
  };
  const request = (_route: string, { tree_sha }: Parameters) => {
    asked.push(tree_sha);
    const tree = trees[String(tree_sha)];
    return Promise.resolve({ kind: "ok", status: 200, data: { tree, truncated: false } } as const);
  };
  const unasked = () => Promise.reject(new Error("no test asks this"));
  const api: Api = { request, once: unasked, last: unasked, mayRetry: unasked };
  return { api, asked };
}

const scope = { mode: "affected", files: ["b.py"], of: 2, why: "1 file changed" } as const;
const trees = { base: "base", head: "head" };

test("every source that differs, whether something differs that can matter to all, and what base allows", async () => {
  const report = reportOf({ scope });
  const ask = (also: string, mode?: string) =>
    factsOnLeftOutFiles(apiOf(also, mode).api, where, report, policyOf("affected"), trees);
  expect([
    await ask("c.pyi"),
    await ask("uv.lock"),
    await ask("tsconfig.json"),
    await ask("vendored", "160000"),
  ]).toEqual([
    { isAllowed: true, compared: [], sources: ["b.py", "c.pyi"], mattersToAll: false },
    { isAllowed: true, compared: [], sources: ["b.py"], mattersToAll: false },
    { isAllowed: true, compared: [], sources: ["b.py"], mattersToAll: true },
    { isAllowed: true, compared: [], sources: ["b.py"], mattersToAll: true },
  ]);
  const allowed = async (of: "full" | "auto" | "affected", server?: string) =>
    await factsOnLeftOutFiles(apiOf("c.py").api, where, report, policyOf(of, server), trees);
  expect([await allowed("full"), await allowed("auto")]).toMatchObject([
    { isAllowed: false, compared: [] },
    { isAllowed: false, compared: [] },
  ]);
  expect([await allowed("auto", "typescript"), await allowed("affected", "typescript")]).toMatchObject([
    { isAllowed: false, compared: ["typescript"] },
    { isAllowed: true, compared: [] },
  ]);
});

test("nothing is asked of GitHub for a report that leaves out nothing", async () => {
  const { api, asked } = apiOf("c.py");
  const full = reportOf({ scope: { ...scope, mode: "full", files: [] } });
  expect(await factsOnLeftOutFiles(api, where, full, policyOf("affected"), trees)).toBeNull();
  expect(await factsOnLeftOutFiles(api, where, reportOf(), policyOf("affected"), trees)).toBeNull();
  expect(asked).toEqual([]);
});

test("the files that both trees have the same are asked for where a report says of a finding that it is in one", async () => {
  const elsewhere = reportOf({ findings: [findingOf({ path: "a.py", elsewhere: true })] });
  const { api, asked } = apiOf("c.py");
  expect(await listUntouchedFiles(api, where, reportOf({ findings: [findingOf()] }), trees)).toBeNull();
  expect(asked).toEqual([]);
  expect(await listUntouchedFiles(api, where, elsewhere, trees)).toEqual(new Set(["a.py"]));
});

test("a link or a file whose mode differs is not one that is the same", async () => {
  const elsewhere = reportOf({ findings: [findingOf({ elsewhere: true })] });
  const entry = (path: string, mode: string) => ({ path, sha: "1", mode });
  const listing: Readonly<Record<string, unknown>> = {
    base: [
      entry("a.py", "100644"),
      entry("link.py", "120000"),
      entry("run.py", "100644"),
      entry("x", "040000"),
    ],
    head: [
      entry("a.py", "100644"),
      entry("link.py", "120000"),
      entry("run.py", "100755"),
      entry("x", "040000"),
    ],
  };
  const request = (_route: string, { tree_sha }: Parameters) =>
    Promise.resolve({
      kind: "ok",
      status: 200,
      data: { tree: listing[String(tree_sha)], truncated: false },
    } as const);
  expect(await listUntouchedFiles({ ...apiOf("c.py").api, request }, where, elsewhere, trees)).toEqual(
    new Set(["a.py"]),
  );
});
