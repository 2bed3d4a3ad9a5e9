/** Which changed symbol broke a finding that lies outside of the change. */

import type { ChangedFile } from "../core/change.ts";
import type { Cause, ComparedFinding, Place, Position, Range } from "../core/finding.ts";
import type { LookedUp, Lookup } from "../core/lookup.ts";
import { comparePositions, compareText, countWhile } from "../core/order.ts";
import { push } from "../core/push.ts";
import type { Side } from "../core/report.ts";
import { lines } from "../core/text.ts";
import { chainAt, namedDefinitions } from "../syntax/outline.ts";
import type { Reading } from "../syntax/reading.ts";
import { alignLines, type Hunk } from "./lines.ts";
import { type Token, tokenize } from "./tokens.ts";

export type CauseInput = {
  readonly findings: readonly ComparedFinding[];
  readonly changedFiles: readonly ChangedFile[];
  readonly text: (side: Side, path: string) => string | undefined;
  readonly reading: (side: Side, path: string) => Reading | undefined;
};

export type Attribution = {
  /** Which definitions to look up next, in head, given what was found; empty when nothing more is to be asked. */
  readonly next: (found: readonly LookedUp[]) => readonly Lookup[];
  /** By id of the finding; none for one that nothing could be named for. */
  readonly causes: (found: readonly LookedUp[]) => ReadonlyMap<string, Cause>;
  /** New findings outside of the change that were left out, because there are too many. */
  readonly cut: number;
};

const findingsMax = 100;
const wordsMax = 12;
/** From a use to where its value was assigned, from there to what was called: further than that says little. */
const hopsMax = 2;

/**
 * A new finding on a line that the change did not touch is broken by something that it refers to. In order: a name
 * that the change took away and that stands under the finding; a place that the server named beside it; a definition,
 * of a word under the finding or before it on its line, that the change edited; then the same from where that word
 * was assigned.
 */
export function attribute(input: CauseInput): Attribution {
  const outside = input.findings.filter(
    ({ state, placement }) => state === "new" && placement === "same-line",
  );
  const asked = outside.slice(0, findingsMax);
  const changes = changesOf(input);
  const wordsAt = createWords(input);
  const explore = (found: readonly LookedUp[]) => {
    const known = new Map(found.map((one) => [keyOf(one), one.targets] as const));
    const missing: Lookup[] = [];
    const causes = new Map<string, Cause>();
    for (const finding of asked) {
      const cause =
        changes.removed(finding, namesOf(finding)) ??
        related(finding, changes) ??
        walk(finding, { known, missing, changes, wordsAt });
      if (cause !== undefined) causes.set(finding.id, cause);
    }
    return { missing, causes };
  };
  return {
    next: (found) => explore(found).missing,
    causes: (found) => explore(found).causes,
    cut: outside.length - asked.length,
  };
}

type Exploration = {
  readonly known: ReadonlyMap<string, readonly Place[]>;
  readonly missing: Lookup[];
  readonly changes: Changes;
  readonly wordsAt: WordsAt;
};

function walk(
  finding: ComparedFinding,
  { known, missing, changes, wordsAt }: Exploration,
): Cause | undefined {
  let ring: readonly Lookup[] = wordsAt.range(finding.path, finding.range);
  const seen = new Set<string>();
  let module: Cause | undefined;
  for (let hop = 0; hop < hopsMax; hop += 1) {
    const unknown = ring.filter((one) => !known.has(keyOf(one)));
    if (unknown.length > 0) {
      missing.push(...unknown);
      return undefined;
    }
    const next: Lookup[] = [];
    for (const one of ring) {
      seen.add(keyOf(one));
      for (const target of known.get(keyOf(one)) ?? []) {
        const cause = changes.at(target);
        if (cause !== undefined && isModule(target)) module ??= cause;
        else if (cause !== undefined) return cause;
        else next.push(...wordsAt.line(target.path, target.range.start.line));
      }
    }
    ring = next.filter((one) => !seen.has(keyOf(one))).slice(0, wordsMax);
  }
  return module;
}

function related(finding: ComparedFinding, changes: Changes): Cause | undefined {
  for (const place of finding.related ?? []) {
    const cause = changes.at(place);
    if (cause !== undefined && !isModule(place)) return { ...cause, how: "related" };
  }
  return undefined;
}

/** A module is defined by the very start of its file. */
function isModule({ range: { start, end } }: Place): boolean {
  return start.line === 0 && start.character === 0 && end.line === 0 && end.character === 0;
}

type WordsAt = {
  /** The words under a range, then those before it on its first line, the nearest first. */
  readonly range: (path: string, range: Range) => readonly Lookup[];
  readonly line: (path: string, line: number) => readonly Lookup[];
};

/** A finding over more lines than these is looked into no further down. */
const linesMax = 8;

function createWords({ text, reading }: CauseInput): WordsAt {
  const texts = new Map<string, readonly string[]>();
  const wordsIn = (path: string, first: number, last: number): readonly Token[] => {
    const read = reading("head", path);
    const all = texts.get(path) ?? lines(read?.code ?? text("head", path) ?? "");
    texts.set(path, all);
    const words = tokenize(all, first, last + 1).filter((token) => isWord.test(token.text));
    return read?.language === "python" ? words : words.filter((token) => !reservedInScript.has(token.text));
  };
  const lookups = (path: string, words: readonly Token[]): readonly Lookup[] =>
    words.slice(0, wordsMax).map((token) => ({ path, position: positionOf(token) }));
  return {
    range: (path, { start, end }) => {
      const words = wordsIn(path, start.line, Math.min(end.line, start.line + linesMax));
      const inside = words.filter(
        (token) =>
          comparePositions(start, positionOf(token)) <= 0 && comparePositions(positionOf(token), end) < 0,
      );
      const before = words.filter((token) => token.line === start.line && token.start < start.character);
      return lookups(path, [...inside, ...before.reverse()]);
    },
    line: (path, line) => lookups(path, wordsIn(path, line, line)),
  };
}

/**
 * Words that nothing of the project defines. TypeScript answers all the same: for `return` with the function, for
 * `extends` or `await` with what stands around it.
 */
const reservedInScript: ReadonlySet<string> = new Set(
  `any as async await bigint boolean break case catch class const continue debugger default delete do else enum export
  extends false finally for function if implements import in infer instanceof interface is keyof let never new null
  number object override package private protected public readonly return satisfies static string super switch symbol
  throw true try typeof undefined unknown var void while with yield`.split(/\s+/u),
);

function positionOf({ line, start }: Token): Position {
  return { line, character: start };
}

/** What stands for the instance or the class is defined by every method, and says nothing. */
const isWord = /^(?!(?:self|cls|this)$)[\p{L}_$]/u;

/** The names that a message quotes: what is missed there is named there. A module is also quoted by its path. */
function namesOf({ message }: ComparedFinding): readonly string[] {
  const names = [...message.matchAll(/["'`]([\p{L}_$#][\p{L}\p{N}_$.]{0,200})["'`]/gu)].flatMap(
    ([, name = ""]) => [name, ...name.split(".")],
  );
  const paths = [...message.matchAll(/["'`]([^\s"'`]{0,400}\/[^\s"'`]{1,200})["'`]/gu)];
  return [...names, ...paths.map(([, path = ""]) => stem(path))];
}

type Changes = {
  /** The changed symbol that a place in head belongs to. */
  readonly at: (place: Place) => Cause | undefined;
  /** Where the change took away one of these names. */
  readonly removed: (finding: ComparedFinding, names: readonly string[]) => Cause | undefined;
};

function changesOf({ changedFiles, text, reading }: CauseInput): Changes {
  const files = new Map<string, ChangedHead>();
  for (const { from, to } of changedFiles) {
    const head = to === null ? undefined : text("head", to);
    if (to === null || head === undefined) continue;
    const base = from === null ? "" : (text("base", from) ?? "");
    files.set(to, {
      hunks: alignLines(lines(base), lines(head)).hunks,
      head: lines(head),
      base: lines(base),
      readings: { base: from === null ? undefined : reading("base", from), head: reading("head", to) },
    });
  }
  const names = removedNames(files);
  for (const { from, to } of changedFiles) {
    if (from === null || to === null || from === to || stem(from) === stem(to)) continue;
    const start = { line: 0, character: 0 };
    const moved = { path: to, range: { start, end: start }, symbol: null, within: stem(from), isGone: true };
    names.set(stem(from), [...(names.get(stem(from)) ?? []), moved]);
  }
  return {
    at: (place) => {
      const file = files.get(place.path);
      return file === undefined ? undefined : changedSymbol(place, file);
    },
    removed: (finding, wanted) => {
      const own = new Set(text("head", finding.path)?.match(words) ?? []);
      for (const name of wanted) {
        const places = names.get(name) ?? [];
        const same = places.find(({ path }) => path === finding.path);
        // A name that went from a file is missed where that file, or what the name stood in, is spoken of.
        const near = places.find(
          ({ path, within, isGone }) => isGone && (own.has(within) || own.has(stem(path))),
        );
        const found = same ?? near;
        if (found !== undefined) {
          const { path, range, symbol } = found;
          return { path, range, symbol, how: "removed-name" };
        }
      }
      return undefined;
    },
  };
}

type ChangedHead = {
  readonly hunks: readonly Hunk[];
  readonly base: readonly string[];
  readonly head: readonly string[];
  readonly readings: { readonly base: Reading | undefined; readonly head: Reading | undefined };
};

/**
 * A place names a definition when it is that definition's name; then the definition has to be edited anywhere. Any
 * other place (a variable, an attribute, an import) has to be on an edited line itself.
 */
function changedSymbol(place: Place, { hunks, readings, head }: ChangedHead): Cause | undefined {
  if (isModule(place)) return hunks.length > 0 ? { ...place, symbol: null, how: "definition" } : undefined;
  const chain = readings.head === undefined ? [] : chainAt(readings.head, place.range.start);
  const innermost = chain.at(-1);
  const isNamed = innermost !== undefined && isWithin(place.range.start, innermost.nameRange);
  const range = isNamed ? innermost.range : place.range;
  const isEdited = isNamed ? touches : writes;
  if (!hunks.some((hunk) => isEdited(hunk, range.start.line, range.end.line))) return undefined;
  const names = [...chain.map(({ name }) => name), ...(isNamed ? [] : wordAt(head, place.range.start))];
  const symbol = names.length === 0 ? null : names.join(".");
  return { path: place.path, range: isNamed ? innermost.nameRange : place.range, symbol, how: "definition" };
}

function wordAt(head: readonly string[], { line, character }: Position): readonly string[] {
  const found = /^[\p{L}_$][\p{L}\p{M}\p{N}_$]*/u.exec(head[line]?.slice(character) ?? "");
  return found === null ? [] : [found[0]];
}

/** Lines that were only deleted touch the two lines that they stood between: a definition may have lost its last. */
function touches(hunk: Hunk, first: number, last: number): boolean {
  const { headStart, headEnd } = hunk;
  return headStart === headEnd ? first <= headStart && headStart <= last + 1 : writes(hunk, first, last);
}

function writes({ headStart, headEnd }: Hunk, first: number, last: number): boolean {
  return headStart < headEnd && headStart <= last && first < headEnd;
}

function isWithin(position: Position, { start, end }: Range): boolean {
  return comparePositions(start, position) <= 0 && comparePositions(position, end) <= 0;
}

type RemovedName = Place & {
  readonly symbol: string | null;
  /** The name of what it was in: a class, or the module. */
  readonly within: string;
  /** Whether its file has the word nowhere any more. */
  readonly isGone: boolean;
};

/** Definitions of base that head does not have under their name, and other names that lost their definition. */
function removedNames(files: ReadonlyMap<string, ChangedHead>): Map<string, readonly RemovedName[]> {
  const names = new Map<string, RemovedName[]>();
  for (const [path, file] of [...files].sort(([one], [other]) => compareText(one, other))) {
    const still = new Map(
      namedDefinitions(file.readings.head).map(({ symbol, definition }) => [symbol, definition]),
    );
    for (const { symbol, definition } of namedDefinitions(file.readings.base)) {
      if (still.has(symbol)) continue;
      const container = symbol.split(".").slice(0, -1).join(".");
      const range =
        still.get(container)?.nameRange ?? lineRange(file, headLineOf(file, definition.range.start.line));
      push(names, definition.name, {
        path,
        range,
        symbol,
        within: container.split(".").at(-1) || stem(path),
        isGone: true,
      });
    }
    const bound = file.readings.base?.bindings ?? [];
    const left = new Set(file.head.join("\n").match(words) ?? []);
    for (const hunk of file.hunks) {
      const stay = new Set(file.head.slice(hunk.headStart, hunk.headEnd).join("\n").match(words) ?? []);
      const inHunk = bound.filter(({ line }) => hunk.baseStart <= line && line < hunk.baseEnd);
      for (const word of new Set(inHunk.map(({ name }) => name.slice(name.lastIndexOf(".") + 1)))) {
        if (stay.has(word)) continue;
        const range = lineRange(file, hunk.headStart);
        push(names, word, { path, range, symbol: word, within: stem(path), isGone: !left.has(word) });
      }
    }
  }
  return names;
}

const words = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;

/** The head line at which a base line, or what it was deleted from, is now. */
function headLineOf({ hunks }: ChangedHead, line: number): number {
  const at = countWhile(hunks, ({ baseEnd }) => baseEnd <= line);
  const hunk = hunks[at];
  if (hunk !== undefined && hunk.baseStart <= line) return hunk.headStart;
  const before = hunks[at - 1];
  return before === undefined ? line : line - before.baseEnd + before.headEnd;
}

function lineRange({ head }: ChangedHead, line: number): Range {
  const at = Math.max(0, Math.min(line, head.length - 1));
  return { start: { line: at, character: 0 }, end: { line: at, character: head[at]?.length ?? 0 } };
}

/** What a module is called: the last part of its path without extension, or its folder's where that says nothing. */
function stem(path: string): string {
  const parts = path.replace(/\.d\.[cm]?ts$|\.\w+$/u, "").split("/");
  const name = parts.at(-1) ?? "";
  return (name === "__init__" || (name === "index" && parts.length > 1) ? parts.at(-2) : name) ?? "";
}

function keyOf({ path, position }: Lookup): string {
  return JSON.stringify([path, position.line, position.character]);
}
