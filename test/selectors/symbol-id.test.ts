import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lookUpId } from "../../src/selectors/by-id.ts";
import { parsePlace, printId } from "../../src/selectors/place.ts";
import { type SymbolId, sketchLikeness, symbolIds } from "../../src/selectors/symbol-id.ts";
import { namedDefinitions } from "../../src/syntax/outline.ts";
import { createParser, type SyntaxLanguage } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";

const parser = await createParser(["python", "typescript", "go", "rust"]);

function idsIn(path: string, text: string, language: SyntaxLanguage = "python"): readonly SymbolId[] {
  const outline = read(parser, language, text);
  return symbolIds({ path, text, outline }, language, namedDefinitions(outline));
}

const body = `    total = hours * rate
    for part in parts:
        total += part.value * part.count
    return round(total + bonus, 2)
`;
const pay = (name = "pay", text = body) => `def ${name}(hours, rate, *parts, bonus=0):\n${text}`;

function idIn(text: string, path = "pkg/a.py"): SymbolId {
  const [id] = idsIn(path, text);
  if (id === undefined) throw new Error("the text has no definition");
  return id;
}

describe("a symbol id", () => {
  test("is printed and read again", () => {
    const id = idIn(pay());
    expect(printId(id)).toMatch(/^id:python\/function\/pay\/ppsd\/[0-9a-f]{32}\/[0-9a-f]{8}$/u);
    expect(parsePlace(printId(id))).toEqual({ kind: "id", id });
  });

  test("stays the same when the definition moves, and when only white space changes", () => {
    const [, moved] = idsIn(
      "pkg/a.py",
      `import os\n\n\ndef other(): ...\n\n${pay("pay", body.replaceAll("    ", "  "))}`,
    );
    expect(moved).toEqual(idIn(pay()));
    expect({ ...idIn(pay(), "lib/b.py"), module: "" }).toEqual({ ...idIn(pay()), module: "" });
  });

  test("a rename changes the exact part only", () => {
    const renamed = idIn(pay("due"));
    expect(renamed).toEqual({ ...idIn(pay()), symbol: "due" });
  });

  test("an edit of the body changes the sketch a little", () => {
    const edited = idIn(pay("pay", body.replace("part.count", "part.number")));
    expect({ ...edited, sketch: "" }).toEqual({ ...idIn(pay()), sketch: "" });
    expect(sketchLikeness(edited.sketch, idIn(pay()).sketch)).toBeGreaterThan(0.5);
    expect(
      sketchLikeness(idIn("def f(text):\n    return [a for a in open(text)]\n").sketch, idIn(pay()).sketch),
    ).toBeLessThan(0.3);
  });

  test.each([
    ["python", "def f(): ...", "0"],
    ["python", "def f(self, a: dict[str, int], /, b=(1, 2), *, c, **rest): ...", "ppdps"],
    ["python", "class A: ...", "-"],
    ["typescript", "function f<T>(a: T, b?: Map<string, T>, c = 1, ...d: T[]) {}", "pdds"],
    ["typescript", "const f = async (a: (x: number) => void, b: number) => a(b);", "pp"],
    ["typescript", "const f = (): number => g(1, 2);", "0"],
    ["go", "package a\nfunc f(a int, b ...string) {}", "ps"],
    ["rust", "fn f(a: Vec<u8>, b: &str) -> u8 { g(1) }", "pp"],
  ] as const)("has the shape of the parameters: %s %s", (language, text, shape) => {
    const [id] = idsIn("a", text, language);
    expect(id?.shape).toBe(shape);
  });

  test("equal codes have equal sketches, and a likeness is between 0 and 1", () => {
    const code = fc
      .array(fc.constantFrom("a", "b", "c", "+", "(", "=", "d1"), { maxLength: 60 })
      .map((all) => all.join(" "));
    fc.assert(
      fc.property(code, code, (one, other) => {
        const [left, right] = [one, other].map((text) => idIn(`def f():\n    x = """${text}"""\n`).sketch);
        const likeness = sketchLikeness(left ?? "", right ?? "");
        expect(likeness >= 0 && likeness <= 1).toBe(true);
        expect(sketchLikeness(right ?? "", left ?? "")).toBe(likeness);
        if (one === other) expect(likeness).toBe(1);
      }),
    );
  });
});

describe("looking an id up", () => {
  const look = (wanted: SymbolId, files: Readonly<Record<string, string>>) => {
    const entries = Object.entries(files).flatMap(([path, text]) =>
      idsIn(path, text).map((id) => ({ id, path })),
    );
    const found = lookUpId(wanted, entries, 0.75);
    if (found.kind === "not-found") return found.kind;
    const shown = (one: { readonly entry: { readonly path: string; readonly id: SymbolId } }) =>
      `${one.entry.path} ${one.entry.id.symbol}`;
    return found.kind === "found"
      ? shown(found.best)
      : `ambiguous: ${found.candidates.map(shown).join(", ")}`;
  };
  const wanted = idIn(pay());
  const other = `def pay(a, b, *c, d=1):\n    with open(a) as file:\n        return [line.split(b) for line in file]\n`;

  test("prefers an exact hit to a likely one", () => {
    expect(look(wanted, { "pkg/a.py": `${pay()}\n${pay("due")}` })).toBe("pkg/a.py pay");
    expect(look(wanted, { "pkg/a.py": "x = 1\n", "lib/b.py": `${pay("due")}\n${pay()}` })).toBe(
      "lib/b.py pay",
    );
  });

  test("among exact hits the sketch decides, then the module, and a tie is ambiguous", () => {
    expect(look(wanted, { "pkg/a.py": other, "lib/b.py": pay() })).toBe("lib/b.py pay");
    expect(look(wanted, { "pkg/a.py": pay(), "lib/b.py": pay() })).toBe("pkg/a.py pay");
    expect(look(wanted, { "x/a.py": pay(), "lib/b.py": pay() })).toBe("ambiguous: x/a.py pay, lib/b.py pay");
  });

  test("a name in another module is no certain answer if its own module has the code under another name", () => {
    expect(look(wanted, { "pkg/a.py": pay("due"), "lib/b.py": pay() })).toBe(
      "ambiguous: pkg/a.py due, lib/b.py pay",
    );
  });

  test("definitions of equal code are candidates in the order of the words that their names share", () => {
    const code = ["due", "total_due", "wages", "payWages"].map((name) => pay(name)).join("\n");
    const named = { ...wanted, symbol: "pay_due" };
    expect(look(named, { "pkg/a.py": code })).toBe(
      "ambiguous: pkg/a.py due, pkg/a.py total_due, pkg/a.py payWages, pkg/a.py wages",
    );
  });

  test("the shape decides last: a new parameter does not matter", () => {
    const more = pay().replace("hours,", "hours, extra,");
    expect(look(wanted, { "pkg/a.py": more, "lib/b.py": pay() })).toBe("pkg/a.py pay");
    expect(look(wanted, { "pkg/a.py": `${more}\n${pay()}` })).toBe("pkg/a.py pay");
  });

  test("finds a renamed definition by its sketch", () => {
    expect(
      look(wanted, {
        "pkg/a.py": `${other}\n${pay("due")}`.replace("def pay(a, b, *c, d=1)", "def load(a)"),
      }),
    ).toBe("pkg/a.py due");
  });

  test("another code with the same name in another module is no certain answer", () => {
    expect(look(wanted, { "lib/b.py": other })).toBe("ambiguous: lib/b.py pay");
    expect(look(wanted, { "pkg/a.py": "def load(): ...\n" })).toBe("not-found");
  });
});
