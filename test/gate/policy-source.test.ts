/** Where the policy of a run is read. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../src/gate/policy-source.ts";
import { temporaryFolder } from "../support/files.ts";

test("a configuration on disk is read as it is, and what cannot be read is named", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "gate.yml"), "version: 1\n");
  const read = (name: string) => readConfig({ path: join(folder, name), name: name });
  expect(readConfig(undefined)).toBe(undefined);
  expect(read("gate.yml")).toEqual({ text: "version: 1\n", name: "gate.yml" });
  for (const name of ["other.yml", "."]) {
    expect(() => read(name)).toThrow(
      expect.objectContaining({
        code: "unreadable-file",
        message: `the configuration ${name} cannot be read`,
      }),
    );
  }
});
