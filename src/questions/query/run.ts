/** Sends one query to a ready server. */
import type { SentMethod } from "../../servers/protocol/capabilities.ts";
import { type Asking, deniedOf, Unanswered, unsupported } from "./asking.ts";
import { withoutOutside } from "./outside.ts";
import type { Answer, Asked, Question } from "./question.ts";

/**
 * Runs a query. It first checks the methods, before a document is opened: no frame is sent for an unsupported or denied
 * method.
 */
export async function askQuestion(
  question: Question & { readonly kind: "server" },
  asking: Asking,
  asked: Asked,
): Promise<Answer> {
  const needed = typeof question.methods === "function" ? question.methods(asked) : question.methods;
  const denied = needed.find((method) => asking.denies(method));
  if (denied !== undefined) throw deniedOf(asking, denied, targetsOf(asked));
  const missing = needed.find((method) => !asking.offers(method));
  if (missing !== undefined) throw missingOf(asking, asked, missing);
  return withoutOutside(await question.ask(asking, asked));
}

function targetsOf({ target }: Asked): readonly string[] {
  return target === undefined ? [] : [target.selector];
}

function missingOf(asking: Asking, asked: Asked, method: SentMethod): Unanswered {
  const { target, paths } = asked;
  const targets = targetsOf(asked);
  const noted = asking.note({
    query_types: [method],
    targets,
    outcome: "unsupported",
    response_bytes: 0,
  });
  return new Unanswered(unsupported(asking.profile, method, target === undefined ? paths : targets), noted);
}
