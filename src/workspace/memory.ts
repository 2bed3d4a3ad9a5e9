/** What is read of sources by what they contain: the next run of one process finds it again, which changes nothing but its time. */
import { setImmediate } from "node:timers/promises";
import type { LinkMemory } from "../affected/affected.ts";
import { graphsOfWalk, type MakeGraph } from "../affected/imports.ts";
import { allHold } from "../affected/rules.ts";
import {
  createSources,
  type FindSource,
  type ImportsOf,
  type Source,
  TextGone,
  withoutText,
} from "../affected/source.ts";
import { compareText } from "../model/order.ts";
import type { Profile } from "../servers/profile.ts";
import { type Import, importsIn } from "../syntax/imports.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import { parserFor } from "./parsers.ts";

export type Readings = {
  readonly parser: SyntaxParser;
  /** `textOf` counts until it is called again: what is kept of a text depends on no tree. */
  readonly sources: (textOf: (blob: string) => string | undefined) => FindSource;
  /**
   * Reads what was asked for since `sources` was called last as far as it is not yet, so that the next run need not; until the
   * signal ends it, or a text is gone.
   */
  readonly readOn: (signal: AbortSignal) => Promise<void>;
  /** What the words of imports lead to, as far as it was made for an earlier state. */
  readonly links: LinkMemory;
  /** The imports of a text, the same list for the same blob. */
  readonly imports: ImportsOf;
  /** Who imports whom, found once for the same lists. */
  readonly graph: MakeGraph;
};

export function keepReadings(parser: SyntaxParser): Readings {
  let current: (blob: string) => string | undefined = () => undefined;
  const known = new Map<string, readonly Import[]>();
  const imports: ImportsOf = (blob, language, text) => {
    const key = `${language} ${blob}`;
    const found = known.get(key) ?? withoutText(importsIn(language, text()));
    known.set(key, found);
    return found;
  };
  const sources = createSources(parser, (blob) => current(blob), allHold, imports);
  let asked = new Set<Source>();
  return {
    parser,
    sources: (textOf) => {
      current = textOf;
      const own = new Set<Source>();
      asked = own;
      return (file) => {
        const source = sources(file);
        if (source !== undefined) own.add(source);
        return source;
      };
    },
    readOn: async (signal) => {
      for (const source of [...asked].slice(0, readOnMax)) {
        // One at a time: what comes meanwhile waits for no more.
        await setImmediate();
        if (signal.aborted) return;
        try {
          source.pieces();
        } catch (error) {
          if (error instanceof TextGone) return;
          throw error;
        }
      }
    },
    links: {},
    imports,
    graph: graphsOfWalk(),
  };
}

/** Of one process. */
export type ReadingMemory = {
  /** For the languages of these servers. */
  readonly of: (profiles: readonly Profile[]) => Promise<Readings>;
  /** `Readings.readOn` of what was given last. */
  readonly readOn: Readings["readOn"];
};

/** Begins anew for other languages, and after so many runs: what was saved once and is no more would stay in it. */
export function rememberReadings(): ReadingMemory {
  let known: { readonly of: string; readonly readings: Promise<Readings> } | undefined;
  let runs = 0;
  return {
    of: (profiles) => {
      const of = [...new Set(profiles.flatMap(({ languageIds }) => languageIds))].sort(compareText).join(" ");
      runs += 1;
      if (known?.of !== of || runs % runsMax === 0)
        known = { of, readings: parserFor(profiles).then(keepReadings) };
      return known.readings;
    },
    readOn: async (signal) => (await known?.readings)?.readOn(signal),
  };
}

const runsMax = 200;
/** Some milliseconds and some hundred kilobytes each. */
const readOnMax = 1_000;
