/** Explains every code of a report and of an error in words, for `lanser explain CODE` and docs/troubleshooting.md. */
import { divergenceClasses } from "../../model/divergence.ts";
import { type ErrorCode, errorTable } from "../../model/errors.ts";
import { capitalized } from "../../model/text.ts";
import {
  blankBlock,
  indentBlocks,
  layout,
  type TextBlock,
  textSpan,
  wordsBlock,
} from "../terminal/layout.ts";
import { logLook, type TextLook } from "../terminal/options.ts";
import { paintSpan } from "../terminal/paint.ts";
import { classWords, stateWords } from "../words.ts";
import { limitAccounts, unknownAccounts } from "./limits.ts";
import { type CodeAccount, reasonAccounts } from "./reasons.ts";

type Kind = {
  /** Title of a list of them. */
  readonly title: string;
  /** Name of one code of the kind, before a colon. */
  readonly one: string;
  readonly about: string;
  readonly codes: Readonly<Record<string, CodeAccount>>;
};

const errorMeanings = {
  "bad-selector": "The selector has invalid syntax.",
  "not-found": "The named finding, trace or version does not exist.",
  ambiguous: "Several findings, symbols or files match the name.",
  "version-skew": "The file is from another release of Lanser.",
  "report-refused": "The publishing job refused the report of the analysis job. The message says why.",
  "bad-configuration": "`.lanser/config.yml` has a mistake; the message has its line and column.",
  "no-server": "Neither the configuration nor the command line names a server.",
  "unknown-server": "This release has no server with this name.",
  "unknown-version": "This release has no pin for this version.",
  "unsupported-platform": "Lanser does not support this system.",
  "unsafe-trigger": "The workflow runs untrusted code with the rights of the repository.",
  "no-git": "Git is missing or too old.",
  usage: "A flag or an argument is wrong.",
  "no-repository": "The folder is not in a git repository.",
  "no-base": "Lanser does not know the base of the comparison.",
  "no-merge-base": "The two commits have no common ancestor.",
  "unknown-revision": "A revision names no commit here.",
  "unreadable-file": "Lanser cannot read a file.",
  broken: "Lanser has a bug: it broke a rule of its own.",
  "server-timeout": "The server did not answer in time.",
  "server-crashed": "The server ended before it answered.",
  "server-not-started": "Lanser could not install or start the server.",
  "apply-conflict": "The files changed after the server computed the edit.",
  "write-denied": "An edit would write to a forbidden place.",
  "unsupported-capability": "The server cannot answer this kind of query.",
  "machine-limit": "The machine has no room for the run, or git did not finish.",
  cancelled: "The command stopped before it finished.",
  "content-modified": "Files changed during the query.",
  "indexing-unsupported": "The server counts columns in a way that Lanser does not support.",
  "replay-mismatch": "The replay of a recording gives another result, or the recording is damaged.",
  outside: "A file, an overlay or a configuration refers to something outside the repository.",
} as const satisfies Record<ErrorCode, string>;

/** Kinds in the order in which a reader meets them. One code may have several kinds. */
export const codeKinds: readonly Kind[] = [
  {
    title: "Reasons of a verdict",
    one: "reason of a verdict",
    about: "A report lists its reasons in `reasons`. Every surface shows them in its first lines.",
    codes: reasonAccounts,
  },
  {
    title: "Files without an answer",
    one: "why a file has no answer",
    about: "The reason `unknown-files` counts these files. Each has one of these codes.",
    codes: unknownAccounts,
  },
  {
    title: "Limits",
    one: "limit",
    about:
      "A report lists its omissions and assumptions in `limits`. The result holds unless a reason says otherwise.",
    codes: limitAccounts,
  },
  {
    title: "Errors",
    one: "error",
    about: "The command ended without a result. It prints the error and returns its exit code.",
    codes: errorAccounts(),
  },
  {
    title: "Classes of a report",
    one: "class of a report",
    about: "`class` in a report and in the outputs of the Action is the state of head in one word.",
    codes: wordAccounts(
      classWords,
      "No action is needed for the class alone. The verdict and its reasons decide.",
    ),
  },
  {
    title: "States of a finding",
    one: "state of a finding",
    about:
      "Each finding has a `state`, and reports have a section for each state. See [the results](results.md).",
    codes: wordAccounts(
      Object.fromEntries(Object.entries(stateWords).map(([state, { one }]) => [state, one])),
      "To explain one finding, run `lanser explain FINDING-ID --report FILE`.",
    ),
  },
  {
    title: "Classes of drift",
    one: "class of drift",
    about: "A replay or a new recording has one of these classes. [Traces](traces.md) explains them.",
    codes: driftAccounts(),
  },
];

/**
 * Finds the explanations of a code, with the kind of each; empty for an unknown code. A code such as
 * `server-timeout` is both a reason and an error.
 */
function accountsOf(code: string): readonly { readonly kind: Kind; readonly account: CodeAccount }[] {
  return codeKinds.flatMap((kind) => {
    const account = Object.hasOwn(kind.codes, code) ? kind.codes[code] : undefined;
    return account === undefined ? [] : [{ kind, account }];
  });
}

export const allCodes: readonly string[] = [
  ...new Set(codeKinds.flatMap(({ codes }) => Object.keys(codes))),
].sort();

/**
 * Explains a code for `lanser explain CODE`. Kinds that share one explanation are named together. Empty for an
 * unknown code; the command then suggests the nearest one.
 */
export function explainCode(code: string, look: TextLook = logLook): string {
  const kinds = Map.groupBy(accountsOf(code), ({ account }) => account);
  const blocks = [...kinds].flatMap(([account, of]) =>
    accountBlocks(
      code,
      account,
      of.map(({ kind }) => kind),
    ),
  );
  return paintSpan(layout(blocks, look), look);
}

/**
 * Explains all codes for `lanser explain --all`, by kind. Some codes belong to two kinds with one explanation; it
 * stands once, below the first kind.
 */
export function explainAllCodes(look: TextLook = logLook): string {
  const shown = new Set<CodeAccount>();
  const blocks = codeKinds.flatMap(({ title, about, codes }) => {
    const fresh = Object.entries(codes).filter(([, account]) => !shown.has(account));
    for (const [, account] of fresh) shown.add(account);
    return [
      wordsBlock(textSpan(title, "bold")),
      // These texts are also on a docs page, with links that a terminal cannot follow.
      wordsBlock(about.replaceAll(/\[([^\]]+)\]\([^)]+\)/gu, "$1")),
      blankBlock,
      ...fresh.flatMap(([code, account]) =>
        accountBlocks(
          code,
          account,
          accountsOf(code).flatMap((one) => (one.account === account ? [one.kind] : [])),
        ),
      ),
    ];
  });
  return paintSpan(layout(blocks, look), look);
}

/**
 * Lays out the explanation of one code for a terminal: its name, its kinds, what it means and what to do. `explain
 * CODE` and `explain --all` share it.
 */
function accountBlocks(
  code: string,
  { means, todo }: CodeAccount,
  kinds: readonly Kind[],
): readonly TextBlock[] {
  return [
    wordsBlock(textSpan(code, "bold"), textSpan(` (${kinds.map(({ one }) => one).join(", ")})`)),
    ...indentBlocks("  ", [wordsBlock(means), wordsBlock("What to do: ", todo)]),
    blankBlock,
  ];
}

/**
 * Writes the tables of docs/troubleshooting.md. `scripts/generate.ts` calls it, so the page and `lanser explain`
 * have the same words.
 */
export function troubleshootingPage(): string {
  return codeKinds
    .map(({ title, about, codes }) => {
      const rows = Object.entries(codes).map(
        ([code, { means, todo }]) => `| \`${code}\` | ${means} | ${todo} |`,
      );
      return `## ${title}\n\n${about}\n\n| code | means | what to do |\n| --- | --- | --- |\n${rows.join("\n")}`;
    })
    .join("\n\n");
}

/**
 * Builds the explanations of errors. The advice is the hint of the error table, so the command and `lanser explain`
 * give the same.
 */
function errorAccounts(): Readonly<Record<string, CodeAccount>> {
  return Object.fromEntries(
    Object.entries(errorTable).map(([code, { exitCode, hint }]) => [
      code,
      {
        means: `${errorMeanings[code as ErrorCode]} Exit code ${exitCode}.`,
        todo: hint === "" ? "Fix the place named in the message." : hint,
      },
    ]),
  );
}

/**
 * Builds explanations from a table of words. The classes and states have no advice of their own, so all of them
 * share `todo`.
 */
function wordAccounts(
  words: Readonly<Record<string, string>>,
  todo: string,
): Readonly<Record<string, CodeAccount>> {
  return Object.fromEntries(
    Object.entries(words).map(([code, text]) => [code, { means: `${capitalized(text)}.`, todo }]),
  );
}

/**
 * Builds the explanations of drift classes from the table of `model/divergence.ts`, which decides whether a class
 * can affect a verdict.
 */
function driftAccounts(): Readonly<Record<string, CodeAccount>> {
  return Object.fromEntries(
    Object.entries(divergenceClasses).map(([name, { words, decides, changesReport }]) => [
      name,
      {
        means:
          name === "D9"
            ? "The environment differs from the recorded one, so Lanser compared nothing."
            : `Lanser compared the server's answers with a recording. Result: ${words}.`,
        todo:
          name === "D9"
            ? "Install the recorded versions, or record the trace again. Until then, a live replay makes the run inconclusive."
            : decides
              ? "This difference can change a verdict. `lanser trace drift` names the findings."
              : changesReport
                ? "It changes no verdict about the code. With `replay-mismatch: fail`, it fails the run: record the trace again."
                : "No action is needed. This result never changes a verdict.",
      },
    ]),
  );
}
