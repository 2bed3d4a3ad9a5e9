/** Checks lines of `lanser batch` without querying a server. */
import { UserError } from "../../model/errors.ts";
import { parsePlace } from "../../selectors/place.ts";
import { questionCalled } from "../query/questions.ts";
import { duplicateIdText, isReference, readLine, splitReference, unknownIdText } from "./batch.ts";
import { assertPlaces } from "./target.ts";
import { requestFrom } from "./written.ts";

/** Result for a line that is not empty. `line` is 1-based; `problem` is undefined if the line is valid. */
export type BatchCheck = { readonly line: number; readonly problem: string | undefined };

/**
 * Checks every line of a batch, so that `lanser schema validate-batch` finds mistakes before a long run. Sends no
 * query; it cannot know whether a file or symbol exists.
 */
export function* batchProblems(lines: Iterable<string>): Iterable<BatchCheck> {
  const ids = new Set<string>();
  let line = 0;
  for (const text of lines) {
    line += 1;
    if (text.trim() !== "") yield { line, problem: problemOf(text, ids) };
  }
}

/**
 * Returns what is wrong with a line, or undefined. `ids` are those of the lines before, which the line can refer to; a
 * valid line adds its own.
 */
function problemOf(text: string, ids: Set<string>): string | undefined {
  const read = readLine(text);
  if (read.kind === "problem") return read.message;
  if (read.kind === "cancel") return ids.has(read.id) ? undefined : unknownIdText(read.id);
  const { id, cmd, place, ...line } = read.line;
  if (ids.has(id)) return duplicateIdText(id);
  ids.add(id);
  try {
    const named = place === undefined ? {} : { place: isReference(place) ? place.$ref : place };
    const request = requestFrom({ cmd, ...line, ...named }, usual, undefined);
    assertPlaces(questionCalled(cmd), request);
    if (typeof place === "string") parsePlace(place);
  } catch (error) {
    if (error instanceof UserError)
      return error.hint === "" ? error.message : `${error.message} (${error.hint})`;
    throw error;
  }
  if (!isReference(place)) return undefined;
  const to = splitReference(place.$ref).id;
  return to !== id && ids.has(to) ? undefined : unknownIdText(to);
}

/** Any values: no query is sent, and they do not affect the result. */
const usual = { indexing: "utf-16", timeoutMs: 0 } as const;
