/**
 * Variations of the environment of a server, one named thing at a time: a result that differs depends on something that
 * it should not.
 */
import { join } from "node:path";
import { findNearest } from "../../model/nearest.ts";

/** Variation as data; the code that starts the server applies it. */
export type Variation = {
  /** "none", a name, or two joined by "+". */
  readonly name: string;
  /** Variables that are added to the environment of the server. */
  readonly environment: Readonly<Record<string, string>>;
  /** The name of the server's home in its scratch folder; null for the usual one. */
  readonly homeName: string | null;
  /** Folders between the scratch folder and the root of the tree; empty for none. */
  readonly rootFolders: readonly string[];
  /** The limit of Node's old space in MiB; null for the profile's own. */
  readonly heapMb: number | null;
  /** Number of processors that the server may use; null for all. */
  readonly processors: number | null;
  /** Order in which the files are written to the disk: that of the walk, or its reverse. */
  readonly written: "walk" | "reverse";
};

export const noVariation: Variation = {
  name: "none",
  environment: {},
  homeName: null,
  rootFolders: [],
  heapMb: null,
  processors: null,
  written: "walk",
};

/** Variations by name, with a description for people. */
export const variations = {
  locale: {
    words: "the Turkish locale, in which I and i are not a pair",
    change: { environment: { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" } },
  },
  "time-zone": {
    words: "a time zone fourteen hours ahead of UTC",
    change: { environment: { TZ: "Pacific/Kiritimati" } },
  },
  home: {
    words: "a home folder with a space and a non-ASCII letter in its name",
    change: { homeName: "another h\u00f6me" },
  },
  depth: {
    words: "a path to the tree that is eight folders deeper",
    change: { rootFolders: Array.from({ length: 8 }, (_, index) => `a-folder-of-some-length-${index}`) },
  },
  heap: { words: "a heap of 1 GiB", change: { heapMb: 1_024 } },
  processors: { words: "one processor", change: { processors: 1 } },
  "directory-order": {
    words: "files written to the disk in reverse order",
    change: { written: "reverse" },
  },
} as const satisfies Record<string, { readonly words: string; readonly change: Partial<Variation> }>;

export type VariationName = keyof typeof variations;

export const variationNames = Object.keys(variations) as readonly VariationName[];

export type ParsedVariations =
  | { readonly kind: "variations"; readonly variations: readonly Variation[] }
  | { readonly kind: "unknown"; readonly name: string; readonly nearest: string | undefined };

/**
 * Reads `--vary`: names with commas between them, `all` for every name, and `pairs` for all pairs of the other names
 * (of every name if there are none). Single variations come first, in the order of the table; then the pairs.
 */
export function parseVariations(text: string): ParsedVariations {
  const words = text.split(",").map((word) => word.trim());
  const unknown = words.find((word) => word !== "all" && word !== "pairs" && !isVariation(word));
  if (unknown !== undefined) {
    return {
      kind: "unknown",
      name: unknown,
      nearest: findNearest(unknown, [...variationNames, "all", "pairs"]),
    };
  }
  const isAll = words.includes("all") || words.every((word) => word === "pairs");
  const named = variationNames.filter((name) => isAll || words.includes(name));
  const single = named.map((name) => vary([name]));
  return {
    kind: "variations",
    variations: words.includes("pairs") ? [...single, ...pairVariations(named)] : single,
  };
}

function isVariation(word: string): boolean {
  return Object.hasOwn(variations, word);
}

/**
 * Returns a variation for each pair of names, for `--vary pairs`: two changes together can have an effect of their own.
 */
function pairVariations(names: readonly VariationName[]): readonly Variation[] {
  return names.flatMap((one, index) => names.slice(index + 1).map((other) => vary([one, other])));
}

/** Combines the changes of the names into one variation. Environment variables add up; other members replace. */
function vary(names: readonly VariationName[]): Variation {
  let varied: Variation = { ...noVariation, name: names.join("+") };
  for (const name of names) {
    const change: Partial<Variation> = variations[name].change;
    varied = { ...varied, ...change, environment: { ...varied.environment, ...change.environment } };
  }
  return varied;
}

/**
 * Returns the variables to add to the server's environment, and the folders to create before its start. A varied home
 * is a new folder in the scratch folder; without it the server would use the usual home next to it.
 */
export function variedEnvironment(
  { environment, homeName }: Variation,
  scratch: string,
): { readonly environment: Readonly<Record<string, string>>; readonly folders: readonly string[] } {
  if (homeName === null) return { environment, folders: [] };
  const home = join(scratch, homeName);
  return { environment: { ...environment, HOME: home }, folders: [home] };
}

export type VariedCommand = {
  readonly file: string;
  readonly args: readonly string[];
  /** Variations that this machine or this server does not allow, in words. */
  readonly notVaried: readonly string[];
};

/**
 * Changes the command of a server by a variation: its heap and its processors, which only the command line can set.
 * `taskset` is the absolute path of the program that binds a process to processors, null if there is none. The heap
 * varies only if the arguments already set one: other servers do not run in Node and would refuse the argument.
 */
export function variedCommand(
  command: { readonly file: string; readonly args: readonly string[] },
  { heapMb, processors }: Variation,
  taskset: string | null,
): VariedCommand {
  const notVaried: string[] = [];
  let { file, args } = command;
  if (heapMb !== null) {
    if (args.some((argument) => heapArgument.test(argument)))
      args = args.map((argument) => argument.replace(heapArgument, `--max-old-space-size=${heapMb}`));
    else notVaried.push("the heap: the server's command sets no heap size");
  }
  if (processors !== null) {
    if (taskset === null) notVaried.push("the processors: this machine has no `taskset`");
    else {
      args = ["--cpu-list", processors === 1 ? "0" : `0-${processors - 1}`, file, ...args];
      file = taskset;
    }
  }
  return { file, args, notVaried };
}

const heapArgument = /^--max-old-space-size=\d+$/;
