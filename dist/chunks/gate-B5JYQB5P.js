import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{gateCommand}from"./chunk-EX7T55QK.js";import"./chunk-HJNMW74R.js";import"./chunk-W2UM5OEI.js";import"./chunk-BKL26HRW.js";import"./chunk-JIA7ATIY.js";
import"./chunk-7657CWLJ.js";import"./chunk-EA4IUCOZ.js";import"./chunk-HWAAXRQQ.js";import"./chunk-KYDHH37I.js";import"./chunk-623ZDYB6.js";
import"./chunk-5WQKR2W3.js";import"./chunk-6RZSGDOQ.js";import"./chunk-NKRLLW4M.js";import"./chunk-QGGXPQTD.js";import"./chunk-Z6NZ6CNZ.js";
import"./chunk-Z2AXMQRQ.js";import"./chunk-M6GW5IS2.js";import"./chunk-CGNPRGAE.js";import"./chunk-2DSASQPU.js";import"./chunk-6N737NXE.js";export{gateCommand};
