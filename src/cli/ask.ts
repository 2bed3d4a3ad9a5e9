/** Every question of the command line: `lanser def PLACE` and its kin. One bundle on standard output, or text for people. */

import { realpathSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";
import { type Bundle, serializeBundle } from "../bundle/bundle.ts";
import { type Client, type ClientOptions, openClient } from "../client/client.ts";
import { UserError } from "../errors.ts";
import { terminalLines, terminalText } from "../output/escape.ts";
import { oneOf } from "../program/arguments.ts";
import { parseFlags } from "../program/flags.ts";
import { overlaysIn } from "../program/overlays.ts";
import { type Program, safeIn } from "../program/program.ts";
import { type AskedQuestion, failed } from "../query/answer.ts";
import type { Question } from "../query/question.ts";
import { questionCalled } from "../query/questions.ts";
import { validateBundleV1 } from "../schemas.questions.gen.ts";
import { columnUnits } from "../selector/columns.ts";
import { parsePlace, placeForms, printPlace } from "../selector/place.ts";
import { answerText } from "./answer-text.ts";
import { clampedTimeout, clientOptions, clientRequestOf } from "./client-request.ts";

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

const commonHelp = `  --repo DIR          any folder inside the repository (default: the current folder)
  --rev REV           the snapshot of a commit (default: the working tree)
  --server ID[@VERSION]   which server is asked (default: those that the configuration names)
  --config FILE       a configuration on disk (default: .lanser/config.yml of the asked tree; where CI is set none)
  --settings FILE     server settings, in the place of the configuration's
  --format FORMAT     text, or json: one bundle (schemas/bundle.v1.json)
  --json              the same as --format json
  --timeout S         how long one request may take, in seconds: 5 to 3600 (default: 60)
  --limit N           how many results at most (default: 100000); --cursor TOKEN gives the next ones
  --cursor TOKEN      goes on behind an answer that was truncated
  --context N         lines of code around each place (default: 1)
  --index-io UNIT     what a column counts in places and in text: utf-16, utf-8 or codepoint (default: utf-16)
  --overlay PATH=FILE what the file PATH holds is that of FILE, or of standard input for -; may be repeated
  --trace DIR         records the session, the evidence and the times
  --cache DIR|none    where servers are kept
`;

export function helpOf(question: Question): string {
  const { name, summary, need, modes, flags } = question;
  const mode = modes.length === 0 ? "" : ` ${modes.join("|")}`;
  const place =
    need === "none"
      ? ""
      : need === "files"
        ? " PATH|GLOB…|--workspace"
        : need === "file"
          ? " PATH"
          : " PLACE";
  const own = flags.map(
    ({ name: flag, kind, help }) => `  ${`--${flag}${kind === "text" ? " Q" : ""}`.padEnd(18)}  ${help}\n`,
  );
  const whole = need === "files" ? ["  --workspace         all that the server checks\n"] : [];
  return `lanser ${name}${mode}${place}: ${summary}

${[...own, ...whole].join("")}${commonHelp}
${need === "none" ? "" : `${placeForms}\nLines and columns count from 1; paths are relative to the current folder.\n\n`}Exit code: 0, also where nothing was found${name === "check" ? "; 1 where the server finds an error" : ""}; 2 a place that cannot be read, 3 that is not there, 4 that is several; 10 a cursor of
another snapshot; 11 a server's answer is missing; 12 configuration; 13 usage; 64 to 75 the server: see lanser exit-codes.
`;
}

export async function askCommand(
  name: string,
  host: Program,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const question = questionCalled(name);
  const own = Object.fromEntries(
    question.flags.map((flag) => [flag.name, { type: flag.kind === "text" ? "string" : "boolean" } as const]),
  );
  const { values, positionals } = parseFlags(args, { ...commonOptions, ...own });
  if (values.help === true) {
    host.stdout.write(helpOf(question));
    return 0;
  }
  const format =
    values.json === true ? "json" : (oneOf(values.format, ["text", "json"] as const, "--format") ?? "text");
  const unit = oneOf(values["index-io"], columnUnits, "--index-io") ?? "utf-16";
  const mode = positionals[0];
  const isMode = mode !== undefined && question.modes.includes(mode);
  const places = isMode ? positionals.slice(1) : positionals;
  const { seconds, notes } = clampedTimeout(values.timeout);
  const given: Readonly<Record<string, unknown>> = values;
  const params = {
    ...(isMode ? { mode } : {}),
    ...Object.fromEntries(
      question.flags.flatMap((flag) => {
        const value = given[flag.name];
        return typeof value === "string" || typeof value === "boolean" ? [[flag.name, value] as const] : [];
      }),
    ),
  };
  for (const note of notes) host.stderr.write(`lanser: ${note}\n`);
  const context = countOf(values.context, "--context") ?? 1;
  const opened = await openOr(host, {
    ...clientRequestOf(host, values, signal),
    overlays: await overlaysIn(host, values.overlay ?? []),
  });
  if ("error" in opened) {
    const [selector] = places;
    const bundle = unopened(host, question, { selector, params, indexing: unit, notes }, opened.error);
    return end(host, bundle, format, () => Promise.resolve(""));
  }
  await using client = opened.client;
  const bundle = await client.ask({
    cmd: question.name,
    places: places.map((place) => fromTop(host, client.top, place, values.repo !== undefined)),
    params,
    indexing: unit,
    timeoutMs: seconds * 1_000,
    workspace: values.workspace === true,
    limit: countOf(values.limit, "--limit"),
    cursor: values.cursor,
    notes,
  });
  return end(host, bundle, format, () => answerText(bundle, { context, unit, text: client.text }));
}

/** No repository and no such commit are answers, too, to a program that reads bundles. */
async function openOr(
  host: Program,
  options: ClientOptions,
): Promise<{ readonly client: Client } | { readonly error: UserError }> {
  try {
    return { client: await openClient(host, options) };
  } catch (error) {
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
  const environment = {
    ...{ snapshot: null, root: null, server: null, positionEncoding: null, toolchain: null, readiness: null },
    platform: { os: host.platform, arch: host.arch, serverDigest: null },
  };
  const page = { limit: undefined, cursor: undefined };
  const original = asked.selector ?? null;
  return failed(
    { ...asked, question, original, selector: null, target: undefined, page },
    environment,
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
  if (format === "json") host.stdout.write(serializeBundle(bundle));
  else host.stdout.write(safeIn(host.where, await text()));
  return bundle.meta.exit_code;
}

function countOf(given: string | undefined, flag: string): number | undefined {
  if (given === undefined) return undefined;
  const isCount = /^\d{1,9}$/u.test(given) && (flag === "--context" || Number(given) > 0);
  if (isCount) return Number(given);
  throw new UserError("usage", `${flag} must be a number, not \`${given}\``);
}

/** Paths are those of the folder that one stands in; what `--repo` names is another repository, and they are its own. */
function fromTop(host: Program, top: string, place: string, isElsewhere: boolean): string {
  const here = relative(top, realpathSync(host.cwd));
  const isInside = here !== "" && here !== ".." && !here.startsWith("../") && !isAbsolute(here);
  if (!isInside || isElsewhere) return place;
  const [, path = "", rest = ""] = /^([^@#]*)(.*)$/su.exec(place) ?? [];
  if (/[*{}[\]]/u.test(path)) return `${here}/${place}`;
  const parsed = parsePlace(path);
  const inside = relative(top, resolve(top, here, parsed.path));
  if (inside.startsWith("..")) throw new UserError("usage", `\`${place}\` lies outside of the repository`);
  return `${printPlace({ kind: "file", path: inside })}${rest}`;
}
