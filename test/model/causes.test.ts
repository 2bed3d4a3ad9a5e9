/** New findings by what broke them: one edit with all its effects. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { causeId, type EditsByCause, groupCauses } from "../../src/model/causes.ts";
import {
  type Cause,
  type ComparedFinding,
  causeKinds,
  type Edit,
  type Place,
} from "../../src/model/finding.ts";
import { findingOf } from "../report/support.ts";

const placeOf = (path: string, first: number, last: number): Place => ({
  path,
  range: { start: { line: first, character: 0 }, end: { line: last, character: 4 } },
});
const causeOf = (more: Partial<Cause> = {}): Cause => ({
  ...placeOf("rates.py", 3, 3),
  symbol: "rate",
  how: "definition",
  ...more,
});
const effectOf = (id: string, cause: Cause | null, line = 0): ComparedFinding =>
  findingOf({ id, cause, range: placeOf("", line, line).range });

/** "rates.py rate definition <- a b", with the lines of its edit where it has some. */
function words(findings: readonly ComparedFinding[], edits: EditsByCause = new Map()): string[] {
  const lines = (place: Place | null) =>
    place === null ? "-" : `${place.path}:${place.range.start.line}-${place.range.end.line}`;
  return groupCauses(findings, edits).map(({ path, symbol, how, base, head, effects }) =>
    [path, symbol, how, lines(base), lines(head), "<-", ...effects].join(" "),
  );
}

describe("a cause", () => {
  test("is one for all that one edit broke, in the order of the report", () => {
    const other = causeOf({ path: "app.py", symbol: null });
    const findings = [
      effectOf("c", causeOf(), 9),
      effectOf("b", null, 5),
      effectOf("d", other, 7),
      effectOf("a", causeOf(), 3),
    ];
    expect(words(findings)).toEqual(["app.py  definition - - <- d", "rates.py rate definition - - <- a c"]);
  });

  test("is one however its effects were found, and is told by the first way", () => {
    const ways = causeKinds.toReversed().map((how, at) => effectOf(`${at}`, causeOf({ how }), at));
    expect(words(ways)).toEqual(["rates.py rate removed-module - - <- 0 1 2 3 4 5 6 7 8 9 10"]);
    expect(words(ways.slice(0, 2))).toEqual(["rates.py rate mended-import - - <- 0 1"]);
  });

  test("has the lines of all its edits, on each side that has some", () => {
    const edit = (base: Place | null, head: Place | null): Edit => ({ base, head });
    const edits = [
      edit(placeOf("old.py", 4, 6), placeOf("rates.py", 7, 7)),
      edit(placeOf("old.py", 1, 5), null),
      edit(placeOf("older.py", 0, 0), null),
    ];
    const of = (all: readonly Edit[]) =>
      words([effectOf("a", causeOf())], new Map([[causeId(causeOf()), all]]));
    expect(of(edits)).toEqual(["rates.py rate definition old.py:1-6 rates.py:7-7 <- a"]);
    expect(of(edits.toReversed())).toEqual(of(edits));
    expect(of(edits.slice(1))).toEqual(["rates.py rate definition old.py:1-5 - <- a"]);
  });

  test("keeps its id when lines shift and when it is found in another way, and has another one for other edits", () => {
    const dependency = { name: "click", from: "8.0.4", to: "8.3.0" };
    const same = [causeOf(), causeOf(placeOf("rates.py", 9, 9)), causeOf({ how: "related" })];
    const others = [
      causeOf({ path: "a.py" }),
      causeOf({ symbol: null }),
      causeOf({ dependency }),
      causeOf({ dependency: { ...dependency, from: null } }),
      causeOf({ dependency: { ...dependency, to: null } }),
    ];
    expect(new Set(same.map(causeId)).size).toBe(1);
    expect(new Set([...same, ...others].map(causeId)).size).toBe(others.length + 1);
    // The id is published, and other programs compute it too.
    expect(causeId(causeOf())).toMatchInlineSnapshot(
      `"sha256:6b5f76a22568b97f7c938aeefd4f01b8558f3d54a82d8eec4b318cc50caad91c"`,
    );
  });
});

test("every finding with a cause is an effect of exactly one, in whatever order they come", () => {
  const cause = fc.record({
    path: fc.constantFrom("a.py", "b.py"),
    range: fc.constant(placeOf("", 0, 0).range),
    symbol: fc.constantFrom(null, "f", "g", "half \ud83d"),
    how: fc.constantFrom(...causeKinds),
  });
  const findings = fc
    .array(fc.tuple(fc.option(cause), fc.nat(3)), { maxLength: 12 })
    .map((all) => all.map(([one, line], at) => effectOf(`${at}`, one, line)));
  fc.assert(
    fc.property(findings, fc.infiniteStream(fc.nat()), (all, numbers) => {
      const causes = groupCauses(all, new Map());
      const effects = causes.flatMap((one) => one.effects);
      expect(effects.toSorted()).toEqual(
        all.flatMap(({ id, cause: own }) => (own === null ? [] : [id])).sort(),
      );
      for (const one of all) {
        const of = causes.filter(({ effects: own }) => own.includes(one.id));
        expect(of.map(({ id }) => id)).toEqual(one.cause === null ? [] : [causeId(one.cause)]);
      }
      const keyed = all.map((one) => ({ one, key: numbers.next().value ?? 0 }));
      const shuffled = keyed.sort((left, right) => left.key - right.key).map(({ one }) => one);
      expect(groupCauses(shuffled, new Map())).toEqual(causes);
    }),
  );
});
