/** Limits the length of lines. The protocol's own library ends the whole session if a line is longer. */
import { Transform } from "node:stream";

/** Enough for every call: an overlay is at most as large as a file that can be read. */
export const lineBytesMax = 8 * 1024 * 1024;

/** Enough for the members around the parameters of a request. */
const endBytesMax = 1_024;

/** Passes lines on. A longer line is dropped, `refuse` receives the answer to it, and the next line is read. */
export function boundedLines(bytesMax: number, refuse: (answer: string) => void): Transform {
  let held: Buffer[] = [];
  let size = 0;
  let first = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  const take = (piece: Buffer) => {
    size += piece.length;
    if (size <= bytesMax) return void held.push(piece);
    if (held.length > 0) first = Buffer.concat(held).subarray(0, endBytesMax);
    last = Buffer.concat([...held.slice(-1), last, piece]).subarray(-endBytesMax);
    held = [];
  };
  const end = (): Buffer | undefined => {
    const line = size <= bytesMax ? Buffer.concat(held) : undefined;
    if (line === undefined) refuse(refusal(first.toString(), last.toString(), bytesMax));
    [held, size, first, last] = [[], 0, Buffer.alloc(0), Buffer.alloc(0)];
    return line;
  };
  return new Transform({
    transform(chunk: Buffer | string, _encoding, done) {
      let rest = Buffer.from(chunk);
      for (let at = rest.indexOf(0x0a); at >= 0; at = rest.indexOf(0x0a)) {
        take(rest.subarray(0, at + 1));
        const line = end();
        if (line !== undefined) this.push(line);
        rest = rest.subarray(at + 1);
      }
      if (rest.length > 0) take(rest);
      done();
    },
    flush(done) {
      if (size > 0) {
        const line = end();
        if (line !== undefined) this.push(line);
      }
      done();
    },
  });
}

/**
 * Returns the error response. A client waits for the id of its request, which is at one of the two ends of the line.
 */
function refusal(first: string, last: string, bytesMax: number): string {
  const id =
    /^\s*\{(?:"jsonrpc":\s*"2\.0",\s*)?"id":\s*(\d{1,15}|"[^"\\]{1,200}")\s*,/u.exec(first)?.[1] ??
    /,\s*"id":\s*(\d{1,15}|"[^"\\]{1,200}")\s*(?:,\s*"jsonrpc":\s*"2\.0"\s*)?\}\s*$/u.exec(last)?.[1];
  const message = `the line is longer than ${bytesMax} bytes, so it was not read; ask about less at a time`;
  return `${JSON.stringify({ jsonrpc: "2.0", id: id === undefined ? null : JSON.parse(id), error: { code: -32600, message } })}\n`;
}
