/** Finds silence that head alone explains; base is probed for the rest. */
import { comparePositions } from "../../model/order.ts";
import type { ProbeAnswer } from "../../model/probe.ts";
import { lineStarts, positionAt } from "../../model/text.ts";
import type { ProbeInput } from "../input.ts";
import type { Look } from "./file.ts";
import { scopeOf } from "./text.ts";

export type Fate = { readonly kind: "hidden" | "unchecked" | "listed"; readonly why: string };

/**
 * Explanation of silence. `fate`: undefined if head does not explain it. `said`: the server's message on code that
 * it considers unreachable.
 */
export type Explained = { readonly fate: Fate | undefined; readonly said: string };

const listed: Fate = { kind: "listed", why: "" };

export function unlooked(why: string): Fate {
  return { kind: "unchecked", why };
}

/** Returns the explanations; `silent` has the statements without a complaint, which are explained. */
export function explanations(
  isListed: ProbeInput["isListed"],
  look: Look,
  answer: ProbeAnswer,
  silent: readonly number[],
): (place: number) => Explained {
  const { file } = look;
  const { head, kind } = file;
  const { places } = head;
  const isSilent = new Set(silent);
  const marks = unreachableNames(look, answer);
  return (place) => {
    const own = places[place];
    if (own === undefined) return { fate: listed, said: "" };
    const mark = marks.get(place);
    const said = mark === undefined ? "" : ` (${mark.replace(/\.$/u, "")})`;
    return { fate: fateOf(place, own, mark, said), said };
  };

  function fateOf(
    place: number,
    own: (typeof places)[number],
    mark: string | undefined,
    said: string,
  ): Fate | undefined {
    if (isListed(file.to, head.lineOf(own.start), head.lineOf(own.end))) return listed;
    if (own.conditions.some((one) => kind.decided.test(one)))
      return unlooked(`platform, version or TYPE_CHECKING decide that it is not reached${said}`);
    const isAround = mark !== undefined || isReached(place);
    // An exit that is never reached is written for what no type can tell.
    if (own.isExit && isAround) return unlooked(`an exit that the checker takes to be unreachable${said}`);
    if (isAround && isByTypes(place, mark)) return unlooked(`types leave nothing for it${said}`);
    return undefined;
  }

  /** True if the checker examines the definition around a statement, though not the statement. */
  function isReached(place: number): boolean {
    const scope = scopeOf(places, place);
    const first = file.asked.find((one) => scopeOf(places, one) === scope);
    return first !== undefined && !isSilent.has(first);
  }

  /**
   * True if types explain the silence of kept code: a branch for which they leave nothing, or code after branches
   * that all exit. Code after a call that never returns does not count.
   */
  function isByTypes(place: number, mark: string | undefined): boolean {
    if (mark !== undefined && !/^Type analysis/u.test(mark)) return false;
    if (!file.isKept(place)) return false;
    for (let at: number | null = place; at !== null; at = places[at]?.owner ?? null) {
      const [owner, previous]: (number | null | undefined)[] = [places[at]?.owner, places[at]?.previous];
      if (previous != null && isSilent.has(previous)) return isByTypes(previous, mark);
      if (previous != null) return places[previous]?.isSimple === false && file.isWhollyKept(previous);
      if (owner == null) return false;
      if (!isSilent.has(owner)) return places[owner]?.isDefinition === false && file.isKept(owner);
    }
    return false;
  }
}

/** Returns the server's message on the unreachable code around each statement. */
function unreachableNames({ ask, names }: Look, { unreachable }: ProbeAnswer): ReadonlyMap<number, string> {
  if (unreachable.length === 0) return new Map();
  const starts = lineStarts(ask.text);
  const marks = new Map<number, string>();
  for (const [place, name] of names) {
    const at = positionAt(starts, ask.text.indexOf(name));
    const mark = unreachable.find(
      ({ start, end }) => comparePositions(start, at) <= 0 && comparePositions(at, end) < 0,
    );
    if (mark !== undefined) marks.set(place, mark.message);
  }
  return marks;
}
