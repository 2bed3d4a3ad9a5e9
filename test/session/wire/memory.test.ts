import { expect, test } from "vitest";
import { createMemoryPair, scriptServer } from "../../../src/session/wire/memory.ts";
import type { Message, Transport, TransportEnd } from "../../../src/session/wire/transport.ts";
import { hello, printEnd } from "./support.ts";

test("a scripted server answers a client, and its exit comes last", async () => {
  const { client, server } = createMemoryPair();
  const script = scriptServer(server);
  const heard = listen(client);
  client.send({ jsonrpc: "2.0", id: 1, method: "initialize" });
  client.send({ jsonrpc: "2.0", id: 2, method: "ask" });

  const initialize = await script.expect("initialize");
  script.notify("window/logMessage", { type: 3, message: "hello" });
  script.reply(initialize, { capabilities: {} });
  script.request(1, "workspace/configuration", { items: [] });
  script.replyError(await script.expect("ask"), -32603, "no");
  script.end({ kind: "exit", code: 0, signal: null });

  expect(await heard).toMatchInlineSnapshot(`
    "{"jsonrpc":"2.0","method":"window/logMessage","params":{"type":3,"message":"hello"}}
    {"jsonrpc":"2.0","id":1,"result":{"capabilities":{}}}
    {"jsonrpc":"2.0","id":1,"method":"workspace/configuration","params":{"items":[]}}
    {"jsonrpc":"2.0","id":2,"error":{"code":-32603,"message":"no"}}
    exit 0"
  `);
});

test("anything unexpected fails the script", async () => {
  const { client, server } = createMemoryPair();
  const script = scriptServer(server);
  client.send(hello);
  await expect(script.expect("initialize")).rejects.toThrow(
    'expected initialize, but received {"jsonrpc":"2.0","method":"hello"}',
  );
  const waiting = script.expect("shutdown");
  await client.close();
  await expect(waiting).rejects.toThrow("expected shutdown, but received the end");
  expect(await script.receive()).toBeUndefined();
});

test("each message comes in a turn of its own, when the promises of the one before are done", async () => {
  const { client, server } = createMemoryPair();
  const order: string[] = [];
  for (const method of ["a", "b"]) server.send({ jsonrpc: "2.0", method });
  server.end({ kind: "exit", code: 0, signal: null });
  await new Promise<void>((resolve) => {
    const onMessage = async (message: Message) => {
      order.push(`${message["method"]} came`);
      for (let depth = 0; depth < 100; depth++) await undefined;
      order.push(`${message["method"]} done`);
    };
    client.listen(
      (message) => void onMessage(message),
      () => resolve(),
    );
  });
  expect(order).toEqual(["a came", "a done", "b came", "b done"]);
});

test("what arrives shares nothing with what was sent, and has no undefined members", async () => {
  const { client, server } = createMemoryPair();
  const params = { list: [1] };
  client.send({ jsonrpc: "2.0", method: "m", params, more: undefined });
  params.list.push(2);
  const message = await scriptServer(server).receive();
  expect(message).toStrictEqual({ jsonrpc: "2.0", method: "m", params: { list: [1] } });
});

test("a client that closes hears no more, and the server hears what was sent before", async () => {
  const { client, server } = createMemoryPair();
  const heard = listen(client);
  const script = scriptServer(server);
  server.send(hello);
  client.send({ jsonrpc: "2.0", method: "last" });
  const closed = client.close();
  client.send({ jsonrpc: "2.0", method: "never" });
  await Promise.all([closed, client.close()]);
  expect(await heard).toBe("closed");
  expect((await script.expect("last"))["method"]).toBe("last");
  expect(await script.receive()).toBeUndefined();
});

test("a violation is an end like the others, and the first end counts", async () => {
  const { client, server } = createMemoryPair();
  server.end({ kind: "violation", violation: { code: "bad-json", detail: "x" } });
  server.end({ kind: "exit", code: 0, signal: null });
  server.send(hello);
  expect(await listen(client)).toBe("violation bad-json: x");
});

test("closing the server's end is an exit for the client, and closing without a listener is quiet", async () => {
  const { client, server } = createMemoryPair();
  server.send(hello);
  await server.close();
  expect(await listen(client)).toBe(`${JSON.stringify(hello)}\nexit 0`);
  await createMemoryPair().client.close();
});

test("standard error is what the server wrote", () => {
  const { client, server } = createMemoryPair();
  server.writeStderr("one\n");
  server.writeStderr("two\n");
  expect(client.stderrTail()).toBe("one\ntwo\n");
});

test("two listeners are a mistake of ours", () => {
  const { client } = createMemoryPair();
  client.listen(
    () => {},
    () => {},
  );
  expect(() =>
    client.listen(
      () => {},
      () => {},
    ),
  ).toThrow("one listener");
});

/** All that comes, in lines, when the end has come. */
function listen(transport: Transport): Promise<string> {
  const lines: string[] = [];
  return new Promise((resolve) => {
    const onEnd = (end: TransportEnd) => resolve([...lines, printEnd(end)].join("\n"));
    transport.listen((message) => lines.push(JSON.stringify(message)), onEnd);
  });
}
