/** What a server's own command prints, held against what it prints of the other side, and against what the server finds. */
import { describe, expect, test } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import type { CompiledFinding } from "../../src/model/scope.ts";
import type { FileObservation, Observation } from "../../src/session/observe/observation.ts";
import { differingFiles, inOrderOfMembers } from "../../src/verdict/compiled.ts";
import { createAgreement } from "../../src/verdict/measure.ts";
import { observationOf, sideOf } from "./support.ts";

function printed(message: string, line = 0): CompiledFinding {
  return { line, character: 0, severity: "error", code: "2322", message };
}

describe("the files that differ between both sides", () => {
  const differs = (base: string, head: string) =>
    differingFiles({ "a.ts": [printed(base)] }, { "a.ts": [printed(head)] }, new Map()).length > 0;

  test.each<[what: string, base: string, head: string, is: boolean]>([
    ["the same text", "Type 'A' is wrong.", "Type 'A' is wrong.", false],
    ["a union in another order", "Type 'A | B<C | D>' is wrong.", "Type 'B<D | C> | A' is wrong.", false],
    ["an object's member", "Type '{ a: A | B; }' is wrong.", "Type '{ a: B | A; }' is wrong.", false],
    ["what a function gives", "Type '() => A | B' is wrong.", "Type '() => B | A' is wrong.", false],
    ["another property", "Property 'a' is missing.", "Property 'b' is missing.", true],
    ["two types that change places", "'A' is not assignable to 'B'.", "'B' is not assignable to 'A'.", true],
    ["members that change places", "Type 'A<B | C> | D' is wrong.", "Type 'A<B | D> | C' is wrong.", true],
    ["parameters", "Type '(a: A, b: B)' is wrong.", "Type '(a: B, b: A)' is wrong.", true],
    ["a bar in a text", "Type '\"a | b\"' is wrong.", "Type '\"b | a\"' is wrong.", true],
  ])("%s", (_what, base, head, is) => {
    expect(differs(base, head)).toBe(is);
  });

  test("are named by both names of a file that was renamed, and a place counts", () => {
    const renames = new Map([["old.ts", "new.ts"]]);
    const [one, other] = [printed("wrong"), printed("wrong", 1)];
    expect([
      differingFiles({ "old.ts": [one] }, { "new.ts": [one] }, renames),
      differingFiles({ "old.ts": [one] }, { "new.ts": [other] }, renames),
      differingFiles({ "a.ts": [one] }, {}, new Map()),
      differingFiles({}, { "a.ts": [one, one] }, new Map()),
      differingFiles({ "a.ts": [one] }, { "a.ts": [one, one] }, new Map()),
    ]).toEqual([[], ["old.ts", "new.ts"], ["a.ts"], ["a.ts"], ["a.ts"]]);
  });

  test("a type may be nested as deep as a message is long", () => {
    const deep = "(".repeat(16_000);
    expect(inOrderOfMembers(deep)).toBe(deep);
  });
});

describe("a file in which the server finds something else than its command prints", () => {
  const finding = (message: string): Finding => ({
    ...{ server: "typescript", source: "ts", code: "2322", severity: "error", message, path: "a.ts" },
    ...{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }, symbol: null },
  });
  const found = (...messages: readonly string[]): FileObservation => ({
    ...{ kind: "final", path: "a.ts", unreachable: [] },
    findings: messages.map(finding),
  });
  const observed = (file: FileObservation): Observation => ({
    ...observationOf({ "a.ts": "" }, ["a.ts"], "first"),
    files: [file],
  });
  const judged = async (first: FileObservation, second: FileObservation, prints: readonly string[]) => {
    const asked: string[] = [];
    const files = { "a.ts": prints.map((message) => printed(message)) };
    const paths = { base: [], head: ["a.ts"] };
    const agreement = createAgreement(
      { mode: "complete", paths, of: 1, why: "it is one", compiled: { ".": { base: {}, head: files } } },
      {
        root: ".",
        sessions: {
          first: () => Promise.reject(new Error("not asked")),
          again: () => Promise.reject(new Error("not asked")),
          headConfiguration: null,
          recheck: (side, some) => {
            asked.push(`${side} ${some.join(" ")}`);
            return Promise.resolve(observed(second));
          },
        },
      },
    );
    const run = { ...sideOf({ "a.ts": "" }), observation: observed(first) };
    const settled = agreement.settled("head", await agreement.of("head", run));
    return { asked, files: settled.observation.files };
  };

  test("is asked about once more, and the answer that the command agrees with counts", async () => {
    expect(await judged(found(), found("wrong"), ["wrong"])).toEqual({
      asked: ["head a.ts"],
      files: [found("wrong")],
    });
  });

  test("has no answer where both times it finds something else", async () => {
    expect((await judged(found(), found("odd"), ["wrong"])).files).toEqual([
      { kind: "unknown", path: "a.ts", reason: "command-disagrees" },
    ]);
  });

  test.each<[what: string, server: string, command: string]>([
    ["the order of a union", "Type 'A | B' is wrong.", "Type 'B | A' is wrong."],
    [
      "what is cut short",
      "Type 'A | ... 9 more ... | C' is wrong.",
      "Type 'B | ... 9 more ... | A' is wrong.",
    ],
  ])("is none where the server differs in %s", async (_what, server, command) => {
    expect(await judged(found(server), found(), [command])).toEqual({ asked: [], files: [found(server)] });
  });
});
