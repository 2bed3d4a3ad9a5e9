/** `lanser locate`: resolves a written place to its range, with the code there and a selector that finds it again. */

import { compact } from "../../model/compact.ts";
import { sha256 } from "../../model/digest.ts";
import { UserError } from "../../model/errors.ts";
import type { Range } from "../../model/finding.ts";
import { compareRanges } from "../../model/order.ts";
import { lineStarts, splitText } from "../../model/text.ts";
import { type AnchorMatch, ctxDefault, findAnchor } from "../../selectors/anchor.ts";
import { type AstStep, type FilePlace, parsePlace, printId, printPlace } from "../../selectors/place.ts";
import { symbolIds } from "../../selectors/symbol-id.ts";
import { type NamedDefinition, namedDefinitions } from "../../syntax/outline.ts";
import { offsetOf } from "../../syntax/reading.ts";
import { flattenRange } from "../bundle/bundle.ts";
import type { Question, ReadText } from "./question.ts";
import { described } from "./table.ts";

const forms = ["anchor", "symbol", "ast", "id"] as const;

export const locate: Question & { readonly kind: "text" } = {
  ...described("locate"),
  sortingKeys: [],
  readOnly: true,
  answer: (read) => {
    const { target, text, params, evidence } = read;
    const { path, range, whole, symbol } = target.place;
    const starts = lineStarts(text);
    const code = text.slice(offsetOf(starts, whole.start), offsetOf(starts, whole.end)).toWellFormed();
    const as = forms.find((one) => one === params["as"]);
    if (params["as"] !== undefined && as === undefined)
      throw new UserError("usage", `\`as\` must be one of ${forms.join(", ")}`);
    const named = definitionAt(read);
    return {
      status: "ok",
      exitCode: 0,
      facts: {
        provenance: "builtin",
        location: {
          path,
          range: flattenRange(range),
          whole: flattenRange(whole),
          symbol,
          text: code,
          verify: sha256(code),
          selector: selectorAgain(read, as, named),
          ...compact({ id: named === undefined ? undefined : idOf(read, named) }),
          ...(target.found === undefined ? {} : { score: target.found.score, ...target.found.evidence }),
          evidence: evidence.id,
        },
      },
    };
  },
};

/** Returns the definition that a place names; undefined for other places. */
function definitionAt({ target, outline }: ReadText): NamedDefinition | undefined {
  const { range, at } = target.place;
  return namedDefinitions(outline).find(
    ({ definition: { nameRange } }) =>
      compareRanges(nameRange, range) === 0 ||
      compareRanges({ start: nameRange.start, end: nameRange.start }, range) === 0 ||
      (at !== undefined && nameRange.start.line === at.line && nameRange.start.character === at.character),
  );
}

/** Returns a selector that finds the place again: of a form if one is wanted, else the one that survives most edits. */
function selectorAgain(
  read: ReadText,
  as: (typeof forms)[number] | undefined,
  named: NamedDefinition | undefined,
): string {
  const { selector, found, place } = read.target;
  const form = found?.seen === undefined && found?.scoring === undefined ? formOf(selector) : undefined;
  // A part of a definition, such as its body or a call in it, is best named as the caller did.
  const isPart = named === undefined || compareRanges(named.definition.nameRange, place.range) !== 0;
  if (isPart && form !== undefined && (as ?? form) === form) return selector;
  return selectorIn(read, as ?? (named === undefined ? "anchor" : "symbol"), named);
}

/** Returns the form of a printed selector; undefined for one with a line, which the next edit can move. */
function formOf(selector: string): (typeof forms)[number] | undefined {
  const { kind } = parsePlace(selector);
  if (kind === "module") return "symbol";
  return forms.find((one) => one === kind);
}

/** Returns a selector of a form. Throws a UserError if the place has none: only a definition has a name and an id. */
function selectorIn(
  read: ReadText,
  form: (typeof forms)[number],
  named: NamedDefinition | undefined,
): string {
  const { path, range } = read.target.place;
  if (form === "anchor") return printPlace(anchorAt(read.text, path, range));
  const id = named === undefined ? undefined : idOf(read, named);
  if (named === undefined || id === undefined)
    throw new UserError(
      "not-found",
      `the place is not the name of a definition, so it has no selector of the form ${form}`,
      { hint: "Use --as anchor, or name the definition." },
    );
  if (form === "id") return id;
  const same = namedDefinitions(read.outline)
    .filter(({ symbol }) => symbol === named.symbol)
    .sort((one, other) => compareRanges(one.definition.nameRange, other.definition.nameRange));
  const own = same.findIndex(
    ({ definition: { nameRange } }) => compareRanges(nameRange, named.definition.nameRange) === 0,
  );
  const nth = same.length > 1 ? own : undefined;
  return form === "symbol"
    ? printPlace({ kind: "symbol", path, names: named.symbol.split("."), ...compact({ overload: nth }) })
    : printPlace(astOf(path, named, nth));
}

const stepOf = { class: "class", function: "def", key: "key" } as const;

function astOf(path: string, { symbol, kinds }: NamedDefinition, nth: number | undefined): FilePlace {
  const names = symbol.split(".");
  const steps = names.map((name, at): AstStep => {
    const kind = stepOf[kinds[kinds.length - names.length + at] ?? "class"];
    const isLast = at === names.length - 1;
    return { kind, name, ...compact({ index: isLast && nth !== undefined ? nth + 1 : undefined }) };
  });
  return { kind: "ast", root: { path }, steps };
}

/**
 * Returns an anchor of the text at a range; for a position, of the rest of its line. Its hash tells equal texts apart.
 * A position behind the text of its line has no anchor, and keeps its line.
 */
function anchorAt(text: string, path: string, range: Range): FilePlace {
  const starts = lineStarts(text);
  const isEmpty = compareRanges(range, { start: range.start, end: range.start }) === 0;
  const line = splitText(text)[range.start.line] ?? "";
  const first = starts[range.start.line] ?? 0;
  const [start, end] = isEmpty
    ? [first + range.start.character, first + line.trimEnd().length]
    : [offsetOf(starts, range.start), offsetOf(starts, range.end)];
  const snippet = text.slice(start, end);
  if (snippet.trim() === "") return { kind: "line", path, line: range.start.line + 1 };
  const isOnly = findAnchor(text, { snippet }).matches.length === 1;
  // The fewest characters around that tell equal texts apart: the more there are, the sooner an edit changes one.
  const ctx =
    contexts.find((one) => isAlone(findAnchor(text, { snippet, ctx: one }).matches, start)) ?? ctxDefault;
  const own = findAnchor(text, { snippet, ctx }).matches.find((match) => match.start === start);
  const hash = own?.hash.slice(0, "sha256:".length + 16);
  return {
    kind: "anchor",
    path,
    snippet,
    ...(isOnly ? {} : { ctx }),
    ...compact({ hash: isOnly ? undefined : hash }),
  };
}

/** Numbers of code points around a text, of which the first is used that tells it apart. */
const contexts = [ctxDefault, 48, 96, 192, 384];

/** True if no other match has the hash of the match at an offset. */
function isAlone(matches: readonly AnchorMatch[], start: number): boolean {
  const own = matches.find((match) => match.start === start);
  return matches.filter(({ hash }) => hash === own?.hash).length === 1;
}

function idOf({ target, text, outline, language }: ReadText, named: NamedDefinition): string | undefined {
  if (outline === undefined || language === undefined) return undefined;
  const [id] = symbolIds({ path: target.place.path, text, outline }, language, [named]);
  return id === undefined ? undefined : printId(id);
}
