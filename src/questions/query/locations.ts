/** `def`, `decl`, `typedef`, `impl`: one position, one list of places. */
import type { TextDocumentPositionParams } from "vscode-languageserver-protocol";
import { UserError } from "../../model/errors.ts";
import type { CapableMethod } from "../../servers/protocol/capabilities.ts";
import type { QueryContext } from "./asking.ts";
import { toServer } from "./encoding.ts";
import type { QueryInput, Question, Target } from "./question.ts";
import { locationsOf } from "./read.ts";
import { requireShape } from "./shape.ts";
import { described } from "./table.ts";

export function requireTarget({ target }: QueryInput): Target {
  if (target === undefined) throw new UserError("usage", "the query needs a place");
  return target;
}

/** Returns the position of a place for the server, and opens its document. */
export function positionIn(asking: QueryContext, { place }: Target): TextDocumentPositionParams {
  const { encoding, open, text } = asking;
  const uri = open(place.path);
  return {
    textDocument: { uri },
    position: toServer(() => text(place.path) ?? "", place.at, encoding),
  };
}

export function locationQuestion(name: "def" | "typedef" | "decl" | "impl", method: CapableMethod): Question {
  return {
    ...described(name),
    sortingKeys: ["path", "range"],
    readOnly: true,
    methods: [method],
    ask: async (asking, asked) => {
      const target = requireTarget(asked);
      const { result, evidence } = await asking.ask(method, positionIn(asking, target), {
        targets: [target.selector],
        msMax: asked.msMax,
      });
      const definitions = requireShape(locationsOf(result, evidence.id, asking), method, asking, evidence);
      return { status: "ok", exitCode: 0, facts: { provenance: "lsp", definitions } };
    },
  };
}
