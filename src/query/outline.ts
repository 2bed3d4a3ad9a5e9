/** `lanser outline`: what a file defines, read of its text; no server is started. */
import { flat } from "../bundle/bundle.ts";
import type { SymbolFact } from "../bundle/facts.ts";
import { UserError } from "../errors.ts";
import { type Definition, namedDefinitions } from "../syntax/outline.ts";
import type { Question } from "./question.ts";
import { distinct } from "./read.ts";

export const outline: Question = {
  kind: "text",
  name: "outline",
  aliases: [],
  summary: "what a file defines, read of its text: no server is started",
  need: "file",
  modes: [],
  flags: [],
  sortingKeys: ["path", "range", "name"],
  readOnly: true,
  answer: ({ target, outline: found, evidence }) => {
    const { path } = target.place;
    if (found === undefined)
      throw new UserError("unsupported-capability", `no grammar of this release reads \`${path}\``, {
        hint: "Ask its server: lanser symbols PATH",
      });
    const lists = new Map<Definition, string | null>();
    const symbols = namedDefinitions(found).map(({ symbol, definition }): SymbolFact => {
      const around = symbol.slice(0, symbol.length - definition.name.length).replace(/\.$/u, "");
      // An item is one of what its list is in: `steps[2]` of `jobs.build`.
      const container =
        lists.get(definition) ?? (definition.item === undefined && around !== "" ? around : null);
      for (const inner of definition.definitions) if (inner.item !== undefined) lists.set(inner, container);
      return {
        path,
        name:
          definition.item === undefined
            ? definition.name
            : symbol.slice(container === null ? 0 : container.length + 1),
        kind: definition.kind,
        container,
        range: flat(definition.range),
        selectionRange: flat(definition.nameRange),
        evidence: evidence.id,
      };
    });
    const why = found.isPartial ? "its grammar cannot read all of the text" : "the text has syntax errors";
    const notes = found.hasErrors ? { notes: [why] } : {};
    return {
      status: "ok",
      exitCode: 0,
      facts: { provenance: "builtin", symbols: distinct(symbols) },
      ...notes,
    };
  },
};
