/** Records in a bundle how the candidates of a place were scored. */
import type { PlaceFeatures } from "../../model/errors.ts";
import type { RelocateOptions } from "../../selectors/relocate.ts";
import { featureWeights } from "../../selectors/score.ts";
import type { Scoring } from "../bundle/bundle.ts";

export type RelocationLimits = Pick<RelocateOptions, "scoreMin" | "shownMax">;

/** `features` are those of the answer; null for an error. */
export function scoringOf({ scoreMin, shownMax }: RelocationLimits, features: PlaceFeatures | null): Scoring {
  return {
    weights: featureWeights,
    features,
    tau: scoreMin,
    k: shownMax,
    normalization: ["features in [0, 1]", "weights of features with evidence add up to 1", "12 decimals"],
  };
}
