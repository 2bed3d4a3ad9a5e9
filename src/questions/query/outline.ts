/** `lanser outline`: the definitions of a file, parsed from its text. No server is started. */

import { compact } from "../../model/compact.ts";
import { UserError } from "../../model/errors.ts";
import { splitText } from "../../model/text.ts";
import { printId } from "../../selectors/place.ts";
import { symbolIds } from "../../selectors/symbol-id.ts";
import { type Definition, namedDefinitions } from "../../syntax/outline.ts";
import { flattenRange } from "../bundle/bundle.ts";
import type { SymbolFact } from "../bundle/facts.ts";
import type { Question } from "./question.ts";
import { sortDistinct } from "./read.ts";
import { described } from "./table.ts";

export const outline: Question & { readonly kind: "text" } = {
  ...described("outline"),
  sortingKeys: ["path", "range", "name"],
  readOnly: true,
  answer: ({ target, text, outline: found, params, language, evidence }) => {
    const { path } = target.place;
    if (found === undefined)
      throw new UserError("unsupported-capability", `Lanser has no grammar for \`${path}\``, {
        hint: "Ask the language server instead: lanser symbols PATH",
      });
    const all = splitText(text);
    const named = namedDefinitions(found);
    const classes = new Set(named.flatMap((one) => (one.definition.kind === "class" ? [one.symbol] : [])));
    const lists = new Map<Definition, string | null>();
    const ids =
      params["ids"] === true && language !== undefined
        ? symbolIds({ path, text, outline: found }, language, named).map(printId)
        : [];
    const symbols = named.map(({ symbol, definition }, index): SymbolFact => {
      const around = symbol.slice(0, symbol.length - definition.name.length).replace(/\.$/u, "");
      // An item of a list belongs to the container of the list: `steps[2]` to `jobs.build`.
      const container =
        lists.get(definition) ?? (definition.item === undefined && around !== "" ? around : null);
      for (const inner of definition.definitions) if (inner.item !== undefined) lists.set(inner, container);
      return {
        path,
        name:
          definition.item === undefined
            ? definition.name
            : symbol.slice(container === null ? 0 : container.length + 1),
        kind:
          definition.kind === "function" && classes.has(container ?? "") ? "method" : kindOf(definition, all),
        container,
        range: flattenRange(definition.range),
        selectionRange: flattenRange(definition.nameRange),
        ...compact({ id: ids[index] }),
        evidence: evidence.id,
      };
    });
    const known = new Set(symbols.map(({ selectionRange }) => String(selectionRange)));
    for (const { symbol, nameRange, range } of found.given) {
      const at = symbol.lastIndexOf(".");
      const selectionRange = flattenRange(nameRange);
      if (known.has(String(selectionRange))) continue;
      symbols.push({
        path,
        name: symbol.slice(at + 1),
        kind: at < 0 ? "variable" : "property",
        container: at < 0 ? null : symbol.slice(0, at),
        range: flattenRange(range),
        selectionRange,
        evidence: evidence.id,
      });
    }
    const why = found.isPartial
      ? "Lanser's grammar cannot read the whole text, so symbols can be missing"
      : "the text has syntax errors, so symbols can be missing";
    const notes = found.hasErrors ? { notes: [why] } : {};
    return {
      status: "ok",
      exitCode: 0,
      facts: { provenance: "builtin", symbols: sortDistinct(symbols) },
      ...notes,
    };
  },
};

/**
 * Returns the kind of a definition. The grammars use "class" for every kind of type, so the keyword before the name
 * decides: `interface`, `struct`, `trait`. `all` are the lines of the file.
 */
function kindOf({ kind, nameRange: { start } }: Definition, all: readonly string[]): string {
  if (kind !== "class") return kind;
  const before = all[start.line]?.slice(0, start.character) ?? "";
  return /\b(interface|type|enum|namespace|struct|trait|union)\s+$/u.exec(before)?.[1] ?? kind;
}
