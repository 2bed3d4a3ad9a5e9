/**
 * `npm run pictures`: the pictures of README, drawn from what the gate really writes about the embedded example: its
 * annotations below the lines of git's diff, and the beginning of its page.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { reportFromV1 } from "../src/model/report-from-v1.ts";
import { annotations } from "../src/report/annotations.ts";
import { html } from "../src/report/html.ts";
import { validateReportV1 } from "../src/schemas/generated/report.v1.ts";
import { toolsFolder } from "../test/tools/installed.ts";
import { makeExample } from "./example.ts";
import { type Browser, foundChromium, launch } from "./gallery/browser.ts";
import { changePage } from "./gallery/change.ts";
import { type Annotation, readAnnotations } from "./gallery/github.ts";

const pictures = fileURLToPath(new URL("../docs/pictures", import.meta.url));
const command = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));

const chromium = foundChromium();
if (chromium === undefined) throw new Error("the pictures need Chromium: apt-get install chromium");
const folder = mkdtempSync(join(tmpdir(), "lanser-pictures-"));
try {
  const repository = join(folder, "harbour");
  mkdirSync(repository);
  makeExample(repository);
  const report = reportOn(repository);
  const marks = readAnnotations(annotations(report, "hint"));
  const path = mostMarked(marks);
  const git = ["-c", "core.autocrlf=false", "diff", "--find-renames", "HEAD^", "HEAD"];
  const diff = execFileSync("git", git, { cwd: repository, encoding: "utf8" });
  const browser = await launch(chromium, toolsFolder());
  try {
    mkdirSync(pictures, { recursive: true });
    await draw(browser, "annotations", changePage(path, diffOf(diff, path), marks), 960, 2_000);
    await draw(browser, "page", html(report, { reproduce: "npm run gate", show: "hint" }), 960, 868);
  } finally {
    await browser.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function reportOn(repository: string) {
  const file = join(folder, "report.json");
  const flags = ["--base-exact", "HEAD^", "--head", "HEAD", "--server", "pyright", "--report", file];
  const { GITHUB_ACTIONS: _, LANSER_CALLED_FROM: __, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [command, "gate", ...flags], {
    cwd: repository,
    env,
    encoding: "utf8",
  });
  if (status !== 1) throw new Error(`the example was to fail, and its code is ${status}: ${stderr}`);
  const read = reportFromV1(readFileSync(file, "utf8"), validateReportV1);
  if (read.kind === "invalid") throw new Error(read.message);
  return read.report;
}

/** The file in which most annotations stand. */
function mostMarked(marks: readonly Annotation[]): string {
  const own = Map.groupBy(marks, ({ path }) => path);
  own.delete(null);
  const [first] = [...own].sort(([, left], [, right]) => right.length - left.length);
  if (typeof first?.[0] !== "string") throw new Error("the example was to have an annotation");
  return first[0];
}

/** The part of a diff that is about one file. */
function diffOf(diff: string, path: string): string {
  const own = diff.split(/^(?=diff --git )/mu).find((one) => one.includes(`\n+++ b/${path}\n`));
  if (own === undefined) throw new Error(`the change was to touch ${path}`);
  return own;
}

async function draw(
  browser: Browser,
  name: string,
  page: string,
  width: number,
  heightMax: number,
): Promise<void> {
  const source = join(folder, `${name}.html`);
  writeFileSync(source, page);
  const context = await browser.newContext({ colorScheme: "light", viewport: { width, height: 600 } });
  try {
    const tab = await context.newPage();
    await tab.goto(`file://${source}`);
    const whole = await tab.evaluate<number>(
      "Math.ceil((document.querySelector('#picture') ?? document.documentElement).getBoundingClientRect().height)",
    );
    const path = join(pictures, `${name}.png`);
    const clip = { x: 0, y: 0, width, height: Math.min(whole, heightMax) };
    await tab.screenshot({ path, fullPage: true, clip });
    process.stdout.write(`${path}: ${readFileSync(path).length} bytes\n`);
  } finally {
    await context.close();
  }
}
