/** Errors for places with several likely candidates: each with its score and the features that tell them apart. */
import { type PlaceCandidate, type PlaceFeatures, UserError } from "../model/errors.ts";

const featureNames = {
  ast: "name and kind",
  module: "module",
  token: "tokens",
  proximity: "line",
} as const satisfies Record<keyof PlaceFeatures, string>;

/** Returns the error with exit code 4 for candidates of which none is certain. They are sorted, the best first. */
export function rankedError(message: string, candidates: readonly PlaceCandidate[]): UserError {
  const shown = candidates.map(({ selector, score, features }) => {
    const parts = features === undefined ? [] : differing(features, candidates);
    return `${selector}  score ${score.toFixed(3)}${parts.length === 0 ? "" : ` (${parts.join(", ")})`}`;
  });
  return new UserError("ambiguous", message, { hint: `Name one of them:\n${shown.join("\n")}`, candidates });
}

/** Writes the features of a candidate that differ between the candidates; for a single one, those below 1. */
function differing(features: PlaceFeatures, all: readonly PlaceCandidate[]): readonly string[] {
  return (Object.keys(featureNames) as (keyof PlaceFeatures)[]).flatMap((name) => {
    const value = features[name];
    if (value === null) return [];
    const isSame = all.every((one) => one.features?.[name] === value);
    return isSame && (all.length > 1 || value === 1) ? [] : [`${featureNames[name]} ${value.toFixed(2)}`];
  });
}
