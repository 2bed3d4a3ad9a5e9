/** Decides which nodes of a shell script tree define something: only functions. */
import type { Naming } from "./named.ts";

export const bashNaming: Naming = {
  named: (node) => {
    const name = node.childForFieldName("name");
    return name === null ? undefined : { kind: "function", name };
  },
  isWrapper: () => false,
  types: new Set(["function_definition"]),
};
