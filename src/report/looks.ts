/** Lists code that the checker skips, as shown by probes: places and sentences for every surface. */
import { compareText } from "../model/order.ts";
import type { Hidden, Report } from "../model/report.ts";
import { terminalName } from "./escape.ts";
import { commitText } from "./words.ts";

export type LookList = {
  readonly id: "hidden" | "unlooked";
  readonly title: string;
  readonly looks: readonly { readonly place: string; readonly why: string }[];
};

/** Returns the lists that are not empty; the one that decides comes first. */
export function looksIn({ hidden, unchecked }: Pick<Report, "hidden" | "unchecked">): readonly LookList[] {
  const lists: readonly LookList[] = [
    { id: "hidden", title: "Hidden from the checker", looks: shown(hidden.map(withCommit)) },
    {
      id: "unlooked",
      title: "Changed code of which nothing shows that it is looked at",
      looks: shown(unchecked),
    },
  ];
  return lists.filter(({ looks }) => looks.length > 0);
}

function withCommit(one: Hidden): Hidden {
  return one.blame === undefined ? one : { ...one, why: `${one.why}; since ${commitText(one.blame)}` };
}

function shown(all: Report["unchecked"]): LookList["looks"] {
  return all
    .toSorted(
      (left, right) =>
        compareText(left.path, right.path) ||
        (left.range?.start.line ?? -1) - (right.range?.start.line ?? -1),
    )
    .map(({ path, range, why }) => {
      const lines =
        range === null
          ? ""
          : range.start.line === range.end.line
            ? `:${range.start.line + 1}`
            : `:${range.start.line + 1}-${range.end.line + 1}`;
      return { place: `${terminalName(path)}${lines}`, why };
    });
}
