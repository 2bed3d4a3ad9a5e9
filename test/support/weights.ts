import { defaultConfig } from "../../src/policy/config.ts";

/** The paper's. */
export const defaultWeights = defaultConfig.reward.weights;
