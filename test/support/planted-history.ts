/** Histories in which every error is planted: which commit is to blame for each file is known, also across merges and reverts. */
import { chanceOf } from "../../bench/newness/random.ts";
import type { Files } from "./files.ts";
import { commit, git } from "./repository.ts";

/** How a file of a number is written in a language, whole, broken, and so that it does not parse. */
export type Writing = {
  readonly path: (number: number) => string;
  readonly text: (number: number, state: "whole" | "broken" | "garbled", draft: number) => string;
};

export const scriptedWriting: Writing = {
  path: (number) => `m${number}.py`,
  text: (number, state, draft) =>
    state === "garbled"
      ? `def m${number}(:\n`
      : `m${number} = ${draft}${state === "broken" ? "  # broken" : ""}\n`,
};

export const pythonWriting: Writing = {
  path: (number) => `m${number}.py`,
  text: (number, state, draft) =>
    state === "garbled"
      ? `def part${number}(:\n`
      : [
          ...(number === 0 ? [] : [`from m${number - 1} import part${number - 1}`, "", ""]),
          `def part${number}(label: str) -> int:`,
          `    size: int = ${state === "broken" ? "label" : "len(label)"}`,
          `    return size + ${number === 0 ? draft : `part${number - 1}(label) + ${draft}`}`,
          "",
        ].join("\n"),
};

export const scriptWriting: Writing = {
  path: (number) => `m${number}.ts`,
  text: (number, state, draft) =>
    state === "garbled"
      ? `export function part${number}(: {\n`
      : [
          ...(number === 0 ? [] : [`import { part${number - 1} } from "./m${number - 1}.js";`]),
          `export function part${number}(label: string): number {`,
          `  const size: number = ${state === "broken" ? "label" : "label.length"};`,
          `  return size + ${number === 0 ? draft : `part${number - 1}(label) + ${draft}`};`,
          "}",
          "",
        ].join("\n"),
};

export type Planted = {
  /** By path of a file that is broken in head: the commit on main that brought that. */
  readonly blame: ReadonlyMap<string, string>;
  /** On the line of main, the merges among them. */
  readonly commits: number;
};

/** On main of a repository that has files `0` to `files - 1`, all whole. What does not parse is mended by the next commit. */
export function plantHistory(
  folder: string,
  writing: Writing,
  { seed, files, commits }: { readonly seed: number; readonly files: number; readonly commits: number },
): Planted {
  const chance = chanceOf(seed);
  const states = new Map<number, "whole" | "broken">(Array.from({ length: files }, (_, at) => [at, "whole"]));
  const blame = new Map<number, string>();
  let draft = 0;
  const write = (number: number, state: "whole" | "broken" | "garbled"): Files => {
    draft += 1;
    return { [writing.path(number)]: writing.text(number, state, draft) };
  };
  const settle = (number: number, state: "whole" | "broken", id: string): void => {
    if (state === "whole") blame.delete(number);
    else if (states.get(number) === "whole") blame.set(number, id);
    states.set(number, state);
  };
  const other = (number: number) => (states.get(number) === "whole" ? "broken" : "whole");
  let done = 0;
  while (done < commits) {
    const number = chance.integer(files);
    const before = states.get(number) ?? "whole";
    const kind =
      chance.pick(["edit", "edit", "edit", "merge", "revert", "empty", "garble"] as const) ?? "edit";
    done += kind === "revert" || kind === "garble" ? 2 : 1;
    if (kind === "edit") settle(number, other(number), commit(folder, write(number, other(number)), "edit"));
    else if (kind === "empty") commit(folder, {}, "empty");
    else if (kind === "garble") {
      commit(folder, write(number, "garbled"), "garble");
      // What could not be looked at in between is to blame on nobody: it is as it was, or the commit that mended it brought it.
      commit(folder, write(number, "whole"), "mend");
      settle(number, "whole", "");
    } else if (kind === "merge") {
      git(folder, "checkout", "--quiet", "-b", `side${done}`);
      commit(folder, write(number, other(number)), "on a side");
      git(folder, "checkout", "--quiet", "main");
      git(folder, "merge", "--quiet", "--no-ff", "--message", "merge", `side${done}`);
      settle(number, other(number), git(folder, "rev-parse", "HEAD"));
    } else {
      const changed = other(number);
      settle(number, changed, commit(folder, write(number, changed), "edit"));
      git(folder, "revert", "--no-edit", "HEAD");
      settle(number, before, git(folder, "rev-parse", "HEAD"));
    }
  }
  return {
    blame: new Map([...blame].map(([number, id]) => [writing.path(number), id])),
    commits: done,
  };
}
