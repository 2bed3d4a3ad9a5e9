import { defineConfig } from "vitest/config";

/** Tests of values alone: thousands of mutants are each tried against those that reach them. */
export default defineConfig({
  test: {
    // A busy machine is no reason to give up: endless loops are ended by the count of hits.
    testTimeout: 300_000,
    include: (process.env["LANSER_MUTANTS_TESTS"] ?? "").split(" "),
    // Of the generated changes: few seeds kill as many mutants as many do, in a fraction of the time.
    env: { SEEDS: "12" },
    setupFiles: ["scripts/mutants/few-runs.ts"],
  },
});
