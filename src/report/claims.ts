/** Sums up the claims of a change about its own reward, in one line for people. */
import { falseClaim, type JudgedClaim } from "../model/claims.ts";
import type { Report } from "../model/report.ts";
import { countMore, plural } from "../model/text.ts";

/**
 * Sums up what the change claims about its own reward, false claims first. Null without claims. If the policy hides
 * rewards, only false claims are shown, because they fail the run.
 */
export function claimsLine({ claims = [], policy }: Pick<Report, "claims" | "policy">): string | null {
  const of = (state: JudgedClaim["state"]) => claims.filter((one) => one.state === state);
  const [wrong, right, open, unread] = [of("false"), of("true"), of("not-compared"), of("unreadable")];
  if (claims.length === 0 || (policy.reward.shown === false && wrong.length === 0)) return null;
  const parts = [
    ...first(
      wrong,
      (one) => `false claim: ${falseClaim(one)}${policy.claims === "warn" ? " (policy claims: warn)" : ""}`,
    ),
    ...(right.length === 0 ? [] : [`${right.length} ${right.length === 1 ? "is" : "are"} true`]),
    ...first(open, ({ path, why }) => `Lanser cannot compare ${path}: ${why ?? ""}`),
    ...first(unread, ({ path, why }) => `Lanser cannot read ${path}: ${why ?? ""}`),
  ];
  return `${plural(claims.length, "claim")} of a reward: ${parts.join("; ")}`;
}

/** Names the first claim of a state and counts the others, so that the line stays short. */
function first(some: readonly JudgedClaim[], text: (one: JudgedClaim) => string): readonly string[] {
  const [one, ...more] = some;
  return one === undefined ? [] : [`${text(one)}${countMore(more.length)}`];
}
