/** `lanser refs`: every use of the symbol at a place. */

import { type Position, type ReferenceParams, ReferencesRequest } from "vscode-languageserver-protocol";
import { compact } from "../../model/compact.ts";
import type { FlatRange } from "../bundle/facts.ts";
import type { EvidencedResult } from "./asking.ts";
import { toServer } from "./encoding.ts";
import { positionIn, requireTarget } from "./locations.ts";
import type { Question } from "./question.ts";
import { locationsOf } from "./read.ts";
import { requireShape } from "./shape.ts";
import { described } from "./table.ts";

const { method } = ReferencesRequest;

export const refs: Question = {
  ...described("refs"),
  sortingKeys: ["path", "range"],
  readOnly: true,
  methods: [method],
  ask: async (asking, asked) => {
    const target = requireTarget(asked);
    const context = { includeDeclaration: asked.params["no-declaration"] !== true };
    const params: ReferenceParams = { ...positionIn(asking, target), context };
    const { path, range, at = range.start } = target.place;
    const own = toServer(() => asking.text(path) ?? "", at, asking.encoding);
    /**
     * True if there is no use, or only the queried name itself. A server that answers too early also gives this minimal
     * answer.
     */
    const isEarly = (received: EvidencedResult) => {
      const found = locationsOf(received.result, "", asking);
      if (found === undefined || found.length > 1) return false;
      return found.every((one) => one.path === path && covers(one.range, own));
    };
    const { result, evidence, again } = await asking.askWarm(
      method,
      params,
      { targets: [target.selector], msMax: asked.msMax },
      isEarly,
    );
    const references = requireShape(locationsOf(result, evidence.id, asking), method, asking, evidence);
    const why = `Lanser sent the question ${again + 1} times, because ${asking.profile.name} can answer before it has loaded all files`;
    return {
      status: "ok",
      exitCode: 0,
      facts: { provenance: "lsp", references },
      ...compact({ notes: again === 0 ? undefined : [why] }),
    };
  },
};

function covers([line, character, endLine, endCharacter]: FlatRange, at: Position): boolean {
  return line === at.line && endLine === at.line && character <= at.character && at.character <= endCharacter;
}
