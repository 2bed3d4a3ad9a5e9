/** Recorded questions come to the same bundles without a server, and a trace that says something else does not. */
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type Bundle, idsOf, serializeBundle } from "../../../src/questions/bundle/bundle.ts";
import { validateBundleV1 } from "../../../src/schemas/generated/questions.ts";
import { openTraceFile } from "../../../src/session/trace/source.ts";
import { replayQuestions } from "../../../src/traces/replay/recorded-questions.ts";
import { profileOf, readRecorded } from "../../../src/traces/replay/recorded-session.ts";
import { parserFor } from "../../../src/workspace/parsers.ts";
import { temporaryFolder } from "../../support/files.ts";
import { runInProcess } from "../../support/in-process.ts";
import { brief } from "../../support/question-brief.ts";
import { answersOf, askedBeside, cellsOf } from "../../support/question-trees.ts";
import { rewriteTrace, within } from "../../support/traces.ts";

const fileOf = (name: string) => fileURLToPath(new URL(`../questions/${name}`, import.meta.url));
const servers = ["pyright", "typescript"] as const;

const wordOf = (params: Bundle["request"]["params"]) => String(params["mode"] ?? params["method"] ?? "");

describe.each(servers)("%s", (server) => {
  const file = fileOf(`${server}.questions.trace.jsonl`);
  const golden = readFileSync(fileOf(`${server}.bundles.jsonl`), "utf8");
  const bundles = golden
    .trim()
    .split("\n")
    .map((line): Bundle => JSON.parse(line));
  const replayed = async (source = openTraceFile(file)) => {
    const read = readRecorded(source);
    if (read.kind === "fault") throw new Error(read.message);
    return replayQuestions(read.trace, await parserFor([profileOf(read.trace)]));
  };

  test("replays to the very bytes that are kept", async () => {
    const { bundles: made, divergence } = await replayed();
    expect(divergence).toBeUndefined();
    expect(made.map(serializeBundle).join("")).toBe(golden);
  });

  test("is complete, with the digest of the configuration at its start and its end", async () => {
    const { code, stdout } = await runInProcess(temporaryFolder(), ["trace", "verify", file]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^complete /u)]);
  });

  test("keeps bundles that follow the schema, with the ids that they say", () => {
    for (const bundle of bundles) {
      expect(validateBundleV1(bundle), JSON.stringify(validateBundleV1.errors)).toBe(true);
      expect(idsOf(bundle)).toEqual({ bundleId: bundle.bundleId, factsId: bundle.factsId });
    }
  });

  test("was told at each place what is true there", () => {
    const asked = cellsOf(server);
    const answered = new Map(
      bundles.map((one) => [`${one.request.cmd} ${wordOf(one.request.params)} ${one.request.selector}`, one]),
    );
    let seen = 0;
    for (const { cmd, place, params } of asked) {
      const bundle = answered.get(`${cmd} ${wordOf(params)} ${place}`);
      if (bundle === undefined) continue;
      seen += 1;
      const name = `${cmd} ${wordOf(params)}`.trim();
      expect(brief(bundle), `${name} ${place}`).toBe(answersOf(server)[place]?.[name]);
    }
    // What was asked of no place stands behind.
    expect(seen).toBe(bundles.filter(({ resolution }) => resolution !== null).length);
    expect(bundles.length - seen).toBe(askedBeside.length);
  });

  test("no frame is in the trace of what the server does not offer", () => {
    const sent = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.startsWith('{"d":">"'));
    const refused = bundles.filter((one) => one.meta.exit_code === 72);
    expect(refused.length).toBeGreaterThan(0);
    for (const { capabilities } of refused)
      for (const method of capabilities.used)
        expect(sent.filter((line) => line.includes(`"method":"${method}"`))).toEqual([]);
  });

  test("an answer that says something else comes to something else", async () => {
    const copy = join(temporaryFolder(), "changed.questions.trace.jsonl");
    copyFileSync(file, copy);
    const [from, to] =
      server === "pyright"
        ? ["(days: int) -> int", "(days: str) -> int"]
        : ["const fee: number", "const fee: string"];
    rewriteTrace(copy, (entry) => (entry.d === "<" ? within("frame", from, to)(entry) : entry.m));
    const { divergence } = await replayed(openTraceFile(copy));
    expect(divergence?.problem).toBe("different-result");
  });

  test("is listed by what was asked, and what it came to", async () => {
    const dir = fileOf(".");
    const list = async (...args: string[]) => {
      const ran = await runInProcess(dir, [
        "trace",
        "list",
        "--dir",
        dir,
        "--format",
        "json",
        "--server",
        server,
        ...args,
      ]);
      return JSON.parse(ran.stdout).length;
    };
    const [first] = bundles;
    const selector = String(first?.request.selector);
    expect([await list("--selector", selector), await list("--selector", "nowhere.py@L1:C1")]).toEqual([
      1, 0,
    ]);
    expect([await list("--exit-code", "72"), await list("--exit-code", "64")]).toEqual([1, 0]);
    expect([
      await list("--operation", "textDocument/hover"),
      await list("--operation", "textDocument/rename"),
    ]).toEqual([1, 0]);
    expect([
      await list("--status", "failed"),
      await list("--session", "questions"),
      await list("--session", "base"),
    ]).toEqual([1, 1, 0]);
  });
});
