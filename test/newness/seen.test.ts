/**
 * What the parts of the matcher see in the texts of all recorded cases: a change of one shows as lines to read, also where no
 * finding depends on it. `npm test -- test/newness/seen.test.ts -u` writes it.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { candidatePaths, createModuleResolver } from "../../src/affected/imports.ts";
import { createModuleNamer } from "../../src/affected/module-names.ts";
import { createCauseWords } from "../../src/causes/cause-words.ts";
import { createChanges } from "../../src/causes/changes.ts";
import { importBehindFinder } from "../../src/causes/flow.ts";
import { findGoneModules } from "../../src/causes/gone-modules.ts";
import { findOutwardChange, functionBody, listClassMembers } from "../../src/causes/outward.ts";
import { createReExportFinder } from "../../src/causes/re-exports.ts";
import { changedEscapes } from "../../src/escapes/escapes.ts";
import { escapeReader } from "../../src/escapes/read.ts";
import { moduleStatementAt } from "../../src/match/candidate.ts";
import { createMovedTextFinder } from "../../src/match/hunk-lines.ts";
import { importAt, importStatements } from "../../src/match/imported.ts";
import { createLikenessFinder, lineKeys } from "../../src/match/likeness.ts";
import { alignWords, tokenAligner, wordEdits } from "../../src/match/lineup.ts";
import { sameNames } from "../../src/match/names.ts";
import { movedSections, sectionSlice, sectionsOf } from "../../src/match/sections.ts";
import { expressionAt } from "../../src/match/slots.ts";
import { grammarWords, type TokenSource } from "../../src/match/tokens.ts";
import type { Range } from "../../src/model/finding.ts";
import type { Lookup } from "../../src/model/lookup.ts";
import type { Side } from "../../src/model/report.ts";
import { positionAt } from "../../src/model/text.ts";
import { findAliases } from "../../src/syntax/aliases.ts";
import { writtenModule } from "../../src/syntax/imports.ts";
import { namedDefinitions } from "../../src/syntax/outline.ts";
import { readingOf, sourceWith } from "../match/readings.ts";
import { changedFiles } from "../match/support.ts";
import type { Answers, Language } from "./answers.ts";
import { cases } from "./cases.ts";
import { everyday } from "./everyday/all.ts";
import { typescriptCases } from "./typescript-cases.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const answered = JSON.parse(read("./everyday/fixtures/answers.json")) as Readonly<
  Record<Language, Readonly<Record<string, Answers>>>
>;

type Seen = {
  readonly texts: Readonly<Record<Side, ReadonlyMap<string, string>>>;
  readonly renames: ReadonlyMap<string, string>;
  readonly changed: ReturnType<typeof changedFiles>;
};

const published = { python: cases, typescript: typescriptCases } as const;
const changes: readonly Seen[] = (["python", "typescript"] as const).flatMap((language) =>
  [...published[language], ...everyday[language]].map((one): Seen => {
    const fixture = `./fixtures/${language}/${one.name}.json`;
    const answers = answered[language][one.name] ?? (JSON.parse(read(fixture)) as Answers);
    const isSource = (path: string) => /\.(?:pyi?|[cm]?[jt]sx?)$/u.test(path);
    const there = (files: Readonly<Record<string, string | null>>) =>
      Object.entries(files).flatMap(([path, text]) =>
        text !== null && isSource(path) ? [[path, text] as const] : [],
      );
    const base = new Map(there(one.base));
    const head = new Map(there({ ...one.base, ...one.head }));
    const renames = new Map(answers.renames.filter((pair) => pair.every(isSource)));
    return { texts: { base, head }, renames, changed: changedFiles(base, head, renames) };
  }),
);

/** Each text once, with the first path that has it. */
const texts = new Map(
  changes.flatMap(({ texts: { base, head } }) =>
    [...base, ...head].map(([path, text]) => [text, path] as const),
  ),
);

const readingIn = (files: ReadonlyMap<string, string>) => (path: string) => readingOf(path, files.get(path));
const known = new Map<string, TokenSource>();
function sourceFor(path: string, text: string): TokenSource {
  const key = `${path} ${text}`;
  const source = known.get(key) ?? sourceWith(text, path);
  known.set(key, source);
  return source;
}

/** By what of the matcher sees it. Of lines that differ in names alone the first is there. */
const parts: Readonly<Record<string, () => readonly string[]>> = {
  statements: () =>
    eachText(({ source }) =>
      source.lines.flatMap((line, at) => {
        const found = moduleStatementAt(source, at);
        const shown = found && [...found.names].join(",");
        if (!isFirst(`statement ${found === undefined} ${found && found.end - found.from}`, line)) return [];
        if (found === undefined) return [`${line} => none`];
        return [`${line} => ${found.from - at}..${found.end - at} ${shown} | ${[...found.words].join(",")}`];
      }),
    ),
  slots: () =>
    eachText(({ source }) =>
      source.tokens.flatMap((token, at) =>
        [1, 3].flatMap((count) => {
          const last = source.tokens[at + count - 1];
          if (last === undefined || last.line !== token.line) return [];
          const start = { line: token.line, character: token.start };
          const end = { line: last.line, character: last.start + last.text.length };
          const seen = expressionAt(source, { start, end });
          if (seen === undefined) return [];
          const slot = seen.slot === undefined ? "-" : `${seen.slot.anchor.text} ${seen.slot.path}`;
          const call = seen.call === undefined ? "-" : `${seen.call.at} of ${seen.call.text.length}`;
          const more = [slot, seen.callee?.text ?? "-", seen.object.text, seen.lead || "-", call];
          const kind = `slot ${count} ${seen.lead === ""} ${seen.isName}`;
          if (!isFirst(kind, [slot, more[1], seen.call?.at].join(" | "))) return [];
          const line = source.lines[token.line]?.trim() ?? "";
          return [`${line} @ ${seen.text} => ${more.join(" | ")}${seen.isName ? " | name" : ""}`];
        }),
      ),
    ),
  words: () =>
    eachText(({ path, source }) => {
      const reading = source.reading();
      if (reading === undefined) return [];
      const of = createCauseWords({ text: () => source.text, reading: () => reading });
      const shown = (found: readonly Lookup[]) =>
        found.map((one) => `${of.objectOf(one) ?? ""}>${of.at(one)}`).join(" ");
      const named = namedDefinitions(reading).flatMap(({ definition }) => {
        const header = source.lines[definition.nameRange.start.line] ?? "";
        const body = source.lines
          .slice(definition.range.start.line, definition.range.end.line + 1)
          .join("\n");
        if (!isFirst("words", body)) return [];
        return [
          `${header.trim()} gives ${shown(of.results(path, definition))}`,
          `${header.trim()} is of ${shown(of.bases(path, definition))}`,
        ];
      });
      const bound = reading.bindings.flatMap(({ start, end, line }) => {
        const text = source.lines[line]?.trim() ?? "";
        if (!isFirst(`bound ${start - (reading.starts[line] ?? 0)}`, text)) return [];
        const range = { start: positionAt(reading.starts, start), end: positionAt(reading.starts, end) };
        const place = { path, range };
        return [
          `${text} @ ${reading.text.slice(start, end).split("\n")[0]} => ${shown(of.value(place))} | ${of.type(place).join(" ")}`,
        ];
      });
      const ranged = source.lines.flatMap((text, line) => {
        if (!isFirst("ranged", text)) return [];
        const around = { start: { line, character: 4 }, end: { line: line + 1, character: 9 } };
        return [
          `${text.trim()} => ${of.isResult(path, line) ? "result " : ""}${shown(of.line(path, line))} || ${shown(of.range(path, around))}`,
        ];
      });
      return [...named, ...bound, ...ranged];
    }),
  outward: () => [
    ...changes.flatMap(({ texts: { base, head }, changed }) =>
      changed.flatMap(({ from, to }) => {
        const [one, other] = [from && readingIn(base)(from), to && readingIn(head)(to)];
        if (!one || !other) return [];
        const now = new Map(namedDefinitions(other).map(({ symbol, definition }) => [symbol, definition]));
        return namedDefinitions(one).flatMap(({ symbol, definition }) => {
          const next = now.get(symbol);
          if (next === undefined) return [];
          const change = findOutwardChange({
            base: { reading: one, definition },
            head: { reading: other, definition: next },
          });
          if (change === undefined) return [];
          return [
            `${from} ${symbol} => ${change.isHeader ? "header " : ""}${change.isRest ? "rest " : ""}${[...change.members].join(",")}`,
          ];
        });
      }),
    ),
    ...eachText(({ source }) => {
      const reading = source.reading();
      if (reading === undefined) return [];
      const part = ({ start, end }: { readonly start: number; readonly end: number }) =>
        JSON.stringify(reading.text.slice(start, end).slice(0, 30));
      return namedDefinitions(reading).flatMap(({ definition }) => {
        const { start, end } = definition.range;
        if (!isFirst("body", source.lines.slice(start.line, end.line + 1).join("\n"))) return [];
        const body = functionBody(reading, definition);
        const members = listClassMembers({ reading, definition });
        return [
          `${definition.name} does ${body === undefined ? "-" : `${body.isDeclared ? "as declared " : ""}${part(body)}`}`,
          ...(definition.kind === "function"
            ? []
            : members.map((one) => `${definition.name}.${one.name} ${part(one)} ${one.at - one.start}`)),
        ];
      });
    }),
  ],
  modules: () =>
    changes.flatMap(({ texts, renames, changed }) => {
      const files = { base: [...texts.base.keys()], head: [...texts.head.keys()] };
      const sides = (["base", "head"] as const).flatMap((side) => {
        const name = createModuleNamer(files[side], side === "base" ? renames : new Map());
        const resolve = createModuleResolver(files[side]);
        return files[side].flatMap((path) => {
          const reading = readingIn(texts[side])(path);
          if (reading === undefined) return [];
          const statements = importStatements(reading);
          const imported = statements.flatMap(({ module, aliases, first, last }) => {
            const places = module.kind === "path" ? candidatePaths(path, module.specifier) : [];
            const targets = resolve(path, module).join(" ");
            return aliases.map(
              (alias) =>
                `${path} ${last - first} ${writtenModule(module)} ${alias.imported} as ${alias.local}${alias.isExported ? " exported" : ""} => ${name(path, module, alias.imported)} | ${targets} | ${places.join(" ")}`,
            );
          });
          const placed = sourceFor(path, reading.text).tokens.flatMap(({ line, start, end }) => {
            const range = { start: { line, character: start }, end: { line, character: end } };
            const found = importAt(reading, statements, range);
            const text = reading.text.split("\n")[line] ?? "";
            if (found === undefined || !isFirst(`import ${start}`, text)) return [];
            return [
              `${text.trim()} @ ${text.slice(start, end)} => ${found.part} ${found.names.join(",")} of ${writtenModule(found.module)}`,
            ];
          });
          return [...imported, ...placed];
        });
      });
      const reading = (side: Side, path: string) => readingIn(texts[side])(path);
      const text = (side: Side, path: string) => texts[side].get(path);
      const found = createChanges({ changedFiles: changed, text, reading });
      const gone = findGoneModules({ changedFiles: changed, programs: files, reading, text });
      const handed = createReExportFinder({
        changes: found,
        changedFiles: changed,
        programs: files,
        reading,
      });
      const behind = importBehindFinder({
        files: files.head,
        text: (path) => texts.head.get(path),
        reading: (path) => reading("head", path),
      });
      const after = files.head.flatMap((path) => {
        const own = reading("head", path);
        if (own === undefined) return [];
        const lost = importStatements(own).flatMap(({ module, aliases }) =>
          ["", ...aliases.map(({ imported }) => imported)].flatMap((name) => {
            const cause = gone.behind(path, module, name);
            if (cause === undefined) return [];
            return [
              `${path} ${writtenModule(module)} ${name} lost by ${shownCause(cause)} | ${gone.meant(path, module).join(" ")} | ${gone.now(path, module).join(" ")}`,
            ];
          }),
        );
        const exported = findAliases(own).flatMap(({ local, imported }) => {
          const cause = handed(path, imported === "" ? local : local, null);
          return cause === undefined ? [] : [`${path} has ${local} ${shownCause(cause)}`];
        });
        const lines = own.text.split("\n").flatMap((content, line) => {
          if (!isFirst("behind", content) || content.trim() === "") return [];
          const range = { start: { line, character: 0 }, end: { line, character: content.length } };
          const by = (within: "statement" | "place") => {
            const name = behind({ path, range }, ({ local }) => /^[A-Zb-m]/u.test(local), within);
            return name === undefined ? "-" : `${name.path} ${name.local}`;
          };
          return [`${content.trim()} from ${by("statement")} | ${by("place")}`];
        });
        return [...lost, ...exported, ...lines];
      });
      const edited = changed.flatMap(({ to }) => {
        const own = to === null ? undefined : reading("head", to);
        if (own === undefined || to === null) return [];
        return sourceFor(to, own.text).tokens.flatMap(({ line, start, end, text: word }) => {
          const range = { start: { line, character: start }, end: { line, character: end } };
          const symbol = found.at({ path: to, range });
          const removed = found.removedFrom(to, word);
          const what = symbol && `${symbol.kind}${symbol.isInBase ? "" : " added"} ${shownCause(symbol)}`;
          if (what === undefined && removed === undefined) return [];
          if (!isFirst(`edited ${what?.replaceAll(/\w+/gu, "a")}`, own.text.split("\n")[line] ?? ""))
            return [];
          return [
            `${to}:${line + 1} ${word} is ${what ?? "-"}${removed === undefined ? "" : ` | lost ${shownCause(removed)}`}`,
          ];
        });
      });
      return [...sides, ...after, ...edited];
    }),
  pieces: () =>
    changes.flatMap(({ texts, changed }) => {
      const areAlike = createLikenessFinder();
      const source = (side: Side, path: string | null) => {
        const text = path === null ? "" : (texts[side].get(path) ?? "");
        return sourceFor(path ?? "none.py", text);
      };
      const context = { names: sameNames, marks: () => "" };
      const pairs = changed.map(({ from, to }) =>
        alignWords(source("base", from), source("head", to), context),
      );
      const { moved } = movedSections(pairs, areAlike);
      const tokensOf = pairs.flatMap((pair) => {
        const align = tokenAligner(pair, createMovedTextFinder(pair.hunks));
        return pair.lines.hunks.flatMap((hunk) => {
          const { gaps } = align(hunk);
          const edits = gaps.map((gap) => `${gap.baseStart}-${gap.baseEnd}:${gap.headStart}-${gap.headEnd}`);
          const before = pair.sources.base.lines.slice(hunk.baseStart, hunk.baseEnd).join("\n");
          const after = pair.sources.head.lines.slice(hunk.headStart, hunk.headEnd).join("\n");
          if (!isFirst("hunk", `${before} to ${after}`)) return [];
          return [
            `${JSON.stringify(before.slice(0, 60))} to ${JSON.stringify(after.slice(0, 60))}: ${edits.join(" ")}`,
          ];
        });
      });
      const words = pairs.flatMap((pair) => wordEdits(pair).map((edit) => `word ${JSON.stringify(edit)}`));
      const all = (side: Side) =>
        [...texts[side]].flatMap(([path, text]) =>
          sectionsOf(sourceFor(path, text)).map((section) => ({ source: sourceFor(path, text), section })),
        );
      const alike = all("base").flatMap((one) =>
        all("head").flatMap((other) => {
          if (one.section.path === other.section.path || one.source === other.source) return [];
          return areAlike(sectionSlice(one), sectionSlice(other))
            ? [`${one.section.path} is like ${other.section.path}`]
            : [];
        }),
      );
      return [
        ...tokensOf,
        ...words,
        ...alike,
        ...moved.map(({ base, head }) => `${base.section.path} went to ${head.section.path}`),
      ];
    }),
  keys: () =>
    eachText(({ source }) =>
      lineKeys(source).filter((key, at) => isFirst("key", source.lines[at] ?? "") && key !== ""),
    ),
  escapes: () => [
    ...changes.flatMap(({ texts, changed }) => {
      const reading = (side: Side, path: string) => readingIn(texts[side])(path);
      const { added } = changedEscapes({ files: changed, reading });
      return added.map(
        ({ kind, path, line, symbol, text }) => `adds ${kind} ${path}:${line + 1} ${symbol} ${text}`,
      );
    }),
    ...eachText(({ path, source }) => {
      const input = {
        files: [{ from: path, to: path }],
        text: () => source.text,
        reading: () => source.reading(),
      };
      const { escapes, stricter } = escapeReader(input)("head", path);
      return [
        ...escapes.map(
          ({ kind, symbol, text, reach, names, context }) =>
            `${kind} ${symbol} ${text} ${reach} ${names.join(",")} | ${context}`,
        ),
        ...stricter.map((one) => `stricter ${one}`),
      ];
    }),
  ],
};

function shownCause({
  cause,
  edit,
}: {
  readonly cause: {
    readonly path: string;
    readonly symbol: string | null;
    readonly how: string;
    readonly range: Range;
  };
  readonly edit: unknown;
}): string {
  const { path, symbol, how, range } = cause;
  const sides = edit as Readonly<Record<Side, { readonly range: Range } | null>>;
  const line = (side: Side) => {
    const at = sides[side];
    return at === null ? "-" : `${at.range.start.line + 1}-${at.range.end.line + 1}`;
  };
  return `${how} ${path}:${range.start.line + 1}:${range.start.character + 1} ${symbol} (${line("base")} to ${line("head")})`;
}

const seenShapes = new Set<string>();

/** Whether no line of this shape was there before: the same marks and keywords around other names and values. */
function isFirst(what: string, line: string): boolean {
  const shape = line
    .replaceAll(/"[^"\n]*"|'[^'\n]*'/gu, '""')
    .replaceAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu, (word) => (grammarWords.has(word) ? word : "a"));
  const key = `${what} ${shape}`;
  if (seenShapes.has(key)) return false;
  seenShapes.add(key);
  return true;
}

function eachText(
  see: (of: { readonly path: string; readonly source: TokenSource }) => readonly string[],
): readonly string[] {
  return [...texts].flatMap(([text, path]) => see({ path, source: sourceFor(path, text) }));
}

test.each(Object.entries(parts))("%s", async (name, see) => {
  seenShapes.clear();
  await expect(`${[...new Set(see())].sort().join("\n")}\n`).toMatchFileSnapshot(`fixtures/seen/${name}.txt`);
});
