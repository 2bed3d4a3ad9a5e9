import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{askCommand,clampedTimeout,helpOf,isTreeTrusted}from"./chunk-3I7S2DM6.js";import"./chunk-JBBVLS3N.js";import"./chunk-OOWPASI4.js";import"./chunk-FN7EYWUS.js";
import"./chunk-2TOBBWFC.js";import"./chunk-6OE57RIM.js";import"./chunk-AOOFWSH5.js";import"./chunk-CAXWPLYJ.js";import"./chunk-XBUOZNP6.js";
import"./chunk-CTLGXPEQ.js";import"./chunk-3KU7KMBI.js";import"./chunk-A6DODEUK.js";import"./chunk-YNRA2IQT.js";import"./chunk-A5WSRKFD.js";
import"./chunk-FEK3BJVL.js";import"./chunk-PVBVIEWF.js";import"./chunk-IKHHKHPH.js";import"./chunk-7IAYWFNB.js";import"./chunk-ORZ6JWIJ.js";
import"./chunk-MAAXEJ27.js";import"./chunk-VM3ZC4X5.js";import"./chunk-M32YYIQV.js";import"./chunk-WO32OV27.js";import"./chunk-K53GJVXQ.js";
import"./chunk-MWGU266B.js";import"./chunk-BRONEMYC.js";import"./chunk-Q4B3BUUN.js";import"./chunk-WMSPXC2D.js";import"./chunk-6N737NXE.js";export{askCommand,clampedTimeout,helpOf,isTreeTrusted};
