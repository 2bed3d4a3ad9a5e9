/** Writes the events of a run (`schemas/events.v1.json`), one line each, for programs that follow a run. */
import { exitCode } from "./exit-code.ts";
import type { ComparedFinding } from "./finding.ts";
import { canonical, makeWellFormed } from "./json.ts";
import type { ProgressEvent } from "./progress.ts";
import type { Report } from "./report.ts";
import { requiredPlaceToV1 } from "./report-v1.ts";
import { rewardStepToV1 } from "./reward-step.ts";

type Event =
  | ProgressEvent
  /** A finding that fails the run, before the verdict. */
  | { readonly kind: "regression"; readonly finding: ComparedFinding }
  | { readonly kind: "verdict"; readonly report: Report };

/**
 * Returns the line of an event. `at` is its number, from 0. The line has no time, so that equal runs write equal lines;
 * the reader has a clock.
 */
export function eventToV1(event: Event, at: number): string {
  const line = canonical(makeWellFormed({ schema: "lanser.events.v1", at, ...published(event) }));
  // A runner of GitHub reads "##[" anywhere in a line as a command.
  return `${line.replaceAll("##[", "#\\u0023[")}\n`;
}

/** Returns the published members of an event. Findings and reports are reduced to what a follower needs. */
function published(event: Event): Readonly<Record<string, unknown>> {
  const { kind, ...rest } = event;
  if (event.kind === "step") return { event: kind, step: JSON.parse(rewardStepToV1(event.step)) };
  if (event.kind === "regression") {
    const { id, server, code, severity, message } = event.finding;
    return { event: kind, id, server, code, severity, message, ...requiredPlaceToV1(event.finding) };
  }
  if (event.kind === "verdict") {
    const { verdict, class: of, counts, reward, unscored } = event.report;
    return {
      event: kind,
      verdict,
      class: of,
      exitCode: exitCode(event.report),
      counts,
      reward: reward === null ? null : reward[reward.headline].r,
      unscored,
    };
  }
  if (event.kind === "files") {
    const { server, root, side, done, of } = event;
    return { event: kind, server, root, side, done, of };
  }
  return { event: kind, ...rest };
}
