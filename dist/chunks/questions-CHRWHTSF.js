import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{questionCalled,questionNames,questions}from"./chunk-73RH7LGE.js";import"./chunk-J54BETX4.js";import"./chunk-5O4EL7WD.js";import"./chunk-3IP54WQR.js";
import"./chunk-BRONEMYC.js";import"./chunk-5L4CCRRP.js";import"./chunk-BZ74BBKY.js";import"./chunk-6N737NXE.js";export{questionCalled,questionNames,questions};
