/**
 * Prepares what bash-language-server gets of a tree besides its place: the rules of shellcheck, and the files that are
 * scripts.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lines } from "../../model/text.ts";
import { readOptional } from "../../platform/files.ts";
import type { ToolchainFinder } from "../profile.ts";
import { type ProjectPlace, projectFolder } from "../profile.ts";
import { scriptsIn } from "../shellcheck/scripts.ts";

/** Fact that names a file of ours with the rules of the project's top. */
export const rulesFact = "shellcheck-rules";

/** Fact that is a glob of the project's scripts, whatever they are called. */
export const scriptsFact = "scripts";

export const bashToolchain: ToolchainFinder = {
  facts: [rulesFact, scriptsFact],
  find: () =>
    Promise.resolve((tree) => {
      const folder = projectFolder(tree);
      // Where shellcheck looks for rules by itself is where it was started, which is no place of the project.
      writeFileSync(tree.file, rulesIn(folder)?.text ?? "");
      return Promise.resolve({
        facts: { [rulesFact]: tree.file, [scriptsFact]: globOf(scriptsIn(folder)) },
        summary: null,
        packages: null,
        places: [],
        problem: null,
      });
    }),
};

/** Returns a glob with more than one alternative, without which braces would be literal. */
function globOf(scripts: readonly string[]): string {
  const names = scripts.map((path) => path.replace(/[\\{}[\]()*?!+@|,]/gu, "\\$&"));
  return `{${[...names, "lanser/none", "lanser/nothing"].join(",")}}`;
}

function rulesIn(folder: string): { readonly name: string; readonly text: string } | undefined {
  const name = [".shellcheckrc", "shellcheckrc"].find((one) => existsSync(join(folder, one)));
  return name === undefined ? undefined : { name, text: readOptional(join(folder, name)) ?? "" };
}

/**
 * Returns the problem of a line that sets nothing: shellcheck would complain at the top of every script, and go on
 * without the rules.
 */
export function rulesProblem(place: ProjectPlace): string | undefined {
  const rules = rulesIn(projectFolder(place));
  if (rules === undefined) return undefined;
  const at = lines(rules.text).findIndex((line) => !/^\s*(?:#.*|[a-z-]+=.*)?$/u.test(line));
  return at < 0 ? undefined : `${rules.name}, line ${at + 1}: it sets nothing`;
}
