/**
 * Lists the files that `ruff check` checks by running the command with `--show-files`, because only it knows its
 * excludes and .gitignore.
 */

import { causesIn } from "../compiler/defaults.ts";
import { askForFiles, programOf, refusedFor } from "../compiler/listing.ts";
import { onlyProject, type ProfileHost, type Program, type ProjectPlace } from "../profile.ts";
import { wheelProgram } from "../sources/wheel/installer.ts";
import { ruffRefusal } from "./configuration.ts";

/**
 * Files that are left out besides those that the project excludes: notebooks, because a finding in a cell has no place
 * in the file, and what configures ruff, because head is checked under base's configuration.
 */
export const scope = ["--extend-exclude", "*.ipynb,pyproject.toml,ruff.toml,.ruff.toml"] as const;

export async function ruffProgram(
  host: ProfileHost,
  place: ProjectPlace & { readonly serverFolder: string },
): Promise<Program> {
  const { serverFolder } = place;
  const refusal = ruffRefusal(onlyProject(place));
  if (refusal !== undefined) return { kind: "refused", reason: refusal };
  const ended = await askForFiles(host, place, {
    name: "ruff",
    file: wheelProgram(serverFolder, "ruff"),
    args: ["check", "--show-files", "--no-cache", ...scope, "."],
  });
  if (ended.kind === "refused") return ended;
  const { exitCode, stderr, stdout } = ended;
  if (exitCode !== 0) return refusedFor(place, causesIn(stderr, "ruff", exitCode));
  return programOf(
    place,
    "ruff",
    stdout.split("\n").filter((line) => line !== ""),
  );
}
