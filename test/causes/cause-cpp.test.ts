/** Which edit broke a finding outside of the change, in C and C++: by what clang says and by the text. */
import { expect, test } from "vitest";
import { check } from "../match/broken.ts";

const header = `#pragma once

#define LIMIT 3

struct Ship {
  int size;
  int load(int cargo) const;
};

enum Cargo { Crate, Fluid };

inline int twice(int a) { return a * 2; }
int fee(int days);
`;
const plain = (text: string) => text.replaceAll(/\[\[[^|]*\|(.*?)\]\]/gu, "$1");

test.each([
  [
    "a function that is only declared",
    "[[Use of undeclared identifier 'fee'|fee]](1);",
    "int fee(int days);\n",
    "removed-name fee lib.h:13:1",
  ],
  [
    "a function",
    "[[Use of undeclared identifier 'twice'|twice]](1);",
    /inline .*\n/u,
    "removed-name twice lib.h:12:1",
  ],
  [
    "a macro",
    "[[Use of undeclared identifier 'LIMIT'|LIMIT]];",
    /#define .*\n/u,
    "removed-name LIMIT lib.h:3:1",
  ],
  [
    "an enumerator",
    "[[Use of undeclared identifier 'Fluid'|Fluid]];",
    ", Fluid",
    "removed-name Fluid lib.h:10:1",
  ],
  [
    "a field",
    "ship.[[No member named 'size' in 'Ship'|size]];",
    "  int size;\n",
    "removed-name size lib.h:6:1",
  ],
  [
    "a method",
    "ship->[[No member named 'load' in 'Ship'|load]](1);",
    /.* load.*\n/u,
    "removed-name load lib.h:7:1",
  ],
  [
    "a type",
    "[[Unknown type name 'Ship'|Ship]] other;",
    /struct Ship[^}]*\};\n/u,
    "removed-name Ship lib.h:5:1",
  ],
])("%s that goes", (_, line, gone, cause) => {
  const app = `#include "lib.h"\n\nint app(Ship *ship) {\n  ${line}\n}\n`;
  expect(
    check({
      base: { "lib.h": header, "app.cpp": plain(app) },
      head: { "lib.h": header.replace(gone, ""), "app.cpp": app },
    }),
  ).toBe(cause);
});

test("what cannot be read any more, and may be there, took no name away", () => {
  const app = `#include "lib.h"\n\nint app(Ship *ship) {\n  [[No matching function for call to 'twice'|twice]](1, 2);\n}\n`;
  const [own = ""] = /inline .*/u.exec(header) ?? [];
  const taken = own.replace(
    "inline int twice(int a) {",
    "#if A\nint twice(int a) {\n#else\nint twice(long a) {\n#endif\n  if (a) {",
  );
  expect(
    check({
      base: { "lib.h": header, "app.cpp": plain(app) },
      head: { "lib.h": header.replace(own, taken), "app.cpp": app },
    }),
  ).toBe("nothing");
});
