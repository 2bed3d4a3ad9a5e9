/** Lists what a surface says of a finding besides its place, its message and its code. */
import type { ComparedFinding } from "../model/finding.ts";
import { type Inline, said, strong } from "./blocks.ts";
import { alsoFoundBy, blameText, policyRemarks, unprovenText, waivedBy } from "./words.ts";

export type Remark = {
  /** Title for a table of facts. */
  readonly title: "Commit" | "Also" | "Waived" | "Policy" | "Not proven";
  readonly text: readonly Inline[];
};

export function remarksOn(finding: ComparedFinding): readonly Remark[] {
  const { waived, proof } = finding;
  const blame = blameText(finding);
  const also = alsoFoundBy(finding);
  return [
    ...(blame === null ? [] : [{ title: "Commit", text: [blame] } as const]),
    ...(also === null ? [] : [{ title: "Also", text: [said(also)] } as const]),
    ...(waived === undefined
      ? []
      : [
          {
            title: "Waived",
            text: [strong("Waived"), " by ", said(waivedBy(waived)), ": ", said(waived.reason)],
          } as const,
        ]),
    ...policyRemarks(finding).map((remark) => ({ title: "Policy", text: [remark] }) as const),
    ...(proof?.kind === "unproven"
      ? [{ title: "Not proven", text: [`${unprovenText}: `, said(proof.probe)] } as const]
      : []),
  ];
}
