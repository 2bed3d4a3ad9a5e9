/** `lanser types super|sub`: supertypes or subtypes of the type at a place. */
import {
  TypeHierarchyPrepareRequest,
  TypeHierarchySubtypesRequest,
  TypeHierarchySupertypesRequest,
} from "vscode-languageserver-protocol";
import { followHierarchy } from "./hierarchy.ts";
import { requireTarget } from "./locations.ts";
import type { Question } from "./question.ts";
import { readHierarchyItem, sortDistinct } from "./read.ts";
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
    const found = await followHierarchy(asking, asked, requireTarget(asked), { prepare, follow });
    const facts = found.flatMap(({ item, evidence }) => readHierarchyItem(item, evidence, asking) ?? []);
    return { status: "ok", exitCode: 0, facts: { provenance: "lsp", types: sortDistinct(facts) } };
  },
};
