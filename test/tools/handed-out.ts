/** The workflows that we run and those that we hand out, wherever they are written. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compose, workflowPath } from "../../src/cli/init/compose.ts";
import type { Detected, Install, ScriptInstall } from "../../src/cli/init/detect.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type Document = { readonly name: string; readonly text: string };

export const own = documentsOf(".github/workflows");
export const examples = documentsOf("examples/workflows");
export const readme: Document = { name: "README.md.yml", text: readmeWorkflow() };
export const written = [
  ...(
    [
      { by: "uv", file: "uv.lock" },
      { by: "poetry", file: "poetry.lock" },
      { by: "pdm", file: "pdm.lock" },
      { by: "requirements", files: ["requirements.txt", "requirements-dev.txt"] },
      { by: "project", file: "setup.py" },
      { by: "nothing" },
    ] as const satisfies readonly Install[]
  ).map(initWorkflow),
  ...(
    [
      { by: "npm", file: "package-lock.json" },
      { by: "pnpm", file: "pnpm-lock.yaml" },
      { by: "yarn", file: "yarn.lock" },
      { by: "berry", file: "yarn.lock" },
      { by: "bun", file: "bun.lock" },
      { by: "package", file: "package.json" },
      { by: "nothing" },
    ] as const satisfies readonly ScriptInstall[]
  ).map(initScriptWorkflow),
];
export const workflows = [...own, ...examples, ...written, readme];
export const dependabot: Document = {
  name: "dependabot.yml",
  text: readFileSync(join(root, ".github/dependabot.yml"), "utf8"),
};
export const action: Document = { name: "action.yml", text: readFileSync(join(root, "action.yml"), "utf8") };

function documentsOf(folder: string): readonly Document[] {
  return globSync("*.yml", { cwd: join(root, folder) })
    .sort()
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), "utf8") }));
}

function readmeWorkflow(): string {
  const blocks = readFileSync(join(root, "README.md"), "utf8").matchAll(/^```yaml\n(.*?)^```$/gms);
  return [...blocks].map(([, text = ""]) => text).find((text) => /^on:/m.test(text)) ?? "";
}

export function initWorkflow(install: Install): Document {
  const detected: Detected = {
    servers: [{ id: "pyright", sources: 1, example: "a.py" }],
    python: { install, version: { version: "3.12" }, isEnvironmentListed: false },
    script: null,
    defaultBranch: null,
    workflow: null,
    files: 1,
  };
  const text = compose(detected).find(({ path }) => path === workflowPath)?.text ?? "";
  return { name: `init-${install.by}.yml`, text };
}

/** Of a repository in both languages. */
function initScriptWorkflow(install: ScriptInstall): Document {
  const detected: Detected = {
    servers: [
      { id: "pyright", sources: 1, example: "a.py" },
      { id: "typescript", sources: 1, example: "a.ts" },
    ],
    python: { install: { by: "nothing" }, version: { version: "3.12" }, isEnvironmentListed: false },
    script: { install, version: { version: "24" }, isEnvironmentListed: false },
    defaultBranch: null,
    workflow: null,
    files: 2,
  };
  const text = compose(detected).find(({ path }) => path === workflowPath)?.text ?? "";
  return { name: `init-script-${install.by}.yml`, text };
}
