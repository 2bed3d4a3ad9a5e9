/** What `ty check --output-format sarif -v` prints, and when it is believed. */
import { brokenOff, causesIn, failedRun } from "../compiler/defaults.ts";
import { readSarif } from "../compiler/sarif.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead } from "../compiler/types.ts";

/** It says so of a file that it could not look at, or gave up. */
const unlooked: ReadonlySet<string | null> = new Set(["io", "panic"]);
export const tySource = /\.(?:py|pyi|pyw)$/u;

/**
 * 0 without findings, 1 with some, also with warnings alone, 2 where it failed (0.0.104). The code alone shows nothing: the list has
 * to be whole and agree with it, and the log has to tell how many files there were.
 */
export function readTy(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd, over } = ended;
  if (exitCode !== 0 && exitCode !== 1) {
    const code = exitCode === 2 ? "server-configuration" : "server-not-ready";
    return failedRun(code, causesIn(stderr, "ty", exitCode));
  }
  const found = readSarif(stdout, { source: "ty", cwd });
  if (found === undefined) return failedRun("server-not-ready", "ty did not print a list of findings");
  if ((exitCode === 1) !== found.length > 0)
    return failedRun("server-not-ready", `ty ended with ${exitCode}, and printed ${found.length} findings`);
  const lost = found.find(({ code }) => unlooked.has(code));
  if (lost !== undefined) return failedRun("server-not-ready", `${lost.path}: ${lost.message}`);
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
