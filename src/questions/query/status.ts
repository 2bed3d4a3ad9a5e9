/**
 * `lanser status`: the state of each configured server. `lanser reload`: stops running servers; the next query starts
 * them again.
 */
import type { ServerFact } from "../bundle/facts.ts";
import type { Answer, Question } from "./question.ts";
import { described } from "./table.ts";

export const status: Question = {
  ...described("status"),
  isAlone: true,
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
  ...described("reload"),
  isAlone: true,
  sortingKeys: ["id", "root"],
  readOnly: true,
  answer: async (servers, { paths }) => {
    const ended = await servers.end(paths);
    const notes =
      ended.length === 0 ? ["no server was running: each command starts and stops its own servers"] : [];
    return { ...answerOf(ended), notes };
  },
};

function answerOf(servers: readonly ServerFact[]): Answer {
  return { status: "ok", exitCode: 0, facts: { provenance: "builtin", servers } };
}
