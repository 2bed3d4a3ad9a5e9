/** Every change that hides, blurs or mends something, by who wrote it. */
import { pythonHonest as ownPythonHonest, pythonTricks } from "../../probes/known-python.ts";
import { scriptHonest, scriptTricks } from "../../probes/known-typescript.ts";
import type { ProbedCase } from "../../support/probed-cases.ts";
import { pythonBlurs } from "./python-blurs.ts";
import { pythonEvasions, pythonLookalikes } from "./python-evasions.ts";
import { pythonHides } from "./python-hides.ts";
import { pythonHonest } from "./python-honest.ts";
import { readCases } from "./read.ts";
import { typescriptBlurs } from "./typescript-blurs.ts";
import { typescriptEvasions, typescriptLookalikes } from "./typescript-evasions.ts";
import { typescriptHides } from "./typescript-hides.ts";
import { typescriptHonest } from "./typescript-honest.ts";

export type Language = "python" | "typescript";

type Suite = {
  readonly language: Language;
  /** By readers who had not seen the probes. */
  readonly readers: Readonly<Record<"blurs" | "hides" | "honest", readonly ProbedCase[]>>;
  readonly own: Readonly<Record<"blurs" | "honest", readonly ProbedCase[]>>;
};

export const suites: readonly Suite[] = [
  {
    language: "python",
    readers: {
      blurs: [...pythonBlurs, ...pythonEvasions, ...readCases("python", "blur")],
      hides: [...pythonHides, ...readCases("python", "hide")],
      honest: [...pythonHonest, ...readCases("python", "honest")],
    },
    own: { blurs: pythonTricks, honest: [...ownPythonHonest, ...pythonLookalikes] },
  },
  {
    language: "typescript",
    readers: {
      blurs: [...typescriptBlurs, ...typescriptEvasions, ...readCases("typescript", "blur")],
      hides: [...typescriptHides, ...readCases("typescript", "hide")],
      honest: [...typescriptHonest, ...readCases("typescript", "honest")],
    },
    own: { blurs: scriptTricks, honest: [...scriptHonest, ...typescriptLookalikes] },
  },
];

/** A promise that is true, and that its body does not show to the checker: docs/reward.md says so. */
export const unshown: ReadonlySet<string> = new Set([
  "overloads that say what the body does",
  "typeddict notrequired overload weather",
  "star catalogue generic pluck",
]);
/** Here code that no checker looks at can be read; in a run what is declared beside it is believed. */
export const unread: ReadonlySet<string> = new Set(["declarations for a library without types"]);
/** Here each tree has its own configuration; a run takes base's for both. */
export const byConfiguration: ReadonlySet<string> = new Set(["a laxer configuration one step up"]);
/** What is fixed for another platform than this one is not looked at. */
export const elsewhere: ReadonlySet<string> = new Set(["a branch for each platform"]);
