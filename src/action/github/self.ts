/** Finds the user of the token: only this user's own comments and issues are ever edited. */
import { readMember } from "../../model/json.ts";
import type { Api, ApiFailure } from "./api.ts";

/** User of the token. If it is not certain, nothing is edited that anybody wrote with our marker. */
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
 * Queries the user of the token. The token of an app, such as GITHUB_TOKEN, cannot query its user through REST, so
 * GraphQL is the second try. If both fail, the bot of Actions is assumed (`isSure: false`).
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

/** Reads the user of an answer; undefined if it has none. */
function selfIn(data: unknown, idName: "id" | "databaseId"): AuthenticatedUser | undefined {
  const [id, login] = [readMember(data, idName), readMember(data, "login")];
  if (typeof id !== "number") return undefined;
  return { kind: "self", id, login: typeof login === "string" ? login : null, isSure: true };
}
