/**
 * Finds parameters whose declared type excludes what the code is for: its own default (`size: int = None`), or
 * another type that is tested at run time (`data: dict`, and `if not isinstance(data, dict)`). Types leave nothing
 * for such code, so the checker does not examine it. A probe with a wider type in place of the declared one shows
 * if that is the reason.
 */
import type { ProbeAsk } from "../../model/probe.ts";
import { fieldOf, nodeAt, type TreeNode } from "../../syntax/tree.ts";
import type { ProbeInput } from "../input.ts";
import {
  createCoverageOverlay,
  enclosingDefinition,
  type FileProbe,
  type LookedText,
  type Replacement,
} from "./file.ts";

/**
 * A probe in which some parameters have wider types. The declared type of a parameter can exclude what the code is
 * for: its own default (`size: int = None`), or another type that is tested at run time (`data: dict`, and `if not
 * isinstance(data, dict)`). Then no type reaches such code, and the checker skips it. If a wider type makes the
 * checker report the nonsense, that is the reason.
 */
type WidenedProbe = {
  /** Probe with the same nonsense, in which parameters of the functions around these statements have wider types. */
  readonly ask: ProbeAsk;
  readonly places: ReadonlySet<number>;
  /** Explanation for a place at which the server complains then. */
  readonly why: string;
};

/**
 * Makes the probes for statements at which the server is silent; empty if no parameter can be the reason. Python
 * only.
 */
export function planWidenedProbes(
  input: Pick<ProbeInput, "seed">,
  { file: { to, head, base, kind, asked }, nonsense }: Pick<FileProbe, "file" | "nonsense">,
  silent: readonly number[],
): readonly WidenedProbe[] {
  if (kind.name !== "Python source" || silent.length === 0) return [];
  let tree: TreeNode | undefined;
  const older = new Set(base?.places.map((_, place) => wordsAt(base, place)));
  return wider.flatMap(({ why, isFor, typeOf }): readonly WidenedProbe[] => {
    const places = silent.filter((place) =>
      isFor(conditionsOf(head, place), older.has(wordsAt(head, place))),
    );
    const around = [...new Set(places.flatMap((place) => scopesAround(head, place)))].sort((a, b) => a - b);
    if (around.length === 0) return [];
    tree ??= head.reading.tree();
    const conditions = places.flatMap((place) => conditionsOf(head, place));
    const edits = parametersOf(head, tree, around).flatMap(
      ({ name, type, hasNone }): readonly Replacement[] => {
        const written = head.text.slice(type.start, type.end);
        const wide = typeOf({ name, type: written, hasNone }, conditions);
        return wide === undefined ? [] : [{ at: type.start, end: type.end, with: wide }];
      },
    );
    if (edits.length === 0) return [];
    const overlay = createCoverageOverlay(input, head, nonsense, asked, edits);
    // Callers in other files see the wider types, so the probe is not inert.
    return overlay === undefined
      ? []
      : [{ ask: { side: "head", path: to, text: overlay.text }, places: new Set(places), why }];
  });
}

/** One way to widen parameters. */
type Wider = {
  readonly why: string;
  /**
   * True if the parameter can be the reason for a statement, by the conditions under which that is reached;
   * `isOld`: it was also in base.
   */
  readonly isFor: (conditions: readonly string[], isOld: boolean) => boolean;
  /** Returns the wider type; undefined if the declared type remains. */
  readonly typeOf: (
    parameter: { readonly name: string; readonly type: string; readonly hasNone: boolean },
    conditions: readonly string[],
  ) => string | undefined;
};

/** The known ways. */
const wider: readonly Wider[] = [
  {
    why: "the declared type of a parameter excludes its default, None",
    isFor: () => true,
    typeOf: ({ type, hasNone }) => (hasNone ? withNone(type) : undefined),
  },
  {
    why: "the declared type of a parameter leaves no other type to test for",
    // Code that existed before the test was not written for another type, so the change may hide it with the test.
    isFor: (conditions, isOld) => !isOld && conditions.some((one) => testedIn(one).length > 0),
    typeOf: ({ name }, conditions) =>
      conditions.some((one) => testedIn(one).includes(name)) ? '"object"' : undefined,
  },
];

/** Lists names whose type a condition tests at run time. A comparison with None is not such a test. */
function testedIn(condition: string): readonly string[] {
  return [...condition.matchAll(tests)].map(([, name = ""]) => name);
}

/** Matches tests of a type. */
const tests =
  /(?<![\p{L}\p{N}_.])(?:isinstance|issubclass|callable|(?:inspect|asyncio|dataclasses)\.is\w+)\s*\(\s*([\p{L}_][\p{L}\p{N}_]*)\s*[,)]/gu;

/** Returns the text of a statement with single blanks, to recognise it in base. */
function wordsAt({ text, places }: LookedText, place: number): string {
  const { start = 0, end = 0 } = places[place] ?? {};
  return text.slice(start, end).replace(/\s+/gu, " ");
}

/** Returns the conditions under which a statement is reached. */
function conditionsOf({ places }: LookedText, place: number): readonly string[] {
  return places[place]?.conditions ?? [];
}

/** Returns the definitions around a statement, from the inside. */
function scopesAround({ places }: LookedText, place: number): readonly number[] {
  const all: number[] = [];
  for (let at = enclosingDefinition(places, place); at !== null; at = enclosingDefinition(places, at))
    all.push(at);
  return all;
}

/**
 * Lists the parameters of these definitions that have a type, and whether their default is None. A probe widens these
 * types: code that is unreachable only because of a narrow type becomes reachable.
 */
function parametersOf(
  { text, places }: LookedText,
  tree: TreeNode,
  definitions: readonly number[],
): readonly { readonly name: string; readonly type: TreeNode; readonly hasNone: boolean }[] {
  return definitions.flatMap((place) => {
    const own = places[place];
    if (own === undefined) return [];
    const node = nodeAt(tree, own);
    const definition = node.type === "decorated_definition" ? fieldOf(node, "definition") : node;
    const parameters = definition && fieldOf(definition, "parameters");
    return (parameters?.children ?? []).flatMap((parameter) => {
      const [type, value] = [fieldOf(parameter, "type"), fieldOf(parameter, "value")];
      const name = fieldOf(parameter, "name") ?? parameter.children[0];
      if (type === undefined || name?.type !== "identifier") return [];
      return [{ name: text.slice(name.start, name.end), type, hasNone: value?.type === "none" }];
    });
  });
}

/** Adds None to a type, in quotes, because a union in quotes is valid in every version of Python. */
function withNone(type: string): string {
  const quoted = /^(["'])([^"'\\\r\n]*)\1$/u.exec(type);
  if (quoted !== null) return `"(${quoted[2]}) | None"`;
  return /["'\\\r\n]/u.test(type) ? `(${type}) | None` : `"(${type}) | None"`;
}
