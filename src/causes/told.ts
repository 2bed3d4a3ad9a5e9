/** Extracts names from the message of a finding. */
import type { ComparedFinding } from "../model/finding.ts";
import { type RemovedName, stem } from "./removed-names.ts";

/** Returns all words that the message quotes, and the names that Go reports as missing. */
export function wordsTold({ message }: Pick<ComparedFinding, "message">): ReadonlySet<string> {
  const quoted = [...message.matchAll(/["'`]([^"'`]{1,400})["'`]/gu)];
  return new Set([
    ...quoted.flatMap(([, text = ""]) => text.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu) ?? []),
    ...unquoted.flatMap((pattern) => pattern.exec(message)?.[1] ?? []),
  ]);
}

/** True if the message can be about a missing name. A message that a value may be null is not. */
export function speaksOfNames({ message, code }: ComparedFinding): boolean {
  return !(code?.startsWith("reportOptional") === true || /of "None"|is possibly '/u.test(message));
}

/**
 * True unless the message names another class: if it names the class that lacks a member, that class must have lost it.
 */
export function isToldOf(
  { cause: { path, symbol }, within }: RemovedName,
  finding: ComparedFinding,
): boolean {
  const isMember = symbol?.includes(".") === true;
  return (
    path === finding.path ||
    !isMember ||
    wordsTold(finding).has(within) ||
    typeTold(finding) === within ||
    !/for class "|on type ['`]| has no field or method |^no .{1,200} found for |has no field named |^No member named |is not a member of trait /u.test(
      finding.message,
    )
  );
}

/** Returns the type in a message of Go: `Ship` for `type *lib.Ship[int] has no field or method Load`. */
function typeTold({ message }: Pick<ComparedFinding, "message">): string | undefined {
  return /\btype \*?(?:[\p{L}_][\p{L}\p{N}_]*\.)?([\p{L}_][\p{L}\p{N}_]*)\S* has no field or method /u.exec(
    message,
  )?.[1];
}

/** Returns the names that a message quotes, which include any missing name. A module is also quoted by its path. */
export function namesTold({ message }: ComparedFinding): readonly string[] {
  const names = [...message.matchAll(/["'`]([\p{L}_$#](?:[\p{L}\p{N}_$.]|::){0,200})["'`]/gu)].flatMap(
    ([, name = ""]) => [name, ...name.split(/\.|::/u)],
  );
  const bare = unquoted.flatMap((pattern) => pattern.exec(message)?.[1] ?? []);
  const paths = [...message.matchAll(/["'`]([^\s"'`]{0,400}\/[^\s"'`]{1,200})["'`]/gu)];
  return [...names, ...bare, ...paths.map(([, path = ""]) => stem(path))];
}

/** Patterns for names that Go's compiler and its server do not quote: `undefined: lib.Connect`. */
const unquoted = [
  /^undefined: (?:[\p{L}_][\p{L}\p{N}_]*\.)?([\p{L}_][\p{L}\p{N}_]*)/u,
  /\bhas no field or method ([\p{L}_][\p{L}\p{N}_]*)/u,
  /\bmissing method ([\p{L}_][\p{L}\p{N}_]*)/u,
  /^unknown field ([\p{L}_][\p{L}\p{N}_]*) in struct literal/u,
];
