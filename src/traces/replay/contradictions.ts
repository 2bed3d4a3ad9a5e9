/** Finds statements in the header of a trace that its own log contradicts. A replay does not check these. */
import { InitializeRequest, LogMessageNotification } from "vscode-languageserver-protocol";
import { sha256 } from "../../model/digest.ts";
import { canonical, member } from "../../model/json.ts";
import { shorten } from "../../model/text.ts";
import { findPin, shippedPins } from "../../servers/pins.ts";
import type { Trace } from "../../session/trace/read.ts";
import { recordedRun } from "./recorded-session.ts";

/** Returns the contradictions in the order of the header. Throws BrokenTrace for a trace without a recorded run. */
export function contradictionsIn(trace: Trace): readonly string[] {
  const { header } = trace;
  const run = recordedRun(trace);
  const found: string[] = [];
  const compare = (what: string, inHeader: string, where: string, there: string | null | undefined): void => {
    if (there === undefined || there === null || there === inHeader) return;
    found.push(`its header has ${what} ${shown(inHeader)}, and ${where} ${shown(there)}`);
  };
  const { id, version, treeDigest } = header.server;
  const heard = heardIn(trace);
  compare("the server", id, "its run", run.server.id);
  compare("the server's version", version, "its run", run.server.version);
  for (const { where, version: stated } of heard.versions)
    compare("the server's version", version, where, stated);
  compare("the digest of the server's files", treeDigest, "its run", run.server.treeDigest);
  const digests = Object.values(findPin(shippedPins, id, version)?.treeDigests ?? {});
  if (!digests.includes(treeDigest))
    compare("the digest of the server's files", treeDigest, `the pin of ${id} ${version}`, digests[0]);
  compare("the side", header.side, "its session's name", sideOf(header.session));
  compare("the digest of capabilities", header.digests.capabilities, "`initialize`", heard.capabilities);
  const { dependencies = {}, packages = null } = run;
  if (header.digests.dependencies !== undefined)
    compare(
      "the digest of packages",
      header.digests.dependencies,
      "its run",
      sha256(canonical([dependencies, packages])),
    );
  if (run.programFiles < header.program.length)
    found.push(
      `its header has ${header.program.length} files to look at, and its run a program of ${run.programFiles}`,
    );
  return found;
}

function sideOf(session: string): string | undefined {
  return /^(base|head)(?:-again|-alone)?$/u.exec(session)?.[1];
}

type Heard = {
  readonly capabilities: string | undefined;
  readonly versions: readonly { readonly where: string; readonly version: string }[];
};

/**
 * Reads the trace until the session is initialised: the declared capabilities, and what the server says about itself.
 */
function heardIn(trace: Trace): Heard {
  const versions: { where: string; version: string }[] = [];
  let capabilities: string | undefined;
  let asked: unknown;
  for (const { k, d, m } of trace.entries()) {
    if (k !== "frame") continue;
    const [method, params] = [member(m, "method"), member(m, "params")];
    if (d === ">" && method === InitializeRequest.method) {
      capabilities = sha256(canonical(member(params, "capabilities") ?? null));
      asked = member(m, "id");
    } else if (d === "<" && method === LogMessageNotification.method) {
      // pyright 1.1.414 sends no serverInfo; its first message is "Pyright language server 1.1.414 starting".
      const stated = startText.exec(String(member(params, "message")))?.[1];
      if (stated !== undefined) versions.push({ where: "the server's log", version: stated });
    } else if (d === "<" && method === undefined && asked !== undefined && member(m, "id") === asked) {
      const stated = member(member(member(m, "result"), "serverInfo"), "version");
      if (typeof stated === "string") versions.push({ where: "the answer to `initialize`", version: stated });
      break;
    }
  }
  return { capabilities, versions };
}

const startText = /^\S{1,60} language server (\d\S{0,60}) starting$/u;

const shownLengthMax = 80;

/** Shortens a text, which comes from a file that anybody may have written. */
function shown(text: string): string {
  return shorten(text, shownLengthMax);
}
