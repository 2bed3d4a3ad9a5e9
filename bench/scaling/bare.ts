/** One pull of one file by TypeScript's server, and nothing else: `bare.ts ROOT FILE SERVER`. Its process is what is measured. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { realHost } from "../../src/platform/host.ts";
import { typescript } from "../../src/servers/typescript/profile.ts";
import { openSession } from "../../src/session/lsp/session.ts";
import { stdioLimits } from "../../src/session/wire/limits.ts";
import { openStdio } from "../../src/session/wire/stdio.ts";

const msMax = 120_000;
const [root = "", file = "", server = ""] = process.argv.slice(2);
const host = realHost();
const context = { root, project: ".", serverFolder: server, toolchain: {}, settings: {} };
const command = typescript.command(server, host.arch);
const request = {
  file: command.file ?? "",
  args: command.args,
  cwd: root,
  env: { PATH: "" },
  detached: true,
};
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
await session.waitFor(() => (typescript.readiness(session.facts).state === "met" ? true : undefined), msMax);
const uri = `${rootUri}/${file}`;
session.open({ uri, languageId: "typescript", text: readFileSync(`${root}/${file}`, "utf8") });
const answer = await session.request("textDocument/diagnostic", { textDocument: { uri } }, msMax);
await session.stop(msMax, msMax);
if (answer.kind !== "result") throw new Error(`The server gave no answer: ${answer.kind}.`);
