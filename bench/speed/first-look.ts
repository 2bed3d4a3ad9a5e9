/**
 * `npm run gate` in a clone on a machine where nothing was installed, and once more. What it costs besides the server and git is
 * the time of its own process, as run.json has it, and that of npm and the scripts around it.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RunFacts } from "../../src/model/run-facts.ts";
import { median } from "../numbers.ts";
import type { Place } from "../speed.ts";
import { measure, pythonAlone } from "../tools.ts";
import type { Row } from "./table.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const shipped = ["scripts", "examples/harbour", "package.json", "package-lock.json", ".npmrc"];
const rounds = 3;
/** What the first look took while it installed all that the tests need, on two idle processors. */
const beforeSeconds = 39.8;
const [megabytesMax, ownSecondsMax] = [200, 1];

export function firstLook({ folder, command }: Place): readonly Row[] {
  const [clone, home] = [join(folder, "clone"), join(folder, "fresh")];
  const tracked = execFileSync("git", ["ls-files", "-z", ...shipped], { cwd: root, encoding: "utf8" });
  for (const path of tracked.split("\0").filter((one) => one !== ""))
    cpSync(join(root, path), join(clone, path));
  cpSync(dirname(command), join(clone, "dist"), { recursive: true });
  mkdirSync(home);
  const line = (...more: readonly string[]) => [
    "env",
    "--unset=CI",
    "--unset=GITHUB_ACTIONS",
    `XDG_CACHE_HOME=${home}`,
    "npm",
    "run",
    "gate",
    ...more,
  ];
  const first = measure(line(), clone);
  const seconds = Array.from({ length: rounds }, () => measure(line(), clone).wall);
  const around = Array.from({ length: rounds }, () => measure(line("--", "--help"), clone).cpu);
  const own = Array.from({ length: rounds }, () => ownSeconds(folder, clone, line));
  const alone = `PATH=${pythonAlone(join(folder, "python"))}:${process.env["PATH"]}`;
  const ownAlone = Array.from({ length: rounds }, () =>
    ownSeconds(folder, clone, (...more) => ["env", alone, ...line(...more)]),
  );
  return [
    {
      value: first.wall / beforeSeconds,
      limit: 0.5,
      what: `first look : the ${beforeSeconds} s that it took, wall (${first.wall.toFixed(1)} s)`,
    },
    {
      value: bytesIn(join(clone, ".cache")) / 1_000_000,
      limit: megabytesMax,
      what: "MB installed beside the server",
    },
    { value: median(seconds), limit: null, what: "second start: s" },
    {
      value: median(own) + median(around),
      limit: null,
      what: "of it outside of the server and git: CPU s, with the packages of this machine's Python",
    },
    {
      value: median(ownAlone) + median(around),
      limit: ownSecondsMax,
      what: "of it outside of the server and git: CPU s, with a Python that has none",
    },
  ];
}

/** CPU time of the process of the gate over the example, from its own account. */
function ownSeconds(
  folder: string,
  clone: string,
  line: (...more: readonly string[]) => readonly string[],
): number {
  const [repository, out] = [join(folder, "harbour"), join(folder, "out")];
  rmSync(repository, { recursive: true, force: true });
  mkdirSync(repository);
  const make = `import { makeExample } from ${JSON.stringify(join(clone, "scripts/example.ts"))}; makeExample(${JSON.stringify(repository)});`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", make]);
  const sides = ["--base-exact", "HEAD^", "--head", "HEAD", "--server", "pyright"];
  measure(line("--", "--repo", repository, ...sides, "--fresh", "--report", join(out, "report.json")), clone);
  const { phases } = JSON.parse(readFileSync(join(out, "run.json"), "utf8")) as RunFacts;
  return phases.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / 1_000;
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => statSync(join(folder, path)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
}
