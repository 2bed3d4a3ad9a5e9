/** Nights of drift over a server that flips with some chance in any of its runs, whatever is asked of it. */

import { parseVariations } from "../../../src/session/observe/vary.ts";
import type { DriftOptions } from "../../../src/traces/drift/arms.ts";
import { type DriftReport, measureDrift } from "../../../src/traces/drift/rerecord.ts";
import { coin } from "./flaky-server.ts";
import { finding, observation } from "./values.ts";

const program = ["a.py", "b.py", "c.py"];

/** As the nightly workflow asks: 5 canonical runs, reverse, 5 shuffles, and what surrounds the server. */
function settings(): Pick<DriftOptions, "runs" | "schedules" | "variations"> {
  const varied = parseVariations("locale,heap,time-zone");
  if (varied.kind !== "variations") throw new Error("a variation has another name");
  return {
    runs: 5,
    schedules: [
      { kind: "reverse" },
      ...["1", "2", "3", "4", "5"].map((seed) => ({ kind: "shuffle", seed }) as const),
    ],
    variations: varied.variations,
  };
}

/** `against` is another version that says the same, or null for none. */
export async function night(seed: string, p: number, against: string | null = null): Promise<DriftReport> {
  const flips = coin(seed, p);
  return measureDrift({
    ...settings(),
    target: "a project",
    server: { id: "pyright", name: "pyright", version: "1.1.414" },
    program,
    recorded: null,
    against,
    reduce: null,
    text: () => null,
    configurationFiles: [],
    ownCommand: null,
    environment: [],
    observeOnce: async ({ paths }) => {
      const isFlipped = flips();
      const said = paths.map(
        (path) => [path, path === "b.py" && isFlipped ? [finding(1, "reportFlake", "b")] : []] as const,
      );
      return {
        observation: observation(Object.fromEntries(said)),
        environment: null,
        entries: null,
        notVaried: [],
      };
    },
    progress: () => undefined,
  });
}

export type Nights = {
  readonly p: number;
  readonly nights: number;
  /** Nights in which the flake was seen, and in which it came back. */
  readonly seen: number;
  readonly back: number;
  /** Called a matter of order or of surroundings. */
  readonly misnamed: number;
  /** Nights with an issue though nothing came back. */
  readonly idleIssues: number;
};

export async function manyNights(p: number, nights: number): Promise<Nights> {
  const reports: DriftReport[] = [];
  for (let nth = 0; nth < nights; nth += 1) reports.push(await night(`night ${nth} of ${p}`, p));
  const count = (which: (report: DriftReport) => boolean) => reports.filter(which).length;
  return {
    p,
    nights,
    seen: count(({ judgement }) => judgement !== "stable"),
    back: count(({ judgement }) => judgement === "nondeterministic"),
    misnamed: count(({ judgement }) =>
      ["order-dependent", "environment-dependent", "drifted"].includes(judgement),
    ),
    idleIssues: count(({ judgement, issue }) => issue !== null && judgement !== "nondeterministic"),
  };
}
