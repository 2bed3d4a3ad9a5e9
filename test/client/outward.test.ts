/** What lies outside of a repository is part of no answer, whichever way a text refers to it. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Bundle } from "../../src/bundle/bundle.ts";
import { installedPyright } from "../support/gate.ts";
import { type Attack, attacks, marker, prepared } from "../support/outward.ts";
import { questionClient } from "../support/question-client.ts";
import { installedTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
});

const said = (bundle: Bundle): string =>
  "error" in bundle ? `${bundle.error.exitCode} ${bundle.error.message}` : `${bundle.meta.exit_code}`;

describe.each(attacks)("$server: $name", (attack: Attack) => {
  test.each([false, true])("on disk %s", async (isOnDisk) => {
    const { host, repository, written } = prepared(attack, isOnDisk);
    await using asking = await questionClient(host, repository, attack.server);
    if (!isOnDisk) await asking.client.lay(attack.path, written);
    const bundle = await asking.ask({ cmd: "diag", places: [attack.path] });
    console.log(
      attack.server,
      attack.name,
      isOnDisk,
      attack.ends,
      said(bundle),
      "facts" in bundle ? JSON.stringify(bundle.facts.diagnostics?.map((d) => d.message)) : "",
    );
    expect(JSON.stringify(bundle)).not.toContain(marker);
    expect(said(bundle).slice(0, 3).trim()).toBe(
      { outside: "77", configuration: "77", own: "0" }[attack.ends],
    );
  });
});
