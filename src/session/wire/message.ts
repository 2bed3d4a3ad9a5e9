/** Checks one message against JSON-RPC 2.0 and the LSP. */
import { member } from "../../model/json.ts";

/** Returns what is wrong with an object as a message, in words; undefined for a valid message. */
export function messageFault(message: object): string | undefined {
  if (member(message, "jsonrpc") !== "2.0") return 'a message without "jsonrpc": "2.0"';
  if (Object.hasOwn(message, "method")) return requestFault(message);
  return Object.hasOwn(message, "id") ? responseFault(message) : "a message with neither a method nor an id";
}

function requestFault(message: object): string | undefined {
  if (typeof member(message, "method") !== "string") return "a method that is not a string";
  if (Object.hasOwn(message, "result") || Object.hasOwn(message, "error"))
    return "a request with a result or an error";
  if (Object.hasOwn(message, "id") && !isId(member(message, "id"))) return badId;
  const params = member(message, "params");
  // JSON-RPC has no null here, but several servers write one where there are no parameters.
  return params === undefined || typeof params === "object"
    ? undefined
    : "params that are neither an object nor an array";
}

function responseFault(message: object): string | undefined {
  const hasError = Object.hasOwn(message, "error");
  const id = member(message, "id");
  // A server that could not read the id of a request answers with null.
  if (!isId(id) && !(id === null && hasError)) return badId;
  if (!hasError)
    return Object.hasOwn(message, "result") ? undefined : "a response with neither a result nor an error";
  // The TypeScript server written in Go declares `result` without omitzero: its errors carry "result": null.
  const result = member(message, "result");
  if (result !== undefined && result !== null) return "a response with both a result and an error";
  return isResponseError(member(message, "error"))
    ? undefined
    : "an error without an integer code and a message";
}

function isResponseError(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    Number.isSafeInteger(member(error, "code")) &&
    typeof member(error, "message") === "string"
  );
}

const idCharsMax = 64;
const badId = `an id that is neither a safe integer nor a string of at most ${idCharsMax} characters`;

function isId(id: unknown): boolean {
  return typeof id === "string" ? id.length <= idCharsMax : Number.isSafeInteger(id);
}
