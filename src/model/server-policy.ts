/** What a policy makes of one server beside the others. */
import type { Severity } from "./finding.ts";

/** `primary`: what it finds decides. `linter`: likewise, beside one. `second-opinion`: it is shown, and fails nothing alone. */
export const serverRoles = ["primary", "linter", "second-opinion"] as const;
export type ServerRole = (typeof serverRoles)[number];

export type ServerPolicy = {
  /** Absent: as its profile has it, where a checker is a primary. */
  readonly role?: ServerRole;
  /** Absent: the policy's; of a second opinion nothing. */
  readonly failOn?: Severity | "never";
};

/** By the server's id; absent for one of which nothing is said. */
export type ServerPolicies = Readonly<Record<string, ServerPolicy>>;

type Policy = { readonly failOn: Severity | "never"; readonly servers?: ServerPolicies };

/** The lowest severity at which a new finding of a server fails. */
export function thresholdOf(server: string, policy: Policy): Severity | "never" {
  return policyOf(server, policy).failOn ?? (isOnlyOpinion(server, policy) ? "never" : policy.failOn);
}

/** Whether what a server finds is never counted against a change. */
export function isOnlyOpinion(server: string, policy: Pick<Policy, "servers">): boolean {
  const { role, failOn } = policyOf(server, policy);
  return role === "second-opinion" && failOn === undefined;
}

export function policyOf(server: string, { servers = {} }: Pick<Policy, "servers">): ServerPolicy {
  return (Object.hasOwn(servers, server) ? servers[server] : undefined) ?? {};
}

export function serversToV1(servers: ServerPolicies): ServerPolicies {
  return Object.fromEntries(
    Object.entries(servers).map(([id, { role, failOn }]) => [
      id,
      { ...(role === undefined ? {} : { role }), ...(failOn === undefined ? {} : { failOn }) },
    ]),
  );
}
