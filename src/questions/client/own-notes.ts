/** Adds notes to answers of servers that the repository describes, if the answers prove less than they seem to. */
import type { Policy } from "../../policy/policy.ts";
import { withoutCanary, withoutFiles } from "../../servers/own/words.ts";
import type { Question } from "../query/question.ts";
import type { OneAnswer } from "./joined.ts";

/** Queries whose answer says that something, or nothing, was found. */
const findings: ReadonlySet<string> = new Set(["diag", "check"]);

/** Adds the notes. `paths` are those of the whole snapshot. */
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
