/** Flags of `lanser trace drift`, which the Action `nightly/` accepts in its input `flags`, too. */

import { UserError } from "../../model/errors.ts";
import { parseVariations, type Variation, variationNames } from "../../session/observe/vary.ts";
import { type DriftSchedule, parseSchedule } from "../../traces/drift/schedules.ts";
import { type NamedServer, parseServer } from "./arguments.ts";

export const driftFlags = {
  runs: { type: "string" },
  schedules: { type: "string" },
  vary: { type: "string" },
  against: { type: "string", multiple: true },
  reduce: { type: "string" },
  quarantine: { type: "string" },
  "allow-secrets": { type: "boolean" },
} as const;

export type DriftAsking = {
  /** Number of runs under the canonical schedule. */
  readonly runs: number;
  readonly schedules: readonly DriftSchedule[];
  readonly variations: readonly Variation[];
  /** Versions to compare with; only the last one counts. */
  readonly against: readonly NamedServer[];
  /** Maximum number of sets of files to try for the smallest one; 0: none. */
  readonly setsMax: number;
  /**
   * File with the list of known differences, as the person named it; undefined: that of the repository, if there is
   * one.
   */
  readonly quarantine: string | undefined;
  readonly allowSecrets: boolean;
};

type Values = {
  readonly runs?: string | undefined;
  readonly schedules?: string | undefined;
  readonly vary?: string | undefined;
  readonly against?: readonly string[] | undefined;
  readonly reduce?: string | undefined;
  readonly quarantine?: string | undefined;
  readonly "allow-secrets"?: boolean | undefined;
};

/** Parses the flags. Throws a UserError for an invalid value. */
export function driftAsking(values: Values): DriftAsking {
  return {
    runs: wholeNumber(values.runs, "--runs", 3, 1),
    setsMax: wholeNumber(values.reduce, "--reduce", 40, 0),
    schedules: schedulesOf(values.schedules),
    variations: variationsOf(values.vary),
    against: (values.against ?? []).map(parseServer),
    quarantine: values.quarantine,
    allowSecrets: values["allow-secrets"] === true,
  };
}

const shufflesMax = 1_000;

function schedulesOf(text: string | undefined): readonly DriftSchedule[] {
  const names = (text ?? "reverse").split(",").map((name) => name.trim());
  return names
    .filter((name) => name !== "" && name !== "canonical")
    .flatMap((name) => {
      const many = /^shuffles:(\d{1,4})$/u.exec(name)?.[1];
      const list =
        many === undefined
          ? [name]
          : Array.from({ length: Math.min(shufflesMax, Number(many)) }, (_, index) => `shuffle:${index + 1}`);
      return list.map((one) => {
        const schedule = parseSchedule(one);
        if (schedule !== undefined) return schedule;
        throw new UserError("usage", `there is no schedule \`${one}\``, {
          hint: "Known are canonical, reverse, shuffle:SEED and shuffles:N.",
        });
      });
    });
}

function variationsOf(text: string | undefined): readonly Variation[] {
  if (text === undefined) return [];
  const parsed = parseVariations(text);
  if (parsed.kind === "variations") return parsed.variations;
  throw new UserError("usage", `nothing called \`${parsed.name}\` can be varied`, {
    hint:
      parsed.nearest === undefined
        ? `Known are ${variationNames.join(", ")}, all, pairs.`
        : `Did you mean \`${parsed.nearest}\`?`,
  });
}

function wholeNumber(text: string | undefined, flag: string, normal: number, min: number): number {
  if (text === undefined) return normal;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= min && value <= 10_000) return value;
  throw new UserError("usage", `${flag} must be a whole number from ${min} to 10000, not \`${text}\``);
}
