/**
 * Decides before any session which files a run checks (its scope): the files that the change can affect, or every
 * file, with the reason.
 */

import type { TreeChange } from "../git/changes.ts";
import type { ChangedFile } from "../model/change.ts";
import { compact } from "../model/compact.ts";
import { compareText } from "../model/order.ts";
import { isBelow } from "../model/paths.ts";
import type { Side } from "../model/report.ts";
import type { BaseRequest } from "../model/request.ts";
import type { LeftOut, RunScope, ScopePaths } from "../model/scope.ts";
import { countMore, plural } from "../model/text.ts";
import type { Policy } from "../policy/policy.ts";
import { needsBeginning } from "../servers/languages.ts";
import type { Profile } from "../servers/profile.ts";
import type { ObservationCache } from "../session/observe/cache/cache.ts";
import { unsurePackageOf } from "../verdict/packages.ts";
import { type RunRecord, renamesIn } from "../verdict/record.ts";
import { selectFilesInScope, sizeOf, type WholeRoot } from "../verdict/scope.ts";
import { affectsEveryFileByName, isLinkMode } from "../verdict/whole-program.ts";
import { affectedIn } from "../workspace/affected.ts";
import type { OpenedRoot } from "../workspace/open-roots.ts";
import type { Trees } from "../workspace/trees.ts";
import type { Readings, WarmWorkspaces } from "../workspace/warm.ts";
import { type ComparedRoot, compareRoot, compileBothSides, keepWhole } from "../workspace/whole.ts";
import type { OpenedServer } from "./servers/open.ts";

/** Requested extent of a run, as its policy and its event set it. */
export type RequestedExtent = {
  /**
   * True to check only what the change can affect: as requested, and by default at the stops of a walk, which are many
   * and small.
   */
  readonly isAffected: boolean;
  /** Servers whose own command decides which files they check. */
  readonly compared: ReadonlySet<string>;
  /**
   * Servers that check every file now, and for which the output of their own command on head is cached: it is the base
   * of later runs.
   */
  readonly kept: ReadonlySet<string>;
  /** True if the decision needs all programs, which must be known first then. */
  readonly isLess: boolean;
};

/**
 * Returns the requested extent. By default a run checks only part of the files. A push to the default branch and a
 * nightly run check every file, so that a file which earlier runs left out by mistake is noticed.
 */
export function requestedExtent(policy: Policy, base: BaseRequest, isStop: boolean): RequestedExtent {
  const { summary, servers } = policy;
  const nothing: ReadonlySet<string> = new Set();
  const affectedIf = (isLess: boolean): RequestedExtent => ({
    ...{ isAffected: isLess, compared: nothing, kept: nothing, isLess },
  });
  if (summary.scope !== undefined) return affectedIf(summary.scope === "affected");
  const able = servers.filter(({ profile }) => profile.scope === "complete");
  if (isStop)
    return affectedIf(
      able.length === servers.length && able.every(({ profile }) => profile.walks !== undefined),
    );
  const ids = new Set(able.map(({ profile }) => profile.id));
  const rest = { isAffected: false, isLess: ids.size > 0 };
  return verifiesScope(policy, base)
    ? { ...rest, compared: nothing, kept: ids }
    : { ...rest, compared: ids, kept: nothing };
}

/**
 * True if a run checks every file to verify what smaller runs leave out: pushes to the default branch, and nightly
 * runs. False if the policy sets the scope.
 */
export function verifiesScope({ summary }: Policy, base: BaseRequest): boolean {
  if (summary.scope !== undefined) return false;
  return (
    base.kind === "first-parent" || (base.kind === "push" && base.ref === `refs/heads/${base.defaultBranch}`)
  );
}

/** Data that the decision about the scope depends on. */
export type ScopeInput = {
  readonly changes: readonly TreeChange[];
  /** Changed sources, under the names that links give them. */
  readonly changedFiles: readonly ChangedFile[];
  readonly trees: Pick<Trees, "base" | "head" | "apart">;
  readonly opened: readonly OpenedServer[];
  readonly policyChanges: RunRecord["policyChanges"];
  /** True if the two sides need different packages. */
  readonly hasOtherPackages: boolean;
  /** Changes as git has them, if the trees have the files of submodules. */
  readonly linkChanges: readonly TreeChange[];
  /** State of renames; "unknown" if they were not followed. */
  readonly isRenamed: "known" | "unknown";
  readonly profiles: readonly Profile[];
  readonly warm: WarmWorkspaces | undefined;
  readonly readings: Readings;
};

/**
 * Decides the scopes of the servers: one for the run, or one for each server that its own command restricts. Empty if
 * every server checks every file. Servers that check every file now have the output of their command cached, because
 * later runs compare with it.
 */
export async function decideScopes(
  of: ScopeInput,
  { isAffected, compared, kept }: RequestedExtent,
  cache: ObservationCache | null,
): Promise<Pick<RunRecord, "scope" | "scopes">> {
  if (isAffected) return { scope: (await affectedBy(of)).scope };
  const isAlone = of.opened.length === 1;
  const scopes: Record<string, RunScope> = {};
  for (const server of of.opened) {
    const { id } = server.ready.chosen.profile;
    const isKept = kept.has(id) || (compared.has(id) && of.changes.length === 0);
    if (isKept) for (const root of server.roots) await keepWhole(root, cache);
    if (!compared.has(id) || (server.roots.length === 0 && !isAlone)) continue;
    const scope = await completeScope(of, server, cache);
    if (isAlone) return { scope };
    scopes[id] = scope;
  }
  return Object.keys(scopes).length === 0 ? {} : { scopes };
}

/**
 * Returns the scope of a server whose own command (such as `tsc`) decides it: the files in which the command has
 * different findings on the two sides, and the changed files. Every file, with the reason, if the two outputs cannot
 * be compared.
 */
async function completeScope(
  of: ScopeInput,
  server: OpenedServer,
  cache: ObservationCache | null,
): Promise<RunScope> {
  const { changedFiles, readings } = of;
  const roots = server.roots.map(wholeRoot);
  const full = (why: string): RunScope => ({ mode: "full", of: sizeOf(changedFiles, roots), why });
  const whole = whyUncompared({ ...of, opened: [server] });
  if (whole !== undefined) return full(whole);
  const compared: ComparedRoot[] = [];
  for (const root of server.roots) compared.push(await compareRoot(root, renamesIn(changedFiles), cache));
  const [first] = compared.flatMap(({ why }) => why ?? []);
  if (first !== undefined && compared.every(({ why }) => why !== null)) return full(first);
  if (roots.every(({ head }) => (head?.program.length ?? 0) === 0))
    return full("no server checks a file of head");
  const found = compared.flatMap(({ differing }) => differing);
  const { paths, beside, of: size } = selectFilesInScope(found, changedFiles, roots, readings.graph);
  const changed = new Set(changedFiles.flatMap(({ from, to }) => [from, to]));
  const others = new Set(compared.flatMap(({ why, differing }) => (why === null ? differing : [])));
  const untouched = [...others].filter((path) => !changed.has(path)).length;
  const named = [
    changedFiles.length === 0 ? "no source differs" : `${plural(changedFiles.length, "file")} changed`,
    ...(untouched === 0 && changedFiles.length === 0
      ? []
      : [`the command of the server has other findings in ${plural(untouched, "other file")}`]),
    ...compared.flatMap(({ root, why }) => (why === null ? [] : [`every file of ${root}, because ${why}`])),
  ];
  return {
    mode: "complete",
    ...{ paths, beside, of: size, why: named.join(", ") },
    compiled: compileBothSides(compared, paths),
  };
}

/**
 * Returns the facts of a root on the sides that have it. A root that exists on one side has a member for that side
 * only.
 */
function wholeRoot({ sides: { base, head } }: OpenedRoot): WholeRoot {
  return {
    ...compact({
      base: base === undefined ? undefined : base.facts,
      head: head === undefined ? undefined : head.facts,
    }),
  };
}

/** Paths that a run over the affected files would check, and those of each side's programs that it would leave out. */
type AffectedScope = { readonly matters: ScopePaths; readonly leftOut: LeftOut };

/**
 * Returns the smaller scope for a run that checks every file; undefined if a run over the affected files would check
 * every file, too. The reward counts only findings in affected files, and a full run reports what the smaller one
 * would miss.
 */
export async function affectedScopeOf(input: ScopeInput): Promise<AffectedScope | undefined> {
  const { scope, near, programs } = await affectedBy(input);
  if (scope.mode === "full") return undefined;
  const left = (side: Side) => [...programs[side].difference(new Set(scope.paths[side]))].sort(compareText);
  const [base, head] = [left("base"), left("head")];
  const isNear = [...new Set([...base, ...head])].filter((path) => near.has(path));
  return { matters: scope.paths, leftOut: { base, head, near: isNear.sort(compareText) } };
}

/** Scope of the affected files, the files near the change that are left out, and the programs of each side. */
type AffectedBy = {
  readonly scope: RunScope;
  readonly near: ReadonlySet<string>;
  readonly programs: Readonly<Record<Side, ReadonlySet<string>>>;
};

/**
 * Returns the scope of the files that the change can affect, from imports, names and configuration files alone,
 * before any server runs. Every file if something affects all of them.
 */
async function affectedBy(input: ScopeInput): Promise<AffectedBy> {
  const { opened, changedFiles } = input;
  const roots = opened.flatMap((one) =>
    one.roots.map(
      ({ sides: { base, head } }): WholeRoot => ({
        isOrdered: one.ready.chosen.profile.isOrdered === true,
        ...compact({
          base: base === undefined ? undefined : base.facts,
          head: head === undefined ? undefined : head.facts,
        }),
      }),
    ),
  );
  const factsOf = (side: Side) => roots.flatMap((root) => root[side] ?? []);
  const programOf = (side: Side) => factsOf(side).flatMap(({ program }) => program);
  const programs = { base: new Set(programOf("base")), head: new Set(programOf("head")) };
  const full = (why: string): AffectedBy => ({
    scope: { mode: "full", of: sizeOf(changedFiles, roots), why },
    near: new Set(),
    programs,
  });
  const whole = whyAsked(input) ?? matteringToAll(input.changes) ?? whyUnlike(input);
  if (whole !== undefined) return full(whole);
  const found = affectedIn({
    trees: input.trees,
    programs: { base: programOf("base"), head: programOf("head") },
    configurationFiles: {
      base: factsOf("base").flatMap((facts) => facts.configurationFiles),
      head: factsOf("head").flatMap((facts) => facts.configurationFiles),
    },
    places: [...new Set(opened.flatMap(({ roots }) => roots.flatMap(placesOf)))],
    isSource: (path) => input.profiles.some((profile) => profile.isSource(path)),
    warm: input.warm,
    readings: input.readings,
  });
  if (found.mode === "full") return full(found.why);
  if (programs.head.size === 0) return full("no server checks a file of head");
  const scope = {
    mode: "affected",
    ...selectFilesInScope(found.files, changedFiles, roots, input.readings.graph),
    why: found.why,
  } as const;
  return { scope, near: found.near, programs };
}

/** Returns the folders in which the server of a root finds modules: a change there can affect its imports. */
function placesOf({ sides: { head } }: OpenedRoot): readonly string[] {
  return head?.prepared.places ?? [];
}

/** Returns why the server's own command does not decide which files differ; undefined if it can. */
function whyUncompared(of: ScopeInput): string | undefined {
  return whyAsked(of) ?? whyUnlike(of);
}

/**
 * Returns why the whole program must be checked, whatever the files: there is no change, or the change edits the
 * policy. Undefined if a part is enough. An edit of a server's own configuration concerns only that server: see
 * `whyUnlike`.
 */
function whyAsked({ changes, policyChanges }: ScopeInput): string | undefined {
  // Without a change, a part would be no file at all, and the run would report nothing.
  if (changes.length === 0) return "there is no change";
  return policyChanges.find(({ kind }) => kind !== "traces" && kind !== "server-configuration")?.message;
}

/** Returns why a changed path affects every file, such as a configuration; undefined if none does by its name. */
function matteringToAll(changes: readonly TreeChange[]): string | undefined {
  const touched = changes.flatMap(({ from, to }) => (from === to ? [to] : [from, to])).filter(isPath);
  const [whole, ...more] = touched.filter(affectsEveryFileByName);
  return whole === undefined ? undefined : `${whole}${countMore(more.length)} can affect every file`;
}

/**
 * Returns why the sides differ in more than their sources, such as packages or configuration. Then a file can have
 * new findings although no change leads to it. Undefined if only sources differ.
 */
function whyUnlike(of: ScopeInput): string | undefined {
  const { changes, trees, opened } = of;
  if (of.hasOtherPackages) return "base and head need different packages";
  if (of.isRenamed === "unknown") return "Lanser did not follow renames";
  const link = [...changes, ...of.linkChanges].find(
    ({ toMode, status }) => status === "type-changed" || isLinkMode(toMode),
  );
  if (link !== undefined) return `${link.to ?? link.from} is or was a link or a submodule`;
  const configured = opened.find(({ ready }) => trees.apart.has(ready.chosen.profile.id));
  if (configured !== undefined)
    return `head changes the configuration of ${configured.ready.chosen.profile.name}`;
  if (hasOtherNames(of, "base") || hasOtherNames(of, "head")) return "links give files several names";
  const facts = opened.flatMap(({ roots }) => roots.flatMap(({ sides }) => [sides.base, sides.head]));
  const [left] = facts.flatMap((side) => side?.facts.withheld ?? []);
  if (left !== undefined) return `the server does not get ${left.path}`;
  const [unsure] = facts.flatMap((side) =>
    side === undefined ? [] : (unsurePackageOf(side.facts, side.server) ?? []),
  );
  if (unsure !== undefined) return unsure;
  const lone = opened.flatMap(({ roots }) => roots).find(({ root: { on } }) => !on.base || !on.head);
  if (lone !== undefined)
    return `the root ${lone.root.folder} exists only in ${lone.root.on.base ? "base" : "head"}`;
  const bumped = opened.find(({ ready }) => ready.chosen.bump !== null);
  if (bumped !== undefined) return `the pin of ${bumped.ready.chosen.profile.name} differs`;
  return undefined;
}

/**
 * True if a source or a change is behind a link. Then one file has several names, and an import can reach it by any
 * of them. Links to anything else do not matter, because no checked file is behind them.
 */
function hasOtherNames({ trees, changes, profiles }: ScopeInput, side: Side): boolean {
  const { links, files } = trees[side].written;
  if (links.length === 0) return false;
  const isSource = (path: string) =>
    profiles.some((one) => one.isSource(path) || (one.isSourceText !== undefined && needsBeginning(path)));
  const changed = changes.flatMap(({ from, to }) => [from, to]).filter(isPath);
  const seen = [...changed, ...files.map(({ path }) => path).filter(isSource)];
  return links.some(
    ({ path, place }) => isSource(path) || seen.some((one) => one === place || isBelow(one, place)),
  );
}

/** True unless the path is null. */
function isPath(path: string | null): path is string {
  return path !== null;
}
