/**
 * Whether TypeScript finds the same whatever is in flight: generated projects whose modules import each other in circles,
 * each asked file by file, and with all files at once.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { canonical } from "../../src/model/json.ts";
import { realHost } from "../../src/platform/host.ts";
import { typescript } from "../../src/servers/typescript/profile.ts";
import { openSession, type Session } from "../../src/session/lsp/session.ts";
import { stdioLimits } from "../../src/session/wire/limits.ts";
import { openStdio } from "../../src/session/wire/stdio.ts";
import type { Place } from "../speed.ts";
import { serverFolder } from "../tools.ts";
import { circular } from "./circular.ts";
import type { Row } from "./table.ts";

const projects = 60;
const repeats = 3;
const msMax = 60_000;

export async function inFlight({ folder }: Place): Promise<readonly Row[]> {
  let [apart, together] = [0, 0];
  for (let seed = 0; seed < projects; seed += 1) {
    const root = join(folder, `circular-${seed}`);
    mkdirSync(root);
    const files = circular(seed);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    const sources = Object.keys(files).filter((name) => name.endsWith(".ts"));
    const answers = { apart: new Set<string>(), together: new Set<string>() };
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      answers.apart.add(await findings(root, sources, inOrder));
      answers.together.add(await findings(root, sources, atOnce));
    }
    if (answers.apart.size > 1) apart += 1;
    if (answers.together.union(answers.apart).size > 1) together += 1;
  }
  return [
    {
      value: apart,
      limit: 0,
      what: `of ${projects} circular projects of TypeScript with other findings in one of ${repeats} runs, one pull at a time`,
    },
    { value: together, limit: null, what: "with all pulls in flight, or other findings than one at a time" },
  ];
}

type Ask = (session: Session, uris: readonly string[]) => Promise<readonly unknown[]>;

const pull = (session: Session, uri: string) =>
  session.request("textDocument/diagnostic", { textDocument: { uri } }, msMax);

const inOrder: Ask = async (session, uris) => {
  const answers: unknown[] = [];
  for (const uri of uris) answers.push(await pull(session, uri));
  return answers;
};

const atOnce: Ask = (session, uris) => Promise.all(uris.map((uri) => pull(session, uri)));

async function findings(root: string, sources: readonly string[], ask: Ask): Promise<string> {
  const host = realHost();
  const server = serverFolder("typescript");
  const context = { root, project: ".", serverFolder: server, toolchain: {}, settings: {} };
  const { file, args } = typescript.command(server, host.arch);
  const request = { file: file ?? "", args, cwd: root, env: { PATH: "" }, detached: true };
  const rootUri = pathToFileURL(root).href;
  const session = openSession({
    transport: openStdio(host, request, stdioLimits),
    clock: host.clock,
    pid: host.pid,
    rootPath: root,
    rootUri,
    folderName: "project",
    capabilities: typescript.capabilities,
    initializationOptions: typescript.initializationOptions(context),
    changedSettings: typescript.changedSettings(context),
    section: (name) => typescript.section(name, context),
    published: "dropped",
  });
  await session.start(msMax);
  await session.waitFor(
    () => (typescript.readiness(session.facts).state === "met" ? true : undefined),
    msMax,
  );
  const uris = sources.map((name) => `${rootUri}/${name}`);
  for (const [at, uri] of uris.entries())
    session.open({
      uri,
      languageId: "typescript",
      text: readFileSync(join(root, sources[at] ?? ""), "utf8"),
    });
  const answers = await ask(session, uris);
  await session.stop(msMax, msMax);
  return canonical(JSON.parse(JSON.stringify(answers)));
}
