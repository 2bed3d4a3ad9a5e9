/** Defines a query: its name, its input, and how it is answered. Each query has its own file in this folder. */

import type { PlaceCandidate } from "../../model/errors.ts";
import type { ListedName } from "../../selectors/given.ts";
import type { RouteStep } from "../../selectors/modules.ts";
import type { FoundPlace, ResolvedPlace } from "../../selectors/resolve.ts";
import type { SentMethod } from "../../servers/protocol/capabilities.ts";
import type { Outline } from "../../syntax/outline.ts";
import type { SyntaxLanguage } from "../../syntax/parser.ts";
import type { Resolution } from "../bundle/bundle.ts";
import type { Evidence } from "../bundle/evidence.ts";
import type { AnswerFacts, ServerFact } from "../bundle/facts.ts";
import type { QueryContext } from "./asking.ts";
import type { Described } from "./table.ts";

export type Target = {
  readonly place: ResolvedPlace;
  /** The place as it is printed. */
  readonly selector: string;
  /** Imports and exports that led to the definition of a re-exported name; absent for others. */
  readonly route?: readonly RouteStep[];
  /** How the place was found; absent in a replay, which has only the result. */
  readonly found?: HowFound;
};

export type HowFound = Pick<FoundPlace, "score" | "evidence"> & {
  /** Every place that it can mean, if the question lists them; empty for a single place. */
  readonly candidates: readonly PlaceCandidate[];
  readonly seen?: Resolution["seen"];
  readonly scoring?: Resolution["scoring"];
};

/** Parameters of a query. An object holds the parameters of a request of the protocol. */
export type Params = Readonly<
  Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, unknown>>>
>;

export type Question = Described & {
  /** Present if a session that edits must answer it. */
  readonly purpose?: "edits";
  /** No other query runs at the same time. */
  readonly isAlone?: true;
  readonly sortingKeys: readonly string[];
  /** Always true: no query changes a file. */
  readonly readOnly: true;
} & (
    | {
        readonly kind: "server";
        /** Methods that the server must support for the query. Checked before a document is opened. */
        readonly methods: readonly SentMethod[] | ((of: QueryInput) => readonly SentMethod[]);
        readonly ask: (asking: QueryContext, of: QueryInput) => Promise<Answer>;
      }
    /** A query that Lanser answers from the text itself. */
    | { readonly kind: "text"; readonly answer: (of: ReadText) => Answer }
    /** A query about the servers of a client. */
    | {
        readonly kind: "servers";
        readonly answer: (servers: ServersOf, of: Pick<QueryInput, "paths" | "params">) => Promise<Answer>;
      }
    /** A query that needs no tree. */
    | { readonly kind: "table"; readonly answer: () => Answer }
  );

export type ServersOf = {
  readonly states: () => Promise<readonly ServerFact[]>;
  /** Starts each server on each of its roots. Failures are in the states. */
  readonly start: () => Promise<void>;
  /** Stops the servers that run for these files, or all if the list is empty. Returns the stopped ones. */
  readonly end: (paths: readonly string[]) => Promise<readonly ServerFact[]>;
};

export type QueryInput = {
  /** Undefined if the query takes no place. */
  readonly target: Target | undefined;
  /** Files of a query about files. */
  readonly paths: readonly string[];
  /** The single place as the caller wrote it, relative to the repository; null for none or several. */
  readonly named: string | null;
  /** Files of `paths` and of the place that the server's own command would not check. */
  readonly outside: readonly string[];
  readonly params: Params;
  readonly msMax: number;
  /** True if the caller set `msMax`. It then applies to every request. */
  readonly isTimed: boolean;
};

export type ReadText = {
  readonly target: Target;
  readonly text: string;
  readonly params: Params;
  /** Language of the grammar; undefined for a language that Lanser does not parse. */
  readonly language: SyntaxLanguage | undefined;
  /** Undefined for a language that Lanser does not parse. */
  readonly outline:
    | (Outline & { readonly isPartial: boolean; readonly given: readonly ListedName[] })
    | undefined;
  readonly evidence: Evidence;
};

export type Answer = {
  readonly status: "ok" | "partial" | "unavailable";
  /** 0 for success, 1 if the answer is no, 11 if some of it is missing. */
  readonly exitCode: 0 | 1 | 11;
  /** The caller adds `total`, `truncated` and the page of its list. */
  readonly facts: AnswerFacts;
  readonly notes?: readonly string[];
  /** A WorkspaceEdit with paths of the repository, its positions in the server's encoding. Absent for none. */
  readonly workspaceEdit?: object;
  /** Length of its list before it was cut. Absent: it was not cut. */
  readonly cutAt?: number;
};
