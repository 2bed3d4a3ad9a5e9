/** Profile of basedpyright 1.40.1: pyright with rules of its own. Its server behaves as pyright's was measured. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { inFolder } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import { ignoreSourcesOf } from "../foreign.ts";
import type { ConfiguredTree, Profile } from "../profile.ts";
import { pyrightAdditions } from "../pyright/additions.ts";
import { pyrightCommand } from "../pyright/command.ts";
import { pyrightPaths } from "../pyright/paths.ts";
import { analysisSection, pyright, pythonSection } from "../pyright/profile.ts";
import {
  pyrightConfiguration,
  pyrightConfigurationFiles,
  pyrightProgram,
  type Tables,
} from "../pyright/program.ts";
import { pyrightRoots } from "../pyright/roots.ts";
import { affectsPyrightProject } from "../pyright/touches.ts";

/** The tables of its configuration. Without its own table, basedpyright uses pyright's. */
const tables: Tables = ["basedpyright", "pyright"];

const { census: _, catalogue: __, walks: ___, settingsProblem, ...alike } = pyright;

export const basedpyright: Profile = {
  ...alike,
  id: "basedpyright",
  name: "basedpyright",
  source: (version) => ({ kind: "npm", dependencies: { basedpyright: version } }),
  command: (serverFolder) => ({
    file: null,
    args: [
      "--max-old-space-size=4096",
      join(serverFolder, "node_modules/basedpyright/langserver.index.js"),
      "--stdio",
    ],
  }),
  ownCommand: (paths) => ["basedpyright", ...paths],
  cliMode: pyrightCommand("basedpyright", (_host, place) => Promise.resolve(pyrightProgram(place, tables))),
  // basedpyright reads these settings under its own name, not under `python.analysis`. Without a mode, its command
  // uses "recommended".
  section: (name, context) =>
    name === "python"
      ? pythonSection(context)
      : name === "basedpyright"
        ? { analysis: analysisSection(context, { typeCheckingMode: "recommended" }) }
        : null,
  settingsProblem: (settings) => {
    const mode = (settings["analysis"] as { readonly typeCheckingMode?: unknown } | null | undefined)
      ?.typeCheckingMode;
    if (mode !== "recommended" && mode !== "all") return settingsProblem(settings);
    const { typeCheckingMode, ...rest } = settings["analysis"] as Readonly<Record<string, unknown>>;
    return settingsProblem({ ...settings, analysis: rest });
  },
  unprobed: "nobody has measured how basedpyright answers probes",
  configuration: (tree) =>
    JSON.stringify([
      pyrightConfiguration(tree, tables),
      ...baselines(tree).map((path) => [path, readOptional(join(tree.root, path))]),
    ]),
  configurationFiles: (tree) => [...pyrightConfigurationFiles(tree, tables), ...baselines(tree)],
  configurationPaths: (file, text) => pyrightPaths(file, text, tables),
  configurationAdditions: (of, base) => pyrightAdditions(of, base, tables),
  findRoots: (tree) => pyrightRoots(tree, tables),
  canIgnoreChange: ignoreSourcesOf("Python"),
  affectsProject: (of) => {
    const touches = affectsPyrightProject(of, tables);
    const known = baselineOf(of.project);
    return (change) => change.path === known || touches(change);
  },
  program: (_host, place) => Promise.resolve(pyrightProgram(place, tables)),
  versionProblem: () => undefined,
  keepsOpen: () => false,
  // basedpyright has more rules than pyright, so pyright's advice for a configuration would be wrong.
  configurationProblems: () => [],
};

/**
 * Lists the repository's files of old findings, which basedpyright leaves out of its results. They configure the
 * server: head is checked under base's list, so a change cannot hide its findings in them.
 */
function baselines(tree: ConfiguredTree): readonly string[] {
  return tree.projects.map(baselineOf).filter((path) => existsSync(join(tree.root, path)));
}

/** Gives the path of a project's list of old findings. */
function baselineOf(project: string): string {
  return inFolder(project, ".basedpyright/baseline.json");
}
