/** Collects what the surfaces of one run of the Action show, and how. */

import { callerOf } from "../cli/program/caller.ts";
import { pullRequestOf } from "../cli/program/event.ts";
import { type ChosenOptions, reproduceChosen } from "../cli/program/reproduce.ts";
import type { Report } from "../model/report.ts";
import type { Rendering } from "../report/surfaces.ts";
import { serializeReport } from "../verdict/report-bytes.ts";
import type { GateInputs } from "./inputs.ts";
import { leastShownSeverity, reportLinks } from "./show.ts";
import type { ActionHost } from "./step.ts";

/**
 * Makes the rendering of a report. `chosen` has the options of the run that measured, for the command that reproduces
 * it.
 */
export function createRendering(
  step: ActionHost,
  inputs: Pick<GateInputs, "show" | "check">,
  report: Report,
  chosen: ChosenOptions,
): Rendering {
  const { runner } = step.where;
  return {
    report,
    json: serializeReport(report),
    reproduce: reproduceChosen(report, chosen, callerOf(step)),
    show: leastShownSeverity(inputs),
    all: false,
    name: inputs.check,
    links: reportLinks(runner, report, { pull: pullRequestOf(step.where)?.number }),
    notes: [],
    reader: "code-scanning",
  };
}
