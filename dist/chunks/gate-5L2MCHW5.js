import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{gateCommand,judge}from"./chunk-2AVBEX5J.js";import"./chunk-4IQYD7LX.js";import"./chunk-WHJWRS2W.js";import"./chunk-5U4RVYGB.js";import"./chunk-S4QZMN4G.js";
import"./chunk-6OGYTCYK.js";import"./chunk-E2C4GB2P.js";import"./chunk-JPXRV2VZ.js";import"./chunk-5OOUTOOV.js";import"./chunk-YCBJFPGR.js";
import"./chunk-3K4JHQDO.js";import"./chunk-6VSYPRWF.js";import"./chunk-QUA4DKVK.js";import"./chunk-IXS2PN2U.js";import"./chunk-UF5SWTSU.js";
import"./chunk-IIEVG5G6.js";import"./chunk-Y664CDPI.js";import"./chunk-DJJXDKL6.js";import"./chunk-Z3ONXIPL.js";import"./chunk-OWE344IU.js";
import"./chunk-R6WN3FLB.js";import"./chunk-MZFHMDLI.js";import"./chunk-NAPUQH4K.js";import"./chunk-77P2FH2E.js";import"./chunk-CTLGXPEQ.js";
import"./chunk-CW7DA7BN.js";import"./chunk-Q66TJA7U.js";import"./chunk-YNRA2IQT.js";import"./chunk-JWZZDI3V.js";import"./chunk-FO76SHGF.js";
import"./chunk-RHBFV7E6.js";import"./chunk-G7BTUK5G.js";import"./chunk-2X5RWH52.js";import"./chunk-U2WUASUN.js";import"./chunk-JF6MECP5.js";
import"./chunk-MAAXEJ27.js";import"./chunk-VM3ZC4X5.js";import"./chunk-T5LJ5PUS.js";import"./chunk-DDTY5H5U.js";import"./chunk-K53GJVXQ.js";
import"./chunk-YLGOCSCV.js";import"./chunk-BRONEMYC.js";import"./chunk-Q4B3BUUN.js";import"./chunk-BZ74BBKY.js";import"./chunk-6N737NXE.js";export{gateCommand,judge};
