import { openRepository } from "../git/git.ts";
import { plural } from "../model/text.ts";
import { version } from "../platform/version.ts";
import type { ChosenServer } from "../policy/policy.ts";
import { type Client, openClient } from "../questions/client/client.ts";
import { resolveSubject } from "../questions/client/subject.ts";
import { terminalLines, terminalName, terminalText } from "../report/escape.ts";
import { findExecutable } from "../servers/executables.ts";
import { withoutFiles } from "../servers/own/words.ts";
import { untested } from "../servers/untested.ts";
import { makeScratch } from "../workspace/scratch.ts";
import { clientRequestOf } from "./client-request.ts";
import type { LineOf } from "./commands.ts";
import { type CliHost, escapeForOutput } from "./program/program.ts";

/**
 * Tests each configured server alone: a new client for each, so that a server that breaks does not hide the state of
 * the next one.
 */
export async function doctorCommand(
  host: CliHost,
  { values }: LineOf<"doctor">,
  signal: AbortSignal,
): Promise<number> {
  const clientRequest = clientRequestOf(host, values, signal);
  const say = (lines: readonly string[]) =>
    host.stdout.write(escapeForOutput(host.where, `${lines.join("\n")}\n`));
  using scratch = makeScratch(host);
  await using repository = await openRepository(
    { ...host, temporaryFolder: scratch.folder },
    clientRequest.repository,
  );
  const { policy, paths } = await resolveSubject(repository, clientRequest);
  say(machine(host));
  let isHealthy = true;
  const { servers, notes = [] } = policy("doctor");
  if (notes.length > 0) say(["", ...notes.map((note) => `note: ${terminalText(note)}`)]);
  for (const chosen of servers) {
    const { id } = chosen.profile;
    await using client = await openClient(host, {
      ...clientRequest,
      servers: [{ id, version: chosen.pin.version }],
      overlays: new Map(),
    });
    const { lines, isWell } = await examined(client, chosen, paths);
    isHealthy &&= isWell;
    say(["", ...lines]);
  }
  const others = untested.flatMap(({ language, server, isSource, why }) => {
    const many = paths.filter(isSource).length;
    return many === 0
      ? []
      : [`${language} (${plural(many, "file")}): this release does not start ${server}: ${why}`];
  });
  if (others.length > 0) say(["", ...others]);
  return isHealthy ? 0 : 11;
}

/**
 * Describes this machine: the versions, and programs that servers or sandboxes need. A missing one explains a failure.
 */
function machine(host: CliHost): readonly string[] {
  const programs = ["git", "npm", "python3", "bwrap"].map((name) => {
    const found = findExecutable(name, host.env["PATH"], []);
    return `${name} ${found === undefined ? "is not on PATH" : terminalName(found.path)}`;
  });
  return [`lanser ${version}, Node ${host.nodeVersion.slice(1)}, ${host.platform}-${host.arch}`, ...programs];
}

/**
 * Starts one server by a query for its capabilities, and describes its state. A query makes the client install the
 * server, wait until it is ready and test it with the documents of its profile (canaries).
 */
async function examined(
  client: Client,
  { profile, pin, refused, sandbox }: ChosenServer,
  paths: readonly string[],
): Promise<{ readonly lines: readonly string[]; readonly isWell: boolean }> {
  const name = `${profile.name} ${pin.version}`;
  if (refused !== null)
    return { isWell: false, lines: [`${name}: not started: ${refused.message}`, ...hint(refused.hint)] };
  const bundle = await client.ask({
    cmd: "capabilities",
    places: [],
    params: {},
    indexing: "utf-16",
    timeoutMs: 60_000,
    workspace: false,
    limit: undefined,
    cursor: undefined,
    notes: [],
  });
  // Some files count as sources only by their first line. The doctor reads no files, so it leaves these out.
  const sources = paths.filter(
    (path) => profile.isSource(path) && profile.isSourceText?.(path, "") !== false,
  ).length;
  if ("error" in bundle) {
    const { message, hint: todo } = bundle.error;
    return { isWell: false, lines: [`${name}: not healthy: ${terminalText(message)}`, ...hint(todo)] };
  }
  const { toolchain, readiness, root } = bundle.environment;
  const unmatched = withoutFiles(profile, paths);
  const isUnproven = profile.unproven !== undefined;
  const shown = isUnproven
    ? "no test shows that the server finds errors"
    : "answered both test documents correctly";
  return {
    isWell: unmatched === undefined,
    lines: [
      ...(unmatched === undefined
        ? [`${name}: ${isUnproven ? "unproven, because its description has no `canary`" : "healthy"}`]
        : [
            `${name}: not healthy: ${terminalText(unmatched)}`,
            ...hint("Correct the globs of the server: `**/*.css` matches every CSS file."),
          ]),
      `  ready      ${terminalText(readiness?.evidence ?? "")}${root === null || root === "." ? "" : ` in ${terminalName(root)}`}; ${shown}`,
      `  mode       ${profile.compiler === undefined ? "language server" : "its own command"}`,
      `  sources    ${plural(sources, "file")} in the tree that the server can check`,
      ...(toolchain === null
        ? profile.language === "Python"
          ? ["  Python     none, so the server cannot resolve imports of packages"]
          : []
        : [`  toolchain  ${terminalText(`${toolchain.name} ${toolchain.version}`)}`]),
      `  runs       ${profile.executes === "never" ? "no code of the repository" : `${profile.executes}: ${profile.executesWhy}`}${sandbox === undefined ? "" : `; sandbox: ${sandbox}`}`,
    ],
  };
}

function hint(text: string): readonly string[] {
  return text === "" ? [] : [terminalLines(text, "  ")];
}
