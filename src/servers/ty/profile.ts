/** Profile of `ty check` 0.0.104, as measured. It reads Python and what is installed, and runs nothing of either. */
import { join, relative } from "node:path";
import { parse as parseToml } from "smol-toml";
import { member } from "../../model/json.ts";
import { inFolder } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import { brokenOff, causesIn, compilerDefaults, failedRun, withoutSettings } from "../compiler/defaults.ts";
import { askForFiles, programOf, refusedFor } from "../compiler/listing.ts";
import { readSarif } from "../compiler/sarif.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead } from "../compiler/types.ts";
import { nameAbove } from "../configuration-files.ts";
import { foreignInFolders } from "../foreign.ts";
import {
  type ConfiguredTree,
  onlyProject,
  type Profile,
  type ProfileHost,
  type Program,
  type ProjectPlace,
  projectFolder,
  type SideContext,
} from "../profile.ts";
import { environmentFact, environmentToolchain } from "../python/environment.ts";
import { pythonOutward } from "../python/outward.ts";
import { wheelProgram } from "../sources/wheel/installer.ts";

/** Finds what configures ty in a tree: the `ty.toml`, or the table of a `pyproject.toml`, at the top of the project. */
const names = ["ty.toml", "pyproject.toml"] as const;

/**
 * Returns the configuration as text: equal texts, equal configuration. A pyproject.toml counts only with what ty
 * reads: its own table, and the required Python.
 */
function tyConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    tyConfigurationFiles(tree).map((path) => [
      path,
      configured(path, readOptional(join(tree.root, path)) ?? ""),
    ]),
  );
}

function tyConfigurationFiles({ root, projects }: ConfiguredTree): readonly string[] {
  return projects.flatMap((project) =>
    names
      .map((name) => inFolder(project, name))
      .filter((path) => readOptional(join(root, path)) !== undefined),
  );
}

/** Returns the reason why ty is not started on a tree: a file above it would configure it. */
function tyRefusal({ root, projects }: ConfiguredTree): string | undefined {
  const isOwn = (project: string) =>
    tyConfigurationFiles({ root, projects: [project], apart: [] }).length > 0;
  if (projects.every(isOwn)) return undefined;
  const above = nameAbove(root, names, () => true);
  return above === undefined ? undefined : `a ${above} lies above the scratch folder and would configure ty`;
}

function configured(path: string, text: string): unknown {
  if (!path.endsWith("pyproject.toml")) return text;
  try {
    const toml: unknown = parseToml(text);
    return {
      ty: member(member(toml, "tool"), "ty"),
      python: member(member(toml, "project"), "requires-python"),
    };
  } catch {
    return text;
  }
}

/** Reads what `ty check --output-format sarif -v` prints, and decides when it is believed. */
const tySource = /\.(?:py|pyi|pyw)$/u;

/**
 * Reads a run. ty 0.0.104 ends with 0 without findings, 1 with some, also with warnings alone, 2 if it failed or could
 * not read a file. The code alone proves nothing: the list has to be whole and agree with it, and the log has to say
 * how many files there were.
 */
export function readTy(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd, over } = ended;
  const found = readSarif(stdout, { source: "ty", cwd });
  // A file that it cannot read is a finding, of its command too.
  const isUnread = found?.some(({ code }) => code === "io") === true;
  if (exitCode !== 0 && exitCode !== 1 && !(exitCode === 2 && isUnread)) {
    const code = exitCode === 2 ? "server-configuration" : "server-not-ready";
    return failedRun(code, causesIn(stderr, "ty", exitCode));
  }
  if (found === undefined) return failedRun("server-not-ready", "ty did not print a list of findings");
  if ((exitCode !== 0) !== found.length > 0)
    return failedRun("server-not-ready", `ty ended with ${exitCode}, and printed ${found.length} findings`);
  // One that it gave up was not looked at.
  const lost = found.find(({ code }) => code === "panic");
  if (lost !== undefined)
    return failedRun("server-not-ready", `ty gave up ${relative(cwd, lost.path)}: ${lost.message}`);
  const files = filesIn(stderr);
  if (files === null && over === "project")
    return failedRun("server-not-ready", "ty did not say how many files it checked");
  // Of its configuration it speaks as of a source.
  const isSource = ({ path }: CompilerDiagnostic) => tySource.test(path);
  return {
    kind: "finished",
    files,
    diagnostics: found.filter(isSource),
    complaints: found.filter((one) => !isSource(one)).map(({ message }) => message),
  };
}

function filesIn(stderr: string): number | null {
  const counted = /\bIndexed (\d+) file\(s\) in /u.exec(stderr);
  return counted === null ? null : Number(counted[1]);
}

const common = ["--output-format", "sarif", "--color", "never", "--no-progress"];
/** Flags that exclude notebooks: a finding in a cell has no place in the file. */
const scope = ["--exclude", "**/*.ipynb"];
/** Environment with one thread: with several, ty may check cyclic dependencies in another order. */
const environment = { TY_MAX_PARALLELISM: "1" };

export const ty: Profile = {
  ...compilerDefaults,
  id: "ty",
  name: "ty",
  language: "Python",
  languageIds: ["python"],
  languageId: () => "python",
  source: (version) => ({ kind: "wheel", package: "ty", version }),
  role: "checker",
  executes: "never",
  executesWhy: "It has nothing that runs; of Python it reads a stand-in of ours for the environment.",
  command: (serverFolder) => ({ file: wheelProgram(serverFolder, "ty"), args: ["check"] }),
  compiler: {
    project: (context) => ({
      args: [...common, "-v", ...scope, ...pythonOf(context), "."],
      cwd: projectFolder(context),
      input: "",
    }),
    // It reads files only; and a project may have switched the rule off, so the configuration is ours.
    document: (_context, { text, folder }) => ({
      args: [...common, "canary.py"],
      cwd: folder,
      input: "",
      files: { "ty.toml": '[rules]\nunresolved-reference = "error"\n', "canary.py": text },
      names: join(folder, "canary.py"),
    }),
    read: readTy,
    columns: "code-points",
  },
  environment,
  toolchain: environmentToolchain,
  ownCommand: (paths) => ["ty", "check", ...paths],
  settingsProblem: withoutSettings("ty.toml or pyproject.toml configures ty"),
  configuration: tyConfiguration,
  configurationFiles: tyConfigurationFiles,
  configurationPaths: () => [],
  isSource: (path) => tySource.test(path),
  isDetected: (paths) => paths.some((path) => tySource.test(path)),
  findRoots: () => ({ roots: ["."], others: [] }),
  isForeign: foreignInFolders("Python"),
  touches: () => () => true,
  program: tyProgram,
  outward: pythonOutward,
  versionProblem: () => undefined,
  canaries: [
    {
      path: "__lanser_canary_first__.py",
      languageId: "python",
      text: "canary = lanser_first_undefined\n",
      codes: ["unresolved-reference"],
    },
    {
      path: "__lanser_canary_last__.py",
      languageId: "python",
      text: "canary = lanser_last_undefined\n",
      codes: ["unresolved-reference"],
    },
  ],
};

/** Returns the flags that name the environment: without one ty would search for one by itself. */
function pythonOf({ toolchain }: Pick<SideContext, "toolchain">): readonly string[] {
  const folder = toolchain[environmentFact];
  return folder === undefined ? [] : ["--python", folder];
}

/** Lists the files by the log of the command: only it knows what its configuration and .gitignore leave out. */
async function tyProgram(
  host: ProfileHost,
  place: ProjectPlace & { readonly serverFolder: string },
): Promise<Program> {
  const { serverFolder } = place;
  const refusal = tyRefusal(onlyProject(place));
  if (refusal !== undefined) return { kind: "refused", reason: refusal };
  const ended = await askForFiles(host, place, {
    name: "ty",
    file: wheelProgram(serverFolder, "ty"),
    args: ["check", ...common, "-vv", ...scope, "."],
    env: environment,
  });
  if (ended.kind === "refused") return ended;
  const read = readTy(ended);
  if (read.kind === "failed") return refusedFor(place, read.reason);
  const checked = [...ended.stderr.matchAll(/ DEBUG Checking file '([^\n]*)'$/gmu)].map(
    ([, file = ""]) => file,
  );
  // It names one that it cannot read only there.
  const unread = read.diagnostics.flatMap(({ code, path }) => (code === "io" ? [path] : []));
  return programOf(place, "ty", [...checked, ...unread]);
}
