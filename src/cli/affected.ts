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

/** Splits files into parts that are read at once: the bytes of a large tree would be in memory together. */
function inParts(files: readonly BlobFile[]): readonly (readonly BlobFile[])[] {
  const count = 256;
  return Array.from({ length: Math.ceil(files.length / count) }, (_, at) =>
    files.slice(at * count, (at + 1) * count),
  );
}

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
  // Of most files the imports are all that is needed: their texts would be most of the memory.
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
      ...reasonsForFullCheck({ files: all, textOf }),
      ...ambientReasons(handing),
    ],
    holds: allRules,
  });
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) for (const part of inParts(step.value)) await readAll(part);
  return step.value;

  async function known(): Promise<Known> {
    const languages = new Set([...all.base, ...all.head].flatMap(({ path }) => syntaxLanguageOf(path) ?? []));
    const before = kept.get(repository);
    if (before !== undefined && languages.isSubsetOf(before.languages)) return before;
    // A grammar takes as much memory as a thousand sources.
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

/** Lists plain files, without committed packages. */
async function filesOf(repository: Repository, tree: string): Promise<readonly BlobFile[]> {
  const entries = await listTree(repository, tree);
  return entries.flatMap(({ mode, path, id }) =>
    mode.startsWith("100") && typeof path === "string" && !/(?:^|\/)node_modules\//u.test(path)
      ? [{ path, blob: id }]
      : [],
  );
}

/** Lists differing links and submodules: files may be behind them, under paths that no entry of the tree has. */
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

export async function affectedCommand(
  host: CliHost,
  { values }: LineOf<"affected">,
  _signal: AbortSignal,
): Promise<number> {
  if (values.base !== undefined && values["base-exact"] !== undefined)
    throw new UserError("usage", "--base and --base-exact exclude each other", { hint: "Give one of them." });
  if (values.json === true && values.list === true)
    throw new UserError("usage", "--json and --list exclude each other", { hint: "Give one of them." });
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
    throw new Error(`no affected set: ${validateAffectedV1.errors?.[0]?.message}`);
  return `${canonical(set)}\n`;
}

/** Writes unescaped names. Throws a UserError if a name has a line feed and the lines end with one. */
function list({ files }: Affected, end: string): string {
  const here = files.flatMap(({ path, isDeleted }) => (isDeleted ? [] : [path]));
  const odd = end === "\n" ? here.find((path) => path.includes("\n")) : undefined;
  if (odd !== undefined)
    throw new UserError("usage", `the name ${terminalName(odd)} has a line feed`, { hint: "Give -0, too." });
  return here.map((path) => `${path}${end}`).join("");
}

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
