/** Sends requests to GitHub. Loaded only if something is to be posted. */
import type { Send } from "./api.ts";

const answerMsMax = 20_000;

/** Returns the sender; `baseUrl` is GITHUB_API_URL. Each request is aborted if its answer is not complete in time. */
export async function octokitSend(token: string, baseUrl: string, msMax = answerMsMax): Promise<Send> {
  const { getOctokit } = await import("@actions/github");
  const nothing = (): void => undefined;
  // What Octokit would log may hold a server's text.
  const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
  const octokit = getOctokit(token, { baseUrl, log });
  return async (route, parameters) => {
    // Where GraphQL is depends on the kind of GitHub, and Octokit knows.
    if (route === "POST /graphql")
      return { status: 200, data: await octokit.graphql(String(parameters["query"])) };
    const { status, data } = await octokit.request(route, {
      ...parameters,
      request: { signal: AbortSignal.timeout(msMax) },
    });
    return { status, data };
  };
}
