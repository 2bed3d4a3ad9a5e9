/**
 * Summarises one night over all traces: the job that runs the servers writes it, the job that keeps the issue reads it.
 */
import { sha256 } from "../../model/digest.ts";
import { type DivergenceClass, divergenceClasses } from "../../model/divergence.ts";
import { canonical, parseStrict } from "../../model/json.ts";
import { compareNullableText, compareText, type Order } from "../../model/order.ts";
import { cut, shorten, shortId } from "../../model/text.ts";
import { validateNightV1 } from "../../schemas/generated/night.v1.ts";
import type { Suspect } from "./suspects.ts";

/** Reasons why nothing follows from a trace's night, in words for people. */
export const inconclusiveReasons = {
  unmeasured: "no run gave an answer",
  incomparable: "the environments of the compared runs differ",
  "recorded-elsewhere": "its recording is from another environment",
  "other-version-unmeasured": "the other version of the server gave no answer",
  unavailable: "its tree is not in the job's clone",
  "not-found": "something required is missing",
  "unknown-server": "its server is unknown",
  "unknown-version": "its server has no pin of this version",
  "replay-mismatch": "it is damaged",
  "no-result": "the job ended without a result",
} as const;

export type InconclusiveReason = keyof typeof inconclusiveReasons;

/** One difference, the same on every night on which it occurs: nothing in it depends on the night. */
export type DifferingRule = Suspect & { readonly class: Exclude<DivergenceClass, "D0"> };

export type InconclusiveTrace = {
  /** Null if it is about the whole night. */
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
  /** Number of traces in which something was seen that did not come back. */
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

/** Returns a night without results: the job that should have written it ended early. */
export function nightWithoutResult(date: string): Night {
  const inconclusive = [{ trace: null, reason: "no-result", message: "" } as const];
  return { ...nightOf(date, []), inconclusive };
}

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

/** Sorts the worst class first. */
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

/** Shortens a name that is too long, so that it stays different from every other. */
function nameOf(text: string): string {
  const name = text.toWellFormed();
  if (name.length <= nameLengthMax) return name;
  return `${cut(name, nameLengthMax - 20)}\u2026${shortId(sha256(name))}`;
}

/** Returns the contents of the file. Throws on a night that the schema does not allow, which is an internal error. */
export function nightText(night: Night): string {
  if (!validateNightV1(night)) throw new Error(`no night: ${validateNightV1.errors?.[0]?.message}`);
  return `${canonical(night)}\n`;
}

/** Reads a night; undefined if the text is none. */
export function readNight(text: string): Night | undefined {
  const parsed = parseStrict(text);
  return parsed.kind === "value" && validateNightV1(parsed.value) ? (parsed.value as Night) : undefined;
}
