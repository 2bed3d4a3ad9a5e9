/**
 * Makes messages portable between machines: places and random values become placeholders, and back. `unscrub` undoes
 * `scrub` exactly, also for text that happens to contain a placeholder.
 */
import { uriFromPath } from "../../model/paths.ts";

/**
 * Places by the names of their placeholders, for example `ROOT` for the folder of the tree: absolute paths and URIs, or
 * nothing.
 */
export type Places = ReadonlyMap<string, string>;

/**
 * Extent of the replacement. Places of the run are replaced everywhere. Places of the machine and random values are
 * not: a finding may quote them from a source, and must come out of a replay as it went in. `places`: nothing else.
 * `values`: also a text that as a whole is a path in the home or temporary folder, or an identifier like a UUID.
 * `words`: also all these within a text, and ports.
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
 * Returns each folder or file under its name, and as a URI under its name with `_URI`; leaves out paths that are not
 * absolute.
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

export function createScrubber(places: Places): Scrubber {
  const ofRun = [...places].filter(([name, place]) => place !== "" && !ambientNames.has(name));
  // Where two names have one place, the run's own and the first of them counts.
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
    // A server may send half a surrogate pair; UTF-8 cannot hold it, so a hash over it would have two meanings.
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
        // What is numbered stands in values: the order of members depends on their names.
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
 * Builds one pattern for all places, the longest first, so that a place inside another does not cut it. A place ends
 * where a name ends: "/app" is not part of "/apple". A short one also begins where a path begins, and is not part of
 * "lib/app"; one of three names or more is not at the end of another path by chance.
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

/** The parts that "/a/b" is split into. */
const shortNames = 3;

type Numbering = { readonly hide: (text: string) => string; readonly show: (n: number) => string };

/**
 * Numbers texts in the order in which they first appear. A number that was only read becomes `prefix` and its digits.
 * These are not stored, because a long session has many.
 */
function createNumbering(name: string, prefix: string, digits: number): Numbering {
  const numbers = new Map<string, number>();
  const texts = new Map<number, string>();
  let last = 0;
  let shownMax = 0;
  const standing = (text: string): number | undefined => {
    const n = text.startsWith(prefix) ? Number(text.slice(prefix.length)) : 0;
    return n > 0 && n <= shownMax && !texts.has(n) && stand(n) === text ? n : undefined;
  };
  const stand = (n: number): string => prefix + String(n).padStart(digits, "0");
  return {
    hide: (text) => {
      let n = numbers.get(text) ?? standing(text);
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
      return stand(n);
    },
  };
}

type Rewrite = { readonly name: (text: string) => string; readonly text: (text: string) => string };

function mapStrings(value: unknown, change: Rewrite): unknown {
  if (typeof value === "string") return change.text(value);
  if (Array.isArray(value)) return (value as unknown[]).map((one) => mapStrings(one, change));
  if (typeof value !== "object" || value === null) return value;
  // In the order in which members are written, so that what is numbered has the same number in whatever order the object was made.
  const members = Object.entries(value)
    .map(([name, one]) => [change.name(name), one as unknown] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  // fromEntries defines own members, so a key named __proto__ stays a key.
  return Object.fromEntries(members.map(([name, one]) => [name, mapStrings(one, change)] as const));
}
