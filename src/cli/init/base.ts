/**
 * Composes the step that installs base's packages into a folder of its own, if a change touches the files that
 * define them.
 */
import { posix } from "node:path";
import { compareText } from "../../model/order.ts";
import { folderOf } from "../../model/paths.ts";
import { formatOf, readDependencyFile } from "../../packages/read.ts";
import type { Generator } from "../../servers/typescript/generated.ts";
import { commandsOf, type Install } from "./commands.ts";
import { isPlainPath, type Listing } from "./listing.ts";
import type { Step } from "./steps.ts";

type Ecosystem = "python" | "script";

/** Files that `packages/read.ts` compares, as patterns of git; a test keeps the two equal. */
const patterns: Readonly<Record<Ecosystem, readonly (readonly string[])[]>> = {
  python: [
    ["**/*requirements*.txt", "**/*requirements*.in", "**/constraints*.txt", "**/constraints*.in"],
    ["**/requirement/*.txt", "**/requirement/*.in", "**/requirements/*.txt", "**/requirements/*.in"],
    ["**/pyproject.toml", "**/setup.py", "**/setup.cfg", "**/Pipfile", "**/Pipfile.lock"],
    ["**/uv.lock", "**/poetry.lock", "**/pdm.lock", "**/pylock.toml", "**/pylock.*.toml"],
    ["**/environment*.yml", "**/environment*.yaml", "**/conda-lock.yml", "**/conda-lock.yaml"],
  ],
  script: [
    ["**/package.json", "**/package-lock.json", "**/npm-shrinkwrap.json"],
    ["**/pnpm-lock.yaml", "**/yarn.lock", "**/bun.lock", "**/bun.lockb"],
  ],
};

export function patternsFor(ecosystems: readonly Ecosystem[]): readonly (readonly string[])[] {
  return ecosystems.flatMap((one) => patterns[one]);
}

/**
 * Finds lists that other lists include and no pattern matches; those whose names would have to be quoted are left
 * out.
 */
export function includedLists(tree: Listing): readonly string[] {
  const found = new Set<string>();
  const waiting = tree.paths.filter((path) => formatOf(path)?.scope === "list");
  // An array takes in what is put to its end while it is walked.
  for (const path of waiting) {
    const file = readDependencyFile(path, tree.text(path) ?? "") ?? { kind: "unreadable" as const };
    for (const include of file.kind === "unreadable" ? [] : file.includes) {
      const target = posix.normalize(posix.join(folderOf(path), include));
      if (formatOf(target) !== undefined || !tree.has(target) || found.has(target)) continue;
      found.add(target);
    }
  }
  return [...found].filter(isPlainPath).sort(compareText);
}

export type BaseNeeds = {
  readonly ecosystems: readonly Ecosystem[];
  readonly lists: readonly string[];
  readonly generators: readonly Generator[];
};

function inBase(folder: string): string {
  return `cd "$folder${folder === "." ? "" : `/${folder}`}"`;
}

/** Id of the step, by which the gate's step names its output. */
export const baseStep = "base";

/**
 * Composes the step. It checks out all of base next to the repository, so that everything that a package manager
 * reads besides its lock file (settings, patches, packages of a workspace, a README that a build names) is there,
 * and nothing of head is above it. It writes the output last, so that a partial installation does not count.
 */
export function baseInstallation(
  installs: readonly Install[],
  { ecosystems, lists, generators }: BaseNeeds,
): Step {
  const all = installs.map((install) => ({ install, commands: commandsOf(install) }));
  const rows = [...patternsFor(ecosystems), ...(lists.length === 0 ? [] : [lists])];
  const specs = rows.map((row) => `  ${row.map((one) => `'${one}'`).join(" ")}`);
  return {
    name: "Install what base needs, where the change touches that",
    id: baseStep,
    // Where it fails and matters, the gate says that both sides were checked with the same packages.
    isOptional: true,
    folder: ".",
    env: {
      ...Object.assign({}, ...all.map(({ commands }) => commands.env)),
      GIT_LFS_SKIP_SMUDGE: "1",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own expressions.
      GROUP_BASE: "${{ github.event.merge_group.base_sha }}",
    },
    lines: [
      `base=$(git rev-parse --verify "$\{GROUP_BASE:-HEAD^1}^{commit}")`,
      `if git --glob-pathspecs --icase-pathspecs diff --quiet "$base" HEAD -- \\`,
      ...specs.map((line, index) => (index === specs.length - 1 ? line : `${line} \\`)),
      "then exit 0; fi",
      `folder="$RUNNER_TEMP/lanser-base"`,
      `git worktree add --detach "$folder" "$base"`,
      ...all.flatMap(({ install: { folder }, commands }) => [inBase(folder), ...commands.lines]),
      ...generators.flatMap(({ folder, command }) => [inBase(folder), command]),
      `echo "folder=$folder" >> "$GITHUB_OUTPUT"`,
    ],
  };
}
