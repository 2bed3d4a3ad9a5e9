/** The runner's command files, which no server has any business with. */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { watchRunnerFiles } from "../../src/github/runner-files.ts";
import { temporaryFolder } from "../support/files.ts";

function runner(): { readonly env: Record<string, string>; readonly folder: string } {
  const temporary = temporaryFolder();
  const folder = join(temporary, "_runner_file_commands");
  mkdirSync(folder);
  for (const name of ["set_env_1", "add_path_1", "set_output_1", "step_summary_1", "save_state_1"])
    writeFileSync(join(folder, name), "");
  return { env: { RUNNER_TEMP: temporary, GITHUB_ENV: join(folder, "set_env_1") }, folder };
}

const codes = (reasons: readonly { readonly code: string }[]) => reasons.map(({ code }) => code);

test("that nobody touched are nothing to speak of", () => {
  expect(watchRunnerFiles(runner().env)()).toEqual([]);
  expect(watchRunnerFiles({})()).toEqual([]);
});

test.each(["set_env_1", "add_path_1", "set_output_1", "step_summary_1", "save_state_1"])(
  "of which %s was written to make the run inconclusive",
  (name) => {
    const { env, folder } = runner();
    const ask = watchRunnerFiles(env);
    appendFileSync(join(folder, name), "LD_PRELOAD=/tmp/x.so\n");
    expect(codes(ask())).toEqual(["runner-file-tampered"]);
  },
);

test("that are new, or gone, are seen too, also where only the variable names the folder", () => {
  const { env, folder } = runner();
  const made = watchRunnerFiles({ GITHUB_ENV: env["GITHUB_ENV"] });
  writeFileSync(join(folder, "set_env_2"), "X=1");
  expect(codes(made())).toEqual(["runner-file-tampered"]);
  const gone = watchRunnerFiles(env);
  rmSync(join(folder, "set_env_2"));
  expect(codes(gone())).toEqual(["runner-file-tampered"]);
});
