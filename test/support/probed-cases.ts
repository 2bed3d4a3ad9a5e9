/**
 * Many small changes, each in a folder of its own, before two servers of one kind: base and head are asked about every
 * file, compared, and then probed as a run does it.
 */
import { join } from "node:path";
import { compareObservations } from "../../src/match/compare.ts";
import type { ChangedFile } from "../../src/model/change.ts";
import type { ComparedFinding, Finding } from "../../src/model/finding.ts";
import { uriFromPath } from "../../src/model/paths.ts";
import type { ProbeAnswer, ProbeAsk } from "../../src/model/probe.ts";
import type { Proof } from "../../src/model/proof.ts";
import type { Side } from "../../src/model/report.ts";
import { realHost } from "../../src/platform/host.ts";
import { planCensus } from "../../src/probes/census.ts";
import type { ProbeInput } from "../../src/probes/input.ts";
import { judgeKnown, type KnownProofs, planKnown } from "../../src/probes/known/plan.ts";
import { type Profile, projectFolder } from "../../src/servers/profile.ts";
import { pyright } from "../../src/servers/pyright/profile.ts";
import { typescript } from "../../src/servers/typescript/profile.ts";
import { openSession } from "../../src/session/lsp/session.ts";
import { createChannel } from "../../src/session/observe/channel.ts";
import { readReport } from "../../src/session/observe/diagnostics.ts";
import { childEnvironment, scratchFolders } from "../../src/session/wire/environment.ts";
import { stdioLimits } from "../../src/session/wire/limits.ts";
import { openStdio } from "../../src/session/wire/stdio.ts";
import { symbolAt } from "../../src/syntax/outline.ts";
import { createParser, syntaxLanguage } from "../../src/syntax/parser.ts";
import { type Reading, read } from "../../src/syntax/reading.ts";
import { plainEnvironment } from "./command.ts";
import { type Files, makeFolder, write } from "./files.ts";
import { installedPyright } from "./gate.ts";
import { installedTypescript } from "./typescript.ts";

export type ProbedCase = { readonly name: string; readonly base: Files; readonly head: Files };

export type ProbedOutcome = {
  /** What base has and head has not, and what became of it. */
  readonly vanished: readonly { readonly finding: ComparedFinding; readonly proof: Proof | null }[];
  readonly findings: readonly ComparedFinding[];
};

const parser = await createParser(["python", "typescript", "tsx"]);

/** By the names of the cases, which are unique. */
export async function probeCases(
  language: "python" | "typescript",
  cases: readonly ProbedCase[],
): Promise<ReadonlyMap<string, ProbedOutcome>> {
  const { folder, remove } = makeFolder();
  const texts: Record<Side, Map<string, string>> = { base: new Map(), head: new Map() };
  for (const [number, { base, head }] of cases.entries())
    for (const [side, files] of [
      ["base", base],
      ["head", { ...base, ...head }],
    ] as const)
      for (const [path, text] of Object.entries(files))
        if (text !== null) texts[side].set(`${folderOfCase(number)}/${path}`, text);
  const settings =
    language === "python"
      ? {
          "pyrightconfig.json": JSON.stringify({
            executionEnvironments: cases.map((_, number) => ({ root: folderOfCase(number) })),
          }),
        }
      : Object.fromEntries(
          cases.flatMap((_, number) => {
            const path = `${folderOfCase(number)}/tsconfig.json`;
            return texts.base.has(path) ? [] : [[path, strict] as const];
          }),
        );
  for (const side of ["base", "head"] as const)
    write(join(folder, side), { ...Object.fromEntries(texts[side]), ...settings });
  const open = (side: Side) => openServer(language, folder, side, [...texts[side].keys()]);
  const [base, head] = await Promise.all([open("base"), open("head")]);
  try {
    const servers = { base, head };
    const input = await inputOf(language, texts, servers);
    const outcomes = new Map<string, ProbedOutcome>();
    for (const [number, { name }] of cases.entries()) {
      const within = (path: string | null) => path?.startsWith(`${folderOfCase(number)}/`) === true;
      const findings = input.findings.filter(({ path }) => within(path));
      const changedFiles = input.changedFiles.filter(({ from, to }) => within(from) || within(to));
      // Nothing in another case gives a value to what this one only declares.
      const own = ({ program, ...rest }: ProbeInput["sides"]["head"]) => ({
        ...rest,
        program: program.filter(within),
      });
      const sides = { base: own(input.sides.base), head: own(input.sides.head) };
      const { proofs } = await probe({ ...input, findings, changedFiles, sides }, servers);
      const vanished = findings
        .filter(({ state }) => state === "fixed" || state === "removed")
        .map((finding) => ({ finding, proof: proofs.get(finding.id) ?? null }));
      outcomes.set(name, { vanished, findings });
    }
    return outcomes;
  } finally {
    await Promise.all([base.stop(), head.stop()]);
    remove();
  }
}

const strict = JSON.stringify({
  compilerOptions: {
    strict: true,
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    allowJs: true,
    checkJs: true,
    noEmit: true,
    types: [],
    jsx: "preserve",
  },
});

function folderOfCase(number: number): string {
  return `case${String(number).padStart(3, "0")}`;
}

async function probe(input: ProbeInput, servers: Readonly<Record<Side, Server>>): Promise<KnownProofs> {
  const plans = [planCensus(input), planKnown(input)];
  const answers: ProbeAnswer[] = [];
  const isAnswered = ({ side, path, text }: ProbeAsk) =>
    answers.some((known) => known.side === side && known.path === path && known.text === text);
  for (let round = 0; round < roundsMax; round++) {
    const asks = plans.flatMap((plan) => plan?.(answers) ?? []).filter((one) => !isAnswered(one));
    if (asks.length === 0) break;
    for (const one of asks) answers.push(await servers[one.side].ask(one));
  }
  return judgeKnown(input, answers);
}

const roundsMax = 6;

type Server = {
  readonly ask: (one: ProbeAsk) => Promise<ProbeAnswer>;
  readonly stop: () => Promise<unknown>;
};

const isSource = (path: string) => /\.(?:pyi?|[cm]?[jt]sx?)$/u.test(path);

async function inputOf(
  language: "python" | "typescript",
  texts: Readonly<Record<Side, ReadonlyMap<string, string>>>,
  servers: Readonly<Record<Side, Server>>,
): Promise<ProbeInput> {
  const profile: Profile = language === "python" ? pyright : typescript;
  const readings = new Map<string, Reading | undefined>();
  const reading = (side: Side) => (path: string) => {
    const key = `${side} ${path}`;
    const text = texts[side].get(path);
    const grammar = syntaxLanguage(profile.languageId(path));
    if (!readings.has(key))
      readings.set(
        key,
        text === undefined || grammar === undefined ? undefined : read(parser, grammar, text),
      );
    return readings.get(key);
  };
  const programs = {
    base: [...texts.base.keys()].filter(profile.isSource),
    head: [...texts.head.keys()].filter(profile.isSource),
  };
  const observe = async (side: Side): Promise<readonly Finding[]> => {
    const all: Finding[] = [];
    for (const path of programs[side]) {
      const { findings } = await servers[side].ask({ side, path, text: texts[side].get(path) ?? "" });
      const own = reading(side)(path);
      for (const one of findings ?? [])
        all.push({ ...one, symbol: own === undefined ? null : symbolAt(own, one.range.start) });
    }
    return all;
  };
  const [inBase, inHead] = await Promise.all([observe("base"), observe("head")]);
  const paths = [...new Set([...texts.base.keys(), ...texts.head.keys()])].filter(isSource);
  const changedFiles = paths.flatMap((path): ChangedFile[] => {
    const [from, to] = [texts.base.get(path), texts.head.get(path)];
    return from === to
      ? []
      : [{ from: from === undefined ? null : path, to: to === undefined ? null : path }];
  });
  const side = (of: Side, findings: readonly Finding[]) => ({
    findings,
    unknown: new Set<string>(),
    files: new Set(programs[of]),
    unchecked: new Set<string>(),
  });
  const { findings } = compareObservations({
    base: side("base", inBase),
    head: side("head", inHead),
    renames: new Map(),
    changedFiles,
    text: (of, path) => texts[of].get(path),
    reading: (of, path) => reading(of)(path),
  });
  const probed = (of: Side) => ({
    program: programs[of],
    text: (path: string) => texts[of].get(path),
    reading: reading(of),
    ...(profile.census === undefined ? {} : { census: profile.census }),
  });
  return {
    seed: "0123456789abcdef",
    changedFiles,
    findings,
    sides: { base: probed("base"), head: probed("head") },
    isListed: () => false,
    isSilenced: () => false,
  };
}

async function openServer(
  language: "python" | "typescript",
  folder: string,
  side: Side,
  paths: readonly string[],
): Promise<Server> {
  const profile: Profile = language === "python" ? pyright : typescript;
  const installed = language === "python" ? await installedPyright() : await installedTypescript();
  const root = join(folder, side);
  const host = { ...realHost(), env: plainEnvironment() };
  const scratch = join(folder, `home-${side}`);
  const context = { root, project: ".", serverFolder: installed.folder, toolchain: {}, settings: {} };
  write(
    scratch,
    Object.fromEntries(scratchFolders(scratch).map((one) => [join(one.slice(scratch.length), ".made"), ""])),
  );
  const { file, args } = profile.command(installed.folder, host.arch);
  const transport = openStdio(
    host,
    {
      file: file ?? host.nodePath,
      args,
      cwd: scratch,
      env: childEnvironment({
        host,
        path: profile.searchPath(installed.folder),
        forbiddenFolders: [],
        scratch,
        profile: profile.environment,
      }),
      detached: true,
    },
    stdioLimits,
  );
  const session = openSession({
    transport,
    clock: host.clock,
    pid: host.pid,
    rootPath: projectFolder(context),
    rootUri: uriFromPath(projectFolder(context)),
    folderName: "project",
    capabilities: profile.capabilities,
    initializationOptions: profile.initializationOptions(context),
    changedSettings: profile.changedSettings(context),
    section: (name) => profile.section(name, context),
    published: "dropped",
  });
  const channel = createChannel(profile.diagnostics, session, context);
  await session.start(profile.limits.initializeMsMax);
  await session.waitFor(
    () => (profile.readiness(session.facts).state === "unmet" ? undefined : true),
    profile.limits.readinessMsMax,
  );
  await channel.refusal();
  void paths;
  return {
    ask: async ({ path, text, side: of }) => {
      const uri = uriFromPath(`${root}/${path}`);
      session.open({ uri, languageId: profile.languageId(path), text });
      const { answer } = await channel.ask(uri, profile.limits.diagnosticsMsMax);
      session.close(uri);
      const report =
        answer.kind === "result"
          ? readReport(answer.result, {
              profile,
              path,
              text,
              root,
              relative: (message) => message.replaceAll(`${root}/`, ""),
              symbolAt: () => null,
            })
          : undefined;
      const findings = report?.kind === "findings" ? report.findings : null;
      return { side: of, path, text, findings, unreachable: [] };
    },
    stop: () => session.stop(profile.limits.shutdownMsMax, profile.limits.exitMsMax),
  };
}
