/** Applies `deny` of a configuration: servers, languages, paths and methods. */

import type { ChangedFile } from "../model/change.ts";
import { limit } from "../model/codes.ts";
import { compact } from "../model/compact.ts";
import { UserError } from "../model/errors.ts";
import { findNearest } from "../model/nearest.ts";
import { compareText } from "../model/order.ts";
import type { Limit } from "../model/report.ts";
import { plural } from "../model/text.ts";
import type { Profile } from "../servers/profile.ts";
import type { Config, Deny } from "./config.ts";
import { pathMatcher } from "./rules.ts";

/** Methods without which nothing would be checked. An unchecked run must not pass. */
const needed: ReadonlySet<string> = new Set([
  "textDocument/diagnostic",
  "textDocument/publishDiagnostics",
  "workspace/diagnostic",
]);

type Deniable = Pick<Profile, "id" | "language" | "languageIds">;

/**
 * Throws a UserError for a denied server, even if the user named it, for denied methods that every check needs, and for
 * unknown names: denying them would have no effect.
 */
export function assertAllowed(
  { deny }: Pick<Config, "deny">,
  servers: readonly Deniable[],
  name: string,
  known: { readonly profiles: readonly Deniable[]; readonly requests: readonly string[] },
): void {
  if (deny === undefined) return;
  assertKnown(deny, name, known);
  const method = deny.methods?.find((one) => needed.has(one));
  if (method !== undefined)
    throw new UserError(
      "bad-configuration",
      `${name}: deny.methods denies ${method}, which every check needs`,
      {
        hint: "To switch a server off, use deny.servers, deny.languages or `enabled: false`.",
      },
    );
  for (const server of servers) {
    const key = deniedBy(deny, server);
    if (key !== undefined)
      throw new UserError("bad-configuration", `${name}: deny.${key} denies ${server.id}`, {
        hint: `Remove the entry from deny.${key}, or name another server.`,
      });
  }
}

/** Methods of the protocol. Others belong to single servers and cannot be listed here. */
const standardRequest =
  /^(?:textDocument|workspace|callHierarchy|typeHierarchy|inlayHint|completionItem|documentLink|codeLens|workspaceSymbol)\//u;

/** Returns the error for a limit on a method that no query sends. Such a limit is misspelt and would do nothing. */
export function deniesEveryRequest(given: string, among: readonly string[]): UserError {
  const near = findNearest(given, among);
  const hint =
    near === undefined ? `Queries send these requests: ${among.join(", ")}.` : `Did you mean \`${near}\`?`;
  const what = `limits.requests-ms: no query sends the request \`${given}\``;
  return new UserError("bad-configuration", what, { hint });
}

/**
 * Throws a UserError for a server, language or method that Lanser does not know. A misspelt entry would deny nothing,
 * and its author would believe that it does.
 */
function assertKnown(
  { servers = [], languages = [], methods = [] }: Deny,
  name: string,
  { profiles, requests }: { readonly profiles: readonly Deniable[]; readonly requests: readonly string[] },
): void {
  const refuse = (what: string, given: string, among: readonly string[]): never => {
    const near = findNearest(given, among);
    const hint =
      near === undefined ? `The known ${what}s are ${among.join(", ")}.` : `Did you mean \`${near}\`?`;
    throw new UserError("bad-configuration", `${name}: deny names the unknown ${what} \`${given}\``, {
      hint,
    });
  };
  const ids = profiles.map(({ id }) => id);
  for (const one of servers) if (!ids.includes(one)) refuse("server", one, ids);
  const spoken = [...new Set(profiles.map(({ language }) => language))].sort(compareText);
  for (const one of languages)
    if (!profiles.some((profile) => speaks(profile, one))) refuse("language", one, spoken);
  for (const one of methods)
    if (standardRequest.test(one) && !requests.includes(one) && !needed.has(one))
      refuse("request", one, requests);
}

/** True if the name is the profile's name of its language, or an editor's id of it; the case is ignored. */
function speaks({ language, languageIds }: Deniable, name: string): boolean {
  const wanted = name.toLowerCase();
  return [language, ...languageIds].some((one) => one.toLowerCase() === wanted);
}

/** Returns the key of `deny` that denies a server; undefined if none does. Messages name the key. */
function deniedBy(
  { servers = [], languages = [] }: Deny,
  server: Deniable,
): "servers" | "languages" | undefined {
  if (servers.includes(server.id)) return "servers";
  return languages.some((one) => speaks(server, one)) ? "languages" : undefined;
}

function isDeniedMethod({ deny }: Pick<Config, "deny">, method: string): boolean {
  return deny?.methods?.includes(method) === true;
}

/**
 * Decides which additional queries a run sends next to its checks: definitions for causes, and fixes if they are
 * wanted. Each one that `deny` forbids becomes a limit, so that the report says why its part is missing.
 */
export function listExtraQueries(
  config: Pick<Config, "deny" | "suggest">,
  suggests: boolean,
  changed: readonly ChangedFile[] = [],
): {
  readonly live: { readonly suggests: boolean };
  readonly record: { readonly looksUp?: false; readonly denied?: readonly string[] };
  readonly limits: readonly Limit[];
} {
  const wanted = config.suggest ?? suggests;
  const denied = (method: string, what: string) =>
    isDeniedMethod(config, method) ? [limit("denied", `deny.methods denies ${method}, so ${what}`)] : [];
  const definition = denied(
    "textDocument/definition",
    "Lanser does not search for the edits that break other files",
  );
  const action = wanted ? denied("textDocument/codeAction", "there are no suggested changes") : [];
  const isDenied = deniedPaths(config);
  const sources = changed.filter(({ from, to }) => isDenied(to ?? from ?? "")).length;
  const files = `deny.paths excludes ${plural(sources, "changed source")}, so Lanser does not check ${sources === 1 ? "it" : "them"}`;
  const left = sources === 0 ? [] : [limit("denied", files)];
  return {
    live: { suggests: wanted && action.length === 0 },
    record: {
      ...compact({
        looksUp: definition.length === 0 ? undefined : false,
        denied: config.deny?.paths === undefined ? undefined : config.deny.paths,
      }),
    },
    limits: [...definition, ...action, ...left],
  };
}

/** Returns a test for denied paths: no server is queried about them. */
export function deniedPaths({ deny }: Pick<Config, "deny">): (path: string) => boolean {
  const matchers = (deny?.paths ?? []).map((glob) => pathMatcher(glob));
  return (path) => matchers.some((matches) => matches(path));
}
