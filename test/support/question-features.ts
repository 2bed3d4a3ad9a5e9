/**
 * Every feature of what is asked of a language server, by the number that it has in the list of features: the one change of the
 * sources that takes it away, and the test that notices. `npm run features` makes those changes.
 */
import { answers } from "./question-features/answers.ts";
import { bundles } from "./question-features/bundles.ts";
import { commands } from "./question-features/commands.ts";
import { places } from "./question-features/places.ts";
import { relocation } from "./question-features/relocation.ts";
import type { FeatureRow, HeldFeature } from "./question-features/row.ts";
import { servers } from "./question-features/servers.ts";

export const questionFeatures: readonly FeatureRow[] = [
  ...bundles,
  ...commands,
  ...answers,
  ...places,
  ...relocation,
  ...servers,
];

export const heldFeatures = questionFeatures.filter((row): row is HeldFeature => row.kind === "held");
