/**
 * Makes what was said portable between machines: absolute places become placeholders, and back. `unscrub` undoes
 * `scrub` exactly, also for text that happens to contain a placeholder.
 */

/** Placeholder names and what they stand for on this machine, for example `ROOT` and the folder of the tree. */
export type Places = ReadonlyMap<string, string>;

export type Scrubber = {
  /** Every string in the value, keys included. */
  readonly scrub: (value: unknown) => unknown;
  readonly unscrub: (value: unknown) => unknown;
};

/** How the placeholder of a place is written in a trace. */
export function placeholder(name: string): string {
  return `\${${name}}`;
}

export function createScrubber(places: Places): Scrubber {
  // Longest first: a place inside another must not be cut by it.
  const entries = [...places].filter(([, place]) => place !== "").sort((a, b) => b[1].length - a[1].length);
  const names = entries.map(([name]) => name).join("|");
  const written = new RegExp(`\\$\\{(!*)(${names})\\}`, "g");
  const toPlace = new Map(entries);
  const scrubText = (text: string): string => {
    // A server may send half a surrogate pair; UTF-8 cannot hold it, so a hash over it would have two meanings.
    let scrubbed = text
      .toWellFormed()
      .replace(written, (_all, marks: string, name: string) => `\${!${marks}${name}}`);
    for (const [name, place] of entries) scrubbed = scrubbed.replaceAll(place, () => placeholder(name));
    return scrubbed;
  };
  const unscrubText = (text: string): string =>
    text.replace(written, (_all, marks: string, name: string) =>
      marks === "" ? (toPlace.get(name) ?? "") : `\${${marks.slice(1)}${name}}`,
    );
  return {
    scrub: (value) => mapStrings(value, scrubText),
    unscrub: (value) => mapStrings(value, unscrubText),
  };
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return (value as unknown[]).map((one) => mapStrings(one, change));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [change(key), mapStrings(one, change)] as const);
  // fromEntries defines own members, so a key named __proto__ stays a key.
  return Object.fromEntries(entries);
}
