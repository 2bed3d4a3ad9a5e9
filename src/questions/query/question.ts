/** Defines a query: its name, its input, and how it is answered. Each query has its own file in this folder. */

import type { ListedName, PlaceNeed, ResolvedPlace } from "../../selectors/resolve.ts";
import type { SentMethod } from "../../servers/protocol/capabilities.ts";
import type { Outline } from "../../syntax/outline.ts";
import type { Evidence } from "../bundle/evidence.ts";
import type { Facts, ServerFact } from "../bundle/facts.ts";
import type { Asking } from "./asking.ts";

export type Target = {
  readonly place: ResolvedPlace;
  /** The place as it is printed. */
  readonly selector: string;
};

/** Parameters of a query. An object holds the parameters of a request of the protocol. */
export type Params = Readonly<
  Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, unknown>>>
>;

export type Question = {
  readonly name: string;
  /** Names that other tools use for it. They are accepted but never shown. */
  readonly aliases: readonly string[];
  readonly summary: string;
  /**
   * Kind of place. "none": it takes no place. "any": a place of any kind, or none. "files": paths and globs, or the
   * whole workspace.
   */
  readonly need: PlaceNeed | "none" | "any" | "files";
  /** Name of the parameter for a word between the query's name and the place. */
  readonly word?: string;
  /** No other query runs at the same time. */
  readonly isAlone?: true;
  /** Words after the name: `calls in`. */
  readonly modes: readonly string[];
  readonly flags: readonly QuestionFlag[];
  readonly sortingKeys: readonly string[];
  /** Always true: no query changes a file. */
  readonly readOnly: true;
} & (
  | {
      readonly kind: "server";
      /** Methods that the server must support for the query. Checked before a document is opened. */
      readonly methods: readonly SentMethod[] | ((of: Asked) => readonly SentMethod[]);
      readonly ask: (asking: Asking, of: Asked) => Promise<Answer>;
    }
  /** A query that Lanser answers from the text itself. */
  | { readonly kind: "text"; readonly answer: (of: ReadText) => Answer }
  /** A query about the servers of a client. */
  | {
      readonly kind: "servers";
      readonly answer: (servers: ServersOf, of: Pick<Asked, "paths" | "params">) => Promise<Answer>;
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

export type QuestionFlag = {
  readonly name: string;
  /** "json" is an object. On the command line it is written as JSON text. */
  readonly kind: "boolean" | "text" | "count" | "json";
  readonly help: string;
};

export type Asked = {
  /** Undefined if the query takes no place. */
  readonly target: Target | undefined;
  /** Files of a query about files. */
  readonly paths: readonly string[];
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
  readonly facts: Facts;
  readonly notes?: readonly string[];
  /** Length of its list before it was cut. Absent: it was not cut. */
  readonly cutAt?: number;
};
