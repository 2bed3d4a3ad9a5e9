/** `diag --workspace` of a commit of released projects is what the gate sees in it, and what the server's own command says. */
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { compareText } from "../../src/model/order.ts";
import { unflat } from "../../src/questions/bundle/bundle.ts";
import { temporaryFolder } from "../support/files.ts";
import { gate, installedPyright, testHost } from "../support/gate.ts";
import { type Nightly, rowsOfNow } from "../support/night.ts";
import { commandFindings, findingLine, observedFindings } from "../support/pyright-command.ts";
import { questionClient } from "../support/question-client.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";
import { release } from "./released.ts";

beforeAll(async () => {
  await installedPyright();
});

const projects: readonly ({
  readonly name: string;
  readonly base: string;
  readonly head: string;
} & Nightly)[] = [
  { name: "itsdangerous", base: "2.1.2", head: "2.2.0" },
  { name: "requests", base: "2.31.0", head: "2.32.3", byNight: true },
  { name: "rich", base: "13.7.1", head: "13.9.4", byNight: true },
  { name: "httpx", base: "0.27.0", head: "0.28.1", byNight: true },
];

test.each(rowsOfNow(projects))(
  "$name $head",
  async ({ name, base, head }) => {
    const released = release(name, head);
    const repository = repositoryOf();
    for (const folder of [release(name, base), released]) {
      for (const entry of readdirSync(repository))
        if (entry !== ".git") rmSync(join(repository, entry), { recursive: true });
      cpSync(folder, repository, { recursive: true });
      commit(repository, {});
    }
    const rev = git(repository, "rev-parse", "HEAD").trim();
    const traces = temporaryFolder();
    await gate(repository, { traceFolder: traces });
    const seen = await observedFindings(traces, "head");

    await using client = await questionClient(testHost(temporaryFolder()), repository, "pyright", { rev });
    const bundle = await client.ask({ cmd: "diag", workspace: true });
    if ("error" in bundle) throw new Error(bundle.error.message);
    const { diagnostics = [], files } = bundle.facts;
    const found = diagnostics.map((one) => findingLine({ ...one, range: unflat(one.range) }));

    expect(found.length).toBeGreaterThan(0);
    expect([bundle.status, bundle.meta.exit_code, files?.unknown]).toEqual(["ok", 0, []]);
    expect({ files: files?.final, findings: found.sort(compareText) }).toEqual(seen);
    expect(seen).toEqual(await commandFindings(released));
  },
  900_000,
);
