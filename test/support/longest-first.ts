/**
 * The order of test files: the longest first, so that at the end no processor waits for the other. vitest remembers how
 * long files took, but not on a clean checkout.
 */
import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/** Seconds, roughly, alone on a small machine; a file that is not here takes less than ten. Only the order matters. */
const seconds: Readonly<Record<string, number>> = {
  "gate/faults": 106,
  "action/action": 60,
  "servers/typescript-gate": 60,
  "gate/determinism": 54,
  "action/replay": 40,
  "gate/farming": 35,
  "repo/base": 35,
  "replay/drift": 35,
  "gate/confirmation": 30,
  "newness/typescript-cases": 30,
  "cli/command": 25,
  "replay/committed": 25,
  "action/publish": 20,
  "newness/cases": 20,
  "replay/recorded-faults": 20,
  "gate/own-configuration": 18,
  "repo/work-tree": 18,
  "servers/program": 17,
  tidy: 16,
  "gate/cause": 15,
  "cli/init": 13,
  "servers/interpreter": 13,
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
