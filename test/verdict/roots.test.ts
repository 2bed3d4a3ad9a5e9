/** What the roots of one server say together. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import type { Lookup } from "../../src/model/lookup.ts";
import type { FileObservation, Observation } from "../../src/session/observe/observation.ts";
import { joinObservations, lookupsOf, type RootObservation } from "../../src/verdict/roots.ts";

const paths = ["a.py", "b.py", "c.py"];
const finding = fc.record({
  server: fc.constant("pyright"),
  source: fc.constant("Pyright"),
  code: fc.constantFrom("one", "two"),
  severity: fc.constantFrom("error" as const, "warning" as const),
  message: fc.constantFrom("here", "there"),
  range: fc.nat(2).map((line) => ({ start: { line, character: 0 }, end: { line, character: 1 } })),
  symbol: fc.constant(null),
});
const file = (path: string): fc.Arbitrary<FileObservation> =>
  fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc.uniqueArray(finding, { maxLength: 4, selector: (one) => JSON.stringify(one) }),
      },
      { weight: 1, arbitrary: fc.constant(null) },
    )
    .map((found) =>
      found === null
        ? { kind: "unknown", path, reason: "timeout" }
        : { kind: "final", path, findings: found.map((one): Finding => ({ ...one, path })), unreachable: [] },
    );
const observation = fc
  .subarray(paths)
  .chain((own) => fc.tuple(...own.map(file)))
  .map((files): Observation => ({ files, failure: undefined, schedule: "s", lookups: [], limits: [] }));
const roots = fc
  .array(observation, { minLength: 1, maxLength: 3 })
  .map((all) => all.map((one, index): RootObservation => [`packages/${index}`, one]));

/** What is known of each file, whatever its order. */
function known({ files }: Observation): Readonly<Record<string, "unknown" | readonly string[]>> {
  return Object.fromEntries(
    files.map((one) => [
      one.path,
      one.kind === "unknown" ? "unknown" : one.findings.map((found) => JSON.stringify(found)).sort(),
    ]),
  );
}

describe("what several roots found", () => {
  test("is the same in whatever order they are joined, and each file and finding is there once", () => {
    fc.assert(
      fc.property(roots, (all) => {
        const joined = joinObservations(all);
        expect(known(joinObservations(all.toReversed()))).toEqual(known(joined));
        expect(new Set(joined.files.map((one) => one.path)).size).toBe(joined.files.length);
        for (const one of Object.values(known(joined)))
          if (one !== "unknown") expect(new Set(one).size).toBe(one.length);
      }),
    );
  });

  test("has all that any of them found in files that all of them could answer for", () => {
    fc.assert(
      fc.property(roots, (all) => {
        const joined = known(joinObservations(all));
        for (const [, own] of all)
          for (const [path, found] of Object.entries(known(own)))
            expect(
              joined[path] === "unknown" ||
                (found !== "unknown" && found.every((one) => joined[path]?.includes(one))),
            ).toBe(true);
      }),
    );
  });

  test("of one root is what that found", () => {
    fc.assert(
      fc.property(observation, (one) => {
        expect(joinObservations([["packages/a", one]])).toBe(one);
      }),
    );
  });

  test("does not depend on a root that broke, but for the files that only it has", () => {
    fc.assert(
      fc.property(roots, observation, (all, other) => {
        const failed: Observation = {
          ...other,
          files: other.files.map(({ path }) => ({ kind: "unknown", path, reason: "server-failed" })),
          failure: { code: "server-crashed", message: "ended" },
        };
        const joined = joinObservations([...all, ["broken", failed]], new Set(["broken"]));
        expect(known(joined)).toEqual({ ...known(failed), ...known(joinObservations(all)) });
        expect(joined.failure).toBeUndefined();
      }),
    );
  });

  test("is a failure where all of them failed", () => {
    const failed = (code: "server-crashed" | "server-timeout"): Observation => ({
      files: [],
      failure: { code, message: code },
      schedule: "s",
      lookups: [],
      limits: [],
    });
    const all: RootObservation[] = [
      ["a", failed("server-timeout")],
      ["b", failed("server-crashed")],
    ];
    expect(joinObservations(all, new Set(["a", "b"])).failure?.code).toBe("server-timeout");
  });
});

test("a root is asked after what begins in its own files, and follows the answers anywhere", () => {
  const at = (path: string): Lookup => ({ path, position: { line: 0, character: 0 } });
  const plan = (found: readonly Lookup[]) =>
    found.length === 0 ? [at("a.ts"), at("b.ts")] : [at("b.ts"), at("shared.ts")];
  const own = lookupsOf(plan, (path) => path === "a.ts");
  expect(own?.([])).toEqual([at("a.ts")]);
  expect(own?.([{ ...at("a.ts"), targets: [] }])).toEqual([at("shared.ts")]);
  expect(lookupsOf(null, () => true)).toBeNull();
});
