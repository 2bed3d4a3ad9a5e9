/** Sides of a change as texts, and the sessions that observe them as values. */
import { sha256 } from "../../src/model/digest.ts";
import type { Finding } from "../../src/model/finding.ts";
import type { LookedUp } from "../../src/model/lookup.ts";
import type { ProbeAnswer, ProbeAsk } from "../../src/model/probe.ts";
import type { Side } from "../../src/model/report.ts";
import { lineStarts, positionAt } from "../../src/model/text.ts";
import type { FileObservation, Observation } from "../../src/session/observe/observation.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";
import type { RunRecord, ServerRecord, ServerRun, SideRun } from "../../src/verdict/record.ts";
import type { RootSessions, Sessions } from "../../src/verdict/sessions.ts";
import { emptyRecord, noCommits, unreadPolicy } from "../../src/verdict/unmeasured.ts";

const parser = await createParser(["python"]);

/** Paths to texts. A line that ends in `# CODE` has a finding of that code, `# again CODE` only in the second look. */
export type Texts = Readonly<Record<string, string>>;

/** The record of a change from one to the other. */
export function recordOf(base: Texts, head: Texts, more: Partial<RunRecord> = {}): RunRecord {
  const paths = [...new Set([...Object.keys(base), ...Object.keys(head)])].sort();
  const changedFiles = paths
    .filter((path) => base[path] !== head[path])
    .map((path) => ({ from: path in base ? path : null, to: path in head ? path : null }));
  return { ...emptyRecord(unreadPolicy(undefined), noCommits), changedFiles, ...more };
}

/** One root, the top. */
export function rootOf(sessions: Sessions): readonly [RootSessions] {
  return [{ root: ".", server, sessions }];
}

/** What a run of one root has of it. */
export function wholeRoot(run: Omit<ServerRun, "roots">): ServerRun {
  const { sides, second } = run;
  const root = {
    root: ".",
    server: run.server,
    first: { base: sides.base.observation, head: sides.head.observation },
    withheld: { base: sides.base.withheld.length, head: sides.head.withheld.length },
    second: second === null ? null : second.observations,
    probed: null,
    isUnderOwn: false,
  };
  return { ...run, roots: [root] };
}

export const server: ServerRecord = {
  id: "pyright",
  version: "1",
  treeDigest: sha256("tree"),
  interpreter: null,
};

export function sideOf(texts: Texts, more: Partial<SideRun> = {}): SideRun {
  const program = Object.keys(texts).sort();
  return {
    observation: observationOf(texts, program, "first"),
    languageId: () => "python",
    program,
    withheld: [],
    unchecked: [],
    configurationFiles: [],
    text: (path) => texts[path],
    reading: (path) => {
      const text = texts[path];
      return text === undefined ? undefined : read(parser, "python", text);
    },
    ...more,
  };
}

export function observationOf(texts: Texts, paths: readonly string[], look: "first" | "second"): Observation {
  const files = paths.map(
    (path): FileObservation => ({
      kind: "final",
      path,
      findings: (texts[path] ?? "").split("\n").flatMap((text, line) => findingsIn(path, text, line, look)),
      unreachable: [],
    }),
  );
  return { files, failure: undefined, schedule: sha256(paths.join()), lookups: [], limits: [] };
}

/** `# CODE` is seen by both looks, `# once CODE` by the first alone, `# again CODE` by the second alone. */
function findingsIn(path: string, text: string, line: number, look: "first" | "second"): Finding[] {
  const [, when, code] = /# (?:(once|again) )?(\w+)$/u.exec(text) ?? [];
  const other = look === "first" ? "again" : "once";
  if (code === undefined || when === other) return [];
  const range = { start: { line, character: 0 }, end: { line, character: text.indexOf(" #") } };
  const severity = code.startsWith("hint") ? "hint" : code.startsWith("warn") ? "warning" : "error";
  return [
    {
      server: "pyright",
      source: "Pyright",
      code,
      severity,
      message: `${code} here`,
      path,
      range,
      symbol: null,
    },
  ];
}

export type Played = {
  readonly sessions: Sessions;
  /** What was asked, in order. */
  readonly asked: string[];
};

export type Play = {
  readonly sides?: Partial<Record<Side, Partial<SideRun>>>;
  readonly second?: Partial<Record<Side, Partial<Observation>>>;
  readonly headConfiguration?: SideRun;
  /** What the server says to probes: it complains of all, and everything is a number to it; or nothing. Absent: it is not asked. */
  readonly probes?: "complains" | "silent";
  /** What the definition of every position is. */
  readonly targets?: LookedUp["targets"];
};

function silence(ask: ProbeAsk): ProbeAnswer {
  return { ...ask, findings: [], unreachable: [] };
}

function complain(ask: ProbeAsk): ProbeAnswer {
  const starts = lineStarts(ask.text);
  const told = (code: string | null, message: string, start: number, length: number): Finding => ({
    server: "pyright",
    source: "Pyright",
    code,
    severity: code === null ? "information" : "error",
    message,
    path: ask.path,
    range: { start: positionAt(starts, start), end: positionAt(starts, start + length) },
    symbol: null,
  });
  const unknown = [...ask.text.matchAll(/lanser_\w+/gu)].map(({ 0: name, index }) =>
    told("reportUndefinedVariable", `"${name}" is not defined`, index, name.length),
  );
  const types = [...ask.text.matchAll(/(?<=reveal_type\(\().*?(?=\)\))/gu)].map(({ 0: text, index }) =>
    told(null, `Type of "${text}" is "int"`, index, text.length),
  );
  return { ...ask, findings: [...unknown, ...types], unreachable: [] };
}

export function play(base: Texts, head: Texts, of: Play = {}): Played {
  const asked: string[] = [];
  const texts = { base, head };
  const sessions: Sessions = {
    first: async (side, probing) => {
      asked.push(`first ${side}`);
      const run = sideOf(texts[side], of.sides?.[side]);
      const answer = of.probes === "silent" ? silence : complain;
      if (of.probes !== undefined) await probing(run, (asks) => Promise.resolve(asks.map(answer)));
      return run;
    },
    again: (side, paths, lookups) => {
      asked.push(`again ${side}: ${paths.join(" ")}`);
      const found: LookedUp[] = [];
      for (let next = lookups?.(found) ?? []; next.length > 0; next = lookups?.(found) ?? []) {
        for (const one of next) {
          asked.push(`definition ${one.path}:${one.position.line + 1}:${one.position.character + 1}`);
          found.push({ ...one, targets: of.targets ?? [] });
        }
      }
      const observation = observationOf(texts[side], paths, "second");
      return Promise.resolve({ ...observation, lookups: found, ...of.second?.[side] });
    },
    headConfiguration:
      of.headConfiguration === undefined
        ? null
        : () => {
            asked.push("head's own configuration");
            return Promise.resolve(of.headConfiguration as SideRun);
          },
  };
  return { sessions, asked };
}
