/** Runs `lanser pin ID@VERSION`, which writes a pin of any released version, for review. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { openRepository } from "../git/git.ts";
import { snapshotWorkTree } from "../git/work-tree.ts";
import { UserError } from "../model/errors.ts";
import { plural } from "../model/text.ts";
import { readFileText } from "../platform/files.ts";
import { writeInside } from "../platform/folders.ts";
import { printPin } from "../servers/own-pins.ts";
import { makePin } from "../servers/pin.ts";
import { type Pin, shippedPins } from "../servers/pins.ts";
import { pinPath } from "../servers/pins-folder.ts";
import { findProfile, type Registry, registry } from "../servers/registry.ts";
import { packageCount } from "../servers/sources.ts";
import { readServersAt } from "../workspace/pins.ts";
import { makeScratch } from "../workspace/scratch.ts";
import type { LineOf } from "./commands.ts";
import { parseServer } from "./program/arguments.ts";
import type { CliHost } from "./program/program.ts";

/** Downloads and digests a version, and writes its pin, for a person to review. No server is started. */
export async function pinCommand(
  host: CliHost,
  { values, positionals }: LineOf<"pin">,
  _signal: AbortSignal,
): Promise<number> {
  const [named = ""] = positionals;
  const { id, version } = parseServer(named);
  if (positionals.length !== 1 || version === undefined) {
    throw new UserError("usage", "pin needs a server and a version", { hint: "lanser pin ID@VERSION" });
  }
  using scratch = makeScratch(host);
  const folder = resolve(host.cwd, values.repo ?? ".");
  const isOwn = findProfile(id) === undefined;
  const isAlone = values.stdout === true && !isOwn;
  const known = isAlone ? undefined : await repositoryAt(host, folder, scratch.folder, isOwn);
  const profile = (known?.registry ?? registry).profile(id);
  const top = values.stdout === true ? null : (known?.top ?? null);
  const pin = await makePin(host, profile, version, {
    scratch: scratch.folder,
    forbidden: [scratch.folder, ...(known === undefined ? [] : [known.top])],
    progress: (text) => host.stderr.write(`lanser: ${text}\n`),
  });
  const problem = profile.versionProblem(version);
  if (problem !== undefined)
    host.stderr.write(`lanser: Lanser can pin ${id} ${version}, but cannot query it: ${problem}\n`);
  if (top === null) {
    host.stdout.write(printPin(pin));
    return 0;
  }
  const path = pinPath(pin.server, pin.version);
  const file = join(top, path);
  const before = existsSync(file) ? readFileText(file) : undefined;
  writeInside(top, path, printPin(pin));
  host.stdout.write(summaryOf(pin, path, before));
  return 0;
}

/**
 * Returns the top of the repository and the registry. It adds the servers that the working tree describes only if
 * `isOwn`: reading them needs a snapshot of the tree, which takes time in a large repository.
 */
async function repositoryAt(
  host: CliHost,
  folder: string,
  temporaryFolder: string,
  isOwn: boolean,
): Promise<{ readonly top: string; readonly registry: Registry }> {
  await using repository = await openRepository({ ...host, temporaryFolder }, folder);
  const { top } = repository;
  if (!isOwn) return { top, registry };
  const { tree } = await snapshotWorkTree(repository);
  return { top, registry: await readServersAt(repository, tree) };
}

/**
 * Describes the written pin and the next steps: a pin has no effect until it is committed and its version is
 * configured. `before` is the former text of the file, if there was one.
 */
function summaryOf(pin: Pin, path: string, before: string | undefined): string {
  const what =
    before === undefined
      ? `wrote ${path}`
      : before === printPin(pin)
        ? `${path} is unchanged`
        : `replaced ${path}`;
  const packages = packageCount(pin.source);
  const shipped = shippedPins.find((one) => one.server === pin.server);
  return [
    what,
    `  ${pin.server} ${pin.version}: ${plural(packages, "package")}, each with its hash`,
    ...Object.entries(pin.treeDigests).map(
      ([cpu, digest]) => `  files${cpu === "any" ? "" : ` for ${cpu}`}: ${digest}`,
    ),
    ...(shipped === undefined ? [] : [`  this release itself pins ${shipped.server} ${shipped.version}`]),
    "",
    "Next: review and commit the pin, and name the version in .lanser/config.yml:",
    "",
    "    version: 1",
    "    servers:",
    `      - id: ${pin.server}`,
    `        version: ${pin.version}`,
    "",
  ].join("\n");
}
