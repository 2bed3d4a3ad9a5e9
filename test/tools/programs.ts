/**
 * Programs that check what people get from us, each at one exact version in `.cache/tools`. Whoever needs one first
 * installs it: into a folder of its own that is renamed into place, so a half-installed one is never seen.
 */
import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../../.cache/tools/", import.meta.url));
/** A build from nothing compiles some hundred packages. */
const installMsMax = 600_000;

/** Command lines without their arguments. */
export const programs = {
  actionlint: () => [
    join(
      installed("actionlint-1.7.12", goProgram("github.com/rhysd/actionlint/cmd/actionlint@v1.7.12")),
      "actionlint",
    ),
  ],
  zizmor: () => [join(installed("zizmor-1.32.0", pythonPackage("zizmor==1.32.0")), "bin/zizmor")],
  checkJsonschema: () => [
    "python3",
    "-c",
    "import sys; sys.path.insert(0, sys.argv.pop(1)); from check_jsonschema import main; main()",
    installed("check-jsonschema-0.39.0", pythonPackage("check-jsonschema==0.39.0")),
  ],
  reviewdog: () => [
    join(
      installed("reviewdog-0.21.0", goProgram("github.com/reviewdog/reviewdog/cmd/reviewdog@v0.21.0")),
      "reviewdog",
    ),
  ],
  preCommit: () => [
    "python3",
    "-c",
    "import sys; sys.path.insert(0, sys.argv.pop(1)); from pre_commit.main import main; sys.exit(main())",
    installed("pre-commit-4.7.0", pythonPackage("pre-commit==4.7.0")),
  ],
  act: () => [join(installed("act-0.2.89-patched", patchedAct), "act")],
} as const satisfies Record<string, () => readonly string[]>;

/** Package managers of Python, by what `lanser init` has installed. */
export const pythonPackagers = {
  "uv==0.13.9": () => [join(installed("uv-0.13.9", pythonPackage("uv==0.13.9")), "bin/uv")],
  "poetry==2.5.1": () => [
    "python3",
    "-c",
    "import sys; sys.path.insert(0, sys.argv.pop(1)); from poetry.console.application import main; sys.exit(main())",
    installed("poetry-2.5.1", pythonPackage("poetry==2.5.1")),
  ],
} as const satisfies Record<string, () => readonly string[]>;

type Install = (folder: string) => void;

function installed(name: string, install: Install): string {
  const place = join(cache, name);
  if (existsSync(place)) return place;
  mkdirSync(cache, { recursive: true });
  const own = mkdtempSync(join(cache, `.${name}-`));
  try {
    install(own);
    moveInto(place, own);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
  return place;
}

/** Another test file may have been faster; its copy is as good. */
function moveInto(place: string, own: string): void {
  try {
    renameSync(own, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}

/** Go's own installer puts it here, and leaves PATH to the user's profile, which a job may not read. */
function go(): string {
  const usual = "/usr/local/go/bin/go";
  const isOnPath = (process.env["PATH"] ?? "").split(":").some((folder) => existsSync(`${folder}/go`));
  return isOnPath || !existsSync(usual) ? "go" : usual;
}

function goProgram(module: string): Install {
  return (folder) => run([go(), "install", module], { env: { ...process.env, GOBIN: folder } });
}

/** No virtual environment: its programs would hold the path of the folder that is still to be renamed. */
function pythonPackage(requirement: string): Install {
  const pip = [
    "-m",
    "pip",
    "install",
    "--quiet",
    "--disable-pip-version-check",
    "--no-input",
    "--only-binary",
    ":all:",
  ];
  return (folder) => run(["python3", ...pip, "--target", folder, requirement]);
}

const actModule = "github.com/nektos/act@v0.2.89";
/**
 * act 0.2.89 refuses the newer fields that @actions/artifact 6.2.1 sends and signatures without padding; upstream has
 * both changes as open pull requests.
 */
const actPatches: readonly (readonly [from: string, to: string])[] = [
  [
    "protojson.Unmarshal(body, req)",
    "(protojson.UnmarshalOptions{DiscardUnknown: true}).Unmarshal(body, req)",
  ],
  ["base64.URLEncoding.DecodeString(sig)", 'base64.RawURLEncoding.DecodeString(strings.TrimRight(sig, "="))'],
];

function patchedAct(folder: string): void {
  const said = execFileSync(go(), ["mod", "download", "-json", actModule], { timeout: installMsMax });
  const sources = join(folder, "sources");
  cpSync((JSON.parse(said.toString()) as { readonly Dir: string }).Dir, sources, { recursive: true });
  // What comes out of Go's module cache is read-only.
  run(["chmod", "-R", "u+w", sources]);
  const file = join(sources, "pkg/artifacts/artifacts_v4.go");
  writeFileSync(file, actPatches.reduce(replaceOnce, readFileSync(file, "utf8")));
  run([go(), "build", "-o", join(folder, "act"), "."], { cwd: sources });
  rmSync(sources, { recursive: true });
}

function replaceOnce(text: string, [from, to]: readonly [string, string]): string {
  if (text.split(from).length !== 2)
    throw new Error(`act has \`${from}\` not exactly once: is it patched already?`);
  return text.replace(from, () => to);
}

function run([program = "", ...args]: readonly string[], options: ExecFileSyncOptions = {}): void {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"], timeout: installMsMax, ...options });
}
