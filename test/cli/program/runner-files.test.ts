/** The runner's command files, which no server has any business with. */
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { watchRunnerFiles } from "../../../src/cli/program/runner-files.ts";
import { actionsSurroundings } from "../../../src/cli/program/where.ts";
import { temporaryFolder } from "../../support/files.ts";

function prepared(): { readonly env: Record<string, string>; readonly folder: string } {
  const temporary = temporaryFolder();
  const folder = join(temporary, "_runner_file_commands");
  mkdirSync(folder);
  for (const name of ["set_env_1", "add_path_1", "set_output_1", "step_summary_1", "save_state_1"])
    writeFileSync(join(folder, name), "");
  return { env: { RUNNER_TEMP: temporary, GITHUB_ENV: join(folder, "set_env_1") }, folder };
}

const watching = (env: Record<string, string | undefined>, which: "all" | "environment") =>
  watchRunnerFiles(actionsSurroundings(env).runner, which);
const codes = (reasons: readonly { readonly code: string }[]) => reasons.map(({ code }) => code);

test("that are untouched give no reason", () => {
  expect(watching(prepared().env, "all")()).toEqual([]);
  expect(watching({}, "all")()).toEqual([]);
});

test.each(["set_env_1", "add_path_1", "set_output_1", "step_summary_1", "save_state_1"])(
  "of which %s was written to make the run inconclusive",
  (name) => {
    const { env, folder } = prepared();
    const ask = watching(env, "all");
    appendFileSync(join(folder, name), "LD_PRELOAD=/tmp/x.so\n");
    expect(codes(ask())).toEqual(["runner-file-tampered"]);
  },
);

test("that are new, or gone, are seen too, also where only the variable names the folder", () => {
  const { env, folder } = prepared();
  const made = watching({ GITHUB_ENV: env["GITHUB_ENV"] }, "all");
  writeFileSync(join(folder, "set_env_2"), "X=1");
  expect(codes(made())).toEqual(["runner-file-tampered"]);
  const gone = watching(env, "all");
  rmSync(join(folder, "set_env_2"));
  expect(codes(gone())).toEqual(["runner-file-tampered"]);
});

test("cannot be hidden: not by size, by rights, by an old date, nor by being no file", () => {
  const { env, folder } = prepared();
  const file = join(folder, "set_env_1");
  const tricks: Readonly<Record<string, () => void>> = {
    "more than can be read": () => truncateSync(file, 3 * 1024 ** 3),
    "not to be read": () => chmodSync(file, 0),
    "written and set back": () => {
      chmodSync(file, 0o600);
      writeFileSync(file, "X=1");
      writeFileSync(file, "");
      utimesSync(file, 1, 1);
    },
    "a pipe": () => execFileSync("mkfifo", [join(folder, "add_path_2")]),
  };
  for (const [name, trick] of Object.entries(tricks)) {
    const ask = watching(env, "all");
    trick();
    expect(codes(ask()), name).toEqual(["runner-file-tampered"]);
  }
});

test("of a script around a command may change, but for those that set variables and PATH", () => {
  const { env, folder } = prepared();
  const ask = watching(env, "environment");
  appendFileSync(join(folder, "step_summary_1"), "text");
  expect(ask()).toEqual([]);
  appendFileSync(join(folder, "add_path_1"), "/tmp");
  expect(codes(ask())).toEqual(["runner-file-tampered"]);
});
