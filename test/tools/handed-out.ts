/** The workflows that we run and those that we hand out, wherever they are written. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { composeFiles, workflowPath } from "../../src/cli/init/compose.ts";
import { detectIn } from "../../src/cli/init/detect.ts";
import { createListing } from "../../src/cli/init/listing.ts";
import { actionFile, actionNames } from "../support/actions.ts";
import { shapes } from "../support/init-shapes.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type Document = { readonly name: string; readonly text: string };

export const own = documentsOf(".github/workflows");
export const examples = documentsOf("examples/workflows");
export const readme: Document = { name: "README.md.yml", text: readmeWorkflow() };
/** What `lanser init` writes for repositories that hold these files. */
export const written: readonly Document[] = [
  ...Object.entries(shapes).map(([name, { files, locks }]) => initWorkflow(name, { ...files, ...locks })),
  ...Object.entries({
    pdm: { "pyproject.toml": "[project]", "pdm.lock": "" },
    pipenv: { Pipfile: "", "Pipfile.lock": "{}" },
    "setup-py": { "setup.py": "" },
    "two-projects": {
      "one/pyproject.toml": "[project]",
      "one/uv.lock": "",
      "one/a.py": "",
      "two/requirements.txt": "-r more.list\n",
      "two/more.list": "",
      "two/a.py": "",
    },
    nothing: {},
  }).map(([name, files]) => initWorkflow(name, { "a.py": "", ...files })),
  ...Object.entries({
    yarn: { "yarn.lock": "# yarn lockfile v1\n" },
    berry: { "yarn.lock": "__metadata:\n", ".nvmrc": "24\n" },
    bun: { "bun.lock": "" },
    package: {},
  }).map(([name, files]) =>
    initWorkflow(`script-${name}`, { "a.ts": "", "tsconfig.json": "{}", "package.json": "{}", ...files }),
  ),
];
export const workflows = [...own, ...examples, ...written, readme];
export const dependabot: Document = {
  name: "dependabot.yml",
  text: readFileSync(join(root, ".github/dependabot.yml"), "utf8"),
};
export const actions: readonly Document[] = actionNames.map(actionFile).map((name) => ({
  name,
  text: readFileSync(join(root, name), "utf8"),
}));

function documentsOf(folder: string): readonly Document[] {
  return globSync("*.yml", { cwd: join(root, folder) })
    .sort()
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), "utf8") }));
}

function readmeWorkflow(): string {
  const blocks = readFileSync(join(root, "README.md"), "utf8").matchAll(/^```yaml\n(.*?)^```$/gms);
  return [...blocks].map(([, text = ""]) => text).find((text) => /^on:/m.test(text)) ?? "";
}

export function initWorkflow(name: string, files: Readonly<Record<string, string>>): Document {
  const listing = createListing(Object.keys(files), (path) => files[path]);
  const composed = composeFiles(detectIn(listing, [], { defaultBranch: null, workflow: null }));
  const text = composed.find(({ path }) => path === workflowPath)?.text ?? "";
  return { name: `init-${name.replaceAll(/\W+/gu, "-")}.yml`, text };
}
