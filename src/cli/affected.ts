/** Runs `lanser affected`, which lists the files whose findings a change can alter, with the reason for each. */
import { resolve } from "node:path";
import type { Affected } from "../affected/affected.ts";
import { affectedSteps } from "../affected/affected.ts";
import { allRules } from "../affected/rules.ts";
import { type BlobFile, createSources, type FindSource, syntaxLanguageOf } from "../affected/source.ts";
import {
  canAffectAllFiles,
  changedNonSources,
  findSourcePackages,
  isManifest,
  reasonsForFullCheck,
} from "../affected/whole.ts";
import { resolveRevisions } from "../git/base.ts";
import { openRepository, type Repository } from "../git/git.ts";
import { listTree } from "../git/listing.ts";
import { UserError } from "../model/errors.ts";
import { canonical } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import { plural } from "../model/text.ts";
import { terminalName, terminalText } from "../report/escape.ts";
import { validateAffectedV1 } from "../schemas/generated/affected.v1.ts";
import { createParser, type SyntaxLanguage } from "../syntax/parser.ts";
import { ambientReasons, findReverseDependencies, importedBy } from "../workspace/handing.ts";
import { sitesIn } from "../workspace/site-packages.ts";
import type { LineOf } from "./commands.ts";
import { keepYoungValuesFew } from "./program/memory.ts";
import { type CliHost, escapeForOutput } from "./program/program.ts";

/** Computes the affected set of two trees of a repository from the contents of their files, read from git's objects. */
type Known = {
  readonly languages: ReadonlySet<SyntaxLanguage>;
  readonly texts: Map<string, string | undefined>;
  readonly sourceOf: FindSource;
  /** Blobs and paths that `tokenSource` has already read. */
  readonly sources: Set<string>;
};

/** Facts on blobs, kept as long as the repository is open: two trees, and two changes, share most of them. */
const kept = new WeakMap<Repository, Known>();

/** Maximum size of a blob that is read as text; a larger one is unknown. */
const blobBytesMax = 4 * 1024 * 1024;

/** Splits files into parts of 256 that are read at the same time. All files of a large tree would fill the memory. */
function inParts(files: readonly BlobFile[]): readonly (readonly BlobFile[])[] {
  const count = 256;
  return Array.from({ length: Math.ceil(files.length / count) }, (_, at) =>
    files.slice(at * count, (at + 1) * count),
  );
}

/**
 * Computes the files that a change can affect, from the trees alone: neither a checkout nor a server is needed. It
 * keeps what it parsed for the next pair of trees, because the steps of a walk share most files.
 */
export async function affectedBetween(
  repository: Repository,
  trees: Readonly<Record<Side, string>>,
): Promise<Affected> {
  const all = { base: await filesOf(repository, trees.base), head: await filesOf(repository, trees.head) };
  const { texts, sourceOf, sources } = await known();
  const files = [...all.base, ...all.head];
  const whole = files.filter(({ path }) => canAffectAllFiles(path) || isManifest(path));
  await readAll(whole);
  const isKept = new Set(whole.map(({ blob }) => blob));
  const keyOf = ({ path, blob }: BlobFile) => `${blob} ${path}`;
  // Only the imports of most files are needed. Their texts would take most of the memory, so they are dropped.
  const unknown = new Map(sourcesOf(files).map((one) => [keyOf(one), one] as const));
  for (const part of inParts([...unknown.values()].filter((one) => !sources.has(keyOf(one))))) {
    await readAll(part);
    for (const one of part) {
      sourceOf(one);
      sources.add(keyOf(one));
    }
    for (const { blob } of part) if (!isKept.has(blob)) texts.delete(blob);
  }
  const textOf = (blob: string) => texts.get(blob);
  const packages = { base: findSourcePackages(all.base, textOf), head: findSourcePackages(all.head, textOf) };
  const handing = findReverseDependencies({
    root: repository.top,
    files: all.head.map(({ path }) => path),
    imported: importedBy(sourcesOf(files), sourceOf),
    packages: [...packages.base, ...packages.head],
    places: sitesIn(repository.top, ["node_modules", ".venv"]),
  });
  const steps = affectedSteps({
    files: { base: sourcesOf(all.base), head: sourcesOf(all.head) },
    sourceOf,
    packages,
    handing: handing.names,
    others: changedNonSources(all),
    whole: [
      ...(await linkReasons(repository, trees)),
      ...reasonsForFullCheck({ files: all, textOf, packages: "unknown" }),
      ...ambientReasons(handing),
    ],
    holds: allRules,
  });
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) for (const part of inParts(step.value)) await readAll(part);
  return step.value;

  /** Returns the facts of earlier calls, or empty ones with a parser for the languages of these trees. */
  async function known(): Promise<Known> {
    const languages = new Set([...all.base, ...all.head].flatMap(({ path }) => syntaxLanguageOf(path) ?? []));
    const before = kept.get(repository);
    if (before !== undefined && languages.isSubsetOf(before.languages)) return before;
    // A grammar takes as much memory as a thousand sources, so only those of the trees' languages are loaded.
    const parser = await createParser([...languages]);
    const texts = new Map<string, string | undefined>();
    const sourceOf = createSources(parser, (blob) => texts.get(blob), allRules);
    const made = { languages, texts, sourceOf, sources: new Set<string>() };
    kept.set(repository, made);
    return made;
  }

  async function readAll(files: readonly BlobFile[]): Promise<void> {
    const blobs = new Set(files.map(({ blob }) => blob));
    await Promise.all([...blobs].filter((blob) => !texts.has(blob)).map(readInto));
  }

  async function readInto(blob: string): Promise<void> {
    const answer = await repository.objects.read(blob, blobBytesMax);
    texts.set(blob, answer.kind === "object" ? answer.bytes.toString("utf8") : undefined);
  }
}

/** Lists the regular files of a tree, without those of committed packages: no one edits them by hand. */
async function filesOf(repository: Repository, tree: string): Promise<readonly BlobFile[]> {
  const entries = await listTree(repository, tree);
  return entries.flatMap(({ mode, path, id }) =>
    mode.startsWith("100") && typeof path === "string" && !/(?:^|\/)node_modules\//u.test(path)
      ? [{ path, blob: id }]
      : [],
  );
}

/**
 * Lists links and submodules that differ, each as a reason to check every file: there can be files behind them that the
 * tree does not list, so nobody knows what the difference affects.
 */
async function linkReasons(
  repository: Repository,
  trees: Readonly<Record<Side, string>>,
): Promise<readonly string[]> {
  const linksIn = async (tree: string) =>
    (await listTree(repository, tree)).flatMap(({ mode, path, id }) =>
      mode === "120000" || mode === "160000" ? [`${String(path)} ${mode} ${id}`] : [],
    );
  const [base, head] = [new Set(await linksIn(trees.base)), new Set(await linksIn(trees.head))];
  return [...base.symmetricDifference(head)]
    .sort(compareText)
    .map((one) => `a link or a submodule differs: ${one.split(" ")[0]}`);
}

function sourcesOf(files: readonly BlobFile[]): readonly BlobFile[] {
  return files.filter(({ path }) => syntaxLanguageOf(path) !== undefined);
}

/**
 * Prints the affected files of a change. It starts no server and needs no checkout, so a script can use it to choose
 * tests before anything is installed.
 */
export async function affectedCommand(
  host: CliHost,
  { values }: LineOf<"affected">,
  _signal: AbortSignal,
): Promise<number> {
  if (values.base !== undefined && values["base-exact"] !== undefined)
    throw new UserError("usage", "--base and --base-exact cannot be combined", { hint: "Use one of them." });
  if (values.json === true && values.list === true)
    throw new UserError("usage", "--json and --list cannot be combined", { hint: "Use one of them." });
  if (values.null === true && values.list !== true) throw new UserError("usage", "-0 needs --list");
  keepYoungValuesFew();
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const revisions = await resolveRevisions(repository, {
    base:
      values.base !== undefined
        ? { kind: "merge-base", rev: values.base }
        : values["base-exact"] !== undefined
          ? { kind: "exact", rev: values["base-exact"] }
          : { kind: "default" },
    head: values.head === undefined ? { kind: "work-tree" } : { kind: "commit", rev: values.head },
  });
  if (revisions.kind === "unavailable")
    throw new UserError("no-base", revisions.message.replace(/\.$/u, ""), { hint: revisions.hint });
  const trees = { base: revisions.base.tree, head: revisions.head.tree };
  const affected = await affectedBetween(repository, trees);
  if (values.json === true) host.stdout.write(json(affected, trees));
  else if (values.list === true) host.stdout.write(list(affected, values.null === true ? "\0" : "\n"));
  else host.stdout.write(escapeForOutput(host.where, text(affected)));
  return 0;
}

/** Writes the public JSON form, with the ids of the compared trees. Throws if it does not follow its schema. */
function json({ mode, files, of, why }: Affected, trees: Readonly<Record<Side, string>>): string {
  const set = {
    schema: "lanser.affected.v1",
    ...trees,
    mode,
    files: files.map(({ path, because }) => ({ path, because })),
    of,
    why,
  };
  if (!validateAffectedV1(set))
    throw new Error(
      `the affected set does not follow its schema: ${validateAffectedV1.errors?.[0]?.message}`,
    );
  return `${canonical(set)}\n`;
}

/**
 * Writes the paths for a shell: only files that exist in head, because a script hands them to a program. The names are
 * not escaped. So it throws a UserError for a name with a line feed, unless each path ends with NUL.
 */
function list({ files }: Affected, end: string): string {
  const here = files.flatMap(({ path, isDeleted }) => (isDeleted ? [] : [path]));
  const multiline = end === "\n" ? here.find((path) => path.includes("\n")) : undefined;
  if (multiline !== undefined)
    throw new UserError("usage", `the file name ${terminalName(multiline)} contains a line feed`, {
      hint: "Add -0, which ends each path with NUL.",
    });
  return here.map((path) => `${path}${end}`).join("");
}

/** Writes the set for people: the number of files, then each file with its reasons. Every file means no list. */
function text({ mode, files, of, why }: Affected): string {
  const head =
    mode === "full"
      ? `every file (${of}): ${terminalText(why)}`
      : `${files.length} of ${plural(of, "file")}: ${terminalText(why)}`;
  const lines = files.map(
    ({ path, because }) => `${terminalName(path)}: ${terminalText(because.join("; "))}`,
  );
  return `${[head, ...(mode === "full" ? [] : lines)].join("\n")}\n`;
}
