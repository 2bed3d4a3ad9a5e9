import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{gateCommand,judge}from"./chunk-EPUGDRKX.js";import"./chunk-ZFRWWAB3.js";import"./chunk-3FTTEVJX.js";import"./chunk-E2VUYQRT.js";import"./chunk-6XPOEL6Y.js";
import"./chunk-RDBXGRAA.js";import"./chunk-ATLQ3XFS.js";import"./chunk-YCBJFPGR.js";import"./chunk-3K4JHQDO.js";import"./chunk-NNFC4V7I.js";
import"./chunk-URGVQSVT.js";import"./chunk-FSW26XPK.js";import"./chunk-Y45LIHJL.js";import"./chunk-7ZI2IHRY.js";import"./chunk-634XI52B.js";
import"./chunk-E2RTXWQU.js";import"./chunk-RYSNE6VY.js";import"./chunk-7C4ASG53.js";import"./chunk-QLVN7436.js";import"./chunk-CAXWPLYJ.js";
import"./chunk-N2IXIFFD.js";import"./chunk-CTLGXPEQ.js";import"./chunk-3KU7KMBI.js";import"./chunk-QWQZSFKM.js";import"./chunk-YNRA2IQT.js";
import"./chunk-A5WSRKFD.js";import"./chunk-FEK3BJVL.js";import"./chunk-VFWXHSTK.js";import"./chunk-RHBIHJB6.js";import"./chunk-IKHHKHPH.js";
import"./chunk-7IAYWFNB.js";import"./chunk-ORZ6JWIJ.js";import"./chunk-MAAXEJ27.js";import"./chunk-VM3ZC4X5.js";import"./chunk-M32YYIQV.js";
import"./chunk-WO32OV27.js";import"./chunk-K53GJVXQ.js";import"./chunk-UNTACZB3.js";import"./chunk-BRONEMYC.js";import"./chunk-Q4B3BUUN.js";
import"./chunk-WMSPXC2D.js";import"./chunk-6N737NXE.js";export{gateCommand,judge};
