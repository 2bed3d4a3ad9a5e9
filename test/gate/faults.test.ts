/** Check 5, "never silently wrong": whatever goes wrong outside, no run passes, and nothing is left behind. */
import { beforeAll, describe, expect, test } from "vitest";
import { gate, installedPyright, outcomeLine } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { type Seen, watchServers } from "../support/watched-host.ts";

beforeAll(async () => {
  await installedPyright();
});

/** Three files, and nothing new in head: a run that could look would pass. */
const clean = [
  { "a.py": "x: int = 1\n", "b.py": "from a import x\n", "c.py": "from b import x\n" },
  { "a.py": "x: int = 2\n" },
] as const;

const isSent = (method: string, uri = "") => ({ direction, message }: Seen): boolean =>
  direction === ">" && message["method"] === method && JSON.stringify(message["params"] ?? "").includes(uri);

const isHeard = (matches: (message: Seen["message"]) => boolean) => ({ direction, message }: Seen): boolean =>
  direction === "<" && matches(message);

test("clean repo passes", async () => {
  console.log(outcomeLine(await gate(repositoryOf(...clean))));
});
