/**
 * The catalogue of TypeScript's messages: their codes, their templates and the meaning of their arguments. The
 * matching of findings between two commits uses it.
 */
import { catalogueOf, type Role, type RoleOf } from "../../model/catalogue.ts";
import { familiesOf } from "../../model/families.ts";
import { typescriptFamilies } from "./families.gen.ts";
import { typescriptMessages } from "./messages.gen.ts";

// The readers run when the catalogue is generated: they extract the templates from TypeScript's own program.

/**
 * The categories of TypeScript's `DiagnosticCategory` that describe code. `Message` (3) is output of the command
 * line.
 */
const categories = { error: 1, suggestion: 2 } as const;
const isShown = (category: number) => category === categories.error || category === categories.suggestion;

/**
 * A message. `name` is its text with `_` instead of all other characters, without the code:
 * `Type_0_is_not_assignable_to_type_1`.
 */
type ScriptMessage = { readonly name: string; readonly text: string };

/**
 * Reads the messages of TypeScript 5 and 6 from `tsc.js`, by code. They are calls such as `diag(2322, 1,
 * "Type_0_…_2322", "Type '{0}' is …")`. The file is only read, never run.
 */
export function readScriptMessages(program: string): Readonly<Record<string, ScriptMessage>> {
  const all = program.matchAll(/\bdiag\((\d+), (\d)(?: \/\* \w+ \*\/)?, "([^"]*)", ("(?:[^"\\]|\\.)*")/gu);
  return Object.fromEntries(
    [...all].flatMap(([, code = "", category, key = "", text = ""]) =>
      isShown(Number(category))
        ? [[code, { name: nameIn(key, code), text: JSON.parse(text) as string }]]
        : [],
    ),
  );
}

/** Removes the code from the end of a message's name. */
function nameIn(key: string, code: string): string {
  return key.slice(0, -code.length - 1);
}

/**
 * Reads the messages of TypeScript 7, a Go program, by code. Its data has one record for each message: code and
 * category (32 bits each), then name and text, each as address and length (64 bits each). The name ends with the
 * code, which tells records apart from other data. Throws if the file is no such program.
 */
export function readProgramMessages(program: Buffer): Readonly<Record<string, ScriptMessage>> {
  const segments = loadedSegments(program);
  const textAt = (at: number): string | undefined => {
    const [address, length] = [Number(program.readBigUInt64LE(at)), Number(program.readBigUInt64LE(at + 8))];
    const segment = segments.find(({ from, bytes }) => address >= from && address + length <= from + bytes);
    if (segment === undefined || length === 0 || length > textBytesMax) return undefined;
    const start = segment.offset + address - segment.from;
    return program.toString("utf8", start, start + length);
  };
  const messages: Record<string, ScriptMessage> = {};
  for (const { offset, bytes, isWritable } of segments) {
    if (!isWritable) continue;
    for (let at = offset; at + recordBytes <= offset + bytes; at += 8) {
      const [code, category] = [program.readInt32LE(at), program.readInt32LE(at + 4)];
      if (code < 1000 || code > 99_999 || !isShown(category)) continue;
      const key = textAt(at + 8);
      const text = key?.endsWith(`_${code}`) === true ? textAt(at + 24) : undefined;
      if (key !== undefined && text !== undefined) messages[code] = { name: nameIn(key, String(code)), text };
    }
  }
  return messages;
}

/** The most bytes of a text, and the bytes of a record. */
const textBytesMax = 2000;
const recordBytes = 40;

/**
 * Lists the loaded segments of a 64-bit little-endian ELF file. Addresses in the data are translated to offsets in
 * the file by them.
 */
function loadedSegments(program: Buffer) {
  if (program.readUInt32BE(0) !== 0x7f_45_4c_46 || program[4] !== 2 || program[5] !== 1)
    throw new Error("The file is not a 64-bit ELF program.");
  const [start, size, count] = [
    Number(program.readBigUInt64LE(32)),
    program.readUInt16LE(54),
    program.readUInt16LE(56),
  ];
  return Array.from({ length: count }, (_, number) => start + number * size)
    .filter((at) => program.readUInt32LE(at) === 1)
    .map((at) => ({
      isWritable: (program.readUInt32LE(at + 4) & 2) !== 0,
      offset: Number(program.readBigUInt64LE(at + 8)),
      from: Number(program.readBigUInt64LE(at + 16)),
      bytes: Number(program.readBigUInt64LE(at + 32)),
    }));
}

/**
 * Says what an argument of a message means, by the words before it. Exceptions are listed by code. The matching keeps
 * a finding that only changes in a `free` argument.
 */
const typescriptRole: RoleOf = ({ id, argument, before }) => {
  const exception = exceptions[id]?.[Number(argument)];
  if (exception !== undefined) return exception;
  if (/\b(?:[Dd]id you mean|Try|Consider|instead)\b/u.test(before)) return "free";
  if (
    /\b(?:(?:to|to parameter of|required in|properties from|mutable) type|satisfy the constraint) '$/u.test(
      before,
    )
  )
    return "expected";
  if (
    /\b(?:exist (?:on|in) (?:type|value of type)|interface|base class|from class|Namespace|Module) '$/u.test(
      before,
    )
  )
    return "owner";
  if (/\bGeneric type '$/u.test(before)) return "subject";
  const isType = /(?:\b(?:[Tt]ypes?|has an) '|\btypes '\{\d\}' (?:and|or) '|\btype )$/u.test(before);
  return isType ||
    /\b(?:got|Expected|expects|least|most|between|either|and|or|requires|length|index|signature) '?$/u.test(
      before,
    )
    ? "free"
    : "subject";
};

/** The roles of arguments whose words mislead, in the order of the placeholders. */
const exceptions: Readonly<Record<string, readonly Role[]>> = {
  // "'./lib' has no exported member named 'a'. Did you mean 'b'?"
  "2724": ["owner", "subject", "free"],
  // "Type 'a' is not generic."
  "2315": ["subject"],
  // "Type 'A' has no properties in common with type 'B'."
  "2559": ["free", "expected"],
  // A comparison: both types belong to the code itself.
  "2678": ["free", "free"],
  // "The 'this' context of type 'A' is not assignable to method's 'this' of type 'B'."
  "2684": ["free", "expected"],
  // "… expression of type 'A' can't be used to index type 'B'."
  "7053": ["free", "owner"],
  // "Could not find a declaration file for module 'a'. '/path/to/a.js' implicitly has an 'any' type."
  "7016": ["subject", "free"],
};

const byCode = familiesOf(typescriptFamilies);

export const typescriptCatalogue = catalogueOf(byCode, typescriptMessages, typescriptRole, (code) =>
  byCode.get(code),
);
