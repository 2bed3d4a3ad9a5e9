/** Sends requests to GitHub. Octokit is loaded only if something is posted, because loading it takes time. */
import type { Send } from "./api.ts";

/** Maximum time of one request in milliseconds. */
const answerMsMax = 20_000;

/** Returns the sender; `baseUrl` is GITHUB_API_URL. Each request is aborted if its answer is not complete in time. */
export async function octokitSend(token: string, baseUrl: string, msMax = answerMsMax): Promise<Send> {
  const { getOctokit } = await import("@actions/github");
  const nothing = (): void => undefined;
  // Octokit logs texts of the server, which do not belong into a job log.
  const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
  const octokit = getOctokit(token, { baseUrl, log });
  return async (route, parameters) => {
    // Octokit knows the GraphQL address of github.com and of GitHub Enterprise.
    if (route === "POST /graphql")
      return {
        status: 200,
        data: await octokit.graphql(String(parameters["query"]), {
          request: { signal: AbortSignal.timeout(msMax) },
        }),
      };
    const { status, data } = await octokit.request(route, {
      ...parameters,
      request: { signal: AbortSignal.timeout(msMax) },
    });
    return { status, data };
  };
}
