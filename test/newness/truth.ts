/** What was called new, held against what is. */
export type Located = {
  readonly path: string;
  /** 0-based. */
  readonly range: { readonly start: { readonly line: number } };
  readonly code: string | null;
  readonly message: string;
};

/** In the words of `NewnessCase.truth`; a false one carries its whole message. */
export type Difference = { readonly falseNew: readonly string[]; readonly missed: readonly string[] };

/** Strictly one to one. */
export function compareWithTruth(
  called: readonly Located[],
  truth: readonly string[],
  headLines: (path: string) => readonly string[],
): Difference {
  const missed = [...truth];
  const falseNew: string[] = [];
  for (const finding of called) {
    const place = `${finding.path}:${finding.range.start.line + 1} ${finding.code}`;
    const words = `${finding.message}\n${headLines(finding.path)[finding.range.start.line]}`;
    const at = missed.findIndex(
      (one) => one.startsWith(`${place} `) && words.includes(one.slice(place.length + 1)),
    );
    if (at < 0) falseNew.push(`${place} ${finding.message}`);
    else missed.splice(at, 1);
  }
  return { falseNew, missed };
}
