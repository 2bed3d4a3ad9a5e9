/** Settings of a configuration: what a server would take for its default without a word is refused before it is started. */
import { expect, test } from "vitest";
import { pyright } from "../../src/servers/pyright/profile.ts";

test.each([
  [{}, undefined],
  [{ analysis: { typeCheckingMode: "strict" } }, undefined],
  [
    { analysis: { diagnosticSeverityOverrides: { reportMissingImports: "warning", reportAny: true } } },
    undefined,
  ],
  [
    { analysis: { typeCheckingMode: "strictt" } },
    '`analysis.typeCheckingMode` must be one of off, basic, standard, strict, not "strictt"',
  ],
  [
    { analysis: { typeCheckingMode: true } },
    "`analysis.typeCheckingMode` must be one of off, basic, standard, strict, not true",
  ],
  [
    { analysis: { diagnosticSeverityOverrides: "error" } },
    "`analysis.diagnosticSeverityOverrides` must be a mapping of rules",
  ],
  [
    { analysis: { diagnosticSeverityOverrides: { reportAny: "eror" } } },
    '`reportAny` in `analysis.diagnosticSeverityOverrides` must be one of none, information, warning, error, true, false, not "eror"',
  ],
])("of pyright: %j", (settings, problem) => {
  expect(pyright.settingsProblem(settings)).toBe(problem);
});
