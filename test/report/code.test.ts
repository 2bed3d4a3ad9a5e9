/** Code in colours: each character is there, and only as text. */
import fc from "fast-check";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { shownText } from "../../src/report/escape.ts";
import { codeLines, codePart } from "../../src/report/html/finding.ts";
import { hostileTexts } from "./hostile.ts";

function shown(path: string, lines: readonly string[]): readonly string[] {
  return codeLines(path, lines).map((line) =>
    codePart(line).markup.replaceAll(/<span class="(.)">(.*?)<\/span>/gu, "$1[$2]"),
  );
}

test("knows comments, strings, numbers and keywords of Python and of TypeScript, and leaves the rest", () => {
  const python = [
    "def f(a: int = 12) -> str:  # a 'note'",
    "    return rf'x{a}' + \"y",
    '    """one',
    'and two""" if a else b',
  ];
  expect(shown("a.py", python)).toMatchInlineSnapshot(`
    [
      "k[def] f(a: int = n[12]) -&gt; str:  c[# a &#39;note&#39;]",
      "    k[return] s[rf]s[&#39;x{a}&#39;] + s[&quot;y]",
      "    s[&quot;&quot;&quot;one]",
      "s[and two&quot;&quot;&quot;] k[if] a k[else] b",
    ]
  `);
  const script = ["export const a = `one", "two b`; // c", "/* d", "e */ let f = 0x1f + 'it\\'s'"];
  expect(shown("a.tsx", script)).toMatchInlineSnapshot(`
    [
      "k[export] k[const] a = s[\`one]",
      "s[two b\`]; c[// c]",
      "c[/* d]",
      "c[e */] k[let] f = n[0x1f] + s[&#39;it\\&#39;s&#39;]",
    ]
  `);
  expect(shown("a.txt", ["def f(): return 1"])).toEqual(["def f(): return 1"]);
});

test("what begins or ends outside of what is shown takes nothing with it", () => {
  expect(shown("a.py", ['    end of it."""', "    return 1"])).toMatchInlineSnapshot(`
    [
      "    end of it.&quot;&quot;&quot;",
      "    k[return] n[1]",
    ]
  `);
  expect(shown("a.ts", ["  * more */", "const a = 1;", "`"])).toMatchInlineSnapshot(`
    [
      "  * more */",
      "k[const] a = n[1];",
      "\`",
    ]
  `);
});

test("each character is there once, in its order, as text in our own elements, however it is cut", () => {
  const piece = fc.constantFrom(
    '"',
    "'",
    '"""',
    "'''",
    "`",
    "/*",
    "*/",
    "//",
    "#",
    "\\",
    "def ",
    "1",
    " ",
    "é",
    "😀",
    "<b>",
    "&amp;",
    "\t",
    ...hostileTexts,
  );
  const line = fc.array(piece, { maxLength: 12 }).map((all) => all.join("").replaceAll(/[\r\n]/gu, ""));
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 5 }),
      fc.constantFrom("a.py", "a.ts", "a"),
      fc.nat(),
      fc.nat(),
      (lines, path, one, two) => {
        for (const code of codeLines(path, lines)) {
          // As the page does, never between the halves of a pair.
          const cut = (at: number) =>
            [...code.text.slice(0, at % (code.text.length + 1))].join("").replace(/[\ud800-\udbff]$/u, "")
              .length;
          const [from, to] = [cut(one), cut(two)].sort((a, b) => a - b) as [number, number];
          const { childNodes } = parseFragment(codePart(code, from, to).markup);
          const texts = childNodes.map((node) => {
            if ("value" in node) return node.value;
            if (
              !("tagName" in node) ||
              node.tagName !== "span" ||
              node.attrs.some(({ name }) => name !== "class")
            )
              throw new Error(node.nodeName);
            return node.childNodes
              .map((inner) => ("value" in inner ? inner.value : `<${inner.nodeName}>`))
              .join("");
          });
          expect(texts.join("")).toBe(
            shownText(code.text.slice(from, to).replaceAll("\t", "    ")).toWellFormed(),
          );
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test("what is too long to be read has no colours", () => {
  const coloursOf = (lines: readonly string[]) =>
    codeLines("a.py", lines).flatMap(({ colours }) => colours).length;
  expect(coloursOf(["1 ".repeat(500)])).toBe(500);
  expect(coloursOf([`${"1 ".repeat(500)}1`])).toBe(0);
  expect(coloursOf(Array.from({ length: 30 }, () => "1 ".repeat(400)))).toBe(0);
});
