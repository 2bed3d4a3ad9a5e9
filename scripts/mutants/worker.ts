/** A program: runs tests of the folder it is started in, with one mutant active or with none. */
import { fileURLToPath } from "node:url";

/** Hits of mutants by id. */
type Hits = Readonly<Record<string, number>>;

export type ToWorker =
  | { readonly kind: "dry-run" }
  | {
      readonly kind: "try";
      readonly id: string;
      readonly file: string;
      readonly tests: readonly string[];
      readonly isStatic: boolean;
      readonly hitsMax: number;
    };

export type DryRun = {
  readonly kind: "dry-run";
  readonly perTest: Readonly<Record<string, Hits>>;
  /** What is reached outside of tests, while modules load. */
  readonly fixed: Hits;
  readonly ms: Readonly<Record<string, number>>;
};

export type FromWorker =
  | { readonly kind: "ready" }
  | DryRun
  | { readonly kind: "tried"; readonly status: string }
  | { readonly kind: "failed"; readonly message: string };

type Runner = {
  readonly init: () => Promise<void>;
  readonly dryRun: (options: object) => Promise<{
    readonly status: string;
    readonly errorMessage?: string;
    readonly mutantCoverage?: { readonly perTest: DryRun["perTest"]; readonly static: Hits };
    readonly tests?: readonly {
      readonly id: string;
      readonly name: string;
      readonly status: number;
      readonly timeSpentMs: number;
    }[];
  }>;
  readonly mutantRun: (options: object) => Promise<{ readonly status: string }>;
};

const path = fileURLToPath(
  new URL("./node_modules/@stryker-mutator/vitest-runner/dist/src/vitest-test-runner.js", import.meta.url),
);
const { VitestTestRunner } = await import(path);
const silent = { debug: () => {}, info: () => {}, warn: () => {}, isDebugEnabled: () => false };
const options = {
  vitest: { configFile: "scripts/mutants/vitest.config.ts", related: false, pool: "threads" },
  disableBail: false,
};
const runner: Runner = new VitestTestRunner(options, silent, "__stryker__");
await runner.init();
const send = (message: FromWorker) => process.connected && process.send?.(message);
process.on("message", (message: ToWorker) => {
  answer(message).then(send, (error: unknown) => send({ kind: "failed", message: String(error) }));
});
// Without the process that tries mutants there is nothing left to do.
process.on("disconnect", () => process.exit());
send({ kind: "ready" });

async function answer(message: ToWorker): Promise<FromWorker> {
  if (message.kind === "dry-run") return dryRun();
  const { status } = await runner.mutantRun({
    testFilter: message.tests,
    hitLimit: message.hitsMax,
    activeMutant: { id: message.id },
    sandboxFileName: message.file,
    mutantActivation: message.isStatic ? "static" : "runtime",
  });
  return { kind: "tried", status };
}

async function dryRun(): Promise<FromWorker> {
  const { tests = [], mutantCoverage, status, errorMessage } = await runner.dryRun({ files: [] });
  const failed = tests.filter((one) => one.status === 1).map(({ name }) => name);
  if (status !== "complete" || failed.length > 0)
    return { kind: "failed", message: errorMessage ?? failed.join(", ") };
  if (tests.length === 0) return { kind: "failed", message: "there are none" };
  return {
    kind: "dry-run",
    perTest: mutantCoverage?.perTest ?? {},
    fixed: mutantCoverage?.static ?? {},
    ms: Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs])),
  };
}
