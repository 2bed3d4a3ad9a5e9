/** The gate over the files that a commit can matter to, beside one plain \`pyright\` command on head, nothing kept but the server. */

import { type Measured, measuredCommits, missesOf, quantile, shareOf } from "../scope.ts";
import type { Place } from "../speed.ts";
import type { Row } from "./table.ts";

const commitsEach = 20;

/** With some 60, 210 and 430 files that pyright checks. */
const projects = ["encode/httpx", "Textualize/rich", "sphinx-doc/sphinx"];

/** Of the share of files up to which a gate is to cost no more than the command. */
const smallShare = 0.5;

export function besidePyright({ clones, command }: Pick<Place, "clones" | "command">): readonly Row[] {
  if (clones === undefined) return [];
  const { rows, notRun } = measuredCommits({ clones, command }, { commits: commitsEach, chosen: projects });
  for (const one of notRun) process.stderr.write(`not run: ${one}\n`);
  return [...Map.groupBy(rows, ({ project }) => project)].flatMap(([project, of]) => rowsOf(project, of));
}

export function rowsOf(project: string, of: readonly Measured[]): readonly Row[] {
  const ratios = (some: readonly Measured[], what: "wall" | "cpu") =>
    some.map(({ affected, command }) => affected.cost[what] / command[what]);
  const small = of.filter((one) => shareOf(one) <= smallShare);
  const ofProject = `${project}, ${of.length} commits: gate : pyright`;
  return [
    {
      value: of.filter((one) => missesOf(one).length > 0).length,
      limit: 0,
      what: `${project}: commits with another answer than when every file is looked at`,
    },
    { value: quantile(ratios(of, "wall"), 0.5), limit: 0.5, what: `${ofProject}, wall, median` },
    { value: quantile(ratios(of, "cpu"), 0.5), limit: 0.7, what: `${ofProject}, CPU, median` },
    { value: quantile(ratios(of, "wall"), 1), limit: 2, what: `${ofProject}, wall, worst` },
    {
      value: (100 * small.length) / of.length,
      limit: null,
      what: `${project}: % of the commits with at most half of the files affected`,
    },
    ...(small.length === 0
      ? []
      : [
          {
            value: quantile(ratios(small, "wall"), 0.5),
            limit: null,
            what: `${project}, these: gate : pyright, wall, median`,
          },
          {
            value: quantile(ratios(small, "wall"), 0.75),
            limit: 1,
            what: `${project}, these: gate : pyright, wall, 75 %`,
          },
        ]),
  ];
}
