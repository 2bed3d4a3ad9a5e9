/** Finds the edited and removed symbols of a change: those that its changed lines belong to. */
import { alignLines } from "../match/lines.ts";
import type { ChangedFile } from "../model/change.ts";
import type { Cause, ComparedFinding, FoundCause, Place, Position, Range } from "../model/finding.ts";
import { once } from "../model/once.ts";
import { comparePositions } from "../model/order.ts";
import { push } from "../model/push.ts";
import type { Side } from "../model/report.ts";
import { positionAt, splitText } from "../model/text.ts";
import { isDefining } from "../syntax/bindings.ts";
import { chainAt, type Definition, dottedName, namedDefinitions } from "../syntax/outline.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";
import { movedModuleCause } from "./gone-modules.ts";
import {
  type Defined,
  findOutwardChange,
  listClassMembers,
  type Member,
  type OutwardChange,
} from "./outward.ts";
import {
  changedWithin,
  counterpart,
  type EditedSource,
  editOf,
  findRemovedNames,
  hunkSpan,
  isNow,
  type LineSpan,
  lastName,
  moduleBaseName,
  type RemovedName,
  wordPattern,
} from "./removed-names.ts";

/** Changed files with their texts on both sides. */
export type ChangeInput = {
  readonly changedFiles: readonly ChangedFile[];
  readonly text: (side: Side, path: string) => string | undefined;
  readonly reading: (side: Side, path: string) => Reading | undefined;
};

/** Edits of the change as symbols, so that a definition of the server can be recognized as edited. */
export type Changes = {
  /** Returns the changed symbol that a place in head belongs to. */
  readonly at: (place: Place) => EditedSymbol | undefined;
  /** Returns the place where the change removed one of these names. */
  readonly removed: (finding: ComparedFinding, names: readonly string[]) => RemovedName | undefined;
  /** Returns the place where a file of head lost a top-level name. */
  readonly removedFrom: (path: string, name: string) => FoundCause | undefined;
  /** Returns a file of head that the change edited, by its path. */
  readonly file: (path: string) => ChangedHead | undefined;
  /** True if a line of its edit contains one of these words. */
  readonly speaksOf: (found: FoundCause, words: ReadonlySet<string>) => boolean;
};

/** Symbol that the change edited or added. */
export type EditedSymbol = FoundCause & {
  readonly kind: "module" | "function" | "class" | "key" | "place";
  /** True if base has it too: it was edited and not added. */
  readonly isInBase: boolean;
  /** Visible difference of a definition that is in base. Null for any other symbol. */
  readonly change: OutwardChange | null;
  /** Returns a member of a class that differs, by its name. */
  readonly member: (name: string) => FoundCause | undefined;
};

/**
 * Reads the changed files once and answers questions about their symbols. Definitions are compared when they are
 * asked for, because most of them are not near a finding.
 */
export function createChanges({ changedFiles, text, reading }: ChangeInput): Changes {
  const files = new Map<string, ChangedHead>();
  for (const { from, to } of changedFiles) {
    const head = to === null ? undefined : text("head", to);
    if (to === null || head === undefined) continue;
    const both = { base: splitText(from === null ? "" : (text("base", from) ?? "")), head: splitText(head) };
    const readings = { base: from === null ? undefined : reading("base", from), head: reading("head", to) };
    files.set(to, {
      paths: { base: from, head: to },
      hunks: alignLines(both.base, both.head).hunks,
      lines: both,
      readings,
      edited: new Map(),
      definitions: once(() => ({ base: bySymbol(readings.base), head: bySymbol(readings.head) })),
    });
  }
  const names = findRemovedNames(files);
  for (const { from, to } of changedFiles) {
    if (from === null || to === null || from === to || moduleBaseName(from) === moduleBaseName(to)) continue;
    push(names, moduleBaseName(from), {
      ...movedModuleCause(from, to),
      within: moduleBaseName(from),
      isGone: true,
      isLocal: false,
    });
  }
  return {
    at: (place) => {
      const file = files.get(place.path);
      return file === undefined ? undefined : changedSymbol(place, file);
    },
    removed: (finding, wanted) => {
      const content = text("head", finding.path) ?? "";
      const own = new Set(content.match(wordPattern) ?? []);
      const { start, end } = finding.range;
      const line = splitText(content)
        .slice(start.line, end.line + 1)
        .join("\n");
      const onLine = new Set(line.match(wordPattern) ?? []);
      const beside = new Set([...onLine, ...(finding.message.match(wordPattern) ?? [])]);
      const defined = definedAt(reading("head", finding.path), finding.range.start);
      for (const name of wanted) {
        if (name === defined) continue;
        const places = names.get(name) ?? [];
        const same = places.find(
          ({ cause, isLocal }) => cause.path === finding.path && (!isLocal || onLine.has(name)),
        );
        // A removed name can be the cause if the finding's file mentions the module or class that had it. An imported
        // or local name can be the cause only if the finding's own line or message mentions that.
        const near = places.find(({ cause, within, isGone, isLocal }) => {
          const spoken = isLocal ? beside : own;
          return isGone && (spoken.has(within) || spoken.has(moduleBaseName(cause.path)));
        });
        const found = same ?? near;
        if (found !== undefined) return found;
      }
      return undefined;
    },
    removedFrom: (path, name) => {
      const own = names
        .get(name)
        ?.find(({ cause, isGone }) => cause.path === path && cause.symbol === name && isGone);
      return own === undefined ? undefined : { cause: own.cause, edit: own.edit };
    },
    file: (path) => files.get(path),
    speaksOf: ({ cause, edit }, wanted) =>
      (["base", "head"] as const).some((side) => {
        const range = edit[side]?.range;
        const own = range && files.get(cause.path)?.lines[side].slice(range.start.line, range.end.line + 1);
        return (
          own
            ?.join("\n")
            .match(wordPattern)
            ?.some((word) => wanted.has(word)) === true
        );
      }),
  };
}

/** Returns the name that is defined at a place. A finding there does not complain that this name is missing. */
function definedAt(reading: Reading | undefined, place: Position): string | undefined {
  if (reading === undefined) return undefined;
  const at = offsetOf(reading.starts, place);
  const found = reading.bindings.find((one) => one.start === at && isDefining(one));
  return found && lastName(found.name);
}

/** True if the place is the very start of its file, which stands for the module. */
export function isModule({ range: { start, end } }: Place): boolean {
  return start.line === 0 && start.character === 0 && end.line === 0 && end.character === 0;
}

/** Groups the definitions of a file by dotted name. Parts of a type (`impl` blocks) are left out. */
function bySymbol(reading: Reading | undefined): ReadonlyMap<string, readonly Definition[]> {
  const found = new Map<string, Definition[]>();
  for (const { symbol, definition } of namedDefinitions(reading))
    if (definition.part === undefined) push(found, symbol, definition);
  return found;
}

/** Edited file that head has. */
export type ChangedHead = EditedSource & {
  /** Cache of the edited symbols of its definitions. */
  readonly edited: Map<Definition, EditedSymbol | undefined>;
};

/**
 * Returns the changed symbol at a place. If the place is the name of a definition, that definition must differ
 * visibly from outside. Any other place (a variable, an attribute, an import) must be on an edited line itself.
 */
function changedSymbol(place: Place, file: ChangedHead): EditedSymbol | undefined {
  const none = { change: null, member: () => undefined };
  if (isModule(place)) {
    if (file.hunks.length === 0) return undefined;
    const cause: Cause = { ...placeOf(place), symbol: null, how: "definition" };
    return { ...none, kind: "module", isInBase: true, cause, edit: editOf(file, wholeFile(file)) };
  }
  const reading = file.readings.head;
  const chain = reading === undefined ? [] : chainAt(reading, place.range.start);
  const around = dottedName(chain);
  const innermost = chain.at(-1);
  if (reading !== undefined && innermost !== undefined && isWithin(place.range.start, innermost.nameRange))
    return changedDefinition(file, around, { reading, definition: innermost });
  const { start, end } = place.range;
  const head = changedWithin(file, "head", { first: start.line, last: end.line });
  if (head === undefined) return undefined;
  const word = wordAt(file.lines.head, start);
  const own = [...(around === "" ? [] : [around]), ...(word === undefined ? [] : [word])];
  const symbol = own.length === 0 ? null : own.join(".");
  const edit = editOf(file, { base: wasBefore(file, head, word), head });
  const cause: Cause = { ...placeOf(place), symbol, how: "definition" };
  return { ...none, kind: "place", isInBase: edit.base !== null, cause, edit };
}

/** Drops everything but the place. */
function placeOf({ path, range }: Place): Place {
  return { path, range };
}

/** Returns the edited definition, compared once for each definition. */
function changedDefinition(file: ChangedHead, symbol: string, head: Defined): EditedSymbol | undefined {
  if (!file.edited.has(head.definition))
    file.edited.set(head.definition, editedDefinition(file, symbol, head));
  return file.edited.get(head.definition);
}

/**
 * Compares a definition with its version in base. Undefined if no line of it was edited, or if it looks the same from
 * outside: such an edit cannot break other code.
 */
function editedDefinition(file: ChangedHead, symbol: string, head: Defined): EditedSymbol | undefined {
  const { definition } = head;
  const base = counterpartOf(file, symbol, definition);
  const spans = {
    base: base === undefined ? undefined : changedWithin(file, "base", spanOf(base.definition.range)),
    head: changedWithin(file, "head", spanOf(definition.range)),
  };
  if (spans.base === undefined && spans.head === undefined) return undefined;
  const change = base === undefined ? null : findOutwardChange({ base, head });
  if (change === undefined) return undefined;
  const isInferred = definition.kind === "function" && change?.isHeader === false;
  return {
    kind: definition.kind,
    isInBase: base !== undefined,
    change,
    cause: {
      path: file.paths.head,
      range: definition.nameRange,
      symbol,
      how: isInferred ? "inferred" : "definition",
    },
    edit: editOf(file, spans),
    member: (name) =>
      base === undefined || change?.members.has(name) !== true
        ? undefined
        : changedMember(file, `${symbol}.${name}`, { base, head }),
  };
}

/**
 * Returns a changed member of a class, so that the report names the method and not the class. A removed member is
 * placed at the name of its class.
 */
function changedMember(
  file: ChangedHead,
  symbol: string,
  of: Readonly<Record<Side, Defined>>,
): FoundCause | undefined {
  const name = lastName(symbol);
  const own = (side: Side) => listClassMembers(of[side]).filter((member) => member.name === name);
  const [base, head] = [own("base"), own("head")];
  const spanIn = (side: Side, members: readonly Member[]): LineSpan | undefined => {
    const { starts } = of[side].reading;
    const spans = members.flatMap(
      ({ start, end }) =>
        changedWithin(file, side, {
          first: positionAt(starts, start).line,
          last: positionAt(starts, Math.max(start, end - 1)).line,
        }) ?? [],
    );
    const first = Math.min(...spans.map((span) => span.first));
    return spans.length === 0 ? undefined : { first, last: Math.max(...spans.map((span) => span.last)) };
  };
  const was = spanIn("base", base);
  const [kept] = head;
  const at = kept === undefined ? undefined : positionAt(of.head.reading.starts, kept.at);
  const { nameRange } = of.head.definition;
  const range =
    at === undefined ? nameRange : { start: at, end: { ...at, character: at.character + name.length } };
  const how = at === undefined ? "removed-name" : "definition";
  return {
    cause: { path: file.paths.head, range, symbol, how },
    edit: editOf(file, { base: was, head: spanIn("head", head) ?? (was && isNow(file, was)) }),
  };
}

/** Returns the edited lines of a file, from the first to the last, on each side. */
function wholeFile(file: ChangedHead): Readonly<Record<Side, LineSpan | undefined>> {
  const within = (side: Side) => changedWithin(file, side, { first: 0, last: file.lines[side].length });
  return { base: within("base"), head: within("head") };
}

/**
 * Returns the definition of that name in base, so that the caller can compare both. For an overloaded name, it is the
 * one at the same index. Undefined for an added definition.
 */
function counterpartOf(file: ChangedHead, symbol: string, definition: Definition): Defined | undefined {
  const { base, head } = file.definitions();
  const others = base.get(symbol) ?? [];
  const other = others[(head.get(symbol) ?? []).indexOf(definition)] ?? others.at(-1);
  const reading = file.readings.base;
  return other === undefined || reading === undefined ? undefined : { reading, definition: other };
}

/**
 * Returns the line of base that bound the word which these lines of head bind now. A reader of the cause then sees
 * the old and the new binding side by side. Without such a line, it returns the lines of base that these lines
 * replaced.
 */
function wasBefore(file: ChangedHead, span: LineSpan, word: string | undefined): LineSpan | undefined {
  const hunks = file.hunks.filter((hunk) => {
    const { first, last } = hunkSpan(hunk, "head");
    return first <= span.last && span.first <= last;
  });
  const bound = (file.readings.base?.bindings ?? []).find(
    ({ name, line }) =>
      word !== undefined &&
      lastName(name) === word &&
      hunks.some((hunk) => hunk.baseStart <= line && line < hunk.baseEnd),
  );
  if (bound !== undefined) return { first: bound.line, last: bound.line };
  const [hunk] = hunks;
  return hunk === undefined ? undefined : counterpart(file, hunk, "head", span);
}

/** Returns the lines of a range, both inclusive. */
function spanOf({ start, end }: Range): LineSpan {
  return { first: start.line, last: end.line };
}

/** Returns the identifier that starts at a position. */
function wordAt(head: readonly string[], { line, character }: Position): string | undefined {
  return /^[\p{L}_$][\p{L}\p{M}\p{N}_$]*/u.exec(head[line]?.slice(character) ?? "")?.[0];
}

/** True if a position is in a range or at its end. */
function isWithin(position: Position, { start, end }: Range): boolean {
  return comparePositions(start, position) <= 0 && comparePositions(position, end) <= 0;
}
