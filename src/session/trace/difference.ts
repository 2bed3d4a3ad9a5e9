/** Finds the first difference of two values, and formats entries in short lines. */
import { canonical, pointerTo, readMember } from "../../model/json.ts";
import { shorten } from "../../model/text.ts";
import type { TraceEntry } from "./format.ts";

export type ValueDifference = {
  /** JSON pointer. */
  readonly pointer: string;
  readonly wanted: string;
  readonly got: string;
};

/**
 * Returns the first member, in order of names, in which two values differ; undefined if they are equal. A report of the
 * whole message would hide the one member that matters.
 */
export function firstDifference(wanted: unknown, got: unknown, pointer = ""): ValueDifference | undefined {
  if (wanted !== undefined && got !== undefined && canonical(wanted) === canonical(got)) return undefined;
  if (isContainer(wanted) && isContainer(got) && Array.isArray(wanted) === Array.isArray(got)) {
    const keys = [...new Set([...Object.keys(wanted), ...Object.keys(got)])];
    for (const key of Array.isArray(wanted) ? keys : keys.sort()) {
      const inner = pointerTo(pointer, key);
      const found = firstDifference(readMember(wanted, key), readMember(got, key), inner);
      if (found !== undefined) return found;
    }
  }
  return { pointer, wanted: valueText(wanted), got: valueText(got) };
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const shownLengthMax = 400;

/** Returns a value as JSON for people, cut to a length that a terminal can show. */
export function valueText(value: unknown): string {
  const text = value === undefined ? "nothing" : canonical(value);
  return shorten(text, shownLengthMax);
}

const aroundLengthMax = 160;

/** Text of an entry in one line: number, direction and content. */
export function entryLine({ i, k, d, m }: TraceEntry): string {
  const text = JSON.stringify(m);
  return `${i} ${k === "frame" ? d : k} ${shorten(text, aroundLengthMax)}`;
}
