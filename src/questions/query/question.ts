/** What a question is: a name, what it needs to know, and how it is asked. One file for each beside this. */

import type { ListedName, PlaceNeed, ResolvedPlace } from "../../selectors/resolve.ts";
import type { SentMethod } from "../../servers/protocol/capabilities.ts";
import type { Outline } from "../../syntax/outline.ts";
import type { Evidence } from "../bundle/evidence.ts";
import type { Facts, ServerFact } from "../bundle/facts.ts";
import type { Asking } from "./asking.ts";

export type Target = {
  readonly place: ResolvedPlace;
  /** As it is printed. */
  readonly selector: string;
};

/** An object is what a request of the protocol is sent with. */
export type Params = Readonly<
  Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, unknown>>>
>;

export type Question = {
  readonly name: string;
  /** Other tools call it so; never shown, always taken. */
  readonly aliases: readonly string[];
  readonly summary: string;
  /** "none": it takes no place. "any": one of any kind, or none. "files": it takes paths and globs, or the whole workspace. */
  readonly need: PlaceNeed | "none" | "any" | "files";
  /** Behind the name, before the place: the parameter that a word there is. */
  readonly word?: string;
  /** Nothing else is asked meanwhile. */
  readonly isAlone?: true;
  /** Words behind the name: `calls in`. */
  readonly modes: readonly string[];
  readonly flags: readonly QuestionFlag[];
  readonly sortingKeys: readonly string[];
  /** Nothing that is asked changes a file. */
  readonly readOnly: true;
} & (
  | {
      readonly kind: "server";
      /** Without one of these there is nothing to ask; looked at before a document is opened. */
      readonly methods: readonly SentMethod[] | ((of: Asked) => readonly SentMethod[]);
      readonly ask: (asking: Asking, of: Asked) => Promise<Answer>;
    }
  /** What Lanser reads of the text itself. */
  | { readonly kind: "text"; readonly answer: (of: ReadText) => Answer }
  /** What is known of the servers of a client themselves. */
  | {
      readonly kind: "servers";
      readonly answer: (servers: ServersOf, of: Pick<Asked, "paths" | "params">) => Promise<Answer>;
    }
  /** What needs no tree at all. */
  | { readonly kind: "table"; readonly answer: () => Answer }
);

export type ServersOf = {
  readonly states: () => Promise<readonly ServerFact[]>;
  /** Each on each of its roots. What fails is in the states. */
  readonly start: () => Promise<void>;
  /** Those that run for these files, or all where none is named; gives those that ended. */
  readonly end: (paths: readonly string[]) => Promise<readonly ServerFact[]>;
};

export type QuestionFlag = {
  readonly name: string;
  /** "json" is an object, written as JSON where only text can be given. */
  readonly kind: "boolean" | "text" | "count" | "json";
  readonly help: string;
};

export type Asked = {
  /** Undefined where the question takes none. */
  readonly target: Target | undefined;
  /** Of a question about files: which. */
  readonly paths: readonly string[];
  /** Of these and of the place's file, those that the server's own command would not check. */
  readonly outside: readonly string[];
  readonly params: Params;
  readonly msMax: number;
  /** Whether who asks has said so: then it counts for every request. */
  readonly isTimed: boolean;
};

export type ReadText = {
  readonly target: Target;
  readonly text: string;
  /** Undefined for a language that nothing here parses. */
  readonly outline:
    | (Outline & { readonly isPartial: boolean; readonly given: readonly ListedName[] })
    | undefined;
  readonly evidence: Evidence;
};

export type Answer = {
  readonly status: "ok" | "partial" | "unavailable";
  /** 0, or 1 where the answer is no, or 11 where some of it is missing. */
  readonly exitCode: 0 | 1 | 11;
  /** `total`, `truncated` and the page of its list are added by who asks. */
  readonly facts: Facts;
  readonly notes?: readonly string[];
  /** How many of its list were there before it was cut; absent: it was not. */
  readonly cutAt?: number;
};
