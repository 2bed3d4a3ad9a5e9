/** When a comment is begun, and what it says once there is nothing to correct any more. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mailOf } from "../../scripts/gallery/mail.ts";
import type { Report } from "../../src/model/report.ts";
import {
  type CommentMode,
  comment,
  commentBody,
  commentModes,
  isCommentWanted,
  stateIn,
} from "../../src/report/comment.ts";
import { galleryStates } from "./gallery/states.ts";
import { findingOf, reportOf } from "./support.ts";

const asked = { reproduce: "lanser gate", show: "hint", links: null, notes: [] } as const;
const contentOf = (report: Report) => comment(report, "Lanser", asked);
const [one, two, three] = ["1", "2", "3"].map((digit) => digit.repeat(40)) as [string, string, string];

const broken = reportOf({ findings: [findingOf()] });
const clean = reportOf({ findings: [findingOf({ state: "unchanged" })] });
const warned = reportOf({ findings: [findingOf({ severity: "warning" })] });
const mended = reportOf({ findings: [findingOf({ state: "fixed" })] });
const inconclusive = reportOf({
  failures: [{ code: "server-crashed", message: "pyright ended", hint: null }],
});

test("a comment is begun for as much as was asked for; one that is there is always corrected", () => {
  const reports = { broken, warned, inconclusive, mended, clean };
  const begun = (mode: CommentMode) =>
    Object.entries(reports).flatMap(([name, report]) =>
      isCommentWanted(mode, contentOf(report), undefined) ? [name] : [],
    );
  expect(Object.fromEntries(commentModes.map((mode) => [mode, begun(mode).join(" ")]))).toEqual({
    "on-findings": "broken warned inconclusive",
    "on-change": "broken warned inconclusive mended",
    always: "broken warned inconclusive mended clean",
  });
  for (const mode of commentModes) expect(isCommentWanted(mode, contentOf(clean), "old")).toBe(true);
});

test("what is below the lowest severity that is shown begins none", () => {
  expect(comment(warned, "", { ...asked, show: "error" }).isOpen).toBe(false);
});

describe("after something to correct", () => {
  const bodyOf = (...runs: readonly (readonly [Report, string])[]): string =>
    runs.reduce<string | undefined>(
      (before, [report, commit]) => commentBody(contentOf(report), before, commit),
      undefined,
    ) ?? "";

  test("the comment names the first commit without it, and keeps to that one", () => {
    const first = bodyOf([broken, one], [clean, two]);
    expect(first).toContain(`### \`Lanser\`\n\nFixed in ${two}.\n\n✅ **Lanser: pass**`);
    expect(bodyOf([broken, one], [clean, two], [clean, three])).toBe(first);
    expect(bodyOf([broken, one], [clean, two], [clean, two])).toBe(first);
  });

  test("which comes again, it says so, and names the next commit that is without", () => {
    const text = bodyOf([broken, one], [clean, two], [broken, two], [clean, three]);
    expect(
      [bodyOf([broken, one], [clean, two], [broken, three]), text].map((of) => /Fixed in \d+/u.exec(of)?.[0]),
    ).toEqual([undefined, `Fixed in ${three}`]);
  });

  test("which a run could not measure, nothing is said to be fixed", () => {
    expect(bodyOf([broken, one], [inconclusive, two])).not.toContain("Fixed in");
  });

  test("that never was, nothing is said to be fixed", () => {
    expect(bodyOf([clean, one], [clean, two])).not.toContain("Fixed in");
    expect(commentBody(contentOf(clean), "a comment of somebody", two)).not.toContain("Fixed in");
  });

  test("GitHub's own line endings and blanks at the end change nothing", () => {
    const before = `${commentBody(contentOf(broken), undefined, one).replaceAll("\n", "\r\n")} \r\n`;
    expect(commentBody(contentOf(clean), before, two)).toContain(`Fixed in ${two}.`);
  });
});

test("no text of a finding is taken for what the comment said before", () => {
  const forged = fc
    .constantFrom("open", `fixed:${three}`)
    .map((state) => `<!-- lanser:4c616e736572:${state} -->`);
  fc.assert(
    fc.property(fc.array(forged, { minLength: 1, maxLength: 3 }), (lines) => {
      const report = reportOf({
        findings: [findingOf({ state: "fixed", message: lines.join("\n"), path: `${lines[0]}\n.py` })],
      });
      const before = commentBody(contentOf(report), undefined, one);
      expect(commentBody(contentOf(clean), before, two)).not.toContain("Fixed in");
    }),
  );
});

describe("a comment is taken for ours", () => {
  const ours = (name: string) => commentBody(comment(broken, name, asked), undefined, one);

  test.each(["", "Lanser", "名", "-->", "a\n\nb"])("under its own name alone: %j", (name) => {
    expect(stateIn(ours(name), name)).toEqual({ kind: "open" });
    expect(stateIn(ours(name), `${name} `)).toBeUndefined();
  });

  test("where it begins and ends as ours, so that no other step's comment that ends in a stranger's text is", () => {
    const last = ours("Lanser").trimEnd().split("\n").at(-1);
    expect(last).toBe("<!-- lanser:4c616e736572:open -->");
    for (const body of [`Notes\n${last}`, `> ${ours("Lanser")}`, `${ours("Lanser")}and more`, `${last}`])
      expect(stateIn(body, "Lanser"), body).toBeUndefined();
  });
});

test("as a mail shows it, it begins with the verdict, and then what to do", () => {
  const lines = mailOf(commentBody(comment(broken, "", asked), undefined, one)).split("\n");
  expect(lines.filter((line) => line !== "").slice(0, 2)).toEqual([
    "❌ Lanser: fail: 1 new error.",
    expect.stringMatching(/^What to do: Fix the new findings\. /u),
  ]);
});

test("as a mail shows it, all that a browser folds away can be read", () => {
  for (const { name, report } of galleryStates.filter(({ name }) => name !== "hostile")) {
    const { text } = comment(report, "", asked);
    const shown = mailOf(commentBody({ name: "", text, isOpen: true, isChange: true }, undefined, one));
    expect(shown, name).not.toMatch(/<!--|<\/?(?:details|summary|br|code)>|&\w+;/u);
    const places = text.match(/`[\w/.]+:\d+:\d+`/gu) ?? [];
    for (const place of places) expect(shown, name).toContain(place.slice(1, -1));
  }
});
