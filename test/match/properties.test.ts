import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CompareInput, type Comparison, compareObservations } from "../../src/match/compare.ts";
import { createLikenessFinder } from "../../src/match/likeness.ts";
import type { Finding, Range } from "../../src/model/finding.ts";
import { normaliseMessage } from "../../src/model/finding.ts";
import { timesOfNow } from "../support/night.ts";
import { readingOf, sourceWith } from "./readings.ts";
import { changedFiles, finding } from "./support.ts";

type Tree = { readonly texts: ReadonlyMap<string, readonly string[]>; readonly findings: readonly Finding[] };

const line = fc.constantFrom(
  "",
  "a",
  "  a",
  "b = a(1)",
  "b = a(2)",
  "if a:",
  ")",
  "def f(x, y):",
  "    return f(x, y)",
  "x",
  "def make(value):",
  "def load(entry):",
  "class Box:",
  "    total = load(value.size)",
  "    return total",
  "    other = make(entry)",
  "    other = make(row)",
  "    if other.size:",
  "        return None",
);
const text = fc.array(line, { minLength: 1, maxLength: 14 });
const symbol = fc.constantFrom(null, "make", "load", "Box.make");
const path = fc.constantFrom("m.py", "n.py", "p/o.py");

/** Positions anywhere in and slightly behind the text, many of them shared. */
const findings = (paths: fc.Arbitrary<string>): fc.Arbitrary<readonly Finding[]> =>
  fc.array(
    fc
      .record({
        path: paths,
        symbol,
        code: fc.constantFrom("call", "attr", null),
        message: fc.constantFrom("no", "no such", "other", "entry is not row"),
        from: fc.nat({ max: 14 }),
        at: fc.nat({ max: 9 }),
        lines: fc.constantFrom(0, 0, 0, 1, 3),
        length: fc.nat({ max: 6 }),
      })
      .map(({ from, at, lines, length, ...fields }) => {
        const end = { line: from + lines, character: lines === 0 ? at + length : length };
        return finding({ ...fields, range: { start: { line: from, character: at }, end } });
      }),
    { maxLength: 12 },
  );

/** Findings stand in files of the tree, or in a dependency that is in neither tree. */
const tree: fc.Arbitrary<Tree> = fc
  .record({
    texts: fc.dictionary(path, text),
    findings: findings(fc.oneof(path, fc.constant("site/dep.pyi"))),
  })
  .map(({ texts, findings: found }) => ({ texts: new Map(Object.entries(texts)), findings: found }))
  .map(onlyThere);

function onlyThere({ texts, findings: found }: Tree): Tree {
  return { texts, findings: found.filter(({ path: at }) => texts.has(at) || at === "site/dep.pyi") };
}

/** Two trees of which the second is often an edit of the first, so that much survives. */
const change: fc.Arbitrary<{
  base: Tree;
  head: Tree;
  unknown: Readonly<Record<"base" | "head", readonly string[]>>;
}> = fc
  .record({
    base: tree,
    other: tree,
    keep: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    cut: fc.tuple(fc.nat({ max: 14 }), fc.nat({ max: 4 })),
    unknown: fc.record({ base: fc.subarray(["m.py", "n.py"]), head: fc.subarray(["m.py", "n.py"]) }),
    hasUnknown: fc.boolean(),
  })
  .map(({ base, other, keep, cut, unknown, hasUnknown }) => {
    const texts = new Map(
      [...other.texts].map(([name, lines]) => {
        const edited = [...(base.texts.get(name) ?? lines)];
        edited.splice(cut[0], cut[1], ...lines.slice(0, 3));
        return [name, edited];
      }),
    );
    const kept = base.findings.filter((_, index) => keep[index] === true);
    const head = onlyThere({ texts, findings: [...kept, ...other.findings] });
    return { base, head, unknown: hasUnknown ? unknown : { base: [], head: [] } };
  });

function input(base: Tree, head: Tree, options: Partial<CompareInput> = {}): CompareInput {
  const side = (of: Tree) => ({
    findings: of.findings,
    files: new Set(of.texts.keys()),
    unknown: new Set<string>(),
    unchecked: new Set<string>(),
  });
  const texts = (of: Tree) => new Map([...of.texts].map(([at, lines]) => [at, lines.join("\n")]));
  const renames = options.renames ?? new Map<string, string>();
  return {
    base: side(base),
    head: side(head),
    renames,
    changedFiles: changedFiles(texts(base), texts(head), renames),
    text: (name, at) => (name === "base" ? base : head).texts.get(at)?.join("\n"),
    reading: (name, at) => readingOf(at, (name === "base" ? base : head).texts.get(at)?.join("\n")),
    ...options,
  };
}

/** What a comparison says, without ids and reasons, and seen from the other side when `mirrored`. */
function essence({ findings: compared, unmatched }: Comparison, mirrored: "mirrored" | "as is" = "as is") {
  const turn = mirrored === "mirrored";
  return {
    pairs: compared
      .filter(({ base }) => base !== null)
      .map((found) => {
        const head = { path: found.path, range: found.range };
        const sides = turn ? [head, found.base] : [found.base, head];
        return JSON.stringify([...sides, found.code, found.state, found.matchedBy]);
      })
      .sort(),
    onlyHead: alone(compared, turn ? ["fixed", "removed"] : ["new"]),
    onlyBase: alone(compared, turn ? ["new"] : ["fixed", "removed"]),
    unmatched: unmatched
      .map(({ side, ...found }) => JSON.stringify([(side === "base") !== turn, found]))
      .sort(),
  };
}

function areAlike(base: readonly string[] | undefined, head: readonly string[] | undefined): boolean {
  const piece = (of: readonly string[] = []) => ({
    source: sourceWith(of.join("\n")),
    from: 0,
    to: of.length,
  });
  return createLikenessFinder()(piece(base), piece(head));
}

function alone(compared: Comparison["findings"], states: readonly string[]): readonly string[] {
  return compared
    .filter(({ state }) => states.includes(state))
    .map(({ path: at, range, code, message }) => JSON.stringify([at, range, code, message]))
    .sort();
}

describe("the comparison", () => {
  test("of a tree with itself has nothing new and nothing fixed", () => {
    fc.assert(
      fc.property(tree, (same) => {
        const { counts, findings: compared } = compareObservations(input(same, same));
        expect(counts).toEqual({ ...counts, new: 0, fixed: 0, removed: 0, unchanged: same.findings.length });
        expect(compared.every(({ matchedBy }) => matchedBy === "image")).toBe(true);
      }),
    );
  });

  test("mirrors itself when the sides are swapped", () => {
    fc.assert(
      fc.property(change, ({ base, head, unknown }) => {
        const there = input(base, head);
        const back = input(head, base);
        const there2 = {
          ...there,
          base: { ...there.base, unknown: new Set(unknown.base) },
          head: { ...there.head, unknown: new Set(unknown.head) },
        };
        const back2 = {
          ...back,
          base: { ...back.base, unknown: new Set(unknown.head) },
          head: { ...back.head, unknown: new Set(unknown.base) },
        };
        expect(essence(compareObservations(back2), "mirrored")).toEqual(essence(compareObservations(there2)));
      }),
      { numRuns: timesOfNow({ day: 400, night: 2_000 }) },
    );
  });

  test("accounts for every finding exactly once, with an id of its own", () => {
    fc.assert(
      fc.property(change, ({ base, head }) => {
        const { counts, findings: compared, unmatched } = compareObservations(input(base, head));
        const side = (name: string) => unmatched.filter((found) => found.side === name).length;
        expect(counts.unchanged + counts.moved + counts.new + side("head")).toBe(head.findings.length);
        expect(counts.unchanged + counts.moved + counts.fixed + counts.removed + side("base")).toBe(
          base.findings.length,
        );
        expect(new Set(compared.map(({ id }) => id)).size).toBe(compared.length);
      }),
    );
  });

  test("does not depend on the order in which findings come in", () => {
    fc.assert(
      fc.property(
        change.chain((of) =>
          fc.record({
            of: fc.constant(of),
            base: fc.shuffledSubarray([...of.base.findings], { minLength: of.base.findings.length }),
            head: fc.shuffledSubarray([...of.head.findings], { minLength: of.head.findings.length }),
          }),
        ),
        ({ of, base, head }) => {
          const shuffled = input({ ...of.base, findings: base }, { ...of.head, findings: head });
          expect(compareObservations(shuffled)).toEqual(compareObservations(input(of.base, of.head)));
        },
      ),
    );
  });

  test("says of each finding where its code is on the other side, or that it is not there", () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(change, ({ base, head }) => {
        for (const found of compareObservations(input(base, head)).findings) {
          reached.add(found.state);
          const isPlaced = ["same-line", "edited-line", "replaced"].includes(found.placement);
          expect(found.counterpart !== null).toBe(isPlaced);
          // Only what was deleted and written moves; what is still there is fixed.
          if (found.state === "moved") expect(isPlaced).toBe(false);
          if (found.state === "fixed" || found.state === "removed")
            expect(found.state).toBe(isPlaced ? "fixed" : "removed");
          const [own, other] = found.state === "fixed" ? [base, head] : [head, base];
          const line = own.texts.get(found.path)?.[found.range.start.line];
          // Findings may stand behind the end of their text.
          if (found.placement === "same-line" && found.counterpart !== null && line !== undefined) {
            expect(other.texts.get(found.counterpart.path)?.[found.counterpart.range.start.line]).toBe(line);
          }
        }
      }),
      // Few of the changes move a finding.
      { numRuns: timesOfNow({ day: 120, night: 600 }) },
    );
    expect([...reached].sort()).toEqual(["fixed", "moved", "new", "removed", "unchanged"]);
  });

  test("keeps the ids of old findings when their file is renamed", () => {
    let movedCount = 0;
    fc.assert(
      fc.property(tree, (before) => {
        const rename = (at: string): string => (at === "m.py" ? "other/m.py" : at);
        const after: Tree = {
          texts: new Map([...before.texts].map(([at, lines]) => [rename(at), lines])),
          findings: before.findings.map((one) => ({ ...one, path: rename(one.path) })),
        };
        const renames = new Map(before.texts.has("m.py") ? [["m.py", "other/m.py"]] : []);
        const ids = (of: Comparison) => of.findings.map(({ id }) => id).sort();
        const same = compareObservations(input(before, before));
        expect(ids(compareObservations(input(before, after, { renames })))).toEqual(ids(same));
        // Nor does it matter that git did not see the rename, where the findings are found again.
        const unseen = compareObservations(input(before, after)).findings;
        const known = new Set(ids(same));
        const moved = unseen.filter(({ state }) => state === "moved");
        movedCount += moved.length;
        for (const { id } of moved) expect(known.has(id)).toBe(true);
      }),
    );
    expect(movedCount).toBeGreaterThan(0);
  });

  test("does not change when unrelated lines are inserted", () => {
    const inserts = fc.array(fc.nat({ max: 3 }), { minLength: 15, maxLength: 15 });
    fc.assert(
      fc.property(text, findings(fc.constant("m.py")), inserts, (lines, found, counts) => {
        const within = found.filter(({ range }) => range.end.line < lines.length);
        // Head line of each base line: shifted by what is inserted in front of it and of all before it.
        const target = (at: number) => at + counts.slice(0, at + 1).reduce((sum, count) => sum + count, 0);
        const head = lines.flatMap((content, at) => [
          ...Array.from({ length: counts[at] ?? 0 }, (_, index) => `unrelated ${at} ${index} = "z"`),
          content,
        ]);
        const shift = ({ start, end }: Range): Range => ({
          start: { ...start, line: target(start.line) },
          end: { ...end, line: target(end.line) },
        });
        const result = compareObservations(
          input(
            { texts: new Map([["m.py", lines]]), findings: within },
            {
              texts: new Map([["m.py", head]]),
              findings: within.map((one) => ({ ...one, range: shift(one.range) })),
            },
          ),
        );
        expect(result.counts).toEqual({
          ...result.counts,
          new: 0,
          fixed: 0,
          removed: 0,
          unchanged: within.length,
        });
        for (const one of result.findings) expect(one.range).toEqual(shift(one.base?.range ?? one.range));
      }),
      { numRuns: 500 },
    );
  });

  test("does not change when a file is renamed", () => {
    fc.assert(
      fc.property(change, ({ base, head }) => {
        // Ties across files go by path, so the new name sorts as the old one does.
        const rename = (at: string): string => (at === "m.py" ? "mm.py" : at);
        const renamed: Tree = {
          texts: new Map([...head.texts].map(([at, lines]) => [rename(at), lines])),
          findings: head.findings.map((one) => ({ ...one, path: rename(one.path) })),
        };
        const renames = new Map(base.texts.has("m.py") === head.texts.has("m.py") ? [["m.py", "mm.py"]] : []);
        // What git takes for a rename is one where the two files share enough.
        fc.pre(renames.size === 0 || areAlike(base.texts.get("m.py"), head.texts.get("m.py")));
        const names = ({ findings: compared }: Comparison) =>
          compared
            .map(({ state, path: at, range, message, base: from, matchedBy }) =>
              JSON.stringify([state, rename(at), range, normaliseMessage(message), from, matchedBy]),
            )
            // A finding that is gone keeps its base path.
            .map((shown) => shown.replace("mm.py", "m.py"))
            .sort();
        expect(names(compareObservations(input(base, renamed, { renames })))).toEqual(
          names(compareObservations(input(base, head))),
        );
      }),
    );
  });
});
