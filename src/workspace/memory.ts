/**
 * Keeps what is read of sources, by their content: the next run of one process finds it again, which changes only its
 * time.
 */
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
  /** Returns the reader of sources. `textOf` is used until the next call: what is kept of a text depends on no tree. */
  readonly sources: (textOf: (blob: string) => string | undefined) => FindSource;
  /**
   * Reads the remaining parts of the sources that were requested since the last call of `sources`, so that the next run
   * need not; until the signal ends it, or a text is gone.
   */
  readonly readOn: (signal: AbortSignal) => Promise<void>;
  /** Targets of imports, as far as they were resolved for an earlier state. */
  readonly links: LinkMemory;
  /** Imports of a text, the same list for the same blob. */
  readonly imports: ImportsOf;
  /** Import graph, made once for the same lists. */
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

/** Readings of one process. */
export type ReadingMemory = {
  /** Returns the readings for the languages of these servers. */
  readonly of: (profiles: readonly Profile[]) => Promise<Readings>;
  /** Calls `readOn` of the last returned readings. */
  readonly readOn: Readings["readOn"];
};

/**
 * Keeps readings. It starts again for other languages, and after a number of runs: texts that were saved once and no
 * longer exist would stay in memory.
 */
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
/** Maximum number of sources; each takes some milliseconds and some hundred kilobytes. */
const readOnMax = 1_000;
