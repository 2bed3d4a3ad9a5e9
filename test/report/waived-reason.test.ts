/** A reason that a waiver lifted: who and why stand wherever the verdict does, and nothing of it is lost in the bytes. */
import { expect, test } from "vitest";
import { reportFromV1 } from "../../src/model/report-from-v1.ts";
import { surfaces } from "../../src/report/surfaces.ts";
import { validateReportV1 } from "../../src/schemas/generated/report.v1.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { reportOf } from "./support.ts";

const report = reportOf({
  failures: [
    {
      code: "dependencies-differ",
      message: "head has click 8.3.0, base has 8.0.4.",
      hint: "Install what base needs.",
      waived: { by: "trailer 1234567890ab", reason: "the bump changes no types" },
    },
  ],
});
const words =
  "dependencies-differ waived by trailer 1234567890ab: the bump changes no types (head has click 8.3.0, base has 8.0.4)";

const parts = [
  "A waiver accepts this doubt: head has click 8.3.0, base has 8.0.4.",
  "Waived by a line in the message of commit 1234567890ab, with the reason “the bump changes no types” (the doubt is dependencies-differ).",
];

test.each(["log", "summary", "sarif", "html", "check", "comment"] as const)("is in the %s", (name) => {
  const rendered: unknown = surfaces[name].render({
    report,
    json: serializeReport(report),
    reproduce: "lanser gate",
    show: "hint",
    all: false,
    name: "",
    links: null,
    notes: [],
    reader: "person",
  });
  const text = typeof rendered === "string" ? rendered : JSON.stringify(rendered);
  // Markdown has the commit in code; the page says what, and then who and why.
  for (const part of name === "html" ? parts : [words]) expect(text.replaceAll("`", "")).toContain(part);
  expect(text).not.toContain("Install base's packages");
});

test("is in the report with what it lifted, and reads back as it was", () => {
  const json = serializeReport(report);
  const read = reportFromV1(json, validateReportV1);
  expect(read.kind === "report" && read.report.reasons).toEqual(report.reasons);
  expect(JSON.parse(json).reasons).toEqual([
    {
      code: "waived",
      message: words,
      lifted: {
        code: "dependencies-differ",
        message: "head has click 8.3.0, base has 8.0.4.",
        hint: "Install what base needs.",
        waived: { by: "trailer 1234567890ab", reason: "the bump changes no types" },
      },
    },
  ]);
});
