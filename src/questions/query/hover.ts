/** `lanser hover`: type and documentation of the symbol at a place. */
import { type Hover, HoverRequest } from "vscode-languageserver-protocol";
import { readMember } from "../../model/json.ts";
import { positionIn, requireTarget } from "./locations.ts";
import type { Question } from "./question.ts";
import { markedText, readFlatRange } from "./read.ts";
import { described } from "./table.ts";

const { method } = HoverRequest;

export const hover: Question = {
  ...described("hover"),
  sortingKeys: [],
  readOnly: true,
  methods: [method],
  ask: async (asking, asked) => {
    const target = requireTarget(asked);
    const { result, evidence } = await asking.ask(method, positionIn(asking, target), {
      targets: [target.selector],
      msMax: asked.msMax,
    });
    // Paths in the text differ between machines, so they become relative.
    const text = asking
      .relative(markedText(readMember<Hover>(result, "contents")))
      .toWellFormed()
      .trim();
    const range = readFlatRange(readMember<Hover>(result, "range")) ?? null;
    const fact = text === "" ? null : { text, range, evidence: evidence.id };
    return { status: "ok", exitCode: 0, facts: { provenance: "lsp", hover: fact } };
  },
};
