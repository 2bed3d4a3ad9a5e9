/** Findings equal those of `ruff check` on both sides of a released project, down to range, code and message. */
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compareText } from "../../src/core/order.ts";
import { lines } from "../../src/core/text.ts";
import { replayRun } from "../../src/replay/recorded-run.ts";
import { reportOf } from "../support/account.ts";
import { gateWith, ruffFindings } from "../support/commands.ts";
import { temporaryFolder } from "../support/files.ts";
import { type Nightly, rowsOfNow } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { release } from "./released.ts";

/** So that there is much to find. */
const config = {
  "ruff.toml": 'line-length = 80\n[lint]\nselect = ["ALL"]\n[lint.per-file-ignores]\n"**/_*.py" = ["D"]\n',
};

const projects: readonly (Nightly & Readonly<Record<"name" | "base" | "head" | "why", string>>)[] = [
  { name: "requests", base: "2.31.0", head: "2.32.3", why: "some 600 findings a side" },
  { name: "rich", base: "13.7.1", head: "13.9.4", why: "thousands of findings", byNight: true },
];

test.each(rowsOfNow(projects))(
  "$name $base and $head under every rule ($why)",
  async ({ name, base, head }) => {
    const releases = { base: release(name, base), head: release(name, head) };
    const repository = repositoryOf();
    for (const side of ["base", "head"] as const) {
      for (const entry of readdirSync(repository)) {
        if (entry !== ".git") rmSync(join(repository, entry), { recursive: true });
      }
      cpSync(releases[side], repository, { recursive: true });
      commit(repository, config);
      cpSync(join(repository, "ruff.toml"), join(releases[side], "ruff.toml"));
    }
    const traceFolder = temporaryFolder();
    reportOf(await gateWith(["ruff"])(repository, { traceFolder }));
    const replayed = await replayRun(traceFolder);
    if (replayed.kind === "diverged") return expect.fail(JSON.stringify(replayed.divergence));
    for (const side of ["base", "head"] as const) {
      const observed = (replayed.runs[0]?.sides[side].observation.files ?? []).flatMap((file) => {
        if (file.kind === "unknown") return [`${file.path} is unknown`];
        const texts = lines(readFileSync(join(releases[side], file.path), "utf8"));
        const column = ({ line, character }: { readonly line: number; readonly character: number }) =>
          `${line + 1}:${[...(texts[line] ?? "").slice(0, character)].length + 1}`;
        return file.findings.map(
          ({ path, range, code, message }) =>
            `${path}:${column(range.start)}-${column(range.end)} ${code} ${message}`,
        );
      });
      const command = await ruffFindings(releases[side]);
      expect(command.length).toBeGreaterThan(500);
      expect(observed.sort(compareText)).toEqual(command);
    }
  },
  300_000,
);
