/** Which files a report is of: said first, on every surface, and where findings are counted. */
import { describe, expect, test } from "vitest";
import type { Scope } from "../../src/model/scope.ts";
import { html } from "../../src/report/html.ts";
import { markdown } from "../../src/report/markdown.ts";
import { plain } from "../../src/report/plain.ts";
import { sarif } from "../../src/report/sarif.ts";
import { findingOf, look, reportOf } from "./support.ts";

const part: Scope = {
  mode: "affected",
  files: ["app/billing.py", "app/rates.py"],
  of: 340,
  why: "1 changed, and what it can be seen through: `app`\u001b[31m",
};
const whole: Scope = { mode: "full", files: [], of: 340, why: "uv.lock can affect every file" };
const reports = {
  part: reportOf({ findings: [findingOf({ state: "unchanged" })], scope: part }),
  whole: reportOf({ findings: [findingOf({ state: "unchanged" })], scope: whole }),
  none: reportOf({ findings: [findingOf({ state: "unchanged" })] }),
};
const options = { reproduce: "lanser gate", show: "hint" } as const;

describe("what was looked at", () => {
  test("stands on the first lines of the log, and beside the counts", () => {
    const shown = (of: keyof typeof reports) => plain(reports[of], { ...look, all: true }).split("\n");
    expect(shown("part")[1]).toBe(
      "  checked 2 of 340 files, all affected by the change: 1 changed, and what it can be seen through: `app`\\u{001B}[31m",
    );
    expect(shown("part")).toContain("Unchanged (1, in the checked part)");
    expect(shown("part").filter((line) => line.includes("1 unchanged"))).toEqual([
      "1 unchanged, in the checked part",
    ]);
    const footerOf = (of: keyof typeof reports) =>
      shown(of).find((line) => / checked (?:all )?\d+ files/u.test(line));
    expect(footerOf("part")).toContain("checked 79 files of base and 80 of head");
    expect(footerOf("whole")).toContain("checked all 79 files of base and all 80 of head");
    expect(shown("whole")[1]).toBe("  checked every file, because uv.lock can affect every file");
    expect(shown("whole")).toContain("Unchanged (1)");
    expect(shown("none").join("\n")).not.toMatch(/checked (?:every|\d+ of)/u);
  });

  test("stands on the first lines of Markdown, as text", () => {
    const shown = (of: keyof typeof reports) =>
      markdown(reports[of], { ...options, bytesMax: 60_000, links: null, notes: ["a note"] });
    expect(shown("part").split("\n").slice(2, 4)).toEqual([
      "- checked 2 of 340 files, all affected by the change: 1 changed, and what it can be seen through: `` `app`\\u{001B}[31m ``",
      "- a note",
    ]);
    expect(shown("part")).toContain("These counts cover the checked part only.");
    expect(shown("whole")).toContain("- checked every file, because `uv.lock`");
    expect(shown("none")).not.toMatch(/checked (?:every|\d+ of)/u);
  });

  test("stands at the head of the page, and in the log for code scanning", () => {
    expect(html(reports.part, options)).toContain(
      "Checked 2 of 340 files, all affected by the change: 1 changed",
    );
    expect(html(reports.part, options)).toContain("These counts cover the checked part only.");
    expect(html(reports.none, options)).not.toContain("ooked at");
    const properties = (of: keyof typeof reports) =>
      (JSON.parse(sarif(reports[of], options)) as { runs: { properties: Record<string, unknown> }[] }).runs[0]
        ?.properties["scope"];
    expect(properties("whole")).toEqual({ mode: "full", files: 0, of: 340, why: whole.why });
    expect(properties("none")).toBeUndefined();
  });
});
