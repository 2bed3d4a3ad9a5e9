/** Two runs of the same files compared. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DivergenceClass, divergenceClasses } from "../../../src/model/divergence.ts";
import type { Environment } from "../../../src/session/observe/environment.ts";
import type { Observation } from "../../../src/session/observe/observation.ts";
import type { TraceEntry } from "../../../src/session/trace/format.ts";
import {
  changesReport,
  compareFacts,
  type Divergence,
  worstClass,
} from "../../../src/traces/drift/classes.ts";
import { type DriftFacts, fingerprint } from "../../../src/traces/drift/facts.ts";
import { pairDifferences } from "../../../src/traces/drift/pairs.ts";
import { protocolOf } from "../../../src/traces/drift/protocol.ts";
import { shuffled } from "../../../src/traces/drift/random.ts";
import type { RawDiagnostic } from "../../../src/traces/drift/raw-diagnostic.ts";
import { facts, finding, observation, type Spoken } from "./values.ts";

/** What differs, a line each, as a report shows it. */
function told({ differences, decides }: Divergence): string {
  const lines = differences.map(({ class: of, path, wanted, got }) =>
    [of, path ?? "-", wanted ?? "nothing", "=>", got ?? "nothing"].join(" "),
  );
  return [...lines, decides ? "decides" : "is recorded"].join("\n");
}

const check = (wanted: readonly Spoken[] | null, got: readonly Spoken[] | null) =>
  told(compareFacts(facts(observation({ "m.py": wanted })), facts(observation({ "m.py": got }))));

const one = finding(1, "reportCall", 'no "A | B"');
const two = finding(2, "reportCall", "no");

describe("observations of one file", () => {
  test("that are equal differ in nothing", () => {
    expect(check([one, two], [one, two])).toBe("is recorded");
  });

  test("in another order are D1", () => {
    expect(check([one, two], [two, one])).toMatchInlineSnapshot(`
      "D1 m.py 2:1-2:5 error Pyright(reportCall): no "A | B" => 3:1-3:5 error Pyright(reportCall): no
      is recorded"
    `);
  });

  test("with another text at the same place are D2", () => {
    expect(check([one], [{ ...one, message: 'no "B | A"' }])).toMatchInlineSnapshot(`
      "D2 m.py 2:1-2:5 error Pyright(reportCall): no "A | B" => 2:1-2:5 error Pyright(reportCall): no "B | A"
      is recorded"
    `);
  });

  test("with the same rule and text at another place are D3", () => {
    expect(check([two], [{ ...two, range: one.range }])).toMatchInlineSnapshot(`
      "D3 m.py 3:1-3:5 error Pyright(reportCall): no => 2:1-2:5 error Pyright(reportCall): no
      decides"
    `);
  });

  test("with something that the other does not have are D4, also when it is there twice", () => {
    expect([check([one], []), check([one], [one, one])].join("\n")).toMatchInlineSnapshot(`
      "D4 m.py 2:1-2:5 error Pyright(reportCall): no "A | B" => nothing
      decides
      D4 m.py nothing => 2:1-2:5 error Pyright(reportCall): no "A | B"
      decides"
    `);
  });

  test("with another severity, rule or related place at the same place are D5, whatever the text", () => {
    const related = [{ path: "n.py", range: two.range }];
    expect(
      [
        check([one], [{ ...one, severity: "warning" }]),
        check([one], [{ ...one, code: "reportOther" }]),
        check([one], [{ ...one, related }]),
        check([one], [{ ...one, severity: "hint", message: "other" }]),
      ].join("\n"),
    ).toMatchInlineSnapshot(`
      "D5 m.py 2:1-2:5 error Pyright(reportCall): no "A | B" => 2:1-2:5 warning Pyright(reportCall): no "A | B"
      decides
      D5 m.py 2:1-2:5 error Pyright(reportCall): no "A | B" => 2:1-2:5 error Pyright(reportOther): no "A | B"
      decides
      D5 m.py 2:1-2:5 error Pyright(reportCall): no "A | B" => 2:1-2:5 error Pyright(reportCall): no "A | B" related [{"path":"n.py","range":{"end":{"character":4,"line":2},"start":{"character":0,"line":2}}}]
      decides
      D5 m.py 2:1-2:5 error Pyright(reportCall): no "A | B" => 2:1-2:5 hint Pyright(reportCall): other
      decides"
    `);
  });

  test("that is unknown in one run are D8", () => {
    expect(check([one], null)).toMatchInlineSnapshot(`
      "D8 m.py final => timeout
      decides"
    `);
  });

  test("are told the worst class first", () => {
    const three = finding(3, "reportB", "b");
    expect(check([one, two, three], [{ ...one, message: "x" }, three])).toMatchInlineSnapshot(`
      "D4 m.py 3:1-3:5 error Pyright(reportCall): no => nothing
      D2 m.py 2:1-2:5 error Pyright(reportCall): no "A | B" => 2:1-2:5 error Pyright(reportCall): x
      decides"
    `);
  });
});

test("a session that failed is D8, and nothing of its files is told", () => {
  const crashed = observation({ "m.py": null }, { code: "server-crashed", message: "it ended with code 3" });
  expect(told(compareFacts(facts(observation({ "m.py": [one] })), facts(crashed)))).toMatchInlineSnapshot(`
    "D8 - healthy => server-crashed: it ended with code 3
    decides"
  `);
});

describe("another environment", () => {
  const made = (tree: string, packages: string | undefined): Environment => [
    { name: "tree", value: tree, isStrict: true },
    ...(packages === undefined ? [] : [{ name: "packages", value: packages, isStrict: false }]),
  ];
  const [full, empty] = [observation({ "m.py": [one] }), observation({ "m.py": [] })];
  const classOf = (a: Environment, b: Environment, got: Observation = empty) =>
    compareFacts(facts(full, a), facts(got, b)).class;

  test("is D9, and nothing else is told", () => {
    const [here, there] = [facts(full, made("a", "x")), facts(empty, made("b", "y"))];
    expect(told(compareFacts(here, there))).toMatchInlineSnapshot(`
      "D9 - tree: a => tree: b
      D9 - packages: x => packages: y
      is recorded"
    `);
    expect(classOf(made("a", "x"), made("b", "x"), full)).toBe("D9");
  });

  test("that may be why results differ, and may not, is D9 where they do", () => {
    const [here, there] = [facts(full, made("a", "x")), facts(empty, made("a", "y"))];
    expect(told(compareFacts(here, there))).toMatchInlineSnapshot(`
      "D9 - packages: x => packages: y
      is recorded"
    `);
    expect(classOf(made("a", "x"), made("a", "y"), full)).toBe("D0");
  });

  test("is only what both know: an old recording does not say all of it", () => {
    expect(classOf(made("a", undefined), made("a", "y"))).toBe("D4");
    expect(classOf(made("a", "x"), made("a", undefined))).toBe("D4");
  });
});

test("what is looked up at the end counts as what stands beside a finding", () => {
  const plain = observation({ "m.py": [] });
  const position = { line: 0, character: 0 };
  const looked = { ...plain, lookups: [{ path: "m.py", position, targets: [] }] };
  expect(compareFacts(facts(plain), facts(looked)).class).toBe("D5");
});

test("code that one run does not look at is D4", () => {
  const plain = observation({ "m.py": [] });
  const files = plain.files.map((file) => ({ ...file, unreachable: [one.range] }));
  expect(compareFacts(facts(plain), facts({ ...plain, files })).class).toBe("D4");
});

describe("the table of classes", () => {
  test("ranks each once, and what decides above what is recorded", () => {
    const classNames = Object.keys(divergenceClasses) as readonly DivergenceClass[];
    const ranked = classNames.toSorted((a, b) => divergenceClasses[a].rank - divergenceClasses[b].rank);
    expect(ranked.map((name) => divergenceClasses[name].rank)).toEqual([...classNames.keys()]);
    expect(ranked).toEqual(["D9", "D8", "D4", "D5", "D3", "D6", "D7", "D2", "D1", "D0"]);
    expect(ranked.map((name) => divergenceClasses[name].decides).join()).toMatch(/^false(,true)+(,false)+$/);
  });

  test("gives the worst of several, and D0 of none", () => {
    expect([worstClass([]), worstClass(["D1", "D4", "D2"]), worstClass(["D0"])]).toEqual(["D0", "D4", "D0"]);
  });
});

const spoken = fc
  .record({
    line: fc.nat(2),
    code: fc.constantFrom("r", "s"),
    message: fc.constantFrom("m", "n", "o"),
    severity: fc.constantFrom("error" as const, "warning" as const),
  })
  .map(({ line, code, message, severity }) => finding(line, code, message, { severity }));
const list = fc.array(spoken, { maxLength: 6 });
const files = fc.record({ "a.py": fc.option(list, { freq: 5 }), "b.py": list });
const observed = files.map((one) => facts(observation(one)));

describe("a comparison", () => {
  test("of a run with itself is D0", () => {
    fc.assert(
      fc.property(observed, (run) => {
        expect(compareFacts(run, structuredClone(run)).class).toBe("D0");
      }),
    );
  });

  test("gives the same classes with the sides swapped, with wanted and got swapped", () => {
    let swapped = 0;
    fc.assert(
      fc.property(observed, observed, (run, other) => {
        const [forth, back] = [compareFacts(run, other), compareFacts(other, run)];
        expect(forth.class).toBe(back.class);
        expect(forth.classes).toEqual(back.classes);
        const sides = (all: Divergence, isSwapped: boolean) =>
          all.differences
            .map(({ class: of, wanted, got }) =>
              JSON.stringify([of, ...(isSwapped ? [got, wanted] : [wanted, got])]),
            )
            .sort();
        // The first of two lists that are in another order is a matter of the side.
        if (forth.classes.D1 !== 0) return;
        swapped += forth.differences.length;
        expect(sides(forth, false)).toEqual(sides(back, true));
      }),
      { numRuns: 500 },
    );
    expect(swapped).toBeGreaterThan(0);
  });

  test("of a list with its permutation is D1 at most", () => {
    fc.assert(
      fc.property(list, fc.infiniteStream(fc.nat(2 ** 32 - 1)), (said, random) => {
        const other = shuffled(said, () => random.next().value as number);
        const { class: of, differences } = compareFacts(
          facts(observation({ "a.py": said })),
          facts(observation({ "a.py": other })),
        );
        const isSame = JSON.stringify(said) === JSON.stringify(other);
        expect([of, differences.length]).toEqual(isSame ? ["D0", 0] : ["D1", 1]);
      }),
    );
  });

  test("finds nothing exactly when the fingerprints are equal", () => {
    fc.assert(
      fc.property(observed, observed, (run, other) => {
        expect(compareFacts(run, other).class === "D0").toBe(fingerprint(run) === fingerprint(other));
      }),
      { numRuns: 500 },
    );
  });

  test("leaves nothing out: what is not paired and not equal is as many on both sides as the lists are longer", () => {
    const said = list.map((all) =>
      all.map((one): RawDiagnostic => ({ ...one, path: "a.py", tags: "", related: "" })),
    );
    fc.assert(
      fc.property(said, said, (wanted, got) => {
        const pairs = pairDifferences(wanted, got);
        const added = pairs.filter((pair) => pair.wanted === null).length;
        const removed = pairs.filter((pair) => pair.got === null).length;
        expect(got.length - wanted.length).toBe(added - removed);
        const rest = (side: "wanted" | "got") => pairs.flatMap((pair) => pair[side] ?? []);
        expect(pairDifferences(without(wanted, rest("wanted")), without(got, rest("got")))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

function without(all: readonly RawDiagnostic[], taken: readonly RawDiagnostic[]): readonly RawDiagnostic[] {
  const left = taken.map((one) => JSON.stringify(one));
  return all.filter((one) => {
    const at = left.indexOf(JSON.stringify(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

describe("a trace", () => {
  const frame = (d: ">" | "<", m: object): TraceEntry => ({
    i: 0,
    k: "frame",
    d,
    m: { jsonrpc: "2.0", ...m },
    t: 0,
  });
  const uri = "${" + "ROOT_URI}/a%20b.py";
  const pull = (id: number, ...items: object[]) => [
    frame(">", { id, method: "textDocument/diagnostic", params: { textDocument: { uri } } }),
    frame("<", { id, result: { kind: "full", items } }),
  ];
  const push = (...diagnostics: object[]) =>
    frame("<", { method: "textDocument/publishDiagnostics", params: { uri, diagnostics } });
  const item = { range: one.range, message: "m", severity: 1, code: 7, tags: [1] };
  const of = (...entries: readonly TraceEntry[]): DriftFacts => ({
    ...facts(observation({})),
    protocol: protocolOf(entries),
  });
  const compare = (wanted: readonly TraceEntry[], got: readonly TraceEntry[]) =>
    told(compareFacts(of(...wanted), of(...got)));

  test("gives the raw diagnostics, by the path below the root", () => {
    expect(compare(pull(1, item), pull(1, { ...item, tags: [2] }))).toMatchInlineSnapshot(`
      "D5 a b.py 2:1-2:5 error (7): m tags [1] => 2:1-2:5 error (7): m tags [2]
      decides"
    `);
  });

  test("with the answers in between differ, but the last answer is the same is D7", () => {
    expect(
      compare([...pull(1), ...pull(2, item)], [...pull(1, item), ...pull(2, item)]),
    ).toMatchInlineSnapshot(`
      "D7 a b.py pull \${ROOT_URI}/a%20b.py: 2 states => pull \${ROOT_URI}/a%20b.py: 2 states
      is recorded"
    `);
    expect(compare([push(item)], [push(), push(item)])).toContain("D7 a b.py");
  });

  test("with the same state said twice, or an empty one said only once, is D6", () => {
    expect(
      [compare([push(item)], [push(item), push(item)]), compare([], [push()])].join("\n"),
    ).toMatchInlineSnapshot(`
        "D6 a b.py push \${ROOT_URI}/a%20b.py: 1 states => push \${ROOT_URI}/a%20b.py: 2 states
        is recorded
        D6 a b.py nothing => push \${ROOT_URI}/a%20b.py: 1 states
        is recorded"
      `);
  });

  test("with a frame that is missing, doubled or unasked, or another capability, is D6", () => {
    const start = (capabilities: object) => [
      frame(">", { id: 0, method: "initialize", params: {} }),
      frame("<", { id: 0, result: { capabilities } }),
    ];
    const answer = frame("<", { id: 9, result: null });
    const ask = frame("<", { id: "s", method: "workspace/configuration", params: {} });
    const registration = { id: "r", method: "textDocument/diagnostic", registerOptions: { identifier: "x" } };
    const register = frame("<", {
      id: "r",
      method: "client/registerCapability",
      params: { registrations: [registration] },
    });
    const refused = frame("<", { id: 1, error: { code: -32603, message: "no" } });
    expect(
      [
        compare(start({ hoverProvider: true }), start({ hoverProvider: false })),
        compare(pull(1), [...pull(1), answer]),
        compare(pull(1), [...pull(1), ...pull(1).slice(1)]),
        compare([ask], [ask, ask]),
        compare([], [register]),
        compare(pull(1), pull(1).slice(0, 1)),
        compare(pull(1), [...pull(1).slice(0, 1), refused]),
      ].join("\n"),
    ).toMatchInlineSnapshot(`
      "D6 - capability hoverProvider: true => capability hoverProvider: false
      is recorded
      D6 - nothing => answer to nothing: 1
      is recorded
      D6 - nothing => second answer to 1: 1
      is recorded
      D6 - workspace/configuration from the server: 1 => workspace/configuration from the server: 2
      is recorded
      D6 - nothing => registration textDocument/diagnostic {"identifier":"x"}: 1
      is recorded
      D6 - nothing => no answer to textDocument/diagnostic \${ROOT_URI}/a%20b.py: 1
      D6 a b.py pull \${ROOT_URI}/a%20b.py: 1 states => nothing
      is recorded
      D6 - nothing => error -32603 to textDocument/diagnostic \${ROOT_URI}/a%20b.py: 1
      D6 a b.py pull \${ROOT_URI}/a%20b.py: 1 states => nothing
      is recorded"
    `);
  });

  test("ends with a status only where the server ended as it should not", () => {
    const ended = (end: object): TraceEntry => ({ i: 0, k: "meta", m: { end }, t: 0 });
    const exit = (code: number | null, signal: string | null) => ended({ kind: "exit", code, signal });
    expect(
      [
        exit(0, null),
        ended({ kind: "closed" }),
        exit(3, null),
        exit(null, "SIGSEGV"),
        ended({ kind: "violation" }),
      ].map((entry) => protocolOf([entry]).status),
    ).toEqual([null, null, "exit 3", "exit SIGSEGV", "violation"]);
    expect(compare([exit(0, null)], [exit(3, null)])).toMatchInlineSnapshot(`
      "D8 - nothing => exit 3
      decides"
    `);
  });

  test("is not told apart by what hangs on how fast a machine is, nor by what a server keeps for itself", () => {
    const log = frame("<", { method: "window/logMessage", params: { type: 3, message: "took 7 ms" } });
    expect(compare(pull(1, item), [log, ...pull(1, { ...item, data: 1 }), log])).toBe("is recorded");
  });

  test("keeps what cannot be read as it is, and of a file elsewhere only the name", () => {
    const elsewhere = "file:///usr/lib/python/os.py";
    const said = frame("<", {
      method: "textDocument/publishDiagnostics",
      params: { uri: elsewhere, diagnostics: [{ message: 3 }] },
    });
    expect(protocolOf([said]).channels.map(({ path, final }) => [path, final[0]?.message])).toEqual([
      ["<outside>/os.py", '{"message":3}'],
    ]);
  });

  test("of only one of two runs is passed over", () => {
    const [here, there] = [of(...pull(1, item)), facts(observation({}))];
    expect(compareFacts(here, there).class).toBe("D0");
  });
});

test("a report has other bytes by all that it shows", () => {
  const by = (wanted: readonly Spoken[], got: readonly Spoken[]) =>
    changesReport(compareFacts(facts(observation({ "m.py": wanted })), facts(observation({ "m.py": got }))));
  expect([by([one, two], [two, one]), by([one], [{ ...one, message: "x" }]), by([one], [])]).toEqual([
    false,
    true,
    true,
  ]);
});
