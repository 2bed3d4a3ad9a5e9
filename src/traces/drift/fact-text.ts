/** What a fact of an environment is where another has another value, in one line for people. */
import { compareText } from "../../model/order.ts";
import { shorten } from "../../model/text.ts";
import type { EnvironmentFact } from "../../session/observe/environment.ts";
import { shortened } from "./raw-diagnostic.ts";

const packagesMax = 5;
const nameLengthMax = 60;
const versionLengthMax = 40;

/**
 * Of packages first those that differ, as far as both sides know which they are: `packages in linked folders: requests
 * 2.31.0, six not installed; .venv sha256:0123…`.
 */
export function factText(fact: EnvironmentFact, other: EnvironmentFact): string {
  return shortened(`${fact.name}: ${named(fact, other)}${fact.value}`);
}

function named(fact: EnvironmentFact, other: EnvironmentFact): string {
  if (fact.versions === undefined || other.versions === undefined) return "";
  // A package may be called as what every object has.
  const [own, others] = [new Map(Object.entries(fact.versions)), new Map(Object.entries(other.versions))];
  const names = [...new Set([...own.keys(), ...others.keys()])].sort(compareText);
  const differing = names.filter((name) => own.get(name) !== others.get(name));
  if (differing.length === 0) return "none that a manifest names; ";
  const shown = differing
    .slice(0, packagesMax)
    .map(
      (name) =>
        `${shorten(name, nameLengthMax)} ${shorten(own.get(name) ?? fact.absent ?? "not in a manifest", versionLengthMax)}`,
    );
  const more = differing.length - shown.length;
  return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}; `;
}
