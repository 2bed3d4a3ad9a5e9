/** What is known is no news. */
import { describe, expect, test } from "vitest";
import { notListed, readQuarantine } from "../../../src/traces/drift/quarantine.ts";
import type { Suspect } from "../../../src/traces/drift/suspects.ts";

const entriesOf = (text: string) => {
  const read = readQuarantine(text);
  if (read.kind === "fault") throw new Error(read.message);
  return read.entries;
};

describe("the list", () => {
  test("is read as it is written", () => {
    expect(
      entriesOf(
        "- server: pyright\n  class: D4\n  path: sympy/**\n  code: reportCall\n  until: 2026-12-31\n- { server: tsgo, class: D2 }\n",
      ),
    ).toEqual([
      { server: "pyright", class: "D4", path: "sympy/**", code: "reportCall", until: "2026-12-31" },
      { server: "tsgo", class: "D2" },
    ]);
    expect([entriesOf(""), entriesOf("# nothing yet\n"), entriesOf("[]")]).toEqual([[], [], []]);
  });

  test.each([
    ["- server: pyright\n  class: D0\n", "entry 1: `class` must be one of D1 to D9"],
    ["- server: pyright\n", "entry 1 has no `class`"],
    [
      "- { server: a, class: D4 }\n- { server: b, class: D4, pth: x }\n",
      "entry 2 has the unknown key `pth`; did you mean `path`?",
    ],
    ["- { server: a, class: D4, somewhere: x }\n", "entry 1 has the unknown key `somewhere`"],
    [
      "- { server: a, class: D4, until: 2027-02-31 }\n",
      "line 1: entry 1: the calendar has no day 2027-02-31",
    ],
    [
      "- { server: a, class: D4, until: 2100-02-29 }\n",
      "line 1: entry 1: the calendar has no day 2100-02-29",
    ],
    [
      "- { server: a, class: D4, until: 2027-04-31 }\n",
      "line 1: entry 1: the calendar has no day 2027-04-31",
    ],
    ["- { server: a, class: D4, until: tomorrow }\n", "entry 1: `until` must be a day such as 2027-01-31"],
    ["- { server: 7, class: D4 }\n", "entry 1: `server` must be a text"],
    ["server: pyright\n", "the file must be a list of entries with `server` and `class`"],
    ["- pyright\n", "entry 1 must be a mapping with `server` and `class`"],
    ["- &a { server: pyright, class: D4 }\n- *a\n", "the file must not use YAML aliases"],
    ["- server: pyright\n  server: tsgo\n  class: D4\n", "line 2: Map keys must be unique"],
    ["a\n---\nb\n", "line 2: the file must have only one YAML document"],
  ])("is refused where it is none: %j", (text, message) => {
    const read = readQuarantine(text);
    const said = read.kind === "fault" ? read : { line: null, message: "a list" };
    expect(`${said.line === null ? "" : `line ${said.line}: `}${said.message}`).toBe(message);
  });
});

describe("a divergence", () => {
  const one: Suspect = { server: "pyright", class: "D4", path: "sympy/core/add.py", code: "reportCall" };
  const left = (text: string, suspect = one) => notListed([suspect], entriesOf(text), "2026-11-22").length;

  test.each([
    ["- { server: pyright, class: D4 }", 0],
    ["- { server: tsgo, class: D4 }", 1],
    ["- { server: pyright, class: D5 }", 1],
    ["- { server: pyright, class: D4, path: 'sympy/**' }", 0],
    ["- { server: pyright, class: D4, path: sympy/core/add.py }", 0],
    ["- { server: pyright, class: D4, path: 'flask/**' }", 1],
    ["- { server: pyright, class: D4, path: sympy }", 0],
    ["- { server: pyright, class: D4, path: sympy/core/ }", 0],
    ["- { server: pyright, class: D4, path: sym }", 1],
    ["- { server: pyright, class: D4, code: reportCall }", 0],
    ["- { server: pyright, class: D4, code: other }", 1],
    ["- { server: pyright, class: D4, until: 2026-11-22 }", 0],
    ["- { server: pyright, class: D4, until: 2026-11-21 }", 1],
  ])("and the list %s leave %i", (text, count) => {
    expect(left(text)).toBe(count);
  });

  test("of no file is in no entry that names files", () => {
    const crash: Suspect = { server: "pyright", class: "D8", path: null, code: null };
    expect([
      left("- { server: pyright, class: D8 }", crash),
      left("- { server: pyright, class: D8, path: '**' }", crash),
    ]).toEqual([0, 1]);
  });
});
