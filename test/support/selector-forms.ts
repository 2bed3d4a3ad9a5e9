/** One place, whatever its selector: every question about it has the same answer. */
import { expect } from "vitest";
import { temporaryFolder } from "./files.ts";
import { testHost } from "./gate.ts";
import { questionClient } from "./question-client.ts";

const questions = [
  ...["def", "typedef", "decl", "impl", "refs", "hover", "sig", "hints", "locate"].map((cmd) => ({
    cmd,
    params: {},
  })),
  { cmd: "calls", params: { mode: "in" } },
  { cmd: "calls", params: { mode: "out" } },
  { cmd: "types", params: { mode: "super" } },
] as const;

/** Asks every question about a place by each of its selectors, and expects one answer or one error for all of them. */
export async function expectOneAnswer(
  server: string,
  repository: string,
  forms: readonly string[],
): Promise<void> {
  await using client = await questionClient(testHost(temporaryFolder()), repository, server);
  for (const { cmd, params } of questions) {
    const answers = new Map<string, string>();
    for (const place of forms) {
      const bundle = await client.ask({ cmd, params, places: [place] });
      const answer =
        "error" in bundle
          ? bundle.error.code
          : cmd === "locate"
            ? bundle.resolution?.resolved?.path
            : withoutEvidence(bundle.facts);
      answers.set(place, JSON.stringify(answer));
    }
    expect(new Set(answers.values()).size, `${cmd} ${JSON.stringify([...answers])}`.slice(0, 3_000)).toBe(1);
  }
}

/** The number of a request is in the evidence, not in the answer. */
function withoutEvidence(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === "evidence" ? undefined : inner)));
}
