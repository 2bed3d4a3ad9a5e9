import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{askCommand,clampedTimeout,helpOf,isTreeTrusted}from"./chunk-65ROKLE7.js";import"./chunk-ULE2BAMW.js";import"./chunk-ATWWQ5S7.js";import"./chunk-VDYZMPDX.js";
import"./chunk-S7XJNKXT.js";import"./chunk-WNYC7T37.js";import"./chunk-NLXJX7SZ.js";import"./chunk-FO76SHGF.js";import"./chunk-3QX5ZI5N.js";
import"./chunk-KLCM43JP.js";import"./chunk-YEDLAFP7.js";import"./chunk-Z2QUHE2M.js";import"./chunk-MAHWZ4ZW.js";import"./chunk-DUEIM2OP.js";
import"./chunk-TTCOGHCY.js";import"./chunk-G5UDHN7R.js";import"./chunk-2EH5GTUJ.js";import"./chunk-ZNH5E4TS.js";import"./chunk-BRCWRZPQ.js";
import"./chunk-CTLGXPEQ.js";import"./chunk-5ELR6H6Q.js";import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import"./chunk-CW7DA7BN.js";
import"./chunk-ENCZF6ZP.js";import"./chunk-UBXIKKYX.js";import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";import"./chunk-7CYC2KHZ.js";
import"./chunk-MAAXEJ27.js";import"./chunk-WWOLZMZY.js";import"./chunk-AOLXNPSX.js";import"./chunk-EJEALQFE.js";import"./chunk-GQQPZKBJ.js";
import"./chunk-SBJWCYKC.js";import"./chunk-43SVPXG7.js";import"./chunk-ZO2RQ7YG.js";import"./chunk-QHDUXGYO.js";import"./chunk-YNRA2IQT.js";
import"./chunk-BRONEMYC.js";import"./chunk-Q4B3BUUN.js";import"./chunk-BZ74BBKY.js";import"./chunk-6N737NXE.js";export{askCommand,clampedTimeout,helpOf,isTreeTrusted};
