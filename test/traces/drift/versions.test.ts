/** What another version of a server changes of the same files. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type VersionDrift, versionDrift } from "../../../src/traces/drift/versions.ts";
import { finding, observation, type Spoken } from "./values.ts";

const told = ({ rules, files, total }: VersionDrift) => ({
  rules: rules.map((one) => `${one.code} +${one.added} -${one.removed} ~${one.changed}`),
  files: files.map((one) => `${one.path} +${one.added} -${one.removed} ~${one.changed}`),
  total,
});

describe("a bump", () => {
  test("is told per rule and per file, and a reworded finding is one that changed", () => {
    const [a, b, c] = [finding(1, "call", "no"), finding(2, "call", "old words"), finding(3, "return", "r")];
    const before = observation({ "m.py": [a, b], "n.py": [c], "o.py": [] });
    const after = observation({
      "m.py": [a, { ...b, message: "new words" }],
      "n.py": [{ ...c, severity: "warning" }, finding(9, "return", "s")],
      "o.py": [finding(1, "unused", "u")],
    });
    expect(told(versionDrift(before, after))).toEqual({
      rules: ["return +1 -0 ~1", "call +0 -0 ~1", "unused +1 -0 ~0"],
      files: ["m.py +0 -0 ~1", "n.py +1 -0 ~1", "o.py +1 -0 ~0"],
      total: { added: 2, removed: 0, changed: 2 },
    });
  });

  test("says nothing of a file that one version did not answer for", () => {
    const drift = versionDrift(
      observation({ "m.py": null }),
      observation({ "m.py": [finding(1, "a", "b")] }),
    );
    expect([drift.total, drift.unknown]).toEqual([
      { added: 0, removed: 0, changed: 0 },
      [{ path: "m.py", before: "timeout", after: "final" }],
    ]);
  });

  test("counts the findings of a file that only one version looked at", () => {
    const drift = versionDrift(
      observation({ "m.py": [finding(1, "a", "b")], "old.py": [finding(1, "a", "b")] }),
      observation({ "m.py": [], "new.py": [finding(1, "a", "b")] }),
    );
    expect(told(drift)).toEqual({
      rules: ["a +1 -2 ~0"],
      files: ["m.py +0 -1 ~0", "new.py +1 -0 ~0", "old.py +0 -1 ~0"],
      total: { added: 1, removed: 2, changed: 0 },
    });
    expect(drift.unknown).toEqual([]);
  });

  test("passes over files that nobody's findings count in", () => {
    const before = observation({ "m.py": [finding(1, "a", "b")], "vendor/n.py": [finding(1, "a", "b")] });
    const drift = versionDrift(before, observation({ "m.py": [] }), (path) => path.startsWith("vendor/"));
    expect([drift.total.removed, drift.files.map(({ path }) => path), drift.unknown]).toEqual([
      1,
      ["m.py"],
      [],
    ]);
  });

  test("says nothing at all where a session failed", () => {
    const failed = observation({ "m.py": null }, { code: "server-crashed", message: "gone" });
    const drift = versionDrift(observation({ "m.py": [finding(1, "a", "b")] }), failed);
    expect([drift.findings, drift.unknown, drift.failures]).toEqual([
      [],
      [],
      { before: null, after: "server-crashed: gone" },
    ]);
  });

  const spoken = fc
    .record({ line: fc.nat(3), code: fc.constantFrom("r", "s"), message: fc.constantFrom("m", "n") })
    .map(({ line, code, message }): Spoken => finding(line, code, message));
  const observed = fc
    .record({ "a.py": fc.array(spoken, { maxLength: 6 }), "b.py": fc.array(spoken, { maxLength: 3 }) })
    .map((files) => observation(files));

  test("to the same version changes nothing, and back takes back what it did", () => {
    fc.assert(
      fc.property(observed, observed, (before, after) => {
        expect(versionDrift(before, before).findings).toEqual([]);
        const [there, back] = [versionDrift(before, after), versionDrift(after, before)];
        expect([back.total.added, back.total.removed, back.total.changed]).toEqual([
          there.total.removed,
          there.total.added,
          there.total.changed,
        ]);
      }),
    );
  });

  test("accounts for every finding: rules, files and totals agree, and so do the lengths", () => {
    fc.assert(
      fc.property(observed, observed, (before, after) => {
        const { rules, files, findings, total } = versionDrift(before, after);
        const sum = (all: readonly { added: number; removed: number; changed: number }[]) => ({
          added: all.reduce((count, one) => count + one.added, 0),
          removed: all.reduce((count, one) => count + one.removed, 0),
          changed: all.reduce((count, one) => count + one.changed, 0),
        });
        expect(sum(rules)).toEqual(total);
        expect(sum(files)).toEqual(total);
        expect(findings).toHaveLength(total.added + total.removed + total.changed);
        const count = (one: typeof before) =>
          one.files.reduce((all, file) => all + (file.kind === "final" ? file.findings.length : 0), 0);
        expect(count(after) - count(before)).toBe(total.added - total.removed);
      }),
    );
  });
});
