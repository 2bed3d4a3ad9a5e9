/** What the tests of the wire share: bytes in, lines of text out. */
import {
  createDecoder,
  type DecoderEvent,
  type DecoderLimits,
  encodeFrame,
} from "../../../src/session/wire/decoder.ts";
import { decoderLimits } from "../../../src/session/wire/limits.ts";
import type { Message, TransportEnd } from "../../../src/session/wire/transport.ts";

export const hello: Message = { jsonrpc: "2.0", method: "hello" };

/** A frame around any text, whether it is a message or not. */
export function frame(body: string | Uint8Array): Buffer {
  const bytes = Buffer.from(body);
  return Buffer.concat([Buffer.from(`Content-Length: ${bytes.length}\r\n\r\n`), bytes]);
}

export function encode(...messages: readonly Message[]): Buffer {
  return Buffer.concat(messages.map(encodeFrame));
}

/** What the bytes give when they come in chunks that end at these places, and the stream ends after them. */
export function decode(
  bytes: Buffer | string,
  options: { cuts?: readonly number[]; limits?: Partial<DecoderLimits> } = {},
): readonly string[] {
  const all = Buffer.from(bytes);
  const decoder = createDecoder({ ...decoderLimits, ...options.limits });
  const events: DecoderEvent[] = [];
  const ends = [...new Set(options.cuts ?? [])]
    .sort((a, b) => a - b)
    .filter((cut) => cut > 0 && cut < all.length);
  let start = 0;
  for (const end of [...ends, all.length]) {
    events.push(...decoder.push(all.subarray(start, end)));
    start = end;
  }
  events.push(...decoder.finish());
  return events.map(print);
}

export function decodeByteByByte(bytes: Buffer | string): readonly string[] {
  return decode(bytes, { cuts: Array.from({ length: bytes.length * 4 }, (_, index) => index) });
}

export function print(event: DecoderEvent): string {
  return event.kind === "message"
    ? `message ${JSON.stringify(event.message)}`
    : `${event.violation.code}: ${event.violation.detail}`;
}

export function printEnd(end: TransportEnd): string {
  switch (end.kind) {
    case "exit":
      return `exit ${end.signal ?? end.code}`;
    case "violation":
      return `violation ${end.violation.code}: ${end.violation.detail}`;
    case "not-started":
      return `not started: ${end.message}`;
    case "closed":
      return "closed";
  }
}
