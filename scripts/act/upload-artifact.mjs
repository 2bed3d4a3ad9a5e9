/** actions/upload-artifact, as far as our workflows use it: the artifact service's own client, and no pattern as path. */
import { readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import artifacts from "@actions/artifact";
import { getInput } from "@actions/core";

const required = { required: true };
const path = resolve(getInput("path", required));
const stat = statSync(path, { throwIfNoEntry: false });
if (stat === undefined) throw new Error(`No files were found with the provided path: ${path}`);
const root = stat.isDirectory() ? path : dirname(path);
const files = stat.isDirectory() ? filesIn(root) : [path];
const { digest } = await artifacts.uploadArtifact(getInput("name", required), files, root, {
  retentionDays: Number(getInput("retention-days")),
});
console.log(`digest ${digest}`);

/** Without hidden ones, which the action leaves out unless it is told otherwise. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => !/(?:^|\/)\./.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
