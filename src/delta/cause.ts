/** Which changed symbol broke a finding that lies outside of the change. */

import type { ComparedFinding, FoundCause, Place, Position, Range } from "../core/finding.ts";
import type { LookedUp, Lookup } from "../core/lookup.ts";
import { comparePositions } from "../core/order.ts";
import { lines } from "../core/text.ts";
import { type ChangeInput, type Changes, changesOf, isModule, stem } from "./changes.ts";
import { type Token, tokenize } from "./tokens.ts";

export type CauseInput = ChangeInput & { readonly findings: readonly ComparedFinding[] };

export type Attribution = {
  /** Which definitions to look up next, in head, given what was found; empty when nothing more is to be asked. */
  readonly next: (found: readonly LookedUp[]) => readonly Lookup[];
  /** By id of the finding; null for one that nothing could be named for. */
  readonly causes: (found: readonly LookedUp[]) => ReadonlyMap<string, FoundCause | null>;
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
  const outside = input.findings.filter((one) => one.state === "new" && isOutside(one));
  const asked = outside.slice(0, findingsMax);
  const changes = changesOf(input);
  const wordsAt = createWords(input);
  const explore = (found: readonly LookedUp[]) => {
    const known = new Map(found.map((one) => [keyOf(one), one.targets] as const));
    const missing: Lookup[] = [];
    const causes = new Map<string, FoundCause | null>();
    for (const finding of asked) {
      const cause =
        changes.removed(finding, namesOf(finding)) ??
        related(finding, changes) ??
        walk(finding, { known, missing, changes, wordsAt });
      causes.set(finding.id, cause ?? null);
    }
    return { missing, causes };
  };
  return {
    next: (found) => explore(found).missing,
    causes: (found) => explore(found).causes,
    cut: outside.length - asked.length,
  };
}

/** On a line that the change left alone: what broke it is somewhere else. */
export function isOutside({ placement }: Pick<ComparedFinding, "placement">): boolean {
  return placement === "same-line";
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
): FoundCause | undefined {
  let ring: readonly Lookup[] = wordsAt.range(finding.path, finding.range);
  const seen = new Set<string>();
  let module: FoundCause | undefined;
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

function related(finding: ComparedFinding, changes: Changes): FoundCause | undefined {
  for (const place of finding.related ?? []) {
    const found = isModule(place) ? undefined : changes.at(place);
    if (found !== undefined) return { ...found, cause: { ...found.cause, how: "related" } };
  }
  return undefined;
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

function keyOf({ path, position }: Lookup): string {
  return JSON.stringify([path, position.line, position.character]);
}
