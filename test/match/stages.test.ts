/** What two findings must have in common to be the same finding, and which of several it is. */
import { describe, expect, test } from "vitest";
import type { Candidate, MoveEvidence, SectionEvidence } from "../../src/match/candidate.ts";
import { match as matchBy } from "../../src/match/match.ts";
import { stages } from "../../src/match/stages.ts";
import { matchStages } from "../../src/model/finding.ts";
import { finding, noEdit, proofsOf } from "./support.ts";

const proven = {
  ...proofsOf(() => false),
  likeness: () => true,
  "likeness of files": () => true,
  "line of files": () => true,
  complaint: () => true,
  "not instead": () => true,
  callee: () => true,
};
const match = (base: readonly Candidate[], head: readonly Candidate[]) =>
  matchBy(base, head, [...stages.stay, ...stages.go], proven);

type Looks = Partial<Omit<MoveEvidence, "inFile" | "inTree" | "inSection">> & {
  readonly file?: string;
  readonly line?: number;
  readonly start?: Candidate["placed"]["start"];
  readonly endKey?: string;
  readonly isWhole?: boolean;
  readonly message?: string;
  readonly inFile?: Partial<NonNullable<MoveEvidence["inFile"]>>;
  readonly inTree?: Partial<NonNullable<MoveEvidence["inTree"]>>;
  readonly inSection?: SectionEvidence;
};

/** A finding that looks like no other, but for what is said. */
function looks(name: string, like: Looks): Candidate {
  const own = { key: `own ${name}`, isDistinctive: false };
  const {
    file = "m.py",
    line = 0,
    start = { kind: "removed" },
    endKey = `end ${name}`,
    isWhole = false,
  } = like;
  const { message = `message ${name}`, inFile, inTree, inSection, messageInTree, symbol, movedLeaf } = like;
  const at = { line, character: 0 };
  const range = { start: at, end: at };
  return {
    finding: finding({ path: file, message: name, range }),
    file,
    placed: { start, endKey, isWhole, counterpart: null } as Candidate["placed"],
    message,
    family: "code",
    isOfObject: false,
    edit: () => noEdit,
    imported: null,
    key: null,
    moveEvidence: () => ({
      inFile: {
        line: own,
        context: own,
        rest: undefined,
        value: undefined,
        logicalLine: () => "",
        ...inFile,
      },
      inTree: {
        line: own,
        context: own,
        rest: undefined,
        value: undefined,
        logicalLine: () => "",
        ...inTree,
      },
      inSection,
      messageInTree: messageInTree ?? `message ${name}`,
      symbol: symbol === undefined ? name : symbol,
      movedLeaf: movedLeaf ?? null,
    }),
  };
}

const image = {
  kind: "image",
  key: "here",
  position: { line: 0, character: 0 },
  lineChanged: false,
} as const;
const replaced = {
  kind: "replaced",
  key: "here",
  range: { start: image.position, end: image.position },
} as const;
const removed = { kind: "removed" } as const;
const noFile = { kind: "no-file" } as const;
const code = (isDistinctive: boolean) => ({ key: "same", isDistinctive });
const [telling, trivial] = [code(true), code(false)];
const message = "same";

/** In a function that moved as a whole. */
function section(start: SectionEvidence["placed"]["start"], isWhole = false, said?: string) {
  return (name: string): { readonly inSection: SectionEvidence } => ({
    inSection: {
      key: "function",
      placed: { start, endKey: null, isWhole, counterpart: null },
      message: said ?? `message ${name}`,
    },
  });
}

type Alike = Looks | ((name: string) => Looks);
const of = (name: string, ...alike: readonly Alike[]): Candidate =>
  looks(name, Object.assign({}, ...alike.map((one) => (typeof one === "function" ? one(name) : one))));

function stageOf(base: Candidate, head: Candidate): string {
  const [there] = match([base], [head]).pairs;
  const [back] = match([head], [base]).pairs;
  expect(back?.stage).toBe(there?.stage);
  return there?.stage ?? "nothing";
}

describe("two findings in one file are one", () => {
  test.each<[string, string, ...Alike[]]>([
    ["image", "at one place with one message", { start: image, message }],
    [
      "image-message-drift",
      "at one place, all of whose code is still there",
      { start: image, isWhole: true },
    ],
    ["nothing", "at one place, of which some code changed", { start: image }],
    ["replaced", "in an edit with one message", { start: replaced, message }],
    ["nothing", "in an edit", { start: replaced, isWhole: true }],
    ["nothing", "with one message", { message }],

    [
      "moved-text",
      "in a moved function, line and message",
      section(image, false, message),
      { inFile: { line: trivial } },
    ],
    ["moved-context", "in a moved function, and message", section(image, false, message)],
    [
      "moved-text",
      "in a moved function, whole, and line",
      section(image, true),
      { inFile: { line: trivial } },
    ],
    ["moved-context", "in a moved function, whole", section(image, true)],
    ["nothing", "in a moved function, of which some code changed", section(image)],
    ["moved-symbol", "in an edit in a moved function, and message", section(replaced, false, message)],
    ["nothing", "in an edit in a moved function", section(replaced, true)],
    ["nothing", "in a moved function, deleted there, and its message", section(removed, true, message)],

    ["moved-text", "of one line, message and symbol", { inFile: { line: trivial }, message, symbol: "f" }],
    [
      "moved-text",
      "of one line and message at module level",
      { inFile: { line: trivial }, message, symbol: null },
    ],
    ["nothing", "of one line and message", { inFile: { line: trivial }, message }],
    ["moved-symbol", "of one line and symbol", { inFile: { line: trivial }, symbol: "f" }],
    ["moved-text", "of one telling line and message", { inFile: { line: telling }, message }],
    ["moved-text", "of one telling line and symbol", { inFile: { line: telling }, symbol: "f" }],
    ["moved-text", "of one telling line", { inFile: { line: telling } }],
    [
      "moved-context",
      "of one context, message and symbol",
      { inFile: { context: trivial }, message, symbol: "f" },
    ],
    ["nothing", "of one context and message", { inFile: { context: trivial }, message }],
    ["moved-context", "of one telling context and message", { inFile: { context: telling }, message }],
    ["moved-context", "of one telling context", { inFile: { context: telling } }],
    ["moved-symbol", "of one symbol and message", { symbol: "f", message }],
    ["moved-symbol", "of one symbol", { symbol: "f" }],
    ["nothing", "of one message at module level", { symbol: null, message }],

    [
      "nothing",
      "of one telling line, one of which is edited in a moved function",
      section(replaced),
      {
        inFile: { line: telling, context: telling },
        inTree: { line: telling, context: telling },
        message,
        messageInTree: message,
        movedLeaf: "f",
        symbol: "f",
      },
    ],
    [
      "nothing",
      "of one telling line, where the file is not there",
      { start: noFile, inFile: { line: telling } },
    ],
    ["nothing", "of one telling line that was not deleted", { start: replaced, inFile: { line: telling } }],
    ["nothing", "of one telling line that is still there", { start: image, inFile: { line: telling } }],
  ])("by %s: %s", (stage, _, ...alike) => {
    expect(stageOf(of("base", ...alike), of("head", ...alike))).toBe(stage);
  });
});

describe("two findings in two files are one", () => {
  const both: Looks = { start: noFile, messageInTree: message };
  test.each<[string, string, ...Alike[]]>([
    ["nothing", "at one place with one message", { start: image, message, isWhole: true }],
    [
      "moved-file-text",
      "in a moved function, line and message",
      section(image, false, message),
      { inTree: { line: trivial } },
    ],
    ["moved-file-context", "in a moved function, and message", section(image, false, message)],
    [
      "moved-file-text",
      "in a moved function, whole, and line",
      section(image, true),
      { inTree: { line: trivial } },
    ],
    ["moved-file-context", "in a moved function, whole", section(image, true)],
    ["nothing", "in a moved function, of which some code changed", section(image)],
    ["moved-file-symbol", "in an edit in a moved function, and message", section(replaced, false, message)],
    ["nothing", "in an edit in a moved function", section(replaced, true)],
    [
      "moved-file-text",
      "of one telling line, message and symbol",
      both,
      { inTree: { line: telling }, symbol: "f" },
    ],
    ["moved-file-text", "of one telling line and message", both, { inTree: { line: telling } }],
    ["moved-file-text", "of one telling line", { inTree: { line: telling } }],
    ["nothing", "of one line, message and symbol", both, { inTree: { line: trivial }, symbol: "f" }],
    ["moved-file-context", "of one telling context and message", both, { inTree: { context: telling } }],
    ["moved-file-context", "of one telling context", { inTree: { context: telling } }],
    ["nothing", "of one context, message and symbol", both, { inTree: { context: trivial }, symbol: "f" }],
    ["moved-file-symbol", "of one moved definition and message", both, { movedLeaf: "f" }],
    ["nothing", "of one moved definition", { movedLeaf: "f" }],
    ["nothing", "of one message", both],
    [
      "nothing",
      "of what is alike in a file",
      { inFile: { line: telling, context: telling }, symbol: "f", message },
    ],
  ])("by %s: %s", (stage, _, ...alike) => {
    const [base, head] = [of("base", ...alike, { file: "m.py" }), of("head", ...alike, { file: "n.py" })];
    expect(stageOf(base, head)).toBe(stage);
  });
});

describe("of two findings that fit, the one is taken that also has the same", () => {
  const inFile = (line: boolean): Looks => ({ inFile: line ? { line: telling } : { context: telling } });
  const inTree: Looks = { inTree: { line: telling }, start: noFile };
  const contextInTree: Looks = { inTree: { context: telling }, messageInTree: message, start: noFile };
  test.each<[string, string, Alike, Alike]>([
    ["image", "end", { start: image, message }, { endKey: "end" }],
    ["image", "message", { start: image, isWhole: true }, { message }],
    ["image-message-drift", "end", { start: image, isWhole: true }, { endKey: "end" }],
    ["moved-context", "message, in a moved function", section(image, true), section(image, true, message)],
    ["moved-text", "symbol", { ...inFile(true), message }, { symbol: "f" }],
    ["moved-text", "message", inFile(true), { message }],
    ["moved-text", "symbol, where the message drifted", inFile(true), { symbol: "f" }],
    ["moved-context", "symbol, in other lines", { ...inFile(false), message }, { symbol: "f" }],
    ["moved-context", "message, in other lines", inFile(false), { message }],
    ["moved-text", "line, and not the symbol alone", { message, symbol: "f" }, { inFile: { line: trivial } }],
    [
      "moved-file-context",
      "message, in a moved function of another file",
      section(image, true),
      section(image, true, message),
    ],
    ["moved-file-text", "symbol, in another file", { ...inTree, messageInTree: message }, { symbol: "f" }],
    ["moved-file-text", "message, in another file", inTree, { messageInTree: message }],
    ["moved-file-text", "symbol, in another file, where the message drifted", inTree, { symbol: "f" }],
    ["moved-file-context", "symbol, in other lines of another file", contextInTree, { symbol: "f" }],
  ])("by %s: %s", (stage, _, alike, more) => {
    const isElsewhere = stage.startsWith("moved-file");
    const others = [of("first", alike, { line: 1 }), of("second", alike, more, { line: 2 })];
    const one = of("one", alike, more, { file: isElsewhere ? "n.py" : "m.py" });
    const pairs = match(others, [one]).pairs.map(({ base, stage }) => `${base.finding.message} ${stage}`);
    expect(pairs).toEqual([`second ${stage}`]);
    const back = match([one], others).pairs.map(({ head, stage }) => `${head.finding.message} ${stage}`);
    expect(back).toEqual([`second ${stage}`]);
  });
});

describe("of several findings that fit equally well", () => {
  const paired = (base: readonly Candidate[], head: readonly Candidate[]) => {
    const { pairs, base: gone, head: fresh } = match(base, head);
    const name = (one: Candidate) => one.finding.message;
    return [
      ...pairs.map((pair) => `${name(pair.base)}=${name(pair.head)}`),
      ...gone.map((one) => `-${name(one)}`),
      ...fresh.map((one) => `+${name(one)}`),
    ].join(" ");
  };
  const three = (alike: Looks, names: string) =>
    [...names].map((name, line) => of(name, alike, { line, symbol: name })).reverse();

  test("the first goes with the first, in the order of the text", () => {
    const alike: Looks = { inFile: { line: telling }, message };
    expect(paired(three(alike, "abc"), three(alike, "de"))).toBe("a=d b=e -c");
    expect(paired(three(alike, "ab"), three(alike, "cde"))).toBe("a=c b=d +e");
  });

  test.each<[string, Looks]>([
    ["in the file", { inFile: { context: telling } }],
    ["in the tree", { inTree: { context: telling }, start: noFile }],
  ])("none is taken by its context alone, %s", (_, alike) => {
    expect(paired(three(alike, "a"), three(alike, "b"))).toBe("a=b");
    expect(paired(three(alike, "ab"), three(alike, "c"))).toBe("-a -b +c");
    expect(paired(three(alike, "a"), three(alike, "bc"))).toBe("-a +b +c");
  });

  test("none is taken by the name of its definition, if two definitions have it", () => {
    const alike: Looks = { messageInTree: message, movedLeaf: "f", start: noFile };
    const named = (symbol: string, names: string) =>
      three(alike, names).map((one) => ({ ...one, finding: { ...one.finding, symbol } }));
    expect(paired(named("A.f", "ab"), named("B.f", "cd"))).toBe("a=c b=d");
    expect(paired([...named("A.f", "a"), ...named("B.f", "b")], named("C.f", "c"))).toBe("-a -b +c");
    expect(paired(named("A.f", "a"), [...named("B.f", "b"), ...named("C.f", "c")])).toBe("-a +b +c");
  });
});

describe("where a stage looks", () => {
  const isStage = (name: unknown) => matchStages.some((one) => one === name);
  const named = [...stages.stay, ...stages.go].flatMap(({ name, within }) =>
    typeof name === "string" ? [{ name, within }] : [],
  );

  test("each that has one name has one of those that are written in reports", () => {
    expect(named.filter(({ name }) => !isStage(name))).toEqual([]);
  });

  test("what stays is looked for in its file alone", () => {
    expect(stages.stay.filter(({ within }) => within !== "file")).toEqual([]);
  });

  test("what goes is looked for in its file first, and only then in others", () => {
    const later = stages.go.filter(({ name }) => typeof name === "string");
    const firstInTree = later.findIndex(({ within }) => within === "tree");
    expect(later.slice(0, firstInTree).every(({ within }) => within === "file")).toBe(true);
    expect(later.slice(firstInTree).every(({ within }) => within === "tree")).toBe(true);
    expect(
      later.filter(({ name, within }) => /^moved-file-/u.test(String(name)) !== (within === "tree")),
    ).toEqual([expect.objectContaining({ name: "import", of: "imports", within: "tree" })]);
  });

  test("in another file nothing is the same without a proof", () => {
    const inOthers = stages.go.filter(({ name, within }) => typeof name === "string" && within === "tree");
    expect(
      inOthers.every(({ needs = "" }) => /^(?:likeness|likeness of files|line of files)$/u.test(needs)),
    ).toBe(true);
  });
});
