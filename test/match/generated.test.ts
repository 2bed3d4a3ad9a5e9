import { describe, expect, test } from "vitest";
import { compareObservations } from "../../src/match/compare.ts";
import type { ComparedFinding, Finding } from "../../src/model/finding.ts";
import { compose } from "./compose.ts";
import { readingOf } from "./readings.ts";
import { render } from "./refactor.ts";
import { changedFiles } from "./support.ts";

const seeds = Number(process.env["SEEDS"] ?? 500);
const first = Number(process.env["SEED"] ?? 0);

describe("five refactors and three planted or removed findings", () => {
  test(`${seeds} seeds: what was planted is new, what was removed is gone, the rest is the same finding`, () => {
    const wrong = Array.from({ length: seeds }, (_, at) => problemsOf(first + at)).filter(
      (problem) => problem !== "",
    );
    expect(`${wrong.length} wrong\n${wrong.slice(0, 5).join("\n\n")}`).toBe("0 wrong\n");
  });
});

function problemsOf(seed: number): string {
  const { base, head, told, planted, removed, steps, twin } = compose(seed);
  const [left, right] = [render(base, told), render(head, told)];
  const sides = { base: left, head: right };
  const side = (name: "base" | "head") => ({
    findings: sides[name].findings.map(({ hidden: _, ...found }) => found),
    files: new Set(sides[name].texts.keys()),
    unknown: new Set<string>(),
    unchecked: new Set<string>(),
  });
  const { findings } = compareObservations({
    base: side("base"),
    head: side("head"),
    renames: head.renames,
    changedFiles: changedFiles(left.texts, right.texts, head.renames),
    text: (name, path) => sides[name].texts.get(path),
    reading: (name, path) => readingOf(path, sides[name].texts.get(path)),
  });
  const placed = (found: Pick<Finding, "path" | "range">) => JSON.stringify([found.path, found.range]);
  const hidden = (name: "base" | "head", found: Pick<ComparedFinding, "path" | "range" | "code">): string =>
    sides[name].findings.find((one) => placed(one) === placed(found) && one.code === found.code)?.hidden ??
    "nobody";
  const wrong: string[] = [];
  const kinds = (ids: readonly string[]) => ids.map(twin).sort().join("\n");
  const fresh = findings.filter(({ state }) => state === "new");
  const gone = findings.filter(({ state }) => state === "fixed" || state === "removed");
  const say = (found: ComparedFinding) =>
    `${found.state} ${found.path}:${found.range.start.line + 1} ${found.symbol} ${found.code} ${found.message} (${found.why})`;
  if (kinds(fresh.map((one) => hidden("head", one))) !== kinds(planted))
    wrong.push(
      `new: ${fresh.map((one) => `${hidden("head", one)} ${say(one)}`).join("\n     ")}\nplanted: ${planted}`,
    );
  if (kinds(gone.map((one) => hidden("base", one))) !== kinds(removed))
    wrong.push(
      `gone: ${gone.map((one) => `${hidden("base", one)} ${say(one)}`).join("\n      ")}\nremoved: ${removed}`,
    );
  for (const found of findings) {
    if (found.base === null) continue;
    const [from, to] = [hidden("base", { ...found, ...found.base }), hidden("head", found)];
    if (twin(from) !== twin(to)) wrong.push(`${from} became ${to}: ${say(found)} by ${found.matchedBy}`);
  }
  return wrong.length === 0 ? "" : `seed ${seed}: ${steps.join(", ")}\n${wrong.join("\n")}`;
}
