import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{questionCalled,questionNames,questions}from"./chunk-7E3DSVTW.js";import"./chunk-ZZ437GTU.js";import"./chunk-JXSYURZG.js";import"./chunk-PO5HRUBH.js";
import"./chunk-BRONEMYC.js";import"./chunk-XC2CTCOW.js";import"./chunk-BZ74BBKY.js";import"./chunk-6N737NXE.js";export{questionCalled,questionNames,questions};
