/** What an answer of a server that the repository describes is worth, where that is less than it looks. */
import type { Policy } from "../../policy/policy.ts";
import { withoutCanary, withoutFiles } from "../../servers/own/words.ts";
import type { Question } from "../query/question.ts";
import type { OneAnswer } from "./joined.ts";

/** Of answers that say what was found, or that nothing was. */
const findings: ReadonlySet<string> = new Set(["diag", "check"]);

/** `paths`: of the whole snapshot. */
export function withOwnNotes(
  one: OneAnswer,
  { name }: Pick<Question, "name">,
  { servers }: Pick<Policy, "servers">,
  paths: readonly string[],
): OneAnswer {
  if (!findings.has(name)) return one;
  const notes = servers
    .filter(({ profile }) => profile.id === one.environment.server?.id)
    .flatMap(({ profile }) => [withoutCanary(profile), withoutFiles(profile, paths)])
    .filter((note) => note !== undefined);
  if (notes.length === 0) return one;
  return { ...one, answer: { ...one.answer, notes: [...(one.answer.notes ?? []), ...notes] } };
}
