/** Lists what a surface says of a finding besides its place, its message and its code. */
import { type Cause, type ComparedFinding, isInHead } from "../model/finding.ts";
import type { Side } from "../model/report.ts";
import type { Suggestion } from "../model/suggestion.ts";
import { code, type Inline, linePlace, placeInline, said, strong } from "./blocks.ts";
import {
  alsoFoundBy,
  blameText,
  brokenBy,
  causeLabel,
  policyRemarks,
  unprovenText,
  waivedBy,
} from "./words.ts";

export type Remark = {
  /** Title for a table of facts. */
  readonly title: "Commit" | "Also" | "Waived" | "Policy" | "Not proven";
  readonly text: readonly Inline[];
};

/**
 * Lists the remarks on a finding in the order in which all surfaces show them. Terminal, Markdown and page print the
 * same data, so that no surface forgets a waiver.
 */
export function remarksOn(finding: ComparedFinding): readonly Remark[] {
  const { waived, proof } = finding;
  const [blame, also] = [blameText(finding), alsoFoundBy(finding)];
  const all: readonly (Remark | false)[] = [
    blame !== null && { title: "Commit", text: [blame] },
    also !== null && { title: "Also", text: [said(also)] },
    waived !== undefined && {
      title: "Waived",
      text: [strong("Waived"), " by ", said(waivedBy(waived)), ": ", said(waived.reason)],
    },
    ...policyRemarks(finding).map((remark): Remark => ({ title: "Policy", text: [remark] })),
    proof?.kind === "unproven" && { title: "Not proven", text: [`${unprovenText}: `, said(proof.probe)] },
  ];
  return all.filter((one) => one !== false);
}

/**
 * Says why a finding has its state. If the cause is known, it is named, because the report's own sentence does not
 * name it.
 */
export function whyOf({ cause, why }: ComparedFinding): readonly Inline[] {
  if (cause === null) return [why];
  const { broken, at } = brokenBy(cause);
  const [label, place] = [causeLabel(cause), linePlace(cause, sideOfCause(cause))];
  if (label === null) return [broken, place];
  return [broken, { kind: "code", text: label, isQuoted: true }, at, place];
}

/**
 * Names a cause: its label, if it has one, and its place. The page passes an exact place, other surfaces show the
 * line.
 */
export function causeName(cause: Cause, place = linePlace(cause, sideOfCause(cause))): readonly Inline[] {
  const label = causeLabel(cause);
  return label === null ? [place] : [code(label), " at ", place];
}

/**
 * Names the files through which a file imports an edit, so that a reader understands why an edit far away breaks
 * this file.
 */
export function wayTo(through: readonly string[]): readonly Inline[] {
  return through.flatMap((path, at) => [at === 0 ? "imports it through " : " → ", placeInline(path)]);
}

function sideOfCause(cause: Cause): Side {
  return isInHead(cause) ? "head" : "base";
}

/** Names the edit that a server offers. Server and title may be any text. */
export function suggested({ server, title }: Suggestion): readonly Inline[] {
  return [said(server), " suggests: ", said(title === "" ? "an edit" : title)];
}
