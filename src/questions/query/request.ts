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
    const said = requireShape(portable(result ?? null, asking), method, asking, evidence);
    return {
      status: "ok",
      exitCode: 0,
      facts: { provenance: "lsp", response: { method, result: said.value, evidence: evidence.id } },
    };
  },
};

/** Throws a UserError for a request that is not known to be read-only, unless the caller permits it. */
export function assertMethod(params: Params, allowed: readonly string[]): void {
  const method = params["method"];
  if (typeof method !== "string" || method === "")
    throw new UserError("usage", "`request` needs a method", {
      hint: "For example: lanser request textDocument/documentHighlight PLACE",
    });
  // What a session is made of is Lanser's own: a second one of these would end it, or change what the next answer is about.
  if (ownMethods.has(method) || method.startsWith("$/") || method.startsWith("textDocument/did"))
    throw new UserError("usage", `${method} is part of every session; Lanser does not send it alone`);
  if (isCapable(method) && !method.startsWith("custom/")) return;
  if (allowed.includes(method)) return;
  throw new UserError("write-denied", `${method} may write, so Lanser does not send it`, {
    hint: `If it is safe on your server: --allow-method ${method} (never where CI is set).`,
  });
}

const ownMethods: ReadonlySet<string> = new Set(["initialize", "initialized", "shutdown", "exit"]);

/** Returns the method. `assertMethod` checked it when the query arrived. */
function methodOf({ method }: Params): SentMethod {
  const name = String(method);
  return isCapable(name) ? name : (name as AllowedMethod);
}

/**
 * Returns the parameters. Positions in `--params` are 0-based and in the server's encoding. `--params` overrides the
 * place.
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
 * Replaces paths by URIs and opens the files. A caller cannot know where the tree is that the server sees, so each
 * `uri` is a path.
 */
function withUris(value: unknown, asking: QueryContext, key = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => withUris(one, asking, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, withUris(one, asking, name)]),
    );
  return typeof value === "string" && /uri$/iu.test(key) ? uriOf(value, asking) : value;
}

function uriOf(given: string, { open, text: textOf, context, profile, isDenied }: QueryContext): string {
  const isOutside = given.startsWith("/") || given.split("/").includes("..") || /^file:/iu.test(given);
  const text = isOutside ? given : posix.normalize(given);
  if (isOutside)
    throw new UserError("usage", `\`${text}\` is not a path of the repository`, {
      hint: "In --params a `uri` is a path, relative to the top of the repository.",
    });
  if (/^[a-z][a-z0-9+.-]*:/iu.test(given)) return given;
  if (isDenied(text)) throw deniedPath(text);
  return profile.isSource(text) && textOf(text) !== undefined
    ? open(text)
    : uriFromPath(`${context.root}/${text}`);
}

/**
 * Replaces places on this machine by paths of the repository, also in keys. Undefined for a value that JSON cannot
 * express.
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
    const said = portable(one, asking, depth + 1);
    if (said === undefined) return undefined;
    members.push([textOf(key, asking), said.value]);
  }
  return { value: Object.fromEntries(members) };
}

function textOf(text: string, asking: QueryContext): string {
  if (!/^file:\/\//iu.test(text)) return asking.relative(text).toWellFormed();
  const { path, external } = classifyUri(text, asking);
  return path ?? external;
}
