/** What is asked where head is silent, without a server. */
import { expect, test } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import type { ProbeAnswer, ProbeAsk } from "../../src/model/probe.ts";
import type { ProbeInput } from "../../src/probes/input.ts";
import { judgeLooks } from "../../src/probes/looked/judge.ts";
import { planLooks } from "../../src/probes/looked/plan.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";

const parser = await createParser(["python", "typescript"]);

function inputOf(base: string, head: string, isListed: ProbeInput["isListed"] = () => false): ProbeInput {
  const side = (text: string) => ({
    program: ["a.py"],
    text: () => text,
    reading: () => read(parser, "python", text),
  });
  return {
    seed: "0123456789abcdef",
    changedFiles: [{ from: "a.py", to: "a.py" }],
    findings: [],
    sides: { base: side(base), head: side(head) },
    isListed,
    isSilenced: () => false,
  };
}

/** Of a checker that complains in all lines but those of which `isSilent` says so. */
function answersTo(asks: readonly ProbeAsk[], isSilent: (line: string) => boolean): readonly ProbeAnswer[] {
  return asks.map((one) => ({
    ...one,
    findings: one.text.split("\n").flatMap((text, line): Finding[] => {
      const name = /lanser_\w+/u.exec(text)?.[0];
      if (name === undefined || isSilent(text)) return [];
      const range = { start: { line, character: 0 }, end: { line, character: text.length } };
      return [findingOf(`"${name}" is not defined`, range)];
    }),
    unreachable: [],
  }));
}

function findingOf(message: string, range: Finding["range"]): Finding {
  return {
    server: "pyright",
    source: "Pyright",
    code: "reportUndefinedVariable",
    severity: "error",
    message,
    path: "a.py",
    range,
    symbol: null,
  };
}

const base = "import sys\n\n\ndef f() -> None:\n    print(1)\n";

/** Sides that are asked in the second round. */
function askedAgain(input: ProbeInput, isSilent: (line: string) => boolean): readonly string[] {
  const plan = planLooks(input);
  const first = plan?.([]) ?? [];
  const answers = answersTo(first, isSilent);
  const known = new Set(first.map(({ side, text }) => `${side} ${text}`));
  return (plan?.(answers) ?? []).flatMap(({ side, text }) => (known.has(`${side} ${text}`) ? [] : [side]));
}

const isInner = (line: string) => line.startsWith("        ");

test("what head does not look at is looked for in base", () => {
  const head = base.replace("print(1)", "if not print:\n        print(2)");
  expect(askedAgain(inputOf(base, head), isInner)).toEqual(["base"]);
});

test("what types leave nothing for is asked about with the default of a parameter in its type, and an exit is none of it", () => {
  const late =
    "def late(size: int = None) -> int:\n    if size is None:\n        return base()\n    return size\n";
  const input = inputOf(base, `${base}\n\n${late}`);
  const told = (isSilent: (line: string, text: string) => boolean) => {
    const plan = planLooks(input);
    let answers: readonly ProbeAnswer[] = [];
    for (let round = 0; round < 3; round++)
      answers = (plan?.(answers) ?? []).flatMap((one) =>
        answersTo([one], (line) => isSilent(line, one.text)),
      );
    const { hidden, unchecked } = judgeLooks(input, answers);
    return [hidden.length, ...unchecked.map(({ why }) => why)];
  };
  expect(told((line, text) => isInner(line) && !text.includes('size: "(int) | None" = None'))).toEqual([
    0,
    "the declared type of a parameter excludes its default, None",
  ]);
  expect(told(isInner)).toEqual([1]);
});

test("what is asked about a parameter's type is asked about with object for its type, and nothing else is", () => {
  const late = (condition: string) =>
    `def late(data: dict[str, int]) -> object:\n    if ${condition}:\n        return dict(data)\n    return data\n`;
  const told = (condition: string, older = base) => {
    const input = inputOf(older, `${base}\n\n${late(condition)}`);
    let answers: readonly ProbeAnswer[] = [];
    for (let round = 0; round < 3; round++)
      answers = (planLooks(input)?.(answers) ?? []).flatMap((one) =>
        answersTo([one], (line) => isInner(line) && !one.text.includes('(data: "object")')),
      );
    const { hidden, unchecked } = judgeLooks(input, answers);
    return [hidden.length, ...unchecked.map(({ why }) => why)];
  };
  expect(told("not isinstance(data, dict)")).toEqual([
    0,
    "the declared type of a parameter leaves no other type to test for",
  ]);
  expect(told("data is None")).toEqual([1]);
  // Old code behind such a question is not written for another type.
  expect(told("not isinstance(data, dict)", `${base}\n\ndef late(data):\n    return dict(data)\n`)).toEqual([
    1,
  ]);
  expect(told("isinstance(other, dict)")).toEqual([1]);
});

test("what the machine decides, or a comment that is listed by name, explains silence without base", () => {
  const platform = base.replace("print(1)", 'if sys.platform == "win32":\n        print(2)');
  const input = inputOf(base, platform);
  expect(askedAgain(input, isInner)).toEqual([]);
  const { hidden, unchecked } = judgeLooks(input, answersTo(planLooks(input)?.([]) ?? [], isInner));
  expect([hidden.length, unchecked.map(({ why }) => why)]).toEqual([
    0,
    ["a platform, a version or TYPE_CHECKING makes this code unreachable"],
  ]);
  const commented = base.replace("print(1)", "print(2)  # type: ignore\n    print(3)");
  const isCommented = (line: string) => line.includes("_2_");
  expect(askedAgain(inputOf(base, commented), isCommented)).toEqual(["base"]);
  const listed = inputOf(base, commented, (_path, first) => first === 4);
  expect(askedAgain(listed, isCommented)).toEqual([]);
});

test("where nothing was complained of base shows that the server speaks, whatever explains the silence", () => {
  const all = inputOf(base, base.replace("print(1)", "print(2)"), () => true);
  expect(askedAgain(all, () => true)).toContain("head");
  const plan = planLooks(all);
  const silent = answersTo(plan?.([]) ?? [], () => true);
  const both = [...silent, ...answersTo(plan?.(silent) ?? [], () => true)];
  const last = plan?.(both) ?? [];
  expect(last.map(({ side }) => side)).toContain("base");
  const heard = answersTo(
    last.filter(({ side }) => side === "base"),
    () => false,
  );
  expect(judgeLooks(all, [...both, ...heard]).isBelieved).toBe(true);
});

test("a file whose syntax is not understood here is not asked about, and listed", () => {
  const text = "const type = 1;\nexport { type as interface };\n";
  const python = inputOf("", "");
  const side = (of: string) => ({
    program: ["a.ts"],
    text: () => of,
    reading: () => read(parser, "typescript", of),
  });
  const input = {
    ...python,
    changedFiles: [{ from: "a.ts", to: "a.ts" }],
    sides: { base: side("const type = 1;\n"), head: side(text) },
  };
  expect(planLooks(input)).toBeNull();
  const { hidden, unchecked } = judgeLooks(input, []);
  expect([hidden, unchecked.map(({ path, why }) => `${path} ${why}`)]).toEqual([
    [],
    ["a.ts Lanser did not probe the file: it does not parse"],
  ]);
});

test("a value of which the checker takes any member is named once for its file, and decides nothing", () => {
  const late =
    "def late(order, line: Line) -> int:\n    print(order.totl(), line.price)\n    return order.sum()\n";
  const input = inputOf(base, `${base}\n\n${late}`);
  const [ask] = planLooks(input)?.([]) ?? [];
  const text = ask?.text ?? "";
  const complaints = (isKnown: (receiver: string) => boolean): readonly ProbeAnswer[] => {
    const all = [...text.matchAll(/\((\w+)\)\.(lanser_member_\w+)/gu)].flatMap(
      ({ 0: written, 1: receiver = "", index }): Finding[] => {
        const line = text.slice(0, index).split("\n").length - 1;
        const character = index - text.lastIndexOf("\n", index) - 1;
        const range = { start: { line, character }, end: { line, character: character + written.length } };
        return isKnown(receiver) ? [findingOf(`No attribute in ${written}`, range)] : [];
      },
    );
    return answersTo(ask === undefined ? [] : [ask], () => false).map((one) => ({
      ...one,
      findings: [...(one.findings ?? []).map((found) => ({ ...found, range: narrow(found.range) })), ...all],
    }));
  };
  // Of each of these statements the nonsense in front is complained of where it stands alone.
  const narrow = ({ start }: Finding["range"]) => ({ start, end: { ...start, character: 1 } });
  const told = (isKnown: (receiver: string) => boolean) =>
    judgeLooks(input, complaints(isKnown)).unchecked.map(
      ({ range, why }) => `${(range?.start.line ?? -1) + 1} ${why}`,
    );
  expect(text.match(/\((\w+)\)\./gu)).toEqual(["(0).", "(order).", "(line)."]);
  expect(told((receiver) => receiver !== "order")).toEqual([
    "9 members of order are not checked: the checker accepts any name",
  ]);
  expect(told(() => true)).toEqual([]);
  // Where nothing is said to a number either, the rule is off.
  expect(told(() => false)).toEqual([]);
  expect(
    judgeLooks(
      input,
      complaints((receiver) => receiver !== "order"),
    ).hidden,
  ).toEqual([]);
});

test("members are asked of names that are new in their function alone", () => {
  const known = "def old(order):\n    print(order.a)\n";
  const head =
    "def old(order):\n    print(order.a)\n    print(order.b)\n    new = order.c\n    print(new.d)\n";
  const [ask] = planLooks(inputOf(known, head))?.([]) ?? [];
  expect(ask?.text.match(/\((\w+)\)\./gu)).toEqual(["(0).", "(new)."]);
});
