import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{gateCommand,judge}from"./chunk-FFS5AFLC.js";import"./chunk-ZIIVD5HN.js";import"./chunk-4PP2527Z.js";import"./chunk-WKPLO5OI.js";import"./chunk-7XYNFKLV.js";
import"./chunk-K4PV2X2U.js";import"./chunk-4SLF4FSD.js";import"./chunk-YCBJFPGR.js";import"./chunk-3K4JHQDO.js";import"./chunk-UWGPMDIX.js";
import"./chunk-SHOC223Z.js";import"./chunk-FSW26XPK.js";import"./chunk-6WVLE7GF.js";import"./chunk-F2DADLTN.js";import"./chunk-JS2JDPM2.js";
import"./chunk-DNML65QE.js";import"./chunk-HYK7EYSQ.js";import"./chunk-HVAMUEQ7.js";import"./chunk-WFEL3YIK.js";import"./chunk-C7PRYRYL.js";
import"./chunk-IVAVSJST.js";import"./chunk-CTLGXPEQ.js";import"./chunk-3KU7KMBI.js";import"./chunk-TH4UI6RC.js";import"./chunk-YNRA2IQT.js";
import"./chunk-K2S2UHWL.js";import"./chunk-O46ZDEVF.js";import"./chunk-HJWSJMLV.js";import"./chunk-FVAZW5RJ.js";import"./chunk-BPK6C5MZ.js";
import"./chunk-SC4J7CVT.js";import"./chunk-7GJWLR3I.js";import"./chunk-MAAXEJ27.js";import"./chunk-VM3ZC4X5.js";import"./chunk-M32YYIQV.js";
import"./chunk-SIVPAVGM.js";import"./chunk-K53GJVXQ.js";import"./chunk-XHLYBZVD.js";import"./chunk-BRONEMYC.js";import"./chunk-Q4B3BUUN.js";
import"./chunk-VZOWZYJB.js";import"./chunk-6N737NXE.js";export{gateCommand,judge};
