import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{gateCommand,judge}from"./chunk-FDCAIZ5Y.js";import"./chunk-7DOZ6L3C.js";import"./chunk-EIXVNXL7.js";import"./chunk-3QDTP3ZV.js";import"./chunk-HYL742Z6.js";
import"./chunk-C7333SOW.js";import"./chunk-2L6QD5IT.js";import"./chunk-CSR5DADX.js";import"./chunk-YCBJFPGR.js";import"./chunk-3K4JHQDO.js";
import"./chunk-2JV5F3SE.js";import"./chunk-X67QRJCK.js";import"./chunk-I6FUX2VV.js";import"./chunk-VP4YTKPQ.js";import"./chunk-N5WBJTRP.js";
import"./chunk-7MWWOEFK.js";import"./chunk-2X4JVZA6.js";import"./chunk-QN7SCMNC.js";import"./chunk-63A6BUFH.js";import"./chunk-QTJFSIR3.js";
import"./chunk-SKUD7QT4.js";import"./chunk-UWYW2X57.js";import"./chunk-XYFXQCPJ.js";import"./chunk-CTLGXPEQ.js";import"./chunk-3KU7KMBI.js";
import"./chunk-L2G7RDCA.js";import"./chunk-YNRA2IQT.js";import"./chunk-CV7BXJJR.js";import"./chunk-UFSS66J4.js";import"./chunk-X3ETUVLI.js";
import"./chunk-4G42E2PF.js";import"./chunk-YHHL2XLI.js";import"./chunk-2HOSET4H.js";import"./chunk-WJ3MPXKN.js";import"./chunk-MAAXEJ27.js";
import"./chunk-VM3ZC4X5.js";import"./chunk-T5LJ5PUS.js";import"./chunk-RFQ7VABD.js";import"./chunk-K53GJVXQ.js";import"./chunk-UFPNC3B3.js";
import"./chunk-BRONEMYC.js";import"./chunk-Q4B3BUUN.js";import"./chunk-ALFBTDPR.js";import"./chunk-6N737NXE.js";export{gateCommand,judge};
