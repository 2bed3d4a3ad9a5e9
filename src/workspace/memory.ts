/** What is read of sources by what they contain: the next run of one process finds it again, which changes nothing but its time. */
import type { LinkMemory } from "../affected/affected.ts";
import { allHold } from "../affected/rules.ts";
import { createSources, type FindSource } from "../affected/source.ts";
import { compareText } from "../core/order.ts";
import type { Profile } from "../servers/profile.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import { parserFor } from "./parsers.ts";

export type Readings = {
  readonly parser: SyntaxParser;
  /** `textOf` counts until it is called again: what is kept of a text depends on no tree. */
  readonly sources: (textOf: (blob: string) => string | undefined) => FindSource;
  /** What the words of imports lead to, as far as it was made for an earlier state. */
  readonly links: LinkMemory;
};

export function keepReadings(parser: SyntaxParser): Readings {
  let current: (blob: string) => string | undefined = () => undefined;
  const sources = createSources(parser, (blob) => current(blob), allHold);
  return {
    parser,
    sources: (textOf) => {
      current = textOf;
      return sources;
    },
    links: {},
  };
}

/** Of one process, for the languages of these servers. */
export type ReadingMemory = (profiles: readonly Profile[]) => Promise<Readings>;

/** Begins anew for other languages, and after so many runs: what was saved once and is no more would stay in it. */
export function rememberReadings(): ReadingMemory {
  let known: { readonly of: string; readonly readings: Promise<Readings> } | undefined;
  let runs = 0;
  return (profiles) => {
    const of = [...new Set(profiles.flatMap(({ languageIds }) => languageIds))].sort(compareText).join(" ");
    runs += 1;
    if (known?.of !== of || runs % runsMax === 0)
      known = { of, readings: parserFor(profiles).then(keepReadings) };
    return known.readings;
  };
}

const runsMax = 200;
