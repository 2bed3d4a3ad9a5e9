/** actions/cache/save of one path, by the cache service's own client. */
import { saveCache } from "@actions/cache";
import { getInput } from "@actions/core";

const required = { required: true };
// What goes wrong is a warning of the client and an id of -1.
const id = await saveCache([getInput("path", required)], getInput("key", required));
if (id === -1) throw new Error("the cache was not saved");
