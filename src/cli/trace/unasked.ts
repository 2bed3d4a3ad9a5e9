/**
 * Reads questions of a recorded folder that no session has: they were answered without a server, or failed before a
 * server was queried.
 */
import { join } from "node:path";
import { lines } from "../../model/text.ts";
import { readOptional } from "../../platform/files.ts";
import { runFile } from "../program/traces.ts";

export type UnaskedQuestion = {
  readonly cmd: string;
  readonly selector: string | null;
  readonly status: string;
  readonly exitCode: number;
};

/** Lists them in order; empty if the folder has no such file. */
export function unaskedIn(folder: string): readonly UnaskedQuestion[] {
  const text = readOptional(join(folder, runFile));
  return lines(text ?? "").flatMap((line) => {
    const { cmd, selector = null, status, exitCode, isAsked } = parsed(line);
    const isQuestion = typeof cmd === "string" && typeof status === "string" && typeof exitCode === "number";
    return isQuestion && isAsked === false ? [{ cmd, selector, status, exitCode }] : [];
  });
}

type Line = Partial<UnaskedQuestion> & { readonly isAsked?: boolean };

/** Parses a line. A gate's run.json has another format, over several lines. */
function parsed(line: string): Line {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
