/**
 * Compares the output of a server's own command (such as `tsc`): between two trees, and with the findings of the
 * server. The command is fast, so it can choose the files that the server has to check.
 */
import type { Finding } from "../model/finding.ts";
import { isSameJson } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import type { CompiledFiles, CompiledFinding } from "../model/scope.ts";
import type { FileObservation, Observation } from "../session/observe/observation.ts";

/**
 * Returns the files in which the command has different findings on the two sides, by the paths of each; `renames`
 * maps base paths to head paths. Only these files can have new or fixed findings.
 */
export function differingFiles(
  base: CompiledFiles,
  head: CompiledFiles,
  renames: ReadonlyMap<string, string>,
): readonly string[] {
  const origins = new Map([...renames].map(([from, to]) => [to, from] as const));
  const pairs = new Map([
    ...Object.keys(base).map((path) => [path, renames.get(path) ?? path] as const),
    ...Object.keys(head).map((path) => [origins.get(path) ?? path, path] as const),
  ]);
  return [...pairs].flatMap(([from, to]) =>
    isSameJson(said(base[from]), said(head[to])) ? [] : [...new Set([from, to])],
  );
}

/**
 * Returns the findings of a file in a form that does not depend on their order, nor on the order of union members.
 */
function said(found: readonly CompiledFinding[] = []): readonly string[] {
  return found
    .map(({ message, ...place }) => JSON.stringify({ ...place, message: inOrderOfMembers(message) }))
    .toSorted(compareText);
}

/** Closing bracket of each opening bracket in the text of a type. */
const pairsOf: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };

/** Maximum nesting of types that are sorted, deeper than any type a person reads; deeper ones keep their order. */
const depthMax = 200;

/**
 * Sorts the members of unions in a message, also in nested types. TypeScript prints members in the order in which it
 * met the types, so equal findings could look different.
 */
export function inOrderOfMembers(message: string): string {
  let at = 0;
  const sequence = (closer: string | undefined, depth: number): string => {
    let text = "";
    let members: string[] = [];
    let member = "";
    const flush = () => {
      const all = [...members, member];
      const [first = ""] = all;
      const before = first.slice(0, first.length - first.trimStart().length);
      const behind = member.slice(member.trimEnd().length);
      text +=
        before +
        all
          .map((one) => one.trim())
          .toSorted(compareText)
          .join(" | ") +
        behind;
      members = [];
      member = "";
    };
    while (at < message.length) {
      const rest = message.slice(at, at + 3);
      const one = rest.charAt(0);
      if (rest === " | ") {
        members.push(member);
        member = "";
        at += 3;
      } else if (one === '"' || one === "`") member += quoted(one);
      else if (rest.startsWith("=>") || "',;:?\n".includes(one)) {
        flush();
        const delimiter = rest.startsWith("=>") ? "=>" : one;
        text += delimiter;
        at += delimiter.length;
      } else if (one === closer) break;
      else {
        at += 1;
        member += one;
        const own = pairsOf[one];
        if (own !== undefined && depth < depthMax) member += sequence(own, depth + 1);
      }
    }
    flush();
    return text;
  };
  const quoted = (quote: string): string => {
    const from = at;
    at += 1;
    while (at < message.length && message[at] !== quote) at += message[at] === "\\" ? 2 : 1;
    at += 1;
    return message.slice(from, at);
  };
  return sequence(undefined, 0);
}

/**
 * Returns the files of `wanted` about which a server and its command disagree; a file without an answer does not
 * count. Such files are checked again, because one of the two answers is wrong.
 */
export function listDisagreeingFiles(
  { files }: Pick<Observation, "files">,
  compiled: CompiledFiles,
  wanted: ReadonlySet<string>,
): readonly string[] {
  return files.flatMap((file) =>
    file.kind === "final" && wanted.has(file.path) && !agrees(file.findings, compiled[file.path] ?? [])
      ? [file.path]
      : [],
  );
}

/**
 * True if the server and the command have the same findings for one file, by line, column, severity and code. If they
 * differ, the result of the command cannot stand for that of the server.
 */
function agrees(findings: readonly Finding[], printed: readonly CompiledFinding[]): boolean {
  const own = findings.map(({ range: { start }, severity, code, message }) => ({
    ...{ line: start.line, character: start.character, severity, code, message },
  }));
  const [left, right] = [own, printed].map((all) => Map.groupBy(all, placeOf));
  if (left === undefined || right === undefined || left.size !== right.size) return false;
  return [...left].every(([place, all]) => isAlike(all, right.get(place) ?? []));
}

/** Returns the key of a printed finding without its message. */
function placeOf({ line, character, severity, code }: CompiledFinding): string {
  return JSON.stringify([line, character, severity, code]);
}

/**
 * True if the messages have the same words. A message that is cut short counts as equal, because the order of members
 * decides which ones it shows.
 */
function isAlike(own: readonly CompiledFinding[], printed: readonly CompiledFinding[]): boolean {
  if (own.length !== printed.length) return false;
  if ([...own, ...printed].some(({ message }) => message.includes("..."))) return true;
  return isSameJson(words(own), words(printed));
}

/**
 * Returns the words of all messages, sorted. The order of words and lines may differ between the server and the
 * command, for example in union types.
 */
function words(all: readonly CompiledFinding[]): readonly string[] {
  return all
    .map(({ message }) =>
      message
        .split(/[\s|;,'"{}()<>]+/u)
        .toSorted(compareText)
        .join(" "),
    )
    .toSorted(compareText);
}

/**
 * Replaces the answers of doubted files by those of another pass, if the command agrees with them. Otherwise the
 * files are unknown: nobody can say which answer is right.
 */
export function replaceDoubtedAnswers(
  observation: Observation,
  again: Observation,
  doubted: readonly string[],
  stillDoubted: readonly string[],
): Observation {
  const answers = new Map(again.files.map((file) => [file.path, file] as const));
  const [looked, unsure] = [new Set(doubted), new Set(stillDoubted)];
  const files = observation.files.map((file): FileObservation => {
    if (!looked.has(file.path)) return file;
    const other = again.failure === undefined ? answers.get(file.path) : undefined;
    return other === undefined || unsure.has(file.path)
      ? { kind: "unknown", path: file.path, reason: "command-disagrees" }
      : other;
  });
  return { ...observation, files };
}
