/** `lanser refs`: every use of the thing at a place. */
import { type ReferenceParams, ReferencesRequest } from "vscode-languageserver-protocol";
import { positionIn, targetOf } from "./locations.ts";
import type { Question } from "./question.ts";
import { locationsOf } from "./read.ts";
import { shaped } from "./shape.ts";

const { method } = ReferencesRequest;

export const refs: Question = {
  kind: "server",
  name: "refs",
  aliases: ["references"],
  summary: "every use of the thing at a place",
  need: "position",
  modes: [],
  flags: [{ name: "no-declaration", kind: "boolean", help: "leaves the declaration itself out" }],
  sortingKeys: ["path", "range"],
  readOnly: true,
  methods: [method],
  ask: async (asking, asked) => {
    const target = targetOf(asked);
    const context = { includeDeclaration: asked.params["no-declaration"] !== true };
    const params: ReferenceParams = { ...positionIn(asking, target), context };
    const { result, evidence } = await asking.ask(method, params, {
      targets: [target.selector],
      msMax: asked.msMax,
    });
    const references = shaped(locationsOf(result, evidence.id, asking), method, asking, evidence);
    return { status: "ok", exitCode: 0, facts: { provenance: "lsp", references } };
  },
};
