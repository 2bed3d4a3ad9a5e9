/** `lanser calls in|out`: callers of the function at a place, or the functions that it calls. */
import {
  type CallHierarchyIncomingCall,
  CallHierarchyIncomingCallsRequest,
  type CallHierarchyOutgoingCall,
  CallHierarchyOutgoingCallsRequest,
  CallHierarchyPrepareRequest,
} from "vscode-languageserver-protocol";
import { readMember } from "../../model/json.ts";
import { compareValues } from "../../model/order.ts";
import type { CallFact } from "../bundle/facts.ts";
import { followHierarchy } from "./hierarchy.ts";
import { requireTarget } from "./locations.ts";
import type { Question } from "./question.ts";
import { readFlatRange, readHierarchyItem, sortDistinct } from "./read.ts";
import { described } from "./table.ts";

const prepare = CallHierarchyPrepareRequest.method;

export const calls: Question = {
  ...described("calls"),
  sortingKeys: ["path", "range", "name"],
  readOnly: true,
  methods: [prepare],
  ask: async (asking, asked) => {
    const isIn = asked.params["mode"] === "in";
    const follow = isIn ? CallHierarchyIncomingCallsRequest.method : CallHierarchyOutgoingCallsRequest.method;
    const found = await followHierarchy(asking, asked, requireTarget(asked), { prepare, follow });
    const facts = found.flatMap(({ item, evidence }): CallFact[] => {
      const other = isIn
        ? readMember<CallHierarchyIncomingCall>(item, "from")
        : readMember<CallHierarchyOutgoingCall>(item, "to");
      const symbol = readHierarchyItem(other, evidence, asking);
      const ranges = readMember<CallHierarchyIncomingCall>(item, "fromRanges");
      const read = Array.isArray(ranges) ? (ranges as unknown[]).map(readFlatRange) : [];
      // pyright reports the same call twice.
      const known = new Map(read.flatMap((range) => (range === undefined ? [] : [[range.join(), range]])));
      const fromRanges = [...known.values()].sort(compareValues);
      return symbol === undefined ? [] : [{ ...symbol, fromRanges }];
    });
    return { status: "ok", exitCode: 0, facts: { provenance: "lsp", calls: sortDistinct(facts) } };
  },
};
