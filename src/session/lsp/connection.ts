/** Connects JSON-RPC to a transport. Messages that the library would swallow or wait for are counted here first. */
import {
  createMessageConnection,
  type DataCallback,
  type Message as JsonRpcMessage,
  type MessageConnection,
  type MessageReader,
  type MessageWriter,
  ResponseError,
} from "vscode-jsonrpc/node";
import { count, type MutableFacts } from "../../servers/protocol/facts.ts";
import type { Message, Transport } from "../wire/transport.ts";
import { type AnswerContext, answerServer, takeNotification } from "./answers.ts";
import type { Ending } from "./ending.ts";

export type ConnectionOptions = Pick<AnswerContext, "section"> & {
  readonly transport: Transport;
  readonly rootUri: string;
  readonly folderName: string;
};

/** Maximum number of answers to requests that were never sent; after more, the server is ended. */
const unknownAnswersMax = 8;
/** Maximum number of requests between two messages of this client; more is a flood. */
const requestsInARowMax = 4_096;

/** Connects; `lookAgain` is called after every message. */
export function connect(
  options: ConnectionOptions,
  facts: MutableFacts,
  ending: Ending,
  lookAgain: () => void,
): { readonly connection: MessageConnection } {
  const { transport } = options;
  const awaited = new Set<unknown>();
  let unknownAnswers = 0;
  let requestsInARow = 0;
  let deliver: DataCallback = () => undefined;

  const end = (detail: string) => {
    ending.fire({ kind: "misbehaved", detail });
    void transport.close();
  };

  /** Takes a message; true if the connection should see it. */
  const take = (message: Message): boolean => {
    facts.received += 1;
    if (typeof message["method"] === "string") {
      if (!Object.hasOwn(message, "id")) {
        takeNotification(message["method"], message["params"], facts);
        return false;
      }
      requestsInARow += 1;
      if (requestsInARow > requestsInARowMax) end(`more than ${requestsInARowMax} requests in a row`);
      return true;
    }
    if (awaited.delete(message["id"])) return true;
    unknownAnswers += 1;
    count(facts.oddities, "answer to a question that was not asked");
    if (unknownAnswers > unknownAnswersMax)
      end(`more than ${unknownAnswersMax} answers to questions that were not asked`);
    return false;
  };

  const reader: MessageReader = {
    onError: () => nothingToDispose,
    onClose: () => nothingToDispose,
    onPartialMessage: () => nothingToDispose,
    listen: (callback) => {
      deliver = callback;
      return nothingToDispose;
    },
    dispose: () => undefined,
  };
  const writer: MessageWriter = {
    onError: () => nothingToDispose,
    onClose: () => nothingToDispose,
    write: (message) => {
      const plain = withoutUndefined(message);
      if (typeof plain["method"] === "string") {
        requestsInARow = 0;
        if (plain["id"] !== undefined) awaited.add(plain["id"]);
      }
      transport.send(plain);
      return Promise.resolve();
    },
    end: () => undefined,
    dispose: () => undefined,
  };

  const connection = createMessageConnection(reader, writer, silentLogger);
  const context: AnswerContext = {
    facts,
    section: options.section,
    folders: [{ uri: options.rootUri, name: options.folderName }],
  };
  connection.onRequest((method: string, params: unknown) => {
    const answer = answerServer(method, params, context);
    lookAgain();
    return answer.kind === "result" ? answer.result : new ResponseError(answer.code, answer.message);
  });
  connection.listen();
  transport.listen(
    (message) => {
      if (ending.end() !== undefined) return;
      if (take(message)) deliver(message as unknown as JsonRpcMessage);
      lookAgain();
    },
    (why) => ending.fire(why),
  );
  return { connection };
}

/** Removes undefined members: JSON has no undefined, so such a member does not exist. */
function withoutUndefined(message: object): Message {
  const entries = Object.entries(message).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Message;
}

const nothingToDispose = { dispose: () => undefined };
const silentLogger = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  log: () => undefined,
};
