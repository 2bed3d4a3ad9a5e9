/** Makes the row of a question in the table of commands, from what the table of questions says of it. */
import { compact } from "../model/compact.ts";
import type { Described, QuestionFlag } from "../questions/query/table.ts";
import { describedQuestions } from "../questions/query/table.ts";
import { placeForms } from "../selectors/place.ts";
import { clientFlags, indexFlag, type Row, requestFlags, timeoutFlag } from "./commands.ts";
import type { Flag, Flags } from "./program/flags.ts";

/** Flags of every question. */
export const questionFlags = {
  ...clientFlags,
  format: { value: "FORMAT", help: "text or json: one bundle (schemas/bundle.v1.json; default: text)" },
  json: { help: "the same as --format json" },
  timeout: timeoutFlag,
  limit: { value: "N", help: "maximum number of results (default: 100000)" },
  cursor: { value: "TOKEN", help: "continue after an answer that was cut" },
  context: { value: "N", help: "lines of code around each place (default: 1)" },
  "index-io": indexFlag,
  overlay: {
    value: "PATH=FILE",
    many: true,
    help: "use FILE as the content of PATH; - is standard input; can be repeated",
  },
  workspace: { help: "all that the server checks" },
  ...requestFlags,
} as const satisfies Flags;

/** Kinds of questions for which a flag has no effect. It is accepted there, but not shown. */
const idle: { readonly [Name in keyof typeof questionFlags]?: readonly Described["kind"][] } = {
  repo: ["table"],
  rev: ["table"],
  server: ["text", "table"],
  config: ["text", "table"],
  settings: ["text", "table"],
  trace: ["table"],
  cache: ["text", "table"],
  timeout: ["text", "servers", "table"],
  limit: ["servers", "table"],
  cursor: ["servers", "table"],
  context: ["text", "servers", "table"],
  "index-io": ["servers", "table"],
  overlay: ["servers", "table"],
};

const takenBy = {
  none: "",
  position: "PLACE",
  line: "PLACE",
  file: "PATH",
  any: "[PLACE|PATH]",
  files: "PATH|GLOB…|--workspace",
} as const satisfies Record<Described["need"], string>;

const values = { boolean: {}, text: { value: "Q" }, count: { value: "N" }, json: { value: "JSON" } } as const;

export function questionRow(question: Described): Row {
  const { group, summary, need, word, modes, takes = takenBy[need], example } = question;
  const before =
    modes.length > 0 ? `${modes.join("|")} ` : word === undefined ? "" : `${word.toUpperCase()} `;
  return {
    ...compact({ group }),
    about: summary,
    takes: `${before}${takes}`.trim(),
    flags: flagsOf(question),
    example,
    notes:
      need === "none"
        ? []
        : [placeForms, "Lines and columns count from 1. Paths are relative to the current folder."],
    exits: exitsOf(question),
  };
}

function flagsOf({ kind, need, takes, word, flags }: Described): Flags {
  const own = flags.map(({ name, kind: of, help }: QuestionFlag): [string, Flag] => [
    name,
    { ...values[of], help },
  ]);
  const isShown = (name: keyof typeof questionFlags) =>
    name === "workspace"
      ? need === "files" && takes === undefined
      : name === "allow-method"
        ? word !== undefined
        : idle[name]?.includes(kind) !== true;
  const names = Object.keys(questionFlags) as (keyof typeof questionFlags)[];
  const common = names.flatMap((name): [string, Flag][] =>
    isShown(name)
      ? [[name, questionFlags[name]]]
      : name === "allow-method"
        ? []
        : [[name, { ...questionFlags[name], hidden: true }]],
  );
  return Object.fromEntries([...own, ...common]);
}

function exitsOf({ kind, name, need }: Described): string {
  const servers =
    "11 no answer from a server, 12 configuration, 13 usage, 64 to 75 server errors (lanser exit-codes)";
  if (kind === "table") return "0, 13 usage";
  const places = need === "none" ? "" : ", 2 bad place, 3 not found, 4 ambiguous, 10 old cursor";
  if (kind === "text") return `0${places}, 12 configuration, 13 usage, 72 unsupported language`;
  if (kind === "servers") return `0, ${servers}`;
  return `0, even if nothing is found${name === "check" ? ", 1 errors" : ""}${places}, ${servers}`;
}

/** Rows of all questions, by name. */
export const questionRows: Readonly<Record<string, Row>> = Object.fromEntries(
  describedQuestions.map((question) => [question.name, questionRow(question)]),
);
