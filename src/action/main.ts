/** The Action: the same gate, with the runner's inputs, annotations, outputs and summary around it. */

import { runAsProcess } from "../cli/program/process.ts";
import { realHost } from "../platform/host.ts";
import { runAction } from "./run.ts";
import { stepOf } from "./step.ts";

await runAsProcess(process, realHost(), (host, stop) => runAction(stepOf(host), stop));
