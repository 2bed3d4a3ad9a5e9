import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import LongestFirst from "./test/support/longest-first.ts";

const filesWith = (text: string) =>
  globSync("test/**/*.test.ts", { cwd: import.meta.dirname }).filter((path) =>
    readFileSync(`${import.meta.dirname}/${path}`, "utf8").includes(text),
  );

const shared = {
  setupFiles: ["./test/support/properties.ts"],
  // Most wait for servers, of which a busy machine starts several at once.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  allowOnly: false,
};

const globalSetup = "./test/support/quick-machine.ts";

/** Files of `npm test -- --fast` besides the tests of values: one gate by pyright and TypeScript, layout, schemas. */
const ofFast = ["gate/two-servers", "schemas", "tidy"].map((name) => `test/${name}.test.ts`);

/** Tests of values alone: no process, no environment, nothing that one file could leave for the next. */
const ofValues = [
  "causes",
  "escapes",
  "match",
  "model",
  "packages",
  "policy",
  "probes",
  "report",
  "reward",
  "selectors",
  "session/lsp",
  "session/trace",
  "syntax",
  "traces/drift",
  "verdict",
].map((folder) => `test/${folder}/**/*.test.ts`);

/** Whole files of which others show the mechanism by day. */
const ofNight = [
  "action/replay",
  "gate/cause",
  "gate/links",
  "newness/everyday/everyday-servers",
  "servers/typescript-cause",
  "gate/walk/after-edit",
  "tools/context",
  "tools/diag-parity",
  "tools/edits",
  // It is built first, which takes two processors minutes; by day its answers are those that were kept (test/newness/gopls-cases.test.ts).
  "tools/gopls",
  "tools/packages",
  "tools/parity",
  // A hundred megabytes for one test: by day shards are joined without it (test/cli/reward-batch.test.ts).
  "tools/ray",
  "tools/replay",
].map((name) => `test/${name}.test.ts`);

// Most tests wait for a server of their own: on two processors three workers took 442 s, two 508.
const maxWorkers = 3;

export default defineConfig({
  test: {
    reporters: ["default", "./test/support/count-reporter.ts"],
    allowOnly: false,
    // The default leaves one of two processors idle.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          globalSetup,
          name: "unit",
          maxWorkers,
          include: ["test/**/*.test.ts"],
          exclude: ["test/tools/**", "test/nightly/**", ...ofValues, ...ofNight],
        },
      },
      {
        test: {
          ...shared,
          name: "values",
          maxWorkers,
          // One after the other in one process: loading the product for each file took a third of their time.
          isolate: false,
          include: ofValues,
        },
      },
      {
        test: { ...shared, globalSetup, name: "fast", maxWorkers, include: ofFast },
      },
      {
        // What needs tools or servers that are fetched first.
        test: {
          ...shared,
          name: "tools",
          maxWorkers,
          // Vitest runs projects with other numbers of workers one after the other.
          sequence: { groupOrder: 1 },
          include: ["test/tools/**/*.test.ts"],
          exclude: ofNight,
        },
      },
      {
        // What takes minutes: released code, and every row of long tables.
        test: {
          ...shared,
          globalSetup,
          name: "nightly",
          sequence: { groupOrder: 1 },
          env: { LANSER_NIGHT: "yes" },
          include: [
            "test/nightly/**/*.test.ts",
            ...ofNight,
            // The two-file cases of the affected set, asked of the real servers.
            "test/affected/truth.test.ts",
            // By day without the rows that are for the night.
            ...filesWith("support/night.ts"),
            // By day on the same cases each time (test/support/properties.ts).
            ...filesWith('from "fast-check"'),
            // By day one pyright for all sessions of the file (test/support/shared-pyright.ts); some have rows for the night.
            ...filesWith("sharePyright("),
          ],
        },
      },
    ],
  },
});
