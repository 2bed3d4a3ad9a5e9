/** `lanser types super|sub`: supertypes or subtypes of the type at a place. */
import {
  TypeHierarchyPrepareRequest,
  TypeHierarchySubtypesRequest,
  TypeHierarchySupertypesRequest,
} from "vscode-languageserver-protocol";
import { followed } from "./hierarchy.ts";
import { targetOf } from "./locations.ts";
import type { Question } from "./question.ts";
import { distinct, itemOf } from "./read.ts";
import { described } from "./table.ts";

const prepare = TypeHierarchyPrepareRequest.method;

export const types: Question = {
  ...described("types"),
  sortingKeys: ["path", "range", "name"],
  readOnly: true,
  methods: [prepare],
  ask: async (asking, asked) => {
    const isSuper = asked.params["mode"] === "super";
    const follow = isSuper ? TypeHierarchySupertypesRequest.method : TypeHierarchySubtypesRequest.method;
    const found = await followed(asking, asked, targetOf(asked), { prepare, follow });
    const facts = found.flatMap(({ item, evidence }) => itemOf(item, evidence, asking) ?? []);
    return { status: "ok", exitCode: 0, facts: { provenance: "lsp", types: distinct(facts) } };
  },
};
