/** Profile of `ty check` 0.0.104, as measured. It reads Python and what is installed, and runs nothing of either. */
import { join } from "node:path";
import { compilerDefaults, withoutSettings } from "../compiler/defaults.ts";
import { askForFiles, programOf, refusedFor } from "../compiler/listing.ts";
import { foreignInFolders } from "../foreign.ts";
import {
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
import { tyConfiguration, tyConfigurationFiles, tyRefusal } from "./configuration.ts";
import { readTy, tySource } from "./output.ts";

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
