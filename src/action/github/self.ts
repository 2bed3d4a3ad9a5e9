/** Finds the user of the token: only what is our own is ever edited. */
import { readMember } from "../../model/json.ts";
import type { Api, ApiFailure } from "./api.ts";

/** User of the token. If it is not certain, nothing is written next to what somebody else wrote under our marker. */
export type AuthenticatedUser = {
  readonly kind: "self";
  readonly id: number;
  /** Login; null if unknown. */
  readonly login: string | null;
  readonly isSure: boolean;
};

/** User who writes with GITHUB_TOKEN on github.com. */
const actionsBot = { id: 41_898_282, login: "github-actions[bot]" };

/**
 * Queries the user. The token of an app, such as GITHUB_TOKEN, may not query its user through REST; GraphQL names
 * the viewer.
 */
export async function authenticatedUser(api: Api): Promise<AuthenticatedUser | ApiFailure> {
  const answer = await api.request("GET /user", {});
  const asked = answer.kind === "ok" ? selfIn(answer.data, "id") : undefined;
  if (asked !== undefined) return asked;
  if (answer.kind === "failed" && (answer.status !== 403 || answer.retryMs !== null)) return answer;
  const viewer = await api.request("POST /graphql", { query: "query { viewer { databaseId login } }" });
  if (viewer.kind === "failed" && viewer.retryMs !== null) return viewer;
  const found = viewer.kind === "ok" ? selfIn(readMember(viewer.data, "viewer"), "databaseId") : undefined;
  return found ?? { kind: "self", ...actionsBot, isSure: false };
}

function selfIn(data: unknown, idName: "id" | "databaseId"): AuthenticatedUser | undefined {
  const [id, login] = [readMember(data, idName), readMember(data, "login")];
  if (typeof id !== "number") return undefined;
  return { kind: "self", id, login: typeof login === "string" ? login : null, isSure: true };
}
