import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{comparisonHelp,notMeasured,planCommand}from"./chunk-5OOKQFHD.js";import"./chunk-CRCVJHSX.js";import"./chunk-LALXOBHQ.js";import"./chunk-DLYU2D2A.js";
import"./chunk-7WUX6KE4.js";import"./chunk-FSW26XPK.js";import"./chunk-DHIWY54A.js";import"./chunk-NLXJX7SZ.js";import"./chunk-FO76SHGF.js";
import"./chunk-CWWKSMFH.js";import"./chunk-YTIMTKOY.js";import"./chunk-ORKVBMDF.js";import"./chunk-4A3XBLML.js";import"./chunk-F4TTOTYP.js";
import"./chunk-ERLLFPFO.js";import"./chunk-PWL6M3HH.js";import"./chunk-WCOX2SGN.js";import"./chunk-CE3S3RLV.js";import"./chunk-XAEJU6KT.js";
import"./chunk-5WPMPWB3.js";import"./chunk-CJ6DKXSY.js";import"./chunk-MKAZHVLE.js";import"./chunk-SNRI3OFJ.js";import"./chunk-SRB2PXS7.js";
import"./chunk-F6IOHWUV.js";import"./chunk-3IYEQEDO.js";import"./chunk-3NKQKLM6.js";import"./chunk-DZCC7XYK.js";import"./chunk-TLMYU3C4.js";
import"./chunk-W5FTHC5E.js";import"./chunk-YYFTMGYD.js";import"./chunk-7ZTK724X.js";import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";
import"./chunk-DQZS3VOG.js";import"./chunk-7CYC2KHZ.js";import"./chunk-3W7DLTVH.js";import"./chunk-HRPOUGWA.js";import"./chunk-3SQVDBAQ.js";
import"./chunk-GQQPZKBJ.js";import"./chunk-SBJWCYKC.js";import"./chunk-7E3DSVTW.js";import"./chunk-ZZ437GTU.js";import"./chunk-JXSYURZG.js";
import"./chunk-PO5HRUBH.js";import"./chunk-BRONEMYC.js";import"./chunk-XC2CTCOW.js";import"./chunk-BZ74BBKY.js";import"./chunk-6N737NXE.js";export{comparisonHelp,notMeasured,planCommand};
