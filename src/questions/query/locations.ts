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

/** Returns the place of a query. Throws a UserError if there is none. */
export function requireTarget({ target }: QueryInput): Target {
  if (target === undefined) throw new UserError("usage", "the question needs a place");
  return target;
}

/**
 * Opens the document of a place and returns the parameters of a request about it, in the server's encoding. Servers
 * answer only about open documents.
 */
export function positionIn(asking: QueryContext, { place }: Target): TextDocumentPositionParams {
  const { encoding, open, text } = asking;
  const uri = open(place.path);
  return {
    textDocument: { uri },
    position: toServer(() => text(place.path) ?? "", place.at ?? place.range.start, encoding),
  };
}

/**
 * Creates a query that sends one position and returns a list of places. The four queries differ only in their method.
 */
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
