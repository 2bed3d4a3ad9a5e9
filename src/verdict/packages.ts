/**
 * Judges the effect of missing packages on a run. Names of a missing package have the type Any, and a checker reports
 * nothing about them.
 */
import { doubtfulLimits, type ObservedCode } from "../model/codes.ts";
import { findingsOf } from "../model/finding.ts";
import { once } from "../model/once.ts";
import type { Limit, Reason, Side } from "../model/report.ts";
import { countMore, plural } from "../model/text.ts";
import { showInvisible } from "../model/visible.ts";
import {
  type ExplainedFinding,
  findMissingPackages,
  type KnownFolder,
  type Missing,
  type UndecidedFinding,
  unsurePackage,
} from "../packages/missing.ts";
import type { Observation } from "../session/observe/observation.ts";
import { createIgnoreTest } from "./compare-sides.ts";
import { importedModules } from "./imported.ts";
import { createReason } from "./judge.ts";
import type { RootRun, RunRecord, ServerRecord, ServerRun, SideFacts, UnbuiltImport } from "./record.ts";
import type { NameUse } from "./used-imports.ts";

/** Result of the search for missing packages, over all roots of one server. */
export type PackageDoubts = {
  readonly doubts: readonly Reason<ObservedCode>[];
  readonly limits: readonly Limit[];
  /** Findings of head that only a missing package explains. */
  readonly explained: readonly ExplainedFinding[];
  /** Findings of head on imports that no manifest declares as required or optional. */
  readonly undecided: readonly UndecidedFinding[];
  /** Advice for the user. */
  readonly hint: string;
};

/** Code of all doubts about packages that are not installed. */
const code = "dependencies-missing";

/**
 * Judges each root by itself, because it has its own packages and its own Python. Names the root in front of each
 * message, unless it is the top.
 */
export function packageDoubts(record: RunRecord, run: ServerRun): PackageDoubts {
  const judged = run.roots.map((root) => {
    const { doubts, limits, ...found } = rootPackages(record, run, root);
    return {
      ...found,
      doubts: doubts.map((one) => ({ ...one, root: root.root })),
      limits: limits.map((one) => ({ ...one, root: root.root })),
    };
  });
  const unbuilt = (record.unbuilt ?? []).filter(({ server }) => server === run.server.id);
  const command = judged.map((one) => one.command).find((one) => one !== undefined);
  const hint = doubtfulLimits[code];
  const todo = command === undefined ? hint : `${hint.replace(/\.$/u, "")}: \`${command}\`.`;
  return {
    hint: todo,
    doubts: [
      ...inShort(
        byMessage(judged.flatMap(({ doubts }) => doubts)).map(({ message, path }) =>
          path === null ? message : `${message}. The first such import is in ${showInvisible(path)}`,
        ),
        todo,
      ),
      ...unbuiltDoubt(unbuilt),
    ],
    limits: byMessage(judged.flatMap(({ limits }) => limits))
      .filter(({ code }) => unbuilt.length === 0 || code !== "unresolved-installed")
      .map(({ root: _root, ...one }) => one),
    explained: judged.flatMap(({ explained }) => explained),
    undecided: judged.flatMap(({ undecided }) => undecided),
  };
}

/** Returns the doubt for imports of the repository's own packages that the change edits and that are not built. */
function unbuiltDoubt(unbuilt: readonly UnbuiltImport[]): readonly Reason<ObservedCode>[] {
  const [first, ...more] = unbuilt;
  if (first === undefined) return [];
  const others = more.length === 0 ? "" : `; the same is true for ${plural(more.length, "more project")}`;
  const message = `the change edits ${first.edited}, and ${first.path} depends on it through ${first.name}, whose build output is not in the tree${others}`;
  const hint =
    "Connect these packages with `references` in their tsconfig.json files, so that the server reads their sources (docs/monorepos.md).";
  return [createReason(code, message, hint)];
}

/** Maximum number of roots that a message names. */
const rootsShownMax = 3;

/**
 * Joins equal messages of several roots, such as the members of a workspace, into one message that names the roots.
 * Otherwise a monorepo would repeat one sentence for each package.
 */
function byMessage<One extends { readonly message: string; readonly root: string }>(
  all: readonly One[],
): readonly One[] {
  return [...Map.groupBy(all, ({ message }) => message)].flatMap(([message, own]) => {
    const [first] = own;
    const roots = own.slice(0, rootsShownMax).map(({ root }) => (root === "." ? "the top" : root));
    const isTopOnly = own.length === 1 && first?.root === ".";
    const where = isTopOnly ? "" : `${roots.join(", ")}${countMore(own.length - rootsShownMax)}: `;
    return first === undefined ? [] : [{ ...first, message: `${where}${message}` }];
  });
}

/**
 * Returns the doubt about code that the change edits or affects and that uses a name which its import cannot provide.
 * The checker is silent about such code, so it must not pass.
 */
export function usedDoubts(uses: readonly NameUse[], hint: string): readonly Reason<ObservedCode>[] {
  const [first, ...more] = uses;
  if (first === undefined) return [];
  const place = `${first.path}:${first.line + 1}`;
  const others = more.length === 0 ? "" : `, and ${more.map(({ name }) => name).join(", ")}`;
  const what = first.isFollowed
    ? `edited or affected code uses it (${place})${others}`
    : `the change edits or affects too many lines to tell whether one uses it (from ${place} on)`;
  const message = `${first.name} does not resolve, and ${what}`;
  return [createReason(code, message, hint)];
}

/**
 * Missing packages that explain new findings, and the first of these findings as `path:line`, with a one-based line.
 */
type ExplainedNames = { readonly names: readonly string[]; readonly place: string | undefined };

/**
 * Returns the doubt for new findings that only the absence of these packages explains. Used if no other doubt about
 * packages exists: those findings are set aside, so something must say why.
 */
export function explainedDoubt(
  { names: [first = "", ...more], place }: ExplainedNames,
  hint: string,
): Reason<ObservedCode> {
  const verb = more.length === 0 ? "is" : "are";
  const message = `the change uses ${first}${countMore(more.length)}, which ${verb} not installed${place === undefined ? "" : `: ${place}`}`;
  return createReason(code, message, hint);
}

/**
 * Returns a package that a side imports, and that is not installed or has another version than its lock file says;
 * undefined for none. Any file that imports such a package can make a run doubtful, so `scope: affected` then covers
 * all files.
 */
export function unsurePackageOf(
  facts: SideFacts,
  { interpreter }: Pick<ServerRecord, "interpreter">,
): string | undefined {
  return unsurePackage({
    known: facts.packages ?? [],
    python: interpreter,
    imports: once(() => importedModules(facts)),
  });
}

/** Maximum number of doubts that are listed if there are many roots: the advice is the same for all. */
const doubtsMax = 6;

/**
 * Turns messages into reasons, at most a few. Only the first has the hint, because the advice is the same for all.
 */
function inShort(doubts: readonly string[], hint: string): readonly Reason<ObservedCode>[] {
  const more = doubts.length - doubtsMax;
  const shown = more > 1 ? doubts.slice(0, doubtsMax) : doubts;
  const rest = more > 1 ? [`Lanser left out ${more} more messages about missing packages`] : [];
  return [...shown, ...rest].map((text, at) => createReason(code, text, at === 0 ? hint : null));
}

/**
 * Judges the packages of one root. Installed packages belong to head, unless base has its own. Base is checked only for
 * packages that head declares as well: with other packages it does not match its own declaration, and that is judged
 * elsewhere.
 */
function rootPackages(
  record: RunRecord,
  { sides }: ServerRun,
  { root, packages, first, server }: RootRun,
): Missing {
  const none = { doubts: [], limits: [], explained: [], undecided: [], command: undefined };
  if (packages === undefined) return none;
  // If no npm package is installed at all, a limit of the run already says so.
  const isNpm = packages.head.some((folder) => folder.packages.some(({ ecosystem }) => ecosystem === "npm"));
  const isIgnored = createIgnoreTest(record.ignore);
  const missingIn = (side: Side, known: readonly KnownFolder[]): Missing =>
    findMissingPackages({
      known,
      root: root === "." ? "" : root,
      submodules: { unmoved: record.unmovedSubmodules ?? [], moved: record.movedSubmodules ?? [] },
      python: server.interpreter,
      findings: findingsOf(first[side]).filter(({ path }) => !isIgnored(path)),
      imports: once(() => importedModules({ ...sides[side], program: programOf(first[side]) })),
    });
  const inHead = missingIn("head", packages.head);
  const { explained, undecided, command } = inHead;
  if (isNpm && record.limits.some((limit) => limit.code === code)) return { ...none, explained };
  const isOwn = record.dependencies?.isOwn === true;
  // Packages that both sides lack are reported once, for head.
  if (inHead.doubts.length > 0 && !isOwn) return inHead;
  const inBase = missingIn("base", isOwn ? packages.base : shared(packages.base, packages.head));
  const where = isOwn ? "base, in the folder of `base-dependencies`" : "base";
  const ofBase = inBase.doubts.map((one) => ({ ...one, message: `${where}: ${one.message}` }));
  // The command of head's hint does not install into base's own folder.
  const isOfHead = !isOwn || inHead.doubts.length > 0 || ofBase.length === 0;
  return {
    doubts: [...inHead.doubts, ...ofBase],
    limits: inHead.limits,
    explained,
    undecided,
    command: isOfHead ? command : undefined,
  };
}

/**
 * Returns the packages that both base and head declare: both need the same versions of them, so one installation
 * serves both.
 */
function shared(base: readonly KnownFolder[], head: readonly KnownFolder[]): readonly KnownFolder[] {
  const names = new Set(head.flatMap(({ packages }) => packages.map(({ name }) => name)));
  return base.map(({ folder, packages }) => ({
    folder,
    requiresPython: null,
    packages: packages.filter(({ name }) => names.has(name)).map(({ locked: _locked, ...one }) => one),
  }));
}

/** Returns the files that were checked: only their imports count. */
function programOf({ files }: Observation): readonly string[] {
  return files.map(({ path }) => path);
}
