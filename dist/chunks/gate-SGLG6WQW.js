import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{gateCommand,judge}from"./chunk-VYRR652O.js";import"./chunk-ENB5NIAW.js";import"./chunk-EROWDK3V.js";import"./chunk-2JTGX5SR.js";import"./chunk-PV4KBMOG.js";
import"./chunk-WP26KXVK.js";import"./chunk-RZKRYVQU.js";import"./chunk-YCBJFPGR.js";import"./chunk-3K4JHQDO.js";import"./chunk-AFBKAJJF.js";
import"./chunk-TMCTPDWP.js";import"./chunk-FSW26XPK.js";import"./chunk-RWZIK3Z3.js";import"./chunk-JYTXYAPY.js";import"./chunk-SO6V45RW.js";
import"./chunk-5IAWDPDH.js";import"./chunk-IUW5W2L6.js";import"./chunk-ZCN5RNCM.js";import"./chunk-O6WEZMGQ.js";import"./chunk-CTLGXPEQ.js";
import"./chunk-3KU7KMBI.js";import"./chunk-D3TRNGKO.js";import"./chunk-NQC45UPR.js";import"./chunk-LIMTTHHP.js";import"./chunk-DPJK5CKA.js";
import"./chunk-JXCA5TXI.js";import"./chunk-623ZDYB6.js";import"./chunk-MAAXEJ27.js";import"./chunk-VM3ZC4X5.js";import"./chunk-PKW65GXS.js";
import"./chunk-6TDOTDKN.js";import"./chunk-2DSASQPU.js";import"./chunk-6N737NXE.js";export{gateCommand,judge};
