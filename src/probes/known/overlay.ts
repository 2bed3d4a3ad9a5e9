/**
 * Packs the probes of one file into as few texts as possible, because the server checks each text. No probe may
 * change the meaning of another one in the same text.
 */
import type { ProbeAsk } from "../../model/probe.ts";
import type { Side } from "../../model/report.ts";

/** Part of an inserted text; one with an id is located in the answer. */
export type ProbePiece = string | { readonly id: number; readonly text: string };

/** Edit that puts a probe into a text; offsets. */
export type ProbeEdit = {
  readonly start: number;
  /** End of the replaced text; equal to the start if text is only inserted. */
  readonly end: number;
  readonly pieces: readonly ProbePiece[];
};

/** One probe, with what packing needs to know. */
export type Probe = {
  /** Key that identifies the probe; of probes with equal keys only one is asked. */
  readonly key: string;
  readonly side: Side;
  readonly path: string;
  readonly edit: ProbeEdit;
  /** Range that it must not share with another probe. */
  readonly extent: { readonly start: number; readonly end: number };
  /** Start of the outermost definition around it, and true below if it changes the meaning of the code after it. */
  readonly scope: number;
  readonly disturbs: boolean;
  /** True if it asks for no type, so that the code around it may mean anything. */
  readonly isPlain: boolean;
  /** True if no other file can see it through a type. */
  readonly isInert: boolean;
};

/** A text with several probes, and where they are. */
export type ProbeOverlay = ProbeAsk & {
  readonly probes: ReadonlyMap<string, PlacedProbe>;
};

/** Place of the probe and its pieces in the overlay's text: offsets, ends exclusive. */
export type PlacedProbe = {
  readonly start: number;
  readonly end: number;
  readonly pieces: ReadonlyMap<number, { readonly start: number; readonly end: number }>;
  /** Range that it must not share with another probe. */
  readonly extent: { readonly start: number; readonly end: number };
};

/** Maximum number of texts for one file: a probe that fits into none is not asked. */
const overlaysMax = 24;

/**
 * Packs the probes into as few texts as possible, because each text is one more query. Two probes share a text only
 * if neither can disturb the other.
 */
export function packProbes(
  probes: readonly Probe[],
  textOf: (side: Side, path: string) => string,
): readonly ProbeOverlay[] {
  const files = Map.groupBy(probes, ({ side, path }) => `${side}\0${path}`);
  return [...files.values()].flatMap((own) => {
    const groups: Probe[][] = [];
    for (const probe of own) {
      if (groups.some((group) => group.some(({ key }) => key === probe.key))) continue;
      const group = groups.find((one) => one.every((other) => mayStandBeside(probe, other)));
      if (group !== undefined) group.push(probe);
      else if (groups.length < overlaysMax) groups.push([probe]);
    }
    return groups.flatMap((group) => {
      const [first] = group;
      return first === undefined ? [] : [overlayOf(first, group, textOf(first.side, first.path))];
    });
  });
}

/** True if two probes can share a text: their ranges are apart, and neither changes the narrowing for the other. */
function mayStandBeside(one: Probe, other: Probe): boolean {
  const isApart = one.isPlain || other.isPlain || one.scope !== other.scope;
  if (!isApart && (one.disturbs || other.disturbs)) return false;
  const [a, b] = [one.extent, other.extent];
  return a.end <= b.start ? a.start !== b.start : b.end <= a.start && a.start !== b.start;
}

/**
 * Makes the text of a group of probes, and locates each probe and its pieces in it by offset. The findings of the
 * server are assigned to probes by these offsets.
 */
function overlayOf({ side, path }: Probe, group: readonly Probe[], text: string): ProbeOverlay {
  let made = "";
  let at = 0;
  const moves: { readonly from: number; readonly by: number }[] = [];
  const spans = new Map<string, Omit<PlacedProbe, "extent">>();
  for (const { key, edit } of group.toSorted((a, b) => a.edit.start - b.edit.start)) {
    made += text.slice(at, edit.start);
    const start = made.length;
    const pieces = new Map<number, { start: number; end: number }>();
    for (const piece of edit.pieces) {
      const from = made.length;
      made += typeof piece === "string" ? piece : piece.text;
      if (typeof piece !== "string") pieces.set(piece.id, { start: from, end: made.length });
    }
    at = edit.end;
    spans.set(key, { start, end: made.length, pieces });
    moves.push({ from: at, by: made.length - at });
  }
  made += text.slice(at);
  const moved = (offset: number) => offset + (moves.findLast(({ from }) => from <= offset)?.by ?? 0);
  const placed = group.flatMap(({ key, extent, edit }) => {
    const span = spans.get(key);
    if (span === undefined) return [];
    const start = Math.min(span.start, extent.start < edit.start ? moved(extent.start) : span.start);
    return [[key, { ...span, extent: { start, end: moved(Math.max(extent.end, edit.end)) } }] as const];
  });
  const inert = group.every(({ isInert }) => isInert) ? { isInert: true as const } : {};
  return { side, path, text: made, ...inert, probes: new Map(placed) };
}
