/** Rewards that a change itself claims to have: data of whoever wrote the change, compared with what was measured, and never used. */
import { compareText, compareValues, type Order } from "./order.ts";
import type { RewardVersion } from "./reward.ts";
import { shortId } from "./text.ts";

/** Where head may have them. */
export const claimsFolder = ".lanser/claims";

export type Claim = {
  /** Of the file, from the top of the repository. */
  readonly path: string;
  /** What it is about; `elsewhere` is no part of this change, and `unreadable` a file that is no claim: `why` says it. */
  readonly about: "change" | "commit" | "elsewhere" | "unreadable";
  /** Of `commit` which. */
  readonly commit: string | null;
  /** Each that it claims; empty for an unreadable file. */
  readonly claimed: Partial<Readonly<Record<RewardVersion, number>>>;
  readonly why: string | null;
};

export type JudgedClaim = Claim & {
  readonly state: "true" | "false" | "not-compared" | "unreadable";
  /** What was measured; null where nothing was, or nothing could be compared. */
  readonly measured: Readonly<Record<RewardVersion, number>> | null;
};

/** What policy makes of a false one. */
export const claimWeights = ["fail", "warn", "ignore"] as const;
export type ClaimWeight = (typeof claimWeights)[number];

/** ".lanser/claims/x.json claims pr-v2 5 (measured: 0.5) for the change". */
export function falseClaim({ path, commit, claimed, measured }: JudgedClaim): string {
  const values = (["pr-v1", "pr-v2"] as const).flatMap((version) => {
    const value = claimed[version];
    return value === undefined ? [] : [`${version} ${value} (measured: ${measured?.[version] ?? "nothing"})`];
  });
  return `${path} claims ${values.join(" and ")} for ${commit === null ? "the change" : `commit ${shortId(commit)}`}`;
}

export function compareClaims(left: JudgedClaim, right: JudgedClaim): Order {
  return compareText(left.path, right.path) || compareValues(left, right);
}
