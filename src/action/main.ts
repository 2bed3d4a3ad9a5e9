/** The Action: the same gate, with the runner's inputs, annotations, outputs and summary around it. */
import { realHost } from "../host.ts";
import { runAsProcess } from "../program/process.ts";
import { runAction } from "./run.ts";
import { stepOf } from "./step.ts";

await runAsProcess(process, realHost(), (host, stop) => runAction(stepOf(host), stop));
