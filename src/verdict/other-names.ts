/** Files that a program has by several names, because links lead to them: what is found in one is found once. */
import type { Finding } from "../model/finding.ts";
import { canonical } from "../model/json.ts";

/** By every other name of a file in a program, the one by which it is known. */
export type OtherNames = Readonly<Record<string, string>>;

/** Without what is found under the first name, too; what the place of the other name brings about stays. */
export function withoutRepeats<Found extends Finding>(
  findings: readonly Found[],
  names: OtherNames,
): readonly Found[] {
  if (Object.keys(names).length === 0) return findings;
  const seen = new Set(findings.map((one) => keyOf(one, one.path)));
  return findings.filter((one) => {
    const first = Object.hasOwn(names, one.path) ? names[one.path] : undefined;
    return first === undefined || !seen.has(keyOf(one, first));
  });
}

function keyOf({ range, severity, source, code, message }: Finding, path: string): string {
  return canonical([path, range, severity, source, code, message.toWellFormed()]);
}

/** Under another name nothing is known of a file of which nothing is known. */
export function withOtherNames(unknown: readonly string[], names: OtherNames): readonly string[] {
  const known = new Set(unknown);
  return [...unknown, ...Object.entries(names).flatMap(([name, first]) => (known.has(first) ? [name] : []))];
}
