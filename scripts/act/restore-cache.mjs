/** actions/cache/restore of one path, by the cache service's own client. */
import { restoreCache } from "@actions/cache";
import { getInput, setOutput } from "@actions/core";

const required = { required: true };
const key = getInput("key", required);
// What goes wrong is a warning of the client and a miss.
const others = getInput("restore-keys")
  .split("\n")
  .filter((one) => one !== "");
const found = await restoreCache([getInput("path", required)], key, others);
setOutput("cache-hit", String(found === key));
console.log(found === undefined ? "miss" : `found ${found}`);
