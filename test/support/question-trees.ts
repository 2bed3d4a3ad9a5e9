/**
 * Small projects, a column a server, and what every question must answer at places of every kind in them: written down from
 * the sources, not from a server. "72" is a question that the server does not offer; other numbers are exit codes, too. Another
 * server is one more file beside the others, and one more line here.
 */
import type { Params } from "../../src/questions/query/question.ts";
import { pyright } from "./question-columns/pyright.ts";
import { typescript } from "./question-columns/typescript.ts";

export type Column = {
  readonly files: Readonly<Record<string, string>>;
  /** By place: question and answer. */
  readonly truth: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Where the server says something else than what is true, and why that is known. */
  readonly differences: Readonly<
    Record<string, Readonly<Record<string, { readonly answer: string; readonly why: string }>>>
  >;
};

const columns = { pyright, typescript } as const satisfies Record<string, Column>;
export type TreeServer = keyof typeof columns;
export const treeServers = Object.keys(columns) as readonly TreeServer[];

export const questionTrees = Object.fromEntries(
  Object.entries(columns).map(([server, { files }]) => [server, files]),
) as Readonly<Record<TreeServer, Column["files"]>>;

/** What a server must answer: what is true, or what is known of it. */
export function answersOf(server: TreeServer): Column["truth"] {
  return answersIn(server, columns[server]);
}

export function answersIn(server: string, { truth, differences }: Column): Column["truth"] {
  return Object.fromEntries(
    Object.entries(truth).map(([place, cells]) => {
      const other = Object.entries(differences[place] ?? {}).map(([question, { answer }]) => {
        // What came to be true is no difference any more.
        if (cells[question] === undefined || cells[question] === answer)
          throw new Error(`${server} does not differ: ${question} ${place}`);
        return [question, answer] as const;
      });
      return [place, { ...cells, ...Object.fromEntries(other) }];
    }),
  );
}

/** What is asked besides, of no place: recorded, too. */
export const askedBeside: readonly {
  readonly cmd: string;
  readonly places?: readonly string[];
  readonly params?: Params;
  readonly workspace?: true;
}[] = [
  { cmd: "capabilities" },
  { cmd: "symbols", params: { query: "pick" } },
  { cmd: "symbols", params: { all: true } },
  { cmd: "diag", workspace: true },
];

/** Every cell as it is asked, in order. */
export function cellsOf(server: TreeServer) {
  return Object.entries(columns[server].truth).flatMap(([place, cells]) =>
    Object.keys(cells).map((question) => ({ place, ...cellOf(question) })),
  );
}

/** `calls in`, `request METHOD`, or a question alone. */
export function cellOf(question: string): { readonly cmd: string; readonly params: Params } {
  const [cmd = "", word] = question.split(" ");
  const name = cmd === "request" ? "method" : "mode";
  return { cmd, params: word === undefined ? {} : { [name]: word } };
}
