/**
 * Reads objects with `git cat-file --batch`: one process answers all requests, in their order. A process for each
 * object would take some milliseconds each time.
 */
import type { ChildProcess } from "node:child_process";
import type { Cancel, Clock } from "../platform/host.ts";
import { DamagedObjects, GitFailed, isDamage, timeoutText, wasEnded } from "./damage.ts";

export type ObjectType = "blob" | "tree" | "commit" | "tag";

/** Answer to one request. `too-large` has the size but no content. */
export type BatchAnswer =
  | { readonly kind: "object"; readonly type: ObjectType; readonly bytes: Buffer }
  | { readonly kind: "too-large"; readonly type: ObjectType; readonly size: number }
  | { readonly kind: "missing" };

type Pending = {
  readonly bytesMax: number;
  readonly resolve: (answer: BatchAnswer) => void;
  readonly reject: (error: Error) => void;
};

type Body = {
  readonly pending: Pending;
  readonly type: ObjectType;
  readonly size: number;
  readonly pieces: Buffer[];
  /** Number of bytes still to come: the content and the line feed after it. */
  left: number;
};

const headerBytesMax = 4096;

/** The running process, with a queue of requests. git answers in the order of the requests. */
export class BatchReader {
  readonly #child: ChildProcess;
  readonly #clock: Clock;
  readonly #silentMsMax: number;
  readonly #isWhole: boolean;
  readonly #ended: Promise<void>;
  /** Requests without an answer, oldest first. */
  readonly #asked: Pending[] = [];
  #header = Buffer.alloc(0);
  /** End of the text on standard error. */
  #message = "";
  #body: Body | undefined;
  #failure: Error | undefined;
  #cancel: Cancel | undefined;

  /**
   * Takes over a running process. If the process owes an answer and prints nothing for `silentMsMax`, it is killed and
   * all requests fail: a named pipe among the objects blocks git for ever. `isWhole` is false for `--batch-check`,
   * which prints no content; then every answer is `too-large`.
   */
  constructor(child: ChildProcess, clock: Clock, silentMsMax: number, isWhole = true) {
    this.#isWhole = isWhole;
    this.#child = child;
    this.#clock = clock;
    this.#silentMsMax = silentMsMax;
    child.stdout?.on("data", (piece: Buffer) => this.#take(piece));
    child.stderr?.on("data", (piece: Buffer) => this.#keep(piece));
    child.stdin?.on("error", () => {});
    this.#ended = new Promise((resolve) => {
      child.on("error", (error) => {
        this.#fail(error);
        resolve();
      });
      child.on("close", (code) => {
        this.#fail(this.#endedWith(code));
        resolve();
      });
    });
  }

  /**
   * Reads an object. `id` must be an object id, because git would resolve anything else as a revision. The content of
   * an object larger than `bytesMax` is skipped, and the answer is `too-large`.
   */
  read(id: string, bytesMax: number): Promise<BatchAnswer> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#asked.push({ bytesMax, resolve, reject });
      this.#child.stdin?.write(`${id}\n`);
      if (this.#cancel === undefined) this.#watch();
    });
  }

  /** Ends the process and waits for its end, so that the scratch folder can be deleted. */
  async close(): Promise<void> {
    this.#child.stdin?.end();
    this.#child.kill("SIGKILL");
    await this.#ended;
  }

  /** Kills the process. Requests without an answer and all later requests fail with this error. */
  stop(why: Error): void {
    this.#fail(why);
    this.#child.kill("SIGKILL");
  }

  #endedWith(code: number | null): Error {
    if (isDamage(this.#message)) return new DamagedObjects("cat-file", this.#message.trim());
    return code === null
      ? new GitFailed("cat-file", wasEnded)
      : new Error(`git cat-file --batch ended with code ${code}`);
  }

  #keep(piece: Buffer): void {
    this.#message = (this.#message + piece.toString("latin1")).slice(-headerBytesMax);
  }

  #watch(): void {
    this.#cancel?.();
    const owes = this.#failure === undefined && (this.#asked.length > 0 || this.#body !== undefined);
    const giveUp = () => this.stop(new GitFailed("cat-file", timeoutText(this.#silentMsMax)));
    this.#cancel = owes ? this.#clock.after(this.#silentMsMax, giveUp) : undefined;
  }

  #take(piece: Buffer): void {
    let rest = piece;
    while (rest.length > 0 && this.#failure === undefined) {
      rest = this.#body === undefined ? this.#takeHeader(rest) : this.#takeBody(this.#body, rest);
    }
    this.#watch();
  }

  #takeHeader(piece: Buffer): Buffer {
    const end = piece.indexOf(0x0a);
    const line = Buffer.concat([this.#header, end < 0 ? piece : piece.subarray(0, end)]);
    if (line.length > headerBytesMax) return this.#broken("a header without an end");
    if (end < 0) {
      this.#header = line;
      return Buffer.alloc(0);
    }
    this.#header = Buffer.alloc(0);
    this.#begin(line.toString("latin1"));
    return piece.subarray(end + 1);
  }

  #begin(line: string): void {
    const pending = this.#asked.shift();
    if (pending === undefined) return void this.#broken("an answer without a request");
    const match = /^[0-9a-f]+ (blob|tree|commit|tag) ([0-9]+)$/.exec(line);
    if (match !== null) {
      const size = Number(match[2]);
      if (!this.#isWhole) pending.resolve({ kind: "too-large", type: match[1] as ObjectType, size });
      else this.#body = { pending, type: match[1] as ObjectType, size, pieces: [], left: size + 1 };
    } else if (line.endsWith(" missing")) {
      pending.resolve({ kind: "missing" });
    } else {
      pending.reject(new Error(`git cat-file --batch answered: ${line.slice(0, 200)}`));
    }
  }

  #takeBody(body: Body, piece: Buffer): Buffer {
    const taken = piece.subarray(0, body.left);
    body.left -= taken.length;
    if (body.size <= body.pending.bytesMax) body.pieces.push(taken);
    if (body.left === 0) {
      this.#body = undefined;
      body.pending.resolve(
        body.size > body.pending.bytesMax
          ? { kind: "too-large", type: body.type, size: body.size }
          : { kind: "object", type: body.type, bytes: Buffer.concat(body.pieces).subarray(0, body.size) },
      );
    }
    return piece.subarray(taken.length);
  }

  #broken(what: string): Buffer {
    this.#fail(new Error(`git cat-file --batch sent ${what}`));
    return Buffer.alloc(0);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#body?.pending.reject(this.#failure);
    this.#body = undefined;
    for (const pending of this.#asked.splice(0)) pending.reject(this.#failure);
    this.#watch();
  }
}
