/** What became of one thing that was to be posted. */
import type { Failure } from "./api.ts";

export type Posted = {
  /** `degraded`: not whole. `skipped`: it would have been wrong. */
  readonly state: "posted" | "unchanged" | "degraded" | "skipped" | "failed";
  /** Null when there is nothing to say. */
  readonly why: string | null;
};

export function notPosted({ why }: Failure): Posted {
  return { state: "failed", why };
}
