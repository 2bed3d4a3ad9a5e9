/** `lanser gate`: flags in, a report to standard output, progress to standard error, the exit code of the contract. */
import { dirname, join, resolve } from "node:path";
import { exitCode } from "../core/exit-code.ts";
import { severities } from "../core/finding.ts";
import type { RewardStep } from "../core/reward-step.ts";
import { UserError } from "../errors.ts";
import { type GateRequest, type GateResult, runGate } from "../gate/gate.ts";
import { progressTo } from "../output/progress.ts";
import { eachFile, fileSurfaces, type Rendering, surfaceFlags, surfaces } from "../output/surfaces.ts";
import type { Detail } from "../output/terminal/options.ts";
import { oneOf } from "../program/arguments.ts";
import { callerOf } from "../program/caller.ts";
import { eventsTo } from "../program/events.ts";
import { parseFlags } from "../program/flags.ts";
import { showProblem } from "../program/problem.ts";
import { type Program, safeIn } from "../program/program.ts";
import { writeOutput, writeSurface } from "../program/report-files.ts";
import { reproduceCommand } from "../program/reproduce.ts";
import { rewardLines } from "../program/rewards.ts";
import { notHeardText, switchedOff, switchedOffText } from "../program/switched-off.ts";
import { serializeReport } from "../verdict/report-bytes.ts";
import { runWalk, stepKinds } from "../walk/walk.ts";
import { requestOf } from "./gate-request.ts";
import { colorSettings, reportText, type TextOptions } from "./report-text.ts";

const gateHelp = `lanser gate: compares two commits of a repository

  --repo DIR          any folder inside the repository (default: the current folder)
  --base REV          base is the merge base of REV and head (default: origin/HEAD; in Actions from the event)
  --base-exact REV    base is this very commit
  --head REV          a commit (default: the working tree; in Actions the checked-out commit)
  --server ID[@VERSION]   registers a server without a configuration file; may be repeated
  --root DIR          only the project roots at or below DIR of the repository; may be repeated
  --config FILE       a configuration on disk (default: .lanser/config.yml of the base commit)
  --settings FILE     server settings, in the place of the configuration's:  pyright: { analysis: { … } }  (or they themselves, in braces)
  --base-dependencies DIR   base's own .venv, node_modules, laid out in DIR as in the repository
  --fail-on LEVEL     lowest severity of a new finding that fails: error, warning, information, hint, never
  --scope SCOPE       which files are looked at: full, affected (those that the change can matter to) or auto (default: as
                      configured, else auto: affected where each server is proven to find the same so)
  --format FORMAT     text, json or github (default: github in Actions, else text)
${surfaceFlags.map(({ flag, help }) => `  ${`--${flag} FILE`.padEnd(18)}  ${help}`).join("\n")}
  --cache DIR|none    where servers are kept, and what they found
  --fresh             asks the servers, whatever is kept of what they found
  --trace DIR         records every session
  --allow-secrets     keeps the recording where something in it looks like a secret
  --replay MODE       of committed traces: off, offline (no server) or live (default: as configured, else offline)
  --steps KIND        commits: looks at each commit of the change, so that every finding names the one that it came or went with;
                      endpoints (default, but with --rewards): at base and head alone
  --events FILE       writes what happens while it runs, one JSON object a line (schemas/events.v1.json); - is standard output, and then
                      the result goes to standard error
  --rewards FILE      writes what each step earned (schemas/reward.v1.json), as \`lanser reward\` does
  --watch             answers again after every save, of the working tree; --scope is affected, where nothing else is asked for
  --all               lists unchanged findings too
  --show LEVEL        lowest severity that is shown: error, warning, information, hint (default: hint)
  --quiet             prints the verdict and what to do, and no progress
  --verbose           prints every finding with its code, and folds nothing
  --color WHEN        auto, always, never (default: auto: on a terminal; NO_COLOR and FORCE_COLOR are heard)

LANSER_DISABLE in the environment, but 0 or false, ends it with 0 and looks at nothing, unless base's configuration has policy: { required: true }.

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration, 13 usage, 14 internal error, please report it.
`;

const options = {
  repo: { type: "string" },
  base: { type: "string" },
  "base-exact": { type: "string" },
  head: { type: "string" },
  server: { type: "string", multiple: true },
  root: { type: "string", multiple: true },
  config: { type: "string" },
  settings: { type: "string" },
  "base-dependencies": { type: "string" },
  "fail-on": { type: "string" },
  scope: { type: "string" },
  format: { type: "string" },
  ...eachFile(() => ({ type: "string" }) as const),
  cache: { type: "string" },
  fresh: { type: "boolean" },
  trace: { type: "string" },
  "allow-secrets": { type: "boolean" },
  replay: { type: "string" },
  steps: { type: "string" },
  rewards: { type: "string" },
  events: { type: "string" },
  watch: { type: "boolean" },
  all: { type: "boolean" },
  show: { type: "string" },
  quiet: { type: "boolean" },
  verbose: { type: "boolean" },
  color: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const formats = ["text", "json", "github"] as const;

export function gateCommand(host: Program, args: readonly string[], signal: AbortSignal): Promise<number> {
  return judge(host, args, signal, null);
}

/** `merge` joins shards that lie in folders, absolute; null for a run that looks at everything itself. */
export async function judge(
  host: Program,
  args: readonly string[],
  signal: AbortSignal,
  merge: {
    readonly help: string;
    readonly run: (request: GateRequest, folders: readonly string[]) => Promise<GateResult>;
  } | null,
): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(merge?.help ?? gateHelp);
    return 0;
  }
  if (merge === null && positionals.length > 0) {
    throw new UserError("usage", `\`${positionals[0]}\` is not expected: gate takes only flags`, {
      hint: "To check one revision: --head REV",
    });
  }
  const odd = (["watch", "trace", "fresh", "steps", "rewards", "events"] as const).find(
    (flag) => values[flag] !== undefined,
  );
  if (merge !== null && odd !== undefined)
    throw new UserError("usage", `--${odd} is not for shards, which were looked at before`);
  if (merge !== null && positionals.length === 0)
    throw new UserError("usage", "no folder with shards is named", {
      hint: "Give the folders that `lanser shard` wrote, or one that holds them.",
    });
  const { where } = host;
  const format = oneOf(values.format, formats, "--format") ?? (where.kind === "actions" ? "github" : "text");
  const fromCaller = (path: string) => resolve(host.cwd, path);
  const isWatching = values.watch === true;
  const detail = detailOf(values);
  const scope = values.scope ?? (isWatching ? "affected" : undefined);
  if (values.events !== undefined && isWatching)
    throw new UserError("usage", "--watch never ends: it excludes --events");
  if (values.events === "-" && values.format !== undefined)
    throw new UserError("usage", "--events - has standard output for itself: it excludes --format", {
      hint: "Give a file: --events events.jsonl",
    });
  const told = detail === "quiet" ? () => undefined : progressTo(host.stderr, host.clock);
  const wanted = requestOf(host, { ...values, ...(scope === undefined ? {} : { scope }) }, signal);
  const judged = wanted.head.kind === "work-tree" ? wanted.repository : null;
  const events = values.events === undefined ? null : eventsTo(host, values.events, judged);
  const request: GateRequest = {
    ...wanted,
    progress: (event) => {
      told(event);
      events?.write(event);
    },
  };
  const state = await switchedOff(host, request);
  if (state === "off") {
    // Who reads a report from standard output finds none.
    const out = format === "json" || values.events === "-" ? host.stderr : host.stdout;
    out.write(safeIn(where, `${switchedOffText}\n`));
    return 0;
  }
  if (state === "not heard") request.progress({ kind: "note", text: notHeardText });
  const flags = args.filter((arg, at) => !positionals.includes(arg) || takesNext(args[at - 1]));
  const line = isWatching && values.scope === undefined ? [...flags, "--scope", "affected"] : flags;
  const files = fileSurfaces.flatMap((name) => {
    const file = values[surfaces[name].flag];
    return file === undefined ? [] : [{ name, file: fromCaller(file) }];
  });
  const color = oneOf(values.color, colorSettings, "--color") ?? "auto";
  const severity = oneOf(values.show, severities, "--show") ?? "hint";
  const show = ({ report, run, top }: GateResult, walked: readonly RewardStep[] = []) => {
    const rendering: Rendering = {
      report,
      json: serializeReport(report),
      reproduce: reproduceCommand(report, line, callerOf(host)),
      show: severity,
      all: values.all === true,
      detail,
      name: "",
      links: null,
      notes: [],
      reader: "person",
      steps: walked,
    };
    // The working tree is what was compared; the files of a commit lie nowhere.
    const folder = report.head.commit === null ? (top ?? null) : null;
    const out = values.events === "-" ? host.stderr : host.stdout;
    out.write(render(host, rendering, format, { ...rendering, detail, color, folder }));
    // Last, so that a file that cannot be written costs no result.
    for (const { name, file } of files) writeSurface(name, file, rendering, run);
    events?.end(report);
    return exitCode(report);
  };
  if (merge !== null) return show(await merge.run(request, positionals.map(fromCaller)));
  const steps =
    oneOf(values.steps, stepKinds, "--steps") ?? (values.rewards === undefined ? undefined : "commits");
  if (steps !== undefined && isWatching)
    throw new UserError(
      "usage",
      "--watch answers for the change as a whole: it excludes --steps and --rewards",
    );
  if (!isWatching && steps === undefined) return show(await runGate(host, request));
  if (steps !== undefined) {
    const walked = await runWalk(host, request, steps, values.fresh === true ? "cold" : "warm");
    const code = show(walked, walked.steps);
    if (values.rewards !== undefined)
      writeOutput(fromCaller(values.rewards), rewardLines(walked.steps), "rewards");
    return code;
  }
  const { watchGate } = await import("./watch.ts");
  await watchGate(host, request, {
    own: files.flatMap(({ file }) => [file, join(dirname(file), "run.json")]),
    answer: (result, ms) => {
      show(result);
      request.progress({ kind: "note", text: `answered after ${(ms / 1_000).toFixed(1)} s; ${waiting}` });
    },
    mistake: (error) => {
      host.stderr.write(showProblem(error).text);
      request.progress({ kind: "note", text: waiting });
    },
  });
  return 0;
}

function takesNext(arg = ""): boolean {
  const name = arg.replace(/^--/u, "");
  return (
    arg !== name && Object.hasOwn(options, name) && options[name as keyof typeof options].type === "string"
  );
}

const waiting = "waits for a save, and for Ctrl-C";

function detailOf({ quiet = false, verbose = false }: { quiet?: boolean; verbose?: boolean }): Detail {
  if (quiet && verbose)
    throw new UserError("usage", "--quiet and --verbose exclude each other", { hint: "Give one of them." });
  return quiet ? "quiet" : verbose ? "verbose" : "usual";
}

function render(
  host: Program,
  rendering: Rendering,
  format: (typeof formats)[number],
  text: TextOptions,
): string {
  if (format === "json") return rendering.json;
  if (format === "github") return surfaces.log.render(rendering) + surfaces.annotations.render(rendering);
  return reportText(host, rendering.report, text);
}
