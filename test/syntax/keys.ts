/** What holds for the keys of data, whatever is read. */
import { expect } from "vitest";
import type { Position } from "../../src/model/finding.ts";
import { comparePositions } from "../../src/model/order.ts";
import { rangeWithin, splitText } from "../../src/model/text.ts";
import { type Definition, namedDefinitions } from "../../src/syntax/outline.ts";
import type { Reading } from "../../src/syntax/reading.ts";

/** Each with its lines. */
export function symbolsIn(reading: Reading): readonly string[] {
  return namedDefinitions(reading).map(
    ({ symbol, definition: { range } }) => `${symbol} ${range.start.line + 1}-${range.end.line + 1}`,
  );
}

/** A text without its mark, and where that was. */
export function marked(text: string): { readonly of: string; readonly at: Position } {
  const before = splitText(text.slice(0, text.indexOf("|")));
  return {
    of: text.replace("|", ""),
    at: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
}

/** Each lies in the text and in what it is in, behind the one before it; its name is spelt, or it is an item; and they are not more than the text has. */
export function assertKeys({ definitions, text }: Reading): void {
  const all = splitText(text);
  let names = 0;
  const waiting = [{ definitions, around: undefined as Definition | undefined }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    let last: Position = next.around?.range.start ?? { line: 0, character: 0 };
    for (const one of next.definitions) {
      const { range, nameRange, name, item, kind } = one;
      const isIn =
        rangeWithin(all, range) &&
        rangeWithin(all, nameRange) &&
        comparePositions(last, range.start) <= 0 &&
        comparePositions(range.start, nameRange.start) <= 0 &&
        comparePositions(nameRange.end, range.end) <= 0 &&
        (next.around === undefined || comparePositions(range.end, next.around.range.end) <= 0);
      const spelt = all[nameRange.start.line]?.slice(nameRange.start.character, nameRange.end.character);
      const isSpelt =
        nameRange.start.line === nameRange.end.line && spelt === (item === undefined ? name : "");
      if (!isIn || !isSpelt || kind !== "key")
        expect.fail(`${JSON.stringify(one)} in ${JSON.stringify(text)}`);
      last = range.end;
      if (item === undefined) names += name.length;
      waiting.push({ definitions: one.definitions, around: one });
    }
  }
  expect(names).toBeLessThanOrEqual(text.length);
}
