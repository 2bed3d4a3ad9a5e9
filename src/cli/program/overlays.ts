/** Reads texts that replace the contents of files, from other files or from standard input. */
import { isUtf8 } from "node:buffer";
import { resolve } from "node:path";
import { UserError } from "../../model/errors.ts";
import { readFileBytes } from "../../platform/files.ts";
import type { CliHost } from "./program.ts";

/**
 * Reads the text of each `PATH=FILE` or `PATH=-` (standard input), by path. Throws a UserError for another form, and
 * for a second use of standard input, which can be read only once.
 */
export async function readOverlays(
  host: CliHost,
  given: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const overlays = new Map<string, string>();
  if (given.filter((one) => one.endsWith("=-")).length > 1)
    throw new UserError("usage", "only one overlay can read standard input", {
      hint: "Name a file for each of the others.",
    });
  for (const one of given) {
    const [, path = "", file = ""] = /^([^=]+)=(.+)$/su.exec(one) ?? [];
    if (path === "") throw new UserError("usage", `--overlay needs PATH=FILE or PATH=-, not \`${one}\``);
    overlays.set(path, await readTextArgument(host, file, "overlay"));
  }
  return overlays;
}

/**
 * Reads a named file, or standard input for `-`. `what` names the kind of file in messages. Throws a UserError for a
 * file that is unreadable or not UTF-8: silently replaced bytes would change the text.
 */
export async function readTextArgument(host: CliHost, file: string, what: string): Promise<string> {
  if (file === "-") return inputOf(host);
  let bytes: Buffer;
  try {
    bytes = readFileBytes(resolve(host.cwd, file));
  } catch (error) {
    throw new UserError("unreadable-file", `cannot read the ${what} ${file}`, { cause: error });
  }
  if (isUtf8(bytes)) return bytes.toString("utf8");
  throw new UserError("unreadable-file", `the ${what} ${file} is not UTF-8`);
}

/** Reads standard input to its end. */
async function inputOf(host: CliHost): Promise<string> {
  let text = "";
  for await (const chunk of host.stdin?.() ?? []) text += chunk;
  return text;
}
