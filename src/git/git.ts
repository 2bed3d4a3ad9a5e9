/**
 * Runs git behind one fixed wrapper. Whatever a repository's own configuration plants (hooks, filters, monitors,
 * pagers, helpers), nothing of it runs, nothing of the caller's configuration is read, and nothing of the
 * repository is written.
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

// Finds the objects of a repository's submodules: in its `.git/modules`, or in a checkout that has a `.git` of its
// own.

/** Returns absolute folders. It does not matter which of them has an object: its id determines its content. */
export function moduleObjectFolders(top: string, gitFolders: readonly string[]): readonly string[] {
  const stored = gitFolders.flatMap((folder) => repositoriesIn(join(folder, "modules"), modulesDepthMax));
  const paths = [...(readOptional(join(top, ".gitmodules")) ?? "").matchAll(/^\s*path\s*=\s*(.+?)\s*$/gmu)];
  const checkedOut = paths.flatMap(([, path = ""]) =>
    isRelativePath(path) && isOwnFolder(join(top, path)) ? [join(top, path, ".git/objects")] : [],
  );
  return [...new Set([...stored, ...checkedOut.filter((folder) => existsSync(folder))])].slice(0, modulesMax);
}

/** True if there is no link on the path: one could lead to another repository. */
function isOwnFolder(folder: string): boolean {
  const objects = join(folder, ".git/objects");
  return existsSync(objects) && realpathSync(objects) === objects;
}

const modulesMax = 200;
/** Maximum depth: a module may have a slash in its name, and modules of its own. */
const modulesDepthMax = 8;

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

/** Maximum output of one command here: the ids of a long history take tens of megabytes. */
const outputBytesMax = 512 * 1024 * 1024;

/**
 * Finds the repository that `folder` is in. Throws a UserError if there is no git ("no-git") or no repository with
 * a working tree ("no-repository"). The caller named the folder, so another owner's repository is opened, too.
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
 * View of a command. "objects" is a repository of our own that borrows the user's objects: there the user's
 * configuration, attributes and refs do not exist, and a promised object that a partial clone lacks is just
 * missing. "index" is the same one with an index to write, and without the borrowed objects. "history" is the
 * user's repository with its refs and shallow boundary, but without index and files; "work-tree" is all of it.
 */
type CommandView = "objects" | "index" | "history" | "work-tree";

export type RawResult = CommandResult & { readonly kind: "ended" };

export class Repository implements AsyncDisposable {
  readonly top: string;
  readonly gitDir: string;
  readonly commonDir: string;
  readonly objectFormat: ObjectFormat;
  /** Folder to which new objects (of the working tree) are written; every command sees them. */
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

  /** Runs one command whose output is text without file names. Any exit code is returned as a value. */
  async raw(args: readonly string[], view: CommandView, input: Buffer = Buffer.alloc(0)): Promise<RawResult> {
    const result = await runGitCommand(this.#host, {
      binary: this.#binary,
      folder: this.#folder(view),
      args: [...gitArguments(this.top), ...args],
      env: this.environment(view),
      input,
      permissions: simpleGitPermissions,
      msMax: this.#limits.commandMsMax,
      outputBytesMax,
    });
    if (result.kind === "ended") return result;
    throw stopped(args, result.how, this.#limits);
  }

  /** Does the same for output that is required: any exit code other than 0 is a broken invariant and throws. */
  async text(args: readonly string[], view: CommandView, input: Buffer = Buffer.alloc(0)): Promise<string> {
    const result = await this.raw(args, view, input);
    if (result.exitCode !== 0) throw commandError(args, result.exitCode, result.stderr);
    return result.stdout;
  }

  /**
   * Runs one command that prints file names, which are bytes: simple-git would read them as text. Throws if it
   * fails.
   */
  async bytes(args: readonly string[], view: CommandView): Promise<Buffer> {
    return (await this.#run(args, view, null)).stdout;
  }

  /** Does the same, passing the output on piece by piece. */
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
   * Fetches from `origin`. This is the only call that may use the network and that writes to the user's repository
   * (objects and the shallow boundary, no refs). `wanted` has object ids or full ref names, which are passed on
   * standard input.
   */
  async fetch(
    options: readonly string[],
    wanted: readonly string[],
    configuration: readonly string[] = [],
  ): Promise<RunResult> {
    const settings = configuration.flatMap((entry) => ["-c", entry]);
    return this.#remote([...settings, "fetch", ...fetchOptions, ...options, "--stdin", "origin"], wanted);
  }

  /** Returns what `origin` has under this full ref name. */
  async lsRemote(ref: string): Promise<RunResult> {
    return this.#remote(
      ["ls-remote", "--quiet", "--upload-pack=git-upload-pack", "--end-of-options", "origin", ref],
      [],
    );
  }

  /**
   * Runs git directly: at a deadline simple-git only ends git, and the helper that holds the connection remains
   * (git 2.39.5, a server that never answers). Here the whole process group is ended.
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

  /** The one process that reads objects; started at the first use, ended with the repository. */
  get objects(): BatchReader {
    this.#reader ??= this.#batch("--batch", true);
    return this.#reader;
  }

  /** The one process that only reports type and size of objects. */
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
      // What a terminal sends to our process group is for us alone.
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
      // Writing a tree that is there already would renew its time in the user's object folder.
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

export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text);
}

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
    ? new UserError("machine-limit", `git ${command} did not start`)
    : new GitFailed(command, words[how]);
}

/** Returns the error for a required command that failed. */
export function commandError(args: readonly string[], exitCode: number | null, stderr: string): Error {
  if (isDamage(stderr)) return new DamagedObjects(args[0] ?? "", stderr.trim());
  return new Error(`git ${args[0]} ended with ${exitCode}: ${stderr.trim()}`);
}

async function realFolder(folder: string): Promise<string> {
  try {
    const real = await realpath(folder);
    if ((await stat(real)).isDirectory()) return real;
  } catch (error) {
    throw new UserError("no-repository", `there is no folder ${folder}`, { cause: error });
  }
  throw new UserError("no-repository", `${folder} is not a folder`);
}

async function locate(
  host: RepositoryHost,
  limits: RepositoryLimits,
  binary: string,
  scratch: string,
  start: string,
): Promise<Place> {
  // Before the top is known every owner is accepted: the caller named this folder.
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
  // One process answers all, a line each: where a folder's name has a line break, each is asked by itself.
  const together = (await ask(...questions.flat())).split("\n");
  const answers =
    together.length === questions.length
      ? together
      : await Promise.all(questions.map((question) => ask(...question)));
  const [top = "", gitDir = "", commonDir = "", objectFolder = "", format = ""] = answers;
  // core.worktree could name any folder; the real top is the one that has the .git.
  if (!isInside(start, top) || !(await exists(join(top, ".git")))) {
    throw noRepository(start, "the working tree its configuration names is not here");
  }
  return { top, gitDir, commonDir, objectFolder, objectFormat: format === "sha256" ? "sha256" : "sha1" };
}

/** Prepares the repository of our own, without `git init`, which would copy a template. */
async function prepareScratch(scratch: string, format: ObjectFormat): Promise<void> {
  for (const name of ["home", "nothing", "git/refs", "git/objects/info", "git/objects/pack"]) {
    await mkdir(join(scratch, name), { recursive: true });
  }
  await writeFile(join(scratch, "git/HEAD"), "ref: refs/heads/none\n");
  const extensions = format === "sha256" ? "[extensions]\n\tobjectFormat = sha256\n" : "";
  await writeFile(join(scratch, "git/config"), `[core]\n\trepositoryFormatVersion = 1\n${extensions}`);
}

function noRepository(folder: string, gitMessage: string): UserError {
  const reason = gitMessage.trim().split("\n")[0] ?? "";
  // What git adds to this depends on the file systems above the folder.
  const more = /^fatal: not a git repository \(or any /u.test(reason) ? "" : `: ${reason}`;
  return new UserError("no-repository", `${folder} is in no git repository with a working tree${more}`);
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

/** Quotes a folder for the list, which is separated by colons; a path with a colon is quoted as in C. */
function quoteAlternate(folder: string): string {
  if (!/[:"\\\n]/.test(folder)) return folder;
  return `"${folder.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;
}

// Finds the git to run.

/** Returns the first git on PATH that no repository can have planted. */
async function findGit(path: string, forbidden: readonly string[]): Promise<string> {
  for (const folder of path.split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    const file = join(folder, "git");
    // simple-git takes no other characters in the path of a program.
    if (!/^[A-Za-z0-9/._~-]+$/.test(file) || !(await isProgram(file))) continue;
    const real = await realpath(file);
    if (!forbidden.some((root) => isInside(file, root) || isInside(real, root))) return file;
  }
  throw noGit();
}

function noGit(): UserError {
  return new UserError("no-git", "there is no git on PATH (one inside the repository does not count)");
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
