/** Names that a server lists, as a person writes them; ranges are those of the text. */
import { expect, test } from "vitest";
import type { FlatRange, SymbolFact } from "../../src/bundle/facts.ts";
import { namesListed } from "../../src/client/listed.ts";

const symbol = (name: string, container: string | null, selectionRange: FlatRange | null): SymbolFact => ({
  path: "a.go",
  name,
  container,
  kind: "method",
  range: [0, 0, 0, 9],
  selectionRange,
  evidence: "e1",
});

test("a receiver, type parameters and parameters are no part of a name, and columns are counted in the text", () => {
  const named = namesListed(
    {
      provenance: "lsp",
      symbols: [
        symbol("(*Ship[T]).Load", null, [0, 5, 0, 9]),
        symbol("(Base).Load", null, [0, 0, 0, 4]),
        symbol("load(String)", "Base", [0, 0, 0, 4]),
        symbol("total", "app::Bill", [0, 0, 0, 4]),
        symbol("nowhere", null, null),
      ],
    },
    ["😀 load"],
    "utf-8",
  );
  expect(named.map(({ symbol: name, nameRange: { start } }) => `${name} ${start.character}`)).toEqual([
    "Ship.Load 3",
    "Base.Load 0",
    "Base.load 0",
    "app.Bill.total 0",
  ]);
});
