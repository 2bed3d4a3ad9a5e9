/**
 * `lanser status`: the state of each configured server. `lanser reload`: stops running servers; the next query starts
 * them again.
 */
import type { ServerFact } from "../bundle/facts.ts";
import type { Answer, Question } from "./question.ts";

export const status: Question = {
  kind: "servers",
  name: "status",
  aliases: [],
  summary: "how far each configured server is: configured, resolvable, runnable or ready",
  need: "none",
  isAlone: true,
  modes: [],
  flags: [
    { name: "start", kind: "boolean", help: "starts those that do not run, and says how far they come" },
  ],
  sortingKeys: ["id", "root"],
  readOnly: true,
  answer: async (servers, { params }) => {
    const isStarted = params["start"] === true;
    if (isStarted) await servers.start();
    const all = await servers.states();
    const isWell = all.every(({ state }) => state === "ready");
    return isStarted && !isWell ? { ...answerOf(all), status: "partial", exitCode: 11 } : answerOf(all);
  },
};

export const reload: Question = {
  kind: "servers",
  name: "reload",
  aliases: [],
  summary: "ends the server of a file, or with --workspace all: the next question starts it anew",
  need: "files",
  isAlone: true,
  modes: [],
  flags: [],
  sortingKeys: ["id", "root"],
  readOnly: true,
  answer: async (servers, { paths }) => {
    const ended = await servers.end(paths);
    const notes = ended.length === 0 ? ["nothing runs: each command starts servers of its own"] : [];
    return { ...answerOf(ended), notes };
  },
};

function answerOf(servers: readonly ServerFact[]): Answer {
  return { status: "ok", exitCode: 0, facts: { provenance: "builtin", servers } };
}
