/** What a configuration denies: servers, languages, paths and requests. */
import { limit } from "../core/codes.ts";
import type { Limit } from "../core/report.ts";
import { UserError } from "../errors.ts";
import type { Config, Deny } from "./config.ts";
import { pathMatcher } from "./rules.ts";

/** Without these nothing would be checked, and what is not checked is no pass. */
const needed: ReadonlySet<string> = new Set([
  "textDocument/diagnostic",
  "textDocument/publishDiagnostics",
  "workspace/diagnostic",
]);

/** Throws a UserError for a server that is denied, whoever named it, and for requests that nothing can be checked without. */
export function assertAllowed(
  { deny }: Pick<Config, "deny">,
  servers: readonly { readonly id: string; readonly language: string }[],
  name: string,
): void {
  if (deny === undefined) return;
  const method = deny.methods?.find((one) => needed.has(one));
  if (method !== undefined)
    throw new UserError(
      "bad-configuration",
      `${name}: deny.methods has ${method}, without which nothing is checked`,
      {
        hint: "Switch servers off with deny.servers, deny.languages or `enabled: false`.",
      },
    );
  for (const { id, language } of servers) {
    const key = deniedBy(deny, { id, language });
    if (key !== undefined)
      throw new UserError("bad-configuration", `${name}: deny.${key} denies ${id}`, {
        hint: "Take it out there, or name another server.",
      });
  }
}

function deniedBy(
  { servers = [], languages = [] }: Deny,
  { id, language }: { readonly id: string; readonly language: string },
): "servers" | "languages" | undefined {
  if (servers.includes(id)) return "servers";
  const isSame = (one: string) => one.toLowerCase() === language.toLowerCase();
  return languages.some(isSame) ? "languages" : undefined;
}

function isDeniedMethod({ deny }: Pick<Config, "deny">, method: string): boolean {
  return deny?.methods?.includes(method) === true;
}

/** What a run asks besides findings, and what is missing without the rest. */
export function askedBeside(
  config: Pick<Config, "deny" | "suggest">,
  suggests: boolean,
): {
  readonly asks: { readonly looksUp: boolean; readonly suggests: boolean };
  readonly limits: readonly Limit[];
} {
  const wanted = config.suggest ?? suggests;
  const denied = (method: string, what: string) =>
    isDeniedMethod(config, method) ? [limit("denied", `deny.methods has ${method}: ${what}`)] : [];
  const definition = denied("textDocument/definition", "what breaks a finding elsewhere is not looked up");
  const action = wanted ? denied("textDocument/codeAction", "no changes are suggested") : [];
  const asks = { looksUp: definition.length === 0, suggests: wanted && action.length === 0 };
  return { asks, limits: [...definition, ...action] };
}

/** Whether nobody is asked about a path. */
export function deniedPaths({ deny }: Pick<Config, "deny">): (path: string) => boolean {
  const matchers = (deny?.paths ?? []).map((glob) => pathMatcher(glob));
  return (path) => matchers.some((matches) => matches(path));
}
