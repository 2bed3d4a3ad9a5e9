/**
 * Runs every question of the command line, such as `lanser def PLACE`. Prints one bundle on standard output, or
 * text for people.
 */

import { realpathSync } from "node:fs";
import { isAbsolute, posix, relative, resolve } from "node:path";
import { UserError } from "../model/errors.ts";
import { parseStrict } from "../model/json.ts";
import { machineProblem } from "../model/machine.ts";
import { readFileText } from "../platform/files.ts";
import { type Bundle, type BundleEnvironment, serializeBundle } from "../questions/bundle/bundle.ts";
import type { Client } from "../questions/client/client.ts";
import { type LiveClient, openLiveClient } from "../questions/client/live.ts";
import { type AskedQuestion, answerOf, failedAnswer } from "../questions/query/answer.ts";
import { prepareRename } from "../questions/query/edits.ts";
import type { Params, Question } from "../questions/query/question.ts";
import { questionCalled } from "../questions/query/questions.ts";
import type { QuestionFlag } from "../questions/query/table.ts";
import { terminalLines, terminalText } from "../report/escape.ts";
import { columnUnits } from "../selectors/columns.ts";
import {
  type CodePlace,
  isPattern,
  parsePlace,
  pathOf,
  printPlace,
  splitPattern,
  withPath,
} from "../selectors/place.ts";
import { answerText } from "./answer-text.ts";
import { clampedTimeout, clientRequestOf } from "./client-request.ts";
import { assertEditFlags, finishEdit, patchText } from "./edit.ts";
import { parseChoice } from "./program/arguments.ts";
import type { Line } from "./program/flags.ts";
import { readOverlays } from "./program/overlays.ts";
import { type CliHost, escapeForOutput } from "./program/program.ts";
import { shellWord } from "./program/shell-word.ts";
import type { questionFlags } from "./question-row.ts";

/**
 * Runs one question: parses its flags, opens the tree with the overlays, asks, and prints the answer. Also a failure to
 * open the repository is printed as a bundle, for programs that read the JSON.
 */
export async function askCommand(
  name: string,
  host: CliHost,
  { values, positionals }: Line<typeof questionFlags>,
  signal: AbortSignal,
): Promise<number> {
  const question = questionCalled(name);
  const format =
    values.json === true
      ? "json"
      : (parseChoice(values.format, ["text", "json"] as const, "--format") ?? "text");
  const unit = parseChoice(values["index-io"], columnUnits, "--index-io") ?? "utf-16";
  const [word] = positionals;
  const wordIs = question.word ?? (word !== undefined && question.modes.includes(word) ? "mode" : undefined);
  const rest = wordIs === undefined ? positionals : positionals.slice(1);
  const { last } = question;
  const places = last === undefined || rest.length < 2 ? rest : rest.slice(0, -1);
  const { timeoutMs, notes } = clampedTimeout(values.timeout);
  const given: Readonly<Record<string, unknown>> = values;
  const params = {
    ...(wordIs === undefined || word === undefined ? {} : { [wordIs]: word }),
    ...(last === undefined || rest.length < 2 ? {} : { [last]: rest.at(-1) ?? "" }),
    ...Object.fromEntries(
      question.flags.flatMap((flag) => {
        const value = given[flag.name];
        if (typeof value === "boolean") return [[flag.name, value] as const];
        return typeof value === "string" ? [[flag.name, flagValue(host, flag, value)] as const] : [];
      }),
    ),
  };
  assertEditFlags(values, values.rev);
  for (const note of notes) host.stderr.write(`lanser: ${note}\n`);
  const context = countOf(values.context, "--context") ?? 1;
  const laid = await readOverlays(host, values.overlay ?? []);
  /** Overlays by path, which are read again whenever the tree is reopened. */
  const overlays = new Map<string, string>();
  const asked = { params, indexing: unit, notes };
  const shown = (bundle: Bundle, text: Client["text"]) =>
    end(host, bundle, format, () =>
      answerText(bundle, { context, unit, text, isVerbose: values.verbose === true }),
    );
  if (question.kind === "table") return shown(await tableOf(host, question, { ...asked, places }), nowhere);
  await using live = openLiveClient(host, { ...clientRequestOf(host, values, signal), overlays });
  const opened = await openOr(live);
  if ("error" in opened) {
    const [selector] = places;
    return shown(unopened(host, question, { ...asked, selector }, opened.error), nowhere);
  }
  for (const [path, text] of laid) {
    const inside = pathFromTop(host, opened.client.top, path, values.repo !== undefined);
    overlays.set(inside, text);
    await opened.client.lay(inside, text);
  }
  const { bundle, client } = await live.ask({
    cmd: question.name,
    places: places.map((place) => fromTop(host, opened.client.top, place, values.repo !== undefined)),
    params,
    indexing: unit,
    timeoutMs,
    workspace: values.workspace === true,
    seen: values.seen,
    limit: countOf(values.limit, "--limit"),
    cursor: values.cursor,
    notes,
  });
  if (question.purpose !== "edits" || question.name === prepareRename.name || word === "list")
    return await shown(bundle, client.text);
  const again = [name, ...positionals, ...flagsAgain(values)].map(shellWord).join(" ");
  try {
    return await finishEdit(host, bundle, { values, rev: values.rev, again, signal }, (whole) =>
      end(host, whole, format, () => Promise.resolve(patchText(host, whole.edits?.diff ?? ""))),
    );
  } catch (error) {
    if (format !== "json" || !(error instanceof UserError)) throw error;
    return shown(unopened(host, question, { ...asked, selector: places[0] }, error), nowhere);
  }
}

/** Returns the flags that select what an edit is about, for the command that writes it. */
function flagsAgain(values: Readonly<Record<string, unknown>>): readonly string[] {
  const names = ["repo", "server", "config", "settings", "only", "pick", "allow", "deny", "index-io", "seen"];
  return names.flatMap((name) => {
    const value = values[name];
    const all = Array.isArray(value) ? (value as string[]) : typeof value === "string" ? [value] : [];
    return all.flatMap((one) => [`--${name}`, one]);
  });
}

/** Finds no text: an answer without a tree has no places to show. */
const nowhere = () => Promise.resolve(undefined);

/**
 * Answers a question from a table of this release, such as `exit-codes`. It needs neither a repository nor a server.
 */
async function tableOf(
  host: CliHost,
  question: Question & { readonly kind: "table" },
  {
    places,
    ...asked
  }: Pick<AskedQuestion, "params" | "indexing" | "notes"> & { readonly places: readonly string[] },
): Promise<Bundle> {
  const page = { limit: undefined, cursor: undefined };
  const bare = { ...asked, question, original: null, selector: null, target: undefined, page };
  const environment = bareEnvironment(host);
  const { bundle } = await answerOf(bare, environment, () => {
    if (places.length > 0) throw new UserError("usage", `${question.name} takes no place and no path`);
    return Promise.resolve({ answer: question.answer(), records: [], retries: 0, restarts: 0, environment });
  });
  return bundle;
}

/** Returns the environment of an answer without a tree and without a server: only this machine is known. */
function bareEnvironment(host: CliHost): BundleEnvironment {
  return {
    ...{
      snapshot: null,
      root: null,
      server: null,
      positionEncoding: null,
      toolchain: null,
      readiness: null,
      digests: null,
    },
    platform: { os: host.platform, arch: host.arch, serverDigest: null },
  };
}

/**
 * Opens the client, and returns an error that a person can fix as a value. A program that reads bundles gets it as a
 * bundle, too. Other errors are thrown.
 */
async function openOr(
  live: LiveClient,
): Promise<{ readonly client: Client } | { readonly error: UserError }> {
  try {
    return { client: await live.open() };
  } catch (thrown) {
    const error = machineProblem(thrown) ?? thrown;
    if (error instanceof UserError) return { error };
    throw error;
  }
}

/** Makes the error bundle for a client that could not be opened. No tree, server or selector is known then. */
function unopened(
  host: CliHost,
  question: Question,
  asked: Pick<AskedQuestion, "params" | "indexing" | "notes"> & { readonly selector: string | undefined },
  error: UserError,
): Bundle {
  const page = { limit: undefined, cursor: undefined };
  const original = asked.selector ?? null;
  return failedAnswer(
    { ...asked, question, original, selector: null, target: undefined, page },
    bareEnvironment(host),
    error,
    null,
  );
}

/**
 * Prints an answer and returns its exit code. Standard output gets only the answer; the error and the use of a token
 * budget go to standard error, so that a pipe reads one format.
 */
async function end(
  host: CliHost,
  bundle: Bundle,
  format: "text" | "json",
  text: () => Promise<string>,
): Promise<number> {
  if ("error" in bundle) {
    const { message, hint } = bundle.error;
    const shown = hint === "" ? "" : `${terminalLines(hint, "  ")}\n`;
    host.stderr.write(escapeForOutput(host.where, `lanser: ${terminalText(message)}\n${shown}`));
  }
  if ("facts" in bundle && bundle.facts.budget !== undefined) {
    const { used, tokens, bytesPerToken } = bundle.facts.budget;
    const { next } = bundle.facts.budget;
    const left = next === null ? "" : `; the next omitted piece needs ${next} tokens`;
    const lines = [
      `the answer uses ${used} of ${tokens} tokens (${bytesPerToken} bytes each)${left}`,
      ...bundle.meta.notes,
    ];
    host.stderr.write(
      escapeForOutput(host.where, lines.map((one) => `lanser: ${terminalText(one)}\n`).join("")),
    );
  }
  if (format === "json") host.stdout.write(await validBundle(bundle));
  else host.stdout.write(escapeForOutput(host.where, await text()));
  return bundle.meta.exit_code;
}

/** Serializes a bundle that follows its schema. The validator is large, so an answer for people does not load it. */
async function validBundle(bundle: Bundle): Promise<string> {
  const { validateBundleV1 } = await import("../schemas/generated/questions.ts");
  if (validateBundleV1(bundle)) return serializeBundle(bundle);
  const [error] = validateBundleV1.errors ?? [];
  throw new Error(`the answer does not follow its schema: ${error?.instancePath} ${error?.message}`);
}

/**
 * Parses the value of a question's flag. A JSON value can be in a file: `@FILE`. Throws a UserError if it is invalid.
 */
function flagValue(host: CliHost, { name, kind }: QuestionFlag, given: string): Params[string] {
  const flag = `--${name}`;
  if (kind === "count") return countOf(given, flag) ?? 0;
  if (kind !== "json") return given;
  const parsed = parseStrict(given.startsWith("@") ? textOf(host, given.slice(1)) : given);
  const why =
    parsed.kind === "invalid"
      ? parsed.message
      : isObject(parsed.value)
        ? undefined
        : "the value is not an object";
  if (parsed.kind === "value" && isObject(parsed.value)) return parsed.value;
  throw new UserError("usage", `${flag} needs a JSON object: ${why}`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads the file of a flag `@FILE`. Throws a UserError if it is unreadable. */
function textOf(host: CliHost, file: string): string {
  try {
    return readFileText(resolve(host.cwd, file));
  } catch (error) {
    throw new UserError("unreadable-file", `cannot read ${file}`, { cause: error });
  }
}

/** Parses the number of a flag, from 1; `--context` can be 0. Throws a UserError for any other text. */
function countOf(given: string | undefined, flag: string): number | undefined {
  if (given === undefined) return undefined;
  const least = flag === "--context" ? 0 : 1;
  if (/^\d{1,9}$/u.test(given) && Number(given) >= least) return Number(given);
  throw new UserError("usage", `${flag} must be a whole number from ${least}, not \`${given}\``);
}

/**
 * Makes a place relative to the top of the repository, as the client needs it. People give paths relative to the
 * current folder. With `--repo` (`isElsewhere`) they are relative to the top of that repository. Throws a UserError for
 * a path that leads out of it.
 */
function fromTop(host: CliHost, top: string, place: string, isElsewhere: boolean): string {
  if (isPattern(place)) {
    const { pattern, rest } = splitPattern(place);
    const here = folderBelow(host, top, isElsewhere);
    const inside = posix.normalize(here === undefined ? pattern : `${here}/${pattern}`);
    if (inside.startsWith("../")) throw outside(pattern);
    return `${inside}${rest}`;
  }
  const parsed = tryPlace(place);
  // The client reports an invalid place, in the form that the caller reads.
  if (parsed === undefined) return place;
  const moved = withPath(parsed, (path) =>
    pathFromTop(host, top, path.replace(/^file:\/\//u, ""), isElsewhere),
  );
  // An empty path is the top itself, which stands for all files below it.
  return pathOf(moved) === "" ? "**" : printPlace(moved);
}

function tryPlace(text: string): CodePlace | undefined {
  try {
    return parsePlace(text);
  } catch (error) {
    if (error instanceof UserError && error.code === "bad-selector") return undefined;
    throw error;
  }
}

/** Makes a plain path relative to the top, as `fromTop` does. Throws a UserError if it leads out of the repository. */
function pathFromTop(host: CliHost, top: string, path: string, isElsewhere: boolean): string {
  const inside = relative(top, resolve(top, folderBelow(host, top, isElsewhere) ?? "", path));
  if (inside.startsWith("..")) throw outside(path);
  return inside;
}

function outside(path: string): UserError {
  return new UserError("usage", `\`${path}\` is outside the repository`, {
    hint: "To ask about another repository: --repo DIR.",
  });
}

/** Returns the current folder relative to the top; undefined at the top itself, and outside of the repository. */
function folderBelow(host: CliHost, top: string, isElsewhere: boolean): string | undefined {
  const here = relative(top, realpathSync(host.cwd));
  const isInside = here !== "" && here !== ".." && !here.startsWith("../") && !isAbsolute(here);
  return isInside && !isElsewhere ? here : undefined;
}
