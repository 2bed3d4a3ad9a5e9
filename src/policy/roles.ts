/** Decides which of several servers is decisive. */

import { UserError } from "../model/errors.ts";
import type { FailOn } from "../model/report.ts";
import type { ServerPolicies, ServerPolicy } from "../model/server-policy.ts";
import type { Registry } from "../servers/registry.ts";
import type { ServerConfig } from "./config.ts";

/**
 * Returns the policies of single servers. Throws a UserError if no server of a language is decisive, or several are.
 */
export function rolesOf(
  servers: readonly ServerConfig[],
  /** Servers and threshold that were named for this run. */
  request: { readonly servers: readonly unknown[]; readonly failOn: FailOn | undefined },
  registry: Pick<Registry, "profile">,
): ServerPolicies {
  const all = servers.map(({ id, role, failOn }) => {
    const { language, role: own } = registry.profile(id);
    return { id, language, role, failOn, kind: role ?? (own === "checker" ? "primary" : "linter") };
  });
  const isNamed = request.servers.length > 0;
  return Object.fromEntries(
    all.flatMap(({ id, language, role, failOn, kind }) => {
      const others = all.filter((one) => one.id !== id && one.language === language);
      const rival = others.find((one) => role === "primary" && one.role === "primary");
      if (rival !== undefined)
        throw new UserError(
          "bad-configuration",
          `${id} and ${rival.id} both have \`role: primary\`, and both check ${language}`,
          { hint: "Make one of them `role: second-opinion`." },
        );
      const isFirst = kind === "second-opinion" && others.every((one) => one.kind === "second-opinion");
      if (isFirst && !isNamed)
        throw new UserError(
          "bad-configuration",
          `${id} has \`role: second-opinion\`, and no other server of this configuration decides about ${language}`,
          { hint: `Take its role out, or add the server whose findings decide.` },
        );
      // A flag is for all of them, and who is named alone is the first to be asked.
      const own: ServerPolicy = {
        ...(role === undefined || isFirst ? {} : { role }),
        ...(failOn === undefined ? {} : { failOn: request.failOn ?? failOn }),
      };
      return Object.keys(own).length === 0 ? [] : [[id, own] as const];
    }),
  );
}
