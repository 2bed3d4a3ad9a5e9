/** What two modes of a server found, compared. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Finding } from "../../../src/model/finding.ts";
import type { FileObservation } from "../../../src/session/observe/observation.ts";
import { compareModes } from "../../../src/traces/replay/parity.ts";

function finding(line: number, message: string, change: Partial<Finding> = {}): Finding {
  const range = { start: { line, character: 0 }, end: { line, character: 4 } };
  const named = { server: "typescript", source: "ts", code: "2322", severity: "error" } as const;
  return { ...named, message, path: "a.ts", range, symbol: null, ...change };
}

function looked(...findings: readonly Finding[]): { readonly files: readonly FileObservation[] } {
  const byPath = Map.groupBy([finding(0, "none"), ...findings], ({ path }) => path);
  const own = (path: string) => findings.filter((one) => one.path === path);
  return {
    files: [...byPath.keys()].map((path) => ({ kind: "final", path, findings: own(path), unreachable: [] })),
  };
}

test("what both say at one place is the same, wherever it ends", () => {
  const longer = { range: { start: { line: 3, character: 0 }, end: { line: 9, character: 1 } } };
  expect(compareModes(looked(finding(3, "no")), looked(finding(3, "no", longer)))).toMatchObject({
    same: 1,
    reordered: 0,
    only: { lsp: [], compiler: [] },
  });
});

test("a union in another order is the same; another word is not", () => {
  const [one, other] = [finding(3, "no 'string | Blob'"), finding(3, "no 'Blob | string'")];
  expect(compareModes(looked(one), looked(other))).toMatchObject({ same: 1, reordered: 1 });
  const third = finding(3, "no 'Blob | number'");
  expect(compareModes(looked(one), looked(third))).toMatchObject({
    same: 0,
    only: { lsp: [one], compiler: [third] },
  });
});

test("another severity, code, place or file is a difference, and so is how often it is said", () => {
  const one = finding(3, "no");
  for (const other of [
    finding(3, "no", { severity: "warning" }),
    finding(3, "no", { code: null }),
    finding(4, "no"),
    finding(3, "no", { path: "b.ts" }),
  ])
    expect(compareModes(looked(one), looked(other)).only).toEqual({ lsp: [one], compiler: [other] });
  expect(compareModes(looked(one, one), looked(one)).only).toEqual({ lsp: [one], compiler: [] });
});

test("a file that one of them alone looks at is named", () => {
  const one = finding(3, "no", { path: "b.ts" });
  expect(compareModes(looked(one), looked()).files).toEqual({ lsp: ["b.ts"], compiler: [] });
});

const many = fc.array(
  fc.record({ line: fc.nat(3), message: fc.constantFrom("a | b", "b | a", "a c", "c") }),
  { maxLength: 12 },
);

test("every finding is counted once: as the same, or as one mode's alone", () => {
  fc.assert(
    fc.property(many, many, (left, right) => {
      const [lsp, compiler] = [left, right].map((all) =>
        looked(...all.map(({ line, message }) => finding(line, message))),
      );
      if (lsp === undefined || compiler === undefined) throw new Error("two");
      const { same, only } = compareModes(lsp, compiler);
      expect([same + only.lsp.length, same + only.compiler.length]).toEqual([left.length, right.length]);
      const back = compareModes(compiler, lsp);
      expect([back.same, back.only.lsp.length]).toEqual([same, only.compiler.length]);
    }),
  );
});
