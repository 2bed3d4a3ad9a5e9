/**
 * A client that follows the working tree and checks it before each query. If files were edited, it notifies the running
 * servers. If more has changed, it starts them again. A query that already runs keeps the tree that it began with.
 */
import type { Host } from "../../platform/host.ts";
import type { Bundle } from "../bundle/bundle.ts";
import { questionCalled } from "../query/questions.ts";
import { type Client, type ClientOptions, openClient } from "./client.ts";
import type { ClientRequest } from "./request.ts";
import { withCurrentTree } from "./stale.ts";
import { askOver, createGate } from "./turns.ts";

/** Maximum number of concurrent queries to servers. */
const inFlightMax = 8;

export type LiveClient = AsyncDisposable & {
  /** Opens the client without a query. Throws a UserError if there is no repository or no such commit. */
  readonly open: () => Promise<Client>;
  /** `overlay`: texts that replace files for this query only, by path. */
  readonly ask: (
    request: ClientRequest,
    overlay?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly bundle: Bundle; readonly client: Client }>;
};

/**
 * Opens a client that follows the working tree; `lanser mcp` and the SDK use it, because a user edits files between two
 * queries. A stale answer is repeated once on the current tree.
 */
export function openLiveClient(host: Host, options: ClientOptions): LiveClient {
  // A replay sends one query after the other, so a recording must do the same.
  const gate = createGate(options.traceFolder === undefined ? inFlightMax : 1);
  let opened: Client | undefined;
  /** True if the tree was just checked for the next query. */
  let isJustOpened = false;

  /** Returns a client on the current tree. It runs alone, so that no query is in progress while the tree changes. */
  const fresh = async (): Promise<Client> => {
    if (opened !== undefined && ((await isAsItWas(opened)) || (await isCarried(opened)))) return opened;
    const old = opened;
    opened = undefined;
    await old?.[Symbol.asyncDispose]();
    opened = await openClient(host, options);
    return opened;
  };

  /**
   * True if the client moved to the new tree. After any failure a new client is opened, which reports the reason if it
   * fails again.
   */
  async function isCarried(client: Client): Promise<boolean> {
    return client.carry().catch(() => false);
  }

  async function isAsItWas({ tree, top }: Client): Promise<boolean> {
    return options.rev !== undefined || withCurrentTree(host, top, (_, now) => now === tree);
  }

  const once = async (request: ClientRequest, overlay: Readonly<Record<string, string>> | undefined) => {
    const known = opened;
    const isKnown = known !== undefined && (isJustOpened || (await isAsItWas(known)));
    isJustOpened = false;
    const client = isKnown ? known : await gate(true, fresh);
    const isAlone = overlay !== undefined || questionCalled(request.cmd).isAlone === true;
    const bundle = await gate(isAlone, () =>
      // Another query may have moved the client to a newer tree meanwhile.
      overlay === undefined ? (opened ?? client).ask(request) : askOver(opened ?? client, request, overlay),
    );
    return { bundle, client: opened ?? client };
  };

  return {
    open: async () => {
      opened ??= await gate(true, fresh);
      isJustOpened = true;
      return opened;
    },
    ask: async (request, overlay) => {
      const first = await once(request, overlay);
      // A file changed during the query. The second answer is about its current text, or is marked as stale.
      return first.bundle.meta.stale ? once(request, overlay) : first;
    },
    [Symbol.asyncDispose]: async () => {
      const last = opened;
      opened = undefined;
      await last?.[Symbol.asyncDispose]();
    },
  };
}
