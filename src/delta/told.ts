/** What the message of a finding says of names. */
import type { ComparedFinding } from "../core/finding.ts";
import { type RemovedName, stem } from "./removed-names.ts";

/** All words that it quotes. */
export function wordsTold({ message }: Pick<ComparedFinding, "message">): ReadonlySet<string> {
  const quoted = [...message.matchAll(/["'`]([^"'`]{1,400})["'`]/gu)];
  return new Set(quoted.flatMap(([, text = ""]) => text.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu) ?? []));
}

/** That something may be null says nothing of a name that is not there. */
export function speaksOfNames({ message, code }: ComparedFinding): boolean {
  return !(code?.startsWith("reportOptional") === true || /of "None"|is possibly '/u.test(message));
}

/** Where the message names the class that lacks a member, it is that class that lost it. */
export function isToldOf(
  { cause: { path, symbol }, within }: RemovedName,
  finding: ComparedFinding,
): boolean {
  const isMember = symbol?.includes(".") === true;
  return (
    path === finding.path ||
    !isMember ||
    wordsTold(finding).has(within) ||
    !/for class "|on type '/u.test(finding.message)
  );
}

/** The names that a message quotes: what is missed there is named there. A module is also quoted by its path. */
export function namesTold({ message }: ComparedFinding): readonly string[] {
  const names = [...message.matchAll(/["'`]([\p{L}_$#][\p{L}\p{N}_$.]{0,200})["'`]/gu)].flatMap(
    ([, name = ""]) => [name, ...name.split(".")],
  );
  const paths = [...message.matchAll(/["'`]([^\s"'`]{0,400}\/[^\s"'`]{1,200})["'`]/gu)];
  return [...names, ...paths.map(([, path = ""]) => stem(path))];
}
