/** All everyday changes, by the server that looks at them, and how those are decided that can be seen either way. */
import type { NewnessCase } from "../cases.ts";
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
import { commonNameCases } from "./typescript-common-names.ts";
import { fileCases } from "./typescript-files.ts";
import { halfMendedCases } from "./typescript-half-mended.ts";
import { importCases } from "./typescript-imports.ts";
import { moveCases } from "./typescript-moves.ts";
import { rewriteCases } from "./typescript-rewrites.ts";
import { toolCases } from "./typescript-tools.ts";

const written = {
  python: [
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
  ].flat(),
  typescript: [
    commonNameCases,
    fileCases,
    halfMendedCases,
    importCases,
    moveCases,
    rewriteCases,
    toolCases,
  ].flat(),
} as const;

export type EverydayLanguage = keyof typeof written;

/**
 * What we call new in cases that a person could see either way, where that is not what their writer prefers; why, is in
 * docs/matching.md.
 */
export const decided: Readonly<Record<EverydayLanguage, Readonly<Record<string, readonly string[]>>>> = {
  python: {
    "optional-moved-to-a-helper-call": [
      "rates.py:18 reportArgumentType iterable",
      "rates.py:22 reportOptionalMemberAccess get",
    ],
    "optional-under-other-rules": [
      "matcher.py:21 reportOptionalSubscript None",
      "matcher.py:21 reportOptionalSubscript None",
    ],
    "script-replaced-same-slip": [],
    "star-import-spelled-out": ["server.py:1 reportAttributeAccessIssue TIMEOUT"],
    "tests-parametrised": ["test_calc.py:3 reportUndefinedVariable expcted"],
    "typo-for-typo": ["session.py:9 reportAttributeAccessIssue startd"],
    "unbound-to-none": ["status.py:15 reportOptionalMemberAccess upper"],
  },
  typescript: {
    "enum-to-union": ["close.ts:1 6133 Status", "close.ts:3 2693 Status", "tickets.ts:3 2367 Status"],
    "import-mended": ["orders.ts:4 2551 line", "orders.ts:8 2551 titel", "orders.ts:12 2322 Order"],
    "js-suffixes-bring-to-light": ["main.ts:3 2345 number", "main.ts:4 2554 Expected"],
    "js-to-ts": ["cart.ts:12 2552 Lines", "cart.ts:18 2551 toFixd"],
    "loops-to-maps": ["lines.ts:9 2322 string"],
    "missing-behind-wrong": ["night.ts:3 2741 nights"],
    "namespace-import": ["make.ts:5 2339 Triangle"],
    "optional-chaining": ["greet.ts:4 2322 string"],
    "options-object": ["bye.ts:3 2554 Expected", "mail.ts:12 2322 number"],
    "require-to-import": ["server.ts:1 2307 express", "server.ts:2 2591 fs"],
    "swapped-arguments": ["a.ts:3 2345 Token[]", "b.ts:3 2345 string"],
    "types-for-types": [],
  },
};

/** With what is decided in place of what the writer prefers. */
export const everyday: Readonly<Record<EverydayLanguage, readonly NewnessCase[]>> = {
  python: settled("python"),
  typescript: settled("typescript"),
};

function settled(language: EverydayLanguage): readonly NewnessCase[] {
  return written[language].map((one) => {
    const truth = decided[language][one.name];
    return truth === undefined ? one : { ...one, truth, counts: { ...one.counts, new: truth.length } };
  });
}
