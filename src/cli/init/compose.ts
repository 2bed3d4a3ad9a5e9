/** Composes the files from what was detected. Only plain paths and names of a repository get into them. */
import { configPath } from "../../policy/config.ts";
import { configV1 } from "../../schemas/keys.gen.ts";
import type { Detected, DetectedServer } from "./detect.ts";
import { environmentFolder, packagesFolder } from "./listing.ts";
import { workflowLines } from "./workflow.ts";

export const workflowPath = ".github/workflows/lanser.yml";

export type Composed = { readonly path: string; readonly text: string };

export function compose(detected: Detected): readonly Composed[] {
  const { proposal, workflow } = detected;
  return [
    { path: configPath, text: lines(configLines(detected)) },
    ...(proposal === undefined ? [] : [{ path: proposal.path, text: proposal.text }]),
    // Where a workflow has the Action, a second one would only say everything twice.
    ...(workflow === null || workflow === workflowPath
      ? [{ path: workflowPath, text: lines(workflowLines(detected)) }]
      : []),
  ];
}

function configLines({ servers, untrusted, python, script, generators }: Detected): readonly string[] {
  const folders = [
    ...(python !== null && python.installs.length > 0 ? [environmentFolder] : []),
    ...(script !== null && script.installs.length > 0 ? [packagesFolder] : []),
    ...generators.map(({ writes }) => writes),
  ];
  const usual = script === null ? environmentFolder : packagesFolder;
  return [
    // Editors with a YAML server complete and check the file by it.
    `# yaml-language-server: $schema=${configV1.$id}`,
    "# What Lanser checks. The base commit's copy of this file decides, so a change cannot loosen its own gate.",
    "version: 1",
    "servers:",
    ...servers.flatMap(serverLines),
    ...untrusted.flatMap((one) => [
      `  # ${one.id} executes code of the repository. \`lanser init --trust ${one.id}\` writes:`,
      ...serverLines({ ...one, others: [] }).map((line) => line.replace("  ", "  # ")),
    ]),
    ...(folders.length > 0
      ? [
          "# Folders that git does not track and the servers need to see, here and beside each project below.",
          `dependencies: [${folders.map((folder) => `"${folder}"`).join(", ")}]`,
        ]
      : [
          `# Folders that git does not track and the servers need to see, such as ${usual}.`,
          "dependencies: []",
        ]),
    "policy:",
    "  fail-on: error # or warning, information, hint; never only reports",
    '  # waivers: [trailer] # lets "Lanser-Allow: FINDING-ID REASON" in a commit of the change have that finding pass',
  ];
}

/**
 * Writes the lines of a server. Roots are named if the server would not find them; other configured folders are
 * proposed in a comment.
 */
function serverLines({ id, version, roots, isNamed, others, runs }: DetectedServer): readonly string[] {
  const list = (folders: readonly string[]) => `[${folders.map((one) => JSON.stringify(one)).join(", ")}]`;
  return [
    `  - id: ${id}`,
    `    version: ${version}`,
    ...(runs === undefined ? [] : ["    trust: executes-repository", "    sandbox: bwrap"]),
    ...(isNamed ? [`    roots: ${list(roots)}`] : []),
    ...(others.length === 0
      ? []
      : [
          "    # Configured, and no root leads to them; take those out that need not be checked:",
          `    # roots: ${list([...roots, ...others])}`,
        ]),
  ];
}

function lines(texts: readonly string[]): string {
  return `${texts.join("\n")}\n`;
}
