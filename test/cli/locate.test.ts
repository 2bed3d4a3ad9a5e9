/** `lanser locate` with every form of a selector, as a person and a program call it. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { canonical } from "../../src/model/json.ts";
import { type Bundle, idsOf } from "../../src/questions/bundle/bundle.ts";
import { validateBundleV1 } from "../../src/schemas/generated/questions.ts";
import { makeFolder } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";
import { repositoryAt } from "../support/repository.ts";

const made = makeFolder();
afterAll(made.remove);
const repository = join(made.folder, "project");
const rates =
  "class Rate:\n    def pay(self, n: int) -> int:\n        return n\n\ndef due(a): ...\ndef due(a, b): ...\n";

beforeAll(() => {
  repositoryAt(repository, {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "src/shop/__init__.py": "from .rates import Rate as Fee\n",
    "src/shop/rates.py": rates,
  });
});

const locate = (...args: readonly string[]) => runInProcess(repository, ["locate", ...args]);

async function bundleOf(...args: readonly string[]): Promise<Bundle> {
  const { stdout } = await locate(...args, "--json");
  const bundle: Bundle = JSON.parse(stdout);
  expect(stdout).toBe(`${canonical(bundle)}\n`);
  expect(validateBundleV1(bundle), JSON.stringify(validateBundleV1.errors)).toBe(true);
  expect(idsOf(bundle)).toEqual({ bundleId: bundle.bundleId, factsId: bundle.factsId });
  return bundle;
}

test("prints the range, the code and the score of a place, and the way to a re-exported name", async () => {
  expect((await locate("py://shop#Fee.pay:sig")).stdout).toMatchInlineSnapshot(`
    "src/shop/rates.py:2:5 (Rate.pay)  score 1 by name and syntax
      |     def pay(self, n: int) -> int
    selector py://shop#Fee.pay:sig
    note: re-exported by src/shop/__init__.py:1
    "
  `);
  expect((await bundleOf("py://shop#Fee.pay")).resolution?.route).toEqual([
    { path: "src/shop/__init__.py", line: 1 },
  ]);
});

test("prints no more lines than a preview has", async () => {
  expect((await locate("py://shop.rates#Rate", "--preview", "1")).stdout).toMatchInlineSnapshot(`
    "src/shop/rates.py:1:7 (Rate)  score 1 by name and syntax
      | class Rate:
      (2 more lines)
    selector src/shop/rates.py#Rate
    "
  `);
});

test("the surroundings of a text are one of its names", async () => {
  const { facts } = (await bundleOf('anchor://src/shop/rates.py#"return n"')) as Bundle & { facts: object };
  const { location } = facts as { location: { hash: string; by: string } };
  expect(location.by).toBe("text");
  const again = await bundleOf(`anchor://src/shop/rates.py#"return%20n"?ctx=24&hash=${location.hash}`);
  expect(again.resolution?.resolved?.range).toEqual([2, 8, 2, 16]);
});

test("a hash selects one of two equal texts, as SHA-256 or as SHA-1", async () => {
  const line = (text: string) => `src/shop/rates.py@L${rates.split("\n").indexOf(text) + 1}`;
  const { facts } = (await bundleOf(`${line("def due(a, b): ...")}~due`, "--as", "anchor")) as Bundle & {
    facts: { location: { selector: string } };
  };
  const { selector } = facts.location;
  expect(selector).toMatch(/^anchor:\/\/src\/shop\/rates\.py#"due"\?ctx=24&hash=sha256:[0-9a-f]{16}$/u);
  expect((await bundleOf(selector)).resolution?.resolved?.range).toEqual([5, 4, 5, 7]);
  const at = rates.lastIndexOf("due");
  const around = rates.slice(at - 24, at + "due".length + 24);
  const sha1 = createHash("sha1").update(around).digest("hex");
  const own = selector.replace(/sha256:[0-9a-f]+$/u, `sha1:${sha1}`);
  expect((await bundleOf(own)).resolution?.resolved?.range).toEqual([5, 4, 5, 7]);
  expect((await locate('anchor://src/shop/rates.py#"due"')).code).toBe(4);
});

test("an ambiguous place names its candidates, and all of them on request", async () => {
  const bundle = await bundleOf("py://shop.rates#due");
  if (!("error" in bundle)) throw new Error("it was found");
  const selectors = ["src/shop/rates.py#due?overload=0", "src/shop/rates.py#due?overload=1"];
  expect(bundle.error).toMatchObject({ exitCode: 4, retryable: true });
  expect(bundle.error.candidates?.map(({ selector }) => selector)).toEqual(selectors);
  expect(bundle.resolution).toMatchObject({ resolved: null, disambiguation: bundle.error.candidates });
  const all = await bundleOf("py://shop.rates#due", "--all");
  expect([all.meta.exit_code, all.resolution?.disambiguation]).toEqual([0, bundle.error.candidates]);
});

test("of an unknown version ends with 10, and of an older one is found", async () => {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: repository, encoding: "utf8" }).trim();
  const commit = git("rev-parse", "HEAD");
  const blob = git("rev-parse", "HEAD:src/shop/rates.py");
  const codes = async () => [
    (await locate(`src/shop/rates.py#Rate?seen=${commit}`)).code,
    (await locate(`py://shop.rates#Rate?seen=${blob}`)).code,
  ];
  expect(await codes()).toEqual([0, 0]);
  writeFileSync(join(repository, "src/shop/rates.py"), `\n${rates}`);
  expect(await codes()).toEqual([0, 0]);
  const bundle = await bundleOf(`src/shop/rates.py#Rate?seen=${"0".repeat(40)}`);
  expect("error" in bundle && bundle.error.exitCode).toBe(10);
  expect("error" in bundle && bundle.error.retryable).toBe(true);
  writeFileSync(join(repository, "src/shop/rates.py"), rates);
});

test("a file URI in the repository is its path, and another one is refused", async () => {
  expect((await bundleOf(`file://${repository}/src/shop/rates.py#Rate`)).request.selector).toBe(
    "src/shop/rates.py#Rate",
  );
  expect((await locate("file:///elsewhere/a.py#Rate")).code).toBe(13);
});

test("each example of the help is a place as it is written", async () => {
  const lines = Array.from({ length: 14 }, () => "total = total\n").join("");
  const code = `${lines}class Invoice:\n    def total(self): pass\ndef fee(): return one(two())\n`;
  const shop = repositoryAt(join(made.folder, "shop"), {
    "app.py": `${code}def fee(a): ...\n`,
    "once.py": code,
    "shop/bill.py": code,
  });
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: shop, encoding: "utf8" }).trim();
  const { stdout } = await runInProcess(shop, ["locate", "--help"]);
  const table = stdout.split("A place is one of:\n")[1]?.split("\n\n")[0] ?? "";
  const forms = table.split("\n").flatMap((row) => (row.slice(2).split(/ {2}/u)[0] ?? "").trim().split(", "));
  expect(forms).toHaveLength(12);
  for (const form of forms) {
    const place = form.replace(/^'(.*)'$/u, "$1").replace("COMMIT", commit);
    const isThere = /overload|bill/u.test(place);
    const path = isThere ? place : place.replace("app.py", "once.py");
    const { code: exitCode, stderr } = await runInProcess(shop, ["locate", path]);
    expect([form, exitCode, stderr]).toEqual([form, 0, ""]);
  }
});

test("prints a selector of each form that finds the place again", async () => {
  const place = "src/shop/rates.py#Rate.pay";
  for (const form of ["anchor", "symbol", "ast", "id"]) {
    const { facts } = (await bundleOf(place, "--as", form)) as Bundle & {
      facts: { location: { selector: string; id: string; range: unknown } };
    };
    const again = (await bundleOf(facts.location.selector)) as typeof Object.prototype &
      Bundle &
      typeof facts;
    expect([form, again.resolution?.resolved]).toEqual([
      form,
      { path: "src/shop/rates.py", range: facts.location.range, symbol: "Rate.pay" },
    ]);
    expect(
      facts.location.selector.startsWith(
        { anchor: "anchor://", symbol: place, ast: "ast://", id: "id:" }[form] ?? "?",
      ),
    ).toBe(true);
  }
  expect((await locate(place, "--as", "line")).code).toBe(13);
  expect((await locate("src/shop/__init__.py@L1", "--as", "symbol")).code).toBe(3);
});

test("prints a selector of the same place for parts, positions and definitions with several of their name", async () => {
  const places = [
    "src/shop/rates.py#due?overload=1",
    "src/shop/rates.py#Rate:body",
    "py://shop.rates#Rate:sig",
    "ast://[file=src/shop/rates.py]/[class=Rate]/name[1]",
    "src/shop/rates.py@L1:C1",
    "src/shop/rates.py@L2:C6",
    "src/shop/rates.py@L2:C5",
  ];
  for (const place of places) {
    const { facts, resolution } = (await bundleOf(place)) as Bundle & {
      facts: { location: { selector: string } };
    };
    const start = (one: Bundle["resolution"]) => one?.resolved?.range.slice(0, 2);
    const again = await bundleOf(facts.location.selector);
    expect([place, start(again.resolution)]).toEqual([place, start(resolution)]);
  }
  expect((await locate("src/shop/rates.py#Rate:body", "--as", "id")).code).toBe(3);
});

test("a symbol id is found after a move, and `outline --ids` lists it", async () => {
  const { stdout } = await runInProcess(repository, ["outline", "src/shop/rates.py", "--ids", "--json"]);
  const { facts } = JSON.parse(stdout) as { facts: { symbols: readonly { name: string; id: string }[] } };
  const ids = facts.symbols.map(({ id }) => id);
  expect(ids.every((id) => id.startsWith("id:python/"))).toBe(true);
  const pay = facts.symbols.find(({ name }) => name === "pay")?.id ?? "";
  expect((await bundleOf(pay)).resolution?.resolved).toMatchObject({
    path: "src/shop/rates.py",
    symbol: "Rate.pay",
  });
  expect((await locate(pay.replace("pay", "due"))).stdout).toContain("src/shop/rates.py:2:9 (Rate.pay)");
  expect((await locate("id:python/function/x")).code).toBe(2);
});
