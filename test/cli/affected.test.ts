/** `lanser affected`: a repository in; what is said and the exit code out. */
import { expect, test } from "vitest";
import { runInProcess } from "../support/in-process.ts";
import { repositoryOf } from "../support/repository.ts";

const base = {
  "rates.py": "def rate(x: int) -> int: ...\n",
  "fee.py": "from rates import rate\ndef fee(): return rate(1)\n",
  "port.py": "import fee\nfee.fee()\n",
  "other.py": "x = 1\n",
  "old.py": "y = 1\n",
};
const head = { "rates.py": "def rate(x: int, y: int) -> int: ...\n", "old.py": null };

async function said(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runInProcess(repositoryOf(base, head), ["affected", ...args], {});
  return `${stdout}${stderr}exit code ${code}`;
}

test("every file has its reason", async () => {
  expect(await said("--base", "HEAD~1", "--head", "HEAD")).toMatchInlineSnapshot(`
    "4 of 5 files: 2 files changed
    fee.py: mentions rate, whose parameters changed in rates.py
    old.py: deleted
    port.py: mentions fee, which depends on rate in fee.py
    rates.py: changed
    exit code 0"
  `);
});

test("a shell has the files that head has, one a line or each before a NUL", async () => {
  expect(await said("--base-exact", "HEAD~1", "--list")).toMatchInlineSnapshot(`
    "fee.py
    port.py
    rates.py
    exit code 0"
  `);
  expect(await said("--base-exact", "HEAD~1", "--list", "-0")).toBe("fee.py\0port.py\0rates.py\0exit code 0");
});

test("a program has JSON", async () => {
  const text = await said("--base", "HEAD~1", "--json");
  expect(JSON.parse(text.replace(/exit code 0$/u, ""))).toMatchObject({
    schema: "lanser.affected.v1",
    mode: "affected",
    files: [
      { path: "fee.py", because: ["mentions rate, whose parameters changed in rates.py"] },
      { path: "old.py", because: ["deleted"] },
      { path: "port.py" },
      { path: "rates.py", because: ["changed"] },
    ],
    of: 5,
    why: "2 files changed",
  });
});

test("a configuration takes in every file", async () => {
  const configured = repositoryOf(base, { "pyrightconfig.json": "{}\n" });
  const { stdout } = await runInProcess(configured, ["affected", "--base", "HEAD~1"], {});
  expect(stdout).toBe("every file (5): a configuration differs: pyrightconfig.json\n");
});

test("flags that cannot be combined are refused", async () => {
  expect(await said("--json", "--list")).toMatchInlineSnapshot(`
    "lanser: --json and --list cannot be combined
      Use one of them.
    exit code 13"
  `);
  expect(await said("--base", "HEAD~1", "-0")).toMatchInlineSnapshot(`
    "lanser: -0 needs --list
      See: lanser affected --help
    exit code 13"
  `);
  expect(await said("--base", "gone")).toMatchInlineSnapshot(`
    "lanser: this repository has no commit gone
      Fetch the commit, or name an existing commit.
    exit code 13"
  `);
});
