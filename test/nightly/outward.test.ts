/** References that lead out, by whichever way they reach a server: none is answered. */
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { commandFile, plainEnvironment } from "../support/command.ts";
import { gate, installedPyright, onlyPyright, sharedCache } from "../support/gate.ts";
import { runInProcess } from "../support/in-process.ts";
import { type Attack, answered, attacks, marker, prepare } from "../support/outward.ts";
import { installedTypescript, onlyTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
});

const leading = attacks.filter(({ ends }) => ends !== "own");
/** A text over a file does not change what configures the server on the disk. */
const exitCode = ({ ends }: Attack) => (ends === "own" ? 0 : 77);

test("there are forty at least, of both languages", () => {
  const count = (server: Attack["server"]) => leading.filter((one) => one.server === server).length;
  expect(count("typescript")).toBeGreaterThanOrEqual(20);
  expect(count("pyright")).toBeGreaterThanOrEqual(20);
});

describe.each(attacks)("$server: $name", (attack) => {
  test.each(["laid over", "on disk"] as const)("a question, %s", async (how) => {
    const bundle = await answered(attack, how);
    expect(JSON.stringify(bundle)).not.toContain(marker);
    expect("error" in bundle ? bundle.error.exitCode : 0).toBe(exitCode(attack));
  });

  test("the gate", async () => {
    const { host, repository } = prepare(attack, "on disk");
    const policy = attack.server === "pyright" ? onlyPyright : onlyTypescript;
    const { report } = await gate(repository, { host: () => host, policy });
    expect(JSON.stringify(report)).not.toContain(marker);
    const reasons = report?.reasons.map(({ code }) => code) ?? [];
    expect(reasons.includes("outside")).toBe(attack.ends !== "own" && !isUnlisted(attack));
  });

  test("a batch", async () => {
    const { repository, path, written, outside } = prepare(attack, "laid over");
    const line = { id: "1", cmd: "diag", paths: [path], overlay: { [path]: written } };
    const { stdout } = await runInProcess(
      repository,
      ["batch", "--server", attack.server, "--cache", sharedCache],
      {
        env: { TMPDIR: outside },
        temporaryFolder: outside,
        async *stdin() {
          yield `${JSON.stringify(line)}\n`;
        },
      },
    );
    expect(stdout).not.toContain(marker);
    expect(stdout.includes('"exitCode":77')).toBe(attack.ends !== "own");
  });

  test("a tool of an agent", async () => {
    const { repository, path, written, outside } = prepare(attack, "laid over");
    const client = new Client({ name: "night", version: "1" });
    onTestFinished(() => client.close());
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [commandFile, "mcp", "--repo", repository, "--server", attack.server, "--cache", sharedCache],
        env: plainEnvironment({ TMPDIR: outside }),
      }),
    );
    const said = await client.callTool(
      { name: "diag", arguments: { paths: [path], overlay: { [path]: written } } },
      { timeout: 120_000 },
    );
    expect(JSON.stringify(said)).not.toContain(marker);
    expect(JSON.stringify(said).includes("E/OUTSIDE")).toBe(attack.ends !== "own");
  });
});

/** The gate asks nobody about a file that no project of TypeScript takes in. */
function isUnlisted({ server, path }: Attack): boolean {
  return server === "typescript" && path.startsWith("left/");
}
