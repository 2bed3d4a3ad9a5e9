/** Reads texts that replace the contents of files, from other files or from standard input. */
import { isUtf8 } from "node:buffer";
import { resolve } from "node:path";
import { UserError } from "../../model/errors.ts";
import { readFileBytes } from "../../platform/files.ts";
import type { CliHost } from "./program.ts";

/** Reads the text of each `PATH=FILE` or `PATH=-`, by path. */
export async function readOverlays(
  host: CliHost,
  given: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const overlays = new Map<string, string>();
  if (given.filter((one) => one.endsWith("=-")).length > 1)
    throw new UserError("usage", "standard input is one text, and two overlays ask for it", {
      hint: "Give files for all but one of them.",
    });
  for (const one of given) {
    const [, path = "", file = ""] = /^([^=]+)=(.+)$/su.exec(one) ?? [];
    if (path === "") throw new UserError("usage", `--overlay takes PATH=FILE or PATH=-, not \`${one}\``);
    overlays.set(path, await readTextArgument(host, file, "overlay"));
  }
  return overlays;
}

/** Reads a named file, or standard input for `-`. `what` is for the message. */
export async function readTextArgument(host: CliHost, file: string, what: string): Promise<string> {
  if (file === "-") return inputOf(host);
  let bytes: Buffer;
  try {
    bytes = readFileBytes(resolve(host.cwd, file));
  } catch (error) {
    throw new UserError("unreadable-file", `the ${what} ${file} cannot be read`, { cause: error });
  }
  if (isUtf8(bytes)) return bytes.toString("utf8");
  throw new UserError("unreadable-file", `the ${what} ${file} is not UTF-8`);
}

async function inputOf(host: CliHost): Promise<string> {
  let text = "";
  for await (const chunk of host.stdin?.() ?? []) text += chunk;
  return text;
}
