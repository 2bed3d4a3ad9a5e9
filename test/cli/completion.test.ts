/** `lanser completion`: what the scripts offer is what the commands take. */
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commandNames } from "../../src/cli/run.ts";
import { profiles } from "../../src/servers/registry.ts";
import { runInProcess } from "../support/in-process.ts";

const scriptOf = async (shell: string): Promise<string> =>
  (await runInProcess("/", ["completion", shell], {})).stdout;

/** What bash would offer: by command, or command and subcommand. */
async function offered(): Promise<ReadonlyMap<string, readonly string[]>> {
  const lines = (await scriptOf("bash")).matchAll(/^\s+(?:'([a-z -]+)'|([a-z-]+))\) words='(.*)' ;;$/gmu);
  return new Map([...lines].map(([, pair, one, words = ""]) => [pair ?? one ?? "", words.split(" ")]));
}

test("every command is offered, and nothing else is one", async () => {
  const commands = [...(await offered()).keys()];
  const tops = commands.filter((name) => !name.includes(" "));
  expect(tops.toSorted()).toEqual([...commandNames, "help"].toSorted());
  for (const name of commands.filter((command) => command !== "help")) {
    const { code, stderr } = await runInProcess("/", [...name.split(" "), "--help"], {});
    expect([name, code, stderr]).toEqual([name, 0, ""]);
  }
});

test("every flag that is offered is taken by its command", async () => {
  const refused: string[] = [];
  let tried = 0;
  for (const [name, words] of await offered())
    for (const flag of words.filter((word) => word.startsWith("--"))) {
      tried += 1;
      const { stderr } = await runInProcess("/", [...name.split(" "), flag, "--help"], {});
      if (stderr.includes("there is no flag")) refused.push(`${name} ${flag}`);
    }
  expect(tried).toBeGreaterThan(200);
  expect(refused).toEqual([]);
});

test("without a shell that is known the ones that are, are named", async () => {
  expect((await runInProcess("/", ["completion", "tcsh"], {})).stderr).toMatchInlineSnapshot(`
    "lanser: there is no completion for \`tcsh\`
      lanser completion bash|zsh|fish
    "
  `);
});

/** Of words behind `lanser`, the last of which is being written. */
const asked = {
  bash: (script: string, words: readonly string[]) => `${script}
COMP_WORDS=(lanser ${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length}
_lanser; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: (script: string, words: readonly string[]) => `compdef() { :; }; _files() { :; }
_describe() { print -l -- \${(P)4%%:*} }; compadd() { shift; print -l -- "$@" }
${script}
words=(lanser ${words.map((word) => `'${word}'`).join(" ")}); CURRENT=${words.length + 1}; PREFIX='${words.at(-1)}'
_lanser`,
  fish: (script: string, words: readonly string[]) => `${script}
complete -C'lanser ${words.join(" ")}' | string split -f1 \\t`,
};

const empty = mkdtempSync(join(tmpdir(), "lanser-completion-"));

describe.each(Object.keys(asked) as (keyof typeof asked)[])("in %s", (shell) => {
  const isThere = spawnSync(shell, ["-c", "exit 0"]).status === 0;
  const offers = async (...words: readonly string[]): Promise<readonly string[]> => {
    const text = asked[shell](await scriptOf(shell), words);
    const { stdout, stderr } = spawnSync(shell, ["-c", text], { encoding: "utf8", cwd: empty });
    expect(stderr).toBe("");
    const last = words.at(-1) ?? "";
    // No files: there are none in the folder.
    return stdout.split("\n").filter((one) => one !== "" && one.startsWith(last));
  };

  test.skipIf(!isThere)("commands, subcommands, flags and servers are completed", async () => {
    expect(await offers("ga")).toEqual(["gate"]);
    expect(await offers("trace", "re")).toEqual(expect.arrayContaining(["record", "refresh", "replay"]));
    expect(await offers("trace", "drift", "--sch")).toEqual(["--schedules"]);
    expect(await offers("gate", "--base")).toEqual(
      expect.arrayContaining(["--base", "--base-exact", "--base-dependencies"]),
    );
    expect(await offers("calls", "in", "--ind")).toEqual(["--index-io"]);
    expect(await offers("refs", "--js")).toEqual(["--json"]);
    expect(await offers("schema", "compat", "a", "b", "--m")).toEqual(["--mode"]);
    expect(await offers("help", "affe")).toEqual(["affected"]);
    // Behind a subcommand files stand, and nothing that would hide them.
    expect(await offers("bundle", "diff", "d")).toEqual([]);
    expect(await offers("gate", "")).not.toContain("--base");
    expect(await offers("gate", "--server", "py")).toEqual(
      expect.arrayContaining(profiles.map(({ id }) => id).filter((id) => id.startsWith("py"))),
    );
  });
});
