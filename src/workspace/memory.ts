/** What is read of texts and hangs on no tree: the next run of one process finds it again, which changes nothing but its time. */
import type { LinkMemory } from "../affected/affected.ts";
import { allHold } from "../affected/rules.ts";
import { createSources, type FindSource } from "../affected/source.ts";
import { compareText } from "../core/order.ts";
import { graphsOfWalk, type MakeGraph } from "../delta/imports.ts";
import type { Profile } from "../servers/profile.ts";
import { type Import, importsIn } from "../syntax/imports.ts";
import type { SyntaxLanguage, SyntaxParser } from "../syntax/parser.ts";
import { parserFor } from "./parsers.ts";

export type Readings = {
  readonly parser: SyntaxParser;
  /** `textOf` counts until it is called again: what is kept of a text depends on no tree. */
  readonly sources: (textOf: (blob: string) => string | undefined) => FindSource;
  /** What the words of imports lead to, as far as it was made for an earlier state. */
  readonly links: LinkMemory;
  readonly graph: MakeGraph;
  /** The imports of a text, the same list for the same blob. */
  readonly imports: (blob: string, language: SyntaxLanguage, text: () => string) => readonly Import[];
};

export function keepReadings(parser: SyntaxParser): Readings {
  let current: (blob: string) => string | undefined = () => undefined;
  const sources = createSources(parser, (blob) => current(blob), allHold);
  const imports = new Map<string, readonly Import[]>();
  return {
    parser,
    sources: (textOf) => {
      current = textOf;
      return sources;
    },
    links: {},
    graph: graphsOfWalk(),
    imports: (blob, language, text) => {
      const key = `${language} ${blob}`;
      const found = imports.get(key) ?? importsIn(language, text());
      imports.set(key, found);
      return found;
    },
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
