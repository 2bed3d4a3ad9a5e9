/** actions/download-artifact of one artifact by its name, or of several by a pattern, by the artifact service's own client. */
import { existsSync, readdirSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import artifacts from "@actions/artifact";
import { getInput } from "@actions/core";

const required = { required: true };
// As in the action, a run is named in vain where no token is given to reach it with.
if (getInput("github-token") !== "") nameRun(getInput("run-id", required));
const path = getInput("path", required);
const pattern = getInput("pattern");
if (pattern === "") {
  const { artifact } = await artifacts.getArtifact(getInput("name", required));
  await artifacts.downloadArtifact(artifact.id, { path });
} else {
  // Each in a folder of its own name, and no folder at all where there is none, as in the action.
  const { artifacts: all } = await artifacts.listArtifacts({ latest: true });
  for (const { id, name } of all.filter((one) => matchesGlob(one.name, pattern)))
    await artifacts.downloadArtifact(id, { path: join(path, name) });
}
console.log(existsSync(path) ? readdirSync(path).sort().join(" ") : "no artifact");

/**
 * The artifacts of another run come from GitHub's REST API, which act 0.2.89 has not. But its artifact server keeps them
 * by run and takes the run from what the job's token says, unproven.
 */
function nameRun(id) {
  const claims = { scp: `Actions.Results:${id}:${id}` };
  const middle = Buffer.from(JSON.stringify(claims)).toString("base64url");
  process.env["ACTIONS_RUNTIME_TOKEN"] = `header.${middle}.signature`;
}
