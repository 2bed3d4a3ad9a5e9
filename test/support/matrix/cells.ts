/** What is tried with every server, on its real binary: a cell holds, or says what was seen instead. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Report } from "../../../src/model/report.ts";
import type { Host } from "../../../src/platform/host.ts";
import type { Profile } from "../../../src/servers/profile.ts";
import { serializeReport } from "../../../src/verdict/report-bytes.ts";
import { reportOf } from "../account.ts";
import { only } from "../commands.ts";
import { type Files, temporaryFolder } from "../files.ts";
import { type GateOptions, gate } from "../gate.ts";
import { repositoryOf } from "../repository.ts";
import { type Seen, watchServers } from "../watched-host.ts";
import type { Fixture } from "./languages.ts";

/** "yes"; "none: WHY" where the server has nothing that could be tried; else what was seen. */
export type Cell = string;

export type Tried = { readonly profile: Profile; readonly fixture: Fixture };

/** In the order of the table. */
export const cells = {
  boots: async ({ profile, fixture }) => {
    const report = reportOf(await run(profile, fixture.clean, { "notes.md": "nothing\n" }));
    return is(verdictOf(report), "pass clean");
  },
  capabilities: async ({ profile, fixture }) => {
    if (profile.compiler !== undefined) return "none: a command";
    const traceFolder = temporaryFolder();
    reportOf(await run(profile, fixture.clean, { "notes.md": "nothing\n" }, { traceFolder }));
    const offered = capabilitiesIn(traceFolder);
    const isPulled = offered.has("diagnosticProvider");
    if (!offered.has("textDocumentSync")) return "it takes no documents";
    // Those around tsserver are asked by a command of theirs.
    if (profile.diagnostics.kind === "query")
      return offered.has("executeCommandProvider") ? "yes" : "it takes no commands";
    return profile.diagnostics.kind === "push" || isPulled || isRegistered(traceFolder)
      ? "yes"
      : "it does not offer to be asked for diagnostics";
  },
  "planted, in a file of the change": async ({ profile, fixture }) => {
    const { path, text, line } = fixture.late;
    const report = reportOf(await run(profile, fixture.clean, { [path]: text }));
    return expectNew(report, [`${path}:${line}`]);
  },
  "planted, in any other file": async ({ profile, fixture }) => {
    const { path, text, line } = fixture.late;
    const options = optionsFor(profile, "full");
    const report = reportOf(await run(profile, planted(fixture), { "notes.md": "nothing\n" }, options));
    const old = report.findings.filter((one) => one.state === "unchanged").map(placeOf);
    return old.includes(`${path}:${line}`)
      ? withVerdict(report, "pass")
      : `${path}:${line} of ${text.length} characters was not found`;
  },
  "breaks elsewhere, with its cause": async ({ profile, fixture: { clean, elsewhere } }) => {
    if (elsewhere === null) return "none: it looks at each file by itself";
    const report = reportOf(await run(profile, clean, elsewhere.files));
    const found = report.findings.find(
      (one) => one.state === "new" && `${one.path}:${one.range.start.line + 1}` === elsewhere.at,
    );
    if (found === undefined)
      return `not found at ${elsewhere.at}: ${verdictOf(report)} ${places(report, "new")}`;
    return found.cause !== null && Object.hasOwn(elsewhere.files, found.cause.path)
      ? "yes"
      : "yes, without a cause";
  },
  "is fixed": async ({ profile, fixture }) => {
    const { path, text, line } = fixture.late;
    const early = fixture.moved?.to[path] ?? `${text.split("\n")[0]}\n`;
    const fixed = fixture.moved === null ? mended(path) : early;
    const report = reportOf(await run(profile, { ...fixture.clean, [path]: text }, { [path]: fixed }));
    const gone = report.findings.filter(({ state }) => state === "fixed" || state === "removed");
    return gone.map(placeOf).includes(`${path}:${line}`)
      ? withVerdict(report, "pass")
      : `${verdictOf(report)} ${report.findings.map((one) => `${one.state} ${placeOf(one)}`).join(", ")}`;
  },
  "its file is renamed": async ({ profile, fixture }) => {
    const { path, text } = fixture.late;
    const { renamed, beside = () => ({}) } = fixture;
    const base = { ...fixture.clean, ...beside(path), [path]: text };
    const report = reportOf(await run(profile, base, { ...beside(renamed), [path]: null, [renamed]: text }));
    return places(report, "new") === "" && follows(report, renamed)
      ? withVerdict(report, "pass")
      : seen(report);
  },
  "its function moves": async ({ profile, fixture }) => {
    const { moved, late } = fixture;
    if (moved === null) return "none: no functions";
    const base = { ...fixture.clean, ...moved.from, [late.path]: late.text };
    const report = reportOf(await run(profile, base, moved.to));
    const isThere = report.findings.some((one) => one.state === "moved" && placeOf(one) === moved.line);
    return isThere && places(report, "new") === "" ? withVerdict(report, "pass") : seen(report);
  },
  "five runs alike": async ({ profile, fixture }) => {
    const { path, text } = fixture.late;
    const repository = repositoryOf(withConsent(profile, fixture.clean), { [path]: text });
    const reports = new Set<string>();
    for (let at = 0; at < 5; at++)
      reports.add(serializeReport(reportOf(await gate(repository, optionsFor(profile)))));
    return reports.size === 1 ? "yes" : `${reports.size} different reports`;
  },
  "killed at three stages": async ({ profile, fixture }) => {
    const { path, text } = fixture.late;
    const repository = repositoryOf(withConsent(profile, fixture.clean), {
      [path]: fixture.moved?.to[path] ?? mended(path, text),
    });
    const wrong: string[] = [];
    const stages = profile.compiler === undefined ? conversationStages : await runStages(profile, repository);
    for (const [name, change] of Object.entries(stages)) {
      const { report, error, left } = await gate(repository, { ...optionsFor(profile), host: change });
      const said = report?.verdict ?? String(error);
      if (said !== "inconclusive" || left.length > 0)
        wrong.push([`killed ${name}: ${said}`, ...left.map((one) => `left ${one}`)].join(", "));
    }
    return wrong.length === 0 ? "yes" : wrong.join("; ");
  },
  "shuts down, nothing left": async ({ profile, fixture }) => {
    const { left, report } = await run(profile, fixture.clean, { [fixture.late.path]: fixture.late.text });
    const wasKilled = report?.limits.some(({ code }) => code === "server-restarted") ?? true;
    return left.length === 0 && !wasKilled ? "yes" : `left ${left.join(", ")}`;
  },
} as const satisfies Record<string, (of: Tried) => Promise<Cell>>;

export type CellName = keyof typeof cells;

/** A cell that ends in an error says so, and none of another's. */
export async function tried(name: CellName, of: Tried): Promise<Cell> {
  try {
    return await cells[name](of);
  } catch (error) {
    return `failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function run(profile: Profile, base: Files, head: Files, options: GateOptions = {}) {
  return gate(repositoryOf(withConsent(profile, base), head), { ...optionsFor(profile), ...options });
}

function needsConsent({ executes }: Profile): boolean {
  return executes === "repository";
}

function withConsent(profile: Profile, files: Files): Files {
  const line = `version: 1\nservers: [{ id: ${profile.id}, trust: executes-repository, sandbox: none }]\n`;
  return needsConsent(profile) ? { ...files, ".lanser/config.yml": line } : files;
}

function optionsFor(profile: Profile, scope?: "full"): GateOptions {
  const policy = needsConsent(profile)
    ? ({ servers: [], file: undefined, failOn: undefined, where: "actions" } as const)
    : only(profile.id);
  return { policy: { ...policy, ...(scope === undefined ? {} : { scope }) } };
}

function planted({ clean, late, beside = () => ({}) }: Fixture): Files {
  return { ...clean, ...beside(late.path), [late.path]: late.text };
}

/** Of a language without functions, the same file without its mistake. */
function mended(path: string, text = ""): string {
  if (path.endsWith(".json")) return '{\n  "early": 1\n}\n';
  if (path.endsWith(".toml")) return "[early]\na = 1\n";
  return path.endsWith(".yml") ? "early: 1\n" : text;
}

function verdictOf({ verdict, reasons }: Report): string {
  return [verdict, ...new Set(reasons.map(({ code }) => code))].join(" ");
}

function is(said: string, wanted: string): Cell {
  return said === wanted ? "yes" : said;
}

/** A compiler can stop at a file with an error. The other files then have no result, and the cell says so. */
function withVerdict(report: Report, wanted: Report["verdict"]): Cell {
  const isSilent = report.reasons.some(({ code }) => code === "unknown-files");
  const others = "yes, but the other files then have no result";
  if (isSilent && (report.verdict === wanted || report.verdict === "inconclusive")) return others;
  return is(report.verdict, wanted);
}

type Found = Report["findings"][number];

function placeOf({ path, range }: Found): string {
  return `${path}:${range.start.line + 1}`;
}

function places(report: Report, state: Found["state"]): string {
  return report.findings
    .filter((one) => one.state === state)
    .map(placeOf)
    .join(", ");
}

function seen(report: Report): Cell {
  const found = report.findings.map((one) => `${one.state} ${placeOf(one)}`).join(", ");
  return `${verdictOf(report)}: ${found}`;
}

function expectNew(report: Report, wanted: readonly string[]): Cell {
  const found = report.findings.filter(({ state }) => state === "new").map(placeOf);
  const missing = wanted.filter((one) => !found.includes(one));
  const strange = found.filter((one) => !wanted.includes(one));
  if (missing.length > 0 || strange.length > 0)
    return `found ${found.join(", ")}, not ${wanted.join(", ")}: ${verdictOf(report)}`;
  return withVerdict(report, "fail");
}

function follows(report: Report, path: string): boolean {
  return report.findings.some(
    (one) => one.path === path && (one.state === "unchanged" || one.state === "moved"),
  );
}

type Message = {
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: { readonly capabilities?: object };
};

function* messagesIn(folder: string): Generator<Message> {
  for (const path of globSync("**/*.jsonl", { cwd: folder }))
    for (const line of readFileSync(`${folder}/${path}`, "utf8").split("\n"))
      if (line !== "") yield (JSON.parse(line) as { readonly m?: Message }).m ?? {};
}

function capabilitiesIn(folder: string): ReadonlySet<string> {
  for (const { result } of messagesIn(folder))
    if (result?.capabilities !== undefined) return new Set(Object.keys(result.capabilities));
  return new Set();
}

function isRegistered(folder: string): boolean {
  for (const { method, params } of messagesIn(folder))
    if (method === "client/registerCapability" && JSON.stringify(params).includes("textDocument/diagnostic"))
      return true;
  return false;
}

/** In every process of head: what is started again is killed again. */
const conversationStages: Readonly<Record<string, (host: Host) => Host>> = {
  "before it is initialized": killing(sent("initialize")),
  "in the middle": killing(sent("textDocument/didOpen")),
  "while it shuts down": killing(sent("shutdown")),
};

function sent(method: string): (seen: Seen) => boolean {
  return ({ direction, message }) => direction === ">" && message["method"] === method;
}

function killing(isThen: (seen: Seen) => boolean): (host: Host) => Host {
  const see = (one: Seen) => {
    if (one.side === "head" && isThen(one)) one.signal("SIGKILL");
  };
  return (host) => watchServers(host, { see }, ({ cwd }) => basename(cwd).startsWith("home-"));
}

/** The first, the middle and the last of the runs that a command makes. */
async function runStages(
  profile: Profile,
  repository: string,
): Promise<Readonly<Record<string, (host: Host) => Host>>> {
  let runs = 0;
  const counted = await gate(repository, {
    ...optionsFor(profile),
    host: (host) =>
      atRun(host, profile, () => {
        runs += 1;
      }),
  });
  if (reportOf(counted).verdict !== "pass") throw new Error(`unkilled: ${seen(reportOf(counted))}`);
  const stages = { first: 0, middle: Math.floor(runs / 2), last: runs - 1 };
  return Object.fromEntries(
    Object.entries(stages).map(([name, at]) => [
      `at its ${name} run of ${runs}`,
      (host: Host) => {
        let count = 0;
        return atRun(host, profile, (kill) => {
          if (count === at) kill();
          count += 1;
        });
      },
    ]),
  );
}

/** Calls `then` for each run of the server's own program. */
function atRun(host: Host, { id }: Profile, then: (kill: () => void) => void): Host {
  return {
    ...host,
    spawn: (request) => {
      const child = host.spawn(request);
      const isOwn = [request.file, ...request.args].some((one) => one.includes(`/servers/${id}-`));
      const isMachine = id === "cargo" && basename(request.file) === "cargo";
      const { pid } = child;
      if ((isOwn || isMachine) && pid !== undefined) then(() => void host.kill(-pid, "SIGKILL"));
      return child;
    },
  };
}
