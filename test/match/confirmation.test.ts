/** What is looked at a second time, and what that leaves of the first. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ImportGraph, importGraph } from "../../src/affected/imports.ts";
import { type Comparison, compareObservations } from "../../src/match/compare.ts";
import {
  type ConfirmationPlan,
  type Confirmed,
  confirmFindings,
  dropOrder,
  planConfirmation,
  type SecondLook,
} from "../../src/match/confirmation.ts";
import type { ChangedFile } from "../../src/model/change.ts";
import type { ComparedFinding, Finding, FindingState, SeenSchedules } from "../../src/model/finding.ts";
import { readingOf } from "./readings.ts";
import { changedFiles, finding } from "./support.ts";

/** "a>b b>a c" are three files, of which two import each other. */
function graphOf(text: string): { readonly files: readonly string[]; readonly graph: ImportGraph } {
  const arrows = text.split(" ").filter((one) => one !== "");
  const files = [...new Set(arrows.flatMap((one) => one.split(">")))].sort();
  const graph = importGraph(files, (path) =>
    arrows
      .filter((one) => one.startsWith(`${path}>`))
      .map((one) => ({ kind: "module" as const, level: 0, module: one.slice(path.length + 1), names: [] })),
  );
  return { files, graph };
}

type Planned = {
  readonly base: string;
  readonly head?: string;
  readonly changed?: readonly (readonly [from: string | null, to: string | null])[];
  readonly findings?: readonly (readonly [state: FindingState, path: string])[];
  /** What stands in every file behind its imports. */
  readonly code?: { readonly base?: string; readonly head?: string };
};

function plan({
  base,
  head = base,
  changed = [],
  findings = [],
  code = {},
}: Planned): ConfirmationPlan | undefined {
  const sides = { base: graphOf(base), head: graphOf(head) };
  const files: readonly ChangedFile[] = changed.map(([from, to]) => ({ from, to }));
  return planConfirmation({
    comparison: { findings: findings.map(([state, path]) => compared({ state, path })) },
    changedFiles: files,
    renames: new Map(
      files.flatMap(({ from, to }) =>
        from !== null && to !== null && from !== to ? [[from, to] as const] : [],
      ),
    ),
    programs: { base: sides.base.files, head: sides.head.files },
    graphs: { base: sides.base.graph, head: sides.head.graph },
    reading: (side, path) => {
      const own = (side === "base" ? base : head)
        .split(" ")
        .flatMap((one) =>
          one.startsWith(`${path}>`) ? [`from ${one.slice(path.length + 1)} import name\n`] : [],
        );
      return readingOf("m.py", `${own.join("")}${code[side] ?? ""}`);
    },
  });
}

function compared(fields: Partial<ComparedFinding>): ComparedFinding {
  return {
    ...finding({}),
    id: "id",
    state: "new",
    matchedBy: null,
    why: "why",
    base: null,
    placement: "same-line",
    counterpart: null,
    cause: null,
    seen: null,
    ...fields,
  };
}

/** Both sides on one line. */
function shown(planned: ConfirmationPlan | undefined): string {
  if (planned === undefined) return "nothing";
  return `${planned.base.join(" ")} / ${planned.head.join(" ")}`;
}

describe("a second look is", () => {
  test.each<FindingState>(["unchanged", "moved", "removed", "suppressed", "volatile"])(
    "not taken for what is %s",
    (state) => {
      expect(plan({ base: "m", findings: [[state, "m"]], changed: [["m", "m"]] })).toBeUndefined();
    },
  );

  test("taken for one new and for one fixed finding", () => {
    expect(shown(plan({ base: "m n", findings: [["new", "m"]] }))).toBe("m / m");
    expect(shown(plan({ base: "m n", findings: [["fixed", "n"]] }))).toBe("n / n");
  });

  test("not taken for changed files that import no member of a cycle", () => {
    expect(plan({ base: "m>x x>y", head: "m>y x>y", changed: [["m", "m"]] })).toBeUndefined();
  });

  test("taken where a changed file leads into a cycle in another way, through whatever it imports", () => {
    const base = "m>a m>b a>b b>a m>x";
    const changed = [["m", "m"]] as const;
    // In another order.
    expect(shown(plan({ base, head: "m>b m>a a>b b>a m>x", changed }))).toBe("m b / m b");
    expect(shown(plan({ base: "w m>a a>b b>a", head: "w>m m>a a>b b>a", changed: [["w", "w"]] }))).toBe(
      "w / w",
    );
  });

  test("not taken where only comments and layout of a changed file differ, but taken where a member is renamed", () => {
    const base = "m>a m>b a>b b>a m>x";
    expect(plan({ base, changed: [["m", "m"]], code: { head: "# why\n" } })).toBeUndefined();
    expect(plan({ base, changed: [["a", "a"]] })).toBeUndefined();
    expect(plan({ base: "w>m m>a a>b b>a", changed: [["w", "w"]] })).toBeUndefined();
    const renamed = [
      ["m", "m"],
      ["a", "z"],
    ] as const;
    expect(shown(plan({ base: "m>a a>b b>a", head: "m>z z>b b>z", changed: renamed }))).toBe("m b a / z m b");
  });

  test("taken where the code of a changed file that leads into a cycle differs: the same name may be asked for in another way", () => {
    const base = "m>a a>b b>a x";
    const taken = (before: string, after: string, path = "m") =>
      plan({ base, changed: [[path, path]], code: { base: before, head: after } }) !== undefined;
    expect(taken("", "name()\n")).toBe(true);
    expect(taken("name()\n", "")).toBe(true);
    expect(taken("name.one\nname.two\n", "name.two\nname.one\n")).toBe(true);
    expect(taken("x = name\n", "x = name()\n")).toBe(true);
    expect(taken("x = name(1)\n", "x = name(None)\n")).toBe(true);
    expect(taken("f = name\n", "f = name\nx = f()\n")).toBe(true);
    expect(taken("def g() -> int:\n    return name\n", "def g():\n    return name\n")).toBe(true);
    expect(taken("x = name  # type: int\n", "x = name\n")).toBe(true);
    expect(taken("one()\n", "two()\n", "a")).toBe(true);
    expect(taken("name(1)\n", "\nname(1)  # name\n\n")).toBe(false);
    expect(taken("", "name()\n", "x")).toBe(false);
  });

  test("not taken where only the words of docstrings differ; any other text is a value", () => {
    const base = "m>a a>b b>a";
    const taken = (before: string, after: string) =>
      plan({ base, changed: [["m", "m"]], code: { base: before, head: after } }) !== undefined;
    const documented = (words: string) =>
      `class C:\n    """${words}"""\n\n    def f(self):\n        r'''${words}'''\n        return name\n`;
    expect(taken(documented("Of a name."), documented("Of a\n    name, with more words."))).toBe(false);
    expect(taken('def f():\n    """One."""\n', "def f():\n    pass\n")).toBe(true);
    expect(taken('x = {"a":\n"""One."""}\n', 'x = {"a":\n"""Two."""}\n')).toBe(true);
    expect(taken('name("""One.""")\n', 'name("""Two.""")\n')).toBe(true);
    expect(taken('def f():\n    f"""{name}"""\n', 'def f():\n    f"""{name()}"""\n')).toBe(true);
  });

  test("not taken for what a file imports that did not change", () => {
    expect(plan({ base: "m a>b b>a", head: "m>a a>b b>a", changed: [] })).toBeUndefined();
  });

  test.each<readonly [what: string, planned: Planned, looks: string]>([
    [
      "an import into a cycle is added",
      { base: "m a>b b>a", head: "m>a a>b b>a", changed: [["m", "m"]] },
      "m b / m b",
    ],
    [
      "an import into a cycle is removed",
      { base: "m>a a>b b>a", head: "m a>b b>a", changed: [["m", "m"]] },
      "m b / m b",
    ],
    [
      "another member of the cycle is imported",
      { base: "m>a a>b b>a", head: "m>b a>b b>a", changed: [["m", "m"]] },
      "m b / m b",
    ],
    ["an import closes a circle", { base: "a>b b", head: "a>b b>a", changed: [["b", "b"]] }, "b / b"],
    [
      "an import that is removed opens a circle",
      { base: "a>b b>a", head: "a>b b", changed: [["b", "b"]] },
      "b / b",
    ],
    [
      "a file with such an import is added",
      { base: "a>b b>a", head: "a>b b>a m>a", changed: [[null, "m"]] },
      "b / m b",
    ],
    [
      "a file with such an import is deleted",
      { base: "a>b b>a m>a", head: "a>b b>a", changed: [["m", null]] },
      "m b / b",
    ],
    [
      "a file with such an import is renamed",
      { base: "a>b b>a m>a", head: "a>b b>a n>a", changed: [["m", "n"]] },
      "m b / n b",
    ],
  ])("taken where %s, though nothing is new", (_, planned, looks) => {
    expect(shown(plan(planned))).toBe(looks);
  });

  test("not taken for a file without such an import that is added, deleted or renamed", () => {
    const rest = "a>b b>a";
    expect(plan({ base: rest, head: `${rest} m`, changed: [[null, "m"]] })).toBeUndefined();
    expect(plan({ base: `${rest} m`, head: rest, changed: [["m", null]] })).toBeUndefined();
    expect(plan({ base: `${rest} m>x`, head: `${rest} n>x`, changed: [["m", "n"]] })).toBeUndefined();
  });

  test("taken where only one side of a renamed file has such an import", () => {
    const rest = "a>b b>a";
    const changed = [["m", "n"]] as const;
    expect(shown(plan({ base: `${rest} m>a`, head: `${rest} n`, changed }))).toBe("m b / n b");
    expect(shown(plan({ base: `${rest} m`, head: `${rest} n>a`, changed }))).toBe("m b / n b");
  });
});

describe("the second look", () => {
  test("goes over the files that hold new and fixed findings, and over the changed ones, backwards", () => {
    const findings = [
      ["new", "c"],
      ["fixed", "e"],
      ["unchanged", "d"],
    ] as const;
    expect(shown(plan({ base: "a b c d e f", findings, changed: [["b", "b"]] }))).toBe("e c b / e c b");
  });

  test("takes the order of the program, whatever that is", () => {
    const looks = planConfirmation({
      comparison: {
        findings: ["a", "z", "m"].map((path) => compared({ path })),
      },
      changedFiles: [],
      renames: new Map(),
      programs: { base: ["m", "a", "other", "z"], head: ["z", "m", "a"] },
      graphs: { base: graphOf("").graph, head: graphOf("").graph },
      reading: () => undefined,
    });
    expect(looks).toEqual({ base: ["z", "a", "m"], head: ["a", "m", "z"], isForFindings: true });
  });

  test("leaves out files that the server does not check", () => {
    expect(shown(plan({ base: "m", findings: [["new", "m"]], changed: [["docs", "docs"]] }))).toBe("m / m");
  });

  test("goes over the same files on both sides, through renames", () => {
    const changed = [["old", "zoo"]] as const;
    expect(shown(plan({ base: "m old", head: "m zoo", changed, findings: [["new", "zoo"]] }))).toBe(
      "old / zoo",
    );
    expect(shown(plan({ base: "m old", head: "m zoo", changed, findings: [["fixed", "old"]] }))).toBe(
      "old / zoo",
    );
  });

  test("follows a rename that is not among the changed files", () => {
    const looks = (state: FindingState, path: string) =>
      planConfirmation({
        comparison: { findings: [compared({ state, path })] },
        changedFiles: [],
        renames: new Map([["old", "zoo"]]),
        programs: { base: ["old"], head: ["zoo"] },
        graphs: { base: graphOf("").graph, head: graphOf("").graph },
        reading: () => undefined,
      });
    expect(shown(looks("new", "zoo"))).toBe("old / zoo");
    expect(shown(looks("fixed", "old"))).toBe("old / zoo");
  });

  test("takes members of a cycle along by the other side's name", () => {
    // In base nobody is in a circle; in head a, b and the renamed file are.
    const base = "a>b b old x";
    const head = "a>b b>new new>a x";
    const changed = [
      ["old", "new"],
      ["b", "b"],
    ] as const;
    expect(shown(plan({ base, head, changed }))).toBe("old b / new b");
    expect(
      shown(
        plan({ base: "a>b b>c c>a", head: "a>b b>z z", changed: [["c", "z"]], findings: [["new", "z"]] }),
      ),
    ).toBe("c / z");
  });

  test("enters each cycle that a seed is in, or imports, by its last member, and no other cycle", () => {
    const base = "m>a a>b b>a b>p p>q q>p i>m i>j j>i";
    expect(shown(plan({ base, findings: [["new", "m"]] }))).toBe("m b / m b");
    expect(shown(plan({ base, findings: [["new", "b"]] }))).toBe("q b / q b");
    expect(shown(plan({ base, findings: [["new", "q"]] }))).toBe("q / q");
    expect(shown(plan({ base: "a>b b>c c>d d>e e>f f>a", findings: [["new", "b"]] }))).toBe("f b / f b");
  });

  test("does not go over what is in no cycle", () => {
    expect(shown(plan({ base: "m>a a>b n>m", findings: [["new", "m"]] }))).toBe("m / m");
  });

  test("enters a cycle of one side alone on both", () => {
    const changed = [["b", "b"]] as const;
    expect(shown(plan({ base: "a>b b>a x y", head: "a>b b>x x>y y>a", changed }))).toBe("y b / y b");
    expect(shown(plan({ base: "a>b b>x x>y y>a", head: "a>b b>a x y", changed }))).toBe("y b / y b");
  });
});

const texts = {
  base: { "m.py": "x = 1\nuse(x)\nuse(x)\n" },
  head: { "m.py": "x = 1\ny = 2\nuse(x)\nuse(x)\n" },
};

type Trees = Readonly<Record<"base" | "head", Readonly<Record<string, string>>>>;
type Presence = Readonly<Record<"base" | "head", readonly Finding[]>>;
type Unknown = Readonly<Partial<Record<"base" | "head", readonly string[]>>>;

function look(presence: Presence, unknown: Unknown = {}, trees: Trees = texts): Comparison {
  const side = (name: "base" | "head") => ({
    findings: presence[name],
    files: new Set(Object.keys(trees[name])),
    unknown: new Set(unknown[name] ?? []),
    unchecked: new Set<string>(),
  });
  const all = (name: "base" | "head") => new Map(Object.entries(trees[name]));
  return compareObservations({
    base: side("base"),
    head: side("head"),
    renames: new Map(),
    changedFiles: changedFiles(all("base"), all("head"), new Map()),
    text: (name, path) => trees[name][path],
    reading: (name, path) => readingOf(path, trees[name][path]),
  });
}

function observedIn(first: Presence, second: Presence): SecondLook["observed"] {
  return {
    base: { canonical: first.base, reverse: second.base },
    head: { canonical: first.head, reverse: second.head },
  };
}

const always = { base: true, head: true };

/** As `twice`, of looks that no order tells apart. */
function twiceAlike(first: Presence, second: Presence): Confirmed {
  const unknown = { base: new Set<string>(), head: new Set<string>() };
  return confirmFindings(look(first), {
    comparison: look(second),
    unknown,
    observed: observedIn(first, second),
    alike: always,
  });
}

function twice(first: Presence, second: Presence, unknown: Unknown = {}, trees: Trees = texts): Confirmed {
  return confirmFindings(look(first, {}, trees), {
    comparison: look(second, unknown, trees),
    unknown: { base: new Set(unknown.base), head: new Set(unknown.head) },
    observed: observedIn(first, second),
  });
}

/** The call in the second line of base, which is the third of head. */
function called(side: "base" | "head", fields: Partial<Finding> = {}): Finding {
  const line = side === "base" ? 1 : 2;
  return finding({ range: { start: { line, character: 0 }, end: { line, character: 3 } }, ...fields });
}

function describeAll({ findings, unmatched }: Confirmed): readonly string[] {
  return [
    ...findings.map((one) => {
      const { state, range, seen } = one;
      return `${state} ${range.start.line + 1}${seen === null ? "" : ` ${seenWords(seen)}`}`;
    }),
    ...unmatched.map(({ side, range }) => `unmatched in ${side} ${range.start.line + 1}`),
  ];
}

/** "base c, head cr": seen in canonical order in base, in both in head. */
function seenWords({ base, head }: SeenSchedules): string {
  const short = (names: readonly string[]) => names.map((name) => name[0]).join("");
  return `base ${short(base)}, head ${short(head)}`.replaceAll(/ (?=,|$)/gu, " -");
}

describe("a finding seen in (base, head) and then in (base, head) of the second look", () => {
  test.each<readonly [presence: string, told: readonly string[]]>([
    ["no no no no", []],
    ["no no no yes", ["volatile 3 base -, head r"]],
    ["no no yes no", ["volatile 2 base r, head -"]],
    ["no no yes yes", []],
    ["no yes no no", ["volatile 3 base -, head c"]],
    ["no yes no yes", ["new 3"]],
    ["no yes yes no", ["volatile 3 base r, head c"]],
    ["no yes yes yes", ["volatile 3 base r, head cr"]],
    ["yes no no no", ["volatile 2 base c, head -"]],
    ["yes no no yes", ["volatile 3 base c, head r"]],
    ["yes no yes no", ["fixed 2"]],
    ["yes no yes yes", ["volatile 3 base cr, head r"]],
    ["yes yes no no", ["unchanged 3"]],
    ["yes yes no yes", ["volatile 3 base c, head cr"]],
    ["yes yes yes no", ["volatile 3 base cr, head c"]],
    ["yes yes yes yes", ["unchanged 3"]],
  ])("%s", (presence, told) => {
    const [base1, head1, base2, head2] = presence.split(" ").map((one) => one === "yes");
    const of = (isInBase = false, isInHead = false): Presence => ({
      base: isInBase ? [called("base")] : [],
      head: isInHead ? [called("head")] : [],
    });
    const confirmed = twice(of(base1, head1), of(base2, head2));
    expect(describeAll(confirmed)).toEqual(told);
  });
});

test("two looks at one side in the same order that disagree are flaky, and all four results are shown", () => {
  const [none, both] = [
    { base: [], head: [] },
    { base: [called("base")], head: [called("head")] },
  ];
  const whys = [
    twiceAlike(none, { ...none, head: [called("head")] }),
    twiceAlike(both, { ...both, base: [] }),
    twiceAlike(both, both),
  ].map(({ findings }) => findings.map(({ state, why }) => `${state}: ${why}`));
  expect(whys).toEqual([
    [
      "volatile: the server is flaky: two checks of the same files in the same order differ: base no, no; head no, yes",
    ],
    [
      "volatile: the server is flaky: two checks of the same files in the same order differ: base yes, no; head yes, yes",
    ],
    ["unchanged: base line 2 has the same code; the change shifted the code 1 line down"],
  ]);
});

test("whatever four looks find: what all of them have is unchanged, and what is volatile is missing in one", () => {
  const one = fc.record({
    line: fc.constantFrom(0, 1),
    code: fc.constantFrom("a", "b"),
    message: fc.constantFrom("one", "two"),
    seen: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 5 }), fc.boolean(), (all, isAlike) => {
      const at = (side: "base" | "head", look: number) =>
        all.flatMap(({ line, code, message, seen }) => {
          const own = called(side).range.start.line + line;
          const range = { start: { line: own, character: 0 }, end: { line: own, character: 3 } };
          return seen[look] === true ? [finding({ range, code, message })] : [];
        });
      const [first, second] = [
        { base: at("base", 0), head: at("head", 1) },
        { base: at("base", 2), head: at("head", 3) },
      ];
      const { findings } = isAlike ? twiceAlike(first, second) : twice(first, second);
      const keyOf = ({ code, range }: Pick<Finding, "code" | "range">) => `${code} ${range.start.line}`;
      for (const { state, seen, why } of findings) {
        if (state !== "volatile" || seen === null) continue;
        expect(seen.base.length + seen.head.length).toBeLessThan(4);
        const isSplit = seen.base.length === 1 || seen.head.length === 1;
        expect(seen.isFlaky === true).toBe(isAlike && isSplit);
        expect(why.includes("depends on the order in which it checks files")).toBe(seen.isFlaky !== true);
      }
      const steady = Map.groupBy(
        all.filter(({ seen }) => seen.every(Boolean)),
        ({ code, line }) => `${code} ${called("head").range.start.line + line}`,
      );
      const kept = Map.groupBy(
        findings.filter(({ state }) => state === "unchanged"),
        keyOf,
      );
      for (const [key, { length }] of steady)
        expect(kept.get(key)?.length ?? 0, key).toBeGreaterThanOrEqual(length);
    }),
  );
});

describe("a volatile finding", () => {
  test("has its place in head if head ever had it, with its other half in base", () => {
    const { findings } = twice({ base: [], head: [] }, { base: [], head: [called("head")] });
    expect(findings).toMatchObject([
      {
        state: "volatile",
        path: "m.py",
        range: called("head").range,
        base: { path: "m.py", range: called("base").range },
        matchedBy: null,
        seen: { base: [], head: ["reverse"] },
        why: "whether the server reports this finding depends on the order in which it checks files: base never has it, head has it only in the reverse order",
      },
    ]);
  });

  test("has its place in base if only base ever had it", () => {
    const { findings } = twice({ base: [called("base")], head: [] }, { base: [], head: [] });
    expect(findings).toMatchObject([
      {
        state: "volatile",
        path: "m.py",
        range: called("base").range,
        base: null,
        seen: { base: ["canonical"], head: [] },
        why: "whether the server reports this finding depends on the order in which it checks files: base has it only in the normal order, head never has it",
      },
    ]);
  });

  test("says all schedules under which it is there", () => {
    const head = [called("head")];
    const { findings } = twice({ base: [called("base")], head }, { base: [], head });
    expect(findings.map(({ why }) => why)).toEqual([
      "whether the server reports this finding depends on the order in which it checks files: base has it only in the normal order, head has it in both orders",
    ]);
  });

  test("on a line that the change wrote has no place in base", () => {
    const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 1 } };
    const { findings } = twice({ base: [], head: [finding({ range })] }, { base: [], head: [] });
    expect(findings).toMatchObject([{ state: "volatile", range, base: null, placement: "rewritten" }]);
  });

  test("that was moved in one look and new in the other is seen where its code was", () => {
    const trees = {
      base: { "a.py": "def f():\n    call_this(1, 2)\n", "m.py": "x = 1\n" },
      head: { "a.py": "y = 1\n", "m.py": "x = 1\ndef f():\n    call_this(1, 2)\n" },
    };
    const at = (path: string, line: number) =>
      finding({ path, symbol: "f", range: { start: { line, character: 4 }, end: { line, character: 13 } } });
    const there = { base: [at("a.py", 1)], head: [at("m.py", 2)] };
    const first = look(there, {}, trees);
    expect(first.findings.map(({ state }) => state)).toEqual(["moved"]);
    const { findings } = twice(there, { base: [], head: there.head }, {}, trees);
    expect(findings).toMatchObject([
      {
        state: "volatile",
        path: "m.py",
        base: { path: "a.py" },
        seen: { base: ["canonical"], head: ["canonical", "reverse"] },
      },
    ]);
    // The other way round, what the second look paired says where it was in base.
    const { findings: back } = twice({ base: [], head: there.head }, there, {}, trees);
    expect(back).toMatchObject([
      {
        state: "volatile",
        path: "m.py",
        base: { path: "a.py" },
        seen: { base: ["reverse"], head: ["canonical", "reverse"] },
      },
    ]);
  });
});

describe("the confirmation", () => {
  const none = { base: [], head: [] };
  const inHead = { base: [], head: [called("head")] };
  const inBase = { base: [called("base")], head: [] };

  test("keeps what holds as the first look told it", () => {
    for (const presence of [inHead, inBase, { base: inBase.base, head: inHead.head }]) {
      expect(twice(presence, presence).findings).toEqual(look(presence).findings);
    }
  });

  test("lets a message drift, and keeps the first", () => {
    const drifted = (side: "base" | "head") => called(side, { message: "another message" });
    const { findings } = twice(inHead, { base: [], head: [drifted("head")] });
    expect(findings).toMatchObject([{ state: "new", message: "message" }]);
    expect(describeAll(twice(inBase, { base: [drifted("base")], head: [] }))).toEqual(["fixed 2"]);
    expect(describeAll(twice(inHead, { base: [drifted("base")], head: [drifted("head")] }))).toEqual([
      "volatile 3 base r, head cr",
    ]);
  });

  test.each<readonly [what: string, other: Partial<Finding>]>([
    ["code", { code: "other" }],
    ["code, where one has none", { code: null }],
    ["source", { source: "other" }],
    ["server", { server: "other" }],
    ["end", { range: { start: { line: 2, character: 0 }, end: { line: 2, character: 6 } } }],
    ["start", { range: { start: { line: 2, character: 1 }, end: { line: 2, character: 3 } } }],
    ["line", { range: { start: { line: 3, character: 0 }, end: { line: 3, character: 3 } } }],
  ])("takes a finding of another %s for another finding", (_, other) => {
    const { findings } = twice(inHead, { base: [], head: [called("head", other)] });
    expect(findings.map(({ state }) => state)).toEqual(["volatile", "volatile"]);
    expect(new Set(findings.map(({ seen }) => seenWords(seen ?? { base: [], head: [] })))).toEqual(
      new Set(["base -, head c", "base -, head r"]),
    );
  });

  test("counts equal findings", () => {
    const two = { base: [], head: [called("head"), called("head")] };
    expect(describeAll(twice(two, two))).toEqual(["new 3", "new 3"]);
    const states = (confirmed: Confirmed) => confirmed.findings.map(({ state }) => state).sort();
    expect(states(twice(two, inHead))).toEqual(["new", "volatile"]);
    expect(states(twice(inHead, two))).toEqual(["new", "volatile"]);
    expect(states(twice(two, none))).toEqual(["volatile", "volatile"]);
    expect(states(twice(none, two))).toEqual(["volatile", "volatile"]);
  });

  test("tells of equal findings where each of them was seen", () => {
    const two = { base: [], head: [called("head"), called("head")] };
    const seen = ({ findings }: Confirmed) => findings.flatMap((one) => one.seen ?? []).map(seenWords);
    expect(seen(twice(two, inHead))).toEqual(["base -, head c"]);
    expect(seen(twice(inHead, two))).toEqual(["base -, head r"]);
  });

  test("gives what only the second look found an id of its own", () => {
    // The same finding by all that an id is made of, on another line.
    const other = called("head", {
      range: { start: { line: 3, character: 0 }, end: { line: 3, character: 3 } },
    });
    const { findings } = twice(inHead, { base: [], head: [other] });
    expect(findings).toHaveLength(2);
    expect(findings[0]?.id).toBe(look(inHead).findings[0]?.id);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(2);
  });

  test("is in the order of the report", () => {
    const at = (line: number, code: string): Finding =>
      finding({ code, range: { start: { line, character: 0 }, end: { line, character: 1 } } });
    const { findings } = twice(
      { base: [], head: [at(2, "b")] },
      { base: [], head: [at(0, "c"), at(3, "a")] },
    );
    expect(findings.map(({ code }) => code)).toEqual(["c", "b", "a"]);
  });

  test.each<readonly [what: string, first: Presence, second: Presence, unknown: Unknown, told: string]>([
    ["new, base unmeasured", inHead, inHead, { base: ["m.py"] }, "unmatched in head 3"],
    ["new, head unmeasured", inHead, none, { head: ["m.py"] }, "unmatched in head 3"],
    ["new, head unmeasured, and base has it", inHead, inBase, { head: ["m.py"] }, "unmatched in head 3"],
    ["fixed, head unmeasured", inBase, inBase, { head: ["m.py"] }, "unmatched in base 2"],
    ["fixed, base unmeasured", inBase, none, { base: ["m.py"] }, "unmatched in base 2"],
    ["fixed, base unmeasured, and head has it", inBase, inHead, { base: ["m.py"] }, "unmatched in base 2"],
  ])("leaves what the second look could not measure unmatched: %s", (_, first, second, unknown, told) => {
    expect(describeAll(twice(first, second, unknown))).toEqual([told]);
  });

  test("keeps what is unchanged where the second look could not measure", () => {
    const both = { base: inBase.base, head: inHead.head };
    expect(describeAll(twice(both, inHead, { base: ["m.py"] }))).toEqual(["unchanged 3"]);
  });

  test("tells of what is unmatched only what was observed", () => {
    const { unmatched } = twice(inHead, inHead, { base: ["m.py"] });
    expect(unmatched).toEqual([{ ...called("head"), side: "head" }]);
  });

  test("keeps what the first look could not match", () => {
    const first = look({ base: inBase.base, head: [] }, { head: ["m.py"] });
    expect(first.unmatched).toHaveLength(1);
    const { unmatched } = confirmFindings(first, {
      comparison: look(none),
      unknown: { base: new Set(), head: new Set() },
      observed: observedIn(none, none),
    });
    expect(unmatched).toEqual(first.unmatched);
  });
});

/** Findings on few places with few codes, so that many are equal. */
const findingsOn = (lines: number): fc.Arbitrary<readonly Finding[]> =>
  fc.array(
    fc
      .record({
        line: fc.nat({ max: lines - 1 }),
        code: fc.constantFrom("call", "attr", null),
        message: fc.constantFrom("one", "other"),
        width: fc.constantFrom(1, 3),
      })
      .map(({ line, width, ...fields }) =>
        finding({ ...fields, range: { start: { line, character: 0 }, end: { line, character: width } } }),
      ),
    { maxLength: 8 },
  );
const presence: fc.Arbitrary<Presence> = fc.record({ base: findingsOn(3), head: findingsOn(4) });
/** The second look is often much like the first. */
const looks = fc
  .tuple(presence, presence, fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }), fc.boolean())
  .map(([first, other, keep, isSame]) => {
    const kept = (side: "base" | "head", from: number) => [
      ...first[side].filter((_, index) => keep[from + index] === true),
      ...(isSame ? [] : other[side].slice(0, 2)),
    ];
    return { first, second: { base: kept("base", 0), head: kept("head", 8) } };
  });

const isAlways = ({ state, why }: ComparedFinding) =>
  state === "unchanged" && why === "both sides have this finding in both orders of checks";

describe("any two looks", () => {
  test("give every finding an id of its own", () => {
    fc.assert(
      fc.property(looks, ({ first, second }) => {
        const { findings } = twice(first, second);
        expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
      }),
      { numRuns: 150 },
    );
  });

  test("lose no finding of the first, and make nothing new or fixed that it did not have", () => {
    const reached = { volatile: 0, kept: 0 };
    fc.assert(
      fc.property(looks, ({ first, second }) => {
        const before = new Map(look(first).findings.map((one) => [one.id, one] as const));
        const { findings, unmatched } = twice(first, second);
        const after = new Map(findings.map((one) => [one.id, one] as const));
        expect(unmatched).toEqual([]);
        for (const id of before.keys()) expect(after.has(id)).toBe(true);
        for (const [id, one] of after) {
          const isVolatile = one.state === "volatile";
          reached[isVolatile ? "volatile" : "kept"] += 1;
          if (isVolatile) expect(one.seen).not.toBeNull();
          else if (!isAlways(one)) expect(one).toEqual(before.get(id));
        }
      }),
      { numRuns: 150 },
    );
    expect(Math.min(reached.volatile, reached.kept)).toBeGreaterThan(0);
  });

  test("call nothing volatile that every pass reports on both sides", () => {
    let reached = 0;
    fc.assert(
      fc.property(looks, ({ first, second }) => {
        for (const one of twice(first, second).findings) {
          if (isAlways(one)) reached++;
          if (one.seen === null) continue;
          expect([...one.seen.base, ...one.seen.head].length).toBeLessThan(4);
        }
      }),
      { numRuns: 300 },
    );
    expect(reached).toBeGreaterThan(0);
  });

  test("that are alike change nothing", () => {
    fc.assert(
      fc.property(presence, (of) => {
        expect(twice(of, of).findings).toEqual(look(of).findings);
      }),
    );
  });

  test("keep new and fixed only what both have, in numbers", () => {
    fc.assert(
      fc.property(looks, ({ first, second }) => {
        const count = (findings: readonly ComparedFinding[], state: FindingState) =>
          findings.filter((one) => one.state === state).length;
        const { findings } = twice(first, second);
        const again = look(second).findings;
        for (const state of ["new", "fixed"] as const) {
          expect(count(findings, state)).toBeLessThanOrEqual(
            Math.min(count(look(first).findings, state), count(again, state)),
          );
        }
      }),
      { numRuns: 150 },
    );
  });

  test("say the same in whatever order findings came", () => {
    const shuffled = <T>(all: readonly T[]) => fc.shuffledSubarray([...all], { minLength: all.length });
    const orders = looks.chain((of) =>
      fc.record({
        of: fc.constant(of),
        first: fc.record({ base: shuffled(of.first.base), head: shuffled(of.first.head) }),
        second: fc.record({ base: shuffled(of.second.base), head: shuffled(of.second.head) }),
      }),
    );
    fc.assert(
      fc.property(orders, ({ of, first, second }) => {
        expect(twice(first, second)).toEqual(twice(of.first, of.second));
      }),
      { numRuns: 150 },
    );
  });
});

describe("a look at a file alone", () => {
  const isDoubtful = ({ state }: ComparedFinding) => state === "new" || state === "fixed";

  test("that finds the same on both sides leaves nothing new or fixed, and loses nothing", () => {
    const reached = { doubtful: 0, all: 0 };
    fc.assert(
      fc.property(presence, findingsOn(4), (of, alone) => {
        const confirmed = twice(of, of);
        const both = { base: alone, head: alone.toReversed() };
        const { findings } = dropOrder(confirmed, new Map([["m.py", both]]));
        expect(findings.filter(isDoubtful)).toEqual([]);
        expect(new Set(findings.map(({ id }) => id))).toEqual(
          new Set(confirmed.findings.map(({ id }) => id)),
        );
        expect(findings.every(({ state, seen }) => state !== "volatile" || seen !== null)).toBe(true);
        reached.doubtful += confirmed.findings.filter(isDoubtful).length;
        reached.all += 1;
      }),
      { numRuns: 150 },
    );
    expect(reached.doubtful).toBeGreaterThan(reached.all / 2);
  });

  test("that names other places beside the same findings finds the same", () => {
    const named = (line: number) => ({
      ...finding({ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } } }),
      related: [{ path: "b.py", range: { start: { line, character: 0 }, end: { line, character: 1 } } }],
    });
    const inHead = { base: [], head: [finding({})] };
    const confirmed = twice(inHead, inHead);
    expect(confirmed.findings.map(({ state }) => state)).toEqual(["new"]);
    const { findings } = dropOrder(confirmed, new Map([["m.py", { base: [named(1)], head: [named(2)] }]]));
    expect(findings.map(({ state }) => state)).toEqual(["volatile"]);
  });

  test("that finds anything else on one side, or says nothing, changes nothing", () => {
    fc.assert(
      fc.property(presence, findingsOn(4), findingsOn(4), (of, base, more) => {
        fc.pre(more.length > 0);
        const confirmed = twice(of, of);
        // Whatever both have besides, at the same place and of the same rule, too.
        const alone = { base, head: [...base, ...more] };
        expect(dropOrder(confirmed, new Map([["m.py", alone]]))).toEqual(confirmed);
        expect(dropOrder(confirmed, new Map())).toEqual(confirmed);
      }),
      { numRuns: 150 },
    );
  });
});
