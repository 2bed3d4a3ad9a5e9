/** Runs a command to list the files that it checks: only it knows what its configuration and .gitignore leave out. */
import { compareText } from "../../model/order.ts";
import { relativeInside } from "../../model/paths.ts";
import { run } from "../../platform/run.ts";
import { type FileSet, type ProfileHost, type ProjectPlace, projectFolder } from "../profile.ts";
import type { CompilerEnded } from "./types.ts";

type Refused = Extract<FileSet, { kind: "refused" }>;

type Listing = {
  /** Name of the command in messages. */
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  /** Variables besides those that keep it from finding anything on the machine. */
  readonly env?: Readonly<Record<string, string>>;
};

const msMax = 300_000;

/** Runs the command in the project's folder and returns how it ended; refused if it did not end. */
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
    return { kind: "refused", reason: `${name} could not list its files` };
  return { ...result, kind: "ended", stdout: result.stdout.toString("utf8"), cwd, over: "project" };
}

/** Refusal without a program, its reason without the folder of this run. */
export function refusedFor({ root }: Pick<ProjectPlace, "root">, reason: string): Refused {
  return { kind: "refused", reason: reason.replaceAll(`${root}/`, "") };
}

/** Program of `files`, absolute, each once; refused if one lies outside of the tree. */
export function fileSetOf(
  { root }: Pick<ProjectPlace, "root">,
  name: string,
  files: Iterable<string>,
): FileSet {
  const paths = new Set<string>();
  for (const file of files) {
    const path = relativeInside(root, file);
    if (path === undefined)
      return { kind: "refused", reason: `the configuration of ${name} includes files outside the project` };
    paths.add(path);
  }
  return { kind: "program", paths: [...paths].sort(compareText), projectDiagnostics: [] };
}
