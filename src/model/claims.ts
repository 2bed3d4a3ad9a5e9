/**
 * Defines claims: files in which a change claims its own reward. They are untrusted. Lanser compares them with the
 * measured rewards and never uses them.
 */
import { compareText, compareValues, type Order } from "./order.ts";
import type { RewardVersion } from "./reward.ts";
import { shortId } from "./text.ts";

/** Folder of claims in head. */
export const claimsFolder = ".lanser/claims";

/** One file of claims, before it is compared. */
export type Claim = {
  /** Path of the file, from the top of the repository. */
  readonly path: string;
  /**
   * Subject of the claim. `elsewhere` is not part of this change, and `unreadable` is not a valid claim; `why` explains
   * both.
   */
  readonly about: "change" | "commit" | "elsewhere" | "unreadable";
  /** Id of the commit, if the claim is about one. */
  readonly commit: string | null;
  /** Each claimed reward; empty for an unreadable file. */
  readonly claimed: Partial<Readonly<Record<RewardVersion, number>>>;
  readonly why: string | null;
};

/** A claim compared with the measured reward. */
export type JudgedClaim = Claim & {
  readonly state: "true" | "false" | "not-compared" | "unreadable";
  /** Measured rewards. Null if nothing was measured, or nothing could be compared. */
  readonly measured: Readonly<Record<RewardVersion, number>> | null;
};

/** Effects that a policy can give to a false claim. */
export const claimWeights = ["fail", "warn", "ignore"] as const;
export type ClaimWeight = (typeof claimWeights)[number];

/**
 * Describes a false claim for a reason: ".lanser/claims/x.json claims a reward of 5 (pr-v2) for the change, but the
 * reward is 0.5 (pr-v2)".
 */
export function falseClaim({ path, commit, claimed, measured }: JudgedClaim): string {
  const versions = (["pr-v1", "pr-v2"] as const).filter((version) => claimed[version] !== undefined);
  const listed = (of: Partial<Record<"pr-v1" | "pr-v2", number>>) =>
    versions.map((version) => `${of[version]} (${version})`).join(" and ");
  const what = commit === null ? "the change" : `commit ${shortId(commit)}`;
  const is = measured === null ? "there is no reward" : `the reward is ${listed(measured)}`;
  return `${path} claims a reward of ${listed(claimed)} for ${what}, but ${is}`;
}

export function compareClaims(left: JudgedClaim, right: JudgedClaim): Order {
  return compareText(left.path, right.path) || compareValues(left, right);
}
