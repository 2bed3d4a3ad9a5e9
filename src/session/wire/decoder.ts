/**
 * Decodes bytes to messages: the frames of the LSP base protocol, and nothing that only looks like them. Every byte of
 * a header is read once; the bytes of a body are copied only when they come in pieces. The result depends on the bytes
 * alone, never on how they were cut into chunks. After a violation nothing more is delivered: the next frame of a
 * broken stream cannot be found reliably.
 */

import { readMember } from "../../model/json.ts";
import type { Message, Violation, ViolationCode } from "./transport.ts";

// Checks one message against JSON-RPC 2.0 and the LSP.

/** Returns what is wrong with an object as a message, in words; undefined for a valid message. */
function messageFault(message: object): string | undefined {
  if (readMember(message, "jsonrpc") !== "2.0") return 'a message without "jsonrpc": "2.0"';
  if (Object.hasOwn(message, "method")) return requestFault(message);
  return Object.hasOwn(message, "id") ? responseFault(message) : "a message with neither a method nor an id";
}

function requestFault(message: object): string | undefined {
  if (typeof readMember(message, "method") !== "string") return "a method that is not a string";
  if (Object.hasOwn(message, "result") || Object.hasOwn(message, "error"))
    return "a request with a result or an error";
  if (Object.hasOwn(message, "id") && !isId(readMember(message, "id"))) return badId;
  const params = readMember(message, "params");
  // JSON-RPC has no null here, but several servers write one where there are no parameters.
  return params === undefined || typeof params === "object"
    ? undefined
    : "params that are neither an object nor an array";
}

function responseFault(message: object): string | undefined {
  const hasError = Object.hasOwn(message, "error");
  const id = readMember(message, "id");
  // A server that could not read the id of a request answers with null.
  if (!isId(id) && !(id === null && hasError)) return badId;
  if (!hasError)
    return Object.hasOwn(message, "result") ? undefined : "a response with neither a result nor an error";
  // The TypeScript server written in Go declares `result` without omitzero: its errors carry "result": null.
  const result = readMember(message, "result");
  if (result !== undefined && result !== null) return "a response with both a result and an error";
  return isResponseError(readMember(message, "error"))
    ? undefined
    : "an error without an integer code and a message";
}

function isResponseError(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    Number.isSafeInteger(readMember(error, "code")) &&
    typeof readMember(error, "message") === "string"
  );
}

const idCharsMax = 64;
const badId = `an id that is neither a safe integer nor a string of at most ${idCharsMax} characters`;

function isId(id: unknown): boolean {
  return typeof id === "string" ? id.length <= idCharsMax : Number.isSafeInteger(id);
}

export type DecoderLimits = {
  /** Maximum size of the whole header block with its empty line. */
  readonly headerBytesMax: number;
  /** Maximum size of the body of one frame; at most `frameBytesHardMax`. */
  readonly frameBytesMax: number;
  /** Maximum depth of nested arrays and objects; the message itself is the first. */
  readonly depthMax: number;
};

export type DecoderEvent =
  /** `bytes` is the length of the body. */
  | { readonly kind: "message"; readonly message: Message; readonly bytes: number }
  | { readonly kind: "violation"; readonly violation: Violation };

export type Decoder = {
  /** Takes the next bytes and returns what they completed, in order. It keeps no reference to the chunk. */
  readonly push: (chunk: Uint8Array) => readonly DecoderEvent[];
  /**
   * Ends the stream, or gives up waiting for it. Returns a violation that is certain but still waited for the rest of
   * its line; a frame that was cut off is not one.
   */
  readonly finish: () => readonly DecoderEvent[];
  /** True when a violation is certain and only the rest of its line, for the description, is missing. */
  readonly isDoomed: () => boolean;
  readonly stats: Readonly<DecoderStats>;
};

/** The work done, so that a test can see that it is linear without a clock. */
export type DecoderStats = {
  frames: number;
  bytesPushed: number;
  /** Bytes read one by one in a header. */
  bytesStepped: number;
  /** Bytes of bodies moved into the buffer, and from a smaller buffer to a larger. */
  bytesCopied: number;
  /** Bytes that the buffer takes now, and the most that it ever took. */
  bytesReserved: number;
  bytesReservedMax: number;
};

/** Twice this is still a string that Node can hold. */
export const frameBytesHardMax = 256 * 1024 * 1024;

/** Number of bytes of wrong input that a violation shows. */
const shownBytesMax = 200;
/** A buffer of this size is kept for the next body. */
const reservedBytesKept = 64 * 1024;
const contentLengthMin = 2;
const contentLengthDigitsMax = 10;
const badLength = `a length must be 1 to ${contentLengthDigitsMax} digits`;

const CR = 0x0d;
const LF = 0x0a;
const SPACE = 0x20;
const COLON = 0x3a;

const lengthName = Buffer.from("content-length:");
const typeName = Buffer.from("content-type:");
const sharedNameBytes = "content-".length;

/** The protocol knows one charset; "utf8" is how its first version wrote it. */
const otherCharset = /;[ \t]*charset[ \t]*=(?![ \t]*"?utf-?8"?[ \t]*(?:;|$))/i;

const noEvents: readonly DecoderEvent[] = [];

/** State of the grammar for the next byte. "doomed" is the rest of a line that is already wrong; "over" is final. */
type Place =
  | "name"
  | "length-spaces"
  | "length-digits"
  | "type"
  | "line-end"
  | "block-end"
  | "body"
  | "doomed"
  | "over";

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a state machine over one buffer.
export function createDecoder(limits: DecoderLimits): Decoder {
  if (limits.frameBytesMax > frameBytesHardMax)
    throw new RangeError(`frameBytesMax is above ${frameBytesHardMax}`);

  const stats: DecoderStats = {
    frames: 0,
    bytesPushed: 0,
    bytesStepped: 0,
    bytesCopied: 0,
    bytesReserved: 0,
    bytesReservedMax: 0,
  };

  let place: Place = "name";
  /** The line being read, kept for the sentence of a violation. */
  const line = Buffer.alloc(Math.max(limits.headerBytesMax, shownBytesMax));
  let column = 0;
  let headerBytes = 0;
  let name = lengthName;
  let digits = 0;
  let value = 0;
  let contentLength: number | undefined;
  let hasContentType = false;
  let doom: { readonly code: ViolationCode; readonly why: string } | undefined;

  let buffer = Buffer.alloc(0);
  let buffered = 0;

  return { push, finish, isDoomed: () => place === "doomed", stats };

  function push(chunk: Uint8Array): readonly DecoderEvent[] {
    if (place === "over") return noEvents;
    stats.bytesPushed += chunk.length;
    const bytes = Buffer.isBuffer(chunk)
      ? chunk
      : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let events: DecoderEvent[] | undefined;
    let at = 0;
    while (at < bytes.length) {
      let event: DecoderEvent | undefined;
      if (place === "body") {
        const end = Math.min(at + (contentLength ?? 0) - buffered, bytes.length);
        event = takeBody(bytes, at, end);
        at = end;
      } else {
        event = takeHeaderByte(bytes[at] ?? 0);
        at++;
      }
      if (event === undefined) continue;
      if (events === undefined) events = [event];
      else events.push(event);
      if (event.kind === "violation") break;
    }
    return events ?? noEvents;
  }

  function finish(): readonly DecoderEvent[] {
    return place === "doomed" ? [showDoom()] : noEvents;
  }

  function takeHeaderByte(byte: number): DecoderEvent | undefined {
    if (column < line.length) line[column] = byte;
    place = next(place, byte);
    column++;
    headerBytes++;
    stats.bytesStepped++;
    if (place === "doomed") return byte === LF || column >= shownBytesMax ? showDoom() : undefined;
    if (place !== "body" && headerBytes >= limits.headerBytesMax) {
      doom = { code: "header-too-long", why: `a header of more than ${limits.headerBytesMax} bytes, now at` };
      return showDoom();
    }
    if (byte === LF) column = 0;
    return undefined;
  }

  /** The grammar: 1*( "Content-Length:" *SP 1*10DIGIT CRLF / "Content-Type:" *( HTAB / %x20-7E ) CRLF ) CRLF. */
  function next(here: Place, byte: number): Place {
    switch (here) {
      case "name":
        return nextInName(byte);
      case "length-spaces":
        return byte === SPACE
          ? here
          : isDigit(byte)
            ? nextInDigits(byte)
            : doomed("bad-content-length", badLength);
      case "length-digits":
        return nextInDigits(byte);
      case "type":
        if (byte === CR) return endOfType();
        return isPrintable(byte) ? here : doomed("bad-header", "a header must be printable ASCII");
      case "line-end":
        return byte === LF ? "name" : doomed("bad-header", "a header line must end with CR LF");
      case "block-end":
        return byte === LF ? "body" : doomed("bad-header", "the header must end with CR LF CR LF");
      default:
        return here;
    }
  }

  function nextInName(byte: number): Place {
    if (column === 0 && byte === CR) {
      if (contentLength !== undefined) return "block-end";
      return doomed("missing-content-length", "a header without Content-Length");
    }
    const lower = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
    if (column === sharedNameBytes) name = lower === typeName[column] ? typeName : lengthName;
    if (lower !== name[column]) {
      return doomed("bad-header", "a header must begin with Content-Length or Content-Type, and this came");
    }
    if (column === sharedNameBytes && name === lengthName && contentLength !== undefined) {
      return doomed("duplicate-content-length", "a second Content-Length in one header");
    }
    if (column === sharedNameBytes && name === typeName && hasContentType) {
      return doomed("bad-header", "a second Content-Type in one header");
    }
    if (byte !== COLON) return "name";
    digits = 0;
    value = 0;
    return name === lengthName ? "length-spaces" : "type";
  }

  function nextInDigits(byte: number): Place {
    if (byte === CR) {
      if (value < contentLengthMin) return doomed("bad-content-length", "this is too short for a message");
      contentLength = value;
      return "line-end";
    }
    if (!isDigit(byte) || digits === contentLengthDigitsMax) return doomed("bad-content-length", badLength);
    digits++;
    value = value * 10 + (byte - 0x30);
    if (value <= limits.frameBytesMax) return "length-digits";
    return doomed("frame-too-long", `a body of more than ${limits.frameBytesMax} bytes`);
  }

  function endOfType(): Place {
    if (otherCharset.test(line.toString("latin1", typeName.length, column))) {
      return doomed("bad-header", "a charset other than utf-8");
    }
    hasContentType = true;
    return "line-end";
  }

  function doomed(code: ViolationCode, why: string): Place {
    doom = { code, why };
    return "doomed";
  }

  function showDoom(): DecoderEvent {
    if (doom === undefined) throw new Error("a violation without a reason");
    return end(doom.code, `${doom.why}: ${show(line, 0, Math.min(column, line.length))}`);
  }

  /** Takes bytes of the body; when they are all there, checks it. A body within one chunk is never copied. */
  function takeBody(bytes: Buffer, from: number, to: number): DecoderEvent | undefined {
    const length = contentLength ?? 0;
    if (to - from === length) return frame(bytes, from, to);
    hold(bytes, from, to, length);
    return buffered === length ? frame(buffer, 0, length) : undefined;
  }

  /** The buffer grows with what has arrived, never with what was only declared, and at least doubles. */
  function hold(bytes: Buffer, from: number, to: number, length: number): void {
    const needed = buffered + (to - from);
    if (buffer.length < needed) {
      const larger = Buffer.allocUnsafeSlow(Math.min(length, Math.max(needed, 2 * buffer.length, 1024)));
      buffer.copy(larger, 0, 0, buffered);
      stats.bytesCopied += buffered;
      buffer = larger;
      stats.bytesReserved = buffer.length;
      stats.bytesReservedMax = Math.max(stats.bytesReservedMax, buffer.length);
    }
    bytes.copy(buffer, buffered, from, to);
    stats.bytesCopied += to - from;
    buffered = needed;
  }

  function frame(bytes: Buffer, from: number, to: number): DecoderEvent {
    const event = read(bytes, from, to);
    if (event.kind === "violation") return event;
    stats.frames++;
    release(reservedBytesKept);
    place = "name";
    column = 0;
    headerBytes = 0;
    contentLength = undefined;
    hasContentType = false;
    return event;
  }

  function read(bytes: Buffer, from: number, to: number): DecoderEvent {
    const scan = scanBody(bytes, from, to, limits.depthMax);
    if (scan === "too-deep") {
      return end("too-deep", `a body deeper than ${limits.depthMax}: ${show(bytes, from, to)}`);
    }
    const text = scan === "ascii" ? bytes.toString("latin1", from, to) : decodeUtf8(bytes.subarray(from, to));
    if (text === undefined) return end("bad-utf8", `a body that is not UTF-8: ${show(bytes, from, to)}`);
    if (text.charCodeAt(0) === 0xfeff) {
      return end("bad-utf8", `a body that begins with a byte order mark: ${show(bytes, from, to)}`);
    }
    const parsed = parseJson(text);
    if (parsed === undefined) return end("bad-json", `a body that is not JSON: ${show(bytes, from, to)}`);
    if (parsed === null || typeof parsed !== "object" || Array.isArray(parsed)) {
      return end("not-an-object", `a body that is not one object: ${show(bytes, from, to)}`);
    }
    const fault = messageFault(parsed);
    if (fault !== undefined) return end("bad-message", `${fault}: ${show(bytes, from, to)}`);
    return { kind: "message", message: parsed as Message, bytes: to - from };
  }

  function end(code: ViolationCode, detail: string): DecoderEvent {
    place = "over";
    release(0);
    return { kind: "violation", violation: { code, detail } };
  }

  function release(bytesKept: number): void {
    buffered = 0;
    if (buffer.length <= bytesKept) return;
    buffer = Buffer.alloc(0);
    stats.bytesReserved = 0;
  }
}

/** Encodes one frame: the header with the length of the body in bytes, and the body. */
export function encodeFrame(message: Message): Uint8Array {
  const body = JSON.stringify(message);
  const header = `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return Buffer.from(header + body);
}

/**
 * Scans a body before it is parsed, in one pass over its bytes: a parser here or in a caller may recurse, so the depth
 * is checked first. The result is right for every prefix that is JSON, which is as far as a parser gets.
 */
function scanBody(bytes: Buffer, from: number, to: number, depthMax: number): "ascii" | "utf-8" | "too-deep" {
  let seen = 0;
  let depth = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    seen |= byte;
    if (byte === 0x7b || byte === 0x5b) {
      if (++depth > depthMax) return "too-deep";
    } else if (byte === 0x7d || byte === 0x5d) {
      depth--;
    } else if (byte === 0x22) {
      // To the closing quote, past whatever a backslash guards.
      for (at++; at < to && bytes[at] !== 0x22; at++) {
        seen |= bytes[at] ?? 0;
        if (bytes[at] === 0x5c && ++at < to) seen |= bytes[at] ?? 0;
      }
    }
  }
  return seen < 0x80 ? "ascii" : "utf-8";
}

/** Decoder of UTF-8; `ignoreBOM` keeps the mark in the text, so that it is found and refused. */
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON; undefined for invalid text, which no JSON text evaluates to. The parser's own message differs between
 * versions of V8, so it is not used.
 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Text of the first bytes between quotes, as printable ASCII. */
function show(bytes: Buffer, from: number, to: number): string {
  const shown = bytes.subarray(from, Math.min(to, from + shownBytesMax));
  const text = Array.from(
    shown,
    (byte) => escapes.get(byte) ?? (byte < 0x20 || byte > 0x7e ? hex(byte) : String.fromCharCode(byte)),
  );
  return `"${text.join("")}"${to - from > shownBytesMax ? ` and ${to - from - shownBytesMax} more bytes` : ""}`;
}

const escapes: ReadonlyMap<number, string> = new Map([
  [0x09, "\\t"],
  [LF, "\\n"],
  [CR, "\\r"],
  [0x22, '\\"'],
  [0x5c, "\\\\"],
]);

function hex(byte: number): string {
  return `\\x${byte.toString(16).padStart(2, "0")}`;
}

function isPrintable(byte: number): boolean {
  return byte === 0x09 || (byte >= 0x20 && byte <= 0x7e);
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}
