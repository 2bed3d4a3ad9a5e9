/**
 * Finds a place that was written for an older version of the tree. Lines map through git's renames and the alignment of
 * lines; a definition is followed from commit to commit.
 */
import { findAncestry } from "../../git/ancestry.ts";
import { type TreeChange, treeChanges } from "../../git/changes.ts";
import { listTree } from "../../git/listing.ts";
import { readBlob, readCommit, readFileId, readObjectType, resolveRevision } from "../../git/objects.ts";
import { compact } from "../../model/compact.ts";
import { type PlaceCandidate, type PlaceFeatures, UserError } from "../../model/errors.ts";
import type { Position, Range } from "../../model/finding.ts";
import { compareRanges } from "../../model/order.ts";
import { lineStarts, shortId, splitText } from "../../model/text.ts";
import { isCertain, rankAlike } from "../../selectors/alike.ts";
import { findAnchor } from "../../selectors/anchor.ts";
import { type ColumnUnit, fromUtf16 } from "../../selectors/columns.ts";
import {
  type DefinitionAt,
  expectedLine,
  type FollowedTo,
  followStep,
  mapRange,
} from "../../selectors/follow.ts";
import type { HeadFile } from "../../selectors/head.ts";
import { type CodePlace, type FilePlace, parsePlace, pathOf, printPlace } from "../../selectors/place.ts";
import { rankedError } from "../../selectors/ranked.ts";
import { type RelocateOptions, relocateDefaults } from "../../selectors/relocate.ts";
import { resolvePlace } from "../../selectors/resolve.ts";
import { offsetsOf } from "../../selectors/selector.ts";
import { namedDefinitions, symbolAt } from "../../syntax/outline.ts";
import type { SeenChange } from "../bundle/bundle.ts";
import { placeOfDefinition } from "./definition-place.ts";
import { placeInFile } from "./place-in-file.ts";
import { outlineIn, type Readable, readTreeText, sourceOf } from "./tree-text.ts";

/** Maximum number of commits that are followed. Behind it, the two trees are compared directly. */
const commitsMax = 2_000;

/** Maximum number of changed files of one commit that are searched for a moved definition. */
const filesMax = 1_000;

export type SeenPlace = {
  /** The place in the queried tree. */
  readonly place: FilePlace;
  /** What happened to it, oldest first. */
  readonly changes: readonly SeenChange[];
  /** 1 for an exact map, otherwise the lowest score on the way. Absent: that of its resolution in the queried tree. */
  readonly score?: number;
  /** Features of that score; absent for an exact map. */
  readonly features?: PlaceFeatures;
};

type Written = CodePlace & { readonly seen: string };

/** One version of the tree. `commit` is null for the working tree, and if trees are compared without their commits. */
type Version = {
  readonly commit: string | null;
  readonly read: Readable;
  /** Ids of files by path, as far as they were read. */
  readonly ids: Map<string, Promise<string | undefined>>;
};

/**
 * Returns the place that a place of an older version is now. Throws a UserError with exit code 3 if its definition was
 * deleted, 4 if it can be one of several, and 10 if the version is not known.
 */
export async function followSeen(opened: Readable, written: Written, unit: ColumnUnit): Promise<SeenPlace> {
  const { seen, ...place } = written;
  const type = await readObjectType(opened.repository, seen);
  if (type === undefined && place.kind === "anchor") return { place, changes: [] };
  const versions =
    type === "blob" ? await blobVersions(opened, place, seen) : await commitVersions(opened, seen);
  const [first] = versions;
  if (first === undefined) throw new Error("A place has a version.");
  const old = await oldPlace(first.read, place, unit).catch((error: unknown) => {
    throw error instanceof UserError ? asOf(error, seen) : error;
  });
  const path = pathOf(old);
  const [before, now] = [await readTreeText(first.read, path), await readTreeText(opened, path)];
  if (before !== undefined && before === now) return { place: old, changes: [] };
  if (before === undefined) throw asOf(new UserError("not-found", `there is no file \`${path}\``), seen);
  const definition = await definitionAt(first.read, old, unit);
  if (definition !== undefined) return await currentDefinition(opened, { versions, old, definition, unit });
  return await currentText(opened, { versions, old, before, unit });
}

/** Returns an error of an older version: its message names the version, and its candidates are of that version. */
function asOf({ code, message, hint, candidates }: UserError, seen: string): UserError {
  const at = (selector: string) => printPlace({ ...parsePlace(selector), seen });
  return new UserError(code, `in ${shortId(seen)}, ${message}`, {
    hint:
      candidates.length === 0
        ? hint
        : `Name one of them:\n${candidates.map((one) => at(one.selector)).join("\n")}`,
    candidates: candidates.map((one) => ({ ...one, selector: at(one.selector) })),
  });
}

/** Resolves a place in its own version, down to its file. A name is checked, so that a wrong one fails here. */
async function oldPlace(read: Readable, place: CodePlace, unit: ColumnUnit): Promise<FilePlace> {
  const { place: inFile } = await placeInFile(read, place, unit);
  resolvePlace(inFile, "line", await sourceOf(read, inFile, unit));
  return inFile;
}

/** Returns the versions from a commit to the queried tree. */
async function commitVersions(opened: Readable, seen: string): Promise<readonly Version[]> {
  const { repository, subject } = opened;
  const commit = await resolveRevision(repository, seen);
  const paths =
    commit === undefined
      ? []
      : await listTree(repository, (await readCommit(repository, commit))?.tree ?? "");
  if (commit === undefined)
    throw new UserError("version-skew", `the repository has no commit ${seen}`, {
      hint: "Fetch the commit, or leave out `seen`.",
    });
  const newest = subject.snapshot.commit ?? (await resolveRevision(repository, "HEAD"));
  const way = newest === undefined ? undefined : await findAncestry(repository, commit, newest, commitsMax);
  const between = way?.kind === "path" ? way.commits : [];
  const own = {
    commit,
    ids: new Map(),
    read: versionOf(
      opened,
      commit,
      paths.flatMap(({ path }) => (typeof path === "string" ? [path] : [])),
    ),
  };
  const isWorkTree = subject.snapshot.commit === null || opened.options.overlays.size > 0;
  const isDirect = way?.kind !== "path";
  const last = isWorkTree || isDirect ? [{ commit: null, read: opened, ids: new Map() }] : [];
  const others = between.map((id, at) => ({
    commit: id,
    ids: new Map(),
    read: at === between.length - 1 && last.length === 0 ? opened : versionOf(opened, id, []),
  }));
  return [own, ...others, ...last];
}

/** Returns the versions of a blob, which must be a version of the place's own file. */
async function blobVersions(opened: Readable, place: CodePlace, blob: string): Promise<readonly Version[]> {
  const { repository, options } = opened;
  const path = pathOf((await placeInFile(opened, place, "utf-16")).place);
  const current = await readFileId(repository, opened.subject.snapshot.tree, path).catch(() => undefined);
  const log = ["log", "--format=%H", "--max-count=1", `--find-object=${blob}`, "HEAD", "--", path];
  const isOwn =
    current === blob || (await repository.raw(log, "history").then(({ stdout }) => stdout.trim() !== ""));
  if (!isOwn)
    throw new UserError("version-skew", `the blob ${shortId(blob)} is no version of ${path}`, {
      hint: "A blob is accepted only for its own path. Name a commit, or leave out `seen`.",
    });
  const text = (await readBlob(repository, blob)).toString("utf8");
  const overlays = new Map([...options.overlays, [path, text]]);
  const read = { ...opened, options: { ...options, overlays }, known: new Map() };
  return [
    { commit: null, read, ids: new Map() },
    { commit: null, read: opened, ids: new Map() },
  ];
}

function versionOf(opened: Readable, commit: string, paths: readonly string[]): Readable {
  return {
    ...opened,
    options: { ...opened.options, overlays: new Map() },
    subject: { ...opened.subject, snapshot: { commit, tree: commit }, paths },
    known: new Map(),
  };
}

/** Returns the definition that a place names in its own version; undefined for a place by lines or text. */
async function definitionAt(
  read: Readable,
  place: FilePlace,
  unit: ColumnUnit,
): Promise<DefinitionAt | undefined> {
  if (place.kind !== "symbol" && place.kind !== "ast") return undefined;
  const { range } = resolvePlace(withoutRole(place), "line", await sourceOf(read, withoutRole(place), unit));
  const file = await fileIn(read, pathOf(place));
  const node = namedDefinitions(file?.outline).find(
    ({ definition }) => compareRanges(definition.nameRange, range) === 0,
  );
  return file === undefined || node === undefined ? undefined : { file, node };
}

function withoutRole(place: FilePlace): FilePlace {
  if (place.kind !== "symbol") return place;
  const { role: _role, ...whole } = place;
  return whole;
}

async function fileIn(read: Readable, path: string): Promise<DefinitionAt["file"] | undefined> {
  const text = await readTreeText(read, path);
  const outline = text === undefined ? undefined : await outlineIn(read, path, text);
  return text === undefined || outline === undefined ? undefined : { path, text, outline };
}

type FollowedPlace = {
  readonly versions: readonly Version[];
  readonly old: FilePlace;
  readonly unit: ColumnUnit;
};

/** Follows a definition to the queried tree, and returns its name there. */
async function currentDefinition(
  opened: Readable,
  { versions, old, definition, unit }: FollowedPlace & { readonly definition: DefinitionAt },
): Promise<SeenPlace> {
  const options = { ...relocateDefaults, ...opened.subject.relocation() };
  const name = `\`${definition.node.symbol}\` of ${definition.file.path}`;
  const end = await follow(versions, definition, options);
  const role = old.kind === "symbol" ? old.role : undefined;
  if (end.kind === "found") {
    const place = await placeOfDefinition(opened, namedAt(end.at), unit);
    return {
      place: place.kind === "symbol" ? { ...place, ...compact({ role }) } : place,
      changes: end.changes,
      score: end.worst?.score ?? 1,
      ...compact({ features: end.worst?.features }),
    };
  }
  if (end.kind === "deleted") throw await deletedError(opened, name, end);
  const candidates = await Promise.all(
    end.candidates.map(async ({ at, worst }): Promise<PlaceCandidate> => {
      const place = await placeOfDefinition(opened, namedAt(at), unit);
      const { start, end: last } = at.node.definition.nameRange;
      return {
        selector: printPlace(place),
        path: at.file.path,
        range: [start.line, start.character, last.line, last.character],
        symbol: at.node.symbol,
        score: worst?.score ?? 1,
        ...compact({ features: worst?.features }),
      };
    }),
  );
  throw rankedError(
    `${name} ${byText("was changed", end.commit)}, and no definition is certainly the same`,
    candidates,
  );
}

function namedAt({ file: { path }, node: { symbol, definition } }: DefinitionAt) {
  return { path, symbol, nameRange: definition.nameRange };
}

async function deletedError(
  opened: Readable,
  name: string,
  { commit, last }: { readonly commit: string | null; readonly last: DefinitionAt },
): Promise<UserError> {
  const now = await fileIn(opened, last.file.path);
  const isBack = namedDefinitions(now?.outline).some(({ symbol }) => symbol === last.node.symbol);
  return new UserError("not-found", `${name} ${byText("was deleted", commit)}`, {
    hint: isBack
      ? `${last.file.path} has another definition of this name now. To name it, leave out \`seen\`.`
      : commit === null
        ? "Name another definition."
        : `To see the commit: git show ${shortId(commit)}`,
  });
}

/** Writes what a commit did: "was deleted by 3f2a…". */
function byText(what: string, commit: string | null): string {
  return commit === null ? `${what} since then` : `${what} by ${shortId(commit)}`;
}

type Worst = { readonly score: number; readonly features: PlaceFeatures };
type Reached = { readonly at: DefinitionAt; readonly worst: Worst | undefined };
type End =
  | ({ readonly kind: "found"; readonly changes: readonly SeenChange[] } & Reached)
  | { readonly kind: "ambiguous"; readonly commit: string | null; readonly candidates: readonly Reached[] }
  | { readonly kind: "deleted"; readonly commit: string | null; readonly last: DefinitionAt };

/** Follows a definition through versions. A candidate of an ambiguous step is followed to the end, too. */
async function follow(
  versions: readonly Version[],
  from: DefinitionAt,
  options: RelocateOptions,
  before: Worst | undefined = undefined,
): Promise<End> {
  const changes: SeenChange[] = [];
  let at = from;
  let worst = before;
  await readIds(versions, at.file.path);
  for (const [index, version] of versions.entries()) {
    const old = versions[index - 1];
    if (old === undefined || (await isUnchanged(old, version, at.file.path))) continue;
    const { commit } = version;
    const { own, others } = await changedFiles(old, version, at);
    const step = await followStep(at, own, others, options);
    if (step.kind === "deleted") return { kind: "deleted", commit, last: at };
    if (step.kind === "ambiguous") {
      const ends = await Promise.all(
        step.candidates.map((one) =>
          follow([version, ...versions.slice(index + 1)], one, options, lower(worst, one)),
        ),
      );
      const candidates = ends.flatMap((end) =>
        end.kind === "found" ? [{ at: end.at, worst: end.worst }] : [],
      );
      return candidates.length === 0
        ? { kind: "deleted", commit, last: at }
        : { kind: "ambiguous", commit, candidates };
    }
    const { to } = step;
    worst = lower(worst, to);
    const [was, is] = [placeIn(at), placeIn(to)];
    if (was.path !== is.path || was.symbol !== is.symbol)
      changes.push({ kind: was.path === is.path ? "renamed" : "moved", from: was, to: is, commit });
    if (was.path !== is.path) await readIds(versions.slice(index), is.path);
    at = to;
  }
  return { kind: "found", changes, at, worst };
}

function placeIn({ file: { path }, node: { symbol } }: DefinitionAt): SeenChange["from"] {
  return { path, symbol };
}

function lower(worst: Worst | undefined, { scored }: FollowedTo): Worst | undefined {
  if (scored === undefined) return worst;
  const { score, features } = scored;
  return worst === undefined || score < worst.score ? { score, features } : worst;
}

/** True if a file is the same object in two versions. Overlays count as another version. */
async function isUnchanged(old: Version, version: Version, path: string): Promise<boolean> {
  if (old.read.options.overlays.has(path) || version.read.options.overlays.has(path)) return false;
  const [before, after] = await Promise.all([old, version].map((one) => fileIdIn(one, path)));
  return before !== undefined && before === after;
}

function fileIdIn(
  { read: { repository, subject }, ids }: Version,
  path: string,
): Promise<string | undefined> {
  const id = ids.get(path) ?? readFileId(repository, subject.snapshot.tree, path);
  ids.set(path, id);
  return id;
}

/** Reads the ids of a file in many versions at once, because one after the other waits for git each time. */
async function readIds(versions: readonly Version[], path: string): Promise<void> {
  await Promise.all(versions.map((version) => fileIdIn(version, path)));
}

/** Returns the new version of a definition's file, through git's renames, and a reader of the other changed files. */
async function changedFiles(
  old: Version,
  version: Version,
  at: DefinitionAt,
): Promise<{ readonly own: HeadFile | undefined; readonly others: () => Promise<readonly HeadFile[]> }> {
  let changes: Promise<readonly TreeChange[]> | undefined;
  const list = () => {
    changes ??= treesOf(old, version).then(([base, head]) =>
      treeChanges(version.read.repository, base, head),
    );
    return changes;
  };
  const path =
    (await readTreeText(version.read, at.file.path)) === undefined
      ? (await list()).find(({ from, to }) => from === at.file.path && to !== null)?.to
      : at.file.path;
  const file = path === undefined || path === null ? undefined : await fileIn(version.read, path);
  const own = file === undefined ? undefined : { ...file, base: at.file };
  const others = async () => {
    const found: HeadFile[] = [];
    for (const { from, to } of (await list()).slice(0, filesMax)) {
      if (to === null || to === path) continue;
      const head = await fileIn(version.read, to);
      if (head === undefined) continue;
      const base = from === null ? undefined : await fileIn(old.read, from);
      found.push({ ...head, base: from === null ? null : { path: from, outline: base?.outline } });
    }
    return found;
  };
  return { own, others };
}

/** Returns the trees of two versions; a version of a commit is read by the id of the commit. */
async function treesOf(old: Version, version: Version): Promise<readonly [string, string]> {
  const treeOf = async ({ read: { repository, subject } }: Version) =>
    (await readCommit(repository, subject.snapshot.tree))?.tree ?? subject.snapshot.tree;
  return [await treeOf(old), await treeOf(version)];
}

/** Maps a place by lines or text to the queried tree: its file through git's renames, and its lines by alignment. */
async function currentText(
  opened: Readable,
  { versions, old, before, unit }: FollowedPlace & { readonly before: string },
): Promise<SeenPlace> {
  const { path, changes } = await currentPath(versions, pathOf(old));
  const after = (await readTreeText(opened, path)) ?? "";
  if (old.kind === "file") return { place: { kind: "file", path }, changes, score: 1 };
  const [first] = versions;
  if (first === undefined) throw new Error("A place has a version.");
  const { range } = resolvePlace(old, "line", await sourceOf(first.read, old, unit));
  const mapped = mapRange(before, after, range);
  if (mapped !== undefined)
    return { place: placeAt(path, old, mapped, splitText(after), unit), changes, score: 1 };
  return await changedText(opened, { read: first.read, old, before, path, range, changes, unit });
}

type ChangedText = {
  readonly read: Readable;
  readonly old: FilePlace;
  readonly before: string;
  /** Path of the file now. */
  readonly path: string;
  /** Range in the older text. */
  readonly range: Range;
  readonly changes: readonly SeenChange[];
  readonly unit: ColumnUnit;
};

/** Finds a text that changed since by its tokens, its line and the definition around it. */
async function changedText(
  opened: Readable,
  { read, old, before, path, range, changes, unit }: ChangedText,
): Promise<SeenPlace> {
  const after = (await readTreeText(opened, path)) ?? "";
  const [then, now] = [await outlineIn(read, pathOf(old), before), await outlineIn(opened, path, after)];
  const starts = lineStarts(after);
  const file = {
    text: after,
    starts,
    symbolAt: ({ start }: Range) => (now === undefined ? null : symbolAt(now, start)),
  };
  const isLine = old.kind === "line" || old.kind === "position" || old.kind === "name";
  const [lines, newLines] = [splitText(before), splitText(after)];
  const line = lines[range.start.line] ?? "";
  const snippet = isLine ? line.trim() : before.slice(...offsetsOf(lineStarts(before), range));
  const older = {
    line: expectedLine(before, after, range.start.line),
    symbol: then === undefined ? null : symbolAt(then, range.start),
  };
  const exact = old.kind === "anchor" ? findAnchor(after, old).matches : [];
  const ranked = rankAlike(file, snippet, older).flatMap((one) => {
    const place = isLine
      ? onSameWord(old, line, range, newLines[one.range.start.line] ?? "", one.range.start.line, path)
      : placeAt(path, old, one.range, newLines, unit);
    return place === undefined ? [] : [{ ...one, place }];
  });
  const [best] = ranked;
  const [only] = ranked.filter(({ start }) => exact.some((one) => one.start === start));
  if (only !== undefined && exact.length === 1) return { place: only.place, changes, score: 1 };
  const { scoreMin, shownMax } = opened.subject.relocation();
  if (best !== undefined && isCertain(ranked, scoreMin))
    return { place: best.place, changes, score: best.score, features: best.features };
  const what = `the text of \`${printPlace(old)}\` has changed in ${path}`;
  if (best === undefined)
    throw new UserError("version-skew", what, {
      hint: "Find the place again in the file as it is now, or leave out `seen`.",
    });
  const candidates = ranked.slice(0, shownMax).map(({ place, range: { start, end }, score, features }) => ({
    selector: printPlace(place),
    path,
    range: [start.line, start.character, end.line, end.character] as const,
    symbol: file.symbolAt({ start, end }),
    ...{ score, features },
  }));
  throw rankedError(`${what}, and no other text is certainly the same`, candidates);
}

/** Returns the same word on a changed line, or the line itself; undefined if the line no longer has the word. */
function onSameWord(
  old: FilePlace,
  before: string,
  { start }: Range,
  after: string,
  line: number,
  path: string,
): FilePlace | undefined {
  if (old.kind === "line") return { kind: "line", path, line: line + 1 };
  const words = (text: string) => [...text.matchAll(/[\p{L}\p{N}\p{M}_$]+/gu)];
  const at = words(before).find(
    ({ 0: word, index }) => index <= start.character && start.character < index + word.length,
  );
  if (at === undefined) return undefined;
  const nth = words(before).filter(({ 0: word, index }) => word === at[0] && index <= at.index).length;
  const same = words(after).filter(({ 0: word }) => word === at[0]);
  // A word that the line now has more or fewer times could be any of them.
  if (same.length !== words(before).filter(({ 0: word }) => word === at[0]).length) return undefined;
  return { kind: "name", path, line: line + 1, name: at[0], occurrence: nth };
}

/** Follows a file through git's renames. Throws a UserError that names the commit which deleted it. */
async function currentPath(
  versions: readonly Version[],
  from: string,
): Promise<{ readonly path: string; readonly changes: readonly SeenChange[] }> {
  const changes: SeenChange[] = [];
  let path = from;
  for (const [index, version] of versions.entries()) {
    const old = versions[index - 1];
    if (old === undefined || version.read.options.overlays.has(path)) continue;
    if ((await fileIdIn(version, path)) !== undefined) continue;
    const all = await treeChanges(version.read.repository, ...(await treesOf(old, version)));
    const to = all.find((one) => one.from === path)?.to ?? null;
    if (to === null) throw new UserError("not-found", `${path} ${byText("was deleted", version.commit)}`);
    changes.push({
      kind: "moved",
      from: { path, symbol: null },
      to: { path: to, symbol: null },
      commit: version.commit,
    });
    path = to;
  }
  return { path, changes };
}

/** Returns a place of the same form at a mapped range; its columns count `unit`. */
function placeAt(
  path: string,
  old: FilePlace,
  { start, end }: Range,
  lines: readonly string[],
  unit: ColumnUnit,
): FilePlace {
  const written = ({ line, character }: Position) => ({
    line: line + 1,
    column: fromUtf16(lines[line] ?? "", character, unit) + 1,
  });
  const [from, to] = [written(start), written(end)];
  if (old.kind === "line") return { kind: "line", path, line: from.line };
  if (old.kind === "position") return { kind: "position", path, line: from.line, column: from.column };
  if (old.kind === "name") return { ...old, path, line: from.line };
  return { kind: "range", path, start: from, end: to };
}
