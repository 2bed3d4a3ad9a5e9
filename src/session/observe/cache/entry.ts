/** Writes and validates cache entries. */
import { canonical, isSameJson } from "../../../model/json.ts";
import type { ProbeAnswer, ProbeAsk } from "../../../model/probe.ts";
import type { Limit } from "../../../model/report.ts";
import type { CompiledFiles } from "../../../model/scope.ts";
import { validateObservationV1 } from "../../../schemas/observation.v1.gen.ts";
import type { LiveSide } from "../live.ts";
import { followPlan } from "../lookups.ts";
import type { Observation } from "../observation.ts";
import { scheduleDigest } from "../schedule.ts";

const schema = "lanser.observation.v1";

export type EntryValue =
  | { readonly observation: Pick<Observation, "files" | "schedule" | "lookups" | "limits" | "ready"> }
  | { readonly answers: readonly Pick<ProbeAnswer, "findings" | "unreachable">[] }
  | { readonly contents: string }
  | { readonly compiled: CompiledFiles };

export function entryBody(key: object, value: EntryValue): string {
  return JSON.stringify({ schema, key, ...value });
}

/** Reads an entry; undefined if it breaks the schema or has another key. */
export function readBody<Name extends "observation" | "answers" | "contents" | "compiled">(
  body: string,
  key: object,
  name: Name,
): Extract<EntryValue, Readonly<Record<Name, unknown>>>[Name] | undefined {
  const entry = parsed(body);
  if (!validateObservationV1(entry)) return undefined;
  const known = entry as { readonly key: object } & Extract<EntryValue, Readonly<Record<Name, unknown>>>;
  return Object.hasOwn(known, name) && canonical(known.key) === canonical(key) ? known[name] : undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Returns why an observation is not cached, or null. A result that could differ in another run is queried again. */
export function whyUnkept({ files, failure, limits }: Observation): string | null {
  if (failure !== undefined) return `the session counts for nothing (${failure.code})`;
  const unknown = files.find(({ kind }) => kind === "unknown");
  if (unknown !== undefined) return `${unknown.path} has no final answer`;
  const other = limits.find((one) => !lasting.has(one.code));
  return other === undefined ? null : `something else may come out another time: ${other.message}`;
}

/** Limits that follow from the texts alone. */
const lasting: ReadonlySet<Limit["code"]> = new Set([
  "server-configuration",
  "severity-assumed",
  "message-cut",
]);

/** True if an observation can be the answer to the queries of a session. */
export async function answersTo(
  { profile, schedule, projectDiagnostics, lookups: plan }: LiveSide,
  { files, schedule: digest, lookups }: Pick<Observation, "files" | "schedule" | "lookups">,
  text: (path: string) => string | undefined,
): Promise<boolean> {
  if (digest !== scheduleDigest(profile, schedule, lookups)) return false;
  const told = [...new Set(projectDiagnostics.map(({ path }) => path))];
  const expected = [...schedule.paths, ...told];
  if (files.length !== expected.length) return false;
  const given = new Set(files.map(({ path }) => path));
  if (!schedule.paths.every((path, at) => files[at]?.path === path)) return false;
  if (!expected.every((path) => given.has(path))) return false;
  if (
    !files.every((one) => one.kind === "final" && one.findings.every((found) => found.server === profile.id))
  )
    return false;
  if (plan === null) return lookups.length === 0;
  // What is looked up next depends on what was found before.
  const waiting = [...lookups];
  let isOther = false;
  await followPlan(
    { plan, text },
    {
      open: () => undefined,
      close: () => undefined,
      ask: ({ path, position }) => {
        const next = waiting.shift();
        isOther ||= next === undefined || !isSameJson([path, position], [next.path, next.position]);
        return Promise.resolve(isOther ? undefined : next?.targets);
      },
    },
  );
  return !isOther && waiting.length === 0;
}

/** Returns the cached answers of one round; undefined if their number differs from that of the texts. */
export function answersFor(
  asks: readonly ProbeAsk[],
  known: readonly Pick<ProbeAnswer, "findings" | "unreachable">[],
): readonly ProbeAnswer[] | undefined {
  if (known.length !== asks.length) return undefined;
  return asks.flatMap(({ side, path, text }, at) => {
    const answer = known[at];
    return answer === undefined ? [] : [{ side, path, text, ...answer }];
  });
}
