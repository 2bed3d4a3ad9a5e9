import { writeSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** Prints `N passed, N failed` as the very last line, counting tests, and what failed before its tests could run. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandledErrors: ReadonlyArray<SerializedError>): void {
    const { passed, failed } = count(modules);
    const line = `${passed} passed, ${failed + unhandledErrors.length} failed\n`;
    // Other reporters and vitest itself still print after this hook; nothing prints after the exit event.
    process.once("exit", () => writeSync(1, line));
  }
}

function count(modules: ReadonlyArray<TestModule>): { passed: number; failed: number } {
  let passed = 0;
  let failed = 0;
  for (const module of modules) {
    if (module.errors().length > 0) failed++;
    for (const suite of module.children.allSuites()) if (suite.errors().length > 0) failed++;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === "passed") passed++;
      // A test left pending was cut off, so it did not pass.
      else if (state !== "skipped") failed++;
    }
  }
  return { passed, failed };
}
