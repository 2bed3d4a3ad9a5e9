/** What holds of the cases as they are written, before anything runs. */
import { expect, test } from "vitest";
import { pythonClasses } from "./python-classes.ts";
import { pythonFiles } from "./python-files.ts";
import { pythonFunctions } from "./python-functions.ts";
import { pythonHalfMended } from "./python-half-mended.ts";
import { pythonImports } from "./python-imports.ts";
import { pythonModuleLevel } from "./python-module-level.ts";
import { pythonReplaced } from "./python-replaced.ts";
import { pythonSignatures } from "./python-signatures.ts";
import { pythonTests } from "./python-tests.ts";
import { pythonTools } from "./python-tools.ts";

const cases = [
  pythonClasses,
  pythonFiles,
  pythonFunctions,
  pythonHalfMended,
  pythonImports,
  pythonModuleLevel,
  pythonReplaced,
  pythonSignatures,
  pythonTests,
  pythonTools,
].flat();

test("each has a name of its own", () => {
  expect(new Set(cases.map((one) => one.name)).size).toBe(cases.length);
});

test("each counts its truth, which names lines that head has", () => {
  for (const { name, base, head, counts, truth } of cases) {
    expect(truth.length, name).toBe(counts.new);
    const files: Readonly<Record<string, string | null>> = { ...base, ...head };
    for (const one of truth) {
      const [path = "", line] = one.slice(0, one.indexOf(" ")).split(":");
      expect(files[path]?.split("\n").length, `${name}: ${one}`).toBeGreaterThanOrEqual(Number(line));
    }
  }
});
