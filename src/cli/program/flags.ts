/** Parses flags of a command strictly: an unknown one is an error that names the nearest. */
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { UserError } from "../../model/errors.ts";
import { nearest } from "../../model/nearest.ts";

export function parseFlags<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  const shorts = new Set(Object.values(options).flatMap((option) => option.short ?? []));
  for (const arg of args) {
    if (arg === "--") break;
    const [, dashes = "", name = ""] = /^(--?)([^-=][^=]*)/.exec(arg) ?? [];
    const isKnown = dashes === "--" ? Object.hasOwn(options, name) : shorts.has(name);
    if (name === "" || isKnown) continue;
    const near = nearest(name, Object.keys(options));
    throw new UserError(
      "usage",
      `there is no flag \`${dashes}${name}\``,
      near === undefined ? {} : { hint: `Did you mean \`--${near}\`?` },
    );
  }
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
  } catch (error) {
    throw new UserError("usage", error instanceof Error ? error.message : String(error), { cause: error });
  }
}
