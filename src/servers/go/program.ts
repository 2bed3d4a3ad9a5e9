/**
 * Lists the modules of a tree and the files that Go compiles of one: the same for its compiler and for its language
 * server.
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
 * Variables that lock Go down: it downloads nothing, fetches no other toolchain, runs no C compiler, and no file of the
 * machine configures it.
 */
export const lockDown = {
  GOENV: "off",
  GOPROXY: "off",
  GOSUMDB: "off",
  GOTOOLCHAIN: "local",
  GOTELEMETRY: "off",
  // What gopls starts beside itself to watch for its crash goes on for a while after its end; this value says that it is started already.
  GO_TELEMETRY_CHILD: "2",
  GOVCS: "*:off",
  GOAUTH: "off",
  CGO_ENABLED: "0",
} as const;

const listed = "Dir,ImportPath,ForTest,GoFiles,TestGoFiles,XTestGoFiles,InvalidGoFiles";
const listArguments = ["list", "-e", `-json=${listed}`, "./..."];
/** Arguments that also compile, and list each package again as its own tests see it. */
export const compileArguments = [
  ...["list", "-e", "-export", "-test", "-gcflags=-e"],
  ...[`-json=${listed},Module,Error,DepsErrors`, "./..."],
];
/** Arguments that list the path and the import of each package that cannot be loaded. */
export const importArguments = ["list", "-e", "-deps", "-test", "-json=ImportPath,Error", "./..."];

/** Finds every module; not vendored ones, and not those that only tests use. */
export function goRoots({ paths }: TreeListing): FoundRoots {
  const roots = paths
    .filter((path) => posix.basename(path) === "go.mod" && !isPassedOver(path))
    .map((path) => posix.dirname(path));
  return { roots: roots.sort(compareText), others: [], isPassedOver };
}

/** True for files in folders whose packages no pattern of Go includes. */
function isPassedOver(path: string): boolean {
  return /(?:^|\/)(?:vendor|testdata|[._][^/]*)\//u.test(path);
}

/** Lists the program; `file` is the `go` that runs. */
export async function goProgram(host: ProfileHost, place: ProjectPlace, file: string): Promise<FileSet> {
  const { root } = place;
  if (!existsSync(join(projectFolder(place), "go.mod")))
    return { kind: "refused", reason: "there is no go.mod in the root" };
  const above = nameAbove(root, ["go.mod", "go.work"], () => true);
  if (above !== undefined)
    return { kind: "refused", reason: `a ${above} lies above the scratch folder and would configure go` };
  // Which files there are does not depend on what is installed. Without a cache that can be made go lists nothing.
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

function temporaryFolder(parent: string): Disposable & { readonly folder: string } {
  const folder = mkdtempSync(join(parent, "lanser-go-"));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
