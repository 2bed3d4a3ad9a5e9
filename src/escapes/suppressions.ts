/** Finds the findings that vanished because the change silenced the checker, not because it fixed the code. */
import { enclosingModules } from "../affected/crates.ts";
import { type EscapeFamily, type EscapeKind, escapeKinds } from "../model/escapes.ts";
import type { ComparedFinding, Place, Position, Range } from "../model/finding.ts";
import { comparePositions } from "../model/order.ts";
import { push } from "../model/push.ts";
import type { Side } from "../model/report.ts";
import { splitText } from "../model/text.ts";
import { isInSpans, offsetOf } from "../syntax/reading.ts";
import { silencesCode } from "./comments.ts";
import { silencesInCpp } from "./cpp.ts";
import type { ChangedEscapes } from "./escapes.ts";
import { canSilence, checkerFamilyOf, codePathsOf, isStubOf, isUnread } from "./files.ts";
import type { Escape } from "./kinds.ts";
import type { EscapeInput, FileEscapes, FoundEscape, ReadEscapes } from "./read.ts";
import { silencesInRust } from "./rust.ts";

// Finds the escapes around a finding, and those that set a value without the checker's knowledge.

/**
 * Returns the escapes that the change added to the definition of a finding in head, or to one around it. These are
 * the likeliest to silence the finding.
 */
function aroundIt(
  finding: ComparedFinding,
  here: readonly Escape[],
  head: FileEscapes | undefined,
): readonly Escape[] {
  const line = finding.counterpart?.range.start.line;
  const inHead = line === undefined ? undefined : head?.definitionAt(line)?.symbol;
  const around = new Set([...containers(finding.symbol), ...containers(inHead ?? finding.symbol)]);
  return here.filter((one) => one.reach === "symbol" && around.has(one.symbol));
}

/**
 * Returns a finder of an escape that sets a value without the checker's knowledge, in the definition of a finding or
 * in a function called there. The new code may be correct, and the wrong value may still be set. So the fix is not
 * proven, even if probes succeed.
 */
function unseenFinder(
  input: EscapeInput & { readonly sees: (path: string, other: string) => boolean },
  read: ReadEscapes,
  escapes: readonly Escape[],
  words: WordReader,
): (finding: ComparedFinding, headPath: string) => Escape | undefined {
  const setting = escapes.filter(({ kind, text }) => kind === "dynamic" && setsUnseen.test(text));
  const changed = new Set(input.files.map(({ to }) => to));
  return (finding, headPath) => {
    if (setting.length === 0) return undefined;
    const here = setting.filter(({ path }) => path === headPath);
    const [around] = aroundIt(finding, here, changed.has(headPath) ? read("head", headPath) : undefined);
    const mentioned = words.ofDefinition(finding, headPath);
    // True if the finding's definition mentions the function with the escape.
    const isCalled = ({ symbol, path }: Escape) =>
      symbol !== null &&
      mentioned.some(({ words: all }) => all.has(symbol.slice(symbol.lastIndexOf(".") + 1))) &&
      input.sees(headPath, path);
    return around ?? setting.find(isCalled);
  };
}

/** Matches texts of `dynamic` escapes that write a value, or may do anything. */
const setsUnseen =
  /^(?:= ?)?(?:(?:setattr|delattr|eval|exec|globals|locals|vars)\b|__dict__|\. ?__(?:set|del)attr__|(?:new )?Function ?\(|(?:Reflect|Object) ?\. ?(?:defineProperty|defineProperties|deleteProperty|set)\b)/u;

/** Lists the definitions around a symbol: "A.b" is in A.b and in A; code in no definition is in the module. */
function containers(symbol: string | null): readonly (string | null)[] {
  if (symbol === null) return [null];
  const parts = symbol.split(".");
  return parts.map((_, index) => parts.slice(0, index + 1).join("."));
}

/** Findings after the comparison, and everything that can explain why one vanished. */
export type SuppressionInput = EscapeInput & {
  readonly findings: readonly ComparedFinding[];
  /** Returns the text of a file; undefined if it does not exist, or cannot be read as text. */
  readonly text: (side: Side, path: string) => string | undefined;
  /** True if a file has no syntax errors, and for a language without a grammar. */
  readonly parses: (side: Side, path: string) => boolean;
  /** Returns the code that the server reports as unchecked. */
  readonly unreachable: (side: Side, path: string) => readonly Range[];
  /**
   * True if probes prove that a finding was fixed: then the escapes that the change adds only explain it. Absent:
   * none is proven.
   */
  readonly isProven?: (id: string) => boolean;
  /** True if a file of head can see another: it is the same, or imports it, also through others. */
  readonly sees: (path: string, other: string) => boolean;
};

/** Findings with those that were silenced, and the fixes without proof. */
export type Suppressions = {
  /** Findings in the given order; those that are silenced are `suppressed`, and say why. */
  readonly findings: readonly ComparedFinding[];
  /** Ids of findings that are still `fixed`, but without evidence that the change fixed them; with the reason. */
  readonly unproven: ReadonlyMap<string, string>;
  /** Files of head that do not parse (any more), if that matters: findings in them vanished for that reason. */
  readonly unparsed: readonly string[];
  /** Changed files of head that are too large to be read: the escapes that they add are unknown. */
  readonly unread: readonly string[];
};

/**
 * Makes a fixed finding `suppressed` if there is evidence that the change silenced it; otherwise silencing would earn
 * the reward of a fix. Direct evidence comes first: a suppression comment on its statement, a directive for its file,
 * a stub of code that the repository has. If probes do not prove the fix, weaker evidence counts too: an escape hatch
 * in its definition or one around it, a stub that replaces the types of its file or of a module that its file
 * mentions, a looser type of a definition that its own definition mentions and its file sees. Escapes of one language
 * silence no finding in another.
 */
export function findSuppressions(
  input: SuppressionInput,
  { added: escapes, read }: ChangedEscapes,
): Suppressions {
  const unparsed = unparsedFiles(input);
  const unread = input.files.flatMap(({ to }) =>
    to !== null && isUnread(to, input.text("head", to), input.reading("head", to)) ? [to] : [],
  );
  const words = wordReader(input, read);
  const evidenceFor = evidenceFinder(input, read, escapes, words);
  const unseenFor = unseenFinder(input, read, escapes, words);
  const headOf = new Map(input.files.map(({ from, to }) => [from, to]));
  const unproven = new Map<string, string>();
  // Code with an error has no known type, so the checker skips code that uses it.
  const broken = input.findings.find(({ state, severity }) => state === "new" && severity === "error");

  const findings = input.findings.map((finding): ComparedFinding => {
    if (finding.state !== "fixed") return finding;
    const headPath = finding.counterpart?.path ?? headOf.get(finding.path) ?? finding.path;
    if (unparsed.includes(headPath)) {
      unproven.set(finding.id, `${headPath} does not parse, so Lanser cannot prove a fix in it`);
      return finding;
    }
    if (unread.includes(headPath)) {
      unproven.set(finding.id, `${headPath} is too large to read, so Lanser cannot prove a fix in it`);
      return finding;
    }
    if (isPutInQuotes(finding, input)) {
      return { ...finding, state: "removed", why: "the change put this code into a comment or a string" };
    }
    const isProven = input.isProven?.(finding.id) === true;
    const why =
      !isProven && isUnreachable(finding, headPath, input)
        ? "the checker now skips this code, because it is unreachable or excluded"
        : evidenceFor(finding, headPath, isProven);
    if (why !== undefined) return { ...finding, state: "suppressed", why: `silenced, not fixed: ${why}` };
    const unseen = isProven ? unseenFor(finding, headPath) : undefined;
    if (unseen !== undefined)
      unproven.set(
        finding.id,
        `the change adds ${describe(unseen)} around this code or in a called function, and a checker cannot see the effect`,
      );
    if (isProven || finding.placement === "replaced") return finding;
    const silencers = escapes.filter((one) => canSilence(one.path, finding.path) && isFor(one, finding.code));
    const [added] = silencers;
    const hiding = unread.find((path) => canSilence(path, finding.path));
    if (added !== undefined) {
      const more = silencers.length === 1 ? "" : ` and ${silencers.length - 1} more of these`;
      unproven.set(finding.id, `the change does not edit this code, but adds ${describe(added)}${more}`);
    } else if (hiding !== undefined) {
      unproven.set(
        finding.id,
        `the change does not edit this code, but edits ${hiding}, which is too large for the search for suppressions`,
      );
    } else if (broken !== undefined) {
      const place = `${broken.path}:${broken.range.start.line + 1}`;
      unproven.set(
        finding.id,
        `the change does not edit this code, but adds an error (${place}) that can hide the finding`,
      );
    }
    return finding;
  });
  return { findings, unproven, unparsed, unread };
}

/**
 * True if the code is unreachable in head, and was not in base. The checker reports nothing in unreachable code, so
 * the finding was not fixed.
 */
function isUnreachable(
  finding: ComparedFinding,
  headPath: string,
  { unreachable }: SuppressionInput,
): boolean {
  const { counterpart, path, range } = finding;
  const holds = (all: readonly Range[], at: Position) =>
    all.some(({ start, end }) => comparePositions(start, at) <= 0 && comparePositions(at, end) < 0);
  if (counterpart === null || !holds(unreachable("head", headPath), counterpart.range.start)) return false;
  return !holds(unreachable("base", path), range.start);
}

/**
 * True if the change put the code into a comment or a string: the checker no longer reads it, so the finding is not
 * fixed. A value that was replaced by a string (`3`, now `"three"`) does not count: that is a fix.
 */
function isPutInQuotes(finding: ComparedFinding, input: SuppressionInput): boolean {
  if (!isQuoted("head", finding.counterpart, input) || isQuoted("base", finding, input)) return false;
  const reading = input.reading("base", finding.path);
  const code = reading?.text.slice(offsetOf(reading.starts, finding.range.start)) ?? "";
  return !/^[-+]?[\d.]/u.test(code);
}

/** True if the range has only comments and strings. An f-string has code, so a complete one does not count. */
function isQuoted(side: Side, place: Place | null, input: SuppressionInput): boolean {
  const reading = place === null ? undefined : input.reading(side, place.path);
  if (place === null || reading === undefined) return false;
  const [start, end] = [
    offsetOf(reading.starts, place.range.start),
    offsetOf(reading.starts, place.range.end),
  ];
  const isIn = isInSpans(reading.comments, start) || isInSpans(reading.strings, start);
  return isIn && reading.code.slice(start, end).trim() === "";
}

/**
 * Lists files of head that do not parse. A file that is also broken in base counts only if a finding vanished in it.
 * If none did, and the server has no new error, our parser does not know the syntax (`export { type as interface }`).
 */
function unparsedFiles({ files, findings, parses }: SuppressionInput): readonly string[] {
  const pathsOf = (is: (finding: ComparedFinding) => boolean) =>
    new Set(findings.filter(is).map(({ path }) => path));
  const vanishedIn = pathsOf(({ state }) => state === "fixed");
  const brokenIn = pathsOf(({ state, severity }) => state === "new" && severity === "error");
  return files.flatMap(({ from, to }) => {
    if (to === null || parses("head", to)) return [];
    if (from === null) return brokenIn.has(to) ? [to] : [];
    return vanishedIn.has(from) || (brokenIn.has(to) && parses("base", from)) ? [to] : [];
  });
}

/** Returns the sentence that says how a finding was silenced; undefined if there is no evidence. */
type EvidenceFinder = (finding: ComparedFinding, headPath: string, isProven: boolean) => string | undefined;

/**
 * Returns the finder of evidence. It groups the escapes once for all findings, because a change can have thousands of
 * both.
 */
function evidenceFinder(
  input: SuppressionInput,
  read: ReadEscapes,
  escapes: readonly Escape[],
  words: WordReader,
): EvidenceFinder {
  const changed = new Set(input.files.map(({ to }) => to));
  const byPath = Map.groupBy(escapes, ({ path }) => path);
  const stubs = escapes.filter((found) => familyOf(found) === "stub");
  // A checker that reads a stub no longer reads the code.
  const isCode = (one: string) =>
    changed.has(one) || input.text("head", one) !== undefined || input.text("base", one) !== undefined;
  // These stubs replace code of the repository that the checker would read itself.
  const masks = stubs.filter(
    ({ kind, path }) =>
      kind === "builtins-stub" || codePathsOf(path).some((one) => one !== path && isCode(one)),
  );
  const inMention = mentionFinder(
    escapes.filter(({ kind }) => looserTypes.has(kind)),
    input.sees,
  );

  return (finding, headPath, isProven) => {
    const isHere = changed.has(headPath);
    const base = isHere ? read("base", finding.path) : undefined;
    const head = isHere ? read("head", headPath) : undefined;
    const here = byPath.get(headPath) ?? [];
    const silenced =
      (base && head && onStatement(finding, base, head)) ??
      inFile(
        headPath,
        [...here, ...enclosingModules(headPath).flatMap((path) => byPath.get(path) ?? [])].filter((one) =>
          isFor(one, finding.code),
        ),
      ) ??
      inStub(finding, headPath, masks, words);
    if (silenced !== undefined) return silenced;
    // If the code was rewritten, an escape next to the new code can hide the finding in spite of the proof.
    if (isProven) return finding.placement === "rewritten" ? inDefinition(finding, here, head) : undefined;
    return (
      inDefinition(finding, here, head) ??
      inStub(finding, headPath, stubs, words) ??
      words
        .ofDefinition(finding, headPath)
        .map((own) => {
          const what = inMention(own.words, headPath);
          return (
            what && `${own.isModule ? "the module around this code" : "this definition"} mentions ${what}`
          );
        })
        .find((why) => why !== undefined)
    );
  };
}

/**
 * Finds a new suppression comment on a finding's statement. It compares with the statement in base, so that a comment
 * that was only moved there counts as well.
 */
function onStatement(finding: ComparedFinding, base: FileEscapes, head: FileEscapes): string | undefined {
  if (finding.counterpart === null) return undefined;
  const key = ({ kind, text }: FoundEscape) => `${kind}\0${text}`;
  const before = Map.groupBy(silencersOf(base, finding.range), key);
  const added = silencersOf(head, finding.counterpart.range).find(
    (found) => isFor(found, finding.code) && before.get(key(found))?.pop() === undefined,
  );
  return added && `the change adds ${inWords(added)} on this line (${placeOf(added)})`;
}

/**
 * Returns the suppressions on all lines of the statements that a range touches: a comment on any line of a statement
 * can silence it.
 */
function silencersOf(
  { silencersAt, statementAt }: FileEscapes,
  { start, end }: Range,
): readonly FoundEscape[] {
  const found: FoundEscape[] = [];
  for (let line = statementAt(start.line).first; line <= statementAt(end.line).last; line++)
    found.push(...silencersAt(line));
  return found;
}

/** Finds an escape for the whole file; in Rust also in a file whose modules include this one. */
function inFile(path: string, here: readonly Escape[]): string | undefined {
  const found = here.find((one) => one.reach === "file" && familyOf(one) === "suppression");
  const more = found === undefined || found.path === path ? "" : " and its modules";
  return found && `the change adds ${describe(found)} for the whole file${more}`;
}

/**
 * Finds an escape in the definition of a finding, or in one around it, that can silence its code. Without a proof by
 * probes, such an escape is evidence enough.
 */
function inDefinition(
  finding: ComparedFinding,
  here: readonly Escape[],
  head: FileEscapes | undefined,
): string | undefined {
  const [found] = aroundIt(finding, here, head).filter(
    (one) => familyOf(one) !== "stub" && isFor(one, finding.code),
  );
  const where = found?.symbol == null ? "the module" : `\`${found.symbol}\``;
  return found && `the change adds ${describe(found)} to ${where} around this code`;
}

/**
 * Finds a stub that decides the types of a finding's file or of a module that the file mentions. With other types,
 * the checker may no longer report the finding.
 */
function inStub(
  finding: ComparedFinding,
  headPath: string,
  stubs: readonly Escape[],
  words: WordReader,
): string | undefined {
  for (const stub of stubs) {
    if (!canSilence(stub.path, headPath)) continue;
    if (stub.kind === "builtins-stub") return `${describe(stub)} declares names for every file`;
    if (isStubOf(stub.path, finding.path) || isStubOf(stub.path, headPath))
      return `${describe(stub)} replaces the types of this file`;
    const name = stub.names.find((one) => words.ofFile(finding.path, headPath).has(one));
    if (name !== undefined) return `the change adds ${describe(stub)}, and this file mentions \`${name}\``;
  }
  return undefined;
}

/** Kinds of escapes that loosen the type of a definition for everything that uses it. */
const looserTypes: ReadonlySet<EscapeKind> = new Set([
  "any",
  "no-type-check",
  "dynamic",
  "any-arguments",
  "annotation-removed",
  "ambient",
]);

/**
 * Returns a finder of the first escape, by path and line, that the words of a definition lead to. Results are kept
 * for each definition. An escape in a function is reached only through the function's name: its variables are local.
 */
function mentionFinder(
  hatches: readonly Escape[],
  sees: SuppressionInput["sees"],
): (words: ReadonlySet<string>, path: string) => string | undefined {
  const byName = new Map<string, { readonly found: Escape; readonly order: number }[]>();
  for (const [order, found] of hatches.entries()) {
    for (const name of found.symbol === null ? found.names : found.names.slice(0, 1)) {
      push(byName, name, { found, order });
    }
  }
  const known = new Map<ReadonlySet<string>, string | undefined>();
  return (words, path) => {
    if (byName.size === 0) return undefined;
    if (!known.has(words)) {
      const mentioned = [...words].flatMap((name) => {
        const one = byName
          .get(name)
          ?.find(({ found }) => canSilence(found.path, path) && sees(path, found.path));
        return one === undefined ? [] : [{ name, ...one }];
      });
      const first = mentioned.sort((left, right) => left.order - right.order)[0];
      known.set(words, first && `\`${first.name}\`, to which the change adds ${describe(first.found)}`);
    }
    return known.get(words);
  };
}

function familyOf({ kind }: Escape): EscapeFamily {
  return escapeKinds[kind].family;
}

/**
 * True if the escape may silence findings with a code. Attributes of Rust, pragmas of C and directives of shellcheck
 * name their codes; all other escapes may silence any.
 */
function isFor({ kind, text, path }: Pick<Escape, "kind" | "text" | "path">, code: string | null): boolean {
  if (code === null) return true;
  if (path.endsWith(".rs")) return silencesInRust(kind, text, code);
  if (checkerFamilyOf(path) === "c") return silencesInCpp(kind, text, code);
  return kind === "shellcheck-disable" || kind === "shellcheck-source" ? silencesCode(text, code) : true;
}

/** Returns the kind of an escape in words. */
function inWords({ kind }: Escape): string {
  return escapeKinds[kind].words;
}

function describe(found: Escape): string {
  return `${inWords(found)} (${placeOf(found)})`;
}

/** Returns the place: a path for a whole file, otherwise with the line, 1-based. */
function placeOf(found: Escape): string {
  return familyOf(found) === "stub" ? found.path : `${found.path}:${found.line + 1}`;
}

/** Texts from which words are read. */
type TextOf = { readonly text: (side: Side, path: string) => string | undefined };

/** Words of the code around a finding, which show what the code depends on. */
type WordReader = {
  /** Returns every identifier-like word of the file, on both sides, including comments and strings. */
  readonly ofFile: (basePath: string, headPath: string) => ReadonlySet<string>;
  /**
   * Returns the same for the definition around a finding, on each side; at module level, for all code outside of
   * definitions.
   */
  readonly ofDefinition: (finding: ComparedFinding, headPath: string) => readonly OwnWords[];
};

/** Words of one definition; `isModule` if they are those of the module level. */
type OwnWords = { readonly words: ReadonlySet<string>; readonly isModule: boolean };

/**
 * Returns the reader of words. The words of each definition and file are read once, because many findings share them.
 */
function wordReader({ text }: TextOf, read: ReadEscapes): WordReader {
  const known = new Map<string, ReadonlySet<string>>();
  const once = (key: string, make: () => ReadonlySet<string>): ReadonlySet<string> => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
  const around = (side: Side, path: string, line: number): OwnWords => {
    const { definitionAt } = read(side, path);
    const definition = definitionAt(line);
    const key = `${side} ${path} ${definition?.symbol ?? ""} ${definition?.first ?? ""}`;
    const words = once(key, () => {
      const all = splitText(text(side, path) ?? "");
      const own =
        definition === undefined
          ? all.filter((_, at) => definitionAt(at) === undefined)
          : all.slice(definition.first, definition.last + 1);
      return wordsOf(own.join("\n"));
    });
    return { words, isModule: definition === undefined };
  };
  return {
    ofFile: (basePath, headPath) =>
      once(`${basePath}\0${headPath}`, () =>
        wordsOf(`${text("base", basePath) ?? ""}\n${text("head", headPath) ?? ""}`),
      ),
    ofDefinition: ({ path, range, counterpart }, headPath) => {
      const inBase = around("base", path, range.start.line);
      const line = counterpart?.range.start.line;
      return line === undefined ? [inBase] : [inBase, around("head", headPath, line)];
    },
  };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu) ?? []);
}
