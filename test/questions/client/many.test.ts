/**
 * Many questions to a real server, in other orders, alone, and to one that is killed in the middle: the answers are the same, and none
 * of a process that has ended stands behind one of the next. By day of a few files, by night of a released package.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AskedLine, batchLine, distinctQuestions, doubled } from "../../../bench/batch/questions.ts";
import { chanceOf } from "../../../bench/newness/random.ts";
import type { Bundle } from "../../../src/questions/bundle/bundle.ts";
import { runBatch } from "../../../src/questions/client/batch.ts";
import { type Files, makeFolder, temporaryFolder } from "../../support/files.ts";
import { installedPyright, testHost } from "../../support/gate.ts";
import { isNight, timesOfNow } from "../../support/night.ts";
import { questionClient } from "../../support/question-client.ts";
import { repositoryAt } from "../../support/repository.ts";
import { watchServers } from "../../support/watched-host.ts";
import { releaseIn, subset } from "../../tools/released.ts";

const hours = 3_600_000;
const count = timesOfNow({ day: 40, night: 5_000 });
const alone = timesOfNow({ day: 1, night: 50 });
const seed = 19;

/** Modules that import each other, so that what is asked first could matter. */
function small(): Files {
  const names = ["bill", "rate", "ship", "port"];
  return Object.fromEntries(
    names.map((name, at): [string, string] => {
      const next = names[(at + 1) % names.length] ?? "";
      const lines = [
        `import ${next}`,
        "",
        `class ${name.toUpperCase()}:`,
        `    def total(self, days: int) -> int:`,
        `        return days + ${at}`,
        "",
        `def fee_${name}(days: int):`,
        `    return ${next}.fee_${next}(days - 1) if days > 0 else ${name.toUpperCase()}().total(days)`,
        "",
      ];
      return [`${name}.py`, lines.join("\n")];
    }),
  );
}

function networkx(): Files {
  const folder = releaseIn(made.folder, "networkx", "3.4.2");
  return subset(folder, globSync("**/*.py", { cwd: folder }));
}

let repository = "";
let distinct: readonly AskedLine[] = [];

const made = makeFolder();
afterAll(made.remove);

beforeAll(async () => {
  await installedPyright();
  repository = repositoryAt(join(made.folder, "project"), isNight ? networkx() : small());
  distinct = await distinctQuestions(repository, "pyright", { count, seed });
}, hours);

type Out = { readonly id: string; readonly bundle?: Bundle };

/** `killAt`: with which of its answers the server is killed. */
async function answered(
  lines: readonly AskedLine[],
  of: { readonly memo: "kept" | "off"; readonly killAt?: number },
): Promise<{ readonly out: readonly Out[]; readonly starts: number }> {
  let [starts, answers] = [0, 0];
  const host = watchServers(testHost(temporaryFolder()), {
    start: (request) => {
      starts += 1;
      return request;
    },
    see: ({ direction, message, signal }) => {
      if (direction !== "<" || !("result" in message)) return;
      answers += 1;
      if (answers === of.killAt) signal("SIGKILL");
    },
  });
  const out: Out[] = [];
  await using asking = await questionClient(host, repository, "pyright");
  async function* input() {
    yield* lines.map(batchLine);
  }
  await runBatch(asking.client, input(), (line) => out.push(JSON.parse(line)), {
    ...{ indexing: "utf-16", timeoutMs: 60_000, inFlightMax: 8 },
    memo: of.memo,
  });
  return { out, starts };
}

/** A question that is asked twice has one answer. */
function factsOf(out: readonly Out[]): ReadonlyMap<string, string | undefined> {
  return new Map(out.map(({ id, bundle }) => [id.replace(" again", ""), bundle?.factsId]));
}

test("are answered the same in every order, alone, and by a server that was killed in the middle", {
  timeout: 4 * hours,
}, async () => {
  const first = await answered(distinct, { memo: "off" });
  expect(first.out.map(({ id }) => id)).toEqual(distinct.map(({ id }) => id));
  expect(first.out.filter(({ bundle }) => bundle?.meta.exit_code !== 0)).toEqual([]);
  const whole = factsOf(first.out);
  const otherwise = (out: readonly Out[]) =>
    [...factsOf(out)]
      .filter(([id, facts]) => whole.get(id) !== facts)
      .map(([id]) => distinct.find((one) => one.id === id))
      .map((one) => `${one?.cmd} ${one?.place}`);

  const orders = isNight
    ? [distinct.toReversed(), chanceOf(seed + 1).shuffled(distinct)]
    : [distinct.toReversed()];
  for (const lines of orders) {
    const { out, starts } = await answered(lines, { memo: "off" });
    expect([otherwise(out), starts]).toEqual([[], 1]);
  }
  for (const line of distinct.slice(0, alone))
    expect(otherwise((await answered([line], { memo: "off" })).out)).toEqual([]);

  const all = doubled(distinct, seed);
  const killed = await answered(all, { memo: "kept", killAt: Math.floor(count / 2) });
  expect(killed.out.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(killed.out.filter(({ bundle }) => bundle?.meta.exit_code !== 0)).toEqual([]);
  expect([otherwise(killed.out), killed.starts]).toEqual([[], 2]);
  const restarts = killed.out.map(({ bundle }) => bundle?.meta.restarts ?? -1);
  expect(new Set(restarts)).toEqual(new Set([0, 1]));
  expect(restarts).toEqual(restarts.toSorted());
});
