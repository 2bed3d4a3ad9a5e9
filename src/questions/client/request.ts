/** One query as a client receives it. */

import type { ColumnUnit } from "../../selectors/columns.ts";
import type { PageRequest } from "../bundle/page.ts";
import type { Params } from "../query/question.ts";

export type ClientRequest = PageRequest & {
  /** A query's name or alias. */
  readonly cmd: string;
  /** Places, or for some queries paths and globs, relative to the repository. */
  readonly places: readonly string[];
  readonly params: Params;
  /** The revision that the place was written for; absent: the queried tree, unless the place names one. */
  readonly seen?: string | undefined;
  readonly indexing: ColumnUnit;
  /** Limit in milliseconds for one request to a server; null for the default of each method. */
  readonly timeoutMs: number | null;
  /** All files that the server checks, or all its symbols. */
  readonly workspace: boolean;
  readonly notes: readonly string[];
  /** Cancels only this query when aborted. */
  readonly signal?: AbortSignal | undefined;
};
