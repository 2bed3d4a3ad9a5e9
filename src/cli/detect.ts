/**
 * Runs `lanser detect`, which shows the servers that could check a repository, and why. It starts and writes
 * nothing.
 */
import { resolve } from "node:path";
import { openRepository } from "../git/git.ts";
import { snapshotWorkTree } from "../git/work-tree.ts";
import { plural } from "../model/text.ts";
import { terminalName, terminalText } from "../report/escape.ts";
import { serversFolder } from "../servers/own/definition.ts";
import type { KnownServers } from "../servers/own/read.ts";
import { withoutFiles } from "../servers/own/words.ts";
import type { TreeListing } from "../servers/profile.ts";
import { ownProfiles, profiles } from "../servers/registry.ts";
import { untested } from "../servers/untested.ts";
import { isOfData } from "../workspace/other-languages.ts";
import { readKnownServersAt } from "../workspace/pins.ts";
import { makeScratch } from "../workspace/scratch.ts";
import type { LineOf } from "./commands.ts";
import { type DetectedRepository, detect } from "./init/detect.ts";
import { listRepository } from "./init/listing.ts";
import { type CliHost, escapeForOutput } from "./program/program.ts";

/**
 * Prints the servers that can check the repository, then what is left unchecked. It trusts every server (`"all"`),
 * because it only lists them. Returns 12 if there is nothing to check.
 */
export async function detectCommand(
  host: CliHost,
  { values }: LineOf<"detect">,
  _signal: AbortSignal,
): Promise<number> {
  using scratch = makeScratch(host);
  await using repository = await openRepository(
    { ...host, temporaryFolder: scratch.folder },
    resolve(host.cwd, values.repo ?? "."),
  );
  const listing = await listRepository(repository);
  const detected = await detect(repository, "all", listing);
  const { tree } = await snapshotWorkTree(repository);
  const addable = addableLines(listing, detected);
  const lines = [
    ...serverLines(detected, addable.length > 0),
    ...addable,
    ...ownLines(await readKnownServersAt(repository, tree), listing.paths, detected),
    ...otherLines(listing.paths),
  ];
  host.stdout.write(escapeForOutput(host.where, `${lines.join("\n")}\n`));
  return detected.servers.length === 0 && addable.length === 0 ? 12 : 0;
}

/**
 * Lists the detected servers with their sources and roots, and the lines to write into the configuration. `isAddable`
 * is true if other servers can be added, so an empty list does not mean that nothing can be checked.
 */
function serverLines({ servers }: DetectedRepository, isAddable: boolean): readonly string[] {
  if (servers.length === 0 && isAddable) return ["the repository configures no server"];
  if (servers.length === 0)
    return [
      "no server of this release can check this repository; to describe another one in .lanser/servers, see docs/own-servers.md",
    ];
  return [
    ...servers.flatMap(({ id, version, sources, example, roots, checks, runs }) => {
      const role = checks.role === "linter" ? "linter, configured here" : "checker";
      const isTop = roots.length === 1 && roots[0] === ".";
      return [
        `${id} ${version}: ${checks.language} ${role}; ${plural(sources, "source")}, for example ${terminalName(example)}`,
        ...(isTop ? [] : [`  roots: ${roots.map(terminalName).join(", ")}`]),
        ...(runs !== undefined
          ? [`  needs your consent, because it runs code of the repository: ${runs}`]
          : []),
      ];
    }),
    "",
    "in .lanser/config.yml:",
    `  servers: [${servers.map(({ id }) => `{ id: ${id} }`).join(", ")}]`,
  ];
}

/**
 * Lists languages that none of the proposed servers checks, with the servers that a person can configure for them. It
 * leaves out data formats such as JSON: every repository has such files, so the line would be noise.
 */
function addableLines({ paths, text }: TreeListing, { servers }: DetectedRepository): readonly string[] {
  const proposed = new Set(servers.map(({ checks }) => checks.language));
  const byLanguage = Map.groupBy(
    profiles.filter((profile) => !proposed.has(profile.language) && !isOfData(profile)),
    ({ language }) => language,
  );
  const lines = [...byLanguage].flatMap(([language, some]) => {
    const checkers = some.filter(({ role }) => role === "checker");
    const would = checkers.length === 0 ? some : checkers;
    const isOne = (path: string) =>
      would.some(
        ({ isSource, isSourceText }) =>
          isSource(path) && (isSourceText === undefined || isSourceText(path, text(path) ?? "")),
      );
    const own = paths.filter(isOne);
    const [example] = own;
    if (example === undefined) return [];
    const ids = would.map(({ id }) => `\`${id}\``).join(" or ");
    const needsConsent = would.every(({ executes }) => executes === "repository");
    const consent = needsConsent ? ", which needs your consent because it runs code of the repository" : "";
    return [
      `  ${language}: ${plural(own.length, "file")}, for example ${terminalName(example)}; add ${ids}${consent}`,
    ];
  });
  return lines.length === 0
    ? []
    : ["", "not checked until you add a server (`servers: [{ id: … }]`):", ...lines];
}

/**
 * Lists the servers that the repository describes and that cannot check a file yet, each with the reason: no matching
 * file, no pin, or several pins.
 */
function ownLines(
  { registry, pins }: KnownServers,
  paths: readonly string[],
  { servers }: DetectedRepository,
): readonly string[] {
  const left = ownProfiles(registry).filter((profile) => {
    const many = pins.filter((pin) => pin.server === profile.id).length;
    return many !== 1 || !servers.some((one) => one.id === profile.id);
  });
  const lines = left.map((profile) => {
    const { id, language, role, isSource } = profile;
    const sources = paths.filter(isSource);
    const [example] = sources;
    const pinned = pins.filter(({ server }) => server === id).map((pin) => pin.version);
    const state =
      pinned.length === 0
        ? `not pinned; run lanser pin ${id}@VERSION`
        : `pinned versions: ${pinned.join(", ")}`;
    const what =
      example === undefined
        ? withoutFiles(profile, paths)
        : `${plural(sources.length, "file")}, for example ${terminalName(example)}`;
    return `  ${id}: ${terminalText(language)} ${role}; ${what}; ${state}`;
  });
  return lines.length === 0 ? [] : ["", `described in ${serversFolder}:`, ...lines];
}

/** Lists languages that no server of this release checks, with the reason, so that nobody takes them for checked. */
function otherLines(paths: readonly string[]): readonly string[] {
  const found = untested.flatMap(({ language, server, isSource, why }) => {
    const own = paths.filter(isSource);
    const [example] = own;
    return example === undefined
      ? []
      : [
          `  ${language}: ${plural(own.length, "file")}, for example ${terminalName(example)}; this release does not start ${server}: ${why}`,
        ];
  });
  return found.length === 0 ? [] : ["", "not checked:", ...found];
}
