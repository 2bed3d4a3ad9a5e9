/** None of them is proven to be fixed, so none earns anything. */
import { expect, test } from "vitest";
import { probeCases } from "../support/probed-cases.ts";
import { pythonForms, scriptForms } from "./other-forms.ts";

test.each([
  ["python", pythonForms],
  ["typescript", scriptForms],
] as const)("of %s", async (language, forms) => {
  const outcomes = await probeCases(language, forms);
  const told = forms.map(({ name }) => {
    const gone = outcomes.get(name)?.vanished ?? [];
    const isPaid = gone.some(({ finding, proof }) => finding.state === "fixed" && proof?.kind === "proven");
    return `${name}: ${gone.length} gone${isPaid ? ", proven" : ""}`;
  });
  expect(told).toEqual(forms.map(({ name }) => `${name}: 1 gone`));
});
