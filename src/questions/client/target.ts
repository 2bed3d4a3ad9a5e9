/** Finds the target of a request: one place in its file, or files by paths and globs. */

import { isAbsolute, relative } from "node:path";
import picomatch from "picomatch";
import { resolveRevision } from "../../git/objects.ts";
import { compact } from "../../model/compact.ts";
import { type PlaceCandidate, type PlaceFeatures, UserError } from "../../model/errors.ts";
import type { Range } from "../../model/finding.ts";
import { compareText } from "../../model/order.ts";
import type { ColumnUnit } from "../../selectors/columns.ts";
import type { ListedName } from "../../selectors/given.ts";
import type { RouteStep } from "../../selectors/modules.ts";
import {
  type CodePlace,
  type FilePlace,
  hasFile,
  isPattern,
  parsePlace,
  pathOf,
  placeForms,
  printPlace,
  seenPattern,
  withPath,
} from "../../selectors/place.ts";
import { type FoundPlace, listPlaces, resolvePlace } from "../../selectors/resolve.ts";
import type { AskedQuestion } from "../query/answer.ts";
import type { HowFound, Params, Question, Target } from "../query/question.ts";
import { assertMethod } from "../query/request.ts";
import { type RelocationLimits, scoringOf } from "../query/scoring.ts";
import { placeInFile } from "./place-in-file.ts";
import type { ClientRequest } from "./request.ts";
import { outlineIn, type Readable, readText, readTreeText, sourceOf } from "./tree-text.ts";
import { assertParams } from "./written.ts";

/**
 * Returns the members of a request that decide the answer, apart from its single place. They go into the bundle's
 * request, so that two different questions never have the same hash.
 */
export function collectParams({ params, workspace, places }: ClientRequest): Params {
  return {
    ...params,
    ...compact({
      workspace: workspace ? true : undefined,
      paths: namedPlace({ places }) === undefined && places.length > 0 ? places : undefined,
    }),
  };
}

/** Returns the single place of a request. Undefined if it has none, several paths or a glob. */
export function namedPlace({ places }: Pick<ClientRequest, "places">): string | undefined {
  const [first, second] = places;
  return first === undefined || second !== undefined || isPattern(first) ? undefined : first;
}

/**
 * Parses a place of a request. A `file:` URI below the top of the repository becomes the path in it. Throws a UserError
 * for a place that is invalid or outside.
 */
export function parseTreePlace(top: string, text: string): CodePlace {
  return withPath(parsePlace(text), (path) => {
    if (!path.startsWith("file://")) return path;
    const inside = relative(top, path.slice("file://".length));
    if (inside.startsWith("..") || isAbsolute(inside))
      throw new UserError("usage", `\`${path}\` is outside the repository`, {
        hint: `The repository is ${top}.`,
      });
    return inside;
  });
}

/**
 * Resolves the place of a request by the text alone, before any server starts, so that a mistyped place fails at once.
 * Returns undefined if the query takes no place, or files. Throws a UserError for a place that is invalid, not found or
 * ambiguous.
 */
export async function resolveTarget(
  opened: Readable,
  question: Question,
  request: ClientRequest,
  /** Names that a server lists for a file, for a language that Lanser does not parse. */
  listedIn: (path: string, text: string) => Promise<readonly ListedName[]>,
): Promise<Target | undefined> {
  assertPlaces(question, request);
  if (question.word !== undefined) assertMethod(request.params, opened.options.allowedMethods);
  const named = namedPlace(request);
  if (named === undefined || question.need === "none" || question.kind === "servers") return undefined;
  const written = await withSeen(opened, parseTreePlace(opened.repository.top, named), request.seen);
  const relocation = opened.subject.relocation();
  const isAll = question.name === "locate" && request.params["all"] === true;
  const found = await currentPlace(opened, written, request.indexing).catch(async (error: unknown) => {
    if (!(error instanceof UserError) || error.candidates.length === 0) throw error;
    const candidates = await withRanges(opened, error.candidates, request.indexing);
    if (isAll) return candidates;
    throw new UserError(error.code, error.message, { hint: error.hint, candidates, cause: error });
  });
  const all = "place" in found ? [] : found;
  const best = all[0] === undefined ? undefined : parsePlace(all[0].selector);
  if (best !== undefined && hasFile(best)) {
    const source = await sourceOf(opened, best, request.indexing);
    return targetOf(written, resolvePlace(best, "line", source), relocation, { candidates: all });
  }
  if (!("place" in found)) throw new Error("An ambiguous place has candidates.");
  const { place, ...how } = found;
  const path = pathOf(place);
  const need = question.need === "files" || question.need === "any" ? "line" : question.need;
  // A folder names several files, which `listQueriedFiles` finds.
  if (place.kind === "file" && question.need === "files" && isFolder(opened, path)) return undefined;
  const text = await readTreeText(opened, path);
  if (text === undefined && opened.subject.paths.includes(path))
    throw new UserError("not-found", `${path} is a link, or Lanser cannot read it`, {
      hint: "If the path is a link, name its target.",
    });
  const outlined = text === undefined ? undefined : await outlineIn(opened, path, text);
  const isListed =
    place.kind === "symbol" && question.kind === "server" && text !== undefined && outlined === undefined;
  // `resolvePlace` will refuse a line, and needs the text's tokens to list the names on that line.
  const isNone = place.kind === "line" && need === "position" && text !== undefined;
  const source = {
    ...(await sourceOf(opened, place, request.indexing)),
    ...(isNone ? { reading: await readText(path, text) } : {}),
    listed: isListed ? await listedIn(path, text) : undefined,
  };
  if (isAll) {
    const several = listPlaces(place, source);
    const first = several[0] === undefined ? undefined : parsePlace(several[0].selector);
    if (first !== undefined && hasFile(first) && several.length > 1)
      return targetOf(written, resolvePlace(first, need, source), relocation, {
        ...how,
        candidates: several,
      });
  }
  return targetOf(written, resolvePlace(place, need, source), relocation, { ...how, candidates: [] });
}

/** Finds the ranges of candidates in several files; one that cannot be resolved keeps the start of its file. */
async function withRanges(
  opened: Readable,
  candidates: readonly PlaceCandidate[],
  unit: ColumnUnit,
): Promise<readonly PlaceCandidate[]> {
  const found: PlaceCandidate[] = [];
  for (const candidate of candidates) {
    if (candidate.features !== undefined) {
      found.push(candidate);
      continue;
    }
    const place = parsePlace(candidate.selector);
    const all = hasFile(place)
      ? await sourceOf(opened, place, unit)
          .then((source) => listPlaces(place, source))
          .catch((error: unknown) => {
            if (error instanceof UserError) return [];
            throw error;
          })
      : [];
    found.push(...(all.length === 0 ? [candidate] : all));
  }
  return found;
}

function targetOf(
  written: CodePlace,
  { score, evidence, features, ...place }: FoundPlace,
  relocation: RelocationLimits,
  { candidates, route = [], ...how }: Partial<Omit<CurrentPlace, "place">> & Pick<HowFound, "candidates">,
): Target {
  const { seen } = how;
  const scoring = how.scoring ?? (features === undefined ? undefined : scoringOf(relocation, features));
  return {
    place,
    selector: printPlace(inUtf16(written, place.range)),
    found: { score: how.score ?? score, evidence, candidates, ...compact({ seen, scoring }) },
    ...compact({ route: route.length === 0 ? undefined : route }),
  };
}

/** A place in the queried tree, and how it was found. */
type CurrentPlace = Pick<HowFound, "seen" | "scoring"> & {
  readonly place: FilePlace;
  readonly route?: readonly RouteStep[];
  /** Absent: the score of its resolution. */
  readonly score?: number;
};

/** Adds the version of a request to its place. The name of a revision becomes the id of its commit. */
async function withSeen(
  { repository }: Readable,
  place: CodePlace,
  revision: string | undefined,
): Promise<CodePlace> {
  if (revision === undefined) return place;
  if (place.seen !== undefined)
    throw new UserError("usage", "the place has a version of its own", {
      hint: "Leave out --seen, or remove `seen` from the place.",
    });
  if (seenPattern.test(revision)) return { ...place, seen: revision };
  const seen = await resolveRevision(repository, revision);
  if (seen === undefined) throw new UserError("unknown-revision", `there is no commit ${revision}`);
  return { ...place, seen };
}

/** Returns where a place is in the queried tree: a module in its file, and a place of an older version as it is now. */
async function currentPlace(opened: Readable, written: CodePlace, unit: ColumnUnit): Promise<CurrentPlace> {
  const { seen } = written;
  if (seen === undefined) {
    const { features, ...found } = await placeInFile(opened, written, unit);
    return { ...found, ...compact({ scoring: scoringIn(opened, features) }) };
  }
  const { followSeen } = await import("./seen.ts");
  const { place, changes, score, features } = await followSeen(opened, { ...written, seen }, unit);
  return {
    place,
    seen: { object: seen, changes },
    ...compact({ score, scoring: scoringIn(opened, features) }),
  };
}

function scoringIn({ subject }: Readable, features: PlaceFeatures | undefined): HowFound["scoring"] {
  return features === undefined ? undefined : scoringOf(subject.relocation(), features);
}

/** Returns a place with its columns in the protocol's unit, so that a bundle does not depend on the caller's. */
function inUtf16(place: CodePlace, { start, end }: Range): CodePlace {
  if (place.kind === "position") return { ...place, column: start.character + 1 };
  if (place.kind !== "range") return place;
  const [from, to] = [start, end].map(({ line, character }) => ({ line: line + 1, column: character + 1 }));
  return from === undefined || to === undefined ? place : { ...place, start: from, end: to };
}

const ofWorkspace: ReadonlySet<string> = new Set(["diag", "symbols", "reload"]);

/**
 * Throws a UserError if a query lacks places or words that it needs, or has some that it does not take. Checked before
 * a repository is read, and by `validate-batch` without one.
 */
export function assertPlaces(
  question: Question,
  request: Pick<ClientRequest, "places" | "workspace" | "params"> &
    Partial<Pick<ClientRequest, "limit" | "seen">>,
): void {
  const { name, need, modes, kind, last } = question;
  const { places, workspace, params, seen } = request;
  const refuse = (message: string, hint: string): never => {
    throw new UserError("usage", message, { hint });
  };
  assertParams(question, request);
  const isWhole =
    workspace || params["query"] !== undefined || (name === "symbols" && params["all"] === true);
  if (workspace && !ofWorkspace.has(name))
    refuse(`\`${name}\` does not take --workspace`, "Only diag, symbols and reload take --workspace.");
  if (isWhole && places.length > 0)
    refuse(
      `\`${name}\` takes places or the whole workspace, not both`,
      "Remove the places, or remove --workspace, --query and --all.",
    );
  if (name === "symbols" && workspace && params["query"] === undefined && params["all"] !== true)
    refuse("`symbols --workspace` needs --query Q or --all", "");
  if (need === "none" && kind !== "server" && places.length > 0) refuse(`\`${name}\` takes no place`, "");
  if (need !== "none" && need !== "any" && places.length === 0 && !isWhole)
    refuse(`\`${name}\` needs a place`, need === "files" ? "Name files, or give --workspace." : placeForms);
  if (seen !== undefined && (namedPlace(request) === undefined || need === "none"))
    refuse("`seen` needs one place", "Name one place, or leave out `seen`.");
  const [first] = places;
  if (need !== "files" && first !== undefined && isPattern(first))
    refuse(
      `\`${name}\` takes one file, but \`${first}\` is a pattern for several`,
      "Name one file. Only diag, symbols and context take several.",
    );
  if (need !== "files" && places.length > 1) refuse(`\`${name}\` takes one place`, "");
  if (last !== undefined && typeof params[last] !== "string")
    refuse(`\`${name}\` needs two words: ${question.takes}`, `For example: ${question.example}`);
  if (modes.length > 0 && !modes.includes(String(params["mode"])))
    refuse(
      `\`${name}\` needs a mode: ${modes.join(" or ")}`,
      `For example: lanser ${name} ${modes[0]} PLACE. In a batch or a program: "params": { "mode": "${modes[0]}" }`,
    );
}

export type NamedFiles = {
  /** Empty for the whole workspace, and if a single place is given. */
  readonly files: readonly string[];
  /** Files that were named one by one but are no source of any server. */
  readonly unread: readonly string[];
  /** Number of requested files that are denied, and those of them that were named one by one. Absent for none. */
  readonly denied?: number;
  readonly refused?: readonly string[];
  /** True if the request has the path itself, not only a glob or folder that matches it. */
  readonly isOneByOne: (path: string) => boolean;
};

/**
 * Returns the files of a query about files. Throws a UserError for a path or glob that matches nothing: an empty answer
 * to a mistyped path would look like "no findings".
 */
export function listQueriedFiles(
  { subject, options }: Readable,
  { question, target }: AskedQuestion,
  { places }: ClientRequest,
): NamedFiles {
  const isOneByOne = (path: string) =>
    places.some((place) => !isPattern(place) && pathOf(parsePlace(place)) === path);
  if (question.kind !== "server" || question.need !== "files" || target !== undefined)
    return { files: [], unread: [], isOneByOne };
  const all = places.flatMap((place) => {
    const found = matchPaths([...subject.paths, ...options.overlays.keys()], [place]);
    if (found.length === 0) throw new UserError("not-found", `no file of the tree matches \`${place}\``);
    return found;
  });
  const isRead = (path: string) => subject.registry.profiles.some(({ isSource }) => isSource(path));
  const found = [...new Set(all)].sort(compareText);
  const files = found.filter(isRead);
  if (places.length > 0 && files.length === 0)
    throw new UserError("not-found", `no server can check the files of ${places.join(", ")}`);
  return { files, unread: found.filter((path) => !isRead(path) && isOneByOne(path)), isOneByOne };
}

/**
 * Returns the paths that match any of some places, paths, folders or globs; one can appear more than once. Throws a
 * UserError for a place that cannot be parsed.
 */
export function matchPaths(paths: readonly string[], places: readonly string[]): readonly string[] {
  return places.flatMap((place) => {
    const named = isPattern(place) ? place : pathOf(parsePlace(place));
    if (named === undefined)
      throw new UserError("usage", `\`${place}\` names a module, which a question takes only alone`, {
        hint: "With several files, name paths, folders or globs.",
      });
    const isMatch = isPattern(place)
      ? picomatch(place, { dot: true, nobracket: true })
      : (path: string) => path === named || path.startsWith(`${named}/`);
    return paths.filter((path) => isMatch(path));
  });
}

function isFolder({ subject }: Readable, path: string): boolean {
  return subject.paths.some((one) => one.startsWith(`${path}/`));
}
