import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{gateCommand}from"./chunk-4KTXHJFS.js";import"./chunk-BIYEFHX7.js";import"./chunk-WP26KXVK.js";import"./chunk-QWEUL7UI.js";import"./chunk-DO6LHFLW.js";
import"./chunk-LFQZKWKD.js";import"./chunk-EDLQW6P2.js";import"./chunk-M5OVG2EO.js";import"./chunk-JIA7ATIY.js";import"./chunk-MRSUGEHP.js";
import"./chunk-JBQQIQJ5.js";import"./chunk-NQC45UPR.js";import"./chunk-EYKBXFCY.js";import"./chunk-RYDHZE6M.js";import"./chunk-62VHOEUZ.js";
import"./chunk-GXP265G2.js";import"./chunk-42PAY2GB.js";import"./chunk-623ZDYB6.js";import"./chunk-5WQKR2W3.js";import"./chunk-D3TRNGKO.js";
import"./chunk-AY6K4OBQ.js";import"./chunk-ETN36EI2.js";import"./chunk-2DSASQPU.js";import"./chunk-6N737NXE.js";export{gateCommand};
