/** `lanser doctor`: installs and starts each configured server on the working tree, and says what it is like, or what is missing. */
import { resolve } from "node:path";
import { type Client, openClient } from "../client/client.ts";
import { subjectOf } from "../client/subject.ts";
import { plural } from "../core/text.ts";
import { UserError } from "../errors.ts";
import { terminalLines, terminalName, terminalText } from "../output/escape.ts";
import type { ChosenServer } from "../policy/policy.ts";
import { cacheFolder, givenSettings, parseServer } from "../program/arguments.ts";
import { parseFlags } from "../program/flags.ts";
import { type Program, safeIn } from "../program/program.ts";
import { openRepository } from "../repo/git.ts";
import { findExecutable } from "../servers/executables.ts";
import { untested } from "../servers/untested.ts";
import { version } from "../version.ts";
import { makeScratch } from "../workspace/scratch.ts";
import { isTreeTrusted } from "./ask.ts";

const doctorHelp = `lanser doctor: starts each configured server on the working tree, and says what it is like

  --repo DIR          any folder inside the repository (default: the current folder)
  --server ID[@VERSION]   only this one, configured or not; may be repeated
  --config FILE       a configuration on disk (default: .lanser/config.yml of the working tree; where CI is set none)
  --settings FILE     server settings, in the place of the configuration's
  --cache DIR|none    where servers are kept

A healthy server was installed at its pin, has loaded the project, and has found two mistakes of ours in documents of our own.

Exit code: 0 when all are healthy, 11 when one is not, 12 configuration, 13 usage.
`;

const options = {
  repo: { type: "string" },
  server: { type: "string", multiple: true },
  config: { type: "string" },
  settings: { type: "string" },
  cache: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

export async function doctorCommand(
  host: Program,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(doctorHelp);
    return 0;
  }
  if (positionals.length > 0)
    throw new UserError("usage", `\`${positionals[0]}\` is not expected: doctor takes only flags`);
  const { config } = values;
  const asked = {
    repository: resolve(host.cwd, values.repo ?? "."),
    rev: undefined,
    config: config === undefined ? undefined : { path: resolve(host.cwd, config), name: config },
    settings: givenSettings(host.cwd, values.settings),
    isTreeTrusted: isTreeTrusted(host),
  };
  const servers = (values.server ?? []).map(parseServer);
  const say = (lines: readonly string[]) => host.stdout.write(safeIn(host.where, `${lines.join("\n")}\n`));
  using scratch = makeScratch(host);
  await using repository = await openRepository(
    { ...host, temporaryFolder: scratch.folder },
    asked.repository,
  );
  const { policy, paths } = await subjectOf(repository, { ...asked, servers });
  say(machine(host));
  let isHealthy = true;
  for (const chosen of policy("doctor").servers) {
    const { id } = chosen.profile;
    await using client = await openClient(host, {
      ...asked,
      servers: [{ id, version: chosen.pin.version }],
      cacheFolder: cacheFolder(host, values.cache),
      traceFolder: undefined,
      overlays: new Map(),
      signal,
      progress: (text) => host.stderr.write(`lanser: ${terminalText(text)}\n`),
    });
    const { lines, isWell } = await examined(client, chosen, paths);
    isHealthy &&= isWell;
    say(["", ...lines]);
  }
  const others = untested.flatMap(({ language, server, isSource }) => {
    const many = paths.filter(isSource).length;
    return many === 0
      ? []
      : [`${language} (${plural(many, "file")}): ${server} is not started by this release`];
  });
  if (others.length > 0) say(["", ...others]);
  return isHealthy ? 0 : 11;
}

function machine(host: Program): readonly string[] {
  const programs = ["git", "npm", "python3", "bwrap"].map((name) => {
    const found = findExecutable(name, host.env["PATH"], []);
    return `${name} ${found === undefined ? "is not on PATH" : terminalName(found.path)}`;
  });
  return [`lanser ${version}, Node ${host.nodeVersion.slice(1)}, ${host.platform}-${host.arch}`, ...programs];
}

async function examined(
  client: Client,
  { profile, pin, refused }: ChosenServer,
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
  const sources = paths.filter(profile.isSource).length;
  if ("error" in bundle) {
    const { message, hint: todo } = bundle.error;
    return { isWell: false, lines: [`${name}: not healthy: ${terminalText(message)}`, ...hint(todo)] };
  }
  const { toolchain, readiness, root } = bundle.environment;
  return {
    isWell: true,
    lines: [
      `${name}: healthy`,
      `  ready      ${terminalText(readiness?.evidence ?? "")}${root === null || root === "." ? "" : ` in ${terminalName(root)}`}; both documents of ours were answered as they must be`,
      `  sources    ${plural(sources, "file")} in the tree that it could check`,
      ...(toolchain === null
        ? profile.language === "Python"
          ? ["  Python     none: imports of packages are unknown to it"]
          : []
        : [`  toolchain  ${terminalText(`${toolchain.name} ${toolchain.version}`)}`]),
      `  runs       ${profile.executes === "never" ? "nothing of others" : `${profile.executes}: ${profile.executesWhy}`}`,
    ],
  };
}

function hint(text: string): readonly string[] {
  return text === "" ? [] : [terminalLines(text, "  ")];
}
