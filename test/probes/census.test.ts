/** What pyright itself lists of changed files, and what follows from it. */
import { expect, test } from "vitest";
import { changedEscapes } from "../../src/escapes/escapes.ts";
import type { ComparedFinding } from "../../src/model/finding.ts";
import type { ProbeAnswer } from "../../src/model/probe.ts";
import type { Side } from "../../src/model/report.ts";
import { answersIn, censusOf, listedWith, planCensus, unassignedNames } from "../../src/probes/census.ts";
import type { ProbeInput } from "../../src/probes/input.ts";
import { pyrightCensus } from "../../src/servers/pyright/profile.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";
import { makeFolder, write } from "../support/files.ts";
import { commandFindings } from "../support/pyright-command.ts";

const parser = await createParser(["python"]);

const changedFiles = [{ from: "a.py", to: "a.py" }];

function inputOf(base: string, head: string, more: Partial<ProbeInput> = {}): ProbeInput {
  const side = (text: string) => ({
    program: ["a.py"],
    text: () => text,
    reading: () => read(parser, "python", text),
    census: pyrightCensus,
  });
  return {
    seed: "0123456789abcdef",
    changedFiles,
    findings: [],
    sides: { base: side(base), head: side(head) },
    isListed: () => false,
    isSilenced: () => false,
    ...more,
  };
}

/** What pyright says of a text in which it honours a comment at these places. */
function silencedAt(side: Side, text: string, ...at: readonly (readonly [number, number])[]): ProbeAnswer {
  const findings = at.map(([line, character]) => ({
    server: "pyright",
    source: "Pyright",
    code: "reportUnnecessaryTypeIgnoreComment",
    severity: "warning" as const,
    message: 'Unnecessary "# type: ignore" comment',
    path: "a.py",
    range: { start: { line, character }, end: { line, character: character + 6 } },
    symbol: null,
  }));
  return { side, path: "a.py", text: pyrightCensus.overlay(text), findings, unreachable: [] };
}

const plain = "def f() -> int:\n    return g()\n";
const ignoring = "def f() -> int:\n    return g()  # please-ignore\n";

test("pyright lists the comments that it honours, and attributes without a value, and says nothing else", async () => {
  const { folder, remove } = makeFolder();
  const text = `class Order:
    price: int = ""
    total: int


def late(order: Order) -> str:
    """
    # type: ignore
    """
    return f'{
        order.prize  # so # pyright: ignore[reportAttributeAccessIssue, reportCallIssue]
    }'


def never(order: Order) -> int:
    return order.prize  #type:ignore because`;
  write(folder, { "a.py": pyrightCensus.overlay(text), "pyrightconfig.json": '{ "strict": ["**"] }' });
  const { findings } = await commandFindings(folder);
  remove();
  expect(findings).toEqual([
    'a.py:10:44-10:70 warning reportUnnecessaryTypeIgnoreComment Unnecessary "# pyright: ignore" rule: "reportAttributeAccessIssue"',
    'a.py:10:72-10:87 warning reportUnnecessaryTypeIgnoreComment Unnecessary "# pyright: ignore" rule: "reportCallIssue"',
    'a.py:15:25-15:37 warning reportUnnecessaryTypeIgnoreComment Unnecessary "# type: ignore" comment',
    'a.py:2:4-2:9 information reportUninitializedInstanceVariable Instance variable "total" is not initialized in the class body or __init__ method',
  ]);
});

test("a file is asked about where it may silence the server, and base only where that is in an unknown form", () => {
  expect(planCensus(inputOf(plain, plain))).toBeNull();
  expect(planCensus(inputOf(ignoring, plain))).toBeNull();
  const unknown = inputOf(plain, ignoring);
  const asked = (input: ProbeInput, answers: readonly ProbeAnswer[]) =>
    planCensus(input)?.(answers).map(({ side }) => side);
  expect(asked(unknown, [])).toEqual(["head"]);
  expect(asked(unknown, [silencedAt("head", ignoring)])).toEqual(["head"]);
  expect(asked(unknown, [silencedAt("head", ignoring, [1, 17])])).toEqual(["head", "base"]);
  const known = inputOf(plain, ignoring, { isListed: (_path, line) => line === 1 });
  expect(asked(known, [silencedAt("head", ignoring, [1, 17])])).toEqual(["head"]);
});

test("a text that does not parse is not asked about, nor one that the server does not check", () => {
  expect(planCensus(inputOf(plain, `${ignoring}"""`))).toBeNull();
  const input = inputOf(plain, ignoring);
  const { base, head } = input.sides;
  expect(planCensus({ ...input, sides: { base, head: { ...head, program: [] } } })).toBeNull();
});

test("a comment in a form that only the server knows is listed by name, and explains silence", () => {
  const input = inputOf(plain, ignoring);
  const answers = [silencedAt("head", ignoring, [1, 17]), silencedAt("base", plain)];
  const census = censusOf(input, answersIn(answers));
  const { added } = changedEscapes({
    files: changedFiles,
    reading: (side, path) => input.sides[side].reading(path),
    silenced: (side, path) => census(side, path)?.silenced,
  });
  expect(added.map(({ kind, line, text, reach }) => [kind, line, text, reach])).toEqual([
    ["type-ignore", 1, "# please-ignore", "line"],
  ]);
  const isListed = listedWith(input, answers);
  expect([isListed("a.py", 0, 0), isListed("a.py", 0, 1)]).toEqual([false, true]);
});

test("one that stood in base, too, is not added", () => {
  const input = inputOf(ignoring, `${ignoring}\n`);
  const answers = [silencedAt("head", `${ignoring}\n`, [1, 17]), silencedAt("base", ignoring, [1, 17])];
  const census = censusOf(input, answersIn(answers));
  const { added } = changedEscapes({
    files: changedFiles,
    reading: (side, path) => input.sides[side].reading(path),
    silenced: (side, path) => census(side, path)?.silenced,
  });
  expect(added).toEqual([]);
});

test("a comment that the server does not honour silences nothing on its line", () => {
  const head = plain.replace("g()", "g()  # type: ignore");
  const input = inputOf(plain, head);
  const silencersWith = (silenced: readonly { line: number; character: number }[] | undefined) =>
    changedEscapes({
      files: changedFiles,
      reading: (side, path) => input.sides[side].reading(path),
      silenced: () => silenced,
    })
      .read("head", "a.py")
      .silencersAt(1)
      .map(({ kind }) => kind);
  expect(silencersWith(undefined)).toEqual(["type-ignore"]);
  expect(silencersWith([{ line: 1, character: 20 }])).toEqual(["type-ignore"]);
  expect(silencersWith([])).toEqual([]);
});

test("an attribute is unassigned where a changed line declares it and nothing gives it a value", () => {
  const base = "class A:\n    b: int\n";
  const declared = `${base}    c: int\n`;
  const vanished = { findings: [{ state: "fixed" } as ComparedFinding] };
  const namesIn = (head: string, names: readonly (readonly [string, number])[]) => {
    const input = inputOf(base, head, vanished);
    expect(planCensus(input)?.([]).map(({ side }) => side)).toEqual(["head"]);
    const findings = names.map(([name, line]) => ({
      code: "reportUninitializedInstanceVariable",
      message: `Instance variable "${name}" is not initialized in the class body or __init__ method`,
      range: { start: { line, character: 4 }, end: { line, character: 5 } },
    }));
    const unassigned = unassignedNames(input, () => ({
      findings: findings as unknown as ProbeAnswer["findings"],
    }));
    return unassigned.map(({ name }) => name);
  };
  const found = [
    ["b", 1],
    ["c", 2],
  ] as const;
  expect(namesIn(declared, found)).toEqual(["c"]);
  expect(namesIn(`${declared}    def set(self) -> None:\n        self.c = 1\n`, found)).toEqual([]);
  expect(namesIn(`${declared}    def is_one(self) -> bool:\n        return self.c == 1\n`, found)).toEqual([
    "c",
  ]);
  expect(planCensus(inputOf(base, declared))).toBeNull();
});

test("what another file of the change gives counts where that file can see it", () => {
  const texts: Readonly<Record<string, string>> = {
    "a.py": "class Order:\n    c: int\n",
    "b.py": "class Other:\n    def __init__(self) -> None:\n        self.c = 1\n",
  };
  const named = (sees: ProbeInput["sees"]) => {
    const side = {
      program: ["a.py", "b.py"],
      text: (path: string) => texts[path],
      reading: (path: string) => read(parser, "python", texts[path] ?? ""),
      census: pyrightCensus,
    };
    const input: ProbeInput = {
      ...inputOf("", ""),
      changedFiles: Object.keys(texts).map((to) => ({ from: null, to })),
      findings: [{ state: "fixed" } as ComparedFinding],
      sides: { base: { ...side, text: () => undefined }, head: side },
      ...(sees === undefined ? {} : { sees }),
    };
    return unassignedNames(input, ({ path }) => ({
      findings: (path === "a.py"
        ? [
            {
              code: "reportUninitializedInstanceVariable",
              message: 'Instance variable "c" is not initialized in the class body or __init__ method',
              range: { start: { line: 1, character: 4 }, end: { line: 1, character: 5 } },
            },
          ]
        : []) as unknown as ProbeAnswer["findings"],
    }));
  };
  expect([named(() => false), named((path) => path === "b.py")]).toEqual([[{ name: "c", path: "a.py" }], []]);
});
