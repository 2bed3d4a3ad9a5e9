/** Whose token it is: only what is our own is ever edited. */
import { member } from "../model/json.ts";
import type { Api, Failure } from "./api.ts";

/** Who is not sure writes nothing beside what somebody else has written under our marker. */
export type Self = {
  readonly kind: "self";
  readonly id: number;
  /** Null where it is not known. */
  readonly login: string | null;
  readonly isSure: boolean;
};

/** What GITHUB_TOKEN writes is written by this user on github.com. */
const actionsBot = { id: 41_898_282, login: "github-actions[bot]" };

/** The token of an app, as GITHUB_TOKEN is one, may not ask for its user; GraphQL answers who is asking. */
export async function whoWeAre(api: Api): Promise<Self | Failure> {
  const answer = await api.request("GET /user", {});
  const asked = answer.kind === "ok" ? selfIn(answer.data, "id") : undefined;
  if (asked !== undefined) return asked;
  if (answer.kind === "failed" && (answer.status !== 403 || answer.retryMs !== null)) return answer;
  const viewer = await api.request("POST /graphql", { query: "query { viewer { databaseId login } }" });
  if (viewer.kind === "failed" && viewer.retryMs !== null) return viewer;
  const found = viewer.kind === "ok" ? selfIn(member(viewer.data, "viewer"), "databaseId") : undefined;
  return found ?? { kind: "self", ...actionsBot, isSure: false };
}

function selfIn(data: unknown, idName: "id" | "databaseId"): Self | undefined {
  const [id, login] = [member(data, idName), member(data, "login")];
  if (typeof id !== "number") return undefined;
  return { kind: "self", id, login: typeof login === "string" ? login : null, isSure: true };
}
