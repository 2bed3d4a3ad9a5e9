/**
 * Derives facts about a change from git alone, before any server runs: its source files, whether it is safe to merge,
 * and which rules it edits.
 */

import type { TreeChange } from "../git/changes.ts";
import type { Repository } from "../git/git.ts";
import type { FollowedLink } from "../git/links.ts";
import { type MergeResult, tryMerge } from "../git/merge.ts";
import { foldName, unportableName } from "../git/names.ts";
import { readBlob } from "../git/objects.ts";
import type { ResolvedRevisions } from "../git/resolved.ts";
import type { WrittenFiles } from "../git/tree.ts";
import type { ChangedFile } from "../model/change.ts";
import { limit, type SkipKind } from "../model/codes.ts";
import { compareText } from "../model/order.ts";
import { markedFolder } from "../model/package-markers.ts";
import { isRelativePath } from "../model/paths.ts";
import type { PolicyChange, PolicySummary } from "../model/report.ts";
import type { SafetyCheck } from "../model/reward.ts";
import { countMore, plural } from "../model/text.ts";
import { configPath } from "../policy/config.ts";
import type { Policy } from "../policy/policy.ts";
import { serversFolder } from "../servers/own/definition.ts";
import { pinsFolder } from "../servers/pins-folder.ts";
import type { RunRecord } from "../verdict/record.ts";
import type { Trees } from "../workspace/trees.ts";

/**
 * Lists changed sources in the order of paths. A file that became a source, or is no longer one, is on one side only:
 * its findings are new, or gone.
 */
export function changedSources(
  changes: readonly TreeChange[],
  isSource: (path: string) => boolean,
): readonly ChangedFile[] {
  // Two kinds of files affect findings without being source: `py.typed` makes a package's types count, and a marker
  // such as `pyvenv.cfg` excludes a folder.
  const counts = (path: string) =>
    isSource(path) || path.split("/").at(-1) === "py.typed" || markedFolder(path) !== undefined;
  const source = (path: string | null) =>
    path !== null && isRelativePath(path) && counts(path) ? path : null;
  return changes
    .map((change) => ({ from: source(change.from), to: source(change.to) }))
    .filter(({ from, to }) => from !== null || to !== null);
}

/**
 * Returns the changed paths if the policy fails only on changed files; nothing otherwise, because a trace stores
 * them. Links count as changed, because their target is not known.
 */
export function listTouchedPaths(
  { onlyChangedFiles }: PolicySummary,
  changes: readonly TreeChange[],
  changedFiles: readonly ChangedFile[],
  links: readonly FollowedLink[],
): { readonly touched?: readonly string[] } {
  if (onlyChangedFiles === undefined) return {};
  const sides = [...changes, ...changedFiles].flatMap(({ from, to }) => [from, to]);
  const all = [...sides.filter((path) => path !== null), ...links.map(({ path }) => path)];
  return { touched: [...new Set(all)].sort(compareText) };
}

/**
 * Lists the changes of head to the rules that it is judged by: configuration, server descriptions, pins, traces and
 * server configuration. Base's rules decide, and these entries tell a reviewer what the change would loosen.
 */
export function findPolicyChanges(
  policy: PolicySummary,
  changes: readonly TreeChange[],
  configuration: ServerConfiguration,
  isTrace: (path: string) => boolean = () => false,
): readonly Omit<PolicyChange, "hides" | "adds">[] {
  const touched = [...new Set(changes.flatMap(({ from, to }) => [from, to].filter((path) => path !== null)))];
  const below = (folder: string) =>
    touched.filter((path) => path.startsWith(`${folder}/`) && isRelativePath(path)).sort(compareText);
  const [servers, pins] = [below(serversFolder), below(pinsFolder)];
  const found: Omit<PolicyChange, "hides" | "adds">[] = [];
  if (policy.change !== null)
    found.push({ kind: "configuration", files: [configPath], message: policy.change });
  if (servers.length > 0) {
    const message = "head changes server descriptions; Lanser used base's descriptions";
    found.push({ kind: "servers", files: servers, message });
  }
  if (pins.length > 0) {
    const message = "head changes server pins; Lanser used base's pins";
    found.push({ kind: "pins", files: pins, message });
  }
  const traces = touched.filter((path) => isTrace(path) && isRelativePath(path)).sort(compareText);
  if (traces.length > 0) {
    const message = "head changes committed traces; Lanser replayed base's traces";
    found.push({ kind: "traces", files: traces, message });
  }
  // If one configuration file differs, Lanser replaces all of them. Only those that the change edits are listed.
  const all = configuration.configurationFiles;
  const edited = all.filter((path) => touched.includes(path));
  const files = edited.length > 0 ? edited : all;
  const along = new Set(edited);
  // Iterating over a Set also visits values that are added during the loop, so this follows heirs of heirs.
  for (const file of along) for (const heir of configuration.heirs.get(file) ?? []) along.add(heir);
  const heirs = along.size - edited.length;
  const inherited =
    heirs === 0 ? "" : `; ${plural(heirs, "other file")} ${heirs === 1 ? "inherits" : "inherit"} it`;
  if (files.length > 0) {
    const message = `${configurationWords(configuration)}${inherited}`;
    found.push({ kind: "server-configuration", files, message });
  }
  return found;
}

/** Configuration files of the server in head's tree that base's replaced. */
type ServerConfiguration = Pick<Trees, "configurationFiles" | "heirs" | "carried" | "added" | "refusals"> & {
  /** Head's own configuration; null if head has the same as base's carried one. */
  readonly headConfiguration: object | null;
};

/** Maximum number of additions that a message lists. */
const addedShownMax = 10;

/**
 * Returns the sentence about a changed server configuration: what head changes, and which configuration Lanser used.
 * The verdict depends on that choice, so the report must name it.
 */
function configurationWords({ carried, added, refusals, headConfiguration }: ServerConfiguration): string {
  const ofItsOwn = carried.length === 0 && added.length > 0 ? "adds to" : "moves paths in";
  const what = headConfiguration === null ? ofItsOwn : "changes";
  const judged = refusals.size > 0 ? "could not check head" : "checked head";
  const along = `, with updated paths: ${carried[0]}${countMore(carried.length - 1)}`;
  const more = `, with head's additions: ${added.slice(0, addedShownMax).join(", ")}${countMore(added.length - addedShownMax)}`;
  const moved = carried.length === 0 ? "" : along;
  return `head ${what} the server's own configuration; Lanser ${judged} with base's${moved}${added.length === 0 ? "" : more}`;
}

/** Maximum length of a link; longer content is not a link. */
const linkBytesMax = 4_096;

/** Files of head's tree, and those that were not written. */
type HeadFiles = {
  readonly files: readonly { readonly path: string }[];
  readonly links: readonly { readonly path: string }[];
  readonly skipped: WrittenFiles["skipped"];
};

/**
 * Runs the safety checks of the reward. `unknown` names what could not be determined; then the change has no reward,
 * because it would rest on a guess.
 */
export async function safetyChecks(
  repository: Repository,
  revisions: ResolvedRevisions,
  changes: readonly TreeChange[],
  { skipped, files, links: followed }: HeadFiles,
): Promise<{ readonly checks: readonly SafetyCheck[]; readonly unknown: string | null }> {
  const merge = await tryMerge(repository, revisions.base.commit, revisions.head.commit);
  const links = await escapingLinks(repository, changes);
  const touched = new Set(changes.flatMap(({ to }) => (to === null ? [] : [to])));
  const unwritten = skipped.flatMap(({ kind, path }) => (badNames.includes(kind) ? [path] : []));
  const twins = twinsAmong([...files, ...followed, ...skipped].map(({ path }) => path));
  const isStrange = (path: string) => unportableName(path) !== undefined || twins.has(path);
  const strange = new Set(
    [...unwritten, ...[...touched].filter(isStrange)].filter((path) => touched.has(path)),
  );
  const checks = [
    check(
      "links-inside",
      links,
      "every changed symbolic link stays inside the repository",
      "leaves the repository",
    ),
    check(
      "names-safe",
      [...strange],
      "every changed path is valid on every system",
      "is not valid on every system",
    ),
  ];
  return merge === "unknown"
    ? { checks, unknown: "Lanser cannot tell whether the change merges onto its base" }
    : {
        checks: [...checks, { name: "merges-cleanly", ok: merge === "clean", detail: mergeWords[merge] }],
        unknown: null,
      };
}

/** Kinds of files that were not written because of their name. */
const badNames: readonly SkipKind[] = ["not-utf8", "bad-name", "case-collision"];

/**
 * Returns paths that some file system confuses with another of them, or with a folder of one (`A.py` and `a.py`). On
 * such a system one file would replace the other.
 */
function twinsAmong(paths: readonly string[]): ReadonlySet<string> {
  const spellings = new Map<string, Set<string>>();
  const aboveEach = (path: string) => {
    const parts = path.split("/");
    return parts.map((_, end) => parts.slice(0, end + 1).join("/"));
  };
  for (const above of new Set(paths.flatMap(aboveEach))) {
    const folded = foldName(above);
    spellings.set(folded, (spellings.get(folded) ?? new Set()).add(above));
  }
  const isTwin = (path: string) => (spellings.get(foldName(path))?.size ?? 0) > 1;
  return new Set(paths.filter((path) => aboveEach(path).some(isTwin)));
}

/** Returns the result of one check: passed, or failed with the first bad path. */
function check(name: string, bad: readonly string[], good: string, wrong: string): SafetyCheck {
  const [first] = bad;
  if (first === undefined) return { name, ok: true, detail: good };
  return { name, ok: false, detail: `${first} ${wrong}${countMore(bad.length - 1)}` };
}

/** Words for the safety check of the merge, by its result. */
const mergeWords = {
  clean: "the change merges cleanly onto its base",
  conflicts: "the change conflicts with its base",
  unrelated: "the change and its base have no common history",
} as const satisfies Record<Exclude<MergeResult, "unknown">, string>;

/**
 * Returns changed links whose target is outside of the repository, or cannot be read: through one, a checkout could
 * reach files of the machine.
 */
async function escapingLinks(
  repository: Repository,
  changes: readonly TreeChange[],
): Promise<readonly string[]> {
  const links = changes.filter(
    ({ to, toBlob, toMode }) => to !== null && toBlob !== null && toMode === "120000",
  );
  const changed = new Set(links.map(({ to }) => to));
  const escaping: string[] = [];
  for (const { to, toBlob } of links) {
    if (to === null || toBlob === null) continue;
    const target = await readBlob(repository, toBlob, linkBytesMax).then(
      (bytes) => bytes.toString("utf8"),
      () => undefined,
    );
    if (target === undefined || !staysInside(to, target, changed)) escaping.push(to);
  }
  return escaping;
}

/**
 * True if a link stays inside, followed step by step. Going up from another changed link leads to a place that only a
 * file system knows, so it counts as outside.
 */
function staysInside(link: string, target: string, links: ReadonlySet<string | null>): boolean {
  if (target.startsWith("/")) return false;
  const at = link.split("/").slice(0, -1);
  for (const part of target.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") at.push(part);
    else if (links.has(at.join("/")) || at.pop() === undefined) return false;
  }
  return true;
}

/**
 * Returns the limit for a broken configuration in head. Once it is merged, no later change could be judged, not even
 * its repair.
 */
export function brokenConfiguration({ headProblem }: Policy): RunRecord["limits"] {
  if (headProblem === undefined) return [];
  return [limit("head-configuration", `head's configuration has an error: ${headProblem}`)];
}
