/** Refuses to write a trace that has something like a secret. */

import { UserError } from "../../model/errors.ts";
import { member } from "../../model/json.ts";
import { readTrace } from "../../session/trace/read.ts";
import { secretsIn } from "../../session/trace/secrets.ts";
import { openTraceFile } from "../../session/trace/source.ts";

/** Throws a UserError that names the kind and the place of the secret; `shown` is the intended name of the trace. */
export function refuseSecrets(file: string, isAllowed: boolean, shown: string): void {
  const found = secretsIn(openTraceFile(file, shown));
  const [first] = found;
  if (first === undefined || isAllowed) return;
  throw new UserError(
    "usage",
    `something in it looks like a secret (${first.kind}${placeOf(file, first.line)}), so ${shown} was not kept`,
    {
      hint: "Take it out of the sources, record other files, or keep it with --allow-secrets.",
    },
  );
}

/** Names the document if the line opens one: that is what a person can change; otherwise the line. */
function placeOf(file: string, line: number): string {
  const read = readTrace(openTraceFile(file));
  const [entry] = read.kind === "trace" ? read.trace.entries({ from: line - 1 }) : [];
  const uri = member(member(member(entry?.m, "params"), "textDocument"), "uri");
  const path = typeof uri === "string" ? /^\$\{ROOT_URI\}\/(.+)$/u.exec(uri)?.[1] : undefined;
  return path === undefined ? `, line ${line} of the trace` : ` in ${path}`;
}
