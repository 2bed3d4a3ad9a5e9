import { writeSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/**
 * Prints `N passed, N failed, N skipped` as the very last line, counting tests, and what failed before its tests could
 * run. A run that executes no test has shown nothing, so it fails, whatever vitest makes of it.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandledErrors: ReadonlyArray<SerializedError>): void {
    const counts = count(modules);
    const { passed, skipped } = counts;
    const failed = counts.failed + unhandledErrors.length;
    // Other reporters and vitest itself still print after this hook; nothing prints after the exit event.
    process.once("exit", () => {
      if (passed + failed === 0) {
        process.exitCode = 1;
        writeSync(2, "No test was executed.\n");
      }
      writeSync(1, `${passed} passed, ${failed} failed, ${skipped} skipped\n`);
    });
  }
}

function count(modules: ReadonlyArray<TestModule>): Counts {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const module of modules) {
    if (module.errors().length > 0) failed++;
    for (const suite of module.children.allSuites()) if (suite.errors().length > 0) failed++;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === "passed") passed++;
      else if (state === "skipped") skipped++;
      // A test left pending was cut off, so it did not pass.
      else failed++;
    }
  }
  return { passed, failed, skipped };
}
