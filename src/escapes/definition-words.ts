/** Collects the words of the definition around a finding, and of its file. */
import type { ComparedFinding } from "../model/finding.ts";
import type { Side } from "../model/report.ts";
import { lines } from "../model/text.ts";
import type { ReadEscapes } from "./read.ts";

type TextOf = { readonly text: (side: Side, path: string) => string | undefined };

export type WordReader = {
  /** Returns every identifier-like word of the file, on both sides, including comments and strings. */
  readonly ofFile: (basePath: string, headPath: string) => ReadonlySet<string>;
  /**
   * Returns the same for the definition around a finding, on each side; at module level, for all code outside of
   * definitions.
   */
  readonly ofDefinition: (finding: ComparedFinding, headPath: string) => readonly OwnWords[];
};

export type OwnWords = { readonly words: ReadonlySet<string>; readonly isModule: boolean };

export function wordReader({ text }: TextOf, read: ReadEscapes): WordReader {
  const known = new Map<string, ReadonlySet<string>>();
  const once = (key: string, make: () => ReadonlySet<string>): ReadonlySet<string> => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
  const around = (side: Side, path: string, line: number): OwnWords => {
    const { definitionAt } = read(side, path);
    const definition = definitionAt(line);
    const key = `${side} ${path} ${definition?.symbol ?? ""} ${definition?.first ?? ""}`;
    const words = once(key, () => {
      const all = lines(text(side, path) ?? "");
      const own =
        definition === undefined
          ? all.filter((_, at) => definitionAt(at) === undefined)
          : all.slice(definition.first, definition.last + 1);
      return wordsOf(own.join("\n"));
    });
    return { words, isModule: definition === undefined };
  };
  return {
    ofFile: (basePath, headPath) =>
      once(`${basePath}\0${headPath}`, () =>
        wordsOf(`${text("base", basePath) ?? ""}\n${text("head", headPath) ?? ""}`),
      ),
    ofDefinition: ({ path, range, counterpart }, headPath) => {
      const inBase = around("base", path, range.start.line);
      const line = counterpart?.range.start.line;
      return line === undefined ? [inBase] : [inBase, around("head", headPath, line)];
    },
  };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu) ?? []);
}
