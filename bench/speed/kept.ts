/** The gate with base kept, beside one `pyright` command over head, on real commits. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { git } from "../commits/tree.ts";
import { measureCommit } from "../observation-cache.ts";
import { quantile } from "../scope.ts";
import type { Place } from "../speed.ts";
import type { Row } from "./table.ts";

const commitsEach = 20;
const projects = ["encode/httpx", "Textualize/rich", "sphinx-doc/sphinx"];

export function keptBase({ clones, command }: Place): readonly Row[] {
  if (clones === undefined) return [];
  return projects.flatMap((project) => {
    const clone = join(clones, project);
    if (!existsSync(clone)) return [];
    const newest = [`--max-count=${commitsEach}`, "--format=%H", "--", "*.py", "*.pyi"];
    const commits = git(clone, "log", "--first-parent", ...newest).split("\n");
    const measured = commits.map((commit) => measureCommit(clone, commit, command));
    const ratios = (what: "wall" | "cpu") => measured.map(({ base, plain }) => base[what] / plain[what]);
    const of = `${project}, ${commits.length} commits, base kept: gate : pyright`;
    return [
      {
        value: measured.filter(({ isEqual }) => !isEqual).length,
        limit: 0,
        what: `${project}: commits of which the bytes of the report depend on what was kept`,
      },
      { value: quantile(ratios("wall"), 0.5), limit: 0.3, what: `${of}, wall, median` },
      { value: quantile(ratios("cpu"), 0.5), limit: null, what: `${of}, CPU, median` },
      { value: quantile(ratios("wall"), 1), limit: 1.2, what: `${of}, wall, worst` },
    ];
  });
}
