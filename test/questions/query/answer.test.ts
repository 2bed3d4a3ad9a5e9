/** From what a question came to, to its bundle: an answer or an error in, one bundle out. */
import { expect, test } from "vitest";
import { UserError } from "../../../src/model/errors.ts";
import { type BundleEnvironment, idsOf, serializeBundle } from "../../../src/questions/bundle/bundle.ts";
import { createEvidence } from "../../../src/questions/bundle/evidence.ts";
import { type AskedQuestion, answerOf, type QueryRun } from "../../../src/questions/query/answer.ts";
import { UnansweredRequest } from "../../../src/questions/query/asking.ts";
import { questionCalled } from "../../../src/questions/query/questions.ts";
import { validateBundleV1 } from "../../../src/schemas/generated/questions.ts";

const environment: BundleEnvironment = {
  snapshot: { commit: null, tree: "a".repeat(40) },
  root: ".",
  server: { id: "pyright", version: "1" },
  positionEncoding: "utf-16",
  toolchain: { name: "python", version: "3.12" },
  readiness: { method: "server-report-and-canary", evidence: "1 file" },
  digests: null,
  platform: { os: "linux", arch: "x64", serverDigest: null },
};
const start = { line: 3, character: 8 };
const end = { line: 3, character: 12 };
const place = { path: "a.py", range: { start, end }, whole: { start, end }, symbol: "A.m" };

const asked = (cmd: string, change: Partial<AskedQuestion> = {}): AskedQuestion => ({
  question: questionCalled(cmd),
  original: "./a.py@L4:C9",
  selector: "a.py@L4:C9",
  target: { place, selector: "a.py@L4:C9" },
  indexing: "utf-16",
  params: {},
  page: { limit: undefined, cursor: undefined },
  notes: ["it was clamped"],
  ...change,
});
const asIs = {
  server: { id: "pyright", version: "1" },
  query_types: ["textDocument/references"],
  targets: ["a.py@L4:C9"],
  outcome: "responded",
  response_bytes: 100,
} as const;
const record = createEvidence(asIs);
const references = [1, 2, 3].map((line) => ({
  path: "b.py",
  range: [line, 0, line, 4] as const,
  evidence: record.id,
}));
const ran = (change: Partial<QueryRun> = {}): QueryRun & { readonly environment: BundleEnvironment } => ({
  answer: { status: "ok", exitCode: 0, facts: { provenance: "lsp", references } } as const,
  records: [record, record],
  retries: 2,
  restarts: 1,
  environment,
  ...change,
});

const outlined = { status: "ok", exitCode: 0, facts: { provenance: "builtin", symbols: [] } } as const;

const answered = async (of: AskedQuestion, run = () => ran()) => {
  const { bundle, records } = await answerOf(of, environment, async () => run());
  expect(validateBundleV1(bundle), JSON.stringify(validateBundleV1.errors)).toBe(true);
  expect(idsOf(bundle)).toEqual({ bundleId: bundle.bundleId, factsId: bundle.factsId });
  return { bundle, records, facts: "facts" in bundle ? bundle.facts : undefined };
};

test("an answer says what was asked and of what, by which server, and how it came to be", async () => {
  const { bundle, facts } = await answered(asked("refs", { params: { "no-declaration": true } }));
  expect(bundle).toMatchObject({
    version: "1.1",
    status: "ok",
    request: { cmd: "refs", selector: "a.py@L4:C9", indexing: "utf-16", params: { "no-declaration": true } },
    resolution: {
      original: "./a.py@L4:C9",
      resolved: { path: "a.py", range: [3, 8, 3, 12], symbol: "A.m" },
      disambiguation: [],
    },
    edits: null,
    processReward: null,
    environment,
    capabilities: { used: ["textDocument/references"], partialResult: false, cancellable: true },
    meta: {
      ...{ exit_code: 0, sorting_keys: ["path", "range"], hashing: { algo: "sha256-jcs-v1" } },
      ...{ cache: "miss", stale: false, purity: "impure", priority: "supporting" },
      ...{ retries: 2, restarts: 1, cursor: null, notes: ["it was clamped"] },
    },
  });
  expect(facts).toEqual({ provenance: "lsp", references, total: 3, truncated: false });
  const { bundle: outline } = await answered(asked("outline"), () => ran({ answer: outlined }));
  expect([outline.meta.purity, outline.capabilities.cancellable]).toEqual(["pure", false]);
});

test("a list comes in pages, and the cursor of one gives the next", async () => {
  const first = await answered(asked("refs", { page: { limit: 2, cursor: undefined } }));
  expect([first.facts?.references?.length, first.facts?.total, first.facts?.truncated]).toEqual([2, 3, true]);
  const cursor = first.bundle.meta.cursor ?? "";
  const second = await answered(asked("refs", { page: { limit: 2, cursor } }));
  expect([second.facts?.references, second.bundle.meta.cursor]).toEqual([references.slice(2), null]);
  // What cannot be continued is not begun.
  const never = () => expect.fail("the server was asked");
  const other = await answered(asked("def", { page: { limit: 2, cursor } }), never);
  expect(other.bundle.meta.exit_code).toBe(13);
});

test("an error is a bundle without facts: equal errors have equal ids, whatever shows them", async () => {
  const failing = (outcome: "timed_out" | "error") =>
    answered(asked("refs"), () => {
      const shown = createEvidence({ ...asIs, outcome, response_bytes: 0 });
      throw new UnansweredRequest(
        new UserError("server-timeout", "it did not answer", { hint: "wait" }),
        shown,
      );
    });
  const [one, other] = [await failing("timed_out"), await failing("error")];
  expect([one.facts, one.bundle.status, one.bundle.meta.exit_code]).toEqual([undefined, "error", 64]);
  expect("error" in one.bundle && one.bundle.error).toEqual({
    ...{ code: "E/SERVER_TIMEOUT", kind: "RequestTimeout", exitCode: 64, message: "it did not answer" },
    ...{ hint: "wait", retryable: true, evidenceId: one.records[0]?.id },
  });
  expect(one.records[0]?.id).not.toBe(other.records[0]?.id);
  expect(one.bundle.bundleId).toBe(other.bundle.bundleId);
  expect(one.bundle.capabilities.used).toEqual(["textDocument/references"]);
  // What is no person's affair is not told to one.
  await expect(
    answered(asked("refs"), () => {
      throw new TypeError("ours");
    }),
  ).rejects.toThrow("ours");
});

test("equal questions to equal servers have equal bytes, and times and tries change no id", async () => {
  const again = [await answered(asked("refs")), await answered(asked("refs"))];
  const [one, other] = again.map(({ bundle }) => serializeBundle(bundle));
  expect(one).toBe(other);
  const retried = await answered(asked("refs", { notes: [] }), () => ran({ retries: 0, restarts: 0 }));
  expect(idsOf(retried.bundle)).toEqual(again.map(({ bundle }) => idsOf(bundle))[0]);
});

test("an answer of which some is missing says so, and ends with 11", async () => {
  const files = { asked: 2, final: 1, unknown: [{ path: "b.py", reason: "timeout" }] };
  const facts = { provenance: "lsp", diagnostics: [], files } as const;
  const answer = { status: "partial", exitCode: 11, facts } as const;
  const { bundle } = await answered(asked("diag"), () => ran({ answer }));
  expect([bundle.status, bundle.meta.exit_code]).toEqual(["partial", 11]);
});
