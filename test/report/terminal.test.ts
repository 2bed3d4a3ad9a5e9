/** What a terminal of any width shows: words whole, indents kept, wide characters counted, code with its range underlined. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { supportsLinks } from "../../src/cli/report-text.ts";
import { type ComparedFinding, findingStates, placements, severities } from "../../src/model/finding.ts";
import type { Excerpt } from "../../src/model/report.ts";
import { shortId } from "../../src/model/text.ts";
import { terminalCells, terminalText } from "../../src/report/escape.ts";
import { plain } from "../../src/report/plain.ts";
import { editBlocks, messageBlocks } from "../../src/report/terminal/finding.ts";
import { indentBlocks, layout, rowBlock, textSpan, wordsBlock } from "../../src/report/terminal/layout.ts";
import type { PlainOptions } from "../../src/report/terminal/options.ts";
import { fileLink, paintSpan } from "../../src/report/terminal/paint.ts";
import { widthOf } from "../../src/report/terminal/width.ts";
import { findingOf, hostile, hostileReport, look, range, reportOf } from "./support.ts";

const widths = [40, 60, 100, 200] as const;
const narrow = fc.constantFrom(...widths);

const onTerminal = { ...look, wraps: true } as const satisfies PlainOptions;

function linesOf(blocks: Parameters<typeof layout>[0], width: number): readonly string[] {
  return paintSpan(layout(blocks, { width, wraps: true }), { color: false, links: false })
    .split("\n")
    .slice(0, -1);
}

/** As a diagnostic has them: names with joints, types, wide characters, marks. */
const letters = fc.constantFrom(..."abcdeXYZ_./:,()[]'\"漢字カ한é😀ẽ");
const word = fc.string({ unit: letters, minLength: 1, maxLength: 18 });
const longWord = fc.string({ unit: letters, minLength: 60, maxLength: 260 });
const sentence = fc.array(fc.oneof({ weight: 9, arbitrary: word }, { weight: 1, arbitrary: longWord }), {
  minLength: 1,
  maxLength: 25,
});

describe("words", () => {
  test("are never cut where they fit in a line, none is lost, and no line is wider than the terminal", () => {
    fc.assert(
      fc.property(sentence, narrow, fc.nat({ max: 16 }), (all, width, indent) => {
        const blocks = indentBlocks(" ".repeat(indent), [
          wordsBlock(...all.flatMap((one) => [textSpan(one), textSpan(" ")])),
        ]);
        const lines = linesOf(blocks, width);
        for (const line of lines) {
          expect(widthOf(line)).toBeLessThanOrEqual(width);
          expect(line.startsWith(" ".repeat(indent)) && line[indent] !== " ").toBe(true);
        }
        const shown = lines.flatMap((line) => line.trim().split(" "));
        const fitting = all.map(terminalText).filter((one) => widthOf(one) <= width - indent);
        const whole = new Set(shown);
        for (const one of fitting) expect(whole).toContain(one);
        expect(shown.join("")).toBe(all.map(terminalText).join(""));
      }),
    );
  });

  test("that are longer than a line are broken where a path or a name allows", () => {
    const path = "packages/billing-service/src/adapters/postgresqlInvoiceRepository.py";
    expect(linesOf(indentBlocks("    ", [wordsBlock("in ", path, " now")]), 40)).toMatchInlineSnapshot(`
      [
        "    in packages/billing-service/src/",
        "    adapters/postgresqlInvoice",
        "    Repository.py now",
      ]
    `);
    expect(linesOf([wordsBlock("x".repeat(90))], 40)).toEqual([
      "x".repeat(40),
      "x".repeat(40),
      "x".repeat(10),
    ]);
  });

  test("of wide characters fill the columns that they take", () => {
    expect(["abc", "漢字", "é", "e\u0301", "한글", "😀", "ｱ"].map(widthOf)).toEqual([3, 4, 1, 1, 4, 2, 1]);
    expect(linesOf([wordsBlock("漢".repeat(45))], 40)).toEqual([
      "漢".repeat(20),
      "漢".repeat(20),
      "漢".repeat(5),
    ]);
  });

  test("of a row are left out at its end, and an ellipsis says so", () => {
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 300 }), narrow, (shown, width) => {
        const [line = ""] = linesOf([rowBlock("12 │ ", shown)], width);
        expect(widthOf(line)).toBeLessThanOrEqual(width);
        expect(line.endsWith("…") || line === `12 │ ${shown}`.trimEnd()).toBe(true);
      }),
    );
  });
});

describe("a message with reasons", () => {
  const tree = (message: string, width = 60) =>
    `\n${linesOf(messageBlocks(message, [], []), width).join("\n")}\n`;

  test("is a tree of them, as deep as the server indents", () => {
    expect(
      tree(
        'Argument of type "A" cannot be assigned\n  "A" is not assignable to "B"\n    Attribute "x" is missing\n    Attribute "y" is invariant, and its type is another one than the one that the protocol declares\n  Consider a Protocol',
      ),
    ).toMatchInlineSnapshot(`
      "
      Argument of type "A" cannot be assigned
      ├ "A" is not assignable to "B"
      │ ├ Attribute "x" is missing
      │ └ Attribute "y" is invariant, and its type is another one
      │   than the one that the protocol declares
      └ Consider a Protocol
      "
    `);
    expect(tree("A\n\u00a0\u00a0B\n\u00a0\u00a0\u00a0\u00a0C")).toBe("\nA\n└ B\n  └ C\n");
  });

  test("however deep leaves its words room, and none is lost", () => {
    const deep = Array.from({ length: 30 }, (_, depth) => `${" ".repeat(depth)}reason${depth}`).join("\n");
    const shown = linesOf(indentBlocks("      ", messageBlocks(deep, [], [])), 40);
    expect(Math.max(...shown.map(widthOf))).toBeLessThanOrEqual(40);
    expect(shown.join(" ")).toContain("reason24");
    expect(shown.at(-1)).toBe("      … and 5 more lines");
  });
});

describe("code", () => {
  const code = (line: number, ...lines: string[]): Excerpt => ({ line, lines });
  const shown = (
    change: Partial<ComparedFinding>,
    base: Excerpt | null,
    head: Excerpt | null,
    options: Partial<PlainOptions> = {},
  ) => {
    const finding = findingOf({ symbol: null, why: "because", ...change });
    const excerpts = new Map([[finding.id, { base, head }]]);
    const all = plain(reportOf({ findings: [finding], excerpts }), { ...onTerminal, ...options });
    return `\n${all.split("\n\n")[1]}\n`;
  };

  test("has the range underlined, below wide characters and behind tabs, too", () => {
    const change = { range: range(7, 6, 7, 9) };
    const lines = ["def f():", "\t漢字 = bad + 1", "\treturn"];
    expect(shown(change, null, code(5, ...lines))).toMatchInlineSnapshot(`
      "
      New (1)
        app/billing.py:7:6 · a56145270ce6
          error: Argument missing for parameter "year" (reportCallIssue)
          6 │ def f():
          7 │     漢字 = bad + 1
            │           ^^^
          8 │     return
          because
      "
    `);
  });

  test("has both sides where the line is another one", () => {
    const counterpart = { path: "app/billing.py", range: range(9, 8, 9, 12) };
    const change = { placement: "edited-line", counterpart, range: range(7, 8, 7, 12) } as const;
    const old = code(8, "    total = rate(a)");
    expect(shown(change, old, code(6, "    total = rate(a, b)"))).toMatchInlineSnapshot(`
      "
      New (1)
        app/billing.py:7:8 · a56145270ce6
          error: Argument missing for parameter "year" (reportCallIssue)
          9 - │     total = rate(a)
          7 + │     total = rate(a, b)
              │        ^^^^
          because
      "
    `);
    expect(shown({ ...change, state: "fixed" }, code(6, "  x = rate()"), old)).toMatchInlineSnapshot(`
      "
      Fixed (1)
        app/billing.py:7:8 · a56145270ce6
          error: Argument missing for parameter "year" (reportCallIssue)
          7 - │   x = rate()
              │        ^^^^
          9 + │     total = rate(a)
          because
      "
    `);
  });

  test("has a sign only on lines that the change edits, in a range of several", () => {
    const counterpart = { path: "app/billing.py", range: range(9, 8, 11, 1) };
    const change = { placement: "edited-line", counterpart, range: range(7, 8, 10, 1) } as const;
    const old = code(8, "total = rate(", "  a,", ")");
    expect(shown(change, old, code(6, "total = rate(", "  a,", "  b,", ")"))).toMatchInlineSnapshot(`
      "
      New (1)
        app/billing.py:7:8 · a56145270ce6
          error: Argument missing for parameter "year" (reportCallIssue)
          7   │ total = rate(
              │        ^^^^^^
          8   │   a,
              │   ^^
          9 + │   b,
              │   ^^
          because
      "
    `);
  });

  test("that is longer than a line is shown where the range is", () => {
    const line = `${"a = 漢; ".repeat(20)}wrong(1); ${"b = 2; ".repeat(30)}`;
    const at = line.indexOf("wrong");
    const change = { range: range(7, at + 1, 7, at + 6) };
    expect(shown(change, null, code(6, line), { width: 60 })).toMatchInlineSnapshot(`
      "
      New (1)
        app/billing.py:7:141 · a56145270ce6
          error: Argument missing for parameter "year"
          (reportCallIssue)
          7 │ …a = 漢; a = 漢; wrong(1); b = 2; b = 2; b = 2; b =…
            │                  ^^^^^
          because
      "
    `);
  });

  test("of several lines is underlined in each, and of many in the first", () => {
    const lines = ["f(", "  1,", "  2,", ")", "g()"];
    expect(shown({ range: range(7, 1, 9, 3) }, null, code(6, ...lines))).toMatchInlineSnapshot(`
      "
      New (1)
        app/billing.py:7:1 · a56145270ce6
          error: Argument missing for parameter "year" (reportCallIssue)
           7 │ f(
             │ ^^
           8 │   1,
             │   ^^
           9 │   2,
          10 │ )
          because
      "
    `);
  });

  test("fits the terminal, whatever it is and wherever the range lies", () => {
    const line = fc.string({ unit: letters, maxLength: 240 });
    const some = fc.array(line, { minLength: 1, maxLength: 5 });
    const spot = fc.record({ line: fc.nat({ max: 6 }), character: fc.nat({ max: 250 }) });
    fc.assert(
      fc.property(
        some,
        some,
        spot,
        spot,
        fc.constantFrom(...placements),
        narrow,
        (base, head, one, other, placement, width) => {
          const [start, end] =
            one.line < other.line || (one.line === other.line && one.character <= other.character)
              ? [one, other]
              : [other, one];
          const counterpart = { path: "old.py", range: { start, end } };
          const text = shown(
            { placement, counterpart, range: { start, end } },
            code(0, ...base),
            code(0, ...head),
            { width },
          );
          for (const shownLine of text.split("\n")) expect(widthOf(shownLine)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });

  test("is escaped character by character as it is as a whole", () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: "binary" })), (line) => {
        const flat = line.replace(/[\n\r]/gu, "").toWellFormed();
        const cells = terminalCells(flat);
        expect(cells.map((cell) => cell.text).join("")).toBe(terminalText(flat.replaceAll("\t", "    ")));
        expect(cells.map(({ from }, at) => flat.slice(from, cells[at + 1]?.from))).toEqual([...flat]);
      }),
    );
  });
});

describe("a whole report", () => {
  const message = fc
    .array(fc.tuple(fc.nat({ max: 6 }), sentence), { minLength: 1, maxLength: 4 })
    .map((lines) => lines.map(([depth, all]) => `${"  ".repeat(depth)}${all.join(" ")}`).join("\n"));
  const finding = fc
    .record({
      message,
      path: fc.array(word, { minLength: 1, maxLength: 8 }).map((parts) => parts.join("/")),
      state: fc.constantFrom(...findingStates),
      severity: fc.constantFrom(...severities),
      symbol: fc.option(word),
      code: fc.option(word),
      why: sentence.map((all) => all.join(" ")),
    })
    .map(findingOf);

  test("of generated findings has no line that is wider than the terminal", () => {
    fc.assert(
      fc.property(fc.array(finding, { maxLength: 6 }), narrow, (findings, width) => {
        const shown = plain(reportOf({ findings }), { ...onTerminal, all: true, width });
        for (const line of shown.split("\n")) expect(widthOf(line)).toBeLessThanOrEqual(width);
      }),
    );
  });

  test("of generated findings cuts no word that fits on a line, and has what belongs to a finding behind its indent", () => {
    fc.assert(
      fc.property(finding, narrow, (one, width) => {
        const shown = plain(reportOf({ findings: [one] }), { ...onTerminal, all: true, width }).split("\n");
        const found = shown.flatMap((line) => line.split(/\s+/u));
        // A reason that is nested five deep has so much before it, and the first line its severity.
        const fits = (part: string) => part !== "" && widthOf(part) <= width - 4 - 10;
        const said = [one.message, one.why].flatMap((part) => terminalText(part).split(/\s+/u));
        for (const part of said.filter(fits)) expect(found).toContain(part);
        const severity = shown.findIndex((line) => /^ {4}(?:error|warning|information|hint):/u.test(line));
        const end = shown.indexOf("", severity);
        for (const line of shown.slice(severity, end)) expect(line).toMatch(/^ {4}/u);
      }),
    );
  });

  test("of hostile text has none either, but for the command to copy", () => {
    fc.assert(
      fc.property(hostileReport, narrow, (report, width) => {
        const shown = plain(report, { ...onTerminal, all: true, width }).split("\n");
        for (const line of shown)
          if (!line.startsWith("  reproduce: ")) expect(widthOf(line)).toBeLessThanOrEqual(width);
      }),
    );
  });

  test("off a terminal has every place and every line of a message in one piece, so that they can be looked for", () => {
    fc.assert(
      fc.property(finding, (one) => {
        const shown = plain(reportOf({ findings: [one] }), { ...look, all: true, width: 40 });
        expect(shown.split("\n").some((line) => line.includes(`${terminalText(one.path)}:7:34`))).toBe(true);
        const whole = terminalText(one.why.replace(/ +/gu, " "));
        expect(shown).toContain(`    ${whole}\n`);
      }),
    );
  });

  test("is green in what is fixed, and red in what is new alone", () => {
    const colored = (state: ComparedFinding["state"]) =>
      plain(reportOf({ findings: [findingOf({ state })], failOn: "never" }), {
        ...look,
        color: true,
        all: true,
      });
    const red = "\u001b[31";
    expect(findingStates.filter((state) => colored(state).includes(red))).toEqual(["new"]);
    expect(colored("fixed")).toContain("\u001b[32merror:");
  });

  test("asks a waiver of what fails alone", () => {
    const failing = findingOf();
    const beside = findingOf({ severity: "hint", message: "unused" });
    const shown = plain(reportOf({ findings: [failing, beside] }), { ...look, detail: "quiet" });
    expect(shown).toContain(
      `To accept this finding, write \`Lanser-Allow: ${shortId(failing.id)} REASON\` below`,
    );
    const both = plain(reportOf({ findings: [failing, findingOf({ message: "another" })] }), look);
    expect(both).toContain("`Lanser-Allow: ID REASON`, one line for each failing finding, below");
  });

  test("that is quiet is the verdict and what to do", () => {
    const shown = plain(reportOf({ findings: [findingOf()] }), { ...look, detail: "quiet" });
    expect(shown).toBe(
      "FAIL: 1 new error\n  what to do: Fix the new findings. To accept this finding, write `Lanser-Allow: a56145270ce6 REASON` below the subject of a commit. Base's `.lanser/config.yml` must allow this (`policy: { waivers: [trailer] }`).\n  reproduce: lanser gate\n",
    );
  });
});

describe("an address", () => {
  const linked = { ...onTerminal, links: true, linkOf: (path: string) => fileLink("/work/a b", path) };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the sequences.
  const sequence = /\u001b\]8;;([!-~]*)\u001b\\/gu;

  test("stands around a place of head and a rule; without its sequences the text is the same", () => {
    const report = reportOf({ findings: [findingOf(), findingOf({ state: "fixed", path: "gone.py" })] });
    const shown = plain(report, linked);
    expect([...shown.matchAll(sequence)].map(([, address]) => address)).toEqual([
      "file:///work/a%20b/app/billing.py",
      "",
      "https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue",
      "",
      "https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue",
      "",
    ]);
    expect(shown.replaceAll(sequence, "")).toBe(plain(report, onTerminal));
  });

  test("ends where it should, whatever the path is: no other sequence comes from outside", () => {
    fc.assert(
      fc.property(hostileReport, narrow, (report, width) => {
        const shown = plain(report, { ...linked, width, all: true });
        const rest = shown.replaceAll(sequence, "");
        expect(rest).not.toMatch(/(?!\n)\p{Cc}/u);
        expect(rest).toBe(plain(report, { ...onTerminal, width, all: true }));
      }),
    );
  });

  test("is written where a terminal is known to open it, and nowhere else", () => {
    const of = (env: Record<string, string>, isTerminal = true) =>
      supportsLinks({ stdout: { isTerminal, write: () => undefined }, env });
    expect([
      of({ TERM_PROGRAM: "vscode" }),
      of({ VTE_VERSION: "7006" }),
      of({ TERM: "xterm-kitty" }),
      of({ FORCE_HYPERLINK: "1" }),
      of({ WT_SESSION: "x" }),
    ]).toEqual([true, true, true, true, true]);
    expect([
      of({}),
      of({ TERM: "xterm-256color" }),
      of({ VTE_VERSION: "4601" }),
      of({ TERM_PROGRAM: "vscode", FORCE_HYPERLINK: "0" }),
      of({ TERM_PROGRAM: "vscode", CI: "true" }),
      of({ FORCE_HYPERLINK: "1" }, false),
    ]).toEqual([false, false, false, false, false, false]);
  });
});

test("of an edit far into a long line the part that differs is shown, on both sides, at any width", () => {
  const before = `def build(${"customer_name: str, ".repeat(8)}note: str = "") -> str:`;
  const cause = {
    excerpts: {
      base: { line: 6, lines: [before] },
      head: { line: 6, lines: [before.replace('note: str = ""', "note: str")] },
    },
  };
  for (const width of [40, 60, 80]) {
    const shown = linesOf(editBlocks(cause, { width, linesMax: 9 }), width);
    expect(
      shown.map((line) => /note: str(?: = "")?\) ->/u.exec(line)?.[0]),
      String(width),
    ).toEqual(['note: str = "") ->', "note: str) ->"]);
    expect(shown.filter((line) => widthOf(line) > width)).toEqual([]);
  }
});
