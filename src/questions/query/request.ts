/** `lanser request METHOD`: any read-only request of the protocol, with the server's own answer in the bundle. */

import { posix } from "node:path";
import { compact } from "../../model/compact.ts";
import { UserError } from "../../model/errors.ts";
import { depthMax } from "../../model/json.ts";
import { uriFromPath } from "../../model/paths.ts";
import { type AllowedMethod, isCapable, type SentMethod } from "../../servers/protocol/capabilities.ts";
import { deniedPath, type QueryContext } from "./asking.ts";
import { positionIn } from "./locations.ts";
import type { Params, QueryInput, Question } from "./question.ts";
import { classifyUri } from "./read.ts";
import { requireShape } from "./shape.ts";
import { described } from "./table.ts";

export const request: Question = {
  ...described("request"),
  sortingKeys: [],
  readOnly: true,
  methods: ({ params }) => [methodOf(params)],
  ask: async (asking, asked) => {
    const method = methodOf(asked.params);
    const params = paramsOf(asking, asked);
    const { result, evidence } = await asking.ask(method, params, {
      targets: asked.target === undefined ? [] : [asked.target.selector],
      msMax: asked.msMax,
      isVerbatim: true,
    });
    const copy = requireShape(portable(result ?? null, asking), method, asking, evidence);
    return {
      status: "ok",
      exitCode: 0,
      facts: { provenance: "lsp", response: { method, result: copy.value, evidence: evidence.id } },
    };
  },
};

/**
 * Throws a UserError for a request that is not known to be read-only, unless the caller permits it: a question must
 * never change a file. Also refuses requests that belong to the session itself.
 */
export function assertMethod(params: Params, allowed: readonly string[]): void {
  const method = params["method"];
  if (typeof method !== "string" || method === "")
    throw new UserError("usage", "`request` needs a method", {
      hint: "For example: lanser request textDocument/documentHighlight PLACE",
    });
  // Lanser sends these requests itself. A second one would end the session or change what later answers are about.
  if (ownMethods.has(method) || method.startsWith("$/") || method.startsWith("textDocument/did"))
    throw new UserError("usage", `${method} controls the session, so a question cannot send it`);
  if (isCapable(method) && !method.startsWith("custom/")) return;
  if (allowed.includes(method)) return;
  throw new UserError("write-denied", `Lanser does not send ${method}: it is not known to be read-only`, {
    hint: `If the method only reads on your server, add --allow-method ${method}. Lanser refuses the option if \`CI\` is set.`,
  });
}

const ownMethods: ReadonlySet<string> = new Set(["initialize", "initialized", "shutdown", "exit"]);

/** Returns the method. `assertMethod` checked it when the query arrived. */
function methodOf({ method }: Params): SentMethod {
  const name = String(method);
  return isCapable(name) ? name : (name as AllowedMethod);
}

/**
 * Returns the parameters of the request: those of the place, overridden by `--params`. Positions in `--params` are
 * 0-based and in the server's encoding, because Lanser does not know the meaning of their members.
 */
function paramsOf(asking: QueryContext, { target, params }: QueryInput): object {
  const given = (params["params"] ?? {}) as Readonly<Record<string, unknown>>;
  const isFile = target !== undefined && !/[@#]/u.test(target.selector);
  const { textDocument, position } =
    target === undefined ? { textDocument: undefined, position: undefined } : positionIn(asking, target);
  return {
    ...compact({ textDocument, position: position === undefined || isFile ? undefined : position }),
    ...(withUris(given, asking) as object),
  };
}

/**
 * Replaces the paths in `--params` by URIs and opens the files. The caller writes a path in each `uri`, because the
 * server's copy of the tree is in a folder that the caller cannot know.
 */
function withUris(value: unknown, asking: QueryContext, key = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => withUris(one, asking, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, withUris(one, asking, name)]),
    );
  return typeof value === "string" && /uri$/iu.test(key) ? uriOf(value, asking) : value;
}

/**
 * Returns the URI for a path that the caller wrote, and opens the document if the server can read it. Throws a
 * UserError for a path outside of the repository or a denied one: the server must not read it.
 */
function uriOf(given: string, { open, text: textOf, context, profile, isDenied }: QueryContext): string {
  const isOutside = given.startsWith("/") || given.split("/").includes("..") || /^file:/iu.test(given);
  const text = isOutside ? given : posix.normalize(given);
  if (isOutside)
    throw new UserError("usage", `\`${text}\` is not a path of the repository`, {
      hint: "In --params, write each `uri` as a path relative to the top of the repository.",
    });
  if (/^[a-z][a-z0-9+.-]*:/iu.test(given)) return given;
  if (isDenied(text)) throw deniedPath(text);
  return profile.isSource(text) && textOf(text) !== undefined
    ? open(text)
    : uriFromPath(`${context.root}/${text}`);
}

/**
 * Copies the server's answer with paths of this machine replaced by paths of the repository, also in names of members.
 * Returns undefined for a value that JSON cannot express or that nests too deep: it could not be hashed.
 */
function portable(value: unknown, asking: QueryContext, depth = 0): { readonly value: unknown } | undefined {
  // The bundle around it is a few levels deep itself.
  if (depth > depthMax - 8) return undefined;
  if (typeof value === "string") return { value: textOf(value, asking) };
  if (typeof value === "number") return Number.isFinite(value) ? { value } : undefined;
  if (typeof value !== "object" || value === null) return { value };
  if (Array.isArray(value)) {
    const all = (value as unknown[]).map((one) => portable(one, asking, depth + 1));
    return all.every((one) => one !== undefined) ? { value: all.map((one) => one.value) } : undefined;
  }
  const members: [string, unknown][] = [];
  for (const [key, one] of Object.entries(value)) {
    const copy = portable(one, asking, depth + 1);
    if (copy === undefined) return undefined;
    members.push([textOf(key, asking), copy.value]);
  }
  return { value: Object.fromEntries(members) };
}

function textOf(text: string, asking: QueryContext): string {
  if (!/^file:\/\//iu.test(text)) return asking.relative(text).toWellFormed();
  const { path, external } = classifyUri(text, asking);
  return path ?? external;
}
