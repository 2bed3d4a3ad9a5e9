/** Where packages are others than when a trace was recorded, those that the project's own manifests name are named. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EnvironmentFact } from "../../../src/session/observe/environment.ts";
import { compareFacts, factText } from "../../../src/traces/drift/classes.ts";
import { fingerprint } from "../../../src/traces/drift/facts.ts";
import { facts, observation } from "./values.ts";

const packages = (value: string, versions?: Readonly<Record<string, string>>): EnvironmentFact => ({
  name: "packages in linked folders",
  value,
  isStrict: true,
  ...(versions === undefined ? {} : { versions }),
});

const textsOf = (wanted: EnvironmentFact, got: EnvironmentFact) => [
  factText(wanted, got),
  factText(got, wanted),
];

describe("another environment", () => {
  test("names the packages that differ, with both versions", () => {
    expect(
      textsOf(
        packages(".venv sha256:a", { requests: "2.31.0", six: "1.16", idna: "3" }),
        packages(".venv sha256:b", { requests: "2.32.3", six: "not installed", idna: "3" }),
      ),
    ).toEqual([
      "packages in linked folders: requests 2.31.0, six 1.16; .venv sha256:a",
      "packages in linked folders: requests 2.32.3, six not installed; .venv sha256:b",
    ]);
  });

  test("says so where only others differ, and says nothing where a recording does not have them", () => {
    expect(textsOf(packages("a", { requests: "1" }), packages("b", { requests: "1" }))).toEqual([
      "packages in linked folders: files that no manifest lists; a",
      "packages in linked folders: files that no manifest lists; b",
    ]);
    expect(textsOf(packages("a"), packages("b", { requests: "1" }))).toEqual([
      "packages in linked folders: a",
      "packages in linked folders: b",
    ]);
  });

  const name = fc.oneof(fc.constantFrom("constructor", "toString", "requests"), fc.string({ maxLength: 90 }));
  const versions = fc.dictionary(
    name.filter((one) => one !== "__proto__"),
    fc.string({ maxLength: 60 }),
  );

  test("is one difference of class D9, of two lines of bounded length, whatever packages are called", () => {
    fc.assert(
      fc.property(versions, versions, (one, other) => {
        const [wanted, got] = [packages("a", one), packages("b", other)].map((fact) =>
          facts(observation({ "a.py": [] }), [fact]),
        ) as [ReturnType<typeof facts>, ReturnType<typeof facts>];
        const { class: of, differences } = compareFacts(wanted, got);
        expect([of, differences.length]).toEqual(["D9", 1]);
        for (const text of [differences[0]?.wanted, differences[0]?.got])
          expect(text?.length).toBeLessThanOrEqual(400);
        expect(compareFacts(got, wanted).differences[0]).toEqual({
          ...differences[0],
          wanted: differences[0]?.got,
          got: differences[0]?.wanted,
        });
      }),
    );
  });

  test("is by its value alone: what is named of it makes no outcome another", () => {
    fc.assert(
      fc.property(versions, versions, (one, other) => {
        const [a, b] = [one, other].map((of) => facts(observation({ "a.py": [] }), [packages("a", of)])) as [
          ReturnType<typeof facts>,
          ReturnType<typeof facts>,
        ];
        expect([compareFacts(a, b).class, fingerprint(a)]).toEqual(["D0", fingerprint(b)]);
      }),
    );
  });
});
