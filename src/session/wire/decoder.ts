/**
 * Decodes bytes to messages: strictly the frames of the LSP base protocol. The result depends only on the bytes, not on
 * their chunks. After a violation the decoder delivers nothing more, because it cannot find the next frame of a broken
 * stream reliably. Bytes of a body are copied only if the body comes in pieces.
 */

import { readMember } from "../../model/json.ts";
import type { Message, Violation, ViolationCode } from "./transport.ts";

// Checks one message against JSON-RPC 2.0 and the LSP.

/**
 * Returns what is wrong with an object as a message, as a sentence for the violation; undefined for a valid message.
 */
function messageFault(message: object): string | undefined {
  if (readMember(message, "jsonrpc") !== "2.0") return 'the message has no "jsonrpc": "2.0"';
  if (Object.hasOwn(message, "method")) return requestFault(message);
  return Object.hasOwn(message, "id") ? responseFault(message) : "the message has no method and no id";
}

/** Returns what is wrong with a request or notification; undefined if it is valid. */
function requestFault(message: object): string | undefined {
  if (typeof readMember(message, "method") !== "string") return "the method is not a string";
  if (Object.hasOwn(message, "result") || Object.hasOwn(message, "error"))
    return "the request has a result or an error";
  if (Object.hasOwn(message, "id") && !isId(readMember(message, "id"))) return badId;
  const params = readMember(message, "params");
  // JSON-RPC does not allow null here, but several servers send it if there are no parameters.
  return params === undefined || typeof params === "object"
    ? undefined
    : "the params are not an object or an array";
}

/** Returns what is wrong with a response; undefined if it is valid. */
function responseFault(message: object): string | undefined {
  const hasError = Object.hasOwn(message, "error");
  const id = readMember(message, "id");
  // A server that could not read the id of a request answers with null.
  if (!isId(id) && !(id === null && hasError)) return badId;
  if (!hasError)
    return Object.hasOwn(message, "result") ? undefined : "the response has no result and no error";
  // The TypeScript server written in Go declares `result` without omitzero: its errors carry "result": null.
  const result = readMember(message, "result");
  if (result !== undefined && result !== null) return "the response has both a result and an error";
  return isResponseError(readMember(message, "error"))
    ? undefined
    : "the error has no integer code or no message";
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
const badId = `the id is not a safe integer or a string of at most ${idCharsMax} characters`;

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
const badLength = `the length must have 1 to ${contentLengthDigitsMax} digits`;

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

/**
 * Creates a decoder: a state machine that takes a header byte by byte and a body in pieces. Every size has a limit,
 * because a hostile server could declare or send any amount. Throws a RangeError for a limit above the hard cap.
 */
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
      doom = {
        code: "header-too-long",
        why: `the header has more than ${limits.headerBytesMax} bytes, now at`,
      };
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
        return isPrintable(byte) ? here : doomed("bad-header", "the header must be printable ASCII");
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
      return doomed("missing-content-length", "the header has no Content-Length");
    }
    const lower = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
    if (column === sharedNameBytes) name = lower === typeName[column] ? typeName : lengthName;
    if (lower !== name[column]) {
      return doomed(
        "bad-header",
        "a header must begin with Content-Length or Content-Type, but the server sent",
      );
    }
    if (column === sharedNameBytes && name === lengthName && contentLength !== undefined) {
      return doomed("duplicate-content-length", "the header has two Content-Length lines");
    }
    if (column === sharedNameBytes && name === typeName && hasContentType) {
      return doomed("bad-header", "the header has two Content-Type lines");
    }
    if (byte !== COLON) return "name";
    digits = 0;
    value = 0;
    return name === lengthName ? "length-spaces" : "type";
  }

  function nextInDigits(byte: number): Place {
    if (byte === CR) {
      if (value < contentLengthMin)
        return doomed("bad-content-length", "the length is too short for a message");
      contentLength = value;
      return "line-end";
    }
    if (!isDigit(byte) || digits === contentLengthDigitsMax) return doomed("bad-content-length", badLength);
    digits++;
    value = value * 10 + (byte - 0x30);
    if (value <= limits.frameBytesMax) return "length-digits";
    return doomed("frame-too-long", `the body has more than ${limits.frameBytesMax} bytes`);
  }

  function endOfType(): Place {
    if (otherCharset.test(line.toString("latin1", typeName.length, column))) {
      return doomed("bad-header", "the charset is not utf-8");
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

  /** Takes bytes of the body, and checks the body once it is complete. A body within one chunk is never copied. */
  function takeBody(bytes: Buffer, from: number, to: number): DecoderEvent | undefined {
    const length = contentLength ?? 0;
    if (to - from === length) return frame(bytes, from, to);
    hold(bytes, from, to, length);
    return buffered === length ? frame(buffer, 0, length) : undefined;
  }

  /**
   * Adds bytes to the buffer. It grows with the bytes that have arrived, not with the declared length, which a hostile
   * server can choose freely. It at least doubles, so that the work stays linear.
   */
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
      return end(
        "too-deep",
        `the body is nested deeper than ${limits.depthMax} levels: ${show(bytes, from, to)}`,
      );
    }
    const text = scan === "ascii" ? bytes.toString("latin1", from, to) : decodeUtf8(bytes.subarray(from, to));
    if (text === undefined) return end("bad-utf8", `the body is not UTF-8: ${show(bytes, from, to)}`);
    if (text.charCodeAt(0) === 0xfeff) {
      return end("bad-utf8", `the body begins with a byte order mark: ${show(bytes, from, to)}`);
    }
    const parsed = parseJson(text);
    if (parsed === undefined) return end("bad-json", `the body is not JSON: ${show(bytes, from, to)}`);
    if (parsed === null || typeof parsed !== "object" || Array.isArray(parsed)) {
      return end("not-an-object", `the body is not one object: ${show(bytes, from, to)}`);
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
 * Scans a body before it is parsed, in one pass over its bytes. Checks the depth, because code that walks a deep
 * message could overflow the stack, and whether all bytes are ASCII, which decodes faster. If the body is not JSON, the
 * result only holds up to the first error, where the parser stops as well.
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
      // Skips to the closing quote, and over every character after a backslash.
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
 * Parses JSON; undefined for invalid text (no valid JSON text means undefined). The parser's error message is not used,
 * because it differs between versions of V8.
 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the first bytes between quotes, as printable ASCII, because control characters could attack a terminal. */
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
