/** A query as a program writes it. The SDK and each line of a batch use the same members with the same meaning. */
import { UserError } from "../../model/errors.ts";
import type { ColumnUnit } from "../../selectors/columns.ts";
import { type PositionSpec, printSpec } from "../../selectors/spec.ts";
import type { Params, Question } from "../query/question.ts";
import type { ClientRequest } from "./request.ts";

export type WrittenQuestion = {
  /** Name of the command: "def", "refs", "diag", … */
  readonly cmd: string;
  /**
   * A place as text (`path@L12:C7`, `path#Class.method`, `py://pkg.mod#Class.method`) or as an object. Paths are
   * relative to the repository; lines and columns are 1-based.
   */
  readonly place?: string | PositionSpec;
  /** Paths and globs of a query about files. */
  readonly paths?: readonly string[];
  /** The revision that the place was written for: the place is found again in the queried tree. */
  readonly seen?: string;
  /** All files that the server checks, or all its symbols. */
  readonly workspace?: boolean;
  /**
   * The query's own flags. `mode` is "in" or "out" for calls. For request, `method`, and `params` as an object.
   * `workspace`, `limit` and `cursor` are also allowed here.
   */
  readonly params?: Params;
  readonly limit?: number;
  readonly cursor?: string;
  /** Overlays for this query only: texts that replace files, by path. */
  readonly overlay?: Readonly<Record<string, string>>;
  /** Unit of the columns in `place`. Default: "utf-16". */
  readonly indexing?: ColumnUnit;
  /**
   * Limit in milliseconds for one request to a server. Default: 60,000, or the method's own limit (references:
   * 120,000).
   */
  readonly timeoutMs?: number;
};

export const writtenMembers = [
  "cmd",
  "place",
  "seen",
  "paths",
  "workspace",
  "params",
  "limit",
  "cursor",
  "overlay",
  "indexing",
  "timeoutMs",
] as const satisfies readonly (keyof WrittenQuestion)[];

/** Members that are allowed in `params` or next to it. */
const shared = {
  limit: "count",
  cursor: "text",
  workspace: "boolean",
} as const satisfies Partial<Record<keyof WrittenQuestion, ParamKind>>;

type ParamKind = Question["flags"][number]["kind"];

/**
 * Builds a request from a line of a batch or a call of the SDK. Moves `limit`, `cursor` and `workspace` out of
 * `params`, where they are also allowed. Unknown members stay in `params`, so that `assertParams` reports them.
 */
export function requestFrom(
  written: WrittenQuestion,
  usual: { readonly indexing: ColumnUnit; readonly timeoutMs: number | null },
  signal: AbortSignal | undefined,
): ClientRequest {
  const { cmd, paths = [] } = written;
  const spec =
    written.place === undefined || typeof written.place === "string" ? undefined : printSpec(written.place);
  const place = spec?.place ?? (written.place as string | undefined);
  const own: Record<string, Params[string]> = { ...written.params };
  const lifted = <Value>(name: keyof typeof shared, given: Value | undefined): Value | undefined => {
    const inner = Object.hasOwn(own, name) ? own[name] : undefined;
    if (given !== undefined || inner === undefined || !isOf(shared[name], inner)) return given;
    delete own[name];
    return inner as Value;
  };
  const limit = lifted("limit", written.limit);
  const cursor = lifted("cursor", written.cursor);
  const workspace = lifted("workspace", written.workspace) === true;
  return {
    cmd,
    places: place === undefined ? paths : [place, ...paths],
    params: own,
    seen: written.seen,
    indexing: spec?.indexing ?? written.indexing ?? usual.indexing,
    timeoutMs: written.timeoutMs ?? usual.timeoutMs,
    workspace,
    limit,
    cursor,
    notes: [],
    signal,
  };
}

/**
 * Throws a UserError for a parameter that the query does not take, or that has the wrong type. The error lists the
 * known parameters, because a mistyped one would otherwise be ignored.
 */
export function assertParams(
  question: Question,
  { params, limit }: Pick<ClientRequest, "params"> & Partial<Pick<ClientRequest, "limit">>,
): void {
  const { name, flags, modes, word, last } = question;
  const refuse = (message: string, hint: string): never => {
    throw new UserError("usage", message, { hint });
  };
  const taken = new Map<string, ParamKind>([
    ...(modes.length === 0 ? [] : [["mode", "text"] as const]),
    ...[word, last].flatMap((one) => (one === undefined ? [] : [[one, "text"] as const])),
    ...flags.map((flag) => [flag.name, flag.kind] as const),
  ]);
  const all = [
    ...taken.keys(),
    ...Object.keys(shared).filter((one) => one !== "workspace" || question.need === "files"),
  ];
  const known = `\`params\` of \`${name}\` takes ${all.join(", ")}.`;
  const other = Object.keys(params).filter((one) => !taken.has(one));
  for (const one of other.filter((key) => all.includes(key))) {
    if (isOf(shared[one as keyof typeof shared], params[one]))
      refuse(`the question has \`${one}\` inside and outside of \`params\``, "Remove one of them.");
    taken.set(one, shared[one as keyof typeof shared]);
  }
  const unknown = other.filter((one) => !taken.has(one));
  if (unknown.length > 0)
    refuse(`\`${name}\` has no parameter ${unknown.map((one) => `\`${one}\``).join(", ")}`, known);
  for (const [one, kind] of taken)
    if (params[one] !== undefined && !isOf(kind, params[one]))
      refuse(`\`${one}\` of \`${name}\` must be ${kindWords[kind]}`, known);
  if (limit !== undefined && !isOf("count", limit))
    refuse(`\`limit\` of \`${name}\` must be ${kindWords.count}`, "");
}

const kindWords = {
  boolean: "true or false",
  text: "a text",
  count: "a number from 1",
  json: "an object",
} as const satisfies Record<ParamKind, string>;

/** True if a value has the type of a parameter. A count is a positive integer. */
function isOf(kind: ParamKind, value: unknown): boolean {
  switch (kind) {
    case "boolean":
      return typeof value === "boolean";
    case "text":
      return typeof value === "string";
    case "count":
      return Number.isSafeInteger(value) && (value as number) > 0;
    case "json":
      return typeof value === "object" && value !== null && !Array.isArray(value);
  }
}
