/** Where a requirement is needed, and which Pythons a project takes. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchesMarker } from "../../src/packages/markers.ts";
import { allowsPython } from "../../src/packages/python-version.ts";

describe("a version of Python", () => {
  test.each([
    [">=3.10", "3.10.0", true],
    [">=3.10", "3.9.18", false],
    [">=3.8,<3.12", "3.11.9", true],
    [">=3.8,<3.12", "3.12.0", false],
    [">= 3.8, != 3.9.*", "3.9.2", false],
    ["==3.12.*", "3.12.4", true],
    ["==3.12", "3.12.4", false],
    ["~=3.8", "3.12.1", true],
    ["~=3.8", "4.0.0", false],
    ["~=3.8.2", "3.9.0", false],
    [">3.9", "3.10.0", true],
    ["<=3.10", "3.10.0", true],
    ["===3.10.1", "3.10.1", true],
    ["^3.9", "3.13.0", true],
    ["^3.9", "4.0.0", false],
    ["~3.9", "3.10.0", false],
    [">=3.9 <4", "3.12.0", true],
    ["<3.8 || >=3.11", "3.12.0", true],
    ["<3.8 || >=3.11", "3.10.0", false],
    ["3.11.*", "3.11.2", true],
    ["*", "3.11.2", true],
    [">=3.13.0rc1", "3.13.0", true],
    ["", "3.11.2", true],
    ["newest", "3.11.2", undefined],
    ["<3 || newest", "3.11.2", undefined],
    [">=3.8", "unknown", undefined],
  ])("that is %j and %s: %s", (wanted, version, allowed) => {
    expect(allowsPython(wanted, version)).toBe(allowed);
  });

  const version = fc.tuple(fc.nat(4), fc.nat(20), fc.nat(20)).map((parts) => parts.join("."));
  const operators = [
    ["<", ">="],
    [">", "<="],
    ["==", "!="],
  ] as const;
  test("is on one side of every bound", () => {
    fc.assert(
      fc.property(version, version, fc.constantFrom(...operators), (wanted, own, [one, other]) => {
        expect(allowsPython(`${one}${wanted}`, own)).toBe(!(allowsPython(`${other}${wanted}`, own) ?? true));
        expect(allowsPython(`${one}${wanted},${other}${wanted}`, own)).toBe(false);
        expect(allowsPython(`${one}${wanted}||${other}${wanted}`, own)).toBe(true);
      }),
    );
  });
});

describe("a marker", () => {
  test.each([
    ['sys_platform == "win32"', false],
    ['sys_platform != "win32"', true],
    ["platform_system == 'Linux'", true],
    ['python_version < "3.11"', false],
    ['python_version >= "3.9" and python_version < "4"', true],
    ['"3.10" <= python_version', true],
    ['python_version in "3.11 3.12"', true],
    ['python_version not in "3.11, 3.12"', false],
    ['python_full_version == "3.12.1"', true],
    ['implementation_name == "pypy" or (os_name == "posix" and python_version > "3")', true],
    ['"linux" in sys_platform', true],
    ['extra == "fast"', false],
    ['platform_machine == "arm64"', undefined],
    ['platform_machine == "arm64" and sys_platform == "win32"', false],
    ['platform_machine == "arm64" or sys_platform == "linux"', true],
    ['sys_platform == "win32', undefined],
    ['(sys_platform == "win32"', undefined],
    ['sys_platform "win32"', undefined],
    ["sys_platform ==", undefined],
    ["", undefined],
    ["markers=python_version<'3.11'", undefined],
  ])("%s: %s", (marker, holds) => {
    expect(matchesMarker(marker, { python: "3.12.1" })).toBe(holds);
  });

  test("is not known without a Python, where it asks for one", () => {
    expect(matchesMarker('python_version < "3.11"', { python: null })).toBe(undefined);
    expect(matchesMarker('python_version < "3.11" and os_name == "nt"', { python: null })).toBe(false);
  });

  test("is read in a moment, whatever it is", () => {
    const piece = fc.constantFrom(
      "(",
      ")",
      "and ",
      "or ",
      '"',
      "'",
      "python_version",
      "<",
      "==",
      "not in ",
      "3.1",
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
        expect([true, false, undefined]).toContain(matchesMarker(pieces.join(""), { python: "3.12.1" }));
      }),
    );
    expect(matchesMarker("(".repeat(1_000_000), { python: null })).toBe(undefined);
    expect(matchesMarker("(".repeat(1_900), { python: null })).toBe(undefined);
  });

  const atom = fc.constantFrom('os_name == "posix"', 'os_name == "nt"', 'platform_machine == "x"');
  test("joined with others is what the three values make of them", () => {
    const not = (value: boolean | undefined) => (value === undefined ? undefined : !value);
    const holds = (marker: string) => matchesMarker(marker, { python: null });
    const both = (one: boolean | undefined, other: boolean | undefined) =>
      one === false || other === false ? false : one === undefined || other === undefined ? undefined : true;
    fc.assert(
      fc.property(atom, atom, atom, (a, b, c) => {
        expect(holds(`${a} and ${b}`)).toBe(both(holds(a), holds(b)));
        expect(holds(`${a} or ${b}`)).toBe(not(both(not(holds(a)), not(holds(b)))));
        expect(holds(`${a} or ${b} and ${c}`)).toBe(holds(`${a} or (${b} and ${c})`));
      }),
    );
  });
});
