/** The names that a file has from other modules, and those that it hands on. */
import { describe, expect, test } from "vitest";
import { findAliases } from "../../src/syntax/aliases.ts";
import { writtenModule } from "../../src/syntax/imports.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";

const parser = await createParser(["python", "typescript"]);

/** "local = imported of module, lines", with `>` before what other files can have. */
function show(language: "python" | "typescript", text: string): readonly string[] {
  return findAliases(read(parser, language, text)).map(
    ({ local, imported, from, isExported, first, last }) => {
      const module = from === null ? "this file" : writtenModule(from);
      return `${isExported ? "> " : ""}${local} = ${imported} of ${module}, ${first}-${last}`;
    },
  );
}

describe("of Python", () => {
  test("are all that are imported, under the names that they have here", () => {
    const text = `import os, a.b
import a.c as c
from .rates import rate, find as seek
from . import (
    one,  # the first
    two as zwei,
)
from ..far.away import *
x = "from a import b"
`;
    expect(show("python", text)).toEqual([
      "> os =  of os, 0-0",
      "> a.b =  of a.b, 0-0",
      "> c =  of a.c, 1-1",
      "> rate = rate of .rates, 2-2",
      "> seek = find of .rates, 2-2",
      "> one = one of ., 3-6",
      "> zwei = two of ., 3-6",
      "> * = * of ..far.away, 7-7",
    ]);
  });
});

describe("of TypeScript", () => {
  test("are imports, and what is exported from elsewhere or under another name", () => {
    const text = `import Client, { type Options, get as fetch } from "./client.js";
import * as rates from '../rates';
import type { Rate } from "./rate";
import "./effects";
export { find, seek as look } from "./find";
export * from "./all";
export * as space from "./space";
export type { Shape } from "./shape";
export {
  Client as default,
  fetch,
};
export const own = 1;
export default function named() {}
const text = "import { a } from 'b'"; // export { c } from "d"
`;
    expect(show("typescript", text)).toEqual([
      "Options = Options of ./client.js, 0-0",
      "fetch = get of ./client.js, 0-0",
      "Client = default of ./client.js, 0-0",
      "rates =  of ../rates, 1-1",
      "Rate = Rate of ./rate, 2-2",
      "> find = find of ./find, 4-4",
      "> look = seek of ./find, 4-4",
      "> * = * of ./all, 5-5",
      "> space =  of ./space, 6-6",
      "> Shape = Shape of ./shape, 7-7",
      "> default = Client of this file, 8-11",
      "> fetch = fetch of this file, 8-11",
    ]);
  });

  test("take no longer than the text, whatever it is full of", () => {
    for (const piece of ["import { a, ", "export * as ", "import a", "{", "export type "]) {
      expect(show("typescript", piece.repeat(20_000)).length).toBeLessThan(20_001);
    }
  });
});
