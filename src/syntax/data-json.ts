/** Reads JSON with the parser of its server. Comments and trailing commas are no errors. */
import { visit } from "jsonc-parser";
import { broken, type Extent, keyOutliner, type ReadData } from "./keys.ts";

export const readJsonData: ReadData = (text, starts) => {
  const outliner = keyOutliner(text, starts);
  const comments: Extent[] = [];
  let hasErrors = false;
  visit(
    // A byte order mark is none of its white space.
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
