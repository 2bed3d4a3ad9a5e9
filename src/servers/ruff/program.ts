/** Which files `ruff check` looks at: the command is asked (`--show-files`), because only it knows its excludes and .gitignore. */

import { compareText } from "../../core/order.ts";
import { relativeInside } from "../../core/paths.ts";
import { run } from "../../run.ts";
import { causesIn } from "../compiler/defaults.ts";
import { onlyProject, type ProfileHost, type Program, type ProjectPlace, projectFolder } from "../profile.ts";
import { wheelProgram } from "../sources/wheel/installer.ts";
import { ruffRefusal } from "./configuration.ts";

const listMsMax = 120_000;

/**
 * Left out, besides what the project excludes: notebooks, because what is found in a cell has no place in the file, and what configures
 * ruff, because head is judged under base's.
 */
export const scope = ["--extend-exclude", "*.ipynb,pyproject.toml,ruff.toml,.ruff.toml"] as const;

export async function ruffProgram(
  host: ProfileHost,
  place: ProjectPlace & { readonly serverFolder: string },
): Promise<Program> {
  const { root, serverFolder } = place;
  const refusal = ruffRefusal(onlyProject(place));
  if (refusal !== undefined) return { kind: "refused", reason: refusal };
  const result = await run(
    host,
    {
      file: wheelProgram(serverFolder, "ruff"),
      args: ["check", "--show-files", "--no-cache", ...scope, "."],
      cwd: projectFolder(place),
      env: { PATH: "/nonexistent", HOME: "/nonexistent", LANG: "C.UTF-8" },
    },
    { input: Buffer.alloc(0), msMax: listMsMax, onOutput: null },
  ).catch(() => undefined);
  if (result === undefined || result.timedOut)
    return { kind: "refused", reason: "ruff could not list its files" };
  if (result.exitCode !== 0) {
    const why = causesIn(result.stderr, "ruff", result.exitCode);
    return { kind: "refused", reason: why.replaceAll(`${root}/`, "") };
  }
  const paths: string[] = [];
  for (const line of result.stdout.toString("utf8").split("\n")) {
    if (line === "") continue;
    const path = relativeInside(root, line);
    if (path === undefined)
      return { kind: "refused", reason: "the configuration of ruff includes files outside the project" };
    paths.push(path);
  }
  return { kind: "program", paths: paths.sort(compareText), projectDiagnostics: [] };
}
