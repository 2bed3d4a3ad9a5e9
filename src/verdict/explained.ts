/** Separates new findings that exist only because a package is not installed: they say nothing about the change. */

import { importBehindFinder } from "../causes/flow.ts";
import { unresolvedImports } from "../causes/unresolved.ts";
import type { ComparedFinding, Finding } from "../model/finding.ts";
import { once } from "../model/once.ts";
import { compareText } from "../model/order.ts";
import type { UnmatchedFinding } from "../model/report.ts";
import type { ExplainedFinding } from "../packages/missing.ts";
import type { SideRun } from "./record.ts";

export type Separated = {
  readonly findings: readonly ComparedFinding[];
  readonly unmatched: readonly UnmatchedFinding[];
  /** Packages whose absence explains the unmatched findings. */
  readonly names: readonly string[];
};

/** Separates the findings; `explained` are findings of head. */
export function withoutExplained(
  findings: readonly ComparedFinding[],
  explained: readonly ExplainedFinding[],
  head: Pick<SideRun, "program" | "text" | "reading">,
): Separated {
  const packages = new Map(explained.map(({ finding, name }) => [keyOf(finding), name] as const));
  const isNew = ({ state }: ComparedFinding) => state === "new";
  if (packages.size === 0 || !findings.some(isNew)) return { findings, unmatched: [], names: [] };
  const imports = unresolvedImports(
    explained.map(({ finding }) => finding),
    head.reading,
  );
  const files = new Set(explained.map(({ finding }) => finding.path));
  const behind = once(() =>
    importBehindFinder({ files: head.program, text: head.text, reading: head.reading }),
  );
  const isEffect = (one: ComparedFinding) =>
    isAboutUnknownType(one) &&
    // The types of JSX are no name that a file imports.
    (one.code === "7026"
      ? files.has(one.path)
      : behind()(one, ({ path, local }) => imports.of(path, local) !== undefined, "statement") !== undefined);
  const namesIn = (path: string) =>
    explained.flatMap(({ finding, name }) => (finding.path === path ? [name] : []));
  const separated = Map.groupBy(findings, (one) =>
    isNew(one) && (packages.has(keyOf(one)) || isEffect(one)) ? "explained" : "kept",
  );
  const aside = separated.get("explained") ?? [];
  return {
    findings: separated.get("kept") ?? [],
    unmatched: aside.map((one) => ({ ...observedOf(one), side: "head", reason: "dependencies-missing" })),
    names: [...new Set(aside.flatMap((one) => packages.get(keyOf(one)) ?? namesIn(one.path)))].sort(
      compareText,
    ),
  };
}

function keyOf({ path, range, source, code, message }: Finding): string {
  return JSON.stringify([path, range.start, range.end, source, code, message]);
}

function observedOf(finding: ComparedFinding): Finding {
  const { server, source, code, severity, message, path, range, symbol } = finding;
  return { server, source, code, severity, message, path, range, symbol };
}

/** True for a finding that a checker reports only for code of unknown type. */
function isAboutUnknownType({ source, code, message }: Finding): boolean {
  switch (source?.toLowerCase()) {
    case "ts":
    case "typescript":
      return /\bimplicitly\b.*'any/u.test(message);
    case "pyright":
    case "basedpyright":
      return /^report(?:Unknown|Untyped)/u.test(code ?? "");
    case "eslint":
      return /\/no-unsafe-/u.test(code ?? "");
    default:
      return false;
  }
}
