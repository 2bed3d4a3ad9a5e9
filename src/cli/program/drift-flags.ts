/** Flags of `lanser trace drift`, which the Action `nightly/` accepts in its input `flags`, too. */
import type { Flags } from "./flags.ts";

export const driftFlags = {
  runs: { value: "K", help: "number of runs in the usual order of files (default: 3)" },
  schedules: {
    value: "LIST",
    help: "other orders of files: reverse, shuffle:SEED or shuffles:N, separated by commas (default: reverse)",
  },
  vary: {
    value: "LIST",
    help: "vary the environment: locale, time-zone, home, depth, heap, processors, directory-order, all, pairs",
  },
  against: { value: "ID@VERSION", many: true, help: "compare with this version, by rule and by file" },
  reduce: {
    value: "N",
    help: "maximum number of attempts to find the smallest set of files that differs (default: 40; 0: no attempt)",
  },
  quarantine: {
    value: "FILE",
    help: "list of known differences, which do not affect the exit code (default: .lanser/quarantine.yml)",
  },
  "allow-secrets": { help: "also write files that seem to contain a secret" },
} as const satisfies Flags;
