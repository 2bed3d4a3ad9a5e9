/**
 * Summarises one night over all traces as a file (`night.json`). The job that runs the servers must not have a token
 * with write access, so it writes this file, and another job reads the file and keeps the issue.
 */
import { sha256 } from "../../model/digest.ts";
import { type DivergenceClass, divergenceClasses } from "../../model/divergence.ts";
import { canonical, parseStrict } from "../../model/json.ts";
import { compareNullableText, compareText, type Order } from "../../model/order.ts";
import { cut, shorten, shortId } from "../../model/text.ts";
import { validateNightV1 } from "../../schemas/generated/night.v1.ts";
import type { Suspect } from "./suspects.ts";

/** Reasons why a night proves nothing about a trace, in words for people. */
export const inconclusiveReasons = {
  unmeasured: "no run gave an answer",
  incomparable: "the environments of the compared runs differ",
  "recorded-elsewhere": "the recording is from another environment",
  "other-version-unmeasured": "the other version of the server gave no answer",
  unavailable: "the job's clone does not have the recorded tree",
  "not-found": "the server could not run over the recorded tree",
  "unknown-server": "Lanser does not know the server of the trace",
  "unknown-version": "the repository has no pin of the server's version",
  "replay-mismatch": "the trace is damaged",
  "no-result": "the job ended without a result",
} as const;

export type InconclusiveReason = keyof typeof inconclusiveReasons;

/** One difference. Nothing in it depends on the night, so the issue recognises it on the next night. */
export type DifferingRule = Suspect & { readonly class: Exclude<DivergenceClass, "D0"> };

/** A trace about which the night proves nothing. */
export type InconclusiveTrace = {
  /** Null if the reason concerns the complete night. */
  readonly trace: string | null;
  readonly reason: InconclusiveReason;
  readonly message: string;
};

/** Results of one night, in the published form (`schemas/night.v1.json`). */
export type Night = {
  readonly schema: "lanser.night.v1";
  /** Date of the night, YYYY-MM-DD. */
  readonly date: string;
  readonly traces: number;
  readonly differing: { readonly count: number; readonly shown: readonly DifferingRule[] };
  /** Number of traces with a difference that did not happen again. */
  readonly seenOnce: number;
  readonly inconclusive: readonly InconclusiveTrace[];
  readonly texts: readonly { readonly trace: string; readonly text: string }[];
};

/** Contribution of one trace to the night. */
export type TraceNight = {
  readonly trace: string;
  /** Differences that are in no quarantine list. */
  readonly differing: readonly Suspect[];
  readonly isSeenOnce: boolean;
  readonly inconclusive: { readonly reason: InconclusiveReason; readonly message: string } | null;
  /** Text to send to the maintainers of the server; null if there is none, or if it must not be written. */
  readonly text: string | null;
};

const listMax = 1_000;
const messageLengthMax = 1_000;
const textsLengthMax = 400_000;

/**
 * Joins the results of all traces into one night. Equal differences of several traces count once. Lists and texts are
 * cut to the limits of the schema, since the file goes from one job to another.
 */
export function nightOf(date: string, traces: readonly TraceNight[]): Night {
  const all = traces.flatMap(({ differing }) => differing).flatMap(differingOf);
  const distinct = [...new Map(all.map((one) => [nightRuleKey(one), one] as const)).values()].sort(
    compareDiffering,
  );
  let left = textsLengthMax;
  return {
    schema: "lanser.night.v1",
    date,
    traces: traces.length,
    differing: { count: distinct.length, shown: distinct.slice(0, listMax) },
    seenOnce: traces.filter(({ isSeenOnce }) => isSeenOnce).length,
    inconclusive: traces
      .flatMap(({ trace, inconclusive: why }) =>
        why === null
          ? []
          : [
              {
                trace: nameOf(trace),
                reason: why.reason,
                message: shorten(why.message.toWellFormed(), messageLengthMax),
              },
            ],
      )
      .slice(0, listMax),
    texts: traces
      .flatMap(({ trace, text }) => {
        left -= text?.length ?? 0;
        return text === null || left < 0 ? [] : [{ trace: nameOf(trace), text: text.toWellFormed() }];
      })
      .slice(0, listMax),
  };
}

/**
 * Returns a night without results, for a job that ended before it wrote the file. Such a night must not count as clean.
 */
export function nightWithoutResult(date: string): Night {
  const inconclusive = [{ trace: null, reason: "no-result", message: "" } as const];
  return { ...nightOf(date, []), inconclusive };
}

/** Returns a suspect as an entry of the night, with names that fit the schema. Class D0 is no difference. */
function differingOf({ server, class: of, path, code }: Suspect): readonly DifferingRule[] {
  if (of === "D0") return [];
  return [
    {
      server: nameOf(server),
      class: of,
      path: nullableName(path),
      code: nullableName(code),
    },
  ];
}

/** Returns a key that is the same for the same class, rule and file of a server, on every night. */
export function nightRuleKey({ server, class: of, path, code }: DifferingRule): string {
  return JSON.stringify([server, of, path, code]);
}

/** Sorts the worst class first, because a cut list must keep the worst differences. The order is total. */
function compareDiffering(a: DifferingRule, b: DifferingRule): Order {
  return (
    divergenceClasses[a.class].rank - divergenceClasses[b.class].rank ||
    compareText(a.server, b.server) ||
    compareNullableText(a.path, b.path) ||
    compareNullableText(a.code, b.code)
  );
}

/** Returns null for an empty name, which names nothing. */
function nullableName(text: string | null): string | null {
  return text === null || text === "" ? null : nameOf(text);
}

const nameLengthMax = 300;

/** Shortens a name that is too long. A part of its digest keeps it different from other names with the same start. */
function nameOf(text: string): string {
  const name = text.toWellFormed();
  if (name.length <= nameLengthMax) return name;
  return `${cut(name, nameLengthMax - 20)}\u2026${shortId(sha256(name))}`;
}

/** Returns the content of the file. Throws on a night that the schema does not allow, which is an internal error. */
export function nightText(night: Night): string {
  if (!validateNightV1(night)) throw new Error(`no night: ${validateNightV1.errors?.[0]?.message}`);
  return `${canonical(night)}\n`;
}

/** Reads a night; undefined if the text does not follow the schema, for example after a cancelled job. */
export function readNight(text: string): Night | undefined {
  const parsed = parseStrict(text);
  return parsed.kind === "value" && validateNightV1(parsed.value) ? (parsed.value as Night) : undefined;
}
