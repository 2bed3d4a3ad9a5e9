/** Explains why a run has no server to start, and how to configure one. */
import { UserError } from "../model/errors.ts";
import type { Registry, ServerProfile } from "../servers/registry.ts";
import { configPath } from "./config.ts";

/** Returns the error for a configuration that disables each of its servers: a run without servers must not pass. */
export function allServersOff(): UserError {
  return new UserError("no-server", "the configuration disables every server, so Lanser started none", {
    hint: "Enable one, or name a server on the command line or in the workflow.",
  });
}

/**
 * Returns the error for a run without any server, with the detected languages and the exact lines to paste. It only
 * proposes servers: a guessed one could give a pass that nobody asked for.
 */
export function noServerError(
  registry: Pick<Registry, "profiles">,
  sources: readonly string[],
  isInWorkflow: boolean,
): UserError {
  const detected = firstOfEach(
    registry.profiles.filter(({ role, isDetected }) => role === "checker" && isDetected(sources)),
  );
  const others = firstOfEach(
    registry.profiles.filter(
      ({ role, isDetected, isSource }) =>
        isDetected(sources) || (role === "checker" && sources.some(isSource)),
    ),
  );
  const known = detected.length === 0 ? others : detected;
  const names = known.length === 0 ? ["pyright"] : known.map(({ id }) => id);
  const found =
    known.length === 0
      ? "there is no source for a server of this release"
      : `the repository has ${known.map((profile) => profile.language).join(" and ")} sources`;
  return new UserError("no-server", `no server is configured, so Lanser started none; ${found}`, {
    hint: [
      isInWorkflow
        ? `Name one in the workflow:  with: { servers: "${names.join(", ")}" }`
        : `Name one on the command line:  lanser gate ${names.map((name) => `--server ${name}`).join(" ")}`,
      `or commit ${configPath}${isInWorkflow ? " (Lanser uses the file once base has it)" : ""}:`,
      "",
      "    version: 1",
      "    servers:",
      ...names.map((name) => `      - id: ${name}`),
    ].join("\n"),
  });
}

/** Returns the first profile of each language. The registry lists the one to propose first. */
function firstOfEach(profiles: readonly ServerProfile[]): readonly ServerProfile[] {
  return [...new Map(profiles.toReversed().map((one) => [one.language, one] as const)).values()].toReversed();
}
