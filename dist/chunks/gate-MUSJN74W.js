import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{gateCommand,judge}from"./chunk-W4BKC2E4.js";import"./chunk-3FIYGZXX.js";import"./chunk-RFSNFI7H.js";import"./chunk-OC7HSAWB.js";import"./chunk-5KK2QQOK.js";
import"./chunk-KWJL5WOE.js";import"./chunk-XBB6O6LB.js";import"./chunk-RK7W5V2X.js";import"./chunk-JE62UNKA.js";import"./chunk-IXS2PN2U.js";
import"./chunk-JPXRV2VZ.js";import"./chunk-Y73NJZEN.js";import"./chunk-YCBJFPGR.js";import"./chunk-3K4JHQDO.js";import"./chunk-J5BE6GY2.js";
import"./chunk-JWZZDI3V.js";import"./chunk-FO76SHGF.js";import"./chunk-M7RWQLVX.js";import"./chunk-2UPTAJPG.js";import"./chunk-7QS6XCPG.js";
import"./chunk-Y664CDPI.js";import"./chunk-WZFDBUPB.js";import"./chunk-63EYGYH6.js";import"./chunk-3WE63JOP.js";import"./chunk-DYRJASS3.js";
import"./chunk-TGTWIPE7.js";import"./chunk-QKZVTJUG.js";import"./chunk-4IWVZZST.js";import"./chunk-H3NK4AT2.js";import"./chunk-BRCWRZPQ.js";
import"./chunk-CTLGXPEQ.js";import"./chunk-XKMLTAYD.js";import"./chunk-CW7DA7BN.js";import"./chunk-ENCZF6ZP.js";import"./chunk-LACULEP7.js";
import"./chunk-VM3ZC4X5.js";import"./chunk-MAAXEJ27.js";import"./chunk-UZQJFYM7.js";import"./chunk-7CYC2KHZ.js";import"./chunk-TMD2UJKS.js";
import"./chunk-K53GJVXQ.js";import"./chunk-CN7NFUW4.js";import"./chunk-QHDUXGYO.js";import"./chunk-YNRA2IQT.js";import"./chunk-BRONEMYC.js";
import"./chunk-Q4B3BUUN.js";import"./chunk-BZ74BBKY.js";import"./chunk-6N737NXE.js";export{gateCommand,judge};
