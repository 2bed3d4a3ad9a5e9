/** Defines the role and the threshold of a single server in a policy. */
import { compact } from "./compact.ts";
import type { Severity } from "./finding.ts";

/**
 * Roles of a server.
 * - `primary`: its findings decide.
 * - `linter`: its findings decide, too; it runs in addition to a primary.
 * - `second-opinion`: its findings are shown, but do not fail a run.
 */
export const serverRoles = ["primary", "linter", "second-opinion"] as const;
export type ServerRole = (typeof serverRoles)[number];

/** Settings of the policy for one server. */
export type ServerPolicy = {
  /** Absent: the role of its profile; a checker is a primary. */
  readonly role?: ServerRole;
  /** Absent: the policy's threshold, or none for a second opinion. */
  readonly failOn?: Severity | "never";
};

/** Policies by the server's id. A server without its own policy is absent. */
export type ServerPolicies = Readonly<Record<string, ServerPolicy>>;

type Policy = { readonly failOn: Severity | "never"; readonly servers?: ServerPolicies };

/** Returns the lowest severity at which a new finding of a server fails: the server's own, or that of the policy. */
export function thresholdOf(server: string, policy: Policy): Severity | "never" {
  return serverPolicyOf(server, policy).failOn ?? (isOnlyOpinion(server, policy) ? "never" : policy.failOn);
}

/** True if a server's findings never fail a change: a second opinion without a threshold of its own. */
export function isOnlyOpinion(server: string, policy: Pick<Policy, "servers">): boolean {
  const { role, failOn } = serverPolicyOf(server, policy);
  return role === "second-opinion" && failOn === undefined;
}

export function serverPolicyOf(server: string, { servers = {} }: Pick<Policy, "servers">): ServerPolicy {
  return (Object.hasOwn(servers, server) ? servers[server] : undefined) ?? {};
}

export function serversToV1(servers: ServerPolicies): ServerPolicies {
  return Object.fromEntries(
    Object.entries(servers).map(([id, { role, failOn }]) => [id, { ...compact({ role, failOn }) }]),
  );
}
