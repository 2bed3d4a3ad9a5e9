import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { repositoryOf } from "../support/repository.ts";
import { temporaryFolder, type Files } from "../support/files.ts";
import { commandFindings, gateTypescript, installedTypescript, observedFindings } from "../support/typescript.ts";
import { findingLines } from "../support/account.ts";
const J = JSON.stringify;
async function go(name: string, base: Files, head: Files) {
  const traces = temporaryFolder();
  const { report, error } = await gateTypescript(repositoryOf(base, head), { traceFolder: traces });
  console.log(name, error ?? "", report?.verdict, J(report?.reasons.map((r) => r.message)), J(report?.servers), "\n", (report ? findingLines(report, { all: true }) : []).join("\n "),
   "\n", J(report?.limits), J(report?.unknown), J(report?.policyChanges), J(report?.findings.map((f)=>f.cause ?? null)));
  return { report, traces };
}
test("probe", async () => {
  await installedTypescript();
  const r = await go("told", { "tsconfig.json": J({ compilerOptions: { types: ["gone"], noSuch: true }, include: ["*"] }), "a.ts": "export const a = 1;\n" }, { "a.ts": "export const a = 2;\n" });
  console.log(J(r.report?.unmatched), J(r.report?.findings));
  const q = await go("told", { "tsconfig.json": J({ compilerOptions: { noUnusedLocals: true, allowJs: true, checkJs: true, jsx: "preserve", strict: true }, include: ["*"] }), "a.ts": "function f() { const x = 1; }\nf();\n", "d.jsx": "export const d = <div/>;\n"}, { "a.ts": "function f() { const x = 1; const y = 2; }\nf();\n" });
  console.log(J(q.report?.unmatched));
}, 100000);
