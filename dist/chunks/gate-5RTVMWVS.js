import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{gateCommand,judge}from"./chunk-MYWSOGTT.js";import"./chunk-2QMKV7EP.js";import"./chunk-DH2GSYQK.js";import"./chunk-H5KWJNOZ.js";import"./chunk-PBRBLOXN.js";
import"./chunk-J44NGPV2.js";import"./chunk-XT2M36DQ.js";import"./chunk-G4CHNLB3.js";import"./chunk-PXIYZIPP.js";import"./chunk-CR33DMMU.js";
import"./chunk-7WUX6KE4.js";import"./chunk-YHSFVGX6.js";import"./chunk-G6Q3ZO7Q.js";import"./chunk-FSW26XPK.js";import"./chunk-66OPND5O.js";
import"./chunk-YCBJFPGR.js";import"./chunk-3K4JHQDO.js";import"./chunk-ZC7CH5JL.js";import"./chunk-WNYC7T37.js";import"./chunk-NLXJX7SZ.js";
import"./chunk-FO76SHGF.js";import"./chunk-E546V3GW.js";import"./chunk-6YJSMCAE.js";import"./chunk-GEQBUXF7.js";import"./chunk-T7AKOHQI.js";
import"./chunk-TIGPQBRF.js";import"./chunk-6QQZJNNT.js";import"./chunk-D5Q6PZQU.js";import"./chunk-WCOX2SGN.js";import"./chunk-F5LIKPWX.js";
import"./chunk-XAEJU6KT.js";import"./chunk-5WPMPWB3.js";import"./chunk-TQHSRZYV.js";import"./chunk-T3CJJ645.js";import"./chunk-XU47JOSZ.js";
import"./chunk-NHI3DF6A.js";import"./chunk-AABOIDXZ.js";import"./chunk-BRCWRZPQ.js";import"./chunk-CTLGXPEQ.js";import"./chunk-5ELR6H6Q.js";
import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import"./chunk-CW7DA7BN.js";import"./chunk-LQPKEBCT.js";import"./chunk-LACULEP7.js";
import"./chunk-VM3ZC4X5.js";import"./chunk-MAAXEJ27.js";import"./chunk-47E2CNLZ.js";import"./chunk-7CYC2KHZ.js";import"./chunk-VILW4R2L.js";
import"./chunk-HZVFZFWC.js";import"./chunk-EJEALQFE.js";import"./chunk-GQQPZKBJ.js";import"./chunk-SBJWCYKC.js";import"./chunk-73RH7LGE.js";
import"./chunk-J54BETX4.js";import"./chunk-5O4EL7WD.js";import"./chunk-3IP54WQR.js";import"./chunk-BRONEMYC.js";import"./chunk-5L4CCRRP.js";
import"./chunk-BZ74BBKY.js";import"./chunk-6N737NXE.js";export{gateCommand,judge};
