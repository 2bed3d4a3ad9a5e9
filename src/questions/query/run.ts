/** One question put to a ready server. */
import type { SentMethod } from "../../servers/protocol/capabilities.ts";
import { type Asking, deniedOf, Unanswered, unsupported } from "./asking.ts";
import { withoutOutside } from "./outside.ts";
import type { Answer, Asked, Question } from "./question.ts";

/** Before a document is opened: what a server does not offer is never asked, and no frame is sent. */
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
