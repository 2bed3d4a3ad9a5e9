/** Which nodes of a tree of a shell script define something: functions alone. */
import type { Naming } from "./named.ts";

export const bashNaming: Naming = {
  named: (node) => {
    const name = node.childForFieldName("name");
    return name === null ? undefined : { kind: "function", name };
  },
  isWrapper: () => false,
  types: new Set(["function_definition"]),
};
