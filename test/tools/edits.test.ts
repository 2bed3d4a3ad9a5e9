/** Every server that takes edits, told of them while it runs: it answers as one that is started on them. */
import { beforeAll, expect, test } from "vitest";
import { profiles } from "../../src/servers/registry.ts";
import { installed } from "../support/commands.ts";
import { edited, editedProjects } from "../support/edited.ts";

const servers = Object.keys(editedProjects) as (keyof typeof editedProjects)[];

beforeAll(async () => {
  for (const server of servers) await installed(server);
}, 1_200_000);

test("each that takes edits is here", () => {
  const taking = profiles.filter(({ takesEdits }) => takesEdits === true).map(({ id }) => id);
  expect(taking.sort()).toEqual([...servers].sort());
});

test.each(servers)(
  "%s",
  async (server) => {
    const { files, asker, dependency, broken, lower } = editedProjects[server];
    const texts = files as Readonly<Record<string, string>>;
    const [plain, own] = [texts[dependency] ?? "", texts[asker] ?? ""];
    await using session = edited(server);
    const compared: (readonly string[])[] = [];
    const compare = async (edits: Readonly<Record<string, string>>, at?: "lower") => {
      session.write(edits);
      const warm = await session.asked(at);
      expect(warm).toEqual(await session.cold(at));
      compared.push(warm);
    };
    await compare({});
    await compare({ [dependency]: broken });
    await compare({ [dependency]: plain });
    // From now on both are open.
    for (const place of [asker, dependency]) await session.ask({ cmd: "symbols", place });
    await compare({ [dependency]: broken });
    await compare({ [asker]: lower }, "lower");
    await compare({ [dependency]: plain, [asker]: own });
    await compare({ [dependency]: broken, [asker]: lower }, "lower");
    expect(session.told().starts).toBe(1);
    // They are no equal answers because nothing changes.
    expect(new Set(compared.map((one) => one.join())).size).toBe(3);
  },
  600_000,
);
