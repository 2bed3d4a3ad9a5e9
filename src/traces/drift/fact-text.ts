/** Describes a differing fact of an environment, in one line for people. */
import { compareText } from "../../model/order.ts";
import { shorten } from "../../model/text.ts";
import type { EnvironmentFact } from "../../session/observe/environment.ts";
import { shortened } from "./raw-diagnostic.ts";

const packagesMax = 5;
const nameLengthMax = 60;
const versionLengthMax = 40;

/**
 * Describes a fact. For packages the differing ones come first, as far as both sides know them: `packages in linked
 * folders: requests 2.31.0, six not installed; .venv sha256:0123…`.
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
