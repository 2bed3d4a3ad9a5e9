/** Flags of `lanser trace drift`, which the Action `nightly/` accepts in its input `flags`, too. */
import type { Flags } from "./flags.ts";

export const driftFlags = {
  runs: { value: "K", help: "runs with the usual schedule (default: 3)" },
  schedules: {
    value: "LIST",
    help: "other schedules: reverse, shuffle:SEED or shuffles:N, separated by commas (default: reverse)",
  },
  vary: {
    value: "LIST",
    help: "what to vary: locale, time-zone, home, depth, heap, processors, directory-order, all, pairs",
  },
  against: { value: "ID@VERSION", many: true, help: "compare with this version, per rule and per file" },
  reduce: {
    value: "N",
    help: "sets of files to try to find the smallest one that differs (default: 40; 0 tries none)",
  },
  quarantine: {
    value: "FILE",
    help: "the list of known differences (default: .lanser/quarantine.yml); they don't affect the exit code",
  },
  "allow-secrets": { help: "write files even if something in them looks like a secret" },
} as const satisfies Flags;
