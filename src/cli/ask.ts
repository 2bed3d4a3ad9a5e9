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
import { type AskedQuestion, answerOf, failed } from "../questions/query/answer.ts";
import type { Params, Question, QuestionFlag } from "../questions/query/question.ts";
import { questionCalled } from "../questions/query/questions.ts";
import { terminalLines, terminalText } from "../report/escape.ts";
import { validateBundleV1 } from "../schemas/generated/questions.ts";
import { columnUnits } from "../selectors/columns.ts";
import { parsePlace, placeForms, printPlace } from "../selectors/place.ts";
import { answerText } from "./answer-text.ts";
import { clampedTimeout, clientOptions, clientRequestOf, requestOptions } from "./client-request.ts";
import { oneOf } from "./program/arguments.ts";
import { parseFlags } from "./program/flags.ts";
import { overlaysIn } from "./program/overlays.ts";
import { type Program, safeIn } from "./program/program.ts";

const commonOptions = {
  ...clientOptions,
  format: { type: "string" },
  json: { type: "boolean" },
  timeout: { type: "string" },
  limit: { type: "string" },
  cursor: { type: "string" },
  context: { type: "string" },
  "index-io": { type: "string" },
  overlay: { type: "string", multiple: true },
  workspace: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** Help of each common flag, with the kinds of questions that take it; absent: all. */
const commonHelp: readonly { readonly text: string; readonly of?: readonly Question["kind"][] }[] = [
  {
    text: "  --repo DIR          any folder inside the repository (default: the current folder)",
    of: ["server", "text", "servers"],
  },
  {
    text: "  --rev REV           the snapshot of a commit (default: the working tree)",
    of: ["server", "text", "servers"],
  },
  {
    text: "  --server ID[@VERSION]   which server is asked (default: those that the configuration names)",
    of: ["server", "servers"],
  },
  {
    text: "  --config FILE       a configuration on disk (default: .lanser/config.yml of the asked tree; where CI is set none)",
    of: ["server", "servers"],
  },
  {
    text: "  --settings FILE     server settings, in the place of the configuration's",
    of: ["server", "servers"],
  },
  { text: "  --format FORMAT     text, or json: one bundle (schemas/bundle.v1.json)" },
  { text: "  --json              the same as --format json" },
  {
    text: "  --timeout S         how long one request may take, in seconds: 5 to 3600 (default: 60, of references 120)",
    of: ["server"],
  },
  {
    text: "  --limit N           how many results at most (default: 100000); --cursor TOKEN gives the next ones\n  --cursor TOKEN      goes on behind an answer that was truncated",
    of: ["server", "text"],
  },
  { text: "  --context N         lines of code around each place (default: 1)", of: ["server"] },
  {
    text: "  --index-io UNIT     what a column counts in places and in text: utf-16, utf-8 or codepoint (default: utf-16)",
    of: ["server", "text"],
  },
  {
    text: `  --overlay PATH=FILE what the file PATH holds is that of FILE, or of standard input for -; may be repeated. Where there is no
                      file PATH it stands for a new one, which is noted`,
    of: ["server", "text"],
  },
  {
    text: "  --trace DIR         records the session, the evidence and the times",
    of: ["server", "text", "servers"],
  },
  { text: "  --cache DIR|none    where servers are kept", of: ["server", "servers"] },
];

function commonHelpOf({ kind }: Question): string {
  return commonHelp
    .filter(({ of }) => of === undefined || of.includes(kind))
    .map(({ text }) => `${text}\n`)
    .join("");
}

function exitCodesOf({ kind, name, need }: Question): string {
  if (kind === "table") return "Exit code: 0; 13 usage.\n";
  const servers = "12 configuration; 13 usage; 64 to 75 the server: see lanser exit-codes.";
  if (kind === "servers") return `Exit code: 0; 11 a server did not come to be ready; ${servers}\n`;
  const no = name === "check" ? "; 1 where the server finds an error" : "";
  const places =
    need === "none"
      ? ""
      : "; 2 a place that cannot be read, 3 that is not there, 4 that is several; 10 a cursor of\nanother snapshot";
  if (kind === "text")
    return `Exit code: 0${places}; 12 configuration; 13 usage; 72 a language that no grammar reads.\n`;
  return `Exit code: 0, also where nothing was found${no}${places}; 11 a server's answer is missing; ${servers}\n`;
}

const flagValues = { boolean: "", text: " Q", count: " N", json: " JSON" } as const satisfies Record<
  QuestionFlag["kind"],
  string
>;

export function helpOf(question: Question): string {
  const { name, summary, need, word, modes, flags } = question;
  const mode = modes.length > 0 ? ` ${modes.join("|")}` : word === undefined ? "" : ` ${word.toUpperCase()}`;
  const place =
    need === "none"
      ? ""
      : need === "files"
        ? name === "context"
          ? " PATH|GLOB…"
          : " PATH|GLOB…|--workspace"
        : need === "file"
          ? " PATH"
          : need === "any"
            ? " [PLACE|PATH]"
            : " PLACE";
  const own = flags.map(
    ({ name: flag, kind, help }) => `  ${`--${flag}${flagValues[kind]}`.padEnd(18)}  ${help}\n`,
  );
  const allow =
    word === undefined
      ? []
      : ["  --allow-method NAME   sends it though it is not known to read only; never where CI is set\n"];
  const isWhole = need === "files" && name !== "context";
  const whole = isWhole ? ["  --workspace         all that the server checks\n"] : [];
  return `lanser ${name}${mode}${place}: ${summary}

${[...own, ...whole, ...allow].join("")}${commonHelpOf(question)}
${need === "none" ? "" : `${placeForms}\nLines and columns count from 1; paths are relative to the current folder.\n\n`}${exitCodesOf(question)}`;
}

export async function askCommand(
  name: string,
  host: Program,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const question = questionCalled(name);
  const own = Object.fromEntries(
    question.flags.map((flag) => [
      flag.name,
      { type: flag.kind === "boolean" ? "boolean" : "string" } as const,
    ]),
  );
  const named = question.word === undefined ? {} : requestOptions;
  const { values, positionals } = parseFlags(args, { ...commonOptions, ...own, ...named });
  if (values.help === true) {
    host.stdout.write(helpOf(question));
    return 0;
  }
  const format =
    values.json === true ? "json" : (oneOf(values.format, ["text", "json"] as const, "--format") ?? "text");
  const unit = oneOf(values["index-io"], columnUnits, "--index-io") ?? "utf-16";
  const [word] = positionals;
  const wordIs = question.word ?? (word !== undefined && question.modes.includes(word) ? "mode" : undefined);
  const places = wordIs === undefined ? positionals : positionals.slice(1);
  const { timeoutMs, notes } = clampedTimeout(values.timeout);
  const given: Readonly<Record<string, unknown>> = values;
  const params = {
    ...(wordIs === undefined || word === undefined ? {} : { [wordIs]: word }),
    ...Object.fromEntries(
      question.flags.flatMap((flag) => {
        const value = given[flag.name];
        if (typeof value === "boolean") return [[flag.name, value] as const];
        return typeof value === "string" ? [[flag.name, flagValue(host, flag, value)] as const] : [];
      }),
    ),
  };
  for (const note of notes) host.stderr.write(`lanser: ${note}\n`);
  const context = countOf(values.context, "--context") ?? 1;
  const laid = await overlaysIn(host, values.overlay ?? []);
  /** Overlays by path, which are read again whenever the tree is reopened. */
  const overlays = new Map<string, string>();
  const asked = { params, indexing: unit, notes };
  const shown = (bundle: Bundle, text: Client["text"]) =>
    end(host, bundle, format, () => answerText(bundle, { context, unit, text }));
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
    limit: countOf(values.limit, "--limit"),
    cursor: values.cursor,
    notes,
  });
  return await shown(bundle, client.text);
}

const nowhere = () => Promise.resolve(undefined);

/** Answers a question whose answer is the same everywhere, so it needs no repository. */
async function tableOf(
  host: Program,
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
    if (places.length > 0) throw new UserError("usage", `\`${question.name}\` takes no place`);
    return Promise.resolve({ answer: question.answer(), records: [], retries: 0, restarts: 0, environment });
  });
  return bundle;
}

function bareEnvironment(host: Program): BundleEnvironment {
  return {
    ...{ snapshot: null, root: null, server: null, positionEncoding: null, toolchain: null, readiness: null },
    platform: { os: host.platform, arch: host.arch, serverDigest: null },
  };
}

/** Opens the client. A missing repository or commit is an answer, too, for a program that reads bundles. */
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

function unopened(
  host: Program,
  question: Question,
  asked: Pick<AskedQuestion, "params" | "indexing" | "notes"> & { readonly selector: string | undefined },
  error: UserError,
): Bundle {
  const page = { limit: undefined, cursor: undefined };
  const original = asked.selector ?? null;
  return failed(
    { ...asked, question, original, selector: null, target: undefined, page },
    bareEnvironment(host),
    error,
    null,
  );
}

async function end(
  host: Program,
  bundle: Bundle,
  format: "text" | "json",
  text: () => Promise<string>,
): Promise<number> {
  if (!validateBundleV1(bundle))
    throw new Error(
      `no bundle: ${validateBundleV1.errors?.[0]?.instancePath} ${validateBundleV1.errors?.[0]?.message}`,
    );
  if ("error" in bundle) {
    const { message, hint } = bundle.error;
    const shown = hint === "" ? "" : `${terminalLines(hint, "  ")}\n`;
    host.stderr.write(safeIn(host.where, `lanser: ${terminalText(message)}\n${shown}`));
  }
  if ("facts" in bundle && bundle.facts.budget !== undefined) {
    const { used, tokens, bytesPerToken } = bundle.facts.budget;
    const { next } = bundle.facts.budget;
    const left = next === null ? "" : `; more is left out: the next piece takes ${next}`;
    const said = [`${used} of ${tokens} tokens, of ${bytesPerToken} bytes each${left}`, ...bundle.meta.notes];
    host.stderr.write(safeIn(host.where, said.map((one) => `lanser: ${terminalText(one)}\n`).join("")));
  }
  if (format === "json") host.stdout.write(serializeBundle(bundle));
  else host.stdout.write(safeIn(host.where, await text()));
  return bundle.meta.exit_code;
}

function flagValue(host: Program, { name, kind }: QuestionFlag, given: string): Params[string] {
  const flag = `--${name}`;
  if (kind === "count") return countOf(given, flag) ?? 0;
  if (kind !== "json") return given;
  const parsed = parseStrict(given.startsWith("@") ? textOf(host, given.slice(1)) : given);
  const why =
    parsed.kind === "invalid" ? parsed.message : isObject(parsed.value) ? undefined : "not an object";
  if (parsed.kind === "value" && isObject(parsed.value)) return parsed.value;
  throw new UserError("usage", `${flag} must be an object, as JSON: ${why}`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(host: Program, file: string): string {
  try {
    return readFileText(resolve(host.cwd, file));
  } catch (error) {
    throw new UserError("unreadable-file", `${file} cannot be read`, { cause: error });
  }
}

function countOf(given: string | undefined, flag: string): number | undefined {
  if (given === undefined) return undefined;
  const least = flag === "--context" ? 0 : 1;
  if (/^\d{1,9}$/u.test(given) && Number(given) >= least) return Number(given);
  throw new UserError("usage", `${flag} must be a whole number from ${least}, not \`${given}\``);
}

/**
 * Makes a place relative to the top. Paths are relative to the current folder; with `--repo`, which names another
 * repository, they are relative to its top.
 */
function fromTop(host: Program, top: string, place: string, isElsewhere: boolean): string {
  const here = folderBelow(host, top, isElsewhere);
  const [, path = "", rest = ""] = /^([^@#]*)(.*)$/su.exec(place) ?? [];
  if (/[*{}]/u.test(path)) {
    const inside = posix.normalize(here === undefined ? path : `${here}/${path}`);
    if (inside.startsWith("../")) throw outside(path);
    return `${inside}${rest}`;
  }
  // What is not a path alone says itself what is wrong with it.
  if (path === "") return place;
  const inside = pathFromTop(host, top, parsePlace(path).path, isElsewhere);
  // The top itself: all that lies in it.
  if (inside === "") return `**${rest}`;
  return `${printPlace({ kind: "file", path: inside })}${rest}`;
}

/** Does the same for a plain path. */
function pathFromTop(host: Program, top: string, path: string, isElsewhere: boolean): string {
  const inside = relative(top, resolve(top, folderBelow(host, top, isElsewhere) ?? "", path));
  if (inside.startsWith("..")) throw outside(path);
  return inside;
}

function outside(path: string): UserError {
  return new UserError("usage", `\`${path}\` lies outside of the repository`);
}

/** Returns the current folder relative to the top; undefined at the top itself, and outside of the repository. */
function folderBelow(host: Program, top: string, isElsewhere: boolean): string | undefined {
  const here = relative(top, realpathSync(host.cwd));
  const isInside = here !== "" && here !== ".." && !here.startsWith("../") && !isAbsolute(here);
  return isInside && !isElsewhere ? here : undefined;
}
