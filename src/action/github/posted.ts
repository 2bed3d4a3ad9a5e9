/** Result of posting one surface. */
import type { ApiFailure } from "./api.ts";

export type Posted = {
  /** State. `degraded`: incomplete. `skipped`: posting would have been wrong. */
  readonly state: "posted" | "unchanged" | "degraded" | "skipped" | "failed";
  /** Explanation; null if there is nothing to say. */
  readonly why: string | null;
};

/** Returns the result of a post whose call failed. */
export function failedPost({ why }: ApiFailure): Posted {
  return { state: "failed", why };
}
