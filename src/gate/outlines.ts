/** Outlines of the files of one side, each made once, when it is first asked for. */
import { type Outline, outline } from "../syntax/outline.ts";
import type { SyntaxParser } from "../syntax/parser.ts";

/** A tree of the parser costs some hundred bytes for each byte of text. */
export const outlinedLengthMax = 1_048_576;

export function createOutlines(
  parser: SyntaxParser,
  text: (path: string) => string | undefined,
): (path: string) => Outline | undefined {
  const known = new Map<string, Outline | undefined>();
  return (path) => {
    if (!known.has(path)) {
      const read = text(path);
      known.set(
        path,
        read === undefined || read.length > outlinedLengthMax ? undefined : outline(parser, read),
      );
    }
    return known.get(path);
  };
}
