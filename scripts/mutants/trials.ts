/** Tries mutants one after the other in a process of their own, which is replaced when one never comes to an end. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { digest, identity, type Mutant } from "./make.ts";
import type { DryRun, FromWorker, ToWorker } from "./worker.ts";

export type Trials = AsyncDisposable & {
  /** Of what decides about it: the file it is in, and the tests that reach it. */
  readonly keyOf: (mutant: Mutant) => string;
  /** "killed", "timeout", "survived", "unreached", or "error". */
  readonly attempt: (mutant: Mutant) => Promise<string>;
};

/** The folder, and globs of the tests in it. */
type Tried = { readonly sandbox: string; readonly include: readonly string[] };

type Reach = { readonly tests: readonly string[]; readonly isStatic: boolean; readonly hits: number };

export async function startTrials(here: string, of: Tried, mutants: readonly Mutant[]): Promise<Trials> {
  const { sandbox } = of;
  let worker = await startWorker(here, of);
  const ran = await answerOf(worker, { kind: "dry-run" }, 1_800_000);
  if (ran?.kind !== "dry-run")
    throw new Error(
      `the tests fail without a mutant: ${ran?.kind === "failed" ? ran.message : "they never end"}`,
    );
  const reach = reachOf(mutants, ran);
  const filesDigest = digestsOf(sandbox);
  return {
    keyOf: (mutant) => {
      const files = new Set((reach.get(mutant.id)?.tests ?? []).map((test) => test.split("#", 1)[0] ?? ""));
      return digest([mutant.fileDigest, identity(mutant), ...[...files].sort().map(filesDigest)].join("\n"));
    },
    attempt: async (mutant) => {
      const { tests, isStatic, hits } = reach.get(mutant.id) ?? { tests: [], isStatic: false, hits: 0 };
      if (tests.length === 0) return "unreached";
      const request = { kind: "try", id: mutant.id, file: join(sandbox, mutant.file), isStatic } as const;
      for (const some of inTurn(mutant, tests, ran.ms)) {
        // Stryker's own count of hits ends most endless loops; on a busy machine time says little.
        const msMax = 60_000 + 10 * msOf(some, ran.ms);
        const message = { ...request, tests: some, hitsMax: hits * 100 + 1_000 };
        const answer = await answerOf(worker, message, msMax);
        if (answer?.kind === "tried" && answer.status === "survived") continue;
        if (answer?.kind === "tried") return answer.status;
        worker.kill("SIGKILL");
        worker = await startWorker(here, of);
        return answer === undefined ? "timeout" : "error";
      }
      return "survived";
    },
    [Symbol.asyncDispose]: async () => {
      worker.kill("SIGKILL");
      await Promise.resolve();
    },
  };
}

/** What the parts see in many texts is noticed where it changes. */
const likeliest = "test/newness/seen.test.ts";

/** A test file after the other, until one notices: that of the same name first, then the likeliest, then the quickest. */
function inTurn(
  { file }: Mutant,
  tests: readonly string[],
  ms: DryRun["ms"],
): readonly (readonly string[])[] {
  const byFile = Map.groupBy(tests, (test) => test.split("#", 1)[0] ?? "");
  const own = file.replace(/^src\//u, "test/").replace(/\.ts$/u, ".test.ts");
  const rank = ([path, some]: [string, readonly string[]]) =>
    path === own ? -2 : path === likeliest ? -1 : msOf(some, ms);
  return [...byFile].sort((one, other) => rank(one) - rank(other)).map(([, some]) => some);
}

function msOf(tests: readonly string[], ms: DryRun["ms"]): number {
  return tests.reduce((sum, test) => sum + (ms[test] ?? 0), 0);
}

/**
 * The tests that reach each mutant. What is reached while a module loads is reached by every test of the file's: those
 * are all that reach another mutant of it.
 */
function reachOf(mutants: readonly Mutant[], { perTest, fixed }: DryRun): ReadonlyMap<string, Reach> {
  const tests = new Map<string, string[]>();
  const hits = new Map<string, number>();
  for (const [test, counts] of Object.entries(perTest)) {
    for (const [id, count] of Object.entries(counts)) {
      tests.set(id, [...(tests.get(id) ?? []), test]);
      hits.set(id, (hits.get(id) ?? 0) + count);
    }
  }
  const ofFile = new Map<string, Set<string>>();
  for (const { id, file } of mutants) {
    const all = ofFile.get(file) ?? new Set();
    for (const test of tests.get(id) ?? []) all.add(test);
    ofFile.set(file, all);
  }
  return new Map(
    mutants.map(({ id, file }) => {
      const isStatic = Object.hasOwn(fixed, id);
      const own = isStatic ? [...(ofFile.get(file) ?? [])] : (tests.get(id) ?? []);
      return [id, { tests: own, isStatic, hits: (hits.get(id) ?? 0) + (fixed[id] ?? 0) }] as const;
    }),
  );
}

function digestsOf(sandbox: string): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const found = known.get(file) ?? `${file} ${digest(readFileSync(join(sandbox, file), "utf8"))}`;
    known.set(file, found);
    return found;
  };
}

async function startWorker(here: string, { sandbox, include }: Tried): Promise<ChildProcess> {
  const worker = fork(join(here, "worker.ts"), [], {
    cwd: sandbox,
    env: { ...process.env, LANSER_MUTANTS_TESTS: include.join(" ") },
    // vitest tells every failed test there, and a noticed mutant is one.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await once(worker, "message");
  return worker;
}

/** Undefined when it does not come in time. */
function answerOf(worker: ChildProcess, message: ToWorker, msMax: number): Promise<FromWorker | undefined> {
  const { promise, resolve } = Promise.withResolvers<FromWorker | undefined>();
  const timer = setTimeout(resolve, msMax, undefined);
  const ended = () => resolve({ kind: "failed", message: "the process ended" });
  worker.once("message", resolve);
  worker.once("exit", ended);
  worker.send(message);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", resolve).off("exit", ended);
  });
}
