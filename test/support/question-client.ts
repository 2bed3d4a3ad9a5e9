/** A client on a repository with one server, whose every answer is checked against its schema and its own hashes. */
import { expect } from "vitest";
import type { Host } from "../../src/platform/host.ts";
import { type Bundle, idsOf } from "../../src/questions/bundle/bundle.ts";
import { type Client, type ClientOptions, openClient } from "../../src/questions/client/client.ts";
import type { ClientRequest } from "../../src/questions/client/request.ts";
import { validateBundleV1 } from "../../src/schemas/generated/questions.ts";
import { sharedCache } from "./gate.ts";

export type AskedQuestion = Partial<ClientRequest> & Pick<ClientRequest, "cmd">;

export const usualRequest = {
  places: [],
  params: {},
  indexing: "utf-16",
  timeoutMs: 60_000,
  workspace: false,
  notes: [],
  limit: undefined,
  cursor: undefined,
} as const satisfies Omit<ClientRequest, "cmd">;

export type QuestionClient = AsyncDisposable & {
  readonly client: Client;
  readonly ask: (asked: AskedQuestion) => Promise<Bundle>;
};

export async function questionClient(
  host: Host,
  repository: string,
  server: string,
  change: Partial<ClientOptions> = {},
): Promise<QuestionClient> {
  const client = await openClient(host, {
    repository,
    rev: undefined,
    servers: [{ id: server, version: undefined }],
    config: undefined,
    settings: undefined,
    isTreeTrusted: true,
    cacheFolder: sharedCache,
    traceFolder: undefined,
    allowedMethods: [],
    idleMsMax: null,
    overlays: new Map(),
    signal: new AbortController().signal,
    progress: () => undefined,
    ...change,
  });
  return {
    client,
    ask: async (asked) => {
      const bundle = await client.ask({
        ...usualRequest,
        ...asked,
      });
      expect(validateBundleV1(bundle), JSON.stringify(validateBundleV1.errors)).toBe(true);
      expect(idsOf(bundle)).toEqual({ bundleId: bundle.bundleId, factsId: bundle.factsId });
      return bundle;
    },
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  };
}
