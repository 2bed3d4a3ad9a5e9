/**
 * Makes messages portable between machines: `scrub` replaces places and random values by placeholders, and `unscrub`
 * undoes this exactly, also for text that happens to contain a placeholder.
 */
import { uriFromPath } from "../../model/paths.ts";

/**
 * Places by the names of their placeholders, for example `ROOT` for the folder of the tree: absolute paths and URIs, or
 * nothing.
 */
export type Places = ReadonlyMap<string, string>;

/**
 * Extent of the replacement. Places of the run are always replaced. Places of the machine and random values are
 * replaced only in part, because a finding can quote them from a source, and a replay must return the same finding.
 * - `places`: only places of the run.
 * - `values`: also a text that as a whole is a path in the home or temporary folder, or a UUID.
 * - `words`: also all these within a text, and ports.
 */
export type ScrubExtent = "places" | "values" | "words";

export type Scrubber = {
  /** Replaces in every string of the value; in names of members only places. */
  readonly scrub: (value: unknown, reach: ScrubExtent) => unknown;
  readonly unscrub: (value: unknown) => unknown;
};

/** Text of the placeholder of a place in a trace. */
export function placeholder(name: string): string {
  return `\${${name}}`;
}

/**
 * Returns the map of places for a scrubber: each folder or file under its name, and as a URI under its name with
 * `_URI`, because servers use both forms. Leaves out paths that are not absolute.
 */
export function scrubPlaces(folders: Readonly<Record<string, string | undefined>>): Places {
  return new Map(
    Object.entries(folders).flatMap(([name, place]) =>
      place?.startsWith("/") === true && place.length > 1
        ? [[name, place] as const, [`${name}_URI`, uriFromPath(place)] as const]
        : [],
    ),
  );
}

/** Places of the machine, not of the run: they contain other things, too. */
const ambientNames = new Set(["HOME", "HOME_URI", "TMP", "TMP_URI"]);

/**
 * Creates a scrubber for one session. It numbers random values in the order in which they appear, so that two equal
 * sessions have equal traces.
 */
export function createScrubber(places: Places): Scrubber {
  const ofRun = [...places].filter(([name, place]) => place !== "" && !ambientNames.has(name));
  // If two names have the same place, a name of the run wins, and among these the first.
  const toName = new Map(
    [...places, ...ofRun.toReversed()].map(([name, place]) => [mark(place), name] as const),
  );
  const pattern = {
    places: alternatives(ofRun),
    words: alternatives([...places].filter(([, place]) => place !== "")),
  };
  const tokens = createNumbering("TOKEN", "00000000-0000-4000-8000-", 12);
  const ports = createNumbering("PORT", "5", 4);
  const numberings = { TOKEN: tokens, PORT: ports };

  const hidePlaces = (text: string, reach: ScrubExtent): string => {
    // UTF-8 cannot express half a surrogate pair, which a server may send, so it is replaced before hashing.
    const marked = mark(text.toWellFormed());
    if (!marked.includes("/")) return marked;
    const isWide = reach === "words" || (reach === "values" && wholePath.test(marked));
    return marked.replace(isWide ? pattern.words : pattern.places, (place) =>
      placeholder(toName.get(place) ?? ""),
    );
  };
  const hideTokens = (text: string, reach: ScrubExtent): string => {
    if (reach === "words") return text.replace(uuid, tokens.hide).replace(localPort, ports.hide);
    return reach === "values" && wholeUuid.test(text) ? tokens.hide(text) : text;
  };
  const unscrubText = (text: string): string => {
    if (!text.includes("${")) return text;
    return text.replace(written, (all, marks: string, name: string, kind?: "TOKEN" | "PORT", n?: string) => {
      if (marks !== "") return `\${${marks.slice(1)}${name}}`;
      return kind === undefined ? (places.get(name) ?? all) : numberings[kind].show(Number(n));
    });
  };
  return {
    scrub: (value, reach) =>
      mapStrings(value, {
        // Names get no numbered placeholders, because the order of members, and so the numbering, depends on names.
        name: (text) => hidePlaces(text, reach),
        text: (text) => hideTokens(hidePlaces(text, reach), reach),
      }),
    unscrub: (value) => mapStrings(value, { name: unscrubText, text: unscrubText }),
  };
}

/** Pattern of a placeholder, with the marks that count how often it was in a scrubbed text. */
const written = /\$\{(!*)([A-Z][A-Z_]*|(TOKEN|PORT):(\d{1,9}))\}/g;

function mark(text: string): string {
  if (!text.includes("${")) return text;
  return text.replace(written, (_all, marks: string, name: string) => `\${!${marks}${name}}`);
}

const uuid = /(?<![0-9A-Za-z])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9A-Za-z])/gi;
const wholeUuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const wholePath = /^(?:file:\/\/)?\/[^\s"'`<>|]*$/;
const localPort = /(?<=(?<![\w.])(?:localhost|127\.0\.0\.1|\[::1\]):)\d{1,5}(?!\d)/g;

/**
 * Builds one pattern for all places, the longest first, because one place can be inside another. A match must end where
 * a name ends: "/app" does not match in "/apple". A short place must also begin where a path begins: "/app" does not
 * match in "lib/app". Places with three or more names do not occur inside other paths by chance.
 */
function alternatives(places: readonly (readonly [name: string, place: string])[]): RegExp {
  const longestFirst = places.map(([, place]) => mark(place)).sort((a, b) => b.length - a.length);
  const forms = longestFirst.map((place) => {
    const isShort = place.startsWith("/") && place.split("/").length <= shortNames;
    return `${isShort ? "(?<![\\p{L}\\p{N}_./-])" : ""}${RegExp.escape(place)}`;
  });
  if (forms.length === 0) return /(?!)/g;
  return new RegExp(`(?:${forms.join("|")})(?![\\p{L}\\p{N}_%-]|\\.[\\p{L}\\p{N}_])`, "gu");
}

/** Maximum number of parts of a short place: "/a/b" splits into three parts, the first of them empty. */
const shortNames = 3;

type Numbering = { readonly hide: (text: string) => string; readonly show: (n: number) => string };

/**
 * Numbers texts in the order in which they first appear. In a replay, a number without a known text becomes `prefix`
 * and its digits, and back. These are computed and not stored, because a long session has many.
 */
function createNumbering(name: string, prefix: string, digits: number): Numbering {
  const numbers = new Map<string, number>();
  const texts = new Map<number, string>();
  let last = 0;
  let shownMax = 0;
  const numberOf = (text: string): number | undefined => {
    const n = text.startsWith(prefix) ? Number(text.slice(prefix.length)) : 0;
    return n > 0 && n <= shownMax && !texts.has(n) && textOf(n) === text ? n : undefined;
  };
  const textOf = (n: number): string => prefix + String(n).padStart(digits, "0");
  return {
    hide: (text) => {
      let n = numbers.get(text) ?? numberOf(text);
      if (n === undefined) {
        n = Math.max(last, shownMax) + 1;
        last = n;
        numbers.set(text, n);
        texts.set(n, text);
      }
      return placeholder(`${name}:${n}`);
    },
    show: (n) => {
      const known = texts.get(n);
      if (known !== undefined) return known;
      shownMax = Math.max(shownMax, n);
      return textOf(n);
    },
  };
}

type Rewrite = { readonly name: (text: string) => string; readonly text: (text: string) => string };

/**
 * Copies a JSON value with every string replaced. Sorts the members of objects, so that numbering is always the same.
 */
function mapStrings(value: unknown, change: Rewrite): unknown {
  if (typeof value === "string") return change.text(value);
  if (Array.isArray(value)) return (value as unknown[]).map((one) => mapStrings(one, change));
  if (typeof value !== "object" || value === null) return value;
  // Sorts the members as they will be written, so that numbering does not depend on the order of their creation.
  const members = Object.entries(value)
    .map(([name, one]) => [change.name(name), one as unknown] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  // fromEntries defines own members, so a key named __proto__ stays a key.
  return Object.fromEntries(members.map(([name, one]) => [name, mapStrings(one, change)] as const));
}
