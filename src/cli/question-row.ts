/**
 * Makes the row of a question for the table of commands from the table of questions, so that a new question has help.
 */
import { compact } from "../model/compact.ts";
import type { Described, QuestionFlag } from "../questions/query/table.ts";
import { describedQuestions } from "../questions/query/table.ts";
import { placeForms } from "../selectors/place.ts";
import { clientFlags, indexFlag, planFlags, type Row, requestFlags, timeoutFlag } from "./commands.ts";
import type { Flag, Flags } from "./program/flags.ts";

/** Flags of every question. */
export const questionFlags = {
  ...clientFlags,
  format: { value: "FORMAT", help: "text or json: one bundle (schemas/bundle.v1.json; default: text)" },
  json: { help: "the same as --format json" },
  timeout: timeoutFlag,
  limit: { value: "N", help: "maximum number of results (default: 100000)" },
  cursor: { value: "TOKEN", help: "list the results after those of a truncated answer" },
  context: { value: "N", help: "lines of code around each place (default: 1)" },
  "index-io": indexFlag,
  verbose: { help: "with --index-io, also print the columns as the server counts them" },
  seen: { value: "REV", help: "the place was written for this commit; find it as it is now" },
  overlay: {
    value: "PATH=FILE",
    many: true,
    help: "use FILE as the content of PATH; - is standard input; can be repeated",
  },
  workspace: { help: "all files that the server checks" },
  ...planFlags,
  ...requestFlags,
} as const satisfies Flags;

/**
 * Kinds of questions for which a flag has no effect. The parser accepts it there, so that a script can use the same
 * flags for all questions, but help hides it.
 */
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
  seen: ["servers", "table"],
  overlay: ["servers", "table"],
  verbose: ["text", "servers", "table"],
};

/** Words after a question, by the place that it needs. */
const takenBy = {
  none: "",
  position: "PLACE",
  line: "PLACE",
  file: "PATH",
  any: "[PLACE|PATH]",
  files: "PATH|GLOB…|--workspace",
} as const satisfies Record<Described["need"], string>;

const values = { boolean: {}, text: { value: "Q" }, count: { value: "N" }, json: { value: "JSON" } } as const;

const counting = "Lines and columns count from 1. Paths are relative to the current folder.";
const placeNotes = [placeForms, `${counting} Examples: lanser locate --help.`];

/** An example of each kind of selector with its meaning, as a user can type it into a shell. */
const selectorExamples = [
  ["app.py@L12:C7", "line 12, column 7"],
  ["'app.py@R(12,7->14,1)'", "a range; its end is exclusive"],
  ["app.py@L12~total#2", "the second `total` on line 12"],
  ["app.py@L12, app.py", "a complete line, a complete file"],
  ["'app.py#Invoice.total'", "a definition in a file"],
  ["'app.py#Invoice.total:body'", "its body; also :sig and :doc"],
  ["'app.py#fee?overload=1'", "the second definition of `fee`"],
  ["'py://shop.bill#Invoice'", "a definition by its module"],
  ["'ast://[file=app.py]/[def=fee]/call[2]'", "the second call in `fee`"],
  [`'anchor://app.py#"def fee("'`, "the only place with this text"],
  ["'app.py#fee?seen=COMMIT'", "the `fee` of COMMIT, where it is now"],
] as const;

const locateNotes = [
  `A place is one of:\n${selectorExamples.map(([form, means]) => `  ${form.padEnd(40)} ${means}`).join("\n")}`,
  "Modules: py://, ts://, js://, go:// and rs://. Steps of ast://: class, def, var, key, and name, param, call, string, number, comment, return with a number. `[module=shop.bill]` can be the first step.",
  'Percent-encode % # @ ~ ? " and spaces in paths and names. docs/reference/selectors.md has the grammar.',
  counting,
];

/** Returns the row of a question: its usage, flags, notes on places and exit codes. */
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
    notes: notesOf(question),
    exits: exitsOf(question),
  };
}

/** Returns the notes on what a question takes. Only a place has a grammar. */
function notesOf({ need, name }: Described): readonly string[] {
  if (need === "none") return [];
  if (need === "files") return [counting];
  return name === "locate" ? locateNotes : placeNotes;
}

/** Returns the flags of a question: its own ones, then the common ones. Flags without an effect are hidden. */
function flagsOf(question: Described): Flags {
  const { kind, need, takes, word, flags } = question;
  const own = flags.map(({ name, kind: of, help }: QuestionFlag): [string, Flag] => [
    name,
    { ...values[of], help },
  ]);
  const isShown = (name: keyof typeof questionFlags) =>
    name === "workspace"
      ? need === "files" && takes === undefined
      : name === "allow-method"
        ? word !== undefined
        : isOfEdits(name)
          ? plansEdit(question)
          : idle[name]?.includes(kind) !== true;
  const names = Object.keys(questionFlags) as (keyof typeof questionFlags)[];
  const common = names.flatMap((name): [string, Flag][] =>
    isShown(name)
      ? [[name, questionFlags[name]]]
      : name === "allow-method" || isOfEdits(name)
        ? []
        : [[name, { ...questionFlags[name], hidden: true }]],
  );
  return Object.fromEntries([...own, ...common]);
}

/** Flags that are refused for other questions: they would promise an edit. */
function isOfEdits(name: string): boolean {
  return Object.hasOwn(planFlags, name);
}

/** True for a question whose edit can be written. */
function plansEdit({ group, name }: Described): boolean {
  return group === "edits" && name !== "prepare-rename";
}

/** Returns the exit codes that this kind of question can have. A question without a server has no server errors. */
function exitsOf(question: Described): string {
  const { kind, name, need } = question;
  const servers =
    "11 no answer from a server, 12 configuration, 13 usage, 64 to 75 server errors (lanser exit-codes)";
  if (kind === "table") return "0, 13 usage";
  const places =
    need === "none"
      ? ""
      : ", 2 invalid place, 3 place not found, 4 ambiguous place, 10 changed file or outdated cursor";
  if (kind === "text") return `0${places}, 12 configuration, 13 usage, 72 unsupported language`;
  if (kind === "servers") return `0, ${servers}`;
  if (plansEdit(question))
    return `0${places}, ${servers}; with --apply: 70 a file has changed, 71 a path must not change`;
  return `0, even if nothing is found${name === "check" ? ", 1 errors" : ""}${places}, ${servers}`;
}

/** Rows of all questions, by name. */
export const questionRows: Readonly<Record<string, Row>> = Object.fromEntries(
  describedQuestions.map((question) => [question.name, questionRow(question)]),
);
