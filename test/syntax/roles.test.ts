import { describe, expect, test } from "vitest";
import { namedDefinitions } from "../../src/syntax/outline.ts";
import { createParser, type SyntaxLanguage } from "../../src/syntax/parser.ts";
import { offsetOf, read } from "../../src/syntax/reading.ts";
import { rangeOfPart, roles } from "../../src/syntax/roles.ts";

const languages = ["python", "typescript", "go", "rust", "cpp", "bash"] as const satisfies SyntaxLanguage[];
const parser = await createParser(languages);

type Texts = { readonly sig: string | null; readonly body: string | null; readonly doc: string | null };

const sources: Readonly<
  Record<
    (typeof languages)[number],
    { readonly text: string; readonly parts: Readonly<Record<string, Texts>> }
  >
> = {
  python: {
    text: [
      "@dataclass",
      "class Boat(Hull, metaclass=M):  # afloat",
      '    """A boat."""',
      "",
      "    @cached",
      "    async def sail(self, to: Port) -> int:  # slowly",
      "        # no documentation",
      '        """Sails."""',
      "        return 1",
      "",
      "    def sink(self): ...",
      "",
      "def dock(): return 'x'",
      "",
    ].join("\n"),
    parts: {
      Boat: {
        sig: "class Boat(Hull, metaclass=M)",
        body: expect.stringMatching(/^"""A boat.*\.\.\.$/su),
        doc: '"""A boat."""',
      },
      "Boat.sail": {
        sig: "async def sail(self, to: Port) -> int",
        body: expect.stringMatching(/^"""Sails\."""\n {8}return 1$/u),
        doc: '"""Sails."""',
      },
      "Boat.sink": { sig: "def sink(self)", body: "...", doc: null },
      dock: { sig: "def dock()", body: "return 'x'", doc: null },
    },
  },
  typescript: {
    text: [
      "/** Sails. */",
      "export async function sail(to: Port): Promise<void> {",
      "  await to;",
      "}",
      "",
      "// eslint-disable-next-line",
      "export const sink = <T,>(at: T): number => at;",
      "/* Not for documentation. */",
      "export type Port = { name: string };",
      "/** A boat. */",
      "@hull()",
      "export abstract class Boat<T> extends Hull implements Afloat {",
      "  /** Its name. */",
      "  @field() get name(): string { return ''; }",
      "  moor(at: string): void;",
      "}",
      "",
    ].join("\n"),
    parts: {
      sail: {
        sig: "export async function sail(to: Port): Promise<void>",
        body: "{\n  await to;\n}",
        doc: "/** Sails. */",
      },
      sink: { sig: "export const sink = <T,>(at: T): number", body: "at", doc: null },
      Port: { sig: "export type Port", body: "{ name: string }", doc: null },
      Boat: {
        sig: "export abstract class Boat<T> extends Hull implements Afloat",
        body: expect.stringMatching(/^\{.*\}$/su),
        doc: "/** A boat. */",
      },
      "Boat.name": { sig: "get name(): string", body: "{ return ''; }", doc: "/** Its name. */" },
      "Boat.moor": { sig: "moor(at: string): void", body: null, doc: null },
    },
  },
  go: {
    text: [
      "package port",
      "",
      "// Sail sails.",
      "// It returns the wind.",
      "func Sail(to string) (int, error) {",
      "\treturn 1, nil",
      "}",
      "",
      "// Of the file.",
      "",
      "type Boat struct {",
      "\tName string",
      "}",
      "",
      "/* Moor moors. */",
      "func (b *Boat) Moor() {}",
      "",
    ].join("\n"),
    parts: {
      Sail: {
        sig: "func Sail(to string) (int, error)",
        body: "{\n\treturn 1, nil\n}",
        doc: "// Sail sails.\n// It returns the wind.",
      },
      Boat: { sig: "type Boat", body: "struct {\n\tName string\n}", doc: null },
      "Boat.Moor": { sig: "func (b *Boat) Moor()", body: "{}", doc: "/* Moor moors. */" },
    },
  },
  rust: {
    text: [
      "/// Sails.",
      "/// Slowly.",
      "#[inline]",
      "pub fn sail<T>(to: T) -> i32 where T: Copy {",
      "    1",
      "}",
      "",
      "// A note.",
      "pub struct Boat {",
      "    name: String,",
      "}",
      "",
      "pub trait Afloat {",
      "    /** Moors. */",
      "    fn moor(&self);",
      "}",
      "",
    ].join("\n"),
    parts: {
      sail: {
        sig: "pub fn sail<T>(to: T) -> i32 where T: Copy",
        body: "{\n    1\n}",
        doc: "/// Sails.\n/// Slowly.",
      },
      Boat: { sig: "pub struct Boat", body: "{\n    name: String,\n}", doc: null },
      "Afloat.moor": { sig: "fn moor(&self)", body: null, doc: "/** Moors. */" },
    },
  },
  cpp: {
    text: [
      "// Sails.",
      "template <typename T>",
      "int sail(T to) noexcept {",
      "  return 1;",
      "}",
      "int x; // not for Boat",
      "class Boat : public Hull {",
      " public:",
      "  /// Makes one.",
      "  Boat(int at) : at_(at) {}",
      "  virtual int moor() const;",
      "};",
      "",
    ].join("\n"),
    parts: {
      sail: {
        sig: "template <typename T>\nint sail(T to) noexcept",
        body: "{\n  return 1;\n}",
        doc: "// Sails.",
      },
      Boat: { sig: "class Boat : public Hull", body: expect.stringMatching(/^\{.*\}$/su), doc: null },
      "Boat.Boat": { sig: "Boat(int at)", body: "{}", doc: "/// Makes one." },
    },
  },
  bash: {
    text: ["#!/bin/sh", "sail() {", "  echo 1", "}", "", "# Moors.", "function moor {", "  :", "}", ""].join(
      "\n",
    ),
    parts: {
      sail: { sig: "sail", body: "{\n  echo 1\n}", doc: null },
      moor: { sig: "function moor", body: "{\n  :\n}", doc: "# Moors." },
    },
  },
};

describe.each(languages)("parts of a definition in %s", (language) => {
  const { text, parts } = sources[language];
  const reading = read(parser, language, text);
  test.each(Object.keys(parts))("%s", (symbol) => {
    const named = namedDefinitions(reading).find((one) => one.symbol === symbol);
    if (named === undefined) throw new Error(`there is no ${symbol}`);
    const found = roles.map((role) => {
      const range = rangeOfPart(reading, named.definition, role);
      const [start, end] = range === undefined ? [] : [range.start, range.end];
      const own =
        start === undefined || end === undefined
          ? null
          : text.slice(offsetOf(reading.starts, start), offsetOf(reading.starts, end));
      return [role, own];
    });
    expect(Object.fromEntries(found)).toEqual(parts[symbol]);
  });
});
