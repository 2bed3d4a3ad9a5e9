/** What one night comes to, over all traces: the job that asks the servers writes it, the one that keeps the issue reads it. */
import { sha256 } from "../../model/digest.ts";
import { type DivergenceClass, divergenceClasses } from "../../model/divergence.ts";
import { canonical, parseStrict } from "../../model/json.ts";
import { compareNullableText, compareText, type Order } from "../../model/order.ts";
import { cut, shorten, shortId } from "../../model/text.ts";
import { validateNightV1 } from "../../schemas/night.v1.gen.ts";
import type { Suspect } from "./suspects.ts";

/** Why nothing follows from a trace's night, in words for people. */
export const inconclusiveReasons = {
  unmeasured: "no run gave an answer",
  incomparable: "what is compared was made in different environments",
  "recorded-elsewhere": "its recording was made in another environment",
  "other-version-unmeasured": "the other version of the server gave no answer",
  unavailable: "what it was made of is not in the job's clone",
  "not-found": "something that it needs is not there",
  "unknown-server": "its server is not known",
  "unknown-version": "its server is not pinned at that version",
  "replay-mismatch": "it is damaged",
  "no-result": "the job ended without a result",
} as const;

export type InconclusiveReason = keyof typeof inconclusiveReasons;

/** One thing that differs, as long as it differs: nothing in it is of one night. */
export type Differing = Suspect & { readonly class: Exclude<DivergenceClass, "D0"> };

export type InconclusiveTrace = {
  /** Null where it is about the whole night. */
  readonly trace: string | null;
  readonly reason: InconclusiveReason;
  readonly message: string;
};

/** The published form (`schemas/night.v1.json`). */
export type Night = {
  readonly schema: "lanser.night.v1";
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly traces: number;
  readonly differing: { readonly count: number; readonly shown: readonly Differing[] };
  /** In how many traces something was seen that did not come back. */
  readonly seenOnce: number;
  readonly inconclusive: readonly InconclusiveTrace[];
  readonly texts: readonly { readonly trace: string; readonly text: string }[];
};

/** What one trace adds to the night. */
export type TraceNight = {
  readonly trace: string;
  /** What is in no quarantine list. */
  readonly differing: readonly Suspect[];
  readonly isSeenOnce: boolean;
  readonly inconclusive: { readonly reason: InconclusiveReason; readonly message: string } | null;
  /** Ready to be sent to those who make the server; null where there is none, or it may not be written. */
  readonly text: string | null;
};

const listMax = 1_000;
const messageLengthMax = 1_000;
const textsLengthMax = 400_000;

export function nightOf(date: string, traces: readonly TraceNight[]): Night {
  const all = traces.flatMap(({ differing }) => differing).flatMap(differingOf);
  const distinct = [...new Map(all.map((one) => [keyOf(one), one] as const)).values()].sort(compareDiffering);
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

/** A night of which nothing is known: the job that should have written it ended before. */
export function nightWithoutResult(date: string): Night {
  const inconclusive = [{ trace: null, reason: "no-result", message: "" } as const];
  return { ...nightOf(date, []), inconclusive };
}

function differingOf({ server, class: of, path, code }: Suspect): readonly Differing[] {
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

/** The same for the same class, rule and file of a server, whatever the night. */
export function keyOf({ server, class: of, path, code }: Differing): string {
  return JSON.stringify([server, of, path, code]);
}

/** The worst class first. */
function compareDiffering(a: Differing, b: Differing): Order {
  return (
    divergenceClasses[a.class].rank - divergenceClasses[b.class].rank ||
    compareText(a.server, b.server) ||
    compareNullableText(a.path, b.path) ||
    compareNullableText(a.code, b.code)
  );
}

/** An empty one names nothing. */
function nullableName(text: string | null): string | null {
  return text === null || text === "" ? null : nameOf(text);
}

const nameLengthMax = 300;

/** A name that is too long stays unlike every other. */
function nameOf(text: string): string {
  const name = text.toWellFormed();
  if (name.length <= nameLengthMax) return name;
  return `${cut(name, nameLengthMax - 20)}\u2026${shortId(sha256(name))}`;
}

/** What the file holds. Throws on a night that the schema does not allow: that is ours. */
export function nightText(night: Night): string {
  if (!validateNightV1(night)) throw new Error(`no night: ${validateNightV1.errors?.[0]?.message}`);
  return `${canonical(night)}\n`;
}

/** Undefined for what is no night. */
export function readNight(text: string): Night | undefined {
  const parsed = parseStrict(text);
  return parsed.kind === "value" && validateNightV1(parsed.value) ? (parsed.value as Night) : undefined;
}
