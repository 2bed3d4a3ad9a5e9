/**
 * A client that lives longer than its snapshot: before each question the working tree is looked at again. Where files were edited
 * the servers that run are told; where more has changed they are started anew. Questions that came before are answered from the tree
 * that they were asked about.
 */
import type { Bundle } from "../bundle/bundle.ts";
import { UserError } from "../errors.ts";
import type { Host } from "../host.ts";
import { questionCalled } from "../query/questions.ts";
import { openRepository } from "../repo/git.ts";
import { snapshotWorkTree } from "../repo/work-tree.ts";
import { makeScratch } from "../workspace/scratch.ts";
import { askOver } from "./batch.ts";
import { type Client, type ClientOptions, openClient } from "./client.ts";
import { createGate } from "./gate.ts";
import type { ClientRequest } from "./request.ts";

export type LiveOptions = Omit<ClientOptions, "overlays">;

/** Questions to servers at the same time. */
const inFlightMax = 8;

export type LiveClient = AsyncDisposable & {
  /** `overlay`: texts that lie over files while this one question is answered. */
  readonly ask: (
    request: ClientRequest,
    overlay?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly bundle: Bundle; readonly client: Client }>;
};

export function openLiveClient(host: Host, options: LiveOptions): LiveClient {
  // A replay asks one question after the other.
  const gate = createGate(options.traceFolder === undefined ? inFlightMax : 1);
  let opened: Client | undefined;

  /** Alone: nobody is being answered while the tree changes hands. */
  const fresh = async (): Promise<Client> => {
    if (opened !== undefined && ((await isAsItWas(opened)) || (await isCarried(opened)))) return opened;
    const old = opened;
    opened = undefined;
    await old?.[Symbol.asyncDispose]();
    opened = await openClient(host, { ...options, overlays: new Map() });
    return opened;
  };

  /** What fails on the way is opened anew, which says why where it fails again. */
  async function isCarried(client: Client): Promise<boolean> {
    try {
      return await client.carry();
    } catch (error) {
      if (error instanceof UserError) return false;
      throw error;
    }
  }

  async function isAsItWas({ tree, top }: Client): Promise<boolean> {
    if (options.rev !== undefined) return true;
    using scratch = makeScratch(host);
    await using repository = await openRepository({ ...host, temporaryFolder: scratch.folder }, top);
    return (await snapshotWorkTree(repository)).tree === tree;
  }

  return {
    ask: async (request, overlay) => {
      const known = opened;
      const client = known !== undefined && (await isAsItWas(known)) ? known : await gate(true, fresh);
      const isAlone = overlay !== undefined || questionCalled(request.cmd).isAlone === true;
      const bundle = await gate(isAlone, () =>
        // Another question may have come between, and found another tree.
        overlay === undefined ? (opened ?? client).ask(request) : askOver(opened ?? client, request, overlay),
      );
      return { bundle, client: opened ?? client };
    },
    [Symbol.asyncDispose]: async () => {
      const last = opened;
      opened = undefined;
      await last?.[Symbol.asyncDispose]();
    },
  };
}
