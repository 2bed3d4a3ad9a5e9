import { writeSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** What a run came to; `failed` are the names of what did. */
type Outcome = { readonly passed: number; readonly failed: readonly string[]; readonly skipped: number };

/**
 * Prints `N passed, N failed, N skipped` as the very last line, counting tests, and what failed before its tests could
 * run; above it each of those that failed, by name. A run that executes no test has shown nothing, so it fails, whatever
 * vitest makes of it.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandledErrors: ReadonlyArray<SerializedError>): void {
    const { passed, failed, skipped } = outcome(modules);
    const all = [
      ...failed,
      ...unhandledErrors.map((error) => `(outside of every test): ${error.message}`),
    ].toSorted();
    // Other reporters and vitest itself still print after this hook; nothing prints after the exit event.
    process.once("exit", () => {
      if (passed + all.length === 0) {
        process.exitCode = 1;
        writeSync(2, "No test was executed.\n");
      }
      for (const name of all) writeSync(1, `failed: ${name.replaceAll(/\s+/g, " ")}\n`);
      writeSync(1, `${passed} passed, ${all.length} failed, ${skipped} skipped\n`);
    });
  }
}

function outcome(modules: ReadonlyArray<TestModule>): Outcome {
  let passed = 0;
  const failed: string[] = [];
  let skipped = 0;
  for (const module of modules) {
    const path = module.relativeModuleId;
    if (module.errors().length > 0) failed.push(told(path, module.errors()));
    for (const suite of module.children.allSuites()) {
      if (suite.errors().length > 0) failed.push(told(`${path} > ${suite.fullName}`, suite.errors()));
    }
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === "passed") passed++;
      else if (state === "skipped") skipped++;
      // A test left pending was cut off, so it did not pass.
      else failed.push(told(`${path} > ${test.fullName}`, errors ?? []));
    }
  }
  return { passed, failed, skipped };
}

/** The name and what its first error begins with: of a log that is cut off this may be all that is left. */
function told(name: string, [error]: ReadonlyArray<SerializedError>): string {
  return error === undefined ? name : `${name}: ${error.message.slice(0, 200)}`;
}
