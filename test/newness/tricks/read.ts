/** Cases as their readers wrote them, each file as its lines. */
import { readFileSync } from "node:fs";
import type { Files } from "../../support/files.ts";
import type { ProbedCase } from "../../support/probed-cases.ts";
import type { TrickCase } from "./case.ts";

type Written = Readonly<Record<string, readonly string[]>>;

type ReadCase = {
  readonly name: string;
  readonly kind: TrickCase["kind"];
  /** Which error is hidden, or mended. */
  readonly error: string;
  /** Why the checker is silent. */
  readonly why: string;
  readonly base: Written;
  readonly head: Written;
};

export function readCases(language: "python" | "typescript", kind: TrickCase["kind"]): readonly ProbedCase[] {
  const path = new URL(`${language}-readers.json`, import.meta.url);
  const all = JSON.parse(readFileSync(path, "utf8")) as readonly ReadCase[];
  return all
    .filter((one) => one.kind === kind)
    .map(({ name, base, head }) => ({ name, base: filesOf(base), head: filesOf(head) }));
}

function filesOf(written: Written): Files {
  return Object.fromEntries(Object.entries(written).map(([path, lines]) => [path, lines.join("\n")]));
}
