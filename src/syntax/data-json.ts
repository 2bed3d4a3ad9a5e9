/**
 * Reads JSON with the same parser as its server, so both find the same errors. Comments and trailing commas are no
 * errors.
 */
import { visit } from "jsonc-parser";
import { broken, type Extent, keyOutliner, type ReadData } from "./keys.ts";

/** Reads a text; returns `broken` if it has errors. */
export const readJsonData: ReadData = (text, starts) => {
  const outliner = keyOutliner(text, starts);
  const comments: Extent[] = [];
  let hasErrors = false;
  visit(
    // For this parser a byte order mark is an error, so a space replaces it.
    text.replace(/^\uFEFF/u, " "),
    {
      onObjectBegin: (offset) => outliner.begin("map", offset),
      onObjectProperty: (_name, offset, length) =>
        outliner.key({ start: offset + 1, end: offset + length - 1 }),
      onObjectEnd: (offset, length) => outliner.end(offset + length),
      onArrayBegin: (offset) => outliner.begin("list", offset),
      onArrayEnd: (offset, length) => outliner.end(offset + length),
      onLiteralValue: (_value, offset, length) => outliner.value({ start: offset, end: offset + length }),
      onComment: (offset, length) => void comments.push({ start: offset, end: offset + length }),
      onError: () => {
        hasErrors = true;
      },
    },
    { allowTrailingComma: true },
  );
  return hasErrors ? broken : { definitions: outliner.definitions, hasErrors, comments, strings: [] };
};
