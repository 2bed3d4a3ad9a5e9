/** Findings that went away because an import broke: what they are about is of no known type any more. */
import type { ComparedFinding } from "../core/finding.ts";
import { once } from "../core/once.ts";
import type { Side } from "../core/report.ts";
import type { Reading } from "../syntax/reading.ts";
import { importBehindFinder } from "./flow.ts";
import { unresolvedImports } from "./unresolved.ts";

export type HiddenInput = {
  readonly findings: readonly ComparedFinding[];
  /** Of head. */
  readonly program: readonly string[];
  readonly text: (side: Side, path: string) => string | undefined;
  readonly reading: (side: Side, path: string) => Reading | undefined;
  /** Whether probes show that a finding was mended: then its type is known. */
  readonly isProven: (id: string) => boolean;
};

/** In the order given: a fixed one is `suppressed` where the code that stands there now comes from an import that broke. */
export function hiddenByImports(input: HiddenInput): readonly ComparedFinding[] {
  const { findings, program } = input;
  const reading = (path: string) => input.reading("head", path);
  const broken = unresolvedImports(
    findings.filter(({ state }) => state === "new"),
    reading,
  );
  if (broken.isEmpty) return findings;
  const behind = once(() =>
    importBehindFinder({ files: program, text: (path) => input.text("head", path), reading }),
  );
  return findings.map((finding): ComparedFinding => {
    const { state, counterpart, id } = finding;
    if (state !== "fixed" || counterpart === null || input.isProven(id)) return finding;
    const name = behind()(
      counterpart,
      ({ path, local }) => broken.of(path, local) !== undefined,
      "statement",
    );
    const found = name && broken.of(name.path, name.local);
    if (found === undefined) return finding;
    const why = `silenced, not fixed: its code depends on \`${found.local}\`, whose import does not resolve in head (${found.path}:${found.first + 1})`;
    return { ...finding, state: "suppressed", why };
  });
}
