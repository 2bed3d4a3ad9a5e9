/** What a report of another job says that it looked at, against what is known here of the files that differ. */
import type { Report } from "../model/report.ts";
import { isPart, type Scope } from "../model/scope.ts";

export type KnownScope = {
  /** Base's policy has what the change can matter to looked at. */
  readonly isAllowed: boolean;
  /** Servers whose own command may decide which files differ. */
  readonly compared: readonly string[];
  /** Every source that differs, by the paths of both sides. */
  readonly sources: readonly string[];
  /** Whether something else differs that can matter to every file: a configuration, a lock file, a pin, a link. */
  readonly mattersToAll: boolean;
};

/** Asked for only where a report says that it looked at less than every file; absent: no such report is believed. */
type Known = { readonly scope?: KnownScope };

export function isAllowedScope(report: Report, facts: Known): boolean {
  const compared = new Set(facts.scope?.compared);
  return scopesIn(report).every(({ mode, servers }) =>
    mode === "complete"
      ? servers.every((id) => compared.has(id))
      : mode === "full" || facts.scope?.isAllowed === true,
  );
}

/** That of all servers, or those of each. */
function scopesIn({ scope, servers }: Report): readonly (Scope & { readonly servers: readonly string[] })[] {
  const all = scope === undefined ? [] : [{ ...scope, servers: servers.map(({ id }) => id) }];
  const own = servers.flatMap((one) =>
    one.scope === undefined ? [] : [{ ...one.scope, servers: [one.id] }],
  );
  return [...all, ...own];
}

/** Which files a change can matter to cannot be computed here, but for those that it changes. */
export function hasChangedSources(report: Report, facts: Known): boolean {
  return scopesIn(report)
    .filter(isPart)
    .every((scope) => {
      const files = new Set(scope.files);
      return facts.scope?.sources.every((path) => files.has(path)) === true;
    });
}

/** What the command of a server printed of both trees whole is not known here, and no name of a file tells. */
export function isWhole(report: Report, facts: Known): boolean {
  const isAffected = scopesIn(report).some(({ mode }) => mode === "affected");
  return !isAffected || facts.scope?.mattersToAll === false;
}

export function hasItsSize(report: Report): boolean {
  return scopesIn(report).every(
    (scope) => scope.files.length <= scope.of && (isPart(scope) || scope.files.length === 0),
  );
}
