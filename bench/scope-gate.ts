/** One gate under one scope, and what it found: `scope-gate.ts REPOSITORY BASE HEAD full|affected OUT`. Its process is what is measured. */
import { writeFileSync } from "node:fs";
import { runGate } from "../src/gate/gate.ts";
import { whereOf } from "../src/github/where.ts";
import { realHost } from "../src/host.ts";
import { cacheFolder } from "../src/program/cache-folder.ts";
import type { ScopeFound } from "./scope.ts";

const [repository = "", base = "", head = "", scope = "", out = ""] = process.argv.slice(2);
const host = realHost();
const { report } = await runGate(host, {
  repository,
  base: { kind: "exact", rev: base },
  head: { kind: "commit", rev: head },
  policy: {
    servers: [],
    file: undefined,
    failOn: undefined,
    where: "terminal",
    scope: scope === "full" ? "full" : "affected",
  },
  cacheFolder: cacheFolder({ ...host, where: whereOf(host.env) }, undefined),
  traceFolder: undefined,
  progress: () => undefined,
  signal: new AbortController().signal,
});
const listed = (state: "new" | "fixed") =>
  report.findings
    .filter((one) => one.state === state)
    .map(
      ({ path, range: { start }, code, message }) =>
        `${path}:${start.line}:${start.character} ${code} ${message}`,
    );
const found: ScopeFound = {
  verdict: report.verdict,
  new: listed("new"),
  fixed: listed("fixed"),
  mode: report.scope?.mode ?? "full",
  why: report.scope?.why ?? "",
  files: report.scope?.files.length ?? 0,
  of: report.scope?.of ?? 0,
};
writeFileSync(out, JSON.stringify(found));
