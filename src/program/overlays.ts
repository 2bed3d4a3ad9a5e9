/** What files hold that nobody has written: from other files, or from standard input. */
import { resolve } from "node:path";
import { UserError } from "../errors.ts";
import { readFileText } from "../files.ts";
import type { Program } from "./program.ts";

/** Of each `PATH=FILE` or `PATH=-`, by path. */
export async function overlaysIn(
  host: Program,
  given: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const overlays = new Map<string, string>();
  for (const one of given) {
    const [, path = "", file = ""] = /^([^=]+)=(.+)$/su.exec(one) ?? [];
    if (path === "") throw new UserError("usage", `--overlay takes PATH=FILE or PATH=-, not \`${one}\``);
    overlays.set(path, await textOf(host, file, "overlay"));
  }
  return overlays;
}

/** Of a file that a person names, or of standard input for `-`. `what` is for the message. */
export async function textOf(host: Program, file: string, what: string): Promise<string> {
  if (file === "-") return inputOf(host);
  try {
    return readFileText(resolve(host.cwd, file));
  } catch (error) {
    throw new UserError("unreadable-file", `the ${what} ${file} cannot be read`, { cause: error });
  }
}

async function inputOf(host: Program): Promise<string> {
  let text = "";
  for await (const chunk of host.stdin?.() ?? []) text += chunk;
  return text;
}
