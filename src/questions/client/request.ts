/** One question as it is put to a client. */

import type { ColumnUnit } from "../../selectors/columns.ts";
import type { PageRequest } from "../bundle/page.ts";
import type { Params } from "../query/question.ts";

export type ClientRequest = PageRequest & {
  /** A question, by its name or an alias. */
  readonly cmd: string;
  /** Places, or of some questions paths and globs; relative to the repository. */
  readonly places: readonly string[];
  readonly params: Params;
  readonly indexing: ColumnUnit;
  /** How long one request to a server may take; null for what is usual of each. */
  readonly timeoutMs: number | null;
  /** All files that the server checks, or all its symbols. */
  readonly workspace: boolean;
  readonly notes: readonly string[];
  /** Aborted, this question is cancelled; others go on. */
  readonly signal?: AbortSignal | undefined;
};
