/** Reads what `ty check --output-format sarif -v` prints, and decides when it is believed. */
import { relative } from "node:path";
import { brokenOff, causesIn, failedRun } from "../compiler/defaults.ts";
import { readSarif } from "../compiler/sarif.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead } from "../compiler/types.ts";

export const tySource = /\.(?:py|pyi|pyw)$/u;

/**
 * Reads a run. ty 0.0.104 ends with 0 without findings, 1 with some, also with warnings alone, 2 if it failed or could
 * not read a file. The code alone proves nothing: the list has to be whole and agree with it, and the log has to say
 * how many files there were.
 */
export function readTy(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd, over } = ended;
  const found = readSarif(stdout, { source: "ty", cwd });
  // A file that it cannot read is a finding, of its command too.
  const isUnread = found?.some(({ code }) => code === "io") === true;
  if (exitCode !== 0 && exitCode !== 1 && !(exitCode === 2 && isUnread)) {
    const code = exitCode === 2 ? "server-configuration" : "server-not-ready";
    return failedRun(code, causesIn(stderr, "ty", exitCode));
  }
  if (found === undefined) return failedRun("server-not-ready", "ty did not print a list of findings");
  if ((exitCode !== 0) !== found.length > 0)
    return failedRun("server-not-ready", `ty ended with ${exitCode}, and printed ${found.length} findings`);
  // One that it gave up was not looked at.
  const lost = found.find(({ code }) => code === "panic");
  if (lost !== undefined)
    return failedRun("server-not-ready", `ty gave up ${relative(cwd, lost.path)}: ${lost.message}`);
  const files = filesIn(stderr);
  if (files === null && over === "project")
    return failedRun("server-not-ready", "ty did not say how many files it checked");
  // Of its configuration it speaks as of a source.
  const isSource = ({ path }: CompilerDiagnostic) => tySource.test(path);
  return {
    kind: "finished",
    files,
    diagnostics: found.filter(isSource),
    complaints: found.filter((one) => !isSource(one)).map(({ message }) => message),
  };
}

function filesIn(stderr: string): number | null {
  const counted = /\bIndexed (\d+) file\(s\) in /u.exec(stderr);
  return counted === null ? null : Number(counted[1]);
}
