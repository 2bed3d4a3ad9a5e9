/**
 * Finds findings that vanished because an import broke or a name became unknown: the checker no longer knows the type
 * of their code, so it reports nothing there.
 */
import type { ComparedFinding } from "../model/finding.ts";
import { once } from "../model/once.ts";
import type { Side } from "../model/report.ts";
import type { Reading } from "../syntax/reading.ts";
import { importBehindFinder } from "./flow.ts";
import { findUnknownNames, findUnresolvedImports } from "./unresolved.ts";

/** Findings after the comparison, and the texts of both sides. */
export type HiddenInput = {
  readonly findings: readonly ComparedFinding[];
  /** Files of head's program. */
  readonly program: readonly string[];
  readonly text: (side: Side, path: string) => string | undefined;
  readonly reading: (side: Side, path: string) => Reading | undefined;
  /** True if probes show that a finding was fixed: then its type is known. */
  readonly isProven: (id: string) => boolean;
};

/**
 * Returns the findings in the same order. A fixed finding becomes `suppressed` if its code in head depends on a
 * broken import, or on a name that head does not know. Otherwise a broken import would be rewarded as many fixes.
 */
export function markHiddenByImports(input: HiddenInput): readonly ComparedFinding[] {
  const { findings, program } = input;
  const reading = (path: string) => input.reading("head", path);
  const added = findings.filter(({ state }) => state === "new");
  const broken = findUnresolvedImports(added, reading);
  const unknown = findUnknownNames(added, reading);
  if (broken.isEmpty && unknown.isEmpty) return findings;
  const behind = once(() =>
    importBehindFinder({ files: program, text: (path) => input.text("head", path), reading }),
  );
  return findings.map((finding): ComparedFinding => {
    const { state, counterpart, id } = finding;
    if (state !== "fixed" || counterpart === null || input.isProven(id)) return finding;
    const name = behind()(
      counterpart,
      ({ path, local }) => (broken.of(path, local) ?? unknown.of(path, local)) !== undefined,
      "statement",
    );
    if (name === undefined) return finding;
    const found = broken.of(name.path, name.local);
    const at = found?.first ?? unknown.of(name.path, name.local)?.line;
    const what = found === undefined ? "head does not know" : "head cannot import";
    const why = `not shown to be fixed: the code uses \`${name.local}\`, which ${what} (${name.path}:${(at ?? 0) + 1})`;
    return { ...finding, state: "suppressed", why };
  });
}
