/** What each surface says in each state. `npm run gallery` shows the same to the eye. */
import { stripVTControlCharacters } from "node:util";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import { changePage } from "../../../scripts/gallery/change.ts";
import { annotationHtml, readAnnotations } from "../../../scripts/gallery/github.ts";
import { mailOf } from "../../../scripts/gallery/mail.ts";
import { galleryPage } from "../../../scripts/gallery/page.ts";
import { terminalHtml } from "../../../scripts/gallery/terminal.ts";
import { reasonCodes } from "../../../src/model/codes.ts";
import { reportFromV1 } from "../../../src/model/report-from-v1.ts";
import { cut } from "../../../src/model/text.ts";
import { version } from "../../../src/platform/version.ts";
import { widthOf } from "../../../src/report/terminal/width.ts";
import { validateReportV1 } from "../../../src/schemas/generated/report.v1.ts";
import { serializeReport } from "../../../src/verdict/report-bytes.ts";
import { galleryStates } from "./states.ts";
import { type Shown, shownOf, terminalWidths } from "./surfaces.ts";

const all = galleryStates.map((state) => [state.name, state, shownOf(state)] as const);
const whole = all.filter(([, { kept }]) => kept === "whole");
const brief = all.filter(([, { kept }]) => kept === "first lines");

test("every end that a run can have is there", () => {
  const codes = new Set(galleryStates.flatMap(({ report }) => report.reasons.map(({ code }) => code)));
  // These follow from settings of the policy alone and read like `new-finding`.
  const ofPolicy = ["max-new", "moved-finding", "volatile-finding", "min-reward"];
  expect(Object.keys(reasonCodes).filter((code) => !(codes as Set<string>).has(code))).toEqual(ofPolicy);
  expect(new Set(galleryStates.map(({ name }) => name)).size).toBe(galleryStates.length);
});

test.each(all)("%s is a report as it is published, and says what it is called", (name, { report, title }) => {
  const read = reportFromV1(serializeReport(report), validateReportV1);
  expect([name, read.kind]).toEqual([name, "report"]);
  const verdict = title.split(":")[0]?.toLowerCase() ?? "";
  if (["pass", "fail", "inconclusive"].includes(verdict)) expect(report.verdict).toBe(verdict);
});

test.each(whole)("%s reads on every surface as it is kept", async (name, _, shown) => {
  await expect(textOf(shown)).toMatchFileSnapshot(`kept/${name}.txt`);
});

test("the first lines of the others, as they are kept", async () => {
  const lines = brief.map(([name, , shown]) =>
    [
      `=== ${name}`,
      ...shown.quiet.trimEnd().split("\n").map(short),
      `check: ${shown.check.conclusion}: ${short(shown.check.title)}`,
      ...shown.annotations.trimEnd().split("\n").slice(0, 2).map(short),
      ...shown.comment.split("\n").slice(0, 3).map(short),
      ...pageText(shown)
        .split("\n")
        .slice(0, 4)
        .map((line) => `page: ${short(line)}`),
    ].join("\n"),
  );
  await expect(`${lines.join("\n\n")}\n`.toWellFormed()).toMatchFileSnapshot("kept/others.txt");
});

test.each(all)("%s fits the terminal that it is written for", (_, { name }, shown) => {
  for (const width of terminalWidths) {
    const lines = stripVTControlCharacters(shown.terminal(width)).split("\n");
    const wide = lines.filter((line) => widthOf(line) > width);
    // What is to be copied is never cut in two.
    expect([name, wide.filter((line) => !line.startsWith("  reproduce: "))]).toEqual([name, []]);
  }
});

test("the gallery draws what a terminal would, and nothing that we do not write", () => {
  expect(terminalHtml("a \u001b[1;31m<b>\u001b[0m c")).toBe('a <span class="bold red">&lt;b&gt;</span> c');
  expect(() => terminalHtml("\u001b[7mturned\u001b[0m")).toThrow("no sequence 7");
  expect(() => terminalHtml("\u001b]8;;http://e\u001b\\link")).toThrow("only colours");
});

test("the gallery reads annotations as the runner does", () => {
  const [one] = readAnnotations(
    "::error file=a%2Cb.py,line=3,endLine=4,title=New%3A x::50%25%0Aof <it>, a=b::c\n",
  );
  expect(one).toEqual({
    level: "failure",
    path: "a,b.py",
    startLine: 3,
    endLine: 4,
    title: "New: x",
    message: "50%\nof <it>, a=b::c",
  });
  expect(one && annotationHtml(one)).toContain("of &lt;it&gt;");
  expect(() => readAnnotations("::debug::x")).toThrow("no annotation");
});

test("without a browser the gallery shows the pages themselves, and nothing hostile is more than text in it", () => {
  const chosen = galleryStates.filter(({ name }) => ["pass", "hostile"].includes(name));
  const page = galleryPage(chosen.map((state) => ({ state, page: `${state.name}.html`, pictures: [] })));
  expect(page).toContain("Chromium was not found");
  const tags = new Map<string, number>();
  const count = (node: DefaultTreeAdapterTypes.Node): void => {
    tags.set(node.nodeName, (tags.get(node.nodeName) ?? 0) + 1);
    if ("childNodes" in node) node.childNodes.forEach(count);
  };
  count(parse(page));
  expect(tags.get("iframe")).toBe(2);
  expect([...tags.keys()].filter((name) => ["script", "img", "svg", "form", "input"].includes(name))).toEqual(
    [],
  );
});

test("a change is drawn with the hunks that have annotations, and those below their lines", () => {
  const diff = [
    "diff --git a/a.py b/a.py",
    "--- a/a.py",
    "+++ b/a.py",
    "@@ -1,2 +1,2 @@",
    " one",
    "-two",
    "+<two>",
    "@@ -9,1 +9,2 @@ def far():",
    " nine",
    "+ten",
    "",
  ].join("\n");
  const at = (path: string, line: number) =>
    readAnnotations(`::error file=${path},line=${line},endLine=${line},title=T::said ${path}\n`);
  const drawn = (...marks: ReturnType<typeof at>) => {
    const page = changePage("a.py", diff, marks);
    const rows = page.match(/<tr.*?<\/tr>/gu) ?? [];
    return rows.map((row) => row.replace(/<\/td>/gu, " ").replace(/<[^>]*>/gu, ""));
  };
  expect(drawn(...at("a.py", 2), ...at("b.py", 10))).toMatchInlineSnapshot(`
    [
      "… …  ",
      "1 1  one ",
      "2  -two ",
      " 2 +&lt;two&gt; ",
      "Check failure on line 2 in a.pyTsaid a.py ",
    ]
  `);
  expect(drawn(...at("a.py", 10)).join("\n")).not.toContain("two");
});

/** Every surface of one state, one after the other. */
function textOf(shown: Shown): string {
  const parts: readonly (readonly [string, string | null])[] = [
    ...terminalWidths.map(
      (width) => [`terminal, ${width} columns`, stripVTControlCharacters(shown.terminal(width))] as const,
    ),
    ["annotations", shown.annotations],
    ["check", `${shown.check.conclusion}: ${shown.check.title}\n`],
    ["summary", shown.summary],
    ["comment", shown.comment],
    ["comment, once it was red", shown.fixed],
    ["comment in a mail", mailOf(shown.comment)],
    ["explain", shown.explained],
    ["page", pageText(shown)],
  ];
  return parts.flatMap(([name, text]) => (text === null ? [] : [`=== ${name}\n${text}`])).join("\n");
}

/** What a reader of the page sees, but for its style and script. */
function pageText({ page }: Shown): string {
  const text = seen(parse(page)).replace(`Lanser ${version}`, "Lanser VERSION");
  return `${text
    .replace(/[ \t]+$/gmu, "")
    .replace(/\n{2,}/gu, "\n")
    .trim()}\n`;
}

function seen(node: DefaultTreeAdapterTypes.Node): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node) || ["head", "style", "script"].includes(node.nodeName)) return "";
  return node.childNodes.map(seen).join("");
}

function short(line: string): string {
  return cut(line, 160);
}
