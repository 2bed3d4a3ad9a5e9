/** Nights of the nightly issue, as a test writes them. */
import { type Night, nightOf, type TraceNight } from "../../../src/traces/drift/night.ts";
import type { Suspect } from "../../../src/traces/drift/suspects.ts";

export const options = { cleanNights: 3, runUrl: "https://github.com/acme/shop/actions/runs/77" } as const;

export const dayOf = (nth: number) => new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10);

export const flake = (name: string): Suspect => ({
  server: "pyright",
  class: "D4",
  path: `${name}.py`,
  code: "reportCall",
});

export const trace = (of: Partial<TraceNight> = {}): TraceNight => ({
  trace: ".lanser/traces/core.trace.jsonl",
  differing: [],
  isSeenOnce: false,
  inconclusive: null,
  text: null,
  ...of,
});

/** One letter for what differs, `?` for a trace that without a comparison, `'` for what did not come back, `.` for nothing. */
export function nightLike(signs: string, nth: number): Night {
  const differing = [...signs].filter((sign) => /[a-z]/u.test(sign)).map(flake);
  const reasons = { "?": "unavailable", "!": "unmeasured" } as const;
  return nightOf(dayOf(nth), [
    trace({ differing, isSeenOnce: signs.includes("'") }),
    ...(["?", "!"] as const).flatMap((sign) =>
      signs.includes(sign)
        ? [trace({ trace: "other", inconclusive: { reason: reasons[sign], message: "why" } })]
        : [],
    ),
  ]);
}
