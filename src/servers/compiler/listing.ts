/**
 * Runs a command to list the files that it checks. Only the command knows what its configuration and .gitignore
 * exclude.
 */
import { compareText } from "../../model/order.ts";
import { relativeInside } from "../../model/paths.ts";
import { run } from "../../platform/run.ts";
import { type FileSet, type ProfileHost, type ProjectPlace, projectFolder } from "../profile.ts";
import type { CompilerEnded } from "./types.ts";

type Refused = Extract<FileSet, { kind: "refused" }>;

/** A listing run. */
type Listing = {
  /** The name of the command in messages. */
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  /** Variables in addition to those that hide the machine from the command. */
  readonly env?: Readonly<Record<string, string>>;
};

/** The time limit of a listing, in milliseconds. */
const msMax = 300_000;

/**
 * Runs the command in the project's folder. The result is a refusal if it did not end in time, because a partial list
 * would hide files. PATH and HOME name no existing folder.
 */
export async function askForFiles(
  host: ProfileHost,
  place: ProjectPlace,
  { name, file, args, env }: Listing,
): Promise<Refused | ({ readonly kind: "ended" } & CompilerEnded)> {
  const cwd = projectFolder(place);
  const result = await run(
    host,
    { file, args, cwd, env: { PATH: "/nonexistent", HOME: "/nonexistent", LANG: "C.UTF-8", ...env } },
    { input: Buffer.alloc(0), msMax, onOutput: null },
  ).catch(() => undefined);
  if (result === undefined || result.timedOut)
    return { kind: "refused", reason: `${name} did not finish listing its files` };
  return { ...result, kind: "ended", stdout: result.stdout.toString("utf8"), cwd, over: "project" };
}

/** Builds a refusal whose reason does not contain the folder of this run: another run has another folder. */
export function refusedFor({ root }: Pick<ProjectPlace, "root">, reason: string): Refused {
  return { kind: "refused", reason: reason.replaceAll(`${root}/`, "") };
}

/**
 * Builds the program of the listed files (absolute), sorted and each once. A file outside the tree refuses it: the
 * configuration could name any file of the machine.
 */
export function fileSetOf(
  { root }: Pick<ProjectPlace, "root">,
  name: string,
  files: Iterable<string>,
): FileSet {
  const paths = new Set<string>();
  for (const file of files) {
    const path = relativeInside(root, file);
    if (path === undefined)
      return {
        kind: "refused",
        reason: `the configuration of ${name} includes files outside the project: change it`,
      };
    paths.add(path);
  }
  return { kind: "program", paths: [...paths].sort(compareText), projectDiagnostics: [] };
}
