/** Names that a server lists for a file, for a language that Lanser does not parse. */

import type { Range } from "../../model/finding.ts";
import type { ListedName } from "../../selectors/resolve.ts";
import type { QuestionEncoding } from "../../servers/protocol/capabilities.ts";
import type { Facts, FlatRange } from "../bundle/facts.ts";
import { fromServer } from "../query/encoding.ts";

/** Returns the names of a server that gives the range of the name itself. `lines` are those of the file. */
export function namesListed(
  { symbols = [] }: Facts,
  lines: readonly string[],
  encoding: QuestionEncoding,
): readonly ListedName[] {
  return symbols.flatMap(({ name, container, range, selectionRange }) => {
    const nameRange = selectionRange === null ? undefined : rangeIn(selectionRange, lines, encoding);
    const whole = rangeIn(range, lines, encoding);
    if (nameRange === undefined || whole === undefined) return [];
    const symbol = plainName(container === null ? name : `${container}.${name}`);
    return [{ symbol, nameRange, range: whole }];
  });
}

/** Returns a name as people write it: `Ship.Load` for `(*Ship[T]).Load`, and `Base.load` for `Base.load(String)`. */
function plainName(name: string): string {
  return name
    .replace(/\[[^\]]*\]/gu, "")
    .replace(/^\(\*?([^()]*)\)/u, "$1")
    .replace(/\([^()]*\)$/u, "")
    .replaceAll("::", ".");
}

function rangeIn(
  [startLine, startCharacter, endLine, endCharacter]: FlatRange,
  lines: readonly string[],
  encoding: QuestionEncoding,
): Range | undefined {
  const start = fromServer(lines, { line: startLine, character: startCharacter }, encoding);
  const end = fromServer(lines, { line: endLine, character: endCharacter }, encoding);
  return start === undefined || end === undefined ? undefined : { start, end };
}
