/**
 * Runs git behind one fixed wrapper, because the repository is untrusted. No hook, filter, monitor, pager or helper of
 * its configuration runs. git reads no configuration of the caller and writes nothing into the repository, except by a
 * fetch.
 */

import { constants, existsSync, readdirSync, realpathSync } from "node:fs";
import { access, mkdir, realpath, stat, writeFile } from "node:fs/promises";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { cancelled, UserError } from "../model/errors.ts";
import { isInside, isRelativePath } from "../model/paths.ts";
import { readOptional } from "../platform/files.ts";
import { makeTemporary, removable } from "../platform/folders.ts";
import type { ObjectFormat } from "../platform/hashing.ts";
import type { Host } from "../platform/host.ts";
import { type RunResult, run } from "../platform/run.ts";
import { BatchReader } from "./batch.ts";
import { type CommandResult, runGitCommand } from "./command.ts";
import { DamagedObjects, GitFailed, isDamage, timeoutText, wasEnded } from "./damage.ts";
import {
  fetchOptions,
  gitArguments,
  gitEnvironment,
  networkEnvironment,
  plainEnvironment,
  remoteConfiguration,
  simpleGitPermissions,
} from "./wrapper.ts";

/**
 * Returns the absolute folders with objects of submodules: in `.git/modules`, and in checkouts with an own `.git`. git
 * can borrow objects from all of them, because an id determines its content. With them a submodule's files can be
 * checked, too.
 */
export function moduleObjectFolders(top: string, gitFolders: readonly string[]): readonly string[] {
  const stored = gitFolders.flatMap((folder) => repositoriesIn(join(folder, "modules"), modulesDepthMax));
  const paths = [...(readOptional(join(top, ".gitmodules")) ?? "").matchAll(/^\s*path\s*=\s*(.+?)\s*$/gmu)];
  const checkedOut = paths.flatMap(([, path = ""]) =>
    isRelativePath(path) && isOwnFolder(join(top, path)) ? [join(top, path, ".git/objects")] : [],
  );
  return [...new Set([...stored, ...checkedOut.filter((folder) => existsSync(folder))])].slice(0, modulesMax);
}

/**
 * True if no symbolic link is on the path. A link in an untrusted repository could lead to another repository's
 * objects.
 */
function isOwnFolder(folder: string): boolean {
  const objects = join(folder, ".git/objects");
  return existsSync(objects) && realpathSync(objects) === objects;
}

const modulesMax = 200;
/** Maximum depth of folders. A module can have slashes in its name, and modules of its own. */
const modulesDepthMax = 8;

/**
 * Finds the object folders of all git repositories below `.git/modules`, down to `depth` levels. The name of a module
 * can have slashes, so a folder without a `HEAD` can contain modules.
 */
function repositoriesIn(folder: string, depth: number): readonly string[] {
  if (depth === 0) return [];
  return foldersIn(folder).flatMap((name) => {
    const place = join(folder, name);
    const objects = join(place, "objects");
    return existsSync(join(place, "HEAD")) && existsSync(objects)
      ? [objects, ...repositoriesIn(join(place, "modules"), depth - 1)]
      : repositoriesIn(place, depth - 1);
  });
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

export type RepositoryHost = Pick<Host, "env" | "clock" | "spawn" | "kill" | "stop" | "temporaryFolder">;

export type RepositoryLimits = {
  /** Maximum time of one local git command. */
  readonly commandMsMax: number;
  /** Maximum time of one fetch. */
  readonly fetchMsMax: number;
};

export const repositoryLimits: RepositoryLimits = { commandMsMax: 180_000, fetchMsMax: 120_000 };

/** Maximum output of one command. The ids of a long history take tens of megabytes. */
const outputBytesMax = 512 * 1024 * 1024;

/**
 * Opens the repository that contains `folder`. Refuses a git program inside the repository, since the change could have
 * added it. A repository of another owner is opened, too, because the caller named the folder. Throws a UserError
 * without git ("no-git") or without a repository with a working tree ("no-repository"). The caller disposes the
 * repository.
 */
export async function openRepository(
  host: RepositoryHost,
  folder: string,
  limits: RepositoryLimits = repositoryLimits,
): Promise<Repository> {
  const start = await realFolder(folder);
  const planted = await nearestRepository(start);
  const binary = await findGit(host.env["PATH"] ?? "", [start, ...(planted === undefined ? [] : [planted])]);
  const scratch = removable(makeTemporary(host.temporaryFolder, "lanser-repository-"));
  try {
    const place = await locate(host, limits, binary, scratch.folder, start);
    if (isInside(binary, place.top)) throw noGit();
    await prepareScratch(scratch.folder, place.objectFormat);
    return new Repository(host, limits, { binary, scratch, ...place });
  } catch (error) {
    scratch[Symbol.dispose]();
    throw error;
  }
}

type Place = {
  /** Top folder of the working tree, absolute and real. */
  readonly top: string;
  /** Absolute path of the git folder; a linked worktree has its own one. */
  readonly gitDir: string;
  /** Folder that all linked worktrees share: objects, refs, shallow boundary. */
  readonly commonDir: string;
  readonly objectFolder: string;
  readonly objectFormat: ObjectFormat;
};

/**
 * The part of the repository that a command sees. Each command gets the smallest view that it needs.
 * - "objects": a scratch repository that borrows the user's objects. There the user's configuration, attributes and
 *   refs do not exist, and an object that a partial clone lacks is only missing.
 * - "index": the scratch repository with an index to write, and without the borrowed objects.
 * - "history": the user's repository with refs and shallow boundary, but without index and files.
 * - "work-tree": all of the user's repository.
 */
type CommandView = "objects" | "index" | "history" | "work-tree";

export type RawResult = CommandResult & { readonly kind: "ended" };

/**
 * An open repository. Every git command runs through it, in one of the views above. It owns a scratch folder and two
 * processes that read objects.
 */
export class Repository implements AsyncDisposable {
  readonly top: string;
  readonly gitDir: string;
  readonly commonDir: string;
  readonly objectFormat: ObjectFormat;
  /** Scratch folder for new objects, for example of the working tree. Every command sees them. */
  readonly objectScratch: string;
  readonly #host: RepositoryHost;
  readonly #limits: RepositoryLimits;
  readonly #binary: string;
  readonly #scratch: string;
  readonly #removal: Disposable;
  readonly #objectFolders: readonly string[];
  #reader: BatchReader | undefined;
  #headers: BatchReader | undefined;

  constructor(
    host: RepositoryHost,
    limits: RepositoryLimits,
    place: Place & { readonly binary: string; readonly scratch: { readonly folder: string } & Disposable },
  ) {
    this.#host = host;
    this.#limits = limits;
    this.#binary = place.binary;
    this.#scratch = place.scratch.folder;
    this.#removal = place.scratch;
    const modules = moduleObjectFolders(place.top, [...new Set([place.gitDir, place.commonDir])]);
    this.#objectFolders = [place.objectFolder, ...modules];
    this.top = place.top;
    this.gitDir = place.gitDir;
    this.commonDir = place.commonDir;
    this.objectFormat = place.objectFormat;
    this.objectScratch = join(this.#scratch, "git/objects");
  }

  /**
   * Runs one command whose output is text without file names. Returns any exit code, because for several commands a
   * code other than 0 is an answer. Throws if a limit or a signal ended the command. `first` are the arguments before
   * the command.
   */
  async raw(
    args: readonly string[],
    view: CommandView,
    input: Buffer = Buffer.alloc(0),
    first: readonly string[] = gitArguments(this.top),
  ): Promise<RawResult> {
    const result = await runGitCommand(this.#host, {
      binary: this.#binary,
      folder: this.#folder(view),
      args: [...first, ...args],
      env: this.environment(view),
      input,
      permissions: simpleGitPermissions,
      msMax: this.#limits.commandMsMax,
      outputBytesMax,
    });
    if (result.kind === "ended") return result;
    throw stopped(args, result.how, this.#limits);
  }

  /**
   * Runs a command like `raw`, but throws for any exit code other than 0: the caller cannot go on without the output.
   */
  async text(args: readonly string[], view: CommandView, input: Buffer = Buffer.alloc(0)): Promise<string> {
    const result = await this.raw(args, view, input);
    if (result.exitCode !== 0) throw commandError(args, result.exitCode, result.stderr);
    return result.stdout;
  }

  /**
   * Runs one command that prints file names. File names are bytes, but simple-git would decode them as text. Throws if
   * the command fails.
   */
  async bytes(args: readonly string[], view: CommandView): Promise<Buffer> {
    return (await this.#run(args, view, null)).stdout;
  }

  /**
   * Runs a command like `bytes`, but passes the output on in pieces: the list of a large tree must not be in memory
   * twice.
   */
  async stream(args: readonly string[], view: CommandView, onOutput: (piece: Buffer) => void): Promise<void> {
    await this.#run(args, view, onOutput);
  }

  async #run(
    args: readonly string[],
    view: CommandView,
    onOutput: ((piece: Buffer) => void) | null,
  ): Promise<RunResult> {
    const request = {
      file: this.#binary,
      args: [...gitArguments(this.top), ...args],
      cwd: this.#folder(view),
      env: this.environment(view),
    };
    const options = { input: Buffer.alloc(0), msMax: this.#limits.commandMsMax, onOutput };
    const result = await run(this.#host, request, options);
    if (result.timedOut) throw stopped(args, "time", this.#limits);
    if (result.exitCode === null) throw stopped(args, "signal", this.#limits);
    if (result.exitCode !== 0) throw commandError(args, result.exitCode, result.stderr);
    return result;
  }

  /**
   * Fetches from `origin`. Only this call writes to the user's repository: objects and the shallow boundary, no refs.
   * `wanted` has object ids or full ref names. They go to standard input, where none can be read as an option.
   */
  async fetch(
    options: readonly string[],
    wanted: readonly string[],
    configuration: readonly string[] = [],
  ): Promise<RunResult> {
    const settings = configuration.flatMap((entry) => ["-c", entry]);
    return this.#remote([...settings, "fetch", ...fetchOptions, ...options, "--stdin", "origin"], wanted);
  }

  /** Returns the output of `git ls-remote` for one full ref name of `origin`. */
  async lsRemote(ref: string): Promise<RunResult> {
    return this.#remote(
      ["ls-remote", "--quiet", "--upload-pack=git-upload-pack", "--end-of-options", "origin", ref],
      [],
    );
  }

  /**
   * Runs a git command that uses the network, without simple-git. At a timeout simple-git ends only git, and the helper
   * process with the connection keeps running (git 2.39.5, with a server that never answers). `run` ends the process
   * group.
   */
  #remote(args: readonly string[], lines: readonly string[]): Promise<RunResult> {
    const {
      GIT_OBJECT_DIRECTORY: _,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: __,
      ...env
    } = this.environment("history");
    for (const name of networkEnvironment) {
      const value = this.#host.env[name];
      if (value !== undefined) env[name] = value;
    }
    return run(
      this.#host,
      {
        file: this.#binary,
        args: [...gitArguments(this.top), ...remoteConfiguration.flatMap((entry) => ["-c", entry]), ...args],
        cwd: this.#folder("history"),
        env: { ...env, GIT_ALLOW_PROTOCOL: "https:http:file" },
      },
      {
        input: Buffer.from(lines.map((line) => `${line}\n`).join("")),
        msMax: this.#limits.fetchMsMax,
        onOutput: null,
      },
    );
  }

  /** The one process that reads objects. It starts at the first use and ends with the repository. */
  get objects(): BatchReader {
    this.#reader ??= this.#batch("--batch", true);
    return this.#reader;
  }

  /** The one process that reports type and size of objects, without their content. */
  get headers(): BatchReader {
    this.#headers ??= this.#batch("--batch-check", false);
    return this.#headers;
  }

  #batch(mode: string, isWhole: boolean): BatchReader {
    const request = {
      file: this.#binary,
      args: [...gitArguments(this.top), "cat-file", mode],
      cwd: this.#folder("objects"),
      env: this.environment("objects"),
      // Detached: a Ctrl+C in a terminal then reaches only Lanser, which ends git itself.
      detached: true,
    };
    const { clock, stop } = this.#host;
    if (stop?.aborted === true) throw cancelled();
    const reader = new BatchReader(this.#host.spawn(request), clock, this.#limits.commandMsMax, isWhole);
    stop?.addEventListener("abort", () => reader.stop(cancelled()), { once: true });
    return reader;
  }

  environment(view: CommandView): Record<string, string> {
    const own = view === "objects" || view === "index";
    return gitEnvironment({
      path: dirname(this.#binary),
      home: join(this.#scratch, "home"),
      gitDir: own ? join(this.#scratch, "git") : this.gitDir,
      workTree: this.#folder(view),
      index:
        view === "work-tree"
          ? join(this.gitDir, "index")
          : join(this.#scratch, view === "index" ? "index" : "none"),
      objects: this.objectScratch,
      // If git saw the user's objects, writing an existing tree would change the time of a file in the user's
      // repository.
      alternates: view === "index" ? "" : this.#objectFolders.map(quoteAlternate).join(":"),
    });
  }

  #folder(view: CommandView): string {
    return view === "work-tree" ? this.top : join(this.#scratch, "nothing");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.#reader?.close(), this.#headers?.close()]);
    this.#removal[Symbol.dispose]();
  }
}

/** True for a full object id (SHA-1 or SHA-256). A command then cannot read the text as a revision or an option. */
export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text);
}

/** Returns the error for a command that a limit or a signal ended. It is the machine's fault and not the change's. */
function stopped(
  [command = ""]: readonly string[],
  how: Extract<CommandResult, { kind: "stopped" }>["how"],
  { commandMsMax }: RepositoryLimits,
): UserError {
  const words = {
    time: timeoutText(commandMsMax),
    output: `printed more than ${outputBytesMax} bytes`,
    signal: wasEnded,
  } as const;
  return how === "start"
    ? new UserError("machine-limit", `the command git ${command} did not start`)
    : new GitFailed(command, words[how]);
}

/**
 * Returns the error for a required command that failed. Damaged objects are a UserError, all else is a defect of
 * Lanser.
 */
export function commandError(args: readonly string[], exitCode: number | null, stderr: string): Error {
  if (isDamage(stderr)) return new DamagedObjects(args[0] ?? "", stderr.trim());
  return new Error(`git ${args[0]} ended with ${exitCode}: ${stderr.trim()}`);
}

/**
 * Returns the real path of the folder that the caller named. Throws a UserError if it does not exist or is no folder.
 */
async function realFolder(folder: string): Promise<string> {
  try {
    const real = await realpath(folder);
    if ((await stat(real)).isDirectory()) return real;
  } catch (error) {
    throw new UserError("no-repository", `the folder ${folder} does not exist`, { cause: error });
  }
  throw new UserError("no-repository", `${folder} is not a folder`);
}

/**
 * Asks git for the folders of the repository that contains `start`. The environment of the other views needs them, so
 * this runs before a view exists. Throws a UserError if there is none, or if its configuration names a working tree
 * elsewhere.
 */
async function locate(
  host: RepositoryHost,
  limits: RepositoryLimits,
  binary: string,
  scratch: string,
  start: string,
): Promise<Place> {
  // The top is not known yet, so repositories of all owners are accepted. The caller named this folder.
  const ask = async (...question: string[]) => {
    const result = await runGitCommand(host, {
      binary,
      folder: start,
      args: [...gitArguments("*"), "rev-parse", "--path-format=absolute", ...question],
      env: plainEnvironment(dirname(binary), join(scratch, "home")),
      input: Buffer.alloc(0),
      permissions: simpleGitPermissions,
      msMax: limits.commandMsMax,
      outputBytesMax,
    });
    if (result.kind === "stopped") throw stopped(["rev-parse"], result.how, limits);
    if (result.exitCode !== 0) throw noRepository(start, result.stderr);
    return result.stdout.replace(/\n$/, "");
  };
  const questions = [
    ["--show-toplevel"],
    ["--absolute-git-dir"],
    ["--git-common-dir"],
    ["--git-path", "objects"],
    ["--show-object-format"],
  ];
  // One process answers all questions, one line each. If a folder's name has a line break, one process answers each.
  const together = (await ask(...questions.flat())).split("\n");
  const answers =
    together.length === questions.length
      ? together
      : await Promise.all(questions.map((question) => ask(...question)));
  const [top = "", gitDir = "", commonDir = "", objectFolder = "", format = ""] = answers;
  // `core.worktree` could name any folder on the machine. The real top is the folder with the `.git`.
  if (!isInside(start, top) || !(await exists(join(top, ".git")))) {
    throw noRepository(start, "the configuration (core.worktree) names a working tree in another place");
  }
  return { top, gitDir, commonDir, objectFolder, objectFormat: format === "sha256" ? "sha256" : "sha1" };
}

/** Prepares the scratch repository. `git init` would copy a template of the machine, which can contain hooks. */
async function prepareScratch(scratch: string, format: ObjectFormat): Promise<void> {
  for (const name of ["home", "nothing", "git/refs", "git/objects/info", "git/objects/pack"]) {
    await mkdir(join(scratch, name), { recursive: true });
  }
  await writeFile(join(scratch, "git/HEAD"), "ref: refs/heads/none\n");
  const extensions = format === "sha256" ? "[extensions]\n\tobjectFormat = sha256\n" : "";
  await writeFile(join(scratch, "git/config"), `[core]\n\trepositoryFormatVersion = 1\n${extensions}`);
}

/**
 * Returns the error for a folder outside a repository, with the first line of git's message if it says more than that.
 */
function noRepository(folder: string, gitMessage: string): UserError {
  const reason = gitMessage.trim().split("\n")[0] ?? "";
  // The rest of this message depends on the file systems above the folder, so it differs between machines.
  const more = /^fatal: not a git repository \(or any /u.test(reason) ? "" : `: ${reason}`;
  return new UserError("no-repository", `${folder} is not in a git repository with a working tree${more}`);
}

async function nearestRepository(start: string): Promise<string | undefined> {
  for (let folder = start; ; folder = dirname(folder)) {
    if (await exists(join(folder, ".git"))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Quotes a folder for git's list of object folders. Colons separate that list, so a path with a colon is quoted as in
 * C.
 */
function quoteAlternate(folder: string): string {
  if (!/[:"\\\n]/.test(folder)) return folder;
  return `"${folder.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;
}

/**
 * Returns the first git on PATH that is not inside one of the `forbidden` folders: a repository could have added its
 * own program there. Throws a UserError if PATH has no other.
 */
async function findGit(path: string, forbidden: readonly string[]): Promise<string> {
  for (const folder of path.split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    const file = join(folder, "git");
    // simple-git refuses other characters in the path of a program.
    if (!/^[A-Za-z0-9/._~-]+$/.test(file) || !(await isProgram(file))) continue;
    const real = await realpath(file);
    if (!forbidden.some((root) => isInside(file, root) || isInside(real, root))) return file;
  }
  throw noGit();
}

function noGit(): UserError {
  return new UserError("no-git", "PATH has no git program outside the repository");
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
