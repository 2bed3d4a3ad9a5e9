/**
 * The order of test files: the longest first, so that at the end no processor waits for the other. vitest remembers how
 * long files took, but not on a clean checkout.
 */
import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/** Seconds, roughly, alone on a small machine; a file that is not here takes less than ten. Only the order matters. */
const seconds: Readonly<Record<string, number>> = {
  "gate/faults": 113,
  "action/action": 88,
  "gate/farming": 62,
  "servers/every-server": 60,
  "questions/client/hostile": 59,
  "questions/mcp/mcp": 59,
  "gate/confirmation": 58,
  "cli/ask": 53,
  "gate/walk/warm": 50,
  "gate/walk/walk": 48,
  "questions/client/same": 48,
  "cli/schema": 43,
  "gate/walk/after-edit": 43,
  sdk: 43,
  "cli/loop": 40,
  "cli/events": 38,
  "cli/reward-batch": 34,
  "gate/walk/claims": 30,
  "gate/farmed": 29,
  "cli/watch": 29,
  "gate/roots": 51,
  "servers/typescript-gate": 51,
  "gate/determinism": 47,
  "gate/cause": 46,
  "traces/replay/drift": 43,
  "action/replay": 41,
  "action/publish": 38,
  "gate/own-configuration": 37,
  tidy: 35,
  "servers/shellcheck-gate": 11,
  "newness/shellcheck-cases": 10,
  "servers/json-gate": 11,
  "newness/yaml-cases": 10,
  "servers/yaml-gate": 20,
  "newness/typescript-cases": 30,
  "servers/clangd-gate": 30,
  "traces/replay/committed": 28,
  "gate/packages": 27,
  "gate/dependencies": 25,
  "newness/clangd-cases": 24,
  "git/base": 22,
  "cli/command": 21,
  "gate/links": 21,
  "gate/probes": 20,
  "gate/around": 20,
  "newness/cases": 20,
  "servers/program": 18,
  "probes/tricks": 18,
  "traces/replay/recorded-faults": 18,
  "servers/interpreter": 18,
  "git/work-tree": 18,
  "gate/moved-configuration": 16,
  "servers/typescript": 15,
  "gate/observation-cache": 14,
  "gate/special-files": 13,
  "newness/everyday/everyday-servers": 13,
  "cli/init": 13,
  "gate/environment": 13,
  ci: 10,
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    return others.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}

function secondsOf({ moduleId }: TestSpecification): number {
  const name = /\/test\/(.+)\.test\.ts$/u.exec(moduleId)?.[1] ?? "";
  return seconds[name] ?? 0;
}
