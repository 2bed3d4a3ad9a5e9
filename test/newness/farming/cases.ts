/** Changes commit by commit, as tables of files. */
import type { Files } from "../../support/files.ts";

export type WalkedCase = {
  readonly name: string;
  readonly base: Files;
  /** What each commit writes or takes away, in their order. */
  readonly commits: readonly Files[];
};

export type Edits = readonly (readonly [from: string, to: string])[];

/** An edit that finds nothing to edit would prove nothing. */
export function edited(text: string, ...edits: Edits): string {
  return edits.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`there is no ${from}`);
    return before.replace(from, () => to);
  }, text);
}
