/** Handles files that have several names in a program because of links: each finding counts once. */
import type { Finding } from "../model/finding.ts";
import { canonical } from "../model/json.ts";

/** Map from every other name of a file in a program to the name by which it is known. */
export type OtherNames = Readonly<Record<string, string>>;

/** Drops findings that the first name has, too; findings that only the place of the other name causes stay. */
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

/** Adds the other names of unknown files: these are unknown, too. */
export function withOtherNames(unknown: readonly string[], names: OtherNames): readonly string[] {
  const known = new Set(unknown);
  return [...unknown, ...Object.entries(names).flatMap(([name, first]) => (known.has(first) ? [name] : []))];
}
