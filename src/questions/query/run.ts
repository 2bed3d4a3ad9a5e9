/** Sends one query to a ready server. */
import type { SentMethod } from "../../servers/protocol/capabilities.ts";
import { deniedOf, type QueryContext, UnansweredRequest, unsupported } from "./asking.ts";
import { dropOutside } from "./outside.ts";
import type { Answer, QueryInput, Question } from "./question.ts";

/**
 * Runs a query on a ready server and removes places outside of the repository from its answer. Denied and unsupported
 * methods are refused before a document is opened, so that the server receives nothing about them.
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

/**
 * Returns the error for a method that the server does not offer. Nothing was sent, but the error has an evidence
 * record, because every answer that depends on a server must have one.
 */
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
