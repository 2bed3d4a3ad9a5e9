import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import {
  docComments,
  figuresOf,
  guardedPages,
  helps,
  helpTextsIn,
  markdownTexts,
  messages,
  messagesIn,
  problemsIn,
  unwantedIn,
} from "../scripts/prose.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Committed recordings hold these texts, so a change of them needs new recordings. */
const recorded = ["What can be asked of this one", "the settings were asked for"];

describe("plain English", () => {
  test.each(guardedPages)("%s has short sentences and the field's words", (page) => {
    const text = readFileSync(join(root, page), "utf8");
    expect([
      ...problemsIn(page, markdownTexts(text)),
      ...unwantedIn(page, markdownTexts(text, ["paragraph", "heading", "tableCell"])),
    ]).toEqual([]);
  });

  test("the help of every command and the inputs of the Actions have short sentences", async () => {
    expect(problemsIn("help", await helps())).toEqual([]);
  });

  test("messages have short sentences and the field's words", async () => {
    const found = (await messages()).filter(({ text }) => !recorded.some((one) => text.includes(one)));
    const unwanted = found.flatMap(({ path, line, text }) => unwantedIn(`${path}:${line}`, [text]));
    const texts = found.map(({ text }) => text);
    expect([...problemsIn("messages", texts), ...unwanted]).toEqual([]);
  });
});

describe("the guard", () => {
  const words = (count: number) => `${"word ".repeat(count - 1)}end.`;

  test("finds a mean, a tenth and long sentences over the limits, and lets one long sentence pass", () => {
    expect(problemsIn("a.md", [words(17), words(17)])).toEqual(["a.md: 17.0 words a sentence; at most 16"]);
    const tenth = [...Array(8).fill(words(5)), words(28), words(28)];
    expect(problemsIn("a.md", tenth)).toEqual(["a.md: a tenth of the sentences has over 27 words (28)"]);
    const short = Array(18).fill(words(5));
    expect(problemsIn("a.md", [...short, words(31)])).toEqual([]);
    expect(problemsIn("a.md", [...short, words(31), words(31)])).toEqual([
      "a.md: a tenth of the sentences has over 27 words (31)",
      ...Array(2).fill(`a.md: over 30 words: ${words(31)}`),
    ]);
  });

  test("finds an unwanted word with its replacement, and not in code", () => {
    expect(
      unwantedIn("a.md", ["The error is mended.", "Run `lanser mended beside`.", "A recommended fix."]),
    ).toEqual(['a.md: "mended", write fix, fixed: The error is mended.']);
  });

  test("counts clauses and passives per 100 words", () => {
    const { clauses, passives } = figuresOf([
      "What is started is not checked, and that is different from what is open.",
    ]);
    expect([clauses, passives].map(Math.round)).toEqual([21, 14]);
  });

  test("reads paragraphs and items of Markdown", () => {
    const page =
      "# A heading\n\nOne `x = 1` two.\n\n* An [item](a.md).\n\n| a | b |\n| - | - |\n| c | d |\n\n```\ncode\n```\n";
    expect(markdownTexts(page)).toEqual(["One `x = 1` two.", "An item."]);
    expect(markdownTexts(page, ["heading", "tableCell"])).toEqual(["A heading", "a", "b", "c", "d"]);
  });

  test("reads a help flag by flag", () => {
    expect(
      helpTextsIn(
        "lanser x: does it\n\n  --flag WORD         sets it\n                      to WORD\n  -v, --all  all\n",
      ),
    ).toEqual(["lanser x: does it", "sets it to WORD", "all"]);
  });

  test("reads messages of a source, and no types, comparisons, names and errors of our own", () => {
    const source = [
      'import "./the/path of it.ts";',
      'type A = "the type of it";',
      'if (a === "the name of it") throw new Error("the state is impossible");',
      'const names = "alpha beta gamma";',
      `throw new UserError("usage", \`the file \${path} is \${isBig ? "too big to read" : "gone"}\`, { hint: "Make it a small file." });`,
    ].join("\n");
    expect(messagesIn("a.ts", source).map(({ text, line }) => [line, text])).toEqual([
      [5, "the file X is X"],
      [5, "too big to read"],
      [5, "Make it a small file."],
    ]);
  });

  test("reads doc comments by paragraph", () => {
    expect(
      docComments("/** One. */\nconst a = 1; // No.\n/**\n * Two\n * lines.\n *\n * Three.\n */").map((one) =>
        one.replaceAll(/\s+/gu, " ").trim(),
      ),
    ).toEqual(["One.", "Two lines.", "Three."]);
  });
});
