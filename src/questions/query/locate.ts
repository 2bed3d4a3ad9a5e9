/** `lanser locate`: resolves a written place to its range, with the code there. */

import { sha256 } from "../../model/digest.ts";
import { lineStarts } from "../../model/text.ts";
import { offsetOf } from "../../syntax/reading.ts";
import { flattenRange } from "../bundle/bundle.ts";
import type { Question } from "./question.ts";
import { described } from "./table.ts";

export const locate: Question & { readonly kind: "text" } = {
  ...described("locate"),
  sortingKeys: [],
  readOnly: true,
  answer: ({ target, text, evidence }) => {
    const { path, range, whole, symbol } = target.place;
    const starts = lineStarts(text);
    const code = text.slice(offsetOf(starts, whole.start), offsetOf(starts, whole.end)).toWellFormed();
    return {
      status: "ok",
      exitCode: 0,
      facts: {
        provenance: "builtin",
        location: {
          path,
          range: flattenRange(range),
          whole: flattenRange(whole),
          symbol,
          text: code,
          verify: sha256(code),
          ...(target.found === undefined ? {} : { score: target.found.score, ...target.found.evidence }),
          evidence: evidence.id,
        },
      },
    };
  },
};
