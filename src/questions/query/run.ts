/** Sends one query to a ready server. */
import type { SentMethod } from "../../servers/protocol/capabilities.ts";
import { deniedOf, type QueryContext, UnansweredRequest, unsupported } from "./asking.ts";
import { dropOutside } from "./outside.ts";
import type { Answer, QueryInput, Question } from "./question.ts";

/**
 * Runs a query. It first checks the methods, before a document is opened: no frame is sent for an unsupported or denied
 * method.
 */
export async function askQuestion(
  question: Question & { readonly kind: "server" },
  asking: QueryContext,
  asked: QueryInput,
): Promise<Answer> {
  const needed = typeof question.methods === "function" ? question.methods(asked) : question.methods;
  const denied = needed.find((method) => asking.denies(method));
  if (denied !== undefined) throw deniedOf(asking, denied, targetsOf(asked));
  const missing = needed.find((method) => !asking.offers(method));
  if (missing !== undefined) throw missingOf(asking, asked, missing);
  return dropOutside(await question.ask(asking, asked));
}

function targetsOf({ target }: QueryInput): readonly string[] {
  return target === undefined ? [] : [target.selector];
}

function missingOf(asking: QueryContext, asked: QueryInput, method: SentMethod): UnansweredRequest {
  const { target, paths } = asked;
  const targets = targetsOf(asked);
  const noted = asking.note({
    query_types: [method],
    targets,
    outcome: "unsupported",
    response_bytes: 0,
  });
  return new UnansweredRequest(
    unsupported(asking.profile, method, target === undefined ? paths : targets),
    noted,
  );
}
