import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{logLines,terminalText}from"./chunk-FO76SHGF.js";function sayTo(host){let safe=host.where.kind==="actions"?logLines:terminalText;return line=>host.stdout.write(`${safe(line)}
`)}export{sayTo};
