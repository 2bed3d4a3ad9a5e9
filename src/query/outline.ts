/** `lanser outline`: what a file defines, read of its text; no server is started. */
import { flat } from "../bundle/bundle.ts";
import type { SymbolFact } from "../bundle/facts.ts";
import { UserError } from "../errors.ts";
import { namedDefinitions } from "../syntax/outline.ts";
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
    const symbols = namedDefinitions(found).map(({ symbol, definition }): SymbolFact => {
      const end = symbol.lastIndexOf(`.${definition.name}`);
      return {
        path,
        name: definition.name,
        kind: definition.kind,
        container: end < 0 ? null : symbol.slice(0, end),
        range: flat(definition.range),
        selectionRange: flat(definition.nameRange),
        evidence: evidence.id,
      };
    });
    const why = found.isSound ? "its grammar cannot read all of the text" : "the text has syntax errors";
    const notes = found.hasErrors ? { notes: [why] } : {};
    return {
      status: "ok",
      exitCode: 0,
      facts: { provenance: "builtin", symbols: distinct(symbols) },
      ...notes,
    };
  },
};
