/** Reads files of the queried tree: texts, outlines, and what places are resolved with. */
import type { Repository } from "../../git/git.ts";
import { readFileAt } from "../../git/objects.ts";
import { compact } from "../../model/compact.ts";
import type { ColumnUnit } from "../../selectors/columns.ts";
import { type ListedName, namesSymbol } from "../../selectors/given.ts";
import { type FilePlace, pathOf } from "../../selectors/place.ts";
import type { PlaceSource } from "../../selectors/resolve.ts";
import { profiles } from "../../servers/registry.ts";
import type { Outline } from "../../syntax/outline.ts";
import { type SyntaxLanguage, syntaxLanguage } from "../../syntax/parser.ts";
import { isPartialReading, type Reading, read, readLengthMax } from "../../syntax/reading.ts";
import { parserFor } from "../../workspace/parsers.ts";
import { decodeCounted } from "./decode.ts";
import type { Subject } from "./subject.ts";

/** The parts of an open client that can be read without a server. */
export type Readable = {
  readonly options: {
    readonly overlays: ReadonlyMap<string, string>;
    readonly allowedMethods: readonly string[];
  };
  readonly repository: Repository;
  readonly subject: Pick<Subject, "snapshot" | "paths" | "registry" | "relocation">;
  /** Files that were read recently, by path. */
  readonly known: Map<string, KnownFile>;
};

type KnownFile = TreeText & { outlined?: Promise<Outlined | undefined> };

/** Text of a file, and the same text as `decodeCounted` returns it. */
export type TreeText = { readonly text: string; readonly counted: string };

/** The part of a reading that is kept: the rest is ten times as large as the text. */
export type Outlined = Outline & { readonly isPartial: boolean; readonly given: readonly ListedName[] };

/** Limit on the text of all kept files. The file that was read first is dropped first. */
const knownLengthMax = 16 * 1_048_576;

/** Returns what a place is resolved with: the text of its file and as much of its reading as the place needs. */
export async function sourceOf(opened: Readable, place: FilePlace, unit: ColumnUnit): Promise<PlaceSource> {
  const path = pathOf(place);
  const file = await readTreeFile(opened, path);
  const text = file?.text;
  const outlined = text === undefined ? undefined : await outlineIn(opened, path, text);
  const isComplete = place.kind === "ast" || (place.kind === "symbol" && place.role !== undefined);
  return {
    text,
    reading: outlined,
    given: outlined?.given ?? [],
    ...compact({ counted: file?.counted }),
    complete: isComplete ? await readText(path, text ?? "") : undefined,
    unit,
    relocation: opened.subject.relocation(),
    paths: () => opened.subject.paths,
  };
}

/**
 * Returns the text of a file of the snapshot, or its overlay; undefined if there is none or it cannot be read. Keeps
 * recent texts within `knownLengthMax`, so that the next query does not read them from git again.
 */
export async function readTreeFile(
  { options, repository, subject, known }: Readable,
  path: string,
): Promise<TreeText | undefined> {
  const over = options.overlays.get(path);
  if (over !== undefined) return { text: over, counted: over.toWellFormed() };
  const found = known.get(path);
  if (found !== undefined) return found;
  const bytes = await readFileAt(repository, subject.snapshot.tree, path).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const counted = decodeCounted(bytes);
  const file = { text: counted.toWellFormed(), counted };
  known.set(path, file);
  let length = 0;
  for (const one of known.values()) length += one.text.length;
  for (const [first, one] of known) {
    if (length <= knownLengthMax) break;
    known.delete(first);
    length -= one.text.length;
  }
  return file;
}

/** Returns the text of `readTreeFile`. */
export async function readTreeText(opened: Readable, path: string): Promise<string | undefined> {
  return (await readTreeFile(opened, path))?.text;
}

/**
 * Returns the outline of a text; undefined without a grammar. The outline of an unchanged file is kept with its text,
 * because parsing takes longer than most queries.
 */
export function outlineIn({ known }: Readable, path: string, text: string): Promise<Outlined | undefined> {
  const file = known.get(path);
  if (file === undefined || file.text !== text) return outlineOf(path, text);
  file.outlined ??= outlineOf(path, text);
  return file.outlined;
}

/** Parses a text and keeps only the part that places and outlines need. Undefined without a grammar. */
async function outlineOf(path: string, text: string): Promise<Outlined | undefined> {
  const reading = await readText(path, text);
  if (reading === undefined) return undefined;
  const { definitions, hasErrors } = reading;
  return { definitions, hasErrors, isPartial: isPartialReading(reading), given: namesSymbol(reading) };
}

/** Parses a text; undefined if Lanser has no grammar for the file, or if the text is too long to parse. */
export async function readText(path: string, text: string): Promise<Reading | undefined> {
  const grammar = grammarAt(path);
  if (grammar === undefined || text.length > readLengthMax) return undefined;
  return read(await parserFor([grammar.profile]), grammar.language, text);
}

/** Returns the grammar of a file by its path; undefined if Lanser has none. */
export function grammarAt(
  path: string,
): { readonly profile: (typeof profiles)[number]; readonly language: SyntaxLanguage } | undefined {
  const profile = profiles.find(
    ({ isSource, languageId }) => isSource(path) && syntaxLanguage(languageId(path)) !== undefined,
  );
  const language = profile === undefined ? undefined : syntaxLanguage(profile.languageId(path));
  return profile === undefined || language === undefined ? undefined : { profile, language };
}
