import type { ChildProcess } from "node:child_process";
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { type Clock, type Host, realHost } from "../../../src/platform/host.ts";
import { childEnvironment } from "../../../src/session/wire/environment.ts";
import { stdioLimits } from "../../../src/session/wire/limits.ts";
import { openStdio, type StdioLimits } from "../../../src/session/wire/stdio.ts";
import type { Message, Transport, TransportEnd } from "../../../src/session/wire/transport.ts";
import { hello, printEnd } from "./support.ts";

/** What every script begins with: `say` a message, and `heard` is called with each message as text. */
const prelude = `
  const frame = (message) => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    return Buffer.concat([Buffer.from("Content-Length: " + body.length + "\\r\\n\\r\\n"), body]);
  };
  const { writeSync, closeSync } = require("node:fs");
  const write = (fd, bytes) => {
    bytes = Buffer.from(bytes);
    for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
  };
  const say = (message) => write(1, frame(message));
  const hear = (heard) => {
    let text = "";
    process.stdin.on("data", (chunk) => {
      text += chunk;
      for (let end; (end = text.indexOf("}")) >= 0; text = text.slice(end + 1)) heard(text.slice(text.indexOf("{"), end + 1));
    });
  };
  const stay = () => setInterval(() => {}, 1_000_000);
`;

describe("a server that behaves", () => {
  test("is sent messages and answers them, and its exit comes last", async () => {
    const run = open(
      `hear((text) => say({ method: "echo", params: [text] })); process.stdin.on("end", () => process.exit(0));`,
    );
    run.transport.send(hello);
    run.transport.send({ jsonrpc: "2.0", id: 1, method: "ask" });
    await run.messages(2);
    run.child().stdin?.end();
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"echo","params":["{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"hello\\"}"]}
      {"jsonrpc":"2.0","method":"echo","params":["{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"ask\\"}"]}
      exit 0"
    `);
  });

  test("gets in one piece what was sent in one go", async () => {
    const run = open(`
      process.stdin.once("data", (piece) => { say({ method: "heard", params: [String(piece).split("Content-Length").length - 1] }); process.exit(0); });
    `);
    const writes: string[] = [];
    const stdin = run.child().stdin;
    const writev = stdin?._writev?.bind(stdin);
    if (stdin !== null && writev !== undefined) {
      stdin._writev = (chunks, done) => {
        writes.push(`${chunks.length} messages`);
        writev(chunks, done);
      };
    }
    for (let id = 0; id < 4; id++) run.transport.send({ jsonrpc: "2.0", id, method: "ask" });
    expect([await run.end(), ...writes]).toMatchInlineSnapshot(`
      [
        "{"jsonrpc":"2.0","method":"heard","params":[4]}
      exit 0",
        "4 messages",
      ]
    `);
  });

  test("gets all that was written, however much of it waited", async () => {
    const run = open(`
      let count = 0;
      hear((text) => { if (++count === 200) { say({ method: "heard", params: [count, JSON.parse(text).params[0].length] }); process.exit(3); } });
    `);
    for (let index = 0; index < 200; index++)
      run.transport.send({ jsonrpc: "2.0", method: "m", params: ["x".repeat(10_000)] });
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"heard","params":[200,10000]}
      exit 3"
    `);
  });

  test("what it wrote right before its exit is delivered, to the last message", async () => {
    const run = open(
      `for (let index = 0; index < 3000; index++) say({ method: "m", params: [index] }); process.exit(0);`,
    );
    await run.end();
    expect(run.seen.map((message) => (message["params"] as number[])[0])).toEqual(
      Array.from({ length: 3000 }, (_, n) => n),
    );
  });

  test("also when nobody listened before the exit", async () => {
    const run = open(`say({ method: "m" }); process.exit(0);`, { isDeaf: true });
    await run.exited();
    run.listen();
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"m"}
      exit 0"
    `);
  });

  test("each message comes in a turn of its own, when the promises of the one before are done", async () => {
    const run = open(
      `write(1, Buffer.concat([1, 2, 3].map((id) => frame({ id, result: null })))); process.exit(0);`,
      { isDeaf: true },
    );
    const order: string[] = [];
    await new Promise<void>((resolve) => {
      const onMessage = async (message: Message) => {
        order.push(`${message["id"]} came`);
        for (let depth = 0; depth < 100; depth++) await undefined;
        order.push(`${message["id"]} done`);
      };
      run.transport.listen(
        (message) => void onMessage(message),
        () => resolve(),
      );
    });
    expect(order).toEqual(["1 came", "1 done", "2 came", "2 done", "3 came", "3 done"]);
  });

  test("is not read faster than its messages are taken", async () => {
    const run = open(
      `for (let index = 0; index < 40; index++) say({ method: "m", params: ["x".repeat(250_000)] });`,
    );
    let waitingMax = 0;
    run.onMessage = () => {
      waitingMax = Math.max(waitingMax, run.child().stdout?.readableLength ?? 0);
    };
    await run.end();
    expect(run.seen).toHaveLength(40);
    expect(waitingMax).toBeLessThanOrEqual(2 * 65_536);
  });

  test("leads a session and a process group of its own", async () => {
    const run = open(
      `say({ method: "stat", params: require("node:fs").readFileSync("/proc/self/stat", "utf8").split(" ").slice(4, 6) });`,
    );
    await run.end();
    expect(run.seen[0]?.["params"]).toEqual([String(run.pid()), String(run.pid())]);
  });

  test("has three descriptors, and none that we opened", async () => {
    const ours = openSync(import.meta.filename, "r");
    const given = givenDescriptors();
    // The fourth is the folder that is being listed. No frame, but the violation shows it.
    const end = await open("", { file: "/bin/ls", args: ["-m", "-v", "/proc/self/fd"] }).end();
    closeSync(ours);
    const listed = /"(.*)\\n"$/
      .exec(end)?.[1]
      ?.split(", ")
      .filter((name) => !given.includes(name));
    expect(given).not.toContain(String(ours));
    expect(listed).toEqual(["0", "1", "2", "3"]);
  });
});

describe("the environment of a server", () => {
  test("is the allowlist, whatever ours holds", async () => {
    const secrets = {
      GITHUB_TOKEN: "canary",
      GITHUB_ENV: "/canary",
      ACTIONS_RUNTIME_TOKEN: "canary",
      ACTIONS_ID_TOKEN_REQUEST_URL: "canary",
      INPUT_TOKEN: "canary",
      NODE_OPTIONS: "--no-deprecation",
      PYTHONPATH: "/canary",
      LD_LIBRARY_PATH: "/canary",
      RUNNER_TEMP: "/canary",
      RUNNER_TRACKING_ID: "github_1",
    };
    const before = { ...process.env };
    Object.assign(process.env, secrets);
    const env = childEnvironment({
      host: realHost(),
      path: "/usr/bin:/bin",
      forbiddenFolders: ["/repo"],
      scratch: "/scratch",
      profile: { PYRIGHT_PYTHON_GLOBAL_NODE: "off" },
    });
    const run = open(`say({ method: "env", params: process.env }); process.exit(0);`, { env });
    await run.end();
    for (const name of Object.keys(secrets)) delete process.env[name];
    Object.assign(process.env, before);
    expect(run.seen[0]?.["params"]).toMatchInlineSnapshot(`
      {
        "HOME": "/scratch/home",
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "PATH": "/usr/bin:/bin",
        "PYRIGHT_PYTHON_GLOBAL_NODE": "off",
        "RUNNER_TRACKING_ID": "github_1",
        "SOURCE_DATE_EPOCH": "315532800",
        "TMPDIR": "/scratch/tmp",
        "TZ": "UTC",
        "XDG_CACHE_HOME": "/scratch/cache",
        "XDG_CONFIG_HOME": "/scratch/config",
        "XDG_DATA_HOME": "/scratch/data",
      }
    `);
  });
});

describe("a server that dies", () => {
  test("by SIGKILL", async () => {
    const run = open(`say({ method: "m" }); process.kill(process.pid, "SIGKILL");`);
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"m"}
      exit SIGKILL"
    `);
  });

  test("with exit 0 in the middle of a request", async () => {
    const run = open(`hear(() => process.exit(0));`);
    run.transport.send({ jsonrpc: "2.0", id: 1, method: "ask" });
    expect(await run.end()).toMatchInlineSnapshot(`"exit 0"`);
  });

  test("in the middle of a frame: what is whole is delivered", async () => {
    const run = open(
      `write(1, Buffer.concat([frame({ method: "whole" }), frame({ method: "cut" }).subarray(0, 30)])); process.exit(1);`,
    );
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"whole"}
      exit 1"
    `);
  });

  test("and is sent more: nothing is thrown, the exit says it all", async () => {
    const run = open(`closeSync(0); say({ method: "deaf" }); stay();`);
    await run.messages(1);
    for (let index = 0; index < 10; index++)
      run.transport.send({ jsonrpc: "2.0", method: "m", params: ["x".repeat(100_000)] });
    process.kill(run.pid(), "SIGKILL");
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"deaf"}
      exit SIGKILL"
    `);
    run.transport.send(hello);
  });

  test("with what it last wrote to standard error", async () => {
    const run = open(`throw new Error("out of ideas")`);
    expect(await run.end()).toMatchInlineSnapshot(`"exit 1"`);
    expect(run.transport.stderrTail()).toContain("Error: out of ideas");
  });

  test("leaving a helper of its group that holds standard output: the helper is ended too", async () => {
    const run = open(`
      const { spawn } = require("node:child_process");
      const helper = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"], { stdio: "inherit" });
      helper.on("spawn", () => { say({ method: "helper", params: [helper.pid] }); process.exit(0); });
    `);
    expect((await run.end()).replace(/\d+\]/, "pid]")).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"helper","params":[pid]}
      exit 0"
    `);
    await run.transport.close();
    expect(group(run.pid())).toEqual([]);
  });

  test("leaving a daemon that holds standard output: after the grace it is not waited for", async () => {
    const run = open(
      `
      const { spawn } = require("node:child_process");
      const daemon = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"], { stdio: "inherit", detached: true });
      daemon.on("spawn", () => { write(2, String(daemon.pid)); say({ method: "daemon" }); process.exit(0); });
    `,
      { clock: "by hand" },
    );
    await run.messages(1);
    await run.clock.waits(1);
    expect(run.isOver()).toBe(false);
    run.clock.fire();
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"daemon"}
      exit 0"
    `);
  });

  test("leaving a daemon that goes on writing: not more than one more frame is read, whatever the clock says", async () => {
    const run = open(
      `
      const { spawn } = require("node:child_process");
      const flood = "const { writeSync } = require('node:fs'); const line = Buffer.from('Content-Length: 30\\\\r\\\\n\\\\r\\\\n{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"m\\"}'.repeat(1000)); for (;;) { for (let at = 0; at < line.length; ) at += writeSync(1, line, at); }";
      const daemon = spawn(process.execPath, ["-e", flood], { stdio: ["ignore", "inherit", "ignore"], detached: true });
      daemon.on("spawn", () => process.exit(0));
    `,
      { clock: "by hand", limits: { frameBytesMax: 1_000_000 } },
    );
    expect((await run.end()).split("\n").at(-1)).toBe("exit 0");
  });
});

describe("a daemon that holds the streams, and a consumer that is slow", () => {
  const daemon = `
    const daemon = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"], { stdio: "inherit", detached: true });
    daemon.on("spawn", () => { write(2, String(daemon.pid)); last(); process.exit(0); });
  `;

  test("when the grace passes in the middle of the delivery, all that was written is delivered still", async () => {
    const run = open(
      `const last = () => write(1, Buffer.concat(Array.from({ length: 2000 }, (_, id) => frame({ id, result: null }))));${daemon}`,
      {
        clock: "by hand",
        isDeaf: true,
      },
    );
    await run.exited();
    run.onMessage = (message) => {
      if (message["id"] === 0) run.clock.fire();
    };
    run.listen();
    await run.messages(2000);
    expect(run.isOver()).toBe(false);
    run.clock.fire();
    await run.end();
    expect(run.seen).toHaveLength(2000);
  });

  test("after a violation only the grace is waited for", async () => {
    const run = open(
      `const last = () => { write(1, "oops\\n"); write(1, Buffer.alloc(50_000)); };${daemon}`,
      { clock: "by hand" },
    );
    await run.clock.waits(1);
    run.clock.fire();
    expect(await run.end()).toMatchInlineSnapshot(
      `"violation bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "oops\\n""`,
    );
  });
});

describe("a server that does not end", () => {
  test("when told to: SIGTERM, and after the grace SIGKILL for the whole group", async () => {
    const run = open(
      `
      process.on("SIGTERM", () => {});
      const helper = require("node:child_process").spawn(process.execPath, ["-e", "process.on('SIGTERM', () => {}); process.send(0); setInterval(() => {}, 1e6)"], { stdio: ["inherit", "inherit", "inherit", "ipc"] });
      helper.on("message", () => say({ method: "ready" }));
      stay();
    `,
      { clock: "by hand" },
    );
    await run.messages(1);
    expect(group(run.pid())).toHaveLength(2);
    const closed = run.transport.close();
    await run.clock.waits(1);
    expect(run.signals).toEqual(["SIGTERM"]);
    expect(group(run.pid())).toHaveLength(2);
    run.clock.fire();
    await closed;
    expect(run.signals.slice(0, 2)).toEqual(["SIGTERM", "SIGKILL"]);
    expect(group(run.pid())).toEqual([]);
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"ready"}
      closed"
    `);
  });

  test("because it is stopped", async () => {
    const run = open(`say({ method: "ready" }); process.kill(process.pid, "SIGSTOP");`, { clock: "by hand" });
    await run.messages(1);
    const closed = run.transport.close();
    run.clock.fire();
    await closed;
    expect(group(run.pid())).toEqual([]);
  });

  test("but closes its standard output: after the grace that is a violation", async () => {
    const run = open(`say({ method: "last" }); closeSync(1); stay();`, { clock: "by hand" });
    await run.clock.waits(1);
    run.clock.fire();
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"last"}
      violation output-closed: the server closed standard output but did not exit"
    `);
    expect(run.signals[0]).toBe("SIGKILL");
  });

  test("but does not read: what waits for it is limited", async () => {
    const run = open("stay();", { limits: { sendQueueBytesMax: 1_000_000 } });
    for (let index = 0; index < 30; index++)
      run.transport.send({ jsonrpc: "2.0", method: "m", params: ["x".repeat(50_000)] });
    expect(await run.end()).toMatchInlineSnapshot(
      `"violation input-not-read: the server left more than 1000000 bytes unread"`,
    );
  });
});

describe("a server that writes what it should not", () => {
  test("a log line on standard output", async () => {
    const run = open(`say({ method: "first" }); console.log("listening"); say({ method: "never" }); stay();`);
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"first"}
      violation bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "listening\\n""
    `);
    await run.transport.close();
    expect(group(run.pid())).toEqual([]);
  });

  test("a log line and its exit at once: the line is the reason, whichever is noticed first", async () => {
    const run = open(`console.log("usage: server --stdio"); process.exit(2);`);
    expect(await run.end()).toMatchInlineSnapshot(
      `"violation bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "usage: server --stdio\\n""`,
    );
  });

  test("a prompt, and waits: it is not waited for longer than the grace", async () => {
    const run = open(`write(1, "> "); stay();`, { clock: "by hand" });
    await run.clock.waits(1);
    expect(run.isOver()).toBe(false);
    run.clock.fire();
    expect(await run.end()).toMatchInlineSnapshot(
      `"violation bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "> ""`,
    );
  });

  test("a prompt without a line's end before its exit", async () => {
    const run = open(`write(1, "> "); process.exit(0);`, { clock: "by hand" });
    expect(await run.end()).toMatchInlineSnapshot(
      `"violation bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "> ""`,
    );
  });

  test("16 MiB of garbage", async () => {
    const run = open(`write(1, Buffer.alloc(16 * 1024 * 1024, "x"));`);
    expect((await run.end()).slice(0, 120)).toMatchInlineSnapshot(
      `"violation bad-header: a header must begin with Content-Length or Content-Type, but the server sent: "xxxxxxxxxxxxxxxxxxx"`,
    );
  });

  test("a frame that is no message, after one that is", async () => {
    const run = open(`say({ method: "first" }); say({ id: 1 }); stay();`);
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"first"}
      violation bad-message: the response has no result and no error: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1}""
    `);
  });

  test("20 MB to standard error: it is not blocked, and the last 8 MiB are kept", async () => {
    const run = open(`
      const line = "::error::" + "x".repeat(990) + "\\n";
      write(2, line.repeat(20_000));
      write(2, "the last line");
      say({ method: "done" });
      process.exit(0);
    `);
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"done"}
      exit 0"
    `);
    expect(run.transport.stderrTail()).toHaveLength(stdioLimits.stderrBytesMax);
    expect(run.transport.stderrTail().endsWith("x\nthe last line")).toBe(true);
  });
});

describe("a server that cannot be started", () => {
  test("because there is no such program", async () => {
    const run = open("", { file: "/no/such/program" });
    expect(await run.end()).toMatchInlineSnapshot(
      `"not started: the server did not start (ENOENT): the program or the working folder does not exist"`,
    );
    run.transport.send(hello);
    await run.transport.close();
    expect(run.transport.stderrTail()).toBe("");
  });

  test("because there is no such working folder", async () => {
    expect(await open("", { cwd: "/no/such/folder" }).end()).toMatchInlineSnapshot(
      `"not started: the server did not start (ENOENT): the program or the working folder does not exist"`,
    );
  });

  test("because it is not executable", async () => {
    expect(await open("", { file: script("plain", "x", 0o644) }).end()).toMatchInlineSnapshot(
      `"not started: the server did not start (EACCES): the program is not executable"`,
    );
  });

  test("because an argument cannot be passed on, which Node throws at once", async () => {
    expect(await open("", { args: ["a\0b"] }).end()).toMatchInlineSnapshot(
      `"not started: the server did not start (ERR_INVALID_ARG_VALUE): the system refused to start it"`,
    );
  });

  test("because it was made for another machine: the system's shell is given it instead, so it ends by itself", async () => {
    const run = open("", { file: script("elf", `\x7fELF\x02\x01\x01${"\0".repeat(200)}`, 0o755) });
    expect(await run.end()).toMatch(/^exit (2|126|127)$/);
  });
});

describe("closing", () => {
  test("ends the process and its group, tells the end once, and can be repeated", async () => {
    const run = open(
      `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"], { stdio: "inherit" }).on("spawn", () => say({ method: "ready" })); stay();`,
    );
    await run.messages(1);
    const closed = run.transport.close();
    expect(run.transport.close()).toBe(closed);
    await closed;
    expect(group(run.pid())).toEqual([]);
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"ready"}
      closed"
    `);
    await run.transport.close();
    expect(run.ends).toHaveLength(1);
  });

  test("before anybody listened", async () => {
    const run = open("stay();", { isDeaf: true });
    await run.transport.close();
    expect(group(run.pid())).toEqual([]);
    run.listen();
    expect(await run.end()).toBe("closed");
  });

  test("in the middle of a delivery: no message comes after it", async () => {
    const run = open(`write(1, Buffer.concat([frame({ method: "a" }), frame({ method: "b" })])); stay();`);
    run.onMessage = () => void run.transport.close();
    expect(await run.end()).toMatchInlineSnapshot(`
      "{"jsonrpc":"2.0","method":"a"}
      closed"
    `);
  });

  test("from the end itself, after an exit of its own: that stays the end", async () => {
    const run = open(`process.exit(7);`);
    expect(await run.end()).toBe("exit 7");
    await run.transport.close();
    expect(run.ends).toHaveLength(1);
  });

  test("two listeners are a mistake of ours", async () => {
    const run = open("stay();");
    expect(() => run.listen()).toThrow("one listener");
    await run.transport.close();
  });
});

/* ------------------------------------------------------------------------------------------------------------------ */

type Run = {
  readonly transport: Transport;
  readonly seen: Message[];
  readonly ends: TransportEnd[];
  /** What was sent to the group, without the questions whether it is still there. */
  readonly signals: string[];
  readonly clock: HandClock;
  readonly child: () => ChildProcess;
  readonly pid: () => number;
  readonly isOver: () => boolean;
  readonly listen: () => void;
  readonly messages: (count: number) => Promise<void>;
  readonly exited: () => Promise<void>;
  /** Waits for the end, and tells all that came. */
  readonly end: () => Promise<string>;
  onMessage: (message: Message) => void;
};

type OpenOptions = {
  readonly file?: string;
  readonly args?: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly limits?: Partial<StdioLimits>;
  readonly clock?: "by hand";
  readonly isDeaf?: boolean;
};

const opened: Run[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const run of opened.splice(0)) {
    endDaemon(run);
    const closed = run.transport.close();
    run.clock.fire();
    await closed;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function open(body: string, options: OpenOptions = {}): Run {
  const real = realHost();
  const clock = handClock(real.clock);
  let child: ChildProcess | undefined;
  let exited: Promise<void> = Promise.resolve();
  const signals: string[] = [];
  const host: Pick<Host, "spawn" | "kill" | "clock"> = {
    clock: options.clock === "by hand" ? clock : real.clock,
    spawn: (request) => {
      const started = real.spawn(request);
      child = started;
      exited = new Promise((resolve) => started.once("exit", () => resolve()));
      return started;
    },
    kill: (pid, signal) => {
      if (signal !== 0) signals.push(signal);
      return real.kill(pid, signal);
    },
  };
  const request = {
    file: options.file ?? process.execPath,
    args: options.args ?? ["-e", prelude + body],
    cwd: options.cwd ?? tmpdir(),
    env: options.env ?? {},
    detached: false,
  };
  const transport = openStdio(host, request, { ...stdioLimits, ...options.limits });
  const changes = new EventTarget();
  const change = () => changes.dispatchEvent(new Event("change"));
  const until = async (isMet: () => boolean) => {
    while (!isMet())
      await new Promise((resolve) => changes.addEventListener("change", resolve, { once: true }));
  };
  const run: Run = {
    transport,
    seen: [],
    ends: [],
    signals,
    clock,
    child: () => child ?? fail("no child"),
    pid: () => child?.pid ?? fail("no process"),
    isOver: () => run.ends.length > 0,
    listen: () =>
      transport.listen(
        (message) => {
          if (run.isOver()) fail("a message after the end");
          run.seen.push(message);
          run.onMessage(message);
          change();
        },
        (end) => {
          run.ends.push(end);
          change();
        },
      ),
    messages: (count) => until(() => run.seen.length >= count || run.isOver()),
    exited: () => exited,
    end: async () => {
      await until(run.isOver);
      const lines = run.seen.map((message) => JSON.stringify(message)).concat(run.ends.map(printEnd));
      return lines.join("\n");
    },
    onMessage: () => {},
  };
  opened.push(run);
  if (options.isDeaf !== true) run.listen();
  return run;
}

type HandClock = Clock & {
  /** Waits until so many waits of the whole grace were begun. */
  readonly waits: (count: number) => Promise<void>;
  /** Time passes: every wait is over. */
  readonly fire: () => void;
};

/** The grace passes when a test says so; the short waits between two questions to the kernel pass by themselves. */
function handClock(real: Clock): HandClock {
  const waiting = new Set<() => void>();
  const begun = new EventTarget();
  let count = 0;
  return {
    now: () => 0,
    after: (ms, fire) => {
      if (ms < stdioLimits.graceMsMax) return real.after(ms, fire);
      waiting.add(fire);
      count++;
      begun.dispatchEvent(new Event("wait"));
      return () => waiting.delete(fire);
    },
    waits: async (wanted) => {
      while (count < wanted)
        await new Promise((resolve) => begun.addEventListener("wait", resolve, { once: true }));
    },
    fire: () => {
      for (const fire of [...waiting]) {
        waiting.delete(fire);
        fire();
      }
    },
  };
}

/** The processes of a group that are not only waiting to be reaped. */
function group(id: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const [state, , groupId] = readFileSync(`/proc/${name}/stat`, "utf8")
          .replace(/^.*\) /s, "")
          .split(" ");
        return groupId === String(id) && state !== "Z";
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** The daemons of these tests write their number to standard error; they are in no group that the transport ends. */
function endDaemon(run: Run): void {
  const pid = /^\d+$/.exec(run.transport.stderrTail())?.[0];
  if (pid !== undefined) realHost().kill(Number(pid), "SIGKILL");
}

/** What we were started with ourselves and did not ask for: the same file under the same number in our parent. */
function givenDescriptors(): string[] {
  const target = (folder: string, name: string) => {
    try {
      return readlinkSync(`${folder}/${name}`);
    } catch {
      return undefined;
    }
  };
  return readdirSync("/proc/self/fd").filter((name) => {
    const own = target("/proc/self/fd", name);
    return Number(name) > 3 && own !== undefined && own === target(`/proc/${process.ppid}/fd`, name);
  });
}

function script(name: string, text: string, mode: number): string {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, text, "latin1");
  chmodSync(file, mode);
  return file;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "lanser-wire-"));
  folders.push(folder);
  return folder;
}

function fail(message: string): never {
  throw new Error(message);
}
