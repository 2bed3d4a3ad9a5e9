/** Rechecks the scope in another job's report against the files that are known to differ. */
import type { Report } from "../model/report.ts";
import { isPart, type Scope } from "../model/scope.ts";

export type KnownScope = {
  /** True if base's policy allows checking only the files that the change can affect. */
  readonly isAllowed: boolean;
  /** Servers whose own command may decide which files differ. */
  readonly compared: readonly string[];
  /** Source files that differ, by the paths of both sides. */
  readonly sources: readonly string[];
  /** True if something differs that can affect every file: a configuration, a lock file, a pin, a link. */
  readonly mattersToAll: boolean;
};

/** Known only if the report says that not every file was checked; absent: no such report is trusted. */
type Known = { readonly scope?: KnownScope };

export function isAllowedScope(report: Report, facts: Known): boolean {
  const compared = new Set(facts.scope?.compared);
  return scopesIn(report).every(({ mode, servers }) =>
    mode === "complete"
      ? servers.every((id) => compared.has(id))
      : mode === "full" || facts.scope?.isAllowed === true,
  );
}

/** Returns the scope of all servers, or that of each. */
function scopesIn({ scope, servers }: Report): readonly (Scope & { readonly servers: readonly string[] })[] {
  const all = scope === undefined ? [] : [{ ...scope, servers: servers.map(({ id }) => id) }];
  const own = servers.flatMap((one) =>
    one.scope === undefined ? [] : [{ ...one.scope, servers: [one.id] }],
  );
  return [...all, ...own];
}

/** True if the scope has all changed source files. Which other files the change can affect cannot be computed here. */
export function hasChangedSources(report: Report, facts: Known): boolean {
  return scopesIn(report)
    .filter(isPart)
    .every((scope) => {
      const files = new Set(scope.files);
      return facts.scope?.sources.every((path) => files.has(path)) === true;
    });
}

/**
 * True unless a partial scope was used although something affects every file. The output of a server's command is
 * unknown here and cannot be judged by file names.
 */
export function isWhole(report: Report, facts: Known): boolean {
  const isAffected = scopesIn(report).some(({ mode }) => mode === "affected");
  return !isAffected || facts.scope?.mattersToAll === false;
}

export function hasItsSize(report: Report): boolean {
  return scopesIn(report).every(
    (scope) => scope.files.length <= scope.of && (isPart(scope) || scope.files.length === 0),
  );
}
