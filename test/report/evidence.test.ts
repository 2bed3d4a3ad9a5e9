/** What a report rests on, as lines that anybody can check. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { ChangedSource } from "../../src/model/changed.ts";
import { canonical } from "../../src/model/json.ts";
import { renderEvidence } from "../../src/report/evidence.ts";
import { validateEvidenceV1 } from "../../src/schemas/generated/evidence.v1.ts";
import { findingOf, reportOf } from "./support.ts";

type Line = Readonly<Record<string, unknown>>;

const changed: readonly ChangedSource[] = [
  {
    path: "src/b.py",
    from: "src/a.py",
    change: "renamed",
    records: [
      { server: "pyright", outcome: "checked", why: null },
      { server: "ruff", outcome: "unknown", why: "timeout" },
    ],
  },
  { path: "main.go", change: "added", records: [{ server: null, outcome: "left-out", why: "no-server" }] },
];
const findings = [findingOf(), findingOf({ state: "unchanged", path: "old.py" })];
const report = { ...reportOf({ findings }), changed };

function linesOf(text: string): readonly Line[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

test("has a line for each look of a server, each record of a changed source, and each finding that fails", () => {
  const lines = linesOf(renderEvidence(report));
  expect(lines.map(({ kind, side, path, server }) => [kind, side ?? path, server])).toEqual([
    ["look", "base", expect.objectContaining({ id: "pyright", version: "1.1.414" })],
    ["look", "head", expect.objectContaining({ id: "pyright", version: "1.1.414" })],
    ["source", "main.go", null],
    ["source", "src/b.py", "pyright"],
    ["source", "src/b.py", "ruff"],
    ["regression", findings[0]?.path, "pyright"],
  ]);
  expect(lines.filter((line) => !validateEvidenceV1(line))).toEqual([]);
});

test("each line is named by the digest of all else that it says", () => {
  for (const { id, ...said } of linesOf(renderEvidence(report)))
    expect(id).toBe(`sha256:${createHash("sha256").update(canonical(said)).digest("hex")}`);
});

test("equal reports have equal lines", () => {
  expect(renderEvidence({ ...report, changed: changed.toReversed() })).toBe(renderEvidence(report));
});
