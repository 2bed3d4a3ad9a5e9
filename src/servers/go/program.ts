/**
 * Lists the modules of a tree, and the files that Go compiles of one. The compiler and the language server share it,
 * so that both check the same files.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { join, posix } from "node:path";
import { compareText } from "../../model/order.ts";
import { askForFiles, fileSetOf, refusedFor } from "../compiler/listing.ts";
import { nameAbove } from "../configuration-files.ts";
import {
  type FileSet,
  type FoundRoots,
  type ProfileHost,
  type ProjectPlace,
  projectFolder,
  type TreeListing,
} from "../profile.ts";
import { goFailure, readGoPackages } from "./output.ts";

/**
 * The variables that lock Go down: no downloads, no other toolchain, no C compiler, and no configuration of the
 * machine.
 */
export const lockDown = {
  GOENV: "off",
  GOPROXY: "off",
  GOSUMDB: "off",
  GOTOOLCHAIN: "local",
  GOTELEMETRY: "off",
  // gopls starts a second process that watches for crashes and outlives it. This value says that the process exists
  // already.
  GO_TELEMETRY_CHILD: "2",
  GOVCS: "*:off",
  GOAUTH: "off",
  CGO_ENABLED: "0",
} as const;

/** The members of a package that Lanser reads. */
const listed = "Dir,ImportPath,ForTest,GoFiles,TestGoFiles,XTestGoFiles,InvalidGoFiles";
const listArguments = ["list", "-e", `-json=${listed}`, "./..."];
/** Arguments that also compile, and list each package again as its tests see it. */
export const compileArguments = [
  ...["list", "-e", "-export", "-test", "-gcflags=-e"],
  ...[`-json=${listed},Module,Error,DepsErrors`, "./..."],
];
/** Arguments that list the path and the error of each package that cannot be loaded. */
export const importArguments = ["list", "-e", "-deps", "-test", "-json=ImportPath,Error", "./..."];

/** Finds every module, except vendored ones and those that only tests use. */
export function goRoots({ paths }: TreeListing): FoundRoots {
  const roots = paths
    .filter((path) => posix.basename(path) === "go.mod" && !isPassedOver(path))
    .map((path) => posix.dirname(path));
  return { roots: roots.sort(compareText), others: [], isPassedOver };
}

/** True for a file in a folder whose packages no pattern of Go matches. */
function isPassedOver(path: string): boolean {
  return /(?:^|\/)(?:vendor|testdata|[._][^/]*)\//u.test(path);
}

/**
 * Lists the files that Go compiles in a module; `file` is the `go` to run. A configuration above the tree refuses it,
 * because another machine would not have that file.
 */
export async function goProgram(host: ProfileHost, place: ProjectPlace, file: string): Promise<FileSet> {
  const { root } = place;
  if (!existsSync(join(projectFolder(place), "go.mod")))
    return { kind: "refused", reason: "the project has no go.mod" };
  const above = nameAbove(root, ["go.mod", "go.work"], () => true);
  if (above !== undefined)
    return {
      kind: "refused",
      reason: `a ${above} above the folder for temporary files would configure go: set TMPDIR to another folder`,
    };
  // The list does not depend on installed modules. Go needs a cache that it can write.
  using cache = temporaryFolder(host.env["TMPDIR"] ?? "/tmp");
  const caches = { GOMODCACHE: "/nonexistent", GOCACHE: cache.folder, GOPATH: "/nonexistent" };
  const ended = await askForFiles(host, place, {
    name: "go",
    file,
    args: listArguments,
    env: { ...lockDown, ...caches },
  });
  if (ended.kind === "refused") return ended;
  const packages = readGoPackages(ended);
  if (packages === undefined) return refusedFor(place, goFailure(ended));
  return fileSetOf(
    place,
    "go",
    packages.flatMap(({ files }) => files),
  );
}

/** Makes a temporary folder that is removed at the end of its scope. */
function temporaryFolder(parent: string): Disposable & { readonly folder: string } {
  const folder = mkdtempSync(join(parent, "lanser-go-"));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
