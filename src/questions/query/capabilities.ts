/** `lanser capabilities`: the queries that a server can answer, by its declared capabilities. */
import { compact } from "../../model/compact.ts";
import { compareText } from "../../model/order.ts";
import { capableMethods } from "../../servers/protocol/capabilities.ts";
import type { Question } from "./question.ts";
import { described } from "./table.ts";

/**
 * Creates the query `capabilities`. `all` returns the table of queries; it is a function, because the table contains
 * this query itself.
 */
export function capabilitiesOf(all: () => readonly Question[]): Question {
  return {
    ...described("capabilities"),
    sortingKeys: ["name"],
    readOnly: true,
    methods: [],
    ask: (asking) => {
      const offered = new Set<string>(capableMethods.filter((method) => asking.offers(method)));
      const questions = all().filter(
        (one) =>
          one.kind !== "server" ||
          one.word !== undefined ||
          needs(one.methods).some((all) => all.every((one) => offered.has(one))),
      );
      // A method with the prefix `custom/` belongs to a single server, which declares no capability for it.
      const methods = [...offered].filter((method) => !method.startsWith("custom/"));
      const own = {
        methods: methods.sort(compareText),
        questions: questions.map(({ name }) => name).sort(compareText),
      };
      const { id: server, version } = asking.server;
      const offers = [{ server, version, root: asking.context.project, ...own }];
      const denied = capableMethods.filter((method) => asking.denies(method));
      return Promise.resolve({
        status: "ok",
        exitCode: 0,
        facts: { provenance: "lsp", ...own, offered: offers },
        ...compact({
          notes:
            denied.length === 0
              ? undefined
              : [
                  `the list leaves out methods that deny.methods of the configuration denies: ${denied.join(", ")}`,
                ],
        }),
      });
    },
  };
}

/**
 * Returns the sets of methods that a query can need: without a place, at a place, for the workspace. A server that
 * offers one complete set can answer the query in at least one form, so the list names it.
 */
function needs(methods: (Question & { readonly kind: "server" })["methods"]): readonly (readonly string[])[] {
  if (typeof methods !== "function") return [methods];
  const none = {
    target: undefined,
    paths: [],
    named: null,
    outside: [],
    params: {},
    msMax: 0,
    isTimed: true,
  };
  return [methods(none), methods({ ...none, target: nowhere }), methods({ ...none, params: { all: true } })];
}

const start = { line: 0, character: 0 };
const nowhere = {
  place: { path: "-", range: { start, end: start }, whole: { start, end: start }, symbol: null },
  selector: "-",
};
