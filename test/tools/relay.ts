/** A registry on loopback: what is its own it answers itself, and for all else it asks the one that npm uses here. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Relay = { readonly url: string } & AsyncDisposable;
export type Answer = { readonly type: string; readonly body: (url: string) => string | Buffer };

/** The path of every request is added to `asked`. */
export async function relayTo(
  upstream: string,
  asked: string[],
  own: Readonly<Record<string, Answer>> = {},
): Promise<Relay> {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    const answer = own[path];
    if (answer !== undefined) {
      response.writeHead(200, { "content-type": answer.type }).end(answer.body(address()));
      return;
    }
    const { accept = "*/*" } = request.headers;
    fetch(new URL(`.${path}`, upstream), { headers: { accept } })
      .then(async (answered) => {
        response.writeHead(answered.status, { "content-type": answered.headers.get("content-type") ?? "" });
        response.end(Buffer.from(await answered.arrayBuffer()));
      })
      .catch((error: Error) => response.writeHead(502).end(error.message));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url: address(),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The one that npm uses here. */
export function registry(): string {
  return execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
}
